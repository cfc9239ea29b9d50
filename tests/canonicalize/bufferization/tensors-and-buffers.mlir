// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @case0(%arg0: memref<?xf32>) -> memref<?xf32> {
  %0 = bufferization.to_tensor %arg0 : memref<?xf32> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32>
  return %1 : memref<?xf32>
}

// -----

func.func @case1(%arg0: memref<?xf32>) -> memref<?xf32> {
  %0 = bufferization.to_tensor %arg0 restrict : memref<?xf32> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 read_only : tensor<?xf32> to memref<?xf32>
  return %1 : memref<?xf32>
}

// -----

func.func @case2(%arg0: memref<?xf32, strided<[1], offset: 3>>) -> memref<?xf32, strided<[1], offset: ?>> {
  %0 = bufferization.to_tensor %arg0 : memref<?xf32, strided<[1], offset: 3>> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  return %1 : memref<?xf32, strided<[1], offset: ?>>
}

// -----

func.func @case3(%arg0: memref<?xf32, strided<[1], offset: ?>>) -> memref<?xf32, strided<[1], offset: 3>> {
  %0 = bufferization.to_tensor %arg0 : memref<?xf32, strided<[1], offset: ?>> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32, strided<[1], offset: 3>>
  return %1 : memref<?xf32, strided<[1], offset: 3>>
}

// -----

func.func @case4(%arg0: memref<?xf32, 1>) -> memref<?xf32, 2> {
  %0 = bufferization.to_tensor %arg0 : memref<?xf32, 1> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32, 2>
  return %1 : memref<?xf32, 2>
}

// -----

func.func @case5(%arg0: memref<?x4xf32, strided<[?, 1], offset: ?>>) -> memref<?x4xf32> {
  %0 = bufferization.to_tensor %arg0 : memref<?x4xf32, strided<[?, 1], offset: ?>> to tensor<?x4xf32>
  %1 = bufferization.to_buffer %0 : tensor<?x4xf32> to memref<?x4xf32>
  return %1 : memref<?x4xf32>
}

// -----

func.func @case6(%arg0: memref<?x4xf32, strided<[4, 1], offset: 1>>) -> memref<?x4xf32> {
  %0 = bufferization.to_tensor %arg0 : memref<?x4xf32, strided<[4, 1], offset: 1>> to tensor<?x4xf32>
  %1 = bufferization.to_buffer %0 : tensor<?x4xf32> to memref<?x4xf32>
  return %1 : memref<?x4xf32>
}

// -----

func.func @case7(%arg0: memref<*xf32>) -> memref<*xf32> {
  %0 = bufferization.to_tensor %arg0 : memref<*xf32> to tensor<*xf32>
  %1 = bufferization.to_buffer %0 : tensor<*xf32> to memref<*xf32>
  return %1 : memref<*xf32>
}

// -----

