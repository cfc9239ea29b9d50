; RUN: mlir-translate %s --import-llvm --emit-expensive-warnings -o %t 2>&1 | FileCheck %s --match-full-lines --strict-whitespace

; What a profile says other than weights of branches has no place; what is said of the call of an
; intrinsic that counts as dropped goes with it, and assignments go where debug information does.

declare i32 @llvm.smax.i32(i32, i32)
declare void @llvm.donothing()
define void @f(i1 %c, ptr %p) {
  call void %p(), !prof !0
  %m = call i32 @llvm.smax.i32(i32 1, i32 2), !prof !0
  call void @llvm.donothing(), !noalias !3, !tbaa !6
  call void @llvm.donothing(), !DIAssignID !1
  br i1 %c, label %a, label %b, !prof !9
a:
  br i1 %c, label %a, label %b, !prof !2
b:
  ret void
}
!0 = !{!"VP", i32 0, i64 10, i64 123, i64 10}
!1 = distinct !DIAssignID()
!2 = !{!"branch_weights", i32 1, i32 2}
!3 = !{!4}
!4 = distinct !{!4, !5}
!5 = distinct !{!5}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"root"}
!9 = !{!"unknown", !"x"}

;      CHECK:<unknown>:0: warning: unhandled metadata: !0 = !{!"VP", i32 0, i64 10, i64 123, i64 10} on   call void %p(), !prof !0
; CHECK-NEXT:<unknown>:0: warning: unhandled metadata: !0 = !{!"VP", i32 0, i64 10, i64 123, i64 10} on   %m = call i32 @llvm.smax.i32(i32 1, i32 2), !prof !0
; CHECK-NEXT:<unknown>:0: warning: dropped instruction:   call void @llvm.donothing(), !tbaa !1, !noalias !4
; CHECK-NEXT:<unknown>:0: warning: dropped instruction:   call void @llvm.donothing()
; CHECK-NEXT:<unknown>:0: warning: unhandled metadata: !7 = !{!"unknown", !"x"} on   br i1 %c, label %a, label %b, !prof !7
;  CHECK-NOT:{{.*}}warning{{.*}}
