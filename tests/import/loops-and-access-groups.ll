; RUN: mlir-translate %s --import-llvm --split-input-file | FileCheck %s

; Groups of accesses that no access is in are unknown to loops.

// -----
define void @f(i1 %c) {
entry:
  br label %h
h:
  br i1 %c, label %h, label %x, !llvm.loop !0
x:
  ret void
}
!0 = distinct !{!0, !20}
!20 = !{!"llvm.loop.parallel_accesses", !7}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{}
!6 = distinct !{}
!5 = !{i32 1}

; CHECK: llvm.func @f(%arg0: i1) {
; CHECK: llvm.br ^bb1
; CHECK: ^bb1:  // 2 preds: ^bb0, ^bb1
; CHECK: llvm.cond_br %arg0, ^bb1, ^bb2
; CHECK: ^bb2:  // pred: ^bb1
// -----
define void @f(i1 %c) {
entry:
  br label %h
h:
  br i1 %c, label %h, label %x, !llvm.loop !0
x:
  ret void
}
!0 = distinct !{!0, !20, !21}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.parallel_accesses", !7}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{}
!6 = distinct !{}
!5 = !{i32 1}

; CHECK: #loop_annotation = #llvm.loop_annotation<mustProgress = true>
; CHECK: llvm.func @f(%arg0: i1) {
; CHECK: llvm.br ^bb1
; CHECK: ^bb1:  // 2 preds: ^bb0, ^bb1
; CHECK: llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation}
; CHECK: ^bb2:  // pred: ^bb1
// -----
define void @f(i32 %a) !prof !0 {
  ret void
}
!0 = !{!"function_entry_count", i64 42}

; CHECK: llvm.func @f(%arg0: i32) attributes {function_entry_count = 42 : i64} {
