// RUN: mlir-opt %s --split-input-file --linalg-fuse-elementwise-ops | FileCheck %s

// A producer whose maps change places, with numbers of iterations, and a consumer that broadcasts.

#id = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @fused(%a: tensor<4x5xf32>, %b: tensor<5x4xf32>, %c: tensor<5xf32>, %o: tensor<5x4xf32>) -> tensor<5x4xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #tr, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<4x5xf32>, tensor<5x4xf32>) outs(%a : tensor<4x5xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i32
    %k = arith.sitofp %j : i32 to f32
    %1 = arith.addf %x, %y : f32
    %2 = arith.addf %1, %k : f32
    linalg.yield %2 : f32
  } -> tensor<4x5xf32>
  %3 = linalg.generic {indexing_maps = [#tr, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%0, %c : tensor<4x5xf32>, tensor<5xf32>) outs(%o : tensor<5x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %4 = arith.mulf %x, %y : f32
    linalg.yield %4 : f32
  } -> tensor<5x4xf32>
  return %3 : tensor<5x4xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @fused(%[[ARG0:[^ ]+]]: tensor<4x5xf32>, %[[ARG1:[^ ]+]]: tensor<5x4xf32>, %[[ARG2:[^ ]+]]: tensor<5xf32>, %[[ARG3:[^ ]+]]: tensor<5x4xf32>) -> tensor<5x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<5x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]], %[[ARG1]], %[[ARG2]] : tensor<4x5xf32>, tensor<5x4xf32>, tensor<5xf32>) outs(%[[V0]] : tensor<5x4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_0:[^ ]+]]: f32, %[[IN_1:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.index_cast %[[V2]] : index to i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.sitofp %[[V3]] : i32 to f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.addf %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.addf %[[V5]], %[[V4]] : f32
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.mulf %[[V6]], %[[IN_1]] : f32
// CHECK-NEXT:       linalg.yield %[[V7]] : f32
// CHECK-NEXT:     } -> tensor<5x4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The result is taken twice, or reduced, or an output: only the second is taken in.

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @taken(%a: tensor<4x5xf32>, %r: tensor<4xf32>) -> (tensor<4x5xf32>, tensor<4xf32>, tensor<4x5xf32>) {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x5xf32>) outs(%a : tensor<4x5xf32>) {
  ^bb0(%x: f32, %z: f32):
    %1 = math.exp %x : f32
    linalg.yield %1 : f32
  } -> tensor<4x5xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%0, %0 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%a : tensor<4x5xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<4x5xf32>
  %3 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x5xf32>) outs(%a : tensor<4x5xf32>) {
  ^bb0(%x: f32, %z: f32):
    %1 = math.sqrt %x : f32
    linalg.yield %1 : f32
  } -> tensor<4x5xf32>
  %4 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%3 : tensor<4x5xf32>) outs(%r : tensor<4xf32>) {
  ^bb0(%x: f32, %z: f32):
    %1 = arith.addf %x, %z : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  %5 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<4x5xf32>) {
  ^bb0(%z: f32):
    %1 = arith.addf %z, %z : f32
    linalg.yield %1 : f32
  } -> tensor<4x5xf32>
  return %2, %4, %5 : tensor<4x5xf32>, tensor<4xf32>, tensor<4x5xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @taken(%[[ARG0:[^ ]+]]: tensor<4x5xf32>, %[[ARG1:[^ ]+]]: tensor<4xf32>) -> (tensor<4x5xf32>, tensor<4xf32>, tensor<4x5xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4x5xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]] : tensor<4x5xf32>) outs(%[[V0]] : tensor<4x5xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V4:[^ ]+]] = math.exp %[[IN]] : f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.mulf %[[V4]], %[[V4]] : f32
// CHECK-NEXT:       linalg.yield %[[V5]] : f32
// CHECK-NEXT:     } -> tensor<4x5xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%[[ARG0]] : tensor<4x5xf32>) outs(%[[ARG1]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: f32, %[[OUT]]: f32):
// CHECK-NEXT:       %[[V4]] = math.sqrt %[[IN]] : f32
// CHECK-NEXT:       %[[V5]] = arith.addf %[[V4]], %[[OUT]] : f32
// CHECK-NEXT:       linalg.yield %[[V5]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%[[V1]] : tensor<4x5xf32>) {
// CHECK-NEXT:     ^bb0(%[[OUT]]: f32):
// CHECK-NEXT:       %[[V4]] = arith.addf %[[OUT]], %[[OUT]] : f32
// CHECK-NEXT:       linalg.yield %[[V4]] : f32
// CHECK-NEXT:     } -> tensor<4x5xf32>
// CHECK-NEXT:     return %[[V1]], %[[V2]], %[[V3]] : tensor<4x5xf32>, tensor<4xf32>, tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Two results, of which one reads its output.

