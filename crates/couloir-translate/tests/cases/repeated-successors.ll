; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @cond(i1 %0, i32 %1, i32 %2) {
  br i1 %0, label %4, label %14

4:                                                ; preds = %4, %14, %3
  %5 = phi i32 [ %15, %14 ], [ %5, %4 ], [ %1, %3 ]
  br i1 %0, label %4, label %7

6:                                                ; No predecessors!
  br label %7

7:                                                ; preds = %6, %4
  %8 = phi i32 [ %1, %6 ], [ %5, %4 ]
  %9 = phi i32 [ %2, %6 ], [ %2, %4 ]
  %10 = add i32 %8, %9
  switch i32 %10, label %11 [
    i32 1, label %16
    i32 2, label %18
    i32 -3, label %13
  ]

11:                                               ; preds = %16, %18, %7
  %12 = phi i32 [ %19, %18 ], [ %17, %16 ], [ %8, %7 ]
  br label %13

13:                                               ; preds = %11, %7
  ret i32 %10

14:                                               ; preds = %3
  %15 = phi i32 [ %2, %3 ]
  br label %4

16:                                               ; preds = %7
  %17 = phi i32 [ %9, %7 ]
  br label %11

18:                                               ; preds = %7
  %19 = phi i32 [ %10, %7 ]
  br label %11
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
