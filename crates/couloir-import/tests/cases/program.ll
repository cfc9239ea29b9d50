; ModuleID = 's.c'
source_filename = "s.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.s = type { i32, [4 x i8], double, ptr }

@g = dso_local global %struct.s { i32 1, [4 x i8] c"abc\00", double 2.500000e+00, ptr @g }, align 8
@.str = private unnamed_addr constant [7 x i8] c"hello\0A\00", align 1
@str = dso_local local_unnamed_addr global ptr @.str, align 8
@h = internal unnamed_addr constant [3 x i32] [i32 1, i32 2, i32 3], align 4
@ext = external local_unnamed_addr global i32, align 4
@fp = dso_local local_unnamed_addr global ptr null, align 8
@zero = dso_local local_unnamed_addr global i32 0, align 4

; Function Attrs: nounwind uwtable
define dso_local i32 @f(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %7

4:                                                ; preds = %2
  %5 = load i32, ptr @ext, align 4
  %6 = zext nneg i32 %0 to i64
  br label %9

7:                                                ; preds = %26, %2
  %8 = phi i32 [ 0, %2 ], [ %27, %26 ]
  switch i32 %8, label %33 [
    i32 1, label %36
    i32 7, label %30
  ]

9:                                                ; preds = %4, %26
  %10 = phi i64 [ 0, %4 ], [ %28, %26 ]
  %11 = phi i32 [ 0, %4 ], [ %27, %26 ]
  %12 = getelementptr inbounds nuw float, ptr %1, i64 %10
  %13 = load float, ptr %12, align 4, !tbaa !9
  %14 = fcmp ogt float %13, 5.000000e-01
  br i1 %14, label %15, label %24

15:                                               ; preds = %9
  %16 = trunc nuw nsw i64 %10 to i32
  %17 = urem i32 %16, 3
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr @h, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !5
  %21 = trunc nuw nsw i64 %10 to i32
  %22 = tail call fastcc i32 @add(i32 noundef %21, i32 noundef %20)
  %23 = add nsw i32 %22, %11
  br label %26

24:                                               ; preds = %9
  %25 = sub nsw i32 %11, %5
  br label %26

26:                                               ; preds = %15, %24
  %27 = phi i32 [ %23, %15 ], [ %25, %24 ]
  %28 = add nuw nsw i64 %10, 1
  %29 = icmp eq i64 %28, %6
  br i1 %29, label %7, label %9, !llvm.loop !11

30:                                               ; preds = %7
  %31 = load ptr, ptr @fp, align 8, !tbaa !14
  %32 = tail call i32 %31(i32 noundef 3) #4
  br label %36

33:                                               ; preds = %7
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) @g, ptr noundef nonnull align 4 dereferenceable(16) %1, i64 16, i1 false)
  %34 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %0)
  %35 = add nsw i32 %8, %34
  br label %36

36:                                               ; preds = %7, %33, %30
  %37 = phi i32 [ %35, %33 ], [ %32, %30 ], [ 5, %7 ]
  ret i32 %37
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i32 @add(i32 noundef %0, i32 noundef %1) unnamed_addr #1 {
  %3 = add nsw i32 %1, %0
  ret i32 %3
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"clang version 22.1.8"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !7, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = !{!15, !15, i64 0}
!15 = !{!"any pointer", !7, i64 0}
