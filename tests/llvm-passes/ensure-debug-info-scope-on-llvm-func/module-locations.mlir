// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-debuginfo --ensure-debug-info-scope-on-llvm-func | FileCheck %s

module {
  llvm.func @has_place() {
    llvm.return loc("f.c":3:3)
  } loc("f.c":2:2)
  llvm.func @has_none() {
    llvm.return loc("f.c":3:3)
  } loc("name")
} loc(fused["a.c":1:1, "b.c":1:1])

// CHECK: module {
// CHECK-NEXT:   llvm.func @has_place() {
// CHECK-NEXT:     llvm.return loc(#loc3)
// CHECK-NEXT:   } loc(#loc6)
// CHECK-NEXT:   llvm.func @has_none() {
// CHECK-NEXT:     llvm.return loc(#loc3)
// CHECK-NEXT:   } loc(#loc7)
// CHECK-NEXT: } loc(#loc5)
// CHECK-NEXT: #di_file = #llvm.di_file<"a.c" in "">
// CHECK-NEXT: #di_file1 = #llvm.di_file<"f.c" in "">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-NEXT: #loc = loc("a.c":1:1)
// CHECK-NEXT: #loc1 = loc("b.c":1:1)
// CHECK-NEXT: #loc2 = loc("f.c":2:2)
// CHECK-NEXT: #loc3 = loc("f.c":3:3)
// CHECK-NEXT: #loc4 = loc("name")
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>
// CHECK-NEXT: #loc5 = loc(fused[#loc, #loc1])
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file1, name = "has_place", linkageName = "has_place", file = #di_file1, line = 2, scopeLine = 2, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "has_none", linkageName = "has_none", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #loc6 = loc(fused<#di_subprogram>[#loc2])
// CHECK-NEXT: #loc7 = loc(fused<#di_subprogram1>[#loc4])

// -----

module {
  llvm.func @has_place() {
    llvm.return loc("f.c":3:3)
  } loc("f.c":2:2)
  llvm.func @has_none() {
    llvm.return loc("f.c":3:3)
  } loc("name")
} loc(fused[unknown, "b.c":1:1])

// CHECK: module {
// CHECK-NEXT:   llvm.func @has_place() {
// CHECK-NEXT:     llvm.return loc(#loc2)
// CHECK-NEXT:   } loc(#loc4)
// CHECK-NEXT:   llvm.func @has_none() {
// CHECK-NEXT:     llvm.return loc(#loc2)
// CHECK-NEXT:   } loc(#loc5)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #di_file = #llvm.di_file<"b.c" in "">
// CHECK-NEXT: #di_file1 = #llvm.di_file<"f.c" in "">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-NEXT: #loc = loc("b.c":1:1)
// CHECK-NEXT: #loc1 = loc("f.c":2:2)
// CHECK-NEXT: #loc2 = loc("f.c":3:3)
// CHECK-NEXT: #loc3 = loc("name")
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file1, name = "has_place", linkageName = "has_place", file = #di_file1, line = 2, scopeLine = 2, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "has_none", linkageName = "has_none", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #loc4 = loc(fused<#di_subprogram>[#loc1])
// CHECK-NEXT: #loc5 = loc(fused<#di_subprogram1>[#loc3])

// -----

module {
  llvm.func @has_place() {
    llvm.return loc("f.c":3:3)
  } loc("f.c":2:2)
  llvm.func @has_none() {
    llvm.return loc("f.c":3:3)
  } loc("name")
} loc("n"("b.c":1:1))

// CHECK: module {
// CHECK-NEXT:   llvm.func @has_place() {
// CHECK-NEXT:     llvm.return loc(#loc2)
// CHECK-NEXT:   } loc(#loc5)
// CHECK-NEXT:   llvm.func @has_none() {
// CHECK-NEXT:     llvm.return loc(#loc2)
// CHECK-NEXT:   } loc(#loc6)
// CHECK-NEXT: } loc(#loc4)
// CHECK-NEXT: #di_file = #llvm.di_file<"b.c" in "">
// CHECK-NEXT: #di_file1 = #llvm.di_file<"f.c" in "">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-NEXT: #loc = loc("b.c":1:1)
// CHECK-NEXT: #loc1 = loc("f.c":2:2)
// CHECK-NEXT: #loc2 = loc("f.c":3:3)
// CHECK-NEXT: #loc3 = loc("name")
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>
// CHECK-NEXT: #loc4 = loc("n"(#loc))
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file1, name = "has_place", linkageName = "has_place", file = #di_file1, line = 2, scopeLine = 2, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "has_none", linkageName = "has_none", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #loc5 = loc(fused<#di_subprogram>[#loc1])
// CHECK-NEXT: #loc6 = loc(fused<#di_subprogram1>[#loc3])

