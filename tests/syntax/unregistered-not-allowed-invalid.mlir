// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"x.op"() : () -> ()
// -----

// expected-error @+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
%0 = "x.op"() : () -> i32
// -----

func.func @f() {
// expected-error @+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
  "x.op"() : () -> ()
  return
}
// -----

func.func @f() {
// expected-error @+2 {{Dialect `x' not found for custom op 'x.op' }}
// expected-note @+1 {{Available dialects:}}
  x.op
  return
}
// -----

func.func @f() {
// expected-error @+1 {{custom op 'arith.bogus' is unknown}}
  arith.bogus
  return
}
// -----

func.func @f() {
// expected-error @+1 {{unregistered operation 'arith.bogus' found in dialect ('arith') that does not allow unknown operations}}
  "arith.bogus"() : () -> ()
  return
}
// -----

func.func @f() {
// expected-error @+1 {{custom op 'bogus' is unknown (tried 'func.bogus' as well)}}
  bogus
  return
}
// -----

// expected-error @+1 {{#"x"<"foo"> : 'none' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
func.func @f() attributes {x.attr = #x.foo} {
  return
}
// -----

// expected-error @+1 {{`!"x"<"t">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
func.func private @f(%a: !x.t)
// -----

// expected-error @+1 {{#"x"<"z"> : 'none' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
module attributes {x.y = #x.z} {}
// -----

// expected-error @+1 {{#"x"<"z"> : 'none' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
module attributes {a = #x<z>} {}
// -----

// expected-error @+1 {{#"x"<"y"> : 'none' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
func.func private @f(memref<4xf32, #x.y>)
// -----

// expected-error @+1 {{`!"x"<"y">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
func.func private @f(tensor<4x!x.y>)
// -----

// expected-error @+1 {{#"x"<"z"> : 'none' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
"arith.constant"() {value = #x.z} : () -> i32
// -----

module {
  "func.func"() ({}) {sym_name = "a", function_type = () -> ()} : () -> ()
// expected-error @+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
  "foo.bar"() : () -> ()
  "foo.baz"() : () -> ()
}
