// RUN: mlir-opt --split-input-file --canonicalize %s | FileCheck %s

func.func @a(%t: tensor<1x2xi32>, %u: tensor<?x2xi32>) -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>) {
  %ct = tensor.cast %t : tensor<1x2xi32> to tensor<?x?xi32>
  %cu = tensor.cast %u : tensor<?x2xi32> to tensor<?x?xi32>
  %1 = bufferization.materialize_in_destination %ct in %cu {a} : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
  %2 = bufferization.materialize_in_destination %ct in %ct : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
  %3 = bufferization.materialize_in_destination %cu in %ct : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
  return %1, %2, %3 : tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>
}

// CHECK: module {
// CHECK-NEXT: func.func @a(%arg0: tensor<1x2xi32>, %arg1: tensor<?x2xi32>) -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>) {
// CHECK-NEXT: %0 = bufferization.materialize_in_destination %arg0 in %arg1 {a} : (tensor<1x2xi32>, tensor<?x2xi32>) -> tensor<?x2xi32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<?x2xi32> to tensor<?x?xi32>
// CHECK-NEXT: %1 = bufferization.materialize_in_destination %arg0 in %arg0 : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
// CHECK-NEXT: %cast_0 = tensor.cast %1 : tensor<1x2xi32> to tensor<?x?xi32>
// CHECK-NEXT: %2 = bufferization.materialize_in_destination %arg1 in %arg0 : (tensor<?x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
// CHECK-NEXT: %cast_1 = tensor.cast %2 : tensor<1x2xi32> to tensor<?x?xi32>
// CHECK-NEXT: return %cast, %cast_0, %cast_1 : tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @b(%t: tensor<1x2xi32>, %m: memref<?x?xi32>) {
  %ct = tensor.cast %t : tensor<1x2xi32> to tensor<?x?xi32>
  bufferization.materialize_in_destination %ct in restrict writable %m : (tensor<?x?xi32>, memref<?x?xi32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @b(%arg0: tensor<1x2xi32>, %arg1: memref<?x?xi32>) {
// CHECK-NEXT: bufferization.materialize_in_destination %arg0 in restrict writable %arg1 : (tensor<1x2xi32>, memref<?x?xi32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @un(%t: tensor<*xi32>, %u: tensor<?x2xi32>, %v: tensor<4x2xi32>) -> (tensor<?x2xi32>, tensor<?x?xi32>, tensor<4x2xi32>) {
  %cu = tensor.cast %t : tensor<*xi32> to tensor<?x2xi32>
  %1 = bufferization.materialize_in_destination %cu in %u : (tensor<?x2xi32>, tensor<?x2xi32>) -> tensor<?x2xi32>
  %cv = tensor.cast %v : tensor<4x2xi32> to tensor<?x?xi32>
  %cw = tensor.cast %v : tensor<4x2xi32> to tensor<4x?xi32>
  %c2 = tensor.cast %u : tensor<?x2xi32> to tensor<?x?xi32>
  %2 = bufferization.materialize_in_destination %c2 in %cv : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
  %c3 = tensor.cast %u : tensor<?x2xi32> to tensor<4x2xi32>
  %3 = bufferization.materialize_in_destination %c3 in %v : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
  return %1, %2, %3 : tensor<?x2xi32>, tensor<?x?xi32>, tensor<4x2xi32>
}

// CHECK: module {
// CHECK-NEXT: func.func @un(%arg0: tensor<*xi32>, %arg1: tensor<?x2xi32>, %arg2: tensor<4x2xi32>) -> (tensor<?x2xi32>, tensor<?x?xi32>, tensor<4x2xi32>) {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<*xi32> to tensor<?x2xi32>
// CHECK-NEXT: %0 = bufferization.materialize_in_destination %cast in %arg1 : (tensor<?x2xi32>, tensor<?x2xi32>) -> tensor<?x2xi32>
// CHECK-NEXT: %1 = bufferization.materialize_in_destination %arg1 in %arg2 : (tensor<?x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %cast_0 = tensor.cast %1 : tensor<4x2xi32> to tensor<?x?xi32>
// CHECK-NEXT: %cast_1 = tensor.cast %arg1 : tensor<?x2xi32> to tensor<4x2xi32>
// CHECK-NEXT: %2 = bufferization.materialize_in_destination %cast_1 in %arg2 : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: return %0, %cast_0, %2 : tensor<?x2xi32>, tensor<?x?xi32>, tensor<4x2xi32>
// CHECK-NEXT: }
// CHECK-NEXT: }
