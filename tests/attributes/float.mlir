// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

"x.op"() {a = 0.0} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0.000000e+00 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = -0.0} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = -0.000000e+00 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1.0} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.000000e+00 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = -1.0} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = -1.000000e+00 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1.} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.000000e+00 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1.5e10} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.500000e+10 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1.5E10} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.500000e+10 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1.5e+10} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.500000e+10 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1.5e-10} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.500000e-10 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 3.14159265358979323846} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 3.1415926535897931 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0.1 : f32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.000000e-01 : f32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0.1 : f16} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 9.997550e-02 : f16} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0.1 : bf16} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.000980e-01 : bf16} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0.1 : tf32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 9.997550e-02 : tf32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0.1 : f64} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.000000e-01 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0.1 : f80} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0.100000000000000005551 : f80} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0.1 : f128} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0.100000000000000005551115123125782702 : f128} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1.0e400} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x7FF0000000000000 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = -1.0e400} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0xFFF0000000000000 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1.0e39 : f32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x7F800000 : f32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1.0e38 : f32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 9.99999968E+37 : f32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 65504.0 : f16} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 6.550400e+04 : f16} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 65520.0 : f16} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x7C00 : f16} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1.0e-45 : f32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.401300e-45 : f32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1.0e-46 : f32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0.000000e+00 : f32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 4.9e-324} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 4.940660e-324 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 2.0e-324} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0.000000e+00 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1.7976931348623157e308} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.7976931348623157E+308 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 100000.0 : f32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.000000e+05 : f32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 999999.0 : f32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 9.999990e+05 : f32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1000000.0 : f32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.000000e+06 : f32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1.0e6 : f64} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.000000e+06 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 123456789.0 : f32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x4CEB79A3 : f32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 16777217.0 : f32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x4B800000 : f32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 123456.789 : f64} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 123456.789 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1.0e15} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.000000e+15 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1.0e16} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.000000e+16 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1.0e17} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.000000e+17 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1.0e22} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.000000e+22 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 1.0e23} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 9.9999999999999991E+22 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 5.0e-5} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 5.000000e-05 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0.0001} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.000000e-04 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0.00001} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.000000e-05 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x7F800000 : f32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x7F800000 : f32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0xFF800000 : f32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0xFF800000 : f32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x7FC00000 : f32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x7FC00000 : f32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0xFFC00000 : f32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0xFFC00000 : f32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x7F800001 : f32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x7F800001 : f32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x7FFFFFFF : f32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x7FFFFFFF : f32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x3F800000 : f32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.000000e+00 : f32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x00000001 : f32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.401300e-45 : f32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x80000000 : f32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = -0.000000e+00 : f32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x1 : f32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.401300e-45 : f32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x7FF0000000000000 : f64} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x7FF0000000000000 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0xFFF0000000000000 : f64} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0xFFF0000000000000 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x7FF8000000000000 : f64} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x7FF8000000000000 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x7FF8000000000001 : f64} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x7FF8000000000001 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x3FF0000000000000 : f64} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.000000e+00 : f64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x7C00 : f16} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x7C00 : f16} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x7E00 : f16} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x7E00 : f16} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0xFC00 : f16} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0xFC00 : f16} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x3C00 : f16} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.000000e+00 : f16} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x7F80 : bf16} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x7F80 : bf16} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x7FC0 : bf16} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x7FC0 : bf16} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x3F80 : bf16} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.000000e+00 : bf16} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x7F : f8E5M2} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x7F : f8E5M2} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x7C : f8E5M2} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x7C : f8E5M2} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x3C : f8E5M2} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1.000000e+00 : f8E5M2} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x7F : f8E4M3FN} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x7F : f8E4M3FN} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = 0x80 : f8E4M3FNUZ} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 0x80 : f8E4M3FNUZ} : () -> ()
// CHECK-NEXT: }
