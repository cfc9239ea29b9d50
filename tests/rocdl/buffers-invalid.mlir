// RUN: mlir-opt %s --split-input-file --verify-diagnostics

llvm.func @f(%r: vector<4xi32>, %i: i32) {
  // expected-error @+1 {{custom op 'rocdl.raw.buffer.store' expected 5 operands}}
  rocdl.raw.buffer.store %i, %r, %i, %i : i32
  llvm.return
}

// -----

llvm.func @f(%r: vector<4xi32>, %i: i32) {
  // expected-error @+1 {{expected ':'}}
  rocdl.raw.buffer.store %i, %r, %i, %i, %i {x} : i32
  llvm.return
}

// -----

llvm.func @f(%r: vector<4xi32>, %i: i32) {
  // expected-error @+1 {{unexpected delimiter}}
  %0 = rocdl.raw.buffer.load (%r, %i, %i, %i) : f32
  llvm.return
}

// -----

llvm.func @f(%r: vector<4xi32>, %i: i32) {
  // expected-error @+1 {{expected operand}}
  %0 = rocdl.raw.buffer.load x : f32
  llvm.return
}

// -----

llvm.func @f(%r: vector<4xi32>, %i: i32) {
  // expected-error @+1 {{custom op 'rocdl.raw.buffer.load' expected 4 operands}}
  %0 = rocdl.raw.buffer.load %r, %i, %i, %i, %i : f32
  llvm.return
}

// -----

llvm.func @f(%r: vector<4xi32>, %i: i32) {
  // expected-error @+1 {{custom op 'rocdl.raw.buffer.atomic.fadd' expected 5 operands}}
  rocdl.raw.buffer.atomic.fadd %i, %r, %i, %i %i : i32
  llvm.return
}

// -----

llvm.func @f(%r: vector<4xi32>, %i: i32) {
  // expected-error @+1 {{expected SSA operand}}
  rocdl.raw.buffer.atomic.umin %i, %r, %i, %i, : i32
  llvm.return
}
