; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Arguments of intrinsics that are no words or numbers they know.

// -----
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
define float @f(float %a0, float %a1) {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %a0, float %a1, metadata !"x", metadata !"fpexcept.strict")
  ret float %r
}

; CHECK: invalid rounding mode argument
; CHECK: %r = call float @llvm.experimental.constrained.fadd.f32(float %a0, float %a1, metadata !"x", metadata !"fpexcept.strict")
// -----
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
define float @f(float %a0, float %a1) {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %a0, float %a1, metadata !"round.tonearest", metadata !"x")
  ret float %r
}

; CHECK: invalid exception behavior argument
; CHECK: %r = call float @llvm.experimental.constrained.fadd.f32(float %a0, float %a1, metadata !"round.tonearest", metadata !"x")
// -----
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
define i1 @f(float %a0, float %a1) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f32(float %a0, float %a1, metadata !"x", metadata !"fpexcept.strict")
  ret i1 %r
}

; CHECK: invalid predicate for constrained FP comparison intrinsic
; CHECK: %r = call i1 @llvm.experimental.constrained.fcmp.f32(float %a0, float %a1, metadata !"x", metadata !"fpexcept.strict")
// -----
declare float @llvm.fptrunc.round.f32.f32(float, metadata)
define float @f(float %a0) {
  %r = call float @llvm.fptrunc.round.f32.f32(float %a0, metadata !"round.dynamic")
  ret float %r
}

; CHECK: unsupported rounding mode argument
; CHECK: %r = call float @llvm.fptrunc.round.f32.f32(float %a0, metadata !"round.dynamic")
// -----
declare <4 x i1> @llvm.vp.fcmp.v4i32(<4 x i32>, <4 x i32>, metadata, <4 x i1>, i32)
define <4 x i1> @f(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a3, i32 %a4) {
  %r = call <4 x i1> @llvm.vp.fcmp.v4i32(<4 x i32> %a0, <4 x i32> %a1, metadata !"x", <4 x i1> %a3, i32 %a4)
  ret <4 x i1> %r
}

; CHECK: invalid predicate for VP FP comparison intrinsic
; CHECK: %r = call <4 x i1> @llvm.vp.fcmp.v4i32(<4 x i32> %a0, <4 x i32> %a1, metadata !"x", <4 x i1> %a3, i32 %a4)
// -----
declare <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32>, <4 x i32>, metadata, <4 x i1>, i32)
define <4 x i1> @f(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a3, i32 %a4) {
  %r = call <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32> %a0, <4 x i32> %a1, metadata !"oeq", <4 x i1> %a3, i32 %a4)
  ret <4 x i1> %r
}

; CHECK: invalid predicate for VP integer comparison intrinsic
; CHECK: %r = call <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32> %a0, <4 x i32> %a1, metadata !"oeq", <4 x i1> %a3, i32 %a4)
// -----
declare void @llvm.experimental.noalias.scope.decl(metadata)
define void @f() {
  call void @llvm.experimental.noalias.scope.decl(metadata !{})
  ret void
}

; CHECK: !id.scope.list must point to a list with a single scope
; CHECK: call void @llvm.experimental.noalias.scope.decl(metadata !0)
// -----
declare i1 @llvm.sdiv.fix.i1(i1, i1, i32)
define i1 @f(i1 %a0, i1 %a1) {
  %r = call i1 @llvm.sdiv.fix.i1(i1 %a0, i1 %a1, i32 1)
  ret i1 %r
}

; CHECK: the scale of s[mul|div]_fix[_sat] must be less than the width of the operands
