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
