// RUN: not mlir-translate %s --split-input-file --mlir-to-llvmir 2>&1 | FileCheck %s

// CHECK: fragment is larger than or outside of variable
// CHECK-NEXT: #dbg_value(i32 %0, !7, !DIExpression(DW_OP_LLVM_fragment, 16, 32), !8)
// CHECK-NEXT: !7 = !DILocalVariable(name: "v", scope: !3, type: !6)
#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#type = #llvm.di_subroutine_type<types = #int>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition, type = #type>
#g = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = Definition, type = #type>
#d = #llvm.di_subprogram<compileUnit = #cu, scope = #file, name = "d", file = #file, line = 1, type = #type>
#v = #llvm.di_local_variable<scope = #f, name = "v", type = #int>
#a = #llvm.di_local_variable<scope = #f, name = "a", arg = 1, type = #int>
#b = #llvm.di_local_variable<scope = #f, name = "b", arg = 1, type = #int>
#x = #llvm.di_local_variable<scope = #g, name = "x", type = #int>
llvm.func @f(%arg: i32) {
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_LLVM_fragment(16, 32)]> = %arg : i32 loc(fused<#f>["f.c":1:1])
  llvm.return
} loc(fused<#f>["f.c":1:0])

// -----

// CHECK: fragment covers entire variable
// CHECK-NEXT: #dbg_value(i32 %0, !7, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !8)
// CHECK-NEXT: !7 = !DILocalVariable(name: "v", scope: !3, type: !6)
#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#type = #llvm.di_subroutine_type<types = #int>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition, type = #type>
#g = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = Definition, type = #type>
#d = #llvm.di_subprogram<compileUnit = #cu, scope = #file, name = "d", file = #file, line = 1, type = #type>
#v = #llvm.di_local_variable<scope = #f, name = "v", type = #int>
#a = #llvm.di_local_variable<scope = #f, name = "a", arg = 1, type = #int>
#b = #llvm.di_local_variable<scope = #f, name = "b", arg = 1, type = #int>
#x = #llvm.di_local_variable<scope = #g, name = "x", type = #int>
llvm.func @f(%arg: i32) {
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_LLVM_fragment(0, 32)]> = %arg : i32 loc(fused<#f>["f.c":1:1])
  llvm.return
} loc(fused<#f>["f.c":1:0])

// -----

// CHECK: Entry values are only allowed in MIR unless they target a swiftasync Argument
// CHECK-NEXT: #dbg_value(i32 %0, !7, !DIExpression(DW_OP_LLVM_entry_value, 1), !8)
#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#type = #llvm.di_subroutine_type<types = #int>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition, type = #type>
#g = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = Definition, type = #type>
#d = #llvm.di_subprogram<compileUnit = #cu, scope = #file, name = "d", file = #file, line = 1, type = #type>
#v = #llvm.di_local_variable<scope = #f, name = "v", type = #int>
#a = #llvm.di_local_variable<scope = #f, name = "a", arg = 1, type = #int>
#b = #llvm.di_local_variable<scope = #f, name = "b", arg = 1, type = #int>
#x = #llvm.di_local_variable<scope = #g, name = "x", type = #int>
llvm.func @f(%arg: i32) {
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_LLVM_entry_value(1)]> = %arg : i32 loc(fused<#f>["f.c":1:1])
  llvm.return
} loc(fused<#f>["f.c":1:0])

// -----

// CHECK: conflicting debug info for argument
// CHECK-NEXT: #dbg_value(i32 %0, !9, !DIExpression(), !8)
// CHECK-NEXT: !7 = !DILocalVariable(name: "a", arg: 1, scope: !3, type: !6)
// CHECK-NEXT: !9 = !DILocalVariable(name: "b", arg: 1, scope: !3, type: !6)
#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#type = #llvm.di_subroutine_type<types = #int>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition, type = #type>
#g = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = Definition, type = #type>
#d = #llvm.di_subprogram<compileUnit = #cu, scope = #file, name = "d", file = #file, line = 1, type = #type>
#v = #llvm.di_local_variable<scope = #f, name = "v", type = #int>
#a = #llvm.di_local_variable<scope = #f, name = "a", arg = 1, type = #int>
#b = #llvm.di_local_variable<scope = #f, name = "b", arg = 1, type = #int>
#x = #llvm.di_local_variable<scope = #g, name = "x", type = #int>
llvm.func @f(%arg: i32) {
  llvm.intr.dbg.value #a = %arg : i32 loc(fused<#f>["f.c":1:1])
  llvm.intr.dbg.value #b = %arg : i32 loc(fused<#f>["f.c":1:1])
  llvm.return
} loc(fused<#f>["f.c":1:0])

// -----

// CHECK: mismatched subprogram between #dbg record variable and DILocation
// CHECK-NEXT: #dbg_value(i32 %0, !7, !DIExpression(), !9)
// CHECK-NEXT: label %1
// CHECK-NEXT: ptr @f
// CHECK-NEXT: !7 = !DILocalVariable(name: "x", scope: !8, type: !6)
// CHECK-NEXT: !8 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
// CHECK-NEXT: !9 = !DILocation(line: 1, column: 1, scope: !3)
// CHECK-NEXT: !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
// CHECK-NEXT: label %1
// CHECK-NEXT: ptr @f
#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#type = #llvm.di_subroutine_type<types = #int>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition, type = #type>
#g = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = Definition, type = #type>
#d = #llvm.di_subprogram<compileUnit = #cu, scope = #file, name = "d", file = #file, line = 1, type = #type>
#v = #llvm.di_local_variable<scope = #f, name = "v", type = #int>
#a = #llvm.di_local_variable<scope = #f, name = "a", arg = 1, type = #int>
#b = #llvm.di_local_variable<scope = #f, name = "b", arg = 1, type = #int>
#x = #llvm.di_local_variable<scope = #g, name = "x", type = #int>
llvm.func @f(%arg: i32) {
  llvm.intr.dbg.value #x = %arg : i32 loc(fused<#f>["f.c":1:1])
  llvm.return
} loc(fused<#f>["f.c":1:0])

// -----

// CHECK: invalid expression
// CHECK-NEXT: !DIExpression(51, 152)
#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#type = #llvm.di_subroutine_type<types = #int>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition, type = #type>
#g = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = Definition, type = #type>
#d = #llvm.di_subprogram<compileUnit = #cu, scope = #file, name = "d", file = #file, line = 1, type = #type>
#v = #llvm.di_local_variable<scope = #f, name = "v", type = #int>
#a = #llvm.di_local_variable<scope = #f, name = "a", arg = 1, type = #int>
#b = #llvm.di_local_variable<scope = #f, name = "b", arg = 1, type = #int>
#x = #llvm.di_local_variable<scope = #g, name = "x", type = #int>
llvm.func @f(%arg: i32) {
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_lit3, DW_OP_call2]> = %arg : i32 loc(fused<#f>["f.c":1:1])
  llvm.return
} loc(fused<#f>["f.c":1:0])

// -----

// CHECK: function definition may only have a distinct !dbg attachment
// CHECK-NEXT: ptr @f
// CHECK-NEXT: scope points into the type hierarchy
// CHECK-NEXT: !7 = !DILocation(line: {{[0-9]+}}, column: 3, scope: !3)
// CHECK-NEXT: subprogram declarations must not have a compile unit
// CHECK-NEXT: !3 = !DISubprogram(name: "d", scope: !1, file: !1, line: 1, type: !4, spFlags: 0, unit: !0)
#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#type = #llvm.di_subroutine_type<types = #int>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition, type = #type>
#g = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = Definition, type = #type>
#d = #llvm.di_subprogram<compileUnit = #cu, scope = #file, name = "d", file = #file, line = 1, type = #type>
#v = #llvm.di_local_variable<scope = #f, name = "v", type = #int>
#a = #llvm.di_local_variable<scope = #f, name = "a", arg = 1, type = #int>
#b = #llvm.di_local_variable<scope = #f, name = "b", arg = 1, type = #int>
#x = #llvm.di_local_variable<scope = #g, name = "x", type = #int>
llvm.func @f(%arg: i32) {
  llvm.return
} loc(fused<#d>["f.c":1:0])

// -----

// CHECK: function declaration may only have a unique !dbg attachment
// CHECK-NEXT: ptr @f
#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#type = #llvm.di_subroutine_type<types = #int>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition, type = #type>
#g = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = Definition, type = #type>
#d = #llvm.di_subprogram<compileUnit = #cu, scope = #file, name = "d", file = #file, line = 1, type = #type>
#v = #llvm.di_local_variable<scope = #f, name = "v", type = #int>
#a = #llvm.di_local_variable<scope = #f, name = "a", arg = 1, type = #int>
#b = #llvm.di_local_variable<scope = #f, name = "b", arg = 1, type = #int>
#x = #llvm.di_local_variable<scope = #g, name = "x", type = #int>
llvm.func @f(i32) loc(fused<#f>["f.c":1:0])

// -----

// CHECK: DISubprogram attached to more than one function
// CHECK-NEXT: !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
// CHECK-NEXT: ptr @f2
#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#type = #llvm.di_subroutine_type<types = #int>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition, type = #type>
#g = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = Definition, type = #type>
#d = #llvm.di_subprogram<compileUnit = #cu, scope = #file, name = "d", file = #file, line = 1, type = #type>
#v = #llvm.di_local_variable<scope = #f, name = "v", type = #int>
#a = #llvm.di_local_variable<scope = #f, name = "a", arg = 1, type = #int>
#b = #llvm.di_local_variable<scope = #f, name = "b", arg = 1, type = #int>
#x = #llvm.di_local_variable<scope = #g, name = "x", type = #int>
llvm.func @f() {
  llvm.return
} loc(fused<#f>["f.c":1:0])
llvm.func @f2() {
  llvm.return
} loc(fused<#f>["f.c":1:0])

// -----

// CHECK: fragment is larger than or outside of variable
// CHECK-NEXT: !0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 64))
// CHECK-NEXT: !1 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !3, line: 1, type: !5, isLocal: false, isDefinition: false)
// CHECK-NEXT: fragment is larger than or outside of variable
// CHECK-NEXT: !0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 64))
// CHECK-NEXT: !1 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !3, line: 1, type: !5, isLocal: false, isDefinition: false)
#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#type = #llvm.di_subroutine_type<types = #int>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition, type = #type>
#g = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = Definition, type = #type>
#d = #llvm.di_subprogram<compileUnit = #cu, scope = #file, name = "d", file = #file, line = 1, type = #type>
#v = #llvm.di_local_variable<scope = #f, name = "v", type = #int>
#a = #llvm.di_local_variable<scope = #f, name = "a", arg = 1, type = #int>
#b = #llvm.di_local_variable<scope = #f, name = "b", arg = 1, type = #int>
#x = #llvm.di_local_variable<scope = #g, name = "x", type = #int>
llvm.mlir.global external @g() {dbg_exprs = [#llvm.di_global_variable_expression<var = <scope = #cu, name = "g", file = #file, line = 1, type = #int>, expr = <[DW_OP_LLVM_fragment(0, 64)]>>]} : i32
