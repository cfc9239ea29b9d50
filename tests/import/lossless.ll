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

; CHECK-LABEL: define i32 @order_of_inputs
; CHECK: %{{.*}} = phi i32 [ 4, %4 ], [ %0, %2 ], [ 3, %3 ], [ %0, %2 ]
; CHECK-NEXT: %{{.*}} = phi i32 [ %1, %2 ], [ 3, %3 ], [ %1, %2 ], [ 4, %4 ]
define i32 @order_of_inputs(i32 %a, i32 %b) {
  switch i32 %a, label %x [
    i32 1, label %y
    i32 2, label %z
    i32 3, label %z
  ]
x:
  br label %z
y:
  br label %z
z:
  %1 = phi i32 [ 4, %y ], [ %a, %0 ], [ 3, %x ], [ %a, %0 ]
  %2 = phi i32 [ %b, %0 ], [ 3, %x ], [ %b, %0 ], [ 4, %y ]
  %3 = add i32 %1, %2
  ret i32 %3
}

; CHECK-LABEL: define i32 @result_passed_on
; CHECK: invoke i32 @may_throw()
; CHECK-NEXT: to label %[[JOIN:.*]] unwind
; CHECK: invoke i32 @may_throw()
; CHECK-NEXT: to label %[[JOIN]] unwind
declare i32 @may_throw()
declare i32 @personality(...)
define i32 @result_passed_on(i1 %c) personality ptr @personality {
  br i1 %c, label %x, label %y
x:
  %1 = invoke i32 @may_throw()
          to label %join unwind label %pad
y:
  %2 = invoke i32 @may_throw()
          to label %join unwind label %pad
join:
  %3 = phi i32 [ %2, %y ], [ %1, %x ]
  ret i32 %3
pad:
  %4 = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %4
}

; CHECK-DAG: attributes #[[TUNE]] = { "tune-cpu"="generic" }
; CHECK-DAG: attributes #[[NOSYNC]] = { nosync }
; CHECK-DAG: !named = !{![[B:[0-9]+]]}
; CHECK-DAG: ![[A]] = !{!"a"}
; CHECK-DAG: ![[B]] = distinct !{}
!named = !{!1}
!0 = !{!"a"}
!1 = distinct !{}
