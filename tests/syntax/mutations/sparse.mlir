// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s

"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<>, d = #x.y<z>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = sparse<{{\[\[}}0, 1]], 2> : tensor<2x2xi32>, b = dense<(1,2)> : tensor<2xcomplex<i32>>, c = distinct[0]<>, d = #x.y<z>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<>} : () -> ()

// CHECK: #distinct = distinct[0]<i32>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = sparse<{{\[\[}}0, 1]], 2> : tensor<2x2xi32>, b = dense<(1,2)> : tensor<2xcomplex<i32>>, c = #distinct, d = #x.y<>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z z>} : () -> ()

// CHECK: #distinct = distinct[0]<i32>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = sparse<{{\[\[}}0, 1]], 2> : tensor<2x2xi32>, b = dense<(1,2)> : tensor<2xcomplex<i32>>, c = #distinct, d = #x.y<z z>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()

// CHECK: #distinct = distinct[0]<i32>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = sparse<{{\[\[}}0, 1]], 2> : tensor<2x2xi32>, b = dense<(1,2)> : tensor<2xcomplex<i32>>, c = #distinct, d = #x.y<z>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<,>} : () -> ()

// CHECK: #distinct = distinct[0]<i32>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = sparse<{{\[\[}}0, 1]], 2> : tensor<2x2xi32>, b = dense<(1,2)> : tensor<2xcomplex<i32>>, c = #distinct, d = #x.y<,>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = sparse<[[0, 1]], [42]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()

// CHECK: #distinct = distinct[0]<i32>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = sparse<{{\[\[}}0, 1]], 42> : tensor<2x2xi32>, b = dense<(1,2)> : tensor<2xcomplex<i32>>, c = #distinct, d = #x.y<z>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<42x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()

// CHECK: #distinct = distinct[0]<i32>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = sparse<{{\[\[}}0, 1]], 2> : tensor<42x2xi32>, b = dense<(1,2)> : tensor<2xcomplex<i32>>, c = #distinct, d = #x.y<z>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(42, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()

// CHECK: #distinct = distinct[0]<i32>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = sparse<{{\[\[}}0, 1]], 2> : tensor<2x2xi32>, b = dense<(42,2)> : tensor<2xcomplex<i32>>, c = #distinct, d = #x.y<z>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 42)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()

// CHECK: #distinct = distinct[0]<i32>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = sparse<{{\[\[}}0, 1]], 2> : tensor<2x2xi32>, b = dense<(1,42)> : tensor<2xcomplex<i32>>, c = #distinct, d = #x.y<z>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<42xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()

// CHECK: #distinct = distinct[0]<i32>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = sparse<{{\[\[}}0, 1]], 2> : tensor<2x2xi32>, b = dense<(1,2)> : tensor<42xcomplex<i32>>, c = #distinct, d = #x.y<z>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[42]<i32>, d = #x.y<z>} : () -> ()

// CHECK: #distinct = distinct[0]<i32>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = sparse<{{\[\[}}0, 1]], 2> : tensor<2x2xi32>, b = dense<(1,2)> : tensor<2xcomplex<i32>>, c = #distinct, d = #x.y<z>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<42>, d = #x.y<z>} : () -> ()

// CHECK: #distinct = distinct[0]<42 : i64>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = sparse<{{\[\[}}0, 1]], 2> : tensor<2x2xi32>, b = dense<(1,2)> : tensor<2xcomplex<i32>>, c = #distinct, d = #x.y<z>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<42>} : () -> ()

// CHECK: #distinct = distinct[0]<i32>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = sparse<{{\[\[}}0, 1]], 2> : tensor<2x2xi32>, b = dense<(1,2)> : tensor<2xcomplex<i32>>, c = #distinct, d = #x.y<42>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = sparse<[ [0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()

// CHECK: #distinct = distinct[0]<i32>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = sparse<{{\[\[}}0, 1]], 2> : tensor<2x2xi32>, b = dense<(1,2)> : tensor<2xcomplex<i32>>, c = #distinct, d = #x.y<z>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = sparse<[[0, 1] ], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32>>, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()

// CHECK: #distinct = distinct[0]<i32>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = sparse<{{\[\[}}0, 1]], 2> : tensor<2x2xi32>, b = dense<(1,2)> : tensor<2xcomplex<i32>>, c = #distinct, d = #x.y<z>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = sparse<[[0, 1]], [2]> : tensor<2x2xi32>, b = dense<(1, 2)> : tensor<2xcomplex<i32> >, c = distinct[0]<i32>, d = #x.y<z>} : () -> ()

// CHECK: #distinct = distinct[0]<i32>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = sparse<{{\[\[}}0, 1]], 2> : tensor<2x2xi32>, b = dense<(1,2)> : tensor<2xcomplex<i32>>, c = #distinct, d = #x.y<z>} : () -> ()
// CHECK-NEXT: }
