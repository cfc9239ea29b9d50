// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a0: vector<16xf32>, %a1: vector<16xf32>) {
  // expected-error @+1 {{'x86vector.avx512.mask.compress' op operand #0 must be vector of 1-bit signless integer values of length 16/8, but got 'vector<16xf32>'}}
  %0 = "x86vector.avx512.mask.compress"(%a0, %a1) : (vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<8xi1>, %a1: vector<16xf32>) {
  // expected-error @+1 {{'x86vector.avx512.mask.compress' op failed to verify that `k` has the same number of bits as elements in `dst`}}
  %0 = "x86vector.avx512.mask.compress"(%a0, %a1) : (vector<8xi1>, vector<16xf32>) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<16xi1>, %a1: vector<8xf32>) {
  // expected-error @+1 {{'x86vector.avx512.mask.compress' op failed to verify that all of {a, dst} have same type}}
  %0 = "x86vector.avx512.mask.compress"(%a0, %a1) : (vector<16xi1>, vector<8xf32>) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<16xi1>, %a1: vector<4xf32>) {
  // expected-error @+1 {{'x86vector.avx512.mask.compress' op operand #1 must be vector of 32-bit float or 32-bit signless integer or 64-bit float or 64-bit signless integer values of length 16/8, but got 'vector<4xf32>'}}
  %0 = "x86vector.avx512.mask.compress"(%a0, %a1) : (vector<16xi1>, vector<4xf32>) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<16xi1>, %a1: vector<16xf32>) {
  // expected-error @+1 {{'x86vector.avx512.mask.compress' op result #0 must be vector of 32-bit float or 32-bit signless integer or 64-bit float or 64-bit signless integer values of length 16/8, but got 'vector<4xf32>'}}
  %0 = "x86vector.avx512.mask.compress"(%a0, %a1) : (vector<16xi1>, vector<16xf32>) -> (vector<4xf32>)
  return
}

// -----

func.func @f(%a0: vector<16xi1>) {
  // expected-error @+1 {{'x86vector.avx512.mask.compress' op expected 2 or more operands, but found 1}}
  %0 = "x86vector.avx512.mask.compress"(%a0) : (vector<16xi1>) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<16xi1>, %a1: vector<16xf32>, %a2: i32) {
  // expected-error @+1 {{'x86vector.avx512.mask.compress' op operand #2 must be vector of 32-bit float or 32-bit signless integer or 64-bit float or 64-bit signless integer values of length 16/8, but got 'i32'}}
  %0 = "x86vector.avx512.mask.compress"(%a0, %a1, %a2) : (vector<16xi1>, vector<16xf32>, i32) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<16xi1>, %a1: vector<16xf32>) {
  // expected-error @+1 {{'x86vector.avx512.mask.compress' op requires one result}}
  %0:2 = "x86vector.avx512.mask.compress"(%a0, %a1) : (vector<16xi1>, vector<16xf32>) -> (vector<16xf32>, i32)
  return
}

// -----

func.func @f(%a0: vector<16xi1>, %a1: vector<16xf32>, %a2: vector<8xf32>) {
  // expected-error @+1 {{failed to verify that src and dst have same type}}
  %0 = "x86vector.avx512.mask.compress"(%a0, %a1, %a2) : (vector<16xi1>, vector<16xf32>, vector<8xf32>) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<16xi1>, %a1: vector<16xf32>, %a2: vector<16xf32>, %a3: i32) {
  // expected-error @+1 {{'x86vector.avx512.mask.compress' op operand group starting at #2 requires 0 or 1 element, but found 2}}
  %0 = "x86vector.avx512.mask.compress"(%a0, %a1, %a2, %a3) : (vector<16xi1>, vector<16xf32>, vector<16xf32>, i32) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<8xi1>, %a1: vector<8xi64>) {
  // expected-error @+1 {{failed to verify that constant_src and dst have same type}}
  %0 = "x86vector.avx512.mask.compress"(%a0, %a1) <{constant_src = dense<0> : tensor<8xi64>}> : (vector<8xi1>, vector<8xi64>) -> (vector<8xi64>)
  return
}

