// RUN: mlir-opt %s --split-input-file --verify-diagnostics

llvm.func @f(%a: f32, %v: vector<2xbf16>, %i: i32, %b: vector<4xi8>, %h: vector<2xi16>) {
  // expected-error @+1 {{custom op 'nvvm.convert.f32x2.to.bf16x2' invalid kind of type specified: expected builtin.vector, but found 'i32'}}
  %0 = nvvm.convert.f32x2.to.bf16x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rz>} : i32
  llvm.return
}

// -----

llvm.func @f(%a: f32, %v: vector<2xbf16>, %i: i32, %b: vector<4xi8>, %h: vector<2xi16>) {
  // expected-error @+1 {{custom op 'nvvm.convert.f32x2.to.f16x2' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = nvvm.convert.f32x2.to.f16x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rz>} : f32
  llvm.return
}

// -----

llvm.func @f(%a: f32, %v: vector<2xbf16>, %i: i32, %b: vector<4xi8>, %h: vector<2xi16>) {
  // expected-error @+1 {{custom op 'nvvm.convert.bf16x2.to.f8x2' invalid kind of type specified: expected builtin.vector, but found 'i32'}}
  %0 = nvvm.convert.bf16x2.to.f8x2 %v {rnd = #nvvm.fp_rnd_mode<rp>} : i32 -> vector<2xi8> (f8E8M0FNU)
  llvm.return
}

// -----

llvm.func @f(%a: f32, %v: vector<2xbf16>, %i: i32, %b: vector<4xi8>, %h: vector<2xi16>) {
  // expected-error @+1 {{custom op 'nvvm.dot.accumulate.2way' invalid kind of type specified: expected builtin.vector, but found 'i32'}}
  %0 = nvvm.dot.accumulate.2way %h <signed>, %b <signed>, %i {b_hi = true} : i32, vector<4xi8>
  llvm.return
}

// -----

llvm.func @f(%a: f32, %v: vector<2xbf16>, %i: i32, %b: vector<4xi8>, %h: vector<2xi16>) {
  // expected-error @+1 {{custom op 'nvvm.dot.accumulate.4way' invalid kind of type specified: expected builtin.vector, but found 'i32'}}
  %0 = nvvm.dot.accumulate.4way %b <signed>, %b <signed>, %i : vector<4xi8>, i32
  llvm.return
}
