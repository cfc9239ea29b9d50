// RUN: mlir-opt %s --generate-runtime-verification | FileCheck %s

// Messages show structured ops, those with a region up to it.

#same = affine_map<(d0) -> (d0)>
func.func @f(%a: memref<?xi32>, %b: memref<?xi32>) {
  linalg.generic {indexing_maps = [#same, #same], iterator_types = ["parallel"]} ins(%a : memref<?xi32>) outs(%b : memref<?xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  }
  return
}
