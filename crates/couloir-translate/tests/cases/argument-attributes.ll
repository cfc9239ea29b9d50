; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(float %0, ptr nofree nonnull writeonly dereferenceable_or_null(8) alignstack(8) %1, ptr %2) {
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
