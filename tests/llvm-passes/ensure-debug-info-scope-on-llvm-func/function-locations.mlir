// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-debuginfo --ensure-debug-info-scope-on-llvm-func | FileCheck %s

module {
  llvm.func @f(%a: i64) { llvm.return loc("a.c":3:4) } loc("a.c":1:2)
} loc("module.c":1:1)

// CHECK: #loc2 = loc("tests/llvm-passes/ensure-debug-info-scope-on-llvm-func/function-locations.mlir":4:16)
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @f([[ARG0:%[^ ]+]]: i64 loc("tests/llvm-passes/ensure-debug-info-scope-on-llvm-func/function-locations.mlir":4:16)) {
// CHECK-NEXT:     llvm.return loc(#loc3)
// CHECK-NEXT:   } loc(#loc4)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #di_file = #llvm.di_file<"module.c" in "">
// CHECK-NEXT: #di_file1 = #llvm.di_file<"a.c" in "">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-NEXT: #loc = loc("module.c":1:1)
// CHECK-NEXT: #loc1 = loc("a.c":1:2)
// CHECK-NEXT: #loc3 = loc("a.c":3:4)
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file1, name = "f", linkageName = "f", file = #di_file1, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #loc4 = loc(fused<#di_subprogram>[#loc1])

// -----

module {
  llvm.func @decl(i64) -> i32 loc("dir/a.c":7:2)
} loc("module.c":1:1)

// CHECK: module {
// CHECK-NEXT:   llvm.func @decl(i64) -> i32 loc(#loc2)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #di_file = #llvm.di_file<"a.c" in "dir">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-NEXT: #loc = loc("module.c":1:1)
// CHECK-NEXT: #loc1 = loc("dir/a.c":7:2)
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<scope = #di_file, name = "decl", linkageName = "decl", file = #di_file, line = 7, scopeLine = 7, subprogramFlags = Optimized, type = #di_subroutine_type>
// CHECK-NEXT: #loc2 = loc(fused<#di_subprogram>[#loc1])

// -----

module {
  llvm.func @name() { llvm.return loc("nm") } loc("nm")
} loc("module.c":1:1)

// CHECK: module {
// CHECK-NEXT:   llvm.func @name() {
// CHECK-NEXT:     llvm.return loc(#loc1)
// CHECK-NEXT:   } loc(#loc2)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #di_file = #llvm.di_file<"module.c" in "">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-NEXT: #loc = loc("module.c":1:1)
// CHECK-NEXT: #loc1 = loc("nm")
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "name", linkageName = "name", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #loc2 = loc(fused<#di_subprogram>[#loc1])

// -----

module {
  llvm.func @named() { llvm.return loc("inside.c":5:6) } loc("nm"("/abs/b.c":9:9))
} loc("module.c":1:1)

// CHECK: module {
// CHECK-NEXT:   llvm.func @named() {
// CHECK-NEXT:     llvm.return loc(#loc5)
// CHECK-NEXT:   } loc(#loc4)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #di_file = #llvm.di_file<"module.c" in "">
// CHECK-NEXT: #di_file1 = #llvm.di_file<"b.c" in "/abs">
// CHECK-NEXT: #di_file2 = #llvm.di_file<"inside.c" in "">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-NEXT: #loc = loc("module.c":1:1)
// CHECK-NEXT: #loc1 = loc("/abs/b.c":9:9)
// CHECK-NEXT: #loc2 = loc("inside.c":5:6)
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>
// CHECK-NEXT: #loc3 = loc("nm"(#loc1))
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file1, name = "named", linkageName = "named", file = #di_file1, line = 9, scopeLine = 9, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_subprogram, file = #di_file2, discriminator = 0>
// CHECK-NEXT: #loc4 = loc(fused<#di_subprogram>[#loc3])
// CHECK-NEXT: #loc5 = loc(fused<#di_lexical_block_file>[#loc2])

// -----

module {
  llvm.func @fused() { llvm.return loc("inside.c":5:6) } loc(fused["x.c":1:1, "y.c":2:2])
} loc("module.c":1:1)

// CHECK: module {
// CHECK-NEXT:   llvm.func @fused() {
// CHECK-NEXT:     llvm.return loc(#loc6)
// CHECK-NEXT:   } loc(#loc5)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #di_file = #llvm.di_file<"module.c" in "">
// CHECK-NEXT: #di_file1 = #llvm.di_file<"x.c" in "">
// CHECK-NEXT: #di_file2 = #llvm.di_file<"inside.c" in "">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-NEXT: #loc = loc("module.c":1:1)
// CHECK-NEXT: #loc1 = loc("x.c":1:1)
// CHECK-NEXT: #loc2 = loc("y.c":2:2)
// CHECK-NEXT: #loc3 = loc("inside.c":5:6)
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>
// CHECK-NEXT: #loc4 = loc(fused[#loc1, #loc2])
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file1, name = "fused", linkageName = "fused", file = #di_file1, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_subprogram, file = #di_file2, discriminator = 0>
// CHECK-NEXT: #loc5 = loc(fused<#di_subprogram>[#loc4])
// CHECK-NEXT: #loc6 = loc(fused<#di_lexical_block_file>[#loc3])

// -----

module {
  llvm.func @fusedmeta() { llvm.return loc("inside.c":5:6) } loc(fused<"hi">["x.c":1:1, "y.c":2:2])
} loc("module.c":1:1)

// CHECK: module {
// CHECK-NEXT:   llvm.func @fusedmeta() {
// CHECK-NEXT:     llvm.return loc(#loc6)
// CHECK-NEXT:   } loc(#loc5)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #di_file = #llvm.di_file<"module.c" in "">
// CHECK-NEXT: #di_file1 = #llvm.di_file<"x.c" in "">
// CHECK-NEXT: #di_file2 = #llvm.di_file<"inside.c" in "">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-NEXT: #loc = loc("module.c":1:1)
// CHECK-NEXT: #loc1 = loc("x.c":1:1)
// CHECK-NEXT: #loc2 = loc("y.c":2:2)
// CHECK-NEXT: #loc3 = loc("inside.c":5:6)
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>
// CHECK-NEXT: #loc4 = loc(fused<"hi">[#loc1, #loc2])
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file1, name = "fusedmeta", linkageName = "fusedmeta", file = #di_file1, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_subprogram, file = #di_file2, discriminator = 0>
// CHECK-NEXT: #loc5 = loc(fused<#di_subprogram>[#loc4])
// CHECK-NEXT: #loc6 = loc(fused<#di_lexical_block_file>[#loc3])

// -----

module {
  llvm.func @unk() { llvm.return loc("inside.c":5:6) } loc(unknown)
} loc("module.c":1:1)

// CHECK: module {
// CHECK-NEXT:   llvm.func @unk() {
// CHECK-NEXT:     llvm.return loc(#loc2)
// CHECK-NEXT:   } loc(#loc3)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #di_file = #llvm.di_file<"module.c" in "">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-NEXT: #loc = loc("module.c":1:1)
// CHECK-NEXT: #loc1 = loc(unknown)
// CHECK-NEXT: #loc2 = loc("inside.c":5:6)
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "unk", linkageName = "unk", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #loc3 = loc(fused<#di_subprogram>[#loc1])

// -----

module {
  llvm.func @cs() { llvm.return loc("inside.c":5:6) } loc(callsite("foo"("foo.c":4:4) at "bar.c":5:5))
} loc("module.c":1:1)

// CHECK: module {
// CHECK-NEXT:   llvm.func @cs() {
// CHECK-NEXT:     llvm.return loc(#loc7)
// CHECK-NEXT:   } loc(#loc6)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #di_file = #llvm.di_file<"module.c" in "">
// CHECK-NEXT: #di_file1 = #llvm.di_file<"bar.c" in "">
// CHECK-NEXT: #di_file2 = #llvm.di_file<"inside.c" in "">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-NEXT: #loc = loc("module.c":1:1)
// CHECK-NEXT: #loc1 = loc("foo.c":4:4)
// CHECK-NEXT: #loc2 = loc("bar.c":5:5)
// CHECK-NEXT: #loc3 = loc("inside.c":5:6)
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>
// CHECK-NEXT: #loc4 = loc("foo"(#loc1))
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file1, name = "cs", linkageName = "cs", file = #di_file1, line = 5, scopeLine = 5, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #loc5 = loc(callsite(#loc4 at #loc2))
// CHECK-NEXT: #di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_subprogram, file = #di_file2, discriminator = 0>
// CHECK-NEXT: #loc6 = loc(fused<#di_subprogram>[#loc5])
// CHECK-NEXT: #loc7 = loc(fused<#di_lexical_block_file>[#loc3])

// -----

module {
  llvm.func @inner() { llvm.return loc(callsite("foo"("foo.c":4:4) at "bar.c":5:5)) } loc("a.c":9:9)
} loc("module.c":1:1)

// CHECK: module {
// CHECK-NEXT:   llvm.func @inner() {
// CHECK-NEXT:     llvm.return loc(#loc7)
// CHECK-NEXT:   } loc(#loc5)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #di_file = #llvm.di_file<"module.c" in "">
// CHECK-NEXT: #di_file1 = #llvm.di_file<"a.c" in "">
// CHECK-NEXT: #di_file2 = #llvm.di_file<"foo.c" in "">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-NEXT: #loc = loc("module.c":1:1)
// CHECK-NEXT: #loc1 = loc("a.c":9:9)
// CHECK-NEXT: #loc2 = loc("foo.c":4:4)
// CHECK-NEXT: #loc3 = loc("bar.c":5:5)
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>
// CHECK-NEXT: #loc4 = loc("foo"(#loc2))
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file1, name = "inner", linkageName = "inner", file = #di_file1, line = 9, scopeLine = 9, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_subprogram, file = #di_file2, discriminator = 0>
// CHECK-NEXT: #loc5 = loc(fused<#di_subprogram>[#loc1])
// CHECK-NEXT: #loc6 = loc(fused<#di_lexical_block_file>[#loc4])
// CHECK-NEXT: #loc7 = loc(callsite(#loc6 at #loc3))

// -----

module {
  llvm.func internal @int() { llvm.return loc("inside.c":5:6) } loc("a.c":10:9)
} loc("module.c":1:1)

// CHECK: module {
// CHECK-NEXT:   llvm.func internal @int() {
// CHECK-NEXT:     llvm.return loc(#loc4)
// CHECK-NEXT:   } loc(#loc3)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #di_file = #llvm.di_file<"module.c" in "">
// CHECK-NEXT: #di_file1 = #llvm.di_file<"a.c" in "">
// CHECK-NEXT: #di_file2 = #llvm.di_file<"inside.c" in "">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-NEXT: #loc = loc("module.c":1:1)
// CHECK-NEXT: #loc1 = loc("a.c":10:9)
// CHECK-NEXT: #loc2 = loc("inside.c":5:6)
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file1, name = "int", linkageName = "int", file = #di_file1, line = 10, scopeLine = 10, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_subprogram, file = #di_file2, discriminator = 0>
// CHECK-NEXT: #loc3 = loc(fused<#di_subprogram>[#loc1])
// CHECK-NEXT: #loc4 = loc(fused<#di_lexical_block_file>[#loc2])

// -----

module {
  llvm.func @v(i64, ...) -> !llvm.ptr loc("a.c":12:9)
} loc("module.c":1:1)

// CHECK: module {
// CHECK-NEXT:   llvm.func @v(i64, ...) -> !llvm.ptr loc(#loc2)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #di_file = #llvm.di_file<"a.c" in "">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-NEXT: #loc = loc("module.c":1:1)
// CHECK-NEXT: #loc1 = loc("a.c":12:9)
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<scope = #di_file, name = "v", linkageName = "v", file = #di_file, line = 12, scopeLine = 12, subprogramFlags = Optimized, type = #di_subroutine_type>
// CHECK-NEXT: #loc2 = loc(fused<#di_subprogram>[#loc1])

// -----

module {
  llvm.func @range() { llvm.return loc("inside.c":5:6) } loc("a.c":12:9 to 13:10)
} loc("module.c":1:1)

// CHECK: module {
// CHECK-NEXT:   llvm.func @range() {
// CHECK-NEXT:     llvm.return loc(#loc4)
// CHECK-NEXT:   } loc(#loc3)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #di_file = #llvm.di_file<"module.c" in "">
// CHECK-NEXT: #di_file1 = #llvm.di_file<"a.c" in "">
// CHECK-NEXT: #di_file2 = #llvm.di_file<"inside.c" in "">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-NEXT: #loc = loc("module.c":1:1)
// CHECK-NEXT: #loc1 = loc("a.c":12:9 to 13:10)
// CHECK-NEXT: #loc2 = loc("inside.c":5:6)
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file1, name = "range", linkageName = "range", file = #di_file1, line = 12, scopeLine = 12, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_subprogram, file = #di_file2, discriminator = 0>
// CHECK-NEXT: #loc3 = loc(fused<#di_subprogram>[#loc1])
// CHECK-NEXT: #loc4 = loc(fused<#di_lexical_block_file>[#loc2])
