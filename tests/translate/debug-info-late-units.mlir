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
