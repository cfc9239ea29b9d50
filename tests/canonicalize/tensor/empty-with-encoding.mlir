// ORACLE: differs (encodings-of-empty-tensors)
// RUN: mlir-opt %s --canonicalize | FileCheck %s

func.func @empty(%i: index) -> tensor<4xi32, "e"> {
  %0 = tensor.empty(%i) : tensor<?xi32, "e">
  %1 = tensor.cast %0 : tensor<?xi32, "e"> to tensor<4xi32, "e">
  return %1 : tensor<4xi32, "e">
}

// CHECK: module {
// CHECK-NEXT: func.func @empty(%arg0: index) -> tensor<4xi32, "e"> {
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4xi32, "e">
// CHECK-NEXT: return %[[V0]] : tensor<4xi32, "e">
// CHECK-NEXT: }
// CHECK-NEXT: }
