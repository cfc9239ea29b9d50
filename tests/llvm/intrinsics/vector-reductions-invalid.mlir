// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @vector_reduce_add(%a: f32) {
  // expected-error@below {{'llvm.intr.vector.reduce.add' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vector.reduce.add"(%a) : (f32) -> vector<4xi32>
  return
}

// -----

func.func @vector_reduce_add(%a: vector<4xi32>) {
  // expected-error@below {{'llvm.intr.vector.reduce.add' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.vector.reduce.add"(%a) : (vector<4xi32>) -> index
  return
}

// -----

func.func @vector_reduce_and(%a: f32) {
  // expected-error@below {{'llvm.intr.vector.reduce.and' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vector.reduce.and"(%a) : (f32) -> vector<4xi32>
  return
}

// -----

func.func @vector_reduce_and(%a: vector<4xi32>) {
  // expected-error@below {{'llvm.intr.vector.reduce.and' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.vector.reduce.and"(%a) : (vector<4xi32>) -> index
  return
}

// -----

func.func @vector_reduce_fadd(%a: i32, %b: vector<4xf32>) {
  // expected-error@below {{'llvm.intr.vector.reduce.fadd' op operand #0 must be floating-point, but got 'i32'}}
  %r = "llvm.intr.vector.reduce.fadd"(%a, %b) : (i32, vector<4xf32>) -> f32
  return
}

// -----

func.func @vector_reduce_fadd(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.intr.vector.reduce.fadd' op operand #1 must be LLVM dialect-compatible vector of floating-point, but got 'i32'}}
  %r = "llvm.intr.vector.reduce.fadd"(%a, %b) : (f32, i32) -> f32
  return
}

// -----

func.func @vector_reduce_fmax(%a: i32) {
  // expected-error@below {{'llvm.intr.vector.reduce.fmax' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'i32'}}
  %r = "llvm.intr.vector.reduce.fmax"(%a) : (i32) -> vector<4xf32>
  return
}

// -----

func.func @vector_reduce_fmax(%a: vector<4xf32>) {
  // expected-error@below {{'llvm.intr.vector.reduce.fmax' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.vector.reduce.fmax"(%a) : (vector<4xf32>) -> index
  return
}

// -----

func.func @vector_reduce_fmaximum(%a: i32) {
  // expected-error@below {{'llvm.intr.vector.reduce.fmaximum' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'i32'}}
  %r = "llvm.intr.vector.reduce.fmaximum"(%a) : (i32) -> vector<4xf32>
  return
}

// -----

func.func @vector_reduce_fmaximum(%a: vector<4xf32>) {
  // expected-error@below {{'llvm.intr.vector.reduce.fmaximum' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.vector.reduce.fmaximum"(%a) : (vector<4xf32>) -> index
  return
}

// -----

func.func @vector_reduce_fmin(%a: i32) {
  // expected-error@below {{'llvm.intr.vector.reduce.fmin' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'i32'}}
  %r = "llvm.intr.vector.reduce.fmin"(%a) : (i32) -> vector<4xf32>
  return
}

// -----

func.func @vector_reduce_fmin(%a: vector<4xf32>) {
  // expected-error@below {{'llvm.intr.vector.reduce.fmin' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.vector.reduce.fmin"(%a) : (vector<4xf32>) -> index
  return
}

// -----

func.func @vector_reduce_fminimum(%a: i32) {
  // expected-error@below {{'llvm.intr.vector.reduce.fminimum' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'i32'}}
  %r = "llvm.intr.vector.reduce.fminimum"(%a) : (i32) -> vector<4xf32>
  return
}

// -----

func.func @vector_reduce_fminimum(%a: vector<4xf32>) {
  // expected-error@below {{'llvm.intr.vector.reduce.fminimum' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.vector.reduce.fminimum"(%a) : (vector<4xf32>) -> index
  return
}

// -----

