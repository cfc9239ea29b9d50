// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @f()
// CHECK: :[[#@LINE-1]]:1: error: 'func.func' op symbol declaration cannot have public visibility
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

func.func public @f()
// CHECK: :[[#@LINE-1]]:1: error: 'func.func' op symbol declaration cannot have public visibility
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

func.func hidden @f()
// CHECK: :[[#@LINE-1]]:11: error: custom op 'func.func' expected valid '@'-identifier for symbol name
// -----

func.func private @f(i32 {llvm.noalias}, f32) -> (i32 {llvm.signext})
// CHECK: :[[#@LINE-1]]:1: error: "llvm.noalias" attribute attached to non-pointer LLVM type
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

func.func @f() attributes {sym_name = "g"} { return }
// CHECK: :[[#@LINE-1]]:16: error: custom op 'func.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary
// -----

func.func @f() attributes {function_type = () -> ()} { return }
// CHECK: :[[#@LINE-1]]:16: error: custom op 'func.func' 'function_type' is an inferred attribute and should not be specified in the explicit attribute dictionary
// -----

func.func @f() attributes {sym_visibility = "private"} { return }
// CHECK: :[[#@LINE-1]]:16: error: custom op 'func.func' 'sym_visibility' is an inferred attribute and should not be specified in the explicit attribute dictionary
// -----

func.func @f() attributes {res_attrs = [{}]} { return }
// CHECK: :[[#@LINE-1]]:1: error: 'func.func' op expects result attribute array to have the same number of elements as the number of function results, got 1, but expected 0
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

func.func private @f(i32 {a})
// CHECK: :[[#@LINE-1]]:1: error: 'func.func' op arguments may only have dialect attributes
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

func.func private @f() -> (i32 {a})
// CHECK: :[[#@LINE-1]]:1: error: 'func.func' op results may only have dialect attributes
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

func.func private @f() -> i32 {a.b}
// CHECK: :[[#@LINE-1]]:32: error: Dialect `a' not found for custom op 'a.b'
// -----

func.func private @f(i32, ...)
// CHECK: :[[#@LINE-1]]:26: error: expected non-function type
// -----

func.func private @f(...)
// CHECK: :[[#@LINE-1]]:22: error: expected non-function type
// -----

func.func @f(i32) { return }
// CHECK: :[[#@LINE-1]]:1: error: 'func.func' op entry block must have 1 arguments to match function signature
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

func.func private @f(%a: i32, i32)
// CHECK: :[[#@LINE-1]]:31: error: custom op 'func.func' expected SSA identifier
// -----

func.func private @f(i32, %a: i32)
// CHECK: :[[#@LINE-1]]:27: error: custom op 'func.func' expected type instead of SSA identifier
// -----

func.func @f(%a: i32, %a: i32) { return }
// CHECK: :[[#@LINE-1]]:23: error: region entry argument '%a' is already in use
// CHECK: :[[#@LINE-2]]:14: note: previously referenced here
// -----

func.func @f(%a) { return }
// CHECK: :[[#@LINE-1]]:16: error: expected ':'
// -----

func.func @f { return }
// CHECK: :[[#@LINE-1]]:13: error: expected '('
// -----

func.func f() { return }
// CHECK: :[[#@LINE-1]]:11: error: custom op 'func.func' expected valid '@'-identifier for symbol name
// -----

func.func () { return }
// CHECK: :[[#@LINE-1]]:11: error: custom op 'func.func' expected valid '@'-identifier for symbol name
// -----

func.func @f() -> { return }
// CHECK: :[[#@LINE-1]]:18: error: expected non-function type
// -----

func.func @f() -> i32, i32 { return }
// CHECK: :[[#@LINE-1]]:22: error: expected operation name in quotes
// -----

func.func @f() -> (i32, ) { return }
// CHECK: :[[#@LINE-1]]:24: error: expected non-function type
// -----