// -----

func.func @f(%a0: vector<8xf32>, %a1: i32, %a2: vector<16xf32>, %a3: i16, %a4: i32) {
  // expected-error @+1 {{'x86vector.avx512.mask.rndscale' op failed to verify that all of {src, a, dst} have same type}}
  %0 = "x86vector.avx512.mask.rndscale"(%a0, %a1, %a2, %a3, %a4) : (vector<8xf32>, i32, vector<16xf32>, i16, i32) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<4xf32>, %a1: i32, %a2: vector<16xf32>, %a3: i16, %a4: i32) {
  // expected-error @+1 {{'x86vector.avx512.mask.rndscale' op operand #0 must be vector of 32-bit float or 64-bit float values of length 16/8, but got 'vector<4xf32>'}}
  %0 = "x86vector.avx512.mask.rndscale"(%a0, %a1, %a2, %a3, %a4) : (vector<4xf32>, i32, vector<16xf32>, i16, i32) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<16xf32>, %a1: vector<16xf32>, %a2: vector<16xf32>, %a3: i16, %a4: i32) {
  // expected-error @+1 {{'x86vector.avx512.mask.rndscale' op operand #1 must be 32-bit signless integer, but got 'vector<16xf32>'}}
  %0 = "x86vector.avx512.mask.rndscale"(%a0, %a1, %a2, %a3, %a4) : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i16, i32) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<16xf32>, %a1: i32, %a2: vector<4xf32>, %a3: i16, %a4: i32) {
  // expected-error @+1 {{'x86vector.avx512.mask.rndscale' op operand #2 must be vector of 32-bit float or 64-bit float values of length 16/8, but got 'vector<4xf32>'}}
  %0 = "x86vector.avx512.mask.rndscale"(%a0, %a1, %a2, %a3, %a4) : (vector<16xf32>, i32, vector<4xf32>, i16, i32) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<16xf32>, %a1: i32, %a2: vector<16xf32>, %a3: vector<16xf32>, %a4: i32) {
  // expected-error @+1 {{'x86vector.avx512.mask.rndscale' op operand #3 must be 16-bit signless integer or 8-bit signless integer, but got 'vector<16xf32>'}}
  %0 = "x86vector.avx512.mask.rndscale"(%a0, %a1, %a2, %a3, %a4) : (vector<16xf32>, i32, vector<16xf32>, vector<16xf32>, i32) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<16xf32>, %a1: i32, %a2: vector<16xf32>, %a3: i8, %a4: i32) {
  // expected-error @+1 {{'x86vector.avx512.mask.rndscale' op failed to verify that imm has the same number of bits as elements in dst}}
  %0 = "x86vector.avx512.mask.rndscale"(%a0, %a1, %a2, %a3, %a4) : (vector<16xf32>, i32, vector<16xf32>, i8, i32) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<16xf32>, %a1: i32, %a2: vector<16xf32>, %a3: i16, %a4: vector<16xf32>) {
  // expected-error @+1 {{'x86vector.avx512.mask.rndscale' op operand #4 must be 32-bit signless integer, but got 'vector<16xf32>'}}
  %0 = "x86vector.avx512.mask.rndscale"(%a0, %a1, %a2, %a3, %a4) : (vector<16xf32>, i32, vector<16xf32>, i16, vector<16xf32>) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<16xf32>, %a1: i32, %a2: vector<16xf32>, %a3: i16, %a4: i32) {
  // expected-error @+1 {{'x86vector.avx512.mask.rndscale' op result #0 must be vector of 32-bit float or 64-bit float values of length 16/8, but got 'vector<4xf32>'}}
  %0 = "x86vector.avx512.mask.rndscale"(%a0, %a1, %a2, %a3, %a4) : (vector<16xf32>, i32, vector<16xf32>, i16, i32) -> (vector<4xf32>)
  return
}

// -----

