// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @get_active_lane_mask(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.intr.get.active.lane.mask' op operand #0 must be signless integer, but got 'f32'}}
  %r = "llvm.intr.get.active.lane.mask"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @get_active_lane_mask(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.intr.get.active.lane.mask' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.get.active.lane.mask"(%a, %b) : (i32, i32) -> index
  return
}

// -----

func.func @stepvector(%a: i32) {
  // expected-error@below {{'llvm.intr.stepvector' op requires zero operands}}
  %r = "llvm.intr.stepvector"(%a) : (i32) -> vector<4xi32>
  return
}

// -----

func.func @stepvector() {
  // expected-error@below {{'llvm.intr.stepvector' op result #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
  %r = "llvm.intr.stepvector"() : () -> index
  return
}

// -----

func.func @vector_deinterleave2(%a: i32) {
  // expected-error@below {{'llvm.intr.vector.deinterleave2' op operand #0 must be LLVM dialect-compatible vector type, but got 'i32'}}
  %r = "llvm.intr.vector.deinterleave2"(%a) : (i32) -> vector<4xf32>
  return
}

// -----

func.func @vector_deinterleave2(%a: vector<4xf32>) {
  // expected-error@below {{'llvm.intr.vector.deinterleave2' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.vector.deinterleave2"(%a) : (vector<4xf32>) -> index
  return
}

// -----

func.func @vector_extract(%a: i32) {
  // expected-error@below {{'llvm.intr.vector.extract' op operand #0 must be LLVM dialect-compatible vector type, but got 'i32'}}
  %r = "llvm.intr.vector.extract"(%a) <{pos = 1 : i64}> : (i32) -> vector<4xf32>
  return
}

// -----

func.func @vector_extract(%a: vector<4xf32>) {
  // expected-error@below {{'llvm.intr.vector.extract' op result #0 must be LLVM dialect-compatible vector type, but got 'index'}}
  %r = "llvm.intr.vector.extract"(%a) <{pos = 1 : i64}> : (vector<4xf32>) -> index
  return
}

// -----

func.func @vector_insert(%a: i32, %b: vector<4xf32>) {
  // expected-error@below {{'llvm.intr.vector.insert' op operand #0 must be LLVM dialect-compatible vector type, but got 'i32'}}
  %r = "llvm.intr.vector.insert"(%a, %b) <{pos = 1 : i64}> : (i32, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @vector_insert(%a: vector<4xf32>, %b: vector<4xf32>) {
  // expected-error@below {{'llvm.intr.vector.insert' op result #0 must be LLVM dialect-compatible vector type, but got 'index'}}
  %r = "llvm.intr.vector.insert"(%a, %b) <{pos = 1 : i64}> : (vector<4xf32>, vector<4xf32>) -> index
  return
}

// -----

func.func @vector_interleave2(%a: i32, %b: vector<4xf32>) {
  // expected-error@below {{'llvm.intr.vector.interleave2' op operand #0 must be LLVM dialect-compatible vector type, but got 'i32'}}
  %r = "llvm.intr.vector.interleave2"(%a, %b) : (i32, vector<4xf32>) -> i32
  return
}

// -----

func.func @vector_interleave2(%a: vector<4xf32>, %b: vector<4xf32>) {
  // expected-error@below {{'llvm.intr.vector.interleave2' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.vector.interleave2"(%a, %b) : (vector<4xf32>, vector<4xf32>) -> index
  return
}

// -----

func.func @vscale(%a: i32) {
  // expected-error@below {{'llvm.intr.vscale' op requires zero operands}}
  %r = "llvm.intr.vscale"(%a) : (i32) -> i32
  return
}

// -----

func.func @vscale() {
  // expected-error@below {{'llvm.intr.vscale' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.vscale"() : () -> index
  return
}
