// ORACLE: differs (standard-dialect)
// RUN: mlir-opt %s --legacy-syntax --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --legacy-syntax --split-input-file --allow-unregistered-dialect --convert-std-to-llvm | FileCheck %s --check-prefix=LLVM

// Several results, functions that take functions, declarations that say nothing of who sees them.

func @pair(%a: i32, %b: i64) -> (i32, i64) {
  return %a, %b : i32, i64
}
func @uses() {
  %0 = constant 42 : i32
  %1 = std.constant 17 : i64
  %2:2 = call @pair(%0, %1) : (i32, i64) -> (i32, i64)
  "use"(%2#0, %2#1) : (i32, i64) -> ()
  return
}
func @none() -> ()
func @one(i32) -> (i64)
func @higher(() -> ()) -> (() -> ())
func @through(%f: (i32) -> i64, %a: i32) {
  %0 = call_indirect %f(%a) : (i32) -> i64
  %1 = constant @one : (i32) -> i64
  %2 = call_indirect %1(%a) : (i32) -> i64
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @pair(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i64) -> (i32, i64) {
// CHECK-NEXT:     return %[[ARG0]], %[[ARG1]] : i32, i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @uses() {
// CHECK-NEXT:     %[[C42_I32:[^ ]+]] = arith.constant 42 : i32
// CHECK-NEXT:     %[[C17_I64:[^ ]+]] = arith.constant 17 : i64
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = call @pair(%[[C42_I32]], %[[C17_I64]]) : (i32, i64) -> (i32, i64)
// CHECK-NEXT:     "use"(%[[V0]]#0, %[[V0]]#1) : (i32, i64) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @none()
// CHECK-NEXT:   func.func private @one(i32) -> i64
// CHECK-NEXT:   func.func private @higher(() -> ()) -> (() -> ())
// CHECK-NEXT:   func.func @through(%[[ARG0:[^ ]+]]: (i32) -> i64, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call_indirect %[[ARG0]](%[[ARG1]]) : (i32) -> i64
// CHECK-NEXT:     %[[F:[^ ]+]] = constant @one : (i32) -> i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = call_indirect %[[F]](%[[ARG1]]) : (i32) -> i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// LLVM: module {
// LLVM-NEXT:   llvm.func @pair(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i64) -> !llvm.struct<(i32, i64)> {
// LLVM-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i32, i64)>
// LLVM-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(i32, i64)> 
// LLVM-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(i32, i64)> 
// LLVM-NEXT:     llvm.return %[[V2]] : !llvm.struct<(i32, i64)>
// LLVM-NEXT:   }
// LLVM-NEXT:   llvm.func @uses() {
// LLVM-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(42 : i32) : i32
// LLVM-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(17 : i64) : i64
// LLVM-NEXT:     %[[V2:[^ ]+]] = llvm.call @pair(%[[V0]], %[[V1]]) : (i32, i64) -> !llvm.struct<(i32, i64)>
// LLVM-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(i32, i64)> 
// LLVM-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(i32, i64)> 
// LLVM-NEXT:     "use"(%[[V3]], %[[V4]]) : (i32, i64) -> ()
// LLVM-NEXT:     llvm.return
// LLVM-NEXT:   }
// LLVM-NEXT:   llvm.func @none() attributes {sym_visibility = "private"}
// LLVM-NEXT:   llvm.func @one(i32) -> i64 attributes {sym_visibility = "private"}
// LLVM-NEXT:   llvm.func @higher(!llvm.ptr) -> !llvm.ptr attributes {sym_visibility = "private"}
// LLVM-NEXT:   llvm.func @through(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32) {
// LLVM-NEXT:     %[[V0:[^ ]+]] = llvm.call %[[ARG0]](%[[ARG1]]) : !llvm.ptr, (i32) -> i64
// LLVM-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.addressof @one : !llvm.ptr
// LLVM-NEXT:     %[[V2:[^ ]+]] = llvm.call %[[V1]](%[[ARG1]]) : !llvm.ptr, (i32) -> i64
// LLVM-NEXT:     llvm.return
// LLVM-NEXT:   }
// LLVM-NEXT: }

// -----

// Control flow: the same block twice.

func @twice(%c: i1, %a: i32, %b: i32) {
  cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%0: i32):
  "use"(%0) : (i32) -> ()
  br ^bb2
^bb2:
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @twice(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1(%[[ARG1]] : i32), ^bb1(%[[ARG2]] : i32)
// CHECK-NEXT:   ^bb1(%[[V0:[^ ]+]]: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     "use"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// LLVM: module {
// LLVM-NEXT:   llvm.func @twice(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) {
// LLVM-NEXT:     llvm.cond_br %[[ARG0]], ^bb1(%[[ARG1]] : i32), ^bb1(%[[ARG2]] : i32)
// LLVM-NEXT:   ^bb1(%[[V0:[^ ]+]]: i32):  // 2 preds: ^bb0, ^bb0
// LLVM-NEXT:     "use"(%[[V0]]) : (i32) -> ()
// LLVM-NEXT:     llvm.br ^bb2
// LLVM-NEXT:   ^bb2:  // pred: ^bb1
// LLVM-NEXT:     llvm.return
// LLVM-NEXT:   }
// LLVM-NEXT: }

// -----

// Memory.

func @memory(%m: memref<f32>, %n: memref<10x?x13x?xf32>) {
  %c1 = constant 1 : index
  %0 = load %m[] : memref<f32>
  %1 = load %n[%c1, %c1, %c1, %c1] : memref<10x?x13x?xf32>
  store %1, %m[] : memref<f32>
  %2 = alloc(%c1) : memref<?xf32>
  %3 = dim %2, %c1 : memref<?xf32>
  %4 = atomic_rmw "addf" %0, %2[%3] : (f32, memref<?xf32>) -> f32
  %5 = memref_cast %2 : memref<?xf32> to memref<4xf32>
  dealloc %2 : memref<?xf32>
  %6 = alloca() : memref<2xi8>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @memory(%[[ARG0:[^ ]+]]: memref<f32>, %[[ARG1:[^ ]+]]: memref<10x?x13x?xf32>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ARG0]][] : memref<f32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ARG1]][%[[C1]], %[[C1]], %[[C1]], %[[C1]]] : memref<10x?x13x?xf32>
// CHECK-NEXT:     memref.store %[[V1]], %[[ARG0]][] : memref<f32>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[C1]]) : memref<?xf32>
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ALLOC]], %[[C1]] : memref<?xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = memref.atomic_rmw addf %[[V0]], %[[ALLOC]][%[[DIM]]] : (f32, memref<?xf32>) -> f32
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<?xf32>
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<2xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// LLVM: module {
// LLVM-NEXT:   llvm.func @free(!llvm.ptr)
// LLVM-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// LLVM-NEXT:   llvm.func @memory(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: i64, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: i64, %[[ARG12:[^ ]+]]: i64, %[[ARG13:[^ ]+]]: i64) {
// LLVM-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// LLVM-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG10]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG7]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG11]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[ARG8]], %[[V7]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[ARG12]], %[[V8]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[ARG9]], %[[V9]][3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[ARG13]], %[[V10]][4, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT:     %[[V13:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V12]][0] : !llvm.struct<(ptr, ptr, i64)> 
// LLVM-NEXT:     %[[V14:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V13]][1] : !llvm.struct<(ptr, ptr, i64)> 
// LLVM-NEXT:     %[[V15:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V14]][2] : !llvm.struct<(ptr, ptr, i64)> 
// LLVM-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V15]][1] : !llvm.struct<(ptr, ptr, i64)> 
// LLVM-NEXT:     %[[V18:[^ ]+]] = llvm.load %[[V17]] : !llvm.ptr -> f32
// LLVM-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V11]][1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V20:[^ ]+]] = llvm.extractvalue %[[V11]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V21:[^ ]+]] = llvm.mul %[[V16]], %[[V20]] overflow<nsw, nuw> : i64
// LLVM-NEXT:     %[[V22:[^ ]+]] = llvm.extractvalue %[[V11]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V23:[^ ]+]] = llvm.mul %[[V16]], %[[V22]] overflow<nsw, nuw> : i64
// LLVM-NEXT:     %[[V24:[^ ]+]] = llvm.add %[[V21]], %[[V23]] overflow<nsw, nuw> : i64
// LLVM-NEXT:     %[[V25:[^ ]+]] = llvm.extractvalue %[[V11]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V26:[^ ]+]] = llvm.mul %[[V16]], %[[V25]] overflow<nsw, nuw> : i64
// LLVM-NEXT:     %[[V27:[^ ]+]] = llvm.add %[[V24]], %[[V26]] overflow<nsw, nuw> : i64
// LLVM-NEXT:     %[[V28:[^ ]+]] = llvm.add %[[V27]], %[[V16]] overflow<nsw, nuw> : i64
// LLVM-NEXT:     %[[V29:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V19]][%[[V28]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// LLVM-NEXT:     %[[V30:[^ ]+]] = llvm.load %[[V29]] : !llvm.ptr -> f32
// LLVM-NEXT:     %[[V31:[^ ]+]] = llvm.extractvalue %[[V15]][1] : !llvm.struct<(ptr, ptr, i64)> 
// LLVM-NEXT:     llvm.store %[[V30]], %[[V31]] : f32, !llvm.ptr
// LLVM-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// LLVM-NEXT:     %[[V34:[^ ]+]] = llvm.getelementptr %[[V33]][%[[V16]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// LLVM-NEXT:     %[[V35:[^ ]+]] = llvm.ptrtoint %[[V34]] : !llvm.ptr to i64
// LLVM-NEXT:     %[[V36:[^ ]+]] = llvm.call @malloc(%[[V35]]) : (i64) -> !llvm.ptr
// LLVM-NEXT:     %[[V37:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT:     %[[V38:[^ ]+]] = llvm.insertvalue %[[V36]], %[[V37]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// LLVM-NEXT:     %[[V39:[^ ]+]] = llvm.insertvalue %[[V36]], %[[V38]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// LLVM-NEXT:     %[[V40:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT:     %[[V41:[^ ]+]] = llvm.insertvalue %[[V40]], %[[V39]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// LLVM-NEXT:     %[[V42:[^ ]+]] = llvm.insertvalue %[[V16]], %[[V41]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// LLVM-NEXT:     %[[V43:[^ ]+]] = llvm.insertvalue %[[V32]], %[[V42]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// LLVM-NEXT:     %[[V44:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT:     %[[V45:[^ ]+]] = llvm.extractvalue %[[V43]][3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// LLVM-NEXT:     %[[V46:[^ ]+]] = llvm.alloca %[[V44]] x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
// LLVM-NEXT:     llvm.store %[[V45]], %[[V46]] : !llvm.array<1 x i64>, !llvm.ptr
// LLVM-NEXT:     %[[V47:[^ ]+]] = llvm.getelementptr %[[V46]][0, %[[V16]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<1 x i64>
// LLVM-NEXT:     %[[V48:[^ ]+]] = llvm.load %[[V47]] : !llvm.ptr -> i64
// LLVM-NEXT:     %[[V49:[^ ]+]] = llvm.extractvalue %[[V43]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// LLVM-NEXT:     %[[V50:[^ ]+]] = llvm.getelementptr %[[V49]][%[[V48]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// LLVM-NEXT:     %[[V51:[^ ]+]] = llvm.atomicrmw fadd %[[V50]], %[[V18]] acq_rel : !llvm.ptr, f32
// LLVM-NEXT:     %[[V52:[^ ]+]] = llvm.extractvalue %[[V43]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// LLVM-NEXT:     llvm.call @free(%[[V52]]) : (!llvm.ptr) -> ()
// LLVM-NEXT:     %[[V53:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// LLVM-NEXT:     %[[V54:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT:     %[[V55:[^ ]+]] = llvm.alloca %[[V53]] x i8 : (i64) -> !llvm.ptr
// LLVM-NEXT:     %[[V56:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT:     %[[V57:[^ ]+]] = llvm.insertvalue %[[V55]], %[[V56]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// LLVM-NEXT:     %[[V58:[^ ]+]] = llvm.insertvalue %[[V55]], %[[V57]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// LLVM-NEXT:     %[[V59:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT:     %[[V60:[^ ]+]] = llvm.insertvalue %[[V59]], %[[V58]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// LLVM-NEXT:     %[[V61:[^ ]+]] = llvm.insertvalue %[[V53]], %[[V60]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// LLVM-NEXT:     %[[V62:[^ ]+]] = llvm.insertvalue %[[V54]], %[[V61]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// LLVM-NEXT:     llvm.return
// LLVM-NEXT:   }
// LLVM-NEXT: }

