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

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f0(<2 x bfloat> %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = call i16 @llvm.nvvm.bf16x2.to.ue8m0x2.rz(<2 x bfloat> %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f1(<2 x half> %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = call i16 @llvm.nvvm.f16x2.to.e4m3x2.rn.relu(<2 x half> %[[V0]])
// CHECK-NEXT:   %[[V3:[^ ]+]] = bitcast i16 %[[V2]] to <2 x i8>
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f2(<2 x half> %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = call i16 @llvm.nvvm.f16x2.to.e5m2x2.rn(<2 x half> %[[V0]])
// CHECK-NEXT:   %[[V3:[^ ]+]] = bitcast i16 %[[V2]] to <2 x i8>
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f3(<2 x half> %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = call i16 @llvm.nvvm.f16x2.to.e4m3x2.rn.relu(<2 x half> %[[V0]])
// CHECK-NEXT:   %[[V3:[^ ]+]] = bitcast i16 %[[V2]] to <2 x i8>
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f4(float %[[V0:[^ ]+]], float %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rz.relu(float %[[V0]], float %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f5(float %[[V0:[^ ]+]], float %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rs.satfinite(float %[[V0]], float %[[V1]], i32 %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f6(float %[[V0:[^ ]+]], float %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call <2 x half> @llvm.nvvm.ff2f16x2.rn.satfinite(float %[[V0]], float %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f7(float %[[V0:[^ ]+]], float %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call <2 x half> @llvm.nvvm.ff2f16x2.rn.satfinite(float %[[V0]], float %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f8(float %[[V0:[^ ]+]], float %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call <2 x half> @llvm.nvvm.ff2f16x2.rz(float %[[V0]], float %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f9(float %[[V0:[^ ]+]], float %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i16 @llvm.nvvm.ff.to.e2m1x2.rn.satfinite(float %[[V0]], float %[[V1]])
// CHECK-NEXT:   %[[V4:[^ ]+]] = trunc i16 %[[V3]] to i8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f10(float %[[V0:[^ ]+]], float %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i16 @llvm.nvvm.ff.to.e2m1x2.rn.relu.satfinite(float %[[V0]], float %[[V1]])
// CHECK-NEXT:   %[[V4:[^ ]+]] = trunc i16 %[[V3]] to i8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f11(float %[[V0:[^ ]+]], float %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i16 @llvm.nvvm.ff.to.e3m2x2.rn.relu.satfinite(float %[[V0]], float %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f12(float %[[V0:[^ ]+]], float %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i16 @llvm.nvvm.ff.to.e2m3x2.rn.satfinite(float %[[V0]], float %[[V1]])
// CHECK-NEXT:   %[[V4:[^ ]+]] = bitcast i16 %[[V3]] to <2 x i8>
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f13(float %[[V0:[^ ]+]], float %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i16 @llvm.nvvm.ff.to.e2m3x2.rn.satfinite(float %[[V0]], float %[[V1]])
// CHECK-NEXT:   %[[V4:[^ ]+]] = bitcast i16 %[[V3]] to <2 x i8>
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f14(<4 x float> %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i16 @llvm.nvvm.f32x4.to.e2m1x4.rs.satfinite(<4 x float> %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f15(<4 x float> %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i16 @llvm.nvvm.f32x4.to.e2m1x4.rs.relu.satfinite(<4 x float> %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f16(<4 x float> %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i16 @llvm.nvvm.f32x4.to.e2m1x4.rs.relu.satfinite(<4 x float> %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f17(<4 x float> %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call <4 x i8> @llvm.nvvm.f32x4.to.e3m2x4.rs.satfinite(<4 x float> %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f18(<4 x float> %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call <4 x i8> @llvm.nvvm.f32x4.to.e3m2x4.rs.satfinite(<4 x float> %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f19(<4 x float> %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call <4 x i8> @llvm.nvvm.f32x4.to.e3m2x4.rs.satfinite(<4 x float> %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f20(<4 x float> %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call <4 x i8> @llvm.nvvm.f32x4.to.e4m3x4.rs.satfinite(<4 x float> %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f21(<4 x float> %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call <4 x i8> @llvm.nvvm.f32x4.to.e5m2x4.rs.relu.satfinite(<4 x float> %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f22(<4 x float> %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call <4 x i8> @llvm.nvvm.f32x4.to.e4m3x4.rs.relu.satfinite(<4 x float> %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f23(i8 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = zext i8 %[[V0]] to i16
// CHECK-NEXT:   %[[V3:[^ ]+]] = call <2 x half> @llvm.nvvm.e2m1x2.to.f16x2.rn.relu(i16 %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f24(i8 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = zext i8 %[[V0]] to i16
// CHECK-NEXT:   %[[V3:[^ ]+]] = call <2 x half> @llvm.nvvm.e2m1x2.to.f16x2.rn.relu(i16 %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f25(i8 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = zext i8 %[[V0]] to i16
// CHECK-NEXT:   %[[V3:[^ ]+]] = call <2 x half> @llvm.nvvm.e2m1x2.to.f16x2.rn(i16 %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f26(<2 x i8> %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = bitcast <2 x i8> %[[V0]] to i16
// CHECK-NEXT:   %[[V3:[^ ]+]] = call <2 x bfloat> @llvm.nvvm.ue8m0x2.to.bf16x2(i16 %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f27(float %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = call i32 @llvm.nvvm.f2tf32.rz.relu(float %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f28(float %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = call i32 @llvm.nvvm.f2tf32.rz.relu(float %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f29(float %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = call i32 @llvm.nvvm.f2tf32.rna.satfinite(float %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i16 @llvm.nvvm.bf16x2.to.ue8m0x2.rz(<2 x bfloat>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i16 @llvm.nvvm.f16x2.to.e4m3x2.rn.relu(<2 x half>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i16 @llvm.nvvm.f16x2.to.e5m2x2.rn(<2 x half>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x bfloat> @llvm.nvvm.ff2bf16x2.rz.relu(float, float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x bfloat> @llvm.nvvm.ff2bf16x2.rs.satfinite(float, float, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x half> @llvm.nvvm.ff2f16x2.rn.satfinite(float, float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x half> @llvm.nvvm.ff2f16x2.rz(float, float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i16 @llvm.nvvm.ff.to.e2m1x2.rn.satfinite(float, float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i16 @llvm.nvvm.ff.to.e2m1x2.rn.relu.satfinite(float, float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i16 @llvm.nvvm.ff.to.e3m2x2.rn.relu.satfinite(float, float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i16 @llvm.nvvm.ff.to.e2m3x2.rn.satfinite(float, float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i16 @llvm.nvvm.f32x4.to.e2m1x4.rs.satfinite(<4 x float>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i16 @llvm.nvvm.f32x4.to.e2m1x4.rs.relu.satfinite(<4 x float>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x i8> @llvm.nvvm.f32x4.to.e3m2x4.rs.satfinite(<4 x float>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x i8> @llvm.nvvm.f32x4.to.e4m3x4.rs.satfinite(<4 x float>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x i8> @llvm.nvvm.f32x4.to.e5m2x4.rs.relu.satfinite(<4 x float>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x i8> @llvm.nvvm.f32x4.to.e4m3x4.rs.relu.satfinite(<4 x float>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x half> @llvm.nvvm.e2m1x2.to.f16x2.rn.relu(i16) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x half> @llvm.nvvm.e2m1x2.to.f16x2.rn(i16) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x bfloat> @llvm.nvvm.ue8m0x2.to.bf16x2(i16) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.nvvm.f2tf32.rz.relu(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.nvvm.f2tf32.rna.satfinite(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
