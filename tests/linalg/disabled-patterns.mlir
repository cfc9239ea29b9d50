// RUN: mlir-opt %s --pass-pipeline='builtin.module(canonicalize{disable-patterns={(anonymous namespace)::FoldFillWithPad}})' | FileCheck %s

func.func @pad(%f: f32, %a: tensor<4xf32>) -> tensor<7xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.pad %0 low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<4xf32> to tensor<7xf32>
  return %1 : tensor<7xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pad(%arg0: f32, %arg1: tensor<4xf32>) -> tensor<7xf32> {
// CHECK-NEXT:     %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %padded = tensor.pad %0 low[1] high[2] {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<4xf32> to tensor<7xf32>
// CHECK-NEXT:     return %padded : tensor<7xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
