; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = external global [10 x i32]
@h = hidden global i64 3
@h2 = internal global i64 3, align 16
@s = internal constant [4 x i8] c"abc\00"
@u = global i64 undef

declare i64 @ext(i64)

define hidden i64 @hid(i64 %0) {
  ret i64 %0
}

define internal i64 @int(i64 %0, ptr %1, i32 %2, double %3) {
  %5 = load i64, ptr %1, align 4
  %6 = load double, ptr %1, align 8
  %7 = load <4 x float>, ptr %1, align 16
  %8 = load { i8, i64 }, ptr %1, align 4
  store i64 %5, ptr %1, align 4
  %9 = alloca i64, align 8
  %10 = alloca i64, i32 %2, align 32
  %11 = alloca { i8, i64 }, i64 %0, align 8
  %12 = alloca [4 x i128], i32 %2, align 8
  %13 = atomicrmw add ptr %1, i64 %5 acq_rel, align 8
  %14 = cmpxchg ptr %1, i64 %5, i64 %5 acq_rel monotonic, align 8
  %15 = getelementptr { i8, i64 }, ptr %1, i64 %0, i32 1
  %16 = getelementptr inbounds nuw { i8, i64 }, ptr %1, i64 %0, i32 1
  %17 = getelementptr float, ptr null, i64 %0
  store ptr %17, ptr %1, align 8
  %18 = fadd fast double %3, %3
  %19 = call nnan nsz double @llvm.sqrt.f64(double %3)
  call void @llvm.memcpy.p0.p0.i64(ptr %1, ptr %1, i64 %0, i1 false)
  %20 = call i64 @ext(i64 %0)
  %21 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %0, i64 %0)
  %22 = call ptr @llvm.stacksave.p0()
  call void @llvm.stackrestore.p0(ptr %22)
  call void @llvm.assume(i1 true)
  ret i64 %20
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
