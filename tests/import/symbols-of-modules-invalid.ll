; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Lists of what is used, aliases of aliases, and what is found first where several things are wrong.

@g = global i32 0
@0 = global i32 0
@k = global { i32, i8 } zeroinitializer
@i = ifunc void (), ptr @r
@llvm.used = appending global [1 x ptr] [ptr @i], section "llvm.metadata"
define ptr @r() {
  ret ptr null
}

; CHECK: invalid llvm.used member
; CHECK-NEXT: ptr @i

// -----

@g = global i32 0
@0 = global i32 0
@k = global { i32, i8 } zeroinitializer
@i = ifunc void (), ptr @r
@llvm.compiler.used = appending global [2 x ptr] [ptr @g, ptr null], section "llvm.metadata"
define ptr @r() {
  ret ptr null
}

; CHECK: invalid llvm.compiler.used member
; CHECK-NEXT: ptr null

// -----

@g = global i32 0
@0 = global i32 0
@k = global { i32, i8 } zeroinitializer
@i = ifunc void (), ptr @r
@llvm.used = appending global [1 x ptr] [ptr getelementptr (i8, ptr @g, i64 1)], section "llvm.metadata"
define ptr @r() {
  ret ptr null
}

; CHECK: invalid llvm.used member
; CHECK-NEXT: ptr getelementptr (i8, ptr @g, i64 1)

// -----

@g = global i32 0
@0 = global i32 0
@k = global { i32, i8 } zeroinitializer
@i = ifunc void (), ptr @r
@llvm.compiler.used = appending global [1 x ptr] [ptr @0], section "llvm.metadata"
define ptr @r() {
  ret ptr null
}

; CHECK: members of llvm.compiler.used must be named
; CHECK-NEXT: ptr @0

// -----

@g = global i32 0
@a = weak alias i32, ptr @g
@b = alias i32, ptr @a

; CHECK: Alias cannot point to an interposable alias
; CHECK-NEXT: ptr @b

// -----

@g = available_externally global i32 0
@a = available_externally alias i32, ptr @g
@b = alias i32, ptr @a

; CHECK: Alias must point to a definition
; CHECK-NEXT: ptr @b

// -----

@g = available_externally global i32 0
@a = alias i32, ptr @g
@b = available_externally alias i32, ptr @a

; CHECK: Alias must point to a definition
; CHECK-NEXT: ptr @a
; CHECK-NEXT: available_externally alias must point to available_externally global value
; CHECK-NEXT: ptr @b

// -----

@g = appending global <vscale x 2 x i32> zeroinitializer

; CHECK: Globals cannot contain scalable types
; CHECK-NEXT: ptr @g

// -----

@g = appending global i32 0, !implicit.ref !0
!0 = !{}

; CHECK: ref metadata must have one operand
; CHECK-NEXT: ptr @g
; CHECK-NEXT: !0 = !{}

// -----

declare !implicit.ref !0 void @g()
!0 = !{ptr @h}
@h = global i32 0

; CHECK: ref metadata must not be placed on a declaration
; CHECK-NEXT: ptr @g

// -----

!llvm.ident = !{!0, !1}
!llvm.commandline = !{!2, !0}
!0 = !{}
!1 = !{i32 1}
!2 = !{i32 2}

; CHECK: incorrect number of operands in llvm.ident metadata
; CHECK-NEXT: !0 = !{}
; CHECK-NEXT: invalid value for llvm.commandline metadata entry operand(the operand should be a string)
; CHECK-NEXT: i32 2

// -----

@x = global i32 0, comdat
@b = global i32 0, comdat

; CHECK: <unknown>:0: error: {{.*}}:{{[0-9]+}}:20: error: use of undefined comdat '$b'
; CHECK-NEXT: @b = global i32 0, comdat
; CHECK-NEXT: ^

// -----

@h = global ptr @f
declare void @f() addrspace(2)

; CHECK: <unknown>:0: error: {{.*}}:{{[0-9]+}}:17: error: invalid forward reference to function 'f' with wrong type: expected 'ptr addrspace(2)' but was 'ptr'
; CHECK-NEXT: @h = global ptr @f
; CHECK-NEXT: ^

// -----

define void @f() section "s" align(16) {
  ret void
}

; CHECK: <unknown>:0: error: {{.*}}:{{[0-9]+}}:35: error: expected integer
; CHECK-NEXT: define void @f() section "s" align(16) {
; CHECK-NEXT: ^

// -----

target datalayout = "v64:64-p3(a):32:32"

; CHECK: {{.*}}:{{[0-9]+}}:0: error: cannot translate data layout: p3(a):32:32

// -----

!llvm.module.flags = !{!0, !1}
!0 = !{i32 7, !"x", null}
!1 = !{i32 8, !"y", null}

; CHECK: invalid value for 'max' module flag (expected constant integer)
; CHECK-NEXT: invalid value for 'min' module flag (expected constant non-negative integer)

// -----

declare !implicit.ref !0 spir_kernel i32 @f() allocsize(0)
!0 = !{}

; CHECK: ref metadata must not be placed on a declaration
; CHECK-NEXT: ptr @f
; CHECK-NEXT: 'allocsize' element size argument is out of bounds
; CHECK-NEXT: ptr @f
; CHECK-NEXT: Calling convention requires void return type
; CHECK-NEXT: ptr @f

// -----

; Indirect functions have neither a profile nor a place.

@i = common ifunc void (), ptr @r, !prof !0
@j = ifunc void (), ptr @r, !prof !0, !dbg !0
define void @r() {
  ret void
}
!0 = !{}

; CHECK: an ifunc may not have a !prof attachment
; CHECK-NEXT: ptr @i
; CHECK-NEXT: an ifunc may not have a !dbg attachment
; CHECK-NEXT: ptr @j
