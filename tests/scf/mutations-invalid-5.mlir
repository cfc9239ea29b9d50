// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = scf.index_switch %i -> i32 case 1 { scf.yield %a :  } default { scf.yield %a : i32 }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{Dialect `' not found for custom op 'default'  (tried '.default' as well)}}
// expected-note @+1 {{Available dialects:}}
  %0 = scf.index_switch %i -> i32 case 1 { scf.yield %a : i32  default { scf.yield %a : i32 }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'scf.index_switch' expected 'default'}}
  %0 = scf.index_switch %i -> i32 case 1 { scf.yield %a : i32 }  { scf.yield %a : i32 }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '{' to begin a region}}
  %0 = scf.index_switch %i -> i32 case 1 { scf.yield %a : i32 } default  scf.yield %a : i32 }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected integer number of results}}
  %0 = scf.index_switch %i -> i32 case 1 { scf.yield %a : i32 } default {  %a : i32 }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = scf.index_switch %i -> i32 case 1 { scf.yield %a : i32 } default { scf.yield  : i32 }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':'}}
  %0 = scf.index_switch %i -> i32 case 1 { scf.yield %a : i32 } default { scf.yield %a  i32 }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = scf.index_switch %i -> i32 case 1 { scf.yield %a : i32 } default { scf.yield %a :  }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  %0 = scf.index_switch %i -> i32 case 1 { scf.yield %a : i32 } default { scf.yield %a : i32 
// expected-error @+2 {{Dialect `' not found for custom op 'return'  (tried '.return' as well)}}
// expected-note @+1 {{Available dialects:}}
  return
}
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  = %0 scf.index_switch %i -> i32 case 1 { scf.yield %a : i32 } default { scf.yield %a : i32 }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = %i scf.index_switch -> i32 case 1 { scf.yield %a : i32 } default { scf.yield %a : i32 }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'scf.index_switch' expected 'default'}}
  %0 = scf.index_switch %i i32 -> case 1 { scf.yield %a : i32 } default { scf.yield %a : i32 }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'scf.index_switch' expected 'default'}}
  %0 = scf.index_switch %i -> i32 1 case { scf.yield %a : i32 } default { scf.yield %a : i32 }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '{' to begin a region}}
  %0 = scf.index_switch %i -> i32 case 1 scf.yield { %a : i32 } default { scf.yield %a : i32 }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = scf.index_switch %i -> i32 case 1 { scf.yield : %a i32 } default { scf.yield %a : i32 }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = scf.index_switch %i -> i32 case 1 { scf.yield %a : } i32 default { scf.yield %a : i32 }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'scf.index_switch' expected 'default'}}
  %0 = scf.index_switch %i -> i32 case 1 { scf.yield %a : i32 } { default scf.yield %a : i32 }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '=' after SSA name}}
  %0 = scf.index_switch %i -> i32 case 1 { scf.yield %a : i32 } default { %a scf.yield : i32 }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':'}}
  %0 = scf.index_switch %i -> i32 case 1 { scf.yield %a : i32 } default { scf.yield %a i32 : }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '=' after SSA name}}
  %0 42 scf.index_switch %i -> i32 case 1 { scf.yield %a : i32 } default { scf.yield %a : i32 }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected SSA operand}}
  %0 = scf.index_switch 42 -> i32 case 1 { scf.yield %a : i32 } default { scf.yield %a : i32 }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = scf.index_switch %i -> 42 case 1 { scf.yield %a : i32 } default { scf.yield %a : i32 }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = scf.index_switch %i -> i32 case 1 { 42 %a : i32 } default { scf.yield %a : i32 }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':'}}
  %0 = scf.index_switch %i -> i32 case 1 { scf.yield %a 42 i32 } default { scf.yield %a : i32 }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = scf.index_switch %i -> i32 case 1 { scf.yield %a : i32 42 default { scf.yield %a : i32 }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '{' to begin a region}}
  %0 = scf.index_switch %i -> i32 case 1 { scf.yield %a : i32 } default 42 scf.yield %a : i32 }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = scf.index_switch %i -> i32 case 1 { scf.yield %a : i32 } default { scf.yield 42 : i32 }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = scf.index_switch %i -> i32 case 1 { scf.yield %a : i32 } default { scf.yield %a : 42 }
  return
}
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
   = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '=' after SSA name}}
  %0  scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 =  (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '(' in argument list}}
  %0 = scf.parallel %k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'scf.parallel' expected 0 operands}}
  %0 = scf.parallel () = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ')' in argument list}}
  %0 = scf.parallel (%k = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '='}}
  %0 = scf.parallel (%k)  (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '(' in operand list}}
  %0 = scf.parallel (%k) = %i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'scf.parallel' expected 1 operands}}
  %0 = scf.parallel (%k) = () to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ')' in operand list}}
  %0 = scf.parallel (%k) = (%i to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'scf.parallel' expected 'to'}}
  %0 = scf.parallel (%k) = (%i)  (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '(' in operand list}}
  %0 = scf.parallel (%k) = (%i) to %i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'scf.parallel' expected 1 operands}}
  %0 = scf.parallel (%k) = (%i) to () step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ')' in operand list}}
  %0 = scf.parallel (%k) = (%i) to (%i step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'scf.parallel' expected 'step'}}
  %0 = scf.parallel (%k) = (%i) to (%i)  (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '(' in operand list}}
  %0 = scf.parallel (%k) = (%i) to (%i) step %i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'scf.parallel' expected 1 operands}}
  %0 = scf.parallel (%k) = (%i) to (%i) step () init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ')' in operand list}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '{' to begin a region}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i)  (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '(' in operand list}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init %f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'scf.parallel' number of operands and types do not match: got 0 operands and 1 types}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init () -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ')' in operand list}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '{' to begin a region}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f)  f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) ->  { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '{' to begin a region}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32  scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { (%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected integer number of results}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'scf.reduce' number of operands and types do not match: got 0 operands and 1 types}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce( : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':'}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f  f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : ) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ')'}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32 { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
