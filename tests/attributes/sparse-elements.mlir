// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

"x.op"() {a = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = sparse<{{\[\[}}0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = sparse<[0, 2], [1.0, 2.0]> : tensor<4xf32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = sparse<[0, 2], [1.000000e+00, 2.000000e+00]> : tensor<4xf32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = sparse<0, 1> : tensor<4xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = sparse<0, 1> : tensor<4xi32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = sparse<[[0]], 1> : tensor<4xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = sparse<0, 1> : tensor<4xi32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = sparse<[0], 1> : tensor<4xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = sparse<0, 1> : tensor<4xi32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = sparse<[], []> : tensor<4xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = sparse<> : tensor<4xi32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = sparse<> : tensor<4xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = sparse<> : tensor<4xi32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = sparse<[[0, 0], [1, 2]], 5> : tensor<3x4xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = sparse<{{\[\[}}0, 0], [1, 2]], 5> : tensor<3x4xi32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = sparse<[[0, 0], [1, 2]], [1, 5]> : vector<3x4xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = sparse<{{\[\[}}0, 0], [1, 2]], [1, 5]> : vector<3x4xi32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = sparse<[[0, 0]], [(1.0, 2.0)]> : tensor<3x4xcomplex<f32>>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = sparse<0, (1.000000e+00,2.000000e+00)> : tensor<3x4xcomplex<f32>>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = sparse<[[0]], ["a"]> : tensor<3x!foo.bar>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = sparse<0, "a"> : tensor<3x!foo.bar>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = sparse<[[0]], [true]> : tensor<3xi1>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = sparse<0, true> : tensor<3xi1>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = sparse<[[1, 1], [0, 0]], [1, 2]> : tensor<2x2xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = sparse<{{\[\[}}1, 1], [0, 0]], [1, 2]> : tensor<2x2xi32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = sparse<0, 1> : tensor<i32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = sparse<> : tensor<i32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = sparse<[[0, 0]], [1]> : memref<2x2xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = sparse<0, 1> : memref<2x2xi32>} : () -> ()
// CHECK-NEXT: }
