; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

define i32 @f(i32 %x) {
  %"" = add i32 %x, 1
  ret i32 %""
}

; // -----

define void @f() {
  br label %""
"":
  ret void
}

; CHECK: <unknown>:0: error: within split at tests/import/names-that-are-empty-invalid.ll:1 offset :5:11: error: use of undefined value '%'
; CHECK-NEXT:   ret i32 %""
; CHECK-NEXT:           ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/names-that-are-empty-invalid.ll:8 offset :4:12: error: use of undefined value '%'
; CHECK-NEXT:   br label %""
; CHECK-NEXT:            ^
