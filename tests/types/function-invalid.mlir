// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{expected ')'}}
func.func private @f8(() -> () -> ())
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f9(i32 -> i32)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f10((i32) -> )
// -----

// expected-error @+1 {{expected '->' in function type}}
func.func private @f11((i32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f12((i32,) -> i32)
// -----

// expected-error @+1 {{expected '->' in function type}}
func.func private @f13((i32) > i32)
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f14((i32) -> (i32)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f16((%a : i32) -> i32)
