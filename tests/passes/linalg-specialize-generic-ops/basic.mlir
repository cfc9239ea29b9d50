// RUN: mlir-opt %s --split-input-file --linalg-specialize-generic-ops --allow-unregistered-dialect | FileCheck %s

#i = affine_map<(d0, d1) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>
#r = affine_map<(d0, d1) -> (d0)>
#a = affine_map<(d0, d1, d2) -> (d0, d2)>
#b = affine_map<(d0, d1, d2) -> (d2, d1)>
#c = affine_map<(d0, d1, d2) -> (d0, d1)>
func.func @f(%x: tensor<4x4xf32>, %y: tensor<4x4xf32>, %v: tensor<4xf32>) {
  %0 = linalg.generic {indexing_maps = [#i, #i, #i], iterator_types = ["parallel", "parallel"]} ins(%x, %y : tensor<4x4xf32>, tensor<4x4xf32>) outs(%y : tensor<4x4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %p, %q : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  %1 = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x4xf32>) outs(%y : tensor<4x4xf32>) {
  ^bb0(%p: f32, %q: f32):
    %s = math.exp %p : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  %2 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %y : tensor<4x4xf32>, tensor<4x4xf32>) outs(%y : tensor<4x4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  %3 = linalg.generic {indexing_maps = [#t, #i], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x4xf32>) outs(%y : tensor<4x4xf32>) {
  ^bb0(%p: f32, %q: f32):
    linalg.yield %p : f32
  } -> tensor<4x4xf32>
  %4 = linalg.generic {indexing_maps = [#r, #i], iterator_types = ["parallel", "parallel"]} ins(%v : tensor<4xf32>) outs(%y : tensor<4x4xf32>) {
  ^bb0(%p: f32, %q: f32):
    linalg.yield %p : f32
  } -> tensor<4x4xf32>
  %5 = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x4xf32>) outs(%y : tensor<4x4xf32>) {
  ^bb0(%p: f32, %q: f32):
    linalg.yield %p : f32
  } -> tensor<4x4xf32>
  %cst = arith.constant 1.0 : f32
  %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, #i], iterator_types = ["parallel", "parallel"]} ins(%cst : f32) outs(%y : tensor<4x4xf32>) {
  ^bb0(%p: f32, %q: f32):
    linalg.yield %p : f32
  } -> tensor<4x4xf32>
  %7 = linalg.generic {indexing_maps = [#i], iterator_types = ["parallel", "parallel"]} outs(%y : tensor<4x4xf32>) {
  ^bb0(%q: f32):
    linalg.yield %cst : f32
  } -> tensor<4x4xf32>
  %8 = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x4xf32>) outs(%y : tensor<4x4xf32>) {
  ^bb0(%p: f32, %q: f32):
    %s = arith.addf %p, %q : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  %9 = linalg.generic {indexing_maps = [#i, #r], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4x4xf32>) outs(%v : tensor<4xf32>) {
  ^bb0(%p: f32, %q: f32):
    %s = arith.addf %p, %q : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  %10 = linalg.generic {indexing_maps = [#i, #i, #i], iterator_types = ["parallel", "parallel"]} ins(%x, %y : tensor<4x4xf32>, tensor<4x4xf32>) outs(%y : tensor<4x4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.subf %q, %p : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  %11 = linalg.generic {indexing_maps = [#i, #i, #i], iterator_types = ["parallel", "parallel"]} ins(%x, %y : tensor<4x4xf32>, tensor<4x4xf32>) outs(%y : tensor<4x4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.maximumf %q, %p : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  "x.y"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11) : (tensor<4x4xf32>,tensor<4x4xf32>,tensor<4x4xf32>,tensor<4x4xf32>,tensor<4x4xf32>,tensor<4x4xf32>,tensor<4x4xf32>,tensor<4x4xf32>,tensor<4x4xf32>,tensor<4xf32>,tensor<4x4xf32>,tensor<4x4xf32>) -> ()
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<4xf32>) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = linalg.add ins(%arg0, %arg1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg1 : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:     %1 = linalg.exp ins(%arg0 : tensor<4x4xf32>) outs(%arg1 : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:     %2 = linalg.matmul ins(%arg0, %arg1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg1 : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:     %transposed = linalg.transpose ins(%arg0 : tensor<4x4xf32>) outs(%arg1 : tensor<4x4xf32>) permutation = [1, 0] 
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%arg2 : tensor<4xf32>) outs(%arg1 : tensor<4x4xf32>) dimensions = [1] 
// CHECK-NEXT:     %3 = linalg.copy ins(%arg0 : tensor<4x4xf32>) outs(%arg1 : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:     %4 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:     %5 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:     %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x4xf32>) outs(%arg1 : tensor<4x4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %10 = arith.addf %in, %out : f32
// CHECK-NEXT:       linalg.yield %10 : f32
// CHECK-NEXT:     } -> tensor<4x4xf32>
// CHECK-NEXT:     %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<4x4xf32>) outs(%arg2 : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %10 = arith.addf %in, %out : f32
// CHECK-NEXT:       linalg.yield %10 : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     %8 = linalg.sub ins(%arg1, %arg0 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg1 : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:     %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg1 : tensor<4x4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %10 = arith.maximumf %in_0, %in : f32
// CHECK-NEXT:       linalg.yield %10 : f32
// CHECK-NEXT:     } -> tensor<4x4xf32>
// CHECK-NEXT:     "x.y"(%0, %1, %2, %transposed, %broadcasted, %3, %4, %5, %6, %7, %8, %9) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
