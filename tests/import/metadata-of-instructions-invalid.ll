; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Metadata on instructions that cannot have it, or that holds something else.

// -----
define void @f(ptr %p, i32 %x, float %f, i1 %c) {
  store i32 1, ptr %p, !range !0
  ret void
}
!0 = !{i32 0, i32 5}

; CHECK: Ranges are only for loads, calls and invokes!
; CHECK: store i32 1, ptr %p, align 4, !range !0
// -----
define void @f(ptr %p, i32 %x, float %f, i1 %c) {
  %r = load i32, ptr %p, !range !0
  ret void
}
!0 = !{i64 0, i64 5}

; CHECK: Range types must match instruction type!
; CHECK: %r = load i32, ptr %p, align 4, !range !0
// -----
define void @f(ptr %p, i32 %x, float %f, i1 %c) {
  %r = load i32, ptr %p, !range !0
  ret void
}
!0 = !{i32 1, i32 1}

; CHECK: The upper and lower limits cannot be the same value
; CHECK: %r = load i32, ptr %p, align 4, !range !0
// -----
define void @f(ptr %p, i32 %x, float %f, i1 %c) {
  %r = load i32, ptr %p, !range !0
  ret void
}
!0 = !{}

; CHECK: It should have at least one range!
; CHECK: !0 = !{}
// -----
define void @f(ptr %p, i32 %x, float %f, i1 %c) {
  %r = load i32, ptr %p, !nonnull !0
  ret void
}
!0 = !{}

; CHECK: nonnull applies only to pointer types
; CHECK: %r = load i32, ptr %p, align 4, !nonnull !0
// -----
define void @f(ptr %p, i32 %x, float %f, i1 %c) {
  %r = load ptr, ptr %p, !nonnull !0
  ret void
}
!0 = !{i32 1}

; CHECK: nonnull metadata must be empty
; CHECK: %r = load ptr, ptr %p, align 8, !nonnull !0
// -----
define void @f(ptr %p, i32 %x, float %f, i1 %c) {
  %r = load i32, ptr %p, !align !0
  ret void
}
!0 = !{i64 8}

; CHECK: align applies only to pointer types
; CHECK: %r = load i32, ptr %p, align 4, !align !0
// -----
define void @f(ptr %p, i32 %x, float %f, i1 %c) {
  %r = load ptr, ptr %p, !align !0
  ret void
}
!0 = !{i64 3}

; CHECK: align metadata value must be a power of 2!
; CHECK: %r = load ptr, ptr %p, align 8, !align !0
// -----
define void @f(ptr %p, i32 %x, float %f, i1 %c) {
  %r = load i32, ptr %p, !dereferenceable !0
  ret void
}
!0 = !{i64 8}

; CHECK: dereferenceable, dereferenceable_or_null apply only to pointer types
; CHECK: %r = load i32, ptr %p, align 4, !dereferenceable !0
// -----
define void @f(ptr %p, i32 %x, float %f, i1 %c) {
  %r = load ptr, ptr %p, !dereferenceable !0
  ret void
}
!0 = !{i32 8}

; CHECK: dereferenceable, dereferenceable_or_null metadata value must be an i64!
; CHECK: %r = load ptr, ptr %p, align 8, !dereferenceable !0
// -----
define void @f(ptr %p, i32 %x, float %f, i1 %c) {
  %r = load i32, ptr %p, !fpmath !0
  ret void
}
!0 = !{float 2.5}

; CHECK: fpmath requires a floating point result!
; CHECK: %r = load i32, ptr %p, align 4, !fpmath !0
// -----
declare i32 @g(i32)
define void @f(ptr %p, i32 %x, float %f, i1 %c) {
  %r = call i32 @g(i32 1), !invariant.group !0
  ret void
}
!0 = !{}

; CHECK: invariant.group metadata is only for loads and stores
; CHECK: %r = call i32 @g(i32 1), !invariant.group !0
// -----
define void @f(ptr %p, i32 %x, float %f, i1 %c) {
  %r = load i32, ptr %p, !memprof !0
  ret void
}
!0 = !{}

; CHECK: !memprof metadata should only exist on calls
; CHECK: %r = load i32, ptr %p, align 4, !memprof !0
// -----
define void @f(ptr %p, i32 %x, float %f, i1 %c) {
  %r = add i32 %x, 1, !tbaa !0
  ret void
}
!0 = !{!8, !8, i64 0}
!9 = !{!"root"}
!8 = !{!"int", !9, i64 0}
!7 = !{!"s", !8, i64 0, !8, i64 4}

; CHECK: This instruction shall not have a TBAA access tag!
; CHECK: %r = add i32 %x, 1, !tbaa !0
// -----
define void @f(ptr %p, i32 %x, float %f, i1 %c) {
  %r = load i32, ptr %p, !prof !0
  ret void
}
!0 = !{}

; CHECK: !prof annotations should have at least 1 operand
; CHECK: !0 = !{}
// -----
define void @f(ptr %p, i32 %x, float %f, i1 %c) {
  %r = load i32, ptr %p, !prof !0
  ret void
}
!0 = !{!"x"}

; CHECK: !prof annotations should have no less than 2 operands
; CHECK: !0 = !{!"x"}
// -----
define void @f(ptr %p, i32 %x, float %f, i1 %c) {
  %r = load i32, ptr %p, !prof !0
  ret void
}
!0 = !{!"branch_weights", i32 1, i32 2}

; CHECK: !prof branch_weights are not allowed for this instruction
; CHECK: !0 = !{!"branch_weights", i32 1, i32 2}
; CHECK: Wrong number of operands
; CHECK: !0 = !{!"branch_weights", i32 1, i32 2}
// -----
define void @f(ptr %p, i32 %x, float %f, i1 %c) {
  %r = load i32, ptr %p, !annotation !0
  ret void
}
!0 = !{}

; CHECK: annotation must have at least one operand
// -----
define void @f(ptr %p, i32 %x, float %f, i1 %c) {
  %r = load i32, ptr %p, !annotation !0
  ret void
}
!0 = !{i32 1}

; CHECK: operands must be a string or a tuple of strings
// -----
define void @f(i32 %a) !prof !0 {
  ret void
}
!0 = !{!"branch_weights", i32 1}

; CHECK: first operand should be 'function_entry_count' or 'synthetic_function_entry_count'
; CHECK: !0 = !{!"branch_weights", i32 1}
