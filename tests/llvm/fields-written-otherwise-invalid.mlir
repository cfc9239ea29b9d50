// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s
// Fields of attributes that are faulty.

#file = #llvm.di_file<"a.c" in "/b">
module attributes {t.a = #llvm.di_lexical_block<scope = #file, line = 1, line = 2>} {}

// CHECK: tests/llvm/fields-written-otherwise-invalid.mlir:5:81: error: duplicate or unknown struct parameter name: line
// CHECK-NEXT: module attributes {t.a = #llvm.di_lexical_block<scope = #file, line = 1, line = 2>} {}
// CHECK-NEXT:                                                                                 ^
// CHECK-NEXT: tests/llvm/fields-written-otherwise-invalid.mlir:95:70: error: duplicate or unknown struct parameter name: row
// CHECK-NEXT: module attributes {t.a = #llvm.di_lexical_block<scope = #file, row = 1>} {}
// CHECK-NEXT:                                                                      ^
// CHECK-NEXT: tests/llvm/fields-written-otherwise-invalid.mlir:99:69: error: struct is missing required parameter: scope
// CHECK-NEXT: module attributes {t.a = #llvm.di_lexical_block<line = 1, column = 2>} {}
// CHECK-NEXT:                                                                     ^
// CHECK-NEXT: tests/llvm/fields-written-otherwise-invalid.mlir:104:71: error: integer value too large
// CHECK-NEXT: module attributes {t.a = #llvm.di_lexical_block<scope = #file, line = 4294967296>} {}
// CHECK-NEXT:                                                                       ^
// CHECK-NEXT: tests/llvm/fields-written-otherwise-invalid.mlir:104:81: error: failed to parse LLVM_DILexicalBlockAttr parameter 'line' which is to be a `unsigned`
// CHECK-NEXT: module attributes {t.a = #llvm.di_lexical_block<scope = #file, line = 4294967296>} {}
// CHECK-NEXT:                                                                                 ^
// CHECK-NEXT: tests/llvm/fields-written-otherwise-invalid.mlir:119:57: error: invalid kind of attribute specified
// CHECK-NEXT: module attributes {t.a = #llvm.di_lexical_block<scope = #type>} {}
// CHECK-NEXT:                                                         ^
// CHECK-NEXT: tests/llvm/fields-written-otherwise-invalid.mlir:119:62: error: failed to parse LLVM_DILexicalBlockAttr parameter 'scope' which is to be a `DIScopeAttr`
// CHECK-NEXT: module attributes {t.a = #llvm.di_lexical_block<scope = #type>} {}
// CHECK-NEXT:                                                              ^
// CHECK-NEXT: tests/llvm/fields-written-otherwise-invalid.mlir:123:64: error: undefined symbol alias id 'nobody'
// CHECK-NEXT: module attributes {t.a = #llvm.di_lexical_block<scope = #nobody>} {}
// CHECK-NEXT:                                                                ^
// CHECK-NEXT: tests/llvm/fields-written-otherwise-invalid.mlir:123:64: error: failed to parse LLVM_DILexicalBlockAttr parameter 'scope' which is to be a `DIScopeAttr`
// CHECK-NEXT: module attributes {t.a = #llvm.di_lexical_block<scope = #nobody>} {}
// CHECK-NEXT:                                                                ^
// CHECK-NEXT: tests/llvm/fields-written-otherwise-invalid.mlir:128:59: error: invalid kind of attribute specified
// CHECK-NEXT: module attributes {t.a = #llvm.di_subroutine_type<types = #file>} {}
// CHECK-NEXT:                                                           ^
// CHECK-NEXT: tests/llvm/fields-written-otherwise-invalid.mlir:128:64: error: failed to parse LLVM_DISubroutineTypeAttr parameter 'types' which is to be a `::llvm::ArrayRef<DITypeAttr>`
// CHECK-NEXT: module attributes {t.a = #llvm.di_subroutine_type<types = #file>} {}
// CHECK-NEXT:                                                                ^
// CHECK-NEXT: tests/llvm/fields-written-otherwise-invalid.mlir:143:78: error: expected valid keyword
// CHECK-NEXT: module attributes {t.a = #llvm.di_lexical_block<scope = #file, file = #file, >} {}
// CHECK-NEXT:                                                                              ^
// CHECK-NEXT: tests/llvm/fields-written-otherwise-invalid.mlir:143:78: error: expected a parameter name in struct
// CHECK-NEXT: module attributes {t.a = #llvm.di_lexical_block<scope = #file, file = #file, >} {}
// CHECK-NEXT:                                                                              ^
// CHECK-NEXT: tests/llvm/fields-written-otherwise-invalid.mlir:148:48: error: unbalanced '<' character in pretty dialect name
// CHECK-NEXT: module attributes {t.a = #llvm.di_lexical_block<scope = #file, file = #file} {}
// CHECK-NEXT:                                                ^
// CHECK-NEXT: tests/llvm/fields-written-otherwise-invalid.mlir:152:52: error: invalid debug info debug info tag name: DW_ATE_signed
// CHECK-NEXT: module attributes {t.a = #llvm.di_basic_type<tag = DW_ATE_signed, name = "t">} {}
// CHECK-NEXT:                                                    ^
// CHECK-NEXT: tests/llvm/fields-written-otherwise-invalid.mlir:152:65: error: failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`
// CHECK-NEXT: module attributes {t.a = #llvm.di_basic_type<tag = DW_ATE_signed, name = "t">} {}
// CHECK-NEXT:                                                                 ^
// CHECK-NEXT: tests/llvm/fields-written-otherwise-invalid.mlir:156:52: error: invalid debug info debug info tag name: DW_TAG_nothing
// CHECK-NEXT: module attributes {t.a = #llvm.di_basic_type<tag = DW_TAG_nothing, name = "t">} {}
// CHECK-NEXT:                                                    ^
// CHECK-NEXT: tests/llvm/fields-written-otherwise-invalid.mlir:156:66: error: failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`
// CHECK-NEXT: module attributes {t.a = #llvm.di_basic_type<tag = DW_TAG_nothing, name = "t">} {}
// CHECK-NEXT:                                                                  ^
// CHECK-NEXT: tests/llvm/fields-written-otherwise-invalid.mlir:160:77: error: duplicate or unknown struct parameter name: flags
// CHECK-NEXT: module attributes {t.a = #llvm.di_derived_type<tag = DW_TAG_member, flags = "Public|None such">} {}
// CHECK-NEXT:                                                                             ^
// CHECK-NEXT: tests/llvm/fields-written-otherwise-invalid.mlir:164:63: error: expected integer value
// CHECK-NEXT: module attributes {t.a = #llvm.di_global_variable<isDefined = yes>} {}
// CHECK-NEXT:                                                               ^
// CHECK-NEXT: tests/llvm/fields-written-otherwise-invalid.mlir:164:63: error: failed to parse LLVM_DIGlobalVariable parameter 'isDefined' which is to be a `bool`
// CHECK-NEXT: module attributes {t.a = #llvm.di_global_variable<isDefined = yes>} {}
// CHECK-NEXT:                                                               ^
// CHECK-NEXT: tests/llvm/fields-written-otherwise-invalid.mlir:168:79: error: expected '"' in string literal
// CHECK-NEXT: module attributes {t.a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "a
// CHECK-NEXT:                                                                               ^
// CHECK-NEXT: tests/llvm/fields-written-otherwise-invalid.mlir:175:71: error: invalid kind of attribute specified
// CHECK-NEXT: module attributes {t.a = #llvm.di_lexical_block<scope = #file, file = #type>} {}
// CHECK-NEXT:                                                                       ^
// CHECK-NEXT: tests/llvm/fields-written-otherwise-invalid.mlir:175:76: error: failed to parse LLVM_DILexicalBlockAttr parameter 'file' which is to be a `DIFileAttr`
// CHECK-NEXT: module attributes {t.a = #llvm.di_lexical_block<scope = #file, file = #type>} {}
// CHECK-NEXT:                                                                            ^
// CHECK-NEXT: tests/llvm/fields-written-otherwise-invalid.mlir:180:58: error: referenced attribute does not match previous definition: unit
// CHECK-NEXT: module attributes {t.a = #llvm.di_composite_type<recId = distinct[7]<1>, name = "x">} {}
// CHECK-NEXT:                                                          ^
// CHECK-NEXT: tests/llvm/fields-written-otherwise-invalid.mlir:180:72: error: failed to parse LLVM_DICompositeTypeAttr parameter 'recId' which is to be a `DistinctAttr`
// CHECK-NEXT: module attributes {t.a = #llvm.di_composite_type<recId = distinct[7]<1>, name = "x">} {}
// CHECK-NEXT:                                                                        ^
// CHECK-NEXT: tests/llvm/fields-written-otherwise-invalid.mlir:185:58: error: referenced attribute does not match previous definition: 2 : i64
// CHECK-NEXT: module attributes {t.a = #llvm.di_composite_type<recId = distinct[7]<>, name = "x">} {}
// CHECK-NEXT:                                                          ^
// CHECK-NEXT: tests/llvm/fields-written-otherwise-invalid.mlir:185:71: error: failed to parse LLVM_DICompositeTypeAttr parameter 'recId' which is to be a `DistinctAttr`
// CHECK-NEXT: module attributes {t.a = #llvm.di_composite_type<recId = distinct[7]<>, name = "x">} {}
// CHECK-NEXT:                                                                       ^

// -----

#file = #llvm.di_file<"a.c" in "/b">
module attributes {t.a = #llvm.di_lexical_block<scope = #file, row = 1>} {}

// -----

module attributes {t.a = #llvm.di_lexical_block<line = 1, column = 2>} {}

// -----

#file = #llvm.di_file<"a.c" in "/b">
module attributes {t.a = #llvm.di_lexical_block<scope = #file, line = 4294967296>} {}

// -----

#file = #llvm.di_file<"a.c" in "/b">
module attributes {t.a = #llvm.di_lexical_block<scope = #file, line = -1>} {}

// CHECK: #di_file = #llvm.di_file<"a.c" in "/b">
// CHECK-NEXT: #di_lexical_block = #llvm.di_lexical_block<scope = #di_file, line = 4294967295>
// CHECK-NEXT: module attributes {t.a = #di_lexical_block} {
// CHECK-NEXT: }

// -----

#type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "t">
module attributes {t.a = #llvm.di_lexical_block<scope = #type>} {}

// -----

module attributes {t.a = #llvm.di_lexical_block<scope = #nobody>} {}

// -----

#file = #llvm.di_file<"a.c" in "/b">
module attributes {t.a = #llvm.di_subroutine_type<types = #file>} {}

// -----

#file = #llvm.di_file<"a.c" in "/b">
module attributes {t.a = #llvm.di_lexical_block<scope = #file, file = #file>: i32} {}

// CHECK: #di_file = #llvm.di_file<"a.c" in "/b">
// CHECK-NEXT: #di_lexical_block = #llvm.di_lexical_block<scope = #di_file, file = #di_file>
// CHECK-NEXT: module attributes {t.a = #di_lexical_block} {
// CHECK-NEXT: }

// -----

#file = #llvm.di_file<"a.c" in "/b">
module attributes {t.a = #llvm.di_lexical_block<scope = #file, file = #file, >} {}

// -----

#file = #llvm.di_file<"a.c" in "/b">
module attributes {t.a = #llvm.di_lexical_block<scope = #file, file = #file} {}

// -----

module attributes {t.a = #llvm.di_basic_type<tag = DW_ATE_signed, name = "t">} {}

// -----

module attributes {t.a = #llvm.di_basic_type<tag = DW_TAG_nothing, name = "t">} {}

// -----

module attributes {t.a = #llvm.di_derived_type<tag = DW_TAG_member, flags = "Public|None such">} {}

// -----

module attributes {t.a = #llvm.di_global_variable<isDefined = yes>} {}

// -----

module attributes {t.a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "a
b">} {}

// -----

#file = #llvm.di_file<"a.c" in "/b">
#type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "t">
module attributes {t.a = #llvm.di_lexical_block<scope = #file, file = #type>} {}

// -----

#a = #llvm.di_composite_type<recId = distinct[7]<>, isRecSelf = true>
module attributes {t.a = #llvm.di_composite_type<recId = distinct[7]<1>, name = "x">} {}

// -----

#a = #llvm.di_composite_type<recId = distinct[7]<2>, isRecSelf = true>
module attributes {t.a = #llvm.di_composite_type<recId = distinct[7]<>, name = "x">} {}
