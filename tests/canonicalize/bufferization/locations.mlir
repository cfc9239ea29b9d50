// RUN: mlir-opt %s --canonicalize --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// The size of a copy comes from where the copy does.

module {
func.func @f(%t: tensor<?x4xf32> loc("t":1:1)) -> index {
  %c0 = arith.constant 0 : index loc("0":2:1)
  %0 = bufferization.alloc_tensor() copy(%t) : tensor<?x4xf32> loc("alloc":3:1)
  %1 = tensor.dim %0, %c0 : tensor<?x4xf32> loc("dim":4:1)
  return %1 : index loc("return":5:1)
} loc("f":0:0)
} loc("module":0:0)

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x4xf32> loc("t":1:1)) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index loc("alloc":3:1)
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.alloc_tensor() copy(%[[ARG0]]) : tensor<?x4xf32> loc("alloc":3:1)
// CHECK-NEXT:     %dim = tensor.dim %[[ARG0]], %c0 : tensor<?x4xf32> loc("alloc":3:1)
// CHECK-NEXT:     return %dim : index loc("return":5:1)
// CHECK-NEXT:   } loc("f":0:0)
// CHECK-NEXT: } loc("module":0:0)
