// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected operation name in quotes}}
 = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '=' in type alias definition}}
!t  tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = <i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuplei32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '>' in tuple type}}
!t = tuple<i32  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
!t = tuple<i32>   = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '=' in attribute alias definition}}
!t = tuple<i32>  #a  dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
!t = tuple<i32>  #a = <1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
!t = tuple<i32>  #a = dense1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{parsed zero elements, but type ('tensor<2xi32>') expected at least 1}}
!t = tuple<i32>  #a = dense<> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
!t = tuple<i32>  #a = dense<1 : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected ':'}}
!t = tuple<i32>  #a = dense<1>  tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : <2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : tensor2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : tensor<xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
!t = tuple<i32>  #a = dense<1> : tensor<2>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '>' in tensor type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  () {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '(' to start operand list}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op") {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"( {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() { = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x  #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = , y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a y = !t} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a,  = !t} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y  !t} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = } : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t}  () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : ) -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : ( -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : ()  ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> )
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> (
// -----

// expected-error @+1 {{expected '=' in type alias definition}}
!t
// -----

// expected-error @+1 {{expected non-function type}}
!t =
// -----

// expected-error @+1 {{expected '<' in tuple type}}
!t = tuple
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<
// -----

// expected-error @+1 {{expected '>' in tuple type}}
!t = tuple<i32
// -----

// expected-error @+1 {{expected '=' in attribute alias definition}}
!t = tuple<i32>  #a
// -----

// expected-error @+1 {{expected attribute value}}
!t = tuple<i32>  #a =
// -----

// expected-error @+1 {{expected '<' after 'dense'}}
!t = tuple<i32>  #a = dense
// -----

// expected-error @+1 {{expected element literal of primitive type}}
!t = tuple<i32>  #a = dense<
// -----

// expected-error @+1 {{expected '>'}}
!t = tuple<i32>  #a = dense<1
// -----

// expected-error @+1 {{expected ':'}}
!t = tuple<i32>  #a = dense<1>
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> :
// -----

// expected-error @+1 {{expected '<' in tensor type}}
!t = tuple<i32>  #a = dense<1> : tensor
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : tensor<
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
!t = tuple<i32>  #a = dense<1> : tensor<2
// -----

// expected-error @+1 {{expected '>' in tensor type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32
// -----

// expected-error @+1 {{expected '(' to start operand list}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"
// -----

// expected-error @+1 {{expected ')' to end operand list}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"(
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"()
// -----

// expected-error @+1 {{expected attribute name}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x
// -----

// expected-error @+1 {{expected attribute value}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x =
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a
// -----

// expected-error @+1 {{expected attribute name}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a,
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y
// -----

// expected-error @+1 {{expected attribute value}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y =
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t}
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} :
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : (
// -----

// expected-error @+1 {{expected '->' in function type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () ->
// -----

// expected-error @+1 {{expected '=' in type alias definition}}
!t !t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '<' in tuple type}}
!t = tuple tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple< <i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '>' in tuple type}}
!t = tuple<i32 i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
!t = tuple<i32> >  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '=' in attribute alias definition}}
!t = tuple<i32>  #a #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
!t = tuple<i32>  #a = = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '<' after 'dense'}}
!t = tuple<i32>  #a = dense dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
!t = tuple<i32>  #a = dense< <1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
!t = tuple<i32>  #a = dense<1 1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected ':'}}
!t = tuple<i32>  #a = dense<1> > : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '<' in tensor type}}
!t = tuple<i32>  #a = dense<1> : tensor tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : tensor< <2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
!t = tuple<i32>  #a = dense<1> : tensor<2 2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '>' in tensor type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32 xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32> >  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '(' to start operand list}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op" "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"( () {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() ) {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() { {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, , y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y y = !t} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = = !t} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t !t} : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} } : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : : () -> ()
// -----

// expected-error @+1 {{expected ')'}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : ( () -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () ) -> ()
// -----

// expected-error @+1 {{expected non-function type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ( ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> () )
// -----

// expected-error @+1 {{expected operation name in quotes}}
, = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
// -----

// expected-error @+1 {{expected '=' in type alias definition}}
!t , tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()
