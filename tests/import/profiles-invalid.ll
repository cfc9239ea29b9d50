; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Weights that are wrong in several ways.

declare !prof !0 void @f()
!0 = !{!"branch_weights", i32 3, i32 4}

; CHECK: first operand should be 'function_entry_count' or 'synthetic_function_entry_count'
; CHECK-NEXT: !0 = !{!"branch_weights", i32 3, i32 4}
; CHECK-NEXT: function declaration may not have a !prof attachment
; CHECK-NEXT: ptr @f

// -----

declare !prof !0 void @f()
!0 = !{}

; CHECK: !prof annotations should have no less than 2 operands
; CHECK-NEXT: !0 = !{}
; CHECK-NEXT: function declaration may not have a !prof attachment
; CHECK-NEXT: ptr @f

// -----

define void @f(ptr %p) {
  %r = load i32, ptr %p, !prof !0
  %q = select i1 true, i32 1, i32 2, !prof !0
  ret void
}
!0 = !{!"unknown"}

; CHECK: 'unknown' !prof should only appear on instructions on which 'branch_weights' would
; CHECK-NEXT: !0 = !{!"unknown"}
; CHECK-NEXT: 'unknown' !prof should have a single additional operand
; CHECK-NEXT: !0 = !{!"unknown"}
