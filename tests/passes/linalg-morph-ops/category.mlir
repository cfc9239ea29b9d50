// RUN: mlir-opt %s --linalg-morph-ops=named-to-category | FileCheck %s

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

// CHECK: #map = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4xi32>, %arg1: memref<4xi1>, %arg2: tensor<4xi32>) {
// CHECK-NEXT:     linalg.elementwise kind=#linalg.elementwise_kind<div_unsigned> ins(%arg0, %arg0 : memref<4xi32>, memref<4xi32>) outs(%arg0 : memref<4xi32>)
// CHECK-NEXT:     linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%arg1, %arg0, %arg0 : memref<4xi1>, memref<4xi32>, memref<4xi32>) outs(%arg0 : memref<4xi32>)
// CHECK-NEXT:     linalg.max ins(%arg0, %arg0 : memref<4xi32>, memref<4xi32>) outs(%arg0 : memref<4xi32>)
// CHECK-NEXT:     linalg.min {foo} ins(%arg0, %arg0 : memref<4xi32>, memref<4xi32>) outs(%arg0 : memref<4xi32>)
// CHECK-NEXT:     linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%arg0, %arg0 : memref<4xi32>, memref<4xi32>) outs(%arg0 : memref<4xi32>)
// CHECK-NEXT:     linalg.copy ins(%arg1 : memref<4xi1>) outs(%arg0 : memref<4xi32>)
// CHECK-NEXT:     linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%arg0, %arg0 : memref<4xi32>, memref<4xi32>) outs(%arg0 : memref<4xi32>)
// CHECK-NEXT:     linalg.contract indexing_maps = [#map, #map, #map1] ins(%arg0, %arg0 : memref<4xi32>, memref<4xi32>) outs(%arg0 : memref<4xi32>)
// CHECK-NEXT:     linalg.map { arith.addi {overflowFlags = #arith.overflow<none>} } ins(%arg0, %arg0 : memref<4xi32>, memref<4xi32>) outs(%arg0 : memref<4xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
