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

// -----

; What is named last is looked at first, and what it names before it.

define void @f(ptr %p) {
  %r = load i32, ptr %p, !tbaa !0
  ret void
}
!0 = !{!4, !1, i64 0, i64 4}
!1 = !{!2, i64 4, !"int"}
!2 = !{!3, i64 1, !"char"}
!3 = !{!"root"}
!4 = !{!2, i64 8, !"S", !1, i64 0, i64 4, !5, i64 4, i64 4}
!5 = !{!2, i64 4, !"float"}

; CHECK: :0:0: error: unsupported TBAA node format: !2 = !{!3, i64 1, !"char"}

// -----

; A root may name what is none of it.

define void @f(ptr %p) {
  %r = load i32, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!3}
!3 = !{i32 4, i32 4, i32 5}

; CHECK: :0:0: error: unsupported TBAA node format: !3 = !{i32 4, i32 4, i32 5}

// -----

define void @f(ptr %p) {
  %r = load i32, ptr %p, !tbaa !0
  ret void
}
!0 = !{!4, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}
!4 = distinct !{!"S", !1, i64 0, !4, i64 8}

; CHECK: :0:0: error: has cycle in TBAA graph: !1 = distinct !{!"S", !2, i64 0, !1, i64 8}
