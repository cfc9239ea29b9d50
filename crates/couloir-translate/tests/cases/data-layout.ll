; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-i64:64-n8:16:32:64"
target triple = "x86_64-unknown-linux-gnu"

define void @f(ptr %0) {
  %2 = load i64, ptr %0, align 8
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
