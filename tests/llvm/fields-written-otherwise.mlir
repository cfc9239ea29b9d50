// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s

// Attributes of fields, written as they are printed and otherwise.

#file = #llvm.di_file<"a.c" in "/b">
#quoted = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "i\22n\0At", sizeInBits = 32, encoding = DW_ATE_signed>
#close = #llvm.di_basic_type<name="close",tag=DW_TAG_base_type>
#wide = #llvm.di_basic_type< name = "wide" , // a note
  tag = DW_TAG_base_type >
#hex = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "hex", sizeInBits = 0x20>
#zeros = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "zeros", sizeInBits = 0032>
#null = #llvm.di_basic_type<tag = DW_TAG_null, name = "null">
#large = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "large", sizeInBits = 18446744073709551615>
#others = #llvm.di_lexical_block<column = 2, line = 3, file = #file, scope = #file>
#inside = #llvm.di_lexical_block<scope = #llvm.di_file<"c.c" in "">, file = <"d.c" in "">>
#signature = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #quoted, #close,#wide, #llvm.di_null_type>
#none = #llvm.di_subroutine_type<>
#set = #llvm.di_local_variable<scope = #file, name = "s", flags = "Public|Artificial", arg = 3>
#one = #llvm.di_local_variable<scope = #file, type = #quoted, flags = Vector>
#range = #llvm.di_subrange<count = 4 : i8, lowerBound = -1 : i64>
#self = #llvm.di_composite_type<recId = distinct[7]<>, isRecSelf = true>
#member = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #self>
#whole = #llvm.di_composite_type<tag = DW_TAG_structure_type, recId = distinct[7]<>, name = "list", file = #file, line = 4, elements = #member, #range>
#other = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #whole, elements = #llvm.di_subrange<count = 17 : i64>>
#variable = #llvm.di_global_variable<scope = #file, name = "\E6", linkageName = "v", file = #file, line = 1, type = #other, isLocalToUnit = false, isDefined = true>

module attributes {t.all = [#quoted, #close, #wide, #hex, #zeros, #null, #large, #others, #inside, #signature, #none, #set, #one, #whole, #other, #variable, #range, #llvm.di_label<scope = #file>]} {
}

// CHECK: #di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "i\22n\0At", sizeInBits = 32, encoding = DW_ATE_signed>
// CHECK-NEXT: #di_basic_type1 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "close">
// CHECK-NEXT: #di_basic_type2 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "wide">
// CHECK-NEXT: #di_basic_type3 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "hex", sizeInBits = 32>
// CHECK-NEXT: #di_basic_type4 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "zeros", sizeInBits = 32>
// CHECK-NEXT: #di_basic_type5 = #llvm.di_basic_type<name = "null">
// CHECK-NEXT: #di_basic_type6 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "large", sizeInBits = 18446744073709551615>
// CHECK-NEXT: #di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
// CHECK-NEXT: #di_file = #llvm.di_file<"a.c" in "/b">
// CHECK-NEXT: #di_file1 = #llvm.di_file<"c.c" in "">
// CHECK-NEXT: #di_file2 = #llvm.di_file<"d.c" in "">
// CHECK-NEXT: #di_null_type = #llvm.di_null_type
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<>
// CHECK-NEXT: #di_derived_type = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #di_composite_type>
// CHECK-NEXT: #di_label = #llvm.di_label<scope = #di_file>
// CHECK-NEXT: #di_lexical_block = #llvm.di_lexical_block<scope = #di_file, file = #di_file, line = 3, column = 2>
// CHECK-NEXT: #di_lexical_block1 = #llvm.di_lexical_block<scope = #di_file1, file = #di_file2>
// CHECK-NEXT: #di_local_variable = #llvm.di_local_variable<scope = #di_file, name = "s", arg = 3, flags = "Public|Artificial">
// CHECK-NEXT: #di_local_variable1 = #llvm.di_local_variable<scope = #di_file, type = #di_basic_type, flags = Vector>
// CHECK-NEXT: #di_subroutine_type1 = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #di_basic_type, #di_basic_type1, #di_basic_type2, #di_null_type>
// CHECK-NEXT: #di_composite_type1 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "list", file = #di_file, line = 4, elements = #di_derived_type, #llvm.di_subrange<count = 4 : i8, lowerBound = -1 : i64>>
// CHECK-NEXT: #di_composite_type2 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_composite_type1, elements = #llvm.di_subrange<count = 17 : i64>>
// CHECK-NEXT: #di_global_variable = #llvm.di_global_variable<scope = #di_file, name = "\E6", linkageName = "v", file = #di_file, line = 1, type = #di_composite_type2, isDefined = true>
// CHECK-NEXT: module attributes {t.all = [#di_basic_type, #di_basic_type1, #di_basic_type2, #di_basic_type3, #di_basic_type4, #di_basic_type5, #di_basic_type6, #di_lexical_block, #di_lexical_block1, #di_subroutine_type1, #di_subroutine_type, #di_local_variable, #di_local_variable1, #di_composite_type1, #di_composite_type2, #di_global_variable, #llvm.di_subrange<count = 4 : i8, lowerBound = -1 : i64>, #di_label]} {
// CHECK-NEXT: }
