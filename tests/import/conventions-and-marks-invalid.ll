; RUN: not mlir-translate %s --split-input-file --import-llvm 2>&1 | FileCheck %s

; What conventions take, and what stands before a function's name.

// -----

define amdgpu_vs float @f(ptr inalloca(i32) %x) {
  ret float 0.0
}

; CHECK: Calling convention disallows inalloca
; CHECK: ptr @f

// -----

declare amdgpu_ps void @f(ptr preallocated(i32), ...)

; CHECK: Calling convention disallows preallocated
; CHECK: ptr @f

// -----

define amdgpu_cs void @f(ptr byref({ i32 }) %x, ...) {
  ret void
}

; CHECK: Calling convention disallows stack byref
; CHECK: ptr @f

// -----

declare amdgpu_kernel i32 @f(ptr byref(i32))

; CHECK: Calling convention requires void return type
; CHECK: ptr @f

// -----

declare void @a(ptr writable) memory(none)
declare void @b(ptr writable) memory(readwrite, argmem: read)
declare void @c(ptr writable) memory(argmem: write)
declare void @d(ptr writable) memory(read) alwaysinline noinline
declare void @e(ptr writable) memory(read) allocsize(7)
define void @f(ptr %p) {
  call void @c(ptr writable %p) memory(read)
  call void @c(ptr %p) memory(none)
  ret void
}

; CHECK: Attribute writable and memory without argmem: write are incompatible!
; CHECK: ptr @a
; CHECK: Attribute writable and memory without argmem: write are incompatible!
; CHECK: ptr @b
; CHECK: Attributes 'noinline and alwaysinline' are incompatible!
; CHECK: ptr @d
; CHECK: Attribute writable and memory without argmem: write are incompatible!
; CHECK: ptr @e
; CHECK: Attribute writable and memory without argmem: write are incompatible!
; CHECK: call void @c(ptr writable %p) #5

// -----

define appending @f() {

; CHECK: error: expected type

// -----

define private hidden @f() {

; CHECK: error: expected type

// -----

define internal dllexport metadata @f() {

; CHECK: error: symbol with local linkage cannot have a DLL storage class

// -----

declare riscv_vls_cc i32 @f(i32)

; CHECK: error: expected type
