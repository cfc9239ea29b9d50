// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-debuginfo --ensure-debug-info-scope-on-llvm-func | FileCheck %s

#file = #llvm.di_file<"f.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
module {
llvm.func @has() { llvm.return loc("b.c":3:4) } loc(fused<#sp>["a.c":1:2])
llvm.func @hascs() { llvm.return loc(callsite("b.c":3:4 at "a.c":1:1)) } loc(fused<#sp>["a.c":1:2])
llvm.func @nofile() { llvm.return loc(callsite("b.c":3:4 at "a.c":1:1)) } loc(unknown)
llvm.func @fusedsp() { llvm.return loc(callsite(fused<#sp>["b.c":3:4] at "a.c":1:1)) } loc("x.c":1:1)
llvm.func @fusedsp2() { llvm.return loc(fused<#sp>["b.c":3:4]) } loc("x.c":1:1)
llvm.func @reg() { "foo.x"() ({ "foo.y"() : () -> () loc("b.c":3:4)
 "foo.y"() : () -> () loc(callsite("b.c":3:4 at "d.c":1:1))
 }): () -> () loc("x.c":9:9)
 llvm.return loc("x.c":9:9) } loc("x.c":1:1)
} loc("mod.c":1:1)

// CHECK: module {
// CHECK-NEXT:   llvm.func @has() {
// CHECK-NEXT:     llvm.return loc(#loc14)
// CHECK-NEXT:   } loc(#loc8)
// CHECK-NEXT:   llvm.func @hascs() {
// CHECK-NEXT:     llvm.return loc(#loc19)
// CHECK-NEXT:   } loc(#loc8)
// CHECK-NEXT:   llvm.func @nofile() {
// CHECK-NEXT:     llvm.return loc(#loc20)
// CHECK-NEXT:   } loc(#loc9)
// CHECK-NEXT:   llvm.func @fusedsp() {
// CHECK-NEXT:     llvm.return loc(#loc21)
// CHECK-NEXT:   } loc(#loc10)
// CHECK-NEXT:   llvm.func @fusedsp2() {
// CHECK-NEXT:     llvm.return loc(#loc17)
// CHECK-NEXT:   } loc(#loc12)
// CHECK-NEXT:   llvm.func @reg() {
// CHECK-NEXT:     "foo.x"() ({
// CHECK-NEXT:       "foo.y"() : () -> () loc(#loc18)
// CHECK-NEXT:       "foo.y"() : () -> () loc(#loc22)
// CHECK-NEXT:     }) : () -> () loc(#loc6)
// CHECK-NEXT:     llvm.return loc(#loc6)
// CHECK-NEXT:   } loc(#loc13)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #di_file = #llvm.di_file<"f.c" in "/">
// CHECK-NEXT: #di_file1 = #llvm.di_file<"b.c" in "">
// CHECK-NEXT: #di_file2 = #llvm.di_file<"mod.c" in "">
// CHECK-NEXT: #di_file3 = #llvm.di_file<"x.c" in "">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-NEXT: #loc = loc("mod.c":1:1)
// CHECK-NEXT: #loc1 = loc("a.c":1:2)
// CHECK-NEXT: #loc2 = loc("b.c":3:4)
// CHECK-NEXT: #loc3 = loc("a.c":1:1)
// CHECK-NEXT: #loc4 = loc(unknown)
// CHECK-NEXT: #loc5 = loc("x.c":1:1)
// CHECK-NEXT: #loc6 = loc("x.c":9:9)
// CHECK-NEXT: #loc7 = loc("d.c":1:1)
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = Full>
// CHECK-NEXT: #di_compile_unit1 = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #di_file2, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, subprogramFlags = Definition>
// CHECK-NEXT: #di_subprogram1 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #di_compile_unit1, scope = #di_file2, name = "nofile", linkageName = "nofile", file = #di_file2, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram2 = #llvm.di_subprogram<id = distinct[4]<>, compileUnit = #di_compile_unit1, scope = #di_file3, name = "fusedsp", linkageName = "fusedsp", file = #di_file3, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram3 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #di_compile_unit1, scope = #di_file3, name = "fusedsp2", linkageName = "fusedsp2", file = #di_file3, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram4 = #llvm.di_subprogram<id = distinct[6]<>, compileUnit = #di_compile_unit1, scope = #di_file3, name = "reg", linkageName = "reg", file = #di_file3, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_subprogram, file = #di_file1, discriminator = 0>
// CHECK-NEXT: #di_lexical_block_file1 = #llvm.di_lexical_block_file<scope = #di_subprogram1, file = #di_file1, discriminator = 0>
// CHECK-NEXT: #di_lexical_block_file2 = #llvm.di_lexical_block_file<scope = #di_subprogram2, file = #di_file1, discriminator = 0>
// CHECK-NEXT: #di_lexical_block_file3 = #llvm.di_lexical_block_file<scope = #di_subprogram3, file = #di_file1, discriminator = 0>
// CHECK-NEXT: #di_lexical_block_file4 = #llvm.di_lexical_block_file<scope = #di_subprogram4, file = #di_file1, discriminator = 0>
// CHECK-NEXT: #loc8 = loc(fused<#di_subprogram>[#loc1])
// CHECK-NEXT: #loc9 = loc(fused<#di_subprogram1>[#loc4])
// CHECK-NEXT: #loc10 = loc(fused<#di_subprogram2>[#loc5])
// CHECK-NEXT: #loc11 = loc(fused<#di_subprogram>[#loc2])
// CHECK-NEXT: #loc12 = loc(fused<#di_subprogram3>[#loc5])
// CHECK-NEXT: #loc13 = loc(fused<#di_subprogram4>[#loc5])
// CHECK-NEXT: #loc14 = loc(fused<#di_lexical_block_file>[#loc2])
// CHECK-NEXT: #loc15 = loc(fused<#di_lexical_block_file1>[#loc2])
// CHECK-NEXT: #loc16 = loc(fused<#di_lexical_block_file2>[#loc11])
// CHECK-NEXT: #loc17 = loc(fused<#di_lexical_block_file3>[#loc11])
// CHECK-NEXT: #loc18 = loc(fused<#di_lexical_block_file4>[#loc2])
// CHECK-NEXT: #loc19 = loc(callsite(#loc14 at #loc3))
// CHECK-NEXT: #loc20 = loc(callsite(#loc15 at #loc3))
// CHECK-NEXT: #loc21 = loc(callsite(#loc16 at #loc3))
// CHECK-NEXT: #loc22 = loc(callsite(#loc18 at #loc7))
