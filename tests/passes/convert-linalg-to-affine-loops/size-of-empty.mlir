// The size of an empty tensor is simplified by the patterns of that, which are none of these.
// RUN: mlir-opt %s --convert-linalg-to-affine-loops --split-input-file | FileCheck %s
// RUN: mlir-opt %s --convert-linalg-to-loops --split-input-file | FileCheck %s
// RUN: mlir-opt %s --convert-linalg-to-parallel-loops --split-input-file | FileCheck %s

func.func @empty(%s: index) -> index {
  %c1 = arith.constant 1 : index
  %0 = tensor.empty(%s) : tensor<2x?xf32>
  %d = tensor.dim %0, %c1 : tensor<2x?xf32>
  return %d : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty(%[[ARG0:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty(%[[ARG0]]) : tensor<2x?xf32>
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[V0]], %[[C1]] : tensor<2x?xf32>
// CHECK-NEXT:     return %[[DIM]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @alloc(%s: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %0 = bufferization.alloc_tensor(%s) : tensor<2x?xf32>
  %d = tensor.dim %0, %c1 : tensor<2x?xf32>
  %1 = bufferization.to_buffer %0 : tensor<2x?xf32> to memref<2x?xf32>
  %e = memref.dim %1, %c1 : memref<2x?xf32>
  return %d, %e : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @alloc(%[[ARG0:[^ ]+]]: index) -> (index, index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.alloc_tensor(%[[ARG0]]) : tensor<2x?xf32>
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[V0]], %[[C1]] : tensor<2x?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = bufferization.to_buffer %[[V0]] : tensor<2x?xf32> to memref<2x?xf32>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = memref.dim %[[V1]], %[[C1]] : memref<2x?xf32>
// CHECK-NEXT:     return %[[DIM]], %[[DIM_0]] : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @buffer(%m: memref<2x?xf32>) -> index {
  %c1 = arith.constant 1 : index
  %0 = bufferization.to_tensor %m : memref<2x?xf32> to tensor<2x?xf32>
  %d = tensor.dim %0, %c1 : tensor<2x?xf32>
  return %d : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @buffer(%[[ARG0:[^ ]+]]: memref<2x?xf32>) -> index {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.to_tensor %[[ARG0]] : memref<2x?xf32> to tensor<2x?xf32>
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[V0]], %[[C1]] : tensor<2x?xf32>
// CHECK-NEXT:     return %[[DIM]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @allocated(%s: index) -> index {
  %c1 = arith.constant 1 : index
  %m = gpu.alloc (%s) : memref<2x?xf32>
  %d = memref.dim %m, %c1 : memref<2x?xf32>
  return %d : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @allocated(%[[ARG0:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[MEMREF:[^ ]+]] = gpu.alloc  (%[[ARG0]]) : memref<2x?xf32>
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[MEMREF]], %[[C1]] : memref<2x?xf32>
// CHECK-NEXT:     return %[[DIM]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @forall(%t: tensor<?x8xf32>) -> (tensor<?x8xf32>, index) {
  %c0 = arith.constant 0 : index
  %r = scf.forall (%i) in (8) shared_outs(%o = %t) -> tensor<?x8xf32> {
    %s = tensor.extract_slice %o[0, %i] [1, 1] [1, 1] : tensor<?x8xf32> to tensor<1x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, %i] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x8xf32>
    }
  }
  %d = tensor.dim %r, %c0 : tensor<?x8xf32>
  return %r, %d : tensor<?x8xf32>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @forall(%[[ARG0:[^ ]+]]: tensor<?x8xf32>) -> (tensor<?x8xf32>, index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.forall (%[[ARG1:[^ ]+]]) in (8) shared_outs(%[[ARG2:[^ ]+]] = %[[ARG0]]) -> (tensor<?x8xf32>) {
// CHECK-NEXT:       %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG2]][0, %[[ARG1]]] [1, 1] [1, 1] : tensor<?x8xf32> to tensor<1x1xf32>
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %[[EXTRACTED_SLICE]] into %[[ARG2]][0, %[[ARG1]]] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x8xf32>
// CHECK-NEXT:     return %[[V0]], %[[DIM]] : tensor<?x8xf32>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cast(%t: tensor<?x8xf32>, %s: memref<2xindex>, %m: memref<?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %0 = tensor.cast %t : tensor<?x8xf32> to tensor<?x?xf32>
  %d = tensor.dim %0, %c0 : tensor<?x?xf32>
  %1 = memref.reshape %m(%s) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
  %e = memref.dim %1, %c0 : memref<?x?xf32>
  return %d, %e : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast(%[[ARG0:[^ ]+]]: tensor<?x8xf32>, %[[ARG1:[^ ]+]]: memref<2xindex>, %[[ARG2:[^ ]+]]: memref<?xf32>) -> (index, index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ARG1]][%[[C0]]] : memref<2xindex>
// CHECK-NEXT:     return %[[DIM]], %[[V0]] : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
