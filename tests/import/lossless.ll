; ORACLE: differs (lossless)
; RUN: mlir-translate %s --import-llvm --lossless --split-input-file | FileCheck %s
; RUN: mlir-translate %s --import-llvm --lossless --split-input-file --output-split-marker="// =====" | mlir-translate --mlir-to-llvmir --split-input-file="// =====" | FileCheck %s --check-prefix=BACK

; What MLIR drops is kept beside the ops, and comes back.

// -----

define i1 @flags(i32 %a, i32 %b) {
  %1 = icmp samesign ult i32 %a, %b
  ret i1 %1
}

// -----

declare void @callee(ptr captures(address)) "tune-cpu"="generic"
define void @attributes(ptr %p) {
  call void @callee(ptr captures(address_is_null) %p) nosync
  ret void
}

// -----

define i32 @attached(i1 %c) !mine !0 {
  br i1 %c, label %x, label %y, !mine !0
x:
  br label %y
y:
  %1 = phi i32 [ 1, %0 ], [ 2, %x ], !mine !0
  ret i32 %1, !mine !1
}
!named = !{!1}
!0 = !{!"a"}
!1 = distinct !{}

// -----

define i32 @without_an_op(ptr %list) {
  %1 = va_arg ptr %list, i32
  %2 = add i32 1, 2
  ret i32 %1
}

// -----

@local = thread_local(initialexec) global i32 0, partition "p"
