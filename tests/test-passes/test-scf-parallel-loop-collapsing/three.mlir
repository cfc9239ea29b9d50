// RUN: mlir-opt %s --allow-unregistered-dialect --test-scf-parallel-loop-collapsing='collapsed-indices-0=0,1 collapsed-indices-1=2' | FileCheck %s --check-prefix=ONE
// RUN: mlir-opt %s --allow-unregistered-dialect --test-scf-parallel-loop-collapsing='collapsed-indices-0=2,1,0' | FileCheck %s --check-prefix=TWO
// RUN: mlir-opt %s --allow-unregistered-dialect --test-scf-parallel-loop-collapsing='collapsed-indices-1=2,1 collapsed-indices-0=0' | FileCheck %s --check-prefix=THREE

func.func @h(%m: memref<?xi32>, %i0 : i32, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j, %k) = (%c0, %c3, %b) to (%c10, %c10, %s) step (%c1, %c3, %s) {
    "some.use"(%i, %j, %k) : (index, index, index) -> ()
  }
  return
}




// ONE: #map = affine_map<()[s0, s1] -> ((-s0 + s1) ceildiv s1)>
// ONE-NEXT: #map1 = affine_map<(d0)[s0, s1] -> (d0 * s1 + s0)>
// ONE-NEXT: #map2 = affine_map<(d0) -> (d0 * 3 + 3)>
// ONE-NEXT: module {
// ONE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// ONE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// ONE-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// ONE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[C10_0:[^ ]+]] = arith.constant 10 : index
// ONE-NEXT:     %[[C3_1:[^ ]+]] = arith.constant 3 : index
// ONE-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG2]], %[[ARG3]]]
// ONE-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:     %[[C1_3:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[C1_4:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[C1_4]], %[[C10_0]] : index
// ONE-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[V1]], %[[C3_1]] : index
// ONE-NEXT:     %[[C1_5:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[C1_5]], %[[V0]] : index
// ONE-NEXT:     scf.parallel (%[[ARG4:[^ ]+]], %[[ARG5:[^ ]+]]) = (%[[C0_2]], %[[C0_2]]) to (%[[V2]], %[[V3]]) step (%[[C1_3]], %[[C1_3]]) {
// ONE-NEXT:       %[[V4:[^ ]+]] = arith.remsi %[[ARG4]], %[[C3_1]] : index
// ONE-NEXT:       %[[V5:[^ ]+]] = arith.divsi %[[ARG4]], %[[C3_1]] : index
// ONE-NEXT:       %[[V6:[^ ]+]] = affine.apply #map1(%[[ARG5]])[%[[ARG2]], %[[ARG3]]]
// ONE-NEXT:       %[[V7:[^ ]+]] = affine.apply #map2(%[[V4]])
// ONE-NEXT:       "some.use"(%[[V5]], %[[V7]], %[[V6]]) : (index, index, index) -> ()
// ONE-NEXT:       scf.reduce 
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// TWO: #map = affine_map<()[s0, s1] -> ((-s0 + s1) ceildiv s1)>
// TWO-NEXT: #map1 = affine_map<(d0)[s0, s1] -> (d0 * s1 + s0)>
// TWO-NEXT: #map2 = affine_map<(d0) -> (d0 * 3 + 3)>
// TWO-NEXT: module {
// TWO-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// TWO-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// TWO-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[C10_0:[^ ]+]] = arith.constant 10 : index
// TWO-NEXT:     %[[C3_1:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG2]], %[[ARG3]]]
// TWO-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:     %[[C1_3:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[C1_4:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[C1_4]], %[[C10_0]] : index
// TWO-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[V1]], %[[C3_1]] : index
// TWO-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[V2]], %[[V0]] : index
// TWO-NEXT:     scf.parallel (%[[ARG4:[^ ]+]]) = (%[[C0_2]]) to (%[[V3]]) step (%[[C1_3]]) {
// TWO-NEXT:       %[[V4:[^ ]+]] = arith.remsi %[[ARG4]], %[[C10_0]] : index
// TWO-NEXT:       %[[V5:[^ ]+]] = arith.divsi %[[ARG4]], %[[C10_0]] : index
// TWO-NEXT:       %[[V6:[^ ]+]] = arith.remsi %[[V5]], %[[C3_1]] : index
// TWO-NEXT:       %[[V7:[^ ]+]] = arith.divsi %[[V5]], %[[C3_1]] : index
// TWO-NEXT:       %[[V8:[^ ]+]] = affine.apply #map1(%[[V7]])[%[[ARG2]], %[[ARG3]]]
// TWO-NEXT:       %[[V9:[^ ]+]] = affine.apply #map2(%[[V6]])
// TWO-NEXT:       "some.use"(%[[V4]], %[[V9]], %[[V8]]) : (index, index, index) -> ()
// TWO-NEXT:       scf.reduce 
// TWO-NEXT:     }
// TWO-NEXT:     return
// TWO-NEXT:   }
// TWO-NEXT: }

// THREE: #map = affine_map<()[s0, s1] -> ((-s0 + s1) ceildiv s1)>
// THREE-NEXT: #map1 = affine_map<(d0)[s0, s1] -> (d0 * s1 + s0)>
// THREE-NEXT: #map2 = affine_map<(d0) -> (d0 * 3 + 3)>
// THREE-NEXT: module {
// THREE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// THREE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// THREE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// THREE-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// THREE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     %[[C10_0:[^ ]+]] = arith.constant 10 : index
// THREE-NEXT:     %[[C3_1:[^ ]+]] = arith.constant 3 : index
// THREE-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG2]], %[[ARG3]]]
// THREE-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// THREE-NEXT:     %[[C1_3:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     %[[C1_4:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[C1_4]], %[[C10_0]] : index
// THREE-NEXT:     %[[C1_5:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[C1_5]], %[[C3_1]] : index
// THREE-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[V2]], %[[V0]] : index
// THREE-NEXT:     scf.parallel (%[[ARG4:[^ ]+]], %[[ARG5:[^ ]+]]) = (%[[C0_2]], %[[C0_2]]) to (%[[V1]], %[[V3]]) step (%[[C1_3]], %[[C1_3]]) {
// THREE-NEXT:       %[[V4:[^ ]+]] = arith.remsi %[[ARG5]], %[[C3_1]] : index
// THREE-NEXT:       %[[V5:[^ ]+]] = arith.divsi %[[ARG5]], %[[C3_1]] : index
// THREE-NEXT:       %[[V6:[^ ]+]] = affine.apply #map1(%[[V5]])[%[[ARG2]], %[[ARG3]]]
// THREE-NEXT:       %[[V7:[^ ]+]] = affine.apply #map2(%[[V4]])
// THREE-NEXT:       "some.use"(%[[ARG4]], %[[V7]], %[[V6]]) : (index, index, index) -> ()
// THREE-NEXT:       scf.reduce 
// THREE-NEXT:     }
// THREE-NEXT:     return
// THREE-NEXT:   }
// THREE-NEXT: }
