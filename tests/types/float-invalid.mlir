// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{expected non-function type}}
func.func private @f8(f8)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f256(f256)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @bf32(bf32)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @lower(f8e5m2)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @half(half)
