; RUN: mlir-translate %s --import-llvm --convert-debug-rec-to-intrinsics --emit-expensive-warnings -o /dev/null 2>&1 | FileCheck %s

; Records that no op stands for, told as the calls they are taken for.

define void @f(i32 %a) !dbg !3 {
    #dbg_value(!DIArgList(i32 %a), !5, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !6)
    #dbg_declare(!DIArgList(), !5, !DIExpression(), !6)
  ret void
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DIBasicType(name: "b", size: 32)
!5 = !DILocalVariable(name: "x", scope: !3, type: !4)
!6 = !DILocation(line: 1, scope: !3)

; CHECK: a.c:1:0: warning: dropped intrinsic:   tail call void @llvm.dbg.value(metadata !DIArgList(i32 %a), metadata !4, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 16)), !dbg !6
; CHECK-NEXT: a.c:1:0: warning: dropped intrinsic:   tail call void @llvm.dbg.declare(metadata !DIArgList(), metadata !4, metadata !DIExpression()), !dbg !6
