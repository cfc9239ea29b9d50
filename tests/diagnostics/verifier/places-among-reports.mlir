// RUN: not mlir-opt %s --split-input-file --verify-diagnostics --mlir-timing 2>&1 | FileCheck %s

// What was not expected is reported at once, what was expected and did not come at the end.

// expected-error@+1 {{never}}
func.func @f() { oops }

// CHECK: error: unexpected error: custom op 'oops' is unknown
// CHECK: ... Execution time report ...

// -----

func.func @g() { other }

// CHECK: error: unexpected error: custom op 'other' is unknown
// CHECK: ... Execution time report ...

// CHECK: error: expected error "never" was not produced
