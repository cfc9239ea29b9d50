// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries' | FileCheck %s

func.func @concat(%t: tensor<8xf32>, %u: tensor<?xf32>) -> tensor<?xf32> {
  %0 = tensor.concat dim(0) %t, %u : (tensor<8xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 8)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @concat(%[[ARG0:[^ ]+]]: memref<8xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: memref<?xf32, strided<[?], offset: ?>>) -> memref<?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG1]], %[[C0_0]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[DIM]]]
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[V0]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_2:[^ ]+]] = memref.dim %[[ALLOC]], %[[C0_1]] : memref<?xf32>
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ALLOC]][0] [8] [1] : memref<?xf32> to memref<8xf32, strided<[1]>>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[SUBVIEW]] : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32, strided<[1]>>
// CHECK-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_4:[^ ]+]] = memref.dim %[[ARG1]], %[[C0_3]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[SUBVIEW_5:[^ ]+]] = memref.subview %[[ALLOC]][8] [%[[DIM_4]]] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: 8>>
// CHECK-NEXT:     memref.copy %[[ARG1]], %[[SUBVIEW_5]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[1], offset: 8>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map()[%[[DIM_4]]]
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[ALLOC]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @splat(%f: f32, %d: index) -> tensor<4x?xf32> {
  %0 = tensor.splat %f[%d] : tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @splat(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: index) -> memref<4x?xf32> {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[ARG1]]) {alignment = 64 : i64} : memref<4x?xf32>
// CHECK-NEXT:     linalg.map outs(%[[ALLOC]] : memref<4x?xf32>)
// CHECK-NEXT:       (%[[INIT:[^ ]+]]: f32) {
// CHECK-NEXT:         linalg.yield %[[ARG0]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     return %[[ALLOC]] : memref<4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @pad(%t: tensor<?x8xf32>, %f: f32, %d: index) -> tensor<?x12xf32> {
  %0 = tensor.pad %t low[%d, 1] high[2, 3] { ^bb0(%a: index, %b: index): tensor.yield %f : f32 } : tensor<?x8xf32> to tensor<?x12xf32>
  return %0 : tensor<?x12xf32>
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s0 + s1 + s2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 + s1 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @pad(%[[ARG0:[^ ]+]]: memref<?x8xf32, strided<[?, ?], offset: ?>>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) -> memref<?x12xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[DIM]], %[[ARG2]], %[[C2]]]
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = memref.dim %[[ARG0]], %[[C0_0]] : memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[DIM_1]], %[[ARG2]]]
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[V1]]) {alignment = 64 : i64} : memref<?x12xf32>
// CHECK-NEXT:     linalg.map outs(%[[ALLOC]] : memref<?x12xf32>)
// CHECK-NEXT:       (%[[INIT:[^ ]+]]: f32) {
// CHECK-NEXT:         %[[V2:[^ ]+]] = linalg.index 0 : index
// CHECK-NEXT:         %[[V3:[^ ]+]] = linalg.index 1 : index
// CHECK-NEXT:         linalg.yield %[[ARG1]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_3:[^ ]+]] = memref.dim %[[ARG0]], %[[C0_2]] : memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ALLOC]][%[[ARG2]], 1] [%[[DIM_3]], 8] [1, 1] : memref<?x12xf32> to memref<?x8xf32, strided<[12, 1], offset: ?>>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[SUBVIEW]] : memref<?x8xf32, strided<[?, ?], offset: ?>> to memref<?x8xf32, strided<[12, 1], offset: ?>>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<?x12xf32> to memref<?x12xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     return %[[ALLOC]] : memref<?x12xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @gen(%d: index) -> tensor<?xindex> {
  %0 = tensor.generate %d { ^bb0(%a: index): tensor.yield %a : index } : tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @gen(%[[ARG0:[^ ]+]]: index) -> memref<?xindex> {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[ARG0]]) {alignment = 64 : i64} : memref<?xindex>
