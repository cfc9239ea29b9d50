// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{integer bitwidth is limited to 16777215 bits}}
func.func private @too_wide(i16777216)
// -----

// expected-error @+1 {{integer bitwidth is limited to 16777215 bits}}
func.func private @too_wide_signed(si16777216)
// -----

// expected-error @+1 {{invalid integer width}}
func.func private @way_too_wide(i99999999999999999999)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @no_width(i)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @si_no_width(si)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @bad_suffix(i32x)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @upper(I32)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @uint(uint8)
