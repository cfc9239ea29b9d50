; RUN: not mlir-translate --import-llvm --split-input-file %s 2>&1 | FileCheck %s

; A label that stands again goes on with its block.
define void @f() {
entry:
  br label %a
a:
  ret void
a:
  br label %a
}

// -----

define i32 @f(i1 %c) {
a:
  br label %b
b:
  %p = phi i32 [ 1, %a ]
  br label %d
d:
  ret i32 %p
a:
  %y = add i32 1, 2
  ret i32 %y
a:
  ret i32 %y
}

// -----

define i32 @f(i1 %c) {
a:
  br label %b
b:
  br label %b
a:
  ret i32 %x
}

// -----

define void @f(i1 %c) {
a:
  ret void
a:
}

; CHECK: Terminator found in the middle of a basic block!
; CHECK-NEXT: label %[[A:[^ ]+]]
; CHECK-NEXT: Entry block to function must not have predecessors!
; CHECK-NEXT: label %[[B:[^ ]+]]
; CHECK-NEXT: Terminator found in the middle of a basic block!
; CHECK-NEXT: label %[[A]]
; CHECK-NEXT: Terminator found in the middle of a basic block!
; CHECK-NEXT: label %[[A]]
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/labels-twice-invalid.ll:30 offset :9:11: error: use of undefined value '%[[X:[^ ]+]]'
; CHECK-NEXT:   ret i32 %[[X]]
; CHECK-NEXT:           ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/labels-twice-invalid.ll:41 offset :7:1: error: expected instruction opcode
; CHECK-NEXT: }
; CHECK-NEXT: ^
