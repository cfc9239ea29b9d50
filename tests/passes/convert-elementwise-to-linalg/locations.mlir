// RUN: mlir-opt %s --convert-elementwise-to-linalg --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// Elements are where the operands are.

func.func @f(%a: tensor<4xf32> loc("a"), %b: tensor<4xf32> loc("b")) -> tensor<4xi1> {
  %0 = arith.cmpf olt, %a, %b : tensor<4xf32> loc("compared")
  return %0 : tensor<4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4xf32> loc("a"), %[[ARG1:[^ ]+]]: tensor<4xf32> loc("b")) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1> loc("compared")
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xf32>, tensor<4xf32>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32 loc("a"), %[[IN_0:[^ ]+]]: f32 loc("b"), %[[OUT:[^ ]+]]: i1 loc("compared")):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpf olt, %[[IN]], %[[IN_0]] : f32 loc("compared")
// CHECK-NEXT:       linalg.yield %[[V2]] : i1 loc("compared")
// CHECK-NEXT:     } -> tensor<4xi1> loc("compared")
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1> loc("tests/passes/convert-elementwise-to-linalg/locations.mlir":7:3)
// CHECK-NEXT:   } loc("tests/passes/convert-elementwise-to-linalg/locations.mlir":5:1)
// CHECK-NEXT: } loc("tests/passes/convert-elementwise-to-linalg/locations.mlir":0:0)
