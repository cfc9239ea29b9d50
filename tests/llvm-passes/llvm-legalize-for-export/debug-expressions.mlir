// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --llvm-legalize-for-export | FileCheck %s

#file = #llvm.di_file<"f.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#var = #llvm.di_local_variable<scope = #sp, name = "a", file = #file>
llvm.func @f(%a: i64, %p: !llvm.ptr) {
  llvm.intr.dbg.value #var #llvm.di_expression<[DW_OP_LLVM_fragment(0, 32)]> = %a : i64
  llvm.intr.dbg.value #var #llvm.di_expression<[DW_OP_LLVM_fragment(8, 32), DW_OP_LLVM_fragment(64, 16)]> = %a : i64
  llvm.intr.dbg.value #var #llvm.di_expression<[DW_OP_LLVM_fragment(8, 32), DW_OP_LLVM_fragment(64, 16), DW_OP_LLVM_fragment(1,2)]> = %a : i64
  llvm.intr.dbg.value #var #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(8, 32), DW_OP_LLVM_fragment(64, 16)]> = %a : i64
  llvm.intr.dbg.value #var #llvm.di_expression<[DW_OP_LLVM_fragment(8, 32), DW_OP_deref, DW_OP_LLVM_fragment(64, 16)]> = %a : i64
  llvm.intr.dbg.value #var #llvm.di_expression<[DW_OP_plus_uconst(3), DW_OP_LLVM_fragment(8, 32), DW_OP_LLVM_fragment(64, 16), DW_OP_deref]> = %a : i64
  llvm.intr.dbg.value #var #llvm.di_expression<[DW_OP_plus_uconst(3), DW_OP_plus_uconst(5), DW_OP_constu(1), DW_OP_plus, DW_OP_stack_value]> = %a : i64
  llvm.intr.dbg.declare #var #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(8, 32), DW_OP_LLVM_fragment(64, 16)]> = %p : !llvm.ptr
  llvm.intr.dbg.value #var #llvm.di_expression<[DW_OP_LLVM_arg(0), DW_OP_LLVM_convert(32, DW_ATE_signed), DW_OP_LLVM_convert(64, DW_ATE_signed)]> = %a : i64
  llvm.intr.dbg.value #var #llvm.di_expression<[DW_OP_LLVM_fragment(8, 32), DW_OP_LLVM_fragment(64, 16), DW_OP_LLVM_fragment(64, 2), DW_OP_LLVM_fragment(64, 1)]> = %a : i64
  llvm.intr.dbg.value #var #llvm.di_expression<[DW_OP_LLVM_fragment(18446744073709551615, 32), DW_OP_LLVM_fragment(64, 16)]> = %a : i64
  llvm.return
}

// CHECK: #di_file = #llvm.di_file<"f.c" in "/">
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = Full>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, subprogramFlags = Definition>
// CHECK-NEXT: #di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "a", file = #di_file>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @f([[ARG0:%[^ ]+]]: i64, [[ARG1:%[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_LLVM_fragment(0, 32)]> = [[ARG0]] : i64
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_LLVM_fragment(72, 32)]> = [[ARG0]] : i64
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_LLVM_fragment(73, 32)]> = [[ARG0]] : i64
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(72, 32)]> = [[ARG0]] : i64
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_LLVM_fragment(8, 32), DW_OP_deref, DW_OP_LLVM_fragment(64, 16)]> = [[ARG0]] : i64
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_plus_uconst(3), DW_OP_LLVM_fragment(72, 32), DW_OP_deref]> = [[ARG0]] : i64
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_plus_uconst(3), DW_OP_plus_uconst(5), DW_OP_constu(1), DW_OP_plus, DW_OP_stack_value]> = [[ARG0]] : i64
// CHECK-NEXT:     llvm.intr.dbg.declare #di_local_variable #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(72, 32)]> = [[ARG1]] : !llvm.ptr
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_LLVM_arg(0), DW_OP_LLVM_convert(32, DW_ATE_signed), DW_OP_LLVM_convert(64, DW_ATE_signed)]> = [[ARG0]] : i64
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_LLVM_fragment(200, 32)]> = [[ARG0]] : i64
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_LLVM_fragment(63, 32)]> = [[ARG0]] : i64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#file = #llvm.di_file<"a" in "b">
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#var = #llvm.di_global_variable<scope = #file, name = "g", file = #file, line = 1, type = #int>
llvm.mlir.global external @g() {dbg_exprs = [#llvm.di_global_variable_expression<var = #var, expr = <[DW_OP_LLVM_fragment(8, 32), DW_OP_LLVM_fragment(64, 16)]>>]} : i32

// CHECK: #di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
// CHECK-NEXT: #di_file = #llvm.di_file<"a" in "b">
// CHECK-NEXT: #di_global_variable = #llvm.di_global_variable<scope = #di_file, name = "g", file = #di_file, line = 1, type = #di_basic_type>
// CHECK-NEXT: #di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <[DW_OP_LLVM_fragment(72, 32)]>>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.mlir.global external @g() {addr_space = 0 : i32, dbg_exprs = [#di_global_variable_expression]} : i32
// CHECK-NEXT: }

// -----

module attributes {test.a = {b = #llvm.di_expression<[DW_OP_LLVM_fragment(8, 32), DW_OP_LLVM_fragment(64, 16)]>}} {
  func.func private @g(i32 {test.b = #llvm.di_expression<[DW_OP_LLVM_fragment(8, 32), DW_OP_LLVM_fragment(64, 16)]>})
}

// CHECK: module attributes {test.a = {b = #llvm.di_expression<[DW_OP_LLVM_fragment(72, 32)]>}} {
// CHECK-NEXT:   func.func private @g(i32 {test.b = #llvm.di_expression<[DW_OP_LLVM_fragment(72, 32)]>})
// CHECK-NEXT: }
