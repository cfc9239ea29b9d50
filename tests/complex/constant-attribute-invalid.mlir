// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// An attribute of another type than the one wanted.

#a = #complex.number<:f32 1.0, 2.0>
func.func @alias() {
  // expected-error @+1 {{attribute type different than expected: expected 'none', but got 'complex<f32>'}}
  %0 = complex.constant #a : complex<f32>
  return
}

// -----

#a = 5 : i32
func.func @index() {
  %0 = index.constant #a
  // expected-error @+1 {{attribute type different than expected: expected 'index', but got 'i32'}}
  return
}
