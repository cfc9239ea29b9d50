// RUN: not mlir-opt %s --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

tosa.variable @x : tensor<*xi8>

// -----

tosa.variable @x : i8

// -----

tosa.variable @x = 1 : i8

// -----

tosa.variable @x = "foo"

// -----

tosa.variable @x

// -----

tosa.variable

// -----

tosa.variable @x = 

// -----

tosa.variable @x : 

// -----

tosa.variable @x = #foo.bar

// -----

tosa.variable @x = array<i32: 1>

// -----

"tosa.variable"() {sym_name = "x", var_shape = dense<2> : tensor<1xi32>, type = i8} : () -> ()

// -----

"tosa.variable"() {sym_name = "x", var_shape = 2, type = i8} : () -> ()

// -----

"tosa.variable"() {var_shape = dense<2> : tensor<1xindex>, type = i8} : () -> ()

// -----

"tosa.variable"() {sym_name = "x", sym_visibility = 3, var_shape = dense<2> : tensor<1xindex>, type = i8} : () -> ()

// -----

%0 = tosa.variable_read @x : tensor<2xi8>

// -----

func.func @f() { tosa.variable @x : tensor<2xi8> %0 = tosa.variable_read @x : tensor<2xi8> return }

// -----

tosa.variable @x : tensor<2xi8> func.func @f() { %0 = tosa.variable_read @x : tensor<3xi8> return }

// -----

tosa.variable @x : tensor<2xi8> func.func @f() { %0 = tosa.variable_read @x : tensor<2xi16> return }

// -----

tosa.variable @x : tensor<2xi8> func.func @f() { %0 = tosa.variable_read @y : tensor<2xi8> return }

// -----

tosa.variable @x : tensor<2xi8> func.func @x() { %0 = tosa.variable_read @x : tensor<2xi8> return }

// -----

func.func @x() { %0 = tosa.variable_read @x : tensor<2xi8> return }

// -----

tosa.variable @x : tensor<3xi8> func.func @f(%a: tensor<2xi8>) { tosa.variable_write @x, %a : tensor<2xi8> return }

// -----

tosa.variable @x : tensor<2xi8> func.func @f(%a: tensor<2xi8>) { tosa.variable_write @y, %a : tensor<2xi8> return }

// -----

tosa.variable @x : tensor<2xi8> func.func @f(%a: i8) { tosa.variable_write @y, %a : i8 return }

// -----

tosa.variable @x : tensor<2xi8> func.func @f(%a: tensor<2xi8>) { tosa.variable_write @x %a : tensor<2xi8> return }

// -----

tosa.variable @x : tensor<2xi8> func.func @f(%a: tensor<2xi8>) { "tosa.variable_write"(%a) {name = @x} : (tensor<2xi8>) -> () return }

// -----

tosa.variable @x : tensor<2xi8> module { func.func @f(%a: tensor<2xi8>) { "tosa.variable_write"(%a) {name = "x"} : (tensor<2xi8>) -> () return } }

// -----

module { tosa.variable @x : tensor<2xi8> } func.func @f(%a: tensor<2xi8>) { "tosa.variable_write"(%a) {name = "x"} : (tensor<2xi8>) -> () return }

// -----

tosa.variable @x : tensor<2xi8> tosa.variable @x : tensor<3xi8>

// -----

tosa.variable @x : tensor<2xi8> func.func @f(%p : tensor<i1>) { tosa.cond_if %p : tensor<i1> -> () { tosa.variable @x : tensor<3xi8> %0 = tosa.variable_read @x : tensor<3xi8> } else { } return }

// -----

tosa.variable @x : tensor<2xi8> func.func @f(%p : tensor<i1>) { %0 = tosa.variable_read @x : i8 return }

// -----

"test.op"() ({ %0 = tosa.variable_read @x : tensor<2xi8> "test.y"() : () -> () }) : () -> ()

// -----

"test.op"() ({ func.func @f(){ %0 = tosa.variable_read @x : tensor<2xi8> return} }) : () -> ()

