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

; CHECK: #loop_annotation = #llvm.loop_annotation<mustProgress = true>
; CHECK: #loop_unroll = #llvm.loop_unroll<disable = true>
; CHECK: #tbaa_root = #llvm.tbaa_root<id = "root">
; CHECK: #loop_annotation1 = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
; CHECK: #tbaa_type_desc = #llvm.tbaa_type_desc<id = "char", members = {<#tbaa_root, 0>}>
; CHECK: #tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "long", members = {<#tbaa_type_desc, 0>}>
; CHECK: #tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
; CHECK: #tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
; CHECK: #tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
; CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK: llvm.mlir.global external @g(7 : i32) {addr_space = 0 : i32, alignment = 4 : i64} : i32
; CHECK: llvm.func @callee(i32, !llvm.ptr)
; CHECK: llvm.func @first(%arg0: i32, %arg1: !llvm.ptr, %arg2: i1) -> i32 {
; CHECK: %0 = llvm.mlir.constant(0 : i32) : i32
; CHECK: %1 = llvm.mlir.addressof @g : !llvm.ptr
; CHECK: %2 = llvm.mlir.constant(3 : i32) : i32
; CHECK: %3 = llvm.mlir.constant(1 : i32) : i32
; CHECK: %4 = llvm.mlir.constant(0 : i64) : i64
; CHECK: %5 = llvm.mlir.constant(dense<5> : vector<4xi8>) : vector<4xi8>
; CHECK: %6 = llvm.mlir.constant(0 : i8) : i8
; CHECK: %7 = llvm.mlir.constant(dense<0> : vector<4xi8>) : vector<4xi8>
; CHECK: %8 = llvm.mlir.constant(9 : i32) : i32
; CHECK: %9 = llvm.mlir.constant(15 : i32) : i32
; CHECK: %10 = llvm.mlir.constant(21 : i32) : i32
; CHECK: %11 = llvm.mlir.constant(27 : i32) : i32
; CHECK: %12 = llvm.mlir.constant(33 : i32) : i32
; CHECK: %13 = llvm.mlir.constant(39 : i32) : i32
; CHECK: %14 = llvm.mlir.constant(5 : i8) : i8
; CHECK: %15 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
; CHECK: %16 = llvm.add %15, %0 overflow<nsw> : i32
; CHECK: llvm.store %16, %1 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: llvm.call @callee(%2, %arg1) : (i32, !llvm.ptr) -> ()
; CHECK: %17 = llvm.getelementptr inbounds %arg1[%0, 1, %4] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i16>)>
; CHECK: %18 = llvm.add %5, %7 : vector<4xi8>
; CHECK: %19 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
; CHECK: %20 = llvm.add %19, %0 overflow<nsw> : i32
; CHECK: llvm.store %20, %1 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: llvm.call @callee(%8, %arg1) : (i32, !llvm.ptr) -> ()
; CHECK: %21 = llvm.getelementptr inbounds %arg1[%0, 1, %4] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i16>)>
; CHECK: %22 = llvm.add %5, %7 : vector<4xi8>
; CHECK: %23 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
; CHECK: %24 = llvm.add %23, %0 overflow<nsw> : i32
; CHECK: llvm.store %24, %1 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: llvm.call @callee(%9, %arg1) : (i32, !llvm.ptr) -> ()
; CHECK: %25 = llvm.getelementptr inbounds %arg1[%0, 1, %4] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i16>)>
; CHECK: %26 = llvm.add %5, %7 : vector<4xi8>
; CHECK: %27 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
; CHECK: %28 = llvm.add %27, %0 overflow<nsw> : i32
; CHECK: llvm.store %28, %1 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: llvm.call @callee(%10, %arg1) : (i32, !llvm.ptr) -> ()
; CHECK: %29 = llvm.getelementptr inbounds %arg1[%0, 1, %4] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i16>)>
; CHECK: %30 = llvm.add %5, %7 : vector<4xi8>
; CHECK: %31 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
; CHECK: %32 = llvm.add %31, %0 overflow<nsw> : i32
; CHECK: llvm.store %32, %1 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: llvm.call @callee(%11, %arg1) : (i32, !llvm.ptr) -> ()
; CHECK: %33 = llvm.getelementptr inbounds %arg1[%0, 1, %4] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i16>)>
; CHECK: %34 = llvm.add %5, %7 : vector<4xi8>
; CHECK: %35 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
; CHECK: %36 = llvm.add %35, %0 overflow<nsw> : i32
; CHECK: llvm.store %36, %1 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: llvm.call @callee(%12, %arg1) : (i32, !llvm.ptr) -> ()
; CHECK: %37 = llvm.getelementptr inbounds %arg1[%0, 1, %4] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i16>)>
; CHECK: %38 = llvm.add %5, %7 : vector<4xi8>
; CHECK: %39 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
; CHECK: %40 = llvm.add %39, %0 overflow<nsw> : i32
; CHECK: llvm.store %40, %1 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: llvm.call @callee(%13, %arg1) : (i32, !llvm.ptr) -> ()
; CHECK: %41 = llvm.getelementptr inbounds %arg1[%0, 1, %4] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i16>)>
; CHECK: %42 = llvm.add %5, %7 : vector<4xi8>
; CHECK: %43 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
; CHECK: %44 = llvm.add %43, %0 overflow<nsw> : i32
; CHECK: llvm.br ^bb1(%arg0 : i32)
; CHECK: ^bb1(%45: i32):  // 2 preds: ^bb0, ^bb1
; CHECK: %46 = llvm.sub %45, %3 : i32
; CHECK: %47 = llvm.trunc %46 : i32 to i8
; CHECK: %48 = llvm.icmp "eq" %47, %14 : i8
; CHECK: llvm.cond_br %48, ^bb2, ^bb1(%46 : i32) {loop_annotation = #loop_annotation}
; CHECK: ^bb2:  // pred: ^bb1
; CHECK: llvm.return %46 : i32
; CHECK: }
; CHECK: llvm.func @second(%arg0: i32, %arg1: !llvm.ptr, %arg2: i1) -> i32 {
; CHECK: %0 = llvm.mlir.constant(1 : i32) : i32
; CHECK: %1 = llvm.mlir.addressof @g : !llvm.ptr
; CHECK: %2 = llvm.mlir.constant(3 : i32) : i32
; CHECK: %3 = llvm.mlir.constant(0 : i32) : i32
; CHECK: %4 = llvm.mlir.constant(1 : i64) : i64
; CHECK: %5 = llvm.mlir.constant(dense<6> : vector<4xi8>) : vector<4xi8>
; CHECK: %6 = llvm.mlir.constant(0 : i8) : i8
; CHECK: %7 = llvm.mlir.constant(dense<0> : vector<4xi8>) : vector<4xi8>
; CHECK: %8 = llvm.mlir.constant(7 : i32) : i32
; CHECK: %9 = llvm.mlir.constant(9 : i32) : i32
; CHECK: %10 = llvm.mlir.constant(13 : i32) : i32
; CHECK: %11 = llvm.mlir.constant(15 : i32) : i32
; CHECK: %12 = llvm.mlir.constant(19 : i32) : i32
; CHECK: %13 = llvm.mlir.constant(21 : i32) : i32
; CHECK: %14 = llvm.mlir.constant(25 : i32) : i32
; CHECK: %15 = llvm.mlir.constant(27 : i32) : i32
; CHECK: %16 = llvm.mlir.constant(31 : i32) : i32
; CHECK: %17 = llvm.mlir.constant(33 : i32) : i32
; CHECK: %18 = llvm.mlir.constant(37 : i32) : i32
; CHECK: %19 = llvm.mlir.constant(39 : i32) : i32
; CHECK: %20 = llvm.mlir.constant(43 : i32) : i32
; CHECK: %21 = llvm.mlir.constant(6 : i8) : i8
; CHECK: %22 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
; CHECK: %23 = llvm.add %22, %0 overflow<nsw> : i32
; CHECK: llvm.store %23, %1 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: llvm.call @callee(%2, %arg1) : (i32, !llvm.ptr) -> ()
; CHECK: %24 = llvm.getelementptr inbounds %arg1[%3, 1, %4] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i16>)>
; CHECK: %25 = llvm.add %5, %7 : vector<4xi8>
; CHECK: %26 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
; CHECK: %27 = llvm.add %26, %8 overflow<nsw> : i32
; CHECK: llvm.store %27, %1 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: llvm.call @callee(%9, %arg1) : (i32, !llvm.ptr) -> ()
; CHECK: %28 = llvm.getelementptr inbounds %arg1[%3, 1, %4] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i16>)>
; CHECK: %29 = llvm.add %5, %7 : vector<4xi8>
; CHECK: %30 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
; CHECK: %31 = llvm.add %30, %10 overflow<nsw> : i32
; CHECK: llvm.store %31, %1 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: llvm.call @callee(%11, %arg1) : (i32, !llvm.ptr) -> ()
; CHECK: %32 = llvm.getelementptr inbounds %arg1[%3, 1, %4] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i16>)>
; CHECK: %33 = llvm.add %5, %7 : vector<4xi8>
; CHECK: %34 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
; CHECK: %35 = llvm.add %34, %12 overflow<nsw> : i32
; CHECK: llvm.store %35, %1 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: llvm.call @callee(%13, %arg1) : (i32, !llvm.ptr) -> ()
; CHECK: %36 = llvm.getelementptr inbounds %arg1[%3, 1, %4] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i16>)>
; CHECK: %37 = llvm.add %5, %7 : vector<4xi8>
; CHECK: %38 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
; CHECK: %39 = llvm.add %38, %14 overflow<nsw> : i32
; CHECK: llvm.store %39, %1 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: llvm.call @callee(%15, %arg1) : (i32, !llvm.ptr) -> ()
; CHECK: %40 = llvm.getelementptr inbounds %arg1[%3, 1, %4] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i16>)>
; CHECK: %41 = llvm.add %5, %7 : vector<4xi8>
; CHECK: %42 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
; CHECK: %43 = llvm.add %42, %16 overflow<nsw> : i32
; CHECK: llvm.store %43, %1 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: llvm.call @callee(%17, %arg1) : (i32, !llvm.ptr) -> ()
; CHECK: %44 = llvm.getelementptr inbounds %arg1[%3, 1, %4] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i16>)>
; CHECK: %45 = llvm.add %5, %7 : vector<4xi8>
; CHECK: %46 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
; CHECK: %47 = llvm.add %46, %18 overflow<nsw> : i32
; CHECK: llvm.store %47, %1 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: llvm.call @callee(%19, %arg1) : (i32, !llvm.ptr) -> ()
; CHECK: %48 = llvm.getelementptr inbounds %arg1[%3, 1, %4] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i16>)>
; CHECK: %49 = llvm.add %5, %7 : vector<4xi8>
; CHECK: %50 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
; CHECK: %51 = llvm.add %50, %20 overflow<nsw> : i32
; CHECK: llvm.br ^bb1(%arg0 : i32)
; CHECK: ^bb1(%52: i32):  // 2 preds: ^bb0, ^bb1
; CHECK: %53 = llvm.sub %52, %0 : i32
; CHECK: %54 = llvm.trunc %53 : i32 to i8
; CHECK: %55 = llvm.icmp "eq" %54, %21 : i8
; CHECK: llvm.cond_br %55, ^bb2, ^bb1(%53 : i32) {loop_annotation = #loop_annotation1}
; CHECK: ^bb2:  // pred: ^bb1
; CHECK: llvm.return %53 : i32
; CHECK: }
; CHECK: llvm.func @third(%arg0: i32, %arg1: !llvm.ptr, %arg2: i1) -> i32 {
; CHECK: %0 = llvm.mlir.constant(2 : i32) : i32
; CHECK: %1 = llvm.mlir.addressof @g : !llvm.ptr
; CHECK: %2 = llvm.mlir.constant(3 : i32) : i32
; CHECK: %3 = llvm.mlir.constant(0 : i32) : i32
; CHECK: %4 = llvm.mlir.constant(1 : i32) : i32
; CHECK: %5 = llvm.mlir.constant(2 : i64) : i64
; CHECK: %6 = llvm.mlir.constant(dense<7> : vector<4xi8>) : vector<4xi8>
; CHECK: %7 = llvm.mlir.constant(0 : i8) : i8
; CHECK: %8 = llvm.mlir.constant(dense<0> : vector<4xi8>) : vector<4xi8>
; CHECK: %9 = llvm.mlir.constant(14 : i32) : i32
; CHECK: %10 = llvm.mlir.constant(9 : i32) : i32
; CHECK: %11 = llvm.mlir.constant(26 : i32) : i32
; CHECK: %12 = llvm.mlir.constant(15 : i32) : i32
; CHECK: %13 = llvm.mlir.constant(38 : i32) : i32
; CHECK: %14 = llvm.mlir.constant(21 : i32) : i32
; CHECK: %15 = llvm.mlir.constant(50 : i32) : i32
; CHECK: %16 = llvm.mlir.constant(27 : i32) : i32
; CHECK: %17 = llvm.mlir.constant(62 : i32) : i32
; CHECK: %18 = llvm.mlir.constant(33 : i32) : i32
; CHECK: %19 = llvm.mlir.constant(74 : i32) : i32
; CHECK: %20 = llvm.mlir.constant(39 : i32) : i32
; CHECK: %21 = llvm.mlir.constant(86 : i32) : i32
; CHECK: %22 = llvm.mlir.constant(7 : i8) : i8
; CHECK: %23 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
; CHECK: %24 = llvm.add %23, %0 overflow<nsw> : i32
; CHECK: llvm.store %24, %1 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: llvm.call @callee(%2, %arg1) : (i32, !llvm.ptr) -> ()
; CHECK: %25 = llvm.getelementptr inbounds %arg1[%3, 1, %5] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i16>)>
; CHECK: %26 = llvm.add %6, %8 : vector<4xi8>
; CHECK: %27 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
; CHECK: %28 = llvm.add %27, %9 overflow<nsw> : i32
; CHECK: llvm.store %28, %1 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: llvm.call @callee(%10, %arg1) : (i32, !llvm.ptr) -> ()
; CHECK: %29 = llvm.getelementptr inbounds %arg1[%3, 1, %5] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i16>)>
; CHECK: %30 = llvm.add %6, %8 : vector<4xi8>
; CHECK: %31 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
; CHECK: %32 = llvm.add %31, %11 overflow<nsw> : i32
; CHECK: llvm.store %32, %1 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: llvm.call @callee(%12, %arg1) : (i32, !llvm.ptr) -> ()
; CHECK: %33 = llvm.getelementptr inbounds %arg1[%3, 1, %5] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i16>)>
; CHECK: %34 = llvm.add %6, %8 : vector<4xi8>
; CHECK: %35 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
; CHECK: %36 = llvm.add %35, %13 overflow<nsw> : i32
; CHECK: llvm.store %36, %1 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: llvm.call @callee(%14, %arg1) : (i32, !llvm.ptr) -> ()
; CHECK: %37 = llvm.getelementptr inbounds %arg1[%3, 1, %5] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i16>)>
; CHECK: %38 = llvm.add %6, %8 : vector<4xi8>
; CHECK: %39 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
; CHECK: %40 = llvm.add %39, %15 overflow<nsw> : i32
; CHECK: llvm.store %40, %1 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: llvm.call @callee(%16, %arg1) : (i32, !llvm.ptr) -> ()
; CHECK: %41 = llvm.getelementptr inbounds %arg1[%3, 1, %5] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i16>)>
; CHECK: %42 = llvm.add %6, %8 : vector<4xi8>
; CHECK: %43 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
; CHECK: %44 = llvm.add %43, %17 overflow<nsw> : i32
; CHECK: llvm.store %44, %1 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: llvm.call @callee(%18, %arg1) : (i32, !llvm.ptr) -> ()
; CHECK: %45 = llvm.getelementptr inbounds %arg1[%3, 1, %5] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i16>)>
; CHECK: %46 = llvm.add %6, %8 : vector<4xi8>
; CHECK: %47 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
; CHECK: %48 = llvm.add %47, %19 overflow<nsw> : i32
; CHECK: llvm.store %48, %1 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: llvm.call @callee(%20, %arg1) : (i32, !llvm.ptr) -> ()
; CHECK: %49 = llvm.getelementptr inbounds %arg1[%3, 1, %5] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i16>)>
; CHECK: %50 = llvm.add %6, %8 : vector<4xi8>
; CHECK: %51 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
; CHECK: %52 = llvm.add %51, %21 overflow<nsw> : i32
; CHECK: llvm.br ^bb1(%arg0 : i32)
; CHECK: ^bb1(%53: i32):  // 2 preds: ^bb0, ^bb1
; CHECK: %54 = llvm.sub %53, %4 : i32
; CHECK: %55 = llvm.trunc %54 : i32 to i8
; CHECK: %56 = llvm.icmp "eq" %55, %22 : i8
; CHECK: llvm.cond_br %56, ^bb2, ^bb1(%54 : i32) {loop_annotation = #loop_annotation}
; CHECK: ^bb2:  // pred: ^bb1
; CHECK: llvm.return %54 : i32
; CHECK: }
; CHECK: }
