// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected non-function type}}
!t = ,<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '<' in tuple type}}
!t = tuple,i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<,>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32,  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
!t = tuple<i32>  , = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '=' in attribute alias definition}}
!t = tuple<i32>  #a , dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
!t = tuple<i32>  #a = ,<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '<' after 'dense'}}
!t = tuple<i32>  #a = dense,1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
!t = tuple<i32>  #a = dense<,> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
!t = tuple<i32>  #a = dense<1, : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected ':'}}
!t = tuple<i32>  #a = dense<1> , tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : ,<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '<' in tensor type}}
!t = tuple<i32>  #a = dense<1> : tensor,2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : tensor<,xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
!t = tuple<i32>  #a = dense<1> : tensor<2,>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '>' in tensor type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32,  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  ,() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '(' to start operand list}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op",) {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"(, {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() ,x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {, = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x , #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = ,, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, , = !t} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y , !t} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = ,} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t, : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} , () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : ,) -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : (, -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () , ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ,)
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> (,
// -----

// expected-error @+1 {{expected operation name in quotes}}
42 = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '=' in type alias definition}}
!t 42 tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = 42<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple42i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<42>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '>' in tuple type}}
!t = tuple<i3242  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
!t = tuple<i32>  42 = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '=' in attribute alias definition}}
!t = tuple<i32>  #a 42 dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
!t = tuple<i32>  #a = 42<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
!t = tuple<i32>  #a = dense421> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
!t = tuple<i32>  #a = dense<142 : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected ':'}}
!t = tuple<i32>  #a = dense<1> 42 tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : 42<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : tensor422xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
!t = tuple<i32>  #a = dense<1> : tensor<242>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '>' in tensor type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi3242  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  42() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '(' to start operand list}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"42) {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"(42 {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() 42x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {42 = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x 42 #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{undefined symbol alias id 'a42'}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a42 y = !t} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, 42 = !t} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y 42 !t} : () -> ()
// -----

// expected-error @+1 {{undefined symbol alias id 't42'}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t42 : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} 42 () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : 42) -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : (42 -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () 42 ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> 42)
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> (42
// -----

// expected-error @+1 {{expected operation name in quotes}}
= !t tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '=' in type alias definition}}
!t tuple =<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = < tuplei32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuplei32 <>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
!t = tuple<> i32  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '>' in tuple type}}
!t = tuple<i32#a > = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
!t = tuple<i32>  = #a dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '=' in attribute alias definition}}
!t = tuple<i32>  #a dense =<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
!t = tuple<i32>  #a = < dense1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
!t = tuple<i32>  #a = dense1 <> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected ':'}}
!t = tuple<i32>  #a = dense<> 1 : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
!t = tuple<i32>  #a = dense<1: > tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected ':'}}
!t = tuple<i32>  #a = dense<1> tensor :<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : < tensor2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : tensor2 <xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : tensor<xi32 2>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
!t = tuple<i32>  #a = dense<1> : tensor<2> xi32  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '>' in tensor type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32"x.op" >() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  ( "x.op") {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '(' to start operand list}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op") ( {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"({ )x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() x { = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {= x #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x #a =, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = , #a y = !t} : () -> ()
// -----

// expected-error @+1 {{undefined symbol alias id 'ay'}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #ay , = !t} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, = y !t} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y !t =} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = } !t : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t: } () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} ( :) -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : ) ( -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : (-> ) ()
// -----

// expected-error @+1 {{expected '->' in function type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () ( ->)
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ) (
