// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected '>' to close distinct attribute}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i3242, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>42 d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, 42 = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d 42 #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = 42<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y42z>} : () -> ()
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z42} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>42 : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} 42 () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : 42) -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : (42 -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () 42 ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> 42)
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> (42
// -----

// expected-error @+1 {{expected operation name in quotes}}
( "x.op") {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op") ( {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"({ )a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() a { = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {= a sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a sparse =<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = < sparse[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{Expected '<' after 'sparse'}}
"x.op"() {a = sparse[ <[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ']'}}
"x.op"() {a = sparse<[0 [, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[, 0 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[01 ,]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[0, ] 1], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[0, 1], ] [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ','}}
"x.op"() {a = sparse<[[0, 1]][ ,2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = sparse<[[0, 1]], 2 []> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = sparse<[[0, 1]], [] 2> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ']'}}
"x.op"() {a = sparse<[[0, 1]], [2> ] : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = sparse<[[0, 1]], [2]: > tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ':'}}
"x.op"() {a = sparse<[[0, 1]], [2]> tensor :<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : < tensor2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor2 <x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<x2xi32 2>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2> x2xi32, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32, > b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>b , = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, = b dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b dense =<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = < dense(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '<' after 'dense'}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense( <1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<1 (, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(, 1 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(12 ,)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, ) 2> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ')' after complex elements}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2> ) : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2): > tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ':'}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> tensor :<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : < tensor2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor2 <xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<xcomplex 2<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2< xcomplexi32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplexi32 <>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<> i32>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>, > c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>c , = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, = c distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c distinct =[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = [ distinct0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct0 []<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected distinct ID}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[] 0<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ']' to close distinct ID}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0< ]i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '<' after distinct ID}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]i32 <>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<> i32, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>' to close distinct attribute}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32, > d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>d , = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, = d #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d #x.y =<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = < #x.yz>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.yz <>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<> z} : () -> ()
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z} > : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>: } () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} ( :) -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : ) ( -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : (-> ) ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () ( ->)
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ) (
