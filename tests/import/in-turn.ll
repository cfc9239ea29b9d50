; RUN: mlir-translate --import-llvm %s | FileCheck %s
; RUN: mlir-translate --import-llvm --mlir-disable-threading %s | FileCheck %s

; Functions that are long enough to be imported one by one. Aliases are numbered over all of them;
; elements of a splat come before it in each.

@g = global i32 7, align 4
declare void @callee(i32, ptr)

define i32 @first(i32 %a, ptr %p, i1 %c) {
entry:
  %v0 = load i32, ptr %p, align 4, !tbaa !3
  %v1 = add nsw i32 %v0, 0
  store i32 %v1, ptr @g, align 4
  call void @callee(i32 3, ptr %p)
  %v4 = getelementptr inbounds { i32, [4 x i16] }, ptr %p, i32 0, i32 1, i64 0
  %v5 = add <4 x i8> splat (i8 5), splat (i8 0)
  %v6 = load i32, ptr %p, align 4, !tbaa !2
  %v7 = add nsw i32 %v6, 0
  store i32 %v7, ptr @g, align 4
  call void @callee(i32 9, ptr %p)
  %v10 = getelementptr inbounds { i32, [4 x i16] }, ptr %p, i32 0, i32 1, i64 0
  %v11 = add <4 x i8> splat (i8 5), splat (i8 0)
  %v12 = load i32, ptr %p, align 4, !tbaa !3
  %v13 = add nsw i32 %v12, 0
  store i32 %v13, ptr @g, align 4
  call void @callee(i32 15, ptr %p)
  %v16 = getelementptr inbounds { i32, [4 x i16] }, ptr %p, i32 0, i32 1, i64 0
  %v17 = add <4 x i8> splat (i8 5), splat (i8 0)
  %v18 = load i32, ptr %p, align 4, !tbaa !2
  %v19 = add nsw i32 %v18, 0
  store i32 %v19, ptr @g, align 4
  call void @callee(i32 21, ptr %p)
  %v22 = getelementptr inbounds { i32, [4 x i16] }, ptr %p, i32 0, i32 1, i64 0
  %v23 = add <4 x i8> splat (i8 5), splat (i8 0)
  %v24 = load i32, ptr %p, align 4, !tbaa !3
  %v25 = add nsw i32 %v24, 0
  store i32 %v25, ptr @g, align 4
  call void @callee(i32 27, ptr %p)
  %v28 = getelementptr inbounds { i32, [4 x i16] }, ptr %p, i32 0, i32 1, i64 0
  %v29 = add <4 x i8> splat (i8 5), splat (i8 0)
  %v30 = load i32, ptr %p, align 4, !tbaa !2
  %v31 = add nsw i32 %v30, 0
  store i32 %v31, ptr @g, align 4
  call void @callee(i32 33, ptr %p)
  %v34 = getelementptr inbounds { i32, [4 x i16] }, ptr %p, i32 0, i32 1, i64 0
  %v35 = add <4 x i8> splat (i8 5), splat (i8 0)
  %v36 = load i32, ptr %p, align 4, !tbaa !3
  %v37 = add nsw i32 %v36, 0
  store i32 %v37, ptr @g, align 4
  call void @callee(i32 39, ptr %p)
  %v40 = getelementptr inbounds { i32, [4 x i16] }, ptr %p, i32 0, i32 1, i64 0
  %v41 = add <4 x i8> splat (i8 5), splat (i8 0)
  %v42 = load i32, ptr %p, align 4, !tbaa !2
  %v43 = add nsw i32 %v42, 0
  br label %loop
loop:
  %i = phi i32 [ %a, %entry ], [ %n, %loop ]
  %n = sub i32 %i, 1
  %b = trunc i32 %n to i8
  %e = icmp eq i8 %b, 5
  br i1 %e, label %out, label %loop, !llvm.loop !10
out:
  ret i32 %n
}

