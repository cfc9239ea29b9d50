// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32)  ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
// expected-error @+1 {{custom op 'return' is unknown (tried 'builtin.return' as well)}}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { (%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':' after block name}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected SSA operand}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':' and type for SSA operand}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: , %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ')'}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32 %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected SSA operand}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, : f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':' and type for SSA operand}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: ): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ')'}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32: scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':' after block name}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32) scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected integer number of results}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32):  %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected SSA operand}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return  : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':'}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p  f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p :  } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32  }
// expected-error @+2 {{Dialect `' not found for custom op 'return'  (tried '.return' as well)}}
// expected-note @+1 {{Available dialects:}}
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } 
// expected-error @+2 {{Dialect `' not found for custom op 'return'  (tried '.return' as well)}}
// expected-note @+1 {{Available dialects:}}
  return
}
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  = %0 scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = ( scf.parallel%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '='}}
  %0 = scf.parallel () %k = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '='}}
  %0 = scf.parallel (%k) ( =%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'scf.parallel' expected 1 operands}}
  %0 = scf.parallel (%k) = () %i to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'scf.parallel' expected 'to'}}
  %0 = scf.parallel (%k) = (%i) ( to%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'scf.parallel' expected 1 operands}}
  %0 = scf.parallel (%k) = (%i) to () %i step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'scf.parallel' expected 'step'}}
  %0 = scf.parallel (%k) = (%i) to (%i) ( step%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'scf.parallel' expected 1 operands}}
  %0 = scf.parallel (%k) = (%i) to (%i) step () %i init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '{' to begin a region}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) ( init%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '{' to begin a region}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init () %f -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '{' to begin a region}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) f32 -> { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '{' to begin a region}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 scf.reduce {(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '=' after SSA name}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce%f ( : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':'}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f f32 :) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ')'}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32{ ) ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ( ^bb0%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected SSA operand}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(: %p f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: , f32 %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected SSA operand}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, : %q f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: ) f32: scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':' after block name}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32)scf.reduce.return : %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected SSA operand}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return : %p f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : } f32 }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '=' after SSA name}}
  %0 42 scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '(' in argument list}}
  %0 = scf.parallel 42%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ')' in argument list}}
  %0 = scf.parallel (%k42 = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '(' in operand list}}
  %0 = scf.parallel (%k) = 42%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ')' in operand list}}
  %0 = scf.parallel (%k) = (%i42 to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '(' in operand list}}
  %0 = scf.parallel (%k) = (%i) to 42%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ')' in operand list}}
  %0 = scf.parallel (%k) = (%i) to (%i42 step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '(' in operand list}}
  %0 = scf.parallel (%k) = (%i) to (%i) step 42%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ')' in operand list}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i42 init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '(' in operand list}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init 42%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ')' in operand list}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f42 -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> 42 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { 42(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':'}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(42 : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : 42) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) 42 ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':' after block name}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb042%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
