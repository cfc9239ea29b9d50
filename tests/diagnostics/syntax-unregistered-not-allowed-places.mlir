// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

"x.op"() : () -> ()
// CHECK: :[[#@LINE-1]]:7: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
// -----

%0 = "x.op"() : () -> i32
// CHECK: :[[#@LINE-1]]:12: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
// -----

func.func @f() {
  "x.op"() : () -> ()
  return
}
// CHECK: :[[#@LINE-3]]:9: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
// -----

func.func @f() {
  x.op
  return
}
// CHECK: :[[#@LINE-3]]:3: error: Dialect `x' not found for custom op 'x.op'
// -----

func.func @f() {
  arith.bogus
  return
}
// CHECK: :[[#@LINE-3]]:3: error: custom op 'arith.bogus' is unknown
// -----

func.func @f() {
  "arith.bogus"() : () -> ()
  return
}
// CHECK: :[[#@LINE-3]]:3: error: unregistered operation 'arith.bogus' found in dialect ('arith') that does not allow unknown operations
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @f() {
  bogus
  return
}
// CHECK: :[[#@LINE-3]]:3: error: custom op 'bogus' is unknown (tried 'func.bogus' as well)
// -----

func.func @f() attributes {x.attr = #x.foo} {
  return
}
// CHECK: :[[#@LINE-3]]:40: error: #"x"<"foo"> : 'none' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
// -----

func.func private @f(%a: !x.t)
// CHECK: :[[#@LINE-1]]:29: error: `!"x"<"t">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
// -----

module attributes {x.y = #x.z} {}
// CHECK: :[[#@LINE-1]]:29: error: #"x"<"z"> : 'none' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
// -----

module attributes {a = #x<z>} {}
// CHECK: :[[#@LINE-1]]:24: error: #"x"<"z"> : 'none' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
// -----

func.func private @f(memref<4xf32, #x.y>)
// CHECK: :[[#@LINE-1]]:39: error: #"x"<"y"> : 'none' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
// -----

func.func private @f(tensor<4x!x.y>)
// CHECK: :[[#@LINE-1]]:34: error: `!"x"<"y">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
// -----

"arith.constant"() {value = #x.z} : () -> i32
// CHECK: :[[#@LINE-1]]:32: error: #"x"<"z"> : 'none' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
// -----

module {
  "func.func"() ({}) {sym_name = "a", function_type = () -> ()} : () -> ()
  "foo.bar"() : () -> ()
  "foo.baz"() : () -> ()
}
// CHECK: :[[#@LINE-3]]:12: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
