; RUN: mlir-translate %s --import-llvm --split-input-file | FileCheck %s

; Ranges without bounds, and expressions where other nodes should be, count as missing.

@g = global i32 0, !dbg !0
!llvm.dbg.cu = !{!3}
!llvm.module.flags = !{!2}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !3, file: !4, line: 1, type: !5, isLocal: false, isDefinition: true)
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !4, isOptimized: false, emissionKind: FullDebug)
!4 = !DIFile(filename: "a.c", directory: "/")
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !{!7, !8})
!6 = !DIBasicType(name: "int", size: 32)
!7 = !DISubrange(count: 3)
!8 = !DISubrange(stride: 4)

; CHECK: #di_composite_type = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type>

// -----

@g = global i32 0, !dbg !0
!llvm.dbg.cu = !{!3}
!llvm.module.flags = !{!2}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !3, file: !4, line: 1, type: !5, isLocal: false, isDefinition: true)
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !4, isOptimized: false, emissionKind: FullDebug)
!4 = !DIFile(filename: "a.c", directory: "/")
!5 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: null, extraData: !DISubrange())

; CHECK: #di_derived_type = #llvm.di_derived_type<tag = DW_TAG_member, name = "a">

// -----

@g = global i32 0, !dbg !0
!llvm.dbg.cu = !{!3}
!llvm.module.flags = !{!2}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !3, file: !4, line: 1, type: !5, isLocal: false, isDefinition: true)
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !4, isOptimized: false, emissionKind: FullDebug)
!4 = !DIFile(filename: "a.c", directory: "/")
!5 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: null, extraData: !DIExpression())

; CHECK: #di_derived_type = #llvm.di_derived_type<tag = DW_TAG_member, name = "a">

// -----

@g = global i32 0, !dbg !0
!llvm.dbg.cu = !{!3}
!llvm.module.flags = !{!2}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !3, file: !4, line: 1, type: !5, isLocal: false, isDefinition: true)
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !4, isOptimized: false, emissionKind: FullDebug)
!4 = !DIFile(filename: "a.c", directory: "/")
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, rank: !4, scope: !0)
!6 = !DIBasicType(name: "int", size: 32)

; CHECK: #di_composite_type = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type>
