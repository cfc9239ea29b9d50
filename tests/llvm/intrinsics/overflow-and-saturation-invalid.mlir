// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @sadd_sat(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.intr.sadd.sat' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.sadd.sat"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @sadd_sat(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.intr.sadd.sat' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.sadd.sat"(%a, %b) : (i32, i32) -> index
  return
}

// -----

func.func @sadd_with_overflow(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.intr.sadd.with.overflow' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.sadd.with.overflow"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @sadd_with_overflow(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.intr.sadd.with.overflow' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.sadd.with.overflow"(%a, %b) : (i32, i32) -> index
  return
}

// -----

func.func @smul_with_overflow(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.intr.smul.with.overflow' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.smul.with.overflow"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @smul_with_overflow(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.intr.smul.with.overflow' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.smul.with.overflow"(%a, %b) : (i32, i32) -> index
  return
}

// -----

func.func @sshl_sat(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.intr.sshl.sat' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.sshl.sat"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @sshl_sat(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.intr.sshl.sat' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.sshl.sat"(%a, %b) : (i32, i32) -> index
  return
}

// -----

func.func @ssub_sat(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.intr.ssub.sat' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.ssub.sat"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @ssub_sat(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.intr.ssub.sat' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.ssub.sat"(%a, %b) : (i32, i32) -> index
  return
}

// -----

func.func @ssub_with_overflow(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.intr.ssub.with.overflow' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.ssub.with.overflow"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @ssub_with_overflow(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.intr.ssub.with.overflow' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.ssub.with.overflow"(%a, %b) : (i32, i32) -> index
  return
}

// -----

func.func @uadd_sat(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.intr.uadd.sat' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.uadd.sat"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @uadd_sat(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.intr.uadd.sat' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.uadd.sat"(%a, %b) : (i32, i32) -> index
  return
}

// -----

func.func @uadd_with_overflow(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.intr.uadd.with.overflow' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.uadd.with.overflow"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @uadd_with_overflow(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.intr.uadd.with.overflow' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.uadd.with.overflow"(%a, %b) : (i32, i32) -> index
  return
}

// -----

func.func @umul_with_overflow(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.intr.umul.with.overflow' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.umul.with.overflow"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @umul_with_overflow(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.intr.umul.with.overflow' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.umul.with.overflow"(%a, %b) : (i32, i32) -> index
  return
}

// -----

func.func @ushl_sat(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.intr.ushl.sat' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.ushl.sat"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @ushl_sat(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.intr.ushl.sat' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.ushl.sat"(%a, %b) : (i32, i32) -> index
  return
}

// -----

func.func @usub_sat(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.intr.usub.sat' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.usub.sat"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @usub_sat(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.intr.usub.sat' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.usub.sat"(%a, %b) : (i32, i32) -> index
  return
}

// -----

func.func @usub_with_overflow(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.intr.usub.with.overflow' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.usub.with.overflow"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @usub_with_overflow(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.intr.usub.with.overflow' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.usub.with.overflow"(%a, %b) : (i32, i32) -> index
  return
}
