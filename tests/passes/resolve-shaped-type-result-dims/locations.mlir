// RUN: mlir-opt %s --resolve-shaped-type-result-dims --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

func.func @f(%t: tensor<?x?xf32>, %s: tensor<?x4xf32>, %n: index) -> (index, index) {
  %c0 = arith.constant 0 : index loc("zero")
  %c1 = arith.constant 1 : index loc("one")
  %0 = tensor.insert_slice %s into %t[0, 0] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32> loc("slice")
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32> loc("first")
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32> loc("second")
  return %1, %2 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x?xf32> loc("tests/passes/resolve-shaped-type-result-dims/locations.mlir":3:14), %[[ARG1:[^ ]+]]: tensor<?x4xf32> loc("tests/passes/resolve-shaped-type-result-dims/locations.mlir":3:35), %[[ARG2:[^ ]+]]: index loc("tests/passes/resolve-shaped-type-result-dims/locations.mlir":3:56)) -> (index, index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index loc("slice")
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index loc("slice")
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xf32> loc("slice")
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<?x?xf32> loc("slice")
// CHECK-NEXT:     return %[[DIM]], %[[DIM_0]] : index, index loc("tests/passes/resolve-shaped-type-result-dims/locations.mlir":9:3)
// CHECK-NEXT:   } loc("tests/passes/resolve-shaped-type-result-dims/locations.mlir":3:1)
// CHECK-NEXT: } loc("tests/passes/resolve-shaped-type-result-dims/locations.mlir":0:0)
