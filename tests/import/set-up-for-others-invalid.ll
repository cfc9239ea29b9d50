; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Arguments that are made before a call, and variables that another function recovers.

define void @f() {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @g(ptr preallocated(i32) %a) [ "preallocated"(token %t) ]
  call void @g(ptr preallocated(i32) %a) [ "preallocated"(token %t) ]
  ret void
}
declare void @g(ptr preallocated(i32))
declare void @h()

; CHECK: Can have at most one call corresponding to a llvm.call.preallocated.setup

// -----

define void @f() {
  %t = call token @llvm.call.preallocated.setup(i32 2)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @g(ptr preallocated(i32) %a) [ "preallocated"(token %t) ]
  ret void
}
declare void @g(ptr preallocated(i32))
declare void @h()

; CHECK: llvm.call.preallocated.setup arg size must be equal to number of preallocated arguments at call site
; CHECK-NEXT: %t = call token @llvm.call.preallocated.setup(i32 2)
; CHECK-NEXT: call void @g(ptr preallocated(i32) %a) [ "preallocated"(token %t) ]

// -----

define void @f() {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 3) preallocated(i32)
  call void @g(ptr preallocated(i32) %a) [ "preallocated"(token %t) ]
  ret void
}
declare void @g(ptr preallocated(i32))
declare void @h()

; CHECK: llvm.call.preallocated.alloc arg index must be between 0 and corresponding llvm.call.preallocated.setup's argument count

// -----

define void @f() {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0)
  call void @g(ptr preallocated(i32) %a) [ "preallocated"(token %t) ]
  ret void
}
declare void @g(ptr preallocated(i32))
declare void @h()

; CHECK: llvm.call.preallocated.arg must be called with a "preallocated" call site attribute

// -----

define void @f() {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  call void @h() [ "preallocated"(token %t) ]
  ret void
}
declare void @g(ptr preallocated(i32))
declare void @h()

; CHECK: cannot use preallocated intrinsics on a call without preallocated arguments

// -----

define void @f() {
  %a = alloca i32
  call void (...) @llvm.localescape(ptr %a)
  call void (...) @llvm.localescape(ptr %a)
  ret void
}

; CHECK: multiple calls to llvm.localescape in one function
; CHECK-NEXT: call void (...) @llvm.localescape(ptr %a)

// -----

define void @f() {
  %a = alloca i32
  br label %x
x:
  call void (...) @llvm.localescape(ptr %a)
  ret void
}

; CHECK: llvm.localescape used outside of entry block
; CHECK-NEXT: call void (...) @llvm.localescape(ptr %a)

// -----

define void @f(i32 %n) {
  %a = alloca i32, i32 %n
  call void (...) @llvm.localescape(ptr %a)
  ret void
}

; CHECK: llvm.localescape only accepts static allocas
; CHECK-NEXT: call void (...) @llvm.localescape(ptr %a)

// -----

define void @f() {
  %a = alloca i32
  call void (...) @llvm.localescape(ptr %a)
  ret void
}
define void @g(ptr %q) {
  %r = call ptr @llvm.localrecover(ptr @f, ptr %q, i32 1)
  ret void
}

; CHECK: all indices passed to llvm.localrecover must be less than the number of arguments passed to llvm.localescape in the parent function
; CHECK-NEXT: ptr @f

// -----

define void @f() {

  ret void
}
define void @g(ptr %q) {
  %r = call ptr @llvm.localrecover(ptr @f, ptr %q, i32 0)
  ret void
}
define void @g2(ptr %q) {
  %r = call ptr @llvm.localrecover(ptr @f, ptr %q, i32 1)
  ret void
}

; CHECK: all indices passed to llvm.localrecover must be less than the number of arguments passed to llvm.localescape in the parent function
; CHECK-NEXT: ptr @f
