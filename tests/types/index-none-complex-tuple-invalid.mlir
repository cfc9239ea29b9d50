// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{invalid element type for complex}}
func.func private @complex(complex<f32>, complex<f64>, complex<bf16>, complex<i8>, complex<i1>, complex<index>, complex<si4>)
// -----

// expected-error @+1 {{invalid element type for complex}}
func.func private @complex_of_complex(complex<complex<f32>>)
// -----

// expected-error @+1 {{invalid element type for complex}}
func.func private @complex_vector(complex<vector<2xf32>>)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @complex_missing(complex<>)
// -----

// expected-error @+1 {{invalid element type for complex}}
func.func private @complex_none(complex<none>)
// -----

// expected-error @+1 {{expected '>' in complex type}}
func.func private @complex_unclosed(complex<f32)
// -----

// expected-error @+1 {{expected '<' in complex type}}
func.func private @complex_no_angle(complex f32)
// -----

// expected-error @+1 {{expected '>' in complex type}}
func.func private @complex_two(complex<f32, f32>)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @tuple_trailing(tuple<i32, >)
// -----

// expected-error @+1 {{expected '>' in tuple type}}
func.func private @tuple_nocomma(tuple<i32 i32>)
// -----

// expected-error @+1 {{expected '>' in tuple type}}
func.func private @tuple_open(tuple<i32, i32)
// -----

// expected-error @+1 {{expected '<' in tuple type}}
func.func private @tuple_none(tuple)
// -----

// expected-error @+1 {{expected ')'}}
func.func private @none_param(none<i32>)
