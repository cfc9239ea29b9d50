// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected ':'}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> , tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : ,<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '<' in tensor type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor,2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<,xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2,>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '>' in tensor type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32,, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, , = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c , array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = ,<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '<' after 'array'}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array,i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+2 {{expected non-function type}}
// expected-error @+1 {{expected an integer or floating point type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<,: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ':' after dense array type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32, 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected integer literal}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: ,, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected integer literal}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, ,>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected integer literal}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2,, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, , = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d , @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = ,::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s,@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected nested symbol reference identifier}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::,, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, , = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e , {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = ,f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {, = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f , 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = , : f32}} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : ,}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32,} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}, : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} , () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : ,) -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : (, -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () , ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ,)
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> (,
// -----

// expected-error @+1 {{expected operation name in quotes}}
42() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op"42) {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"(42 {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() 42a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {42 = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a 42 [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = 421, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ',' or ']'}}
"x.op"() {a = [142 -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ',' or ']'}}
"x.op"() {a = [1, -2 42 i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : 42], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i842, b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8]42 b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], 42 = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b 42 dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = 42<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8], b = dense42[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = [1, -2 : i8], b = dense<421, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ']'}}
"x.op"() {a = [1, -2 : i8], b = dense<[142 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ']'}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 242> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]42 : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ':'}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> 42 tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : 42<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor422xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{inferred shape of elements literal ([2]) does not match type ([42])}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<42xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<242>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '>' in tensor type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi3242, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>42 c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, 42 = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c 42 array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = 42<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array42i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+2 {{expected non-function type}}
// expected-error @+1 {{expected an integer or floating point type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<42: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{element type bitwidth must be a multiple of 8}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i3242 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '>' to close an array attribute}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 142 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected integer literal}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 242, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>42 d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, 42 = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d 42 @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = 42::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s42@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected nested symbol reference identifier}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::42, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t42 e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, 42 = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e 42 {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = 42f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {42 = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f 42 1.5 : f32}} : () -> ()
// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 42 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 42 f32}} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : 42}} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f3242} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}42 : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} 42 () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : 42) -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : (42 -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () 42 ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> 42)
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> (42
// -----

// expected-error @+1 {{expected operation name in quotes}}
( "x.op") {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op") ( {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"({ )a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() a { = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {= a [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a [ =1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = 1 [, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [, 1 -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ',' or ']'}}
"x.op"() {a = [1-2 , : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, : -2 i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ',' or ']'}}
"x.op"() {a = [1, -2 i8 :], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
