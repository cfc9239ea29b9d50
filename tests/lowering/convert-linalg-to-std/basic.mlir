// RUN: mlir-opt %s --split-input-file --convert-linalg-to-std | FileCheck %s

func.func @f(%a: memref<4x5xf32>, %b: memref<5x?xf32, strided<[?, 1]>>, %c: memref<4x?xf32, 3>, %s: f32) {
  linalg.matmul ins(%a, %b : memref<4x5xf32>, memref<5x?xf32, strided<[?, 1]>>) outs(%c : memref<4x?xf32, 3>)
  linalg.fill ins(%s : f32) outs(%a : memref<4x5xf32>)
  linalg.fill ins(%s : f32) outs(%a : memref<4x5xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"], library_call = "my_call"} ins(%a : memref<4x5xf32>) outs(%a : memref<4x5xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @g(%a: memref<4xf32>, %s: f32) {
  linalg.fill ins(%s : f32) outs(%a : memref<4xf32>)
  linalg.exp ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}
func.func @f(%a: memref<4xf32>, %s: f32) {
  linalg.exp ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  linalg.log ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  linalg.fill ins(%s : f32) outs(%a : memref<4xf32>)
  return
}

// -----

func.func @f(%a: memref<4xf32, affine_map<(d) -> (2 * d)>>, %b: memref<f32>, %s : memref<4xcomplex<f32>>) {
  linalg.exp ins(%a : memref<4xf32, affine_map<(d) -> (2 * d)>>) outs(%a : memref<4xf32, affine_map<(d) -> (2 * d)>>)
  linalg.exp ins(%b : memref<f32>) outs(%b : memref<f32>)
  return
}
