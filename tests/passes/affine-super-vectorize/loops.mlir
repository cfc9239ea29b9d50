// RUN: mlir-opt %s --split-input-file --affine-super-vectorize="virtual-vector-size=128" | FileCheck %s

func.func @vec1(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %M: index, %N: index) {
  %cst = arith.constant 2.0 : f32
  affine.for %i = 0 to %M {
    affine.for %j = 0 to %N {
      %a = affine.load %A[%i, %j] : memref<?x?xf32>
      %b = arith.addf %a, %cst : f32
      affine.store %b, %B[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @vec1(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to %[[ARG2]] {
// CHECK-NEXT:       affine.for %[[ARG5:[^ ]+]] = 0 to %[[ARG3]] step 128 {
// CHECK-NEXT:         %[[CST_0:[^ ]+]] = arith.constant dense<2.000000e+00> : vector<128xf32>
// CHECK-NEXT:         %[[V0:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:         %[[V1:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG4]], %[[ARG5]]], %[[V0]] : memref<?x?xf32>, vector<128xf32>
// CHECK-NEXT:         %[[V2:[^ ]+]] = arith.addf %[[V1]], %[[CST_0]] : vector<128xf32>
// CHECK-NEXT:         vector.transfer_write %[[V2]], %[[ARG1]][%[[ARG4]], %[[ARG5]]] : vector<128xf32>, memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @perm(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %M: index, %N: index) {
  affine.for %i = 0 to %M {
    affine.for %j = 0 to %N {
      %a = affine.load %A[%j, %i] : memref<?x?xf32>
      affine.store %a, %B[%j, %i + 1] : memref<?x?xf32>
    }
  }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @perm(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to %[[ARG2]] {
// CHECK-NEXT:       affine.for %[[ARG5:[^ ]+]] = 0 to %[[ARG3]] step 128 {
// CHECK-NEXT:         %[[V0:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:         %[[V1:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG5]], %[[ARG4]]], %[[V0]] {permutation_map = #map} : memref<?x?xf32>, vector<128xf32>
// CHECK-NEXT:         %[[V2:[^ ]+]] = affine.apply #map(%[[ARG5]], %[[ARG4]])
// CHECK-NEXT:         %[[V3:[^ ]+]] = affine.apply #map1(%[[ARG5]], %[[ARG4]])
// CHECK-NEXT:         vector.transfer_write %[[V1]], %[[ARG1]][%[[V2]], %[[V3]]] {permutation_map = #map} : vector<128xf32>, memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @uniform(%A: memref<?xf32>, %B: memref<?xf32>, %x: f32, %N: index) {
  affine.for %i = 0 to %N {
    %a = affine.load %A[%i] : memref<?xf32>
    %b = arith.mulf %a, %x : f32
    affine.store %b, %B[%i] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @uniform(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG2]] : f32 to vector<128xf32>
// CHECK-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to %[[ARG3]] step 128 {
// CHECK-NEXT:       %[[V1:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:       %[[V2:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG4]]], %[[V1]] : memref<?xf32>, vector<128xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.mulf %[[V2]], %[[V0]] : vector<128xf32>
// CHECK-NEXT:       vector.transfer_write %[[V3]], %[[ARG1]][%[[ARG4]]] : vector<128xf32>, memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @red(%A: memref<256x512xf32>, %out: memref<256xf32>) {
  %cst = arith.constant 0.0 : f32
  affine.for %i = 0 to 256 {
    %s = affine.for %j = 0 to 500 iter_args(%acc = %cst) -> (f32) {
      %a = affine.load %A[%i, %j] : memref<256x512xf32>
      %b = arith.addf %acc, %a : f32
      affine.yield %b : f32
    }
    affine.store %s, %out[%i] : memref<256xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @red(%[[ARG0:[^ ]+]]: memref<256x512xf32>, %[[ARG1:[^ ]+]]: memref<256xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 256 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.for %[[ARG3:[^ ]+]] = 0 to 500 iter_args(%[[ARG4:[^ ]+]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:         %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]], %[[ARG3]]] : memref<256x512xf32>
// CHECK-NEXT:         %[[V2:[^ ]+]] = arith.addf %[[ARG4]], %[[V1]] : f32
// CHECK-NEXT:         affine.yield %[[V2]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG1]][%[[ARG2]]] : memref<256xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @idx(%A: memref<?xindex>, %N: index) {
  affine.for %i = 0 to %N {
    affine.store %i, %A[%i] : memref<?xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @idx(%[[ARG0:[^ ]+]]: memref<?xindex>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to %[[ARG1]] {
// CHECK-NEXT:       affine.store %[[ARG2]], %[[ARG0]][%[[ARG2]]] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @inv(%A: memref<?xf32>, %B: memref<?xf32>, %N: index) {
  affine.for %i = 0 to %N {
    affine.for %j = 0 to %N {
      %a = affine.load %A[%i] : memref<?xf32>
      affine.store %a, %B[%j] : memref<?xf32>
    }
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @inv(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG2]] {
// CHECK-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to %[[ARG2]] step 128 {
// CHECK-NEXT:         %[[V0:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:         %[[V1:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG3]]], %[[V0]] {permutation_map = #map} : memref<?xf32>, vector<128xf32>
// CHECK-NEXT:         vector.transfer_write %[[V1]], %[[ARG1]][%[[ARG4]]] : vector<128xf32>, memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @apply(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %N: index) {
  affine.for %i = 0 to %N step 4 {
    affine.for %j = 0 to %N {
      %k = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %j)
      %a = affine.load %A[%k, %i] : memref<?x?xf32>
      affine.store %a, %B[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @apply(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG2]] step 4 {
// CHECK-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to %[[ARG2]] {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.apply #map(%[[ARG3]], %[[ARG4]])
// CHECK-NEXT:         %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[V0]], %[[ARG3]]] : memref<?x?xf32>
// CHECK-NEXT:         affine.store %[[V1]], %[[ARG1]][%[[ARG3]], %[[ARG4]]] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
