// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @case0() -> tensor<?xf32> {
  %c10 = arith.constant 10 : index
  %0 = bufferization.alloc_tensor(%c10) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case0() -> tensor<?xf32> {
// CHECK-NEXT: %[[V0:.*]] = bufferization.alloc_tensor() : tensor<10xf32>
// CHECK-NEXT: %cast = tensor.cast %[[V0]] : tensor<10xf32> to tensor<?xf32>
// CHECK-NEXT: return %cast : tensor<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case1() {
  %c10 = arith.constant 10 : index
  %0 = bufferization.alloc_tensor(%c10) : tensor<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @case1() {
// CHECK-NEXT: %[[V0:.*]] = bufferization.alloc_tensor() : tensor<10xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case2(%arg0: index) -> tensor<?x?x4xf32> {
  %c10 = arith.constant 10 : index
  %0 = bufferization.alloc_tensor(%c10, %arg0) {memory_space = 3 : i64} : tensor<?x?x4xf32>
  return %0 : tensor<?x?x4xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case2(%arg0: index) -> tensor<?x?x4xf32> {
// CHECK-NEXT: %[[V0:.*]] = bufferization.alloc_tensor(%arg0) : tensor<10x?x4xf32>
// CHECK-NEXT: %cast = tensor.cast %[[V0]] : tensor<10x?x4xf32> to tensor<?x?x4xf32>
// CHECK-NEXT: return %cast : tensor<?x?x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case3(%arg0: index) -> tensor<?x?x4xf32> {
  %c-10 = arith.constant -10 : index
  %0 = bufferization.alloc_tensor(%c-10, %arg0) : tensor<?x?x4xf32>
  return %0 : tensor<?x?x4xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case3(%arg0: index) -> tensor<?x?x4xf32> {
// CHECK-NEXT: %c-10 = arith.constant -10 : index
// CHECK-NEXT: %[[V0:.*]] = bufferization.alloc_tensor(%c-10, %arg0) : tensor<?x?x4xf32>
// CHECK-NEXT: return %[[V0]] : tensor<?x?x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case4(%arg0: index) -> index {
  %c0 = arith.constant 0 : index
  %0 = bufferization.alloc_tensor(%arg0, %arg0) : tensor<?x?x4xf32>
  %dim = tensor.dim %0, %c0 : tensor<?x?x4xf32>
  return %dim : index
}

// CHECK: module {
// CHECK-NEXT: func.func @case4(%arg0: index) -> index {
// CHECK-NEXT: %[[V0:.*]] = bufferization.alloc_tensor(%arg0, %arg0) : tensor<?x?x4xf32>
// CHECK-NEXT: return %arg0 : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case5(%arg0: tensor<?x4xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<?x4xf32>
  %dim = tensor.dim %0, %c0 : tensor<?x4xf32>
  return %dim : index
}

// CHECK: module {
// CHECK-NEXT: func.func @case5(%arg0: tensor<?x4xf32>) -> index {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %[[V0:.*]] = bufferization.alloc_tensor() copy(%arg0) : tensor<?x4xf32>
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
// CHECK-NEXT: return %dim : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case6(%arg0: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case6(%arg0: tensor<?x4xf32>) -> tensor<?x4xf32> {
// CHECK-NEXT: %[[V0:.*]] = bufferization.alloc_tensor() copy(%arg0) : tensor<?x4xf32>
// CHECK-NEXT: return %[[V0]] : tensor<?x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case7(%arg0: tensor<?x4xf32>) -> index {
  %c1 = arith.constant 1 : index
  %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<?x4xf32>
  %dim = tensor.dim %0, %c1 : tensor<?x4xf32>
  return %dim : index
}

// CHECK: module {
// CHECK-NEXT: func.func @case7(%arg0: tensor<?x4xf32>) -> index {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %[[V0:.*]] = bufferization.alloc_tensor() copy(%arg0) : tensor<?x4xf32>
// CHECK-NEXT: return %c4 : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case8(%arg0: index, %arg1: index) -> index {
  %0 = bufferization.alloc_tensor(%arg0) : tensor<?x4xf32>
  %dim = tensor.dim %0, %arg1 : tensor<?x4xf32>
  return %dim : index
}

