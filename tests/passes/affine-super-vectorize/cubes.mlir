// RUN: mlir-opt %s --split-input-file --affine-super-vectorize="virtual-vector-size=2,3,4" | FileCheck %s

func.func @g16(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  %r = affine.for %i0 = 0 to 100 iter_args(%acc = %c) -> (f32) {
    %a = affine.load %A[%n, %i0, 1] : memref<?x?x?xf32>
    %b = affine.load %B[%n, %i0] : memref<?x?xf32>
    %k = arith.constant 3.0 : f32
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %acc, %m : f32
    affine.yield %s : f32
  }
  affine.store %r, %o[0, 0, 0] : memref<?x?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g16(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG5:[^ ]+]] = 0 to 100 iter_args(%[[ARG6:[^ ]+]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]], %[[ARG5]], 1] : memref<?x?x?xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG1]][%[[ARG3]], %[[ARG5]]] : memref<?x?xf32>
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.mulf %[[V1]], %[[V2]] : f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.addf %[[ARG6]], %[[V3]] : f32
// CHECK-NEXT:       affine.yield %[[V4]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.store %[[V0]], %[[ARG2]][0, 0, 0] : memref<?x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g17(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  affine.for %i0 = 0 to 64 step 3 {
    affine.for %i1 = 0 to %n {
      %r = affine.for %i2 = 0 to %n iter_args(%acc = %x) -> (f32) {
        %a = affine.load %A[%i2, %i0, %i1] : memref<?x?x?xf32>
        %b = affine.load %B[%i1, %i0] : memref<?x?xf32>
        %k = arith.constant 3.0 : f32
        %m = arith.mulf %a, %k : f32
        %s = arith.addf %acc, %m : f32
        affine.yield %s : f32
      }
      affine.store %r, %o[%i0, %i1, 0] : memref<?x?x?xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g17(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 0 to 64 step 3 {
// CHECK-NEXT:       affine.for %[[ARG6:[^ ]+]] = 0 to %[[ARG3]] {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.for %[[ARG7:[^ ]+]] = 0 to %[[ARG3]] iter_args(%[[ARG8:[^ ]+]] = %[[ARG4]]) -> (f32) {
// CHECK-NEXT:           %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG7]], %[[ARG5]], %[[ARG6]]] : memref<?x?x?xf32>
// CHECK-NEXT:           %[[V2:[^ ]+]] = affine.load %[[ARG1]][%[[ARG6]], %[[ARG5]]] : memref<?x?xf32>
// CHECK-NEXT:           %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:           %[[V3:[^ ]+]] = arith.mulf %[[V1]], %[[CST_0]] : f32
// CHECK-NEXT:           %[[V4:[^ ]+]] = arith.addf %[[ARG8]], %[[V3]] : f32
// CHECK-NEXT:           affine.yield %[[V4]] : f32
// CHECK-NEXT:         }
// CHECK-NEXT:         affine.store %[[V0]], %[[ARG2]][%[[ARG5]], %[[ARG6]], 0] : memref<?x?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g18(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  affine.for %i0 = 0 to 64 {
    %a = affine.load %A[%i0, 1, 0] : memref<?x?x?xf32>
    %b = affine.load %B[%i0, 1] : memref<?x?xf32>
    %k = arith.constant 3.0 : f32
    %m = arith.mulf %a, %b : f32
    affine.store %m, %o[0, %i0, 0] : memref<?x?x?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g18(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 0 to 64 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG5]], 1, 0] : memref<?x?x?xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG1]][%[[ARG5]], 1] : memref<?x?xf32>
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.mulf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:       affine.store %[[V2]], %[[ARG2]][0, %[[ARG5]], 0] : memref<?x?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g19(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  affine.for %i0 = 1 to %n step 3 {
    affine.for %i1 = 0 to %n step 3 {
      affine.for %i2 = 1 to %n {
        %a = affine.load %A[%i1 * 2, %i2 + 1, %i0 * 2] : memref<?x?x?xf32>
        %b = affine.load %B[%i0, %i2] : memref<?x?xf32>
        %k = arith.constant 3.0 : f32
        %m = arith.mulf %a, %k : f32
        affine.store %m, %o[%i0, %i1, %i2] : memref<?x?x?xf32>
      }
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g19(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 1 to %[[ARG3]] step 3 {
// CHECK-NEXT:       affine.for %[[ARG6:[^ ]+]] = 0 to %[[ARG3]] step 3 {
// CHECK-NEXT:         affine.for %[[ARG7:[^ ]+]] = 1 to %[[ARG3]] {
// CHECK-NEXT:           %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG6]] * 2, %[[ARG7]] + 1, %[[ARG5]] * 2] : memref<?x?x?xf32>
// CHECK-NEXT:           %[[V1:[^ ]+]] = affine.load %[[ARG1]][%[[ARG5]], %[[ARG7]]] : memref<?x?xf32>
// CHECK-NEXT:           %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:           %[[V2:[^ ]+]] = arith.mulf %[[V0]], %[[CST_0]] : f32
// CHECK-NEXT:           affine.store %[[V2]], %[[ARG2]][%[[ARG5]], %[[ARG6]], %[[ARG7]]] : memref<?x?x?xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g20(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  affine.for %i0 = 0 to %n step 3 {
    affine.for %i1 = 0 to %n step 3 {
      %a = affine.load %A[1, %i0, %i1 * 2] : memref<?x?x?xf32>
      %b = affine.load %B[%i1, %i0 * 2] : memref<?x?xf32>
      %k = arith.constant 3.0 : f32
      %m = arith.mulf %a, %c : f32
      affine.store %m, %o[0, %i1, %i0] : memref<?x?x?xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g20(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 0 to %[[ARG3]] step 3 {
// CHECK-NEXT:       affine.for %[[ARG6:[^ ]+]] = 0 to %[[ARG3]] step 3 {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][1, %[[ARG5]], %[[ARG6]] * 2] : memref<?x?x?xf32>
// CHECK-NEXT:         %[[V1:[^ ]+]] = affine.load %[[ARG1]][%[[ARG6]], %[[ARG5]] * 2] : memref<?x?xf32>
// CHECK-NEXT:         %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:         %[[V2:[^ ]+]] = arith.mulf %[[V0]], %[[CST]] : f32
// CHECK-NEXT:         affine.store %[[V2]], %[[ARG2]][0, %[[ARG6]], %[[ARG5]]] : memref<?x?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g21(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  affine.for %i0 = 1 to 64 step 3 {
    affine.for %i1 = 0 to %n {
      affine.for %i2 = 1 to %n {
        %a = affine.load %A[%i0, %i2, %i1] : memref<?x?x?xf32>
        %b = affine.load %B[%i2 + 1, %i1] : memref<?x?xf32>
        %k = arith.constant 3.0 : f32
        %m = arith.mulf %a, %k : f32
        affine.store %m, %o[%i1, %i2, %i0] : memref<?x?x?xf32>
      }
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g21(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 1 to 64 step 3 {
// CHECK-NEXT:       affine.for %[[ARG6:[^ ]+]] = 0 to %[[ARG3]] {
// CHECK-NEXT:         affine.for %[[ARG7:[^ ]+]] = 1 to %[[ARG3]] {
// CHECK-NEXT:           %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG5]], %[[ARG7]], %[[ARG6]]] : memref<?x?x?xf32>
// CHECK-NEXT:           %[[V1:[^ ]+]] = affine.load %[[ARG1]][%[[ARG7]] + 1, %[[ARG6]]] : memref<?x?xf32>
// CHECK-NEXT:           %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:           %[[V2:[^ ]+]] = arith.mulf %[[V0]], %[[CST_0]] : f32
// CHECK-NEXT:           affine.store %[[V2]], %[[ARG2]][%[[ARG6]], %[[ARG7]], %[[ARG5]]] : memref<?x?x?xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g22(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  %r = affine.for %i0 = 0 to 100 iter_args(%acc = %x) -> (f32) {
    %a = affine.load %A[%i0, 0, %n] : memref<?x?x?xf32>
    %b = affine.load %B[%i0, 0] : memref<?x?xf32>
    %k = arith.constant 3.0 : f32
    %m = arith.mulf %a, %x : f32
    %s = arith.addf %acc, %m : f32
    affine.yield %s : f32
  }
  affine.store %r, %o[0, 0, 0] : memref<?x?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g22(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG5:[^ ]+]] = 0 to 100 iter_args(%[[ARG6:[^ ]+]] = %[[ARG4]]) -> (f32) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG5]], 0, %[[ARG3]]] : memref<?x?x?xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG1]][%[[ARG5]], 0] : memref<?x?xf32>
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.mulf %[[V1]], %[[ARG4]] : f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.addf %[[ARG6]], %[[V3]] : f32
// CHECK-NEXT:       affine.yield %[[V4]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.store %[[V0]], %[[ARG2]][0, 0, 0] : memref<?x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g23(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  %r = affine.for %i0 = 0 to 64 iter_args(%acc = %c) -> (f32) {
    %a = affine.load %A[1, %n, %i0] : memref<?x?x?xf32>
    %b = affine.load %B[1, %i0] : memref<?x?xf32>
    %k = arith.constant 3.0 : f32
    %m = arith.mulf %a, %k : f32
    %s = arith.mulf %m, %acc : f32
    affine.yield %s : f32
  }
  affine.store %r, %o[0, 0, 0] : memref<?x?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g23(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG5:[^ ]+]] = 0 to 64 iter_args(%[[ARG6:[^ ]+]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG0]][1, %[[ARG3]], %[[ARG5]]] : memref<?x?x?xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG1]][1, %[[ARG5]]] : memref<?x?xf32>
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.mulf %[[V1]], %[[CST_0]] : f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.mulf %[[V3]], %[[ARG6]] : f32
// CHECK-NEXT:       affine.yield %[[V4]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.store %[[V0]], %[[ARG2]][0, 0, 0] : memref<?x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g24(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  %r = affine.for %i0 = 0 to %n iter_args(%acc = %x) -> (f32) {
    %a = affine.load %A[%i0, 1, 1] : memref<?x?x?xf32>
    %b = affine.load %B[%i0 * 2, %n] : memref<?x?xf32>
    %k = arith.constant 3.0 : f32
    %m = arith.mulf %a, %k : f32
    %s = arith.mulf %m, %acc : f32
    affine.yield %s : f32
  }
  affine.store %r, %o[0, 0, 0] : memref<?x?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g24(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG5:[^ ]+]] = 0 to %[[ARG3]] iter_args(%[[ARG6:[^ ]+]] = %[[ARG4]]) -> (f32) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG5]], 1, 1] : memref<?x?x?xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG1]][%[[ARG5]] * 2, %[[ARG3]]] : memref<?x?xf32>
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.mulf %[[V1]], %[[CST_0]] : f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.mulf %[[V3]], %[[ARG6]] : f32
// CHECK-NEXT:       affine.yield %[[V4]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.store %[[V0]], %[[ARG2]][0, 0, 0] : memref<?x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g25(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  affine.for %i0 = 0 to 64 step 3 {
    %a = affine.load %A[%i0, 1, 0] : memref<?x?x?xf32>
    %b = affine.load %B[1, %i0] : memref<?x?xf32>
    %k = arith.constant 3.0 : f32
    %m = arith.mulf %a, %c : f32
    affine.store %m, %o[0, 0, %i0] : memref<?x?x?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g25(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 0 to 64 step 3 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG5]], 1, 0] : memref<?x?x?xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG1]][1, %[[ARG5]]] : memref<?x?xf32>
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.mulf %[[V0]], %[[CST]] : f32
// CHECK-NEXT:       affine.store %[[V2]], %[[ARG2]][0, 0, %[[ARG5]]] : memref<?x?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g26(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  affine.for %i0 = 1 to %n {
    %r = affine.for %i1 = 0 to 100 iter_args(%acc = %x) -> (f32) {
      %a = affine.load %A[0, %i1 + 1, %i0] : memref<?x?x?xf32>
      %b = affine.load %B[%i0, %i1 * 2] : memref<?x?xf32>
      %k = arith.constant 3.0 : f32
      %m = arith.mulf %a, %k : f32
      %s = arith.mulf %m, %acc : f32
      affine.yield %s : f32
    }
    affine.store %r, %o[%i0, 0, 0] : memref<?x?x?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g26(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 1 to %[[ARG3]] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.for %[[ARG6:[^ ]+]] = 0 to 100 iter_args(%[[ARG7:[^ ]+]] = %[[ARG4]]) -> (f32) {
// CHECK-NEXT:         %[[V1:[^ ]+]] = affine.load %[[ARG0]][0, %[[ARG6]] + 1, %[[ARG5]]] : memref<?x?x?xf32>
// CHECK-NEXT:         %[[V2:[^ ]+]] = affine.load %[[ARG1]][%[[ARG5]], %[[ARG6]] * 2] : memref<?x?xf32>
// CHECK-NEXT:         %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:         %[[V3:[^ ]+]] = arith.mulf %[[V1]], %[[CST_0]] : f32
// CHECK-NEXT:         %[[V4:[^ ]+]] = arith.mulf %[[V3]], %[[ARG7]] : f32
// CHECK-NEXT:         affine.yield %[[V4]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG2]][%[[ARG5]], 0, 0] : memref<?x?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g27(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  affine.for %i0 = 0 to %n {
    %a = affine.load %A[%n, 1, %i0] : memref<?x?x?xf32>
    %b = affine.load %B[%i0, 1] : memref<?x?xf32>
    %k = arith.constant 3.0 : f32
    %m = arith.mulf %a, %x : f32
    affine.store %m, %o[%i0, 0, 0] : memref<?x?x?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g27(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 0 to %[[ARG3]] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]], 1, %[[ARG5]]] : memref<?x?x?xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG1]][%[[ARG5]], 1] : memref<?x?xf32>
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.mulf %[[V0]], %[[ARG4]] : f32
// CHECK-NEXT:       affine.store %[[V2]], %[[ARG2]][%[[ARG5]], 0, 0] : memref<?x?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g28(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  affine.for %i0 = 0 to %n {
    affine.for %i1 = 1 to 64 {
      %a = affine.load %A[%i1, 0, %i0] : memref<?x?x?xf32>
      %b = affine.load %B[%i0, %i1] : memref<?x?xf32>
      %k = arith.constant 3.0 : f32
      %m = arith.mulf %a, %c : f32
      affine.store %m, %o[%i0, %i1, 0] : memref<?x?x?xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g28(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 0 to %[[ARG3]] {
// CHECK-NEXT:       affine.for %[[ARG6:[^ ]+]] = 1 to 64 {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG6]], 0, %[[ARG5]]] : memref<?x?x?xf32>
// CHECK-NEXT:         %[[V1:[^ ]+]] = affine.load %[[ARG1]][%[[ARG5]], %[[ARG6]]] : memref<?x?xf32>
// CHECK-NEXT:         %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:         %[[V2:[^ ]+]] = arith.mulf %[[V0]], %[[CST]] : f32
// CHECK-NEXT:         affine.store %[[V2]], %[[ARG2]][%[[ARG5]], %[[ARG6]], 0] : memref<?x?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g29(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  %r = affine.for %i0 = 0 to %n iter_args(%acc = %c) -> (f32) {
    %a = affine.load %A[0, %n, %i0] : memref<?x?x?xf32>
    %b = affine.load %B[%i0, 1] : memref<?x?xf32>
    %k = arith.constant 3.0 : f32
    %m = arith.mulf %a, %x : f32
    %s = arith.addf %acc, %m : f32
    affine.yield %s : f32
  }
  affine.store %r, %o[0, 0, 0] : memref<?x?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g29(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG5:[^ ]+]] = 0 to %[[ARG3]] iter_args(%[[ARG6:[^ ]+]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG0]][0, %[[ARG3]], %[[ARG5]]] : memref<?x?x?xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG1]][%[[ARG5]], 1] : memref<?x?xf32>
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.mulf %[[V1]], %[[ARG4]] : f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.addf %[[ARG6]], %[[V3]] : f32
// CHECK-NEXT:       affine.yield %[[V4]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.store %[[V0]], %[[ARG2]][0, 0, 0] : memref<?x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g30(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  affine.for %i0 = 0 to %n step 3 {
    %a = affine.load %A[%n, %i0, 0] : memref<?x?x?xf32>
    %b = affine.load %B[0, %i0 * 2] : memref<?x?xf32>
    %k = arith.constant 3.0 : f32
    %m = arith.mulf %a, %c : f32
    affine.store %m, %o[0, 0, %i0] : memref<?x?x?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g30(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 0 to %[[ARG3]] step 3 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]], %[[ARG5]], 0] : memref<?x?x?xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG1]][0, %[[ARG5]] * 2] : memref<?x?xf32>
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.mulf %[[V0]], %[[CST]] : f32
// CHECK-NEXT:       affine.store %[[V2]], %[[ARG2]][0, 0, %[[ARG5]]] : memref<?x?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g31(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  affine.for %i0 = 0 to %n {
    affine.for %i1 = 0 to %n step 3 {
      affine.for %i2 = 1 to 64 {
        %a = affine.load %A[%i0, %i1, %i2 * 2] : memref<?x?x?xf32>
        %b = affine.load %B[%i2, %i0 * 2] : memref<?x?xf32>
        %k = arith.constant 3.0 : f32
        %m = arith.mulf %a, %x : f32
        affine.store %m, %o[%i2, %i0, %i1] : memref<?x?x?xf32>
      }
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g31(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 0 to %[[ARG3]] {
// CHECK-NEXT:       affine.for %[[ARG6:[^ ]+]] = 0 to %[[ARG3]] step 3 {
// CHECK-NEXT:         affine.for %[[ARG7:[^ ]+]] = 1 to 64 {
// CHECK-NEXT:           %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG5]], %[[ARG6]], %[[ARG7]] * 2] : memref<?x?x?xf32>
// CHECK-NEXT:           %[[V1:[^ ]+]] = affine.load %[[ARG1]][%[[ARG7]], %[[ARG5]] * 2] : memref<?x?xf32>
// CHECK-NEXT:           %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:           %[[V2:[^ ]+]] = arith.mulf %[[V0]], %[[ARG4]] : f32
// CHECK-NEXT:           affine.store %[[V2]], %[[ARG2]][%[[ARG7]], %[[ARG5]], %[[ARG6]]] : memref<?x?x?xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g32(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  affine.for %i0 = 0 to 64 step 3 {
    affine.for %i1 = 1 to %n step 3 {
      %a = affine.load %A[%i1, 0, %i0] : memref<?x?x?xf32>
      %b = affine.load %B[%i1, %i0 + 1] : memref<?x?xf32>
      %k = arith.constant 3.0 : f32
      %m = arith.mulf %a, %b : f32
      affine.store %m, %o[0, %i0, %i1] : memref<?x?x?xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g32(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 0 to 64 step 3 {
// CHECK-NEXT:       affine.for %[[ARG6:[^ ]+]] = 1 to %[[ARG3]] step 3 {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG6]], 0, %[[ARG5]]] : memref<?x?x?xf32>
// CHECK-NEXT:         %[[V1:[^ ]+]] = affine.load %[[ARG1]][%[[ARG6]], %[[ARG5]] + 1] : memref<?x?xf32>
// CHECK-NEXT:         %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:         %[[V2:[^ ]+]] = arith.mulf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:         affine.store %[[V2]], %[[ARG2]][0, %[[ARG5]], %[[ARG6]]] : memref<?x?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g33(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  affine.for %i0 = 1 to 64 step 3 {
    affine.for %i1 = 0 to %n step 3 {
      %r = affine.for %i2 = 0 to %n iter_args(%acc = %c) -> (f32) {
        %a = affine.load %A[%i2, %i1, %i0] : memref<?x?x?xf32>
        %b = affine.load %B[%i2, %i0] : memref<?x?xf32>
        %k = arith.constant 3.0 : f32
        %m = arith.mulf %a, %x : f32
        %s = arith.mulf %m, %acc : f32
        affine.yield %s : f32
      }
      affine.store %r, %o[%i0, %i1, 0] : memref<?x?x?xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g33(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 1 to 64 step 3 {
// CHECK-NEXT:       affine.for %[[ARG6:[^ ]+]] = 0 to %[[ARG3]] step 3 {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.for %[[ARG7:[^ ]+]] = 0 to %[[ARG3]] iter_args(%[[ARG8:[^ ]+]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:           %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG7]], %[[ARG6]], %[[ARG5]]] : memref<?x?x?xf32>
// CHECK-NEXT:           %[[V2:[^ ]+]] = affine.load %[[ARG1]][%[[ARG7]], %[[ARG5]]] : memref<?x?xf32>
// CHECK-NEXT:           %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:           %[[V3:[^ ]+]] = arith.mulf %[[V1]], %[[ARG4]] : f32
// CHECK-NEXT:           %[[V4:[^ ]+]] = arith.mulf %[[V3]], %[[ARG8]] : f32
// CHECK-NEXT:           affine.yield %[[V4]] : f32
// CHECK-NEXT:         }
// CHECK-NEXT:         affine.store %[[V0]], %[[ARG2]][%[[ARG5]], %[[ARG6]], 0] : memref<?x?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g34(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  affine.for %i0 = 0 to %n step 3 {
    %r = affine.for %i1 = 0 to %n iter_args(%acc = %c) -> (f32) {
      %a = affine.load %A[%i0, 1, %i1] : memref<?x?x?xf32>
      %b = affine.load %B[%i0, %i1 * 2] : memref<?x?xf32>
      %k = arith.constant 3.0 : f32
      %m = arith.mulf %a, %x : f32
      %s = arith.minnumf %m, %acc : f32
      affine.yield %s : f32
    }
    affine.store %r, %o[%i0, 0, 0] : memref<?x?x?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g34(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 0 to %[[ARG3]] step 3 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.for %[[ARG6:[^ ]+]] = 0 to %[[ARG3]] iter_args(%[[ARG7:[^ ]+]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:         %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG5]], 1, %[[ARG6]]] : memref<?x?x?xf32>
// CHECK-NEXT:         %[[V2:[^ ]+]] = affine.load %[[ARG1]][%[[ARG5]], %[[ARG6]] * 2] : memref<?x?xf32>
// CHECK-NEXT:         %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:         %[[V3:[^ ]+]] = arith.mulf %[[V1]], %[[ARG4]] : f32
// CHECK-NEXT:         %[[V4:[^ ]+]] = arith.minnumf %[[V3]], %[[ARG7]] : f32
// CHECK-NEXT:         affine.yield %[[V4]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG2]][%[[ARG5]], 0, 0] : memref<?x?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g35(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  affine.for %i0 = 1 to 64 step 3 {
    affine.for %i1 = 1 to 64 {
      %a = affine.load %A[%i0 * 2, 1, %i1 + 1] : memref<?x?x?xf32>
      %b = affine.load %B[%i0 + 1, %i1] : memref<?x?xf32>
      %k = arith.constant 3.0 : f32
      %m = arith.mulf %a, %k : f32
      affine.store %m, %o[%i1, 0, %i0] : memref<?x?x?xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g35(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 1 to 64 step 3 {
// CHECK-NEXT:       affine.for %[[ARG6:[^ ]+]] = 1 to 64 {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG5]] * 2, 1, %[[ARG6]] + 1] : memref<?x?x?xf32>
// CHECK-NEXT:         %[[V1:[^ ]+]] = affine.load %[[ARG1]][%[[ARG5]] + 1, %[[ARG6]]] : memref<?x?xf32>
// CHECK-NEXT:         %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:         %[[V2:[^ ]+]] = arith.mulf %[[V0]], %[[CST_0]] : f32
// CHECK-NEXT:         affine.store %[[V2]], %[[ARG2]][%[[ARG6]], 0, %[[ARG5]]] : memref<?x?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g36(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  affine.for %i0 = 0 to %n step 3 {
    affine.for %i1 = 1 to %n step 3 {
      %r = affine.for %i2 = 0 to 100 iter_args(%acc = %x) -> (f32) {
        %a = affine.load %A[%i0, %i2, %i1] : memref<?x?x?xf32>
        %b = affine.load %B[%i0, %i1] : memref<?x?xf32>
        %k = arith.constant 3.0 : f32
        %m = arith.mulf %a, %x : f32
        %s = arith.maximumf %acc, %m : f32
        affine.yield %s : f32
      }
      affine.store %r, %o[%i0, %i1, 0] : memref<?x?x?xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g36(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 0 to %[[ARG3]] step 3 {
// CHECK-NEXT:       affine.for %[[ARG6:[^ ]+]] = 1 to %[[ARG3]] step 3 {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.for %[[ARG7:[^ ]+]] = 0 to 100 iter_args(%[[ARG8:[^ ]+]] = %[[ARG4]]) -> (f32) {
// CHECK-NEXT:           %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG5]], %[[ARG7]], %[[ARG6]]] : memref<?x?x?xf32>
// CHECK-NEXT:           %[[V2:[^ ]+]] = affine.load %[[ARG1]][%[[ARG5]], %[[ARG6]]] : memref<?x?xf32>
// CHECK-NEXT:           %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:           %[[V3:[^ ]+]] = arith.mulf %[[V1]], %[[ARG4]] : f32
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

func.func @g37(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  affine.for %i0 = 1 to %n {
    %r = affine.for %i1 = 0 to %n iter_args(%acc = %c) -> (f32) {
      %a = affine.load %A[%i1, %i0 * 2, 0] : memref<?x?x?xf32>
      %b = affine.load %B[%i1, %i0] : memref<?x?xf32>
      %k = arith.constant 3.0 : f32
      %m = arith.mulf %a, %k : f32
      %s = arith.minnumf %m, %acc : f32
      affine.yield %s : f32
    }
    affine.store %r, %o[%i0, 0, 0] : memref<?x?x?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g37(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 1 to %[[ARG3]] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.for %[[ARG6:[^ ]+]] = 0 to %[[ARG3]] iter_args(%[[ARG7:[^ ]+]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:         %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG6]], %[[ARG5]] * 2, 0] : memref<?x?x?xf32>
// CHECK-NEXT:         %[[V2:[^ ]+]] = affine.load %[[ARG1]][%[[ARG6]], %[[ARG5]]] : memref<?x?xf32>
// CHECK-NEXT:         %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:         %[[V3:[^ ]+]] = arith.mulf %[[V1]], %[[CST_0]] : f32
// CHECK-NEXT:         %[[V4:[^ ]+]] = arith.minnumf %[[V3]], %[[ARG7]] : f32
// CHECK-NEXT:         affine.yield %[[V4]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG2]][%[[ARG5]], 0, 0] : memref<?x?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g38(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  affine.for %i0 = 0 to 64 step 3 {
    %r = affine.for %i1 = 0 to 64 iter_args(%acc = %x) -> (f32) {
      %a = affine.load %A[%i1 + 1, 0, %i0] : memref<?x?x?xf32>
      %b = affine.load %B[%i0 * 2, %i1 * 2] : memref<?x?xf32>
      %k = arith.constant 3.0 : f32
      %m = arith.mulf %a, %c : f32
      %s = arith.addf %m, %acc : f32
      affine.yield %s : f32
    }
    affine.store %r, %o[%i0, 0, 0] : memref<?x?x?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g38(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 0 to 64 step 3 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.for %[[ARG6:[^ ]+]] = 0 to 64 iter_args(%[[ARG7:[^ ]+]] = %[[ARG4]]) -> (f32) {
// CHECK-NEXT:         %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG6]] + 1, 0, %[[ARG5]]] : memref<?x?x?xf32>
// CHECK-NEXT:         %[[V2:[^ ]+]] = affine.load %[[ARG1]][%[[ARG5]] * 2, %[[ARG6]] * 2] : memref<?x?xf32>
// CHECK-NEXT:         %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:         %[[V3:[^ ]+]] = arith.mulf %[[V1]], %[[CST]] : f32
// CHECK-NEXT:         %[[V4:[^ ]+]] = arith.addf %[[V3]], %[[ARG7]] : f32
// CHECK-NEXT:         affine.yield %[[V4]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG2]][%[[ARG5]], 0, 0] : memref<?x?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g39(%A: memref<?x?x?xf32>, %B: memref<?x?xf32>, %o: memref<?x?x?xf32>, %n: index, %x: f32) {
  %c = arith.constant 2.0 : f32
  affine.for %i0 = 0 to 64 {
    %r = affine.for %i1 = 0 to 64 iter_args(%acc = %c) -> (f32) {
      %a = affine.load %A[0, %i0, %i1 + 1] : memref<?x?x?xf32>
      %b = affine.load %B[%i0, %i1 + 1] : memref<?x?xf32>
      %k = arith.constant 3.0 : f32
      %m = arith.mulf %a, %c : f32
      %s = arith.mulf %m, %acc : f32
      affine.yield %s : f32
    }
    affine.store %r, %o[%i0, 0, 0] : memref<?x?x?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g39(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 0 to 64 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.for %[[ARG6:[^ ]+]] = 0 to 64 iter_args(%[[ARG7:[^ ]+]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:         %[[V1:[^ ]+]] = affine.load %[[ARG0]][0, %[[ARG5]], %[[ARG6]] + 1] : memref<?x?x?xf32>
// CHECK-NEXT:         %[[V2:[^ ]+]] = affine.load %[[ARG1]][%[[ARG5]], %[[ARG6]] + 1] : memref<?x?xf32>
// CHECK-NEXT:         %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:         %[[V3:[^ ]+]] = arith.mulf %[[V1]], %[[CST]] : f32
// CHECK-NEXT:         %[[V4:[^ ]+]] = arith.mulf %[[V3]], %[[ARG7]] : f32
// CHECK-NEXT:         affine.yield %[[V4]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG2]][%[[ARG5]], 0, 0] : memref<?x?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