func.func @f(%a0: vector<16xf32>, %a1: i32, %a2: vector<16xf32>, %a3: i16) {
  // expected-error @+1 {{'x86vector.avx512.mask.rndscale' op expected 5 operands, but found 4}}
  %0 = "x86vector.avx512.mask.rndscale"(%a0, %a1, %a2, %a3) : (vector<16xf32>, i32, vector<16xf32>, i16) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<16xf32>, %a1: i32, %a2: vector<16xf32>, %a3: i16, %a4: i32, %a5: i32) {
  // expected-error @+1 {{'x86vector.avx512.mask.rndscale' op expected 5 operands, but found 6}}
  %0 = "x86vector.avx512.mask.rndscale"(%a0, %a1, %a2, %a3, %a4, %a5) : (vector<16xf32>, i32, vector<16xf32>, i16, i32, i32) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<8xf32>, %a1: vector<16xf32>, %a2: vector<16xf32>, %a3: i16, %a4: i32) {
  // expected-error @+1 {{'x86vector.avx512.mask.scalef' op failed to verify that all of {src, a, b, dst} have same type}}
  %0 = "x86vector.avx512.mask.scalef"(%a0, %a1, %a2, %a3, %a4) : (vector<8xf32>, vector<16xf32>, vector<16xf32>, i16, i32) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<16xf32>, %a1: vector<4xf32>, %a2: vector<16xf32>, %a3: i16, %a4: i32) {
  // expected-error @+1 {{'x86vector.avx512.mask.scalef' op operand #1 must be vector of 32-bit float or 64-bit float values of length 16/8, but got 'vector<4xf32>'}}
  %0 = "x86vector.avx512.mask.scalef"(%a0, %a1, %a2, %a3, %a4) : (vector<16xf32>, vector<4xf32>, vector<16xf32>, i16, i32) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<16xf32>, %a1: vector<16xf32>, %a2: vector<16xf32>, %a3: i8, %a4: i32) {
  // expected-error @+1 {{'x86vector.avx512.mask.scalef' op failed to verify that k has the same number of bits as elements in dst}}
  %0 = "x86vector.avx512.mask.scalef"(%a0, %a1, %a2, %a3, %a4) : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i8, i32) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<16xf32>, %a1: vector<16xi32>) {
  // expected-error @+1 {{'x86vector.avx512.vp2intersect' op operand #0 must be vector of 32-bit signless integer or 64-bit signless integer values of length 16/8, but got 'vector<16xf32>'}}
  %0:2 = "x86vector.avx512.vp2intersect"(%a0, %a1) : (vector<16xf32>, vector<16xi32>) -> (vector<16xi1>, vector<16xi1>)
  return
}

// -----

func.func @f(%a0: vector<8xi64>, %a1: vector<16xi32>) {
  // expected-error @+1 {{'x86vector.avx512.vp2intersect' op failed to verify that all of {a, b} have same type}}
  %0:2 = "x86vector.avx512.vp2intersect"(%a0, %a1) : (vector<8xi64>, vector<16xi32>) -> (vector<16xi1>, vector<16xi1>)
  return
}

// -----

func.func @f(%a0: vector<16xi32>, %a1: vector<16xf32>) {
  // expected-error @+1 {{'x86vector.avx512.vp2intersect' op operand #1 must be vector of 32-bit signless integer or 64-bit signless integer values of length 16/8, but got 'vector<16xf32>'}}
  %0:2 = "x86vector.avx512.vp2intersect"(%a0, %a1) : (vector<16xi32>, vector<16xf32>) -> (vector<16xi1>, vector<16xi1>)
  return
}

// -----

func.func @f(%a0: vector<16xi32>, %a1: vector<16xi32>) {
  // expected-error @+1 {{'x86vector.avx512.vp2intersect' op result #0 must be vector of 1-bit signless integer values of length 16/8, but got 'vector<16xf32>'}}
  %0:2 = "x86vector.avx512.vp2intersect"(%a0, %a1) : (vector<16xi32>, vector<16xi32>) -> (vector<16xf32>, vector<16xi1>)
  return
}

// -----

func.func @f(%a0: vector<16xi32>, %a1: vector<16xi32>) {
  // expected-error @+1 {{'x86vector.avx512.vp2intersect' op failed to verify that k1 has the same number of bits as elements in a}}
  %0:2 = "x86vector.avx512.vp2intersect"(%a0, %a1) : (vector<16xi32>, vector<16xi32>) -> (vector<8xi1>, vector<16xi1>)
  return
}