define i32 @second(i32 %a, ptr %p, i1 %c) {
entry:
  %v0 = load i32, ptr %p, align 4, !tbaa !2
  %v1 = add nsw i32 %v0, 1
  store i32 %v1, ptr @g, align 4
  call void @callee(i32 3, ptr %p)
  %v4 = getelementptr inbounds { i32, [4 x i16] }, ptr %p, i32 0, i32 1, i64 1
  %v5 = add <4 x i8> splat (i8 6), splat (i8 0)
  %v6 = load i32, ptr %p, align 4, !tbaa !3
  %v7 = add nsw i32 %v6, 7
  store i32 %v7, ptr @g, align 4
  call void @callee(i32 9, ptr %p)
  %v10 = getelementptr inbounds { i32, [4 x i16] }, ptr %p, i32 0, i32 1, i64 1
  %v11 = add <4 x i8> splat (i8 6), splat (i8 0)
  %v12 = load i32, ptr %p, align 4, !tbaa !2
  %v13 = add nsw i32 %v12, 13
  store i32 %v13, ptr @g, align 4
  call void @callee(i32 15, ptr %p)
  %v16 = getelementptr inbounds { i32, [4 x i16] }, ptr %p, i32 0, i32 1, i64 1
  %v17 = add <4 x i8> splat (i8 6), splat (i8 0)
  %v18 = load i32, ptr %p, align 4, !tbaa !3
  %v19 = add nsw i32 %v18, 19
  store i32 %v19, ptr @g, align 4
  call void @callee(i32 21, ptr %p)
  %v22 = getelementptr inbounds { i32, [4 x i16] }, ptr %p, i32 0, i32 1, i64 1
  %v23 = add <4 x i8> splat (i8 6), splat (i8 0)
  %v24 = load i32, ptr %p, align 4, !tbaa !2
  %v25 = add nsw i32 %v24, 25
  store i32 %v25, ptr @g, align 4
  call void @callee(i32 27, ptr %p)
  %v28 = getelementptr inbounds { i32, [4 x i16] }, ptr %p, i32 0, i32 1, i64 1
  %v29 = add <4 x i8> splat (i8 6), splat (i8 0)
  %v30 = load i32, ptr %p, align 4, !tbaa !3
  %v31 = add nsw i32 %v30, 31
  store i32 %v31, ptr @g, align 4
  call void @callee(i32 33, ptr %p)
  %v34 = getelementptr inbounds { i32, [4 x i16] }, ptr %p, i32 0, i32 1, i64 1
  %v35 = add <4 x i8> splat (i8 6), splat (i8 0)
  %v36 = load i32, ptr %p, align 4, !tbaa !2
  %v37 = add nsw i32 %v36, 37
  store i32 %v37, ptr @g, align 4
  call void @callee(i32 39, ptr %p)
  %v40 = getelementptr inbounds { i32, [4 x i16] }, ptr %p, i32 0, i32 1, i64 1
  %v41 = add <4 x i8> splat (i8 6), splat (i8 0)
  %v42 = load i32, ptr %p, align 4, !tbaa !3
  %v43 = add nsw i32 %v42, 43
  br label %loop
loop:
  %i = phi i32 [ %a, %entry ], [ %n, %loop ]
  %n = sub i32 %i, 1
  %b = trunc i32 %n to i8
  %e = icmp eq i8 %b, 6
  br i1 %e, label %out, label %loop, !llvm.loop !11
out:
  ret i32 %n
}

define i32 @third(i32 %a, ptr %p, i1 %c) {
entry:
  %v0 = load i32, ptr %p, align 4, !tbaa !3
  %v1 = add nsw i32 %v0, 2
  store i32 %v1, ptr @g, align 4
  call void @callee(i32 3, ptr %p)
  %v4 = getelementptr inbounds { i32, [4 x i16] }, ptr %p, i32 0, i32 1, i64 2
  %v5 = add <4 x i8> splat (i8 7), splat (i8 0)
  %v6 = load i32, ptr %p, align 4, !tbaa !2
  %v7 = add nsw i32 %v6, 14
  store i32 %v7, ptr @g, align 4
  call void @callee(i32 9, ptr %p)
  %v10 = getelementptr inbounds { i32, [4 x i16] }, ptr %p, i32 0, i32 1, i64 2
  %v11 = add <4 x i8> splat (i8 7), splat (i8 0)
  %v12 = load i32, ptr %p, align 4, !tbaa !3
  %v13 = add nsw i32 %v12, 26
  store i32 %v13, ptr @g, align 4
  call void @callee(i32 15, ptr %p)
  %v16 = getelementptr inbounds { i32, [4 x i16] }, ptr %p, i32 0, i32 1, i64 2
  %v17 = add <4 x i8> splat (i8 7), splat (i8 0)
  %v18 = load i32, ptr %p, align 4, !tbaa !2
  %v19 = add nsw i32 %v18, 38
  store i32 %v19, ptr @g, align 4
  call void @callee(i32 21, ptr %p)
  %v22 = getelementptr inbounds { i32, [4 x i16] }, ptr %p, i32 0, i32 1, i64 2
  %v23 = add <4 x i8> splat (i8 7), splat (i8 0)
  %v24 = load i32, ptr %p, align 4, !tbaa !3
  %v25 = add nsw i32 %v24, 50
  store i32 %v25, ptr @g, align 4
  call void @callee(i32 27, ptr %p)
  %v28 = getelementptr inbounds { i32, [4 x i16] }, ptr %p, i32 0, i32 1, i64 2
  %v29 = add <4 x i8> splat (i8 7), splat (i8 0)
  %v30 = load i32, ptr %p, align 4, !tbaa !2
  %v31 = add nsw i32 %v30, 62
  store i32 %v31, ptr @g, align 4
  call void @callee(i32 33, ptr %p)
  %v34 = getelementptr inbounds { i32, [4 x i16] }, ptr %p, i32 0, i32 1, i64 2
  %v35 = add <4 x i8> splat (i8 7), splat (i8 0)
  %v36 = load i32, ptr %p, align 4, !tbaa !3
  %v37 = add nsw i32 %v36, 74
  store i32 %v37, ptr @g, align 4
  call void @callee(i32 39, ptr %p)
  %v40 = getelementptr inbounds { i32, [4 x i16] }, ptr %p, i32 0, i32 1, i64 2
  %v41 = add <4 x i8> splat (i8 7), splat (i8 0)
  %v42 = load i32, ptr %p, align 4, !tbaa !2
  %v43 = add nsw i32 %v42, 86
  br label %loop
loop:
  %i = phi i32 [ %a, %entry ], [ %n, %loop ]
  %n = sub i32 %i, 1
  %b = trunc i32 %n to i8
  %e = icmp eq i8 %b, 7
  br i1 %e, label %out, label %loop, !llvm.loop !12
out:
  ret i32 %n
}

!0 = !{!"root"}
!1 = !{!"char", !0, i64 0}
!2 = !{!4, !4, i64 0}
!3 = !{!5, !5, i64 0}
!4 = !{!"int", !1, i64 0}
!5 = !{!"long", !1, i64 0}
!10 = distinct !{!10, !20}
!11 = distinct !{!11, !20, !21}
!12 = distinct !{!12, !20}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.unroll.disable"}
