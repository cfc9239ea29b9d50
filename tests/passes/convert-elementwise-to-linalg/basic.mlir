// RUN: mlir-opt %s --split-input-file --convert-elementwise-to-linalg | FileCheck %s

func.func @f(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %c : tensor<4x?xi1>, %s: f32, %v: vector<4xf32>) -> tensor<4x?xf32> {
  %0 = arith.addf %a, %b : tensor<4x?xf32>
  %1 = math.exp %0 : tensor<4x?xf32>
  %2 = arith.cmpf olt, %0, %1 : tensor<4x?xf32>
  %3 = arith.select %2, %0, %1 : tensor<4x?xi1>, tensor<4x?xf32>
  %4 = arith.constant dense<1.0> : tensor<4x4xf32>
  %5 = arith.mulf %4, %4 : tensor<4x4xf32>
  %6 = arith.addf %v, %v : vector<4xf32>
  %7 = arith.fptosi %3 {foo} : tensor<4x?xf32> to tensor<4x?xi32>
  %8 = arith.addf %s, %s : f32
  %9 = arith.constant true
  %10 = arith.select %9, %a, %b : tensor<4x?xf32>
  return %10 : tensor<4x?xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<4x?xi1>, %arg3: f32, %arg4: vector<4xf32>) -> tensor<4x?xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg0 : tensor<4x?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_2: f32, %out: f32):
// CHECK-NEXT:       %9 = arith.addf %in, %in_2 : f32
// CHECK-NEXT:       linalg.yield %9 : f32
// CHECK-NEXT:     } -> tensor<4x?xf32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x?xf32>) outs(%0 : tensor<4x?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %9 = math.exp %in : f32
// CHECK-NEXT:       linalg.yield %9 : f32
// CHECK-NEXT:     } -> tensor<4x?xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %0, %c1 : tensor<4x?xf32>
// CHECK-NEXT:     %2 = tensor.empty(%dim) : tensor<4x?xi1>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%0, %1 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%2 : tensor<4x?xi1>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_2: f32, %out: i1):
// CHECK-NEXT:       %9 = arith.cmpf olt, %in, %in_2 : f32
// CHECK-NEXT:       linalg.yield %9 : i1
// CHECK-NEXT:     } -> tensor<4x?xi1>
// CHECK-NEXT:     %4 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %0, %1 : tensor<4x?xi1>, tensor<4x?xf32>, tensor<4x?xf32>) outs(%0 : tensor<4x?xf32>) {
// CHECK-NEXT:     ^bb0(%in: i1, %in_2: f32, %in_3: f32, %out: f32):
// CHECK-NEXT:       %9 = arith.select %in, %in_2, %in_3 : f32
// CHECK-NEXT:       linalg.yield %9 : f32
// CHECK-NEXT:     } -> tensor<4x?xf32>
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : tensor<4x4xf32>
// CHECK-NEXT:     %5 = arith.addf %arg4, %arg4 : vector<4xf32>
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %dim_1 = tensor.dim %4, %c1_0 : tensor<4x?xf32>
// CHECK-NEXT:     %6 = tensor.empty(%dim_1) : tensor<4x?xi32>
// CHECK-NEXT:     %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<4x?xf32>) outs(%6 : tensor<4x?xi32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: i32):
// CHECK-NEXT:       %9 = arith.fptosi %in {foo} : f32 to i32
// CHECK-NEXT:       linalg.yield %9 : i32
// CHECK-NEXT:     } -> tensor<4x?xi32>
// CHECK-NEXT:     %8 = arith.addf %arg3, %arg3 : f32
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     return %arg0 : tensor<4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
