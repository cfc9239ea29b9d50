// RUN: mlir-translate %s --mlir-to-llvmir --split-input-file --verify-diagnostics

  // expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%a0: vector<2x2xf32>, %a1: vector<4xf32>) {
  %0 = "vcix.v.sv"(%a0, %a1) <{opcode = 1 : i32}> : (vector<2x2xf32>, vector<4xf32>) -> (vector<4xf32>)
  llvm.return
}

// -----

llvm.func @f(%a0: i32, %a1: vector<4xf32>) {
  // expected-error @+1 {{'vcix.v.sv' op operand #0 must be LLVM dialect-compatible vector type, but got 'i32'}}
  %0 = "vcix.v.sv"(%a0, %a1) <{opcode = 1 : i32}> : (i32, vector<4xf32>) -> (vector<4xf32>)
  llvm.return
}

// -----

llvm.func @f(%a0: vector<4xf32>, %a1: i16) {
  // expected-error @+1 {{'vcix.v.sv' op operand #1 must be LLVM dialect-compatible vector type or 64-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float, but got 'i16'}}
  %0 = "vcix.v.sv"(%a0, %a1) <{opcode = 1 : i32}> : (vector<4xf32>, i16) -> (vector<4xf32>)
  llvm.return
}

// -----

llvm.func @f(%a0: vector<4xf32>, %a1: vector<4xf32>) {
  // expected-error @+1 {{'vcix.v.sv' op result #0 must be LLVM dialect-compatible vector type, but got 'vector<2x2xf32>'}}
  %0 = "vcix.v.sv"(%a0, %a1) <{opcode = 1 : i32}> : (vector<4xf32>, vector<4xf32>) -> (vector<2x2xf32>)
  llvm.return
}

// -----

llvm.func @f(%a0: vector<4xf32>) {
  // expected-error @+1 {{'vcix.v.sv' op expected 2 or more operands, but found 1}}
  %0 = "vcix.v.sv"(%a0) <{opcode = 1 : i32}> : (vector<4xf32>) -> (vector<4xf32>)
  llvm.return
}

// -----

llvm.func @f(%a0: vector<4xf32>, %a1: vector<4xf32>) {
  // expected-error @+1 {{'vcix.v.sv' op requires one result}}
  %0:2 = "vcix.v.sv"(%a0, %a1) <{opcode = 1 : i32}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>, i32)
  llvm.return
}

// -----

llvm.func @f(%a0: vector<4xf32>, %a1: vector<4xf32>) {
  // expected-error @+1 {{'vcix.v.sv' op requires attribute 'opcode'}}
  %0 = "vcix.v.sv"(%a0, %a1) : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
  llvm.return
}

// -----

llvm.func @f(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xf32>) {
  // expected-error @+1 {{'vcix.v.sv' op operand #2 must be 64-bit signless integer or 32-bit signless integer, but got 'vector<4xf32>'}}
  %0 = "vcix.v.sv"(%a0, %a1, %a2) <{opcode = 1 : i32}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
  llvm.return
}

// -----

llvm.func @f(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: i64, %a3: i32) {
  // expected-error @+1 {{'vcix.v.sv' op operand group starting at #2 requires 0 or 1 element, but found 2}}
  %0 = "vcix.v.sv"(%a0, %a1, %a2, %a3) <{opcode = 1 : i32}> : (vector<4xf32>, vector<4xf32>, i64, i32) -> (vector<4xf32>)
  llvm.return
}

// -----

  // expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%a0: vector<2x2xf32>) {
  %0 = "vcix.v.iv"(%a0) <{opcode = 1 : i32, imm = 3 : i32}> : (vector<2x2xf32>) -> (vector<4xf32>)
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'vcix.v.iv' op expected 1 or more operands, but found 0}}
  %0 = "vcix.v.iv"() <{opcode = 1 : i32, imm = 3 : i32}> : () -> (vector<4xf32>)
  llvm.return
}

// -----

llvm.func @f(%a0: vector<4xf32>) {
  // expected-error @+1 {{'vcix.v.iv' op requires attribute 'imm'}}
  %0 = "vcix.v.iv"(%a0) : (vector<4xf32>) -> (vector<4xf32>)
  llvm.return
}

// -----

llvm.func @f(%a0: vector<4xf32>, %a1: vector<4xf32>) {
  // expected-error @+1 {{'vcix.v.iv' op operand #1 must be 64-bit signless integer or 32-bit signless integer, but got 'vector<4xf32>'}}
  %0 = "vcix.v.iv"(%a0, %a1) <{opcode = 1 : i32, imm = 3 : i64}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
  llvm.return
}

// -----

llvm.func @f(%a0: vector<4xf32>, %a1: i64, %a2: i32) {
  // expected-error @+1 {{'vcix.v.iv' op operand group starting at #1 requires 0 or 1 element, but found 2}}
  %0 = "vcix.v.iv"(%a0, %a1, %a2) <{opcode = 1 : i32, imm = 3 : i64}> : (vector<4xf32>, i64, i32) -> (vector<4xf32>)
  llvm.return
}

// -----

llvm.func @f(%a0: vector<4xf32>) {
  // expected-error @+1 {{'vcix.v.iv' op attribute 'opcode' failed to satisfy constraint: 32-bit signless integer attribute or 64-bit signless integer attribute}}
  %0 = "vcix.v.iv"(%a0) <{opcode = 1 : i8, imm = 3 : i64}> : (vector<4xf32>) -> (vector<4xf32>)
  llvm.return
}

// -----

llvm.func @f(%a0: vector<4xf32>) {
  // expected-error @+1 {{'vcix.v.iv' op attribute 'imm' failed to satisfy constraint: 32-bit signless integer attribute or 64-bit signless integer attribute}}
  %0 = "vcix.v.iv"(%a0) <{opcode = 1 : i32, imm = 3 : i16}> : (vector<4xf32>) -> (vector<4xf32>)
  llvm.return
}
