// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

"x.op"() {a = array<i1>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<i1>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<i8>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<i8>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<i16>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<i16>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<i32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<i32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<i64>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<i64>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<f32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<f32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<f64>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<f64>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<i1: true, false>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<i1: true, false>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<i8: 1, -128, 127>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<i8: 1, -128, 127>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<i8: 128>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<i8: -128>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<i8: 255>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<i8: -1>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<i16: 32767, -32768>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<i16: 32767, -32768>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<i32: 1>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<i32: 1>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<i32: 2147483647, -2147483648>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<i32: 2147483647, -2147483648>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<i32: 2147483648>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<i32: -2147483648>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<i64: 9223372036854775807, -9223372036854775808>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<i64: 9223372036854775807, -9223372036854775808>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<i64: 9223372036854775808>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<i64: -9223372036854775808>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<i32: 0x10>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<i32: 16>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<i32: -0x10>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<i32: -16>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<f32: 1.0, -2.5>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<f32: 1.000000e+00, -2.500000e+00>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<f32: 0x7F800000>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<f32: 0x7F800000>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<f64: 1.0e400>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<f64: 0x7FF0000000000000>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<f64: 0.1, 1.0e10>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<f64: 1.000000e-01, 1.000000e+10>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<f32: 0.1, 1.0e10>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<f32: 1.000000e-01, 1.000000e+10>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<f16: 1.0>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<f16: 1.000000e+00>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<bf16: 1.0>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<bf16: 1.000000e+00>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<bf16: 1.0, 2.0>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<bf16: 1.000000e+00, 2.000000e+00>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<f8E5M2: 1.0>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<f8E5M2: 1.000000e+00>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<i128: 1>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<i128: 1>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<si8: 1>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<si8: 1>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = array<ui8: 1>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = array<ui8: 1>} : () -> ()
// CHECK-NEXT: }
