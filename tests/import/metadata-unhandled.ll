; RUN: mlir-translate %s --import-llvm --emit-expensive-warnings --split-input-file -o - 2>&1 | FileCheck %s

; Metadata of instructions whose ops have no place for it.

define i32 @f(ptr %p, i1 %c, float %x, i32 %s) {
  %a = fadd float %x, %x, !alias.scope !2, !llvm.loop !6, !llvm.access.group !5
  %v = load i32, ptr %p, !tbaa !8, !llvm.loop !6
  %t = select i1 %c, i32 1, i32 2, !prof !11
  fence seq_cst, !noalias !2
  %m = call float @llvm.fabs.f32(float %x), !tbaa !8
  switch i32 %s, label %l [ i32 1, label %x2 ], !llvm.loop !6, !prof !11
l:
  br i1 %c, label %l, label %x2, !llvm.loop !12, !prof !11
x2:
  ret i32 %v, !noalias !2
}
declare float @llvm.fabs.f32(float)
!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
!5 = distinct !{}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"root"}
!11 = !{!"branch_weights", i32 1, i32 2}
!12 = distinct !{!12}

; // -----

define void @kernel() !alias.scope !0 {
  ret void
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}

; // -----

; The group of an option that is no node is lost, and with it all of the annotation.

define void @options(i1 %c) {
e:
  br label %l
l:
  br i1 %c, label %l, label %x, !llvm.loop !0
x:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.vectorize.followup_all", !2, !3}
!2 = !{!"llvm.loop.unroll.count", i32 3}
!3 = !{!"x"}

; CHECK: <unknown>:0: warning: unhandled metadata: !0 = !{!1} on   %[[A:[^ ]+]] = fadd float %[[X:[^ ]+]], %[[X]], !alias.scope !0, !llvm.loop !3, !llvm.access.group !5
; CHECK-NEXT: <unknown>:0: warning: unhandled metadata: !3 = distinct !{!3, !4} on   %[[A]] = fadd float %[[X]], %[[X]], !alias.scope !0, !llvm.loop !3, !llvm.access.group !5
; CHECK-NEXT: <unknown>:0: warning: unhandled metadata: !5 = distinct !{} on   %[[A]] = fadd float %[[X]], %[[X]], !alias.scope !0, !llvm.loop !3, !llvm.access.group !5
; CHECK-NEXT: <unknown>:0: warning: unhandled metadata: !3 = distinct !{!3, !4} on   %[[V:[^ ]+]] = load i32, ptr %[[P:[^ ]+]], align 4, !tbaa !6, !llvm.loop !3
; CHECK-NEXT: <unknown>:0: warning: unhandled metadata: !9 = !{!"branch_weights", i32 1, i32 2} on   %[[T:[^ ]+]] = select i1 %[[C:[^ ]+]], i32 1, i32 2, !prof !9
; CHECK-NEXT: <unknown>:0: warning: unhandled metadata: !0 = !{!1} on   fence seq_cst, !noalias !0
; CHECK-NEXT: <unknown>:0: warning: unhandled metadata: !6 = !{!7, !7, i64 0} on   %[[M:[^ ]+]] = call float @llvm.fabs.f32(float %[[X]]), !tbaa !6
; CHECK-NEXT: <unknown>:0: warning: unhandled metadata: !3 = distinct !{!3, !4} on   switch i32 %[[S:[^ ]+]], label %[[L:[^ ]+]] [
; CHECK-NEXT:     i32 1, label %[[X2:[^ ]+]]
; CHECK-NEXT:   ], !prof !9, !llvm.loop !3
; CHECK-NEXT: <unknown>:0: warning: unhandled metadata: !10 = distinct !{!10} on   br i1 %[[C]], label %[[L]], label %[[X2]], !prof !9, !llvm.loop !10
; CHECK-NEXT: <unknown>:0: warning: unhandled metadata: !0 = !{!1} on   ret i32 %[[V]], !noalias !0
; CHECK-NEXT: <unknown>:0: warning: unhandled function metadata: !0 = !{!1} on define void @kernel() !alias.scope !0 {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: warning: expected metadata node llvm.loop.vectorize.followup_all to hold an MDNode
; CHECK-NEXT: <unknown>:0: warning: unhandled metadata: !0 = distinct !{!0, !1} on   br i1 %[[C:[^ ]+]], label %[[L:[^ ]+]], label %[[X:[^ ]+]], !llvm.loop !0
; CHECK-NEXT: #tbaa_root = #llvm.tbaa_root<id = "root">
; CHECK-NEXT: #tbaa_type_desc = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_root, 0>}>
; CHECK-NEXT: #tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) -> i32 {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
; CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.fadd %[[ARG2]], %[[ARG2]] : f32
; CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.load %[[ARG0]] {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
; CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.select %[[ARG1]], %[[V0]], %[[V1]] : i1, i32
; CHECK-NEXT:     llvm.fence seq_cst
; CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.intr.fabs(%[[ARG2]]) : (f32) -> f32
; CHECK-NEXT:     llvm.switch %[[ARG3]] : i32, ^bb1 [
; CHECK-NEXT:       1: ^bb2
; CHECK-NEXT:     ] {branch_weights = array<i32: 1, 2>}
; CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
; CHECK-NEXT:     llvm.cond_br %[[ARG1]] weights([1, 2]), ^bb1, ^bb2
; CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
; CHECK-NEXT:     llvm.return %[[V3]] : i32
; CHECK-NEXT:   }
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.func @kernel() {
; CHECK-NEXT:     llvm.return
; CHECK-NEXT:   }
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.func @options(%[[ARG0:[^ ]+]]: i1) {
; CHECK-NEXT:     llvm.br ^bb1
; CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
; CHECK-NEXT:     llvm.cond_br %[[ARG0]], ^bb1, ^bb2
; CHECK-NEXT:   ^bb2:  // pred: ^bb1
; CHECK-NEXT:     llvm.return
; CHECK-NEXT:   }
; CHECK-NEXT: }
