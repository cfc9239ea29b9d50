// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

func.func private @llvm2(!llvm<ptr>, !llvm<ptr<3>>, !llvm<"ptr">)
// CHECK: :[[#@LINE-1]]:59: error: expected valid keyword
// -----

func.func private @builtin(!builtin.integer<i32>)
// CHECK: :[[#@LINE-1]]:37: error: dialect 'builtin' provides no type parsing hook
// -----

func.func private @unknown(!unknown.foo)
// CHECK: :[[#@LINE-1]]:37: error: `!"unknown"<"foo">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
// -----

func.func private @unknown2(!unknown<foo>)
// CHECK: :[[#@LINE-1]]:29: error: `!"unknown"<"foo">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
// -----

func.func private @llvmunknown(!llvm.foo)
// CHECK: :[[#@LINE-1]]:38: error: unknown LLVM type: foo
// -----

func.func private @arith(!arith.foo)
// CHECK: :[[#@LINE-1]]:33: error: dialect 'arith' provides no type parsing hook
// -----

func.func private @func(!func.foo)
// CHECK: :[[#@LINE-1]]:31: error: dialect 'func' provides no type parsing hook
// -----

func.func private @nothing(!)
// CHECK: :[[#@LINE-1]]:28: error: invalid type identifier
// -----

func.func private @dot(!llvm.)
// CHECK: :[[#@LINE-1]]:30: error: expected valid keyword
// -----

func.func private @undefalias(!foo)
// CHECK: :[[#@LINE-1]]:35: error: undefined symbol alias id 'foo'
// -----

func.func private @opaquestr(!llvm<"ptr">)
// CHECK: :[[#@LINE-1]]:36: error: expected valid keyword
// -----

func.func private @size(!llvm.array<- x i32>)
// CHECK: :[[#@LINE-1]]:38: error: expected integer value
// CHECK: :[[#@LINE-2]]:39: error: failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`
