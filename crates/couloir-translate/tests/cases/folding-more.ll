; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = internal global [4 x i32] zeroinitializer
@w = extern_weak global i32

declare void @use(i64, i64, i64, i64)

declare void @usep(ptr, ptr, ptr)

declare void @usev(<2 x i32>, <2 x i32>, <2 x i1>)

define void @f(i64 %0) {
  call void @usep(ptr getelementptr (i8, ptr @g, i64 400), ptr getelementptr (i8, ptr @g, i64 -4), ptr getelementptr (i8, ptr @w, i64 2))
  call void @usep(ptr getelementptr inbounds (i8, ptr @g, i64 -4), ptr @g, ptr inttoptr (i64 24 to ptr))
  call void @use(i64 add (i64 ptrtoint (ptr @g to i64), i64 2), i64 add (i64 ptrtoint (ptr @g to i64), i64 5), i64 sub (i64 ptrtoint (ptr @g to i64), i64 3), i64 sub (i64 3, i64 ptrtoint (ptr @g to i64)))
  call void @use(i64 poison, i64 poison, i64 poison, i64 33)
  call void @usev(<2 x i32> <i32 7, i32 14>, <2 x i32> <i32 poison, i32 2>, <2 x i1> splat (i1 true))
  %2 = mul i64 %0, 3
  call void @use(i64 3, i64 ptrtoint (ptr @g to i64), i64 -1, i64 %2)
  call void @use(i64 poison, i64 1, i64 1077936128, i64 %0)
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
