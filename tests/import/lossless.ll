; ORACLE: differs (lossless)
; RUN: mlir-translate %s --import-llvm --lossless | mlir-translate --mlir-to-llvmir | FileCheck %s

; What MLIR drops is kept beside the ops, and comes back.

; CHECK: @local = thread_local(initialexec) global i32 0, partition "p"
@local = thread_local(initialexec) global i32 0, partition "p"

; CHECK-LABEL: define i1 @flags
; CHECK-NEXT: %3 = icmp samesign ult i32 %0, %1
define i1 @flags(i32 %a, i32 %b) {
  %1 = icmp samesign ult i32 %a, %b
  ret i1 %1
}

; CHECK: declare void @callee(ptr captures(address)) #[[TUNE:[0-9]+]]
declare void @callee(ptr captures(address)) "tune-cpu"="generic"

; CHECK-LABEL: define void @attributes
; CHECK-NEXT: call void @callee(ptr captures(address_is_null) %0) #[[NOSYNC:[0-9]+]]
define void @attributes(ptr %p) {
  call void @callee(ptr captures(address_is_null) %p) nosync
  ret void
}

; CHECK: define i32 @attached(i1 %0) !mine ![[A:[0-9]+]]
; CHECK-NEXT: br i1 %0, label %{{.*}}, label %{{.*}}, !mine ![[A]]
; CHECK: phi i32 {{.*}}, !mine ![[A]]
define i32 @attached(i1 %c) !mine !0 {
  br i1 %c, label %x, label %y, !mine !0
x:
  br label %y
y:
  %1 = phi i32 [ 1, %0 ], [ 2, %x ], !mine !0
  ret i32 %1, !mine !1
}

; CHECK-LABEL: define i32 @without_an_op
; CHECK-NEXT: va_arg ptr %0, i32
; CHECK-NEXT: add i32 1, 2
define i32 @without_an_op(ptr %list) {
  %1 = va_arg ptr %list, i32
  %2 = add i32 1, 2
  ret i32 %1
}

; CHECK-DAG: attributes #[[TUNE]] = { "tune-cpu"="generic" }
; CHECK-DAG: attributes #[[NOSYNC]] = { nosync }
; CHECK-DAG: !named = !{![[B:[0-9]+]]}
; CHECK-DAG: ![[A]] = !{!"a"}
; CHECK-DAG: ![[B]] = distinct !{}
!named = !{!1}
!0 = !{!"a"}
!1 = distinct !{}