// CHECK: module {
// CHECK-NEXT: func.func @case8(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %[[V0:.*]] = bufferization.alloc_tensor(%arg0) : tensor<?x4xf32>
// CHECK-NEXT: %dim = tensor.dim %[[V0]], %arg1 : tensor<?x4xf32>
// CHECK-NEXT: return %dim : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case9(%arg0: tensor<4xf32>) {
  bufferization.dealloc_tensor %arg0 : tensor<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @case9(%arg0: tensor<4xf32>) {
// CHECK-NEXT: bufferization.dealloc_tensor %arg0 : tensor<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case10() {
  %0 = bufferization.alloc_tensor() : tensor<4xf32>
  bufferization.dealloc_tensor %0 : tensor<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @case10() {
// CHECK-NEXT: %[[V0:.*]] = bufferization.alloc_tensor() : tensor<4xf32>
// CHECK-NEXT: bufferization.dealloc_tensor %[[V0]] : tensor<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case11(%arg0: tensor<4xf32>, %arg1: memref<4xf32>) {
  bufferization.materialize_in_destination %arg0 in restrict writable %arg1 : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @case11(%arg0: tensor<4xf32>, %arg1: memref<4xf32>) {
// CHECK-NEXT: bufferization.materialize_in_destination %arg0 in restrict writable %arg1 : (tensor<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case12(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %dim = tensor.dim %0, %c0 : tensor<?xf32>
  return %dim : index
}

// CHECK: module {
// CHECK-NEXT: func.func @case12(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> index {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT: return %dim : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case13(%arg0: tensor<4xf32>, %arg1: index) -> f32 {
  %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<4xf32>
  %extracted = tensor.extract %0[%arg1] : tensor<4xf32>
  return %extracted : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @case13(%arg0: tensor<4xf32>, %arg1: index) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = bufferization.alloc_tensor() copy(%arg0) : tensor<4xf32>
// CHECK-NEXT: %extracted = tensor.extract %[[V0]][%arg1] : tensor<4xf32>
// CHECK-NEXT: return %extracted : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case14(%arg0: index) -> tensor<?xf32> {
  %0 = bufferization.alloc_tensor(%arg0) : tensor<?xf32>
  %cast = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  %cast_0 = tensor.cast %cast : tensor<4xf32> to tensor<?xf32>
  return %cast_0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case14(%arg0: index) -> tensor<?xf32> {
// CHECK-NEXT: %[[V0:.*]] = bufferization.alloc_tensor(%arg0) : tensor<?xf32>
// CHECK-NEXT: %cast = tensor.cast %[[V0]] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %cast : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: return %cast_0 : tensor<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case15(%arg0: tensor<4xf32>, %arg1: memref<4xf32>) {
  bufferization.materialize_in_destination %arg0 in writable %arg1 : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @case15(%arg0: tensor<4xf32>, %arg1: memref<4xf32>) {
// CHECK-NEXT: bufferization.materialize_in_destination %arg0 in writable %arg1 : (tensor<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case16(%arg0: index) -> tensor<?xf32> {
  %c4 = arith.constant 4 : index
  %0 = bufferization.alloc_tensor(%c4) size_hint=%arg0 {foo.a, memory_space = "x"} : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case16(%arg0: index) -> tensor<?xf32> {
// CHECK-NEXT: %[[V0:.*]] = bufferization.alloc_tensor() : tensor<4xf32>
// CHECK-NEXT: %cast = tensor.cast %[[V0]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: return %cast : tensor<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case17(%arg0: index) -> tensor<?xf32, "enc"> {
  %c4 = arith.constant 4 : index
  %0 = bufferization.alloc_tensor(%c4) : tensor<?xf32, "enc">
  return %0 : tensor<?xf32, "enc">
}

// CHECK: module {
// CHECK-NEXT: func.func @case17(%arg0: index) -> tensor<?xf32, "enc"> {
// CHECK-NEXT: %[[V0:.*]] = bufferization.alloc_tensor() : tensor<4xf32, "enc">
// CHECK-NEXT: %cast = tensor.cast %[[V0]] : tensor<4xf32, "enc"> to tensor<?xf32, "enc">
// CHECK-NEXT: return %cast : tensor<?xf32, "enc">
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case18() -> index {
  %c7 = arith.constant 7 : index
  %c4 = arith.constant 4 : index
  %0 = bufferization.alloc_tensor(%c7) : tensor<?xf32>
  %dim = tensor.dim %0, %c4 : tensor<?xf32>
  return %dim : index
}

// CHECK: module {
// CHECK-NEXT: func.func @case18() -> index {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %[[V0:.*]] = bufferization.alloc_tensor() : tensor<7xf32>
// CHECK-NEXT: %dim = tensor.dim %[[V0]], %c4 : tensor<7xf32>
// CHECK-NEXT: return %dim : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case19(%arg0: index, %arg1: tensor<?xf32>) -> index {
  %0 = bufferization.alloc_tensor() copy(%arg1) : tensor<?xf32>
  %dim = tensor.dim %0, %arg0 : tensor<?xf32>
  return %dim : index
}

// CHECK: module {
// CHECK-NEXT: func.func @case19(%arg0: index, %arg1: tensor<?xf32>) -> index {
// CHECK-NEXT: %[[V0:.*]] = bufferization.alloc_tensor() copy(%arg1) : tensor<?xf32>
// CHECK-NEXT: %dim = tensor.dim %[[V0]], %arg0 : tensor<?xf32>
// CHECK-NEXT: return %dim : index
// CHECK-NEXT: }
// CHECK-NEXT: }
