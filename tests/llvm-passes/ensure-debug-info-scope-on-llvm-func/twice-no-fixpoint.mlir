// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-debuginfo --ensure-debug-info-scope-on-llvm-func --ensure-debug-info-scope-on-llvm-func | FileCheck %s

module {
  llvm.func @f() {
    "foo.op"() : () -> () loc("x.c":1:1)
    "foo.op"() : () -> () loc("m.c":1:1)
    "foo.op"() : () -> () loc(callsite("d/m.c":1:1 at unknown))
    llvm.return loc("m.c":9:9)
  } loc("m.c":1:1)
} loc("module.c":1:1)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() {
// CHECK-NEXT:     "foo.op"() : () -> () loc(#loc9)
// CHECK-NEXT:     "foo.op"() : () -> () loc(#loc1)
// CHECK-NEXT:     "foo.op"() : () -> () loc(#loc11)
// CHECK-NEXT:     llvm.return loc(#loc5)
// CHECK-NEXT:   } loc(#loc6)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #di_file = #llvm.di_file<"module.c" in "">
// CHECK-NEXT: #di_file1 = #llvm.di_file<"m.c" in "">
// CHECK-NEXT: #di_file2 = #llvm.di_file<"x.c" in "">
// CHECK-NEXT: #di_file3 = #llvm.di_file<"m.c" in "d">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-NEXT: #loc = loc("module.c":1:1)
// CHECK-NEXT: #loc1 = loc("m.c":1:1)
// CHECK-NEXT: #loc2 = loc("x.c":1:1)
// CHECK-NEXT: #loc3 = loc("d/m.c":1:1)
// CHECK-NEXT: #loc4 = loc(unknown)
// CHECK-NEXT: #loc5 = loc("m.c":9:9)
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file1, name = "f", linkageName = "f", file = #di_file1, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_subprogram, file = #di_file2, discriminator = 0>
// CHECK-NEXT: #di_lexical_block_file1 = #llvm.di_lexical_block_file<scope = #di_subprogram, file = #di_file3, discriminator = 0>
// CHECK-NEXT: #loc6 = loc(fused<#di_subprogram>[#loc1])
// CHECK-NEXT: #loc7 = loc(fused<#di_lexical_block_file>[#loc2])
// CHECK-NEXT: #loc8 = loc(fused<#di_lexical_block_file1>[#loc3])
// CHECK-NEXT: #loc9 = loc(fused<#di_lexical_block_file>[#loc7])
// CHECK-NEXT: #loc10 = loc(fused<#di_lexical_block_file1>[#loc8])
// CHECK-NEXT: #loc11 = loc(callsite(#loc10 at #loc4))