#id = affine_map<(d0) -> (d0)>
func.func @two(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%a, %b : tensor<?xf32>, tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.addf %x, %z : f32
    linalg.yield %x, %1 : f32, f32
  } -> (tensor<?xf32>, tensor<?xf32>)
  %2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"], doc = "said"} ins(%0#1 : tensor<?xf32>) outs(%b : tensor<?xf32>) attrs = {kept} {
  ^bb0(%x: f32, %z: f32):
    %c = arith.cmpf olt, %x, %z : f32
    %1 = scf.if %c -> f32 { scf.yield %x : f32 } else { scf.yield %z : f32 }
    linalg.yield %1 : f32
  } -> tensor<?xf32>
  return %2 : tensor<?xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @two(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<?xf32>) outs(%[[ARG1]], %[[ARG1]] : tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32, %[[OUT_0:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.addf %[[IN]], %[[OUT]] : f32
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpf olt, %[[V1]], %[[OUT_0]] : f32
// CHECK-NEXT:       %[[V3:[^ ]+]] = scf.if %[[V2]] -> (f32) {
// CHECK-NEXT:         scf.yield %[[V1]] : f32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[OUT_0]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %[[V1]], %[[V3]] : f32, f32
// CHECK-NEXT:     } -> (tensor<?xf32>, tensor<?xf32>)
// CHECK-NEXT:     return %[[V0]]#1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Fills, constants, and outputs of which only the sizes matter.

#id = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
#none = affine_map<(d0, d1) -> ()>
func.func @constants(%a: tensor<2x?xf32>, %v: f32, %n: index) -> (tensor<2x?xf32>, tensor<3x2xi32>, tensor<2x?xf32>) {
  %e = tensor.empty(%n) : tensor<2x?xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<2x?xf32>) -> tensor<2x?xf32>
  %s = arith.constant dense<3.0> : tensor<f32>
  %c = arith.constant 4.0 : f32
  %0 = linalg.generic {indexing_maps = [#id, #id, #none, #none, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %f, %s, %c : tensor<2x?xf32>, tensor<2x?xf32>, tensor<f32>, f32) outs(%a : tensor<2x?xf32>) {
  ^bb0(%p: f32, %q: f32, %r: f32, %t: f32, %o: f32):
    %1 = arith.addf %p, %q : f32
    %2 = arith.mulf %1, %r : f32
    %3 = arith.subf %2, %t : f32
    linalg.yield %3 : f32
  } -> tensor<2x?xf32>
  %d = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %i = tensor.empty() : tensor<3x2xi32>
  %4 = linalg.transpose ins(%d : tensor<2x3xi32>) outs(%i : tensor<3x2xi32>) permutation = [1, 0]
  %5 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%a : tensor<2x?xf32>) {
  ^bb0(%o: f32):
    linalg.yield %v : f32
  } -> tensor<2x?xf32>
  return %0, %4, %5 : tensor<2x?xf32>, tensor<3x2xi32>, tensor<2x?xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @constants(%[[ARG0:[^ ]+]]: tensor<2x?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) -> (tensor<2x?xf32>, tensor<3x2xi32>, tensor<2x?xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<{{\[\[}}1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant 4.000000e+00 : f32
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<2x?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty(%[[DIM]]) : tensor<2x?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]] : tensor<2x?xf32>) outs(%[[V0]] : tensor<2x?xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.addf %[[IN]], %[[ARG1]] : f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.mulf %[[V4]], %[[CST_0]] : f32
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.subf %[[V5]], %[[CST_1]] : f32
// CHECK-NEXT:       linalg.yield %[[V6]] : f32
// CHECK-NEXT:     } -> tensor<2x?xf32>
// CHECK-NEXT:     %[[DIM_2:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<2x?xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty(%[[DIM_2]]) : tensor<2x?xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%[[V2]] : tensor<2x?xf32>) {
// CHECK-NEXT:     ^bb0(%[[OUT]]: f32):
// CHECK-NEXT:       linalg.yield %[[ARG1]] : f32
// CHECK-NEXT:     } -> tensor<2x?xf32>
// CHECK-NEXT:     return %[[V1]], %[[CST]], %[[V3]] : tensor<2x?xf32>, tensor<3x2xi32>, tensor<2x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What nothing needs: inputs, results, what is computed from an output for itself; inputs given twice.

#id = affine_map<(d0) -> (d0)>
func.func @unused(%a: tensor<4xf32>, %b: tensor<4xf32>, %m: memref<4xf32>) -> tensor<4xf32> {
  %0:3 = linalg.generic {indexing_maps = [#id, #id, #id, #id, #id, #id], iterator_types = ["parallel"]} ins(%a, %b, %a : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) outs(%a, %b, %b : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%p: f32, %q: f32, %r: f32, %x: f32, %y: f32, %z: f32):
    %1 = arith.addf %p, %r : f32
    %2 = arith.addf %y, %p : f32
    linalg.yield %1, %2, %z : f32, f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
  linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%m, %m : memref<4xf32>, memref<4xf32>) outs(%m : memref<4xf32>) {
  ^bb0(%p: f32, %q: f32, %x: f32):
    %1 = arith.addf %p, %q : f32
    linalg.yield %1 : f32
  }
  return %0#0 : tensor<4xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @unused(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: tensor<4xf32>, %[[ARG2:[^ ]+]]: memref<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.addf %[[IN]], %[[IN]] : f32
// CHECK-NEXT:       linalg.yield %[[V2]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG2]] : memref<4xf32>) outs(%[[ARG2]] : memref<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: f32, %[[OUT]]: f32):
// CHECK-NEXT:       %[[V2]] = arith.addf %[[IN]], %[[IN]] : f32
// CHECK-NEXT:       linalg.yield %[[V2]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
