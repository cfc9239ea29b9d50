; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = external global [10 x i32]

declare void @use(i64)

declare void @usep(ptr)

declare void @useb(i1)

declare void @usef(float)

define void @f(i64 %0) {
  call void @usep(ptr inttoptr (i64 20 to ptr))
  call void @use(i64 20)
  call void @usep(ptr getelementptr inbounds nuw (i8, ptr @g, i64 20))
  call void @usep(ptr getelementptr inbounds nuw (i8, ptr @g, i64 12))
  call void @usep(ptr getelementptr inbounds nuw (i8, ptr @g, i64 12))
  call void @usep(ptr getelementptr inbounds nuw (i8, ptr @g, i64 16))
  call void @usep(ptr getelementptr inbounds nuw (i8, ptr @g, i64 16))
  call void @usep(ptr @g)
  call void @use(i64 ptrtoint (ptr @g to i64))
  call void @use(i64 add (i64 ptrtoint (ptr @g to i64), i64 5))
  call void @use(i64 0)
  %2 = mul i64 ptrtoint (ptr @g to i64), 5
  call void @use(i64 %2)
  call void @use(i64 ptrtoint (ptr @g to i64))
  call void @use(i64 add (i64 ptrtoint (ptr @g to i64), i64 5))
  %3 = and i64 ptrtoint (ptr @g to i64), 5
  call void @use(i64 %3)
  call void @use(i64 xor (i64 ptrtoint (ptr @g to i64), i64 5))
  call void @use(i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @g, i64 12) to i64))
  call void @use(i64 12)
  call void @usep(ptr @g)
  call void @usep(ptr inttoptr (i64 5 to ptr))
  call void @usep(ptr null)
  call void @use(i64 5)
  call void @use(i64 poison)
  call void @use(i64 poison)
  call void @use(i64 undef)
  call void @use(i64 0)
  call void @use(i64 -1)
  call void @use(i64 undef)
  call void @use(i64 0)
  call void @use(i64 160)
  %4 = or i64 %0, 0
  call void @use(i64 %4)
  %5 = add i64 %0, 0
  call void @use(i64 %5)
  call void @useb(i1 true)
  call void @useb(i1 false)
  call void @useb(i1 false)
  call void @useb(i1 true)
  %6 = icmp eq i64 ptrtoint (ptr @g to i64), 5
  call void @useb(i1 %6)
  call void @useb(i1 undef)
  %7 = select i1 true, i64 5, i64 %0
  call void @use(i64 %7)
  call void @use(i64 5)
  %8 = zext i32 ptrtoint (ptr @g to i32) to i64
  call void @use(i64 %8)
  %9 = freeze i64 5
  call void @use(i64 %9)
  %10 = freeze i64 undef
  call void @use(i64 %10)
  call void @usef(float 1.500000e+00)
  call void @usef(float 0x7FF0000000000000)
  call void @usef(float -1.500000e+00)
  call void @useb(i1 false)
  call void @usef(float 0.000000e+00)
  call void @use(i64 1069547520)
  %11 = call i64 @llvm.smax.i64(i64 5, i64 0)
  call void @use(i64 %11)
  %12 = call float @llvm.maxnum.f32(float 1.500000e+00, float 0.000000e+00)
  call void @usef(float %12)
  %13 = call float @llvm.fabs.f32(float 1.500000e+00)
  call void @usef(float %13)
  %14 = call i64 @llvm.abs.i64(i64 5, i1 false)
  call void @use(i64 %14)
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
