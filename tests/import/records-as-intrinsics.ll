; RUN: mlir-translate --import-llvm --convert-debug-rec-to-intrinsics %s | FileCheck %s
; RUN: mlir-translate --import-llvm %s | FileCheck %s --check-prefix=RECORDS
; RUN: not mlir-translate --import-llvm --convert-debug-rec-to-intrinsics --prefer-unregistered-intrinsics %s 2>&1 | FileCheck %s --check-prefix=CALLS

declare i32 @llvm.smax.i32(i32, i32)

define i32 @f(i32 %a) !dbg !5 {
    #dbg_value(i32 %a, !9, !DIExpression(), !10)
  %b = call i32 @llvm.smax.i32(i32 %a, i32 3)
  ret i32 %b, !dbg !10
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "x", emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !6, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !7)
!7 = !{!8, !8}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "a", arg: 1, scope: !5, file: !1, line: 1, type: !8)
!10 = !DILocation(line: 2, column: 3, scope: !5)

; CHECK: llvm.func @f(
; CHECK: llvm.intr.dbg.value #di_local_variable = %arg0 : i32
; CHECK: llvm.intr.smax

; RECORDS-NOT: dbg.value

; CALLS: <unknown>:0: error: unhandled value: i32 %a
; CALLS-NEXT: a.c:2:3: error: unhandled intrinsic:   tail call void @llvm.dbg.value(metadata i32 %a, metadata !7, metadata !DIExpression()), !dbg !8
