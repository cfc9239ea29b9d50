// RUN: not mlir-translate %s --mlir-to-llvmir 2>&1 | FileCheck %s

// Rules are checked of debug information that only the places of loops refer to.

#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#member = #llvm.di_derived_type<tag = DW_TAG_variable, name = "in_type", baseType = #int>
#struct = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "s", file = #file, line = 1, sizeInBits = 32, elements = #member>
#signature = #llvm.di_subroutine_type<types = #struct>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, scopeLine = 1, subprogramFlags = Definition, type = #signature>
#block = #llvm.di_lexical_block<scope = #function, file = #file, line = 2, column = 3>
#start = loc(fused<#block>["a.c":2:3])
#end = loc(fused<#block>["a.c":4:5])
#loop = #llvm.loop_annotation<mustProgress = true, startLoc = #start, endLoc = #end>

llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]

llvm.func @f(%again: i1) {
  llvm.br ^body
^body:
  llvm.cond_br %again, ^body, ^end {loop_annotation = #loop}
^end:
  llvm.return
}

// CHECK: invalid tag
// CHECK-NEXT: !11 = !DIDerivedType(tag: DW_TAG_variable, name: "in_type", baseType: !12)
