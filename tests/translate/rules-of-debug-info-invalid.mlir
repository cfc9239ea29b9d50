// RUN: not mlir-translate %s --split-input-file --mlir-to-llvmir 2>&1 | FileCheck %s

// CHECK: invalid tag
// CHECK-NEXT: !5 = !DIBasicType(tag: DW_TAG_structure_type, name: "b", size: 1)
#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #sp, name = "v", type = #llvm.di_basic_type<tag = DW_TAG_structure_type, name = "b", sizeInBits = 1>> = %a : i32 loc(fused<#sp>["x":1:1])
  llvm.return
} loc(fused<#sp>["f.c":1:0])

// -----

// CHECK: invalid tag
// CHECK-NEXT: !5 = !DIDerivedType(tag: DW_TAG_array_type, baseType: !6)
#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #sp, name = "v", type = #llvm.di_derived_type<tag = DW_TAG_array_type, baseType = #int>> = %a : i32 loc(fused<#sp>["x":1:1])
  llvm.return
} loc(fused<#sp>["f.c":1:0])

// -----

// CHECK: invalid set base type
// CHECK-NEXT: !5 = !DIDerivedType(tag: DW_TAG_set_type, baseType: !6)
// CHECK-NEXT: !6 = !DIBasicType(name: "f", size: 32, encoding: DW_ATE_float)
#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #sp, name = "v", type = #llvm.di_derived_type<tag = DW_TAG_set_type, baseType = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "f", sizeInBits = 32, encoding = DW_ATE_float>>> = %a : i32 loc(fused<#sp>["x":1:1])
  llvm.return
} loc(fused<#sp>["f.c":1:0])

// -----

// CHECK: DWARF address space only applies to pointer or reference types
// CHECK-NEXT: !5 = !DIDerivedType(tag: DW_TAG_member, name: "m", baseType: !6, dwarfAddressSpace: 3)
#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #sp, name = "v", type = #llvm.di_derived_type<tag = DW_TAG_member, name = "m", baseType = #int, dwarfAddressSpace = 3>> = %a : i32 loc(fused<#sp>["x":1:1])
  llvm.return
} loc(fused<#sp>["f.c":1:0])

// -----

// CHECK: extraData must be ConstantAsMetadata, MDString, DIObjCProperty, or MDTuple with single ConstantAsMetadata operand
// CHECK-NEXT: !5 = !DIDerivedType(tag: DW_TAG_member, baseType: !6, extraData: !6)
// CHECK-NEXT: !6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #sp, name = "v", type = #llvm.di_derived_type<tag = DW_TAG_member, baseType = #int, extraData = #int>> = %a : i32 loc(fused<#sp>["x":1:1])
  llvm.return
} loc(fused<#sp>["f.c":1:0])

// -----

// CHECK: invalid tag
// CHECK-NEXT: !5 = !DICompositeType(tag: DW_TAG_base_type, name: "s")
#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #sp, name = "v", type = #llvm.di_composite_type<tag = DW_TAG_base_type, name = "s">> = %a : i32 loc(fused<#sp>["x":1:1])
  llvm.return
} loc(fused<#sp>["f.c":1:0])

// -----

// CHECK: invalid reference flags
// CHECK-NEXT: !5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", flags: DIFlagLValueReference | DIFlagRValueReference)
#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #sp, name = "v", type = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "s", flags = "LValueReference|RValueReference">> = %a : i32 loc(fused<#sp>["x":1:1])
  llvm.return
} loc(fused<#sp>["f.c":1:0])

// -----

// CHECK: DIBlockByRefStruct on DICompositeType is no longer supported
// CHECK-NEXT: !5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", flags: DIFlagReservedBit4)
#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #sp, name = "v", type = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "s", flags = ReservedBit4>> = %a : i32 loc(fused<#sp>["x":1:1])
  llvm.return
} loc(fused<#sp>["f.c":1:0])

// -----

// CHECK: invalid vector, expected one element of type subrange
// CHECK-NEXT: !5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, flags: DIFlagVector, elements: !7)
#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #sp, name = "v", type = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, flags = Vector, elements = #int>> = %a : i32 loc(fused<#sp>["x":1:1])
  llvm.return
} loc(fused<#sp>["f.c":1:0])

// -----

// CHECK: dataLocation can only appear in array type
#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #sp, name = "v", type = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "s", dataLocation = #llvm.di_expression<[DW_OP_deref]>>> = %a : i32 loc(fused<#sp>["x":1:1])
  llvm.return
} loc(fused<#sp>["f.c":1:0])

// -----

// CHECK: array types must have a base type
// CHECK-NEXT: !5 = !DICompositeType(tag: DW_TAG_array_type, elements: !6)
#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #sp, name = "v", type = #llvm.di_composite_type<tag = DW_TAG_array_type, elements = #llvm.di_subrange<count = 3 : i64>>> = %a : i32 loc(fused<#sp>["x":1:1])
  llvm.return
} loc(fused<#sp>["f.c":1:0])

// -----

// CHECK: invalid tag
// CHECK-NEXT: !5 = !DIStringType(tag: DW_TAG_member, name: "s")
#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #sp, name = "v", type = #llvm.di_string_type<tag = DW_TAG_member, name = "s">> = %a : i32 loc(fused<#sp>["x":1:1])
  llvm.return
} loc(fused<#sp>["f.c":1:0])

// -----

// CHECK: invalid type
// CHECK-NEXT: !4 = !DILocalVariable(name: "v", scope: !3, type: !5)
// CHECK-NEXT: !5 = !DISubroutineType(types: !6)
#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #sp, name = "v", type = #llvm.di_subroutine_type<>> = %a : i32 loc(fused<#sp>["x":1:1])
  llvm.return
} loc(fused<#sp>["f.c":1:0])

// -----

// CHECK: local variable requires a valid scope
// CHECK-NEXT: !4 = !DILocalVariable(name: "v", scope: !1, type: !5)
// CHECK-NEXT: !1 = !DIFile(filename: "f.c", directory: "/d")
#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #file, name = "v", type = #int> = %a : i32 loc(fused<#sp>["x":1:1])
  llvm.return
} loc(fused<#sp>["f.c":1:0])

// -----

// CHECK: cannot have column info without line info
// CHECK-NEXT: !5 = distinct !DILexicalBlock(scope: !3, column: 5)
#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #llvm.di_lexical_block<scope = #sp, line = 0, column = 5>, name = "v", type = #int> = %a : i32 loc(fused<#sp>["x":1:1])
  llvm.return
} loc(fused<#sp>["f.c":1:0])

// -----

// CHECK: invalid expression
// CHECK-NEXT: !DIExpression(3, 3)
#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #sp, name = "v", type = #int> #llvm.di_expression<[DW_OP_addr(3)]> = %a : i32 loc(fused<#sp>["x":1:1])
  llvm.return
} loc(fused<#sp>["f.c":1:0])

// -----

// CHECK: invalid expression
// CHECK-NEXT: !DIExpression(159, 6)
#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #sp, name = "v", type = #int> #llvm.di_expression<[DW_OP_stack_value, DW_OP_deref]> = %a : i32 loc(fused<#sp>["x":1:1])
  llvm.return
} loc(fused<#sp>["f.c":1:0])

// -----

// CHECK: invalid tag
// CHECK-NEXT: !5 = !DIBasicType(tag: DW_TAG_member, name: "b")
#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
llvm.mlir.global external @g() {dbg_exprs = [#llvm.di_global_variable_expression<var = #llvm.di_global_variable<scope = #cu, name = "g", file = #file, line = 1, type = #llvm.di_basic_type<tag = DW_TAG_member, name = "b">>>]} : i32
