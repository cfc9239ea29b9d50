// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @experimental_vp_strided_load(%a: i32, %b: i32, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.experimental.vp.strided.load' op operand #0 must be LLVM pointer type, but got 'i32'}}
  %r = "llvm.intr.experimental.vp.strided.load"(%a, %b, %c, %d) : (i32, i32, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @experimental_vp_strided_load(%a: !llvm.ptr, %b: f32, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.experimental.vp.strided.load' op operand #1 must be signless integer, but got 'f32'}}
  %r = "llvm.intr.experimental.vp.strided.load"(%a, %b, %c, %d) : (!llvm.ptr, f32, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @experimental_vp_strided_store(%a: f32, %b: !llvm.ptr, %c: i32, %d: vector<4xi1>, %e: i32) {
  // expected-error@below {{'llvm.intr.experimental.vp.strided.store' op operand #0 must be LLVM dialect-compatible vector type, but got 'f32'}}
  "llvm.intr.experimental.vp.strided.store"(%a, %b, %c, %d, %e) : (f32, !llvm.ptr, i32, vector<4xi1>, i32) -> ()
  return
}

// -----

func.func @experimental_vp_strided_store(%a: vector<4xi1>, %b: i32, %c: i32, %d: vector<4xi1>, %e: i32) {
  // expected-error@below {{'llvm.intr.experimental.vp.strided.store' op operand #1 must be LLVM pointer type, but got 'i32'}}
  "llvm.intr.experimental.vp.strided.store"(%a, %b, %c, %d, %e) : (vector<4xi1>, i32, i32, vector<4xi1>, i32) -> ()
  return
}

// -----

func.func @vp_load(%a: i32, %b: vector<4xi1>, %c: i32) {
  // expected-error@below {{'llvm.intr.vp.load' op operand #0 must be LLVM pointer type, but got 'i32'}}
  %r = "llvm.intr.vp.load"(%a, %b, %c) : (i32, vector<4xi1>, i32) -> i32
  return
}

// -----

func.func @vp_load(%a: !llvm.ptr, %b: f32, %c: i32) {
  // expected-error@below {{'llvm.intr.vp.load' op operand #1 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.vp.load"(%a, %b, %c) : (!llvm.ptr, f32, i32) -> i32
  return
}

// -----

func.func @vp_store(%a: f32, %b: !llvm.ptr, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.store' op operand #0 must be LLVM dialect-compatible vector type, but got 'f32'}}
  "llvm.intr.vp.store"(%a, %b, %c, %d) : (f32, !llvm.ptr, vector<4xi1>, i32) -> ()
  return
}

// -----

func.func @vp_store(%a: vector<4xi1>, %b: i32, %c: vector<4xi1>, %d: i32) {
  // expected-error@below {{'llvm.intr.vp.store' op operand #1 must be LLVM pointer type, but got 'i32'}}
  "llvm.intr.vp.store"(%a, %b, %c, %d) : (vector<4xi1>, i32, vector<4xi1>, i32) -> ()
  return
}
