; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Calls at which memory is collected, and what they move; what a relocation is of follows it.

declare void @g()
declare i32 @gi(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
define void @f(ptr addrspace(1) %p, i32 %n) gc "statepoint-example" {
 %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 -1, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0)
 ret void
}

; CHECK: gc.statepoint number of patchable bytes must be positive
; CHECK: %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 -1, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0)

// -----

declare void @g()
declare i32 @gi(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
define void @f(ptr addrspace(1) %p, i32 %n) gc "statepoint-example" {
 %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr @g, i32 0, i32 0, i32 0, i32 0)
 ret void
}

; CHECK: gc.statepoint callee argument must have elementtype attribute
; CHECK: %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr @g, i32 0, i32 0, i32 0, i32 0)

// -----

declare void @g()
declare i32 @gi(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
define void @f(ptr addrspace(1) %p, i32 %n) gc "statepoint-example" {
 %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(i32) @g, i32 0, i32 0, i32 0, i32 0)
 ret void
}

; CHECK: gc.statepoint callee elementtype must be function type
; CHECK: %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(i32) @g, i32 0, i32 0, i32 0, i32 0)

// -----

declare void @g()
declare i32 @gi(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
define void @f(ptr addrspace(1) %p, i32 %n) gc "statepoint-example" {
 %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 -1, i32 0, i32 0, i32 0)
 ret void
}

; CHECK: gc.statepoint number of arguments to underlying call must be positive
; CHECK: %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 -1, i32 0, i32 0, i32 0)

// -----

declare void @g()
declare i32 @gi(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
define void @f(ptr addrspace(1) %p, i32 %n) gc "statepoint-example" {
 %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 2, i32 0, i32 0, i32 0)
 ret void
}

; CHECK: gc.statepoint mismatch in number of call args
; CHECK: %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 2, i32 0, i32 0, i32 0)

// -----

declare void @g()
declare i32 @gi(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
define void @f(ptr addrspace(1) %p, i32 %n) gc "statepoint-example" {
 %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 4, i32 0, i32 0)
 ret void
}

; CHECK: unknown flag used in gc.statepoint flags argument
; CHECK: %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 4, i32 0, i32 0)

// -----

declare void @g()
declare i32 @gi(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
define void @f(ptr addrspace(1) %p, i32 %n) gc "statepoint-example" {
 %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 1, i32 0)
 ret void
}

; CHECK: gc.statepoint w/inline transition bundle is deprecated
; CHECK: %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 1, i32 0)

// -----

declare void @g()
declare i32 @gi(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
define void @f(ptr addrspace(1) %p, i32 %n) gc "statepoint-example" {
 %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 1)
 ret void
}

; CHECK: gc.statepoint w/inline deopt operands is deprecated
; CHECK: %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 1)

// -----

declare void @g()
declare i32 @gi(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
define void @f(ptr addrspace(1) %p, i32 %n) gc "statepoint-example" {
 %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 %n, i32 0)
 ret void
}

; CHECK: gc.statepoint number of transition arguments must be constant integer
; CHECK: %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 %n, i32 0)

// -----

declare void @g()
declare i32 @gi(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
define void @f(ptr addrspace(1) %p, i32 %n) gc "statepoint-example" {
 %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0, i32 0)
 ret void
}

; CHECK: gc.statepoint too many arguments
; CHECK: %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0, i32 0)

// -----

declare void @g()
declare i32 @gi(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
define void @f(ptr addrspace(1) %p, i32 %n) gc "statepoint-example" {
 %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(i32 (i32)) @gi, i32 1, i32 0, i64 7, i32 0, i32 0)
 ret void
}

; CHECK: gc.statepoint call argument does not match wrapped function type
; CHECK: %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(i32 (i32)) @gi, i32 1, i32 0, i64 7, i32 0, i32 0)

// -----

declare void @g()
declare i32 @gi(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
define void @f(ptr addrspace(1) %p, i32 %n) gc "statepoint-example" {
 %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(i32 (i32, ...)) @gi, i32 2, i32 0, i32 7, i32 7, i32 0, i32 0)
 ret void
}

; CHECK: gc.statepoint doesn't support wrapping non-void vararg functions yet
; CHECK: %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(i32 (i32, ...)) @gi, i32 2, i32 0, i32 7, i32 7, i32 0, i32 0)

// -----

declare void @g()
declare i32 @gi(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
define void @f(ptr addrspace(1) %p, i32 %n) gc "statepoint-example" {
 %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(i32 (i32, ...)) @gi, i32 0, i32 0, i32 0, i32 0)
 ret void
}

; CHECK: gc.statepoint mismatch in number of vararg call args
; CHECK: %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(i32 (i32, ...)) @gi, i32 0, i32 0, i32 0, i32 0)

// -----

