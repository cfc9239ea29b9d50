// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

"x.op"() : () -> !foo.bar
// CHECK: :[[#@LINE-1]]:7: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
// -----

%0 = builtin.unrealized_conversion_cast to !foo.bar
// CHECK: :[[#@LINE-1]]:49: error: `!"foo"<"bar">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
// -----

func.func private @f(opaque<"llvm", "ptr">)
// CHECK: :[[#@LINE-1]]:22: error: expected non-function type
// -----

"arith.constant"() {value = opaque<"foo", "bar"> : i32} : () -> i32
// CHECK: :[[#@LINE-1]]:28: error: expected attribute value
