; ORACLE: differs (lossless)
; RUN: mlir-translate %s --import-llvm --lossless | mlir-translate --mlir-to-llvmir | FileCheck %s

; Templates that are arguments of templates stand as strings in their values.

@g = global i32 0, !dbg !0

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!7}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !3, line: 1, type: !4, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8)
!3 = !DIFile(filename: "a.cpp", directory: "/")
!4 = !DICompositeType(tag: DW_TAG_structure_type, name: "s<t>", file: !3, line: 1, size: 32, elements: !5, templateParams: !6)
!5 = !{}
!6 = !{!9}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{!0}
!9 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "of", value: !"t")

; CHECK: ; ModuleID = 'LLVMDialectModule'
; CHECK-NEXT: source_filename = "tests/import/lossless-values-of-templates.ll"
; CHECK-EMPTY:
; CHECK-NEXT: @g = global i32 0, !dbg !0
; CHECK-EMPTY:
; CHECK-NEXT: !llvm.dbg.cu = !{!2}
; CHECK-NEXT: !llvm.module.flags = !{!9}
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
; CHECK-NEXT: !1 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !3, line: 1, type: !5, isLocal: false, isDefinition: true)
; CHECK-NEXT: !2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4)
; CHECK-NEXT: !3 = !DIFile(filename: "a.cpp", directory: "/")
; CHECK-NEXT: !4 = !{!0}
; CHECK-NEXT: !5 = !DICompositeType(tag: DW_TAG_structure_type, name: "s<t>", file: !3, line: 1, size: 32, elements: !6, templateParams: !7)
; CHECK-NEXT: !6 = !{}
; CHECK-NEXT: !7 = !{!8}
; CHECK-NEXT: !8 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "of", value: !"t")
; CHECK-NEXT: !9 = !{i32 2, !"Debug Info Version", i32 3}
