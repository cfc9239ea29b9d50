// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries' | FileCheck %s

func.func @matmul(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>) -> (tensor<4x16xf32>, tensor<4x16xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0, %c : tensor<4x16xf32>, tensor<4x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @matmul(%[[ARG0:[^ ]+]]: memref<4x8xf32, strided<[?, ?], offset: ?>>, %[[ARG1:[^ ]+]]: memref<8x16xf32, strided<[?, ?], offset: ?>>, %[[ARG2:[^ ]+]]: memref<4x16xf32, strided<[?, ?], offset: ?>>) -> (memref<4x16xf32>, memref<4x16xf32, strided<[?, ?], offset: ?>>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4x16xf32>
// CHECK-NEXT:     memref.copy %[[ARG2]], %[[ALLOC]] : memref<4x16xf32, strided<[?, ?], offset: ?>> to memref<4x16xf32>
// CHECK-NEXT:     linalg.matmul ins(%[[ARG0]], %[[ARG1]] : memref<4x8xf32, strided<[?, ?], offset: ?>>, memref<8x16xf32, strided<[?, ?], offset: ?>>) outs(%[[ALLOC]] : memref<4x16xf32>)
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4x16xf32> to memref<4x16xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     return %[[ALLOC]], %[[ARG2]] : memref<4x16xf32>, memref<4x16xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
#id = affine_map<(d0) -> (d0)>
func.func @gen(%a: tensor<?xf32>, %b: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"], foo = 1 : i32} ins(%a : tensor<?xf32>) outs(%a : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  %cst = arith.constant 0.0 : f32
  %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%0 : tensor<?xf32>) outs(%b : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  return %1, %2 : tensor<?xf32>, tensor<?xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @gen(%[[ARG0:[^ ]+]]: memref<?xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: memref<?xf32, strided<[?], offset: ?>>) -> (memref<?xf32>, memref<?xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : memref<?xf32, strided<[?], offset: ?>>) outs(%[[ARG0]] : memref<?xf32, strided<[?], offset: ?>>) attrs =  {foo = 1 : i32} {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.addf %[[IN]], %[[OUT]] : f32
// CHECK-NEXT:       linalg.yield %[[V0]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = memref.dim %[[ARG0]], %[[C0_0]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[DIM]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     linalg.fill ins(%[[CST]] : f32) outs(%[[ALLOC]] : memref<?xf32>)
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : memref<?xf32, strided<[?], offset: ?>>) outs(%[[ARG1]] : memref<?xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: f32, %[[OUT]]: f32):
// CHECK-NEXT:       linalg.yield %[[IN]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[ALLOC]], %[[ARG1]] : memref<?xf32>, memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
#r = affine_map<(d0, d1) -> (d0, d1)>
#o = affine_map<(d0, d1) -> (d0)>
func.func @red(%a: tensor<?x?xf32>, %n: index) -> (tensor<?xf32>, index) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<?x?xf32>
  %e = tensor.empty(%d) : tensor<?xf32>
  %cst = arith.constant 0.0 : f32
  %f = linalg.fill ins(%cst : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %0 = linalg.generic {indexing_maps = [#r, #o], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<?x?xf32>) outs(%f : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  %g = linalg.fill ins(%cst : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %1 = linalg.map { arith.addf } ins(%0, %g : tensor<?xf32>, tensor<?xf32>) outs(%g : tensor<?xf32>)
  %rk = tensor.rank %1 : tensor<?xf32>
  return %1, %rk : tensor<?xf32>, index
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @red(%[[ARG0:[^ ]+]]: memref<?x?xf32, strided<[?, ?], offset: ?>>, %[[ARG1:[^ ]+]]: index) -> (memref<?xf32>, index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[DIM]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc(%[[DIM]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     linalg.fill ins(%[[CST]] : f32) outs(%[[ALLOC_0]] : memref<?xf32>)
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%[[ARG0]] : memref<?x?xf32, strided<[?, ?], offset: ?>>) outs(%[[ALLOC_0]] : memref<?xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.addf %[[IN]], %[[OUT]] : f32
// CHECK-NEXT:       linalg.yield %[[V1]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.fill ins(%[[CST]] : f32) outs(%[[ALLOC]] : memref<?xf32>)
// CHECK-NEXT:     linalg.map { arith.addf } ins(%[[ALLOC_0]], %[[ALLOC]] : memref<?xf32>, memref<?xf32>) outs(%[[ALLOC]] : memref<?xf32>)
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.rank %[[ALLOC]] : memref<?xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[ALLOC]], %[[V0]] : memref<?xf32>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
