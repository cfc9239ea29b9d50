; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Blocks are no results.

define ptr @f() {
  br label %x
x:
  ret label %x
}

; // -----

; What is called is looked up after its arguments.

define i32 @f(i32 %a) {
  %r = call i32 %a
  ret i32 %r
}

; // -----

define i32 @f(i32 %a) {
  %r = call i32 (i32) %a(float %a)
  ret i32 %r
}

; // -----

define i32 @f(i32 %a) {
  %r = call i32 %a(i32 %a)
  ret i32 %r
}

; // -----

define i32 @f(i32 %a) {
  %r = call i32 200 void @f(i32 1)
  ret i32 %r
}

; // -----

; A word that is a type by itself is one, whatever follows.

!0 = void !{}

; // -----

!0 = ptr(name: "x")

; // -----

!0 = { i32 } 3

; // -----

; The initializer is read before its type is judged.

@g = global metadata 0

; // -----

@g = global token null

; // -----

@g = global metadata undef

; // -----

; A result without a name stands where its instruction starts.

define void @f(i1 %c) {
  br i1 %c, label %1, label %2
  add i32 1,
    2
  ret void
}

; // -----

define i32 @f(i1 %c) {
  br label %a
a:
  %x = phi i32 [ 1, 99 ]
  ret i32 %x
}

; CHECK: <unknown>:0: error: within split at tests/import/what-is-said-first-invalid.ll:1 offset :8:7: error: value doesn't match function result type 'ptr'
; CHECK-NEXT:   ret label %[[X:[^ ]+]]
; CHECK-NEXT:       ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/what-is-said-first-invalid.ll:11 offset :7:3: error: expected '(' in call
; CHECK-NEXT:   ret i32 %[[R:[^ ]+]]
; CHECK-NEXT:   ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/what-is-said-first-invalid.ll:20 offset :4:32: error: '%[[A:[^ ]+]]' defined with type 'i32' but expected 'float'
; CHECK-NEXT:   %[[R]] = call i32 (i32) %[[A]](float %[[A]])
; CHECK-NEXT:                                ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/what-is-said-first-invalid.ll:27 offset :4:17: error: '%[[A]]' defined with type 'i32' but expected 'ptr'
; CHECK-NEXT:   %[[R]] = call i32 %[[A]](i32 %[[A]])
; CHECK-NEXT:                 ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/what-is-said-first-invalid.ll:34 offset :4:21: error: expected '(' in call
; CHECK-NEXT:   %[[R]] = call i32 200 void @f(i32 1)
; CHECK-NEXT:                     ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/what-is-said-first-invalid.ll:41 offset :5:6: error: unexpected type in metadata definition
; CHECK-NEXT: !0 = void !{}
; CHECK-NEXT:      ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/what-is-said-first-invalid.ll:47 offset :3:6: error: unexpected type in metadata definition
; CHECK-NEXT: !0 = ptr(name: "x")
; CHECK-NEXT:      ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/what-is-said-first-invalid.ll:51 offset :3:6: error: Expected '!' here
; CHECK-NEXT: !0 = { i32 } 3
; CHECK-NEXT:      ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/what-is-said-first-invalid.ll:55 offset :5:22: error: integer constant must have integer type
; CHECK-NEXT: @g = global metadata 0
; CHECK-NEXT:                      ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/what-is-said-first-invalid.ll:61 offset :3:19: error: null must be a pointer type
; CHECK-NEXT: @g = global token null
; CHECK-NEXT:                   ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/what-is-said-first-invalid.ll:65 offset :3:13: error: invalid type for global variable
; CHECK-NEXT: @g = global metadata undef
; CHECK-NEXT:             ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/what-is-said-first-invalid.ll:69 offset :7:3: error: instruction forward referenced with type 'label'
; CHECK-NEXT:   add i32 1,
; CHECK-NEXT:   ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/what-is-said-first-invalid.ll:80 offset :6:21: error: integer constant must have integer type
; CHECK-NEXT:   %[[X]] = phi i32 [ 1, 99 ]
; CHECK-NEXT:                     ^
