// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %0 = scf.for %i = %l to %u step %s iter_args(%a = %x) -> (i32) {
  }
  return
}
// CHECK: :[[#@LINE-4]]:8: error: 'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs
// CHECK: :[[#@LINE-5]]:8: note: see current operation:
// CHECK: :[[#@LINE-6]]:8: note: region branch point
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %0 = scf.for %i = %l to %u step %s iter_args(%a = %x) -> (i32) {
    scf.yield
  }
  return
}
// CHECK: :[[#@LINE-5]]:8: error: 'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs
// CHECK: :[[#@LINE-6]]:8: note: see current operation:
// CHECK: :[[#@LINE-6]]:5: note: region branch point
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %0 = scf.for %i = %l to %u step %s iter_args(%a = %x) -> (i32) {
    scf.yield %y : f32
  }
  return
}
// CHECK: :[[#@LINE-5]]:8: error: 'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: 'i32' != 'f32'
// CHECK: :[[#@LINE-6]]:8: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %0 = scf.for %i = %l to %u step %s iter_args(%a = %x) -> (f32) {
    scf.yield %y : f32
  }
  return
}
// CHECK: :[[#@LINE-5]]:53: error: use of value '%x' expects different type than prior uses: 'f32' vs 'i32'
// CHECK: :[[#@LINE-7]]:47: note: prior use here
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %0 = scf.for %i = %l to %u step %s iter_args(%a = %x) -> (i32, i32) {
    scf.yield %a, %a : i32, i32
  }
  return
}
// CHECK: :[[#@LINE-5]]:8: error: custom op 'scf.for' mismatch in number of loop-carried values and defined values
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %0 = scf.for %i = %l to %u step %s iter_args(%a = %x) {
    scf.yield %a : i32
  }
  return
}
// CHECK: :[[#@LINE-5]]:56: error: expected '->'
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %0 = scf.for %i = %l to %u step %s iter_args(%a) -> (i32) {
    scf.yield %a : i32
  }
  return
}
// CHECK: :[[#@LINE-5]]:50: error: expected '='
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %0 = scf.for %i = %l to %u step %s iter_args() -> () {
  }
  return
}
// CHECK: :[[#@LINE-4]]:3: error: cannot name an operation with no results
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %0 = scf.for %i = %l to %u step %s -> (i32) {
    scf.yield %x : i32
  }
  return
}
// CHECK: :[[#@LINE-5]]:37: error: expected '{' to begin a region
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
    scf.yield %x : i32
  }
  return
}
// CHECK: :[[#@LINE-5]]:3: error: 'scf.for' op different number of region iter_args and yielded values: 0 != 1
// CHECK: :[[#@LINE-6]]:3: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u {
  }
  return
}
// CHECK: :[[#@LINE-4]]:25: error: custom op 'scf.for' expected 'step'
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l step %s {
  }
  return
}
// CHECK: :[[#@LINE-4]]:19: error: custom op 'scf.for' expected 'to'
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i %l to %u step %s {
  }
  return
}
// CHECK: :[[#@LINE-4]]:13: error: expected '='
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for i = %l to %u step %s {
  }
  return
}
// CHECK: :[[#@LINE-4]]:10: error: expected SSA operand
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = 0 to %u step %s {
  }
  return
}
// CHECK: :[[#@LINE-4]]:15: error: expected SSA operand
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step 1 {
  }
  return
}
// CHECK: :[[#@LINE-4]]:29: error: expected SSA operand
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i : index = %l to %u step %s {
  }
  return
}
// CHECK: :[[#@LINE-4]]:13: error: expected '='
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s
  return
}
// CHECK: :[[#@LINE-3]]:32: error: expected '{' to begin a region
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
  ^bb0:
  }
  return
}
// CHECK: :[[#@LINE-4]]:3: error: invalid block name in region with named arguments
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
  ^bb0(%z: index):
  }
  return
}
// CHECK: :[[#@LINE-4]]:3: error: invalid block name in region with named arguments
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
    cf.br ^a
  ^a:
    scf.yield
  }
  return
}
// CHECK: :[[#@LINE-7]]:3: error: 'scf.for' op expects region #0 to have 0 or 1 blocks
// CHECK: :[[#@LINE-8]]:3: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
    return
  }
  return
}
// CHECK: :[[#@LINE-4]]:5: error: Dialect `' not found for custom op 'return'  (tried '.return' as well)
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
    cf.br ^a
  ^a:
  }
  return
}
// CHECK: :[[#@LINE-6]]:3: error: 'scf.for' op expects region #0 to have 0 or 1 blocks
// CHECK: :[[#@LINE-7]]:3: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %x {
  }
  return
}
// CHECK: :[[#@LINE-4]]:30: error: use of value '%x' expects different type than prior uses: 'index' vs 'i32'
// CHECK: :[[#@LINE-6]]:47: note: prior use here
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %y to %y step %y : f32 {
  }
  return
}
// CHECK: :[[#@LINE-4]]:3: error: 'scf.for' op operand #0 must be signless integer or index, but got 'f32'
// CHECK: :[[#@LINE-5]]:3: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s : i64 {
  }
  return
}
// CHECK: :[[#@LINE-4]]:16: error: use of value '%l' expects different type than prior uses: 'i64' vs 'index'
// CHECK: :[[#@LINE-6]]:14: note: prior use here
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %l = %l to %u step %s {
  }
  return
}
// CHECK: :[[#@LINE-4]]:11: error: region entry argument '%l' is already in use
// CHECK: :[[#@LINE-6]]:14: note: previously referenced here
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %0 = scf.for %i = %l to %u step %s iter_args(%i = %x) -> (i32) {
    scf.yield %i : i32
  }
  return
}
// CHECK: :[[#@LINE-5]]:48: error: region entry argument '%i' is already in use
// CHECK: :[[#@LINE-6]]:16: note: previously referenced here
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
  }
  "x.use"(%i) : (index) -> ()
  return
}
// CHECK: :[[#@LINE-3]]:11: error: use of undeclared SSA value name
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %undef to %u step %s {
  }
  return
}
// CHECK: :[[#@LINE-4]]:16: error: use of undeclared SSA value name
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  "scf.for"(%l, %u, %s) ({
  ^bb0(%i: i32):
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}
// CHECK: :[[#@LINE-6]]:3: error: 'scf.for' op expected induction variable to be same type as bounds and step
// CHECK: :[[#@LINE-7]]:3: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  "scf.for"(%l, %u, %s) ({
  ^bb0:
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}
// CHECK: :[[#@LINE-6]]:3: error: 'scf.for' op different number of inits and region iter_args: 0 != 18446744073709551615
// CHECK: :[[#@LINE-7]]:3: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  "scf.for"(%l, %u, %s) ({
  }) : (index, index, index) -> ()
  return
}
// CHECK: :[[#@LINE-4]]:3: error: 'scf.for' op region #0 ('region') failed to verify constraint: region with 1 blocks
// CHECK: :[[#@LINE-5]]:3: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  "scf.for"(%l, %u, %s) ({
  ^bb0(%i: index, %j: index):
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}
// CHECK: :[[#@LINE-6]]:3: error: 'scf.for' op different number of inits and region iter_args: 0 != 1
// CHECK: :[[#@LINE-7]]:3: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  "scf.for"(%l, %u, %s, %x) ({
  ^bb0(%i: index, %j: f32):
    "scf.yield"(%j) : (f32) -> ()
  }) : (index, index, index, i32) -> i32
  return
}
// CHECK: :[[#@LINE-6]]:3: error: 'scf.for' op 0-th init and 0-th region iter_arg have different type: 'i32' != 'f32'
// CHECK: :[[#@LINE-7]]:3: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  "scf.for"(%l, %u, %s, %x) ({
  ^bb0(%i: index, %j: i32):
    "scf.yield"(%j) : (i32) -> ()
  }) : (index, index, index, i32) -> f32
  return
}
// CHECK: :[[#@LINE-6]]:3: error: 'scf.for' op 0-th region iter_arg and 0-th loop result have different type: 'i32' != 'f32'
// CHECK: :[[#@LINE-7]]:3: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  "scf.for"(%l, %u, %s, %x) ({
  ^bb0(%i: index, %j: i32):
    "scf.yield"(%j) : (i32) -> ()
  }) : (index, index, index, i32) -> ()
  return
}
// CHECK: :[[#@LINE-6]]:3: error: 'scf.for' op mismatch in number of loop-carried values and defined values
// CHECK: :[[#@LINE-7]]:3: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  "scf.for"(%l, %u, %s) ({
  ^bb0(%i: index):
    "scf.yield"() : () -> ()
  ^bb1:
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}
// CHECK: :[[#@LINE-8]]:3: error: 'scf.for' op expects region #0 to have 0 or 1 blocks
// CHECK: :[[#@LINE-9]]:3: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  "scf.for"(%l, %u) ({
  ^bb0(%i: index):
    "scf.yield"() : () -> ()
  }) : (index, index) -> ()
  return
}
// CHECK: :[[#@LINE-6]]:3: error: 'scf.for' op expected 3 or more operands, but found 2
// CHECK: :[[#@LINE-7]]:3: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  "scf.for"(%l, %u, %x) ({
  ^bb0(%i: index):
    "scf.yield"() : () -> ()
  }) : (index, index, i32) -> ()
  return
}
// CHECK: :[[#@LINE-6]]:3: error: 'scf.for' op failed to verify that all of {lowerBound, upperBound, step} have same type
// CHECK: :[[#@LINE-7]]:3: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  "scf.for"(%y, %y, %y) ({
  ^bb0(%i: f32):
    "scf.yield"() : () -> ()
  }) : (f32, f32, f32) -> ()
  return
}
// CHECK: :[[#@LINE-6]]:3: error: 'scf.for' op operand #0 must be signless integer or index, but got 'f32'
// CHECK: :[[#@LINE-7]]:3: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  "scf.for"(%l, %u, %s) ({
  ^bb0(%i: index):
  }) : (index, index, index) -> ()
  return
}
// CHECK: :[[#@LINE-5]]:3: error: 'scf.for' op expects a non-empty block
// CHECK: :[[#@LINE-6]]:3: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  "scf.for"(%l, %u, %s) : (index, index, index) -> ()
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'scf.for' op requires one region
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
