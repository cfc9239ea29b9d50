// RUN: mlir-opt %s --split-input-file --affine-super-vectorize="virtual-vector-size=8 test-fastest-varying=1" | FileCheck %s

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

// CHECK: #map = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @vec1(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to %[[ARG2]] step 8 {
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant dense<2.000000e+00> : vector<8xf32>
// CHECK-NEXT:       affine.for %[[ARG5:[^ ]+]] = 0 to %[[ARG3]] {
// CHECK-NEXT:         %[[V0:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:         %[[V1:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG4]], %[[ARG5]]], %[[V0]] {permutation_map = #map} : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:         %[[V2:[^ ]+]] = arith.addf %[[V1]], %[[CST_0]] : vector<8xf32>
// CHECK-NEXT:         vector.transfer_write %[[V2]], %[[ARG1]][%[[ARG4]], %[[ARG5]]] {permutation_map = #map} : vector<8xf32>, memref<?x?xf32>
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
// CHECK-NEXT:       affine.for %[[ARG5:[^ ]+]] = 0 to %[[ARG3]] step 8 {
// CHECK-NEXT:         %[[V0:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:         %[[V1:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG5]], %[[ARG4]]], %[[V0]] {permutation_map = #map} : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:         %[[V2:[^ ]+]] = affine.apply #map(%[[ARG5]], %[[ARG4]])
// CHECK-NEXT:         %[[V3:[^ ]+]] = affine.apply #map1(%[[ARG5]], %[[ARG4]])
// CHECK-NEXT:         vector.transfer_write %[[V1]], %[[ARG1]][%[[V2]], %[[V3]]] {permutation_map = #map} : vector<8xf32>, memref<?x?xf32>
// CHECK-NEXT:       }
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

// CHECK: module {
// CHECK-NEXT:   func.func @inv(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG2]] {
// CHECK-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to %[[ARG2]] {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:         affine.store %[[V0]], %[[ARG1]][%[[ARG4]]] : memref<?xf32>
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

// -----

func.func @g0(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  affine.for %i0 = 1 to %n step 3 {
    affine.for %i1 = 0 to %n {
      %r = affine.for %i2 = 0 to %n iter_args(%acc = %c) -> (f32) {
        %a = affine.load %A[%i1, %i0, %i2] : memref<?x?x?xf32>
        %b = affine.load %B[%i1 + 1, %i2] : memref<?x?xf32>
        %k = arith.constant 3.0 : f32
        %m = arith.mulf %a, %x : f32
        %s = arith.minnumf %m, %acc : f32
        affine.yield %s : f32
      }
      affine.store %r, %o[%i0, %i1, 0] : memref<?x?x?xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g0(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 1 to %[[ARG3]] step 3 {
// CHECK-NEXT:       affine.for %[[ARG6:[^ ]+]] = 0 to %[[ARG3]] {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.for %[[ARG7:[^ ]+]] = 0 to %[[ARG3]] iter_args(%[[ARG8:[^ ]+]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:           %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG6]], %[[ARG5]], %[[ARG7]]] : memref<?x?x?xf32>
// CHECK-NEXT:           %[[V2:[^ ]+]] = affine.load %[[ARG1]][%[[ARG6]] + 1, %[[ARG7]]] : memref<?x?xf32>
// CHECK-NEXT:           %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:           %[[V3:[^ ]+]] = arith.mulf %[[V1]], %[[ARG4]] : f32
// CHECK-NEXT:           %[[V4:[^ ]+]] = arith.minnumf %[[V3]], %[[ARG8]] : f32
// CHECK-NEXT:           affine.yield %[[V4]] : f32
// CHECK-NEXT:         }
// CHECK-NEXT:         affine.store %[[V0]], %[[ARG2]][%[[ARG5]], %[[ARG6]], 0] : memref<?x?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g1(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  %r = affine.for %i0 = 0 to %n iter_args(%acc = %x) -> (f32) {
    %a = affine.load %A[0, %n, %i0] : memref<?x?x?xf32>
    %b = affine.load %B[1, %i0 + 1] : memref<?x?xf32>
    %k = arith.constant 3.0 : f32
    %m = arith.mulf %a, %c : f32
    %s = arith.addf %acc, %m : f32
    affine.yield %s : f32
  }
  affine.store %r, %o[0, 0, 0] : memref<?x?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g1(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG5:[^ ]+]] = 0 to %[[ARG3]] iter_args(%[[ARG6:[^ ]+]] = %[[ARG4]]) -> (f32) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG0]][0, %[[ARG3]], %[[ARG5]]] : memref<?x?x?xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG1]][1, %[[ARG5]] + 1] : memref<?x?xf32>
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.mulf %[[V1]], %[[CST]] : f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.addf %[[ARG6]], %[[V3]] : f32
// CHECK-NEXT:       affine.yield %[[V4]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.store %[[V0]], %[[ARG2]][0, 0, 0] : memref<?x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g2(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  affine.for %i0 = 0 to 64 {
    %r = affine.for %i1 = 0 to 64 iter_args(%acc = %c) -> (f32) {
      %a = affine.load %A[%n, %i0, %i1] : memref<?x?x?xf32>
      %b = affine.load %B[%i1, %i0] : memref<?x?xf32>
      %k = arith.constant 3.0 : f32
      %m = arith.mulf %a, %b : f32
      %s = arith.maximumf %m, %acc : f32
      affine.yield %s : f32
    }
    affine.store %r, %o[%i0, 0, 0] : memref<?x?x?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g2(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 0 to 64 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.for %[[ARG6:[^ ]+]] = 0 to 64 iter_args(%[[ARG7:[^ ]+]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:         %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]], %[[ARG5]], %[[ARG6]]] : memref<?x?x?xf32>
