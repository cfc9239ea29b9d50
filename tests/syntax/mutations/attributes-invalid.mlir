// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected operation name in quotes}}
() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op") {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"( {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() { = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a  [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = 1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ',' or ']'}}
"x.op"() {a = [1 -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1,  : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ',' or ']'}}
"x.op"() {a = [1, -2  i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : ], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8, b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8] b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8],  = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b  dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8], b = <[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '<' after 'dense'}}
"x.op"() {a = [1, -2 : i8], b = dense[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = [1, -2 : i8], b = dense<1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = [1, -2 : i8], b = dense<[, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ']'}}
"x.op"() {a = [1, -2 : i8], b = dense<[1 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, ]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ']'}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2] : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ':'}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]>  tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : <2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '>' in tensor type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32> c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>,  = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c  array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = <i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = arrayi32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+2 {{expected non-function type}}
// expected-error @+1 {{expected an integer or floating point type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ':' after dense array type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected integer literal}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: , 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '>' to close an array attribute}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected integer literal}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, >, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected integer literal}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2> d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>,  = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d  @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = ::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected nested symbol reference identifier}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t,  = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e  {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = { = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f  1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f =  : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5  f32}} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : }} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32} : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}}  () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : ) -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : ( -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : ()  ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> )
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> (
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

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [
// -----

// expected-error @+1 {{expected ',' or ']'}}
"x.op"() {a = [1
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1,
// -----

// expected-error @+1 {{expected ',' or ']'}}
"x.op"() {a = [1, -2
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 :
// -----

// expected-error @+1 {{expected ',' or ']'}}
"x.op"() {a = [1, -2 : i8
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8]
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8],
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8], b =
// -----

// expected-error @+1 {{expected '<' after 'dense'}}
"x.op"() {a = [1, -2 : i8], b = dense
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = [1, -2 : i8], b = dense<
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = [1, -2 : i8], b = dense<[
// -----

// expected-error @+1 {{expected ']'}}
"x.op"() {a = [1, -2 : i8], b = dense<[1
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1,
// -----

// expected-error @+1 {{expected ']'}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]
// -----

// expected-error @+1 {{expected ':'}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]>
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> :
// -----

// expected-error @+1 {{expected '<' in tensor type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2
// -----

// expected-error @+1 {{expected '>' in tensor type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>,
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c =
// -----

// expected-error @+1 {{expected '<' after 'array'}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array
// -----

// expected-error @+1 {{expected ':' after dense array type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32
// -----

// expected-error @+1 {{expected integer literal}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32:
// -----

// expected-error @+1 {{expected '>' to close an array attribute}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1
// -----

// expected-error @+1 {{expected integer literal}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1,
// -----

// expected-error @+1 {{expected '>' to close an array attribute}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>,
