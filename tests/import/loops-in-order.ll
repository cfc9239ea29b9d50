; RUN: mlir-translate %s --import-llvm --split-input-file -o /dev/null 2>&1 | FileCheck %s

; Properties are taken in the order of their fields, whatever order they stand in.

define void @f(ptr %p) {
  store i32 1, ptr %p, !llvm.access.group !90
  br label %l
l:
  br label %l, !llvm.loop !1
}
!1 = distinct !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!90 = distinct !{}
!91 = distinct !{}
!92 = !{!90, !90}
!2 = !{!"llvm.loop.bogus"}
!3 = !{!"llvm.loop.parallel_accesses", i32 1}
!4 = !{!"llvm.loop.isvectorized", i64 1}
!5 = !{!"llvm.loop.mustprogress", i1 true}
!6 = !{!"llvm.loop.unroll.full", i1 true}
!7 = !{!"llvm.loop.unroll.disable", i1 true}
!8 = !{!"llvm.loop.unroll.enable", i1 true}
!9 = !{!"llvm.licm.disable", i1 true}
!10 = !{!"llvm.loop.vectorize.width", i64 4}
!11 = !{!"llvm.loop.disable_nonforced", i1 true}

; CHECK: <unknown>:0: warning: expected metadata node llvm.loop.disable_nonforced to hold no value
; CHECK-NEXT: <unknown>:0: warning: expected metadata node llvm.loop.vectorize.width to hold an i32 value
; CHECK-NEXT: <unknown>:0: warning: expected metadata node llvm.loop.unroll.enable to hold no value
; CHECK-NEXT: <unknown>:0: warning: expected metadata node llvm.loop.unroll.disable to hold no value
; CHECK-NEXT: <unknown>:0: warning: expected metadata node llvm.loop.unroll.full to hold no value
; CHECK-NEXT: <unknown>:0: warning: expected metadata node llvm.licm.disable to hold no value
; CHECK-NEXT: <unknown>:0: warning: expected metadata node llvm.loop.mustprogress to hold no value
; CHECK-NEXT: <unknown>:0: warning: expected metadata node llvm.loop.isvectorized to hold an integer value
; CHECK-NEXT: <unknown>:0: warning: expected metadata node llvm.loop.parallel_accesses to hold one or multiple MDNodes
; CHECK-NEXT: <unknown>:0: warning: unknown loop annotation llvm.loop.bogus

// -----

define void @f(ptr %p) {
  store i32 1, ptr %p, !llvm.access.group !90
  br label %l
l:
  br label %l, !llvm.loop !1
}
!1 = distinct !{!1, !2, !3}
!90 = distinct !{}
!91 = distinct !{}
!92 = !{!90, !90}
!2 = !{!"llvm.loop.unroll.count", i32 3}
!3 = !{!"llvm.loop.parallel_accesses", !90, !91, !92}

; CHECK: <unknown>:0: warning: could not lookup access group
