// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

// Within a cycle, another type of its identity is the one that is being made; elsewhere it is one
// of its own.

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[10]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#aself = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#p = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "p", baseType = #aself, sizeInBits = 64>
#a2 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "A2", file = #file, line = 1, sizeInBits = 64, elements = #p>
#p2 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "p2", baseType = #a2, sizeInBits = 64>
#a = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "A", file = #file, line = 1, sizeInBits = 64, elements = #p2>
#t1 = #llvm.di_subroutine_type<types = #i, #a>
#t2 = #llvm.di_subroutine_type<types = #i, #a2>
#t3 = #llvm.di_subroutine_type<types = #i, #p2>
#s1 = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f1", file = #file, line = 1, scopeLine = 1, subprogramFlags = Definition, type = #t1>
#s2 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f2", file = #file, line = 1, scopeLine = 1, subprogramFlags = Definition, type = #t2>
#s3 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #cu, scope = #file, name = "f3", file = #file, line = 1, scopeLine = 1, subprogramFlags = Definition, type = #t3>
llvm.func @f1() { llvm.return } loc(#l1)
llvm.func @f2() { llvm.return } loc(#l2)
llvm.func @f3() { llvm.return } loc(#l3)
#l1 = loc(fused<#s1>["a"])
#l2 = loc(fused<#s2>["a"])
#l3 = loc(fused<#s3>["a"])
