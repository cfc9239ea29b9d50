// RUN: mlir-opt %s --canonicalize | FileCheck %s

func.func @a(%a: tensor<8x16xf32>, %d: tensor<8x16xf32>, %e: tensor<1x2x8x8xf32>, %p: tensor<1x2x8x8xf32>, %v: f32) -> (tensor<1x2x8x8xf32>, tensor<8x16xf32>, tensor<1x2x8x8xf32>) {
  %0 = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %d : tensor<1x2x8x8xf32> -> tensor<8x16xf32>
  %1 = linalg.pack %0 outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %e : tensor<8x16xf32> -> tensor<1x2x8x8xf32>
  %2 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %e : tensor<8x16xf32> -> tensor<1x2x8x8xf32>
  %3 = linalg.unpack %2 inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %d : tensor<1x2x8x8xf32> -> tensor<8x16xf32>
  %4 = linalg.pack %a padding_value(%v : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %e : tensor<8x16xf32> -> tensor<1x2x8x8xf32>
  return %1, %3, %4 : tensor<1x2x8x8xf32>, tensor<8x16xf32>, tensor<1x2x8x8xf32>
}
func.func @b(%a: tensor<?x16xf32>, %e: tensor<2x?x8xf32>, %f: tensor<?x2x8xf32>, %g: tensor<4x16xf32>, %v: f32) -> (tensor<2x?x8xf32>, tensor<4x16xf32>) {
  %2 = linalg.pack %a outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [8] into %e : tensor<?x16xf32> -> tensor<2x?x8xf32>
  %3 = linalg.unpack %f inner_dims_pos = [1] inner_tiles = [8] into %g : tensor<?x2x8xf32> -> tensor<4x16xf32>
  return %2, %3 : tensor<2x?x8xf32>, tensor<4x16xf32>
}
func.func @b2(%a: tensor<5x16xf32>, %e: tensor<2x?x8xf32>, %f: tensor<4x2x8xf32>, %g: tensor<?x16xf32>, %v: f32) -> (tensor<2x?x8xf32>, tensor<?x16xf32>) {
  %2 = linalg.pack %a outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [8] into %e {foo} : tensor<5x16xf32> -> tensor<2x?x8xf32>
  %3 = linalg.unpack %f inner_dims_pos = [1] inner_tiles = [8] into %g {foo} : tensor<4x2x8xf32> -> tensor<?x16xf32>
  return %2, %3 : tensor<2x?x8xf32>, tensor<?x16xf32>
}
func.func @c(%d: tensor<1x2x8x8xf32>, %e: tensor<8x16xf32>, %v: f32) -> (tensor<1x2x8x8xf32>, tensor<8x16xf32>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) {
  %a = arith.constant dense<1.0> : tensor<8x16xf32>
  %b = arith.constant dense<1.0> : tensor<1x2x8x8xf32>
  %c = arith.constant dense<1.0> : tensor<7x16xf32>
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %d : tensor<8x16xf32> -> tensor<1x2x8x8xf32>
  %1 = linalg.unpack %b inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %e : tensor<1x2x8x8xf32> -> tensor<8x16xf32>
  %2 = linalg.pack %c padding_value(%one : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %d : tensor<7x16xf32> -> tensor<1x2x8x8xf32>
  %3 = linalg.pack %c padding_value(%two : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %d : tensor<7x16xf32> -> tensor<1x2x8x8xf32>
  return %0, %1, %2, %3 : tensor<1x2x8x8xf32>, tensor<8x16xf32>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>
}
func.func @c2(%d: tensor<1x2x8x8xf32>, %v: f32) -> tensor<1x2x8x8xf32> {
  %c = arith.constant dense<1.0> : tensor<7x16xf32>
  %2 = linalg.pack %c padding_value(%v : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %d : tensor<7x16xf32> -> tensor<1x2x8x8xf32>
  return %2 : tensor<1x2x8x8xf32>
}
func.func @d(%p: tensor<1x2x8x8xf32>, %d: tensor<8x16xf32>, %v: f32, %s: tensor<7x15xf32>) -> (tensor<8x16xf32>, tensor<7x15xf32>, tensor<8x16xf32>) {
  %f = linalg.fill ins(%v : f32) outs(%d : tensor<8x16xf32>) -> tensor<8x16xf32>
  %0 = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %f : tensor<1x2x8x8xf32> -> tensor<8x16xf32>
  %1 = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %d {foo} : tensor<1x2x8x8xf32> -> tensor<8x16xf32>
  %2 = tensor.extract_slice %1[0, 0] [7, 15] [1, 1] : tensor<8x16xf32> to tensor<7x15xf32>
  %i = tensor.insert_slice %s into %d[0, 0] [7, 15] [1, 1] : tensor<7x15xf32> into tensor<8x16xf32>
  %3 = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %i : tensor<1x2x8x8xf32> -> tensor<8x16xf32>
  return %0, %2, %3 : tensor<8x16xf32>, tensor<7x15xf32>, tensor<8x16xf32>
}
func.func @e(%a: tensor<8x16xf32>, %d: tensor<1x2x8x8xf32>, %v: f32, %p: tensor<1x2x8x8xf32>, %q: tensor<8x16xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?xf32>) {
  %c8 = arith.constant 8 : index
  %a1 = tensor.cast %a : tensor<8x16xf32> to tensor<?x?xf32>
  %d1 = tensor.cast %d : tensor<1x2x8x8xf32> to tensor<?x?x?x?xf32>
  %0 = linalg.pack %a1 padding_value(%v : f32) inner_dims_pos = [0, 1] inner_tiles = [%c8, %c8] into %d1 {foo} : tensor<?x?xf32> -> tensor<?x?x?x?xf32>
  %p1 = tensor.cast %p : tensor<1x2x8x8xf32> to tensor<?x?x?x?xf32>
  %q1 = tensor.cast %q : tensor<8x16xf32> to tensor<?x?xf32>
  %1 = linalg.unpack %p1 inner_dims_pos = [0, 1] inner_tiles = [%c8, %c8] into %q1 {foo} : tensor<?x?x?x?xf32> -> tensor<?x?xf32>
  return %0, %1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>
}


// Tiles of a fill.

func.func @filled(%v: f32, %a: tensor<4x4xf32>) -> tensor<2x4x2xf32> {
  %d = tensor.empty() : tensor<2x4x2xf32>
  %2 = linalg.fill ins(%v : f32) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  %3 = linalg.pack %2 inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<4x4xf32> -> tensor<2x4x2xf32>
  return %3 : tensor<2x4x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: tensor<8x16xf32>, %[[ARG1:[^ ]+]]: tensor<8x16xf32>, %[[ARG2:[^ ]+]]: tensor<1x2x8x8xf32>, %[[ARG3:[^ ]+]]: tensor<1x2x8x8xf32>, %[[ARG4:[^ ]+]]: f32) -> (tensor<1x2x8x8xf32>, tensor<8x16xf32>, tensor<1x2x8x8xf32>) {
// CHECK-NEXT:     %[[PACK:[^ ]+]] = linalg.pack %[[ARG0]] inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %[[ARG2]] : tensor<8x16xf32> -> tensor<1x2x8x8xf32>
// CHECK-NEXT:     return %[[ARG3]], %[[ARG0]], %[[PACK]] : tensor<1x2x8x8xf32>, tensor<8x16xf32>, tensor<1x2x8x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: tensor<?x16xf32>, %[[ARG1:[^ ]+]]: tensor<2x?x8xf32>, %[[ARG2:[^ ]+]]: tensor<?x2x8xf32>, %[[ARG3:[^ ]+]]: tensor<4x16xf32>, %[[ARG4:[^ ]+]]: f32) -> (tensor<2x?x8xf32>, tensor<4x16xf32>) {
// CHECK-NEXT:     %[[PACK:[^ ]+]] = linalg.pack %[[ARG0]] outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [8] into %[[ARG1]] : tensor<?x16xf32> -> tensor<2x?x8xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[ARG2]] : tensor<?x2x8xf32> to tensor<4x2x8xf32>
// CHECK-NEXT:     %[[UNPACK:[^ ]+]] = linalg.unpack %[[CAST]] inner_dims_pos = [1] inner_tiles = [8] into %[[ARG3]] : tensor<4x2x8xf32> -> tensor<4x16xf32>
// CHECK-NEXT:     return %[[PACK]], %[[UNPACK]] : tensor<2x?x8xf32>, tensor<4x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @b2(%[[ARG0:[^ ]+]]: tensor<5x16xf32>, %[[ARG1:[^ ]+]]: tensor<2x?x8xf32>, %[[ARG2:[^ ]+]]: tensor<4x2x8xf32>, %[[ARG3:[^ ]+]]: tensor<?x16xf32>, %[[ARG4:[^ ]+]]: f32) -> (tensor<2x?x8xf32>, tensor<?x16xf32>) {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[ARG1]] : tensor<2x?x8xf32> to tensor<2x5x8xf32>
// CHECK-NEXT:     %[[PACK:[^ ]+]] = linalg.pack %[[ARG0]] outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [8] into %[[CAST]] {foo} : tensor<5x16xf32> -> tensor<2x5x8xf32>
// CHECK-NEXT:     %[[CAST_0:[^ ]+]] = tensor.cast %[[PACK]] : tensor<2x5x8xf32> to tensor<2x?x8xf32>
// CHECK-NEXT:     %[[CAST_1:[^ ]+]] = tensor.cast %[[ARG3]] : tensor<?x16xf32> to tensor<4x16xf32>
// CHECK-NEXT:     %[[UNPACK:[^ ]+]] = linalg.unpack %[[ARG2]] inner_dims_pos = [1] inner_tiles = [8] into %[[CAST_1]] : tensor<4x2x8xf32> -> tensor<4x16xf32>
// CHECK-NEXT:     %[[CAST_2:[^ ]+]] = tensor.cast %[[UNPACK]] : tensor<4x16xf32> to tensor<?x16xf32>
// CHECK-NEXT:     return %[[CAST_0]], %[[CAST_2]] : tensor<2x?x8xf32>, tensor<?x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: tensor<1x2x8x8xf32>, %[[ARG1:[^ ]+]]: tensor<8x16xf32>, %[[ARG2:[^ ]+]]: f32) -> (tensor<1x2x8x8xf32>, tensor<8x16xf32>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1.000000e+00> : tensor<7x16xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<1.000000e+00> : tensor<1x2x8x8xf32>
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<1.000000e+00> : tensor<8x16xf32>
// CHECK-NEXT:     %[[PACK:[^ ]+]] = linalg.pack %[[CST]] padding_value(%[[CST_0]] : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %[[ARG0]] : tensor<7x16xf32> -> tensor<1x2x8x8xf32>
// CHECK-NEXT:     return %[[CST_1]], %[[CST_2]], %[[CST_1]], %[[PACK]] : tensor<1x2x8x8xf32>, tensor<8x16xf32>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @c2(%[[ARG0:[^ ]+]]: tensor<1x2x8x8xf32>, %[[ARG1:[^ ]+]]: f32) -> tensor<1x2x8x8xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1.000000e+00> : tensor<1x2x8x8xf32>
// CHECK-NEXT:     return %[[CST]] : tensor<1x2x8x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: tensor<1x2x8x8xf32>, %[[ARG1:[^ ]+]]: tensor<8x16xf32>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: tensor<7x15xf32>) -> (tensor<8x16xf32>, tensor<7x15xf32>, tensor<8x16xf32>) {
// CHECK-NEXT:     %[[UNPACK:[^ ]+]] = linalg.unpack %[[ARG0]] inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %[[ARG1]] : tensor<1x2x8x8xf32> -> tensor<8x16xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG1]][0, 0] [7, 15] [1, 1] : tensor<8x16xf32> to tensor<7x15xf32>
// CHECK-NEXT:     %[[UNPACK_0:[^ ]+]] = linalg.unpack %[[ARG0]] inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %[[EXTRACTED_SLICE]] {foo} : tensor<1x2x8x8xf32> -> tensor<7x15xf32>
// CHECK-NEXT:     %[[UNPACK_1:[^ ]+]] = linalg.unpack %[[ARG0]] inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %[[ARG1]] : tensor<1x2x8x8xf32> -> tensor<8x16xf32>
// CHECK-NEXT:     return %[[UNPACK]], %[[UNPACK_0]], %[[UNPACK_1]] : tensor<8x16xf32>, tensor<7x15xf32>, tensor<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @e(%[[ARG0:[^ ]+]]: tensor<8x16xf32>, %[[ARG1:[^ ]+]]: tensor<1x2x8x8xf32>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: tensor<1x2x8x8xf32>, %[[ARG4:[^ ]+]]: tensor<8x16xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:     %[[PACK:[^ ]+]] = linalg.pack %[[ARG0]] inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %[[ARG1]] {foo} : tensor<8x16xf32> -> tensor<1x2x8x8xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[PACK]] : tensor<1x2x8x8xf32> to tensor<?x?x?x?xf32>
// CHECK-NEXT:     %[[UNPACK:[^ ]+]] = linalg.unpack %[[ARG3]] inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %[[ARG4]] {foo} : tensor<1x2x8x8xf32> -> tensor<8x16xf32>
// CHECK-NEXT:     %[[CAST_0:[^ ]+]] = tensor.cast %[[UNPACK]] : tensor<8x16xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %[[CAST]], %[[CAST_0]] : tensor<?x?x?x?xf32>, tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @filled(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: tensor<4x4xf32>) -> tensor<2x4x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<2x4x2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.fill ins(%[[ARG0]] : f32) outs(%[[V0]] : tensor<2x4x2xf32>) -> tensor<2x4x2xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<2x4x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
