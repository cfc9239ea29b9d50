// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>, %ta: tensor<4x?xf32>, %tb: tensor<?x6xf32>, %tc: tensor<4x6xf32>) -> tensor<4x6xf32> {
  linalg.matmul ins(%a, %b : memref<4x5xf32>, memref<5x6xf32>) outs(%c : memref<4x6xf32>)
  %0 = linalg.matmul {foo = 1 : i32, cast = #linalg.type_fn<cast_unsigned>} ins(%ta, %tb : tensor<4x?xf32>, tensor<?x6xf32>) outs(%tc : tensor<4x6xf32>) -> tensor<4x6xf32>
  %cst = arith.constant 0.0 : f32
  linalg.fill ins(%cst : f32) outs(%c : memref<4x6xf32>)
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x6xf32>) outs(%tc : tensor<4x6xf32>) attrs = {bar, doc = "s"} {
  ^bb0(%x: f32, %y: f32):
    %i = linalg.index 0 : index
    linalg.yield %x : f32
  } -> tensor<4x6xf32>
  %2 = linalg.map {math.absf} ins(%1 : tensor<4x6xf32>) outs(%tc : tensor<4x6xf32>)
  %3 = linalg.map ins(%1, %2 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%tc : tensor<4x6xf32>) (%p: f32, %q: f32, %o : f32) { %r = arith.addf %p, %q : f32 
  %s = arith.addf %p, %r : f32
  linalg.yield %s : f32 }
  %e = tensor.empty() : tensor<4xf32>
  %4 = linalg.reduce {arith.addf} ins(%3 : tensor<4x6xf32>) outs(%e : tensor<4xf32>) dimensions = [1]
  %5 = linalg.broadcast ins(%4 : tensor<4xf32>) outs(%tc : tensor<4x6xf32>) dimensions = [1]
  %et0 = tensor.empty() : tensor<4x4xf32>
%et = tensor.empty() : tensor<6x4xf32>
  %6 = linalg.transpose ins(%5 : tensor<4x6xf32>) outs(%et : tensor<6x4xf32>) permutation = [1, 0] 
  %7 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%5, %5 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%tc : tensor<4x6xf32>) -> tensor<4x6xf32>
  %8 = linalg.contract indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>] ins(%ta, %tb : tensor<4x?xf32>, tensor<?x6xf32>) outs(%tc : tensor<4x6xf32>) -> tensor<4x6xf32>
  %9 = linalg.matmul indexing_maps = [affine_map<(m,n,k)->(k,m)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>] ins(%et0, %tc : tensor<4x4xf32>, tensor<4x6xf32>) outs(%tc : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %8 : tensor<4x6xf32>
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>, %d: tensor<4xf32>, %e : tensor<6x4xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  %2 = linalg.map {math.absf {fastmath = #arith.fastmath<fast>}} ins(%c : tensor<4x6xf32>) outs(%c : tensor<4x6xf32>) {foo}
  %4 = linalg.reduce {arith.addf} ins(%c : tensor<4x6xf32>) outs(%d : tensor<4xf32>) dimensions = [1] {foo}
  %6 = linalg.transpose ins(%c : tensor<4x6xf32>) outs(%e : tensor<6x4xf32>) permutation = [1, 0] {foo}
  %7 = linalg.elementwise kind=#linalg.elementwise_kind<square> indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>] {foo} ins(%e : tensor<6x4xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  %8 = linalg.reduce ins(%c : tensor<4x6xf32>) outs(%d : tensor<4xf32>) dimensions = [1] {foo} (%x : f32, %y : f32) { %z = arith.addf %x, %y : f32
  linalg.yield %z : f32 }
  return
}

// -----

func.func @g(%in: memref<1x10x10x3xf32>, %k: memref<3x3x3x8xf32>, %o: memref<1x8x8x8xf32>, %w : memref<2x2xi8>) {
  linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%in, %k : memref<1x10x10x3xf32>, memref<3x3x3x8xf32>) outs(%o : memref<1x8x8x8xf32>)
  linalg.conv_2d_nhwc_hwcf {a, dilations = dense<1> : tensor<2xi64>} ins(%in, %k : memref<1x10x10x3xf32>, memref<3x3x3x8xf32>) outs(%o : memref<1x8x8x8xf32>)
  linalg.conv_2d_nhwc_hwcf ins(%in, %k : memref<1x10x10x3xf32>, memref<3x3x3x8xf32>) outs(%o : memref<1x8x8x8xf32>)
  linalg.add ins(%w, %w: memref<2x2xi8>, memref<2x2xi8>) outs(%w: memref<2x2xi8>)
  return
}
