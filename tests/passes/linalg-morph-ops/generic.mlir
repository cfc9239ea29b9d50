// RUN: mlir-opt %s --linalg-morph-ops=named-to-generic | FileCheck %s

func.func @f(%a: memref<4xi32>, %b: memref<4xi1>, %t: tensor<4xi32>) {
  linalg.div_unsigned ins(%a, %a : memref<4xi32>, memref<4xi32>) outs(%a : memref<4xi32>)
  linalg.select ins(%b, %a, %a : memref<4xi1>, memref<4xi32>, memref<4xi32>) outs(%a : memref<4xi32>)
  linalg.max ins(%a, %a : memref<4xi32>, memref<4xi32>) outs(%a : memref<4xi32>)
  linalg.min {foo} ins(%a, %a : memref<4xi32>, memref<4xi32>) outs(%a : memref<4xi32>)
  linalg.add {foo} ins(%a, %a : memref<4xi32>, memref<4xi32>) outs(%a : memref<4xi32>)
  linalg.copy ins(%b : memref<4xi1>) outs(%a : memref<4xi32>)
  linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a, %a : memref<4xi32>, memref<4xi32>) outs(%a : memref<4xi32>)
  linalg.contract indexing_maps = [affine_map<(i,j)->(i)>, affine_map<(i,j)->(i)>, affine_map<(i,j)->(j)>]  ins(%a, %a : memref<4xi32>, memref<4xi32>) outs(%a : memref<4xi32>)
  linalg.map {arith.addi} ins(%a, %a : memref<4xi32>, memref<4xi32>) outs(%a : memref<4xi32>)
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4xi32>, %arg1: memref<4xi1>, %arg2: tensor<4xi32>) {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg0 : memref<4xi32>, memref<4xi32>) outs(%arg0 : memref<4xi32>) {
// CHECK-NEXT:     ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT:       %0 = arith.divui %in, %in_0 : i32
// CHECK-NEXT:       linalg.yield %0 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg1, %arg0, %arg0 : memref<4xi1>, memref<4xi32>, memref<4xi32>) outs(%arg0 : memref<4xi32>) {
// CHECK-NEXT:     ^bb0(%in: i1, %in_0: i32, %in_1: i32, %out: i32):
// CHECK-NEXT:       %0 = arith.select %in, %in_0, %in_1 : i32
// CHECK-NEXT:       linalg.yield %0 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg0 : memref<4xi32>, memref<4xi32>) outs(%arg0 : memref<4xi32>) {
// CHECK-NEXT:     ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT:       %0 = arith.maxsi %in, %in_0 : i32
// CHECK-NEXT:       linalg.yield %0 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg0 : memref<4xi32>, memref<4xi32>) outs(%arg0 : memref<4xi32>) {
// CHECK-NEXT:     ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT:       %0 = arith.minsi %in, %in_0 : i32
// CHECK-NEXT:       linalg.yield %0 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg0 : memref<4xi32>, memref<4xi32>) outs(%arg0 : memref<4xi32>) {
// CHECK-NEXT:     ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT:       %0 = arith.addi %in, %in_0 : i32
// CHECK-NEXT:       linalg.yield %0 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : memref<4xi1>) outs(%arg0 : memref<4xi32>) {
// CHECK-NEXT:     ^bb0(%in: i1, %out: i32):
// CHECK-NEXT:       %0 = arith.extsi %in : i1 to i32
// CHECK-NEXT:       linalg.yield %0 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg0 : memref<4xi32>, memref<4xi32>) outs(%arg0 : memref<4xi32>) {
// CHECK-NEXT:     ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT:       %0 = arith.addi %in, %in_0 : i32
// CHECK-NEXT:       linalg.yield %0 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map1, #map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%arg0, %arg0 : memref<4xi32>, memref<4xi32>) outs(%arg0 : memref<4xi32>) {
// CHECK-NEXT:     ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT:       %0 = arith.muli %in, %in_0 : i32
// CHECK-NEXT:       %1 = arith.addi %out, %0 : i32
// CHECK-NEXT:       linalg.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg0 : memref<4xi32>, memref<4xi32>) outs(%arg0 : memref<4xi32>) {
// CHECK-NEXT:     ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT:       %0 = arith.addi %in, %in_0 : i32
// CHECK-NEXT:       linalg.yield %0 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
