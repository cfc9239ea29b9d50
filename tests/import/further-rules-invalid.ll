; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; What an invoke says of memory, lengths below zero, tags that are numbers, types of addresses.

declare i32 @g(i32)
declare i32 @pers(...)
define void @f(i32 %n) personality ptr @pers {
  %r = invoke i32 @g(i32 %n) to label %e unwind label %lp, !noalias.addrspace !0
e:
  ret void
lp:
  %q = landingpad { ptr, i32 } cleanup
  ret void
}
!0 = !{i32 0, i32 3}

; CHECK: noalias.addrspace are only for memory operations!
; CHECK: %r = invoke i32 @g(i32 %n)
; CHECK: to label %e unwind label %lp, !noalias.addrspace !0
; CHECK: noalias.addrspace are only for memory operations!
; CHECK: %r = invoke i32 @g(i32 %n)
; CHECK: to label %e unwind label %lp, !noalias.addrspace !0

// -----

declare i32 @g(i32)
declare i32 @pers(...)
define void @f(i32 %n) personality ptr @pers {
  %r = invoke i32 @g(i32 %n) to label %e unwind label %lp, !tbaa !0
e:
  ret void
lp:
  %q = landingpad { ptr, i32 } cleanup
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}

; CHECK: This instruction shall not have a TBAA access tag!
; CHECK: %r = invoke i32 @g(i32 %n)
; CHECK: to label %e unwind label %lp, !tbaa !0
; CHECK: This instruction shall not have a TBAA access tag!
; CHECK: %r = invoke i32 @g(i32 %n)
; CHECK: to label %e unwind label %lp, !tbaa !0

// -----

define i32 @f(i64 %a) {
  %r = call i32 @llvm.experimental.get.vector.length.i64(i64 %a, i32 -1, i1 false)
  ret i32 %r
}

; CHECK: get_vector_length: VF must be positive
; CHECK: %r = call i32 @llvm.experimental.get.vector.length.i64(i64 %a, i32 -1, i1 false)

// -----

!x = !{!0}
!0 = !DIBasicType(tag: 255)

; CHECK: invalid tag
; CHECK: !0 = !DIBasicType(tag: 255)

// -----

@t = global [2 x ptr] [ptr blockaddress(@f, %x), float blockaddress(@f, %y)]
define void @f() {
  br label %x
x:
  br label %y
y:
  ret void
}

; CHECK: error: type of blockaddress must be a pointer and not 'float'

// -----

define void @f() {
  br label %x
x:
  store float blockaddress(@f, %x), ptr null
  ret void
}

; CHECK: error: constant expression type mismatch: got type 'ptr' but expected 'float'