func.func @vector_reduce_fmul(%a: i32, %b: vector<4xf32>) {
  // expected-error@below {{'llvm.intr.vector.reduce.fmul' op operand #0 must be floating-point, but got 'i32'}}
  %r = "llvm.intr.vector.reduce.fmul"(%a, %b) : (i32, vector<4xf32>) -> f32
  return
}

// -----

func.func @vector_reduce_fmul(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.intr.vector.reduce.fmul' op operand #1 must be LLVM dialect-compatible vector of floating-point, but got 'i32'}}
  %r = "llvm.intr.vector.reduce.fmul"(%a, %b) : (f32, i32) -> f32
  return
}

// -----

func.func @vector_reduce_mul(%a: f32) {
  // expected-error@below {{'llvm.intr.vector.reduce.mul' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vector.reduce.mul"(%a) : (f32) -> vector<4xi32>
  return
}

// -----

func.func @vector_reduce_mul(%a: vector<4xi32>) {
  // expected-error@below {{'llvm.intr.vector.reduce.mul' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.vector.reduce.mul"(%a) : (vector<4xi32>) -> index
  return
}

// -----

func.func @vector_reduce_or(%a: f32) {
  // expected-error@below {{'llvm.intr.vector.reduce.or' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vector.reduce.or"(%a) : (f32) -> vector<4xi32>
  return
}

// -----

func.func @vector_reduce_or(%a: vector<4xi32>) {
  // expected-error@below {{'llvm.intr.vector.reduce.or' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.vector.reduce.or"(%a) : (vector<4xi32>) -> index
  return
}

// -----

func.func @vector_reduce_smax(%a: f32) {
  // expected-error@below {{'llvm.intr.vector.reduce.smax' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vector.reduce.smax"(%a) : (f32) -> vector<4xi32>
  return
}

// -----

func.func @vector_reduce_smax(%a: vector<4xi32>) {
  // expected-error@below {{'llvm.intr.vector.reduce.smax' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.vector.reduce.smax"(%a) : (vector<4xi32>) -> index
  return
}

// -----

func.func @vector_reduce_smin(%a: f32) {
  // expected-error@below {{'llvm.intr.vector.reduce.smin' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vector.reduce.smin"(%a) : (f32) -> vector<4xi32>
  return
}

// -----

func.func @vector_reduce_smin(%a: vector<4xi32>) {
  // expected-error@below {{'llvm.intr.vector.reduce.smin' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.vector.reduce.smin"(%a) : (vector<4xi32>) -> index
  return
}

// -----

func.func @vector_reduce_umax(%a: f32) {
  // expected-error@below {{'llvm.intr.vector.reduce.umax' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vector.reduce.umax"(%a) : (f32) -> vector<4xi32>
  return
}

// -----

func.func @vector_reduce_umax(%a: vector<4xi32>) {
  // expected-error@below {{'llvm.intr.vector.reduce.umax' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.vector.reduce.umax"(%a) : (vector<4xi32>) -> index
  return
}

// -----

func.func @vector_reduce_umin(%a: f32) {
  // expected-error@below {{'llvm.intr.vector.reduce.umin' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vector.reduce.umin"(%a) : (f32) -> vector<4xi32>
  return
}

// -----

func.func @vector_reduce_umin(%a: vector<4xi32>) {
  // expected-error@below {{'llvm.intr.vector.reduce.umin' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.vector.reduce.umin"(%a) : (vector<4xi32>) -> index
  return
}

// -----

func.func @vector_reduce_xor(%a: f32) {
  // expected-error@below {{'llvm.intr.vector.reduce.xor' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.intr.vector.reduce.xor"(%a) : (f32) -> vector<4xi32>
  return
}

// -----

func.func @vector_reduce_xor(%a: vector<4xi32>) {
  // expected-error@below {{'llvm.intr.vector.reduce.xor' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.vector.reduce.xor"(%a) : (vector<4xi32>) -> index
  return
}
