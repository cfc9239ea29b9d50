// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

"x.op"() {a = 0x80 : f8E5M2FNUZ} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x80 : f8E5M2FNUZ} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0xFF : f8E8M0FNU} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0xFF : f8E8M0FNU} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x7F : f8E8M0FNU} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.000000e+00 : f8E8M0FNU} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x7 : f4E2M1FN} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 6.000000e+00 : f4E2M1FN} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x1F : f6E2M3FN} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 7.500000e+00 : f6E2M3FN} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x1F : f6E3M2FN} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 2.800000e+01 : f6E3M2FN} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x70 : f8E3M4} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x70 : f8E3M4} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x78 : f8E4M3} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x78 : f8E4M3} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x80 : f8E4M3B11FNUZ} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x80 : f8E4M3B11FNUZ} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x7FFF8000000000000000 : f80} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x7FFF8000000000000000 : f80} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x3FFF8000000000000000 : f80} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.000000e+00 : f80} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x7FFF0000000000000000000000000000 : f128} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x7FFF0000000000000000000000000000 : f128} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x3FFF0000000000000000000000000000 : f128} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.000000e+00 : f128} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x40000 : tf32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = -0.000000e+00 : tf32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1.0 : f8E5M2} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.000000e+00 : f8E5M2} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1.1 : f8E5M2} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.000000e+00 : f8E5M2} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1.1 : f8E4M3FN} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.125000e+00 : f8E4M3FN} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1.1 : f8E8M0FNU} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.000000e+00 : f8E8M0FNU} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0.0 : f8E8M0FNU} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 5.877470e-39 : f8E8M0FNU} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1.1 : f4E2M1FN} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.000000e+00 : f4E2M1FN} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 100.0 : f4E2M1FN} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 6.000000e+00 : f4E2M1FN} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0.3 : f6E2M3FN} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 2.500000e-01 : f6E2M3FN} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0.3 : f6E3M2FN} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 3.125000e-01 : f6E3M2FN} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1000.0 : f8E4M3FN} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x7F : f8E4M3FN} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1000000.0 : f8E5M2} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x7C : f8E5M2} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1.0 : f8E3M4} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.000000e+00 : f8E3M4} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = -0.0 : f8E4M3FNUZ} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0.000000e+00 : f8E4M3FNUZ} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = -0.0 : f8E5M2FNUZ} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0.000000e+00 : f8E5M2FNUZ} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1.0 : f16} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.000000e+00 : f16} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1.0 : bf16} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.000000e+00 : bf16} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 33.33 : f16} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 3.334380e+01 : f16} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 33.33 : bf16} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 3.325000e+01 : bf16} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 3.4028234663852886e+38 : f32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 3.40282347E+38 : f32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 2.2250738585072014e-308} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 2.2250738585072014E-308 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1.17549435e-38 : f32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.17549435E-38 : f32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 299792458.0} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x41B1DE784A000000 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 6.02214076e23 : f32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 6.02214064E+23 : f32} : () -> ()
// CHECK-NEXT: }