// -----

func.func @f(%a0: vector<16xi32>, %a1: vector<16xi32>) {
  // expected-error @+1 {{'x86vector.avx512.vp2intersect' op result #1 must be vector of 1-bit signless integer values of length 16/8, but got 'vector<16xf32>'}}
  %0:2 = "x86vector.avx512.vp2intersect"(%a0, %a1) : (vector<16xi32>, vector<16xi32>) -> (vector<16xi1>, vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<16xi32>, %a1: vector<16xi32>) {
  // expected-error @+1 {{'x86vector.avx512.vp2intersect' op failed to verify that k2 has the same number of bits as elements in b}}
  %0:2 = "x86vector.avx512.vp2intersect"(%a0, %a1) : (vector<16xi32>, vector<16xi32>) -> (vector<16xi1>, vector<8xi1>)
  return
}

// -----

func.func @f(%a0: vector<16xi32>) {
  // expected-error @+1 {{'x86vector.avx512.vp2intersect' op expected 2 operands, but found 1}}
  %0:2 = "x86vector.avx512.vp2intersect"(%a0) : (vector<16xi32>) -> (vector<16xi1>, vector<16xi1>)
  return
}

// -----

func.func @f(%a0: vector<16xi32>, %a1: vector<16xi32>, %a2: i32) {
  // expected-error @+1 {{'x86vector.avx512.vp2intersect' op expected 2 operands, but found 3}}
  %0:2 = "x86vector.avx512.vp2intersect"(%a0, %a1, %a2) : (vector<16xi32>, vector<16xi32>, i32) -> (vector<16xi1>, vector<16xi1>)
  return
}

// -----

func.func @f(%a0: vector<16xi32>, %a1: vector<16xi32>) {
  // expected-error @+1 {{'x86vector.avx512.vp2intersect' op expected 2 results}}
  %0:3 = "x86vector.avx512.vp2intersect"(%a0, %a1) : (vector<16xi32>, vector<16xi32>) -> (vector<16xi1>, vector<16xi1>, i32)
  return
}

// -----

func.func @f(%a0: vector<8xf32>, %a1: vector<32xbf16>, %a2: vector<32xbf16>) {
  // expected-error @+1 {{'x86vector.avx512.dot' op failed to verify that all of {src, dst} have same type}}
  %0 = "x86vector.avx512.dot"(%a0, %a1, %a2) : (vector<8xf32>, vector<32xbf16>, vector<32xbf16>) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<8xf64>, %a1: vector<32xbf16>, %a2: vector<32xbf16>) {
  // expected-error @+1 {{'x86vector.avx512.dot' op operand #0 must be vector of 32-bit float values of length 4/8/16, but got 'vector<8xf64>'}}
  %0 = "x86vector.avx512.dot"(%a0, %a1, %a2) : (vector<8xf64>, vector<32xbf16>, vector<32xbf16>) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<16xf32>, %a1: vector<16xf32>, %a2: vector<32xbf16>) {
  // expected-error @+1 {{'x86vector.avx512.dot' op operand #1 must be vector of bfloat16 type values of length 8/16/32, but got 'vector<16xf32>'}}
  %0 = "x86vector.avx512.dot"(%a0, %a1, %a2) : (vector<16xf32>, vector<16xf32>, vector<32xbf16>) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<16xf32>, %a1: vector<32xbf16>, %a2: vector<16xf32>) {
  // expected-error @+1 {{'x86vector.avx512.dot' op operand #2 must be vector of bfloat16 type values of length 8/16/32, but got 'vector<16xf32>'}}
  %0 = "x86vector.avx512.dot"(%a0, %a1, %a2) : (vector<16xf32>, vector<32xbf16>, vector<16xf32>) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<16xf32>, %a1: vector<32xbf16>, %a2: vector<32xbf16>) {
  // expected-error @+1 {{'x86vector.avx512.dot' op result #0 must be vector of 32-bit float values of length 4/8/16, but got 'vector<8xf64>'}}
  %0 = "x86vector.avx512.dot"(%a0, %a1, %a2) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> (vector<8xf64>)
  return
}

// -----

func.func @f(%a0: vector<16xf32>, %a1: vector<32xbf16>) {
  // expected-error @+1 {{'x86vector.avx512.dot' op expected 3 operands, but found 2}}
  %0 = "x86vector.avx512.dot"(%a0, %a1) : (vector<16xf32>, vector<32xbf16>) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<16xf32>, %a1: vector<32xbf16>, %a2: vector<32xbf16>, %a3: i32) {
  // expected-error @+1 {{'x86vector.avx512.dot' op expected 3 operands, but found 4}}
  %0 = "x86vector.avx512.dot"(%a0, %a1, %a2, %a3) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>, i32) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<8xf32>) {
  // expected-error @+1 {{'x86vector.avx512.cvt.packed.f32_to_bf16' op failed to verify that all of {a, dst} have same element count}}
  %0 = "x86vector.avx512.cvt.packed.f32_to_bf16"(%a0) : (vector<8xf32>) -> (vector<16xbf16>)
  return
}

