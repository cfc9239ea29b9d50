// RUN: not mlir-translate %s --mlir-to-llvmir 2>&1 | FileCheck %s

#file = #llvm.di_file<"a.c" in "">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#type = #llvm.di_subroutine_type<>
#own = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "own", file = #file, subprogramFlags = Definition, type = #type>
#other = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "other", file = #file, subprogramFlags = Definition, type = #type>
#start = loc(fused<#other>["a.c":3:4])
#end = loc(fused<#other>["a.c":5:6])
#loop = #llvm.loop_annotation<startLoc = #start, endLoc = #end>
llvm.func @own() {
  llvm.br ^bb1 loc(fused<#own>["a.c":1:2])
^bb1:
  llvm.br ^bb1 {loop_annotation = #loop} loc(fused<#own>["a.c":1:2])
} loc(fused<#own>["a.c":1:1])

// CHECK: !dbg attachment points at wrong subprogram for function
// CHECK-NEXT: !3 = distinct !DISubprogram(name: "own", scope: !1, file: !1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
// CHECK-NEXT: ptr @own
// CHECK-NEXT:   br label %[[V1:[^ ]+]], !dbg !6, !llvm.loop !7
// CHECK-NEXT: !8 = !DILocation(line: 3, column: 4, scope: !9)
// CHECK-NEXT: !9 = distinct !DISubprogram(name: "other", scope: !1, file: !1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
// CHECK-NEXT: !9 = distinct !DISubprogram(name: "other", scope: !1, file: !1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
