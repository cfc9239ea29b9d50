// RUN: mlir-opt %s --split-input-file --convert-vector-to-scf | FileCheck %s

func.func @f(%m: memref<4x8x16xf32>, %i: index, %v: vector<4x8xf32>) {
  vector.transfer_write %v, %m[%i, %i, %i] {in_bounds = [true, false], permutation_map = affine_map<(d0,d1,d2) -> (d2,d0)>} : vector<4x8xf32>, memref<4x8x16xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<4x8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4x8xf32>) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<vector<8x1x4xf32>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG2]] : vector<4x8xf32> to vector<1x4x8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transpose %[[V0]], [2, 0, 1] : vector<1x4x8xf32> to vector<8x1x4xf32>
// CHECK-NEXT:     memref.store %[[V1]], %[[ALLOCA]][] : memref<vector<8x1x4xf32>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.type_cast %[[ALLOCA]] : memref<vector<8x1x4xf32>> to memref<8xvector<1x4xf32>>
// CHECK-NEXT:     scf.for %[[ARG3:[^ ]+]] = %[[C0]] to %[[C8]] step %[[C1]] {
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map(%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.cmpi slt, %[[V3]], %[[C4]] : index
// CHECK-NEXT:       scf.if %[[V4]] {
// CHECK-NEXT:         %[[V5:[^ ]+]] = affine.apply #map(%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:         %[[V6:[^ ]+]] = vector.type_cast %[[V2]] : memref<8xvector<1x4xf32>> to memref<8x1xvector<4xf32>>
// CHECK-NEXT:         scf.for %[[ARG4:[^ ]+]] = %[[C0]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:           %[[V7:[^ ]+]] = affine.apply #map(%[[ARG4]])[%[[ARG1]]]
// CHECK-NEXT:           %[[V8:[^ ]+]] = memref.load %[[V6]][%[[ARG3]], %[[ARG4]]] : memref<8x1xvector<4xf32>>
// CHECK-NEXT:           vector.transfer_write %[[V8]], %[[ARG0]][%[[V5]], %[[V7]], %[[ARG1]]] {in_bounds = [true]} : vector<4xf32>, memref<4x8x16xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: tensor<4x8x16xf32>, %i: index, %p: f32) -> vector<2x[4]xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i], %p {permutation_map = affine_map<(d0,d1,d2) -> (d2,d0)>} : tensor<4x8x16xf32>, vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d2, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> vector<2x[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]], %[[ARG1]]], %[[ARG2]] {permutation_map = #map} : tensor<4x8x16xf32>, vector<2x[4]xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x8xf32>, %i: index, %v: vector<4x8xf32>) {
  vector.transfer_write %v, %m[%i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0,d1) -> (d1,d0)>} : vector<4x8xf32>, memref<8x8xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<8x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4x8xf32>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<vector<8x4xf32>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transpose %[[ARG2]], [1, 0] : vector<4x8xf32> to vector<8x4xf32>
// CHECK-NEXT:     memref.store %[[V0]], %[[ALLOCA]][] : memref<vector<8x4xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.type_cast %[[ALLOCA]] : memref<vector<8x4xf32>> to memref<8xvector<4xf32>>
// CHECK-NEXT:     scf.for %[[ARG3:[^ ]+]] = %[[C0]] to %[[C8]] step %[[C1]] {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map(%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V3:[^ ]+]] = memref.load %[[V1]][%[[ARG3]]] : memref<8xvector<4xf32>>
// CHECK-NEXT:       vector.transfer_write %[[V3]], %[[ARG0]][%[[V2]], %[[ARG1]]] {in_bounds = [true]} : vector<4xf32>, memref<8x8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x?x?x?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %m[%i, %i, %i, %i] {in_bounds = [true], permutation_map = affine_map<(d0,d1,d2,d3) -> (d1)>} : vector<4xf32>, memref<?x?x?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?x?x?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<vector<4x1x1xf32>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG2]] : vector<4xf32> to vector<1x1x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transpose %[[V0]], [2, 0, 1] : vector<1x1x4xf32> to vector<4x1x1xf32>
// CHECK-NEXT:     memref.store %[[V1]], %[[ALLOCA]][] : memref<vector<4x1x1xf32>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.type_cast %[[ALLOCA]] : memref<vector<4x1x1xf32>> to memref<4xvector<1x1xf32>>
// CHECK-NEXT:     scf.for %[[ARG3:[^ ]+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map(%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V4:[^ ]+]] = vector.type_cast %[[V2]] : memref<4xvector<1x1xf32>> to memref<4x1xvector<1xf32>>
// CHECK-NEXT:       scf.for %[[ARG4:[^ ]+]] = %[[C0]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:         %[[V5:[^ ]+]] = affine.apply #map(%[[ARG4]])[%[[ARG1]]]
// CHECK-NEXT:         %[[V6:[^ ]+]] = memref.load %[[V4]][%[[ARG3]], %[[ARG4]]] : memref<4x1xvector<1xf32>>
// CHECK-NEXT:         vector.transfer_write %[[V6]], %[[ARG0]][%[[ARG1]], %[[V3]], %[[V5]], %[[ARG1]]] {in_bounds = [true]} : vector<1xf32>, memref<?x?x?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x8x16xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %m[%i, %i, %i] {permutation_map = affine_map<(d0,d1,d2) -> (d2)>} : vector<4xf32>, memref<4x8x16xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<4x8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     vector.transfer_write %[[ARG2]], %[[ARG0]][%[[ARG1]], %[[ARG1]], %[[ARG1]]] : vector<4xf32>, memref<4x8x16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: tensor<?x?xf32>, %i: index, %p: f32) -> vector<1x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0,d1) -> (d1,d0)>} : tensor<?x?xf32>, vector<1x4xf32>
  return %0 : vector<1x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> vector<1x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]] : tensor<?x?xf32>, vector<4x1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transpose %[[V0]], [1, 0] : vector<4x1xf32> to vector<1x4xf32>
