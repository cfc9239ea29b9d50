// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
  }
  return
}
// CHECK: :[[#@LINE-6]]:3: error: 'scf.while' op region #1 ('after') failed to verify constraint: region with 1 blocks
// CHECK: :[[#@LINE-7]]:3: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  } {x = 1}
  return
}
// CHECK: :[[#@LINE-3]]:4: error: expected operation name in quotes
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.while {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// CHECK: :[[#@LINE-7]]:12: error: expected ':'
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.while : () -> () {
    scf.condition(%c)
  }
  return
}
// CHECK: :[[#@LINE-2]]:3: error: custom op 'scf.while' expected 'do'
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.while : () -> () {
    scf.yield
  } do {
    scf.yield
  }
  return
}
// CHECK: :[[#@LINE-7]]:3: error: 'scf.while' op expects the 'before' region to terminate with 'scf.condition'
// CHECK: :[[#@LINE-8]]:3: note: see current operation:
// CHECK: :[[#@LINE-8]]:5: note: terminator here
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.while : () -> () {
  } do {
    scf.yield
  }
  return
}
// CHECK: :[[#@LINE-6]]:3: error: 'scf.while' op region #0 ('before') failed to verify constraint: region with 1 blocks
// CHECK: :[[#@LINE-7]]:3: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.while : () -> () {
    scf.condition(%x)
  } do {
    scf.yield
  }
  return
}
// CHECK: :[[#@LINE-6]]:19: error: use of value '%x' expects different type than prior uses: 'i1' vs 'i32'
// CHECK: :[[#@LINE-9]]:22: note: prior use here
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.while : () -> () {
    scf.condition %c
  } do {
    scf.yield
  }
  return
}
// CHECK: :[[#@LINE-6]]:18: error: expected '('
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.while : () -> () {
    scf.condition(%c) %x : i32
  } do {
    scf.yield
  }
  return
}
// CHECK: :[[#@LINE-7]]:3: error: 'scf.while' op along control flow edge from Operation scf.condition to parent: region branch point has 1 operands, but region successor needs 0 inputs
// CHECK: :[[#@LINE-8]]:3: note: see current operation:
// CHECK: :[[#@LINE-8]]:5: note: region branch point
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield %x : i32
  }
  return
}
// CHECK: :[[#@LINE-7]]:3: error: 'scf.while' op along control flow edge from Operation scf.yield to Region #0: region branch point has 1 operands, but region successor needs 0 inputs
// CHECK: :[[#@LINE-8]]:3: note: see current operation:
// CHECK: :[[#@LINE-6]]:5: note: region branch point
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  %0 = scf.while (%a = %x) : (i32) -> i32 {
    scf.condition(%c) %a : i32
  } do {
    scf.yield %x : i32
  }
  return
}
// CHECK: :[[#@LINE-7]]:8: error: 'scf.while' op along control flow edge from Operation scf.condition to Region #1: region branch point has 1 operands, but region successor needs 0 inputs
// CHECK: :[[#@LINE-8]]:8: note: see current operation:
// CHECK: :[[#@LINE-8]]:5: note: region branch point
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  %0 = scf.while (%a = %x) : (i32) -> i32 {
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: f32):
    scf.yield %x : i32
  }
  return
}
// CHECK: :[[#@LINE-8]]:8: error: 'scf.while' op along control flow edge from Operation scf.condition to Region #1: successor operand type #0 'i32' should match successor input type #0 'f32'
// CHECK: :[[#@LINE-9]]:8: note: see current operation:
// CHECK: :[[#@LINE-9]]:5: note: region branch point
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  %0 = scf.while (%a = %x) : (i32) -> i32 {
    scf.condition(%c) %y : f32
  } do {
  ^bb0(%b: i32):
    scf.yield %x : i32
  }
  return
}
// CHECK: :[[#@LINE-8]]:8: error: 'scf.while' op along control flow edge from Operation scf.condition to parent: successor operand type #0 'f32' should match successor input type #0 'i32'
// CHECK: :[[#@LINE-9]]:8: note: see current operation:
// CHECK: :[[#@LINE-9]]:5: note: region branch point
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  %0 = scf.while (%a = %x) : (i32) -> i32 {
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    scf.yield %y : f32
  }
  return
}
// CHECK: :[[#@LINE-8]]:8: error: 'scf.while' op along control flow edge from Operation scf.yield to Region #0: successor operand type #0 'f32' should match successor input type #0 'i32'
// CHECK: :[[#@LINE-9]]:8: note: see current operation:
// CHECK: :[[#@LINE-6]]:5: note: region branch point
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  %0 = scf.while (%a = %x, %b = %x) : (i32) -> i32 {
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%e: i32):
    scf.yield %e : i32
  }
  return
}
// CHECK: :[[#@LINE-8]]:37: error: custom op 'scf.while' expected as many input types as operands (expected 2 got 1)
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  %0 = scf.while (%a = %x) : (f32) -> i32 {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%e: i32):
    scf.yield %y : f32
  }
  return
}
// CHECK: :[[#@LINE-8]]:24: error: use of value '%x' expects different type than prior uses: 'f32' vs 'i32'
// CHECK: :[[#@LINE-10]]:22: note: prior use here
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  %0 = scf.while (%a = %x) : i32 -> i32 {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%e: i32):
    scf.yield %y : f32
  }
  return
}
// CHECK: :[[#@LINE-8]]:28: error: custom op 'scf.while' invalid kind of type specified: expected builtin.function, but found 'i32'
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  %0 = scf.while (%a) : (i32) -> i32 {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%e: i32):
    scf.yield %e : i32
  }
  return
}
// CHECK: :[[#@LINE-8]]:21: error: expected '='
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.while : () -> () {
    cf.br ^a
  ^a:
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// CHECK: :[[#@LINE-9]]:3: error: 'scf.while' op expects region #0 to have 0 or 1 blocks
// CHECK: :[[#@LINE-10]]:3: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.condition(%c)
  }
  return
}
// CHECK: :[[#@LINE-7]]:3: error: 'scf.while' op expects the 'after' region to terminate with 'scf.yield'
// CHECK: :[[#@LINE-8]]:3: note: see current operation:
// CHECK: :[[#@LINE-6]]:5: note: terminator here
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  "scf.while"(%x) ({
  ^bb0:
    "scf.condition"(%c) : (i1) -> ()
  }, {
    "scf.yield"() : () -> ()
  }) : (i32) -> ()
  return
}
// CHECK: :[[#@LINE-8]]:3: error: 'scf.while' op along control flow edge from parent to Region #0: region branch point has 1 operands, but region successor needs 0 inputs
// CHECK: :[[#@LINE-9]]:3: note: see current operation:
// CHECK: :[[#@LINE-10]]:3: note: region branch point
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  "scf.while"(%x) ({
  ^bb0(%z: f32):
    "scf.condition"(%c) : (i1) -> ()
  }, {
    "scf.yield"(%x) : (i32) -> ()
  }) : (i32) -> ()
  return
}
// CHECK: :[[#@LINE-8]]:3: error: 'scf.while' op along control flow edge from parent to Region #0: successor operand type #0 'i32' should match successor input type #0 'f32'
// CHECK: :[[#@LINE-9]]:3: note: see current operation:
// CHECK: :[[#@LINE-10]]:3: note: region branch point
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  "scf.while"() ({
    "scf.condition"(%c) : (i1) -> ()
  }) : () -> ()
  return
}
// CHECK: :[[#@LINE-5]]:3: error: 'scf.while' op expected 2 regions
// CHECK: :[[#@LINE-6]]:3: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  "scf.while"() ({
    "scf.condition"() : () -> ()
  }, {
    "scf.yield"() : () -> ()
  }) : () -> ()
  return
}
// CHECK: :[[#@LINE-6]]:5: error: 'scf.condition' op expected 1 or more operands, but found 0
// CHECK: :[[#@LINE-7]]:5: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  "scf.while"() ({
    "scf.yield"() : () -> ()
  }, {
    "scf.yield"() : () -> ()
  }) : () -> ()
  return
}
// CHECK: :[[#@LINE-7]]:3: error: 'scf.while' op expects the 'before' region to terminate with 'scf.condition'
// CHECK: :[[#@LINE-8]]:3: note: see current operation:
// CHECK: :[[#@LINE-8]]:5: note: terminator here
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  "scf.while"() ({
    "scf.condition"(%c) : (i1) -> ()
  }, {
    "scf.condition"(%c) : (i1) -> ()
  }) : () -> ()
  return
}
// CHECK: :[[#@LINE-7]]:3: error: 'scf.while' op expects the 'after' region to terminate with 'scf.yield'
// CHECK: :[[#@LINE-8]]:3: note: see current operation:
// CHECK: :[[#@LINE-6]]:5: note: terminator here
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.condition(%c)
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'scf.condition' op expects parent op 'scf.while'
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.yield
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
