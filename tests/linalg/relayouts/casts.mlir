// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @castsrc(%a: tensor<4x4xf32>, %d: tensor<?x?x2x2xf32>) -> tensor<?x?x2x2xf32> {
  %c = tensor.cast %a : tensor<4x4xf32> to tensor<?x?xf32>
  %11 = linalg.pack %c inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<?x?xf32> -> tensor<?x?x2x2xf32>
  return %11 : tensor<?x?x2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @castsrc(%arg0: tensor<4x4xf32>, %arg1: tensor<?x?x2x2xf32>) -> tensor<?x?x2x2xf32> {
// CHECK-NEXT:     %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<4x4xf32> -> tensor<?x?x2x2xf32>
// CHECK-NEXT:     return %pack : tensor<?x?x2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @casttile(%a: tensor<4x4xf32>, %d: tensor<2x2x2x2xf32>) -> tensor<2x2x?x2xf32> {
  %c2 = arith.constant 2 : index
  %c = tensor.cast %d : tensor<2x2x2x2xf32> to tensor<2x2x?x2xf32>
  %11 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [%c2, 2] into %c : tensor<4x4xf32> -> tensor<2x2x?x2xf32>
  return %11 : tensor<2x2x?x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @casttile(%arg0: tensor<4x4xf32>, %arg1: tensor<2x2x2x2xf32>) -> tensor<2x2x?x2xf32> {
// CHECK-NEXT:     %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<4x4xf32> -> tensor<2x2x2x2xf32>
// CHECK-NEXT:     %cast = tensor.cast %pack : tensor<2x2x2x2xf32> to tensor<2x2x?x2xf32>
// CHECK-NEXT:     return %cast : tensor<2x2x?x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @castun(%a: tensor<2x2x2x2xf32>, %d: tensor<4x4xf32>, %t: index) -> tensor<?x?xf32> {
  %c = tensor.cast %a : tensor<2x2x2x2xf32> to tensor<?x?x?x2xf32>
  %dd = tensor.cast %d : tensor<4x4xf32> to tensor<?x?xf32>
  %11 = linalg.unpack %c inner_dims_pos = [0, 1] inner_tiles = [%t, 2] into %dd : tensor<?x?x?x2xf32> -> tensor<?x?xf32>
  return %11 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @castun(%arg0: tensor<2x2x2x2xf32>, %arg1: tensor<4x4xf32>, %arg2: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<2x2x2x2xf32> -> tensor<4x4xf32>
// CHECK-NEXT:     %cast = tensor.cast %unpack : tensor<4x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @casts(%a: tensor<4x4xf32>, %d: tensor<2x2x2x2xf32>, %t: index, %f: f32) -> (tensor<?x?x?x2xf32>, tensor<?x?x?x?xf32>, tensor<2x2x?x2xf32>) {
  %c = tensor.cast %d : tensor<2x2x2x2xf32> to tensor<?x?x?x2xf32>
  %s = tensor.cast %a : tensor<4x4xf32> to tensor<?x?xf32>
  %0 = linalg.pack %s padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [%t, 2] into %c {m} : tensor<?x?xf32> -> tensor<?x?x?x2xf32>
  %cc = tensor.cast %d : tensor<2x2x2x2xf32> to tensor<?x?x?x?xf32>
  %1 = linalg.pack %a padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [%t, %t] into %cc : tensor<4x4xf32> -> tensor<?x?x?x?xf32>
  %c2 = arith.constant 2 : index
  %3 = tensor.cast %d : tensor<2x2x2x2xf32> to tensor<2x2x?x2xf32>
  %4 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [%c2, 2] into %3 : tensor<?x?xf32> -> tensor<2x2x?x2xf32>
  return %0, %1, %4 : tensor<?x?x?x2xf32>, tensor<?x?x?x?xf32>, tensor<2x2x?x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @casts(%arg0: tensor<4x4xf32>, %arg1: tensor<2x2x2x2xf32>, %arg2: index, %arg3: f32) -> (tensor<?x?x?x2xf32>, tensor<?x?x?x?xf32>, tensor<2x2x?x2xf32>) {
// CHECK-NEXT:     %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 {m} : tensor<4x4xf32> -> tensor<2x2x2x2xf32>
// CHECK-NEXT:     %cast = tensor.cast %pack : tensor<2x2x2x2xf32> to tensor<?x?x?x2xf32>
// CHECK-NEXT:     %pack_0 = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<4x4xf32> -> tensor<2x2x2x2xf32>
// CHECK-NEXT:     %cast_1 = tensor.cast %pack_0 : tensor<2x2x2x2xf32> to tensor<?x?x?x?xf32>
// CHECK-NEXT:     %pack_2 = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<4x4xf32> -> tensor<2x2x2x2xf32>
// CHECK-NEXT:     %cast_3 = tensor.cast %pack_2 : tensor<2x2x2x2xf32> to tensor<2x2x?x2xf32>
// CHECK-NEXT:     return %cast, %cast_1, %cast_3 : tensor<?x?x?x2xf32>, tensor<?x?x?x?xf32>, tensor<2x2x?x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @castsu(%a: tensor<2x2x2x2xf32>, %d: tensor<4x4xf32>, %t: index, %e: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<4x4xf32>, tensor<?x4xf32>) {
  %c = tensor.cast %a : tensor<2x2x2x2xf32> to tensor<?x?x?x?xf32>
  %0 = linalg.unpack %c inner_dims_pos = [0, 1] inner_tiles = [%t, %t] into %e {m} : tensor<?x?x?x?xf32> -> tensor<?x?xf32>
  %1 = linalg.unpack %c inner_dims_pos = [0, 1] inner_tiles = [%t, %t] into %d : tensor<?x?x?x?xf32> -> tensor<4x4xf32>
  %dd = tensor.cast %d : tensor<4x4xf32> to tensor<?x4xf32>
  %2 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %dd : tensor<2x2x2x2xf32> -> tensor<?x4xf32>
  return %0, %1, %2 : tensor<?x?xf32>, tensor<4x4xf32>, tensor<?x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @castsu(%arg0: tensor<2x2x2x2xf32>, %arg1: tensor<4x4xf32>, %arg2: index, %arg3: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<4x4xf32>, tensor<?x4xf32>) {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg3 {m} : tensor<2x2x2x2xf32> -> tensor<?x?xf32>
// CHECK-NEXT:     %unpack_0 = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<2x2x2x2xf32> -> tensor<4x4xf32>
// CHECK-NEXT:     %unpack_1 = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<2x2x2x2xf32> -> tensor<4x4xf32>
// CHECK-NEXT:     %cast = tensor.cast %unpack_1 : tensor<4x4xf32> to tensor<?x4xf32>
// CHECK-NEXT:     return %unpack, %unpack_0, %cast : tensor<?x?xf32>, tensor<4x4xf32>, tensor<?x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
