// RUN: mlir-opt %s --canonicalize --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// What takes another shape before it is filled does so where it was filled.

func.func @f(%a: f32, %b: tensor<4x6xf32>) -> tensor<24xf32> {
  %0 = linalg.fill ins(%a : f32) outs(%b : tensor<4x6xf32>) -> tensor<4x6xf32> loc("filled")
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<4x6xf32> into tensor<24xf32> loc("collapsed")
  return %1 : tensor<24xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f32 loc("tests/linalg/locations.mlir":5:14), %[[ARG1:[^ ]+]]: tensor<4x6xf32> loc("tests/linalg/locations.mlir":5:23)) -> tensor<24xf32> {
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[ARG1]] {{\[\[}}0, 1]] : tensor<4x6xf32> into tensor<24xf32> loc("filled")
// CHECK-NEXT:     %[[V0:[^ ]+]] = linalg.fill ins(%[[ARG0]] : f32) outs(%[[COLLAPSED]] : tensor<24xf32>) -> tensor<24xf32> loc("collapsed")
// CHECK-NEXT:     return %[[V0]] : tensor<24xf32> loc("tests/linalg/locations.mlir":8:3)
// CHECK-NEXT:   } loc("tests/linalg/locations.mlir":5:1)
// CHECK-NEXT: } loc("tests/linalg/locations.mlir":0:0)
