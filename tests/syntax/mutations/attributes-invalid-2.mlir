// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d =
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s
// -----

"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::
// expected-error @+1 {{expected nested symbol reference identifier}}
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t,
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e =
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f =
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 :
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}}
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} :
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : (
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () ->
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op" "x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"( () {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() ) {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() { {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [ [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ',' or ']'}}
"x.op"() {a = [1 1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, , -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ',' or ']'}}
"x.op"() {a = [1, -2 -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ',' or ']'}}
"x.op"() {a = [1, -2 : i8 i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8] ], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], , b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8], b = = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '<' after 'dense'}}
"x.op"() {a = [1, -2 : i8], b = dense dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = [1, -2 : i8], b = dense< <[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ']'}}
"x.op"() {a = [1, -2 : i8], b = dense<[ [1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ']'}}
"x.op"() {a = [1, -2 : i8], b = dense<[1 1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, , 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ']'}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2] ]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ':'}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> > : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '<' in tensor type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor< <2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2 2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '>' in tensor type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32 xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32> >, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, , c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '<' after 'array'}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+2 {{expected non-function type}}
// expected-error @+1 {{expected an integer or floating point type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array< <i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ':' after dense array type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32 i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected integer literal}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: : 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '>' to close an array attribute}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected integer literal}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, , 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '>' to close an array attribute}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2> >, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, , d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected nested symbol reference identifier}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s:: ::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t @t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, , e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = { {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32 f32}} : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32} }} : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} } : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : : () -> ()
// -----

// expected-error @+1 {{expected ')'}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : ( () -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () ) -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ( ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> () )
// -----

// expected-error @+1 {{expected operation name in quotes}}
,() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op",) {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"(, {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() ,a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {, = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a , [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = ,1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [,, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, , : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : ,], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8,, b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], , = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b , dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8], b = ,<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '<' after 'dense'}}
"x.op"() {a = [1, -2 : i8], b = dense,[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = [1, -2 : i8], b = dense<,1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = [1, -2 : i8], b = dense<[,, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, ,]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2,> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2], : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
