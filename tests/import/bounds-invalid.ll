; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Bounds of numbers in metadata.

// -----
define i32 @f(ptr %p) {
  %r = load i32, ptr %p, !range !0
  ret i32 %r
}
!0 = !{i32 0, i32 0}

; CHECK: Range must not be empty!
; CHECK: !0 = !{i32 0, i32 0}
// -----
define i32 @f(ptr %p) {
  %r = load i32, ptr %p, !range !0
  ret i32 %r
}
!0 = !{i32 0, i32 5, i32 3, i32 9}

; CHECK: Intervals are overlapping
; CHECK: !0 = !{i32 0, i32 5, i32 3, i32 9}
// -----
define i32 @f(ptr %p) {
  %r = load i32, ptr %p, !range !0
  ret i32 %r
}
!0 = !{i32 0, i32 5, i32 5, i32 9}

; CHECK: Intervals are contiguous
; CHECK: !0 = !{i32 0, i32 5, i32 5, i32 9}
// -----
define i32 @f(ptr %p) {
  %r = load i32, ptr %p, !range !0
  ret i32 %r
}
!0 = !{i32 7, i32 9, i32 1, i32 3}

; CHECK: Intervals are not in order
; CHECK: !0 = !{i32 7, i32 9, i32 1, i32 3}
// -----
define i32 @f(ptr %p) {
  %r = load i32, ptr %p, !range !0
  ret i32 %r
}
!0 = !{i32 0, i32 5, i32 7, i32 9, i32 11, i32 3}

; CHECK: Intervals are overlapping
; CHECK: !0 = !{i32 0, i32 5, i32 7, i32 9, i32 11, i32 3}
// -----
define i32 @f(ptr %p) {
  %r = load i32, ptr %p, !range !0
  ret i32 %r
}
!0 = !{i32 undef, i32 1}

; CHECK: The lower limit must be an integer!
// -----
define i32 @f(ptr %p) {
  %r = load i32, ptr %p, !noalias.addrspace !0
  ret i32 %r
}
!0 = !{i32 5, i32 5}

; CHECK: The upper and lower limits cannot be the same value
; CHECK: %r = load i32, ptr %p, align 4, !noalias.addrspace !0
// -----
define i32 @f(ptr %p) {
  %r = load i32, ptr %p, !noalias.addrspace !0
  ret i32 %r
}
!0 = !{i64 0, i64 1}

; CHECK: noalias.addrspace type must be i32!
; CHECK: %r = load i32, ptr %p, align 4, !noalias.addrspace !0
// -----
define i32 @f(ptr %p) {
  %r = load i32, ptr %p, !noalias.addrspace !0
  ret i32 %r
}
!0 = !{i32 1}

; CHECK: Unfinished range!
; CHECK: !0 = !{i32 1}
