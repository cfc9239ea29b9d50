// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @vp_fadd(%a: i32, %b: vector<4xf32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.fadd' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'i32'}}
  %r = "llvm.intr.vp.fadd"(%a, %b, %c, %d) : (i32, vector<4xf32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_fadd(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.fadd' op operand #2 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.fadd"(%a, %b, %c, %d) : (vector<4xf32>, vector<4xf32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_fdiv(%a: i32, %b: vector<4xf32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.fdiv' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'i32'}}
  %r = "llvm.intr.vp.fdiv"(%a, %b, %c, %d) : (i32, vector<4xf32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_fdiv(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.fdiv' op operand #2 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.fdiv"(%a, %b, %c, %d) : (vector<4xf32>, vector<4xf32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_fma(%a: i32, %b: vector<4xf32>, %c: vector<4xf32>, %d: vector<4xi1>, %e: i32) {
  // expected-error@below {{'llvm.intr.vp.fma' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'i32'}}
  %r = "llvm.intr.vp.fma"(%a, %b, %c, %d, %e) : (i32, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_fma(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>, %d: f32, %e: i32) {
  // expected-error@below {{'llvm.intr.vp.fma' op operand #3 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.fma"(%a, %b, %c, %d, %e) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_fmul(%a: i32, %b: vector<4xf32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.fmul' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'i32'}}
  %r = "llvm.intr.vp.fmul"(%a, %b, %c, %d) : (i32, vector<4xf32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_fmul(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.fmul' op operand #2 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.fmul"(%a, %b, %c, %d) : (vector<4xf32>, vector<4xf32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_fmuladd(%a: i32, %b: vector<4xf32>, %c: vector<4xf32>, %d: vector<4xi1>, %e: i32) {
  // expected-error@below {{'llvm.intr.vp.fmuladd' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'i32'}}
  %r = "llvm.intr.vp.fmuladd"(%a, %b, %c, %d, %e) : (i32, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_fmuladd(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>, %d: f32, %e: i32) {
  // expected-error@below {{'llvm.intr.vp.fmuladd' op operand #3 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.fmuladd"(%a, %b, %c, %d, %e) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_fneg(%a: i32, %b: vector<4xi1>, %c: i32) {
  // expected-error@below {{'llvm.intr.vp.fneg' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'i32'}}
  %r = "llvm.intr.vp.fneg"(%a, %b, %c) : (i32, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_fneg(%a: vector<4xf32>, %b: f32, %c: i32) {
  // expected-error@below {{'llvm.intr.vp.fneg' op operand #1 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.fneg"(%a, %b, %c) : (vector<4xf32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_frem(%a: i32, %b: vector<4xf32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.frem' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'i32'}}
  %r = "llvm.intr.vp.frem"(%a, %b, %c, %d) : (i32, vector<4xf32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_frem(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.frem' op operand #2 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.frem"(%a, %b, %c, %d) : (vector<4xf32>, vector<4xf32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_fsub(%a: i32, %b: vector<4xf32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.fsub' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'i32'}}
  %r = "llvm.intr.vp.fsub"(%a, %b, %c, %d) : (i32, vector<4xf32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_fsub(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.fsub' op operand #2 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.fsub"(%a, %b, %c, %d) : (vector<4xf32>, vector<4xf32>, f32, i32) -> i32
  return
}
