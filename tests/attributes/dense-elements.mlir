// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

"x.op"() {a = dense<1> : tensor<i32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<1> : tensor<i32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<1> : tensor<4xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<1> : tensor<4xi32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[1]> : tensor<1xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<1> : tensor<1xi32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[1, 1]> : tensor<2xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<1> : tensor<2xi32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[1, 2]> : tensor<2xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<[1, 2]> : tensor<2xi32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<{{\[\[}}1, 2], [3, 4]]> : tensor<2x2xi32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[[[1], [2]], [[3], [4]]]> : tensor<2x2x1xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<{{\[\[\[}}1], [2]], {{\[\[}}3], [4]]]> : tensor<2x2x1xi32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<> : tensor<0xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<> : tensor<0xi32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[]> : tensor<0xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<> : tensor<0xi32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<1> : tensor<0xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<1> : tensor<0xi32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[[], []]> : tensor<2x0xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<> : tensor<2x0xi32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<1> : vector<4xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<1> : vector<4xi32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[1, 2, 3, 4]> : vector<4xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<[1, 2, 3, 4]> : vector<4xi32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<1> : vector<[4]xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<1> : vector<[4]xi32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[1, 2, 3, 4]> : vector<[4]xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<[1, 2, 3, 4]> : vector<[4]xi32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<1> : vector<i32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<1> : vector<i32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<true> : tensor<i1>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<true> : tensor<i1>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[true, false]> : tensor<2xi1>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<[true, false]> : tensor<2xi1>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<1> : tensor<i1>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<true> : tensor<i1>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[1, 0]> : tensor<2xi1>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<[true, false]> : tensor<2xi1>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<-1> : tensor<i1>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<true> : tensor<i1>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[true, false, true, true, false, false, true, false, true]> : tensor<9xi1>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<[true, false, true, true, false, false, true, false, true]> : tensor<9xi1>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<255> : tensor<i8>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<-1> : tensor<i8>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<-128> : tensor<i8>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<-128> : tensor<i8>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<255> : tensor<ui8>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<255> : tensor<ui8>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<127> : tensor<si8>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<127> : tensor<si8>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<-1> : tensor<index>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<-1> : tensor<index>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[1, 2]> : tensor<2xindex>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<[1, 2]> : tensor<2xindex>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[1, 2, 3]> : tensor<3xi4>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<[1, 2, 3]> : tensor<3xi4>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[1, 2, 3]> : tensor<3xi7>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<[1, 2, 3]> : tensor<3xi7>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[1, -2, 3]> : tensor<3xi128>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<[1, -2, 3]> : tensor<3xi128>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<1.0> : tensor<f32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<1.000000e+00> : tensor<f32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[1.0, -2.5]> : tensor<2xf32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<[1.000000e+00, -2.500000e+00]> : tensor<2xf32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<0x7F800000> : tensor<f32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<0x7F800000> : tensor<f32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<0x1> : tensor<f32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<1.401300e-45> : tensor<f32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[0x7FC00000, 0xFF800000, 1.0]> : tensor<3xf32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<[0x7FC00000, 0xFF800000, 1.000000e+00]> : tensor<3xf32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<1.0> : tensor<bf16>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<1.000000e+00> : tensor<bf16>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[1.0, 2.0]> : tensor<2xf16>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf16>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[1.0, 2.0]> : tensor<2xf8E5M2>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf8E5M2>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[1.0, 2.0]> : tensor<2xf4E2M1FN>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf4E2M1FN>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[1.0, 2.0]> : tensor<2xf80>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf80>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[1.0, 2.0]> : tensor<2xf128>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf128>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[1.0, 2.0]> : tensor<2xtf32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xtf32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<0.1> : tensor<2xf64>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<1.000000e-01> : tensor<2xf64>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<"a"> : tensor<!foo.bar>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<"a"> : tensor<!foo.bar>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<"abc"> : tensor<2x!foo.bar>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<"abc"> : tensor<2x!foo.bar>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<["a", "b"]> : tensor<2x!foo.bar>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<["a", "b"]> : tensor<2x!foo.bar>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<["a", "b\0A\22"]> : tensor<2x!foo.bar>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<["a", "b\0A\22"]> : tensor<2x!foo.bar>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[["a"], ["b"]]> : tensor<2x1x!foo.bar>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<{{\[\[}}"a"], ["b"]]> : tensor<2x1x!foo.bar>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<(1, 2)> : tensor<complex<i32>>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<(1,2)> : tensor<complex<i32>>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<(1, 2)> : tensor<2xcomplex<i32>>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<(1,2)> : tensor<2xcomplex<i32>>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i32>>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<[(1,2), (3,4)]> : tensor<2xcomplex<i32>>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[(1, 2), (1, 2)]> : tensor<2xcomplex<i32>>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<(1,2)> : tensor<2xcomplex<i32>>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<(1.0, 2.0)> : tensor<complex<f32>>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f32>>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[(1.0, -2.0), (0x7F800000, 4.0)]> : tensor<2xcomplex<f32>>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<[(1.000000e+00,-2.000000e+00), (0x7F800000,4.000000e+00)]> : tensor<2xcomplex<f32>>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[(1.0, 2.0)]> : tensor<1xcomplex<f64>>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<(1.000000e+00,2.000000e+00)> : tensor<1xcomplex<f64>>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<(true, false)> : tensor<complex<i1>>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<(true,false)> : tensor<complex<i1>>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<(1, 2)> : tensor<i32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<1> : tensor<i32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<"0x01000000"> : tensor<i32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<1> : tensor<i32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<"0x0100000002000000"> : tensor<2xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<[1, 2]> : tensor<2xi32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<"0x01000000"> : tensor<4xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<1> : tensor<4xi32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<"0x0100"> : tensor<2xi8>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<[1, 0]> : tensor<2xi8>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<"0x01"> : tensor<i1>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<true> : tensor<i1>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<"0xFF"> : tensor<8xi1>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<true> : tensor<8xi1>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<"0x00"> : tensor<8xi1>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<false> : tensor<8xi1>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<"0x05"> : tensor<8xi1>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<[true, false, true, false, false, false, false, false]> : tensor<8xi1>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<"0x0000803F"> : tensor<f32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<1.000000e+00> : tensor<f32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<"0x0000803F00000040"> : tensor<complex<f32>>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f32>>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<"0x0000803F00000040"> : tensor<2xf32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<"0x"> : tensor<0xi8>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<> : tensor<0xi8>} : () -> ()
// CHECK-NEXT: }