func.func @case8(%arg0: tensor<?xf32>) -> tensor<?xf32> {
  %0 = bufferization.to_buffer %arg0 : tensor<?xf32> to memref<?xf32>
  %1 = bufferization.to_tensor %0 : memref<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

func.func @case9(%arg0: tensor<?xf32>) -> tensor<?xf32> {
  %0 = bufferization.to_buffer %arg0 : tensor<?xf32> to memref<?xf32>
  "foo.x"() : () -> ()
  %1 = bufferization.to_tensor %0 restrict writable : memref<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

func.func @case10(%arg0: tensor<?xf32>) -> tensor<?xf32> {
  %0 = bufferization.to_buffer %arg0 read_only : tensor<?xf32> to memref<?xf32>
  %1 = bufferization.to_tensor %0 restrict writable : memref<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

func.func @case11(%arg0: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<?x?xf32>
  %0 = bufferization.to_buffer %cast : tensor<?x?xf32> to memref<?x?xf32>
  "foo.x"(%0) : (memref<?x?xf32>) -> ()
  return %arg0 : tensor<?x4xf32>
}

// -----

func.func @case12(%arg0: tensor<*xf32>) -> memref<?x?xf32> {
  %cast = tensor.cast %arg0 : tensor<*xf32> to tensor<?x?xf32>
  %0 = bufferization.to_buffer %cast : tensor<?x?xf32> to memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// -----

func.func @case13(%arg0: tensor<4x4xf32>) -> memref<?x?xf32> {
  %cast = tensor.cast %arg0 : tensor<4x4xf32> to tensor<?x?xf32>
  %0 = bufferization.to_buffer %cast : tensor<?x?xf32> to memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// -----

func.func @case14(%arg0: tensor<4x4xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %cast = tensor.cast %arg0 : tensor<4x4xf32> to tensor<?x?xf32>
  %0 = bufferization.to_buffer %cast : tensor<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

#map = affine_map<(d0, d1) -> (d1, d0)>
func.func @case15(%arg0: tensor<4x4xf32>) -> memref<?x?xf32, #map> {
  %cast = tensor.cast %arg0 : tensor<4x4xf32> to tensor<?x?xf32>
  %0 = bufferization.to_buffer %cast : tensor<?x?xf32> to memref<?x?xf32, #map>
  return %0 : memref<?x?xf32, #map>
}

// -----

func.func @case16(%arg0: tensor<4x4xf32>, %arg1: index) -> f32 {
  %0 = bufferization.to_buffer %arg0 : tensor<4x4xf32> to memref<4x4xf32>
  %1 = memref.load %0[%arg1, %arg1] : memref<4x4xf32>
  return %1 : f32
}

// -----

func.func @case17(%arg0: tensor<4x4xf32>, %arg1: index) -> f32 {
  %0 = bufferization.to_buffer %arg0 read_only : tensor<4x4xf32> to memref<4x4xf32>
  %1 = memref.load %0[%arg1, %arg1] : memref<4x4xf32>
  memref.store %1, %0[%arg1, %arg1] : memref<4x4xf32>
  return %1 : f32
}

// -----

func.func @case18(%arg0: tensor<?x4xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = bufferization.to_buffer %arg0 : tensor<?x4xf32> to memref<?x4xf32>
  %dim = memref.dim %0, %c0 : memref<?x4xf32>
  return %dim : index
}

// -----

func.func @case19(%arg0: memref<?x4xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = bufferization.to_tensor %arg0 : memref<?x4xf32> to tensor<?x4xf32>
  %dim = tensor.dim %0, %c0 : tensor<?x4xf32>
  return %dim : index
}

// -----

func.func @case20(%arg0: memref<?x4xf32>, %arg1: index) -> index {
  %0 = bufferization.to_tensor %arg0 : memref<?x4xf32> to tensor<?x4xf32>
  %dim = tensor.dim %0, %arg1 : tensor<?x4xf32>
  return %dim : index
}

// -----

func.func @case21(%arg0: memref<*xf32>, %arg1: index) -> index {
  %0 = bufferization.to_tensor %arg0 : memref<*xf32> to tensor<*xf32>
  %dim = tensor.dim %0, %arg1 : tensor<*xf32>
  return %dim : index
}

// -----

func.func @case22(%arg0: tensor<4xf32>) {
  %0 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32>
  %1 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32>
  "foo.x"(%0, %1) : (memref<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @case23(%arg0: memref<4xf32>) {
  %0 = bufferization.to_tensor %arg0 : memref<4xf32> to tensor<4xf32>
  %1 = bufferization.to_tensor %arg0 : memref<4xf32> to tensor<4xf32>
  "foo.x"(%0, %1) : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

// -----

func.func @case24(%arg0: tensor<4xf32>) -> memref<4xf32> {
  %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>
  %0 = bufferization.to_buffer %cst : tensor<4xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}

// -----

func.func @case25(%arg0: memref<*xf32>) -> index {
  %c1 = arith.constant 1 : index
  %0 = bufferization.to_tensor %arg0 : memref<*xf32> to tensor<*xf32>
  %dim = tensor.dim %0, %c1 : tensor<*xf32>
  %1 = bufferization.to_buffer %0 : tensor<*xf32> to memref<*xf32>
  %dim_0 = memref.dim %1, %c1 : memref<*xf32>
  %2 = arith.addi %dim, %dim_0 : index
  return %2 : index
}

// -----

func.func @case26(%arg0: tensor<*xf32>) -> index {
  %c1 = arith.constant 1 : index
  %0 = bufferization.to_buffer %arg0 read_only : tensor<*xf32> to memref<*xf32>
  %dim = memref.dim %0, %c1 : memref<*xf32>
  return %dim : index
}

// -----

func.func @case27(%arg0: tensor<4xf32>) -> memref<?xf32, strided<[?]>> {
  %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
  %0 = bufferization.to_buffer %cast read_only {foo.a} : tensor<?xf32> to memref<?xf32, strided<[?]>>
  return %0 : memref<?xf32, strided<[?]>>
}

// -----

func.func @case28(%arg0: tensor<?xf32>) -> memref<*xf32> {
  %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<*xf32>
  %0 = bufferization.to_buffer %cast : tensor<*xf32> to memref<*xf32>
  return %0 : memref<*xf32>
}

// -----

func.func @case29(%arg0: tensor<?xf32>) -> memref<*xf32, 4> {
  %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<*xf32>
  %0 = bufferization.to_buffer %cast : tensor<*xf32> to memref<*xf32, 4>
  return %0 : memref<*xf32, 4>
}

// -----

func.func @case30(%arg0: memref<?xf32>) -> tensor<?xf32> {
  %0 = bufferization.to_tensor %arg0 : memref<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @case31(%arg0: memref<?xf32>) {
  %0 = bufferization.to_tensor %arg0 : memref<?xf32> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32, strided<[1]>>
  "foo.x"(%1) : (memref<?xf32, strided<[1]>>) -> ()
  return
}

// -----

#map = affine_map<(d0, d1, d2) -> (d2, d1, d0)>
func.func @case32(%arg0: memref<2x?x4xf32>) {
  %0 = bufferization.to_tensor %arg0 : memref<2x?x4xf32> to tensor<2x?x4xf32>
  %1 = bufferization.to_buffer %0 : tensor<2x?x4xf32> to memref<2x?x4xf32, #map>
  "foo.x"(%1) : (memref<2x?x4xf32, #map>) -> ()
  return
}

// -----

#map = affine_map<(d0, d1) -> (d1 floordiv 2, d0)>
func.func @case33(%arg0: memref<4x4xf32, #map>) {
  %0 = bufferization.to_tensor %arg0 : memref<4x4xf32, #map> to tensor<4x4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4x4xf32> to memref<4x4xf32>
  "foo.x"(%1) : (memref<4x4xf32>) -> ()
  return
}

// -----

func.func @case34(%arg0: memref<1x4xf32, strided<[?, 1]>>) {
  %0 = bufferization.to_tensor %arg0 : memref<1x4xf32, strided<[?, 1]>> to tensor<1x4xf32>
  %1 = bufferization.to_buffer %0 : tensor<1x4xf32> to memref<1x4xf32>
  "foo.x"(%1) : (memref<1x4xf32>) -> ()
  return
}
