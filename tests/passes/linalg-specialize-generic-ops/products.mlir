// RUN: mlir-opt %s --split-input-file --linalg-specialize-generic-ops | FileCheck %s

#a = affine_map<(b, d0, d1, d2) -> (b, d0, d2)>
#b = affine_map<(b, d0, d1, d2) -> (b, d2, d1)>
#c = affine_map<(b, d0, d1, d2) -> (b, d0, d1)>
func.func @f(%x: tensor<3x4x4xi8>, %y: tensor<3x4x4xi8>) -> tensor<3x4x4xi8> {
  %2 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%x, %y : tensor<3x4x4xi8>, tensor<3x4x4xi8>) outs(%y : tensor<3x4x4xi8>) {
  ^bb0(%p: i8, %q: i8, %o: i8):
    %m = arith.muli %p, %q : i8
    %s = arith.addi %o, %m : i8
    linalg.yield %s : i8
  } -> tensor<3x4x4xi8>
  return %2 : tensor<3x4x4xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<3x4x4xi8>, %arg1: tensor<3x4x4xi8>) -> tensor<3x4x4xi8> {
// CHECK-NEXT:     %0 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<3x4x4xi8>, tensor<3x4x4xi8>) outs(%arg1 : tensor<3x4x4xi8>) -> tensor<3x4x4xi8>
// CHECK-NEXT:     return %0 : tensor<3x4x4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#a = affine_map<(d1, d0, d2) -> (d0, d2)>
#b = affine_map<(d1, d0, d2) -> (d2, d1)>
#c = affine_map<(d1, d0, d2) -> (d0, d1)>
func.func @f(%x: tensor<4x4xf32>, %y: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %2 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %y : tensor<4x4xf32>, tensor<4x4xf32>) outs(%y : tensor<4x4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  return %2 : tensor<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT:     %0 = linalg.matmul ins(%arg0, %arg1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg1 : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:     return %0 : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
