// RUN: mlir-opt %s --verify-diagnostics --one-shot-bufferize='print-conflicts'
// RUN: mlir-opt %s --verify-diagnostics --one-shot-bufferize='print-conflicts dump-alias-sets'

// expected-error@unknown {{Invalid option: 'print-conflicts' requires 'test-analysis-only'}}
func.func @f() {
  return
}
