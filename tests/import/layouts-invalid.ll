; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Layouts are read before anything else, and stand nowhere but at the top.

// -----
target datalayout = "e-x"
foo

// -----
source_filename = "a"
target datalayout = "E-S0"
target triple = "x86_64-unknown-linux-gnu"

// -----
target datalayout = "i8:16"

// -----
target datalayout = "n8:"

// -----
target datalayout = "p:64:64:64:128"

// -----
target datalayout = "ni:0"

// -----
@g = global i32 0
target datalayout = "e"

// -----
define void @f() {
  ret void
}
define ptr @g() {
  br label %1
1:
  ret ptr blockaddress(@f, %1)
}

// -----
define void @f() #0 {
  ret void
}
attributes #0 = { alignstack(8) }

// -----
define void @f() #0 {
  ret void
}
attributes #0 = { dereferenceable=8 }

; CHECK: unknown specifier 'x'
; CHECK: stack natural alignment must be non-zero
; CHECK: i8 must be 8-bit aligned
; CHECK: size component cannot be empty
; CHECK: index size cannot be larger than the pointer size
; CHECK: address space 0 cannot be non-integral
; CHECK: expected top-level entity
; CHECK: cannot take address of numeric label after the function is defined
; CHECK: expected '=' here
; CHECK: expected '('
