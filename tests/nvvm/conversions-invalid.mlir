// RUN: mlir-opt %s --split-input-file --verify-diagnostics

llvm.func @f(%a0: vector<2xbf16>) {
  // expected-error @+1 {{'nvvm.convert.bf16x2.to.f8x2' op Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2.}}
  %r = "nvvm.convert.bf16x2.to.f8x2"(%a0) <{rnd = #nvvm.fp_rnd_mode<rna>, sat = #nvvm.sat_mode<none>, dstTy = f8E8M0FNU}> : (vector<2xbf16>) -> (i16)
  llvm.return
}

// -----

llvm.func @f(%a0: vector<2xbf16>) {
  // expected-error @+1 {{'nvvm.convert.bf16x2.to.f8x2' op Only 'f8E8M0FNU' type is supported for conversions from bf16x2 to f8x2.}}
  %r = "nvvm.convert.bf16x2.to.f8x2"(%a0) <{rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>, dstTy = f6E3M2FN}> : (vector<2xbf16>) -> (i16)
  llvm.return
}

// -----

llvm.func @f(%a0: vector<2xf16>) {
  // expected-error @+1 {{'nvvm.convert.f16x2.to.f8x2' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f16x2 to f8x2.}}
  %r = "nvvm.convert.f16x2.to.f8x2"(%a0) <{relu = true, dstTy = i8}> : (vector<2xf16>) -> (i16)
  llvm.return
}

// -----

llvm.func @f(%a0: f32, %a1: f32, %a2: i32) {
  // expected-error @+1 {{'nvvm.convert.f32x2.to.bf16x2' op Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to bf16x2.}}
  %r = "nvvm.convert.f32x2.to.bf16x2"(%a0, %a1, %a2) <{rnd = #nvvm.fp_rnd_mode<rna>, sat = #nvvm.sat_mode<satfinite>, relu = false}> : (f32, f32, i32) -> (vector<2xbf16>)
  llvm.return
}

// -----

llvm.func @f(%a0: f32, %a1: f32, %a2: i32) {
  // expected-error @+1 {{'nvvm.convert.f32x2.to.bf16x2' op random_bits not supported for RN and RZ rounding modes.}}
  %r = "nvvm.convert.f32x2.to.bf16x2"(%a0, %a1, %a2) <{rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>}> : (f32, f32, i32) -> (vector<2xbf16>)
  llvm.return
}

// -----

llvm.func @f(%a0: f32, %a1: f32) {
  // expected-error @+1 {{'nvvm.convert.f32x2.to.bf16x2' op random_bits is required for RS rounding mode.}}
  %r = "nvvm.convert.f32x2.to.bf16x2"(%a0, %a1) <{rnd = #nvvm.fp_rnd_mode<rs>, relu = true}> : (f32, f32) -> (vector<2xbf16>)
  llvm.return
}

// -----

llvm.func @f(%a0: f32, %a1: f32) {
  // expected-error @+1 {{'nvvm.convert.f32x2.to.f16x2' op Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to f16x2.}}
  %r = "nvvm.convert.f32x2.to.f16x2"(%a0, %a1) <{rnd = #nvvm.fp_rnd_mode<rm>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> (vector<2xf16>)
  llvm.return
}

// -----

llvm.func @f(%a0: f32, %a1: f32) {
  // expected-error @+1 {{'nvvm.convert.f32x2.to.f16x2' op random_bits is required for RS rounding mode.}}
  %r = "nvvm.convert.f32x2.to.f16x2"(%a0, %a1) <{rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<none>, relu = false}> : (f32, f32) -> (vector<2xf16>)
  llvm.return
}

// -----

llvm.func @f(%a0: f32, %a1: f32, %a2: i32) {
  // expected-error @+1 {{'nvvm.convert.f32x2.to.f16x2' op random_bits not supported for RN and RZ rounding modes.}}
  %r = "nvvm.convert.f32x2.to.f16x2"(%a0, %a1, %a2) <{rnd = #nvvm.fp_rnd_mode<rn>, relu = true}> : (f32, f32, i32) -> (vector<2xf16>)
  llvm.return
}

// -----

llvm.func @f(%a0: f32, %a1: f32) {
  // expected-error @+1 {{'nvvm.convert.f32x2.to.f4x2' op Only 'f4E2M1FN' type is supported for conversions from f32x2 to f4x2.}}
  %r = "nvvm.convert.f32x2.to.f4x2"(%a0, %a1) <{dstTy = bf16}> : (f32, f32) -> (i8)
  llvm.return
}

// -----

llvm.func @f(%a0: f32, %a1: f32) {
  // expected-error @+1 {{'nvvm.convert.f32x2.to.f6x2' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x2 to f6x2.}}
  %r = "nvvm.convert.f32x2.to.f6x2"(%a0, %a1) <{dstTy = bf16}> : (f32, f32) -> (i16)
  llvm.return
}

// -----

llvm.func @f(%a0: f32, %a1: f32) {
  // expected-error @+1 {{'nvvm.convert.f32x2.to.f8x2' op Only 'f8E4M3FN', 'f8E5M2', and 'f8E8M0FNU' types are supported for conversions from f32x2 to f8x2}}
  %r = "nvvm.convert.f32x2.to.f8x2"(%a0, %a1) <{rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>, relu = false, dstTy = f16}> : (f32, f32) -> (vector<2xi8>)
  llvm.return
}

// -----

llvm.func @f(%a0: f32, %a1: f32) {
  // expected-error @+1 {{'nvvm.convert.f32x2.to.f8x2' op Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types}}
  %r = "nvvm.convert.f32x2.to.f8x2"(%a0, %a1) <{rnd = #nvvm.fp_rnd_mode<rna>, sat = #nvvm.sat_mode<none>, relu = false, dstTy = f8E4M3FN}> : (f32, f32) -> (vector<2xi8>)
  llvm.return
}

// -----

llvm.func @f(%a0: f32, %a1: f32) {
  // expected-error @+1 {{'nvvm.convert.f32x2.to.f8x2' op Only RZ and RP rounding modes are supported for conversions from f32x2 to 'f8E8M0FNU' type}}
  %r = "nvvm.convert.f32x2.to.f8x2"(%a0, %a1) <{relu = true, dstTy = f8E8M0FNU}> : (f32, f32) -> (vector<2xi8>)
  llvm.return
}

// -----

llvm.func @f(%a0: vector<4xf32>, %a1: i32) {
  // expected-error @+1 {{'nvvm.convert.f32x4.to.f4x4' op Only 'f4E2M1FN' type is supported for conversions from f32x4 to f4x4.}}
  %r = "nvvm.convert.f32x4.to.f4x4"(%a0, %a1) <{relu = false, dstTy = f8E5M2}> : (vector<4xf32>, i32) -> (i16)
  llvm.return
}

// -----

llvm.func @f(%a0: vector<4xf32>, %a1: i32) {
  // expected-error @+1 {{'nvvm.convert.f32x4.to.f6x4' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x4 to f6x4.}}
  %r = "nvvm.convert.f32x4.to.f6x4"(%a0, %a1) <{dstTy = i8}> : (vector<4xf32>, i32) -> (vector<4xi8>)
  llvm.return
}

// -----

llvm.func @f(%a0: vector<4xf32>, %a1: i32) {
  // expected-error @+1 {{'nvvm.convert.f32x4.to.f8x4' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f32x4 to f8x4.}}
  %r = "nvvm.convert.f32x4.to.f8x4"(%a0, %a1) <{relu = true, dstTy = bf16}> : (vector<4xf32>, i32) -> (vector<4xi8>)
  llvm.return
}

// -----

llvm.func @f(%a0: i8) {
  // expected-error @+1 {{'nvvm.convert.f4x2.to.f16x2' op Only 'f4E2M1FN' type is supported for conversions from f4x2 to f16x2.}}
  %r = "nvvm.convert.f4x2.to.f16x2"(%a0) <{srcType = bf16}> : (i8) -> (vector<2xf16>)
  llvm.return
}

// -----

llvm.func @f(%a0: vector<2xi8>) {
  // expected-error @+1 {{'nvvm.convert.f6x2.to.f16x2' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f6x2 to f16x2.}}
  %r = "nvvm.convert.f6x2.to.f16x2"(%a0) <{relu = true, srcType = f8E8M0FNU}> : (vector<2xi8>) -> (vector<2xf16>)
  llvm.return
}

// -----

llvm.func @f(%a0: vector<2xi8>) {
  // expected-error @+1 {{'nvvm.convert.f8x2.to.bf16x2' op Only 'f8E8M0FNU' type is supported for conversions from f8x2 to bf16x2.}}
  %r = "nvvm.convert.f8x2.to.bf16x2"(%a0) <{srcType = f8E4M3FN}> : (vector<2xi8>) -> (vector<2xbf16>)
  llvm.return
}

// -----

llvm.func @f(%a0: vector<2xi8>) {
  // expected-error @+1 {{'nvvm.convert.f8x2.to.f16x2' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f8x2 to f16x2.}}
  %r = "nvvm.convert.f8x2.to.f16x2"(%a0) <{srcType = f6E3M2FN}> : (vector<2xi8>) -> (vector<2xf16>)
  llvm.return
}

// -----

llvm.func @f(%a0: f32) {
  // expected-error @+1 {{Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.}}
  %r = "nvvm.convert.float.to.tf32"(%a0) <{rnd = #nvvm.fp_rnd_mode<rp>, sat = #nvvm.sat_mode<satfinite>, relu = true}> : (f32) -> (i32)
  llvm.return
}

// -----

llvm.func @f(%a0: f32) {
  // expected-error @+1 {{Relu not supported with rna rounding mode.}}
  %r = "nvvm.convert.float.to.tf32"(%a0) <{rnd = #nvvm.fp_rnd_mode<rna>, sat = #nvvm.sat_mode<none>, relu = true}> : (f32) -> (i32)
  llvm.return
}
