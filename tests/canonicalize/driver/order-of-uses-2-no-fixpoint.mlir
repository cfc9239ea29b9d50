// RUN: mlir-opt %s --canonicalize --split-input-file --mlir-print-value-users | FileCheck %s
// RUN: mlir-opt %s --resolve-ranked-shaped-type-result-dims --split-input-file --mlir-print-value-users | FileCheck %s --check-prefix=MERGED

// A constant index becomes part of the op; the use of the pointer stays as old as it was.
llvm.func @indices(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.getelementptr %p[%0, 1, %i] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i32>)>
  llvm.store %i, %1 : i32, !llvm.ptr
  llvm.store %i, %p : i32, !llvm.ptr
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @indices(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     // %[[ARG0]] is used by %[[V3:[^ ]+]], %[[V1:[^ ]+]]
// CHECK-NEXT:     // %[[ARG1]] is used by %[[V1]], %[[V3]], %[[V2:[^ ]+]]
// CHECK-NEXT:     %[[V1]] = llvm.getelementptr %[[ARG0]][0, 1, %[[ARG1]]] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i32>)> // user: %[[V2]]
// CHECK-NEXT:     llvm.store %[[ARG1]], %[[V1]] : i32, !llvm.ptr // id: %[[V2]]
// CHECK-NEXT:     llvm.store %[[ARG1]], %[[ARG0]] : i32, !llvm.ptr // id: %[[V3]]
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// MERGED: module {
// MERGED-NEXT:   llvm.func @indices(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32) {
// MERGED-NEXT:     // %[[ARG0]] is used by %[[V3:[^ ]+]], %[[V1:[^ ]+]]
// MERGED-NEXT:     // %[[ARG1]] is used by %[[V1]], %[[V3]], %[[V2:[^ ]+]]
// MERGED-NEXT:     %[[V1]] = llvm.getelementptr %[[ARG0]][0, 1, %[[ARG1]]] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i32>)> // user: %[[V2]]
// MERGED-NEXT:     llvm.store %[[ARG1]], %[[V1]] : i32, !llvm.ptr // id: %[[V2]]
// MERGED-NEXT:     llvm.store %[[ARG1]], %[[ARG0]] : i32, !llvm.ptr // id: %[[V3]]
// MERGED-NEXT:     llvm.return
// MERGED-NEXT:   }
// MERGED-NEXT: }

// -----

// A mask that is set everywhere goes; what is before it stays as it is.
func.func @mask(%m: memref<4xf32>, %i: index, %p: f32) -> (vector<4xf32>, f32) {
  %all = arith.constant dense<true> : vector<4xi1>
  %0 = vector.transfer_read %m[%i], %p, %all : memref<4xf32>, vector<4xf32>
  %1 = memref.load %m[%i] : memref<4xf32>
  %2 = arith.addf %1, %p : f32
  return %0, %2 : vector<4xf32>, f32
}



// CHECK: module {
// CHECK-NEXT:   func.func @mask(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> (vector<4xf32>, f32) {
// CHECK-NEXT:     // %[[ARG0]] is used by %[[V2:[^ ]+]], %[[V1:[^ ]+]]
// CHECK-NEXT:     // %[[ARG1]] is used by %[[V2]], %[[V1]]
// CHECK-NEXT:     // %[[ARG2]] is used by %[[V3:[^ ]+]], %[[V1]]
// CHECK-NEXT:     %[[V1]] = vector.transfer_read %[[ARG0]][%[[ARG1]]], %[[ARG2]] : memref<4xf32>, vector<4xf32> // user: %[[V4:[^ ]+]]
// CHECK-NEXT:     %[[V2]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<4xf32> // user: %[[V3]]
// CHECK-NEXT:     %[[V3]] = arith.addf %[[V2]], %[[ARG2]] : f32 // user: %[[V4]]
// CHECK-NEXT:     return %[[V1]], %[[V3]] : vector<4xf32>, f32 // id: %[[V4]]
// CHECK-NEXT:   }
// CHECK-NEXT: }

// MERGED: module {
// MERGED-NEXT:   func.func @mask(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> (vector<4xf32>, f32) {
// MERGED-NEXT:     // %[[ARG0]] is used by %[[V2:[^ ]+]], %[[V1:[^ ]+]]
// MERGED-NEXT:     // %[[ARG1]] is used by %[[V2]], %[[V1]]
// MERGED-NEXT:     // %[[ARG2]] is used by %[[V3:[^ ]+]], %[[V1]]
// MERGED-NEXT:     %[[V1]] = vector.transfer_read %[[ARG0]][%[[ARG1]]], %[[ARG2]] : memref<4xf32>, vector<4xf32> // user: %[[V4:[^ ]+]]
// MERGED-NEXT:     %[[V2]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<4xf32> // user: %[[V3]]
// MERGED-NEXT:     %[[V3]] = arith.addf %[[V2]], %[[ARG2]] : f32 // user: %[[V4]]
// MERGED-NEXT:     return %[[V1]], %[[V3]] : vector<4xf32>, f32 // id: %[[V4]]
// MERGED-NEXT:   }
// MERGED-NEXT: }

// -----

// Branches get arguments block by block: the switch leads to the first block that is merged and to
// the last.
llvm.func @merged(%p: !llvm.ptr, %i: i32) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(-1 : i32) : i32
  llvm.switch %i : i32, ^bb4 [
    0: ^bb1,
    1: ^bb2,
    2: ^bb3
  ]
^bb1:
  llvm.store %1, %p : i32, !llvm.ptr
  llvm.br ^bb5
^bb2:
  llvm.return %i : i32
^bb3:
  llvm.store %1, %p : i32, !llvm.ptr
  llvm.br ^bb5
^bb4:
  llvm.store %0, %p : i32, !llvm.ptr
  llvm.br ^bb5
^bb5:
  llvm.return %i : i32
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @merged(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     // %[[ARG0]] is used by %[[V9:[^ ]+]], %[[V7:[^ ]+]], %[[V4:[^ ]+]]
// CHECK-NEXT:     // %[[ARG1]] is used by %[[V11:[^ ]+]], %[[V6:[^ ]+]], %[[V3:[^ ]+]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32 // user: %[[V9]]
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32 // users: %[[V7]], %[[V4]]
// CHECK-NEXT:     llvm.switch %[[ARG1]] : i32, ^bb4 [
// CHECK-NEXT:       0: ^bb1,
// CHECK-NEXT:       1: ^bb2,
// CHECK-NEXT:       2: ^bb3
// CHECK-NEXT:     ] // id: %[[V3]]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.store %[[V2]], %[[ARG0]] : i32, !llvm.ptr // id: %[[V4]]
// CHECK-NEXT:     llvm.br ^bb5
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     llvm.return %[[ARG1]] : i32 // id: %[[V6]]
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     llvm.store %[[V2]], %[[ARG0]] : i32, !llvm.ptr // id: %[[V7]]
// CHECK-NEXT:     llvm.br ^bb5
// CHECK-NEXT:   ^bb4:  // pred: ^bb0
// CHECK-NEXT:     llvm.store %[[V1]], %[[ARG0]] : i32, !llvm.ptr // id: %[[V9]]
// CHECK-NEXT:     llvm.br ^bb5
// CHECK-NEXT:   ^bb5:  // 3 preds: ^bb1, ^bb3, ^bb4
// CHECK-NEXT:     llvm.return %[[ARG1]] : i32 // id: %[[V11]]
// CHECK-NEXT:   }
// CHECK-NEXT: }

// MERGED: module {
// MERGED-NEXT:   llvm.func @merged(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32) -> i32 {
// MERGED-NEXT:     // %[[ARG0]] is used by %[[V5:[^ ]+]]
// MERGED-NEXT:     // %[[ARG1]] is used by %[[V3:[^ ]+]], %[[V7:[^ ]+]]
// MERGED-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32 // user: %[[V3]]
// MERGED-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32 // user: %[[V3]]
// MERGED-NEXT:     llvm.switch %[[ARG1]] : i32, ^bb1(%[[V1]] : i32) [
// MERGED-NEXT:       0: ^bb1(%[[V2]] : i32),
// MERGED-NEXT:       1: ^bb2,
// MERGED-NEXT:       2: ^bb1(%[[V2]] : i32)
// MERGED-NEXT:     ] // id: %[[V3]]
// MERGED-NEXT:   ^bb1(%[[V4:[^ ]+]]: i32):  // 3 preds: ^bb0, ^bb0, ^bb0
// MERGED-NEXT:     // %[[V4]] is used by %[[V5]]
// MERGED-NEXT:     llvm.store %[[V4]], %[[ARG0]] : i32, !llvm.ptr // id: %[[V5]]
// MERGED-NEXT:     llvm.br ^bb2
// MERGED-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// MERGED-NEXT:     llvm.return %[[ARG1]] : i32 // id: %[[V7]]
// MERGED-NEXT:   }
// MERGED-NEXT: }
