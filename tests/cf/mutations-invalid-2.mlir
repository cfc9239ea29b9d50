// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '('}}
  cf.cond_br %c weights[1, 2]), ^b(%a : i32), ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '['}}
  cf.cond_br %c weights(1, 2]), ^b(%a : i32), ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{custom op 'cf.cond_br' expected integer value}}
// expected-error @+1 {{expected ']'}}
  cf.cond_br %c weights([, 2]), ^b(%a : i32), ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ']'}}
  cf.cond_br %c weights([1 2]), ^b(%a : i32), ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'cf.cond_br' expected integer value}}
  cf.cond_br %c weights([1, ]), ^b(%a : i32), ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ']'}}
  cf.cond_br %c weights([1, 2), ^b(%a : i32), ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ')'}}
  cf.cond_br %c weights([1, 2], ^b(%a : i32), ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ','}}
  cf.cond_br %c weights([1, 2]) ^b(%a : i32), ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected block name}}
  cf.cond_br %c weights([1, 2]), (%a : i32), ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ','}}
  cf.cond_br %c weights([1, 2]), ^b%a : i32), ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'cf.cond_br' number of operands and types do not match: got 0 operands and 1 types}}
  cf.cond_br %c weights([1, 2]), ^b( : i32), ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':'}}
  cf.cond_br %c weights([1, 2]), ^b(%a  i32), ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  cf.cond_br %c weights([1, 2]), ^b(%a : ), ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  cf.cond_br %c weights([1, 2]), ^b(%a : i32, ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ','}}
  cf.cond_br %c weights([1, 2]), ^b(%a : i32) ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.cond_br %c weights([1, 2]), ^b(%a : i32), 
// expected-error @+1 {{expected operation name in quotes}}
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.cond_br %c weights([1, 2]), ^b(%a : i32), ^d
// expected-error @+1 {{expected operation name in quotes}}
(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.cond_br %c weights([1, 2]), ^b(%a : i32), ^d
// expected-error @+1 {{expected ':' after block name}}
^b%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.cond_br %c weights([1, 2]), ^b(%a : i32), ^d
// expected-error @+1 {{expected SSA operand}}
^b(: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.cond_br %c weights([1, 2]), ^b(%a : i32), ^d
// expected-error @+1 {{expected ':' and type for SSA operand}}
^b(%p i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.cond_br %c weights([1, 2]), ^b(%a : i32), ^d
// expected-error @+1 {{expected non-function type}}
^b(%p: ):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.cond_br %c weights([1, 2]), ^b(%a : i32), ^d
// expected-error @+1 {{expected ')'}}
^b(%p: i32:
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.cond_br %c weights([1, 2]), ^b(%a : i32), ^d
// expected-error @+1 {{expected ':' after block name}}
^b(%p: i32)
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.cond_br %c weights([1, 2]), ^b(%a : i32), ^d
^b(%p: i32):
// expected-error @+1 {{expected ':' after block name}}
   ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.cond_br %c weights([1, 2]), ^b(%a : i32), ^d
^b(%p: i32):
  cf.br 
// expected-error @+1 {{expected operation name in quotes}}
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.cond_br %c weights([1, 2]), ^b(%a : i32), ^d
^b(%p: i32):
// expected-error @+1 {{expected operation name in quotes}}
  cf.br ^d
:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.cond_br %c weights([1, 2]), ^b(%a : i32), ^d
^b(%p: i32):
  cf.br ^d
// expected-error @+1 {{expected ':' after block name}}
^d
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '=' after SSA name}}
  %c cf.cond_br weights([1, 2]), ^b(%a : i32), ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ','}}
  cf.cond_br %c ( weights[1, 2]), ^b(%a : i32), ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '['}}
  cf.cond_br %c weights(1 [, 2]), ^b(%a : i32), ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'cf.cond_br' expected integer value}}
  cf.cond_br %c weights([12 ,]), ^b(%a : i32), ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ']'}}
  cf.cond_br %c weights([1, 2) ], ^b(%a : i32), ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ','}}
  cf.cond_br %c weights([1, 2])^b ,(%a : i32), ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ','}}
  cf.cond_br %c weights([1, 2]), ^b%a ( : i32), ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':'}}
  cf.cond_br %c weights([1, 2]), ^b(%a i32 :), ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  cf.cond_br %c weights([1, 2]), ^b(%a : i32, ) ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.cond_br %c weights([1, 2]), ^b(%a : i32), ^b ^d(%p: i32):
  cf.br ^d
// expected-error @+1 {{redefinition of block '^d'}}
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.cond_br %c weights([1, 2]), ^b(%a : i32), ^d
// expected-error @+1 {{expected ':' after block name}}
^b%p (: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.cond_br %c weights([1, 2]), ^b(%a : i32), ^d
// expected-error @+1 {{expected non-function type}}
^b(%pi32 :):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.cond_br %c weights([1, 2]), ^b(%a : i32), ^d
// expected-error @+1 {{expected ')'}}
^b(%p: i32: )
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.cond_br %c weights([1, 2]), ^b(%a : i32), ^d
^b(%p: i32):
// expected-error @+1 {{expected ':' after block name}}
  ^d cf.br
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.cond_br %c weights([1, 2]), ^b(%a : i32), ^d
^b(%p: i32):
// expected-error @+1 {{expected operation name in quotes}}
  cf.br ^d
: ^d
  return
}
