// RUN: mlir-translate %s --mlir-to-llvmir --split-input-file | FileCheck %s

// Numbers of 16 bits, and what stands for itself without an identity.

#file = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = "Definition">
#v = #llvm.di_local_variable<scope = #sp, name = "v", arg = 70000>
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #v = %a : i32 loc(fused<#sp>["a.c":3:4])
  llvm.return
} loc(fused<#sp>["a.c":1:1])

// CHECK: define void @f(i32 %0) !dbg !3 {
// CHECK: #dbg_value(i32 %0, !4, !DIExpression(), !5)
// CHECK: ret void, !dbg !6
// CHECK: !llvm.dbg.cu = !{!0}
// CHECK: !llvm.module.flags = !{!2}
// CHECK: !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
// CHECK: !1 = !DIFile(filename: "a.c", directory: "/d")
// CHECK: !2 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK: !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, spFlags: DISPFlagDefinition, unit: !0)
// CHECK: !4 = !DILocalVariable(name: "v", arg: 4464, scope: !3)
// CHECK: !5 = !DILocation(line: 3, column: 4, scope: !3)
// CHECK: !6 = !DILocation(line: 11, column: 3, scope: !3)

// -----

#file = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = "Definition">
#t = #llvm.di_composite_type<isRecSelf = true, tag = DW_TAG_class_type>
#v = #llvm.di_local_variable<scope = #sp, type = #t>
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #v = %a : i32 loc(fused<#sp>["a.c":3:4])
  llvm.return
} loc(fused<#sp>["a.c":1:1])

// CHECK: define void @f(i32 %0) !dbg !3 {
// CHECK: #dbg_value(i32 %0, !4, !DIExpression(), !6)
// CHECK: ret void, !dbg !7
// CHECK: !llvm.dbg.cu = !{!0}
// CHECK: !llvm.module.flags = !{!2}
// CHECK: !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
// CHECK: !1 = !DIFile(filename: "a.c", directory: "/d")
// CHECK: !2 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK: !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, spFlags: DISPFlagDefinition, unit: !0)
// CHECK: !4 = !DILocalVariable(scope: !3, type: !5)
// CHECK: !5 = distinct !DICompositeType(tag: DW_TAG_class_type)
// CHECK: !6 = !DILocation(line: 3, column: 4, scope: !3)
// CHECK: !7 = !DILocation(line: 10, column: 3, scope: !3)

// -----

#file = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = "Definition">
#b = #llvm.di_lexical_block<scope = #sp, line = 3, column = 65536>
llvm.func @f() {
  llvm.return loc(fused<#b>["a.c":3:4])
} loc(fused<#sp>["a.c":1:1])

// CHECK: define void @f() !dbg !3 {
// CHECK: ret void, !dbg !4
// CHECK: !llvm.dbg.cu = !{!0}
// CHECK: !llvm.module.flags = !{!2}
// CHECK: !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
// CHECK: !1 = !DIFile(filename: "a.c", directory: "/d")
// CHECK: !2 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK: !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, spFlags: DISPFlagDefinition, unit: !0)
// CHECK: !4 = !DILocation(line: 3, column: 4, scope: !5)
// CHECK: !5 = distinct !DILexicalBlock(scope: !3, line: 3)
