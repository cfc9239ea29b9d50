; RUN: mlir-translate %s --import-llvm | FileCheck %s

; Sums of pairs of floats have an intrinsic of their own, rounding to even one for any target.

define <4 x float> @f(<4 x float> %a, <4 x i32> %b) {
  %1 = call <4 x float> @llvm.aarch64.neon.addp.v4f32(<4 x float> %a, <4 x float> %a)
  %2 = call <4 x i32> @llvm.aarch64.neon.addp.v4i32(<4 x i32> %b, <4 x i32> %b)
  %3 = call <4 x float> @llvm.arm.mve.vrintn.v4f32(<4 x float> %1)
  ret <4 x float> %3
}
declare <4 x float> @llvm.aarch64.neon.addp.v4f32(<4 x float>, <4 x float>)
declare <4 x i32> @llvm.aarch64.neon.addp.v4i32(<4 x i32>, <4 x i32>)
declare <4 x float> @llvm.arm.mve.vrintn.v4f32(<4 x float>)

; CHECK: %[[V0:.*]] = llvm.call_intrinsic "llvm.aarch64.neon.faddp.v4f32"(%arg0, %arg0) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
; CHECK-NEXT: llvm.call_intrinsic "llvm.aarch64.neon.addp.v4i32"(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
; CHECK-NEXT: llvm.intr.roundeven(%[[V0]]) : (vector<4xf32>) -> vector<4xf32>
