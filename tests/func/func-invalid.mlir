// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @f()
// -----

// expected-error @+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func public @f()
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func hidden @f()
// -----

// expected-error @+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
func.func private @f(i32 {llvm.noalias}, f32) -> (i32 {llvm.signext})
// -----

// expected-error @+1 {{custom op 'func.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func @f() attributes {sym_name = "g"} { return }
// -----

// expected-error @+1 {{custom op 'func.func' 'function_type' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func @f() attributes {function_type = () -> ()} { return }
// -----

// expected-error @+1 {{custom op 'func.func' 'sym_visibility' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func @f() attributes {sym_visibility = "private"} { return }
// -----

// expected-error @+1 {{'func.func' op expects result attribute array to have the same number of elements as the number of function results, got 1, but expected 0}}
func.func @f() attributes {res_attrs = [{}]} { return }
// -----

// expected-error @+1 {{'func.func' op arguments may only have dialect attributes}}
func.func private @f(i32 {a})
// -----

// expected-error @+1 {{'func.func' op results may only have dialect attributes}}
func.func private @f() -> (i32 {a})
// -----

// expected-error @+2 {{Dialect `a' not found for custom op 'a.b' }}
// expected-note @+1 {{Available dialects:}}
func.func private @f() -> i32 {a.b}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(i32, ...)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(...)
// -----

// expected-error @+1 {{'func.func' op entry block must have 1 arguments to match function signature}}
func.func @f(i32) { return }
// -----

// expected-error @+1 {{custom op 'func.func' expected SSA identifier}}
func.func private @f(%a: i32, i32)
// -----

// expected-error @+1 {{custom op 'func.func' expected type instead of SSA identifier}}
func.func private @f(i32, %a: i32)
// -----

// expected-error @+2 {{region entry argument '%a' is already in use}}
// expected-note @+1 {{previously referenced here}}
func.func @f(%a: i32, %a: i32) { return }
// -----

// expected-error @+1 {{expected ':'}}
func.func @f(%a) { return }
// -----

// expected-error @+1 {{expected ')'}}
func.func @f(%a : i32 { return }
// -----

// expected-error @+1 {{expected '('}}
func.func @f { return }
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func f() { return }
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func () { return }
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f() -> { return }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f() -> i32, i32 { return }
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f() -> (i32, ) { return }
// -----

// expected-error @+1 {{result number not allowed in argument list}}
func.func @f(%a#1: i32) { return }
// -----

// expected-error @+1 {{custom op 'func.func' expected non-empty function body}}
func.func @f() {}
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f() { return
// -----

// expected-error @+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @f() attributes { return }
// -----

// expected-error @+1 {{duplicate key 'a' in dictionary attribute}}
func.func @f() attributes {a = 1, a = 2} { return }
// -----

// expected-error @+1 {{'func.func' op symbol declaration cannot have public visibility}}
"func.func"() <{sym_name = "f", function_type = () -> ()}> ({}) : () -> ()
// -----

// expected-error @+1 {{'func.func' op visibility expected to be one of ["public", "private", "nested"], but got "bogus"}}
"func.func"() <{sym_name = "f", function_type = () -> (), sym_visibility = "bogus"}> ({}) : () -> ()
// -----

// expected-error @+1 {{invalid properties {function_type = () -> (), sym_name = "f", sym_visibility = 1 : i64} for op func.func: Invalid attribute `sym_visibility` in property conversion: 1 : i64}}
"func.func"() <{sym_name = "f", function_type = () -> (), sym_visibility = 1}> ({}) : () -> ()
// -----

// expected-error @+1 {{invalid properties {function_type = () -> (), sym_name = 1 : i64} for op func.func: Invalid attribute `sym_name` in property conversion: 1 : i64}}
"func.func"() <{sym_name = 1, function_type = () -> ()}> ({}) : () -> ()
// -----

// expected-error @+1 {{'func.func' op requires attribute 'sym_name'}}
"func.func"() <{function_type = () -> ()}> ({}) : () -> ()
// -----

// expected-error @+1 {{'func.func' op requires attribute 'function_type'}}
"func.func"() <{sym_name = "f"}> ({}) : () -> ()
// -----

// expected-error @+1 {{'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type}}
"func.func"() <{sym_name = "f", function_type = i32}> ({}) : () -> ()
// -----

// expected-error @+1 {{invalid properties {function_type = 1 : i64, sym_name = "f"} for op func.func: Invalid attribute `function_type` in property conversion: 1 : i64}}
"func.func"() <{sym_name = "f", function_type = 1}> ({}) : () -> ()
// -----

// expected-error @+1 {{'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 0, but expected 1}}
"func.func"() <{sym_name = "f", function_type = (i32) -> (), arg_attrs = [], sym_visibility = "private"}> ({}) : () -> ()
// -----

// expected-error @+1 {{'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 2, but expected 1}}
"func.func"() <{sym_name = "f", function_type = (i32) -> (), arg_attrs = [{}, {}], sym_visibility = "private"}> ({}) : () -> ()
// -----

// expected-error @+1 {{'func.func' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes}}
"func.func"() <{sym_name = "f", function_type = (i32) -> (), arg_attrs = [1], sym_visibility = "private"}> ({}) : () -> ()
// -----

// expected-error @+1 {{'func.func' op expects result attribute array to have the same number of elements as the number of function results, got 0, but expected 1}}
"func.func"() <{sym_name = "f", function_type = () -> (i32), res_attrs = [], sym_visibility = "private"}> ({}) : () -> ()
// -----

// expected-error @+1 {{'func.func' op results may only have dialect attributes}}
"func.func"() <{sym_name = "f", function_type = () -> (i32), res_attrs = [{a}], sym_visibility = "private"}> ({}) : () -> ()
// -----

// expected-error @+1 {{'func.func' op symbol declaration cannot have public visibility}}
"func.func"() <{sym_name = "f", function_type = () -> (), bogus = 1}> ({}) : () -> ()
// -----

// expected-error @+1 {{'func.func' op requires one region}}
"func.func"() ({}, {}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----

// expected-error @+1 {{'func.func' op requires one region}}
"func.func"() {sym_name = "f", function_type = () -> ()} : () -> ()
// -----

// expected-error @+1 {{'func.func' op entry block must have 1 arguments to match function signature}}
"func.func"() ({
^bb0(%a: i32, %b: i32):
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i32) -> ()} : () -> ()
// -----

// expected-error @+1 {{'func.func' op type of entry block argument #0('f32') must match the type of the corresponding argument in function signature('i32')}}
"func.func"() ({
^bb0(%a: f32):
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i32) -> ()} : () -> ()
// -----

// expected-error @+1 {{'func.func' op requires zero results}}
%0 = "func.func"() ({}) {sym_name = "f", function_type = () -> ()} : () -> i32
// -----

func.func @outer() {
// expected-error @+1 {{'func.func' op symbol's parent must have the SymbolTable trait}}
  func.func private @inner()
  return
}
// -----

// expected-error @+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
func.func private @f(i32 {llvm.noalias})
// -----

// expected-error @+1 {{"llvm.byval" should be a type attribute}}
func.func private @f(!llvm.ptr {llvm.byval})
// -----

// expected-error @+1 {{"llvm.align" should be an integer attribute}}
func.func private @f(!llvm.ptr {llvm.align = "x"})
// -----

// expected-error @+1 {{"llvm.byval" is not a valid result attribute}}
func.func private @f() -> (!llvm.ptr {llvm.byval = i32})
