// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --test-parallel-loop-unrolling='unroll-factors=2,5' | FileCheck %s --check-prefix=ONE
// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --test-parallel-loop-unrolling='unroll-factors=1,5 annotate' | FileCheck %s --check-prefix=TWO
// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --test-parallel-loop-unrolling='unroll-factors=2 loop-depth=1' | FileCheck %s --check-prefix=THREE
// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --test-parallel-loop-unrolling='unroll-factors=3' | FileCheck %s --check-prefix=FOUR
// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --test-parallel-loop-unrolling='unroll-factors=1,1' | FileCheck %s --check-prefix=FIVE

func.func @h(%m: memref<?xi32>, %i0 : i32, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %c20 = arith.constant 20 : index
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c10) to (%c10, %c20) step (%c1, %c2) {
    memref.store %i0, %m[%i] : memref<?xi32>
    scf.parallel (%k) = (%c0) to (%c10) step (%c1) {
      memref.store %i0, %m[%j] : memref<?xi32>
    } 
  }
  return
}






// ONE: #map = affine_map<(d0) -> (d0 + 1)>
// ONE-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// ONE-NEXT: #map2 = affine_map<(d0) -> (d0 + 4)>
// ONE-NEXT: #map3 = affine_map<(d0) -> (d0 + 6)>
// ONE-NEXT: #map4 = affine_map<(d0) -> (d0 + 8)>
// ONE-NEXT: module {
// ONE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// ONE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// ONE-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// ONE-NEXT:     %[[C20:[^ ]+]] = arith.constant 20 : index
// ONE-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// ONE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[C2_0:[^ ]+]] = arith.constant 2 : index
// ONE-NEXT:     %[[C10_1:[^ ]+]] = arith.constant 10 : index
// ONE-NEXT:     scf.parallel (%[[ARG4:[^ ]+]], %[[ARG5:[^ ]+]]) = (%[[C0]], %[[C10]]) to (%[[C10]], %[[C20]]) step (%[[C2_0]], %[[C10_1]]) {
// ONE-NEXT:       memref.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xi32>
// ONE-NEXT:       scf.parallel (%[[ARG6:[^ ]+]]) = (%[[C0]]) to (%[[C10]]) step (%[[C1]]) {
// ONE-NEXT:         memref.store %[[ARG1]], %[[ARG0]][%[[ARG5]]] : memref<?xi32>
// ONE-NEXT:         scf.reduce 
// ONE-NEXT:       }
// ONE-NEXT:       %[[V0:[^ ]+]] = affine.apply #map(%[[ARG4]])
// ONE-NEXT:       memref.store %[[ARG1]], %[[ARG0]][%[[V0]]] : memref<?xi32>
// ONE-NEXT:       scf.parallel (%[[ARG6]]) = (%[[C0]]) to (%[[C10]]) step (%[[C1]]) {
// ONE-NEXT:         memref.store %[[ARG1]], %[[ARG0]][%[[ARG5]]] : memref<?xi32>
// ONE-NEXT:         scf.reduce 
// ONE-NEXT:       }
// ONE-NEXT:       %[[V1:[^ ]+]] = affine.apply #map1(%[[ARG5]])
// ONE-NEXT:       memref.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xi32>
// ONE-NEXT:       scf.parallel (%[[ARG6]]) = (%[[C0]]) to (%[[C10]]) step (%[[C1]]) {
// ONE-NEXT:         memref.store %[[ARG1]], %[[ARG0]][%[[V1]]] : memref<?xi32>
// ONE-NEXT:         scf.reduce 
// ONE-NEXT:       }
// ONE-NEXT:       %[[V2:[^ ]+]] = affine.apply #map(%[[ARG4]])
// ONE-NEXT:       memref.store %[[ARG1]], %[[ARG0]][%[[V2]]] : memref<?xi32>
// ONE-NEXT:       scf.parallel (%[[ARG6]]) = (%[[C0]]) to (%[[C10]]) step (%[[C1]]) {
// ONE-NEXT:         memref.store %[[ARG1]], %[[ARG0]][%[[V1]]] : memref<?xi32>
// ONE-NEXT:         scf.reduce 
// ONE-NEXT:       }
// ONE-NEXT:       %[[V3:[^ ]+]] = affine.apply #map2(%[[ARG5]])
// ONE-NEXT:       memref.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xi32>
// ONE-NEXT:       scf.parallel (%[[ARG6]]) = (%[[C0]]) to (%[[C10]]) step (%[[C1]]) {
// ONE-NEXT:         memref.store %[[ARG1]], %[[ARG0]][%[[V3]]] : memref<?xi32>
// ONE-NEXT:         scf.reduce 
// ONE-NEXT:       }
// ONE-NEXT:       %[[V4:[^ ]+]] = affine.apply #map(%[[ARG4]])
// ONE-NEXT:       memref.store %[[ARG1]], %[[ARG0]][%[[V4]]] : memref<?xi32>
// ONE-NEXT:       scf.parallel (%[[ARG6]]) = (%[[C0]]) to (%[[C10]]) step (%[[C1]]) {
// ONE-NEXT:         memref.store %[[ARG1]], %[[ARG0]][%[[V3]]] : memref<?xi32>
// ONE-NEXT:         scf.reduce 
// ONE-NEXT:       }
// ONE-NEXT:       %[[V5:[^ ]+]] = affine.apply #map3(%[[ARG5]])
// ONE-NEXT:       memref.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xi32>
// ONE-NEXT:       scf.parallel (%[[ARG6]]) = (%[[C0]]) to (%[[C10]]) step (%[[C1]]) {
// ONE-NEXT:         memref.store %[[ARG1]], %[[ARG0]][%[[V5]]] : memref<?xi32>
// ONE-NEXT:         scf.reduce 
// ONE-NEXT:       }
// ONE-NEXT:       %[[V6:[^ ]+]] = affine.apply #map(%[[ARG4]])
// ONE-NEXT:       memref.store %[[ARG1]], %[[ARG0]][%[[V6]]] : memref<?xi32>
// ONE-NEXT:       scf.parallel (%[[ARG6]]) = (%[[C0]]) to (%[[C10]]) step (%[[C1]]) {
// ONE-NEXT:         memref.store %[[ARG1]], %[[ARG0]][%[[V5]]] : memref<?xi32>
// ONE-NEXT:         scf.reduce 
// ONE-NEXT:       }
// ONE-NEXT:       %[[V7:[^ ]+]] = affine.apply #map4(%[[ARG5]])
// ONE-NEXT:       memref.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xi32>
// ONE-NEXT:       scf.parallel (%[[ARG6]]) = (%[[C0]]) to (%[[C10]]) step (%[[C1]]) {
// ONE-NEXT:         memref.store %[[ARG1]], %[[ARG0]][%[[V7]]] : memref<?xi32>
// ONE-NEXT:         scf.reduce 
// ONE-NEXT:       }
// ONE-NEXT:       %[[V8:[^ ]+]] = affine.apply #map(%[[ARG4]])
// ONE-NEXT:       memref.store %[[ARG1]], %[[ARG0]][%[[V8]]] : memref<?xi32>
// ONE-NEXT:       scf.parallel (%[[ARG6]]) = (%[[C0]]) to (%[[C10]]) step (%[[C1]]) {
// ONE-NEXT:         memref.store %[[ARG1]], %[[ARG0]][%[[V7]]] : memref<?xi32>
// ONE-NEXT:         scf.reduce 
// ONE-NEXT:       }
// ONE-NEXT:       scf.reduce 
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// TWO: #map = affine_map<(d0) -> (d0 + 2)>
// TWO-NEXT: #map1 = affine_map<(d0) -> (d0 + 4)>
// TWO-NEXT: #map2 = affine_map<(d0) -> (d0 + 6)>
// TWO-NEXT: #map3 = affine_map<(d0) -> (d0 + 8)>
// TWO-NEXT: module {
// TWO-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// TWO-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// TWO-NEXT:     %[[C20:[^ ]+]] = arith.constant 20 : index
// TWO-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// TWO-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[C10_0:[^ ]+]] = arith.constant 10 : index
// TWO-NEXT:     scf.parallel (%[[ARG4:[^ ]+]], %[[ARG5:[^ ]+]]) = (%[[C0]], %[[C10]]) to (%[[C10]], %[[C20]]) step (%[[C1]], %[[C10_0]]) {
// TWO-NEXT:       memref.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] {unrolled_iteration = 0 : ui32} : memref<?xi32>
// TWO-NEXT:       scf.parallel (%[[ARG6:[^ ]+]]) = (%[[C0]]) to (%[[C10]]) step (%[[C1]]) {
// TWO-NEXT:         memref.store %[[ARG1]], %[[ARG0]][%[[ARG5]]] : memref<?xi32>
// TWO-NEXT:         scf.reduce 
// TWO-NEXT:       } {unrolled_iteration = 0 : ui32}
// TWO-NEXT:       %[[V0:[^ ]+]] = affine.apply #map(%[[ARG5]])
// TWO-NEXT:       memref.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] {unrolled_iteration = 1 : ui32} : memref<?xi32>
// TWO-NEXT:       scf.parallel (%[[ARG6]]) = (%[[C0]]) to (%[[C10]]) step (%[[C1]]) {
// TWO-NEXT:         memref.store %[[ARG1]], %[[ARG0]][%[[V0]]] : memref<?xi32>
// TWO-NEXT:         scf.reduce 
// TWO-NEXT:       } {unrolled_iteration = 1 : ui32}
// TWO-NEXT:       %[[V1:[^ ]+]] = affine.apply #map1(%[[ARG5]])
// TWO-NEXT:       memref.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] {unrolled_iteration = 2 : ui32} : memref<?xi32>
// TWO-NEXT:       scf.parallel (%[[ARG6]]) = (%[[C0]]) to (%[[C10]]) step (%[[C1]]) {
// TWO-NEXT:         memref.store %[[ARG1]], %[[ARG0]][%[[V1]]] : memref<?xi32>
// TWO-NEXT:         scf.reduce 
// TWO-NEXT:       } {unrolled_iteration = 2 : ui32}
// TWO-NEXT:       %[[V2:[^ ]+]] = affine.apply #map2(%[[ARG5]])
// TWO-NEXT:       memref.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] {unrolled_iteration = 3 : ui32} : memref<?xi32>
// TWO-NEXT:       scf.parallel (%[[ARG6]]) = (%[[C0]]) to (%[[C10]]) step (%[[C1]]) {
// TWO-NEXT:         memref.store %[[ARG1]], %[[ARG0]][%[[V2]]] : memref<?xi32>
// TWO-NEXT:         scf.reduce 
// TWO-NEXT:       } {unrolled_iteration = 3 : ui32}
// TWO-NEXT:       %[[V3:[^ ]+]] = affine.apply #map3(%[[ARG5]])
// TWO-NEXT:       memref.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] {unrolled_iteration = 4 : ui32} : memref<?xi32>
// TWO-NEXT:       scf.parallel (%[[ARG6]]) = (%[[C0]]) to (%[[C10]]) step (%[[C1]]) {
// TWO-NEXT:         memref.store %[[ARG1]], %[[ARG0]][%[[V3]]] : memref<?xi32>
// TWO-NEXT:         scf.reduce 
// TWO-NEXT:       } {unrolled_iteration = 4 : ui32}
// TWO-NEXT:       scf.reduce 
// TWO-NEXT:     }
// TWO-NEXT:     return
// TWO-NEXT:   }
// TWO-NEXT: }

