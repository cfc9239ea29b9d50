; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Tokens of convergence are looked at after what the intrinsic asks; a name that is given to a
; struct with a name stays free.

declare void @g()
declare void @h() convergent
define void @f() {
 %t = call token @llvm.experimental.convergence.anchor()
 call void @g() [ "convergencectrl"(token %t) ]
 call void @h()
 ret void
}

; CHECK: Cannot mix controlled and uncontrolled convergence in the same function.
; CHECK: call void @h()

// -----

define void @f() {
 call void @llvm.assume(i1 true) [ "convergencectrl"() ]
 ret void
}

; CHECK: tags must be valid attribute names
; CHECK: call void @llvm.assume(i1 true) [ "convergencectrl"() ]
; CHECK: The 'convergencectrl' bundle requires exactly one token use.
; CHECK: call void @llvm.assume(i1 true) [ "convergencectrl"() ]

// -----

declare void @g()
declare void @h() convergent
define void @f() {
 call void @g() [ "convergencectrl"(), "deopt"(), "deopt"() ]
 ret void
}

; CHECK: Multiple deopt operand bundles
; CHECK: call void @g() [ "convergencectrl"(), "deopt"(), "deopt"() ]

// -----

declare void @g()
declare void @h() convergent
define void @f() {
 %t = call token @llvm.experimental.convergence.anchor()
 call void @g() [ "preallocated"(token %t) ]
 ret void
}

; CHECK: "preallocated" argument must be a token from llvm.call.preallocated.setup
; CHECK: call void @g() [ "preallocated"(token %t) ]

// -----

define void @f() {
 call void @llvm.reloc.none(metadata i32 3)
 ret void
}

; CHECK: llvm.reloc.none argument must be a metadata string
; CHECK: call void @llvm.reloc.none(metadata i32 3)

// -----

!llvm.errno.tbaa = !{}

; CHECK: llvm.errno.tbaa must have at least one operand
; CHECK: !llvm.errno.tbaa = !{}

// -----

!llvm.errno.tbaa = !{!0}
!0 = !DIFile(filename: "a", directory: "b")

; CHECK: Old-style TBAA is no longer allowed, use struct-path TBAA instead

// -----

declare void @llvm.localescape(ptr, ...)
define void @f() {
 %a = alloca i32
 call void (ptr, ...) @llvm.localescape(ptr %a)
 ret void
}

; CHECK: Intrinsic has incorrect argument type!
; CHECK: ptr @llvm.localescape

// -----

define void @f(ptr %p) {
 call void @llvm.lifetime.start.p0(ptr %p), !heapallocsite !0
 ret void
}
!0 = !{}

; CHECK: llvm.lifetime.start/end can only be used on alloca or poison
; CHECK: call void @llvm.lifetime.start.p0(ptr %p)

// -----

declare void @g(i32)
define void @f() {
 call fastcc void (i32) @g()
 ret void
}

; CHECK: error: not enough parameters specified for call

// -----

%t = type %t

; CHECK: error: use of undefined type named 't'

// -----

%0 = type %0

; CHECK: error: use of undefined type '%0'

// -----

%u = type { i32 }
%t = type %u
@g = global %t zeroinitializer

; CHECK: error: invalid type for null constant
