// RUN: mlir-opt %s --mlir-disable-threading --pass-pipeline='builtin.module(func.func(test-print-dominance))' | FileCheck %s

// What nests counts by the block that it is in; the function's own block comes last.
func.func @nested(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  scf.execute_region {
    cf.br ^e
  ^e:
    scf.yield
  }
  cf.br ^b
^b:
  cf.cond_br %c, ^a, ^end
^end:
  return
}

// Of loops without an end the last block that a walk comes to is taken for one.
func.func @endless(%c: i1) {
  cf.cond_br %c, ^a, ^end
^a:
  cf.cond_br %c, ^b, ^d
^b:
  cf.br ^a
^d:
  cf.cond_br %c, ^d, ^b
^end:
  return
}

func.func private @declared()

// In a module the order of ops says nothing.
func.func @module() attributes {test.block_ids = array<i64: 42>} {
  builtin.module {
    func.func @inside() {
      return
    }
    module {
    }
  }
  return
}

// CHECK: Testing : nested
// CHECK-NEXT: --- DominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: Nearest(0, 1) = 0
// CHECK-NEXT: Nearest(0, 2) = 0
// CHECK-NEXT: Nearest(0, 3) = 0
// CHECK-NEXT: Nearest(0, 4) = 0
// CHECK-NEXT: Nearest(0, 5) = 0
// CHECK-NEXT: Nearest(0, 6) = 6
// CHECK-NEXT: Nearest(1, 0) = 0
// CHECK-NEXT: Nearest(1, 1) = 1
// CHECK-NEXT: Nearest(1, 2) = 1
// CHECK-NEXT: Nearest(1, 3) = 3
// CHECK-NEXT: Nearest(1, 4) = 0
// CHECK-NEXT: Nearest(1, 5) = 0
// CHECK-NEXT: Nearest(1, 6) = 6
// CHECK-NEXT: Nearest(2, 0) = 0
// CHECK-NEXT: Nearest(2, 1) = 1
// CHECK-NEXT: Nearest(2, 2) = 2
// CHECK-NEXT: Nearest(2, 3) = 3
// CHECK-NEXT: Nearest(2, 4) = 0
// CHECK-NEXT: Nearest(2, 5) = 0
// CHECK-NEXT: Nearest(2, 6) = 6
// CHECK-NEXT: Nearest(3, 0) = 0
// CHECK-NEXT: Nearest(3, 1) = 3
// CHECK-NEXT: Nearest(3, 2) = 3
// CHECK-NEXT: Nearest(3, 3) = 3
// CHECK-NEXT: Nearest(3, 4) = 0
// CHECK-NEXT: Nearest(3, 5) = 0
// CHECK-NEXT: Nearest(3, 6) = 6
// CHECK-NEXT: Nearest(4, 0) = 0
// CHECK-NEXT: Nearest(4, 1) = 0
// CHECK-NEXT: Nearest(4, 2) = 0
// CHECK-NEXT: Nearest(4, 3) = 0
// CHECK-NEXT: Nearest(4, 4) = 4
// CHECK-NEXT: Nearest(4, 5) = 4
// CHECK-NEXT: Nearest(4, 6) = 6
// CHECK-NEXT: Nearest(5, 0) = 0
// CHECK-NEXT: Nearest(5, 1) = 0
// CHECK-NEXT: Nearest(5, 2) = 0
// CHECK-NEXT: Nearest(5, 3) = 0
// CHECK-NEXT: Nearest(5, 4) = 4
// CHECK-NEXT: Nearest(5, 5) = 5
// CHECK-NEXT: Nearest(5, 6) = 6
// CHECK-NEXT: Nearest(6, 0) = 6
// CHECK-NEXT: Nearest(6, 1) = 6
// CHECK-NEXT: Nearest(6, 2) = 6
// CHECK-NEXT: Nearest(6, 3) = 6
// CHECK-NEXT: Nearest(6, 4) = 6
// CHECK-NEXT: Nearest(6, 5) = 6
// CHECK-NEXT: Nearest(6, 6) = 6
// CHECK-NEXT: --- PostDominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: Nearest(0, 1) = 4
// CHECK-NEXT: Nearest(0, 2) = 4
// CHECK-NEXT: Nearest(0, 3) = 4
// CHECK-NEXT: Nearest(0, 4) = 4
// CHECK-NEXT: Nearest(0, 5) = 5
// CHECK-NEXT: Nearest(0, 6) = 6
// CHECK-NEXT: Nearest(1, 0) = 4
// CHECK-NEXT: Nearest(1, 1) = 1
// CHECK-NEXT: Nearest(1, 2) = 2
// CHECK-NEXT: Nearest(1, 3) = 3
// CHECK-NEXT: Nearest(1, 4) = 4
// CHECK-NEXT: Nearest(1, 5) = 5
// CHECK-NEXT: Nearest(1, 6) = 6
// CHECK-NEXT: Nearest(2, 0) = 4
// CHECK-NEXT: Nearest(2, 1) = 2
// CHECK-NEXT: Nearest(2, 2) = 2
// CHECK-NEXT: Nearest(2, 3) = 3
// CHECK-NEXT: Nearest(2, 4) = 4
// CHECK-NEXT: Nearest(2, 5) = 5
// CHECK-NEXT: Nearest(2, 6) = 6
// CHECK-NEXT: Nearest(3, 0) = 4
// CHECK-NEXT: Nearest(3, 1) = 3
// CHECK-NEXT: Nearest(3, 2) = 3
// CHECK-NEXT: Nearest(3, 3) = 3
// CHECK-NEXT: Nearest(3, 4) = 4
// CHECK-NEXT: Nearest(3, 5) = 5
// CHECK-NEXT: Nearest(3, 6) = 6
// CHECK-NEXT: Nearest(4, 0) = 4
// CHECK-NEXT: Nearest(4, 1) = 4
// CHECK-NEXT: Nearest(4, 2) = 4
// CHECK-NEXT: Nearest(4, 3) = 4
// CHECK-NEXT: Nearest(4, 4) = 4
// CHECK-NEXT: Nearest(4, 5) = 5
// CHECK-NEXT: Nearest(4, 6) = 6
// CHECK-NEXT: Nearest(5, 0) = 5
// CHECK-NEXT: Nearest(5, 1) = 5
// CHECK-NEXT: Nearest(5, 2) = 5
// CHECK-NEXT: Nearest(5, 3) = 5
// CHECK-NEXT: Nearest(5, 4) = 5
// CHECK-NEXT: Nearest(5, 5) = 5
// CHECK-NEXT: Nearest(5, 6) = 6
// CHECK-NEXT: Nearest(6, 0) = 6
// CHECK-NEXT: Nearest(6, 1) = 6
// CHECK-NEXT: Nearest(6, 2) = 6
// CHECK-NEXT: Nearest(6, 3) = 6
// CHECK-NEXT: Nearest(6, 4) = 6
// CHECK-NEXT: Nearest(6, 5) = 6
// CHECK-NEXT: Nearest(6, 6) = 6
// CHECK-NEXT: --- Block Dominance relationship ---
// CHECK-NEXT: dominates(0, 0) = 1 (properly = 0)
// CHECK-NEXT: dominates(0, 1) = 1 (properly = 1)
// CHECK-NEXT: dominates(0, 2) = 1 (properly = 1)
// CHECK-NEXT: dominates(0, 3) = 1 (properly = 1)
// CHECK-NEXT: dominates(0, 4) = 1 (properly = 1)
// CHECK-NEXT: dominates(0, 5) = 1 (properly = 1)
// CHECK-NEXT: dominates(0, 6) = 0 (properly = 0)
// CHECK-NEXT: dominates(1, 0) = 0 (properly = 0)
// CHECK-NEXT: dominates(1, 1) = 1 (properly = 0)
// CHECK-NEXT: dominates(1, 2) = 1 (properly = 1)
// CHECK-NEXT: dominates(1, 3) = 0 (properly = 0)
// CHECK-NEXT: dominates(1, 4) = 0 (properly = 0)
// CHECK-NEXT: dominates(1, 5) = 0 (properly = 0)
// CHECK-NEXT: dominates(1, 6) = 0 (properly = 0)
// CHECK-NEXT: dominates(2, 0) = 0 (properly = 0)
// CHECK-NEXT: dominates(2, 1) = 0 (properly = 0)
// CHECK-NEXT: dominates(2, 2) = 1 (properly = 0)
// CHECK-NEXT: dominates(2, 3) = 0 (properly = 0)
// CHECK-NEXT: dominates(2, 4) = 0 (properly = 0)
// CHECK-NEXT: dominates(2, 5) = 0 (properly = 0)
// CHECK-NEXT: dominates(2, 6) = 0 (properly = 0)
// CHECK-NEXT: dominates(3, 0) = 0 (properly = 0)
// CHECK-NEXT: dominates(3, 1) = 1 (properly = 1)
// CHECK-NEXT: dominates(3, 2) = 1 (properly = 1)
// CHECK-NEXT: dominates(3, 3) = 1 (properly = 0)
// CHECK-NEXT: dominates(3, 4) = 0 (properly = 0)
// CHECK-NEXT: dominates(3, 5) = 0 (properly = 0)
// CHECK-NEXT: dominates(3, 6) = 0 (properly = 0)
// CHECK-NEXT: dominates(4, 0) = 0 (properly = 0)
// CHECK-NEXT: dominates(4, 1) = 0 (properly = 0)
// CHECK-NEXT: dominates(4, 2) = 0 (properly = 0)
// CHECK-NEXT: dominates(4, 3) = 0 (properly = 0)
// CHECK-NEXT: dominates(4, 4) = 1 (properly = 0)
// CHECK-NEXT: dominates(4, 5) = 1 (properly = 1)
// CHECK-NEXT: dominates(4, 6) = 0 (properly = 0)
// CHECK-NEXT: dominates(5, 0) = 0 (properly = 0)
// CHECK-NEXT: dominates(5, 1) = 0 (properly = 0)
// CHECK-NEXT: dominates(5, 2) = 0 (properly = 0)
// CHECK-NEXT: dominates(5, 3) = 0 (properly = 0)
// CHECK-NEXT: dominates(5, 4) = 0 (properly = 0)
// CHECK-NEXT: dominates(5, 5) = 1 (properly = 0)
// CHECK-NEXT: dominates(5, 6) = 0 (properly = 0)
// CHECK-NEXT: dominates(6, 0) = 1 (properly = 1)
// CHECK-NEXT: dominates(6, 1) = 1 (properly = 1)
// CHECK-NEXT: dominates(6, 2) = 1 (properly = 1)
// CHECK-NEXT: dominates(6, 3) = 1 (properly = 1)
// CHECK-NEXT: dominates(6, 4) = 1 (properly = 1)
// CHECK-NEXT: dominates(6, 5) = 1 (properly = 1)
// CHECK-NEXT: dominates(6, 6) = 1 (properly = 1)
// CHECK-NEXT: --- Block PostDominance relationship ---
// CHECK-NEXT: postdominates(0, 0) = 1 (properly = 0)
// CHECK-NEXT: postdominates(0, 1) = 0 (properly = 0)
// CHECK-NEXT: postdominates(0, 2) = 0 (properly = 0)
// CHECK-NEXT: postdominates(0, 3) = 0 (properly = 0)
// CHECK-NEXT: postdominates(0, 4) = 0 (properly = 0)
// CHECK-NEXT: postdominates(0, 5) = 0 (properly = 0)
// CHECK-NEXT: postdominates(0, 6) = 0 (properly = 0)
// CHECK-NEXT: postdominates(1, 0) = 0 (properly = 0)
// CHECK-NEXT: postdominates(1, 1) = 1 (properly = 0)
// CHECK-NEXT: postdominates(1, 2) = 0 (properly = 0)
// CHECK-NEXT: postdominates(1, 3) = 0 (properly = 0)
// CHECK-NEXT: postdominates(1, 4) = 0 (properly = 0)
// CHECK-NEXT: postdominates(1, 5) = 0 (properly = 0)
// CHECK-NEXT: postdominates(1, 6) = 0 (properly = 0)
// CHECK-NEXT: postdominates(2, 0) = 0 (properly = 0)
// CHECK-NEXT: postdominates(2, 1) = 1 (properly = 1)
// CHECK-NEXT: postdominates(2, 2) = 1 (properly = 0)
// CHECK-NEXT: postdominates(2, 3) = 0 (properly = 0)
// CHECK-NEXT: postdominates(2, 4) = 0 (properly = 0)
// CHECK-NEXT: postdominates(2, 5) = 0 (properly = 0)
// CHECK-NEXT: postdominates(2, 6) = 0 (properly = 0)
// CHECK-NEXT: postdominates(3, 0) = 0 (properly = 0)
// CHECK-NEXT: postdominates(3, 1) = 1 (properly = 1)
// CHECK-NEXT: postdominates(3, 2) = 1 (properly = 1)
// CHECK-NEXT: postdominates(3, 3) = 1 (properly = 0)
// CHECK-NEXT: postdominates(3, 4) = 0 (properly = 0)
// CHECK-NEXT: postdominates(3, 5) = 0 (properly = 0)
// CHECK-NEXT: postdominates(3, 6) = 0 (properly = 0)
// CHECK-NEXT: postdominates(4, 0) = 1 (properly = 1)
// CHECK-NEXT: postdominates(4, 1) = 1 (properly = 1)
// CHECK-NEXT: postdominates(4, 2) = 1 (properly = 1)
// CHECK-NEXT: postdominates(4, 3) = 1 (properly = 1)
// CHECK-NEXT: postdominates(4, 4) = 1 (properly = 0)
// CHECK-NEXT: postdominates(4, 5) = 0 (properly = 0)
// CHECK-NEXT: postdominates(4, 6) = 0 (properly = 0)
// CHECK-NEXT: postdominates(5, 0) = 1 (properly = 1)
// CHECK-NEXT: postdominates(5, 1) = 1 (properly = 1)
// CHECK-NEXT: postdominates(5, 2) = 1 (properly = 1)
// CHECK-NEXT: postdominates(5, 3) = 1 (properly = 1)
// CHECK-NEXT: postdominates(5, 4) = 1 (properly = 1)
// CHECK-NEXT: postdominates(5, 5) = 1 (properly = 0)
// CHECK-NEXT: postdominates(5, 6) = 0 (properly = 0)
// CHECK-NEXT: postdominates(6, 0) = 1 (properly = 1)
// CHECK-NEXT: postdominates(6, 1) = 1 (properly = 1)
// CHECK-NEXT: postdominates(6, 2) = 1 (properly = 1)
// CHECK-NEXT: postdominates(6, 3) = 1 (properly = 1)
// CHECK-NEXT: postdominates(6, 4) = 1 (properly = 1)
// CHECK-NEXT: postdominates(6, 5) = 1 (properly = 1)
// CHECK-NEXT: postdominates(6, 6) = 1 (properly = 1)
// CHECK-NEXT: Testing : endless
// CHECK-NEXT: --- DominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: Nearest(0, 1) = 0
// CHECK-NEXT: Nearest(0, 2) = 0
// CHECK-NEXT: Nearest(0, 3) = 0
// CHECK-NEXT: Nearest(0, 4) = 0
// CHECK-NEXT: Nearest(0, 5) = 5
// CHECK-NEXT: Nearest(1, 0) = 0
// CHECK-NEXT: Nearest(1, 1) = 1
// CHECK-NEXT: Nearest(1, 2) = 1
// CHECK-NEXT: Nearest(1, 3) = 1
// CHECK-NEXT: Nearest(1, 4) = 0
// CHECK-NEXT: Nearest(1, 5) = 5
// CHECK-NEXT: Nearest(2, 0) = 0
// CHECK-NEXT: Nearest(2, 1) = 1
// CHECK-NEXT: Nearest(2, 2) = 2
// CHECK-NEXT: Nearest(2, 3) = 1
// CHECK-NEXT: Nearest(2, 4) = 0
// CHECK-NEXT: Nearest(2, 5) = 5
// CHECK-NEXT: Nearest(3, 0) = 0
// CHECK-NEXT: Nearest(3, 1) = 1
// CHECK-NEXT: Nearest(3, 2) = 1
// CHECK-NEXT: Nearest(3, 3) = 3
// CHECK-NEXT: Nearest(3, 4) = 0
// CHECK-NEXT: Nearest(3, 5) = 5
// CHECK-NEXT: Nearest(4, 0) = 0
// CHECK-NEXT: Nearest(4, 1) = 0
// CHECK-NEXT: Nearest(4, 2) = 0
// CHECK-NEXT: Nearest(4, 3) = 0
// CHECK-NEXT: Nearest(4, 4) = 4
// CHECK-NEXT: Nearest(4, 5) = 5
// CHECK-NEXT: Nearest(5, 0) = 5
// CHECK-NEXT: Nearest(5, 1) = 5
// CHECK-NEXT: Nearest(5, 2) = 5
// CHECK-NEXT: Nearest(5, 3) = 5
// CHECK-NEXT: Nearest(5, 4) = 5
// CHECK-NEXT: Nearest(5, 5) = 5
// CHECK-NEXT: --- PostDominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: Nearest(0, 1) = <no dom>
// CHECK-NEXT: Nearest(0, 2) = <no dom>
// CHECK-NEXT: Nearest(0, 3) = <no dom>
// CHECK-NEXT: Nearest(0, 4) = <no dom>
// CHECK-NEXT: Nearest(0, 5) = 5
// CHECK-NEXT: Nearest(1, 0) = <no dom>
// CHECK-NEXT: Nearest(1, 1) = 1
// CHECK-NEXT: Nearest(1, 2) = 2
// CHECK-NEXT: Nearest(1, 3) = 2
// CHECK-NEXT: Nearest(1, 4) = <no dom>
// CHECK-NEXT: Nearest(1, 5) = 5
// CHECK-NEXT: Nearest(2, 0) = <no dom>
// CHECK-NEXT: Nearest(2, 1) = 2
// CHECK-NEXT: Nearest(2, 2) = 2
// CHECK-NEXT: Nearest(2, 3) = 2
// CHECK-NEXT: Nearest(2, 4) = <no dom>
// CHECK-NEXT: Nearest(2, 5) = 5
// CHECK-NEXT: Nearest(3, 0) = <no dom>
// CHECK-NEXT: Nearest(3, 1) = 2
// CHECK-NEXT: Nearest(3, 2) = 2
// CHECK-NEXT: Nearest(3, 3) = 3
// CHECK-NEXT: Nearest(3, 4) = <no dom>
// CHECK-NEXT: Nearest(3, 5) = 5
// CHECK-NEXT: Nearest(4, 0) = <no dom>
// CHECK-NEXT: Nearest(4, 1) = <no dom>
// CHECK-NEXT: Nearest(4, 2) = <no dom>
// CHECK-NEXT: Nearest(4, 3) = <no dom>
// CHECK-NEXT: Nearest(4, 4) = 4
// CHECK-NEXT: Nearest(4, 5) = 5
// CHECK-NEXT: Nearest(5, 0) = 5
// CHECK-NEXT: Nearest(5, 1) = 5
// CHECK-NEXT: Nearest(5, 2) = 5
// CHECK-NEXT: Nearest(5, 3) = 5
// CHECK-NEXT: Nearest(5, 4) = 5
// CHECK-NEXT: Nearest(5, 5) = 5
// CHECK-NEXT: --- Block Dominance relationship ---
// CHECK-NEXT: dominates(0, 0) = 1 (properly = 0)
// CHECK-NEXT: dominates(0, 1) = 1 (properly = 1)
// CHECK-NEXT: dominates(0, 2) = 1 (properly = 1)
// CHECK-NEXT: dominates(0, 3) = 1 (properly = 1)
// CHECK-NEXT: dominates(0, 4) = 1 (properly = 1)
// CHECK-NEXT: dominates(0, 5) = 0 (properly = 0)
// CHECK-NEXT: dominates(1, 0) = 0 (properly = 0)
// CHECK-NEXT: dominates(1, 1) = 1 (properly = 0)
// CHECK-NEXT: dominates(1, 2) = 1 (properly = 1)
// CHECK-NEXT: dominates(1, 3) = 1 (properly = 1)
// CHECK-NEXT: dominates(1, 4) = 0 (properly = 0)
// CHECK-NEXT: dominates(1, 5) = 0 (properly = 0)
// CHECK-NEXT: dominates(2, 0) = 0 (properly = 0)
// CHECK-NEXT: dominates(2, 1) = 0 (properly = 0)
// CHECK-NEXT: dominates(2, 2) = 1 (properly = 0)
// CHECK-NEXT: dominates(2, 3) = 0 (properly = 0)
// CHECK-NEXT: dominates(2, 4) = 0 (properly = 0)
// CHECK-NEXT: dominates(2, 5) = 0 (properly = 0)
// CHECK-NEXT: dominates(3, 0) = 0 (properly = 0)
// CHECK-NEXT: dominates(3, 1) = 0 (properly = 0)
// CHECK-NEXT: dominates(3, 2) = 0 (properly = 0)
// CHECK-NEXT: dominates(3, 3) = 1 (properly = 0)
// CHECK-NEXT: dominates(3, 4) = 0 (properly = 0)
// CHECK-NEXT: dominates(3, 5) = 0 (properly = 0)
// CHECK-NEXT: dominates(4, 0) = 0 (properly = 0)
// CHECK-NEXT: dominates(4, 1) = 0 (properly = 0)
// CHECK-NEXT: dominates(4, 2) = 0 (properly = 0)
// CHECK-NEXT: dominates(4, 3) = 0 (properly = 0)
// CHECK-NEXT: dominates(4, 4) = 1 (properly = 0)
// CHECK-NEXT: dominates(4, 5) = 0 (properly = 0)
// CHECK-NEXT: dominates(5, 0) = 1 (properly = 1)
// CHECK-NEXT: dominates(5, 1) = 1 (properly = 1)
// CHECK-NEXT: dominates(5, 2) = 1 (properly = 1)
// CHECK-NEXT: dominates(5, 3) = 1 (properly = 1)
// CHECK-NEXT: dominates(5, 4) = 1 (properly = 1)
// CHECK-NEXT: dominates(5, 5) = 1 (properly = 1)
// CHECK-NEXT: --- Block PostDominance relationship ---
// CHECK-NEXT: postdominates(0, 0) = 1 (properly = 0)
// CHECK-NEXT: postdominates(0, 1) = 0 (properly = 0)
// CHECK-NEXT: postdominates(0, 2) = 0 (properly = 0)
// CHECK-NEXT: postdominates(0, 3) = 0 (properly = 0)
// CHECK-NEXT: postdominates(0, 4) = 0 (properly = 0)
// CHECK-NEXT: postdominates(0, 5) = 0 (properly = 0)
// CHECK-NEXT: postdominates(1, 0) = 0 (properly = 0)
// CHECK-NEXT: postdominates(1, 1) = 1 (properly = 0)
// CHECK-NEXT: postdominates(1, 2) = 0 (properly = 0)
// CHECK-NEXT: postdominates(1, 3) = 0 (properly = 0)
// CHECK-NEXT: postdominates(1, 4) = 0 (properly = 0)
// CHECK-NEXT: postdominates(1, 5) = 0 (properly = 0)
// CHECK-NEXT: postdominates(2, 0) = 0 (properly = 0)
// CHECK-NEXT: postdominates(2, 1) = 1 (properly = 1)
// CHECK-NEXT: postdominates(2, 2) = 1 (properly = 0)
// CHECK-NEXT: postdominates(2, 3) = 1 (properly = 1)
// CHECK-NEXT: postdominates(2, 4) = 0 (properly = 0)
// CHECK-NEXT: postdominates(2, 5) = 0 (properly = 0)
// CHECK-NEXT: postdominates(3, 0) = 0 (properly = 0)
// CHECK-NEXT: postdominates(3, 1) = 0 (properly = 0)
// CHECK-NEXT: postdominates(3, 2) = 0 (properly = 0)
// CHECK-NEXT: postdominates(3, 3) = 1 (properly = 0)
// CHECK-NEXT: postdominates(3, 4) = 0 (properly = 0)
// CHECK-NEXT: postdominates(3, 5) = 0 (properly = 0)
// CHECK-NEXT: postdominates(4, 0) = 0 (properly = 0)
// CHECK-NEXT: postdominates(4, 1) = 0 (properly = 0)
// CHECK-NEXT: postdominates(4, 2) = 0 (properly = 0)
// CHECK-NEXT: postdominates(4, 3) = 0 (properly = 0)
// CHECK-NEXT: postdominates(4, 4) = 1 (properly = 0)
// CHECK-NEXT: postdominates(4, 5) = 0 (properly = 0)
// CHECK-NEXT: postdominates(5, 0) = 1 (properly = 1)
// CHECK-NEXT: postdominates(5, 1) = 1 (properly = 1)
// CHECK-NEXT: postdominates(5, 2) = 1 (properly = 1)
// CHECK-NEXT: postdominates(5, 3) = 1 (properly = 1)
// CHECK-NEXT: postdominates(5, 4) = 1 (properly = 1)
// CHECK-NEXT: postdominates(5, 5) = 1 (properly = 1)
// CHECK-NEXT: Testing : declared
// CHECK-NEXT: --- DominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: --- PostDominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: --- Block Dominance relationship ---
// CHECK-NEXT: dominates(0, 0) = 1 (properly = 1)
// CHECK-NEXT: --- Block PostDominance relationship ---
// CHECK-NEXT: postdominates(0, 0) = 1 (properly = 1)
// CHECK-NEXT: Testing : module
// CHECK-NEXT: --- DominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: Nearest(0, 1) = 1
// CHECK-NEXT: Nearest(0, 2) = 2
// CHECK-NEXT: Nearest(0, 3) = 3
// CHECK-NEXT: Nearest(1, 0) = 1
// CHECK-NEXT: Nearest(1, 1) = 1
// CHECK-NEXT: Nearest(1, 2) = 2
// CHECK-NEXT: Nearest(1, 3) = 3
// CHECK-NEXT: Nearest(2, 0) = 2
// CHECK-NEXT: Nearest(2, 1) = 2
// CHECK-NEXT: Nearest(2, 2) = 2
// CHECK-NEXT: Nearest(2, 3) = 3
// CHECK-NEXT: Nearest(3, 0) = 3
// CHECK-NEXT: Nearest(3, 1) = 3
// CHECK-NEXT: Nearest(3, 2) = 3
// CHECK-NEXT: Nearest(3, 3) = 3
// CHECK-NEXT: --- PostDominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: Nearest(0, 1) = 1
// CHECK-NEXT: Nearest(0, 2) = 2
// CHECK-NEXT: Nearest(0, 3) = 3
// CHECK-NEXT: Nearest(1, 0) = 1
// CHECK-NEXT: Nearest(1, 1) = 1
// CHECK-NEXT: Nearest(1, 2) = 2
// CHECK-NEXT: Nearest(1, 3) = 3
// CHECK-NEXT: Nearest(2, 0) = 2
// CHECK-NEXT: Nearest(2, 1) = 2
// CHECK-NEXT: Nearest(2, 2) = 2
// CHECK-NEXT: Nearest(2, 3) = 3
// CHECK-NEXT: Nearest(3, 0) = 3
// CHECK-NEXT: Nearest(3, 1) = 3
// CHECK-NEXT: Nearest(3, 2) = 3
// CHECK-NEXT: Nearest(3, 3) = 3
// CHECK-NEXT: --- Block Dominance relationship ---
// CHECK-NEXT: dominates(0, 0) = 1 (properly = 0)
// CHECK-NEXT: dominates(0, 1) = 0 (properly = 0)
// CHECK-NEXT: dominates(0, 2) = 0 (properly = 0)
// CHECK-NEXT: dominates(0, 3) = 0 (properly = 0)
// CHECK-NEXT: dominates(1, 0) = 1 (properly = 1)
// CHECK-NEXT: dominates(1, 1) = 1 (properly = 1)
// CHECK-NEXT: dominates(1, 2) = 0 (properly = 0)
// CHECK-NEXT: dominates(1, 3) = 0 (properly = 0)
// CHECK-NEXT: dominates(2, 0) = 1 (properly = 1)
// CHECK-NEXT: dominates(2, 1) = 1 (properly = 1)
// CHECK-NEXT: dominates(2, 2) = 1 (properly = 0)
// CHECK-NEXT: dominates(2, 3) = 0 (properly = 0)
// CHECK-NEXT: dominates(3, 0) = 1 (properly = 1)
// CHECK-NEXT: dominates(3, 1) = 1 (properly = 1)
// CHECK-NEXT: dominates(3, 2) = 1 (properly = 1)
// CHECK-NEXT: dominates(3, 3) = 1 (properly = 1)
// CHECK-NEXT: --- Block PostDominance relationship ---
// CHECK-NEXT: postdominates(0, 0) = 1 (properly = 0)
// CHECK-NEXT: postdominates(0, 1) = 0 (properly = 0)
// CHECK-NEXT: postdominates(0, 2) = 0 (properly = 0)
// CHECK-NEXT: postdominates(0, 3) = 0 (properly = 0)
// CHECK-NEXT: postdominates(1, 0) = 1 (properly = 1)
// CHECK-NEXT: postdominates(1, 1) = 1 (properly = 1)
// CHECK-NEXT: postdominates(1, 2) = 0 (properly = 0)
// CHECK-NEXT: postdominates(1, 3) = 0 (properly = 0)
// CHECK-NEXT: postdominates(2, 0) = 1 (properly = 1)
// CHECK-NEXT: postdominates(2, 1) = 1 (properly = 1)
// CHECK-NEXT: postdominates(2, 2) = 1 (properly = 0)
// CHECK-NEXT: postdominates(2, 3) = 0 (properly = 0)
// CHECK-NEXT: postdominates(3, 0) = 1 (properly = 1)
// CHECK-NEXT: postdominates(3, 1) = 1 (properly = 1)
// CHECK-NEXT: postdominates(3, 2) = 1 (properly = 1)
// CHECK-NEXT: postdominates(3, 3) = 1 (properly = 1)
// CHECK-NEXT: module attributes {test.block_ids = array<i64: 6, 5, 0, 3>} {
// CHECK-NEXT:   func.func @nested(%[[ARG0:[^ ]+]]: i1) attributes {test.block_ids = array<i64: 0, 3, 4, 5>} {
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       cf.br ^bb1
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     } {test.block_ids = array<i64: 1, 2>}
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb3
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @endless(%[[ARG0:[^ ]+]]: i1) attributes {test.block_ids = array<i64: 0, 1, 2, 3, 4>} {
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb4
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb1, ^bb3
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb3:  // 2 preds: ^bb1, ^bb3
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb3, ^bb2
// CHECK-NEXT:   ^bb4:  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @declared()
// CHECK-NEXT:   func.func @module() attributes {test.block_ids = array<i64: 42, 2>} {
// CHECK-NEXT:     builtin.module attributes {test.block_ids = array<i64: 1>} {
// CHECK-NEXT:       func.func @inside() attributes {test.block_ids = array<i64: 0>} {
// CHECK-NEXT:         return
// CHECK-NEXT:       }
// CHECK-NEXT:       module {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