// THREE: module {
// THREE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// THREE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// THREE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// THREE-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// THREE-NEXT:     %[[C20:[^ ]+]] = arith.constant 20 : index
// THREE-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// THREE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     scf.parallel (%[[ARG4:[^ ]+]], %[[ARG5:[^ ]+]]) = (%[[C0]], %[[C10]]) to (%[[C10]], %[[C20]]) step (%[[C1]], %[[C2]]) {
// THREE-NEXT:       memref.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xi32>
// THREE-NEXT:       %[[C2_0:[^ ]+]] = arith.constant 2 : index
// THREE-NEXT:       scf.parallel (%[[ARG6:[^ ]+]]) = (%[[C0]]) to (%[[C10]]) step (%[[C2_0]]) {
// THREE-NEXT:         memref.store %[[ARG1]], %[[ARG0]][%[[ARG5]]] : memref<?xi32>
// THREE-NEXT:         memref.store %[[ARG1]], %[[ARG0]][%[[ARG5]]] : memref<?xi32>
// THREE-NEXT:         scf.reduce 
// THREE-NEXT:       }
// THREE-NEXT:       scf.reduce 
// THREE-NEXT:     }
// THREE-NEXT:     return
// THREE-NEXT:   }
// THREE-NEXT: }

// FOUR: module {
// FOUR-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// FOUR-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// FOUR-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// FOUR-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// FOUR-NEXT:     %[[C20:[^ ]+]] = arith.constant 20 : index
// FOUR-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// FOUR-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// FOUR-NEXT:     scf.parallel (%[[ARG4:[^ ]+]], %[[ARG5:[^ ]+]]) = (%[[C0]], %[[C10]]) to (%[[C10]], %[[C20]]) step (%[[C1]], %[[C2]]) {
// FOUR-NEXT:       memref.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xi32>
// FOUR-NEXT:       scf.parallel (%[[ARG6:[^ ]+]]) = (%[[C0]]) to (%[[C10]]) step (%[[C1]]) {
// FOUR-NEXT:         memref.store %[[ARG1]], %[[ARG0]][%[[ARG5]]] : memref<?xi32>
// FOUR-NEXT:         scf.reduce 
// FOUR-NEXT:       }
// FOUR-NEXT:       scf.reduce 
// FOUR-NEXT:     }
// FOUR-NEXT:     return
// FOUR-NEXT:   }
// FOUR-NEXT: }

