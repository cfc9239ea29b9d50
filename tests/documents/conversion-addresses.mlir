// RUN: mlir-opt %s --split-input-file --finalize-memref-to-llvm --convert-arith-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts | FileCheck %s

// Sizes known and not, and an offset that is not known.

func.func @load(%m: memref<?x?x4x8xf32, strided<[?, 32, 8, 1], offset: ?>>, %1: index, %2: index, %3: index, %4: index) -> f32 {
  %0 = memref.load %m[%1, %2, %3, %4] : memref<?x?x4x8xf32, strided<[?, 32, 8, 1], offset: ?>>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @load(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: i64, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: i64, %[[ARG12:[^ ]+]]: i64, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG7]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG8]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V7]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[ARG9]], %[[V8]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V9]][3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[ARG10]], %[[V10]][4, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractvalue %[[V11]][1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V11]][2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.getelementptr %[[V12]][%[[V13]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V11]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mul %[[ARG11]], %[[V15]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mul %[[ARG12]], %[[V17]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.add %[[V16]], %[[V18]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mul %[[ARG13]], %[[V20]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.add %[[V19]], %[[V21]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.add %[[V22]], %[[ARG14]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V14]][%[[V23]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.load %[[V24]] : !llvm.ptr -> f32
// CHECK-NEXT:     llvm.return %[[V25]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @store(%m: memref<10x?x13x?xf32>, %value: f32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  memref.store %value, %m[%c1, %c2, %c3, %c4] : memref<10x?x13x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @store(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: i64, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG7]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG8]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V7]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[ARG9]], %[[V8]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V9]][3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[ARG10]], %[[V10]][4, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractvalue %[[V11]][1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V11]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mul %[[V12]], %[[V17]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V11]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mul %[[V13]], %[[V19]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.add %[[V18]], %[[V20]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.extractvalue %[[V11]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mul %[[V14]], %[[V22]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.add %[[V21]], %[[V23]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.add %[[V24]], %[[V15]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V16]][%[[V25]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %[[ARG11]], %[[V26]] : f32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Without dimensions nothing is computed.

func.func @element(%m: memref<f32>) -> f32 {
  %0 = memref.load %m[] : memref<f32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @element(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V3]][1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.load %[[V4]] : !llvm.ptr -> f32
// CHECK-NEXT:     llvm.return %[[V5]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
