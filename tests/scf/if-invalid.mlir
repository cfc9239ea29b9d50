// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+2 {{Dialect `' not found for custom op 'x'  (tried '.x' as well)}}
// expected-note @+1 {{Available dialects:}}
  scf.if %c {x = 1} {
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.if' op must have an else block if defining values}}
  %0 = scf.if %c -> i32 {
    scf.yield %x : i32
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'f32' should match successor input type #0 'i32'}}
  %0 = scf.if %c -> i32 {
// expected-note @+1 {{region branch point}}
    scf.yield %y : f32
  } else {
    scf.yield %x : i32
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'f32' should match successor input type #0 'i32'}}
  %0 = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
// expected-note @+1 {{region branch point}}
    scf.yield %y : f32
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 2 operands, but region successor needs 1 inputs}}
  %0 = scf.if %c -> i32 {
// expected-note @+1 {{region branch point}}
    scf.yield %x, %x : i32, i32
  } else {
    scf.yield %x : i32
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+2 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note @+1 {{region branch point}}
  %0 = scf.if %c -> i32 {
  } else {
    scf.yield %x : i32
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = scf.if %c -> i32 {
// expected-note @+1 {{region branch point}}
    scf.yield
  } else {
    scf.yield %x : i32
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
  scf.if %c {
// expected-note @+1 {{region branch point}}
    scf.yield %x : i32
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
  scf.if %c {
// expected-note @+1 {{region branch point}}
    scf.yield %x : i32
  } else {
  }
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'i1' vs 'i32'}}
  scf.if %x {
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{expected SSA operand}}
  scf.if {
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{expected '{' to begin a region}}
  scf.if %c
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{expected '{' to begin a region}}
  scf.if %c else {
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.if %c {
// expected-error @+1 {{expected '{' to begin a region}}
  } else
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.if %c {
// expected-error @+1 {{expected '{' to begin a region}}
  } else if %c {
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{expected SSA operand}}
  scf.if (%c) {
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{expected '{' to begin a region}}
  scf.if %c : i1 {
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{expected non-function type}}
  scf.if %c -> {
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.if' op expects region #0 to have 0 or 1 blocks}}
  scf.if %c {
    cf.br ^a
  ^a:
    scf.yield
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.if %c {
// expected-error @+2 {{Dialect `' not found for custom op 'return'  (tried '.return' as well)}}
// expected-note @+1 {{Available dialects:}}
    return
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.if' op expects region #0 to have 0 or 1 blocks}}
  scf.if %c {
    "x.t"() : () -> ()
  ^b:
    scf.yield
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.if' op region #0 should have no arguments}}
  scf.if %c {
  ^bb0(%z: i32):
    scf.yield
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.if' op expected 2 regions}}
  "scf.if"(%c) ({
    "scf.yield"() : () -> ()
  }) : (i1) -> ()
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks}}
  "scf.if"(%c) ({
  }, {
  }) : (i1) -> ()
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.if' op expected 2 regions}}
  "scf.if"(%c) ({
    "scf.yield"() : () -> ()
  }, {
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.if' op operand #0 must be 1-bit signless integer, but got 'i32'}}
  "scf.if"(%x) ({
    "scf.yield"() : () -> ()
  }, {
  }) : (i32) -> ()
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.if' op requires a single operand}}
  "scf.if"() ({
    "scf.yield"() : () -> ()
  }, {
  }) : () -> ()
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.if' op must have an else block if defining values}}
  %0 = "scf.if"(%c) ({
    "scf.yield"(%x) : (i32) -> ()
  }, {
  }) : (i1) -> i32
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.if' op region #0 should have no arguments}}
  "scf.if"(%c) ({
  ^bb0(%z: i32):
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.if' op region #1 should have no arguments}}
  "scf.if"(%c) ({
    "scf.yield"() : () -> ()
  }, {
  ^bb0(%z: i32):
    "scf.yield"() : () -> ()
  }) : (i1) -> ()
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.if' op expects region #1 to have 0 or 1 blocks}}
  "scf.if"(%c) ({
    "scf.yield"() : () -> ()
  }, {
    "scf.yield"() : () -> ()
  ^b:
    "scf.yield"() : () -> ()
  }) : (i1) -> ()
  return
}
