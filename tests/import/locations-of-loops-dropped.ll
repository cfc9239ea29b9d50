; RUN: mlir-translate --import-llvm %s 2>&1 | FileCheck %s

; Where debug information is dropped, so are the places of loops; a loop that had nothing else is
; none any more.
define void @f(i1 %c) !dbg !2 {
  br label %a
a:
  br i1 %c, label %a, label %b, !llvm.loop !8
b:
  br i1 %c, label %b, label %d, !llvm.loop !10
d:
  br i1 %c, label %d, label %e, !llvm.loop !11
e:
  br i1 %c, label %e, label %g, !llvm.loop !13
g:
  ret void, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!3 = !DISubroutineType(types: !6)
!5 = !{i32 2, !"Debug Info Version", i32 2}
!6 = !{null}
!7 = !DILocation(line: 3, column: 4, scope: !2)
!8 = distinct !{!8, !7, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7, !12}
!12 = !{!"llvm.loop.unroll.followup_all", !8}
!13 = distinct !{!13, !9, !14}
!14 = !{!"llvm.loop.unroll.count", i32 4}

; CHECK: warning: ignoring debug info with an invalid version (2) in tests/import/locations-of-loops-dropped.ll
; CHECK-NEXT: #loop_annotation = #llvm.loop_annotation<mustProgress = true>
; CHECK-NEXT: #loop_unroll = #llvm.loop_unroll<count = 4 : i32>
; CHECK-NEXT: #loop_annotation1 = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
; CHECK-NEXT: #loop_unroll1 = #llvm.loop_unroll<followupAll = #loop_annotation>
; CHECK-NEXT: #loop_annotation2 = #llvm.loop_annotation<unroll = #loop_unroll1>
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 2 : i32>]
; CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1) {
; CHECK-NEXT:     llvm.br ^bb1
; CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
; CHECK-NEXT:     llvm.cond_br %[[ARG0]], ^bb1, ^bb2 {loop_annotation = #loop_annotation}
; CHECK-NEXT:   ^bb2:  // 2 preds: ^bb1, ^bb2
; CHECK-NEXT:     llvm.cond_br %[[ARG0]], ^bb2, ^bb3
; CHECK-NEXT:   ^bb3:  // 2 preds: ^bb2, ^bb3
; CHECK-NEXT:     llvm.cond_br %[[ARG0]], ^bb3, ^bb4 {loop_annotation = #loop_annotation2}
; CHECK-NEXT:   ^bb4:  // 2 preds: ^bb3, ^bb4
; CHECK-NEXT:     llvm.cond_br %[[ARG0]], ^bb4, ^bb5 {loop_annotation = #loop_annotation1}
; CHECK-NEXT:   ^bb5:  // pred: ^bb4
; CHECK-NEXT:     llvm.return
; CHECK-NEXT:   }
; CHECK-NEXT: }
