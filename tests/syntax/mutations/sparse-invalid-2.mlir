// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected 'x' in dimension list}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2
// -----

// expected-error @+1 {{expected '<' in complex type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<
// -----

// expected-error @+1 {{expected '>' in complex type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32
// -----

// expected-error @+1 {{expected '>' in tensor type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>,
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c =
// -----

// expected-error @+1 {{expected '[' after 'distinct'}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct
// -----

// expected-error @+1 {{expected distinct ID}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[
// -----

// expected-error @+1 {{expected ']' to close distinct ID}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0
// -----

// expected-error @+1 {{expected '<' after distinct ID}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]
// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{expected attribute}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<
// -----

// expected-error @+1 {{expected '>' to close distinct attribute}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>,
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d =
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>}
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} :
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : (
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () ->
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op" "x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"( () {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() ) {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() { {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{Expected '<' after 'sparse'}}
"x.op"() {a = sparse sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse< <[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"x.op"() {a = sparse<[ [[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"x.op"() {a = sparse<[[ [0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ']'}}
"x.op"() {a = sparse<[[0 0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[0, , 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ']'}}
"x.op"() {a = sparse<[[0, 1 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ','}}
"x.op"() {a = sparse<[[0, 1] ]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ','}}
"x.op"() {a = sparse<[[0, 1]] ], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[0, 1]], , [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ']'}}
"x.op"() {a = sparse<[[0, 1]], [ [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ']'}}
"x.op"() {a = sparse<[[0, 1]], [2 2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = sparse<[[0, 1]], [2] ]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ':'}}
"x.op"() {a = sparse<[[0, 1]], [2]> > : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '<' in tensor type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor< <2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2 2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>' in tensor type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32 x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32> >, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, , b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '<' after 'dense'}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense< <(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ',' between complex elements}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<( (1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ',' between complex elements}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1 1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, , 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ')' after complex elements}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2) )> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ':'}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> > : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '<' in tensor type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor< <2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2 2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '<' in complex type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex< <i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>' in complex type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32 i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32> >>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>> >, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, , c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '[' after 'distinct'}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected distinct ID}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[ [0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ']' to close distinct ID}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0 0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '<' after distinct ID}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0] ]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{expected attribute}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]< <i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>' to close distinct attribute}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32 i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32> >, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, , d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y< <z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z> >} : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} } : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : : () -> ()
// -----

// expected-error @+1 {{expected ')'}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : ( () -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () ) -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ( ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> () )
// -----

// expected-error @+1 {{expected operation name in quotes}}
,() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op",) {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"(, {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() ,a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {, = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a , sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = ,<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