// FIVE: module {
// FIVE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// FIVE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// FIVE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// FIVE-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// FIVE-NEXT:     %[[C20:[^ ]+]] = arith.constant 20 : index
// FIVE-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// FIVE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// FIVE-NEXT:     scf.parallel (%[[ARG4:[^ ]+]], %[[ARG5:[^ ]+]]) = (%[[C0]], %[[C10]]) to (%[[C10]], %[[C20]]) step (%[[C1]], %[[C2]]) {
// FIVE-NEXT:       memref.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xi32>
// FIVE-NEXT:       scf.parallel (%[[ARG6:[^ ]+]]) = (%[[C0]]) to (%[[C10]]) step (%[[C1]]) {
// FIVE-NEXT:         memref.store %[[ARG1]], %[[ARG0]][%[[ARG5]]] : memref<?xi32>
// FIVE-NEXT:         scf.reduce 
// FIVE-NEXT:       }
// FIVE-NEXT:       scf.reduce 
// FIVE-NEXT:     }
// FIVE-NEXT:     return
// FIVE-NEXT:   }
// FIVE-NEXT: }

// -----
func.func @h(%m: memref<?xi32>, %i0 : i32, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %c1 = arith.constant 1 : index
scf.parallel (%i) = (%c0) to (%c3) step (%c1) {
   %q = arith.addi %i, %i : index
     "some.use"(%q, %i) : (index, index) -> ()
      } {a = 1 : i32}
   return }
