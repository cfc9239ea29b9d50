// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected operation name in quotes}}
() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op") {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"( {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() { = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a  sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = <[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{Expected '<' after 'sparse'}}
"x.op"() {a = sparse[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ','}}
"x.op"() {a = sparse<[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ']'}}
"x.op"() {a = sparse<[[0 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[0, ]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"x.op"() {a = sparse<[[0, 1], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ','}}
"x.op"() {a = sparse<[[0, 1]] [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = sparse<[[0, 1]], 2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected shape ([2, 2]); inferred shape of indices literal ([1, 2]); inferred shape of values literal ([0])}}
"x.op"() {a = sparse<[[0, 1]], []> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ']'}}
"x.op"() {a = sparse<[[0, 1]], [2> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = sparse<[[0, 1]], [2] : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ':'}}
"x.op"() {a = sparse<[[0, 1]], [2]>  tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : <2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>' in tensor type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32> b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>,  = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b  dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = <(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '<' after 'dense'}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ',' between complex elements}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, )> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ')' after complex elements}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2) : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ':'}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)>  tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : <2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplexi32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>' in tensor type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>> c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>,  = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c  distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = [0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected distinct ID}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ']' to close distinct ID}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '<' after distinct ID}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>' to close distinct attribute}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32> d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>,  = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d  #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = <z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.yz>} : () -> ()
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z> : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>}  () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : ) -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : ( -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : ()  ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> )
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> (
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op"
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"(
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a =
// -----

// expected-error @+1 {{Expected '<' after 'sparse'}}
"x.op"() {a = sparse
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[
// -----

// expected-error @+1 {{expected ']'}}
"x.op"() {a = sparse<[[0
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[0,
// -----

// expected-error @+1 {{expected ']'}}
"x.op"() {a = sparse<[[0, 1
// -----

// expected-error @+1 {{expected ']'}}
"x.op"() {a = sparse<[[0, 1]
// -----

// expected-error @+1 {{expected ','}}
"x.op"() {a = sparse<[[0, 1]]
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[0, 1]],
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[0, 1]], [
// -----

// expected-error @+1 {{expected ']'}}
"x.op"() {a = sparse<[[0, 1]], [2
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = sparse<[[0, 1]], [2]
// -----

// expected-error @+1 {{expected ':'}}
"x.op"() {a = sparse<[[0, 1]], [2]>
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> :
// -----

// expected-error @+1 {{expected '<' in tensor type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2
// -----

// expected-error @+1 {{expected '>' in tensor type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>,
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b =
// -----

// expected-error @+1 {{expected '<' after 'dense'}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(
// -----

// expected-error @+1 {{expected ',' between complex elements}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1,
// -----

// expected-error @+1 {{expected ')' after complex elements}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)
// -----

// expected-error @+1 {{expected ':'}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)>
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> :
// -----

// expected-error @+1 {{expected '<' in tensor type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<