// CHECK-NEXT:     return %[[V1]] : vector<1x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: tensor<?x?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0,d1) -> (d1)>} : tensor<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]] : tensor<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: tensor<?x?xf32>, %i: index, %p: f32) -> vector<2x[4]xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0,d1) -> (0,d1)>} : tensor<?x?xf32>, vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> vector<2x[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]] {in_bounds = [true]} : tensor<?x?xf32>, vector<[4]xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[V0]] : vector<[4]xf32> to vector<2x[4]xf32>
// CHECK-NEXT:     return %[[V1]] : vector<2x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x?x?x?xf32>, %i: index, %v: vector<1x4xf32>) {
  vector.transfer_write %v, %m[%i, %i, %i, %i] {permutation_map = affine_map<(d0,d1,d2,d3) -> (d0,d3)>} : vector<1x4xf32>, memref<?x?x?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?x?x?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<1x4xf32>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<vector<1x1x1x4xf32>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG2]] : vector<1x4xf32> to vector<1x1x1x4xf32>
// CHECK-NEXT:     memref.store %[[V0]], %[[ALLOCA]][] : memref<vector<1x1x1x4xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.type_cast %[[ALLOCA]] : memref<vector<1x1x1x4xf32>> to memref<1xvector<1x1x4xf32>>
// CHECK-NEXT:     scf.for %[[ARG3:[^ ]+]] = %[[C0]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:       %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x?x?x?xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map(%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.cmpi sgt, %[[DIM]], %[[V2]] : index
// CHECK-NEXT:       scf.if %[[V3]] {
// CHECK-NEXT:         %[[V4:[^ ]+]] = affine.apply #map(%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:         %[[V5:[^ ]+]] = vector.type_cast %[[V1]] : memref<1xvector<1x1x4xf32>> to memref<1x1xvector<1x4xf32>>
// CHECK-NEXT:         scf.for %[[ARG4:[^ ]+]] = %[[C0]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:           %[[V6:[^ ]+]] = affine.apply #map(%[[ARG4]])[%[[ARG1]]]
// CHECK-NEXT:           %[[V7:[^ ]+]] = vector.type_cast %[[V5]] : memref<1x1xvector<1x4xf32>> to memref<1x1x1xvector<4xf32>>
// CHECK-NEXT:           scf.for %[[ARG5:[^ ]+]] = %[[C0]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:             %[[V8:[^ ]+]] = affine.apply #map(%[[ARG5]])[%[[ARG1]]]
// CHECK-NEXT:             %[[V9:[^ ]+]] = memref.load %[[V7]][%[[ARG3]], %[[ARG4]], %[[ARG5]]] : memref<1x1x1xvector<4xf32>>
// CHECK-NEXT:             vector.transfer_write %[[V9]], %[[ARG0]][%[[V4]], %[[V6]], %[[V8]], %[[ARG1]]] : vector<4xf32>, memref<?x?x?x?xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x8x16xf32>, %i: index, %p: f32) -> vector<[4]x8xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0,d1,d2) -> (d1,0)>} : memref<4x8x16xf32>, vector<[4]x8xf32>
  return %0 : vector<[4]x8xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d1, 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<4x8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> vector<[4]x8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]], %[[ARG1]]], %[[ARG2]] {in_bounds = [true, true], permutation_map = #map} : memref<4x8x16xf32>, vector<[4]x8xf32>
// CHECK-NEXT:     return %[[V0]] : vector<[4]x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x8xf32>, %i: index, %p: f32) -> vector<[4]x[4]xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0,d1) -> (d1,d0)>} : memref<8x8xf32>, vector<[4]x[4]xf32>
  return %0 : vector<[4]x[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<8x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> vector<[4]x[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]] {in_bounds = [true, true]} : memref<8x8xf32>, vector<[4]x[4]xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transpose %[[V0]], [1, 0] : vector<[4]x[4]xf32> to vector<[4]x[4]xf32>
// CHECK-NEXT:     return %[[V1]] : vector<[4]x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: tensor<?x?xf32>, %i: index, %v: vector<[4]x[4]xf32>) -> tensor<?x?xf32> {
  %0 = vector.transfer_write %v, %m[%i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0,d1) -> (d1,d0)>} : vector<[4]x[4]xf32>, tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<[4]x[4]xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transpose %[[ARG2]], [1, 0] : vector<[4]x[4]xf32> to vector<[4]x[4]xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transfer_write %[[V0]], %[[ARG0]][%[[ARG1]], %[[ARG1]]] {in_bounds = [true, true]} : vector<[4]x[4]xf32>, tensor<?x?xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<[4]x8xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0,d1) -> (d0,d1)>} : memref<?x?xf32>, vector<[4]x8xf32>
  return %0 : vector<[4]x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> vector<[4]x8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]] {in_bounds = [true, true]} : memref<?x?xf32>, vector<[4]x8xf32>
