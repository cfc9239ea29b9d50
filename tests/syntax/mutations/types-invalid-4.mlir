// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected attribute value}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, > 1, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected attribute value}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1, > tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>tensor ,<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, < tensor?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '<' in tensor type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor? <x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<x4xi8 ?>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?> x4xi8, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8, > vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>vector ,<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, < vector4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector4 <x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<x 4[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4[ x2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x2 []xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{invalid dimension}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[] 2xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{missing ']' closing scalable dimension}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2xf32 ]>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]> xf32, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '>' in vector type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32, > tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>tuple ,<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, < tuplei32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuplei32 <, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<, i32 complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32complex ,<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, < complexf32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complexf32 <>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<> f32>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>, > (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>( ,i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, i32 () -> (f32, f32))
// -----

// expected-error @+1 {{expected '->' in function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, () i32 -> (f32, f32))
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32-> ) (f32, f32))
// -----

// expected-error @+1 {{expected '->' in function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) ( ->f32, f32))
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> f32 (, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (, f32 f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32f32 ,))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, ) f32)
