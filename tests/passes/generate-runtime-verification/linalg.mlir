// RUN: mlir-opt %s --split-input-file --generate-runtime-verification='verbose-level=0' | FileCheck %s

// Structured ops access their operands within their shapes in the first iteration and in the last,
// where there are any.

func.func @product(%a: tensor<?x8xf32>, %b: tensor<?x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x8xf32>, tensor<?x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// -----

// Where a map is more than a dimension, what it comes to is no more than the size.

func.func @window(%a: memref<?xf32>, %b: memref<3xf32>, %c: memref<?xf32>) {
  linalg.conv_1d ins(%a, %b : memref<?xf32>, memref<3xf32>) outs(%c : memref<?xf32>)
  return
}

// -----

// Places may go down.

#down = affine_map<(d0) -> (7 - d0)>
#same = affine_map<(d0) -> (d0)>
func.func @down(%a: memref<8xi32>, %b: memref<?xi32>) {
  linalg.generic {indexing_maps = [#down, #same], iterator_types = ["parallel"]} ins(%a : memref<8xi32>) outs(%b : memref<?xi32>) {
  ^bb0(%x: i32, %y: i32):
    %0 = arith.addi %x, %y : i32
    linalg.yield %0 : i32
  }
  return
}

// -----

// Scalars have no places, and ops without loops no checks.

func.func @scalars(%s: f32, %a: tensor<2x?xf32>, %m: memref<f32>, %n: memref<f32>) -> tensor<2x?xf32> {
  %0 = linalg.fill ins(%s : f32) outs(%a : tensor<2x?xf32>) -> tensor<2x?xf32>
  linalg.copy ins(%m : memref<f32>) outs(%n : memref<f32>)
  return %0 : tensor<2x?xf32>
}

// -----

// Other ops are checked in the same function, and those in loops.

func.func @others(%a: memref<?x5xf32>, %b: memref<?xf32>, %i: index, %n: index) {
  scf.for %k = %i to %n step %i {
    %0 = memref.load %b[%k] : memref<?xf32>
    linalg.reduce { arith.addf } ins(%a : memref<?x5xf32>) outs(%b : memref<?xf32>) dimensions = [1]
    linalg.transpose ins(%a : memref<?x5xf32>) outs(%a : memref<?x5xf32>) permutation = [0, 1]
  }
  return
}

// -----

#rows = affine_map<(i, j) -> (i)>
#all = affine_map<(i, j) -> (i, j)>
func.func @more(%a: tensor<?xf32>, %b: tensor<?x6xf32>) -> (tensor<?x6xf32>, tensor<?x6xf32>, tensor<?x6xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<?xf32>) outs(%b : tensor<?x6xf32>) dimensions = [1]
  %1 = linalg.map { math.exp } ins(%b : tensor<?x6xf32>) outs(%b : tensor<?x6xf32>)
  %2 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#rows, #all, #all] ins(%a, %b : tensor<?xf32>, tensor<?x6xf32>) outs(%b : tensor<?x6xf32>) -> tensor<?x6xf32>
  return %0, %1, %2 : tensor<?x6xf32>, tensor<?x6xf32>, tensor<?x6xf32>
}
