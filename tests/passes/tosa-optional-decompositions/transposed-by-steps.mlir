// Convolution backwards by steps: a convolution for each place between them.
// RUN: mlir-opt %s "--pass-pipeline=builtin.module(func.func(tosa-optional-decompositions))" --split-input-file | FileCheck %s

func.func @t2(%x: tensor<2x17x15x3xf32>, %w: tensor<5x3x5x3xf32>, %b: tensor<5xf32>) -> tensor<2x35x47x5xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %x, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 3>} : (tensor<2x17x15x3xf32>, tensor<5x3x5x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x35x47x5xf32>
  return %0 : tensor<2x35x47x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @t2(%[[ARG0:[^ ]+]]: tensor<2x17x15x3xf32>, %[[ARG1:[^ ]+]]: tensor<5x3x5x3xf32>, %[[ARG2:[^ ]+]]: tensor<5xf32>) -> tensor<2x35x47x5xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 1, 1, 5]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[2, 35, 47, 5]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.const_shape  {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.const_shape  {values = dense<[2, 36, 48, 5]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.const_shape  {values = dense<[2, 18, 16, 2, 3, 5]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:     %[[V5:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<30xf32>}> : () -> tensor<30xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = tosa.const_shape  {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = tosa.const_shape  {values = dense<[30, 2, 2, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V8:[^ ]+]] = tosa.const_shape  {values = dense<[5, 2, 2, 2, 3, 3]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:     %[[V9:[^ ]+]] = tosa.const_shape  {values = dense<[0, 0, 0, 1, 0, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
// CHECK-NEXT:     %[[V10:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = tosa.pad %[[ARG1]], %[[V9]], %[[V10]] : (tensor<5x3x5x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<5x4x6x3xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = tosa.reshape %[[V11]], %[[V8]] : (tensor<5x4x6x3xf32>, !tosa.shape<6>) -> tensor<5x2x2x2x3x3xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = tosa.transpose %[[V12]] {perms = array<i32: 2, 4, 0, 1, 3, 5>} : (tensor<5x2x2x2x3x3xf32>) -> tensor<2x3x5x2x2x3xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = tosa.reshape %[[V13]], %[[V7]] : (tensor<2x3x5x2x2x3xf32>, !tosa.shape<4>) -> tensor<30x2x2x3xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = tosa.reverse %[[V14]] {axis = 1 : i32} : (tensor<30x2x2x3xf32>) -> tensor<30x2x2x3xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = tosa.reverse %[[V15]] {axis = 2 : i32} : (tensor<30x2x2x3xf32>) -> tensor<30x2x2x3xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = tosa.pad %[[ARG0]], %[[V6]], %[[V10]] : (tensor<2x17x15x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<2x19x17x3xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = tosa.conv2d %[[V17]], %[[V16]], %[[V5]], %[[V10]], %[[V10]] {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<2x19x17x3xf32>, tensor<30x2x2x3xf32>, tensor<30xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x18x16x30xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = tosa.reshape %[[V18]], %[[V4]] : (tensor<2x18x16x30xf32>, !tosa.shape<6>) -> tensor<2x18x16x2x3x5xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = tosa.transpose %[[V19]] {perms = array<i32: 0, 1, 3, 2, 4, 5>} : (tensor<2x18x16x2x3x5xf32>) -> tensor<2x18x2x16x3x5xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = tosa.reshape %[[V20]], %[[V3]] : (tensor<2x18x2x16x3x5xf32>, !tosa.shape<4>) -> tensor<2x36x48x5xf32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = tosa.slice %[[V21]], %[[V2]], %[[V1]] : (tensor<2x36x48x5xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x35x47x5xf32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = tosa.reshape %[[ARG2]], %[[V0]] : (tensor<5xf32>, !tosa.shape<4>) -> tensor<1x1x1x5xf32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = tosa.add %[[V22]], %[[V23]] : (tensor<2x35x47x5xf32>, tensor<1x1x1x5xf32>) -> tensor<2x35x47x5xf32>
// CHECK-NEXT:     return %[[V24]] : tensor<2x35x47x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t2q(%x: tensor<2x35x47x3xi8>, %w: tensor<5x3x5x3xi8>, %b: tensor<1xi32>) -> tensor<2x72x144x5xi32> {
  %z = "tosa.const"() <{values = dense<-22> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<42> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.transpose_conv2d %x, %w, %b, %z, %y {acc_type = i32, out_pad = array<i64: 1, 0, 0, 1>, stride = array<i64: 2, 3>} : (tensor<2x35x47x3xi8>, tensor<5x3x5x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x72x144x5xi32>
  return %0 : tensor<2x72x144x5xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @t2q(%[[ARG0:[^ ]+]]: tensor<2x35x47x3xi8>, %[[ARG1:[^ ]+]]: tensor<5x3x5x3xi8>, %[[ARG2:[^ ]+]]: tensor<1xi32>) -> tensor<2x72x144x5xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.const_shape  {values = dense<[0, 0, 1, 0, 0, 0, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.const_shape  {values = dense<[2, 71, 144, 5]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.const_shape  {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.const_shape  {values = dense<[2, 72, 144, 5]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V6:[^ ]+]] = tosa.const_shape  {values = dense<[2, 36, 48, 2, 3, 5]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:     %[[V7:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<30xi32>}> : () -> tensor<30xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = tosa.const_shape  {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = tosa.const_shape  {values = dense<[30, 2, 2, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V10:[^ ]+]] = tosa.const_shape  {values = dense<[5, 2, 2, 2, 3, 3]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:     %[[V11:[^ ]+]] = tosa.const_shape  {values = dense<[0, 0, 0, 1, 0, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
// CHECK-NEXT:     %[[V12:[^ ]+]] = "tosa.const"() <{values = dense<-22> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V13:[^ ]+]] = "tosa.const"() <{values = dense<42> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V14:[^ ]+]] = tosa.pad %[[ARG1]], %[[V11]], %[[V13]] : (tensor<5x3x5x3xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<5x4x6x3xi8>
// CHECK-NEXT:     %[[V15:[^ ]+]] = tosa.reshape %[[V14]], %[[V10]] : (tensor<5x4x6x3xi8>, !tosa.shape<6>) -> tensor<5x2x2x2x3x3xi8>
// CHECK-NEXT:     %[[V16:[^ ]+]] = tosa.transpose %[[V15]] {perms = array<i32: 2, 4, 0, 1, 3, 5>} : (tensor<5x2x2x2x3x3xi8>) -> tensor<2x3x5x2x2x3xi8>
// CHECK-NEXT:     %[[V17:[^ ]+]] = tosa.reshape %[[V16]], %[[V9]] : (tensor<2x3x5x2x2x3xi8>, !tosa.shape<4>) -> tensor<30x2x2x3xi8>
// CHECK-NEXT:     %[[V18:[^ ]+]] = tosa.reverse %[[V17]] {axis = 1 : i32} : (tensor<30x2x2x3xi8>) -> tensor<30x2x2x3xi8>
// CHECK-NEXT:     %[[V19:[^ ]+]] = tosa.reverse %[[V18]] {axis = 2 : i32} : (tensor<30x2x2x3xi8>) -> tensor<30x2x2x3xi8>
// CHECK-NEXT:     %[[V20:[^ ]+]] = tosa.pad %[[ARG0]], %[[V8]], %[[V12]] : (tensor<2x35x47x3xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<2x37x49x3xi8>
// CHECK-NEXT:     %[[V21:[^ ]+]] = tosa.conv2d %[[V20]], %[[V19]], %[[V7]], %[[V12]], %[[V13]] {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<2x37x49x3xi8>, tensor<30x2x2x3xi8>, tensor<30xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x36x48x30xi32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = tosa.reshape %[[V21]], %[[V6]] : (tensor<2x36x48x30xi32>, !tosa.shape<6>) -> tensor<2x36x48x2x3x5xi32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = tosa.transpose %[[V22]] {perms = array<i32: 0, 1, 3, 2, 4, 5>} : (tensor<2x36x48x2x3x5xi32>) -> tensor<2x36x2x48x3x5xi32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = tosa.reshape %[[V23]], %[[V5]] : (tensor<2x36x2x48x3x5xi32>, !tosa.shape<4>) -> tensor<2x72x144x5xi32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = tosa.slice %[[V24]], %[[V4]], %[[V3]] : (tensor<2x72x144x5xi32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x71x144x5xi32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = tosa.pad %[[V25]], %[[V2]], %[[V1]] : (tensor<2x71x144x5xi32>, !tosa.shape<8>, tensor<1xi32>) -> tensor<2x72x144x5xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = tosa.reshape %[[ARG2]], %[[V0]] : (tensor<1xi32>, !tosa.shape<4>) -> tensor<1x1x1x1xi32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = tosa.add %[[V26]], %[[V27]] : (tensor<2x72x144x5xi32>, tensor<1x1x1x1xi32>) -> tensor<2x72x144x5xi32>
// CHECK-NEXT:     return %[[V28]] : tensor<2x72x144x5xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t2n(%x: tensor<2x17x15x3xf32>, %w: tensor<5x3x5x3xf32>, %b: tensor<5xf32>) -> tensor<2x33x45x5xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %x, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: -2, 0, -1, -1>, stride = array<i64: 2, 3>} : (tensor<2x17x15x3xf32>, tensor<5x3x5x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x33x45x5xf32>
  return %0 : tensor<2x33x45x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @t2n(%[[ARG0:[^ ]+]]: tensor<2x17x15x3xf32>, %[[ARG1:[^ ]+]]: tensor<5x3x5x3xf32>, %[[ARG2:[^ ]+]]: tensor<5xf32>) -> tensor<2x33x45x5xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 1, 1, 5]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[2, 33, 45, 5]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.const_shape  {values = dense<[0, 2, 1, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.const_shape  {values = dense<[2, 36, 48, 5]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.const_shape  {values = dense<[2, 18, 16, 2, 3, 5]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:     %[[V5:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<30xf32>}> : () -> tensor<30xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = tosa.const_shape  {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = tosa.const_shape  {values = dense<[30, 2, 2, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V8:[^ ]+]] = tosa.const_shape  {values = dense<[5, 2, 2, 2, 3, 3]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:     %[[V9:[^ ]+]] = tosa.const_shape  {values = dense<[0, 0, 0, 1, 0, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
// CHECK-NEXT:     %[[V10:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = tosa.pad %[[ARG1]], %[[V9]], %[[V10]] : (tensor<5x3x5x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<5x4x6x3xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = tosa.reshape %[[V11]], %[[V8]] : (tensor<5x4x6x3xf32>, !tosa.shape<6>) -> tensor<5x2x2x2x3x3xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = tosa.transpose %[[V12]] {perms = array<i32: 2, 4, 0, 1, 3, 5>} : (tensor<5x2x2x2x3x3xf32>) -> tensor<2x3x5x2x2x3xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = tosa.reshape %[[V13]], %[[V7]] : (tensor<2x3x5x2x2x3xf32>, !tosa.shape<4>) -> tensor<30x2x2x3xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = tosa.reverse %[[V14]] {axis = 1 : i32} : (tensor<30x2x2x3xf32>) -> tensor<30x2x2x3xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = tosa.reverse %[[V15]] {axis = 2 : i32} : (tensor<30x2x2x3xf32>) -> tensor<30x2x2x3xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = tosa.pad %[[ARG0]], %[[V6]], %[[V10]] : (tensor<2x17x15x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<2x19x17x3xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = tosa.conv2d %[[V17]], %[[V16]], %[[V5]], %[[V10]], %[[V10]] {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<2x19x17x3xf32>, tensor<30x2x2x3xf32>, tensor<30xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x18x16x30xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = tosa.reshape %[[V18]], %[[V4]] : (tensor<2x18x16x30xf32>, !tosa.shape<6>) -> tensor<2x18x16x2x3x5xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = tosa.transpose %[[V19]] {perms = array<i32: 0, 1, 3, 2, 4, 5>} : (tensor<2x18x16x2x3x5xf32>) -> tensor<2x18x2x16x3x5xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = tosa.reshape %[[V20]], %[[V3]] : (tensor<2x18x2x16x3x5xf32>, !tosa.shape<4>) -> tensor<2x36x48x5xf32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = tosa.slice %[[V21]], %[[V2]], %[[V1]] : (tensor<2x36x48x5xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x33x45x5xf32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = tosa.reshape %[[ARG2]], %[[V0]] : (tensor<5xf32>, !tosa.shape<4>) -> tensor<1x1x1x5xf32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = tosa.add %[[V22]], %[[V23]] : (tensor<2x33x45x5xf32>, tensor<1x1x1x5xf32>) -> tensor<2x33x45x5xf32>
// CHECK-NEXT:     return %[[V24]] : tensor<2x33x45x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t2d(%x: tensor<?x17x15x3xf32>, %w: tensor<5x3x5x3xf32>, %b: tensor<5xf32>) -> tensor<?x35x47x5xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %x, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 3>} : (tensor<?x17x15x3xf32>, tensor<5x3x5x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x35x47x5xf32>
  return %0 : tensor<?x35x47x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @t2d(%[[ARG0:[^ ]+]]: tensor<?x17x15x3xf32>, %[[ARG1:[^ ]+]]: tensor<5x3x5x3xf32>, %[[ARG2:[^ ]+]]: tensor<5xf32>) -> tensor<?x35x47x5xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 1, 1, 5]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[-1, 35, 47, 5]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.const_shape  {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.const_shape  {values = dense<[-1, 36, 48, 5]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.const_shape  {values = dense<[-1, 18, 16, 2, 3, 5]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:     %[[V5:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<30xf32>}> : () -> tensor<30xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = tosa.const_shape  {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = tosa.const_shape  {values = dense<[30, 2, 2, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V8:[^ ]+]] = tosa.const_shape  {values = dense<[5, 2, 2, 2, 3, 3]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:     %[[V9:[^ ]+]] = tosa.const_shape  {values = dense<[0, 0, 0, 1, 0, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
// CHECK-NEXT:     %[[V10:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = tosa.pad %[[ARG1]], %[[V9]], %[[V10]] : (tensor<5x3x5x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<5x4x6x3xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = tosa.reshape %[[V11]], %[[V8]] : (tensor<5x4x6x3xf32>, !tosa.shape<6>) -> tensor<5x2x2x2x3x3xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = tosa.transpose %[[V12]] {perms = array<i32: 2, 4, 0, 1, 3, 5>} : (tensor<5x2x2x2x3x3xf32>) -> tensor<2x3x5x2x2x3xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = tosa.reshape %[[V13]], %[[V7]] : (tensor<2x3x5x2x2x3xf32>, !tosa.shape<4>) -> tensor<30x2x2x3xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = tosa.reverse %[[V14]] {axis = 1 : i32} : (tensor<30x2x2x3xf32>) -> tensor<30x2x2x3xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = tosa.reverse %[[V15]] {axis = 2 : i32} : (tensor<30x2x2x3xf32>) -> tensor<30x2x2x3xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = tosa.pad %[[ARG0]], %[[V6]], %[[V10]] : (tensor<?x17x15x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<?x19x17x3xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = tosa.conv2d %[[V17]], %[[V16]], %[[V5]], %[[V10]], %[[V10]] {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x19x17x3xf32>, tensor<30x2x2x3xf32>, tensor<30xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x18x16x30xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = tosa.reshape %[[V18]], %[[V4]] : (tensor<?x18x16x30xf32>, !tosa.shape<6>) -> tensor<?x18x16x2x3x5xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = tosa.transpose %[[V19]] {perms = array<i32: 0, 1, 3, 2, 4, 5>} : (tensor<?x18x16x2x3x5xf32>) -> tensor<?x18x2x16x3x5xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = tosa.reshape %[[V20]], %[[V3]] : (tensor<?x18x2x16x3x5xf32>, !tosa.shape<4>) -> tensor<?x36x48x5xf32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = tosa.slice %[[V21]], %[[V2]], %[[V1]] : (tensor<?x36x48x5xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<?x35x47x5xf32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = tosa.reshape %[[ARG2]], %[[V0]] : (tensor<5xf32>, !tosa.shape<4>) -> tensor<1x1x1x5xf32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = tosa.add %[[V22]], %[[V23]] : (tensor<?x35x47x5xf32>, tensor<1x1x1x5xf32>) -> tensor<?x35x47x5xf32>
// CHECK-NEXT:     return %[[V24]] : tensor<?x35x47x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t2dh(%x: tensor<2x?x15x3xf32>, %w: tensor<5x3x5x3xf32>, %b: tensor<5xf32>) -> tensor<2x?x47x5xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %x, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 3>} : (tensor<2x?x15x3xf32>, tensor<5x3x5x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x?x47x5xf32>
  return %0 : tensor<2x?x47x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @t2dh(%[[ARG0:[^ ]+]]: tensor<2x?x15x3xf32>, %[[ARG1:[^ ]+]]: tensor<5x3x5x3xf32>, %[[ARG2:[^ ]+]]: tensor<5xf32>) -> tensor<2x?x47x5xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.transpose_conv2d %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V0]] {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 3>} : (tensor<2x?x15x3xf32>, tensor<5x3x5x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x?x47x5xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<2x?x47x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t2dr(%x: tensor<2x17x15x3xf32>, %w: tensor<5x3x5x3xf32>, %b: tensor<5xf32>) -> tensor<2x?x47x5xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %x, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 3>} : (tensor<2x17x15x3xf32>, tensor<5x3x5x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x?x47x5xf32>
  return %0 : tensor<2x?x47x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @t2dr(%[[ARG0:[^ ]+]]: tensor<2x17x15x3xf32>, %[[ARG1:[^ ]+]]: tensor<5x3x5x3xf32>, %[[ARG2:[^ ]+]]: tensor<5xf32>) -> tensor<2x?x47x5xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.transpose_conv2d %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V0]] {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 3>} : (tensor<2x17x15x3xf32>, tensor<5x3x5x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x?x47x5xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<2x?x47x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
