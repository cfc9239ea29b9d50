// RUN: mlir-opt %s --split-input-file | FileCheck %s

// Elements may be quantized; what belongs to them, such as zero points, has the type that is stored.

func.func @a(%x: tensor<4x!quant.uniform<i8:f32, 0.1>>) -> tensor<4x!quant.uniform<i8:f32, 0.1>> {
  %0 = tosa.abs %x : (tensor<4x!quant.uniform<i8:f32, 0.1>>) -> tensor<4x!quant.uniform<i8:f32, 0.1>>
  return %0 : tensor<4x!quant.uniform<i8:f32, 0.1>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>) -> tensor<4x!quant.uniform<i8:f32, 1.000000e-01>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.abs %[[ARG0]] : (tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>) -> tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:     return %[[V0]] : tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b(%x: tensor<4x!quant.uniform<i8:f32, 0.1>>, %y: tensor<4x!quant.uniform<i8:f32, 0.1>>) -> tensor<4x!quant.uniform<i8:f32, 0.1>> {
  %0 = tosa.add %x, %y : (tensor<4x!quant.uniform<i8:f32, 0.1>>, tensor<4x!quant.uniform<i8:f32, 0.1>>) -> tensor<4x!quant.uniform<i8:f32, 0.1>>
  return %0 : tensor<4x!quant.uniform<i8:f32, 0.1>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>, %[[ARG1:[^ ]+]]: tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>) -> tensor<4x!quant.uniform<i8:f32, 1.000000e-01>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.add %[[ARG0]], %[[ARG1]] : (tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>, tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>) -> tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:     return %[[V0]] : tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @conv(%x: tensor<1x8x8x4x!quant.uniform<i8:f32, 0.1>>, %w: tensor<8x3x3x4x!quant.uniform<i8:f32, 0.1>>, %b: tensor<8x!quant.uniform<i32:f32, 0.1>>) -> tensor<1x6x6x8x!quant.uniform<i32:f32, 0.1>> {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = i32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x4x!quant.uniform<i8:f32, 0.1>>, tensor<8x3x3x4x!quant.uniform<i8:f32, 0.1>>, tensor<8x!quant.uniform<i32:f32, 0.1>>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x6x6x8x!quant.uniform<i32:f32, 0.1>>
  return %0 : tensor<1x6x6x8x!quant.uniform<i32:f32, 0.1>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @conv(%[[ARG0:[^ ]+]]: tensor<1x8x8x4x!quant.uniform<i8:f32, 1.000000e-01>>, %[[ARG1:[^ ]+]]: tensor<8x3x3x4x!quant.uniform<i8:f32, 1.000000e-01>>, %[[ARG2:[^ ]+]]: tensor<8x!quant.uniform<i32:f32, 1.000000e-01>>) -> tensor<1x6x6x8x!quant.uniform<i32:f32, 1.000000e-01>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.conv2d %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V0]] {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4x!quant.uniform<i8:f32, 1.000000e-01>>, tensor<8x3x3x4x!quant.uniform<i8:f32, 1.000000e-01>>, tensor<8x!quant.uniform<i32:f32, 1.000000e-01>>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x6x6x8x!quant.uniform<i32:f32, 1.000000e-01>>
// CHECK-NEXT:     return %[[V1]] : tensor<1x6x6x8x!quant.uniform<i32:f32, 1.000000e-01>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @resc(%x: tensor<4x!quant.uniform<i8:f32, 0.1>>) -> tensor<4x!quant.uniform<i8:f32, 0.2>> {
  %m = "tosa.const"() <{values = dense<1073741824> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<30> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.rescale %x, %m, %s, %z, %z {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4x!quant.uniform<i8:f32, 0.1>>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x!quant.uniform<i8:f32, 0.2>>
  return %0 : tensor<4x!quant.uniform<i8:f32, 0.2>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @resc(%[[ARG0:[^ ]+]]: tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>) -> tensor<4x!quant.uniform<i8:f32, 2.000000e-01>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<1073741824> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<30> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.rescale %[[ARG0]], %[[V0]], %[[V1]], %[[V2]], %[[V2]] {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x!quant.uniform<i8:f32, 2.000000e-01>>
// CHECK-NEXT:     return %[[V3]] : tensor<4x!quant.uniform<i8:f32, 2.000000e-01>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c() -> tensor<3x!quant.uniform<i8:f32, 0.1>> {
  %0 = "tosa.const"() <{values = dense<[1,2,3]> : tensor<3xi8>}> : () -> tensor<3x!quant.uniform<i8:f32, 0.1>>
  return %0 : tensor<3x!quant.uniform<i8:f32, 0.1>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @c() -> tensor<3x!quant.uniform<i8:f32, 1.000000e-01>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<[1, 2, 3]> : tensor<3xi8>}> : () -> tensor<3x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:     return %[[V0]] : tensor<3x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @r(%x: tensor<4x!quant.uniform<i8:f32, 0.1>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.1>> {
  %s = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %x, %s : (tensor<4x!quant.uniform<i8:f32, 0.1>>, !tosa.shape<2>) -> tensor<2x2x!quant.uniform<i8:f32, 0.1>>
  return %0 : tensor<2x2x!quant.uniform<i8:f32, 0.1>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @r(%[[ARG0:[^ ]+]]: tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>) -> tensor<2x2x!quant.uniform<i8:f32, 1.000000e-01>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<2> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reshape %[[ARG0]], %[[V0]] : (tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>, !tosa.shape<2>) -> tensor<2x2x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:     return %[[V1]] : tensor<2x2x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pool(%x: tensor<1x8x8x4x!quant.uniform<i8:f32, 0.1>>) -> tensor<1x4x4x4x!quant.uniform<i8:f32, 0.1>> {
  %0 = tosa.max_pool2d %x {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x4x!quant.uniform<i8:f32, 0.1>>) -> tensor<1x4x4x4x!quant.uniform<i8:f32, 0.1>>
  return %0 : tensor<1x4x4x4x!quant.uniform<i8:f32, 0.1>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pool(%[[ARG0:[^ ]+]]: tensor<1x8x8x4x!quant.uniform<i8:f32, 1.000000e-01>>) -> tensor<1x4x4x4x!quant.uniform<i8:f32, 1.000000e-01>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.max_pool2d %[[ARG0]] {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x4x!quant.uniform<i8:f32, 1.000000e-01>>) -> tensor<1x4x4x4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:     return %[[V0]] : tensor<1x4x4x4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arg(%x: tensor<1x8x!quant.uniform<i8:f32, 0.1>>) -> tensor<1xi32> {
  %0 = tosa.argmax %x {axis = 1 : i32} : (tensor<1x8x!quant.uniform<i8:f32, 0.1>>) -> tensor<1xi32>
  return %0 : tensor<1xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arg(%[[ARG0:[^ ]+]]: tensor<1x8x!quant.uniform<i8:f32, 1.000000e-01>>) -> tensor<1xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.argmax %[[ARG0]] {axis = 1 : i32} : (tensor<1x8x!quant.uniform<i8:f32, 1.000000e-01>>) -> tensor<1xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cast(%x: tensor<4x!quant.uniform<i8:f32, 0.1>>) -> tensor<4xf32> {
  %0 = tosa.cast %x : (tensor<4x!quant.uniform<i8:f32, 0.1>>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast(%[[ARG0:[^ ]+]]: tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>) -> tensor<4xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @any(%x: tensor<4x!quant.any<i8:f32>>) -> tensor<4x!quant.any<i8:f32>> {
  %0 = tosa.identity %x : (tensor<4x!quant.any<i8:f32>>) -> tensor<4x!quant.any<i8:f32>>
  return %0 : tensor<4x!quant.any<i8:f32>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @any(%[[ARG0:[^ ]+]]: tensor<4x!quant.any<i8:f32>>) -> tensor<4x!quant.any<i8:f32>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.identity %[[ARG0]] : (tensor<4x!quant.any<i8:f32>>) -> tensor<4x!quant.any<i8:f32>>
// CHECK-NEXT:     return %[[V0]] : tensor<4x!quant.any<i8:f32>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m1(%a: tensor<1x2x3x!quant.uniform<i8:f32, 0.1>>, %b: tensor<1x3x4x!quant.uniform<i8:f32, 0.1>>, %z: tensor<1xi8>) {
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x2x3x!quant.uniform<i8:f32, 0.1>>, tensor<1x3x4x!quant.uniform<i8:f32, 0.1>>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m1(%[[ARG0:[^ ]+]]: tensor<1x2x3x!quant.uniform<i8:f32, 1.000000e-01>>, %[[ARG1:[^ ]+]]: tensor<1x3x4x!quant.uniform<i8:f32, 1.000000e-01>>, %[[ARG2:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.matmul %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG2]] : (tensor<1x2x3x!quant.uniform<i8:f32, 1.000000e-01>>, tensor<1x3x4x!quant.uniform<i8:f32, 1.000000e-01>>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @n1(%a: tensor<4x!quant.uniform<i8:f32, 0.1>>, %z: tensor<1xi8>) {
  %0 = tosa.negate %a, %z, %z : (tensor<4x!quant.uniform<i8:f32, 0.1>>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x!quant.uniform<i8:f32, 0.1>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @n1(%[[ARG0:[^ ]+]]: tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>, %[[ARG1:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.negate %[[ARG0]], %[[ARG1]], %[[ARG1]] : (tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c1(%a: tensor<4x!quant.uniform<i8:f32, 0.1>>) {
  %0 = tosa.clamp %a {min_val = -1 : i8, max_val = 6 : i8} : (tensor<4x!quant.uniform<i8:f32, 0.1>>) -> tensor<4x!quant.uniform<i8:f32, 0.1>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @c1(%[[ARG0:[^ ]+]]: tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.clamp %[[ARG0]] {max_val = 6 : i8, min_val = -1 : i8} : (tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>) -> tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @k3() {
  %z = "tosa.const"() <{values = dense<3> : tensor<1xui8>}> : () -> tensor<1x!quant.uniform<u8:f32, 0.1>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @k3() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<3> : tensor<1xui8>}> : () -> tensor<1x!quant.uniform<u8:f32, 1.000000e-01>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @p1(%x: tensor<1x8x8x4x!quant.uniform<i8:f32, 0.1>>, %z: tensor<1xi8>) {
  %0 = tosa.avg_pool2d %x, %z, %z {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = i32} : (tensor<1x8x8x4x!quant.uniform<i8:f32, 0.1>>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x4x!quant.uniform<i8:f32, 0.1>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @p1(%[[ARG0:[^ ]+]]: tensor<1x8x8x4x!quant.uniform<i8:f32, 1.000000e-01>>, %[[ARG1:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.avg_pool2d %[[ARG0]], %[[ARG1]], %[[ARG1]] {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x4x!quant.uniform<i8:f32, 1.000000e-01>>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @s1(%a: tensor<4x!quant.uniform<i8:f32, 0.1>>, %c: tensor<4xi1>) {
  %0 = tosa.select %c, %a, %a : (tensor<4xi1>, tensor<4x!quant.uniform<i8:f32, 0.1>>, tensor<4x!quant.uniform<i8:f32, 0.1>>) -> tensor<4x!quant.uniform<i8:f32, 0.1>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @s1(%[[ARG0:[^ ]+]]: tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>, %[[ARG1:[^ ]+]]: tensor<4xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.select %[[ARG1]], %[[ARG0]], %[[ARG0]] : (tensor<4xi1>, tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>, tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>) -> tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t(%x: tensor<4x!quant.uniform<i8:f32, 0.1>>, %t: tensor<256x!quant.uniform<i8:f32, 0.1>>) {
  %0 = tosa.table %x, %t : (tensor<4x!quant.uniform<i8:f32, 0.1>>, tensor<256x!quant.uniform<i8:f32, 0.1>>) -> tensor<4x!quant.uniform<i8:f32, 0.1>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @t(%[[ARG0:[^ ]+]]: tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>, %[[ARG1:[^ ]+]]: tensor<256x!quant.uniform<i8:f32, 1.000000e-01>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.table %[[ARG0]], %[[ARG1]] : (tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>, tensor<256x!quant.uniform<i8:f32, 1.000000e-01>>) -> tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t(%x: tensor<4x!quant.uniform<i16:f32, 0.1>>, %t: tensor<256x!quant.uniform<i8:f32, 0.1>>) {
  %0 = tosa.table %x, %t : (tensor<4x!quant.uniform<i16:f32, 0.1>>, tensor<256x!quant.uniform<i8:f32, 0.1>>) -> tensor<4x!quant.uniform<i8:f32, 0.1>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @t(%[[ARG0:[^ ]+]]: tensor<4x!quant.uniform<i16:f32, 1.000000e-01>>, %[[ARG1:[^ ]+]]: tensor<256x!quant.uniform<i8:f32, 1.000000e-01>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.table %[[ARG0]], %[[ARG1]] : (tensor<4x!quant.uniform<i16:f32, 1.000000e-01>>, tensor<256x!quant.uniform<i8:f32, 1.000000e-01>>) -> tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
