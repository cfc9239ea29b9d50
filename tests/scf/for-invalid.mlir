// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+2 {{'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note @+1 {{region branch point}}
  %0 = scf.for %i = %l to %u step %s iter_args(%a = %x) -> (i32) {
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = scf.for %i = %l to %u step %s iter_args(%a = %x) -> (i32) {
// expected-note @+1 {{region branch point}}
    scf.yield
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: 'i32' != 'f32'}}
  %0 = scf.for %i = %l to %u step %s iter_args(%a = %x) -> (i32) {
    scf.yield %y : f32
  }
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = scf.for %i = %l to %u step %s iter_args(%a = %x) -> (f32) {
    scf.yield %y : f32
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{custom op 'scf.for' mismatch in number of loop-carried values and defined values}}
  %0 = scf.for %i = %l to %u step %s iter_args(%a = %x) -> (i32, i32) {
    scf.yield %a, %a : i32, i32
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{expected '->'}}
  %0 = scf.for %i = %l to %u step %s iter_args(%a = %x) {
    scf.yield %a : i32
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{expected '='}}
  %0 = scf.for %i = %l to %u step %s iter_args(%a) -> (i32) {
    scf.yield %a : i32
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{cannot name an operation with no results}}
  %0 = scf.for %i = %l to %u step %s iter_args() -> () {
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{expected '{' to begin a region}}
  %0 = scf.for %i = %l to %u step %s -> (i32) {
    scf.yield %x : i32
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{'scf.for' op different number of region iter_args and yielded values: 0 != 1}}
  scf.for %i = %l to %u step %s {
    scf.yield %x : i32
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{custom op 'scf.for' expected 'step'}}
  scf.for %i = %l to %u {
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{custom op 'scf.for' expected 'to'}}
  scf.for %i = %l step %s {
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{expected '='}}
  scf.for %i %l to %u step %s {
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{expected SSA operand}}
  scf.for i = %l to %u step %s {
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{expected SSA operand}}
  scf.for %i = 0 to %u step %s {
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{expected SSA operand}}
  scf.for %i = %l to %u step 1 {
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{expected '='}}
  scf.for %i : index = %l to %u step %s {
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{expected '{' to begin a region}}
  scf.for %i = %l to %u step %s
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
// expected-error @+1 {{invalid block name in region with named arguments}}
  ^bb0:
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
// expected-error @+1 {{invalid block name in region with named arguments}}
  ^bb0(%z: index):
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{'scf.for' op expects region #0 to have 0 or 1 blocks}}
  scf.for %i = %l to %u step %s {
    cf.br ^a
  ^a:
    scf.yield
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
// expected-error @+2 {{Dialect `' not found for custom op 'return'  (tried '.return' as well)}}
// expected-note @+1 {{Available dialects:}}
    return
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{'scf.for' op expects region #0 to have 0 or 1 blocks}}
  scf.for %i = %l to %u step %s {
    cf.br ^a
  ^a:
  }
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'index' vs 'i32'}}
  scf.for %i = %l to %u step %x {
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{'scf.for' op operand #0 must be signless integer or index, but got 'f32'}}
  scf.for %i = %y to %y step %y : f32 {
  }
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{use of value '%l' expects different type than prior uses: 'i64' vs 'index'}}
  scf.for %i = %l to %u step %s : i64 {
  }
  return
}
// -----

// expected-note @+1 {{previously referenced here}}
func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{region entry argument '%l' is already in use}}
  scf.for %l = %l to %u step %s {
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+2 {{region entry argument '%i' is already in use}}
// expected-note @+1 {{previously referenced here}}
  %0 = scf.for %i = %l to %u step %s iter_args(%i = %x) -> (i32) {
    scf.yield %i : i32
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
  }
// expected-error @+1 {{use of undeclared SSA value name}}
  "x.use"(%i) : (index) -> ()
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{use of undeclared SSA value name}}
  scf.for %i = %undef to %u step %s {
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{'scf.for' op expected induction variable to be same type as bounds and step}}
  "scf.for"(%l, %u, %s) ({
  ^bb0(%i: i32):
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{'scf.for' op different number of inits and region iter_args: 0 != 18446744073709551615}}
  "scf.for"(%l, %u, %s) ({
  ^bb0:
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{'scf.for' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
  "scf.for"(%l, %u, %s) ({
  }) : (index, index, index) -> ()
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{'scf.for' op different number of inits and region iter_args: 0 != 1}}
  "scf.for"(%l, %u, %s) ({
  ^bb0(%i: index, %j: index):
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{'scf.for' op 0-th init and 0-th region iter_arg have different type: 'i32' != 'f32'}}
  "scf.for"(%l, %u, %s, %x) ({
  ^bb0(%i: index, %j: f32):
    "scf.yield"(%j) : (f32) -> ()
  }) : (index, index, index, i32) -> i32
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{'scf.for' op 0-th region iter_arg and 0-th loop result have different type: 'i32' != 'f32'}}
  "scf.for"(%l, %u, %s, %x) ({
  ^bb0(%i: index, %j: i32):
    "scf.yield"(%j) : (i32) -> ()
  }) : (index, index, index, i32) -> f32
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{'scf.for' op mismatch in number of loop-carried values and defined values}}
  "scf.for"(%l, %u, %s, %x) ({
  ^bb0(%i: index, %j: i32):
    "scf.yield"(%j) : (i32) -> ()
  }) : (index, index, index, i32) -> ()
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{'scf.for' op expects region #0 to have 0 or 1 blocks}}
  "scf.for"(%l, %u, %s) ({
  ^bb0(%i: index):
    "scf.yield"() : () -> ()
  ^bb1:
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{'scf.for' op expected 3 or more operands, but found 2}}
  "scf.for"(%l, %u) ({
  ^bb0(%i: index):
    "scf.yield"() : () -> ()
  }) : (index, index) -> ()
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{'scf.for' op failed to verify that all of {lowerBound, upperBound, step} have same type}}
  "scf.for"(%l, %u, %x) ({
  ^bb0(%i: index):
    "scf.yield"() : () -> ()
  }) : (index, index, i32) -> ()
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{'scf.for' op operand #0 must be signless integer or index, but got 'f32'}}
  "scf.for"(%y, %y, %y) ({
  ^bb0(%i: f32):
    "scf.yield"() : () -> ()
  }) : (f32, f32, f32) -> ()
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{'scf.for' op expects a non-empty block}}
  "scf.for"(%l, %u, %s) ({
  ^bb0(%i: index):
  }) : (index, index, index) -> ()
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
// expected-error @+1 {{'scf.for' op requires one region}}
  "scf.for"(%l, %u, %s) : (index, index, index) -> ()
  return
}
