// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries' --allow-unregistered-dialect | FileCheck %s

func.func @a(%t: tensor<1x4x4x1xf32>, %k: tensor<2x2x1x1xf32>, %o: tensor<1x3x3x1xf32>) -> tensor<1x3x3x1xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%t, %k : tensor<1x4x4x1xf32>, tensor<2x2x1x1xf32>) outs(%o : tensor<1x3x3x1xf32>) -> tensor<1x3x3x1xf32>
  return %0 : tensor<1x3x3x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<1x4x4x1xf32, strided<[?, ?, ?, ?], offset: ?>>, %[[ARG1:[^ ]+]]: memref<2x2x1x1xf32, strided<[?, ?, ?, ?], offset: ?>>, %[[ARG2:[^ ]+]]: memref<1x3x3x1xf32, strided<[?, ?, ?, ?], offset: ?>>) -> memref<1x3x3x1xf32, strided<[?, ?, ?, ?], offset: ?>> {
// CHECK-NEXT:     linalg.conv_2d_nhwc_hwcf ins(%[[ARG0]], %[[ARG1]] : memref<1x4x4x1xf32, strided<[?, ?, ?, ?], offset: ?>>, memref<2x2x1x1xf32, strided<[?, ?, ?, ?], offset: ?>>) outs(%[[ARG2]] : memref<1x3x3x1xf32, strided<[?, ?, ?, ?], offset: ?>>)
// CHECK-NEXT:     return %[[ARG2]] : memref<1x3x3x1xf32, strided<[?, ?, ?, ?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @a(%t: tensor<4xf32>, %o: tensor<f32>) -> (tensor<f32>, tensor<4x2xf32>, tensor<4xf32>) {
  %0 = linalg.reduce { arith.addf } ins(%t : tensor<4xf32>) outs(%o : tensor<f32>) dimensions = [0]
  %e = tensor.empty() : tensor<4x2xf32>
  %1 = linalg.broadcast ins(%t : tensor<4xf32>) outs(%e : tensor<4x2xf32>) dimensions = [1]
  %e2 = tensor.empty() : tensor<2x4xf32>
  %2 = linalg.transpose ins(%1 : tensor<4x2xf32>) outs(%e2 : tensor<2x4xf32>) permutation = [1, 0]
  %3 = linalg.copy ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  %5 = tensor.extract_slice %2[0, 0] [1, 4] [1, 1] : tensor<2x4xf32> to tensor<4xf32>
  %6 = linalg.copy ins(%3 : tensor<4xf32>) outs(%5 : tensor<4xf32>) -> tensor<4xf32>
  return %0, %1, %6 : tensor<f32>, tensor<4x2xf32>, tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: memref<f32, strided<[], offset: ?>>) -> (memref<f32, strided<[], offset: ?>>, memref<4x2xf32>, memref<4xf32, strided<[1]>>) {
// CHECK-NEXT:     linalg.reduce { arith.addf } ins(%[[ARG0]] : memref<4xf32, strided<[?], offset: ?>>) outs(%[[ARG1]] : memref<f32, strided<[], offset: ?>>) dimensions = [0] 
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4x2xf32>
// CHECK-NEXT:     linalg.broadcast ins(%[[ARG0]] : memref<4xf32, strided<[?], offset: ?>>) outs(%[[ALLOC]] : memref<4x2xf32>) dimensions = [1] 
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<2x4xf32>
// CHECK-NEXT:     linalg.transpose ins(%[[ALLOC]] : memref<4x2xf32>) outs(%[[ALLOC_0]] : memref<2x4xf32>) permutation = [1, 0] 
// CHECK-NEXT:     linalg.copy ins(%[[ARG0]] : memref<4xf32, strided<[?], offset: ?>>) outs(%[[ARG0]] : memref<4xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ALLOC_0]][0, 0] [1, 4] [1, 1] : memref<2x4xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:     linalg.copy ins(%[[ARG0]] : memref<4xf32, strided<[?], offset: ?>>) outs(%[[SUBVIEW]] : memref<4xf32, strided<[1]>>)
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4x2xf32> to memref<4x2xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[CAST_1:[^ ]+]] = memref.cast %[[SUBVIEW]] : memref<4xf32, strided<[1]>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[ARG1]], %[[ALLOC]], %[[SUBVIEW]] : memref<f32, strided<[], offset: ?>>, memref<4x2xf32>, memref<4xf32, strided<[1]>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @a(%t: tensor<?x?xf32>, %u: tensor<?x?xf32>, %f: f32) -> (tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %d0 = tensor.dim %t, %c0 : tensor<?x?xf32>
  %e = tensor.empty(%d0, %d0) : tensor<?x?xf32>
  %m = linalg.matmul ins(%t, %u : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %g = linalg.fill ins(%f : f32) outs(%m : tensor<?x?xf32>) -> tensor<?x?xf32>
  %m2 = linalg.matmul ins(%g, %m : tensor<?x?xf32>, tensor<?x?xf32>) outs(%g : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %m2 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<?x?xf32, strided<[?, ?], offset: ?>>, %[[ARG1:[^ ]+]]: memref<?x?xf32, strided<[?, ?], offset: ?>>, %[[ARG2:[^ ]+]]: f32) -> memref<?x?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[DIM]], %[[DIM]]) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:     linalg.matmul ins(%[[ARG0]], %[[ARG1]] : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) outs(%[[ALLOC]] : memref<?x?xf32>)
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = memref.dim %[[ARG0]], %[[C0_0]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_2:[^ ]+]] = memref.dim %[[ARG0]], %[[C1]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_4:[^ ]+]] = memref.dim %[[ARG1]], %[[C0_3]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[C1_5:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_6:[^ ]+]] = memref.dim %[[ARG1]], %[[C1_5]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[C0_7:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_8:[^ ]+]] = memref.dim %[[ALLOC]], %[[C0_7]] : memref<?x?xf32>
// CHECK-NEXT:     %[[C1_9:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_10:[^ ]+]] = memref.dim %[[ALLOC]], %[[C1_9]] : memref<?x?xf32>
// CHECK-NEXT:     %[[ALLOC_11:[^ ]+]] = memref.alloc(%[[DIM_1]], %[[DIM_6]]) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:     linalg.fill ins(%[[ARG2]] : f32) outs(%[[ALLOC_11]] : memref<?x?xf32>)
// CHECK-NEXT:     %[[C0_12:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_13:[^ ]+]] = memref.dim %[[ALLOC_11]], %[[C0_12]] : memref<?x?xf32>
// CHECK-NEXT:     %[[C1_14:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_15:[^ ]+]] = memref.dim %[[ALLOC_11]], %[[C1_14]] : memref<?x?xf32>
// CHECK-NEXT:     %[[ALLOC_16:[^ ]+]] = memref.alloc(%[[DIM_13]], %[[DIM_15]]) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC_11]], %[[ALLOC_16]] : memref<?x?xf32> to memref<?x?xf32>
// CHECK-NEXT:     linalg.matmul ins(%[[ALLOC_11]], %[[ALLOC]] : memref<?x?xf32>, memref<?x?xf32>) outs(%[[ALLOC_16]] : memref<?x?xf32>)
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC_16]] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     return %[[ALLOC_16]] : memref<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @z(%t: tensor<f32>, %f: f32) -> (tensor<f32>, f32, tensor<1x1xf32>, tensor<f32>) {
  %0 = tensor.insert %f into %t[] : tensor<f32>
  %1 = tensor.extract %0[] : tensor<f32>
  %2 = tensor.from_elements %f : tensor<f32>
  %3 = tensor.expand_shape %2 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %4 = tensor.collapse_shape %3 [] : tensor<1x1xf32> into tensor<f32>
  return %0, %1, %3, %4 : tensor<f32>, f32, tensor<1x1xf32>, tensor<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @z(%[[ARG0:[^ ]+]]: memref<f32, strided<[], offset: ?>>, %[[ARG1:[^ ]+]]: f32) -> (memref<f32, strided<[], offset: ?>>, f32, memref<1x1xf32>, memref<f32>) {
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ARG0]][] : memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ARG0]][] : memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<f32>
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     %[[EXPAND_SHAPE:[^ ]+]] = memref.expand_shape %[[ALLOC]] [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
// CHECK-NEXT:     %[[COLLAPSE_SHAPE:[^ ]+]] = memref.collapse_shape %[[EXPAND_SHAPE]] [] : memref<1x1xf32> into memref<f32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[EXPAND_SHAPE]] : memref<1x1xf32> to memref<1x1xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[CAST_0:[^ ]+]] = memref.cast %[[COLLAPSE_SHAPE]] : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:     return %[[ARG0]], %[[V0]], %[[EXPAND_SHAPE]], %[[COLLAPSE_SHAPE]] : memref<f32, strided<[], offset: ?>>, f32, memref<1x1xf32>, memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @m(%t: tensor<4xf32>, %u: tensor<4xf32>, %c: i1, %i: index, %f: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %0, %u : tensor<4xf32>, tensor<4xf32>
^bb2:
  %e = tensor.empty() : tensor<4xf32>
  return %t, %e : tensor<4xf32>, tensor<4xf32>
}
func.func @k(%t: tensor<4xf32>, %u: tensor<4xf32>, %c: i1, %i: index, %f: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = call @m(%t, %u, %c, %i, %f) : (tensor<4xf32>, tensor<4xf32>, i1, index, f32) -> (tensor<4xf32>, tensor<4xf32>)
  %1 = tensor.insert %f into %0#1[%i] : tensor<4xf32>
  return %0#0, %1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     cf.cond_br %[[ARG2]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     memref.store %[[ARG4]], %[[ARG0]][%[[ARG3]]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[ARG0]], %[[ARG1]] : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[ARG0]], %[[CAST]] : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @k(%[[ARG0:[^ ]+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = call @m(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]]) : (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>, i1, index, f32) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:     memref.store %[[ARG4]], %[[V0]]#1[%[[ARG3]]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[V0]]#0, %[[V0]]#1 : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
