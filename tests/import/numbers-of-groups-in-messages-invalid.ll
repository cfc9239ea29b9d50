; RUN: not mlir-translate %s --import-llvm 2>&1 | FileCheck %s

; Groups of attributes are numbered for the function that a message is about: all that functions have,
; then those of its calls.

define void @f() #0 {
  call void asm "nop", ""() #2
  ret void
}
define i64 @g() #0 !vec_type_hint !1 {
  %1 = call i64 @llvm.read_register.i64(metadata !0) #3
  ret i64 %1
}
declare i64 @llvm.read_register.i64(metadata) #1
!0 = !{!"rsp"}
!1 = !{!"x"}
attributes #0 = { nounwind }
attributes #1 = { noinline }
attributes #2 = { cold }
attributes #3 = { hot }

; CHECK: <unknown>:0: warning: unhandled function metadata: !0 = !{!"x"} on ; Function Attrs: nounwind
; CHECK-NEXT: define i64 @g() #0 !vec_type_hint !0 {
; CHECK-NEXT:   %1 = call i64 @llvm.read_register.i64(metadata !1) #2
; CHECK-NEXT:   ret i64 %1
; CHECK-NEXT: }
; CHECK: <unknown>:0: error: unhandled value: !1 = !{!"rsp"}
; CHECK-NEXT: <unknown>:0: error: unhandled intrinsic:   %1 = call i64 @llvm.read_register.i64(metadata !1) #2
