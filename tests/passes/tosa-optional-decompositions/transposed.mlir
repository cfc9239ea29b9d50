// Convolution backwards, without steps.
// RUN: mlir-opt %s "--pass-pipeline=builtin.module(func.func(tosa-optional-decompositions))" --split-input-file | FileCheck %s

func.func @c1(%x: tensor<4x10x10x2xf32>, %w: tensor<3x1x1x2xf32>, %b: tensor<3xf32>) -> tensor<4x10x10x3xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<4x10x10x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x10x10x3xf32>
  return %0 : tensor<4x10x10x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @c1(%[[ARG0:[^ ]+]]: tensor<4x10x10x2xf32>, %[[ARG1:[^ ]+]]: tensor<3x1x1x2xf32>, %[[ARG2:[^ ]+]]: tensor<3xf32>) -> tensor<4x10x10x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.conv2d %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V0]] {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<4x10x10x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x10x10x3xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4x10x10x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t1(%x: tensor<2x16x14x3xf32>, %w: tensor<5x3x6x3xf32>, %b: tensor<5xf32>) -> tensor<2x18x19x5xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %x, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<2x16x14x3xf32>, tensor<5x3x6x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x18x19x5xf32>
  return %0 : tensor<2x18x19x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @t1(%[[ARG0:[^ ]+]]: tensor<2x16x14x3xf32>, %[[ARG1:[^ ]+]]: tensor<5x3x6x3xf32>, %[[ARG2:[^ ]+]]: tensor<5xf32>) -> tensor<2x18x19x5xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reverse %[[ARG1]] {axis = 1 : i32} : (tensor<5x3x6x3xf32>) -> tensor<5x3x6x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.reverse %[[V1]] {axis = 2 : i32} : (tensor<5x3x6x3xf32>) -> tensor<5x3x6x3xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.conv2d %[[ARG0]], %[[V2]], %[[ARG2]], %[[V0]], %[[V0]] {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 2, 2, 5, 5>, stride = array<i64: 1, 1>} : (tensor<2x16x14x3xf32>, tensor<5x3x6x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x18x19x5xf32>
// CHECK-NEXT:     return %[[V3]] : tensor<2x18x19x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t1q(%x: tensor<2x16x14x3xi8>, %w: tensor<5x3x6x3xi8>, %b: tensor<5xi32>) -> tensor<2x21x26x5xi32> {
  %z = "tosa.const"() <{values = dense<-22> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<42> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.transpose_conv2d %x, %w, %b, %z, %y {acc_type = i32, out_pad = array<i64: 1, 2, 3, 4>, stride = array<i64: 1, 1>} : (tensor<2x16x14x3xi8>, tensor<5x3x6x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x21x26x5xi32>
  return %0 : tensor<2x21x26x5xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @t1q(%[[ARG0:[^ ]+]]: tensor<2x16x14x3xi8>, %[[ARG1:[^ ]+]]: tensor<5x3x6x3xi8>, %[[ARG2:[^ ]+]]: tensor<5xi32>) -> tensor<2x21x26x5xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<-22> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<42> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.reverse %[[ARG1]] {axis = 1 : i32} : (tensor<5x3x6x3xi8>) -> tensor<5x3x6x3xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.reverse %[[V2]] {axis = 2 : i32} : (tensor<5x3x6x3xi8>) -> tensor<5x3x6x3xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.conv2d %[[ARG0]], %[[V3]], %[[ARG2]], %[[V0]], %[[V1]] {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 3, 4, 8, 9>, stride = array<i64: 1, 1>} : (tensor<2x16x14x3xi8>, tensor<5x3x6x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x21x26x5xi32>
// CHECK-NEXT:     return %[[V4]] : tensor<2x21x26x5xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t1z(%x: tensor<2x16x14x3xi8>, %w: tensor<5x3x6x3xi8>, %b: tensor<5xi32>, %z: tensor<1xi8>) -> tensor<2x18x19x5xi32> {
  %0 = tosa.transpose_conv2d %x, %w, %b, %z, %z {acc_type = i32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<2x16x14x3xi8>, tensor<5x3x6x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x18x19x5xi32>
  return %0 : tensor<2x18x19x5xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @t1z(%[[ARG0:[^ ]+]]: tensor<2x16x14x3xi8>, %[[ARG1:[^ ]+]]: tensor<5x3x6x3xi8>, %[[ARG2:[^ ]+]]: tensor<5xi32>, %[[ARG3:[^ ]+]]: tensor<1xi8>) -> tensor<2x18x19x5xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.reverse %[[ARG1]] {axis = 1 : i32} : (tensor<5x3x6x3xi8>) -> tensor<5x3x6x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reverse %[[V0]] {axis = 2 : i32} : (tensor<5x3x6x3xi8>) -> tensor<5x3x6x3xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.conv2d %[[ARG0]], %[[V1]], %[[ARG2]], %[[ARG3]], %[[ARG3]] {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 2, 2, 5, 5>, stride = array<i64: 1, 1>} : (tensor<2x16x14x3xi8>, tensor<5x3x6x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x18x19x5xi32>
// CHECK-NEXT:     return %[[V2]] : tensor<2x18x19x5xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t1d(%x: tensor<?x16x14x3xf32>, %w: tensor<5x3x6x3xf32>, %b: tensor<5xf32>) -> tensor<?x18x19x5xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %x, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x16x14x3xf32>, tensor<5x3x6x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x18x19x5xf32>
  return %0 : tensor<?x18x19x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @t1d(%[[ARG0:[^ ]+]]: tensor<?x16x14x3xf32>, %[[ARG1:[^ ]+]]: tensor<5x3x6x3xf32>, %[[ARG2:[^ ]+]]: tensor<5xf32>) -> tensor<?x18x19x5xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reverse %[[ARG1]] {axis = 1 : i32} : (tensor<5x3x6x3xf32>) -> tensor<5x3x6x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.reverse %[[V1]] {axis = 2 : i32} : (tensor<5x3x6x3xf32>) -> tensor<5x3x6x3xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.conv2d %[[ARG0]], %[[V2]], %[[ARG2]], %[[V0]], %[[V0]] {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 2, 2, 5, 5>, stride = array<i64: 1, 1>} : (tensor<?x16x14x3xf32>, tensor<5x3x6x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x18x19x5xf32>
// CHECK-NEXT:     return %[[V3]] : tensor<?x18x19x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t1dh(%x: tensor<2x?x14x3xf32>, %w: tensor<5x3x6x3xf32>, %b: tensor<5xf32>) -> tensor<2x?x19x5xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %x, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<2x?x14x3xf32>, tensor<5x3x6x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x?x19x5xf32>
  return %0 : tensor<2x?x19x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @t1dh(%[[ARG0:[^ ]+]]: tensor<2x?x14x3xf32>, %[[ARG1:[^ ]+]]: tensor<5x3x6x3xf32>, %[[ARG2:[^ ]+]]: tensor<5xf32>) -> tensor<2x?x19x5xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.transpose_conv2d %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V0]] {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<2x?x14x3xf32>, tensor<5x3x6x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x?x19x5xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<2x?x19x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t1dw(%x: tensor<2x16x14x3xf32>, %w: tensor<?x3x?x3xf32>, %b: tensor<5xf32>) -> tensor<2x18x?x?xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %x, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<2x16x14x3xf32>, tensor<?x3x?x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x18x?x?xf32>
  return %0 : tensor<2x18x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @t1dw(%[[ARG0:[^ ]+]]: tensor<2x16x14x3xf32>, %[[ARG1:[^ ]+]]: tensor<?x3x?x3xf32>, %[[ARG2:[^ ]+]]: tensor<5xf32>) -> tensor<2x18x?x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.transpose_conv2d %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V0]] {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<2x16x14x3xf32>, tensor<?x3x?x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x18x?x?xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<2x18x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t1dr(%x: tensor<2x16x14x3xf32>, %w: tensor<5x3x6x3xf32>, %b: tensor<5xf32>) -> tensor<2x?x19x5xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %x, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<2x16x14x3xf32>, tensor<5x3x6x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x?x19x5xf32>
  return %0 : tensor<2x?x19x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @t1dr(%[[ARG0:[^ ]+]]: tensor<2x16x14x3xf32>, %[[ARG1:[^ ]+]]: tensor<5x3x6x3xf32>, %[[ARG2:[^ ]+]]: tensor<5xf32>) -> tensor<2x?x19x5xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.transpose_conv2d %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V0]] {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<2x16x14x3xf32>, tensor<5x3x6x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x?x19x5xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<2x?x19x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t1lb(%x: tensor<2x16x14x3xf32>, %w: tensor<5x3x6x3xf32>, %b: tensor<5xf32>) -> tensor<2x16x14x5xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %x, %w, %b, %z, %z {acc_type = f32, local_bound = true, my.attr, out_pad = array<i64: -2, 0, 0, -5>, stride = array<i64: 1, 1>} : (tensor<2x16x14x3xf32>, tensor<5x3x6x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x16x14x5xf32>
  return %0 : tensor<2x16x14x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @t1lb(%[[ARG0:[^ ]+]]: tensor<2x16x14x3xf32>, %[[ARG1:[^ ]+]]: tensor<5x3x6x3xf32>, %[[ARG2:[^ ]+]]: tensor<5xf32>) -> tensor<2x16x14x5xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reverse %[[ARG1]] {axis = 1 : i32} : (tensor<5x3x6x3xf32>) -> tensor<5x3x6x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.reverse %[[V1]] {axis = 2 : i32} : (tensor<5x3x6x3xf32>) -> tensor<5x3x6x3xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.conv2d %[[ARG0]], %[[V2]], %[[ARG2]], %[[V0]], %[[V0]] {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 2, 5, 0>, stride = array<i64: 1, 1>} : (tensor<2x16x14x3xf32>, tensor<5x3x6x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x16x14x5xf32>
// CHECK-NEXT:     return %[[V3]] : tensor<2x16x14x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
