// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{custom op 'private' is unknown (tried 'builtin.private' as well)}}
 private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func  @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func private (memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '('}}
func.func private @fmemref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4xxf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4x?, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ',' or '>' in memref type}}
func.func private @f(memref<4x?xf32 strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected attribute value}}
func.func private @f(memref<4x?xf32, <[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '<' after 'strided'}}
func.func private @f(memref<4x?xf32, strided[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '['}}
func.func private @f(memref<4x?xf32, strided<?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
func.func private @f(memref<4x?xf32, strided<[, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ']'}}
func.func private @f(memref<4x?xf32, strided<[? 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
func.func private @f(memref<4x?xf32, strided<[?, ], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
func.func private @f(memref<4x?xf32, strided<[?, 1, offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ','}}
func.func private @f(memref<4x?xf32, strided<[?, 1] offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'offset' after comma}}
func.func private @f(memref<4x?xf32, strided<[?, 1], : 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ':' after 'offset'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: >, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '>'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ',' or '>'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3> 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected attribute value}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, >, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{multiple memory spaces specified in memref type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1> tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, <?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '<' in tensor type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '>' in tensor type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8> vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, <4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{invalid dimension}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{missing ']' closing scalable dimension}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '>' in vector type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32> tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, <i32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuplei32, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<, complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '>' in tuple type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32 complex<f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, <f32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complexf32>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<>>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected '>' in tuple type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>, (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>> (i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, i32) -> (f32, f32))
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32 -> (f32, f32))
// -----

// expected-error @+1 {{expected '->' in function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32)  (f32, f32))
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> f32, f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (, f32))
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32 f32))
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, ))
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32)
// -----

func.func
// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
// -----

func.func private
// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
// -----

// expected-error @+1 {{expected '('}}
func.func private @f
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(
// -----

// expected-error @+1 {{expected '<' in memref type}}
func.func private @f(memref
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4x?
// -----

// expected-error @+1 {{expected ',' or '>' in memref type}}
func.func private @f(memref<4x?xf32
// -----

// expected-error @+1 {{expected attribute value}}
func.func private @f(memref<4x?xf32,
// -----

// expected-error @+1 {{expected '<' after 'strided'}}
func.func private @f(memref<4x?xf32, strided
// -----

// expected-error @+1 {{expected '['}}
func.func private @f(memref<4x?xf32, strided<
// -----

func.func private @f(memref<4x?xf32, strided<[
// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
// -----

// expected-error @+1 {{expected ']'}}
func.func private @f(memref<4x?xf32, strided<[?
// -----

func.func private @f(memref<4x?xf32, strided<[?,
// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
// -----

// expected-error @+1 {{expected ']'}}
func.func private @f(memref<4x?xf32, strided<[?, 1
// -----

// expected-error @+1 {{expected ','}}
func.func private @f(memref<4x?xf32, strided<[?, 1]
// -----

// expected-error @+1 {{expected 'offset' after comma}}
func.func private @f(memref<4x?xf32, strided<[?, 1],
// -----

// expected-error @+1 {{expected ':' after 'offset'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset
// -----

func.func private @f(memref<4x?xf32, strided<[?, 1], offset:
// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
// -----

// expected-error @+1 {{expected '>'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3
// -----

// expected-error @+1 {{expected ',' or '>'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>
// -----

// expected-error @+1 {{expected attribute value}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>,
// -----

// expected-error @+1 {{expected ',' or '>'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>,
// -----

// expected-error @+1 {{expected '<' in tensor type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?
// -----

// expected-error @+1 {{expected '>' in tensor type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>,
// -----

// expected-error @+1 {{expected '<' in vector type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x
// -----

// expected-error @+1 {{invalid dimension}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[
// -----

// expected-error @+1 {{missing ']' closing scalable dimension}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]
// -----

// expected-error @+1 {{expected '>' in vector type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>,
// -----

// expected-error @+1 {{expected '<' in tuple type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<
