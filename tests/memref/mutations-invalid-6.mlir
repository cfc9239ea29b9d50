// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected 'x' in dimension list}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ',' or '>' in memref type}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32 strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected attribute value}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, <[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '<' after 'strided'}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '['}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ']'}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[? 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, ], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1, offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ','}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1] offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected 'offset' after comma}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], : ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':' after 'offset'}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: >>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ',' or '>'}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>
  return
}
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  = %0 memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = %m memref.subview[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{expected '[' in dynamic index list}}
// expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m%i [, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{custom op 'memref.subview' expected integer value}}
// expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[%i0 ,] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{expected ']' in dynamic index list}}
// expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[%i, 0[ ]1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{custom op 'memref.subview' expected integer value}}
// expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[%i, 0] [, 1 %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{custom op 'memref.subview' expected integer value}}
// expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[%i, 0] [1, ] %i [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{expected '[' in dynamic index list}}
// expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[%i, 0] [1, %i] 1 [, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{custom op 'memref.subview' expected integer value}}
// expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[%i, 0] [1, %i] [11 ,] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{expected ']' in dynamic index list}}
// expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1: ] memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : < memref4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<x 4?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4xxf32 ?> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32to > memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to < memref1x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<x 1?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1xxf32 ?, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32strided ,<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '<' after 'strided'}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided[ <?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[, ? 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, ] 1, offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ','}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1]offset ,: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':' after 'offset'}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset? :>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '=' after SSA name}}
  %0 42 memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected SSA operand}}
  %0 = memref.subview 42[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{offset 0 is out-of-bounds: 42 >= 4}}
  %0 = memref.subview %m[42, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{expected '[' in dynamic index list}}
// expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[%i, 0] 421, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{expected ']' in dynamic index list}}
// expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[%i, 0] [142 %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[%i, 0] [1, %i42 [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected result type to be 'memref<1x?xf32, strided<[?, 42], offset: ?>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<1x?xf32, strided<[?, 1], offset: ?>>'}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 42] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':'}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] 42 memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref424x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected 'x' in dimension list}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<442?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected 'x' in dimension list}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?42> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'memref.subview' expected 'to'}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> 42 memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref421x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected 'x' in dimension list}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<142?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected 'x' in dimension list}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?42, strided<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ',' or '>'}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, 42<[?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '['}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<42?, 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ']'}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?42 1], offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 142, offset: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected 'offset' after comma}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], 42: ?>>
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected result type to be 'memref<1x?xf32, strided<[?, 1], offset: ?>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<1x?xf32, strided<[?, 1], offset: 42>>'}}
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: 42>>
  return
}
