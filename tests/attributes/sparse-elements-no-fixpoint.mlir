// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s

"x.op"() {a = sparse<[[0, 0], [0, 0]], [1, 2]> : tensor<2x2xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = sparse<0, [1, 2]> : tensor<2x2xi32>} : () -> ()
// CHECK-NEXT: }
