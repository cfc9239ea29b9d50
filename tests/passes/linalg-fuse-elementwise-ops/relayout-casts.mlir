// RUN: mlir-opt %s --linalg-fuse-elementwise-ops | FileCheck %s
// RUN: mlir-opt %s --linalg-fold-unit-extent-dims | FileCheck %s --check-prefix=UNIT

// Casts of what is packed, and of tiles, are after it.

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



// CHECK: module {
// CHECK-NEXT:   func.func @e(%[[ARG0:[^ ]+]]: tensor<8x16xf32>, %[[ARG1:[^ ]+]]: tensor<1x2x8x8xf32>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: tensor<1x2x8x8xf32>, %[[ARG4:[^ ]+]]: tensor<8x16xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:     %[[PACK:[^ ]+]] = linalg.pack %[[ARG0]] padding_value(%[[ARG2]] : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %[[ARG1]] {foo} : tensor<8x16xf32> -> tensor<1x2x8x8xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[PACK]] : tensor<1x2x8x8xf32> to tensor<?x?x?x?xf32>
// CHECK-NEXT:     %[[UNPACK:[^ ]+]] = linalg.unpack %[[ARG3]] inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %[[ARG4]] {foo} : tensor<1x2x8x8xf32> -> tensor<8x16xf32>
// CHECK-NEXT:     %[[CAST_0:[^ ]+]] = tensor.cast %[[UNPACK]] : tensor<8x16xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %[[CAST]], %[[CAST_0]] : tensor<?x?x?x?xf32>, tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// UNIT: module {
// UNIT-NEXT:   func.func @e(%[[ARG0:[^ ]+]]: tensor<8x16xf32>, %[[ARG1:[^ ]+]]: tensor<1x2x8x8xf32>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: tensor<1x2x8x8xf32>, %[[ARG4:[^ ]+]]: tensor<8x16xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?xf32>) {
// UNIT-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// UNIT-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[ARG0]] : tensor<8x16xf32> to tensor<?x?xf32>
// UNIT-NEXT:     %[[CAST_0:[^ ]+]] = tensor.cast %[[ARG1]] : tensor<1x2x8x8xf32> to tensor<?x?x?x?xf32>
// UNIT-NEXT:     %[[PACK:[^ ]+]] = linalg.pack %[[CAST]] padding_value(%[[ARG2]] : f32) inner_dims_pos = [0, 1] inner_tiles = [%[[C8]], %[[C8]]] into %[[CAST_0]] {foo} : tensor<?x?xf32> -> tensor<?x?x?x?xf32>
// UNIT-NEXT:     %[[CAST_1:[^ ]+]] = tensor.cast %[[ARG3]] : tensor<1x2x8x8xf32> to tensor<?x?x?x?xf32>
// UNIT-NEXT:     %[[CAST_2:[^ ]+]] = tensor.cast %[[ARG4]] : tensor<8x16xf32> to tensor<?x?xf32>
// UNIT-NEXT:     %[[UNPACK:[^ ]+]] = linalg.unpack %[[CAST_1]] inner_dims_pos = [0, 1] inner_tiles = [%[[C8]], %[[C8]]] into %[[CAST_2]] {foo} : tensor<?x?x?x?xf32> -> tensor<?x?xf32>
// UNIT-NEXT:     return %[[PACK]], %[[UNPACK]] : tensor<?x?x?x?xf32>, tensor<?x?xf32>
// UNIT-NEXT:   }
// UNIT-NEXT: }
