; RUN: not mlir-translate --import-llvm %s 2>&1 | FileCheck %s

; Place 0 is the result, where the dialect takes no alignment of the stack.
define ptr @f(ptr %a, i32 %b) {
  ret ptr %a
}

!nvvm.annotations = !{!0}
!0 = !{ptr @f, !"align", i32 8}

; CHECK: <unknown>:0: error: "llvm.alignstack" is not a valid result attribute
; CHECK-NEXT: <unknown>:0: note: see current operation: 
; CHECK-NEXT: "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, i32)>, linkage = #llvm.linkage<external>, res_attrs = [{llvm.alignstack = 8 : i64}], sym_name = "f", visibility_ = 0 : i64}> ({
; CHECK-NEXT: ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32):
; CHECK-NEXT:   "llvm.return"(%[[ARG0]]) : (!llvm.ptr) -> ()
; CHECK-NEXT: }) : () -> ()
