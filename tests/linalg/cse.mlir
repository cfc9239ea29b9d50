// RUN: mlir-opt %s --split-input-file --cse | FileCheck %s

func.func @f(%a: tensor<4x6xf32>, %o: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = linalg.add ins(%a, %a : tensor<4x6xf32>, tensor<4x6xf32>) outs(%o: tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.add ins(%a, %a : tensor<4x6xf32>, tensor<4x6xf32>) outs(%o: tensor<4x6xf32>) -> tensor<4x6xf32>
  %2 = linalg.sub ins(%0, %1 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%o: tensor<4x6xf32>) -> tensor<4x6xf32>
  %3 = linalg.sub ins(%0, %1 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%o: tensor<4x6xf32>) -> tensor<4x6xf32>
  return %2 : tensor<4x6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x6xf32>, %arg1: tensor<4x6xf32>) -> tensor<4x6xf32> {
// CHECK-NEXT:     %0 = linalg.add ins(%arg0, %arg0 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%arg1 : tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:     %1 = linalg.sub ins(%0, %0 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%arg1 : tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:     return %1 : tensor<4x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
