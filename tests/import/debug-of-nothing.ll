; RUN: mlir-translate %s --import-llvm | FileCheck %s

; A tag that is none, and the name for the linker of what has no other.

@g = external global i32, !dbg !0
!llvm.module.flags = !{!4}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(linkageName: "abc", scope: null, file: !2, type: !3, isLocal: false, isDefinition: false)
!2 = !DIFile(filename: "a.c", directory: "")
!3 = !DIBasicType(tag: DW_TAG_null, name: "x")
!4 = !{i32 2, !"Debug Info Version", i32 3}

; CHECK: #di_basic_type = #llvm.di_basic_type<name = "x">
; CHECK: #di_global_variable = #llvm.di_global_variable<linkageName = "", file = #di_file, line = 0, type = #di_basic_type>
