// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

llvm.func @f0(%arg0: vector<2xbf16>) {
  %0 = nvvm.convert.bf16x2.to.f8x2 %arg0 {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> -> i16(f8E8M0FNU)
  llvm.return
}


llvm.func @f1(%arg0: vector<2xf16>) {
  %0 = nvvm.convert.f16x2.to.f8x2 %arg0 {relu = true} : vector<2xf16> -> vector<2xi8>(f8E4M3FN)
  llvm.return
}


llvm.func @f2(%arg0: vector<2xf16>) {
  %0 = nvvm.convert.f16x2.to.f8x2 %arg0 : vector<2xf16> -> vector<2xi8>(f8E5M2)
  llvm.return
}


llvm.func @f3(%arg0: vector<2xf16>) {
  %0 = nvvm.convert.f16x2.to.f8x2 %arg0 {relu = true} : vector<2xf16> -> vector<2xi8>(f8E4M3FN)
  llvm.return
}


llvm.func @f4(%arg0: f32, %arg1: f32) {
  %0 = nvvm.convert.f32x2.to.bf16x2 %arg0, %arg1 {relu = true, rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16>
  llvm.return
}


llvm.func @f5(%arg0: f32, %arg1: f32, %arg2: i32) {
  %0 = nvvm.convert.f32x2.to.bf16x2 %arg0, %arg1, %arg2 {rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>} : vector<2xbf16>
  llvm.return
}


llvm.func @f6(%arg0: f32, %arg1: f32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %arg0, %arg1 {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : vector<2xf16>
  llvm.return
}


llvm.func @f7(%arg0: f32, %arg1: f32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %arg0, %arg1 {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : vector<2xf16>
  llvm.return
}


llvm.func @f8(%arg0: f32, %arg1: f32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %arg0, %arg1 {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xf16>
  llvm.return
}


llvm.func @f9(%arg0: f32, %arg1: f32) {
  %0 = nvvm.convert.f32x2.to.f4x2 %arg0, %arg1 : i8(f4E2M1FN)
  llvm.return
}


llvm.func @f10(%arg0: f32, %arg1: f32) {
  %0 = nvvm.convert.f32x2.to.f4x2 %arg0, %arg1 {relu = true} : i8(f4E2M1FN)
  llvm.return
}


llvm.func @f11(%arg0: f32, %arg1: f32) {
  %0 = nvvm.convert.f32x2.to.f6x2 %arg0, %arg1 {relu = true} : i16(f6E3M2FN)
  llvm.return
}


llvm.func @f12(%arg0: f32, %arg1: f32) {
  %0 = nvvm.convert.f32x2.to.f6x2 %arg0, %arg1 : vector<2xi8>(f6E2M3FN)
  llvm.return
}


llvm.func @f13(%arg0: f32, %arg1: f32) {
  %0 = nvvm.convert.f32x2.to.f6x2 %arg0, %arg1 : vector<2xi8>(f6E2M3FN)
  llvm.return
}


llvm.func @f14(%arg0: vector<4xf32>, %arg1: i32) {
  %0 = nvvm.convert.f32x4.to.f4x4 %arg0, %arg1 : vector<4xf32> -> i16(f4E2M1FN)
  llvm.return
}


llvm.func @f15(%arg0: vector<4xf32>, %arg1: i32) {
  %0 = nvvm.convert.f32x4.to.f4x4 %arg0, %arg1 {relu = true} : vector<4xf32> -> i16(f4E2M1FN)
  llvm.return
}


llvm.func @f16(%arg0: vector<4xf32>, %arg1: i32) {
  %0 = nvvm.convert.f32x4.to.f4x4 %arg0, %arg1 {relu = true} : vector<4xf32> -> i16(f4E2M1FN)
  llvm.return
}


llvm.func @f17(%arg0: vector<4xf32>, %arg1: i32) {
  %0 = nvvm.convert.f32x4.to.f6x4 %arg0, %arg1 : vector<4xf32> -> vector<4xi8>(f6E3M2FN)
  llvm.return
}


llvm.func @f18(%arg0: vector<4xf32>, %arg1: i32) {
  %0 = nvvm.convert.f32x4.to.f6x4 %arg0, %arg1 : vector<4xf32> -> vector<4xi8>(f6E3M2FN)
  llvm.return
}


llvm.func @f19(%arg0: vector<4xf32>, %arg1: i32) {
  %0 = nvvm.convert.f32x4.to.f6x4 %arg0, %arg1 : vector<4xf32> -> vector<4xi8>(f6E3M2FN)
  llvm.return
}


llvm.func @f20(%arg0: vector<4xf32>, %arg1: i32) {
  %0 = nvvm.convert.f32x4.to.f8x4 %arg0, %arg1 : vector<4xf32> -> vector<4xi8>(f8E4M3FN)
  llvm.return
}


llvm.func @f21(%arg0: vector<4xf32>, %arg1: i32) {
  %0 = nvvm.convert.f32x4.to.f8x4 %arg0, %arg1 {relu = true} : vector<4xf32> -> vector<4xi8>(f8E5M2)
  llvm.return
}


llvm.func @f22(%arg0: vector<4xf32>, %arg1: i32) {
  %0 = nvvm.convert.f32x4.to.f8x4 %arg0, %arg1 {relu = true} : vector<4xf32> -> vector<4xi8>(f8E4M3FN)
  llvm.return
}


llvm.func @f23(%arg0: i8) {
  %0 = nvvm.convert.f4x2.to.f16x2 %arg0 {relu = true} : i8(f4E2M1FN) -> vector<2xf16>
  llvm.return
}


llvm.func @f24(%arg0: i8) {
  %0 = nvvm.convert.f4x2.to.f16x2 %arg0 {relu = true} : i8(f4E2M1FN) -> vector<2xf16>
  llvm.return
}


llvm.func @f25(%arg0: i8) {
  %0 = nvvm.convert.f4x2.to.f16x2 %arg0 : i8(f4E2M1FN) -> vector<2xf16>
  llvm.return
}


llvm.func @f26(%arg0: vector<2xi8>) {
  %0 = nvvm.convert.f8x2.to.bf16x2 %arg0 : vector<2xi8>(f8E8M0FNU) -> vector<2xbf16>
  llvm.return
}


llvm.func @f27(%arg0: f32) {
  %0 = nvvm.convert.float.to.tf32 %arg0 {relu = true, rnd = #nvvm.fp_rnd_mode<rz>}
  llvm.return
}


llvm.func @f28(%arg0: f32) {
  %0 = nvvm.convert.float.to.tf32 %arg0 {relu = true, rnd = #nvvm.fp_rnd_mode<rz>}
  llvm.return
}


llvm.func @f29(%arg0: f32) {
  %0 = nvvm.convert.float.to.tf32 %arg0 {rnd = #nvvm.fp_rnd_mode<rna>, sat = #nvvm.sat_mode<satfinite>}
  llvm.return
}

