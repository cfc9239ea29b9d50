// RUN: mlir-opt %s --allow-unregistered-dialect --test-scf-parallel-loop-collapsing='collapsed-indices-0=0' 2>&1 | FileCheck %s

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
func.func @no(%m: memref<?xi32>, %i0 : i32, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j, %k) = (%c0, %c0,%c0) to (%c1, %c1, %c1) step (%c1, %c1,%c1) {
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %c1) step (%c1, %c1) {
  }
  scf.parallel (%i, %j, %k) = (%c0, %c0,%c0) to (%c1, %c1, %c1) step (%c1, %c1,%c1) {
  }
  return
  }

// CHECK: tests/test-passes/test-scf-parallel-loop-collapsing/others-no-fixpoint.mlir:9:3: error: 'scf.parallel' op has 2 iter args while this limited functionality testing pass was configured only for loops with exactly 1 iter args.
// CHECK-NEXT:   scf.parallel (%[[I1:[^ ]+]], %[[J1:[^ ]+]]) = (%[[I:[^ ]+]], %[[C3:[^ ]+]]) to (%[[C10:[^ ]+]], %[[C10]]) step (%[[C1:[^ ]+]], %[[C3]]) {
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/test-passes/test-scf-parallel-loop-collapsing/others-no-fixpoint.mlir:9:3: note: see current operation: 
// CHECK-NEXT: "scf.parallel"(%[[ARG8:[^ ]+]], %[[V1:[^ ]+]], %[[V2:[^ ]+]], %[[V2]], %[[V3:[^ ]+]], %[[V1]]) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
// CHECK-NEXT: ^bb0(%[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index):
// CHECK-NEXT:   "some.use"(%[[ARG8]], %[[ARG9:[^ ]+]]) : (index, index) -> ()
// CHECK-NEXT:   "scf.reduce"() : () -> ()
// CHECK-NEXT: }) : (index, index, index, index, index, index) -> ()
// CHECK-NEXT: tests/test-passes/test-scf-parallel-loop-collapsing/others-no-fixpoint.mlir:8:3: error: 'scf.parallel' op has 2 iter args while this limited functionality testing pass was configured only for loops with exactly 1 iter args.
// CHECK-NEXT:   scf.parallel (%[[I]], %[[J:[^ ]+]]) = (%[[C0:[^ ]+]], %[[C3]]) to (%[[C10]], %[[C10]]) step (%[[C1]], %[[C3]]) {
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/test-passes/test-scf-parallel-loop-collapsing/others-no-fixpoint.mlir:8:3: note: see current operation: 
// CHECK-NEXT: "scf.parallel"(%[[V0:[^ ]+]], %[[V1]], %[[V2]], %[[V2]], %[[V3]], %[[V1]]) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
// CHECK-NEXT: ^bb0(%[[ARG8]]: index, %[[ARG9]]: index):
// CHECK-NEXT:   "scf.parallel"(%[[ARG8]], %[[V1]], %[[V2]], %[[V2]], %[[V3]], %[[V1]]) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
// CHECK-NEXT:   ^bb0(%[[ARG10]]: index, %[[ARG11]]: index):
// CHECK-NEXT:     "some.use"(%[[ARG8]], %[[ARG9]]) : (index, index) -> ()
// CHECK-NEXT:     "scf.reduce"() : () -> ()
// CHECK-NEXT:   }) : (index, index, index, index, index, index) -> ()
// CHECK-NEXT:   "scf.reduce"() : () -> ()
// CHECK-NEXT: }) : (index, index, index, index, index, index) -> ()
// CHECK-NEXT: tests/test-passes/test-scf-parallel-loop-collapsing/others-no-fixpoint.mlir:13:8: error: 'scf.parallel' op has 2 iter args while this limited functionality testing pass was configured only for loops with exactly 1 iter args.
// CHECK-NEXT:   %[[R:[^ ]+]] = scf.parallel (%[[I]], %[[J]]) = (%[[C0]], %[[C3]]) to (%[[C10]], %[[C10]]) step (%[[C1]], %[[C3]]) init(%[[I0:[^ ]+]]) -> i32 {
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/test-passes/test-scf-parallel-loop-collapsing/others-no-fixpoint.mlir:13:8: note: see current operation: 
// CHECK-NEXT: %[[V4:[^ ]+]] = "scf.parallel"(%[[V0]], %[[V1]], %[[V2]], %[[V2]], %[[V3]], %[[V1]], %[[ARG1:[^ ]+]]) <{operandSegmentSizes = array<i32: 2, 2, 2, 1>}> ({
// CHECK-NEXT: ^bb0(%[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index):
// CHECK-NEXT:   "some.use"(%[[ARG4]], %[[ARG5]]) : (index, index) -> ()
// CHECK-NEXT:   "scf.reduce"(%[[ARG1]]) ({
// CHECK-NEXT:   ^bb0(%[[ARG6:[^ ]+]]: i32, %[[ARG7:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V5:[^ ]+]] = "arith.addi"(%[[ARG6]], %[[ARG7]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:     "scf.reduce.return"(%[[V5]]) : (i32) -> ()
// CHECK-NEXT:   }) : (i32) -> ()
// CHECK-NEXT: }) : (index, index, index, index, index, index, i32) -> i32
// CHECK-NEXT: tests/test-passes/test-scf-parallel-loop-collapsing/others-no-fixpoint.mlir:26:3: error: 'scf.parallel' op has 3 iter args while this limited functionality testing pass was configured only for loops with exactly 1 iter args.
// CHECK-NEXT:   scf.parallel (%[[I]], %[[J]], %[[K:[^ ]+]]) = (%[[C0]], %[[C0]],%[[C0]]) to (%[[C1]], %[[C1]], %[[C1]]) step (%[[C1]], %[[C1]],%[[C1]]) {
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/test-passes/test-scf-parallel-loop-collapsing/others-no-fixpoint.mlir:26:3: note: see current operation: 
// CHECK-NEXT: "scf.parallel"(%[[V0]], %[[V0]], %[[V0]], %[[V1]], %[[V1]], %[[V1]], %[[V1]], %[[V1]], %[[V1]]) <{operandSegmentSizes = array<i32: 3, 3, 3, 0>}> ({
// CHECK-NEXT: ^bb0(%[[ARG9]]: index, %[[ARG10]]: index, %[[ARG11]]: index):
// CHECK-NEXT:   "scf.reduce"() : () -> ()
// CHECK-NEXT: }) : (index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT: tests/test-passes/test-scf-parallel-loop-collapsing/others-no-fixpoint.mlir:28:3: error: 'scf.parallel' op has 2 iter args while this limited functionality testing pass was configured only for loops with exactly 1 iter args.
// CHECK-NEXT:   scf.parallel (%[[I]], %[[J]]) = (%[[C0]], %[[C0]]) to (%[[C1]], %[[C1]]) step (%[[C1]], %[[C1]]) {
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/test-passes/test-scf-parallel-loop-collapsing/others-no-fixpoint.mlir:28:3: note: see current operation: 
// CHECK-NEXT: "scf.parallel"(%[[V0]], %[[V0]], %[[V1]], %[[V1]], %[[V1]], %[[V1]]) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
// CHECK-NEXT: ^bb0(%[[ARG7]]: index, %[[ARG8]]: index):
// CHECK-NEXT:   "scf.reduce"() : () -> ()
// CHECK-NEXT: }) : (index, index, index, index, index, index) -> ()
// CHECK-NEXT: tests/test-passes/test-scf-parallel-loop-collapsing/others-no-fixpoint.mlir:30:3: error: 'scf.parallel' op has 3 iter args while this limited functionality testing pass was configured only for loops with exactly 1 iter args.
// CHECK-NEXT:   scf.parallel (%[[I]], %[[J]], %[[K]]) = (%[[C0]], %[[C0]],%[[C0]]) to (%[[C1]], %[[C1]], %[[C1]]) step (%[[C1]], %[[C1]],%[[C1]]) {
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/test-passes/test-scf-parallel-loop-collapsing/others-no-fixpoint.mlir:30:3: note: see current operation: 
// CHECK-NEXT: "scf.parallel"(%[[V0]], %[[V0]], %[[V0]], %[[V1]], %[[V1]], %[[V1]], %[[V1]], %[[V1]], %[[V1]]) <{operandSegmentSizes = array<i32: 3, 3, 3, 0>}> ({
// CHECK-NEXT: ^bb0(%[[ARG4]]: index, %[[ARG5]]: index, %[[ARG6]]: index):
// CHECK-NEXT:   "scf.reduce"() : () -> ()
// CHECK-NEXT: }) : (index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%[[ARG4:[^ ]+]], %[[ARG5:[^ ]+]]) = (%[[C0]], %[[C3]]) to (%[[C10]], %[[C10]]) step (%[[C1]], %[[C3]]) {
// CHECK-NEXT:       scf.parallel (%[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) = (%[[ARG4]], %[[C3]]) to (%[[C10]], %[[C10]]) step (%[[C1]], %[[C3]]) {
// CHECK-NEXT:         "some.use"(%[[ARG4]], %[[ARG5]]) : (index, index) -> ()
// CHECK-NEXT:         scf.reduce 
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.parallel (%[[ARG4]], %[[ARG5]]) = (%[[C0]], %[[C3]]) to (%[[C10]], %[[C10]]) step (%[[C1]], %[[C3]]) init (%[[ARG1]]) -> i32 {
// CHECK-NEXT:       "some.use"(%[[ARG4]], %[[ARG5]]) : (index, index) -> ()
// CHECK-NEXT:       scf.reduce(%[[ARG1]] : i32) {
// CHECK-NEXT:       ^bb0(%[[ARG6]]: i32, %[[ARG7]]: i32):
// CHECK-NEXT:         %[[V1:[^ ]+]] = arith.addi %[[ARG6]], %[[ARG7]] : i32
// CHECK-NEXT:         scf.reduce.return %[[V1]] : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @no(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%[[ARG4:[^ ]+]], %[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]]) = (%[[C0]], %[[C0]], %[[C0]]) to (%[[C1]], %[[C1]], %[[C1]]) step (%[[C1]], %[[C1]], %[[C1]]) {
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%[[ARG4]], %[[ARG5]]) = (%[[C0]], %[[C0]]) to (%[[C1]], %[[C1]]) step (%[[C1]], %[[C1]]) {
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%[[ARG4]], %[[ARG5]], %[[ARG6]]) = (%[[C0]], %[[C0]], %[[C0]]) to (%[[C1]], %[[C1]], %[[C1]]) step (%[[C1]], %[[C1]], %[[C1]]) {
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
