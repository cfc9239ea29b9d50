// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

// A constant zero is as good as one that is written.

func.func @f(%x: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %x low[%c0] high[%c0] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<?xf32>, %arg1: f32) -> tensor<?xf32> {
// CHECK-NEXT: return %arg0 : tensor<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @g(%x: tensor<64x64xf32>, %n: index) -> tensor<8x8xf32> {
  %v = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %0 = tensor.extract_slice %x[0, 16] [%n, 4] [1, 1] : tensor<64x64xf32> to tensor<?x4xf32>
  %1 = tensor.pad %0 low[%c0, 0] high[0, 4] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x4xf32> to tensor<?x8xf32>
  %2 = tensor.extract_slice %1[%n, 0] [4, 8] [1, 1] : tensor<?x8xf32> to tensor<4x8xf32>
  %3 = tensor.pad %2 low[0, 0] high[4, %c0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<4x8xf32> to tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @g(%arg0: tensor<64x64xf32>, %arg1: index) -> tensor<8x8xf32> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[%arg1, 16] [4, 4] [1, 1] : tensor<64x64xf32> to tensor<4x4xf32>
// CHECK-NEXT: %padded = tensor.pad %extracted_slice low[0, 0] high[4, 4] {
// CHECK-NEXT: ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<4x4xf32> to tensor<8x8xf32>
// CHECK-NEXT: return %padded : tensor<8x8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
