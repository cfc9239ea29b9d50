// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.if %c {x = 1} {
  }
  return
}
// CHECK: :[[#@LINE-4]]:14: error: Dialect `' not found for custom op 'x'  (tried '.x' as well)
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  %0 = scf.if %c -> i32 {
    scf.yield %x : i32
  }
  return
}
// CHECK: :[[#@LINE-5]]:8: error: 'scf.if' op must have an else block if defining values
// CHECK: :[[#@LINE-6]]:8: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  %0 = scf.if %c -> i32 {
    scf.yield %y : f32
  } else {
    scf.yield %x : i32
  }
  return
}
// CHECK: :[[#@LINE-7]]:8: error: 'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'f32' should match successor input type #0 'i32'
// CHECK: :[[#@LINE-8]]:8: note: see current operation:
// CHECK: :[[#@LINE-8]]:5: note: region branch point
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  %0 = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
    scf.yield %y : f32
  }
  return
}
// CHECK: :[[#@LINE-7]]:8: error: 'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'f32' should match successor input type #0 'i32'
// CHECK: :[[#@LINE-8]]:8: note: see current operation:
// CHECK: :[[#@LINE-6]]:5: note: region branch point
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  %0 = scf.if %c -> i32 {
    scf.yield %x, %x : i32, i32
  } else {
    scf.yield %x : i32
  }
  return
}
// CHECK: :[[#@LINE-7]]:8: error: 'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 2 operands, but region successor needs 1 inputs
// CHECK: :[[#@LINE-8]]:8: note: see current operation:
// CHECK: :[[#@LINE-8]]:5: note: region branch point
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  %0 = scf.if %c -> i32 {
  } else {
    scf.yield %x : i32
  }
  return
}
// CHECK: :[[#@LINE-6]]:8: error: 'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs
// CHECK: :[[#@LINE-7]]:8: note: see current operation:
// CHECK: :[[#@LINE-8]]:8: note: region branch point
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  %0 = scf.if %c -> i32 {
    scf.yield
  } else {
    scf.yield %x : i32
  }
  return
}
// CHECK: :[[#@LINE-7]]:8: error: 'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs
// CHECK: :[[#@LINE-8]]:8: note: see current operation:
// CHECK: :[[#@LINE-8]]:5: note: region branch point
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.if %c {
    scf.yield %x : i32
  }
  return
}
// CHECK: :[[#@LINE-5]]:3: error: 'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs
// CHECK: :[[#@LINE-6]]:3: note: see current operation:
// CHECK: :[[#@LINE-6]]:5: note: region branch point
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.if %c {
    scf.yield %x : i32
  } else {
  }
  return
}
// CHECK: :[[#@LINE-6]]:3: error: 'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs
// CHECK: :[[#@LINE-7]]:3: note: see current operation:
// CHECK: :[[#@LINE-7]]:5: note: region branch point
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.if %x {
  }
  return
}
// CHECK: :[[#@LINE-4]]:10: error: use of value '%x' expects different type than prior uses: 'i1' vs 'i32'
// CHECK: :[[#@LINE-6]]:22: note: prior use here
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.if {
  }
  return
}
// CHECK: :[[#@LINE-4]]:9: error: expected SSA operand
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.if %c
  return
}
// CHECK: :[[#@LINE-3]]:12: error: expected '{' to begin a region
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.if %c else {
  }
  return
}
// CHECK: :[[#@LINE-4]]:12: error: expected '{' to begin a region
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.if %c {
  } else
  return
}
// CHECK: :[[#@LINE-3]]:9: error: expected '{' to begin a region
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.if %c {
  } else if %c {
  }
  return
}
// CHECK: :[[#@LINE-4]]:9: error: expected '{' to begin a region
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.if (%c) {
  }
  return
}
// CHECK: :[[#@LINE-4]]:9: error: expected SSA operand
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.if %c : i1 {
  }
  return
}
// CHECK: :[[#@LINE-4]]:12: error: expected '{' to begin a region
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.if %c -> {
  }
  return
}
// CHECK: :[[#@LINE-4]]:15: error: expected non-function type
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.if %c {
    cf.br ^a
  ^a:
    scf.yield
  }
  return
}
// CHECK: :[[#@LINE-7]]:3: error: 'scf.if' op expects region #0 to have 0 or 1 blocks
// CHECK: :[[#@LINE-8]]:3: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.if %c {
    return
  }
  return
}
// CHECK: :[[#@LINE-4]]:5: error: Dialect `' not found for custom op 'return'  (tried '.return' as well)
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.if %c {
    "x.t"() : () -> ()
  ^b:
    scf.yield
  }
  return
}
// CHECK: :[[#@LINE-7]]:3: error: 'scf.if' op expects region #0 to have 0 or 1 blocks
// CHECK: :[[#@LINE-8]]:3: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.if %c {
  ^bb0(%z: i32):
    scf.yield
  }
  return
}
// CHECK: :[[#@LINE-6]]:3: error: 'scf.if' op region #0 should have no arguments
// CHECK: :[[#@LINE-7]]:3: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  "scf.if"(%c) ({
    "scf.yield"() : () -> ()
  }) : (i1) -> ()
  return
}
// CHECK: :[[#@LINE-5]]:3: error: 'scf.if' op expected 2 regions
// CHECK: :[[#@LINE-6]]:3: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  "scf.if"(%c) ({
  }, {
  }) : (i1) -> ()
  return
}
// CHECK: :[[#@LINE-5]]:3: error: 'scf.if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks
// CHECK: :[[#@LINE-6]]:3: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  "scf.if"(%c) ({
    "scf.yield"() : () -> ()
  }, {
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  return
}
// CHECK: :[[#@LINE-8]]:3: error: 'scf.if' op expected 2 regions
// CHECK: :[[#@LINE-9]]:3: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  "scf.if"(%x) ({
    "scf.yield"() : () -> ()
  }, {
  }) : (i32) -> ()
  return
}
// CHECK: :[[#@LINE-6]]:3: error: 'scf.if' op operand #0 must be 1-bit signless integer, but got 'i32'
// CHECK: :[[#@LINE-7]]:3: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  "scf.if"() ({
    "scf.yield"() : () -> ()
  }, {
  }) : () -> ()
  return
}
// CHECK: :[[#@LINE-6]]:3: error: 'scf.if' op requires a single operand
// CHECK: :[[#@LINE-7]]:3: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  %0 = "scf.if"(%c) ({
    "scf.yield"(%x) : (i32) -> ()
  }, {
  }) : (i1) -> i32
  return
}
// CHECK: :[[#@LINE-6]]:8: error: 'scf.if' op must have an else block if defining values
// CHECK: :[[#@LINE-7]]:8: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  "scf.if"(%c) ({
  ^bb0(%z: i32):
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  return
}
// CHECK: :[[#@LINE-7]]:3: error: 'scf.if' op region #0 should have no arguments
// CHECK: :[[#@LINE-8]]:3: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  "scf.if"(%c) ({
    "scf.yield"() : () -> ()
  }, {
  ^bb0(%z: i32):
    "scf.yield"() : () -> ()
  }) : (i1) -> ()
  return
}
// CHECK: :[[#@LINE-8]]:3: error: 'scf.if' op region #1 should have no arguments
// CHECK: :[[#@LINE-9]]:3: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  "scf.if"(%c) ({
    "scf.yield"() : () -> ()
  }, {
    "scf.yield"() : () -> ()
  ^b:
    "scf.yield"() : () -> ()
  }) : (i1) -> ()
  return
}
// CHECK: :[[#@LINE-9]]:3: error: 'scf.if' op expects region #1 to have 0 or 1 blocks
// CHECK: :[[#@LINE-10]]:3: note: see current operation:
