// RUN: mlir-opt %s --allow-unregistered-dialect --test-scf-parallel-loop-collapsing='collapsed-indices-0=0,1' | FileCheck %s --check-prefix=ONE
// RUN: mlir-opt %s --allow-unregistered-dialect --test-scf-parallel-loop-collapsing='collapsed-indices-0=1 collapsed-indices-1=0' | FileCheck %s --check-prefix=TWO

func.func @h(%m: memref<?xi32>, %i0 : i32, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c3) to (%c10, %c10) step (%c1, %c3) {
  scf.parallel (%i1, %j1) = (%i, %c3) to (%c10, %c10) step (%c1, %c3) {
    "some.use"(%i, %j) : (index, index) -> ()
  }
  }
  %r = scf.parallel (%i, %j) = (%c0, %c3) to (%c10, %c10) step (%c1, %c3) init(%i0) -> i32 {
    "some.use"(%i, %j) : (index, index) -> ()
     scf.reduce(%i0 : i32) {
      ^bb0(%x: i32, %y: i32):
        %z = arith.addi %x, %y : i32
        scf.reduce.return %z : i32
     }
  }
  return
}



// ONE: #map = affine_map<(d0) -> (d0 * 3 + 3)>
// ONE-NEXT: #map1 = affine_map<()[s0] -> (-s0 + 10)>
// ONE-NEXT: #map2 = affine_map<(d0)[s0] -> (d0 + s0)>
// ONE-NEXT: module {
// ONE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// ONE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// ONE-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// ONE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[C10_0:[^ ]+]] = arith.constant 10 : index
// ONE-NEXT:     %[[C3_1:[^ ]+]] = arith.constant 3 : index
// ONE-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:     %[[C1_3:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[C1_4:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[C1_4]], %[[C10_0]] : index
// ONE-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[C3_1]] : index
// ONE-NEXT:     scf.parallel (%[[ARG4:[^ ]+]]) = (%[[C0_2]]) to (%[[V1]]) step (%[[C1_3]]) {
// ONE-NEXT:       %[[V4:[^ ]+]] = arith.remsi %[[ARG4]], %[[C3_1]] : index
// ONE-NEXT:       %[[V5:[^ ]+]] = arith.divsi %[[ARG4]], %[[C3_1]] : index
// ONE-NEXT:       %[[V6:[^ ]+]] = affine.apply #map(%[[V4]])
// ONE-NEXT:       %[[V7:[^ ]+]] = affine.apply #map1()[%[[V5]]]
// ONE-NEXT:       %[[C3_10:[^ ]+]] = arith.constant 3 : index
// ONE-NEXT:       %[[C0_11:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:       %[[C1_12:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:       %[[C1_13:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:       %[[V8:[^ ]+]] = arith.muli %[[C1_13]], %[[V7]] : index
// ONE-NEXT:       %[[V9:[^ ]+]] = arith.muli %[[V8]], %[[C3_10]] : index
// ONE-NEXT:       scf.parallel (%[[ARG5:[^ ]+]]) = (%[[C0_11]]) to (%[[V9]]) step (%[[C1_12]]) {
// ONE-NEXT:         %[[V10:[^ ]+]] = arith.remsi %[[ARG5]], %[[C3_10]] : index
// ONE-NEXT:         %[[V11:[^ ]+]] = arith.divsi %[[ARG5]], %[[C3_10]] : index
// ONE-NEXT:         %[[V12:[^ ]+]] = affine.apply #map(%[[V10]])
// ONE-NEXT:         %[[V13:[^ ]+]] = affine.apply #map2(%[[V11]])[%[[V5]]]
// ONE-NEXT:         "some.use"(%[[V5]], %[[V6]]) : (index, index) -> ()
// ONE-NEXT:         scf.reduce 
// ONE-NEXT:       }
// ONE-NEXT:       scf.reduce 
// ONE-NEXT:     }
// ONE-NEXT:     %[[C10_5:[^ ]+]] = arith.constant 10 : index
// ONE-NEXT:     %[[C3_6:[^ ]+]] = arith.constant 3 : index
// ONE-NEXT:     %[[C0_7:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:     %[[C1_8:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[C1_9:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[C1_9]], %[[C10_5]] : index
// ONE-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[V2]], %[[C3_6]] : index
// ONE-NEXT:     scf.parallel (%[[ARG4]]) = (%[[C0_7]]) to (%[[V3]]) step (%[[C1_8]]) {
// ONE-NEXT:       %[[V4]] = arith.remsi %[[ARG4]], %[[C3_6]] : index
// ONE-NEXT:       %[[V5]] = arith.divsi %[[ARG4]], %[[C3_6]] : index
// ONE-NEXT:       %[[V6]] = affine.apply #map(%[[V4]])
// ONE-NEXT:       "some.use"(%[[V5]], %[[V6]]) : (index, index) -> ()
// ONE-NEXT:       scf.reduce 
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// TWO: #map = affine_map<(d0) -> (d0 * 3 + 3)>
// TWO-NEXT: #map1 = affine_map<()[s0] -> (-s0 + 10)>
// TWO-NEXT: #map2 = affine_map<(d0)[s0] -> (d0 + s0)>
// TWO-NEXT: module {
// TWO-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// TWO-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// TWO-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[C10_0:[^ ]+]] = arith.constant 10 : index
// TWO-NEXT:     %[[C3_1:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:     %[[C1_3:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[C1_4:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[C1_4]], %[[C3_1]] : index
// TWO-NEXT:     %[[C1_5:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[C1_5]], %[[C10_0]] : index
// TWO-NEXT:     scf.parallel (%[[ARG4:[^ ]+]], %[[ARG5:[^ ]+]]) = (%[[C0_2]], %[[C0_2]]) to (%[[V0]], %[[V1]]) step (%[[C1_3]], %[[C1_3]]) {
// TWO-NEXT:       %[[V4:[^ ]+]] = affine.apply #map(%[[ARG4]])
// TWO-NEXT:       %[[V5:[^ ]+]] = affine.apply #map1()[%[[ARG5]]]
// TWO-NEXT:       %[[C3_12:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:       %[[C0_13:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:       %[[C1_14:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:       %[[C1_15:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:       %[[V6:[^ ]+]] = arith.muli %[[C1_15]], %[[C3_12]] : index
// TWO-NEXT:       %[[C1_16:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:       %[[V7:[^ ]+]] = arith.muli %[[C1_16]], %[[V5]] : index
// TWO-NEXT:       scf.parallel (%[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) = (%[[C0_13]], %[[C0_13]]) to (%[[V6]], %[[V7]]) step (%[[C1_14]], %[[C1_14]]) {
// TWO-NEXT:         %[[V8:[^ ]+]] = affine.apply #map(%[[ARG6]])
// TWO-NEXT:         %[[V9:[^ ]+]] = affine.apply #map2(%[[ARG7]])[%[[ARG5]]]
// TWO-NEXT:         "some.use"(%[[ARG5]], %[[V4]]) : (index, index) -> ()
// TWO-NEXT:         scf.reduce 
// TWO-NEXT:       }
// TWO-NEXT:       scf.reduce 
// TWO-NEXT:     }
// TWO-NEXT:     %[[C10_6:[^ ]+]] = arith.constant 10 : index
// TWO-NEXT:     %[[C3_7:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     %[[C0_8:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:     %[[C1_9:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[C1_10:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[C1_10]], %[[C3_7]] : index
// TWO-NEXT:     %[[C1_11:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[C1_11]], %[[C10_6]] : index
// TWO-NEXT:     scf.parallel (%[[ARG4]], %[[ARG5]]) = (%[[C0_8]], %[[C0_8]]) to (%[[V2]], %[[V3]]) step (%[[C1_9]], %[[C1_9]]) {
// TWO-NEXT:       %[[V4]] = affine.apply #map(%[[ARG4]])
// TWO-NEXT:       "some.use"(%[[ARG5]], %[[V4]]) : (index, index) -> ()
// TWO-NEXT:       scf.reduce 
// TWO-NEXT:     }
// TWO-NEXT:     return
// TWO-NEXT:   }
// TWO-NEXT: }