// CHECK-NEXT:     return %[[V0]] : vector<[4]x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x?x?x?xf32>, %i: index, %p: f32) -> vector<1x4xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i, %i], %p {in_bounds = [true, false], permutation_map = affine_map<(d0,d1,d2,d3) -> (d1,d3)>} : memref<?x?x?x?xf32>, vector<1x4xf32>
  return %0 : vector<1x4xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?x?x?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> vector<1x4xf32> {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<vector<1x4xf32>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.type_cast %[[ALLOCA]] : memref<vector<1x4xf32>> to memref<1xvector<4xf32>>
// CHECK-NEXT:     scf.for %[[ARG3:[^ ]+]] = %[[C0]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map(%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V3:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[V2]], %[[ARG1]], %[[ARG1]]], %[[ARG2]] : memref<?x?x?x?xf32>, vector<4xf32>
// CHECK-NEXT:       memref.store %[[V3]], %[[V0]][%[[ARG3]]] : memref<1xvector<4xf32>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ALLOCA]][] : memref<vector<1x4xf32>>
// CHECK-NEXT:     return %[[V1]] : vector<1x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An outer dimension repeated: it would have to be permuted first, which it cannot be.
func.func @repeated_outer(%t: tensor<?x?x?xf32>, %i: index, %p: f32) -> (vector<4x2xf32>, vector<4x2xf32>) {
  %0 = vector.transfer_read %t[%i, %i, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (0, d0)>} : tensor<?x?x?xf32>, vector<4x2xf32>
  %1 = vector.transfer_read %t[%i, %i, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (0, d2)>} : tensor<?x?x?xf32>, vector<4x2xf32>
  return %0, %1 : vector<4x2xf32>, vector<4x2xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (0, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @repeated_outer(%arg0: tensor<?x?x?xf32>, %arg1: index, %arg2: f32) -> (vector<4x2xf32>, vector<4x2xf32>) {
// CHECK-NEXT: %0 = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %arg2 {in_bounds = [true, true], permutation_map = #map} : tensor<?x?x?xf32>, vector<4x2xf32>
// CHECK-NEXT: %1 = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %arg2 {in_bounds = [true]} : tensor<?x?x?xf32>, vector<2xf32>
// CHECK-NEXT: %2 = vector.broadcast %1 : vector<2xf32> to vector<4x2xf32>
// CHECK-NEXT: return %0, %2 : vector<4x2xf32>, vector<4x2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

// The dimension of the elements is taken for one that the map repeats: not in front alone.
func.func @elements_that_are_vectors(%m: memref<4x4xvector<4xf32>>, %i: index, %p: vector<4xf32>) -> vector<2x4x4x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0, d0, d1)>, in_bounds = [true, true, true]} : memref<4x4xvector<4xf32>>, vector<2x4x4x4xf32>
  return %0 : vector<2x4x4x4xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (0, d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @elements_that_are_vectors(%arg0: memref<4x4xvector<4xf32>>, %arg1: index, %arg2: vector<4xf32>) -> vector<2x4x4x4xf32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {in_bounds = [true, true, true], permutation_map = #map} : memref<4x4xvector<4xf32>>, vector<2x4x4x4xf32>
// CHECK-NEXT:     return %0 : vector<2x4x4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
