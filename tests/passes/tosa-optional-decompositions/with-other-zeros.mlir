// ORACLE: differs (kernels-with-other-zeros)
// RUN: mlir-opt %s "--pass-pipeline=builtin.module(func.func(tosa-optional-decompositions))" --split-input-file | FileCheck %s

func.func @dwq(%x: tensor<4x10x10x2xi8>, %w: tensor<1x1x2x3xi8>, %b: tensor<6xi32>) -> tensor<4x12x12x6xi32> {
  %z = "tosa.const"() <{values = dense<7> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<11> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.depthwise_conv2d %x, %w, %b, %z, %y {acc_type = i32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<4x10x10x2xi8>, tensor<1x1x2x3xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x12x12x6xi32>
  return %0 : tensor<4x12x12x6xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dwq(%[[ARG0:[^ ]+]]: tensor<4x10x10x2xi8>, %[[ARG1:[^ ]+]]: tensor<1x1x2x3xi8>, %[[ARG2:[^ ]+]]: tensor<6xi32>) -> tensor<4x12x12x6xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<7> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<11> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.depthwise_conv2d %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]] {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<4x10x10x2xi8>, tensor<1x1x2x3xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x12x12x6xi32>
// CHECK-NEXT:     return %[[V2]] : tensor<4x12x12x6xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t2z(%x: tensor<2x17x15x3xi8>, %w: tensor<5x3x5x3xi8>, %b: tensor<5xi32>, %z: tensor<1xi8>) -> tensor<2x35x47x5xi32> {
  %0 = tosa.transpose_conv2d %x, %w, %b, %z, %z {acc_type = i32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 3>} : (tensor<2x17x15x3xi8>, tensor<5x3x5x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x35x47x5xi32>
  return %0 : tensor<2x35x47x5xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @t2z(%[[ARG0:[^ ]+]]: tensor<2x17x15x3xi8>, %[[ARG1:[^ ]+]]: tensor<5x3x5x3xi8>, %[[ARG2:[^ ]+]]: tensor<5xi32>, %[[ARG3:[^ ]+]]: tensor<1xi8>) -> tensor<2x35x47x5xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 1, 1, 5]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[2, 35, 47, 5]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.const_shape  {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.const_shape  {values = dense<[2, 36, 48, 5]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.const_shape  {values = dense<[2, 18, 16, 2, 3, 5]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:     %[[V5:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<30xi32>}> : () -> tensor<30xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = tosa.const_shape  {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = tosa.const_shape  {values = dense<[30, 2, 2, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V8:[^ ]+]] = tosa.const_shape  {values = dense<[5, 2, 2, 2, 3, 3]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:     %[[V9:[^ ]+]] = tosa.const_shape  {values = dense<[0, 0, 0, 1, 0, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
// CHECK-NEXT:     %[[V10:[^ ]+]] = tosa.pad %[[ARG1]], %[[V9]], %[[ARG3]] : (tensor<5x3x5x3xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<5x4x6x3xi8>
// CHECK-NEXT:     %[[V11:[^ ]+]] = tosa.reshape %[[V10]], %[[V8]] : (tensor<5x4x6x3xi8>, !tosa.shape<6>) -> tensor<5x2x2x2x3x3xi8>
// CHECK-NEXT:     %[[V12:[^ ]+]] = tosa.transpose %[[V11]] {perms = array<i32: 2, 4, 0, 1, 3, 5>} : (tensor<5x2x2x2x3x3xi8>) -> tensor<2x3x5x2x2x3xi8>
// CHECK-NEXT:     %[[V13:[^ ]+]] = tosa.reshape %[[V12]], %[[V7]] : (tensor<2x3x5x2x2x3xi8>, !tosa.shape<4>) -> tensor<30x2x2x3xi8>
// CHECK-NEXT:     %[[V14:[^ ]+]] = tosa.reverse %[[V13]] {axis = 1 : i32} : (tensor<30x2x2x3xi8>) -> tensor<30x2x2x3xi8>
// CHECK-NEXT:     %[[V15:[^ ]+]] = tosa.reverse %[[V14]] {axis = 2 : i32} : (tensor<30x2x2x3xi8>) -> tensor<30x2x2x3xi8>
// CHECK-NEXT:     %[[V16:[^ ]+]] = tosa.pad %[[ARG0]], %[[V6]], %[[ARG3]] : (tensor<2x17x15x3xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<2x19x17x3xi8>
// CHECK-NEXT:     %[[V17:[^ ]+]] = tosa.conv2d %[[V16]], %[[V15]], %[[V5]], %[[ARG3]], %[[ARG3]] {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<2x19x17x3xi8>, tensor<30x2x2x3xi8>, tensor<30xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x18x16x30xi32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = tosa.reshape %[[V17]], %[[V4]] : (tensor<2x18x16x30xi32>, !tosa.shape<6>) -> tensor<2x18x16x2x3x5xi32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = tosa.transpose %[[V18]] {perms = array<i32: 0, 1, 3, 2, 4, 5>} : (tensor<2x18x16x2x3x5xi32>) -> tensor<2x18x2x16x3x5xi32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = tosa.reshape %[[V19]], %[[V3]] : (tensor<2x18x2x16x3x5xi32>, !tosa.shape<4>) -> tensor<2x36x48x5xi32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = tosa.slice %[[V20]], %[[V2]], %[[V1]] : (tensor<2x36x48x5xi32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x35x47x5xi32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = tosa.reshape %[[ARG2]], %[[V0]] : (tensor<5xi32>, !tosa.shape<4>) -> tensor<1x1x1x5xi32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = tosa.add %[[V21]], %[[V22]] : (tensor<2x35x47x5xi32>, tensor<1x1x1x5xi32>) -> tensor<2x35x47x5xi32>
// CHECK-NEXT:     return %[[V23]] : tensor<2x35x47x5xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
