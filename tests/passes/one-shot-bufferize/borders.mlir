// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='' | FileCheck %s

func.func @f(%t: tensor<?xf32>, %c: i1, %i: index, %f: f32) -> tensor<?xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  %1 = scf.if %c -> tensor<?xf32> {
    %2 = tensor.insert %f into %0[%i] : tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  } else { scf.yield %0 : tensor<?xf32> }
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %3 = scf.for %j = %c0 to %i step %c1 iter_args(%a = %1) -> tensor<?xf32> {
    %4 = tensor.insert %f into %a[%j] : tensor<?xf32>
    scf.yield %4 : tensor<?xf32>
  }
  %cst = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %x = tensor.extract %cst[%i] : tensor<2xf32>
  %5 = tensor.insert %x into %3[%i] : tensor<?xf32>
  return %5 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   memref.global "private" constant @__constant_2xf32 : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]> {alignment = 64 : i64}
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> tensor<?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.to_buffer %[[ARG0]] : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[V0]], %[[C0]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[DIM]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     memref.copy %[[V0]], %[[ALLOC]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[ARG1]] -> (memref<?xf32>) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<?xf32>
// CHECK-NEXT:       scf.yield %[[ALLOC]] : memref<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ALLOC]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = scf.for %[[ARG4:[^ ]+]] = %[[C0_0]] to %[[ARG2]] step %[[C1]] iter_args(%[[ARG5:[^ ]+]] = %[[V1]]) -> (memref<?xf32>) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG5]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:       scf.yield %[[ARG5]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:[^ ]+]] = memref.get_global @__constant_2xf32 : memref<2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = memref.load %[[V3]][%[[ARG2]]] : memref<2xf32>
// CHECK-NEXT:     memref.store %[[V4]], %[[V2]][%[[ARG2]]] : memref<?xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = bufferization.to_tensor %[[V2]] : memref<?xf32> to tensor<?xf32>
// CHECK-NEXT:     return %[[V5]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @reshape(%t: tensor<?xf32>, %s: tensor<2xindex>) -> tensor<?x?xf32> {
  %0 = tensor.reshape %t(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @reshape(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: tensor<2xindex>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.to_buffer %[[ARG0]] : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = bufferization.to_buffer %[[ARG1]] : tensor<2xindex> to memref<2xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = bufferization.to_buffer %[[ARG0]] : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[V0]], %[[C0]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[DIM]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     memref.copy %[[V0]], %[[ALLOC]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// CHECK-NEXT:     %[[RESHAPE:[^ ]+]] = memref.reshape %[[ALLOC]](%[[V1]]) : (memref<?xf32>, memref<2xindex, strided<[?], offset: ?>>) -> memref<?x?xf32>
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = memref.dim %[[RESHAPE]], %[[C0_0]] : memref<?x?xf32>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_2:[^ ]+]] = memref.dim %[[RESHAPE]], %[[C1]] : memref<?x?xf32>
// CHECK-NEXT:     %[[ALLOC_3:[^ ]+]] = memref.alloc(%[[DIM_1]], %[[DIM_2]]) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:     memref.copy %[[RESHAPE]], %[[ALLOC_3]] : memref<?x?xf32> to memref<?x?xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = bufferization.to_tensor %[[ALLOC_3]] : memref<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %[[V3]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @elems(%f: f32, %g: f32) -> tensor<2x2xf32> {
  %0 = tensor.from_elements %f, %g, %g, %f : tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @elems(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32) -> tensor<2x2xf32> {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<2x2xf32>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ALLOC]][%[[C0]], %[[C0]]] : memref<2x2xf32>
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC]][%[[C0]], %[[C1]]] : memref<2x2xf32>
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC]][%[[C1]], %[[C0]]] : memref<2x2xf32>
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ALLOC]][%[[C1]], %[[C1]]] : memref<2x2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.to_tensor %[[ALLOC]] : memref<2x2xf32> to tensor<2x2xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<2x2xf32>
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
// CHECK-NEXT:   func.func @collapse(%[[ARG0:[^ ]+]]: tensor<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.to_buffer %[[ARG0]] : tensor<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[V0]][%[[ARG1]], %[[ARG2]]] [4, 5] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4x5xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4x5xf32>
// CHECK-NEXT:     memref.copy %[[SUBVIEW]], %[[ALLOC]] : memref<4x5xf32, strided<[?, ?], offset: ?>> to memref<4x5xf32>
// CHECK-NEXT:     %[[COLLAPSE_SHAPE:[^ ]+]] = memref.collapse_shape %[[ALLOC]] {{\[\[}}0, 1]] : memref<4x5xf32> into memref<20xf32>
// CHECK-NEXT:     %[[EXPAND_SHAPE:[^ ]+]] = memref.expand_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0, 1]] output_shape [2, 10] : memref<20xf32> into memref<2x10xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[COLLAPSE_SHAPE]] : memref<20xf32> to memref<?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = bufferization.to_tensor %[[CAST]] : memref<?xf32> to tensor<?xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @idx(%a: tensor<4xindex>, %b: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xindex>) {
  %0 = arith.index_cast %a : tensor<4xindex> to tensor<4xi32>
  %1 = arith.index_cast %b : tensor<4xi32> to tensor<4xindex>
  return %0, %1 : tensor<4xi32>, tensor<4xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @idx(%[[ARG0:[^ ]+]]: tensor<4xindex>, %[[ARG1:[^ ]+]]: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xindex>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.to_buffer %[[ARG1]] : tensor<4xi32> to memref<4xi32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = bufferization.to_buffer %[[ARG0]] : tensor<4xindex> to memref<4xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.index_cast %[[V1]] : memref<4xindex, strided<[?], offset: ?>> to memref<4xi32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
// CHECK-NEXT:     memref.copy %[[V2]], %[[ALLOC]] : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = bufferization.to_tensor %[[ALLOC]] : memref<4xi32> to tensor<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.index_cast %[[V0]] : memref<4xi32, strided<[?], offset: ?>> to memref<4xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xindex>
// CHECK-NEXT:     memref.copy %[[V4]], %[[ALLOC_0]] : memref<4xindex, strided<[?], offset: ?>> to memref<4xindex>
// CHECK-NEXT:     %[[V5:[^ ]+]] = bufferization.to_tensor %[[ALLOC_0]] : memref<4xindex> to tensor<4xindex>
// CHECK-NEXT:     return %[[V3]], %[[V5]] : tensor<4xi32>, tensor<4xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @unranked(%t: tensor<*xf32>, %i: index) -> (tensor<?x4xf32>, tensor<*xf32>, index) {
  %0 = tensor.cast %t : tensor<*xf32> to tensor<?x4xf32>
  %d = tensor.dim %t, %i : tensor<*xf32>
  %1 = tensor.cast %0 : tensor<?x4xf32> to tensor<*xf32>
  return %0, %1, %d : tensor<?x4xf32>, tensor<*xf32>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @unranked(%[[ARG0:[^ ]+]]: tensor<*xf32>, %[[ARG1:[^ ]+]]: index) -> (tensor<?x4xf32>, tensor<*xf32>, index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.to_buffer %[[ARG0]] : tensor<*xf32> to memref<*xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = bufferization.to_buffer %[[ARG0]] : tensor<*xf32> to memref<*xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[V1]] : memref<*xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = bufferization.to_tensor %[[CAST]] : memref<?x4xf32, strided<[?, ?], offset: ?>> to tensor<?x4xf32>
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[V0]], %[[ARG1]] : memref<*xf32>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = memref.dim %[[CAST]], %[[C0]] : memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[DIM_0]]) {alignment = 64 : i64} : memref<?x4xf32>
// CHECK-NEXT:     memref.copy %[[CAST]], %[[ALLOC]] : memref<?x4xf32, strided<[?, ?], offset: ?>> to memref<?x4xf32>
// CHECK-NEXT:     %[[CAST_1:[^ ]+]] = memref.cast %[[ALLOC]] : memref<?x4xf32> to memref<*xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = bufferization.to_tensor %[[CAST_1]] : memref<*xf32> to tensor<*xf32>
// CHECK-NEXT:     return %[[V2]], %[[V3]], %[[DIM]] : tensor<?x4xf32>, tensor<*xf32>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
