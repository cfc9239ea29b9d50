// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @addrspacecast(%a: i32) {
  // expected-error@below {{'llvm.addrspacecast' op operand #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'i32'}}
  %r = "llvm.addrspacecast"(%a) : (i32) -> !llvm.ptr
  return
}

// -----

func.func @addrspacecast(%a: !llvm.ptr) {
  // expected-error@below {{'llvm.addrspacecast' op result #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'index'}}
  %r = "llvm.addrspacecast"(%a) : (!llvm.ptr) -> index
  return
}

// -----

func.func @and(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.and' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.and"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @and(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.and' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
  %r = "llvm.and"(%a, %b) : (i32, i32) -> index
  return
}

// -----

func.func @ashr(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.ashr' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.ashr"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @ashr(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.ashr' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
  %r = "llvm.ashr"(%a, %b) : (i32, i32) -> index
  return
}

// -----

func.func @extractelement(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.extractelement' op operand #0 must be LLVM dialect-compatible vector type, but got 'f32'}}
  %r = "llvm.extractelement"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @extractelement(%a: vector<4xi32>, %b: f32) {
  // expected-error@below {{'llvm.extractelement' op operand #1 must be signless integer, but got 'f32'}}
  %r = "llvm.extractelement"(%a, %b) : (vector<4xi32>, f32) -> i32
  return
}

// -----

func.func @fdiv(%a: i32, %b: f32) {
  // expected-error@below {{'llvm.fdiv' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.fdiv"(%a, %b) : (i32, f32) -> f32
  return
}

// -----

func.func @fdiv(%a: f32, %b: f32) {
  // expected-error@below {{'llvm.fdiv' op result #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
  %r = "llvm.fdiv"(%a, %b) : (f32, f32) -> index
  return
}

// -----

func.func @fmul(%a: i32, %b: f32) {
  // expected-error@below {{'llvm.fmul' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.fmul"(%a, %b) : (i32, f32) -> f32
  return
}

// -----

func.func @fmul(%a: f32, %b: f32) {
  // expected-error@below {{'llvm.fmul' op result #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
  %r = "llvm.fmul"(%a, %b) : (f32, f32) -> index
  return
}

// -----

func.func @fneg(%a: i32) {
  // expected-error@below {{'llvm.fneg' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.fneg"(%a) : (i32) -> f32
  return
}

// -----

func.func @fneg(%a: f32) {
  // expected-error@below {{'llvm.fneg' op result #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
  %r = "llvm.fneg"(%a) : (f32) -> index
  return
}

// -----

func.func @fpext(%a: i32) {
  // expected-error@below {{'llvm.fpext' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.fpext"(%a) : (i32) -> f32
  return
}

// -----

func.func @fpext(%a: f32) {
  // expected-error@below {{'llvm.fpext' op result #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
  %r = "llvm.fpext"(%a) : (f32) -> index
  return
}

// -----

func.func @fptosi(%a: i32) {
  // expected-error@below {{'llvm.fptosi' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.fptosi"(%a) : (i32) -> i32
  return
}

// -----

func.func @fptosi(%a: f32) {
  // expected-error@below {{'llvm.fptosi' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
  %r = "llvm.fptosi"(%a) : (f32) -> index
  return
}

// -----

func.func @fptoui(%a: i32) {
  // expected-error@below {{'llvm.fptoui' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.fptoui"(%a) : (i32) -> i32
  return
}

// -----

func.func @fptoui(%a: f32) {
  // expected-error@below {{'llvm.fptoui' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
  %r = "llvm.fptoui"(%a) : (f32) -> index
  return
}

// -----

func.func @fptrunc(%a: i32) {
  // expected-error@below {{'llvm.fptrunc' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.fptrunc"(%a) : (i32) -> f32
  return
}

// -----

func.func @fptrunc(%a: f32) {
  // expected-error@below {{'llvm.fptrunc' op result #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
  %r = "llvm.fptrunc"(%a) : (f32) -> index
  return
}

// -----

func.func @freeze(%a: f32) {
  // expected-error@below {{'llvm.freeze' op requires the same type for all operands and results}}
  %r = "llvm.freeze"(%a) : (f32) -> i32
  return
}

// -----

func.func @freeze(%a: tensor<1xf32>) {
  // expected-error@below {{'llvm.freeze' op operand #0 must be LLVM dialect-compatible type, but got 'tensor<1xf32>'}}
  %r = "llvm.freeze"(%a) : (tensor<1xf32>) -> i32
  return
}

// -----

func.func @frem(%a: i32, %b: f32) {
  // expected-error@below {{'llvm.frem' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.frem"(%a, %b) : (i32, f32) -> f32
  return
}

// -----

func.func @frem(%a: f32, %b: f32) {
  // expected-error@below {{'llvm.frem' op result #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
  %r = "llvm.frem"(%a, %b) : (f32, f32) -> index
  return
}

// -----

func.func @fsub(%a: i32, %b: f32) {
  // expected-error@below {{'llvm.fsub' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.fsub"(%a, %b) : (i32, f32) -> f32
  return
}

// -----

func.func @fsub(%a: f32, %b: f32) {
  // expected-error@below {{'llvm.fsub' op result #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
  %r = "llvm.fsub"(%a, %b) : (f32, f32) -> index
  return
}

// -----

func.func @inline_asm() {
  // expected-error@below {{'llvm.inline_asm' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.inline_asm"() <{asm_string = "x", constraints = "x"}> : () -> index
  return
}

// -----

func.func @inline_asm() {
  // expected-error@below {{'llvm.inline_asm' op requires attribute 'asm_string'}}
  %r = "llvm.inline_asm"() <{constraints = "x"}> : () -> i32
  return
}

// -----

func.func @insertelement(%a: f32, %b: i32, %c: i32) {
  // expected-error@below {{'llvm.insertelement' op operand #0 must be LLVM dialect-compatible vector type, but got 'f32'}}
  %r = "llvm.insertelement"(%a, %b, %c) : (f32, i32, i32) -> vector<4xi32>
  return
}

// -----

func.func @insertelement(%a: vector<4xi32>, %b: f32, %c: i32) {
  // expected-error@below {{'llvm.insertelement' op failed to verify that argument type matches vector element type}}
  %r = "llvm.insertelement"(%a, %b, %c) : (vector<4xi32>, f32, i32) -> vector<4xi32>
  return
}

// -----

func.func @lshr(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.lshr' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.lshr"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @lshr(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.lshr' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
  %r = "llvm.lshr"(%a, %b) : (i32, i32) -> index
  return
}

// -----

func.func @mlir_none(%a: i32) {
  // expected-error@below {{'llvm.mlir.none' op requires zero operands}}
  %r = "llvm.mlir.none"(%a) : (i32) -> !llvm.token
  return
}

// -----

func.func @mlir_none() {
  // expected-error@below {{'llvm.mlir.none' op result #0 must be LLVM token type, but got 'index'}}
  %r = "llvm.mlir.none"() : () -> index
  return
}

// -----

func.func @mlir_poison(%a: i32) {
  // expected-error@below {{'llvm.mlir.poison' op requires zero operands}}
  %r = "llvm.mlir.poison"(%a) : (i32) -> i32
  return
}

// -----

func.func @mlir_poison() {
  // expected-error@below {{'llvm.mlir.poison' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.mlir.poison"() : () -> index
  return
}

// -----

func.func @mlir_zero(%a: i32) {
  // expected-error@below {{'llvm.mlir.zero' op requires zero operands}}
  %r = "llvm.mlir.zero"(%a) : (i32) -> i32
  return
}

// -----

func.func @mlir_zero() {
  // expected-error@below {{'llvm.mlir.zero' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.mlir.zero"() : () -> index
  return
}

// -----

func.func @mul(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.mul' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.mul"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @mul(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.mul' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
  %r = "llvm.mul"(%a, %b) : (i32, i32) -> index
  return
}

// -----

func.func @or(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.or' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.or"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @or(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.or' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
  %r = "llvm.or"(%a, %b) : (i32, i32) -> index
  return
}

// -----

func.func @sdiv(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.sdiv' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.sdiv"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @sdiv(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.sdiv' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
  %r = "llvm.sdiv"(%a, %b) : (i32, i32) -> index
  return
}

// -----

func.func @shl(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.shl' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.shl"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @shl(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.shl' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
  %r = "llvm.shl"(%a, %b) : (i32, i32) -> index
  return
}

// -----

func.func @shufflevector(%a: i32, %b: vector<4xf32>) {
  // expected-error@below {{'llvm.shufflevector' op operand #0 must be LLVM dialect-compatible vector type, but got 'i32'}}
  %r = "llvm.shufflevector"(%a, %b) <{mask = array<i32: 0>}> : (i32, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @shufflevector(%a: vector<4xf32>, %b: vector<4xf32>) {
  // expected-error@below {{'llvm.shufflevector' op result #0 must be LLVM dialect-compatible vector type, but got 'index'}}
  %r = "llvm.shufflevector"(%a, %b) <{mask = array<i32: 0>}> : (vector<4xf32>, vector<4xf32>) -> index
  return
}

// -----

func.func @sitofp(%a: f32) {
  // expected-error@below {{'llvm.sitofp' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.sitofp"(%a) : (f32) -> f32
  return
}

// -----

func.func @sitofp(%a: i32) {
  // expected-error@below {{'llvm.sitofp' op result #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
  %r = "llvm.sitofp"(%a) : (i32) -> index
  return
}

// -----

func.func @srem(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.srem' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.srem"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @srem(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.srem' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
  %r = "llvm.srem"(%a, %b) : (i32, i32) -> index
  return
}

// -----

func.func @sub(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.sub' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.sub"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @sub(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.sub' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
  %r = "llvm.sub"(%a, %b) : (i32, i32) -> index
  return
}

// -----

func.func @trunc(%a: f32) {
  // expected-error@below {{'llvm.trunc' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.trunc"(%a) : (f32) -> i32
  return
}

// -----

func.func @trunc(%a: i32) {
  // expected-error@below {{'llvm.trunc' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
  %r = "llvm.trunc"(%a) : (i32) -> index
  return
}

// -----

func.func @udiv(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.udiv' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.udiv"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @udiv(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.udiv' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
  %r = "llvm.udiv"(%a, %b) : (i32, i32) -> index
  return
}

// -----

func.func @uitofp(%a: f32) {
  // expected-error@below {{'llvm.uitofp' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.uitofp"(%a) : (f32) -> f32
  return
}

// -----

func.func @uitofp(%a: i32) {
  // expected-error@below {{'llvm.uitofp' op result #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
  %r = "llvm.uitofp"(%a) : (i32) -> index
  return
}

// -----

func.func @urem(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.urem' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.urem"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @urem(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.urem' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
  %r = "llvm.urem"(%a, %b) : (i32, i32) -> index
  return
}

// -----

func.func @xor(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.xor' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %r = "llvm.xor"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @xor(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.xor' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
  %r = "llvm.xor"(%a, %b) : (i32, i32) -> index
  return
}
