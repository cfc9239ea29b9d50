// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : ] i8, b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8, ] b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8]b , = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], = b dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b dense =<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8], b = < dense[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '<' after 'dense'}}
"x.op"() {a = [1, -2 : i8], b = dense[ <1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = [1, -2 : i8], b = dense<1 [, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = [1, -2 : i8], b = dense<[, 1 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = [1, -2 : i8], b = dense<[12 ,]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, ] 2> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ']'}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2> ] : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]: > tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected ':'}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> tensor :<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : < tensor2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor2 <xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<xi32 2>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2> xi32, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32, > c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>c , = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, = c array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c array =<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = < arrayi32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = arrayi32 <: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+2 {{expected non-function type}}
// expected-error @+1 {{expected an integer or floating point type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<: i32 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{element type bitwidth must be a multiple of 8}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i321 :, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected integer literal}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: , 1 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected integer literal}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 12 ,>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected integer literal}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, > 2, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected integer literal}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2, > d = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>d , = @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, = d @s::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d @s =::@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = :: @s@t, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s@t ::, e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected nested symbol reference identifier}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::, @t e = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@te , = {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, = e {f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e { =f = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = f { = 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {= f 1.5 : f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f 1.5 = : f32}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = : 1.5 f32}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 f32 :}} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : } f32} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}: } () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} ( :) -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : ) ( -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : (-> ) ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () ( ->)
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ) (
