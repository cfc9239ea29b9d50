// RUN: mlir-opt %s --canonicalize | FileCheck %s

// There is no zero of an unknown rank.

func.func @same(%a: tensor<*xi32>) -> (tensor<*xi32>, tensor<*xi32>) {
  %0 = arith.xori %a, %a : tensor<*xi32>
  %1 = arith.subi %a, %a : tensor<*xi32>
  return %0, %1 : tensor<*xi32>, tensor<*xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @same(%arg0: tensor<*xi32>) -> (tensor<*xi32>, tensor<*xi32>) {
// CHECK-NEXT:     %0 = arith.xori %arg0, %arg0 : tensor<*xi32>
// CHECK-NEXT:     %1 = arith.subi %arg0, %arg0 : tensor<*xi32>
// CHECK-NEXT:     return %0, %1 : tensor<*xi32>, tensor<*xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