// CHECK: tests/tosa/variables-invalid.mlir:5:1: error: custom op 'tosa.variable' expected ranked type
// CHECK-NEXT: // -----
// CHECK-NEXT: ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:9:1: error: custom op 'tosa.variable' expected shaped type
// CHECK-NEXT: // -----
// CHECK-NEXT: ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:13:1: error: custom op 'tosa.variable' expected shaped type
// CHECK-NEXT: // -----
// CHECK-NEXT: ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:17:1: error: custom op 'tosa.variable' expected shaped type
// CHECK-NEXT: // -----
// CHECK-NEXT: ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:19:17: error: expected ':'
// CHECK-NEXT: tosa.variable @x
// CHECK-NEXT:                 ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:21:1: error: custom op 'tosa.variable' expected type after colon
// CHECK-NEXT: // -----
// CHECK-NEXT: ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:25:1: error: custom op 'tosa.variable' expected valid '@'-identifier for symbol name
// CHECK-NEXT: // -----
// CHECK-NEXT: ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:27:19: error: expected attribute value
// CHECK-NEXT: tosa.variable @x = 
// CHECK-NEXT:                   ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:29:1: error: custom op 'tosa.variable' expected attribute
// CHECK-NEXT: // -----
// CHECK-NEXT: ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:31:19: error: expected non-function type
// CHECK-NEXT: tosa.variable @x : 
// CHECK-NEXT:                   ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:33:1: error: custom op 'tosa.variable' expected type after colon
// CHECK-NEXT: // -----
// CHECK-NEXT: ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:37:1: error: custom op 'tosa.variable' expected shaped type
// CHECK-NEXT: // -----
// CHECK-NEXT: ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:41:1: error: custom op 'tosa.variable' expected Typed attr
// CHECK-NEXT: // -----
// CHECK-NEXT: ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:43:1: error: 'tosa.variable' op attribute 'var_shape' failed to satisfy constraint: index elements attribute
// CHECK-NEXT: "tosa.variable"() {sym_name = "x", var_shape = dense<2> : tensor<1xi32>, type = i8} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:47:1: error: 'tosa.variable' op attribute 'var_shape' failed to satisfy constraint: index elements attribute
// CHECK-NEXT: "tosa.variable"() {sym_name = "x", var_shape = 2, type = i8} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:51:1: error: 'tosa.variable' op requires attribute 'sym_name'
// CHECK-NEXT: "tosa.variable"() {var_shape = dense<2> : tensor<1xindex>, type = i8} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:51:1: note: see current operation: "tosa.variable"() <{type = i8, var_shape = dense<2> : tensor<1xindex>}> : () -> ()
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:55:1: error: 'tosa.variable' op requires visibility attribute 'sym_visibility' to be a string attribute, but got 3 : i64
// CHECK-NEXT: "tosa.variable"() {sym_name = "x", sym_visibility = 3, var_shape = dense<2> : tensor<1xindex>, type = i8} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:55:1: note: see current operation: "tosa.variable"() <{sym_name = "x", type = i8, var_shape = dense<2> : tensor<1xindex>}> {sym_visibility = 3 : i64} : () -> ()
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:59:6: error: 'tosa.variable_read' op 'x' has not been declared by 'tosa.variable'
// CHECK-NEXT: %[[V0:[^ ]+]] = tosa.variable_read @x : tensor<2xi8>
// CHECK-NEXT:      ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:59:6: note: see current operation: %[[V0]] = "tosa.variable_read"() <{name = "x"}> : () -> tensor<2xi8>
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:63:18: error: 'tosa.variable' op symbol's parent must have the SymbolTable trait
// CHECK-NEXT: func.func @f() { tosa.variable @x : tensor<2xi8> %[[V0]] = tosa.variable_read @x : tensor<2xi8> return }
// CHECK-NEXT:                  ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:63:18: note: see current operation: "tosa.variable"() <{sym_name = "x", type = i8, var_shape = dense<2> : tensor<1xindex>}> : () -> ()
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:67:55: error: 'tosa.variable_read' op require same shapes for 'output1' ('tensor<3xi8>') and the input tensor ('tensor<2xi8>')
// CHECK-NEXT: tosa.variable @x : tensor<2xi8> func.func @f() { %[[V0]] = tosa.variable_read @x : tensor<3xi8> return }
// CHECK-NEXT:                                                       ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:67:55: note: see current operation: %[[V0]] = "tosa.variable_read"() <{name = "x"}> : () -> tensor<3xi8>
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:71:55: error: 'tosa.variable_read' op require same element type for 'output1' ('i16') and the input tensor ('i8')
// CHECK-NEXT: tosa.variable @x : tensor<2xi8> func.func @f() { %[[V0]] = tosa.variable_read @x : tensor<2xi16> return }
// CHECK-NEXT:                                                       ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:71:55: note: see current operation: %[[V0]] = "tosa.variable_read"() <{name = "x"}> : () -> tensor<2xi16>
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:75:55: error: 'tosa.variable_read' op 'y' has not been declared by 'tosa.variable'
// CHECK-NEXT: tosa.variable @x : tensor<2xi8> func.func @f() { %[[V0]] = tosa.variable_read @y : tensor<2xi8> return }
// CHECK-NEXT:                                                       ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:75:55: note: see current operation: %[[V0]] = "tosa.variable_read"() <{name = "y"}> : () -> tensor<2xi8>
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:79:33: error: redefinition of symbol named 'x'
// CHECK-NEXT: tosa.variable @x : tensor<2xi8> func.func @x() { %[[V0]] = tosa.variable_read @x : tensor<2xi8> return }
// CHECK-NEXT:                                 ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:79:33: note: see current operation: 
// CHECK-NEXT: "func.func"() <{function_type = () -> (), sym_name = "x"}> ({
// CHECK-NEXT:   %[[V0]] = "tosa.variable_read"() <{name = "x"}> : () -> tensor<2xi8>
// CHECK-NEXT:   "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:79:1: note: see existing symbol definition here
// CHECK-NEXT: tosa.variable @x : tensor<2xi8> func.func @x() { %[[V0]] = tosa.variable_read @x : tensor<2xi8> return }
// CHECK-NEXT: ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:83:23: error: 'tosa.variable_read' op 'x' has not been declared by 'tosa.variable'
// CHECK-NEXT: func.func @x() { %[[V0]] = tosa.variable_read @x : tensor<2xi8> return }
// CHECK-NEXT:                       ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:83:23: note: see current operation: %[[V0]] = "tosa.variable_read"() <{name = "x"}> : () -> tensor<2xi8>
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:87:66: error: 'tosa.variable_write' op require same shapes for 'input1' ('tensor<2xi8>') and the input tensor ('tensor<3xi8>')
// CHECK-NEXT: tosa.variable @x : tensor<3xi8> func.func @f(%[[A:[^ ]+]]: tensor<2xi8>) { tosa.variable_write @x, %[[A]] : tensor<2xi8> return }
// CHECK-NEXT:                                                                  ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:87:66: note: see current operation: "tosa.variable_write"(%[[ARG0:[^ ]+]]) <{name = "x"}> : (tensor<2xi8>) -> ()
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:91:66: error: 'tosa.variable_write' op 'y' has not been declared by 'tosa.variable'
// CHECK-NEXT: tosa.variable @x : tensor<2xi8> func.func @f(%[[A]]: tensor<2xi8>) { tosa.variable_write @y, %[[A]] : tensor<2xi8> return }
// CHECK-NEXT:                                                                  ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:91:66: note: see current operation: "tosa.variable_write"(%[[ARG0]]) <{name = "y"}> : (tensor<2xi8>) -> ()
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:95:85: error: custom op 'tosa.variable_write' invalid kind of type specified
// CHECK-NEXT: tosa.variable @x : tensor<2xi8> func.func @f(%[[A]]: i8) { tosa.variable_write @y, %[[A]] : i8 return }
// CHECK-NEXT:                                                                                     ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:99:88: error: expected ','
// CHECK-NEXT: tosa.variable @x : tensor<2xi8> func.func @f(%[[A]]: tensor<2xi8>) { tosa.variable_write @x %[[A]] : tensor<2xi8> return }
// CHECK-NEXT:                                                                                        ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:103:66: error: 'tosa.variable_write' op attribute 'name' failed to satisfy constraint: string attribute
// CHECK-NEXT: tosa.variable @x : tensor<2xi8> func.func @f(%[[A]]: tensor<2xi8>) { "tosa.variable_write"(%[[A]]) {name = @x} : (tensor<2xi8>) -> () return }
// CHECK-NEXT:                                                                  ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:107:75: error: 'tosa.variable_write' op 'x' has not been declared by 'tosa.variable'
// CHECK-NEXT: tosa.variable @x : tensor<2xi8> module { func.func @f(%[[A]]: tensor<2xi8>) { "tosa.variable_write"(%[[A]]) {name = "x"} : (tensor<2xi8>) -> () return } }
// CHECK-NEXT:                                                                           ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:107:75: note: see current operation: "tosa.variable_write"(%[[ARG0]]) <{name = "x"}> : (tensor<2xi8>) -> ()
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:111:77: error: 'tosa.variable_write' op 'x' has not been declared by 'tosa.variable'
// CHECK-NEXT: module { tosa.variable @x : tensor<2xi8> } func.func @f(%[[A]]: tensor<2xi8>) { "tosa.variable_write"(%[[A]]) {name = "x"} : (tensor<2xi8>) -> () return }
// CHECK-NEXT:                                                                             ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:111:77: note: see current operation: "tosa.variable_write"(%[[ARG0]]) <{name = "x"}> : (tensor<2xi8>) -> ()
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:115:33: error: redefinition of symbol named 'x'
// CHECK-NEXT: tosa.variable @x : tensor<2xi8> tosa.variable @x : tensor<3xi8>
// CHECK-NEXT:                                 ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:115:33: note: see current operation: "tosa.variable"() <{sym_name = "x", type = i8, var_shape = dense<3> : tensor<1xindex>}> : () -> ()
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:115:1: note: see existing symbol definition here
// CHECK-NEXT: tosa.variable @x : tensor<2xi8> tosa.variable @x : tensor<3xi8>
// CHECK-NEXT: ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:119:65: error: 'tosa.cond_if' op region #1 ('else_graph') failed to verify constraint: region with 1 blocks
// CHECK-NEXT: tosa.variable @x : tensor<2xi8> func.func @f(%[[P:[^ ]+]] : tensor<i1>) { tosa.cond_if %[[P]] : tensor<i1> -> () { tosa.variable @x : tensor<3xi8> %[[V0]] = tosa.variable_read @x : tensor<3xi8> } else { } return }
// CHECK-NEXT:                                                                 ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:119:65: note: see current operation: 
// CHECK-NEXT: "tosa.cond_if"(%[[ARG0]]) ({
// CHECK-NEXT:   "tosa.variable"() <{sym_name = "x", type = i8, var_shape = dense<3> : tensor<1xindex>}> : () -> ()
// CHECK-NEXT:   %[[V0]] = "tosa.variable_read"() <{name = "x"}> : () -> tensor<3xi8>
// CHECK-NEXT: }, {
// CHECK-NEXT: }) : (tensor<i1>) -> ()
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:123:94: error: custom op 'tosa.variable_read' invalid kind of type specified
// CHECK-NEXT: tosa.variable @x : tensor<2xi8> func.func @f(%[[P]] : tensor<i1>) { %[[V0]] = tosa.variable_read @x : i8 return }
// CHECK-NEXT:                                                                                              ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:127:21: error: 'tosa.variable_read' op 'x' has not been declared by 'tosa.variable'
// CHECK-NEXT: "test.op"() ({ %[[V0]] = tosa.variable_read @x : tensor<2xi8> "test.y"() : () -> () }) : () -> ()
// CHECK-NEXT:                     ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:127:21: note: see current operation: %[[V0]] = "tosa.variable_read"() <{name = "x"}> : () -> tensor<2xi8>
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:131:37: error: 'tosa.variable_read' op 'x' has not been declared by 'tosa.variable'
// CHECK-NEXT: "test.op"() ({ func.func @f(){ %[[V0]] = tosa.variable_read @x : tensor<2xi8> return} }) : () -> ()
// CHECK-NEXT:                                     ^
// CHECK-NEXT: tests/tosa/variables-invalid.mlir:131:37: note: see current operation: %[[V0]] = "tosa.variable_read"() <{name = "x"}> : () -> tensor<2xi8>
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: }
