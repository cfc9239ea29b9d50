// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%n: index) {
  %c = arith.constant 0 : index
  scf.parallel (%i) = (%n) to (%n) step (%c) {
  }
  return
}
// CHECK: :[[#@LINE-4]]:3: error: 'scf.parallel' op constant step operand must be positive
// CHECK: :[[#@LINE-5]]:3: note: see current operation:
// -----

func.func @f(%n: index) {
  %c = arith.constant -2 : index
  scf.parallel (%i) = (%n) to (%n) step (%c) {
  }
  return
}
// CHECK: :[[#@LINE-4]]:3: error: 'scf.parallel' op constant step operand must be positive
// CHECK: :[[#@LINE-5]]:3: note: see current operation:
