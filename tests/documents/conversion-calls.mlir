// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-arith-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts | FileCheck %s

// Result packing.

func.func @foo(%arg0: i32, %arg1: i64) -> (i32, i64) {
  return %arg0, %arg1 : i32, i64
}
func.func @bar() {
  %0 = arith.constant 42 : i32
  %1 = arith.constant 17 : i64
  %2:2 = call @foo(%0, %1) : (i32, i64) -> (i32, i64)
  "use_i32"(%2#0) : (i32) -> ()
  "use_i64"(%2#1) : (i64) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @foo(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i64) -> !llvm.struct<(i32, i64)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i32, i64)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(i32, i64)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(i32, i64)> 
// CHECK-NEXT:     llvm.return %[[V2]] : !llvm.struct<(i32, i64)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @bar() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(42 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(17 : i64) : i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.call @foo(%[[V0]], %[[V1]]) : (i32, i64) -> !llvm.struct<(i32, i64)>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(i32, i64)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(i32, i64)> 
// CHECK-NEXT:     "use_i32"(%[[V3]]) : (i32) -> ()
// CHECK-NEXT:     "use_i64"(%[[V4]]) : (i64) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Ranked memrefs.

func.func @foo(%arg0: memref<?xf32>) -> () {
  "use"(%arg0) : (memref<?xf32>) -> ()
  return
}
func.func @bar() {
  %0 = "get"() : () -> (memref<?xf32>)
  call @foo(%0) : (memref<?xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @foo(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = builtin.unrealized_conversion_cast %[[V5]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT:     "use"(%[[V6]]) : (memref<?xf32>) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @bar() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "get"() : () -> memref<?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[V0]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V1]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V1]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.call @foo(%[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]]) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Unranked memrefs.

func.func @foo(%arg0: memref<*xf32>) -> () {
  "use"(%arg0) : (memref<*xf32>) -> ()
  return
}
func.func @bar() {
  %0 = "get"() : () -> (memref<*xf32>)
  call @foo(%0): (memref<*xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @foo(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : !llvm.struct<(i64, ptr)> to memref<*xf32>
// CHECK-NEXT:     "use"(%[[V3]]) : (memref<*xf32>) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @bar() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "get"() : () -> memref<*xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[V0]] : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     llvm.call @foo(%[[V2]], %[[V3]]) : (i64, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A descriptor that is returned is copied to the heap, and by the caller to
// its stack.

func.func @identity(%arg0: memref<*xf32>) -> memref<*xf32> {
  return %arg0 : memref<*xf32>
}
func.func @caller(%arg0: memref<*xf32>) -> memref<*xf32> {
  %0 = call @identity(%arg0) : (memref<*xf32>) -> memref<*xf32>
  return %0 : memref<*xf32>
}
func.func @indirect(%arg0: memref<*xf32>, %f: (memref<*xf32>) -> memref<*xf32>) {
  %0 = call_indirect %f(%arg0) : (memref<*xf32>) -> memref<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @free(!llvm.ptr)
// CHECK-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @identity(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: !llvm.ptr) -> !llvm.struct<(i64, ptr)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[V4]], %[[V6]] : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V4]], %[[V8]] : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.add %[[V9]], %[[V3]] : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[V10]], %[[V5]] : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.add %[[V7]], %[[V11]] : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.call @malloc(%[[V12]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     "llvm.intr.memcpy"(%[[V13]], %[[V14]], %[[V12]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.insertvalue %[[V16]], %[[V15]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertvalue %[[V13]], %[[V17]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     llvm.return %[[V18]] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @caller(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: !llvm.ptr) -> !llvm.struct<(i64, ptr)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.call @identity(%[[V3]], %[[V4]]) : (i64, !llvm.ptr) -> !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mul %[[V7]], %[[V9]] : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mul %[[V7]], %[[V11]] : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.add %[[V12]], %[[V6]] : i64
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mul %[[V13]], %[[V8]] : i64
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.add %[[V10]], %[[V14]] : i64
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.alloca %[[V15]] x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     "llvm.intr.memcpy"(%[[V16]], %[[V17]], %[[V15]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     llvm.call @free(%[[V17]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.insertvalue %[[V19]], %[[V18]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.insertvalue %[[V16]], %[[V20]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mul %[[V23]], %[[V25]] : i64
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.extractvalue %[[V21]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mul %[[V23]], %[[V27]] : i64
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.add %[[V28]], %[[V22]] : i64
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mul %[[V29]], %[[V24]] : i64
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.add %[[V26]], %[[V30]] : i64
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.call @malloc(%[[V31]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.extractvalue %[[V21]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     "llvm.intr.memcpy"(%[[V32]], %[[V33]], %[[V31]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.extractvalue %[[V21]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.insertvalue %[[V35]], %[[V34]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.insertvalue %[[V32]], %[[V36]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     llvm.return %[[V37]] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @indirect(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.call %[[ARG2]](%[[V3]], %[[V4]]) : !llvm.ptr, (i64, !llvm.ptr) -> !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mul %[[V7]], %[[V9]] : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mul %[[V7]], %[[V11]] : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.add %[[V12]], %[[V6]] : i64
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mul %[[V13]], %[[V8]] : i64
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.add %[[V10]], %[[V14]] : i64
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.alloca %[[V15]] x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     "llvm.intr.memcpy"(%[[V16]], %[[V17]], %[[V15]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     llvm.call @free(%[[V17]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.insertvalue %[[V19]], %[[V18]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.insertvalue %[[V16]], %[[V20]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Functions as values.

func.func @quux(%f: () -> ()) -> (() -> ()) {
  return %f : () -> ()
}
func.func @taken() -> (() -> ()) {
  %f = func.constant @callee : () -> ()
  %g = call @quux(%f) : (() -> ()) -> (() -> ())
  call_indirect %g() : () -> ()
  return %g : () -> ()
}
func.func private @callee()

// CHECK: module {
// CHECK-NEXT:   llvm.func @quux(%[[ARG0:[^ ]+]]: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT:     llvm.return %[[ARG0]] : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @taken() -> !llvm.ptr {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.addressof @callee : !llvm.ptr
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.call @quux(%[[V0]]) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.call %[[V1]]() : !llvm.ptr, () -> ()
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @callee() attributes {sym_visibility = "private"}
// CHECK-NEXT: }
