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
