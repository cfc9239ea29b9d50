; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; In messages about what LLVM refuses metadata has the numbers that it has in the module.

@h = global i32 0, !foo !5
define i32 @f(ptr %p) {
  %a = load i32, ptr %p, !foo !6
  ret i32 %a
}
define i32 @g(ptr %p) {
  %x = load i32, ptr %p, !foo !0, !nonnull !7
  %y = add i32 %x, 1, !range !9
  ret i32 %y
}
!llvm.named = !{!8}
!0 = !{!1, !1, i64 0}
!1 = !{!"x"}
!5 = !{!"u"}
!6 = !{!8, !8, i64 0}
!7 = !{}
!8 = !{!"t"}
!9 = !{i32 1, i32 3}

; // -----

; What C's error numbers are accessed as is looked at like any access, without an instruction.

define ptr @f(ptr %p) {
  %a = load i32, ptr %p, !tbaa !0
  %b = load ptr, ptr %p, !tbaa !3
  ret ptr %b
}
!llvm.errno.tbaa = !{!0, !3}
!0 = !{!1, !1, i64 2}
!1 = !{!"x", !2, i64 0}
!2 = !{!"r"}
!3 = !{!4, !4, i64 0}
!4 = !{!"y", !2, i64 1}

; CHECK: nonnull applies only to pointer types
; CHECK-NEXT:   %[[X:[^ ]+]] = load i32, ptr %[[P:[^ ]+]], align 4, !nonnull !3, !foo !4
; CHECK-NEXT: Ranges are only for loads, calls and invokes!
; CHECK-NEXT:   %[[Y:[^ ]+]] = add i32 %[[X]], 1, !range !6
; CHECK-NEXT: Offset not zero at the point of scalar access
; CHECK-NEXT:   %[[A:[^ ]+]] = load i32, ptr %[[P]], align 4, !tbaa !0
; CHECK-NEXT: !0 = !{!1, !1, i64 2}
; CHECK-NEXT: 2
; CHECK-NEXT: Access type node must be a valid scalar type
; CHECK-NEXT:   %[[B:[^ ]+]] = load ptr, ptr %[[P]], align 8, !tbaa !3
; CHECK-NEXT: !3 = !{!4, !4, i64 0}
; CHECK-NEXT: !4 = !{!"y", !2, i64 1}
; CHECK-NEXT: Offset not zero at the point of scalar access
; CHECK-NEXT: !0 = !{!1, !1, i64 2}
; CHECK-NEXT: 2
; CHECK-NEXT: Access type node must be a valid scalar type
; CHECK-NEXT: !3 = !{!4, !4, i64 0}
; CHECK-NEXT: !4 = !{!"y", !2, i64 1}
