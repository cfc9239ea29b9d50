// RUN: mlir-opt %s --reify-result-shapes --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// Sizes of what is concatenated come from where that does.

module {
func.func @concat(%a: tensor<4x?xf32> loc("a":1:1), %b: tensor<?x5xf32> loc("b":1:2)) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<4x?xf32>, tensor<?x5xf32>) -> tensor<?x?xf32> loc("concat":2:2)
  return %0 : tensor<?x?xf32> loc("return":3:3)
} loc("f":0:0)
} loc("module":0:0)

// CHECK: module {
// CHECK-NEXT:   func.func @concat(%[[ARG0:[^ ]+]]: tensor<4x?xf32> loc("a":1:1), %[[ARG1:[^ ]+]]: tensor<?x5xf32> loc("b":1:2)) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c5 = arith.constant 5 : index loc("concat":2:2)
// CHECK-NEXT:     %c0 = arith.constant 0 : index loc("a":1:1)
// CHECK-NEXT:     %c4 = arith.constant 4 : index loc("a":1:1)
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index loc("b":1:2)
// CHECK-NEXT:     %dim = tensor.dim %[[ARG1]], %c0_0 : tensor<?x5xf32> loc("b":1:2)
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply affine_map<()[s0] -> (s0 + 4)>()[%dim] loc("concat":2:2)
// CHECK-NEXT:     %concat = tensor.concat dim(0) %[[ARG0]], %[[ARG1]] : (tensor<4x?xf32>, tensor<?x5xf32>) -> tensor<?x5xf32> loc("concat":2:2)
// CHECK-NEXT:     %cast = tensor.cast %concat : tensor<?x5xf32> to tensor<?x?xf32> loc("concat":2:2)
// CHECK-NEXT:     return %cast : tensor<?x?xf32> loc("return":3:3)
// CHECK-NEXT:   } loc("f":0:0)
// CHECK-NEXT: } loc("module":0:0)
