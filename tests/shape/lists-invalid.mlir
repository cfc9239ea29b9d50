// ORACLE: differs (shapes-that-are-no-lists)
// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f() {
  // expected-error @+1 {{expected a list of integers}}
  %0 = shape.const_shape [1, "a"] : !shape.shape
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected a list of integers}}
  %0 = shape.const_shape [1, 2 : i32, 3.0] : !shape.shape
  return
}