declare void @g()
declare i32 @gi(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
define void @f(ptr addrspace(1) %p, i32 %n) gc "statepoint-example" {
 %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
 %r = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 0)
 ret void
}

; CHECK: gc.relocate: relocating a pointer shouldn't change its address space
; CHECK: %r = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 0) ; (%p, %p)

// -----

declare void @g()
declare i32 @gi(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
define void @f(ptr addrspace(1) %p, i32 %n) gc "statepoint-example" {
 %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
 %r = call <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %t, i32 0, i32 0)
 ret void
}

; CHECK: gc.relocate: vector relocates to vector and pointer to pointer
; CHECK: %r = call <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %t, i32 0, i32 0) ; (%p, %p)

// -----

declare void @g()
declare i32 @gi(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
define void @f(ptr addrspace(1) %p, i32 %n) gc "statepoint-example" {
 %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
 %r = call i32 @llvm.experimental.gc.relocate.i32(token %t, i32 0, i32 0)
 ret void
}

; CHECK: gc.relocate must return a pointer or a vector of pointers
; CHECK: %r = call i32 @llvm.experimental.gc.relocate.i32(token %t, i32 0, i32 0) ; (%p, %p)

// -----

declare void @g()
declare i32 @gi(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
define void @f(ptr addrspace(1) %p, i32 %n) gc "statepoint-example" {
 %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
 %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 1, i32 0)
 ret void
}

; CHECK: gc.relocate: statepoint base index out of bounds
; CHECK: %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 1, i32 0) ; (@llvm.experimental.gc.statepoint.p0, %p)

// -----

declare void @g()
declare i32 @gi(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
define void @f(ptr addrspace(1) %p, i32 %n) gc "statepoint-example" {
 %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
 %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
 ret void
}

; CHECK: gc.relocate: statepoint derived index out of bounds
; CHECK: %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%p, @llvm.experimental.gc.statepoint.p0)

// -----

declare void @g()
declare i32 @gi(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
define void @f(ptr addrspace(1) %p, i32 %n) gc "statepoint-example" {
 %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i32 %n) ]
 %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
 ret void
}

; CHECK: gc.relocate: relocated value must be a pointer
; CHECK: %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0) ; (%n, %n)

// -----

declare void @g()
declare i32 @gi(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
define void @f(ptr addrspace(1) %p, i32 %n) gc "statepoint-example" {
 %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
 %r = call i64 @llvm.experimental.gc.result.i64(token %t)
 ret void
}

; CHECK: gc.result result type does not match wrapped callee
; CHECK: %r = call i64 @llvm.experimental.gc.result.i64(token %t)

// -----

declare void @g()
declare i32 @gi(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
define void @f(ptr addrspace(1) %p, i32 %n) gc "statepoint-example" {
 %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
 %r = call i64 @llvm.experimental.gc.result.i64(token none)
 ret void
}

; CHECK: gc.result operand #1 must be from a statepoint
; CHECK: %r = call i64 @llvm.experimental.gc.result.i64(token none)
; CHECK: token none

// -----

declare void @g()
declare i32 @gi(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
define void @f(ptr addrspace(1) %p, i32 %n) gc "statepoint-example" {
 %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
 %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token none, i32 0, i32 0)
 ret void
}

; CHECK: gc relocate is incorrectly tied to the statepoint
; CHECK: %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token none, i32 0, i32 0) ; (undef, undef)
; CHECK: token none

// -----

declare void @g()
declare i32 @gi(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
define void @f(ptr addrspace(1) %p, i32 %n) gc "statepoint-example" {
 %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0)
 call void @g() [ "x"(token %t) ]
 ret void
}

; CHECK: gc.result or gc.relocate are the only value uses of a gc.statepoint
; CHECK: %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0)
; CHECK: call void @g() [ "x"(token %t) ]

// -----

declare void @g()
declare i32 @pers(...)
define void @f(ptr addrspace(1) %p, i1 %c) gc "statepoint-example" personality ptr @pers {
 br i1 %c, label %x, label %y
x:
 invoke void @g() to label %a unwind label %b
y:
 invoke void @g() to label %a unwind label %b
a:
 invoke void @g() to label %d unwind label %c1
b:
 %lp = landingpad token cleanup
 %q = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lp, i32 0, i32 0)
 ret void
c1:
 %lp2 = landingpad token cleanup
 %q2 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lp2, i32 0, i32 0)
 ret void
d:
 ret void
}

; CHECK: safepoints should have unique landingpads
; CHECK: label %b
; CHECK: gc relocate should be linked to a statepoint
; CHECK: label %a

// -----

define void @f(ptr %p) gc "x" {
 %b = alloca i32
 call void @llvm.gcroot(ptr %b, ptr null)
 ret void
}

; CHECK: llvm.gcroot parameter #1 must either be a pointer alloca, or argument #2 must be a non-null constant.
; CHECK: call void @llvm.gcroot(ptr %b, ptr null)
