; RUN: mlir-translate %s --import-llvm | FileCheck %s

; A global variable of debug information is a definition where nothing else is said, and in global scope.

@g = global i32 0, !dbg !0
@h = global i32 0, !dbg !5
!llvm.dbg.cu = !{!3}
!llvm.module.flags = !{!7}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "g", scope: !3, file: !2, line: 1, type: !4)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "h", scope: !3, file: !2, line: 2, type: !4, isDefinition: false)
!7 = !{i32 2, !"Debug Info Version", i32 3}

; CHECK: #llvm.di_global_variable<scope = #di_compile_unit, name = "g", file = #di_file, line = 1, type = #di_basic_type, isDefined = true>
; CHECK: #llvm.di_global_variable<scope = #di_compile_unit, name = "h", file = #di_file, line = 2, type = #di_basic_type>
