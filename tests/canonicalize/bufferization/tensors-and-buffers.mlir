// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @case0(%arg0: memref<?xf32>) -> memref<?xf32> {
  %0 = bufferization.to_tensor %arg0 : memref<?xf32> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32>
  return %1 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case0(%arg0: memref<?xf32>) -> memref<?xf32> {
// CHECK-NEXT: return %arg0 : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case1(%arg0: memref<?xf32>) -> memref<?xf32> {
  %0 = bufferization.to_tensor %arg0 restrict : memref<?xf32> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 read_only : tensor<?xf32> to memref<?xf32>
  return %1 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case1(%arg0: memref<?xf32>) -> memref<?xf32> {
// CHECK-NEXT: return %arg0 : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case2(%arg0: memref<?xf32, strided<[1], offset: 3>>) -> memref<?xf32, strided<[1], offset: ?>> {
  %0 = bufferization.to_tensor %arg0 : memref<?xf32, strided<[1], offset: 3>> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  return %1 : memref<?xf32, strided<[1], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT: func.func @case2(%arg0: memref<?xf32, strided<[1], offset: 3>>) -> memref<?xf32, strided<[1], offset: ?>> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<?xf32, strided<[1], offset: 3>> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT: return %cast : memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case3(%arg0: memref<?xf32, strided<[1], offset: ?>>) -> memref<?xf32, strided<[1], offset: 3>> {
  %0 = bufferization.to_tensor %arg0 : memref<?xf32, strided<[1], offset: ?>> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32, strided<[1], offset: 3>>
  return %1 : memref<?xf32, strided<[1], offset: 3>>
}

// CHECK: module {
// CHECK-NEXT: func.func @case3(%arg0: memref<?xf32, strided<[1], offset: ?>>) -> memref<?xf32, strided<[1], offset: 3>> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT: %alloc = memref.alloc(%dim) : memref<?xf32, strided<[1], offset: 3>>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: 3>>
// CHECK-NEXT: return %alloc : memref<?xf32, strided<[1], offset: 3>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case4(%arg0: memref<?xf32, 1>) -> memref<?xf32, 2> {
  %0 = bufferization.to_tensor %arg0 : memref<?xf32, 1> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32, 2>
  return %1 : memref<?xf32, 2>
}

// CHECK: module {
// CHECK-NEXT: func.func @case4(%arg0: memref<?xf32, 1>) -> memref<?xf32, 2> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xf32, 1>
// CHECK-NEXT: %alloc = memref.alloc(%dim) : memref<?xf32, 2>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<?xf32, 1> to memref<?xf32, 2>
// CHECK-NEXT: return %alloc : memref<?xf32, 2>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case5(%arg0: memref<?x4xf32, strided<[?, 1], offset: ?>>) -> memref<?x4xf32> {
  %0 = bufferization.to_tensor %arg0 : memref<?x4xf32, strided<[?, 1], offset: ?>> to tensor<?x4xf32>
  %1 = bufferization.to_buffer %0 : tensor<?x4xf32> to memref<?x4xf32>
  return %1 : memref<?x4xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case5(%arg0: memref<?x4xf32, strided<[?, 1], offset: ?>>) -> memref<?x4xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: %alloc = memref.alloc(%dim) : memref<?x4xf32>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?x4xf32>
// CHECK-NEXT: return %alloc : memref<?x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case6(%arg0: memref<?x4xf32, strided<[4, 1], offset: 1>>) -> memref<?x4xf32> {
  %0 = bufferization.to_tensor %arg0 : memref<?x4xf32, strided<[4, 1], offset: 1>> to tensor<?x4xf32>
  %1 = bufferization.to_buffer %0 : tensor<?x4xf32> to memref<?x4xf32>
  return %1 : memref<?x4xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case6(%arg0: memref<?x4xf32, strided<[4, 1], offset: 1>>) -> memref<?x4xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x4xf32, strided<[4, 1], offset: 1>>
// CHECK-NEXT: %alloc = memref.alloc(%dim) : memref<?x4xf32>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<?x4xf32, strided<[4, 1], offset: 1>> to memref<?x4xf32>
// CHECK-NEXT: return %alloc : memref<?x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case7(%arg0: memref<*xf32>) -> memref<*xf32> {
  %0 = bufferization.to_tensor %arg0 : memref<*xf32> to tensor<*xf32>
  %1 = bufferization.to_buffer %0 : tensor<*xf32> to memref<*xf32>
  return %1 : memref<*xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case7(%arg0: memref<*xf32>) -> memref<*xf32> {
// CHECK-NEXT: return %arg0 : memref<*xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case8(%arg0: tensor<?xf32>) -> tensor<?xf32> {
  %0 = bufferization.to_buffer %arg0 : tensor<?xf32> to memref<?xf32>
  %1 = bufferization.to_tensor %0 : memref<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case8(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT: return %arg0 : tensor<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case9(%arg0: tensor<?xf32>) -> tensor<?xf32> {
  %0 = bufferization.to_buffer %arg0 : tensor<?xf32> to memref<?xf32>
  "foo.x"() : () -> ()
  %1 = bufferization.to_tensor %0 restrict writable : memref<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case9(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT: %[[V0:.*]] = bufferization.to_buffer %arg0 : tensor<?xf32> to memref<?xf32>
// CHECK-NEXT: "foo.x"() : () -> ()
// CHECK-NEXT: %[[V1:.*]] = bufferization.to_tensor %[[V0]] restrict writable : memref<?xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[V1]] : tensor<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case10(%arg0: tensor<?xf32>) -> tensor<?xf32> {
  %0 = bufferization.to_buffer %arg0 read_only : tensor<?xf32> to memref<?xf32>
  %1 = bufferization.to_tensor %0 restrict writable : memref<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case10(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT: return %arg0 : tensor<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case11(%arg0: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<?x?xf32>
  %0 = bufferization.to_buffer %cast : tensor<?x?xf32> to memref<?x?xf32>
  "foo.x"(%0) : (memref<?x?xf32>) -> ()
  return %arg0 : tensor<?x4xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case11(%arg0: tensor<?x4xf32>) -> tensor<?x4xf32> {
// CHECK-NEXT: %[[V0:.*]] = bufferization.to_buffer %arg0 : tensor<?x4xf32> to memref<?x4xf32>
// CHECK-NEXT: %cast = memref.cast %[[V0]] : memref<?x4xf32> to memref<?x?xf32>
// CHECK-NEXT: "foo.x"(%cast) : (memref<?x?xf32>) -> ()
// CHECK-NEXT: return %arg0 : tensor<?x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case12(%arg0: tensor<*xf32>) -> memref<?x?xf32> {
  %cast = tensor.cast %arg0 : tensor<*xf32> to tensor<?x?xf32>
  %0 = bufferization.to_buffer %cast : tensor<?x?xf32> to memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case12(%arg0: tensor<*xf32>) -> memref<?x?xf32> {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<*xf32> to tensor<?x?xf32>
// CHECK-NEXT: %[[V0:.*]] = bufferization.to_buffer %cast : tensor<?x?xf32> to memref<?x?xf32>
// CHECK-NEXT: return %[[V0]] : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case13(%arg0: tensor<4x4xf32>) -> memref<?x?xf32> {
  %cast = tensor.cast %arg0 : tensor<4x4xf32> to tensor<?x?xf32>
  %0 = bufferization.to_buffer %cast : tensor<?x?xf32> to memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case13(%arg0: tensor<4x4xf32>) -> memref<?x?xf32> {
// CHECK-NEXT: %[[V0:.*]] = bufferization.to_buffer %arg0 : tensor<4x4xf32> to memref<4x4xf32>
// CHECK-NEXT: %cast = memref.cast %[[V0]] : memref<4x4xf32> to memref<?x?xf32>
// CHECK-NEXT: return %cast : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case14(%arg0: tensor<4x4xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %cast = tensor.cast %arg0 : tensor<4x4xf32> to tensor<?x?xf32>
  %0 = bufferization.to_buffer %cast : tensor<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT: func.func @case14(%arg0: tensor<4x4xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %[[V0:.*]] = bufferization.to_buffer %arg0 : tensor<4x4xf32> to memref<4x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: %cast = memref.cast %[[V0]] : memref<4x4xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

#map = affine_map<(d0, d1) -> (d1, d0)>
func.func @case15(%arg0: tensor<4x4xf32>) -> memref<?x?xf32, #map> {
  %cast = tensor.cast %arg0 : tensor<4x4xf32> to tensor<?x?xf32>
  %0 = bufferization.to_buffer %cast : tensor<?x?xf32> to memref<?x?xf32, #map>
  return %0 : memref<?x?xf32, #map>
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @case15(%arg0: tensor<4x4xf32>) -> memref<?x?xf32, #map> {
// CHECK-NEXT: %[[V0:.*]] = bufferization.to_buffer %arg0 : tensor<4x4xf32> to memref<4x4xf32, #map>
// CHECK-NEXT: %cast = memref.cast %[[V0]] : memref<4x4xf32, #map> to memref<?x?xf32, #map>
// CHECK-NEXT: return %cast : memref<?x?xf32, #map>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case16(%arg0: tensor<4x4xf32>, %arg1: index) -> f32 {
  %0 = bufferization.to_buffer %arg0 : tensor<4x4xf32> to memref<4x4xf32>
  %1 = memref.load %0[%arg1, %arg1] : memref<4x4xf32>
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @case16(%arg0: tensor<4x4xf32>, %arg1: index) -> f32 {
// CHECK-NEXT: %extracted = tensor.extract %arg0[%arg1, %arg1] : tensor<4x4xf32>
// CHECK-NEXT: return %extracted : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case17(%arg0: tensor<4x4xf32>, %arg1: index) -> f32 {
  %0 = bufferization.to_buffer %arg0 read_only : tensor<4x4xf32> to memref<4x4xf32>
  %1 = memref.load %0[%arg1, %arg1] : memref<4x4xf32>
  memref.store %1, %0[%arg1, %arg1] : memref<4x4xf32>
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @case17(%arg0: tensor<4x4xf32>, %arg1: index) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = bufferization.to_buffer %arg0 read_only : tensor<4x4xf32> to memref<4x4xf32>
// CHECK-NEXT: %extracted = tensor.extract %arg0[%arg1, %arg1] : tensor<4x4xf32>
// CHECK-NEXT: memref.store %extracted, %[[V0]][%arg1, %arg1] : memref<4x4xf32>
// CHECK-NEXT: return %extracted : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case18(%arg0: tensor<?x4xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = bufferization.to_buffer %arg0 : tensor<?x4xf32> to memref<?x4xf32>
  %dim = memref.dim %0, %c0 : memref<?x4xf32>
  return %dim : index
}

// CHECK: module {
// CHECK-NEXT: func.func @case18(%arg0: tensor<?x4xf32>) -> index {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
// CHECK-NEXT: return %dim : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case19(%arg0: memref<?x4xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = bufferization.to_tensor %arg0 : memref<?x4xf32> to tensor<?x4xf32>
  %dim = tensor.dim %0, %c0 : tensor<?x4xf32>
  return %dim : index
}

// CHECK: module {
// CHECK-NEXT: func.func @case19(%arg0: memref<?x4xf32>) -> index {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x4xf32>
// CHECK-NEXT: return %dim : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case20(%arg0: memref<?x4xf32>, %arg1: index) -> index {
  %0 = bufferization.to_tensor %arg0 : memref<?x4xf32> to tensor<?x4xf32>
  %dim = tensor.dim %0, %arg1 : tensor<?x4xf32>
  return %dim : index
}

// CHECK: module {
// CHECK-NEXT: func.func @case20(%arg0: memref<?x4xf32>, %arg1: index) -> index {
// CHECK-NEXT: %dim = memref.dim %arg0, %arg1 : memref<?x4xf32>
// CHECK-NEXT: return %dim : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case21(%arg0: memref<*xf32>, %arg1: index) -> index {
  %0 = bufferization.to_tensor %arg0 : memref<*xf32> to tensor<*xf32>
  %dim = tensor.dim %0, %arg1 : tensor<*xf32>
  return %dim : index
}

// CHECK: module {
// CHECK-NEXT: func.func @case21(%arg0: memref<*xf32>, %arg1: index) -> index {
// CHECK-NEXT: %dim = memref.dim %arg0, %arg1 : memref<*xf32>
// CHECK-NEXT: return %dim : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case22(%arg0: tensor<4xf32>) {
  %0 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32>
  %1 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32>
  "foo.x"(%0, %1) : (memref<4xf32>, memref<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @case22(%arg0: tensor<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT: %[[V1:.*]] = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT: "foo.x"(%[[V0]], %[[V1]]) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case23(%arg0: memref<4xf32>) {
  %0 = bufferization.to_tensor %arg0 : memref<4xf32> to tensor<4xf32>
  %1 = bufferization.to_tensor %arg0 : memref<4xf32> to tensor<4xf32>
  "foo.x"(%0, %1) : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @case23(%arg0: memref<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = bufferization.to_tensor %arg0 : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT: %[[V1:.*]] = bufferization.to_tensor %arg0 : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT: "foo.x"(%[[V0]], %[[V1]]) : (tensor<4xf32>, tensor<4xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case24(%arg0: tensor<4xf32>) -> memref<4xf32> {
  %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>
  %0 = bufferization.to_buffer %cst : tensor<4xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case24(%arg0: tensor<4xf32>) -> memref<4xf32> {
// CHECK-NEXT: %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>
// CHECK-NEXT: %[[V0:.*]] = bufferization.to_buffer %cst : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT: return %[[V0]] : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT: func.func @case25(%arg0: memref<*xf32>) -> index {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c1 : memref<*xf32>
// CHECK-NEXT: %dim_0 = memref.dim %arg0, %c1 : memref<*xf32>
// CHECK-NEXT: %[[V0:.*]] = arith.addi %dim, %dim_0 : index
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case26(%arg0: tensor<*xf32>) -> index {
  %c1 = arith.constant 1 : index
  %0 = bufferization.to_buffer %arg0 read_only : tensor<*xf32> to memref<*xf32>
  %dim = memref.dim %0, %c1 : memref<*xf32>
  return %dim : index
}

// CHECK: module {
// CHECK-NEXT: func.func @case26(%arg0: tensor<*xf32>) -> index {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c1 : tensor<*xf32>
// CHECK-NEXT: return %dim : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case27(%arg0: tensor<4xf32>) -> memref<?xf32, strided<[?]>> {
  %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
  %0 = bufferization.to_buffer %cast read_only {foo.a} : tensor<?xf32> to memref<?xf32, strided<[?]>>
  return %0 : memref<?xf32, strided<[?]>>
}

// CHECK: module {
// CHECK-NEXT: func.func @case27(%arg0: tensor<4xf32>) -> memref<?xf32, strided<[?]>> {
// CHECK-NEXT: %[[V0:.*]] = bufferization.to_buffer %arg0 read_only : tensor<4xf32> to memref<4xf32, strided<[?]>>
// CHECK-NEXT: %cast = memref.cast %[[V0]] : memref<4xf32, strided<[?]>> to memref<?xf32, strided<[?]>>
// CHECK-NEXT: return %cast : memref<?xf32, strided<[?]>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case28(%arg0: tensor<?xf32>) -> memref<*xf32> {
  %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<*xf32>
  %0 = bufferization.to_buffer %cast : tensor<*xf32> to memref<*xf32>
  return %0 : memref<*xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case28(%arg0: tensor<?xf32>) -> memref<*xf32> {
// CHECK-NEXT: %[[V0:.*]] = bufferization.to_buffer %arg0 : tensor<?xf32> to memref<?xf32>
// CHECK-NEXT: %cast = memref.cast %[[V0]] : memref<?xf32> to memref<*xf32>
// CHECK-NEXT: return %cast : memref<*xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case29(%arg0: tensor<?xf32>) -> memref<*xf32, 4> {
  %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<*xf32>
  %0 = bufferization.to_buffer %cast : tensor<*xf32> to memref<*xf32, 4>
  return %0 : memref<*xf32, 4>
}

// CHECK: module {
// CHECK-NEXT: func.func @case29(%arg0: tensor<?xf32>) -> memref<*xf32, 4> {
// CHECK-NEXT: %[[V0:.*]] = bufferization.to_buffer %arg0 : tensor<?xf32> to memref<?xf32, 4>
// CHECK-NEXT: %cast = memref.cast %[[V0]] : memref<?xf32, 4> to memref<*xf32, 4>
// CHECK-NEXT: return %cast : memref<*xf32, 4>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case30(%arg0: memref<?xf32>) -> tensor<?xf32> {
  %0 = bufferization.to_tensor %arg0 : memref<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case30(%arg0: memref<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT: %[[V0:.*]] = bufferization.to_tensor %arg0 : memref<?xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[V0]] : tensor<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case31(%arg0: memref<?xf32>) {
  %0 = bufferization.to_tensor %arg0 : memref<?xf32> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32, strided<[1]>>
  "foo.x"(%1) : (memref<?xf32, strided<[1]>>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @case31(%arg0: memref<?xf32>) {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT: "foo.x"(%cast) : (memref<?xf32, strided<[1]>>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

#map = affine_map<(d0, d1, d2) -> (d2, d1, d0)>
func.func @case32(%arg0: memref<2x?x4xf32>) {
  %0 = bufferization.to_tensor %arg0 : memref<2x?x4xf32> to tensor<2x?x4xf32>
  %1 = bufferization.to_buffer %0 : tensor<2x?x4xf32> to memref<2x?x4xf32, #map>
  "foo.x"(%1) : (memref<2x?x4xf32, #map>) -> ()
  return
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d2, d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @case32(%arg0: memref<2x?x4xf32>) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c1 : memref<2x?x4xf32>
// CHECK-NEXT: %alloc = memref.alloc(%dim) : memref<2x?x4xf32, #map>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<2x?x4xf32> to memref<2x?x4xf32, #map>
// CHECK-NEXT: "foo.x"(%alloc) : (memref<2x?x4xf32, #map>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

#map = affine_map<(d0, d1) -> (d1 floordiv 2, d0)>
func.func @case33(%arg0: memref<4x4xf32, #map>) {
  %0 = bufferization.to_tensor %arg0 : memref<4x4xf32, #map> to tensor<4x4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4x4xf32> to memref<4x4xf32>
  "foo.x"(%1) : (memref<4x4xf32>) -> ()
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d1 floordiv 2, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @case33(%arg0: memref<4x4xf32, #map>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4x4xf32>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<4x4xf32, #map> to memref<4x4xf32>
// CHECK-NEXT: "foo.x"(%alloc) : (memref<4x4xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case34(%arg0: memref<1x4xf32, strided<[?, 1]>>) {
  %0 = bufferization.to_tensor %arg0 : memref<1x4xf32, strided<[?, 1]>> to tensor<1x4xf32>
  %1 = bufferization.to_buffer %0 : tensor<1x4xf32> to memref<1x4xf32>
  "foo.x"(%1) : (memref<1x4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @case34(%arg0: memref<1x4xf32, strided<[?, 1]>>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<1x4xf32>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<1x4xf32, strided<[?, 1]>> to memref<1x4xf32>
// CHECK-NEXT: "foo.x"(%alloc) : (memref<1x4xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
