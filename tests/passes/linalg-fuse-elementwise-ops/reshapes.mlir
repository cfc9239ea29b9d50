// RUN: mlir-opt %s --split-input-file --linalg-fuse-elementwise-ops | FileCheck %s

// Reshapes move past what is computed; sizes that are computed after it move, too.

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @g(%a: tensor<?x?xf32>, %s: index, %t: index) -> tensor<?x4x?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i32
    %k = arith.sitofp %j : i32 to f32
    %1 = arith.addf %x, %k : f32
    linalg.yield %1 : f32
  } -> tensor<?x?xf32>
  %sz = arith.muli %s, %t : index
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%sz, 4, %t] : tensor<?x?xf32> into tensor<?x4x?xf32>
  return %1 : tensor<?x4x?xf32>
}
func.func @h(%a: tensor<?x4x?xf32>) -> tensor<?x?xf32> {
  %z = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%z : tensor<?x?xf32>) outs(%z : tensor<?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i32
    %k = arith.sitofp %j : i32 to f32
    %1 = arith.addf %x, %k : f32
    linalg.yield %1 : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 + s1 * 4)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: tensor<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) -> tensor<?x4x?xf32> {
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty(%[[DIM]], %[[DIM_0]]) : tensor<?x?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[ARG1]], %[[ARG2]] : index
// CHECK-NEXT:     %[[EXPANDED:[^ ]+]] = tensor.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2]] output_shape [%[[V1]], 4, %[[ARG2]]] : tensor<?x?xf32> into tensor<?x4x?xf32>
// CHECK-NEXT:     %[[EXPANDED_1:[^ ]+]] = tensor.expand_shape %[[V0]] {{\[\[}}0, 1], [2]] output_shape [%[[V1]], 4, %[[ARG2]]] : tensor<?x?xf32> into tensor<?x4x?xf32>
// CHECK-NEXT:     %[[DIM_2:[^ ]+]] = tensor.dim %[[EXPANDED_1]], %[[C0]] : tensor<?x4x?xf32>
// CHECK-NEXT:     %[[DIM_3:[^ ]+]] = tensor.dim %[[EXPANDED_1]], %[[C2]] : tensor<?x4x?xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty(%[[DIM_2]], %[[DIM_3]]) : tensor<?x4x?xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%[[EXPANDED]] : tensor<?x4x?xf32>) outs(%[[V2]] : tensor<?x4x?xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V4:[^ ]+]] = linalg.index 1 : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = affine.apply #map1()[%[[V4]], %[[V5]]]
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.index_cast %[[V6]] : index to i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.sitofp %[[V7]] : i32 to f32
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.addf %[[IN]], %[[V8]] : f32
// CHECK-NEXT:       linalg.yield %[[V9]] : f32
// CHECK-NEXT:     } -> tensor<?x4x?xf32>
// CHECK-NEXT:     return %[[V3]] : tensor<?x4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: tensor<?x4x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[COLLAPSED]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[COLLAPSED]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty(%[[DIM]], %[[DIM_0]]) : tensor<?x?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%[[COLLAPSED]] : tensor<?x?xf32>) outs(%[[V0]] : tensor<?x?xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.index_cast %[[V2]] : index to i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.sitofp %[[V3]] : i32 to f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.addf %[[IN]], %[[V4]] : f32
// CHECK-NEXT:       linalg.yield %[[V5]] : f32
// CHECK-NEXT:     } -> tensor<?x?xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
func.func @collapsed(%a: tensor<2x3x4xf32>, %b: tensor<4x6xf32>, %o: tensor<6x4xf32>) -> tensor<6x4xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %1 = linalg.generic {indexing_maps = [#id, #tr, #id], iterator_types = ["parallel", "parallel"]} ins(%0, %b : tensor<6x4xf32>, tensor<4x6xf32>) outs(%o : tensor<6x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i32
    %k = arith.sitofp %j : i32 to f32
    %2 = arith.addf %x, %y : f32
    %3 = arith.addf %2, %k : f32
    %4 = arith.addf %3, %z : f32
    linalg.yield %4 : f32
  } -> tensor<6x4xf32>
  return %1 : tensor<6x4xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (s0 + s1 * 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @collapsed(%[[ARG0:[^ ]+]]: tensor<2x3x4xf32>, %[[ARG1:[^ ]+]]: tensor<4x6xf32>, %[[ARG2:[^ ]+]]: tensor<6x4xf32>) -> tensor<6x4xf32> {
// CHECK-NEXT:     %[[EXPANDED:[^ ]+]] = tensor.expand_shape %[[ARG1]] {{\[\[}}0], [1, 2]] output_shape [4, 2, 3] : tensor<4x6xf32> into tensor<4x2x3xf32>
// CHECK-NEXT:     %[[EXPANDED_0:[^ ]+]] = tensor.expand_shape %[[ARG2]] {{\[\[}}0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%[[ARG0]], %[[EXPANDED]] : tensor<2x3x4xf32>, tensor<4x2x3xf32>) outs(%[[EXPANDED_0]] : tensor<2x3x4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_1:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V1:[^ ]+]] = linalg.index 1 : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map2()[%[[V1]], %[[V2]]]
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.index_cast %[[V3]] : index to i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.sitofp %[[V4]] : i32 to f32
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.addf %[[IN]], %[[IN_1]] : f32
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.addf %[[V6]], %[[V5]] : f32
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.addf %[[V7]], %[[OUT]] : f32
// CHECK-NEXT:       linalg.yield %[[V8]] : f32
// CHECK-NEXT:     } -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[V0]] {{\[\[}}0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
// CHECK-NEXT:     return %[[COLLAPSED]] : tensor<6x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @named(%a: tensor<6x4xf32>, %v: f32, %t: tensor<4x6xf32>, %b: tensor<2x3x4xf32>, %c: tensor<4x5xf32>, %d: tensor<6x5xf32>) -> (tensor<2x3x4xf32>, tensor<2x2x6xf32>, tensor<6x5xf32>) {
  %0 = linalg.fill ins(%v : f32) outs(%a : tensor<6x4xf32>) -> tensor<6x4xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  %2 = linalg.transpose ins(%a : tensor<6x4xf32>) outs(%t : tensor<4x6xf32>) permutation = [1, 0]
  %3 = tensor.expand_shape %2 [[0, 1], [2]] output_shape [2, 2, 6] : tensor<4x6xf32> into tensor<2x2x6xf32>
  %4 = tensor.collapse_shape %b [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %5 = linalg.matmul ins(%4, %c : tensor<6x4xf32>, tensor<4x5xf32>) outs(%d : tensor<6x5xf32>) -> tensor<6x5xf32>
  return %1, %3, %5 : tensor<2x3x4xf32>, tensor<2x2x6xf32>, tensor<6x5xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @named(%[[ARG0:[^ ]+]]: tensor<6x4xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: tensor<4x6xf32>, %[[ARG3:[^ ]+]]: tensor<2x3x4xf32>, %[[ARG4:[^ ]+]]: tensor<4x5xf32>, %[[ARG5:[^ ]+]]: tensor<6x5xf32>) -> (tensor<2x3x4xf32>, tensor<2x2x6xf32>, tensor<6x5xf32>) {
// CHECK-NEXT:     %[[EXPANDED:[^ ]+]] = tensor.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = linalg.fill ins(%[[ARG1]] : f32) outs(%[[EXPANDED]] : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[EXPANDED_0:[^ ]+]] = tensor.expand_shape %[[ARG0]] {{\[\[}}0], [1, 2]] output_shape [6, 2, 2] : tensor<6x4xf32> into tensor<6x2x2xf32>
// CHECK-NEXT:     %[[EXPANDED_1:[^ ]+]] = tensor.expand_shape %[[ARG2]] {{\[\[}}0, 1], [2]] output_shape [2, 2, 6] : tensor<4x6xf32> into tensor<2x2x6xf32>
// CHECK-NEXT:     %[[TRANSPOSED:[^ ]+]] = linalg.transpose ins(%[[EXPANDED_0]] : tensor<6x2x2xf32>) outs(%[[EXPANDED_1]] : tensor<2x2x6xf32>) permutation = [1, 2, 0] 
// CHECK-NEXT:     %[[EXPANDED_2:[^ ]+]] = tensor.expand_shape %[[ARG5]] {{\[\[}}0, 1], [2]] output_shape [2, 3, 5] : tensor<6x5xf32> into tensor<2x3x5xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%[[ARG3]], %[[ARG4]] : tensor<2x3x4xf32>, tensor<4x5xf32>) outs(%[[EXPANDED_2]] : tensor<2x3x5xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_3:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.mulf %[[IN]], %[[IN_3]] : f32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addf %[[OUT]], %[[V2]] : f32
// CHECK-NEXT:       linalg.yield %[[V3]] : f32
// CHECK-NEXT:     } -> tensor<2x3x5xf32>
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[V1]] {{\[\[}}0, 1], [2]] : tensor<2x3x5xf32> into tensor<6x5xf32>
// CHECK-NEXT:     return %[[V0]], %[[TRANSPOSED]], %[[COLLAPSED]] : tensor<2x3x4xf32>, tensor<2x2x6xf32>, tensor<6x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An expansion and a collapse of other dimensions change places; padding moves before a collapse.

func.func @parallel(%a: tensor<2x3x4xf32>, %b: tensor<2x3x4xf32>, %v: f32) -> (tensor<6x2x2xf32>, tensor<6x7xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %1 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [6, 2, 2] : tensor<6x4xf32> into tensor<6x2x2xf32>
  %2 = tensor.collapse_shape %b [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %3 = tensor.pad %2 low[0, 1] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<6x4xf32> to tensor<6x7xf32>
  return %1, %3 : tensor<6x2x2xf32>, tensor<6x7xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @parallel(%[[ARG0:[^ ]+]]: tensor<2x3x4xf32>, %[[ARG1:[^ ]+]]: tensor<2x3x4xf32>, %[[ARG2:[^ ]+]]: f32) -> (tensor<6x2x2xf32>, tensor<6x7xf32>) {
// CHECK-NEXT:     %[[EXPANDED:[^ ]+]] = tensor.expand_shape %[[ARG0]] {{\[\[}}0], [1], [2, 3]] output_shape [2, 3, 2, 2] : tensor<2x3x4xf32> into tensor<2x3x2x2xf32>
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[EXPANDED]] {{\[\[}}0, 1], [2], [3]] : tensor<2x3x2x2xf32> into tensor<6x2x2xf32>
// CHECK-NEXT:     %[[PADDED:[^ ]+]] = tensor.pad %[[ARG1]] low[0, 0, 1] high[0, 0, 2] {
// CHECK-NEXT:     ^bb0(%[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG2]] : f32
// CHECK-NEXT:     } : tensor<2x3x4xf32> to tensor<2x3x7xf32>
// CHECK-NEXT:     %[[COLLAPSED_0:[^ ]+]] = tensor.collapse_shape %[[PADDED]] {{\[\[}}0, 1], [2]] : tensor<2x3x7xf32> into tensor<6x7xf32>
// CHECK-NEXT:     return %[[COLLAPSED]], %[[COLLAPSED_0]] : tensor<6x2x2xf32>, tensor<6x7xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