// -----

module {
  llvm.func @has_place() {
    llvm.return loc("f.c":3:3)
  } loc("f.c":2:2)
  llvm.func @has_none() {
    llvm.return loc("f.c":3:3)
  } loc("name")
} loc("n")

// CHECK: module {
// CHECK-NEXT:   llvm.func @has_place() {
// CHECK-NEXT:     llvm.return loc(#loc2)
// CHECK-NEXT:   } loc(#loc4)
// CHECK-NEXT:   llvm.func @has_none() {
// CHECK-NEXT:     llvm.return loc(#loc2)
// CHECK-NEXT:   } loc(#loc5)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #di_file = #llvm.di_file<"<unknown>" in "">
// CHECK-NEXT: #di_file1 = #llvm.di_file<"f.c" in "">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-NEXT: #loc = loc("n")
// CHECK-NEXT: #loc1 = loc("f.c":2:2)
// CHECK-NEXT: #loc2 = loc("f.c":3:3)
// CHECK-NEXT: #loc3 = loc("name")
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file1, name = "has_place", linkageName = "has_place", file = #di_file1, line = 2, scopeLine = 2, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "has_none", linkageName = "has_none", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #loc4 = loc(fused<#di_subprogram>[#loc1])
// CHECK-NEXT: #loc5 = loc(fused<#di_subprogram1>[#loc3])

// -----

module {
  llvm.func @has_place() {
    llvm.return loc("f.c":3:3)
  } loc("f.c":2:2)
  llvm.func @has_none() {
    llvm.return loc("f.c":3:3)
  } loc("name")
} loc(unknown)

// CHECK: module {
// CHECK-NEXT:   llvm.func @has_place() {
// CHECK-NEXT:     llvm.return loc(#loc2)
// CHECK-NEXT:   } loc(#loc4)
// CHECK-NEXT:   llvm.func @has_none() {
// CHECK-NEXT:     llvm.return loc(#loc2)
// CHECK-NEXT:   } loc(#loc5)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #di_file = #llvm.di_file<"<unknown>" in "">
// CHECK-NEXT: #di_file1 = #llvm.di_file<"f.c" in "">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-NEXT: #loc = loc(unknown)
// CHECK-NEXT: #loc1 = loc("f.c":2:2)
// CHECK-NEXT: #loc2 = loc("f.c":3:3)
// CHECK-NEXT: #loc3 = loc("name")
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file1, name = "has_place", linkageName = "has_place", file = #di_file1, line = 2, scopeLine = 2, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "has_none", linkageName = "has_none", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #loc4 = loc(fused<#di_subprogram>[#loc1])
// CHECK-NEXT: #loc5 = loc(fused<#di_subprogram1>[#loc3])

// -----