// CHECK-NEXT:     linalg.map outs(%[[ALLOC]] : memref<?xindex>)
// CHECK-NEXT:       (%[[INIT:[^ ]+]]: index) {
// CHECK-NEXT:         %[[V0:[^ ]+]] = linalg.index 0 : index
// CHECK-NEXT:         linalg.yield %[[V0]] : index
// CHECK-NEXT:       }
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[ALLOC]] : memref<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @reshape(%t: tensor<?xf32>, %s: tensor<2xindex>) -> tensor<?x?xf32> {
  %0 = tensor.reshape %t(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @reshape(%[[ARG0:[^ ]+]]: memref<?xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: memref<2xindex, strided<[?], offset: ?>>) -> memref<?x?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[DIM]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[ALLOC]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// CHECK-NEXT:     %[[RESHAPE:[^ ]+]] = memref.reshape %[[ALLOC]](%[[ARG1]]) : (memref<?xf32>, memref<2xindex, strided<[?], offset: ?>>) -> memref<?x?xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[RESHAPE]] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     return %[[RESHAPE]] : memref<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @elems(%f: f32, %g: f32) -> tensor<2x2xf32> {
  %0 = tensor.from_elements %f, %g, %g, %f : tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @elems(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32) -> memref<2x2xf32> {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<2x2xf32>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ALLOC]][%[[C0]], %[[C0]]] : memref<2x2xf32>
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC]][%[[C0]], %[[C1]]] : memref<2x2xf32>
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC]][%[[C1]], %[[C0]]] : memref<2x2xf32>
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ALLOC]][%[[C1]], %[[C1]]] : memref<2x2xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<2x2xf32> to memref<2x2xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     return %[[ALLOC]] : memref<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @collapse(%t: tensor<?x?xf32>, %i: index, %j: index) -> tensor<?xf32> {
  %s = tensor.extract_slice %t[%i, %j] [4, 5] [1, 1] : tensor<?x?xf32> to tensor<4x5xf32>
  %0 = tensor.collapse_shape %s [[0, 1]] : tensor<4x5xf32> into tensor<20xf32>
  %e = tensor.expand_shape %0 [[0, 1]] output_shape [2, 10] : tensor<20xf32> into tensor<2x10xf32>
  %c = tensor.cast %0 : tensor<20xf32> to tensor<?xf32>
  return %c : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @collapse(%[[ARG0:[^ ]+]]: memref<?x?xf32, strided<[?, ?], offset: ?>>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) -> memref<?xf32> {
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG0]][%[[ARG1]], %[[ARG2]]] [4, 5] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4x5xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4x5xf32>
// CHECK-NEXT:     memref.copy %[[SUBVIEW]], %[[ALLOC]] : memref<4x5xf32, strided<[?, ?], offset: ?>> to memref<4x5xf32>
// CHECK-NEXT:     %[[COLLAPSE_SHAPE:[^ ]+]] = memref.collapse_shape %[[ALLOC]] {{\[\[}}0, 1]] : memref<4x5xf32> into memref<20xf32>
// CHECK-NEXT:     %[[EXPAND_SHAPE:[^ ]+]] = memref.expand_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0, 1]] output_shape [2, 10] : memref<20xf32> into memref<2x10xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[COLLAPSE_SHAPE]] : memref<20xf32> to memref<?xf32>
// CHECK-NEXT:     %[[CAST_0:[^ ]+]] = memref.cast %[[CAST]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[CAST]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @select(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: i1, %i: index, %f: f32) -> (tensor<?xf32>, f32) {
  %0 = arith.select %c, %a, %b : tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  %x = tensor.extract %a[%i] : tensor<?xf32>
  return %1, %x : tensor<?xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @select(%[[ARG0:[^ ]+]]: memref<?xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: memref<?xf32, strided<[?], offset: ?>>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) -> (memref<?xf32, strided<[?], offset: ?>>, f32) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[DIM]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[ALLOC]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG2]], %[[CAST]], %[[ARG1]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     memref.store %[[ARG4]], %[[V0]][%[[ARG3]]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ARG0]][%[[ARG3]]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[V0]], %[[V1]] : memref<?xf32, strided<[?], offset: ?>>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @select2(%n: index, %c: i1, %i: index, %f: f32) -> tensor<?xf32> {
  %a = tensor.empty(%n) : tensor<?xf32>
  %big = tensor.empty(%n) : tensor<?xf32>
  %b = tensor.extract_slice %big[%i] [%n] [2] : tensor<?xf32> to tensor<?xf32>
  %0 = arith.select %c, %a, %b : tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @select2(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[ARG0]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc(%[[ARG0]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ALLOC_0]][%[[ARG2]]] [%[[ARG0]]] [2] : memref<?xf32> to memref<?xf32, strided<[2], offset: ?>>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[CAST_1:[^ ]+]] = memref.cast %[[SUBVIEW]] : memref<?xf32, strided<[2], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG1]], %[[CAST]], %[[CAST_1]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[V0]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @idx(%a: tensor<4xindex>, %b: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xindex>) {
  %0 = arith.index_cast %a : tensor<4xindex> to tensor<4xi32>
  %1 = arith.index_cast %b : tensor<4xi32> to tensor<4xindex>
  return %0, %1 : tensor<4xi32>, tensor<4xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @idx(%[[ARG0:[^ ]+]]: memref<4xindex, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: memref<4xi32, strided<[?], offset: ?>>) -> (memref<4xi32, strided<[?], offset: ?>>, memref<4xindex, strided<[?], offset: ?>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.index_cast %[[ARG0]] : memref<4xindex, strided<[?], offset: ?>> to memref<4xi32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.index_cast %[[ARG1]] : memref<4xi32, strided<[?], offset: ?>> to memref<4xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[V0]], %[[V1]] : memref<4xi32, strided<[?], offset: ?>>, memref<4xindex, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
