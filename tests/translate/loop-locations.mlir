// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#program = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#loop = #llvm.loop_annotation<isVectorized = true, licm = <disable = false, versioningDisable = true>, startLoc = loc(fused<#program>["a.c":3:4]), endLoc = loc(fused<#program>["a.c":5:6])>

// Where a loop starts and ends comes first; truth values are 0 and 1.
llvm.func @located() {
  llvm.br ^loop
^loop:
  llvm.br ^loop {loop_annotation = #loop}
} loc(fused<#program>["a.c":1:1])

// CHECK: define void @located() !dbg !3 {
// CHECK-NEXT: br label %1, !dbg !4
// CHECK: 1:                                                ; preds = %1, %0
// CHECK-NEXT: br label %1, !dbg !5, !llvm.loop !6
// CHECK-NEXT: }
// CHECK: !llvm.dbg.cu = !{!0}
// CHECK-NEXT: !llvm.module.flags = !{!2}
// CHECK: !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
// CHECK-NEXT: !1 = !DIFile(filename: "a.c", directory: "/")
// CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, spFlags: DISPFlagDefinition, unit: !0)
// CHECK-NEXT: !4 = !DILocation(line: 10, column: 3, scope: !3)
// CHECK-NEXT: !5 = !DILocation(line: 12, column: 3, scope: !3)
// CHECK-NEXT: !6 = distinct !{!6, !7, !8, !9, !10}
// CHECK-NEXT: !7 = !DILocation(line: 3, column: 4, scope: !3)
// CHECK-NEXT: !8 = !DILocation(line: 5, column: 6, scope: !3)
// CHECK-NEXT: !9 = !{!"llvm.loop.isvectorized", i32 1}
// CHECK-NEXT: !10 = !{!"llvm.loop.licm_versioning.disable"}
