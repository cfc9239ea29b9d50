// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries' | FileCheck %s

func.func @forall(%t: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %cst = arith.constant 1.0 : f32
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<8xf32> {
    %off = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    %s = tensor.extract_slice %o[%off] [2] [1] : tensor<8xf32> to tensor<2xf32>
    %f = linalg.fill ins(%cst : f32) outs(%s : tensor<2xf32>) -> tensor<2xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %f into %o[%off] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @forall(%[[ARG0:[^ ]+]]: memref<8xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: index) -> memref<8xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     scf.forall (%[[ARG2:[^ ]+]]) in (4) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.apply #map(%[[ARG2]])
// CHECK-NEXT:       %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG0]][%[[V0]]] [2] [1] : memref<8xf32, strided<[?], offset: ?>> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       linalg.fill ins(%[[CST]] : f32) outs(%[[SUBVIEW]] : memref<2xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:       %[[SUBVIEW_0:[^ ]+]] = memref.subview %[[ARG0]][%[[V0]]] [2] [1] : memref<8xf32, strided<[?], offset: ?>> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       memref.copy %[[SUBVIEW]], %[[SUBVIEW_0]] : memref<2xf32, strided<[?], offset: ?>> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG0]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @forall2(%t: tensor<?xf32>, %u: tensor<2xf32>, %n: index) -> (tensor<?xf32>, tensor<2xf32>) {
  %cst = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<2xf32>
  %0 = scf.forall (%i, %j) in (%n, 4) shared_outs(%o = %t) -> tensor<?xf32> {
    %f = linalg.fill ins(%cst : f32) outs(%u : tensor<2xf32>) -> tensor<2xf32>
    %g = linalg.fill ins(%cst : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
    %h = linalg.add ins(%f, %g : tensor<2xf32>, tensor<2xf32>) outs(%g : tensor<2xf32>) -> tensor<2xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %h into %o[%i] [2] [1] : tensor<2xf32> into tensor<?xf32>
    }
  } {foo}
  return %0, %u : tensor<?xf32>, tensor<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @forall2(%[[ARG0:[^ ]+]]: memref<?xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: memref<2xf32, strided<[?], offset: ?>>, %[[ARG2:[^ ]+]]: index) -> (memref<?xf32, strided<[?], offset: ?>>, memref<2xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     scf.forall (%[[ARG3:[^ ]+]], %[[ARG4:[^ ]+]]) in (%[[ARG2]], 4) {
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
// CHECK-NEXT:       linalg.fill ins(%[[CST]] : f32) outs(%[[ALLOC]] : memref<2xf32>)
// CHECK-NEXT:       %[[ALLOC_0:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
// CHECK-NEXT:       linalg.fill ins(%[[CST]] : f32) outs(%[[ALLOC_0]] : memref<2xf32>)
// CHECK-NEXT:       linalg.add ins(%[[ALLOC]], %[[ALLOC_0]] : memref<2xf32>, memref<2xf32>) outs(%[[ALLOC_0]] : memref<2xf32>)
// CHECK-NEXT:       %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG0]][%[[ARG3]]] [2] [1] : memref<?xf32, strided<[?], offset: ?>> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       memref.copy %[[ALLOC_0]], %[[SUBVIEW]] : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     return %[[ARG0]], %[[ARG1]] : memref<?xf32, strided<[?], offset: ?>>, memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @forall(%t: tensor<8xf32>, %u: tensor<8xf32>, %n: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<8xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %u into %o[0] [8] [1] : tensor<8xf32> into tensor<8xf32>
    }
  }
  return %0, %t : tensor<8xf32>, tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @forall(%[[ARG0:[^ ]+]]: memref<8xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: memref<8xf32, strided<[?], offset: ?>>, %[[ARG2:[^ ]+]]: index) -> (memref<8xf32>, memref<8xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[ALLOC]] : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
// CHECK-NEXT:     scf.forall (%[[ARG3:[^ ]+]]) in (4) {
// CHECK-NEXT:       %[[SUBVIEW:[^ ]+]] = memref.subview %[[ALLOC]][0] [8] [1] : memref<8xf32> to memref<8xf32, strided<[1]>>
// CHECK-NEXT:       memref.copy %[[ARG1]], %[[SUBVIEW]] : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32, strided<[1]>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[ALLOC]], %[[ARG0]] : memref<8xf32>, memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
