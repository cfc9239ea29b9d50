; RUN: mlir-translate %s --import-llvm 2>&1 | FileCheck %s

; Attributes of functions that have a type stand nowhere.

; CHECK-COUNT-2: <unknown>:0: warning: 'preallocated' attribute is invalid on current operation, skipping it

declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @g(ptr) preallocated(i32)

; CHECK-DAG: llvm.func @g(!llvm.ptr){{$}}
; CHECK-DAG: llvm.func @f() attributes {no_unwind} {
define void @f() preallocated(i64) nounwind {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %x = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @g(ptr preallocated(i32) %x) ["preallocated"(token %t)]
  ret void
}
