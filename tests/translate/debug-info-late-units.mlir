// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

// Compile units that only loops mention come after what else is named. For Microsoft's tools
// there is a flag about the kind of debug information. Lists of what runs first stand where the
// last of their ops does.

#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#sub = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
#start = loc(fused<#sub>["a.c":1:1])
#loop = #llvm.loop_annotation<startLoc = #start>
module attributes {llvm.ident = "someone", llvm.target_triple = "x86_64-pc-windows-msvc19.33"} {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
  llvm.mlir.global_ctors ctors = [@f], priorities = [1 : i32], data = [#llvm.zero]
  llvm.mlir.global_dtors dtors = [@f], priorities = [2 : i32], data = [#llvm.zero]
  llvm.mlir.global_ctors ctors = [@f], priorities = [3 : i32], data = [#llvm.zero]
  llvm.func @f() {
    llvm.br ^bb1
  ^bb1:
    llvm.br ^bb1 {loop_annotation = #loop}
  }
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-NEXT: target triple = "x86_64-pc-windows-msvc19.33"
// CHECK-EMPTY:
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 2, ptr @f, ptr null }]
// CHECK-NEXT: @llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }, { i32, ptr, ptr } { i32 3, ptr @f, ptr null }]
// CHECK-EMPTY:
// CHECK-NEXT: define void @f() {
// CHECK-NEXT:   br label %[[V1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 1:                                                ; preds = %[[V1]], %[[V0:[^ ]+]]
// CHECK-NEXT:   br label %[[V1]], !llvm.loop !6
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.ident = !{!0}
// CHECK-NEXT: !llvm.module.flags = !{!1, !2, !3}
// CHECK-NEXT: !llvm.dbg.cu = !{!4}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{!"someone"}
// CHECK-NEXT: !1 = !{i32 1, !"wchar_size", i32 4}
// CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !3 = !{i32 2, !"CodeView", i32 1}
// CHECK-NEXT: !4 = distinct !DICompileUnit(language: DW_LANG_C11, file: !5, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
// CHECK-NEXT: !5 = !DIFile(filename: "a.c", directory: "/d")
// CHECK-NEXT: !6 = distinct !{!6, !7}
// CHECK-NEXT: !7 = !DILocation(line: 1, column: 1, scope: !8)
// CHECK-NEXT: !8 = distinct !DISubprogram(name: "f", scope: !5, file: !5, line: 1, spFlags: DISPFlagDefinition, unit: !4)
