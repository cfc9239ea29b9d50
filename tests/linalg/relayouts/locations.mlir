// RUN: mlir-opt %s --canonicalize --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

func.func @slice(%a: tensor<2x2x2x2xf32>, %d: tensor<4x4xf32>) -> tensor<3x3xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<2x2x2x2xf32> -> tensor<4x4xf32> loc("unpack")
  %1 = tensor.extract_slice %0[0, 0] [3, 3] [1, 1] : tensor<4x4xf32> to tensor<3x3xf32> loc("slice")
  return %1 : tensor<3x3xf32>
}

func.func @sizes(%a: tensor<3x?x?xf32>, %d: tensor<?x?x8x2xf32>) -> tensor<?x?x8x2xf32> {
  %0 = linalg.pack %a inner_dims_pos = [1] inner_tiles = [2] into %d : tensor<3x?x?xf32> -> tensor<?x?x8x2xf32> loc("pack")
  return %0 : tensor<?x?x8x2xf32>
}

func.func @fill(%f: f32, %a: tensor<4xf32>, %d: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32> loc("fill")
  %1 = linalg.pack %0 inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<4xf32> -> tensor<2x2xf32> loc("pack")
  return %1 : tensor<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @slice(%arg0: tensor<2x2x2x2xf32> loc("tests/linalg/relayouts/locations.mlir":3:18), %arg1: tensor<4x4xf32> loc("tests/linalg/relayouts/locations.mlir":3:43)) -> tensor<3x3xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg1[0, 0] [3, 3] [1, 1] : tensor<4x4xf32> to tensor<3x3xf32> loc("unpack")
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %extracted_slice : tensor<2x2x2x2xf32> -> tensor<3x3xf32> loc("unpack")
// CHECK-NEXT:     return %unpack : tensor<3x3xf32> loc("tests/linalg/relayouts/locations.mlir":6:3)
// CHECK-NEXT:   } loc("tests/linalg/relayouts/locations.mlir":3:1)
// CHECK-NEXT:   func.func @sizes(%arg0: tensor<3x?x?xf32> loc("tests/linalg/relayouts/locations.mlir":9:18), %arg1: tensor<?x?x8x2xf32> loc("tests/linalg/relayouts/locations.mlir":9:41)) -> tensor<?x?x8x2xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<3x?x?xf32> to tensor<3x?x8xf32> loc("pack")
// CHECK-NEXT:     %cast_0 = tensor.cast %arg1 : tensor<?x?x8x2xf32> to tensor<3x?x8x2xf32> loc("pack")
// CHECK-NEXT:     %pack = linalg.pack %cast inner_dims_pos = [1] inner_tiles = [2] into %cast_0 : tensor<3x?x8xf32> -> tensor<3x?x8x2xf32> loc("pack")
// CHECK-NEXT:     %cast_1 = tensor.cast %pack : tensor<3x?x8x2xf32> to tensor<?x?x8x2xf32> loc("pack")
// CHECK-NEXT:     return %cast_1 : tensor<?x?x8x2xf32> loc("tests/linalg/relayouts/locations.mlir":11:3)
// CHECK-NEXT:   } loc("tests/linalg/relayouts/locations.mlir":9:1)
// CHECK-NEXT:   func.func @fill(%arg0: f32 loc("tests/linalg/relayouts/locations.mlir":14:17), %arg1: tensor<4xf32> loc("tests/linalg/relayouts/locations.mlir":14:26), %arg2: tensor<2x2xf32> loc("tests/linalg/relayouts/locations.mlir":14:45)) -> tensor<2x2xf32> {
// CHECK-NEXT:     %0 = linalg.fill ins(%arg0 : f32) outs(%arg2 : tensor<2x2xf32>) -> tensor<2x2xf32> loc("pack")
// CHECK-NEXT:     return %0 : tensor<2x2xf32> loc("tests/linalg/relayouts/locations.mlir":17:3)
// CHECK-NEXT:   } loc("tests/linalg/relayouts/locations.mlir":14:1)
// CHECK-NEXT: } loc("tests/linalg/relayouts/locations.mlir":0:0)
