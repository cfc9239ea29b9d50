// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':' and type for SSA operand}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p42 f32, %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f3242 %q: f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':' and type for SSA operand}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q42 f32): scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f3242: scf.reduce.return %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): 42 %p : f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ':'}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p 42 f32 } }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 42 }
  return
}
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
   (%p, %q) = (0, %i) to (4, %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '(' in argument list}}
  scf.forall %p, %q) = (0, %i) to (4, %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected SSA operand}}
  scf.forall (, %q) = (0, %i) to (4, %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ')' in argument list}}
  scf.forall (%p %q) = (0, %i) to (4, %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected SSA operand}}
  scf.forall (%p, ) = (0, %i) to (4, %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ')' in argument list}}
  scf.forall (%p, %q = (0, %i) to (4, %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '='}}
  scf.forall (%p, %q)  (0, %i) to (4, %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{expected '(' in dynamic index list}}
// expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%p, %q) = 0, %i) to (4, %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{custom op 'scf.forall' expected integer value}}
// expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%p, %q) = (, %i) to (4, %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{expected ')' in dynamic index list}}
// expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%p, %q) = (0 %i) to (4, %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{custom op 'scf.forall' expected integer value}}
// expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%p, %q) = (0, ) to (4, %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{expected ')' in dynamic index list}}
// expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%p, %q) = (0, %i to (4, %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'scf.forall' expected 'to'}}
  scf.forall (%p, %q) = (0, %i)  (4, %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{expected '(' in dynamic index list}}
// expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%p, %q) = (0, %i) to 4, %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{custom op 'scf.forall' expected integer value}}
// expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%p, %q) = (0, %i) to (, %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{expected ')' in dynamic index list}}
// expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%p, %q) = (0, %i) to (4 %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{custom op 'scf.forall' expected integer value}}
// expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%p, %q) = (0, %i) to (4, ) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{expected ')' in dynamic index list}}
// expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%p, %q) = (0, %i) to (4, %i step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'scf.forall' expected 'step'}}
  scf.forall (%p, %q) = (0, %i) to (4, %i)  (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{expected '(' in dynamic index list}}
// expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%p, %q) = (0, %i) to (4, %i) step 1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{custom op 'scf.forall' expected integer value}}
// expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%p, %q) = (0, %i) to (4, %i) step (, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{expected ')' in dynamic index list}}
// expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%p, %q) = (0, %i) to (4, %i) step (1 %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{custom op 'scf.forall' expected integer value}}
// expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%p, %q) = (0, %i) to (4, %i) step (1, ) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{expected ')' in dynamic index list}}
// expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%p, %q) = (0, %i) to (4, %i) step (1, %i { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '{' to begin a region}}
  scf.forall (%p, %q) = (0, %i) to (4, %i) step (1, %i)  }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  scf.forall (%p, %q) = (0, %i) to (4, %i) step (1, %i) { 
// expected-error @+2 {{Dialect `' not found for custom op 'return'  (tried '.return' as well)}}
// expected-note @+1 {{Available dialects:}}
  return
}
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  ( scf.forall%p, %q) = (0, %i) to (4, %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected SSA operand}}
  scf.forall (, %p %q) = (0, %i) to (4, %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected SSA operand}}
  scf.forall (%p, ) %q = (0, %i) to (4, %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '='}}
  scf.forall (%p, %q) ( =0, %i) to (4, %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{custom op 'scf.forall' expected integer value}}
// expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%p, %q) = (, 0 %i) to (4, %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{custom op 'scf.forall' expected integer value}}
// expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%p, %q) = (0, ) %i to (4, %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'scf.forall' expected 'to'}}
  scf.forall (%p, %q) = (0, %i) ( to4, %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{custom op 'scf.forall' expected integer value}}
// expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%p, %q) = (0, %i) to (, 4 %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{custom op 'scf.forall' expected integer value}}
// expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%p, %q) = (0, %i) to (4, ) %i step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'scf.forall' expected 'step'}}
  scf.forall (%p, %q) = (0, %i) to (4, %i) ( step1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{custom op 'scf.forall' expected integer value}}
// expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%p, %q) = (0, %i) to (4, %i) step (, 1 %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{custom op 'scf.forall' expected integer value}}
// expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%p, %q) = (0, %i) to (4, %i) step (1, ) %i { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '{' to begin a region}}
  scf.forall (%p, %q) = (0, %i) to (4, %i) step (1, %i) } {
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '(' in argument list}}
  scf.forall 42%p, %q) = (0, %i) to (4, %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ')' in argument list}}
  scf.forall (%p42 %q) = (0, %i) to (4, %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected ')' in argument list}}
  scf.forall (%p, %q42 = (0, %i) to (4, %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{expected '(' in dynamic index list}}
// expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%p, %q) = 420, %i) to (4, %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{expected ')' in dynamic index list}}
// expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%p, %q) = (042 %i) to (4, %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{expected ')' in dynamic index list}}
// expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%p, %q) = (0, %i42 to (4, %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{expected '(' in dynamic index list}}
// expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%p, %q) = (0, %i) to 424, %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{expected ')' in dynamic index list}}
// expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%p, %q) = (0, %i) to (442 %i) step (1, %i) { }
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+2 {{expected ')' in dynamic index list}}
// expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%p, %q) = (0, %i) to (4, %i42 step (1, %i) { }
  return
}