// -----

func.func @f(%a0: vector<4xf32>) {
  // expected-error @+1 {{'x86vector.avx512.cvt.packed.f32_to_bf16' op operand #0 must be vector of 32-bit float values of length 8/16, but got 'vector<4xf32>'}}
  %0 = "x86vector.avx512.cvt.packed.f32_to_bf16"(%a0) : (vector<4xf32>) -> (vector<16xbf16>)
  return
}

// -----

func.func @f(%a0: vector<16xf32>) {
  // expected-error @+1 {{'x86vector.avx512.cvt.packed.f32_to_bf16' op result #0 must be vector of bfloat16 type values of length 8/16, but got 'vector<16xf32>'}}
  %0 = "x86vector.avx512.cvt.packed.f32_to_bf16"(%a0) : (vector<16xf32>) -> (vector<16xf32>)
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'x86vector.avx512.cvt.packed.f32_to_bf16' op requires a single operand}}
  %0 = "x86vector.avx512.cvt.packed.f32_to_bf16"() : () -> (vector<16xbf16>)
  return
}

// -----

func.func @f(%a0: vector<16xf32>) {
  // expected-error @+1 {{'x86vector.avx.cvt.packed.even.indexed_to_f32' op operand #0 must be memref of bfloat16 type or 16-bit float values, but got 'vector<16xf32>'}}
  %0 = "x86vector.avx.cvt.packed.even.indexed_to_f32"(%a0) : (vector<16xf32>) -> (vector<8xf32>)
  return
}

// -----

func.func @f(%a0: memref<1xbf16>) {
  // expected-error @+1 {{'x86vector.avx.cvt.packed.even.indexed_to_f32' op result #0 must be vector of 32-bit float values of length 4/8, but got 'vector<16xf32>'}}
  %0 = "x86vector.avx.cvt.packed.even.indexed_to_f32"(%a0) : (memref<1xbf16>) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<16xf32>) {
  // expected-error @+1 {{'x86vector.avx.cvt.packed.odd.indexed_to_f32' op operand #0 must be memref of bfloat16 type or 16-bit float values, but got 'vector<16xf32>'}}
  %0 = "x86vector.avx.cvt.packed.odd.indexed_to_f32"(%a0) : (vector<16xf32>) -> (vector<8xf32>)
  return
}

// -----

func.func @f(%a0: vector<16xf32>) {
  // expected-error @+1 {{'x86vector.avx.bcst_to_f32.packed' op operand #0 must be memref of bfloat16 type or 16-bit float values, but got 'vector<16xf32>'}}
  %0 = "x86vector.avx.bcst_to_f32.packed"(%a0) : (vector<16xf32>) -> (vector<8xf32>)
  return
}

// -----

func.func @f(%a0: vector<16xf32>) {
  // expected-error @+1 {{'x86vector.avx.rsqrt' op operand #0 must be vector of 32-bit float values of length 8, but got 'vector<16xf32>'}}
  %0 = "x86vector.avx.rsqrt"(%a0) : (vector<16xf32>) -> (vector<8xf32>)
  return
}