#cu = #llvm.di_compile_unit<id = distinct[7]<>, sourceLanguage = DW_LANG_C, file = <"z" in "y">, isOptimized = false, emissionKind = Full>
module {
  llvm.func @has_place() {
    llvm.return loc("f.c":3:3)
  } loc("f.c":2:2)
  llvm.func @has_none() {
    llvm.return loc("f.c":3:3)
  } loc("name")
} loc(fused<#cu>["b.c":2:2])

// CHECK: module {
// CHECK-NEXT:   llvm.func @has_place() {
// CHECK-NEXT:     llvm.return loc(#loc2)
// CHECK-NEXT:   } loc(#loc5)
// CHECK-NEXT:   llvm.func @has_none() {
// CHECK-NEXT:     llvm.return loc(#loc2)
// CHECK-NEXT:   } loc(#loc6)
// CHECK-NEXT: } loc(#loc4)
// CHECK-NEXT: #di_file = #llvm.di_file<"z" in "y">
// CHECK-NEXT: #di_file1 = #llvm.di_file<"f.c" in "">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-NEXT: #loc = loc("b.c":2:2)
// CHECK-NEXT: #loc1 = loc("f.c":2:2)
// CHECK-NEXT: #loc2 = loc("f.c":3:3)
// CHECK-NEXT: #loc3 = loc("name")
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = Full>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file1, name = "has_place", linkageName = "has_place", file = #di_file1, line = 2, scopeLine = 2, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "has_none", linkageName = "has_none", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #loc4 = loc(fused<#di_compile_unit>[#loc])
// CHECK-NEXT: #loc5 = loc(fused<#di_subprogram>[#loc1])
// CHECK-NEXT: #loc6 = loc(fused<#di_subprogram1>[#loc3])

// -----

#cu = #llvm.di_compile_unit<id = distinct[7]<>, sourceLanguage = DW_LANG_C, file = <"z" in "y">, isOptimized = false, emissionKind = Full>
module {
  llvm.func @has_place() {
    llvm.return loc("f.c":3:3)
  } loc("f.c":2:2)
  llvm.func @has_none() {
    llvm.return loc("f.c":3:3)
  } loc("name")
} loc("x"(fused<#cu>["b.c":2:2]))

// CHECK: module {
// CHECK-NEXT:   llvm.func @has_place() {
// CHECK-NEXT:     llvm.return loc(#loc2)
// CHECK-NEXT:   } loc(#loc6)
// CHECK-NEXT:   llvm.func @has_none() {
// CHECK-NEXT:     llvm.return loc(#loc2)
// CHECK-NEXT:   } loc(#loc7)
// CHECK-NEXT: } loc(#loc5)
// CHECK-NEXT: #di_file = #llvm.di_file<"z" in "y">
// CHECK-NEXT: #di_file1 = #llvm.di_file<"f.c" in "">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-NEXT: #loc = loc("b.c":2:2)
// CHECK-NEXT: #loc1 = loc("f.c":2:2)
// CHECK-NEXT: #loc2 = loc("f.c":3:3)
// CHECK-NEXT: #loc3 = loc("name")
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = Full>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file1, name = "has_place", linkageName = "has_place", file = #di_file1, line = 2, scopeLine = 2, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "has_none", linkageName = "has_none", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #loc4 = loc(fused<#di_compile_unit>[#loc])
// CHECK-NEXT: #loc5 = loc("x"(#loc4))
// CHECK-NEXT: #loc6 = loc(fused<#di_subprogram>[#loc1])
// CHECK-NEXT: #loc7 = loc(fused<#di_subprogram1>[#loc3])

// -----

#cu = #llvm.di_compile_unit<id = distinct[7]<>, sourceLanguage = DW_LANG_C, file = <"z" in "y">, isOptimized = false, emissionKind = Full>
module {
  llvm.func @has_place() {
    llvm.return loc("f.c":3:3)
  } loc("f.c":2:2)
  llvm.func @has_none() {
    llvm.return loc("f.c":3:3)
  } loc("name")
} loc(fused<#cu>[unknown])

// CHECK: module {
// CHECK-NEXT:   llvm.func @has_place() {
// CHECK-NEXT:     llvm.return loc(#loc2)
// CHECK-NEXT:   } loc(#loc5)
// CHECK-NEXT:   llvm.func @has_none() {
// CHECK-NEXT:     llvm.return loc(#loc2)
// CHECK-NEXT:   } loc(#loc6)
// CHECK-NEXT: } loc(#loc4)
// CHECK-NEXT: #di_file = #llvm.di_file<"z" in "y">
// CHECK-NEXT: #di_file1 = #llvm.di_file<"f.c" in "">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-NEXT: #loc = loc(unknown)
// CHECK-NEXT: #loc1 = loc("f.c":2:2)
// CHECK-NEXT: #loc2 = loc("f.c":3:3)
// CHECK-NEXT: #loc3 = loc("name")
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = Full>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file1, name = "has_place", linkageName = "has_place", file = #di_file1, line = 2, scopeLine = 2, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "has_none", linkageName = "has_none", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #loc4 = loc(fused<#di_compile_unit>[#loc])
// CHECK-NEXT: #loc5 = loc(fused<#di_subprogram>[#loc1])
// CHECK-NEXT: #loc6 = loc(fused<#di_subprogram1>[#loc3])

// -----

module {
  module {
    llvm.func @nested() {
      llvm.return loc("f.c":3:3)
    } loc("f.c":2:2)
  } loc("inner.c":1:1)
} loc("outer.c":1:1)

// CHECK: module {
// CHECK-NEXT:   module {
// CHECK-NEXT:     llvm.func @nested() {
// CHECK-NEXT:       llvm.return loc(#loc3)
// CHECK-NEXT:     } loc(#loc4)
// CHECK-NEXT:   } loc(#loc1)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #di_file = #llvm.di_file<"outer.c" in "">
// CHECK-NEXT: #di_file1 = #llvm.di_file<"f.c" in "">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-NEXT: #loc = loc("outer.c":1:1)
// CHECK-NEXT: #loc1 = loc("inner.c":1:1)
// CHECK-NEXT: #loc2 = loc("f.c":2:2)
// CHECK-NEXT: #loc3 = loc("f.c":3:3)
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file1, name = "nested", linkageName = "nested", file = #di_file1, line = 2, scopeLine = 2, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #loc4 = loc(fused<#di_subprogram>[#loc2])
