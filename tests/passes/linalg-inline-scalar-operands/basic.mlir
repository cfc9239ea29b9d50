// RUN: mlir-opt %s --split-input-file --linalg-inline-scalar-operands | FileCheck %s

#s = affine_map<(d0, d1) -> ()>
#c = affine_map<(d0, d1) -> (2)>
#i = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%a: f32, %b: tensor<f32>, %c: tensor<4xf32>, %x: tensor<3x5xf32>, %o: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %0 = linalg.generic {indexing_maps = [#s, #s, #i, #c, #i], iterator_types = ["parallel", "parallel"]} ins(%a, %b, %x, %c : f32, tensor<f32>, tensor<3x5xf32>, tensor<4xf32>) outs(%o : tensor<3x5xf32>) {
  ^bb0(%p: f32, %q: f32, %r: f32, %s: f32, %t: f32):
    %1 = arith.addf %p, %q : f32
    %2 = arith.mulf %1, %r : f32
    %3 = arith.subf %2, %s : f32
    linalg.yield %3 : f32
  } -> tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: tensor<f32>, %arg2: tensor<4xf32>, %arg3: tensor<3x5xf32>, %arg4: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<3x5xf32>) outs(%arg4 : tensor<3x5xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %extracted = tensor.extract %arg2[%c2] : tensor<4xf32>
// CHECK-NEXT:       %extracted_0 = tensor.extract %arg1[] : tensor<f32>
// CHECK-NEXT:       %1 = arith.addf %arg0, %extracted_0 : f32
// CHECK-NEXT:       %2 = arith.mulf %1, %in : f32
// CHECK-NEXT:       %3 = arith.subf %2, %extracted : f32
// CHECK-NEXT:       linalg.yield %3 : f32
// CHECK-NEXT:     } -> tensor<3x5xf32>
// CHECK-NEXT:     return %0 : tensor<3x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
