// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%n: index) {
  %c = arith.constant 0 : index
// expected-error @+1 {{'scf.parallel' op constant step operand must be positive}}
  scf.parallel (%i) = (%n) to (%n) step (%c) {
  }
  return
}
// -----

func.func @f(%n: index) {
  %c = arith.constant -2 : index
// expected-error @+1 {{'scf.parallel' op constant step operand must be positive}}
  scf.parallel (%i) = (%n) to (%n) step (%c) {
  }
  return
}