func.func @f(%a#1: i32) { return }
// CHECK: :[[#@LINE-1]]:16: error: result number not allowed in argument list
// -----

func.func @f() {}
// CHECK: :[[#@LINE-1]]:16: error: custom op 'func.func' expected non-empty function body
// -----

func.func @f() attributes { return }
// CHECK: :[[#@LINE-1]]:1: error: 'func.func' op symbol declaration cannot have public visibility
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

func.func @f() attributes {a = 1, a = 2} { return }
// CHECK: :[[#@LINE-1]]:35: error: duplicate key 'a' in dictionary attribute
// -----

"func.func"() <{sym_name = "f", function_type = () -> ()}> ({}) : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: 'func.func' op symbol declaration cannot have public visibility
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

"func.func"() <{sym_name = "f", function_type = () -> (), sym_visibility = "bogus"}> ({}) : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: 'func.func' op visibility expected to be one of ["public", "private", "nested"], but got "bogus"
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

"func.func"() <{sym_name = "f", function_type = () -> (), sym_visibility = 1}> ({}) : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: invalid properties {function_type = () -> (), sym_name = "f", sym_visibility = 1 : i64} for op func.func: Invalid attribute `sym_visibility` in property conversion: 1 : i64
// -----

"func.func"() <{sym_name = 1, function_type = () -> ()}> ({}) : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: invalid properties {function_type = () -> (), sym_name = 1 : i64} for op func.func: Invalid attribute `sym_name` in property conversion: 1 : i64
// -----

"func.func"() <{function_type = () -> ()}> ({}) : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: 'func.func' op requires attribute 'sym_name'
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

"func.func"() <{sym_name = "f"}> ({}) : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: 'func.func' op requires attribute 'function_type'
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

"func.func"() <{sym_name = "f", function_type = i32}> ({}) : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: 'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

"func.func"() <{sym_name = "f", function_type = 1}> ({}) : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: invalid properties {function_type = 1 : i64, sym_name = "f"} for op func.func: Invalid attribute `function_type` in property conversion: 1 : i64
// -----

"func.func"() <{sym_name = "f", function_type = (i32) -> (), arg_attrs = [], sym_visibility = "private"}> ({}) : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: 'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 0, but expected 1
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

"func.func"() <{sym_name = "f", function_type = (i32) -> (), arg_attrs = [{}, {}], sym_visibility = "private"}> ({}) : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: 'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 2, but expected 1
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

"func.func"() <{sym_name = "f", function_type = (i32) -> (), arg_attrs = [1], sym_visibility = "private"}> ({}) : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: 'func.func' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

"func.func"() <{sym_name = "f", function_type = () -> (i32), res_attrs = [], sym_visibility = "private"}> ({}) : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: 'func.func' op expects result attribute array to have the same number of elements as the number of function results, got 0, but expected 1
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

"func.func"() <{sym_name = "f", function_type = () -> (i32), res_attrs = [{a}], sym_visibility = "private"}> ({}) : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: 'func.func' op results may only have dialect attributes
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

"func.func"() <{sym_name = "f", function_type = () -> (), bogus = 1}> ({}) : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: 'func.func' op symbol declaration cannot have public visibility
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

"func.func"() ({}, {}) {sym_name = "f", function_type = () -> ()} : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: 'func.func' op requires one region
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

"func.func"() {sym_name = "f", function_type = () -> ()} : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: 'func.func' op requires one region
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

"func.func"() ({
^bb0(%a: i32, %b: i32):
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i32) -> ()} : () -> ()
// CHECK: :[[#@LINE-4]]:1: error: 'func.func' op entry block must have 1 arguments to match function signature
// CHECK: :[[#@LINE-5]]:1: note: see current operation:
// -----

"func.func"() ({
^bb0(%a: f32):
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i32) -> ()} : () -> ()
// CHECK: :[[#@LINE-4]]:1: error: 'func.func' op type of entry block argument #0('f32') must match the type of the corresponding argument in function signature('i32')
// CHECK: :[[#@LINE-5]]:1: note: see current operation:
// -----

%0 = "func.func"() ({}) {sym_name = "f", function_type = () -> ()} : () -> i32
// CHECK: :[[#@LINE-1]]:6: error: 'func.func' op requires zero results
// CHECK: :[[#@LINE-2]]:6: note: see current operation:
// -----

func.func @outer() {
  func.func private @inner()
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'func.func' op symbol's parent must have the SymbolTable trait
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func private @f(i32 {llvm.noalias})
// CHECK: :[[#@LINE-1]]:1: error: "llvm.noalias" attribute attached to non-pointer LLVM type
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

func.func private @f(!llvm.ptr {llvm.byval})
// CHECK: :[[#@LINE-1]]:1: error: "llvm.byval" should be a type attribute
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

func.func private @f(!llvm.ptr {llvm.align = "x"})
// CHECK: :[[#@LINE-1]]:1: error: "llvm.align" should be an integer attribute
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

func.func private @f() -> (!llvm.ptr {llvm.byval = i32})
// CHECK: :[[#@LINE-1]]:1: error: "llvm.byval" is not a valid result attribute
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
