; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Types of TBAA that give their sizes.

define void @f(ptr %p) {
  %r = load i32, ptr %p, !tbaa !0
  ret void
}
!0 = !{!3, !1, i64 0, i64 4}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}
!3 = !{!2, i64 8, !"S", !1, i64 0, i64 4}

; CHECK: {{.*}}:{{[0-9]+}}:0: error: unsupported TBAA node format: !3 = !{!2, i64 4, !"int"}
