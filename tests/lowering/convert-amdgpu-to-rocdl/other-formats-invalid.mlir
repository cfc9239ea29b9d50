// ORACLE: differs (amdgpu)
// RUN: mlir-opt %s --split-input-file --convert-amdgpu-to-rocdl=chipset=gfx942 --verify-diagnostics

func.func @wide(%v: vector<4xf8E5M2>) -> f32 {
  // expected-error @below {{failed to legalize operation 'amdgpu.ext_packed_fp8' that was explicitly marked illegal}}
  %r = amdgpu.ext_packed_fp8 %v[1] : vector<4xf8E5M2> to f32
  return %r : f32
}

// -----

func.func @narrow(%a: f32) -> vector<4xf8E5M2> {
  // expected-error @below {{failed to legalize operation 'amdgpu.packed_trunc_2xfp8' that was explicitly marked illegal}}
  %r = amdgpu.packed_trunc_2xfp8 %a, undef into undef[word 0] : f32 to vector<4xf8E5M2>
  return %r : vector<4xf8E5M2>
}

// -----

func.func @random(%a: f32, %i: i32) -> vector<4xf8E4M3FN> {
  // expected-error @below {{failed to legalize operation 'amdgpu.packed_stoch_round_fp8' that was explicitly marked illegal}}
  %r = amdgpu.packed_stoch_round_fp8 %a + %i into undef[2] : f32 to vector<4xf8E4M3FN>
  return %r : vector<4xf8E4M3FN>
}

// -----

func.func @no_words(%x: i48) -> i48 {
  // expected-error @below {{failed to legalize operation 'amdgpu.swizzle_bitmode' that was explicitly marked illegal}}
  %r = amdgpu.swizzle_bitmode %x 1 2 4 : i48
  return %r : i48
}
