// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @abs(%a: f32) {
  // expected-error@below {{'llvm.intr.abs' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = true}> : (f32) -> i32
  return
}

// -----

func.func @abs(%a: i32) {
  // expected-error@below {{'llvm.intr.abs' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = true}> : (i32) -> index
  return
}

// -----

func.func @bitreverse(%a: f32) {
  // expected-error@below {{'llvm.intr.bitreverse' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.bitreverse"(%a) : (f32) -> i32
  return
}

// -----

func.func @bitreverse(%a: i32) {
  // expected-error@below {{'llvm.intr.bitreverse' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.bitreverse"(%a) : (i32) -> index
  return
}

// -----

func.func @bswap(%a: f32) {
  // expected-error@below {{'llvm.intr.bswap' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.bswap"(%a) : (f32) -> i32
  return
}

// -----

func.func @bswap(%a: i32) {
  // expected-error@below {{'llvm.intr.bswap' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.bswap"(%a) : (i32) -> index
  return
}

// -----

func.func @ctlz(%a: f32) {
  // expected-error@below {{'llvm.intr.ctlz' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = true}> : (f32) -> i32
  return
}

// -----

func.func @ctlz(%a: i32) {
  // expected-error@below {{'llvm.intr.ctlz' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = true}> : (i32) -> index
  return
}

// -----

func.func @ctpop(%a: f32) {
  // expected-error@below {{'llvm.intr.ctpop' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.ctpop"(%a) : (f32) -> i32
  return
}

// -----

func.func @ctpop(%a: i32) {
  // expected-error@below {{'llvm.intr.ctpop' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.ctpop"(%a) : (i32) -> index
  return
}

// -----

func.func @cttz(%a: f32) {
  // expected-error@below {{'llvm.intr.cttz' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.cttz"(%a) <{is_zero_poison = true}> : (f32) -> i32
  return
}

// -----

func.func @cttz(%a: i32) {
  // expected-error@below {{'llvm.intr.cttz' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.cttz"(%a) <{is_zero_poison = true}> : (i32) -> index
  return
}

// -----

func.func @fshl(%a: f32, %b: i32, %c: i32) {
  // expected-error@below {{'llvm.intr.fshl' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.fshl"(%a, %b, %c) : (f32, i32, i32) -> i32
  return
}

// -----

func.func @fshl(%a: i32, %b: i32, %c: i32) {
  // expected-error@below {{'llvm.intr.fshl' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.fshl"(%a, %b, %c) : (i32, i32, i32) -> index
  return
}

// -----

func.func @fshr(%a: f32, %b: i32, %c: i32) {
  // expected-error@below {{'llvm.intr.fshr' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.fshr"(%a, %b, %c) : (f32, i32, i32) -> i32
  return
}

// -----

func.func @fshr(%a: i32, %b: i32, %c: i32) {
  // expected-error@below {{'llvm.intr.fshr' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.fshr"(%a, %b, %c) : (i32, i32, i32) -> index
  return
}

// -----

func.func @scmp(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.intr.scmp' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.scmp"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @scmp(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.intr.scmp' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
  %r = "llvm.intr.scmp"(%a, %b) : (i32, i32) -> index
  return
}

// -----

func.func @smin(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.intr.smin' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.smin"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @smin(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.intr.smin' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.smin"(%a, %b) : (i32, i32) -> index
  return
}

// -----

func.func @ssa_copy(%a: f32) {
  // expected-error@below {{'llvm.intr.ssa.copy' op requires the same type for all operands and results}}
  %r = "llvm.intr.ssa.copy"(%a) : (f32) -> i32
  return
}

// -----

func.func @ssa_copy(%a: i32) {
  // expected-error@below {{'llvm.intr.ssa.copy' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.ssa.copy"(%a) : (i32) -> index
  return
}

// -----

func.func @ucmp(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.intr.ucmp' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.ucmp"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @ucmp(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.intr.ucmp' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
  %r = "llvm.intr.ucmp"(%a, %b) : (i32, i32) -> index
  return
}

// -----

func.func @umax(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.intr.umax' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.umax"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @umax(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.intr.umax' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.umax"(%a, %b) : (i32, i32) -> index
  return
}

// -----

func.func @umin(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.intr.umin' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.umin"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @umin(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.intr.umin' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.umin"(%a, %b) : (i32, i32) -> index
  return
}
