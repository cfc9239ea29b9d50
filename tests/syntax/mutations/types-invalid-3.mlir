// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected '>' in tensor type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8,, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, ,<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '<' in vector type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector,4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<,x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4,[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x,2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{invalid dimension}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[,]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{missing ']' closing scalable dimension}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2,xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2],>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '>' in vector type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32,, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, ,<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '<' in tuple type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple,i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<,, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, ,<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '<' in complex type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex,f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<,>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '>' in complex type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32,>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>,, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, ,i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (,) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32, -> (f32, f32))
// -----

// expected-error @+1 {{expected '->' in function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) , (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> ,f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (,, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, ,))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32,)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32),
// -----

// expected-error @+1 {{expected operation name in quotes}}
42 private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func 42 @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func private 42(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '('}}
func.func private @f42memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(42<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref424x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<442?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4x?42, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf3242 strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ',' or '>'}}
func.func private @f(memref<4x?xf32, 42<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected attribute value}}
func.func private @f(memref<4x?xf32, strided42[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '['}}
func.func private @f(memref<4x?xf32, strided<42?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ']'}}
func.func private @f(memref<4x?xf32, strided<[?42 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
func.func private @f(memref<4x?xf32, strided<[?, 142, offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ','}}
func.func private @f(memref<4x?xf32, strided<[?, 1]42 offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'offset' after comma}}
func.func private @f(memref<4x?xf32, strided<[?, 1], 42: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'offset' after comma}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset42 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '>'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 342, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ',' or '>'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>42 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{multiple memory spaces specified in memref type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 142, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>42 tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, 42<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor42?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?42>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '>' in tensor type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi842, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>42 vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, 42<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector424x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<442[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x422]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{missing ']' closing scalable dimension}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[242xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]42>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf3242, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>42 tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, 42<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple42i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<42, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '>' in tuple type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i3242 complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, 42<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex42f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<42>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f3242>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '>' in tuple type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>42, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>42 (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, 42i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (42) -> (f32, f32))
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i3242 -> (f32, f32))
// -----

// expected-error @+1 {{expected '->' in function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) 42 (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> 42f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (42, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f3242 f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, 42))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f3242)
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32)42
// -----

// expected-error @+1 {{custom op 'private' is unknown (tried 'builtin.private' as well)}}
private func.func @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '('}}
func.func @f private(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func private ( @fmemref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @fmemref (<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(< memref4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref4 <x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<x 4?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4? xxf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4xxf32 ?, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4x?, xf32 strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32strided ,<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected attribute value}}
func.func private @f(memref<4x?xf32, < strided[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '<' after 'strided'}}
func.func private @f(memref<4x?xf32, strided[ <?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '['}}
func.func private @f(memref<4x?xf32, strided<? [, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
func.func private @f(memref<4x?xf32, strided<[, ? 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ']'}}
func.func private @f(memref<4x?xf32, strided<[?1 ,], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
func.func private @f(memref<4x?xf32, strided<[?, ] 1, offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
func.func private @f(memref<4x?xf32, strided<[?, 1, ] offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ','}}
func.func private @f(memref<4x?xf32, strided<[?, 1]offset ,: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'offset' after comma}}
func.func private @f(memref<4x?xf32, strided<[?, 1], : offset 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'offset' after comma}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset3 :>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: > 3, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '>'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3, > 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ',' or '>'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>1 ,>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