// -----

func.func @f(%a0: vector<2x4xf32>) {
  // expected-error @+1 {{'x86vector.avx.rsqrt' op requires the same type for all operands and results}}
  %0 = "x86vector.avx.rsqrt"(%a0) : (vector<2x4xf32>) -> (vector<8xf32>)
  return
}

// -----

func.func @f(%a0: vector<8xf32>) {
  // expected-error @+1 {{'x86vector.avx.rsqrt' op result #0 must be vector of 32-bit float values of length 8, but got 'vector<16xf32>'}}
  %0 = "x86vector.avx.rsqrt"(%a0) : (vector<8xf32>) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<16xf32>, %a1: vector<8xf32>) {
  // expected-error @+1 {{'x86vector.avx.intr.dot' op operand #0 must be vector of 32-bit float values of length 8, but got 'vector<16xf32>'}}
  %0 = "x86vector.avx.intr.dot"(%a0, %a1) : (vector<16xf32>, vector<8xf32>) -> (vector<8xf32>)
  return
}

// -----

func.func @f(%a0: vector<8xf32>, %a1: vector<16xf32>) {
  // expected-error @+1 {{'x86vector.avx.intr.dot' op operand #1 must be vector of 32-bit float values of length 8, but got 'vector<16xf32>'}}
  %0 = "x86vector.avx.intr.dot"(%a0, %a1) : (vector<8xf32>, vector<16xf32>) -> (vector<8xf32>)
  return
}

// -----

func.func @f(%a0: vector<16xf32>, %a1: vector<32xi8>, %a2: vector<32xi8>) {
  // expected-error @+1 {{'x86vector.avx.dot.i8' op operand #0 must be vector of 32-bit signless integer values of length 4/8, but got 'vector<16xf32>'}}
  %0 = "x86vector.avx.dot.i8"(%a0, %a1, %a2) : (vector<16xf32>, vector<32xi8>, vector<32xi8>) -> (vector<8xi32>)
  return
}

// -----

func.func @f(%a0: vector<4xi32>, %a1: vector<32xi8>, %a2: vector<32xi8>) {
  // expected-error @+1 {{'x86vector.avx.dot.i8' op failed to verify that all of {w, dst} have same type}}
  %0 = "x86vector.avx.dot.i8"(%a0, %a1, %a2) : (vector<4xi32>, vector<32xi8>, vector<32xi8>) -> (vector<8xi32>)
  return
}

// -----

func.func @f(%a0: vector<8xi32>, %a1: vector<16xf32>, %a2: vector<32xi8>) {
  // expected-error @+1 {{'x86vector.avx.dot.i8' op operand #1 must be vector of 8-bit signless integer values of length 16/32, but got 'vector<16xf32>'}}
  %0 = "x86vector.avx.dot.i8"(%a0, %a1, %a2) : (vector<8xi32>, vector<16xf32>, vector<32xi8>) -> (vector<8xi32>)
  return
}

// -----

func.func @f(%a0: vector<8xi32>, %a1: vector<32xi8>, %a2: vector<16xf32>) {
  // expected-error @+1 {{'x86vector.avx.dot.i8' op operand #2 must be vector of 8-bit signless integer values of length 16/32, but got 'vector<16xf32>'}}
  %0 = "x86vector.avx.dot.i8"(%a0, %a1, %a2) : (vector<8xi32>, vector<32xi8>, vector<16xf32>) -> (vector<8xi32>)
  return
}

// -----

func.func @f(%a0: vector<8xi32>, %a1: vector<32xi8>, %a2: vector<32xi8>) {
  // expected-error @+1 {{'x86vector.avx.dot.i8' op result #0 must be vector of 32-bit signless integer values of length 4/8, but got 'vector<16xf32>'}}
  %0 = "x86vector.avx.dot.i8"(%a0, %a1, %a2) : (vector<8xi32>, vector<32xi8>, vector<32xi8>) -> (vector<16xf32>)
  return
}
