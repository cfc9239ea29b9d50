// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries' --allow-unregistered-dialect | FileCheck %s

func.func @constants(%t: tensor<4x?xf32>, %x: f32) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %t nofold low[%c0, 2] high[%c1, %c1] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s0 + s1 + s2)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @constants(%[[ARG0:[^ ]+]]: memref<4x?xf32, strided<[?, ?], offset: ?>>, %[[ARG1:[^ ]+]]: f32) -> memref<?x?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0_0]] : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1_2:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[DIM]], %[[C0_1]], %[[C1_2]]]
// CHECK-NEXT:     %[[C1_3:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_4:[^ ]+]] = memref.dim %[[ARG0]], %[[C1_3]] : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C1_5:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map()[%[[DIM_4]], %[[C2]], %[[C1_5]]]
// CHECK-NEXT:     %[[C0_6:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C1_7:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_8:[^ ]+]] = memref.dim %[[ARG0]], %[[C1_7]] : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map1()[%[[DIM_8]]]
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[C5]], %[[V2]]) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:     linalg.map outs(%[[ALLOC]] : memref<?x?xf32>)
// CHECK-NEXT:       (%[[INIT:[^ ]+]]: f32) {
// CHECK-NEXT:         %[[V3:[^ ]+]] = linalg.index 0 : index
// CHECK-NEXT:         %[[V4:[^ ]+]] = linalg.index 1 : index
// CHECK-NEXT:         linalg.yield %[[ARG1]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     %[[C1_9:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_10:[^ ]+]] = memref.dim %[[ARG0]], %[[C1_9]] : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ALLOC]][0, 2] [4, %[[DIM_10]]] [1, 1] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 1], offset: 2>>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[SUBVIEW]] : memref<4x?xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32, strided<[?, 1], offset: 2>>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     return %[[ALLOC]] : memref<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
