; RUN: mlir-translate %s --import-llvm 2>&1 | FileCheck %s
; RUN: mlir-translate %s --import-llvm --mlir-disable-threading 2>&1 | FileCheck %s

; What is not understood of a loop is said where it is met first, whoever imports the function.

define i32 @first(i1 %c, i32 %x) {
  %v0 = add i32 %x, 0
  %v1 = add i32 %x, 1
  %v2 = add i32 %x, 2
  %v3 = add i32 %x, 3
  %v4 = add i32 %x, 4
  %v5 = add i32 %x, 5
  %v6 = add i32 %x, 6
  %v7 = add i32 %x, 7
  %v8 = add i32 %x, 8
  %v9 = add i32 %x, 9
  %v10 = add i32 %x, 10
  %v11 = add i32 %x, 11
  %v12 = add i32 %x, 12
  %v13 = add i32 %x, 13
  br label %l
l:
  br i1 %c, label %l, label %m, !llvm.loop !0
m:
  br i1 %c, label %m, label %e, !llvm.loop !2
e:
  ret i32 %v13
}
define i32 @second(i1 %c, i32 %x) {
  %v0 = add i32 %x, 0
  %v1 = add i32 %x, 1
  %v2 = add i32 %x, 2
  %v3 = add i32 %x, 3
  %v4 = add i32 %x, 4
  %v5 = add i32 %x, 5
  %v6 = add i32 %x, 6
  %v7 = add i32 %x, 7
  %v8 = add i32 %x, 8
  %v9 = add i32 %x, 9
  %v10 = add i32 %x, 10
  %v11 = add i32 %x, 11
  %v12 = add i32 %x, 12
  %v13 = add i32 %x, 13
  br label %l
l:
  br i1 %c, label %l, label %m, !llvm.loop !2
m:
  br i1 %c, label %m, label %e, !llvm.loop !4
e:
  ret i32 %v13
}
define i32 @third(i1 %c, i32 %x) {
  %v0 = add i32 %x, 0
  %v1 = add i32 %x, 1
  %v2 = add i32 %x, 2
  %v3 = add i32 %x, 3
  %v4 = add i32 %x, 4
  %v5 = add i32 %x, 5
  %v6 = add i32 %x, 6
  %v7 = add i32 %x, 7
  %v8 = add i32 %x, 8
  %v9 = add i32 %x, 9
  %v10 = add i32 %x, 10
  %v11 = add i32 %x, 11
  %v12 = add i32 %x, 12
  %v13 = add i32 %x, 13
  br label %l
l:
  br i1 %c, label %l, label %m, !llvm.loop !0
m:
  br i1 %c, label %m, label %e, !llvm.loop !6
e:
  ret i32 %v13
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.strange", i32 1}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.count", !"x"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.followup_all", !6}
!6 = distinct !{!6, !1}

; CHECK: warning: unknown loop annotation llvm.loop.strange
; CHECK-NEXT: warning: expected metadata node llvm.loop.unroll.count to hold an i32 value
; CHECK-NEXT: warning: unknown loop annotation llvm.loop.strange
; CHECK-NOT: warning
