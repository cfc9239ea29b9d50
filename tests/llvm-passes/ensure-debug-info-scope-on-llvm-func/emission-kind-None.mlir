// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-debuginfo --ensure-debug-info-scope-on-llvm-func=emission-kind=None | FileCheck %s

module {
  llvm.func @declaration(i64, ...) -> i32 loc("a.c":1:1)
  llvm.func @definition(%a: i64 loc("a.c":2:8)) -> i64 {
    llvm.return %a : i64 loc("a.c":2:9)
  } loc("a.c":2:1)
} loc("module.c":1:1)

// CHECK: #loc3 = loc("a.c":2:8)
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @declaration(i64, ...) -> i32 loc(#loc5)
// CHECK-NEXT:   llvm.func @definition([[ARG0:%[^ ]+]]: i64 loc("a.c":2:8)) -> i64 {
// CHECK-NEXT:     llvm.return [[ARG0]] : i64 loc(#loc4)
// CHECK-NEXT:   } loc(#loc6)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #di_file = #llvm.di_file<"a.c" in "">
// CHECK-NEXT: #di_file1 = #llvm.di_file<"module.c" in "">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-NEXT: #loc = loc("module.c":1:1)
// CHECK-NEXT: #loc1 = loc("a.c":1:1)
// CHECK-NEXT: #loc2 = loc("a.c":2:1)
// CHECK-NEXT: #loc4 = loc("a.c":2:9)
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file1, producer = "MLIR", isOptimized = true, emissionKind = None>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<scope = #di_file, name = "declaration", linkageName = "declaration", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = Optimized, type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram1 = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "definition", linkageName = "definition", file = #di_file, line = 2, scopeLine = 2, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #loc5 = loc(fused<#di_subprogram>[#loc1])
// CHECK-NEXT: #loc6 = loc(fused<#di_subprogram1>[#loc2])
