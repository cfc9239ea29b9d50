// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @vp_reduce_add(%a: f32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.reduce.add' op operand #0 must be signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.reduce.add"(%a, %b, %c, %d) : (f32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_reduce_add(%a: i32, %b: f32, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.reduce.add' op operand #1 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.reduce.add"(%a, %b, %c, %d) : (i32, f32, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_reduce_and(%a: f32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.reduce.and' op operand #0 must be signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.reduce.and"(%a, %b, %c, %d) : (f32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_reduce_and(%a: i32, %b: f32, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.reduce.and' op operand #1 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.reduce.and"(%a, %b, %c, %d) : (i32, f32, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_reduce_fadd(%a: i32, %b: vector<4xf32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.reduce.fadd' op operand #0 must be floating-point, but got 'i32'}}
  %r = "llvm.intr.vp.reduce.fadd"(%a, %b, %c, %d) : (i32, vector<4xf32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_reduce_fadd(%a: f32, %b: i32, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.reduce.fadd' op operand #1 must be LLVM dialect-compatible vector of floating-point, but got 'i32'}}
  %r = "llvm.intr.vp.reduce.fadd"(%a, %b, %c, %d) : (f32, i32, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_reduce_fmax(%a: i32, %b: vector<4xf32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.reduce.fmax' op operand #0 must be floating-point, but got 'i32'}}
  %r = "llvm.intr.vp.reduce.fmax"(%a, %b, %c, %d) : (i32, vector<4xf32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_reduce_fmax(%a: f32, %b: i32, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.reduce.fmax' op operand #1 must be LLVM dialect-compatible vector of floating-point, but got 'i32'}}
  %r = "llvm.intr.vp.reduce.fmax"(%a, %b, %c, %d) : (f32, i32, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_reduce_fmin(%a: i32, %b: vector<4xf32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.reduce.fmin' op operand #0 must be floating-point, but got 'i32'}}
  %r = "llvm.intr.vp.reduce.fmin"(%a, %b, %c, %d) : (i32, vector<4xf32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_reduce_fmin(%a: f32, %b: i32, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.reduce.fmin' op operand #1 must be LLVM dialect-compatible vector of floating-point, but got 'i32'}}
  %r = "llvm.intr.vp.reduce.fmin"(%a, %b, %c, %d) : (f32, i32, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_reduce_fmul(%a: i32, %b: vector<4xf32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.reduce.fmul' op operand #0 must be floating-point, but got 'i32'}}
  %r = "llvm.intr.vp.reduce.fmul"(%a, %b, %c, %d) : (i32, vector<4xf32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_reduce_fmul(%a: f32, %b: i32, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.reduce.fmul' op operand #1 must be LLVM dialect-compatible vector of floating-point, but got 'i32'}}
  %r = "llvm.intr.vp.reduce.fmul"(%a, %b, %c, %d) : (f32, i32, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_reduce_mul(%a: f32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.reduce.mul' op operand #0 must be signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.reduce.mul"(%a, %b, %c, %d) : (f32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_reduce_mul(%a: i32, %b: f32, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.reduce.mul' op operand #1 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.reduce.mul"(%a, %b, %c, %d) : (i32, f32, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_reduce_or(%a: f32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.reduce.or' op operand #0 must be signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.reduce.or"(%a, %b, %c, %d) : (f32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_reduce_or(%a: i32, %b: f32, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.reduce.or' op operand #1 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.reduce.or"(%a, %b, %c, %d) : (i32, f32, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_reduce_smax(%a: f32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.reduce.smax' op operand #0 must be signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.reduce.smax"(%a, %b, %c, %d) : (f32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_reduce_smax(%a: i32, %b: f32, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.reduce.smax' op operand #1 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.reduce.smax"(%a, %b, %c, %d) : (i32, f32, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_reduce_smin(%a: f32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.reduce.smin' op operand #0 must be signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.reduce.smin"(%a, %b, %c, %d) : (f32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_reduce_smin(%a: i32, %b: f32, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.reduce.smin' op operand #1 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.reduce.smin"(%a, %b, %c, %d) : (i32, f32, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_reduce_umax(%a: f32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.reduce.umax' op operand #0 must be signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.reduce.umax"(%a, %b, %c, %d) : (f32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_reduce_umax(%a: i32, %b: f32, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.reduce.umax' op operand #1 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.reduce.umax"(%a, %b, %c, %d) : (i32, f32, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_reduce_umin(%a: f32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.reduce.umin' op operand #0 must be signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.reduce.umin"(%a, %b, %c, %d) : (f32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_reduce_umin(%a: i32, %b: f32, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.reduce.umin' op operand #1 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.reduce.umin"(%a, %b, %c, %d) : (i32, f32, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_reduce_xor(%a: f32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.reduce.xor' op operand #0 must be signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.reduce.xor"(%a, %b, %c, %d) : (f32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_reduce_xor(%a: i32, %b: f32, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.reduce.xor' op operand #1 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.reduce.xor"(%a, %b, %c, %d) : (i32, f32, vector<4xi1>, i32) -> i32
  return
}
