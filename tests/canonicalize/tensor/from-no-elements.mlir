// RUN: mlir-opt %s --canonicalize | FileCheck %s
// RUN: mlir-opt %s --lower-affine | FileCheck %s

func.func @none() -> (tensor<0xf32>, tensor<2x0xi32>) {
  %0 = tensor.from_elements : tensor<0xf32>
  %1 = tensor.from_elements : tensor<2x0xi32>
  return %0, %1 : tensor<0xf32>, tensor<2x0xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @none() -> (tensor<0xf32>, tensor<2x0xi32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<> : tensor<0xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<> : tensor<2x0xi32>
// CHECK-NEXT:     return %[[CST]], %[[CST_0]] : tensor<0xf32>, tensor<2x0xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
