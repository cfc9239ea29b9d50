// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

#file = #llvm.di_file<"a.c" in "/d">
#of_global = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#of_function = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_Rust, file = #file, isOptimized = false, emissionKind = Full>
#around = #llvm.di_compile_unit<id = distinct[2]<>, sourceLanguage = DW_LANG_Swift, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#var = #llvm.di_global_variable<scope = #of_global, name = "g", file = #file, line = 1, type = #int>
#expr = #llvm.di_global_variable_expression<var = #var>
#sp = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #of_function, scope = #around, name = "f", file = #file, line = 2, subprogramFlags = Definition>

// Compile units of functions are listed before those of globals, that of the scope first.
llvm.mlir.global external @g() {dbg_exprs = [#expr]} : i32
llvm.func @f() {
  llvm.return loc(fused<#sp>["a.c":3:1])
} loc(fused<#sp>["a.c":2:1])

// CHECK: @g = external global i32, !dbg !0
// CHECK: define void @f() !dbg !9 {
// CHECK-NEXT: ret void, !dbg !10
// CHECK-NEXT: }
// CHECK: !llvm.dbg.cu = !{!6, !7, !2}
// CHECK-NEXT: !llvm.module.flags = !{!8}
// CHECK: !0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
// CHECK-NEXT: !1 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !3, line: 1, type: !5, isLocal: false, isDefinition: false)
// CHECK-NEXT: !2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4)
// CHECK-NEXT: !3 = !DIFile(filename: "a.c", directory: "/d")
// CHECK-NEXT: !4 = !{!0}
// CHECK-NEXT: !5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
// CHECK-NEXT: !6 = distinct !DICompileUnit(language: DW_LANG_Swift, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
// CHECK-NEXT: !7 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
// CHECK-NEXT: !8 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !9 = distinct !DISubprogram(name: "f", scope: !6, file: !3, line: 2, spFlags: DISPFlagDefinition, unit: !7)
// CHECK-NEXT: !10 = !DILocation(line: 3, column: 1, scope: !9)
