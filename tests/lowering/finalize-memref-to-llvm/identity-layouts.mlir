// RUN: mlir-opt %s --split-input-file --finalize-memref-to-llvm | FileCheck %s

// A stride of 1 is the identity, however it is written.
memref.global "private" @g : memref<4xf32, strided<[1]>>
func.func @f() -> memref<4xf32, strided<[1]>> {
  %0 = memref.alloc() : memref<4xf32, strided<[1]>>
  memref.dealloc %0 : memref<4xf32, strided<[1]>>
  %1 = memref.get_global @g : memref<4xf32, strided<[1]>>
  return %1 : memref<4xf32, strided<[1]>>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @free(!llvm.ptr)
// CHECK-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.mlir.global private @g() {addr_space = 0 : i32} : !llvm.array<4 x f32>
// CHECK-NEXT:   func.func @f() -> memref<4xf32, strided<[1]>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.ptrtoint %[[V3]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.call @malloc(%[[V4]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V6]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V8]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[V0]], %[[V10]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V11]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V12]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.call @free(%[[V13]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.getelementptr %[[V16]][%[[V14]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.ptrtoint %[[V17]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.getelementptr %[[V19]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x f32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.inttoptr %[[V21]] : i64 to !llvm.ptr
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.insertvalue %[[V22]], %[[V23]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.insertvalue %[[V20]], %[[V24]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.insertvalue %[[V26]], %[[V25]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.insertvalue %[[V14]], %[[V27]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.insertvalue %[[V15]], %[[V28]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V30:[^ ]+]] = builtin.unrealized_conversion_cast %[[V29]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:     return %[[V30]] : memref<4xf32, strided<[1]>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = memref.alloca() : memref<4x4xf32, strided<[4, 1]>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4x4xf32, strided<[4, 1]>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The shape's own elements are read.
func.func @f(%m: memref<f32>, %t: memref<?xi32>) {
  %0 = memref.reshape %m(%t) : (memref<f32>, memref<?xi32>) -> memref<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<f32>, %[[ARG1:[^ ]+]]: memref<?xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : memref<?xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[V2]], %[[V3]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V6]], %[[V8]] : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V4]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[V6]], %[[V10]] : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.add %[[V11]], %[[V5]] : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mul %[[V12]], %[[V7]] : i64
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.add %[[V9]], %[[V13]] : i64
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.alloca %[[V14]] x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertvalue %[[V15]], %[[V4]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V1]][2] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     llvm.store %[[V17]], %[[V15]] : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.getelementptr %[[V15]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.store %[[V18]], %[[V20]] : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.getelementptr %[[V15]][2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.store %[[V19]], %[[V21]] : i64, !llvm.ptr
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.getelementptr %[[V15]][0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, i64)>
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.getelementptr %[[V22]][%[[V2]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.sub %[[V2]], %[[V25]] : i64
// CHECK-NEXT:     llvm.br ^bb1(%[[V26]], %[[V25]] : i64, i64)
// CHECK-NEXT:   ^bb1(%[[V27:[^ ]+]]: i64, %[[V28:[^ ]+]]: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.icmp "sge" %[[V27]], %[[V29]] : i64
// CHECK-NEXT:     llvm.cond_br %[[V30]], ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.getelementptr %[[V24]][%[[V27]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.load %[[V31]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.getelementptr %[[V22]][%[[V27]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     llvm.store %[[V32]], %[[V33]] : i64, !llvm.ptr
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.getelementptr %[[V23]][%[[V27]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     llvm.store %[[V28]], %[[V34]] : i64, !llvm.ptr
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.mul %[[V28]], %[[V32]] : i64
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.sub %[[V27]], %[[V25]] : i64
// CHECK-NEXT:     llvm.br ^bb1(%[[V36]], %[[V35]] : i64, i64)
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @copied(%m: memref<?xf32, strided<[1]>>) {
  memref.copy %m, %m : memref<?xf32, strided<[1]>> to memref<?xf32, strided<[1]>>
  return
}
