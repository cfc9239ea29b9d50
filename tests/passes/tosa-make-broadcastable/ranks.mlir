// Operands of other ranks are never there where ops are verified.
// RUN: mlir-opt %s --tosa-make-broadcastable --mlir-very-unsafe-disable-verifier-on-parsing --split-input-file | FileCheck %s

func.func @a(%x: tensor<3x4xf32>, %y: tensor<4xf32>) -> tensor<3x4xf32> {
  %0 = tosa.add %x, %y : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: tensor<3x4xf32>, %[[ARG1:[^ ]+]]: tensor<4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reshape %[[ARG1]], %[[V0]] : (tensor<4xf32>, !tosa.shape<2>) -> tensor<1x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.add %[[ARG0]], %[[V1]] : (tensor<3x4xf32>, tensor<1x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:     return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @b(%x: tensor<3x4xf32>, %y: tensor<f32>) -> tensor<3x4xf32> {
  %0 = "tosa.add"(%x, %y) : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: tensor<3x4xf32>, %[[ARG1:[^ ]+]]: tensor<f32>) -> tensor<3x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reshape %[[ARG1]], %[[V0]] : (tensor<f32>, !tosa.shape<2>) -> tensor<1x1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.add %[[ARG0]], %[[V1]] : (tensor<3x4xf32>, tensor<1x1xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:     return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @c(%x: tensor<3x4xf32>, %y: tensor<?xf32>, %s: tensor<1xi8>) -> tensor<3x4xf32> {
  %0 = "tosa.mul"(%x, %y, %s) : (tensor<3x4xf32>, tensor<?xf32>, tensor<1xi8>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: tensor<3x4xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: tensor<1xi8>) -> tensor<3x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reshape %[[ARG1]], %[[V0]] : (tensor<?xf32>, !tosa.shape<2>) -> tensor<1x?xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.mul %[[ARG0]], %[[V1]], %[[ARG2]] : (tensor<3x4xf32>, tensor<1x?xf32>, tensor<1xi8>) -> tensor<3x4xf32>
// CHECK-NEXT:     return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @d(%x: tensor<3x4xi1>, %y: tensor<4xf32>, %z: tensor<f32>) -> tensor<3x4xf32> {
  %0 = tosa.select %x, %y, %z : (tensor<3x4xi1>, tensor<4xf32>, tensor<f32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: tensor<3x4xi1>, %[[ARG1:[^ ]+]]: tensor<4xf32>, %[[ARG2:[^ ]+]]: tensor<f32>) -> tensor<3x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.reshape %[[ARG1]], %[[V1]] : (tensor<4xf32>, !tosa.shape<2>) -> tensor<1x4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.reshape %[[ARG2]], %[[V0]] : (tensor<f32>, !tosa.shape<2>) -> tensor<1x1xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.select %[[ARG0]], %[[V2]], %[[V3]] : (tensor<3x4xi1>, tensor<1x4xf32>, tensor<1x1xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:     return %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%x: tensor<3x4xf32>, %z: tensor<4xf32>, %w: tensor<2x3xf32>, %u: tensor<*xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>) {
  %1 = "tosa.add"(%z, %x) : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %2 = "tosa.sub"(%z, %x) : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %3 = "tosa.add"(%u, %x) : (tensor<*xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %4 = "tosa.maximum"(%3, %x) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %5 = "tosa.add"(%4, %1) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  return %5, %2 : tensor<3x4xf32>, tensor<3x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: tensor<3x4xf32>, %[[ARG1:[^ ]+]]: tensor<4xf32>, %[[ARG2:[^ ]+]]: tensor<2x3xf32>, %[[ARG3:[^ ]+]]: tensor<*xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reshape %[[ARG1]], %[[V0]] : (tensor<4xf32>, !tosa.shape<2>) -> tensor<1x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.add %[[V1]], %[[ARG0]] : (tensor<1x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.reshape %[[ARG1]], %[[V0]] : (tensor<4xf32>, !tosa.shape<2>) -> tensor<1x4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.sub %[[V3]], %[[ARG0]] : (tensor<1x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.add %[[ARG3]], %[[ARG0]] : (tensor<*xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = tosa.maximum %[[V5]], %[[ARG0]] : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = tosa.add %[[V6]], %[[V2]] : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:     return %[[V7]], %[[V4]] : tensor<3x4xf32>, tensor<3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @compare(%x: tensor<3x4xi32>, %z: tensor<4xi32>, %f: tensor<i32>) -> (tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>) {
  %1 = "tosa.equal"(%z, %x) : (tensor<4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
  %2 = "tosa.greater"(%x, %f) : (tensor<3x4xi32>, tensor<i32>) -> tensor<3x4xi1>
  %3 = "tosa.greater_equal"(%x, %z) : (tensor<3x4xi32>, tensor<4xi32>) -> tensor<3x4xi1>
  return %1, %2, %3 : tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @compare(%[[ARG0:[^ ]+]]: tensor<3x4xi32>, %[[ARG1:[^ ]+]]: tensor<4xi32>, %[[ARG2:[^ ]+]]: tensor<i32>) -> (tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.reshape %[[ARG1]], %[[V1]] : (tensor<4xi32>, !tosa.shape<2>) -> tensor<1x4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.equal %[[V2]], %[[ARG0]] : (tensor<1x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.reshape %[[ARG2]], %[[V0]] : (tensor<i32>, !tosa.shape<2>) -> tensor<1x1xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.greater %[[ARG0]], %[[V4]] : (tensor<3x4xi32>, tensor<1x1xi32>) -> tensor<3x4xi1>
// CHECK-NEXT:     %[[V6:[^ ]+]] = tosa.reshape %[[ARG1]], %[[V1]] : (tensor<4xi32>, !tosa.shape<2>) -> tensor<1x4xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = tosa.greater_equal %[[ARG0]], %[[V6]] : (tensor<3x4xi32>, tensor<1x4xi32>) -> tensor<3x4xi1>
// CHECK-NEXT:     return %[[V3]], %[[V5]], %[[V7]] : tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @logical(%x: tensor<3x4xi1>, %z: tensor<4xi1>, %f: tensor<i1>) -> (tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>) {
  %1 = "tosa.logical_and"(%z, %x) : (tensor<4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
  %2 = "tosa.logical_or"(%x, %f) : (tensor<3x4xi1>, tensor<i1>) -> tensor<3x4xi1>
  %3 = "tosa.logical_xor"(%x, %z) : (tensor<3x4xi1>, tensor<4xi1>) -> tensor<3x4xi1>
  return %1, %2, %3 : tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @logical(%[[ARG0:[^ ]+]]: tensor<3x4xi1>, %[[ARG1:[^ ]+]]: tensor<4xi1>, %[[ARG2:[^ ]+]]: tensor<i1>) -> (tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.reshape %[[ARG1]], %[[V1]] : (tensor<4xi1>, !tosa.shape<2>) -> tensor<1x4xi1>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.logical_and %[[V2]], %[[ARG0]] : (tensor<1x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.reshape %[[ARG2]], %[[V0]] : (tensor<i1>, !tosa.shape<2>) -> tensor<1x1xi1>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.logical_or %[[ARG0]], %[[V4]] : (tensor<3x4xi1>, tensor<1x1xi1>) -> tensor<3x4xi1>
// CHECK-NEXT:     %[[V6:[^ ]+]] = tosa.reshape %[[ARG1]], %[[V1]] : (tensor<4xi1>, !tosa.shape<2>) -> tensor<1x4xi1>
// CHECK-NEXT:     %[[V7:[^ ]+]] = tosa.logical_xor %[[ARG0]], %[[V6]] : (tensor<3x4xi1>, tensor<1x4xi1>) -> tensor<3x4xi1>
// CHECK-NEXT:     return %[[V3]], %[[V5]], %[[V7]] : tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ints(%x: tensor<2x3x4xi32>, %z: tensor<3x1xi32>, %f: tensor<1xi32>) -> tensor<2x3x4xi32> {
  %1 = "tosa.arithmetic_right_shift"(%z, %x) <{round = true}> : (tensor<3x1xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  %2 = "tosa.intdiv"(%1, %f) : (tensor<2x3x4xi32>, tensor<1xi32>) -> tensor<2x3x4xi32>
  %3 = "tosa.logical_left_shift"(%f, %2) : (tensor<1xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  %4 = "tosa.bitwise_and"(%z, %3) : (tensor<3x1xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return %4 : tensor<2x3x4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ints(%[[ARG0:[^ ]+]]: tensor<2x3x4xi32>, %[[ARG1:[^ ]+]]: tensor<3x1xi32>, %[[ARG2:[^ ]+]]: tensor<1xi32>) -> tensor<2x3x4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[1, 3, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.reshape %[[ARG1]], %[[V1]] : (tensor<3x1xi32>, !tosa.shape<3>) -> tensor<1x3x1xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.arithmetic_right_shift %[[V2]], %[[ARG0]] {round = true} : (tensor<1x3x1xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.reshape %[[ARG2]], %[[V0]] : (tensor<1xi32>, !tosa.shape<3>) -> tensor<1x1x1xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.intdiv %[[V3]], %[[V4]] : (tensor<2x3x4xi32>, tensor<1x1x1xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = tosa.reshape %[[ARG2]], %[[V0]] : (tensor<1xi32>, !tosa.shape<3>) -> tensor<1x1x1xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = tosa.logical_left_shift %[[V6]], %[[V5]] : (tensor<1x1x1xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = tosa.reshape %[[ARG1]], %[[V1]] : (tensor<3x1xi32>, !tosa.shape<3>) -> tensor<1x3x1xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = tosa.bitwise_and %[[V8]], %[[V7]] : (tensor<1x3x1xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT:     return %[[V9]] : tensor<2x3x4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @select(%c: tensor<4xi1>, %x: tensor<3x4xf32>, %y: tensor<1xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>) {
  %1 = "tosa.select"(%c, %x, %y) : (tensor<4xi1>, tensor<3x4xf32>, tensor<1xf32>) -> tensor<3x4xf32>
  %2 = "tosa.select"(%c, %y, %x) : (tensor<4xi1>, tensor<1xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  return %1, %2 : tensor<3x4xf32>, tensor<3x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @select(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<3x4xf32>, %[[ARG2:[^ ]+]]: tensor<1xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.reshape %[[ARG0]], %[[V1]] : (tensor<4xi1>, !tosa.shape<2>) -> tensor<1x4xi1>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.reshape %[[ARG2]], %[[V0]] : (tensor<1xf32>, !tosa.shape<2>) -> tensor<1x1xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.select %[[V2]], %[[ARG1]], %[[V3]] : (tensor<1x4xi1>, tensor<3x4xf32>, tensor<1x1xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.reshape %[[ARG0]], %[[V1]] : (tensor<4xi1>, !tosa.shape<2>) -> tensor<1x4xi1>
// CHECK-NEXT:     %[[V6:[^ ]+]] = tosa.reshape %[[ARG2]], %[[V0]] : (tensor<1xf32>, !tosa.shape<2>) -> tensor<1x1xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = tosa.select %[[V5]], %[[V6]], %[[ARG1]] : (tensor<1x4xi1>, tensor<1x1xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:     return %[[V4]], %[[V7]] : tensor<3x4xf32>, tensor<3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
