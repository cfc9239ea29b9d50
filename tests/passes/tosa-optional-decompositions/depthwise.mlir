// Kernels of one element are products.
// RUN: mlir-opt %s "--pass-pipeline=builtin.module(func.func(tosa-optional-decompositions))" --split-input-file | FileCheck %s

func.func @dw(%x: tensor<4x10x10x2xf32>, %w: tensor<1x1x2x3xf32>, %b: tensor<6xf32>, %z: tensor<1xf32>) -> tensor<4x10x10x6xf32> {
  %0 = tosa.depthwise_conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<4x10x10x2xf32>, tensor<1x1x2x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x10x10x6xf32>
  return %0 : tensor<4x10x10x6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dw(%[[ARG0:[^ ]+]]: tensor<4x10x10x2xf32>, %[[ARG1:[^ ]+]]: tensor<1x1x2x3xf32>, %[[ARG2:[^ ]+]]: tensor<6xf32>, %[[ARG3:[^ ]+]]: tensor<1xf32>) -> tensor<4x10x10x6xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.depthwise_conv2d %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG3]] {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<4x10x10x2xf32>, tensor<1x1x2x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x10x10x6xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<4x10x10x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dwp(%x: tensor<4x10x10x2xf32>, %w: tensor<1x1x2x3xf32>, %b: tensor<6xf32>) -> tensor<4x12x12x6xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.depthwise_conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<4x10x10x2xf32>, tensor<1x1x2x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x12x12x6xf32>
  return %0 : tensor<4x12x12x6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dwp(%[[ARG0:[^ ]+]]: tensor<4x10x10x2xf32>, %[[ARG1:[^ ]+]]: tensor<1x1x2x3xf32>, %[[ARG2:[^ ]+]]: tensor<6xf32>) -> tensor<4x12x12x6xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 1, 1, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[4, 12, 12, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.const_shape  {values = dense<[1, 1, 1, 2, 3]> : tensor<5xindex>} : () -> !tosa.shape<5>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.const_shape  {values = dense<[0, 0, 1, 1, 1, 1, 0, 0, 0, 0]> : tensor<10xindex>} : () -> !tosa.shape<10>
// CHECK-NEXT:     %[[V6:[^ ]+]] = tosa.const_shape  {values = dense<[4, 10, 10, 2, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
// CHECK-NEXT:     %[[V7:[^ ]+]] = tosa.reshape %[[ARG0]], %[[V6]] : (tensor<4x10x10x2xf32>, !tosa.shape<5>) -> tensor<4x10x10x2x1xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = tosa.pad %[[V7]], %[[V5]], %[[V4]] : (tensor<4x10x10x2x1xf32>, !tosa.shape<10>, tensor<1xf32>) -> tensor<4x12x12x2x1xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = tosa.reshape %[[ARG1]], %[[V3]] : (tensor<1x1x2x3xf32>, !tosa.shape<5>) -> tensor<1x1x1x2x3xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = tosa.mul %[[V8]], %[[V9]], %[[V2]] : (tensor<4x12x12x2x1xf32>, tensor<1x1x1x2x3xf32>, tensor<1xi8>) -> tensor<4x12x12x2x3xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = tosa.reshape %[[V10]], %[[V1]] : (tensor<4x12x12x2x3xf32>, !tosa.shape<4>) -> tensor<4x12x12x6xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = tosa.reshape %[[ARG2]], %[[V0]] : (tensor<6xf32>, !tosa.shape<4>) -> tensor<1x1x1x6xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = tosa.add %[[V11]], %[[V12]] : (tensor<4x12x12x6xf32>, tensor<1x1x1x6xf32>) -> tensor<4x12x12x6xf32>
// CHECK-NEXT:     return %[[V13]] : tensor<4x12x12x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dw0(%x: tensor<4x10x10x2xf32>, %w: tensor<1x1x2x3xf32>, %b: tensor<6xf32>) -> tensor<4x10x10x6xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.depthwise_conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<4x10x10x2xf32>, tensor<1x1x2x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x10x10x6xf32>
  return %0 : tensor<4x10x10x6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dw0(%[[ARG0:[^ ]+]]: tensor<4x10x10x2xf32>, %[[ARG1:[^ ]+]]: tensor<1x1x2x3xf32>, %[[ARG2:[^ ]+]]: tensor<6xf32>) -> tensor<4x10x10x6xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 1, 1, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[4, 10, 10, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.const_shape  {values = dense<[1, 1, 1, 2, 3]> : tensor<5xindex>} : () -> !tosa.shape<5>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.const_shape  {values = dense<[4, 10, 10, 2, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.reshape %[[ARG0]], %[[V4]] : (tensor<4x10x10x2xf32>, !tosa.shape<5>) -> tensor<4x10x10x2x1xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = tosa.reshape %[[ARG1]], %[[V3]] : (tensor<1x1x2x3xf32>, !tosa.shape<5>) -> tensor<1x1x1x2x3xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = tosa.mul %[[V5]], %[[V6]], %[[V2]] : (tensor<4x10x10x2x1xf32>, tensor<1x1x1x2x3xf32>, tensor<1xi8>) -> tensor<4x10x10x2x3xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = tosa.reshape %[[V7]], %[[V1]] : (tensor<4x10x10x2x3xf32>, !tosa.shape<4>) -> tensor<4x10x10x6xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = tosa.reshape %[[ARG2]], %[[V0]] : (tensor<6xf32>, !tosa.shape<4>) -> tensor<1x1x1x6xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = tosa.add %[[V8]], %[[V9]] : (tensor<4x10x10x6xf32>, tensor<1x1x1x6xf32>) -> tensor<4x10x10x6xf32>
// CHECK-NEXT:     return %[[V10]] : tensor<4x10x10x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dwh(%x: tensor<4x10x10x2xf16>, %w: tensor<1x1x2x3xf16>, %b: tensor<1xf16>) -> tensor<4x10x10x6xf16> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %0 = tosa.depthwise_conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<4x10x10x2xf16>, tensor<1x1x2x3xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<4x10x10x6xf16>
  return %0 : tensor<4x10x10x6xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dwh(%[[ARG0:[^ ]+]]: tensor<4x10x10x2xf16>, %[[ARG1:[^ ]+]]: tensor<1x1x2x3xf16>, %[[ARG2:[^ ]+]]: tensor<1xf16>) -> tensor<4x10x10x6xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[4, 10, 10, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.const_shape  {values = dense<[1, 1, 1, 2, 3]> : tensor<5xindex>} : () -> !tosa.shape<5>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.const_shape  {values = dense<[4, 10, 10, 2, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.reshape %[[ARG0]], %[[V4]] : (tensor<4x10x10x2xf16>, !tosa.shape<5>) -> tensor<4x10x10x2x1xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = tosa.reshape %[[ARG1]], %[[V3]] : (tensor<1x1x2x3xf16>, !tosa.shape<5>) -> tensor<1x1x1x2x3xf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = tosa.mul %[[V5]], %[[V6]], %[[V2]] : (tensor<4x10x10x2x1xf16>, tensor<1x1x1x2x3xf16>, tensor<1xi8>) -> tensor<4x10x10x2x3xf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = tosa.reshape %[[V7]], %[[V1]] : (tensor<4x10x10x2x3xf16>, !tosa.shape<4>) -> tensor<4x10x10x6xf16>
// CHECK-NEXT:     %[[V9:[^ ]+]] = tosa.reshape %[[ARG2]], %[[V0]] : (tensor<1xf16>, !tosa.shape<4>) -> tensor<1x1x1x1xf16>
// CHECK-NEXT:     %[[V10:[^ ]+]] = tosa.add %[[V8]], %[[V9]] : (tensor<4x10x10x6xf16>, tensor<1x1x1x1xf16>) -> tensor<4x10x10x6xf16>
// CHECK-NEXT:     return %[[V10]] : tensor<4x10x10x6xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dwd(%x: tensor<?x?x10x2xf32>, %w: tensor<1x1x2x3xf32>, %b: tensor<6xf32>) -> tensor<?x?x?x6xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.depthwise_conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<?x?x10x2xf32>, tensor<1x1x2x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?x6xf32>
  return %0 : tensor<?x?x?x6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dwd(%[[ARG0:[^ ]+]]: tensor<?x?x10x2xf32>, %[[ARG1:[^ ]+]]: tensor<1x1x2x3xf32>, %[[ARG2:[^ ]+]]: tensor<6xf32>) -> tensor<?x?x?x6xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.depthwise_conv2d %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V0]] {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x?x10x2xf32>, tensor<1x1x2x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?x6xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<?x?x?x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dwdyn(%x: tensor<?x10x10x2xf32>, %w: tensor<1x1x2x3xf32>, %b: tensor<6xf32>) -> tensor<?x10x10x6xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.depthwise_conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<?x10x10x2xf32>, tensor<1x1x2x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x10x10x6xf32>
  return %0 : tensor<?x10x10x6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dwdyn(%[[ARG0:[^ ]+]]: tensor<?x10x10x2xf32>, %[[ARG1:[^ ]+]]: tensor<1x1x2x3xf32>, %[[ARG2:[^ ]+]]: tensor<6xf32>) -> tensor<?x10x10x6xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 1, 1, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[-1, 10, 10, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.const_shape  {values = dense<[1, 1, 1, 2, 3]> : tensor<5xindex>} : () -> !tosa.shape<5>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.const_shape  {values = dense<[-1, 10, 10, 2, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.reshape %[[ARG0]], %[[V4]] : (tensor<?x10x10x2xf32>, !tosa.shape<5>) -> tensor<?x10x10x2x1xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = tosa.reshape %[[ARG1]], %[[V3]] : (tensor<1x1x2x3xf32>, !tosa.shape<5>) -> tensor<1x1x1x2x3xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = tosa.mul %[[V5]], %[[V6]], %[[V2]] : (tensor<?x10x10x2x1xf32>, tensor<1x1x1x2x3xf32>, tensor<1xi8>) -> tensor<?x10x10x2x3xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = tosa.reshape %[[V7]], %[[V1]] : (tensor<?x10x10x2x3xf32>, !tosa.shape<4>) -> tensor<?x10x10x6xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = tosa.reshape %[[ARG2]], %[[V0]] : (tensor<6xf32>, !tosa.shape<4>) -> tensor<1x1x1x6xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = tosa.add %[[V8]], %[[V9]] : (tensor<?x10x10x6xf32>, tensor<1x1x1x6xf32>) -> tensor<?x10x10x6xf32>
// CHECK-NEXT:     return %[[V10]] : tensor<?x10x10x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dwi16(%x: tensor<4x10x10x2xi16>, %w: tensor<1x1x2x3xi8>, %b: tensor<6xi48>) -> tensor<4x10x10x6xi48> {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.depthwise_conv2d %x, %w, %b, %z, %y {acc_type = i48, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<4x10x10x2xi16>, tensor<1x1x2x3xi8>, tensor<6xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<4x10x10x6xi48>
  return %0 : tensor<4x10x10x6xi48>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dwi16(%[[ARG0:[^ ]+]]: tensor<4x10x10x2xi16>, %[[ARG1:[^ ]+]]: tensor<1x1x2x3xi8>, %[[ARG2:[^ ]+]]: tensor<6xi48>) -> tensor<4x10x10x6xi48> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 1, 1, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[4, 10, 10, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.const_shape  {values = dense<[1, 1, 1, 2, 3]> : tensor<5xindex>} : () -> !tosa.shape<5>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.const_shape  {values = dense<[4, 10, 10, 2, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.reshape %[[ARG0]], %[[V4]] : (tensor<4x10x10x2xi16>, !tosa.shape<5>) -> tensor<4x10x10x2x1xi16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = tosa.cast %[[V5]] : (tensor<4x10x10x2x1xi16>) -> tensor<4x10x10x2x1xi48>
// CHECK-NEXT:     %[[V7:[^ ]+]] = tosa.cast %[[ARG1]] : (tensor<1x1x2x3xi8>) -> tensor<1x1x2x3xi48>
// CHECK-NEXT:     %[[V8:[^ ]+]] = tosa.reshape %[[V7]], %[[V3]] : (tensor<1x1x2x3xi48>, !tosa.shape<5>) -> tensor<1x1x1x2x3xi48>
// CHECK-NEXT:     %[[V9:[^ ]+]] = tosa.mul %[[V6]], %[[V8]], %[[V2]] : (tensor<4x10x10x2x1xi48>, tensor<1x1x1x2x3xi48>, tensor<1xi8>) -> tensor<4x10x10x2x3xi48>
// CHECK-NEXT:     %[[V10:[^ ]+]] = tosa.reshape %[[V9]], %[[V1]] : (tensor<4x10x10x2x3xi48>, !tosa.shape<4>) -> tensor<4x10x10x6xi48>
// CHECK-NEXT:     %[[V11:[^ ]+]] = tosa.reshape %[[ARG2]], %[[V0]] : (tensor<6xi48>, !tosa.shape<4>) -> tensor<1x1x1x6xi48>
// CHECK-NEXT:     %[[V12:[^ ]+]] = tosa.add %[[V10]], %[[V11]] : (tensor<4x10x10x6xi48>, tensor<1x1x1x6xi48>) -> tensor<4x10x10x6xi48>
// CHECK-NEXT:     return %[[V12]] : tensor<4x10x10x6xi48>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dwq(%x: tensor<4x10x10x2xi8>, %w: tensor<1x1x2x3xi8>, %b: tensor<6xi32>) -> tensor<4x10x10x6xi32> {
  %z = "tosa.const"() <{values = dense<7> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<11> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.depthwise_conv2d %x, %w, %b, %z, %y {acc_type = i32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 2, 3>} : (tensor<4x10x10x2xi8>, tensor<1x1x2x3xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x10x10x6xi32>
  return %0 : tensor<4x10x10x6xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dwq(%[[ARG0:[^ ]+]]: tensor<4x10x10x2xi8>, %[[ARG1:[^ ]+]]: tensor<1x1x2x3xi8>, %[[ARG2:[^ ]+]]: tensor<6xi32>) -> tensor<4x10x10x6xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 1, 1, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[4, 10, 10, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.const_shape  {values = dense<[1, 1, 1, 2, 3]> : tensor<5xindex>} : () -> !tosa.shape<5>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<11> : tensor<1x1x1x1xi32>}> : () -> tensor<1x1x1x1xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = "tosa.const"() <{values = dense<7> : tensor<1x1x1x1x1xi32>}> : () -> tensor<1x1x1x1x1xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = tosa.const_shape  {values = dense<[4, 10, 10, 2, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
// CHECK-NEXT:     %[[V7:[^ ]+]] = tosa.reshape %[[ARG0]], %[[V6]] : (tensor<4x10x10x2xi8>, !tosa.shape<5>) -> tensor<4x10x10x2x1xi8>
// CHECK-NEXT:     %[[V8:[^ ]+]] = tosa.cast %[[V7]] : (tensor<4x10x10x2x1xi8>) -> tensor<4x10x10x2x1xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = tosa.cast %[[ARG1]] : (tensor<1x1x2x3xi8>) -> tensor<1x1x2x3xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = tosa.sub %[[V8]], %[[V5]] : (tensor<4x10x10x2x1xi32>, tensor<1x1x1x1x1xi32>) -> tensor<4x10x10x2x1xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = tosa.sub %[[V9]], %[[V4]] : (tensor<1x1x2x3xi32>, tensor<1x1x1x1xi32>) -> tensor<1x1x2x3xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = tosa.reshape %[[V11]], %[[V3]] : (tensor<1x1x2x3xi32>, !tosa.shape<5>) -> tensor<1x1x1x2x3xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = tosa.mul %[[V10]], %[[V12]], %[[V2]] : (tensor<4x10x10x2x1xi32>, tensor<1x1x1x2x3xi32>, tensor<1xi8>) -> tensor<4x10x10x2x3xi32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = tosa.reshape %[[V13]], %[[V1]] : (tensor<4x10x10x2x3xi32>, !tosa.shape<4>) -> tensor<4x10x10x6xi32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = tosa.reshape %[[ARG2]], %[[V0]] : (tensor<6xi32>, !tosa.shape<4>) -> tensor<1x1x1x6xi32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = tosa.add %[[V14]], %[[V15]] : (tensor<4x10x10x6xi32>, tensor<1x1x1x6xi32>) -> tensor<4x10x10x6xi32>
// CHECK-NEXT:     return %[[V16]] : tensor<4x10x10x6xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dwqz(%x: tensor<4x10x10x2xi8>, %w: tensor<1x1x2x3xi8>, %b: tensor<6xi32>) -> tensor<4x10x10x6xi32> {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<11> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.depthwise_conv2d %x, %w, %b, %z, %y {acc_type = i32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 2, 3>} : (tensor<4x10x10x2xi8>, tensor<1x1x2x3xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x10x10x6xi32>
  return %0 : tensor<4x10x10x6xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dwqz(%[[ARG0:[^ ]+]]: tensor<4x10x10x2xi8>, %[[ARG1:[^ ]+]]: tensor<1x1x2x3xi8>, %[[ARG2:[^ ]+]]: tensor<6xi32>) -> tensor<4x10x10x6xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 1, 1, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[4, 10, 10, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.const_shape  {values = dense<[1, 1, 1, 2, 3]> : tensor<5xindex>} : () -> !tosa.shape<5>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<11> : tensor<1x1x1x1xi32>}> : () -> tensor<1x1x1x1xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.const_shape  {values = dense<[4, 10, 10, 2, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
// CHECK-NEXT:     %[[V6:[^ ]+]] = tosa.reshape %[[ARG0]], %[[V5]] : (tensor<4x10x10x2xi8>, !tosa.shape<5>) -> tensor<4x10x10x2x1xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = tosa.cast %[[V6]] : (tensor<4x10x10x2x1xi8>) -> tensor<4x10x10x2x1xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = tosa.cast %[[ARG1]] : (tensor<1x1x2x3xi8>) -> tensor<1x1x2x3xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = tosa.sub %[[V8]], %[[V4]] : (tensor<1x1x2x3xi32>, tensor<1x1x1x1xi32>) -> tensor<1x1x2x3xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = tosa.reshape %[[V9]], %[[V3]] : (tensor<1x1x2x3xi32>, !tosa.shape<5>) -> tensor<1x1x1x2x3xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = tosa.mul %[[V7]], %[[V10]], %[[V2]] : (tensor<4x10x10x2x1xi32>, tensor<1x1x1x2x3xi32>, tensor<1xi8>) -> tensor<4x10x10x2x3xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = tosa.reshape %[[V11]], %[[V1]] : (tensor<4x10x10x2x3xi32>, !tosa.shape<4>) -> tensor<4x10x10x6xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = tosa.reshape %[[ARG2]], %[[V0]] : (tensor<6xi32>, !tosa.shape<4>) -> tensor<1x1x1x6xi32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = tosa.add %[[V12]], %[[V13]] : (tensor<4x10x10x6xi32>, tensor<1x1x1x6xi32>) -> tensor<4x10x10x6xi32>
// CHECK-NEXT:     return %[[V14]] : tensor<4x10x10x6xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
