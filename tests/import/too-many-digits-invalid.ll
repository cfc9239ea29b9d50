; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Digits beyond those that there is place for are passed over, but where anything else is wrong after
; them, the last of them is what is said.

@a = global double 0x3FF00000000000000000
@b = global fp128 0xL00000000000000003FFF0000000000001
@c = foo

; // -----

@a = global x86_fp80 0xK3FFFC000000000000000999
@b = global i32 1.0

; // -----

@a = global fp128 0xL00000000000000003FFF0000000000001
@b = global i4294967296 0

; // -----

define i32 @f() {
  ret i32 %99999999999999999999999999
}

; // -----

; There are no more elements or bytes than 64 bits can tell.

@a = global [18446744073709551616 x i8] zeroinitializer

; // -----

@a = global i32 0, align 18446744073709551616

; // -----

define void @f(ptr align(18446744073709551616) %p) {
  ret void
}

; // -----

define void @f(ptr dereferenceable(18446744073709551616) %p) {
  ret void
}

; // -----

@a = global ptr addrspace(18446744073709551616) null

; // -----

!0 = !DIExpression(DW_OP_constu, 18446744073709551616)
