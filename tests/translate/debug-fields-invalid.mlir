// RUN: not mlir-translate %s --mlir-to-llvmir --split-input-file 2>&1 | FileCheck %s

// What LLVM says of nodes: what a subprogram keeps is of it, a line is in a file.

#file = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = "Definition">
#sp2 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = "Definition", retainedNodes = #llvm.di_imported_entity<tag = DW_TAG_imported_declaration, scope = #sp, entity = #file>>
llvm.func @f() {
  llvm.return
} loc(fused<#sp2>["a.c":1:1])

// CHECK: invalid retained nodes, retained node does not belong to subprogram
// CHECK: !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !4)
// CHECK: !4 = !{!5}
// CHECK: !5 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !6, entity: !1)
// CHECK: !6 = distinct !DISubprogram(name: "f", scope: !1, file: !1, spFlags: DISPFlagDefinition, unit: !0)

// -----

llvm.func @f() {
  llvm.return
} loc(fused<#llvm.di_subprogram<line = 7>>["a.c":1:1])

// CHECK: function definition may only have a distinct !dbg attachment
// CHECK: ptr @f
// CHECK: scope points into the type hierarchy
// CHECK: !2 = !DILocation(line: 4, column: 3, scope: !1)
// CHECK: line specified with no file
// CHECK: !1 = !DISubprogram(scope: null, line: 7, spFlags: 0)
// CHECK: 7
