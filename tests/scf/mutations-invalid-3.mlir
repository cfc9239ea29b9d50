// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '{' to begin a region}}
  %0 = scf.if %c -> (i32) { scf.yield %a : i32 } else 42 scf.yield %a : i32 }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = scf.if %c -> (i32) { scf.yield %a : i32 } else { scf.yield 42 : i32 }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = scf.if %c -> (i32) { scf.yield %a : i32 } else { scf.yield %a : 42 }
  return
}
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
   = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '=' after SSA name}}
  %0  scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 =  (%z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':'}}
  %0 = scf.while %z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected SSA operand}}
  %0 = scf.while ( = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '='}}
  %0 = scf.while (%z  %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected SSA operand}}
  %0 = scf.while (%z = ) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ',' or ')'}}
  %0 = scf.while (%z = %a : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':'}}
  %0 = scf.while (%z = %a)  (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'scf.while' invalid kind of type specified: expected builtin.function, but found 'i32'}}
  %0 = scf.while (%z = %a) : i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'scf.while' expected as many input types as operands (expected 1 got 0)}}
  %0 = scf.while (%z = %a) : () -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ')'}}
  %0 = scf.while (%z = %a) : (i32 -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '->' in function type}}
  %0 = scf.while (%z = %a) : (i32)  f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = scf.while (%z = %a) : (i32) ->  { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '{' to begin a region}}
  %0 = scf.while (%z = %a) : (i32) -> f32  scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { (%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '('}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected SSA operand}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition() %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ')'}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c)  : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':'}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f  f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f :  } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{Dialect `' not found for custom op 'do'  (tried '.do' as well)}}
// expected-note @+1 {{Available dialects:}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32  do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'scf.while' expected 'do'}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 }  { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '{' to begin a region}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do  ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { (%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':' after block name}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected SSA operand}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':' and type for SSA operand}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: ): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ')'}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32: scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':' after block name}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32) scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected integer number of results}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32):  %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield  : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':'}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a  i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a :  } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{Dialect `' not found for custom op 'attributes'  (tried '.attributes' as well)}}
// expected-note @+1 {{Available dialects:}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32  attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 }  {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '{' in attribute dictionary}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '}' in attribute dictionary}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x
  return
}
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  = %0 scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = ( scf.while%z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected SSA operand}}
  %0 = scf.while (= %z %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected SSA operand}}
  %0 = scf.while (%z = ) %a : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':'}}
  %0 = scf.while (%z = %a) ( :i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '->' in function type}}
  %0 = scf.while (%z = %a) : () i32 -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '->' in function type}}
  %0 = scf.while (%z = %a) : (i32) f32 -> { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '{' to begin a region}}
  %0 = scf.while (%z = %a) : (i32) -> f32 scf.condition {(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '('}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition%c () %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ')'}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c%f ) : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':'}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f f32 : } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{Dialect `' not found for custom op 'do'  (tried '.do' as well)}}
// expected-note @+1 {{Available dialects:}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 do } { ^bb0(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '{' to begin a region}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do ^bb0 {(%y: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':' after block name}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0%y (: f32): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%yf32 :): scf.yield %a : i32 } attributes {x}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ')'}}
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32: ) scf.yield %a : i32 } attributes {x}
  return
}
