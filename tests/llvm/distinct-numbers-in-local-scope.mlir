// RUN: mlir-opt %s --mlir-print-local-scope --mlir-print-debuginfo | FileCheck %s
// RUN: mlir-opt %s --mlir-print-local-scope --mlir-print-debuginfo --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// Distinct attributes are numbered in the order of the text, that after a region too.
#f = #llvm.di_file<"a" in "b">
#cu = #llvm.di_compile_unit<id = distinct[7]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = true, emissionKind = LineTablesOnly>
#inner = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #cu, scope = #f, name = "a", file = #f, line = 1, scopeLine = 1, subprogramFlags = Definition>
#outer = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #cu, scope = #f, name = "b", file = #f, line = 1, scopeLine = 1, subprogramFlags = Definition>
llvm.func @f() {
  llvm.return loc(fused<#inner>["a"])
} loc(fused<#outer>["b"])
llvm.func @g() {
  llvm.return loc(fused<#outer>["a"])
} loc(fused<#inner>["b"])



// CHECK: module {
// CHECK-NEXT:   llvm.func @f() {
// CHECK-NEXT:     llvm.return loc(fused<#llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"a" in "b">, isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"a" in "b">, name = "a", file = <"a" in "b">, line = 1, scopeLine = 1, subprogramFlags = Definition>>["a"])
// CHECK-NEXT:   } loc(fused<#llvm.di_subprogram<id = distinct[2]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"a" in "b">, isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"a" in "b">, name = "b", file = <"a" in "b">, line = 1, scopeLine = 1, subprogramFlags = Definition>>["b"])
// CHECK-NEXT:   llvm.func @g() {
// CHECK-NEXT:     llvm.return loc(fused<#llvm.di_subprogram<id = distinct[2]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"a" in "b">, isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"a" in "b">, name = "b", file = <"a" in "b">, line = 1, scopeLine = 1, subprogramFlags = Definition>>["a"])
// CHECK-NEXT:   } loc(fused<#llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"a" in "b">, isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"a" in "b">, name = "a", file = <"a" in "b">, line = 1, scopeLine = 1, subprogramFlags = Definition>>["b"])
// CHECK-NEXT: } loc("tests/llvm/distinct-numbers-in-local-scope.mlir":0:0)

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "llvm.return"() : () -> () loc(fused<#llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"a" in "b">, isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"a" in "b">, name = "a", file = <"a" in "b">, line = 1, scopeLine = 1, subprogramFlags = Definition>>["a"])
// GENERIC-NEXT:   }) : () -> () loc(fused<#llvm.di_subprogram<id = distinct[2]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"a" in "b">, isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"a" in "b">, name = "b", file = <"a" in "b">, line = 1, scopeLine = 1, subprogramFlags = Definition>>["b"])
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "llvm.return"() : () -> () loc(fused<#llvm.di_subprogram<id = distinct[2]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"a" in "b">, isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"a" in "b">, name = "b", file = <"a" in "b">, line = 1, scopeLine = 1, subprogramFlags = Definition>>["a"])
// GENERIC-NEXT:   }) : () -> () loc(fused<#llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"a" in "b">, isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"a" in "b">, name = "a", file = <"a" in "b">, line = 1, scopeLine = 1, subprogramFlags = Definition>>["b"])
// GENERIC-NEXT: }) : () -> () loc("tests/llvm/distinct-numbers-in-local-scope.mlir":0:0)
