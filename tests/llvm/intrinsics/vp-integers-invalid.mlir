// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @vp_add(%a: f32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.add' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.add"(%a, %b, %c, %d) : (f32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_add(%a: vector<4xi32>, %b: vector<4xi32>, %c: f32, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.add' op operand #2 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.add"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_and(%a: f32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.and' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.and"(%a, %b, %c, %d) : (f32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_and(%a: vector<4xi32>, %b: vector<4xi32>, %c: f32, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.and' op operand #2 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.and"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_ashr(%a: f32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.ashr' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.ashr"(%a, %b, %c, %d) : (f32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_ashr(%a: vector<4xi32>, %b: vector<4xi32>, %c: f32, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.ashr' op operand #2 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.ashr"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_lshr(%a: f32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.lshr' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.lshr"(%a, %b, %c, %d) : (f32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_lshr(%a: vector<4xi32>, %b: vector<4xi32>, %c: f32, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.lshr' op operand #2 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.lshr"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_merge(%a: f32, %b: vector<4xi1>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.merge' op operand #0 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.merge"(%a, %b, %c, %d) : (f32, vector<4xi1>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_merge(%a: vector<4xi1>, %b: f32, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.merge' op operand #1 must be LLVM dialect-compatible vector type, but got 'f32'}}
  %r = "llvm.intr.vp.merge"(%a, %b, %c, %d) : (vector<4xi1>, f32, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_mul(%a: f32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.mul' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.mul"(%a, %b, %c, %d) : (f32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_mul(%a: vector<4xi32>, %b: vector<4xi32>, %c: f32, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.mul' op operand #2 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.mul"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_or(%a: f32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.or' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.or"(%a, %b, %c, %d) : (f32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_or(%a: vector<4xi32>, %b: vector<4xi32>, %c: f32, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.or' op operand #2 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.or"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_sdiv(%a: f32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.sdiv' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.sdiv"(%a, %b, %c, %d) : (f32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_sdiv(%a: vector<4xi32>, %b: vector<4xi32>, %c: f32, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.sdiv' op operand #2 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.sdiv"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_select(%a: f32, %b: vector<4xi1>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.select' op operand #0 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.select"(%a, %b, %c, %d) : (f32, vector<4xi1>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_select(%a: vector<4xi1>, %b: f32, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.select' op operand #1 must be LLVM dialect-compatible vector type, but got 'f32'}}
  %r = "llvm.intr.vp.select"(%a, %b, %c, %d) : (vector<4xi1>, f32, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_shl(%a: f32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.shl' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.shl"(%a, %b, %c, %d) : (f32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_shl(%a: vector<4xi32>, %b: vector<4xi32>, %c: f32, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.shl' op operand #2 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.shl"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_smax(%a: f32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.smax' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.smax"(%a, %b, %c, %d) : (f32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_smax(%a: vector<4xi32>, %b: vector<4xi32>, %c: f32, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.smax' op operand #2 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.smax"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_smin(%a: f32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.smin' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.smin"(%a, %b, %c, %d) : (f32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_smin(%a: vector<4xi32>, %b: vector<4xi32>, %c: f32, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.smin' op operand #2 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.smin"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_srem(%a: f32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.srem' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.srem"(%a, %b, %c, %d) : (f32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_srem(%a: vector<4xi32>, %b: vector<4xi32>, %c: f32, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.srem' op operand #2 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.srem"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_sub(%a: f32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.sub' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.sub"(%a, %b, %c, %d) : (f32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_sub(%a: vector<4xi32>, %b: vector<4xi32>, %c: f32, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.sub' op operand #2 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.sub"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_udiv(%a: f32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.udiv' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.udiv"(%a, %b, %c, %d) : (f32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_udiv(%a: vector<4xi32>, %b: vector<4xi32>, %c: f32, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.udiv' op operand #2 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.udiv"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_umax(%a: f32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.umax' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.umax"(%a, %b, %c, %d) : (f32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_umax(%a: vector<4xi32>, %b: vector<4xi32>, %c: f32, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.umax' op operand #2 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.umax"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_umin(%a: f32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.umin' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.umin"(%a, %b, %c, %d) : (f32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_umin(%a: vector<4xi32>, %b: vector<4xi32>, %c: f32, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.umin' op operand #2 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.umin"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_urem(%a: f32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.urem' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.urem"(%a, %b, %c, %d) : (f32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_urem(%a: vector<4xi32>, %b: vector<4xi32>, %c: f32, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.urem' op operand #2 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.urem"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_xor(%a: f32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.xor' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.xor"(%a, %b, %c, %d) : (f32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_xor(%a: vector<4xi32>, %b: vector<4xi32>, %c: f32, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.xor' op operand #2 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.xor"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, f32, i32) -> i32
  return
}
