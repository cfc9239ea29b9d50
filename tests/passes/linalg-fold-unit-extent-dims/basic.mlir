// RUN: mlir-opt %s --split-input-file --linalg-fold-unit-extent-dims | FileCheck %s
// RUN: mlir-opt %s --split-input-file --linalg-fold-unit-extent-dims=use-rank-reducing-slices | FileCheck %s --check-prefix=SLICES

#id = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#b = affine_map<(d0, d1, d2) -> (d0, d2)>
#z = affine_map<(d0, d1, d2) -> (0, d2)>
func.func @f(%a: tensor<4x1x?xf32>, %b: tensor<4x?xf32>, %c: tensor<1x?xf32>) -> tensor<4x1x?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #b, #z, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b, %c : tensor<4x1x?xf32>, tensor<4x?xf32>, tensor<1x?xf32>) outs(%a : tensor<4x1x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %o: f32):
    %i = linalg.index 2 : index
    %j = arith.index_cast %i : index to i32
    %k = arith.sitofp %j : i32 to f32
    %1 = arith.addf %x, %y : f32
    %2 = arith.addf %1, %k : f32
    %3 = arith.addf %2, %o : f32
    linalg.yield %3 : f32
  } -> tensor<4x1x?xf32>
  return %0 : tensor<4x1x?xf32>
}
func.func @m(%a: memref<4x1x?xf32>, %b: memref<4x1xf32, strided<[4, 1]>>, %c: memref<1x?xf32>) {
  linalg.generic {indexing_maps = [#id, affine_map<(d0, d1, d2) -> (d0, d1)>, #z, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b, %c : memref<4x1x?xf32>, memref<4x1xf32, strided<[4, 1]>>, memref<1x?xf32>) outs(%a : memref<4x1x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %o: f32):
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  }
  return
}
func.func @p(%a: tensor<1x?x1x4xf32>, %v: f32, %s: index) -> tensor<1x?x1x6xf32> {
  %0 = tensor.pad %a low[0, %s, 0, 1] high[0, 0, 0, 1] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %v : f32
  } : tensor<1x?x1x4xf32> to tensor<1x?x1x6xf32>
  return %0 : tensor<1x?x1x6xf32>
}
func.func @s(%a: tensor<8x?x16xf32>, %v: f32, %s: index, %d: tensor<8x9x10xf32>) -> (tensor<1x?x1xf32>, tensor<8x9x10xf32>) {
  %0 = tensor.extract_slice %a[0, %s, 2] [1, %s, 1] [1, 1, 1] : tensor<8x?x16xf32> to tensor<1x?x1xf32>
  %1 = tensor.insert_slice %0 into %d[0, %s, 2] [1, %s, 1] [1, 1, 1] : tensor<1x?x1xf32> into tensor<8x9x10xf32>
  return %0, %1 : tensor<1x?x1xf32>, tensor<8x9x10xf32>
}
func.func @e(%s: index) -> (tensor<1x?x1xf32>, tensor<8x9x10xf32>, tensor<?x2xf32>) {
  %0 = tensor.empty(%s) : tensor<2x?xf32>
  %1 = tensor.extract_slice %0[0, %s] [1, %s] [1, 1] : tensor<2x?xf32> to tensor<?xf32>
  %2 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, %s, 1] : tensor<?xf32> into tensor<1x?x1xf32>
  %3 = tensor.empty() : tensor<72x10xf32>
  %4 = tensor.expand_shape %3 [[0, 1], [2]] output_shape [8, 9, 10] : tensor<72x10xf32> into tensor<8x9x10xf32>
  %5 = tensor.empty(%s) : tensor<4x?x2xf32>
  %6 = tensor.collapse_shape %5 [[0, 1], [2]] : tensor<4x?x2xf32> into tensor<?x2xf32>
  return %2, %4, %6 : tensor<1x?x1xf32>, tensor<8x9x10xf32>, tensor<?x2xf32>
}
func.func @mm(%a: memref<4x1x?xf32>, %c: memref<1x?xf32>) {
  linalg.generic {indexing_maps = [#id, #z, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %c : memref<4x1x?xf32>, memref<1x?xf32>) outs(%a : memref<4x1x?xf32>) {
  ^bb0(%x: f32, %z: f32, %o: f32):
    %1 = arith.addf %x, %z : f32
    linalg.yield %1 : f32
  }
  return
}
func.func @m2(%a: memref<4x1x?xf32>, %c: memref<1x?xf32, strided<[?, 1]>>) {
  linalg.generic {indexing_maps = [#id, #z, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %c : memref<4x1x?xf32>, memref<1x?xf32, strided<[?, 1]>>) outs(%a : memref<4x1x?xf32>) {
  ^bb0(%x: f32, %z: f32, %o: f32):
    %1 = arith.addf %x, %z : f32
    linalg.yield %1 : f32
  }
  return
}
func.func @t2(%a: tensor<4x1x?xf32>, %c: tensor<1x?xf32, "enc">) -> tensor<4x1x?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #z, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %c : tensor<4x1x?xf32>, tensor<1x?xf32, "enc">) outs(%a : tensor<4x1x?xf32>) {
  ^bb0(%x: f32, %z: f32, %o: f32):
    %1 = arith.addf %x, %z : f32
    linalg.yield %1 : f32
  } -> tensor<4x1x?xf32>
  return %0 : tensor<4x1x?xf32>
}



// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2) -> (0, d2)>
// CHECK-NEXT: #map5 = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #map6 = affine_map<()[s0] -> (s0 * 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x1x?xf32>, %[[ARG1:[^ ]+]]: tensor<4x?xf32>, %[[ARG2:[^ ]+]]: tensor<1x?xf32>) -> tensor<4x1x?xf32> {
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2]] : tensor<4x1x?xf32> into tensor<4x?xf32>
// CHECK-NEXT:     %[[COLLAPSED_0:[^ ]+]] = tensor.collapse_shape %[[ARG2]] {{\[\[}}0, 1]] : tensor<1x?xf32> into tensor<?xf32>
// CHECK-NEXT:     %[[COLLAPSED_1:[^ ]+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2]] : tensor<4x1x?xf32> into tensor<4x?xf32>
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C2]] : tensor<4x1x?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty(%[[DIM]]) : tensor<4x?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[COLLAPSED]], %[[ARG1]], %[[COLLAPSED_0]], %[[COLLAPSED_1]] : tensor<4x?xf32>, tensor<4x?xf32>, tensor<?xf32>, tensor<4x?xf32>) outs(%[[V0]] : tensor<4x?xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_3:[^ ]+]]: f32, %[[IN_4:[^ ]+]]: f32, %[[IN_5:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = linalg.index 1 : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.index_cast %[[V2]] : index to i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.sitofp %[[V3]] : i32 to f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.addf %[[IN]], %[[IN_3]] : f32
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.addf %[[V5]], %[[V4]] : f32
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.addf %[[V6]], %[[IN_5]] : f32
// CHECK-NEXT:       linalg.yield %[[V7]] : f32
// CHECK-NEXT:     } -> tensor<4x?xf32>
// CHECK-NEXT:     %[[DIM_2:[^ ]+]] = tensor.dim %[[ARG0]], %[[C2]] : tensor<4x1x?xf32>
// CHECK-NEXT:     %[[EXPANDED:[^ ]+]] = tensor.expand_shape %[[V1]] {{\[\[}}0, 1], [2]] output_shape [4, 1, %[[DIM_2]]] : tensor<4x?xf32> into tensor<4x1x?xf32>
// CHECK-NEXT:     return %[[EXPANDED]] : tensor<4x1x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: memref<4x1x?xf32>, %[[ARG1:[^ ]+]]: memref<4x1xf32, strided<[4, 1]>>, %[[ARG2:[^ ]+]]: memref<1x?xf32>) {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map2, #map3, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%[[ARG0]], %[[ARG1]], %[[ARG2]] : memref<4x1x?xf32>, memref<4x1xf32, strided<[4, 1]>>, memref<1x?xf32>) outs(%[[ARG0]] : memref<4x1x?xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_0:[^ ]+]]: f32, %[[IN_1:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.addf %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:       linalg.yield %[[V0]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @p(%[[ARG0:[^ ]+]]: tensor<1x?x1x4xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) -> tensor<1x?x1x6xf32> {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1, 2], [3]] : tensor<1x?x1x4xf32> into tensor<?x4xf32>
// CHECK-NEXT:     %[[PADDED:[^ ]+]] = tensor.pad %[[COLLAPSED]] low[%[[ARG2]], 1] high[0, 1] {
// CHECK-NEXT:     ^bb0(%[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG1]] : f32
// CHECK-NEXT:     } : tensor<?x4xf32> to tensor<?x6xf32>
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<1x?x1x4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map5()[%[[DIM]], %[[ARG2]]]
// CHECK-NEXT:     %[[EXPANDED:[^ ]+]] = tensor.expand_shape %[[PADDED]] {{\[\[}}0, 1, 2], [3]] output_shape [1, %[[V0]], 1, 6] : tensor<?x6xf32> into tensor<1x?x1x6xf32>
// CHECK-NEXT:     return %[[EXPANDED]] : tensor<1x?x1x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @s(%[[ARG0:[^ ]+]]: tensor<8x?x16xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: tensor<8x9x10xf32>) -> (tensor<1x?x1xf32>, tensor<8x9x10xf32>) {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG0]][0, %[[ARG2]], 2] [1, %[[ARG2]], 1] [1, 1, 1] : tensor<8x?x16xf32> to tensor<?xf32>
// CHECK-NEXT:     %[[EXPANDED:[^ ]+]] = tensor.expand_shape %[[EXTRACTED_SLICE]] {{\[\[}}0, 1, 2]] output_shape [1, %[[ARG2]], 1] : tensor<?xf32> into tensor<1x?x1xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[ARG3]][0, %[[ARG2]], 2] [1, %[[ARG2]], 1] [1, 1, 1] : tensor<?xf32> into tensor<8x9x10xf32>
// CHECK-NEXT:     return %[[EXPANDED]], %[[INSERTED_SLICE]] : tensor<1x?x1xf32>, tensor<8x9x10xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @e(%[[ARG0:[^ ]+]]: index) -> (tensor<1x?x1xf32>, tensor<8x9x10xf32>, tensor<?x2xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty(%[[ARG0]]) : tensor<1x?x1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<8x9x10xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map6()[%[[ARG0]]]
// CHECK-NEXT:     %[[V3:[^ ]+]] = tensor.empty(%[[V2]]) : tensor<?x2xf32>
// CHECK-NEXT:     return %[[V0]], %[[V1]], %[[V3]] : tensor<1x?x1xf32>, tensor<8x9x10xf32>, tensor<?x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @mm(%[[ARG0:[^ ]+]]: memref<4x1x?xf32>, %[[ARG1:[^ ]+]]: memref<1x?xf32>) {
// CHECK-NEXT:     %[[COLLAPSE_SHAPE:[^ ]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2]] : memref<4x1x?xf32> into memref<4x?xf32>
// CHECK-NEXT:     %[[COLLAPSE_SHAPE_0:[^ ]+]] = memref.collapse_shape %[[ARG1]] {{\[\[}}0, 1]] : memref<1x?xf32> into memref<?xf32>
// CHECK-NEXT:     %[[COLLAPSE_SHAPE_1:[^ ]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2]] : memref<4x1x?xf32> into memref<4x?xf32>
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%[[COLLAPSE_SHAPE]], %[[COLLAPSE_SHAPE_0]] : memref<4x?xf32>, memref<?xf32>) outs(%[[COLLAPSE_SHAPE_1]] : memref<4x?xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_2:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.addf %[[IN]], %[[IN_2]] : f32
// CHECK-NEXT:       linalg.yield %[[V0]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @m2(%[[ARG0:[^ ]+]]: memref<4x1x?xf32>, %[[ARG1:[^ ]+]]: memref<1x?xf32, strided<[?, 1]>>) {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%[[ARG0]], %[[ARG1]] : memref<4x1x?xf32>, memref<1x?xf32, strided<[?, 1]>>) outs(%[[ARG0]] : memref<4x1x?xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_0:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.addf %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:       linalg.yield %[[V0]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @t2(%[[ARG0:[^ ]+]]: tensor<4x1x?xf32>, %[[ARG1:[^ ]+]]: tensor<1x?xf32, "enc">) -> tensor<4x1x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4x1x?xf32>, tensor<1x?xf32, "enc">) outs(%[[ARG0]] : tensor<4x1x?xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_0:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.addf %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:       linalg.yield %[[V1]] : f32
// CHECK-NEXT:     } -> tensor<4x1x?xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<4x1x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// SLICES: #map = affine_map<(d0, d1) -> (d0, d1)>
// SLICES-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// SLICES-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// SLICES-NEXT: #map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
// SLICES-NEXT: #map4 = affine_map<(d0, d1, d2) -> (0, d2)>
// SLICES-NEXT: #map5 = affine_map<()[s0, s1] -> (s0 + s1)>
// SLICES-NEXT: #map6 = affine_map<()[s0] -> (s0 * 4)>
// SLICES-NEXT: module {
// SLICES-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x1x?xf32>, %[[ARG1:[^ ]+]]: tensor<4x?xf32>, %[[ARG2:[^ ]+]]: tensor<1x?xf32>) -> tensor<4x1x?xf32> {
// SLICES-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// SLICES-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// SLICES-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C2]] : tensor<4x1x?xf32>
// SLICES-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG0]][0, 0, 0] [4, 1, %[[DIM]]] [1, 1, 1] : tensor<4x1x?xf32> to tensor<4x?xf32>
// SLICES-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG2]], %[[C1]] : tensor<1x?xf32>
// SLICES-NEXT:     %[[EXTRACTED_SLICE_1:[^ ]+]] = tensor.extract_slice %[[ARG2]][0, 0] [1, %[[DIM_0]]] [1, 1] : tensor<1x?xf32> to tensor<?xf32>
// SLICES-NEXT:     %[[DIM_2:[^ ]+]] = tensor.dim %[[ARG0]], %[[C2]] : tensor<4x1x?xf32>
// SLICES-NEXT:     %[[EXTRACTED_SLICE_3:[^ ]+]] = tensor.extract_slice %[[ARG0]][0, 0, 0] [4, 1, %[[DIM_2]]] [1, 1, 1] : tensor<4x1x?xf32> to tensor<4x?xf32>
// SLICES-NEXT:     %[[V0:[^ ]+]] = tensor.empty(%[[DIM_2]]) : tensor<4x?xf32>
// SLICES-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[EXTRACTED_SLICE]], %[[ARG1]], %[[EXTRACTED_SLICE_1]], %[[EXTRACTED_SLICE_3]] : tensor<4x?xf32>, tensor<4x?xf32>, tensor<?xf32>, tensor<4x?xf32>) outs(%[[V0]] : tensor<4x?xf32>) {
// SLICES-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_5:[^ ]+]]: f32, %[[IN_6:[^ ]+]]: f32, %[[IN_7:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// SLICES-NEXT:       %[[V2:[^ ]+]] = linalg.index 1 : index
// SLICES-NEXT:       %[[V3:[^ ]+]] = arith.index_cast %[[V2]] : index to i32
// SLICES-NEXT:       %[[V4:[^ ]+]] = arith.sitofp %[[V3]] : i32 to f32
// SLICES-NEXT:       %[[V5:[^ ]+]] = arith.addf %[[IN]], %[[IN_5]] : f32
// SLICES-NEXT:       %[[V6:[^ ]+]] = arith.addf %[[V5]], %[[V4]] : f32
// SLICES-NEXT:       %[[V7:[^ ]+]] = arith.addf %[[V6]], %[[IN_7]] : f32
// SLICES-NEXT:       linalg.yield %[[V7]] : f32
// SLICES-NEXT:     } -> tensor<4x?xf32>
// SLICES-NEXT:     %[[DIM_4:[^ ]+]] = tensor.dim %[[ARG0]], %[[C2]] : tensor<4x1x?xf32>
// SLICES-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[V1]] into %[[ARG0]][0, 0, 0] [4, 1, %[[DIM_4]]] [1, 1, 1] : tensor<4x?xf32> into tensor<4x1x?xf32>
// SLICES-NEXT:     return %[[INSERTED_SLICE]] : tensor<4x1x?xf32>
// SLICES-NEXT:   }
// SLICES-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: memref<4x1x?xf32>, %[[ARG1:[^ ]+]]: memref<4x1xf32, strided<[4, 1]>>, %[[ARG2:[^ ]+]]: memref<1x?xf32>) {
// SLICES-NEXT:     linalg.generic {indexing_maps = [#map2, #map3, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%[[ARG0]], %[[ARG1]], %[[ARG2]] : memref<4x1x?xf32>, memref<4x1xf32, strided<[4, 1]>>, memref<1x?xf32>) outs(%[[ARG0]] : memref<4x1x?xf32>) {
// SLICES-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_0:[^ ]+]]: f32, %[[IN_1:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// SLICES-NEXT:       %[[V0:[^ ]+]] = arith.addf %[[IN]], %[[IN_0]] : f32
// SLICES-NEXT:       linalg.yield %[[V0]] : f32
// SLICES-NEXT:     }
// SLICES-NEXT:     return
// SLICES-NEXT:   }
// SLICES-NEXT:   func.func @p(%[[ARG0:[^ ]+]]: tensor<1x?x1x4xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) -> tensor<1x?x1x6xf32> {
// SLICES-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// SLICES-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<1x?x1x4xf32>
// SLICES-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG0]][0, 0, 0, 0] [1, %[[DIM]], 1, 4] [1, 1, 1, 1] : tensor<1x?x1x4xf32> to tensor<?x4xf32>
// SLICES-NEXT:     %[[PADDED:[^ ]+]] = tensor.pad %[[EXTRACTED_SLICE]] low[%[[ARG2]], 1] high[0, 1] {
// SLICES-NEXT:     ^bb0(%[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index):
// SLICES-NEXT:       tensor.yield %[[ARG1]] : f32
// SLICES-NEXT:     } : tensor<?x4xf32> to tensor<?x6xf32>
// SLICES-NEXT:     %[[V0:[^ ]+]] = affine.apply #map5()[%[[DIM]], %[[ARG2]]]
// SLICES-NEXT:     %[[V1:[^ ]+]] = tensor.empty(%[[V0]]) : tensor<1x?x1x6xf32>
// SLICES-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[PADDED]] into %[[V1]][0, 0, 0, 0] [1, %[[V0]], 1, 6] [1, 1, 1, 1] : tensor<?x6xf32> into tensor<1x?x1x6xf32>
// SLICES-NEXT:     return %[[INSERTED_SLICE]] : tensor<1x?x1x6xf32>
// SLICES-NEXT:   }
// SLICES-NEXT:   func.func @s(%[[ARG0:[^ ]+]]: tensor<8x?x16xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: tensor<8x9x10xf32>) -> (tensor<1x?x1xf32>, tensor<8x9x10xf32>) {
// SLICES-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG0]][0, %[[ARG2]], 2] [1, %[[ARG2]], 1] [1, 1, 1] : tensor<8x?x16xf32> to tensor<1x?x1xf32>
// SLICES-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[ARG3]][0, %[[ARG2]], 2] [1, %[[ARG2]], 1] [1, 1, 1] : tensor<1x?x1xf32> into tensor<8x9x10xf32>
// SLICES-NEXT:     return %[[EXTRACTED_SLICE]], %[[INSERTED_SLICE]] : tensor<1x?x1xf32>, tensor<8x9x10xf32>
// SLICES-NEXT:   }
// SLICES-NEXT:   func.func @e(%[[ARG0:[^ ]+]]: index) -> (tensor<1x?x1xf32>, tensor<8x9x10xf32>, tensor<?x2xf32>) {
// SLICES-NEXT:     %[[V0:[^ ]+]] = tensor.empty(%[[ARG0]]) : tensor<1x?x1xf32>
// SLICES-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<8x9x10xf32>
// SLICES-NEXT:     %[[V2:[^ ]+]] = affine.apply #map6()[%[[ARG0]]]
// SLICES-NEXT:     %[[V3:[^ ]+]] = tensor.empty(%[[V2]]) : tensor<?x2xf32>
// SLICES-NEXT:     return %[[V0]], %[[V1]], %[[V3]] : tensor<1x?x1xf32>, tensor<8x9x10xf32>, tensor<?x2xf32>
// SLICES-NEXT:   }
// SLICES-NEXT:   func.func @mm(%[[ARG0:[^ ]+]]: memref<4x1x?xf32>, %[[ARG1:[^ ]+]]: memref<1x?xf32>) {
// SLICES-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// SLICES-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// SLICES-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C2]] : memref<4x1x?xf32>
// SLICES-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG0]][0, 0, 0] [4, 1, %[[DIM]]] [1, 1, 1] : memref<4x1x?xf32> to memref<4x?xf32, strided<[?, 1]>>
// SLICES-NEXT:     %[[DIM_0:[^ ]+]] = memref.dim %[[ARG1]], %[[C1]] : memref<1x?xf32>
// SLICES-NEXT:     %[[SUBVIEW_1:[^ ]+]] = memref.subview %[[ARG1]][0, 0] [1, %[[DIM_0]]] [1, 1] : memref<1x?xf32> to memref<?xf32, strided<[1]>>
// SLICES-NEXT:     %[[DIM_2:[^ ]+]] = memref.dim %[[ARG0]], %[[C2]] : memref<4x1x?xf32>
// SLICES-NEXT:     %[[SUBVIEW_3:[^ ]+]] = memref.subview %[[ARG0]][0, 0, 0] [4, 1, %[[DIM_2]]] [1, 1, 1] : memref<4x1x?xf32> to memref<4x?xf32, strided<[?, 1]>>
// SLICES-NEXT:     linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%[[SUBVIEW]], %[[SUBVIEW_1]] : memref<4x?xf32, strided<[?, 1]>>, memref<?xf32, strided<[1]>>) outs(%[[SUBVIEW_3]] : memref<4x?xf32, strided<[?, 1]>>) {
// SLICES-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_4:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// SLICES-NEXT:       %[[V0:[^ ]+]] = arith.addf %[[IN]], %[[IN_4]] : f32
// SLICES-NEXT:       linalg.yield %[[V0]] : f32
// SLICES-NEXT:     }
// SLICES-NEXT:     return
// SLICES-NEXT:   }
// SLICES-NEXT:   func.func @m2(%[[ARG0:[^ ]+]]: memref<4x1x?xf32>, %[[ARG1:[^ ]+]]: memref<1x?xf32, strided<[?, 1]>>) {
// SLICES-NEXT:     linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%[[ARG0]], %[[ARG1]] : memref<4x1x?xf32>, memref<1x?xf32, strided<[?, 1]>>) outs(%[[ARG0]] : memref<4x1x?xf32>) {
// SLICES-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_0:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// SLICES-NEXT:       %[[V0:[^ ]+]] = arith.addf %[[IN]], %[[IN_0]] : f32
// SLICES-NEXT:       linalg.yield %[[V0]] : f32
// SLICES-NEXT:     }
// SLICES-NEXT:     return
// SLICES-NEXT:   }
// SLICES-NEXT:   func.func @t2(%[[ARG0:[^ ]+]]: tensor<4x1x?xf32>, %[[ARG1:[^ ]+]]: tensor<1x?xf32, "enc">) -> tensor<4x1x?xf32> {
// SLICES-NEXT:     %[[V0:[^ ]+]] = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4x1x?xf32>, tensor<1x?xf32, "enc">) outs(%[[ARG0]] : tensor<4x1x?xf32>) {
// SLICES-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_0:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// SLICES-NEXT:       %[[V1:[^ ]+]] = arith.addf %[[IN]], %[[IN_0]] : f32
// SLICES-NEXT:       linalg.yield %[[V1]] : f32
// SLICES-NEXT:     } -> tensor<4x1x?xf32>
// SLICES-NEXT:     return %[[V0]] : tensor<4x1x?xf32>
// SLICES-NEXT:   }
// SLICES-NEXT: }
