// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{Expected '<' after 'sparse'}}
"x.op"() {a = sparse,[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<,[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[,0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[,, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[0, ,]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[0, 1,], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[0, 1],, [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[0, 1]], ,2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[0, 1]], [,]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[0, 1]], [2,> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = sparse<[[0, 1]], [2], : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ':'}}
"x.op"() {a = sparse<[[0, 1]], [2]> , tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : ,<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '<' in tensor type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor,2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<,x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2,>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>' in tensor type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32,, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, , = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b , dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = ,<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '<' after 'dense'}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense,(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<,1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(,, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, ,)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ')' after complex elements}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2,> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2), : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ':'}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> , tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : ,<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '<' in tensor type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor,2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<,xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2,<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '<' in complex type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex,i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<,>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>' in complex type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32,>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>' in tensor type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>,, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, , = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c , distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = ,[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '[' after 'distinct'}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct,0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected distinct ID}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[,]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ']' to close distinct ID}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0,<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '<' after distinct ID}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0],i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{expected attribute}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<,>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>' to close distinct attribute}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32,, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, , = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d , #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = ,<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y,z>} : () -> ()
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z,} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>, : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} , () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : ,) -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : (, -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () , ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ,)
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> (,
// -----

// expected-error @+1 {{expected operation name in quotes}}
42() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op"42) {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"(42 {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() 42a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {42 = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a 42 sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = 42<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = sparse42[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ','}}
"x.op"() {a = sparse<42[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ','}}
"x.op"() {a = sparse<[420, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{sparse index #0 is not contained within the value shape, with index=[42, 1], and type='tensor<2x2xi32>'}}
"x.op"() {a = sparse<[[42, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ']'}}
"x.op"() {a = sparse<[[042 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{sparse index #0 is not contained within the value shape, with index=[0, 42], and type='tensor<2x2xi32>'}}
"x.op"() {a = sparse<[[0, 42]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"x.op"() {a = sparse<[[0, 142], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ']'}}
"x.op"() {a = sparse<[[0, 1]42, [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ','}}
"x.op"() {a = sparse<[[0, 1]]42 [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = sparse<[[0, 1]], 422]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ']'}}
"x.op"() {a = sparse<[[0, 1]], [242> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = sparse<[[0, 1]], [2]42 : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ':'}}
"x.op"() {a = sparse<[[0, 1]], [2]> 42 tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : 42<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor422x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<242>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>' in tensor type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi3242, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>42 b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, 42 = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b 42 dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = 42<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense42(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<421, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ',' between complex elements}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(142 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ')' after complex elements}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 242> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)42 : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ':'}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> 42 tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : 42<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor422xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<242<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex42i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<42>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>' in tensor type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i3242>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '>' in tensor type}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>42, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>42 c = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, 42 = distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c 42 distinct[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = 42[0]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct420]<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected ']' to close distinct ID}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[042<i32>, d = #x.y<z>} : () -> ()
// -----

// expected-error @+1 {{expected '<' after distinct ID}}
"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]42i32>, d = #x.y<z>} : () -> ()
