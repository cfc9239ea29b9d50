; RUN: mlir-translate %s --import-llvm --prefer-unregistered-intrinsics | FileCheck %s

; What gives a value keeps its tags.

define void @f(ptr %p) {
  %r = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %p, <4 x i1> splat (i1 true), <4 x float> zeroinitializer), !mmra !0
  ret void
}
!0 = !{!"a", !"b"}

; CHECK: %4 = llvm.call_intrinsic "llvm.masked.load.v4f32.p0"(%arg0, %1, %3) {llvm.mmra = #mmra_tag} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
