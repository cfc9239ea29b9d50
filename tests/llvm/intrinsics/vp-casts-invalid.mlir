// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @vp_fpext(%a: i32, %b: vector<4xi1>, %c: i32) {
  // expected-error@below {{'llvm.intr.vp.fpext' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'i32'}}
  %r = "llvm.intr.vp.fpext"(%a, %b, %c) : (i32, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_fpext(%a: vector<4xf32>, %b: f32, %c: i32) {
  // expected-error@below {{'llvm.intr.vp.fpext' op operand #1 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.fpext"(%a, %b, %c) : (vector<4xf32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_fptosi(%a: i32, %b: vector<4xi1>, %c: i32) {
  // expected-error@below {{'llvm.intr.vp.fptosi' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'i32'}}
  %r = "llvm.intr.vp.fptosi"(%a, %b, %c) : (i32, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_fptosi(%a: vector<4xf32>, %b: f32, %c: i32) {
  // expected-error@below {{'llvm.intr.vp.fptosi' op operand #1 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.fptosi"(%a, %b, %c) : (vector<4xf32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_fptoui(%a: i32, %b: vector<4xi1>, %c: i32) {
  // expected-error@below {{'llvm.intr.vp.fptoui' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'i32'}}
  %r = "llvm.intr.vp.fptoui"(%a, %b, %c) : (i32, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_fptoui(%a: vector<4xf32>, %b: f32, %c: i32) {
  // expected-error@below {{'llvm.intr.vp.fptoui' op operand #1 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.fptoui"(%a, %b, %c) : (vector<4xf32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_fptrunc(%a: i32, %b: vector<4xi1>, %c: i32) {
  // expected-error@below {{'llvm.intr.vp.fptrunc' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'i32'}}
  %r = "llvm.intr.vp.fptrunc"(%a, %b, %c) : (i32, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_fptrunc(%a: vector<4xf32>, %b: f32, %c: i32) {
  // expected-error@below {{'llvm.intr.vp.fptrunc' op operand #1 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.fptrunc"(%a, %b, %c) : (vector<4xf32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_inttoptr(%a: f32, %b: vector<4xi1>, %c: i32) {
  // expected-error@below {{'llvm.intr.vp.inttoptr' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.inttoptr"(%a, %b, %c) : (f32, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_inttoptr(%a: vector<4xi32>, %b: f32, %c: i32) {
  // expected-error@below {{'llvm.intr.vp.inttoptr' op operand #1 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.inttoptr"(%a, %b, %c) : (vector<4xi32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_ptrtoint(%a: i32, %b: vector<4xi1>, %c: i32) {
  // expected-error@below {{'llvm.intr.vp.ptrtoint' op operand #0 must be LLVM dialect-compatible vector of LLVM pointer type, but got 'i32'}}
  %r = "llvm.intr.vp.ptrtoint"(%a, %b, %c) : (i32, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_ptrtoint(%a: vector<4x!llvm.ptr>, %b: f32, %c: i32) {
  // expected-error@below {{'llvm.intr.vp.ptrtoint' op operand #1 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.ptrtoint"(%a, %b, %c) : (vector<4x!llvm.ptr>, f32, i32) -> i32
  return
}

// -----

func.func @vp_sext(%a: f32, %b: vector<4xi1>, %c: i32) {
  // expected-error@below {{'llvm.intr.vp.sext' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.sext"(%a, %b, %c) : (f32, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_sext(%a: vector<4xi32>, %b: f32, %c: i32) {
  // expected-error@below {{'llvm.intr.vp.sext' op operand #1 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.sext"(%a, %b, %c) : (vector<4xi32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_sitofp(%a: f32, %b: vector<4xi1>, %c: i32) {
  // expected-error@below {{'llvm.intr.vp.sitofp' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.sitofp"(%a, %b, %c) : (f32, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_sitofp(%a: vector<4xi32>, %b: f32, %c: i32) {
  // expected-error@below {{'llvm.intr.vp.sitofp' op operand #1 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.sitofp"(%a, %b, %c) : (vector<4xi32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_trunc(%a: f32, %b: vector<4xi1>, %c: i32) {
  // expected-error@below {{'llvm.intr.vp.trunc' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.trunc"(%a, %b, %c) : (f32, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_trunc(%a: vector<4xi32>, %b: f32, %c: i32) {
  // expected-error@below {{'llvm.intr.vp.trunc' op operand #1 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.trunc"(%a, %b, %c) : (vector<4xi32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_uitofp(%a: f32, %b: vector<4xi1>, %c: i32) {
  // expected-error@below {{'llvm.intr.vp.uitofp' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.uitofp"(%a, %b, %c) : (f32, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_uitofp(%a: vector<4xi32>, %b: f32, %c: i32) {
  // expected-error@below {{'llvm.intr.vp.uitofp' op operand #1 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.uitofp"(%a, %b, %c) : (vector<4xi32>, f32, i32) -> i32
  return
}

// -----

func.func @vp_zext(%a: f32, %b: vector<4xi1>, %c: i32) {
  // expected-error@below {{'llvm.intr.vp.zext' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.zext"(%a, %b, %c) : (f32, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_zext(%a: vector<4xi32>, %b: f32, %c: i32) {
  // expected-error@below {{'llvm.intr.vp.zext' op operand #1 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.zext"(%a, %b, %c) : (vector<4xi32>, f32, i32) -> i32
  return
}