func.func private @k() { %c = arith.constant 1 : index 
%d = affine.apply affine_map<(d0) -> (d0 + 1)>(%c)
return }






// ONE: #map = affine_map<(d0) -> (d0 + 1)>
// ONE-NEXT: module {
// ONE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// ONE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// ONE-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// ONE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     scf.parallel (%[[ARG4:[^ ]+]]) = (%[[C0]]) to (%[[C3]]) step (%[[C1]]) {
// ONE-NEXT:       %[[V0:[^ ]+]] = arith.addi %[[ARG4]], %[[ARG4]] : index
// ONE-NEXT:       "some.use"(%[[V0]], %[[ARG4]]) : (index, index) -> ()
// ONE-NEXT:       scf.reduce 
// ONE-NEXT:     } {a = 1 : i32}
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT:   func.func private @k() {
// ONE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[C1]])
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// TWO: #map = affine_map<(d0) -> (d0 + 1)>
// TWO-NEXT: module {
// TWO-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// TWO-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// TWO-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     scf.parallel (%[[ARG4:[^ ]+]]) = (%[[C0]]) to (%[[C3]]) step (%[[C1]]) {
// TWO-NEXT:       %[[V0:[^ ]+]] = arith.addi %[[ARG4]], %[[ARG4]] : index
// TWO-NEXT:       "some.use"(%[[V0]], %[[ARG4]]) : (index, index) -> ()
// TWO-NEXT:       scf.reduce 
// TWO-NEXT:     } {a = 1 : i32}
// TWO-NEXT:     return
// TWO-NEXT:   }
// TWO-NEXT:   func.func private @k() {
// TWO-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[C1]])
// TWO-NEXT:     return
// TWO-NEXT:   }
// TWO-NEXT: }

// THREE: #map = affine_map<(d0) -> (d0 + 1)>
// THREE-NEXT: module {
// THREE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// THREE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// THREE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// THREE-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// THREE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     scf.parallel (%[[ARG4:[^ ]+]]) = (%[[C0]]) to (%[[C3]]) step (%[[C1]]) {
// THREE-NEXT:       %[[V0:[^ ]+]] = arith.addi %[[ARG4]], %[[ARG4]] : index
// THREE-NEXT:       "some.use"(%[[V0]], %[[ARG4]]) : (index, index) -> ()
// THREE-NEXT:       scf.reduce 
// THREE-NEXT:     } {a = 1 : i32}
// THREE-NEXT:     return
// THREE-NEXT:   }
// THREE-NEXT:   func.func private @k() {
// THREE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[C1]])
// THREE-NEXT:     return
// THREE-NEXT:   }
// THREE-NEXT: }

// FOUR: #map = affine_map<(d0) -> (d0 + 1)>
// FOUR-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// FOUR-NEXT: module {
// FOUR-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// FOUR-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// FOUR-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// FOUR-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// FOUR-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// FOUR-NEXT:     %[[C3_0:[^ ]+]] = arith.constant 3 : index
// FOUR-NEXT:     scf.parallel (%[[ARG4:[^ ]+]]) = (%[[C0]]) to (%[[C3]]) step (%[[C3_0]]) {
// FOUR-NEXT:       %[[V0:[^ ]+]] = arith.addi %[[ARG4]], %[[ARG4]] : index
// FOUR-NEXT:       "some.use"(%[[V0]], %[[ARG4]]) : (index, index) -> ()
// FOUR-NEXT:       %[[V1:[^ ]+]] = affine.apply #map(%[[ARG4]])
// FOUR-NEXT:       %[[V2:[^ ]+]] = arith.addi %[[V1]], %[[V1]] : index
// FOUR-NEXT:       "some.use"(%[[V2]], %[[V1]]) : (index, index) -> ()
// FOUR-NEXT:       %[[V3:[^ ]+]] = affine.apply #map1(%[[ARG4]])
// FOUR-NEXT:       %[[V4:[^ ]+]] = arith.addi %[[V3]], %[[V3]] : index
// FOUR-NEXT:       "some.use"(%[[V4]], %[[V3]]) : (index, index) -> ()
// FOUR-NEXT:       scf.reduce 
// FOUR-NEXT:     } {a = 1 : i32}
// FOUR-NEXT:     return
// FOUR-NEXT:   }
// FOUR-NEXT:   func.func private @k() {
// FOUR-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// FOUR-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[C1]])
// FOUR-NEXT:     return
// FOUR-NEXT:   }
// FOUR-NEXT: }

// FIVE: #map = affine_map<(d0) -> (d0 + 1)>
// FIVE-NEXT: module {
// FIVE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// FIVE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// FIVE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// FIVE-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// FIVE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// FIVE-NEXT:     scf.parallel (%[[ARG4:[^ ]+]]) = (%[[C0]]) to (%[[C3]]) step (%[[C1]]) {
// FIVE-NEXT:       %[[V0:[^ ]+]] = arith.addi %[[ARG4]], %[[ARG4]] : index
// FIVE-NEXT:       "some.use"(%[[V0]], %[[ARG4]]) : (index, index) -> ()
// FIVE-NEXT:       scf.reduce 
// FIVE-NEXT:     } {a = 1 : i32}
// FIVE-NEXT:     return
// FIVE-NEXT:   }
// FIVE-NEXT:   func.func private @k() {
// FIVE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// FIVE-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[C1]])
// FIVE-NEXT:     return
// FIVE-NEXT:   }
// FIVE-NEXT: }

// -----
func.func @h(%m: memref<?xi32>, %i0 : i32, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %c1 = arith.constant 1 : index
scf.parallel (%i) = (%c0) to (%c3) step (%c1) init(%i0) -> i32 {
   %q = arith.index_cast %i : index to i32
     scf.reduce(%q : i32) {
      ^bb0(%x: i32, %y: i32):
        %z = arith.addi %x, %y : i32
        scf.reduce.return %z : i32
     }
      }
   return }
func.func private @k() { %c = arith.constant 1 : index 
%d = affine.apply affine_map<(d0) -> (d0 + 1)>(%c)
return }






// ONE: #map = affine_map<(d0) -> (d0 + 1)>
// ONE-NEXT: module {
// ONE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// ONE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// ONE-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// ONE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[V0:[^ ]+]] = scf.parallel (%[[ARG4:[^ ]+]]) = (%[[C0]]) to (%[[C3]]) step (%[[C1]]) init (%[[ARG1]]) -> i32 {
// ONE-NEXT:       %[[V1:[^ ]+]] = arith.index_cast %[[ARG4]] : index to i32
// ONE-NEXT:       scf.reduce(%[[V1]] : i32) {
// ONE-NEXT:       ^bb0(%[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32):
// ONE-NEXT:         %[[V2:[^ ]+]] = arith.addi %[[ARG5]], %[[ARG6]] : i32
// ONE-NEXT:         scf.reduce.return %[[V2]] : i32
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT:   func.func private @k() {
// ONE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[C1]])
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// TWO: #map = affine_map<(d0) -> (d0 + 1)>
// TWO-NEXT: module {
// TWO-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// TWO-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// TWO-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[V0:[^ ]+]] = scf.parallel (%[[ARG4:[^ ]+]]) = (%[[C0]]) to (%[[C3]]) step (%[[C1]]) init (%[[ARG1]]) -> i32 {
// TWO-NEXT:       %[[V1:[^ ]+]] = arith.index_cast %[[ARG4]] : index to i32
// TWO-NEXT:       scf.reduce(%[[V1]] : i32) {
// TWO-NEXT:       ^bb0(%[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32):
// TWO-NEXT:         %[[V2:[^ ]+]] = arith.addi %[[ARG5]], %[[ARG6]] : i32
// TWO-NEXT:         scf.reduce.return %[[V2]] : i32
// TWO-NEXT:       }
// TWO-NEXT:     }
// TWO-NEXT:     return
// TWO-NEXT:   }
// TWO-NEXT:   func.func private @k() {
// TWO-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[C1]])
// TWO-NEXT:     return
// TWO-NEXT:   }
// TWO-NEXT: }

// THREE: #map = affine_map<(d0) -> (d0 + 1)>
// THREE-NEXT: module {
// THREE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// THREE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// THREE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// THREE-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// THREE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     %[[V0:[^ ]+]] = scf.parallel (%[[ARG4:[^ ]+]]) = (%[[C0]]) to (%[[C3]]) step (%[[C1]]) init (%[[ARG1]]) -> i32 {
// THREE-NEXT:       %[[V1:[^ ]+]] = arith.index_cast %[[ARG4]] : index to i32
// THREE-NEXT:       scf.reduce(%[[V1]] : i32) {
// THREE-NEXT:       ^bb0(%[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32):
// THREE-NEXT:         %[[V2:[^ ]+]] = arith.addi %[[ARG5]], %[[ARG6]] : i32
// THREE-NEXT:         scf.reduce.return %[[V2]] : i32
// THREE-NEXT:       }
// THREE-NEXT:     }
// THREE-NEXT:     return
// THREE-NEXT:   }
// THREE-NEXT:   func.func private @k() {
// THREE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[C1]])
// THREE-NEXT:     return
// THREE-NEXT:   }
// THREE-NEXT: }

// FOUR: #map = affine_map<(d0) -> (d0 + 1)>
// FOUR-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// FOUR-NEXT: module {
// FOUR-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// FOUR-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// FOUR-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// FOUR-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// FOUR-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// FOUR-NEXT:     %[[C3_0:[^ ]+]] = arith.constant 3 : index
// FOUR-NEXT:     %[[V0:[^ ]+]] = scf.parallel (%[[ARG4:[^ ]+]]) = (%[[C0]]) to (%[[C3]]) step (%[[C3_0]]) init (%[[ARG1]]) -> i32 {
// FOUR-NEXT:       %[[V1:[^ ]+]] = arith.index_cast %[[ARG4]] : index to i32
// FOUR-NEXT:       %[[V2:[^ ]+]] = affine.apply #map(%[[ARG4]])
// FOUR-NEXT:       %[[V3:[^ ]+]] = arith.index_cast %[[V2]] : index to i32
// FOUR-NEXT:       %[[V4:[^ ]+]] = affine.apply #map1(%[[ARG4]])
// FOUR-NEXT:       %[[V5:[^ ]+]] = arith.index_cast %[[V4]] : index to i32
// FOUR-NEXT:       scf.reduce(%[[V5]] : i32) {
// FOUR-NEXT:       ^bb0(%[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32):
// FOUR-NEXT:         %[[V6:[^ ]+]] = arith.addi %[[ARG5]], %[[ARG6]] : i32
// FOUR-NEXT:         scf.reduce.return %[[V6]] : i32
// FOUR-NEXT:       }
// FOUR-NEXT:     }
// FOUR-NEXT:     return
// FOUR-NEXT:   }
// FOUR-NEXT:   func.func private @k() {
// FOUR-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// FOUR-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[C1]])
// FOUR-NEXT:     return
// FOUR-NEXT:   }
// FOUR-NEXT: }

// FIVE: #map = affine_map<(d0) -> (d0 + 1)>
// FIVE-NEXT: module {
// FIVE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// FIVE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// FIVE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// FIVE-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// FIVE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// FIVE-NEXT:     %[[V0:[^ ]+]] = scf.parallel (%[[ARG4:[^ ]+]]) = (%[[C0]]) to (%[[C3]]) step (%[[C1]]) init (%[[ARG1]]) -> i32 {
// FIVE-NEXT:       %[[V1:[^ ]+]] = arith.index_cast %[[ARG4]] : index to i32
// FIVE-NEXT:       scf.reduce(%[[V1]] : i32) {
// FIVE-NEXT:       ^bb0(%[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32):
// FIVE-NEXT:         %[[V2:[^ ]+]] = arith.addi %[[ARG5]], %[[ARG6]] : i32
// FIVE-NEXT:         scf.reduce.return %[[V2]] : i32
// FIVE-NEXT:       }
// FIVE-NEXT:     }
// FIVE-NEXT:     return
// FIVE-NEXT:   }
// FIVE-NEXT:   func.func private @k() {
// FIVE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// FIVE-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[C1]])
// FIVE-NEXT:     return
// FIVE-NEXT:   }
// FIVE-NEXT: }

// -----
func.func @h(%m: memref<?xi32>, %i0 : i32, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %c1 = arith.constant 1 : index
scf.parallel (%i) = (%c3) to (%c0) step (%c1) {
   %q = arith.addi %i, %i : index
     "some.use"(%q, %i) : (index, index) -> ()
      } {a = 1 : i32}
   return }
func.func private @k() { %c = arith.constant 1 : index 
%d = affine.apply affine_map<(d0) -> (d0 + 1)>(%c)
return }






// ONE: #map = affine_map<(d0) -> (d0 + 1)>
// ONE-NEXT: module {
// ONE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// ONE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// ONE-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// ONE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     scf.parallel (%[[ARG4:[^ ]+]]) = (%[[C3]]) to (%[[C0]]) step (%[[C1]]) {
// ONE-NEXT:       %[[V0:[^ ]+]] = arith.addi %[[ARG4]], %[[ARG4]] : index
// ONE-NEXT:       "some.use"(%[[V0]], %[[ARG4]]) : (index, index) -> ()
// ONE-NEXT:       scf.reduce 
// ONE-NEXT:     } {a = 1 : i32}
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT:   func.func private @k() {
// ONE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[C1]])
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// TWO: #map = affine_map<(d0) -> (d0 + 1)>
// TWO-NEXT: module {
// TWO-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// TWO-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// TWO-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     scf.parallel (%[[ARG4:[^ ]+]]) = (%[[C3]]) to (%[[C0]]) step (%[[C1]]) {
// TWO-NEXT:       %[[V0:[^ ]+]] = arith.addi %[[ARG4]], %[[ARG4]] : index
// TWO-NEXT:       "some.use"(%[[V0]], %[[ARG4]]) : (index, index) -> ()
// TWO-NEXT:       scf.reduce 
// TWO-NEXT:     } {a = 1 : i32}
// TWO-NEXT:     return
// TWO-NEXT:   }
// TWO-NEXT:   func.func private @k() {
// TWO-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[C1]])
// TWO-NEXT:     return
// TWO-NEXT:   }
// TWO-NEXT: }

// THREE: #map = affine_map<(d0) -> (d0 + 1)>
// THREE-NEXT: module {
// THREE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// THREE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// THREE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// THREE-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// THREE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     scf.parallel (%[[ARG4:[^ ]+]]) = (%[[C3]]) to (%[[C0]]) step (%[[C1]]) {
// THREE-NEXT:       %[[V0:[^ ]+]] = arith.addi %[[ARG4]], %[[ARG4]] : index
// THREE-NEXT:       "some.use"(%[[V0]], %[[ARG4]]) : (index, index) -> ()
// THREE-NEXT:       scf.reduce 
// THREE-NEXT:     } {a = 1 : i32}
// THREE-NEXT:     return
// THREE-NEXT:   }
// THREE-NEXT:   func.func private @k() {
// THREE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[C1]])
// THREE-NEXT:     return
// THREE-NEXT:   }
// THREE-NEXT: }

// FOUR: #map = affine_map<(d0) -> (d0 + 1)>
// FOUR-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// FOUR-NEXT: module {
// FOUR-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// FOUR-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// FOUR-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// FOUR-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// FOUR-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// FOUR-NEXT:     %[[C3_0:[^ ]+]] = arith.constant 3 : index
// FOUR-NEXT:     scf.parallel (%[[ARG4:[^ ]+]]) = (%[[C3]]) to (%[[C0]]) step (%[[C3_0]]) {
// FOUR-NEXT:       %[[V0:[^ ]+]] = arith.addi %[[ARG4]], %[[ARG4]] : index
// FOUR-NEXT:       "some.use"(%[[V0]], %[[ARG4]]) : (index, index) -> ()
// FOUR-NEXT:       %[[V1:[^ ]+]] = affine.apply #map(%[[ARG4]])
// FOUR-NEXT:       %[[V2:[^ ]+]] = arith.addi %[[V1]], %[[V1]] : index
// FOUR-NEXT:       "some.use"(%[[V2]], %[[V1]]) : (index, index) -> ()
// FOUR-NEXT:       %[[V3:[^ ]+]] = affine.apply #map1(%[[ARG4]])
// FOUR-NEXT:       %[[V4:[^ ]+]] = arith.addi %[[V3]], %[[V3]] : index
// FOUR-NEXT:       "some.use"(%[[V4]], %[[V3]]) : (index, index) -> ()
// FOUR-NEXT:       scf.reduce 
// FOUR-NEXT:     } {a = 1 : i32}
// FOUR-NEXT:     return
// FOUR-NEXT:   }
// FOUR-NEXT:   func.func private @k() {
// FOUR-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// FOUR-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[C1]])
// FOUR-NEXT:     return
// FOUR-NEXT:   }
// FOUR-NEXT: }

// FIVE: #map = affine_map<(d0) -> (d0 + 1)>
// FIVE-NEXT: module {
// FIVE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// FIVE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// FIVE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// FIVE-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// FIVE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// FIVE-NEXT:     scf.parallel (%[[ARG4:[^ ]+]]) = (%[[C3]]) to (%[[C0]]) step (%[[C1]]) {
// FIVE-NEXT:       %[[V0:[^ ]+]] = arith.addi %[[ARG4]], %[[ARG4]] : index
// FIVE-NEXT:       "some.use"(%[[V0]], %[[ARG4]]) : (index, index) -> ()
// FIVE-NEXT:       scf.reduce 
// FIVE-NEXT:     } {a = 1 : i32}
// FIVE-NEXT:     return
// FIVE-NEXT:   }
// FIVE-NEXT:   func.func private @k() {
// FIVE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// FIVE-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[C1]])
// FIVE-NEXT:     return
// FIVE-NEXT:   }
// FIVE-NEXT: }

// -----
func.func @h(%m: memref<?xi32>, %i0 : i32, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %c1 = arith.constant 1 : index
scf.parallel (%i,%j) = (%c0,%c1) to (%c3,%b) step (%c1,%c3) {
   %q = arith.addi %i, %i : index
     "some.use"(%q, %i,%j) : (index, index,index) -> ()
      } {a = 1 : i32}
   return }






// ONE: module {
// ONE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// ONE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// ONE-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// ONE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     scf.parallel (%[[ARG4:[^ ]+]], %[[ARG5:[^ ]+]]) = (%[[C0]], %[[C1]]) to (%[[C3]], %[[ARG2]]) step (%[[C1]], %[[C3]]) {
// ONE-NEXT:       %[[V0:[^ ]+]] = arith.addi %[[ARG4]], %[[ARG4]] : index
// ONE-NEXT:       "some.use"(%[[V0]], %[[ARG4]], %[[ARG5]]) : (index, index, index) -> ()
// ONE-NEXT:       scf.reduce 
// ONE-NEXT:     } {a = 1 : i32}
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// TWO-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// TWO-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     scf.parallel (%[[ARG4:[^ ]+]], %[[ARG5:[^ ]+]]) = (%[[C0]], %[[C1]]) to (%[[C3]], %[[ARG2]]) step (%[[C1]], %[[C3]]) {
// TWO-NEXT:       %[[V0:[^ ]+]] = arith.addi %[[ARG4]], %[[ARG4]] : index
// TWO-NEXT:       "some.use"(%[[V0]], %[[ARG4]], %[[ARG5]]) : (index, index, index) -> ()
// TWO-NEXT:       scf.reduce 
// TWO-NEXT:     } {a = 1 : i32}
// TWO-NEXT:     return
// TWO-NEXT:   }
// TWO-NEXT: }

// THREE: module {
// THREE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// THREE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// THREE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// THREE-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// THREE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     scf.parallel (%[[ARG4:[^ ]+]], %[[ARG5:[^ ]+]]) = (%[[C0]], %[[C1]]) to (%[[C3]], %[[ARG2]]) step (%[[C1]], %[[C3]]) {
// THREE-NEXT:       %[[V0:[^ ]+]] = arith.addi %[[ARG4]], %[[ARG4]] : index
// THREE-NEXT:       "some.use"(%[[V0]], %[[ARG4]], %[[ARG5]]) : (index, index, index) -> ()
// THREE-NEXT:       scf.reduce 
// THREE-NEXT:     } {a = 1 : i32}
// THREE-NEXT:     return
// THREE-NEXT:   }
// THREE-NEXT: }

// FOUR: module {
// FOUR-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// FOUR-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// FOUR-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// FOUR-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// FOUR-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// FOUR-NEXT:     scf.parallel (%[[ARG4:[^ ]+]], %[[ARG5:[^ ]+]]) = (%[[C0]], %[[C1]]) to (%[[C3]], %[[ARG2]]) step (%[[C1]], %[[C3]]) {
// FOUR-NEXT:       %[[V0:[^ ]+]] = arith.addi %[[ARG4]], %[[ARG4]] : index
// FOUR-NEXT:       "some.use"(%[[V0]], %[[ARG4]], %[[ARG5]]) : (index, index, index) -> ()
// FOUR-NEXT:       scf.reduce 
// FOUR-NEXT:     } {a = 1 : i32}
// FOUR-NEXT:     return
// FOUR-NEXT:   }
// FOUR-NEXT: }

// FIVE: module {
// FIVE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// FIVE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// FIVE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// FIVE-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// FIVE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// FIVE-NEXT:     scf.parallel (%[[ARG4:[^ ]+]], %[[ARG5:[^ ]+]]) = (%[[C0]], %[[C1]]) to (%[[C3]], %[[ARG2]]) step (%[[C1]], %[[C3]]) {
// FIVE-NEXT:       %[[V0:[^ ]+]] = arith.addi %[[ARG4]], %[[ARG4]] : index
// FIVE-NEXT:       "some.use"(%[[V0]], %[[ARG4]], %[[ARG5]]) : (index, index, index) -> ()
// FIVE-NEXT:       scf.reduce 
// FIVE-NEXT:     } {a = 1 : i32}
// FIVE-NEXT:     return
// FIVE-NEXT:   }
// FIVE-NEXT: }
