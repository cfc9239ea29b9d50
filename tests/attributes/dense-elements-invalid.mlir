// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{parsed zero elements, but type ('tensor<4xi32>') expected at least 1}}
"x.op"() {a = dense<> : tensor<4xi32>} : () -> ()
// -----

// expected-error @+1 {{parsed zero elements, but type ('tensor<i32>') expected at least 1}}
"x.op"() {a = dense<> : tensor<i32>} : () -> ()
// -----

// expected-error @+1 {{inferred shape of elements literal ([0]) does not match type ([0, 2])}}
"x.op"() {a = dense<[]> : tensor<0x2xi32>} : () -> ()
// -----

// expected-error @+1 {{inferred shape of elements literal ([1, 0]) does not match type ([0, 2])}}
"x.op"() {a = dense<[[]]> : tensor<0x2xi32>} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for type}}
"x.op"() {a = dense<2> : tensor<i1>} : () -> ()
// -----

// expected-error @+1 {{expected i1 type for 'true' or 'false' values}}
"x.op"() {a = dense<true> : tensor<i32>} : () -> ()
// -----

// expected-error @+1 {{expected floating point literal}}
"x.op"() {a = dense<true> : tensor<f32>} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for type}}
"x.op"() {a = dense<256> : tensor<i8>} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for type}}
"x.op"() {a = dense<-129> : tensor<i8>} : () -> ()
// -----

// expected-error @+1 {{expected unsigned integer elements, but parsed negative value}}
"x.op"() {a = dense<-1> : tensor<ui8>} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for type}}
"x.op"() {a = dense<128> : tensor<si8>} : () -> ()
// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
"x.op"() {a = dense<1> : tensor<f32>} : () -> ()
// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
"x.op"() {a = dense<-1> : tensor<f32>} : () -> ()
// -----

// expected-error @+1 {{hexadecimal float constant out of range for type}}
"x.op"() {a = dense<0x7F80000000> : tensor<f32>} : () -> ()
// -----

// expected-error @+1 {{expected integer elements, but parsed floating-point}}
"x.op"() {a = dense<1.0> : tensor<i32>} : () -> ()
// -----

// expected-error @+1 {{expected integer elements, but parsed floating-point}}
"x.op"() {a = dense<[1, 1.0]> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{expected string containing hex digits starting with `0x`}}
"x.op"() {a = dense<"abc"> : tensor<2xi8>} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for type}}
"x.op"() {a = dense<["abc"]> : tensor<1xi8>} : () -> ()
// -----

// expected-error @+1 {{expected string token, got 1}}
"x.op"() {a = dense<[1]> : tensor<1x!foo.bar>} : () -> ()
// -----

// expected-error @+1 {{parsed 1 elements, but type ('complex<i32>') expected 2 elements}}
"x.op"() {a = dense<1> : tensor<complex<i32>>} : () -> ()
// -----

// expected-error @+1 {{expected ',' between complex elements}}
"x.op"() {a = dense<(1)> : tensor<complex<i32>>} : () -> ()
// -----

// expected-error @+1 {{expected ')' after complex elements}}
"x.op"() {a = dense<(1, 2, 3)> : tensor<complex<i32>>} : () -> ()
// -----

// expected-error @+1 {{expected ')' after complex elements}}
"x.op"() {a = dense<(1, 2> : tensor<complex<i32>>} : () -> ()
// -----

// expected-error @+1 {{parsed 2 elements, but type ('tensor<2xcomplex<i32>>') expected 4 elements}}
"x.op"() {a = dense<[1, 2]> : tensor<2xcomplex<i32>>} : () -> ()
// -----

// expected-error @+1 {{expected string containing hex digits starting with `0x`}}
"x.op"() {a = dense<"0x010"> : tensor<i8>} : () -> ()
// -----

// expected-error @+1 {{expected string containing hex digits starting with `0x`}}
"x.op"() {a = dense<"0x0"> : tensor<i8>} : () -> ()
// -----

// expected-error @+1 {{elements hex data size is invalid for provided type: 'tensor<i8>'}}
"x.op"() {a = dense<"0x"> : tensor<i8>} : () -> ()
// -----

// expected-error @+1 {{expected string containing hex digits starting with `0x`}}
"x.op"() {a = dense<"0xzz"> : tensor<i8>} : () -> ()
// -----

// expected-error @+1 {{elements hex data size is invalid for provided type: 'tensor<4xi8>'}}
"x.op"() {a = dense<"0x0102"> : tensor<4xi8>} : () -> ()
// -----

// expected-error @+1 {{expected string containing hex digits starting with `0x`}}
"x.op"() {a = dense<"01"> : tensor<i8>} : () -> ()
// -----

// expected-error @+1 {{inferred shape of elements literal ([3]) does not match type ([2])}}
"x.op"() {a = dense<[1, 2, 3]> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{inferred shape of elements literal ([1]) does not match type ([2])}}
"x.op"() {a = dense<[1]> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"x.op"() {a = dense<[[1, 2], [3]]> : tensor<2x2xi32>} : () -> ()
// -----

// expected-error @+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"x.op"() {a = dense<[[1, 2], 3]> : tensor<2x2xi32>} : () -> ()
// -----

// expected-error @+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"x.op"() {a = dense<[1, [2]]> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{inferred shape of elements literal ([1, 2]) does not match type ([2])}}
"x.op"() {a = dense<[[1, 2]]> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{inferred shape of elements literal ([2]) does not match type ([1, 2])}}
"x.op"() {a = dense<[1, 2]> : tensor<1x2xi32>} : () -> ()
// -----

// expected-error @+1 {{inferred shape of elements literal ([2]) does not match type ([])}}
"x.op"() {a = dense<[1, 2]> : tensor<i32>} : () -> ()
// -----

// expected-error @+1 {{elements literal type must have static shape}}
"x.op"() {a = dense<1> : tensor<?xi32>} : () -> ()
// -----

// expected-error @+1 {{elements literal type must have static shape}}
"x.op"() {a = dense<1> : tensor<*xi32>} : () -> ()
// -----

// expected-error @+1 {{elements literal must be a shaped type}}
"x.op"() {a = dense<1> : i32} : () -> ()
// -----

// expected-error @+1 {{expected ':'}}
"x.op"() {a = dense<1>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = dense<1> :} : () -> ()
// -----

// expected-error @+1 {{expected '<' after 'dense'}}
"x.op"() {a = dense 1 : tensor<i32>} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = dense<1 : tensor<i32>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = dense<i32> : tensor<i32>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = dense<foo> : tensor<i32>} : () -> ()
// -----

// expected-error @+1 {{expected ']'}}
"x.op"() {a = dense<[1, 2> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{expected ']'}}
"x.op"() {a = dense<[1, 2 : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = dense<[,]> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = dense<[1,]> : tensor<1xi32>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"x.op"() {a = dense<-> : tensor<i32>} : () -> ()
// -----

// expected-error @+1 {{expected integer or floating point literal}}
"x.op"() {a = dense<-true> : tensor<i1>} : () -> ()
// -----

// expected-error @+1 {{invalid tensor element type}}
"x.op"() {a = dense<1> : tensor<none>} : () -> ()
// -----

// expected-error @+1 {{invalid tensor element type}}
"x.op"() {a = dense<1> : tensor<2xtuple<i32>>} : () -> ()
// -----

// expected-error @+1 {{expected string token, got 1}}
"x.op"() {a = dense<1> : tensor<2xvector<2xi32>>} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for type}}
"x.op"() {a = dense<18446744073709551616> : tensor<i64>} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for type}}
"x.op"() {a = dense<0x1FF> : tensor<i8>} : () -> ()
