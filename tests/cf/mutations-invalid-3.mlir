// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected SSA operand}}
  cf.cond_br 42 weights([1, 2]), ^b(%a : i32), ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ','}}
  cf.cond_br %c weights42[1, 2]), ^b(%a : i32), ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ')'}}
  cf.cond_br %c weights([1, 2]42, ^b(%a : i32), ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected block name}}
  cf.cond_br %c weights([1, 2]), 42(%a : i32), ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':'}}
  cf.cond_br %c weights([1, 2]), ^b(42 : i32), ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  cf.cond_br %c weights([1, 2]), ^b(%a : 42), ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ','}}
  cf.cond_br %c weights([1, 2]), ^b(%a : i32)42 ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected operation name in quotes}}
  cf.cond_br %c weights([1, 2]), ^b(%a : i32), ^d
42(%p: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.cond_br %c weights([1, 2]), ^b(%a : i32), ^d
// expected-error @+1 {{expected SSA operand}}
^b(42: i32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.cond_br %c weights([1, 2]), ^b(%a : i32), ^d
// expected-error @+1 {{expected non-function type}}
^b(%p: 42):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.cond_br %c weights([1, 2]), ^b(%a : i32), ^d
// expected-error @+1 {{expected ':' after block name}}
^b(%p: i32)42
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.cond_br %c weights([1, 2]), ^b(%a : i32), ^d
^b(%p: i32):
// expected-error @+1 {{expected block name}}
  cf.br 42
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.cond_br %c weights([1, 2]), ^b(%a : i32), ^d
^b(%p: i32):
  cf.br ^d
// expected-error @+1 {{expected ':' after block name}}
^d42
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected integer number of results}}
   %a : i32, [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected SSA operand}}
  cf.switch  : i32, [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':'}}
  cf.switch %a  i32, [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  cf.switch %a : , [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ','}}
  cf.switch %a : i32 [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '['}}
  cf.switch %a : i32,  default: ^b(%f : f32), 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'cf.switch' expected 'default'}}
  cf.switch %a : i32, [ : ^b(%f : f32), 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':'}}
  cf.switch %a : i32, [ default ^b(%f : f32), 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected block name}}
  cf.switch %a : i32, [ default: (%f : f32), 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ']'}}
  cf.switch %a : i32, [ default: ^b%f : f32), 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'cf.switch' number of operands and types do not match: got 0 operands and 1 types}}
  cf.switch %a : i32, [ default: ^b( : f32), 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':'}}
  cf.switch %a : i32, [ default: ^b(%f  f32), 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  cf.switch %a : i32, [ default: ^b(%f : ), 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  cf.switch %a : i32, [ default: ^b(%f : f32, 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ']'}}
  cf.switch %a : i32, [ default: ^b(%f : f32) 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'cf.switch' expected integer value}}
  cf.switch %a : i32, [ default: ^b(%f : f32), : ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':'}}
  cf.switch %a : i32, [ default: ^b(%f : f32), 1 ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected block name}}
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: , -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ']'}}
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'cf.switch' expected integer value}}
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, : ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':'}}
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, -2 ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected block name}}
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, -2:  ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ']'}}
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, -2: ^d 
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected operation name in quotes}}
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
// expected-error @+1 {{expected ':' after block name}}
^b%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
// expected-error @+1 {{expected SSA operand}}
^b(: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
// expected-error @+1 {{expected ':' and type for SSA operand}}
^b(%p f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
// expected-error @+1 {{expected non-function type}}
^b(%p: ):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
// expected-error @+1 {{expected ')'}}
^b(%p: f32:
  cf.br ^d
^d:
  return
}
