// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected 'x' in dimension list}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?> to memref<?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ',' or '>' in memref type}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32 to memref<?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'memref.transpose' expected 'to'}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32>  memref<?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> to <?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '<' in memref type}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> to memref?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> to memref<x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected 'x' in dimension list}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> to memref<?, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ',' or '>' in memref type}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> to memref<?x4xf32 strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected attribute value}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> to memref<?x4xf32, <[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '<' after 'strided'}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> to memref<?x4xf32, strided[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '['}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> to memref<?x4xf32, strided<1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> to memref<?x4xf32, strided<[, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ']'}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> to memref<?x4xf32, strided<[1 ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ']'}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ',' or '>'}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>
  return
}
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  = %0 memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = %m memref.transpose (p, q) -> (q, p) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '(' in dimensional identifier list}}
  %0 = memref.transpose %m p (, q) -> (q, p) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected bare identifier}}
  %0 = memref.transpose %m (pq ,) -> (q, p) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ')' in dimensional identifier list}}
  %0 = memref.transpose %m (p, q-> ) (q, p) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '(' in affine map range}}
  %0 = memref.transpose %m (p, q) -> q (, p) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{use of undeclared identifier}}
  %0 = memref.transpose %m (p, q) -> (qp ,) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ')' in affine map range}}
  %0 = memref.transpose %m (p, q) -> (q, p: ) memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = memref.transpose %m (p, q) -> (q, p) : < memref4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<x 4?xf32> to memref<?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4xxf32 ?> to memref<?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32to > memref<?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> to < memref?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> to memref<x4xf32 ?, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> to memref<?x4xf32strided ,<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '<' after 'strided'}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> to memref<?x4xf32, strided[ <1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> to memref<?x4xf32, strided<[, 1 ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ] ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '=' after SSA name}}
  %0 42 memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected SSA operand}}
  %0 = memref.transpose 42 (p, q) -> (q, p) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected bare identifier}}
  %0 = memref.transpose %m (42, q) -> (q, p) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected bare identifier}}
  %0 = memref.transpose %m (p, 42) -> (q, p) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '->' or ':'}}
  %0 = memref.transpose %m (p, q) 42 (q, p) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{'memref.transpose' op expected a permutation map}}
  %0 = memref.transpose %m (p, q) -> (42, p) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{'memref.transpose' op expected a permutation map}}
  %0 = memref.transpose %m (p, q) -> (q, 42) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':'}}
  %0 = memref.transpose %m (p, q) -> (q, p) 42 memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref424x?xf32> to memref<?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected 'x' in dimension list}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<442?xf32> to memref<?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected 'x' in dimension list}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?42> to memref<?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'memref.transpose' expected 'to'}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> 42 memref<?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> to memref42?x4xf32, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected 'x' in dimension list}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> to memref<?42, strided<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ',' or '>'}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> to memref<?x4xf32, 42<[1, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '['}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> to memref<?x4xf32, strided<421, ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ']'}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> to memref<?x4xf32, strided<[142 ?]>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ']'}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?42>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ',' or '>'}}
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>42
  return
}
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
   = memref.atomic_rmw addi %a, %w[%i] : (i32, memref<4xi32>) -> i32
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '=' after SSA name}}
  %0  memref.atomic_rmw addi %a, %w[%i] : (i32, memref<4xi32>) -> i32
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'addi' is unknown (tried 'func.addi' as well)}}
  %0 =  addi %a, %w[%i] : (i32, memref<4xi32>) -> i32
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'memref.atomic_rmw' expected string or keyword containing one of the following enum values for attribute 'kind' [addf, addi, andi, assign, maximumf, maxnumf, maxs, maxu, minimumf, minnumf, mins, minu, mulf, muli, ori, xori]}}
  %0 = memref.atomic_rmw  %a, %w[%i] : (i32, memref<4xi32>) -> i32
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected SSA operand}}
  %0 = memref.atomic_rmw addi , %w[%i] : (i32, memref<4xi32>) -> i32
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ','}}
  %0 = memref.atomic_rmw addi %a %w[%i] : (i32, memref<4xi32>) -> i32
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected SSA operand}}
  %0 = memref.atomic_rmw addi %a, [%i] : (i32, memref<4xi32>) -> i32
  return
}
