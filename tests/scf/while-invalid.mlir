// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.while' op region #1 ('after') failed to verify constraint: region with 1 blocks}}
  scf.while : () -> () {
    scf.condition(%c)
  } do {
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
// expected-error @+1 {{expected operation name in quotes}}
  } {x = 1}
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{expected ':'}}
  scf.while {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.while : () -> () {
    scf.condition(%c)
  }
// expected-error @+1 {{custom op 'scf.while' expected 'do'}}
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.while' op expects the 'before' region to terminate with 'scf.condition'}}
  scf.while : () -> () {
// expected-note @+1 {{terminator here}}
    scf.yield
  } do {
    scf.yield
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.while' op region #0 ('before') failed to verify constraint: region with 1 blocks}}
  scf.while : () -> () {
  } do {
    scf.yield
  }
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.while : () -> () {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'i1' vs 'i32'}}
    scf.condition(%x)
  } do {
    scf.yield
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.while : () -> () {
// expected-error @+1 {{expected '('}}
    scf.condition %c
  } do {
    scf.yield
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.while' op along control flow edge from Operation scf.condition to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
  scf.while : () -> () {
// expected-note @+1 {{region branch point}}
    scf.condition(%c) %x : i32
  } do {
    scf.yield
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.while' op along control flow edge from Operation scf.yield to Region #0: region branch point has 1 operands, but region successor needs 0 inputs}}
  scf.while : () -> () {
    scf.condition(%c)
  } do {
// expected-note @+1 {{region branch point}}
    scf.yield %x : i32
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.while' op along control flow edge from Operation scf.condition to Region #1: region branch point has 1 operands, but region successor needs 0 inputs}}
  %0 = scf.while (%a = %x) : (i32) -> i32 {
// expected-note @+1 {{region branch point}}
    scf.condition(%c) %a : i32
  } do {
    scf.yield %x : i32
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.while' op along control flow edge from Operation scf.condition to Region #1: successor operand type #0 'i32' should match successor input type #0 'f32'}}
  %0 = scf.while (%a = %x) : (i32) -> i32 {
// expected-note @+1 {{region branch point}}
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: f32):
    scf.yield %x : i32
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.while' op along control flow edge from Operation scf.condition to parent: successor operand type #0 'f32' should match successor input type #0 'i32'}}
  %0 = scf.while (%a = %x) : (i32) -> i32 {
// expected-note @+1 {{region branch point}}
    scf.condition(%c) %y : f32
  } do {
  ^bb0(%b: i32):
    scf.yield %x : i32
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.while' op along control flow edge from Operation scf.yield to Region #0: successor operand type #0 'f32' should match successor input type #0 'i32'}}
  %0 = scf.while (%a = %x) : (i32) -> i32 {
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
// expected-note @+1 {{region branch point}}
    scf.yield %y : f32
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{custom op 'scf.while' expected as many input types as operands (expected 2 got 1)}}
  %0 = scf.while (%a = %x, %b = %x) : (i32) -> i32 {
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%e: i32):
    scf.yield %e : i32
  }
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = scf.while (%a = %x) : (f32) -> i32 {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%e: i32):
    scf.yield %y : f32
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{custom op 'scf.while' invalid kind of type specified: expected builtin.function, but found 'i32'}}
  %0 = scf.while (%a = %x) : i32 -> i32 {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%e: i32):
    scf.yield %y : f32
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{expected '='}}
  %0 = scf.while (%a) : (i32) -> i32 {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%e: i32):
    scf.yield %e : i32
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.while' op expects region #0 to have 0 or 1 blocks}}
  scf.while : () -> () {
    cf.br ^a
  ^a:
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.while' op expects the 'after' region to terminate with 'scf.yield'}}
  scf.while : () -> () {
    scf.condition(%c)
  } do {
// expected-note @+1 {{terminator here}}
    scf.condition(%c)
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+2 {{'scf.while' op along control flow edge from parent to Region #0: region branch point has 1 operands, but region successor needs 0 inputs}}
// expected-note @+1 {{region branch point}}
  "scf.while"(%x) ({
  ^bb0:
    "scf.condition"(%c) : (i1) -> ()
  }, {
    "scf.yield"() : () -> ()
  }) : (i32) -> ()
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+2 {{'scf.while' op along control flow edge from parent to Region #0: successor operand type #0 'i32' should match successor input type #0 'f32'}}
// expected-note @+1 {{region branch point}}
  "scf.while"(%x) ({
  ^bb0(%z: f32):
    "scf.condition"(%c) : (i1) -> ()
  }, {
    "scf.yield"(%x) : (i32) -> ()
  }) : (i32) -> ()
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.while' op expected 2 regions}}
  "scf.while"() ({
    "scf.condition"(%c) : (i1) -> ()
  }) : () -> ()
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  "scf.while"() ({
// expected-error @+1 {{'scf.condition' op expected 1 or more operands, but found 0}}
    "scf.condition"() : () -> ()
  }, {
    "scf.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.while' op expects the 'before' region to terminate with 'scf.condition'}}
  "scf.while"() ({
// expected-note @+1 {{terminator here}}
    "scf.yield"() : () -> ()
  }, {
    "scf.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.while' op expects the 'after' region to terminate with 'scf.yield'}}
  "scf.while"() ({
    "scf.condition"(%c) : (i1) -> ()
  }, {
// expected-note @+1 {{terminator here}}
    "scf.condition"(%c) : (i1) -> ()
  }) : () -> ()
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.condition' op expects parent op 'scf.while'}}
  scf.condition(%c)
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
  scf.yield
  return
}
