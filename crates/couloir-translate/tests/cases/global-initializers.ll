; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global [4 x float] [float 1.000000e+00, float 0.000000e+00, float 3.000000e+00, float 0.000000e+00]
@g2 = internal global i32 undef
@g3 = extern_weak global i32
@g4 = extern_weak global i32
@g5 = global i32 poison

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
