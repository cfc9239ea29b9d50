// Sizes of results that follow from operands and attributes.
// RUN: mlir-opt %s "--pass-pipeline=builtin.module(func.func(tosa-infer-shapes))" --split-input-file | FileCheck %s

func.func @f(%a: tensor<1x?x1xf32>, %b: tensor<1x?xi32>, %c: tensor<?x3x?xf32>) -> (tensor<*xf32>) {
  %0 = tosa.scatter %a, %b, %c : (tensor<1x?x1xf32>, tensor<1x?xi32>, tensor<?x3x?xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<1x?x1xf32>, %[[ARG1:[^ ]+]]: tensor<1x?xi32>, %[[ARG2:[^ ]+]]: tensor<?x3x?xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.scatter %[[ARG0]], %[[ARG1]], %[[ARG2]] : (tensor<1x?x1xf32>, tensor<1x?xi32>, tensor<?x3x?xf32>) -> tensor<1x?x1xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<1x?x1xf32> to tensor<*xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<3xf32>) -> (tensor<*xf32>) {
  %s1 = tosa.const_shape {values = dense<[1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s1 : (tensor<3xf32>, !tosa.shape<2>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<3xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reshape %[[ARG0]], %[[V0]] : (tensor<3xf32>, !tosa.shape<2>) -> tensor<1x3xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V1]] : tensor<1x3xf32> to tensor<*xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<1xf32>) -> (tensor<?xf32>) {
  %0 = tosa.transpose %a {perms = array<i32: 0>} : (tensor<1xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<1xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.transpose %[[ARG0]] {perms = array<i32: 0>} : (tensor<1xf32>) -> tensor<1xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<1xf32> to tensor<?xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<?x4x?x?xf32>) -> (tensor<?x?x?x1xf32>) {
  %s2 = tosa.const_shape {values = dense<[1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %s3 = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s4 = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %a, %s2, %s3, %s4 {mode = NEAREST_NEIGHBOR} : (tensor<?x4x?x?xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?x?x1xf32>
  return %0 : tensor<?x?x?x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x4x?x?xf32>) -> tensor<?x?x?x1xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.const_shape  {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.resize %[[ARG0]], %[[V0]], %[[V1]], %[[V2]] {mode = NEAREST_NEIGHBOR} : (tensor<?x4x?x?xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?x?x1xf32>
// CHECK-NEXT:     return %[[V3]] : tensor<?x?x?x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<4x4x3xf32>) -> (tensor<?x?x?xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.negate %a, %z, %z : (tensor<4x4x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x4x3xf32>) -> tensor<?x?x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.negate %[[ARG0]], %[[V0]], %[[V0]] : (tensor<4x4x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x4x3xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V1]] : tensor<4x4x3xf32> to tensor<?x?x?xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<*xf32>, %b: tensor<*xf32>) -> (tensor<*xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<*xf32>, tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<*xf32>, %[[ARG1:[^ ]+]]: tensor<*xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.matmul %[[ARG0]], %[[ARG1]], %[[V0]], %[[V0]] : (tensor<*xf32>, tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V1]] : tensor<?x?x?xf32> to tensor<*xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%p: tensor<i1>, %a: tensor<f32>, %b: tensor<f32>) -> (tensor<*xf32>) {
  %0 = tosa.select %p, %a, %b : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<i1>, %[[ARG1:[^ ]+]]: tensor<f32>, %[[ARG2:[^ ]+]]: tensor<f32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.select %[[ARG0]], %[[ARG1]], %[[ARG2]] : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<f32> to tensor<*xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<3x4x4xf32>) -> (tensor<?x?x?xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.negate %a, %z, %z : (tensor<3x4x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<3x4x4xf32>) -> tensor<?x?x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.negate %[[ARG0]], %[[V0]], %[[V0]] : (tensor<3x4x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3x4x4xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V1]] : tensor<3x4x4xf32> to tensor<?x?x?xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<2x4x?x?xf32>, %w: tensor<1x3x2x3xf32>, %b: tensor<1xf32>) -> (tensor<*xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32, stride = array<i64: 2, 2>, pad = array<i64: 1, 2, 2, 1>, dilation = array<i64: 1, 2>} : (tensor<2x4x?x?xf32>, tensor<1x3x2x3xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x4x?x?xf32>, %[[ARG1:[^ ]+]]: tensor<1x3x2x3xf32>, %[[ARG2:[^ ]+]]: tensor<1xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.depthwise_conv2d %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V0]] {acc_type = f32, dilation = array<i64: 1, 2>, pad = array<i64: 1, 2, 2, 1>, stride = array<i64: 2, 2>} : (tensor<2x4x?x?xf32>, tensor<1x3x2x3xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x?x6xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V1]] : tensor<2x4x?x6xf32> to tensor<*xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<*xf32>) -> (tensor<?x?x?x?xf32>) {
  %s5 = tosa.const_shape {values = dense<[4, 1, 4, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %s6 = tosa.const_shape {values = dense<[0, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s7 = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %a, %s5, %s6, %s7 {mode = NEAREST_NEIGHBOR} : (tensor<*xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<*xf32>) -> tensor<?x?x?x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[4, 1, 4, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[0, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.const_shape  {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.resize %[[ARG0]], %[[V0]], %[[V1]], %[[V2]] {mode = NEAREST_NEIGHBOR} : (tensor<*xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:     return %[[V3]] : tensor<?x?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<1x3x1xf32>) -> (tensor<?x?x?xi32>) {
  %0 = tosa.cast %a : (tensor<1x3x1xf32>) -> tensor<?x?x?xi32>
  return %0 : tensor<?x?x?xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<1x3x1xf32>) -> tensor<?x?x?xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<1x3x1xf32>) -> tensor<1x3x1xi32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<1x3x1xi32> to tensor<?x?x?xi32>
// CHECK-NEXT:     return %[[CAST]] : tensor<?x?x?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<*xi32>) -> (tensor<i32>) {
  %m = "tosa.const"() <{values = dense<7> : tensor<1xi32>}> : () -> tensor<1xi32>
  %sh = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %zi = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %0 = tosa.rescale %a, %m, %sh, %zi, %zi {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<*xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi32>) -> tensor<i32>
  return %0 : tensor<i32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<*xi32>) -> tensor<i32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<7> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.rescale %[[ARG0]], %[[V0]], %[[V1]], %[[V2]], %[[V2]] {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<*xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi32>) -> tensor<i32>
// CHECK-NEXT:     return %[[V3]] : tensor<i32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<*xf32>) -> (tensor<?x?x?x?xf32>) {
  %0 = tosa.reduce_product %a {axis = 0 : i32} : (tensor<*xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<*xf32>) -> tensor<?x?x?x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.reduce_product %[[ARG0]] {axis = 0 : i32} : (tensor<*xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<?x?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<?x?x1x1xf32>, %b: tensor<1x2x1x1xf32>) -> (tensor<*xf32>) {
  %0 = tosa.pow %a, %b : (tensor<?x?x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x?x1x1xf32>, %[[ARG1:[^ ]+]]: tensor<1x2x1x1xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.pow %[[ARG0]], %[[ARG1]] : (tensor<?x?x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<*xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<3x3xf32>) -> (tensor<*xi32>) {
  %0 = tosa.cast %a : (tensor<3x3xf32>) -> tensor<*xi32>
  return %0 : tensor<*xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<3x3xf32>) -> tensor<*xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<3x3xf32>) -> tensor<3x3xi32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<3x3xi32> to tensor<*xi32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<3xi8>, %t: tensor<256xi8>) -> (tensor<*xi8>) {
  %0 = tosa.table %a, %t : (tensor<3xi8>, tensor<256xi8>) -> tensor<*xi8>
  return %0 : tensor<*xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<3xi8>, %[[ARG1:[^ ]+]]: tensor<256xi8>) -> tensor<*xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.table %[[ARG0]], %[[ARG1]] : (tensor<3xi8>, tensor<256xi8>) -> tensor<3xi8>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<3xi8> to tensor<*xi8>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<?x?x?x?xf32>) -> (tensor<*xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2, 3>, stride = array<i64: 1, 2>, pad = array<i64: 1, 1, 1, 1>} : (tensor<?x?x?x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x?x?x?xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.avg_pool2d %[[ARG0]], %[[V0]], %[[V0]] {acc_type = f32, kernel = array<i64: 2, 3>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 2>} : (tensor<?x?x?x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V1]] : tensor<?x?x?x?xf32> to tensor<*xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<4x1x4xf32>) -> (tensor<?x1x?xi32>) {
  %0 = tosa.cast %a : (tensor<4x1x4xf32>) -> tensor<?x1x?xi32>
  return %0 : tensor<?x1x?xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x1x4xf32>) -> tensor<?x1x?xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4x1x4xf32>) -> tensor<4x1x4xi32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<4x1x4xi32> to tensor<?x1x?xi32>
// CHECK-NEXT:     return %[[CAST]] : tensor<?x1x?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<1x64xf32>) -> (tensor<1x?xf8E4M3FN>, tensor<*xf8E8M0FNU>) {
  %0, %1 = tosa.cast_to_block_scaled %a {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<1x64xf32>) -> (tensor<1x?xf8E4M3FN>, tensor<*xf8E8M0FNU>)
  return %0, %1 : tensor<1x?xf8E4M3FN>, tensor<*xf8E8M0FNU>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<1x64xf32>) -> (tensor<1x?xf8E4M3FN>, tensor<*xf8E8M0FNU>) {
// CHECK-NEXT:     %[[OUTPUT_DATA:[^ ]+]], %[[OUTPUT_SCALE:[^ ]+]] = tosa.cast_to_block_scaled %[[ARG0]] {block_size = BLOCK_SIZE_32} : (tensor<1x64xf32>) -> (tensor<1x64xf8E4M3FN>, tensor<1x2xf8E8M0FNU>)
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[OUTPUT_SCALE]] : tensor<1x2xf8E8M0FNU> to tensor<*xf8E8M0FNU>
// CHECK-NEXT:     %[[CAST_0:[^ ]+]] = tensor.cast %[[OUTPUT_DATA]] : tensor<1x64xf8E4M3FN> to tensor<1x?xf8E4M3FN>
// CHECK-NEXT:     return %[[CAST_0]], %[[CAST]] : tensor<1x?xf8E4M3FN>, tensor<*xf8E8M0FNU>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<?x?x4xf32>) -> (tensor<?x?x?xf32>, tensor<*xf32>) {
  %0, %1 = tosa.rfft2d %a : (tensor<?x?x4xf32>) -> (tensor<?x?x?xf32>, tensor<*xf32>)
  return %0, %1 : tensor<?x?x?xf32>, tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x?x4xf32>) -> (tensor<?x?x?xf32>, tensor<*xf32>) {
// CHECK-NEXT:     %[[OUTPUT_REAL:[^ ]+]], %[[OUTPUT_IMAG:[^ ]+]] = tosa.rfft2d %[[ARG0]] : (tensor<?x?x4xf32>) -> (tensor<?x?x3xf32>, tensor<?x?x3xf32>)
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[OUTPUT_IMAG]] : tensor<?x?x3xf32> to tensor<*xf32>
// CHECK-NEXT:     %[[CAST_0:[^ ]+]] = tensor.cast %[[OUTPUT_REAL]] : tensor<?x?x3xf32> to tensor<?x?x?xf32>
// CHECK-NEXT:     return %[[CAST_0]], %[[CAST]] : tensor<?x?x?xf32>, tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%p: tensor<2x2xi1>, %a: tensor<?x1xf32>, %b: tensor<?x?xf32>) -> (tensor<*xf32>) {
  %0 = tosa.select %p, %a, %b : (tensor<2x2xi1>, tensor<?x1xf32>, tensor<?x?xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x2xi1>, %[[ARG1:[^ ]+]]: tensor<?x1xf32>, %[[ARG2:[^ ]+]]: tensor<?x?xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.select %[[ARG0]], %[[ARG1]], %[[ARG2]] : (tensor<2x2xi1>, tensor<?x1xf32>, tensor<?x?xf32>) -> tensor<*xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<5x?x3xf32>) -> (tensor<?x?x?xf32>) {
  %s8 = tosa.const_shape {values = dense<[4, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %s9 = tosa.const_shape {values = dense<[-1, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.slice %a, %s8, %s9 : (tensor<5x?x3xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<5x?x3xf32>) -> tensor<?x?x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[4, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[-1, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.slice %[[ARG0]], %[[V0]], %[[V1]] : (tensor<5x?x3xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<1x1x1xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V2]] : tensor<1x1x1xf32> to tensor<?x?x?xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<2x10x5x3xf32>, %w: tensor<2x?x2x?xf32>, %b: tensor<1xf32>) -> (tensor<?x?x?x?xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, stride = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 0>, dilation = array<i64: 2, 2>} : (tensor<2x10x5x3xf32>, tensor<2x?x2x?xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x10x5x3xf32>, %[[ARG1:[^ ]+]]: tensor<2x?x2x?xf32>, %[[ARG2:[^ ]+]]: tensor<1xf32>) -> tensor<?x?x?x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.conv2d %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V0]] {acc_type = f32, dilation = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 0>, stride = array<i64: 2, 2>} : (tensor<2x10x5x3xf32>, tensor<2x?x2x?xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x?x2x2xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V1]] : tensor<2x?x2x2xf32> to tensor<?x?x?x?xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<?x?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<f32>) -> (tensor<*xi32>) {
  %0 = tosa.cast %a : (tensor<f32>) -> tensor<*xi32>
  return %0 : tensor<*xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<f32>) -> tensor<*xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<f32>) -> tensor<i32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<i32> to tensor<*xi32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<1x4x2x2xf32>, %w: tensor<2x1x3x2xf32>, %b: tensor<?xf32>) -> (tensor<?x7x?x?xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, stride = array<i64: 2, 1>, out_pad = array<i64: 0, 0, 0, 0>} : (tensor<1x4x2x2xf32>, tensor<2x1x3x2xf32>, tensor<?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x7x?x?xf32>
  return %0 : tensor<?x7x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<1x4x2x2xf32>, %[[ARG1:[^ ]+]]: tensor<2x1x3x2xf32>, %[[ARG2:[^ ]+]]: tensor<?xf32>) -> tensor<?x7x?x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.transpose_conv2d %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V0]] {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 1>} : (tensor<1x4x2x2xf32>, tensor<2x1x3x2xf32>, tensor<?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x4x2xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V1]] : tensor<1x7x4x2xf32> to tensor<?x7x?x?xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<?x7x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<?x?x1xf32>, %b: tensor<3x3xi32>, %c: tensor<?x?x1xf32>) -> (tensor<?x3x1xf32>) {
  %0 = tosa.scatter %a, %b, %c : (tensor<?x?x1xf32>, tensor<3x3xi32>, tensor<?x?x1xf32>) -> tensor<?x3x1xf32>
  return %0 : tensor<?x3x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x?x1xf32>, %[[ARG1:[^ ]+]]: tensor<3x3xi32>, %[[ARG2:[^ ]+]]: tensor<?x?x1xf32>) -> tensor<?x3x1xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.scatter %[[ARG0]], %[[ARG1]], %[[ARG2]] : (tensor<?x?x1xf32>, tensor<3x3xi32>, tensor<?x?x1xf32>) -> tensor<3x3x1xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<3x3x1xf32> to tensor<?x3x1xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<?x3x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<f32>) -> (tensor<*xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.negate %a, %z, %z : (tensor<f32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<f32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.negate %[[ARG0]], %[[V0]], %[[V0]] : (tensor<f32>, tensor<1xf32>, tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V1]] : tensor<f32> to tensor<*xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<4x2x4xf32>) -> (tensor<4x2x4xf32>) {
  %0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 1.0 : f32} : (tensor<4x2x4xf32>) -> tensor<4x2x4xf32>
  return %0 : tensor<4x2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x2x4xf32>) -> tensor<4x2x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.clamp %[[ARG0]] {max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<4x2x4xf32>) -> tensor<4x2x4xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<4x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<?xf32>) -> (tensor<*xf32>) {
  %0 = tosa.floor %a : (tensor<?xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.floor %[[ARG0]] : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<?xf32> to tensor<*xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<?x2xf32>, %b: tensor<3x?xf32>) -> (tensor<*xf32>) {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.mul %a, %b, %z : (tensor<?x2xf32>, tensor<3x?xf32>, tensor<1xi8>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x2xf32>, %[[ARG1:[^ ]+]]: tensor<3x?xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.mul %[[ARG0]], %[[ARG1]], %[[V0]] : (tensor<?x2xf32>, tensor<3x?xf32>, tensor<1xi8>) -> tensor<*xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<4x1xf32>) -> (tensor<*xf32>) {
  %0 = tosa.transpose %a {perms = array<i32: 0, 1>} : (tensor<4x1xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x1xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.transpose %[[ARG0]] {perms = array<i32: 0, 1>} : (tensor<4x1xf32>) -> tensor<4x1xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<4x1xf32> to tensor<*xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<f32>) -> (tensor<*xf32>) {
  %0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 1.0 : f32} : (tensor<f32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<f32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.clamp %[[ARG0]] {max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<f32>) -> tensor<f32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<f32> to tensor<*xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<*xf32>, %b: tensor<?x3x?xf32>) -> (tensor<*xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<*xf32>, tensor<?x3x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<*xf32>, %[[ARG1:[^ ]+]]: tensor<?x3x?xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.matmul %[[ARG0]], %[[ARG1]], %[[V0]], %[[V0]] : (tensor<*xf32>, tensor<?x3x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V1]] : tensor<?x?x?xf32> to tensor<*xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<3x3xf32>) -> (tensor<*xf32>) {
  %s10 = tosa.const_shape {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s10 : (tensor<3x3xf32>, !tosa.shape<2>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<3x3xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reshape %[[ARG0]], %[[V0]] : (tensor<3x3xf32>, !tosa.shape<2>) -> tensor<9x1xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V1]] : tensor<9x1xf32> to tensor<*xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<1x3x?x1xf32>) -> (tensor<*xf32>) {
  %0 = tosa.transpose %a {perms = array<i32: 2, 0, 1, 3>} : (tensor<1x3x?x1xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<1x3x?x1xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.transpose %[[ARG0]] {perms = array<i32: 2, 0, 1, 3>} : (tensor<1x3x?x1xf32>) -> tensor<?x1x3x1xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<?x1x3x1xf32> to tensor<*xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<?x3x3xf32>) -> (tensor<*xf32>) {
  %s11 = tosa.const_shape {values = dense<[36]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.reshape %a, %s11 : (tensor<?x3x3xf32>, !tosa.shape<1>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x3x3xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<36> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reshape %[[ARG0]], %[[V0]] : (tensor<?x3x3xf32>, !tosa.shape<1>) -> tensor<36xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V1]] : tensor<36xf32> to tensor<*xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a0: tensor<3x4x?x2xf32>, %a1: tensor<3x4x1x1xf32>) -> (tensor<*xf32>) {
  %0 = tosa.concat %a0, %a1 {axis = 3 : i32} : (tensor<3x4x?x2xf32>, tensor<3x4x1x1xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<3x4x?x2xf32>, %[[ARG1:[^ ]+]]: tensor<3x4x1x1xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.concat %[[ARG0]], %[[ARG1]] {axis = 3 : i32} : (tensor<3x4x?x2xf32>, tensor<3x4x1x1xf32>) -> tensor<3x4x1x3xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<3x4x1x3xf32> to tensor<*xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<?x1x?x2xf32>, %w: tensor<1x3x1x2xf32>, %b: tensor<1xf32>) -> (tensor<?x?x?x?xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, stride = array<i64: 2, 1>, out_pad = array<i64: 2, 2, 2, 1>} : (tensor<?x1x?x2xf32>, tensor<1x3x1x2xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x1x?x2xf32>, %[[ARG1:[^ ]+]]: tensor<1x3x1x2xf32>, %[[ARG2:[^ ]+]]: tensor<1xf32>) -> tensor<?x?x?x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.transpose_conv2d %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V0]] {acc_type = f32, out_pad = array<i64: 2, 2, 2, 1>, stride = array<i64: 2, 1>} : (tensor<?x1x?x2xf32>, tensor<1x3x1x2xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x7x?x1xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V1]] : tensor<?x7x?x1xf32> to tensor<?x?x?x?xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<?x?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<*xf32>, %w: tensor<3x1x2x?xf32>, %b: tensor<?xf32>) -> (tensor<*xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, stride = array<i64: 2, 1>, out_pad = array<i64: 1, 1, 1, 1>} : (tensor<*xf32>, tensor<3x1x2x?xf32>, tensor<?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<*xf32>, %[[ARG1:[^ ]+]]: tensor<3x1x2x?xf32>, %[[ARG2:[^ ]+]]: tensor<?xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.transpose_conv2d %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V0]] {acc_type = f32, out_pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 2, 1>} : (tensor<*xf32>, tensor<3x1x2x?xf32>, tensor<?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?x3xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V1]] : tensor<?x?x?x3xf32> to tensor<*xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<2x2x2xf32>) -> (tensor<?x?x?xf32>, tensor<*xf32>) {
  %0, %1 = tosa.rfft2d %a : (tensor<2x2x2xf32>) -> (tensor<?x?x?xf32>, tensor<*xf32>)
  return %0, %1 : tensor<?x?x?xf32>, tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x2x2xf32>) -> (tensor<?x?x?xf32>, tensor<*xf32>) {
// CHECK-NEXT:     %[[OUTPUT_REAL:[^ ]+]], %[[OUTPUT_IMAG:[^ ]+]] = tosa.rfft2d %[[ARG0]] : (tensor<2x2x2xf32>) -> (tensor<2x2x2xf32>, tensor<2x2x2xf32>)
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[OUTPUT_IMAG]] : tensor<2x2x2xf32> to tensor<*xf32>
// CHECK-NEXT:     %[[CAST_0:[^ ]+]] = tensor.cast %[[OUTPUT_REAL]] : tensor<2x2x2xf32> to tensor<?x?x?xf32>
// CHECK-NEXT:     return %[[CAST_0]], %[[CAST]] : tensor<?x?x?xf32>, tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<?xf32>, %b: tensor<*xf32>) -> (tensor<*xf32>) {
  %0 = tosa.maximum %a, %b : (tensor<?xf32>, tensor<*xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: tensor<*xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.maximum %[[ARG0]], %[[ARG1]] : (tensor<?xf32>, tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %0 = tosa.concat %a0 {axis = 1 : i32} : (tensor<*xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<*xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.concat %[[ARG0]] {axis = 1 : i32} : (tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<1x1x1x4xf32>, %b: tensor<?x1x?x?xf32>) -> (tensor<*xf32>) {
  %0 = tosa.maximum %a, %b : (tensor<1x1x1x4xf32>, tensor<?x1x?x?xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<1x1x1x4xf32>, %[[ARG1:[^ ]+]]: tensor<?x1x?x?xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.maximum %[[ARG0]], %[[ARG1]] : (tensor<1x1x1x4xf32>, tensor<?x1x?x?xf32>) -> tensor<*xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<5x4xf32>) -> (tensor<?x1xf32>) {
  %s12 = tosa.const_shape {values = dense<[4, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s13 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.slice %a, %s12, %s13 : (tensor<5x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x1xf32>
  return %0 : tensor<?x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<5x4xf32>) -> tensor<?x1xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[4, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.slice %[[ARG0]], %[[V0]], %[[V1]] : (tensor<5x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V2]] : tensor<1x1xf32> to tensor<?x1xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<?x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<4xf32>) -> (tensor<*xf32>) {
  %0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 1.0 : f32} : (tensor<4xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.clamp %[[ARG0]] {max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<4xf32> to tensor<*xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<5x4xf32>) -> (tensor<*xf32>) {
  %s14 = tosa.const_shape {values = dense<[4, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s15 = tosa.const_shape {values = dense<[1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.slice %a, %s14, %s15 : (tensor<5x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<5x4xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[4, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.slice %[[ARG0]], %[[V0]], %[[V1]] : (tensor<5x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x3xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V2]] : tensor<1x3xf32> to tensor<*xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<1xf32>) -> (tensor<*xf32>) {
  %0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 1.0 : f32} : (tensor<1xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<1xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.clamp %[[ARG0]] {max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<1xf32>) -> tensor<1xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<1xf32> to tensor<*xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<5x4x3x4xf32>) -> (tensor<?x?x?x?xf32>) {
  %s16 = tosa.const_shape {values = dense<[4, 1, 1, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %s17 = tosa.const_shape {values = dense<[1, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.slice %a, %s16, %s17 : (tensor<5x4x3x4xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<5x4x3x4xf32>) -> tensor<?x?x?x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[4, 1, 1, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[1, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.slice %[[ARG0]], %[[V0]], %[[V1]] : (tensor<5x4x3x4xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x2x1xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V2]] : tensor<1x1x2x1xf32> to tensor<?x?x?x?xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<?x?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%p: tensor<i1>, %a: tensor<f32>, %b: tensor<f32>) -> (tensor<f32>) {
  %0 = tosa.select %p, %a, %b : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<i1>, %[[ARG1:[^ ]+]]: tensor<f32>, %[[ARG2:[^ ]+]]: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.select %[[ARG0]], %[[ARG1]], %[[ARG2]] : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:     return %[[V0]] : tensor<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<2x?x32xf8E4M3FN>, %as: tensor<2x1x1xf8E8M0FNU>, %b: tensor<2x1x32xf8E4M3FN>, %bs: tensor<?x?x?xf8E8M0FNU>) -> (tensor<*xf32>) {
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<2x?x32xf8E4M3FN>, tensor<2x1x1xf8E8M0FNU>, tensor<2x1x32xf8E4M3FN>, tensor<?x?x?xf8E8M0FNU>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x?x32xf8E4M3FN>, %[[ARG1:[^ ]+]]: tensor<2x1x1xf8E8M0FNU>, %[[ARG2:[^ ]+]]: tensor<2x1x32xf8E4M3FN>, %[[ARG3:[^ ]+]]: tensor<?x?x?xf8E8M0FNU>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.matmul_t_block_scaled %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]] {block_size = BLOCK_SIZE_32} : (tensor<2x?x32xf8E4M3FN>, tensor<2x1x1xf8E8M0FNU>, tensor<2x1x32xf8E4M3FN>, tensor<?x?x?xf8E8M0FNU>) -> tensor<2x1x1xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<2x1x1xf32> to tensor<*xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<*xf32>) -> (tensor<?x7xf32>) {
  %s18 = tosa.const_shape {values = dense<[0, 1, 2, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.pad %a, %s18, %z : (tensor<*xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<?x7xf32>
  return %0 : tensor<?x7xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<*xf32>) -> tensor<?x7xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[0, 1, 2, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.pad %[[ARG0]], %[[V0]], %[[V1]] : (tensor<*xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<?x7xf32>
// CHECK-NEXT:     return %[[V2]] : tensor<?x7xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<?x?x3xf32>, %b: tensor<3x3x1xf32>) -> (tensor<?x?x?xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<?x?x3xf32>, tensor<3x3x1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x?x3xf32>, %[[ARG1:[^ ]+]]: tensor<3x3x1xf32>) -> tensor<?x?x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.matmul %[[ARG0]], %[[ARG1]], %[[V0]], %[[V0]] : (tensor<?x?x3xf32>, tensor<3x3x1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3x?x1xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V1]] : tensor<3x?x1xf32> to tensor<?x?x?xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<4x4x4xf32>, %b: tensor<4x?x?xf32>) -> (tensor<*xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<4x4x4xf32>, tensor<4x?x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x4x4xf32>, %[[ARG1:[^ ]+]]: tensor<4x?x?xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.matmul %[[ARG0]], %[[ARG1]], %[[V0]], %[[V0]] : (tensor<4x4x4xf32>, tensor<4x?x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x4x?xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V1]] : tensor<4x4x?xf32> to tensor<*xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<1x4xf32>, %b: tensor<2x4xf32>) -> (tensor<?x?xf32>) {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.mul %a, %b, %z : (tensor<1x4xf32>, tensor<2x4xf32>, tensor<1xi8>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<1x4xf32>, %[[ARG1:[^ ]+]]: tensor<2x4xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.mul %[[ARG0]], %[[ARG1]], %[[V0]] : (tensor<1x4xf32>, tensor<2x4xf32>, tensor<1xi8>) -> tensor<2x4xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V1]] : tensor<2x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<*xf32>, %b: tensor<3x3xi32>, %c: tensor<?x3x?xf32>) -> (tensor<*xf32>) {
  %0 = tosa.scatter %a, %b, %c : (tensor<*xf32>, tensor<3x3xi32>, tensor<?x3x?xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<*xf32>, %[[ARG1:[^ ]+]]: tensor<3x3xi32>, %[[ARG2:[^ ]+]]: tensor<?x3x?xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.scatter %[[ARG0]], %[[ARG1]], %[[ARG2]] : (tensor<*xf32>, tensor<3x3xi32>, tensor<?x3x?xf32>) -> tensor<3x?x?xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<3x?x?xf32> to tensor<*xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<1xf32>) -> (tensor<*xf32>) {
  %0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 1.0 : f32} : (tensor<1xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<1xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.clamp %[[ARG0]] {max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<1xf32>) -> tensor<1xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<1xf32> to tensor<*xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<3x2xf32>) -> (tensor<*xf32>) {
  %s19 = tosa.const_shape {values = dense<[3, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s19 : (tensor<3x2xf32>, !tosa.shape<2>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<3x2xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[3, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reshape %[[ARG0]], %[[V0]] : (tensor<3x2xf32>, !tosa.shape<2>) -> tensor<3x2xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V1]] : tensor<3x2xf32> to tensor<*xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<?x6x5x2xf32>, %w: tensor<3x3x2x2xf32>, %b: tensor<*xf32>) -> (tensor<?x?x?x?xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, stride = array<i64: 2, 1>, pad = array<i64: 1, 0, 1, 0>, dilation = array<i64: 1, 2>} : (tensor<?x6x5x2xf32>, tensor<3x3x2x2xf32>, tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x6x5x2xf32>, %[[ARG1:[^ ]+]]: tensor<3x3x2x2xf32>, %[[ARG2:[^ ]+]]: tensor<*xf32>) -> tensor<?x?x?x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.conv2d %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V0]] {acc_type = f32, dilation = array<i64: 1, 2>, pad = array<i64: 1, 0, 1, 0>, stride = array<i64: 2, 1>} : (tensor<?x6x5x2xf32>, tensor<3x3x2x2xf32>, tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x3x4x3xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V1]] : tensor<?x3x4x3xf32> to tensor<?x?x?x?xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<?x?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<?xf32>) -> (tensor<*xf32>) {
  %0 = tosa.reduce_product %a {axis = 0 : i32} : (tensor<?xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.reduce_product %[[ARG0]] {axis = 0 : i32} : (tensor<?xf32>) -> tensor<1xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<1xf32> to tensor<*xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<?x?x?x3xf32>, %w: tensor<3x?x2x?xf32>, %b: tensor<*xf32>) -> (tensor<3x4x?x3xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, stride = array<i64: 1, 1>, out_pad = array<i64: 0, 2, 0, 0>} : (tensor<?x?x?x3xf32>, tensor<3x?x2x?xf32>, tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3x4x?x3xf32>
  return %0 : tensor<3x4x?x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x?x?x3xf32>, %[[ARG1:[^ ]+]]: tensor<3x?x2x?xf32>, %[[ARG2:[^ ]+]]: tensor<*xf32>) -> tensor<3x4x?x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.transpose_conv2d %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V0]] {acc_type = f32, out_pad = array<i64: 0, 2, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x?x?x3xf32>, tensor<3x?x2x?xf32>, tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3x4x?x3xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<3x4x?x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<3x3xf32>) -> (tensor<?x?xf32>) {
  %0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 1.0 : f32} : (tensor<3x3xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<3x3xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.clamp %[[ARG0]] {max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<3x3xf32>) -> tensor<3x3xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<3x3xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<i32>) -> (tensor<*xi32>) {
  %m = "tosa.const"() <{values = dense<7> : tensor<1xi32>}> : () -> tensor<1xi32>
  %sh = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %zi = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %0 = tosa.rescale %a, %m, %sh, %zi, %zi {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<i32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi32>) -> tensor<*xi32>
  return %0 : tensor<*xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<i32>) -> tensor<*xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<7> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.rescale %[[ARG0]], %[[V0]], %[[V1]], %[[V2]], %[[V2]] {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<i32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi32>) -> tensor<i32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V3]] : tensor<i32> to tensor<*xi32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<2x?x3x3xf32>) -> (tensor<2x?x?x?xf32>) {
  %0 = tosa.ceil %a : (tensor<2x?x3x3xf32>) -> tensor<2x?x?x?xf32>
  return %0 : tensor<2x?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x?x3x3xf32>) -> tensor<2x?x?x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.ceil %[[ARG0]] : (tensor<2x?x3x3xf32>) -> tensor<2x?x3x3xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<2x?x3x3xf32> to tensor<2x?x?x?xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<2x?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<2x?x4xf32>, %b: tensor<2x1x4xf32>) -> (tensor<*xf32>) {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.mul %a, %b, %z : (tensor<2x?x4xf32>, tensor<2x1x4xf32>, tensor<1xi8>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x?x4xf32>, %[[ARG1:[^ ]+]]: tensor<2x1x4xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.mul %[[ARG0]], %[[ARG1]], %[[V0]] : (tensor<2x?x4xf32>, tensor<2x1x4xf32>, tensor<1xi8>) -> tensor<2x?x4xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V1]] : tensor<2x?x4xf32> to tensor<*xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<2x1x3x1xf32>, %w: tensor<?x?x1x?xf32>, %b: tensor<2xf32>) -> (tensor<?x?x?x?xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32, stride = array<i64: 1, 1>, pad = array<i64: 2, 1, 0, 0>, dilation = array<i64: 1, 1>} : (tensor<2x1x3x1xf32>, tensor<?x?x1x?xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x1x3x1xf32>, %[[ARG1:[^ ]+]]: tensor<?x?x1x?xf32>, %[[ARG2:[^ ]+]]: tensor<2xf32>) -> tensor<?x?x?x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.depthwise_conv2d %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V0]] {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 2, 1, 0, 0>, stride = array<i64: 1, 1>} : (tensor<2x1x3x1xf32>, tensor<?x?x1x?xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x?x?x2xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V1]] : tensor<2x?x?x2xf32> to tensor<?x?x?x?xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<?x?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<*xf32>) -> (tensor<?xf32>) {
  %s20 = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.tile %a, %s20 : (tensor<*xf32>, !tosa.shape<1>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<*xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.tile %[[ARG0]], %[[V0]] : (tensor<*xf32>, !tosa.shape<1>) -> tensor<?xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: tensor<3x3x4x2xf32>, %w: tensor<3x1x?x?xf32>, %b: tensor<?xf32>) -> (tensor<*xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, stride = array<i64: 2, 1>, out_pad = array<i64: 1, 0, 0, 2>} : (tensor<3x3x4x2xf32>, tensor<3x1x?x?xf32>, tensor<?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<3x3x4x2xf32>, %[[ARG1:[^ ]+]]: tensor<3x1x?x?xf32>, %[[ARG2:[^ ]+]]: tensor<?xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.transpose_conv2d %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V0]] {acc_type = f32, out_pad = array<i64: 1, 0, 0, 2>, stride = array<i64: 2, 1>} : (tensor<3x3x4x2xf32>, tensor<3x1x?x?xf32>, tensor<?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3x6x?x3xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V1]] : tensor<3x6x?x3xf32> to tensor<*xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
