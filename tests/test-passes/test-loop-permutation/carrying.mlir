// RUN: mlir-opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(test-loop-permutation{permutation-map=1,0 check-validity})" | FileCheck %s

func.func @f(%m: memref<?x?xf32>, %n: index, %x0: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      %x = affine.load %m[%i, %j] : memref<?x?xf32>
      affine.store %x, %m[%j, %i] : memref<?x?xf32>
    }
  } {a}
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      %x = affine.load %m[%i - 1, %j + 1] : memref<?x?xf32>
      affine.store %x, %m[%i, %j] : memref<?x?xf32>
    }
  } {c}
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
     affine.for %k = 0 to %n {
      "some.use"(%i, %j, %k) : (index, index, index) -> ()
    } {c}
    "some.use"(%i, %j) : (index, index) -> ()
    } {b}
  } {d}
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
    affine.for %k = 0 to 20 {
      "some.use"(%i, %j, %k) : (index, index, index) -> ()
    }
    } {b}
  } {e}
  affine.for %l = 0 to 10 {
    "some.use"(%l) : (index) -> ()
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      affine.store %x0, %m[%i, %j] : memref<?x?xf32>
    }
  } {f}
  }
  scf.execute_region {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      affine.store %x0, %m[%i, %j] : memref<?x?xf32>
    }
  } {g}
  scf.yield
  }
  %z = affine.for %i = 0 to 10 iter_args(%q = %x0) -> f32 {
   %z1 =  affine.for %j = 0 to 20 iter_args(%q2 = %q) -> f32 {
      affine.store %q2, %m[%i, %j] : memref<?x?xf32>
      affine.yield %q2 : f32
    }
    affine.yield %z1 : f32
  } {h}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to 20 {
// CHECK-NEXT:         %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<?x?xf32>
// CHECK-NEXT:         affine.store %[[V1]], %[[ARG0]][%[[ARG4]], %[[ARG3]]] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     } {a}
// CHECK-NEXT:     affine.for %[[ARG3]] = 0 to 10 {
// CHECK-NEXT:       affine.for %[[ARG4]] = 0 to 20 {
// CHECK-NEXT:         %[[V1]] = affine.load %[[ARG0]][%[[ARG3]] - 1, %[[ARG4]] + 1] : memref<?x?xf32>
// CHECK-NEXT:         affine.store %[[V1]], %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     } {c}
// CHECK-NEXT:     affine.for %[[ARG3]] = 0 to 20 {
// CHECK-NEXT:       affine.for %[[ARG4]] = 0 to 10 {
// CHECK-NEXT:         affine.for %[[ARG5:[^ ]+]] = 0 to %[[ARG1]] {
// CHECK-NEXT:           "some.use"(%[[ARG4]], %[[ARG3]], %[[ARG5]]) : (index, index, index) -> ()
// CHECK-NEXT:         } {c}
// CHECK-NEXT:         "some.use"(%[[ARG4]], %[[ARG3]]) : (index, index) -> ()
// CHECK-NEXT:       } {d}
// CHECK-NEXT:     } {b}
// CHECK-NEXT:     affine.for %[[ARG3]] = 0 to 10 {
// CHECK-NEXT:       affine.for %[[ARG4]] = 0 to 20 {
// CHECK-NEXT:         affine.for %[[ARG5]] = 0 to 20 {
// CHECK-NEXT:           "some.use"(%[[ARG3]], %[[ARG5]], %[[ARG4]]) : (index, index, index) -> ()
// CHECK-NEXT:         } {b}
// CHECK-NEXT:       }
// CHECK-NEXT:     } {e}
// CHECK-NEXT:     affine.for %[[ARG3]] = 0 to 10 {
// CHECK-NEXT:       "some.use"(%[[ARG3]]) : (index) -> ()
// CHECK-NEXT:       affine.for %[[ARG4]] = 0 to 20 {
// CHECK-NEXT:         affine.for %[[ARG5]] = 0 to 10 {
// CHECK-NEXT:           affine.store %[[ARG2]], %[[ARG0]][%[[ARG5]], %[[ARG4]]] : memref<?x?xf32>
// CHECK-NEXT:         } {f}
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       affine.for %[[ARG3]] = 0 to 20 {
// CHECK-NEXT:         affine.for %[[ARG4]] = 0 to 10 {
// CHECK-NEXT:           affine.store %[[ARG2]], %[[ARG0]][%[[ARG4]], %[[ARG3]]] : memref<?x?xf32>
// CHECK-NEXT:         } {g}
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG3]] = 0 to 10 iter_args(%[[ARG4]] = %[[ARG2]]) -> (f32) {
// CHECK-NEXT:       %[[V1]] = affine.for %[[ARG5]] = 0 to 20 iter_args(%[[ARG6:[^ ]+]] = %[[ARG4]]) -> (f32) {
// CHECK-NEXT:         affine.store %[[ARG6]], %[[ARG0]][%[[ARG3]], %[[ARG5]]] : memref<?x?xf32>
// CHECK-NEXT:         affine.yield %[[ARG6]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.yield %[[V1]] : f32
// CHECK-NEXT:     } {h}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
