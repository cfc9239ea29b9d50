// RUN: mlir-opt %s --split-input-file --scf-parallel-loop-tiling="parallel-loop-tile-sizes=4,5 no-min-max-bounds" --allow-unregistered-dialect | FileCheck %s

func.func @f(%l: index, %u: index, %s: index) {
  scf.parallel (%i, %j) = (%l, %l) to (%u, %u) step (%s, %s) {
    "test.use"(%i, %j) : (index, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG2]], %[[C4]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[ARG2]], %[[C5]] : index
// CHECK-NEXT:     scf.parallel (%[[ARG3:[^ ]+]], %[[ARG4:[^ ]+]]) = (%[[ARG0]], %[[ARG0]]) to (%[[ARG1]], %[[ARG1]]) step (%[[V0]], %[[V1]]) {
// CHECK-NEXT:       scf.parallel (%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]]) = (%[[C0]], %[[C0]]) to (%[[V0]], %[[V1]]) step (%[[ARG2]], %[[ARG2]]) {
// CHECK-NEXT:         %[[V2:[^ ]+]] = arith.addi %[[ARG5]], %[[ARG3]] : index
// CHECK-NEXT:         %[[V3:[^ ]+]] = arith.addi %[[ARG6]], %[[ARG4]] : index
// CHECK-NEXT:         %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:         %[[V4:[^ ]+]] = arith.muli %[[ARG5]], %[[ARG2]] : index
// CHECK-NEXT:         %[[V5:[^ ]+]] = arith.addi %[[V4]], %[[ARG3]] : index
// CHECK-NEXT:         %[[V6:[^ ]+]] = arith.cmpi ult, %[[V5]], %[[ARG1]] : index
// CHECK-NEXT:         %[[V7:[^ ]+]] = arith.andi %[[TRUE]], %[[V6]] : i1
// CHECK-NEXT:         %[[V8:[^ ]+]] = arith.muli %[[ARG6]], %[[ARG2]] : index
// CHECK-NEXT:         %[[V9:[^ ]+]] = arith.addi %[[V8]], %[[ARG4]] : index
// CHECK-NEXT:         %[[V10:[^ ]+]] = arith.cmpi ult, %[[V9]], %[[ARG1]] : index
// CHECK-NEXT:         %[[V11:[^ ]+]] = arith.andi %[[V7]], %[[V10]] : i1
// CHECK-NEXT:         scf.if %[[V11]] {
// CHECK-NEXT:           "test.use"(%[[V2]], %[[V3]]) : (index, index) -> ()
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.reduce 
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @g(%l: index, %u: index, %s: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c24 = arith.constant 24 : index
  scf.parallel (%i, %j, %k) = (%c0, %c0, %l) to (%c24, %c24, %u) step (%c1, %c3, %s) {
    scf.parallel (%x) = (%c0) to (%c24) step (%c1) {
      "test.use"(%i, %x) : (index, index) -> ()
    }
  }
  scf.parallel (%i, %j, %k) = (%c0, %c0, %l) to (%c24, %c24, %u) step (%c1, %c3, %s) {
      "test.use"(%i, %k) : (index, index) -> ()
  }
  %q = scf.parallel (%i) = (%c0) to (%c24) step (%c1) init (%f) -> f32 {
    scf.reduce(%f : f32) { ^bb0(%a: f32, %b: f32): %c = arith.addf %a, %b : f32
      scf.reduce.return %c : f32 }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C24:[^ ]+]] = arith.constant 24 : index
// CHECK-NEXT:     scf.parallel (%[[ARG4:[^ ]+]], %[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]]) = (%[[C0]], %[[C0]], %[[ARG0]]) to (%[[C24]], %[[C24]], %[[ARG1]]) step (%[[C1]], %[[C3]], %[[ARG2]]) {
// CHECK-NEXT:       %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C4_3:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.muli %[[C1]], %[[C4_3]] : index
// CHECK-NEXT:       scf.parallel (%[[ARG7:[^ ]+]]) = (%[[C0]]) to (%[[C24]]) step (%[[V4]]) {
// CHECK-NEXT:         scf.parallel (%[[ARG8:[^ ]+]]) = (%[[C0_2]]) to (%[[V4]]) step (%[[C1]]) {
// CHECK-NEXT:           %[[V5:[^ ]+]] = arith.addi %[[ARG8]], %[[ARG7]] : index
// CHECK-NEXT:           "test.use"(%[[ARG4]], %[[V5]]) : (index, index) -> ()
// CHECK-NEXT:           scf.reduce 
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.reduce 
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[C1_1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[C1]], %[[C4]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[C3]], %[[C5]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[ARG2]], %[[C1_1]] : index
// CHECK-NEXT:     scf.parallel (%[[ARG4]], %[[ARG5]], %[[ARG6]]) = (%[[C0]], %[[C0]], %[[ARG0]]) to (%[[C24]], %[[C24]], %[[ARG1]]) step (%[[V0]], %[[V1]], %[[V2]]) {
// CHECK-NEXT:       scf.parallel (%[[ARG7]], %[[ARG8]], %[[ARG9:[^ ]+]]) = (%[[C0_0]], %[[C0_0]], %[[C0_0]]) to (%[[V0]], %[[V1]], %[[V2]]) step (%[[C1]], %[[C3]], %[[ARG2]]) {
// CHECK-NEXT:         %[[V4]] = arith.addi %[[ARG7]], %[[ARG4]] : index
// CHECK-NEXT:         %[[V5]] = arith.addi %[[ARG8]], %[[ARG5]] : index
// CHECK-NEXT:         %[[V6:[^ ]+]] = arith.addi %[[ARG9]], %[[ARG6]] : index
// CHECK-NEXT:         %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:         %[[V7:[^ ]+]] = arith.muli %[[ARG7]], %[[C1]] : index
// CHECK-NEXT:         %[[V8:[^ ]+]] = arith.addi %[[V7]], %[[ARG4]] : index
// CHECK-NEXT:         %[[V9:[^ ]+]] = arith.cmpi ult, %[[V8]], %[[C24]] : index
// CHECK-NEXT:         %[[V10:[^ ]+]] = arith.andi %[[TRUE]], %[[V9]] : i1
// CHECK-NEXT:         %[[V11:[^ ]+]] = arith.muli %[[ARG8]], %[[C3]] : index
// CHECK-NEXT:         %[[V12:[^ ]+]] = arith.addi %[[V11]], %[[ARG5]] : index
// CHECK-NEXT:         %[[V13:[^ ]+]] = arith.cmpi ult, %[[V12]], %[[C24]] : index
// CHECK-NEXT:         %[[V14:[^ ]+]] = arith.andi %[[V10]], %[[V13]] : i1
// CHECK-NEXT:         %[[V15:[^ ]+]] = arith.muli %[[ARG9]], %[[ARG2]] : index
// CHECK-NEXT:         %[[V16:[^ ]+]] = arith.addi %[[V15]], %[[ARG6]] : index
// CHECK-NEXT:         %[[V17:[^ ]+]] = arith.cmpi ult, %[[V16]], %[[ARG1]] : index
// CHECK-NEXT:         %[[V18:[^ ]+]] = arith.andi %[[V14]], %[[V17]] : i1
// CHECK-NEXT:         scf.if %[[V18]] {
// CHECK-NEXT:           "test.use"(%[[V4]], %[[V6]]) : (index, index) -> ()
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.reduce 
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.parallel (%[[ARG4]]) = (%[[C0]]) to (%[[C24]]) step (%[[C1]]) init (%[[ARG3]]) -> f32 {
// CHECK-NEXT:       scf.reduce(%[[ARG3]] : f32) {
// CHECK-NEXT:       ^bb0(%[[ARG5]]: f32, %[[ARG6]]: f32):
// CHECK-NEXT:         %[[V4]] = arith.addf %[[ARG5]], %[[ARG6]] : f32
// CHECK-NEXT:         scf.reduce.return %[[V4]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
