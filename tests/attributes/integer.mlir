// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

"x.op"() {a = 0} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0 : i64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1 : i64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = -1} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = -1 : i64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 42 : i64} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 42 : i64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 42 : i32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 42 : i32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = -42 : i8} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = -42 : i8} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 255 : i8} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = -1 : i8} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = -128 : i8} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = -128 : i8} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 127 : si8} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 127 : si8} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = -128 : si8} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = -128 : si8} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 255 : ui8} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 255 : ui8} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0 : i0} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0 : i0} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0 : si0} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0 : si0} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1 : i1} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = true} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0 : i1} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = false} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = -1 : i1} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = true} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = true} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = true} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = false} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = false} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = -1 : si1} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = -1 : si1} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1 : ui1} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1 : ui1} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 9223372036854775807} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 9223372036854775807 : i64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 9223372036854775808} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = -9223372036854775808 : i64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = -9223372036854775808} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = -9223372036854775808 : i64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 18446744073709551615 : i64} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = -1 : i64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 18446744073709551615 : ui64} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 18446744073709551615 : ui64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 340282366920938463463374607431768211455 : i128} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = -1 : i128} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = -170141183460469231731687303715884105728 : i128} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = -170141183460469231731687303715884105728 : i128} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 99999999999999999999999999999999999999999999999999 : i256} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 99999999999999999999999999999999999999999999999999 : i256} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x0} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0 : i64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0xff} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 255 : i64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0xFF : i8} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = -1 : i8} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = -0x1 : i8} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = -1 : i8} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = -0x80 : i8} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = -128 : i8} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0xFFFFFFFFFFFFFFFF} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = -1 : i64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0xDEADBEEF : i32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = -559038737 : i32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1 : index} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1 : index} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = -1 : index} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = -1 : index} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 9223372036854775807 : index} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 9223372036854775807 : index} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = -9223372036854775808 : index} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = -9223372036854775808 : index} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 007} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 7 : i64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = - 1} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = -1 : i64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x7FC00000 : f32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x7FC00000 : f32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x1 : f16} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 5.960460e-08 : f16} : () -> ()
// CHECK-NEXT: }
