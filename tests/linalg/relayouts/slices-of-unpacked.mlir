// ORACLE: differs (slices-of-unpacked)
// RUN: mlir-opt %s --canonicalize | FileCheck %s

func.func @columns(%a: tensor<2x6x2xf32>, %d: tensor<4x6xf32>) -> tensor<3x5xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<2x6x2xf32> -> tensor<4x6xf32>
  %1 = tensor.extract_slice %0[0, 0] [3, 5] [1, 1] : tensor<4x6xf32> to tensor<3x5xf32>
  return %1 : tensor<3x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @columns(%arg0: tensor<2x6x2xf32>, %arg1: tensor<4x6xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %arg1 : tensor<2x6x2xf32> -> tensor<4x6xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %unpack[0, 0] [3, 5] [1, 1] : tensor<4x6xf32> to tensor<3x5xf32>
// CHECK-NEXT:     return %extracted_slice : tensor<3x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
