// RUN: mlir-opt %s --split-input-file --eliminate-empty-tensors | FileCheck %s

func.func @a(%t: tensor<?xf32>, %f: f32, %i: index, %n: index) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.insert_slice %0 into %t[%i] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG0]][%[[ARG2]]] [%[[ARG3]]] [1] : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty(%[[ARG3]]) : tensor<?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.fill ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[V1]] into %[[ARG0]][%[[ARG2]]] [%[[ARG3]]] [1] : tensor<?xf32> into tensor<?xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @b(%t: tensor<?xf32>, %f: f32, %i: index, %n: index) -> tensor<?xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %c = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
  %j = arith.addi %i, %n : index
  %1 = tensor.insert_slice %c into %t[%j] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG2]], %[[ARG3]] : index
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG0]][%[[V1]]] [%[[ARG3]]] [1] : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[EXTRACTED_SLICE]] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.fill ins(%[[ARG1]] : f32) outs(%[[CAST]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %[[CAST_0:[^ ]+]] = tensor.cast %[[V2]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[CAST_0]] into %[[ARG0]][%[[V1]]] [%[[ARG3]]] [1] : tensor<?xf32> into tensor<?xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @c(%t: tensor<4x4xf32>, %f: f32, %i: index, %c: i1) -> tensor<4x4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %1 = scf.if %c -> tensor<4x4xf32> {
    %2 = tensor.insert_slice %0 into %t[%i, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<4x4xf32>
    scf.yield %2 : tensor<4x4xf32>
  } else {
    scf.yield %t : tensor<4x4xf32>
  }
  return %1 : tensor<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: tensor<4x4xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i1) -> tensor<4x4xf32> {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG0]][%[[ARG2]], 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.fill ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = scf.if %[[ARG3]] -> (tensor<4x4xf32>) {
// CHECK-NEXT:       %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[V1]] into %[[ARG0]][%[[ARG2]], 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<4x4xf32>
// CHECK-NEXT:       scf.yield %[[INSERTED_SLICE]] : tensor<4x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG0]] : tensor<4x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V2]] : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @d(%t: tensor<8xf32>, %f: f32) -> tensor<8xf32> {
  %0 = scf.forall (%i) in (2) shared_outs(%o = %t) -> tensor<8xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %1 = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %off = affine.apply affine_map<(d0) -> (d0 * 4)>(%i)
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %o[%off] [4] [1] : tensor<4xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0 * 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: tensor<8xf32>, %[[ARG1:[^ ]+]]: f32) -> tensor<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.forall (%[[ARG2:[^ ]+]]) in (2) shared_outs(%[[ARG3:[^ ]+]] = %[[ARG0]]) -> (tensor<8xf32>) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map(%[[ARG2]])
// CHECK-NEXT:       %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG3]][%[[V2]]] [4] [1] : tensor<8xf32> to tensor<4xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = linalg.fill ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %[[V3]] into %[[ARG3]][%[[V2]]] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @e(%t: tensor<8xf32>, %m: memref<8xf32>, %f: f32) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %1 = linalg.fill ins(%f : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %2 = bufferization.materialize_in_destination %1 in %t : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %e2 = tensor.empty() : tensor<8xf32>
  %3 = linalg.fill ins(%f : f32) outs(%e2 : tensor<8xf32>) -> tensor<8xf32>
  bufferization.materialize_in_destination %3 in restrict writable %m : (tensor<8xf32>, memref<8xf32>) -> ()
  return %2 : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @e(%[[ARG0:[^ ]+]]: tensor<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: f32) -> tensor<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.fill ins(%[[ARG2]] : f32) outs(%[[ARG0]] : tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = bufferization.materialize_in_destination %[[V1]] in %[[ARG0]] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = bufferization.to_tensor %[[ARG1]] restrict writable : memref<8xf32> to tensor<8xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tensor.empty() : tensor<8xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = linalg.fill ins(%[[ARG2]] : f32) outs(%[[V3]] : tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:     bufferization.materialize_in_destination %[[V5]] in writable %[[ARG1]] : (tensor<8xf32>, memref<8xf32>) -> ()
// CHECK-NEXT:     return %[[V2]] : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%t: tensor<8xf32>, %f: f32, %i: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %k = %c0 to %i step %c1 iter_args(%a = %t) -> tensor<8xf32> {
    %e = tensor.empty() : tensor<2xf32>
    %1 = linalg.fill ins(%f : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
    %2 = linalg.add ins(%1, %1 : tensor<2xf32>, tensor<2xf32>) outs(%1 : tensor<2xf32>) -> tensor<2xf32>
    %3 = tensor.insert_slice %2 into %a[%k] [2] [1] : tensor<2xf32> into tensor<8xf32>
    scf.yield %3 : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<8xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) -> tensor<8xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.for %[[ARG3:[^ ]+]] = %[[C0]] to %[[ARG2]] step %[[C1]] iter_args(%[[ARG4:[^ ]+]] = %[[ARG0]]) -> (tensor<8xf32>) {
// CHECK-NEXT:       %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG4]][%[[ARG3]]] [2] [1] : tensor<8xf32> to tensor<2xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = tensor.empty() : tensor<2xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = linalg.fill ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = linalg.add ins(%[[V2]], %[[V2]] : tensor<2xf32>, tensor<2xf32>) outs(%[[V2]] : tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:       %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[V3]] into %[[ARG4]][%[[ARG3]]] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT:       scf.yield %[[INSERTED_SLICE]] : tensor<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @g(%t: tensor<8xf32>, %f: f32, %i: index) -> (tensor<8xf32>, tensor<2xf32>) {
  %e = tensor.empty() : tensor<2xf32>
  %1 = linalg.fill ins(%f : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  %2 = linalg.fill ins(%f : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  %3 = tensor.insert_slice %2 into %t[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
  %4 = tensor.insert_slice %1 into %3[0] [2] [1] : tensor<2xf32> into tensor<8xf32>
  %5 = linalg.copy ins(%2 : tensor<2xf32>) outs(%1 : tensor<2xf32>) -> tensor<2xf32>
  return %4, %5 : tensor<8xf32>, tensor<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: tensor<8xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) -> (tensor<8xf32>, tensor<2xf32>) {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG0]][%[[ARG2]]] [2] [1] : tensor<8xf32> to tensor<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.fill ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[V1]] into %[[ARG0]][%[[ARG2]]] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_0:[^ ]+]] = tensor.extract_slice %[[INSERTED_SLICE]][0] [2] [1] : tensor<8xf32> to tensor<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.fill ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE_0]] : tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE_1:[^ ]+]] = tensor.insert_slice %[[V2]] into %[[INSERTED_SLICE]][0] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.copy ins(%[[V1]] : tensor<2xf32>) outs(%[[V2]] : tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE_1]], %[[V3]] : tensor<8xf32>, tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @b(%t: tensor<?xf32>, %f: f32, %i: index, %n: index, %m: memref<?xindex>) -> tensor<?xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %x = arith.muli %n, %n : index
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  memref.store %x, %m[%n] : memref<?xindex>
  %j = memref.load %m[%i] : memref<?xindex>
  %1 = tensor.insert_slice %0 into %t[%j] [4] [1] : tensor<4xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: memref<?xindex>) -> tensor<?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[ARG3]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.fill ins(%[[ARG1]] : f32) outs(%[[V0]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     memref.store %[[V1]], %[[ARG4]][%[[ARG3]]] : memref<?xindex>
// CHECK-NEXT:     %[[V3:[^ ]+]] = memref.load %[[ARG4]][%[[ARG2]]] : memref<?xindex>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[V2]] into %[[ARG0]][%[[V3]]] [4] [1] : tensor<4xf32> into tensor<?xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
