// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{integer constant out of range for attribute}}
"x.op"() {a = -0} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"x.op"() {a = 256 : i8} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"x.op"() {a = -129 : i8} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"x.op"() {a = 128 : si8} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"x.op"() {a = -129 : si8} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"x.op"() {a = 256 : ui8} : () -> ()
// -----

// expected-error @+1 {{negative integer literal not valid for unsigned integer type}}
"x.op"() {a = -1 : ui8} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"x.op"() {a = 1 : i0} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"x.op"() {a = 2 : i1} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = true : i1} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = true : i32} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"x.op"() {a = 1 : si1} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"x.op"() {a = -9223372036854775809} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"x.op"() {a = 18446744073709551616 : i64} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"x.op"() {a = 340282366920938463463374607431768211456 : i128} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"x.op"() {a = -170141183460469231731687303715884105729 : i128} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"x.op"() {a = 0x1FF : i8} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"x.op"() {a = -0x81 : i8} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"x.op"() {a = 0x10000000000000000} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = 0x : i32} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = 0xg : i32} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"x.op"() {a = 9223372036854775808 : index} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"x.op"() {a = 18446744073709551615 : index} : () -> ()
// -----

// expected-error @+1 {{integer literal not valid for specified type}}
"x.op"() {a = 1 : none} : () -> ()
// -----

// expected-error @+1 {{integer literal not valid for specified type}}
"x.op"() {a = 1 : vector<4xi32>} : () -> ()
// -----

// expected-error @+1 {{integer literal not valid for specified type}}
"x.op"() {a = 1 : memref<4xi32>} : () -> ()
// -----

// expected-error @+1 {{integer literal not valid for specified type}}
"x.op"() {a = 1 : () -> ()} : () -> ()
// -----

// expected-error @+1 {{integer literal not valid for specified type}}
"x.op"() {a = 1 : !foo.bar} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = 0b1} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = 1_000} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = +1} : () -> ()
// -----

// expected-error @+1 {{expected constant integer or floating point value}}
"x.op"() {a = --1} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = 1 :} : () -> ()
// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
"x.op"() {a = 1 : f32} : () -> ()
// -----

// expected-error @+1 {{hexadecimal float literal should not have a leading minus}}
"x.op"() {a = -0x1 : f32} : () -> ()
// -----

// expected-error @+1 {{hexadecimal float constant out of range for type}}
"x.op"() {a = 0x10000 : f16} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = 1 : 1} : () -> ()
