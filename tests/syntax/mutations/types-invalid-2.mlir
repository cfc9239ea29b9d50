// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected '>' in tuple type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32,
// -----

// expected-error @+1 {{expected '<' in complex type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<
// -----

// expected-error @+1 {{expected '>' in complex type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32
// -----

// expected-error @+1 {{expected '>' in tuple type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>,
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32
// -----

// expected-error @+1 {{expected '->' in function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) ->
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32,
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func private private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '('}}
func.func private @f @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '->' in function type}}
func.func private @f( (memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '<' in memref type}}
func.func private @f(memref memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref< <4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4 4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4x? ?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ',' or '>' in memref type}}
func.func private @f(memref<4x?xf32 xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected attribute value}}
func.func private @f(memref<4x?xf32, , strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '<' after 'strided'}}
func.func private @f(memref<4x?xf32, strided strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '['}}
func.func private @f(memref<4x?xf32, strided< <[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
func.func private @f(memref<4x?xf32, strided<[ [?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ']'}}
func.func private @f(memref<4x?xf32, strided<[? ?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
func.func private @f(memref<4x?xf32, strided<[?, , 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ']'}}
func.func private @f(memref<4x?xf32, strided<[?, 1 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ','}}
func.func private @f(memref<4x?xf32, strided<[?, 1] ], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'offset' after comma}}
func.func private @f(memref<4x?xf32, strided<[?, 1], , offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ':' after 'offset'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: : 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '>'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3> >, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected attribute value}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, , 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ',' or '>'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1> >, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, , tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '<' in tensor type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor< <?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<? ?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '>' in tensor type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8 x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8> >, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, , vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '<' in vector type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector< <4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4 4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{invalid dimension}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[ [2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{missing ']' closing scalable dimension}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2 2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2] ]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '>' in vector type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32 xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32> >, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, , tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '<' in tuple type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple< <i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '>' in tuple type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32 i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, , complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '<' in complex type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex< <f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '>' in complex type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32 f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32> >>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>> >, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, , (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '->' in function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, ( (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32 i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '->' in function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) ) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> -> (f32, f32))
// -----

// expected-error @+1 {{expected '->' in function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> ( (f32, f32))
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32 f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, , f32))
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32 f32))
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32) ))
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32)) )
// -----

// expected-error @+1 {{expected operation name in quotes}}
, private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func , @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func private ,(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '('}}
func.func private @f,memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(,<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '<' in memref type}}
func.func private @f(memref,4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<,x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4,?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x,xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4x?,, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected attribute value}}
func.func private @f(memref<4x?xf32, ,<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '<' after 'strided'}}
func.func private @f(memref<4x?xf32, strided,[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '['}}
func.func private @f(memref<4x?xf32, strided<,?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
func.func private @f(memref<4x?xf32, strided<[,, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
func.func private @f(memref<4x?xf32, strided<[?, ,], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
func.func private @f(memref<4x?xf32, strided<[?, 1,, offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'offset' after comma}}
func.func private @f(memref<4x?xf32, strided<[?, 1], ,: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ':' after 'offset'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset, 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: ,>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '>'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3,, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected attribute value}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, ,>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected attribute value}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1,, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, ,<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '<' in tensor type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor,?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<,x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?,>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
