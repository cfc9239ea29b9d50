// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"x.op"() : () -> !foo.bar
// -----

// expected-error @+1 {{`!"foo"<"bar">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
%0 = builtin.unrealized_conversion_cast to !foo.bar
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(opaque<"llvm", "ptr">)
// -----

// expected-error @+1 {{expected attribute value}}
"arith.constant"() {value = opaque<"foo", "bar"> : i32} : () -> i32
