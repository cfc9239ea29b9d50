// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
// expected-error @+1 {{expected ':' after block name}}
^b(%p: f32)
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
^b(%p: f32):
// expected-error @+1 {{expected ':' after block name}}
   ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br 
// expected-error @+1 {{expected operation name in quotes}}
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
^b(%p: f32):
// expected-error @+1 {{expected operation name in quotes}}
  cf.br ^d
:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
// expected-error @+1 {{expected ':' after block name}}
^d
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '=' after SSA name}}
  %a cf.switch : i32, [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':'}}
  cf.switch %a i32 :, [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ','}}
  cf.switch %a : i32[ , default: ^b(%f : f32), 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'cf.switch' expected 'default'}}
  cf.switch %a : i32, [ : default ^b(%f : f32), 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected block name}}
  cf.switch %a : i32, [ default: ( ^b%f : f32), 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  cf.switch %a : i32, [ default: ^b(: %f f32), 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  cf.switch %a : i32, [ default: ^b(%f : ) f32, 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ']'}}
  cf.switch %a : i32, [ default: ^b(%f : f32)1 ,: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':'}}
  cf.switch %a : i32, [ default: ^b(%f : f32), 1^d :, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'cf.switch' expected integer value}}
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d-2 ,: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':'}}
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, -2^d : ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ']'}}
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, -2: ^d ^b ](%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
// expected-error @+1 {{expected ':' after block name}}
^b%p (: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
// expected-error @+1 {{expected non-function type}}
^b(%pf32 :):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
// expected-error @+1 {{expected ')'}}
^b(%p: f32: )
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
^b(%p: f32):
// expected-error @+1 {{expected ':' after block name}}
  ^d cf.br
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
^b(%p: f32):
// expected-error @+1 {{expected operation name in quotes}}
  cf.br ^d
: ^d
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected SSA operand}}
  cf.switch 42 : i32, [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  cf.switch %a : 42, [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '['}}
  cf.switch %a : i32, 42 default: ^b(%f : f32), 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'cf.switch' expected 'default'}}
  cf.switch %a : i32, [ default42 ^b(%f : f32), 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ']'}}
  cf.switch %a : i32, [ default: ^b42%f : f32), 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':'}}
  cf.switch %a : i32, [ default: ^b(%f 42 f32), 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  cf.switch %a : i32, [ default: ^b(%f : f3242, 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected block name}}
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: 42, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected block name}}
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, -2: 42 ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected operation name in quotes}}
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
42(%p: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
// expected-error @+1 {{expected SSA operand}}
^b(42: f32):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
// expected-error @+1 {{expected non-function type}}
^b(%p: 42):
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
// expected-error @+1 {{expected ':' after block name}}
^b(%p: f32)42
  cf.br ^d
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
^b(%p: f32):
// expected-error @+1 {{expected block name}}
  cf.br 42
^d:
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
// expected-error @+1 {{expected ':' after block name}}
^d42
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected valid ssa identifier}}
   %c, "m" {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected SSA operand}}
  cf.assert , "m" {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ','}}
  cf.assert %c "m" {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'cf.assert' invalid kind of attribute specified}}
  cf.assert %c,  {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'x' is unknown (tried 'func.x' as well)}}
  cf.assert %c, "m" x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '}' in attribute dictionary}}
  cf.assert %c, "m" {x
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '=' after SSA name}}
  %c cf.assert, "m" {x}
  return
}
