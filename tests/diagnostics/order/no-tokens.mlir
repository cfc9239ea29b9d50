// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

// What is no token is reported each time it is read: at the end of a symbol, by the dialect's
// reader, and after it.

func.func private @f(!llvm.struct<("a")>$

// CHECK: tests/diagnostics/order/no-tokens.mlir:6:41: error: unexpected character
// CHECK-NEXT: func.func private @f(!llvm.struct<("a")>$
// CHECK-NEXT:                                         ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:6:36: error: expected valid keyword
// CHECK-NEXT: func.func private @f(!llvm.struct<("a")>$
// CHECK-NEXT:                                    ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:6:41: error: unexpected character
// CHECK-NEXT: func.func private @f(!llvm.struct<("a")>$
// CHECK-NEXT:                                         ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:110:35: error: invalid attribute name
// CHECK-NEXT: func.func private @f(!llvm.x86_amx#
// CHECK-NEXT:                                   ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:110:35: error: invalid attribute name
// CHECK-NEXT: func.func private @f(!llvm.x86_amx#
// CHECK-NEXT:                                   ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:110:35: error: invalid attribute name
// CHECK-NEXT: func.func private @f(!llvm.x86_amx#
// CHECK-NEXT:                                   ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:114:84: error: unexpected character
// CHECK-NEXT: func.func private @f(!llvm.ptr, !llvm.ptr, !llvm.struct<(i32)>, !llvm.struct<(i32)>$
// CHECK-NEXT:                                                                                    ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:114:84: error: unexpected character
// CHECK-NEXT: func.func private @f(!llvm.ptr, !llvm.ptr, !llvm.struct<(i32)>, !llvm.struct<(i32)>$
// CHECK-NEXT:                                                                                    ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:114:84: error: unexpected character
// CHECK-NEXT: func.func private @f(!llvm.ptr, !llvm.ptr, !llvm.struct<(i32)>, !llvm.struct<(i32)>$
// CHECK-NEXT:                                                                                    ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:118:32: error: invalid type identifier
// CHECK-NEXT: func.func private @f(!arith.foo!
// CHECK-NEXT:                                ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:118:29: error: dialect 'arith' provides no type parsing hook
// CHECK-NEXT: func.func private @f(!arith.foo!
// CHECK-NEXT:                             ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:118:32: error: invalid type identifier
// CHECK-NEXT: func.func private @f(!arith.foo!
// CHECK-NEXT:                                ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:122:33: error: expected '"' in string literal
// CHECK-NEXT: func.func private @f(!index.foo"
// CHECK-NEXT:                                 ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:122:29: error: dialect 'index' provides no type parsing hook
// CHECK-NEXT: func.func private @f(!index.foo"
// CHECK-NEXT:                             ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:126:43: error: invalid SSA name
// CHECK-NEXT: func.func private @f(!llvm.array<? x i32> %)
// CHECK-NEXT:                                           ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:126:34: error: expected integer value
// CHECK-NEXT: func.func private @f(!llvm.array<? x i32> %)
// CHECK-NEXT:                                  ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:126:34: error: failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`
// CHECK-NEXT: func.func private @f(!llvm.array<? x i32> %)
// CHECK-NEXT:                                  ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:126:43: error: invalid SSA name
// CHECK-NEXT: func.func private @f(!llvm.array<? x i32> %)
// CHECK-NEXT:                                           ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:130:43: error: expected three consecutive dots for an ellipsis
// CHECK-NEXT: func.func private @f(!llvm.struct<(void)>.
// CHECK-NEXT:                                           ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:130:43: error: expected three consecutive dots for an ellipsis
// CHECK-NEXT: func.func private @f(!llvm.struct<(void)>.
// CHECK-NEXT:                                           ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:130:34: error: invalid LLVM structure element type: '!llvm.void'
// CHECK-NEXT: func.func private @f(!llvm.struct<(void)>.
// CHECK-NEXT:                                  ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:134:65: error: invalid SSA name
// CHECK-NEXT: module attributes {t.a = #llvm.di_lexical_block<scope = #nobody>% {}
// CHECK-NEXT:                                                                 ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:134:64: error: undefined symbol alias id 'nobody'
// CHECK-NEXT: module attributes {t.a = #llvm.di_lexical_block<scope = #nobody>% {}
// CHECK-NEXT:                                                                ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:134:64: error: failed to parse LLVM_DILexicalBlockAttr parameter 'scope' which is to be a `DIScopeAttr`
// CHECK-NEXT: module attributes {t.a = #llvm.di_lexical_block<scope = #nobody>% {}
// CHECK-NEXT:                                                                ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:134:65: error: invalid SSA name
// CHECK-NEXT: module attributes {t.a = #llvm.di_lexical_block<scope = #nobody>% {}
// CHECK-NEXT:                                                                 ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:138:70: error: invalid SSA name
// CHECK-NEXT: module attributes {t.a = #irdl.variadicity_array<[single, optional]> % {}
// CHECK-NEXT:                                                                      ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:138:49: error: expected '['
// CHECK-NEXT: module attributes {t.a = #irdl.variadicity_array<[single, optional]> % {}
// CHECK-NEXT:                                                 ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:138:70: error: invalid SSA name
// CHECK-NEXT: module attributes {t.a = #irdl.variadicity_array<[single, optional]> % {}
// CHECK-NEXT:                                                                      ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:142:31: error: @ identifier expected to start with letter or '_'
// CHECK-NEXT: func.func private @f(memref< @4xf32>)
// CHECK-NEXT:                               ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:146:52: error: @ identifier expected to start with letter or '_'
// CHECK-NEXT: "builtin.module"() ({}) {sym_name = 1} : () -> () @
// CHECK-NEXT:                                                    ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:146:1: error: 'builtin.module' op attribute 'sym_name' failed to satisfy constraint: string attribute
// CHECK-NEXT: "builtin.module"() ({}) {sym_name = 1} : () -> () @
// CHECK-NEXT: ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:152:3: error: unexpected character
// CHECK-NEXT:   `
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/diagnostics/order/no-tokens.mlir:151:3: error: invalid properties {no_such_property = 1 : i64} for op memref.memory_space_cast: this operation does not support properties
// CHECK-NEXT:   "memref.memory_space_cast"() <{no_such_property = 1}> : () -> ()
// CHECK-NEXT:   ^

// -----

func.func private @f(!llvm.x86_amx#

// -----

func.func private @f(!llvm.ptr, !llvm.ptr, !llvm.struct<(i32)>, !llvm.struct<(i32)>$

// -----

func.func private @f(!arith.foo!

// -----

func.func private @f(!index.foo"

// -----

func.func private @f(!llvm.array<? x i32> %)

// -----

func.func private @f(!llvm.struct<(void)>.

// -----

module attributes {t.a = #llvm.di_lexical_block<scope = #nobody>% {}

// -----

module attributes {t.a = #irdl.variadicity_array<[single, optional]> % {}

// -----

func.func private @f(memref< @4xf32>)

// -----

"builtin.module"() ({}) {sym_name = 1} : () -> () @

// -----

func.func @f() {
  "memref.memory_space_cast"() <{no_such_property = 1}> : () -> ()
  `
}