// -----

// Numbers; the generic form names ops as they were, too.

func @numbers(%a: i32, %b: i32, %x: f32, %y: vector<4xf32>) -> i1 {
  %0 = divi_signed %a, %b : i32
  %1 = "std.remi_unsigned"(%0, %b) : (i32, i32) -> i32
  %2 = shift_right_signed %1, %a : i32
  %3 = and %2, %a : i32
  %4 = cmpi "slt", %3, %b : i32
  %5 = select %4, %a, %b : i32
  %6 = sexti %5 : i32 to i64
  %7 = index_cast %6 : i64 to index
  %8 = sitofp %5 : i32 to f32
  %9 = fpext %8 : f32 to f64
  %10 = absf %x : f32
  %11 = addf %y, %y : vector<4xf32>
  %12 = cmpf "olt", %x, %8 : f32
  return %12 : i1
}



// CHECK: module {
// CHECK-NEXT:   func.func @numbers(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<4xf32>) -> i1 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divsi %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.remui %[[V0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.shrsi %[[V1]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.andi %[[V2]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi slt, %[[V3]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.select %[[V4]], %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.extsi %[[V5]] : i32 to i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.index_cast %[[V6]] : i64 to index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.sitofp %[[V5]] : i32 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.extf %[[V8]] : f32 to f64
// CHECK-NEXT:     %[[V10:[^ ]+]] = math.absf %[[ARG2]] : f32
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.addf %[[ARG3]], %[[ARG3]] : vector<4xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.cmpf olt, %[[ARG2]], %[[V8]] : f32
// CHECK-NEXT:     return %[[V12]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// LLVM: module {
// LLVM-NEXT:   llvm.func @numbers(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<4xf32>) -> i1 {
// LLVM-NEXT:     %[[V0:[^ ]+]] = llvm.sdiv %[[ARG0]], %[[ARG1]] : i32
// LLVM-NEXT:     %[[V1:[^ ]+]] = llvm.urem %[[V0]], %[[ARG1]] : i32
// LLVM-NEXT:     %[[V2:[^ ]+]] = llvm.ashr %[[V1]], %[[ARG0]] : i32
// LLVM-NEXT:     %[[V3:[^ ]+]] = llvm.and %[[V2]], %[[ARG0]] : i32
// LLVM-NEXT:     %[[V4:[^ ]+]] = llvm.icmp "slt" %[[V3]], %[[ARG1]] : i32
// LLVM-NEXT:     %[[V5:[^ ]+]] = llvm.select %[[V4]], %[[ARG0]], %[[ARG1]] : i1, i32
// LLVM-NEXT:     %[[V6:[^ ]+]] = llvm.sext %[[V5]] : i32 to i64
// LLVM-NEXT:     %[[V7:[^ ]+]] = llvm.sitofp %[[V5]] : i32 to f32
// LLVM-NEXT:     %[[V8:[^ ]+]] = llvm.fpext %[[V7]] : f32 to f64
// LLVM-NEXT:     %[[V9:[^ ]+]] = llvm.intr.fabs(%[[ARG2]]) : (f32) -> f32
// LLVM-NEXT:     %[[V10:[^ ]+]] = llvm.fadd %[[ARG3]], %[[ARG3]] : vector<4xf32>
// LLVM-NEXT:     %[[V11:[^ ]+]] = llvm.fcmp "olt" %[[ARG2]], %[[V7]] : f32
// LLVM-NEXT:     llvm.return %[[V11]] : i1
// LLVM-NEXT:   }
// LLVM-NEXT: }
