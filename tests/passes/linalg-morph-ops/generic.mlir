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
