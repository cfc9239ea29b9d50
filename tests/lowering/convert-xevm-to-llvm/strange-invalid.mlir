// RUN: mlir-opt %s --split-input-file --convert-xevm-to-llvm --verify-diagnostics

func.func @m(%a: vector<8xi16>, %b: vector<4xi32>, %c: vector<8xf16>) {
  // expected-error @below {{failed to legalize operation 'xevm.mma' that was explicitly marked illegal}}
  %d = xevm.mma %a, %b, %c { shape=<m=8, n=16, k=16>, types=<d=bf16, a=bf16, b=bf16, c=f16> } {foo=1}: (vector<8xi16>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
  return
}

// -----

func.func @m(%a: vector<8xi16>, %b: vector<4xi32>, %c: vector<8xf16>) {
  // expected-error @below {{failed to legalize operation 'xevm.mma' that was explicitly marked illegal}}
  %d = xevm.mma %a, %b, %c { shape=<m=8, n=16, k=16>, types=<d=bf16, a=bf16, b=bf16> } {foo=1}: (vector<8xi16>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
  return
}

// -----

func.func @m(%a: vector<8xi16>, %b: vector<4xi32>, %c: vector<8xf16>) {
  // expected-error @below {{failed to legalize operation 'xevm.mma' that was explicitly marked illegal}}
  %d = xevm.mma %a, %b, %c { shape=<m=8, n=16, k=16>, types=<d=u8, a=bf16, b=bf16, c=u8> } {foo=1}: (vector<8xi16>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
  return
}