// CHECK-NEXT:         %[[V2:[^ ]+]] = affine.load %[[ARG1]][%[[ARG6]], %[[ARG5]]] : memref<?x?xf32>
// CHECK-NEXT:         %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:         %[[V3:[^ ]+]] = arith.mulf %[[V1]], %[[V2]] : f32
// CHECK-NEXT:         %[[V4:[^ ]+]] = arith.maximumf %[[V3]], %[[ARG7]] : f32
// CHECK-NEXT:         affine.yield %[[V4]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG2]][%[[ARG5]], 0, 0] : memref<?x?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g3(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  affine.for %i0 = 1 to %n step 3 {
    affine.for %i1 = 1 to 64 {
      %r = affine.for %i2 = 0 to 64 iter_args(%acc = %x) -> (f32) {
        %a = affine.load %A[%i2, %i0, %i1] : memref<?x?x?xf32>
        %b = affine.load %B[%i1, %i2 + 1] : memref<?x?xf32>
        %k = arith.constant 3.0 : f32
        %m = arith.mulf %a, %b : f32
        %s = arith.maximumf %acc, %m : f32
        affine.yield %s : f32
      }
      affine.store %r, %o[%i0, %i1, 0] : memref<?x?x?xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g3(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 1 to %[[ARG3]] step 3 {
// CHECK-NEXT:       affine.for %[[ARG6:[^ ]+]] = 1 to 64 {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.for %[[ARG7:[^ ]+]] = 0 to 64 iter_args(%[[ARG8:[^ ]+]] = %[[ARG4]]) -> (f32) {
// CHECK-NEXT:           %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG7]], %[[ARG5]], %[[ARG6]]] : memref<?x?x?xf32>
// CHECK-NEXT:           %[[V2:[^ ]+]] = affine.load %[[ARG1]][%[[ARG6]], %[[ARG7]] + 1] : memref<?x?xf32>
// CHECK-NEXT:           %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:           %[[V3:[^ ]+]] = arith.mulf %[[V1]], %[[V2]] : f32
// CHECK-NEXT:           %[[V4:[^ ]+]] = arith.maximumf %[[ARG8]], %[[V3]] : f32
// CHECK-NEXT:           affine.yield %[[V4]] : f32
// CHECK-NEXT:         }
// CHECK-NEXT:         affine.store %[[V0]], %[[ARG2]][%[[ARG5]], %[[ARG6]], 0] : memref<?x?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g4(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  %r = affine.for %i0 = 0 to %n iter_args(%acc = %x) -> (f32) {
    %a = affine.load %A[%i0, %n, 0] : memref<?x?x?xf32>
    %b = affine.load %B[%i0, 1] : memref<?x?xf32>
    %k = arith.constant 3.0 : f32
    %m = arith.mulf %a, %x : f32
    %s = arith.addf %m, %acc : f32
    affine.yield %s : f32
  }
  affine.store %r, %o[0, 0, 0] : memref<?x?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g4(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG5:[^ ]+]] = 0 to %[[ARG3]] iter_args(%[[ARG6:[^ ]+]] = %[[ARG4]]) -> (f32) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG5]], %[[ARG3]], 0] : memref<?x?x?xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG1]][%[[ARG5]], 1] : memref<?x?xf32>
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.mulf %[[V1]], %[[ARG4]] : f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.addf %[[V3]], %[[ARG6]] : f32
// CHECK-NEXT:       affine.yield %[[V4]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.store %[[V0]], %[[ARG2]][0, 0, 0] : memref<?x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g5(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  affine.for %i0 = 1 to %n {
    affine.for %i1 = 0 to 64 {
      affine.for %i2 = 0 to 64 step 3 {
        %a = affine.load %A[%i1 * 2, %i2 + 1, %i0] : memref<?x?x?xf32>
        %b = affine.load %B[%i0, %i2] : memref<?x?xf32>
        %k = arith.constant 3.0 : f32
        %m = arith.mulf %a, %x : f32
        affine.store %m, %o[%i2, %i1, %i0] : memref<?x?x?xf32>
      }
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g5(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 1 to %[[ARG3]] {
// CHECK-NEXT:       affine.for %[[ARG6:[^ ]+]] = 0 to 64 {
// CHECK-NEXT:         affine.for %[[ARG7:[^ ]+]] = 0 to 64 step 3 {
// CHECK-NEXT:           %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG6]] * 2, %[[ARG7]] + 1, %[[ARG5]]] : memref<?x?x?xf32>
// CHECK-NEXT:           %[[V1:[^ ]+]] = affine.load %[[ARG1]][%[[ARG5]], %[[ARG7]]] : memref<?x?xf32>
// CHECK-NEXT:           %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:           %[[V2:[^ ]+]] = arith.mulf %[[V0]], %[[ARG4]] : f32
// CHECK-NEXT:           affine.store %[[V2]], %[[ARG2]][%[[ARG7]], %[[ARG6]], %[[ARG5]]] : memref<?x?x?xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
