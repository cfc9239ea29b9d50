// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

func.func private @complex(complex<f32>, complex<f64>, complex<bf16>, complex<i8>, complex<i1>, complex<index>, complex<si4>)
// CHECK: :[[#@LINE-1]]:105: error: invalid element type for complex
// -----

func.func private @complex_of_complex(complex<complex<f32>>)
// CHECK: :[[#@LINE-1]]:47: error: invalid element type for complex
// -----

func.func private @complex_vector(complex<vector<2xf32>>)
// CHECK: :[[#@LINE-1]]:43: error: invalid element type for complex
// -----

func.func private @complex_missing(complex<>)
// CHECK: :[[#@LINE-1]]:44: error: expected non-function type
// -----

func.func private @complex_none(complex<none>)
// CHECK: :[[#@LINE-1]]:41: error: invalid element type for complex
// -----

func.func private @complex_unclosed(complex<f32)
// CHECK: :[[#@LINE-1]]:48: error: expected '>' in complex type
// -----

func.func private @complex_no_angle(complex f32)
// CHECK: :[[#@LINE-1]]:44: error: expected '<' in complex type
// -----

func.func private @complex_two(complex<f32, f32>)
// CHECK: :[[#@LINE-1]]:43: error: expected '>' in complex type
// -----

func.func private @tuple_trailing(tuple<i32, >)
// CHECK: :[[#@LINE-1]]:45: error: expected non-function type
// -----

func.func private @tuple_nocomma(tuple<i32 i32>)
// CHECK: :[[#@LINE-1]]:43: error: expected '>' in tuple type
// -----

func.func private @tuple_open(tuple<i32, i32)
// CHECK: :[[#@LINE-1]]:45: error: expected '>' in tuple type
// -----

func.func private @tuple_none(tuple)
// CHECK: :[[#@LINE-1]]:36: error: expected '<' in tuple type
// -----

func.func private @none_param(none<i32>)
// CHECK: :[[#@LINE-1]]:35: error: expected ')'
