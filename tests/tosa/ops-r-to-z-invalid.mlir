// RUN: not mlir-opt %s --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x4x4x3xi16>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xi8>
  %a2 = "test.src"() : () -> tensor<5xi48>
  %a3 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %a4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.transpose_conv2d"(%a0, %a1, %a2, %a3, %a4) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = i48} : (tensor<1x4x4x3xi16>, tensor<5x3x3x3xi8>, tensor<5xi48>, tensor<1xi16>, tensor<1xi8>) -> (tensor<1x9x0x5xi48>)
  return
}

// CHECK: tests/tosa/ops-r-to-z-invalid.mlir:9:9: error: 'tosa.transpose_conv2d' op result #0 must be 4-d tosa-conformant tensor, but got 'tensor<1x9x0x5xi48>'
// CHECK-NEXT:   %[[R0:[^ ]+]] = "tosa.transpose_conv2d"(%[[A0:[^ ]+]], %[[A1:[^ ]+]], %[[A2:[^ ]+]], %[[A3:[^ ]+]], %[[A4:[^ ]+]]) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = i48} : (tensor<1x4x4x3xi16>, tensor<5x3x3x3xi8>, tensor<5xi48>, tensor<1xi16>, tensor<1xi8>) -> (tensor<1x9x0x5xi48>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:9:9: note: see current operation: %[[V5:[^ ]+]] = "tosa.transpose_conv2d"(%[[V0:[^ ]+]], %[[V1:[^ ]+]], %[[V2:[^ ]+]], %[[V3:[^ ]+]], %[[V4:[^ ]+]]) <{acc_type = i48, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x4x4x3xi16>, tensor<5x3x3x3xi8>, tensor<5xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x9x0x5xi48>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:409:9: error: 'tosa.transpose_conv2d' op operand #3 must be tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values, but got 'tensor<i16>'
// CHECK-NEXT:   %[[R0]] = "tosa.transpose_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = i48} : (tensor<1x4x4x3xi16>, tensor<5x3x3x3xi8>, tensor<5xi48>, tensor<i16>, tensor<1xi8>) -> (tensor<1x9x9x5xi48>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:409:9: note: see current operation: %[[V5]] = "tosa.transpose_conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = i48, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x4x4x3xi16>, tensor<5x3x3x3xi8>, tensor<5xi48>, tensor<i16>, tensor<1xi8>) -> tensor<1x9x9x5xi48>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:421:9: error: 'tosa.conv2d' op accumulator type for f16 tensor is not f16/f32
// CHECK-NEXT:   %[[R0]] = "tosa.conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 0>, dilation = array<i64: 1, 1>, acc_type = i32} : (tensor<1x8x8x3xf16>, tensor<5x3x3x3xf16>, tensor<5xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1x8x8x5xf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:421:9: note: see current operation: %[[V5]] = "tosa.conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 0>}> : (tensor<1x8x8x3xf16>, tensor<5x3x3x3xf16>, tensor<5xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x8x8x5xf16>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:433:9: error: 'tosa.conv2d' op attribute 'pad' failed to satisfy constraint: i64 dense array attribute with exactly 4 elements
// CHECK-NEXT:   %[[R0]] = "tosa.conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f16} : (tensor<1x8x8x3xf16>, tensor<5x3x3x3xf16>, tensor<5xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1x8x8x5xf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:445:9: error: 'tosa.depthwise_conv2d' op operand #3 must be tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values, but got 'tensor<f16>'
// CHECK-NEXT:   %[[R0]] = "tosa.depthwise_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 0, 1>, dilation = array<i64: 1, 1>, acc_type = f16} : (tensor<1x8x8x3xf16>, tensor<3x3x3x2xf16>, tensor<6xf16>, tensor<f16>, tensor<1xf16>) -> (tensor<1x8x8x6xf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:445:9: note: see current operation: %[[V5]] = "tosa.depthwise_conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 0, 1>}> : (tensor<1x8x8x3xf16>, tensor<3x3x3x2xf16>, tensor<6xf16>, tensor<f16>, tensor<1xf16>) -> tensor<1x8x8x6xf16>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:457:9: error: 'tosa.depthwise_conv2d' op attribute 'pad' failed to satisfy constraint: i64 dense array attribute with exactly 4 elements
// CHECK-NEXT:   %[[R0]] = "tosa.depthwise_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f16} : (tensor<1x8x8x3xf16>, tensor<3x3x3x2xf16>, tensor<6xf16>, tensor<*xf16>, tensor<1xf16>) -> (tensor<1x8x8x6xf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:469:9: error: 'tosa.depthwise_conv2d' op calculated output height did not match expected: calculated=15, expected=8
// CHECK-NEXT:   %[[R0]] = "tosa.depthwise_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 8, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f16} : (tensor<1x8x8x3xf16>, tensor<3x3x3x2xf16>, tensor<6xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1x8x8x6xf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:469:9: note: see current operation: %[[V5]] = "tosa.depthwise_conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 8, 1, 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x3xf16>, tensor<3x3x3x2xf16>, tensor<6xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x8x8x6xf16>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:481:9: error: 'tosa.conv3d' op attribute 'pad' failed to satisfy constraint: i64 dense array attribute with exactly 6 elements
// CHECK-NEXT:   %[[R0]] = "tosa.conv3d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 0, 0, 1, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = f16} : (tensor<1x6x8x8x3xf16>, tensor<5x1x3x3x3xf16>, tensor<5xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1x6x8x8x5xf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:493:9: error: 'tosa.conv3d' op attribute 'stride' failed to satisfy constraint: i64 dense array attribute with exactly 3 elements
// CHECK-NEXT:   %[[R0]] = "tosa.conv3d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = f16} : (tensor<1x6x8x8x3xf16>, tensor<5x1x3x3x3xf16>, tensor<5xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1x6x8x8x5xf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:505:9: error: 'tosa.conv3d' op result #0 must be 5-d tosa-conformant tensor, but got 'tensor<1xf16>'
// CHECK-NEXT:   %[[R0]] = "tosa.conv3d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 8, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = f16} : (tensor<1x6x8x8x3xf16>, tensor<5x1x3x3x3xf16>, tensor<5xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1xf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:505:9: note: see current operation: %[[V5]] = "tosa.conv3d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = f16, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 8, 1, 1>}> : (tensor<1x6x8x8x3xf16>, tensor<5x1x3x3x3xf16>, tensor<5xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:517:9: error: 'tosa.transpose_conv2d' op weight zero point must be zero for non-int8 integer types
// CHECK-NEXT:   %[[R0]] = "tosa.transpose_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {out_pad = array<i64: 0, 5, 0, 0>, stride = array<i64: 2, 2>, acc_type = f16} : (tensor<1x4x4x3xf16>, tensor<5x3x3x3xf16>, tensor<5xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1x9x9x5xf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:517:9: note: see current operation: %[[V5]] = "tosa.transpose_conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = f16, out_pad = array<i64: 0, 5, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x4x4x3xf16>, tensor<5x3x3x3xf16>, tensor<5xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x9x9x5xf16>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:529:9: error: 'tosa.transpose_conv2d' op attribute 'stride' failed to satisfy constraint: i64 dense array attribute with exactly 2 elements
// CHECK-NEXT:   %[[R0]] = "tosa.transpose_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {out_pad = array<i64: 0, 0, 1, 0>, stride = array<i64: 2, 2, 1>, acc_type = f16} : (tensor<1x4x4x3xf16>, tensor<5x3x3x3xf16>, tensor<5xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1x9x9x5xf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:541:9: error: 'tosa.transpose_conv2d' op attribute 'acc_type' failed to satisfy constraint: type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float
// CHECK-NEXT:   %[[R0]] = "tosa.transpose_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = f64} : (tensor<1x4x4x3xf16>, tensor<5x3x3x3xf16>, tensor<5xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1x9x9x5xf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:551:9: error: 'tosa.matmul' op expected 4 operands, but found 3
// CHECK-NEXT:   %[[R0]] = "tosa.matmul"(%[[A0]], %[[A1]], %[[A2]]) : (tensor<2x3x4xf16>, tensor<2x4x5xf16>, tensor<1xf16>) -> (tensor<2x3x5xf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:551:9: note: see current operation: %[[V3]] = "tosa.matmul"(%[[V0]], %[[V1]], %[[V2]]) : (tensor<2x3x4xf16>, tensor<2x4x5xf16>, tensor<1xf16>) -> tensor<2x3x5xf16>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:563:9: error: 'tosa.conv2d' op calculated output width did not match expected: calculated=0, expected=8
// CHECK-NEXT:   %[[R0]] = "tosa.conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 5>, acc_type = f32} : (tensor<1x8x8x3xbf16>, tensor<5x3x3x3xbf16>, tensor<5xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> (tensor<1x8x8x5xbf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:563:9: note: see current operation: %[[V5]] = "tosa.conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = f32, dilation = array<i64: 1, 5>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x3xbf16>, tensor<5x3x3x3xbf16>, tensor<5xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x8x8x5xbf16>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:575:9: error: 'tosa.conv2d' op attribute 'acc_type' failed to satisfy constraint: type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float
// CHECK-NEXT:   %[[R0]] = "tosa.conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = bf16, local_bound = true} : (tensor<1x8x8x3xbf16>, tensor<?x3x3x3xbf16>, tensor<5xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> (tensor<1x8x8x5xbf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:587:9: error: 'tosa.conv2d' op operand #0 must be 4-d tosa-conformant tensor, but got 'tensor<1x8x8x2x3xbf16>'
// CHECK-NEXT:   %[[R0]] = "tosa.conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x2x3xbf16>, tensor<5x3x3x3xbf16>, tensor<5xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> (tensor<1x8x8x5xbf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:587:9: note: see current operation: %[[V5]] = "tosa.conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x2x3xbf16>, tensor<5x3x3x3xbf16>, tensor<5xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x8x8x5xbf16>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:599:9: error: 'tosa.depthwise_conv2d' op operand #4 must be tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values, but got 'tensor<?xbf16>'
// CHECK-NEXT:   %[[R0]] = "tosa.depthwise_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x3xbf16>, tensor<8x3x3x2xbf16>, tensor<6xbf16>, tensor<1xbf16>, tensor<?xbf16>) -> (tensor<1x8x8x6xbf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:599:9: note: see current operation: %[[V5]] = "tosa.depthwise_conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x3xbf16>, tensor<8x3x3x2xbf16>, tensor<6xbf16>, tensor<1xbf16>, tensor<?xbf16>) -> tensor<1x8x8x6xbf16>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:611:9: error: 'tosa.depthwise_conv2d' op operand #1 must be 4-d tosa-conformant tensor, but got 'tensor<2x3x3x3x2xbf16>'
// CHECK-NEXT:   %[[R0]] = "tosa.depthwise_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 5, 1>, acc_type = f32} : (tensor<1x8x8x3xbf16>, tensor<2x3x3x3x2xbf16>, tensor<0xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> (tensor<1x8x8x6xbf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:611:9: note: see current operation: %[[V5]] = "tosa.depthwise_conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = f32, dilation = array<i64: 5, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x3xbf16>, tensor<2x3x3x3x2xbf16>, tensor<0xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x8x8x6xbf16>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:623:9: error: 'tosa.depthwise_conv2d' op operand #0 must be 4-d tosa-conformant tensor, but got 'tensor<2x1x8x8x3xbf16>'
// CHECK-NEXT:   %[[R0]] = "tosa.depthwise_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<2x1x8x8x3xbf16>, tensor<3x3x3x2xbf16>, tensor<6xbf16>, tensor<1xbf16>, tensor<bf16>) -> (tensor<1x8x8x6xbf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:623:9: note: see current operation: %[[V5]] = "tosa.depthwise_conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}> : (tensor<2x1x8x8x3xbf16>, tensor<3x3x3x2xbf16>, tensor<6xbf16>, tensor<1xbf16>, tensor<bf16>) -> tensor<1x8x8x6xbf16>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:635:9: error: 'tosa.conv3d' op operand #4 must be tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values, but got 'tensor<?xbf16>'
// CHECK-NEXT:   %[[R0]] = "tosa.conv3d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = f32} : (tensor<1x6x8x8x3xbf16>, tensor<5x1x3x3x3xbf16>, tensor<5xbf16>, tensor<1xbf16>, tensor<?xbf16>) -> (tensor<1x6x8x8x5xbf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:635:9: note: see current operation: %[[V5]] = "tosa.conv3d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>}> : (tensor<1x6x8x8x3xbf16>, tensor<5x1x3x3x3xbf16>, tensor<5xbf16>, tensor<1xbf16>, tensor<?xbf16>) -> tensor<1x6x8x8x5xbf16>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:647:9: error: 'tosa.conv3d' op requires attribute 'acc_type'
// CHECK-NEXT:   %[[R0]] = "tosa.conv3d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>} : (tensor<*xbf16>, tensor<5x1x3x3x3xbf16>, tensor<5xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> (tensor<1x6x8x8x5xbf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:647:9: note: see current operation: %[[V5]] = "tosa.conv3d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>}> : (tensor<*xbf16>, tensor<5x1x3x3x3xbf16>, tensor<5xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x6x8x8x5xbf16>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:659:9: error: 'tosa.transpose_conv2d' op expect both input and its zero point are the same element type, got 'bf16' and 'f32'
// CHECK-NEXT:   %[[R0]] = "tosa.transpose_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = f32} : (tensor<1x4x4x3xbf16>, tensor<5x3x3x3xbf16>, tensor<5xbf16>, tensor<1xf32>, tensor<1xbf16>) -> (tensor<1x9x9x5xbf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:659:9: note: see current operation: %[[V5]] = "tosa.transpose_conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x4x4x3xbf16>, tensor<5x3x3x3xbf16>, tensor<5xbf16>, tensor<1xf32>, tensor<1xbf16>) -> tensor<1x9x9x5xbf16>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:671:9: error: 'tosa.transpose_conv2d' op operand #2 must be 1-d tosa-conformant tensor, but got 'tensor<1x5xbf16>'
// CHECK-NEXT:   %[[R0]] = "tosa.transpose_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = f32} : (tensor<1x4x4x3xbf16>, tensor<5x?x3x3xbf16>, tensor<1x5xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> (tensor<9x9x5xbf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:671:9: note: see current operation: %[[V5]] = "tosa.transpose_conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x4x4x3xbf16>, tensor<5x?x3x3xbf16>, tensor<1x5xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<9x9x5xbf16>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:682:9: error: 'tosa.matmul' op operand #1 must be 3-d tosa-conformant tensor, but got 'tensor<2x4x2x5xbf16>'
// CHECK-NEXT:   %[[R0]] = "tosa.matmul"(%[[A0]], %[[A1]], %[[A2]], %[[A3]]) : (tensor<2x3x4xbf16>, tensor<2x4x2x5xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> (tensor<2x3x5xbf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:682:9: note: see current operation: %[[V4]] = "tosa.matmul"(%[[V0]], %[[V1]], %[[V2]], %[[V3]]) : (tensor<2x3x4xbf16>, tensor<2x4x2x5xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<2x3x5xbf16>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:692:9: error: 'tosa.matmul' op expected 4 operands, but found 3
// CHECK-NEXT:   %[[R0]] = "tosa.matmul"(%[[A0]], %[[A1]], %[[A2]]) : (tensor<2x3x4xbf16>, tensor<2x4x5xbf16>, tensor<1xbf16>) -> (tensor<2x2x3x5xbf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:692:9: note: see current operation: %[[V3]] = "tosa.matmul"(%[[V0]], %[[V1]], %[[V2]]) : (tensor<2x3x4xbf16>, tensor<2x4x5xbf16>, tensor<1xbf16>) -> tensor<2x2x3x5xbf16>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:704:9: error: 'tosa.conv2d' op requires attribute 'stride'
// CHECK-NEXT:   %[[R0]] = "tosa.conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, acc_type = f16} : (tensor<1x8x8x3xf8E5M2>, tensor<5x3x3x3xf8E5M2>, tensor<5xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> (tensor<1x8x8x5xf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:704:9: note: see current operation: %[[V5]] = "tosa.conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>}> : (tensor<1x8x8x3xf8E5M2>, tensor<5x3x3x3xf8E5M2>, tensor<5xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1x8x8x5xf16>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:716:9: error: 'tosa.conv2d' op accumulator type for f8 tensor is not f16
// CHECK-NEXT:   %[[R0]] = "tosa.conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i48} : (tensor<1x8x8x3xf8E5M2>, tensor<5x3x3x3xf8E5M2>, tensor<5xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> (tensor<1x8x8x5xf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:716:9: note: see current operation: %[[V5]] = "tosa.conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x3xf8E5M2>, tensor<5x3x3x3xf8E5M2>, tensor<5xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1x8x8x5xf16>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:727:9: error: 'tosa.conv2d' op expected 5 operands, but found 4
// CHECK-NEXT:   %[[R0]] = "tosa.conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]]) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f16} : (tensor<1x8x8x3xf8E5M2>, tensor<5x3x3xf8E5M2>, tensor<5xf16>, tensor<1xf8E5M2>) -> (tensor<1x8x8x5xf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:727:9: note: see current operation: %[[V4]] = "tosa.conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]]) <{acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x3xf8E5M2>, tensor<5x3x3xf8E5M2>, tensor<5xf16>, tensor<1xf8E5M2>) -> tensor<1x8x8x5xf16>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:739:9: error: 'tosa.depthwise_conv2d' op attribute 'acc_type' failed to satisfy constraint: type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float
// CHECK-NEXT:   %[[R0]] = "tosa.depthwise_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 4>, acc_type = f64} : (tensor<1x8x8x3xf8E5M2>, tensor<3x3x3x2xf8E5M2>, tensor<6xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> (tensor<1x8x8x6xf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:751:9: error: 'tosa.depthwise_conv2d' op operand #1 must be 4-d tosa-conformant tensor, but got 'tensor<3x3x2xf8E5M2>'
// CHECK-NEXT:   %[[R0]] = "tosa.depthwise_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f16} : (tensor<1x8x8x3xf8E5M2>, tensor<3x3x2xf8E5M2>, tensor<6xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> (tensor<1x8x8x6xf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:751:9: note: see current operation: %[[V5]] = "tosa.depthwise_conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x3xf8E5M2>, tensor<3x3x2xf8E5M2>, tensor<6xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1x8x8x6xf16>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:763:9: error: 'tosa.conv3d' op bias channels expected to be equal to output channels (5) or 1, got 2
// CHECK-NEXT:   %[[R0]] = "tosa.conv3d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = f16} : (tensor<1x6x8x8x3xf8E5M2>, tensor<5x1x3x3x3xf8E5M2>, tensor<2xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> (tensor<1x6x8x8x5xf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:763:9: note: see current operation: %[[V5]] = "tosa.conv3d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = f16, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>}> : (tensor<1x6x8x8x3xf8E5M2>, tensor<5x1x3x3x3xf8E5M2>, tensor<2xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1x6x8x8x5xf16>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:775:9: error: 'tosa.conv3d' op attribute 'stride' failed to satisfy constraint: i64 dense array attribute with exactly 3 elements
// CHECK-NEXT:   %[[R0]] = "tosa.conv3d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = f16} : (tensor<1x6x8x8x3xf8E5M2>, tensor<5x1x3x3x3xf8E5M2>, tensor<5xi64>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> (tensor<1x6x8x8x5xf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:787:9: error: 'tosa.transpose_conv2d' op requires attribute 'stride'
// CHECK-NEXT:   %[[R0]] = "tosa.transpose_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {out_pad = array<i64: 0, 0, 0, 0>, acc_type = f16} : (tensor<1x4x4x3xf8E5M2>, tensor<5x3x3x3xf8E5M2>, tensor<5xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> (tensor<*xf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:787:9: note: see current operation: %[[V5]] = "tosa.transpose_conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = f16, out_pad = array<i64: 0, 0, 0, 0>}> : (tensor<1x4x4x3xf8E5M2>, tensor<5x3x3x3xf8E5M2>, tensor<5xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<*xf16>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:799:9: error: 'tosa.transpose_conv2d' op operand #3 must be tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values, but got 'tensor<1x1xf8E5M2>'
// CHECK-NEXT:   %[[R0]] = "tosa.transpose_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = f16} : (tensor<1x4x4x3xf8E5M2>, tensor<5x3x3x3xf8E5M2>, tensor<?xf16>, tensor<1x1xf8E5M2>, tensor<1xf8E5M2>) -> (tensor<1x9x?x5xf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:799:9: note: see current operation: %[[V5]] = "tosa.transpose_conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = f16, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x4x4x3xf8E5M2>, tensor<5x3x3x3xf8E5M2>, tensor<?xf16>, tensor<1x1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1x9x?x5xf16>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:811:9: error: 'tosa.transpose_conv2d' op operand #0 must be 4-d tosa-conformant tensor, but got 'tensor<1x4x3xf8E5M2>'
// CHECK-NEXT:   %[[R0]] = "tosa.transpose_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = f16} : (tensor<1x4x3xf8E5M2>, tensor<5x3x3x3xf8E5M2>, tensor<5xf16>, tensor<1xf32>, tensor<1xf8E5M2>) -> (tensor<1x9x9x5xf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:811:9: note: see current operation: %[[V5]] = "tosa.transpose_conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = f16, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x4x3xf8E5M2>, tensor<5x3x3x3xf8E5M2>, tensor<5xf16>, tensor<1xf32>, tensor<1xf8E5M2>) -> tensor<1x9x9x5xf16>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:822:9: error: 'tosa.matmul' op result #0 must be 3-d tosa-conformant tensor, but got 'tensor<2xf16>'
// CHECK-NEXT:   %[[R0]] = "tosa.matmul"(%[[A0]], %[[A1]], %[[A2]], %[[A3]]) : (tensor<2x3x4xf8E5M2>, tensor<2x4x5xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> (tensor<2xf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:822:9: note: see current operation: %[[V4]] = "tosa.matmul"(%[[V0]], %[[V1]], %[[V2]], %[[V3]]) : (tensor<2x3x4xf8E5M2>, tensor<2x4x5xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<2xf16>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:834:9: error: 'tosa.conv2d' op operand #0 must be 4-d tosa-conformant tensor, but got 'tensor<1x4x4xi8>'
// CHECK-NEXT:   %[[R0]] = "tosa.conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i32} : (tensor<1x4x4xi8>, tensor<5x3x3x3xi4>, tensor<5xi32>, tensor<1xi8>, tensor<1xi4>) -> (tensor<1x8x8x5xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:834:9: note: see current operation: %[[V5]] = "tosa.conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x4x4xi8>, tensor<5x3x3x3xi4>, tensor<5xi32>, tensor<1xi8>, tensor<1xi4>) -> tensor<1x8x8x5xi32>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:846:9: error: 'tosa.conv2d' op operand #0 must be 4-d tosa-conformant tensor, but got 'tensor<1x2x8x8x3xi8>'
// CHECK-NEXT:   %[[R0]] = "tosa.conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1, 16>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i32} : (tensor<1x2x8x8x3xi8>, tensor<5x3x3x3xi4>, tensor<8xi32>, tensor<1xi8>, tensor<1xi4>) -> (tensor<1x8x8x5xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:846:9: note: see current operation: %[[V5]] = "tosa.conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 16>, stride = array<i64: 1, 1>}> : (tensor<1x2x8x8x3xi8>, tensor<5x3x3x3xi4>, tensor<8xi32>, tensor<1xi8>, tensor<1xi4>) -> tensor<1x8x8x5xi32>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:858:9: error: 'tosa.conv2d' op operand #3 must be tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values, but got 'tensor<?xi8>'
// CHECK-NEXT:   %[[R0]] = "tosa.conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 0>, acc_type = i32} : (tensor<1x8x8x3xi8>, tensor<5x3x3x3xi4>, tensor<5xi32>, tensor<?xi8>, tensor<1xi4>) -> (tensor<1x8x8x5xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:858:9: note: see current operation: %[[V5]] = "tosa.conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = i32, dilation = array<i64: 1, 0>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x3xi8>, tensor<5x3x3x3xi4>, tensor<5xi32>, tensor<?xi8>, tensor<1xi4>) -> tensor<1x8x8x5xi32>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:870:9: error: 'tosa.depthwise_conv2d' op attribute 'acc_type' failed to satisfy constraint: type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float
// CHECK-NEXT:   %[[R0]] = "tosa.depthwise_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 3, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i64} : (tensor<1x8x8xi8>, tensor<3x3x3x2xi4>, tensor<6xi32>, tensor<1xi8>, tensor<1xi4>) -> (tensor<1x8x8x6xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:882:9: error: 'tosa.depthwise_conv2d' op attribute 'dilation' failed to satisfy constraint: i64 dense array attribute with exactly 2 elements
// CHECK-NEXT:   %[[R0]] = "tosa.depthwise_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = i32} : (tensor<1x8x8x3xi8>, tensor<3x3x3x2xi4>, tensor<6xi32>, tensor<1xi8>, tensor<1xi4>) -> (tensor<1x8x8x6xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:895:9: error: 'tosa.conv3d' op expected 5 operands, but found 6
// CHECK-NEXT:   %[[R0]] = "tosa.conv3d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]], %[[A5:[^ ]+]]) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = i32} : (tensor<1x6x8x8x3xi8>, tensor<5x1x3x3x3xi4>, tensor<5xi32>, tensor<1xi8>, tensor<1xi4>, tensor<1xi4>) -> (tensor<1x6x8x8x5xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:895:9: note: see current operation: %[[V6:[^ ]+]] = "tosa.conv3d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]]) <{acc_type = i32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>}> : (tensor<1x6x8x8x3xi8>, tensor<5x1x3x3x3xi4>, tensor<5xi32>, tensor<1xi8>, tensor<1xi4>, tensor<1xi4>) -> tensor<1x6x8x8x5xi32>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:907:9: error: 'tosa.conv3d' op calculated output depth did not match expected: calculated=11, expected=6
// CHECK-NEXT:   %[[R0]] = "tosa.conv3d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 0, 5, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = i32} : (tensor<1x6x8x8x3xi8>, tensor<5x1x3x3x3xi4>, tensor<5xi32>, tensor<1xi8>, tensor<1xi4>) -> (tensor<1x6x8x8x5xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:907:9: note: see current operation: %[[V5]] = "tosa.conv3d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = i32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 5, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>}> : (tensor<1x6x8x8x3xi8>, tensor<5x1x3x3x3xi4>, tensor<5xi32>, tensor<1xi8>, tensor<1xi4>) -> tensor<1x6x8x8x5xi32>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:919:9: error: 'tosa.conv3d' op attribute 'pad' failed to satisfy constraint: i64 dense array attribute with exactly 6 elements
// CHECK-NEXT:   %[[R0]] = "tosa.conv3d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 0, 0, 1, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = i32} : (tensor<1x6x8x8x3xi8>, tensor<5x1x3x3x3xi4>, tensor<5xi32>, tensor<1xi8>, tensor<1xi4>) -> (tensor<1x6x8x8x5xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:931:9: error: 'tosa.transpose_conv2d' op operand #3 must be tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values, but got 'tensor<i8>'
// CHECK-NEXT:   %[[R0]] = "tosa.transpose_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = i32} : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi4>, tensor<5xi32>, tensor<i8>, tensor<1xi4>) -> (tensor<1x9x9x5xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:931:9: note: see current operation: %[[V5]] = "tosa.transpose_conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = i32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi4>, tensor<5xi32>, tensor<i8>, tensor<1xi4>) -> tensor<1x9x9x5xi32>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:943:9: error: 'tosa.transpose_conv2d' op operand #3 must be tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values, but got 'tensor<64xi8>'
// CHECK-NEXT:   %[[R0]] = "tosa.transpose_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = i32} : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi4>, tensor<5xi32>, tensor<64xi8>, tensor<1xi4>) -> (tensor<1x9x9x5xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:943:9: note: see current operation: %[[V5]] = "tosa.transpose_conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = i32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi4>, tensor<5xi32>, tensor<64xi8>, tensor<1xi4>) -> tensor<1x9x9x5xi32>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:955:9: error: 'tosa.transpose_conv2d' op attribute 'acc_type' failed to satisfy constraint: type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float
// CHECK-NEXT:   %[[R0]] = "tosa.transpose_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = i64} : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi4>, tensor<5xi32>, tensor<1xi8>, tensor<i4>) -> (tensor<1x9x9x5xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:966:9: error: 'tosa.matmul' op operand #2 must be tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values, but got 'tensor<1x1xi16>'
// CHECK-NEXT:   %[[R0]] = "tosa.matmul"(%[[A0]], %[[A1]], %[[A2]], %[[A3]]) : (tensor<2x3x4xi16>, tensor<2x4x5xbf16>, tensor<1x1xi16>, tensor<1xi8>) -> (tensor<2x3x5xi48>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:966:9: note: see current operation: %[[V4]] = "tosa.matmul"(%[[V0]], %[[V1]], %[[V2]], %[[V3]]) : (tensor<2x3x4xi16>, tensor<2x4x5xbf16>, tensor<1x1xi16>, tensor<1xi8>) -> tensor<2x3x5xi48>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:977:9: error: 'tosa.matmul' op b zero point must be zero for non-int8 integer types
// CHECK-NEXT:   %[[R0]] = "tosa.matmul"(%[[A0]], %[[A1]], %[[A2]], %[[A3]]) : (tensor<2x3x4xi16>, tensor<2x4x5xi16>, tensor<1xi16>, tensor<1xi16>) -> (tensor<2x3x5xi48>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:977:9: note: see current operation: %[[V4]] = "tosa.matmul"(%[[V0]], %[[V1]], %[[V2]], %[[V3]]) : (tensor<2x3x4xi16>, tensor<2x4x5xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<2x3x5xi48>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:986:14: error: 'tosa.fft2d' op attribute 'inverse' failed to satisfy constraint: bool attribute
// CHECK-NEXT:   %[[R0]], %[[R1:[^ ]+]] = "tosa.fft2d"(%[[A0]], %[[A1]]) {inverse = unit} : (tensor<1x8x8xf32>, tensor<1x8x8xf32>) -> (tensor<1x8x8xf32>, tensor<4x3x3xf32>)
// CHECK-NEXT:              ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:995:14: error: 'tosa.fft2d' op operand #0 must be 3-d tosa-conformant tensor, but got 'tensor<3x2x3x3xf32>'
// CHECK-NEXT:   %[[R0]], %[[R1]] = "tosa.fft2d"(%[[A0]], %[[A1]]) {inverse = true} : (tensor<3x2x3x3xf32>, tensor<1x8x8xf32>) -> (tensor<1x8x8xf32>, tensor<1x8x8xf32>)
// CHECK-NEXT:              ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:995:14: note: see current operation: %[[V2]]:2 = "tosa.fft2d"(%[[V0]], %[[V1]]) <{inverse = true}> : (tensor<3x2x3x3xf32>, tensor<1x8x8xf32>) -> (tensor<1x8x8xf32>, tensor<1x8x8xf32>)
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1004:14: error: 'tosa.fft2d' op attribute 'inverse' failed to satisfy constraint: bool attribute
// CHECK-NEXT:   %[[R0]], %[[R1]] = "tosa.fft2d"(%[[A0]], %[[A1]]) {inverse = 1 : i32} : (tensor<1x8x8xf32>, tensor<1x8x8xf32>) -> (tensor<1x8x8xf32>, tensor<1x8x8xf32>)
// CHECK-NEXT:              ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1012:14: error: 'tosa.rfft2d' op result #1 must be 3-d tosa-conformant tensor, but got 'tensor<1x8x5x2xf32>'
// CHECK-NEXT:   %[[R0]], %[[R1]] = "tosa.rfft2d"(%[[A0]]) : (tensor<32x8x8xf32>) -> (tensor<1x8x5xf32>, tensor<1x8x5x2xf32>)
// CHECK-NEXT:              ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1012:14: note: see current operation: %[[V1]]:2 = "tosa.rfft2d"(%[[V0]]) : (tensor<32x8x8xf32>) -> (tensor<1x8x5xf32>, tensor<1x8x5x2xf32>)
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1020:14: error: 'tosa.rfft2d' op requires the same element type for all operands and results
// CHECK-NEXT:   %[[R0]], %[[R1]] = "tosa.rfft2d"(%[[A0]]) : (tensor<1x8x8xi32>) -> (tensor<1x8x5xf32>, tensor<1x8x5xf32>)
// CHECK-NEXT:              ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1020:14: note: see current operation: %[[V1]]:2 = "tosa.rfft2d"(%[[V0]]) : (tensor<1x8x8xi32>) -> (tensor<1x8x5xf32>, tensor<1x8x5xf32>)
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1028:9: error: 'tosa.cast_from_block_scaled' op attribute 'block_size' failed to satisfy constraint: Block size for the block_scaled formats
// CHECK-NEXT:   %[[R0]] = "tosa.cast_from_block_scaled"(%[[A0]]) {block_size = 1 : i32} : (tensor<4x64xui32>) -> (tensor<4x64xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1037:9: error: 'tosa.cast_from_block_scaled' op operand #1 must be tosa-conformant tensor of at least rank 1, but got 'tensor<4x1x2xui32>'
// CHECK-NEXT:   %[[R0]] = "tosa.cast_from_block_scaled"(%[[A0]], %[[A1]]) {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x64xf8E4M3FN>, tensor<4x1x2xui32>) -> (tensor<4x64xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1037:9: note: see current operation: %[[V2]] = "tosa.cast_from_block_scaled"(%[[V0]], %[[V1]]) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x64xf8E4M3FN>, tensor<4x1x2xui32>) -> tensor<4x64xf32>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1045:14: error: 'tosa.cast_to_block_scaled' op attribute 'block_size' failed to satisfy constraint: Block size for the block_scaled formats
// CHECK-NEXT:   %[[R0]], %[[R1]] = "tosa.cast_to_block_scaled"(%[[A0]]) {block_size = 1 : i32} : (tensor<4x64xf32>) -> (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>)
// CHECK-NEXT:              ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1053:14: error: 'tosa.cast_to_block_scaled' op result #0 must be tosa-conformant tensor of at least rank 1, but got 'tensor<4x4xi16>'
// CHECK-NEXT:   %[[R0]], %[[R1]] = "tosa.cast_to_block_scaled"(%[[A0]]) {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x64x1xf32>) -> (tensor<4x4xi16>, tensor<4x2xf8E8M0FNU>)
// CHECK-NEXT:              ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1053:14: note: see current operation: %[[V1]]:2 = "tosa.cast_to_block_scaled"(%[[V0]]) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x64x1xf32>) -> (tensor<4x4xi16>, tensor<4x2xf8E8M0FNU>)
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1064:9: error: 'tosa.matmul_t_block_scaled' op expected channels of b_data to match size 2, got 64
// CHECK-NEXT:   %[[R0]] = "tosa.matmul_t_block_scaled"(%[[A0]], %[[A1]], %[[A2]], %[[A3]]) {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x8x2xf8E4M3FN>, tensor<4x8x2xf8E8M0FNU>, tensor<4x5x64xf8E4M3FN>, tensor<4x5x2xf8E8M0FNU>) -> (tensor<4x1x8xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1064:9: note: see current operation: %[[V4]] = "tosa.matmul_t_block_scaled"(%[[V0]], %[[V1]], %[[V2]], %[[V3]]) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x8x2xf8E4M3FN>, tensor<4x8x2xf8E8M0FNU>, tensor<4x5x64xf8E4M3FN>, tensor<4x5x2xf8E8M0FNU>) -> tensor<4x1x8xf32>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1075:9: error: 'tosa.matmul_t_block_scaled' op operand #0 must be tosa-conformant unranked tensor of micro-scaling format number values or 3D tensor of micro-scaling format number values, but got 'tensor<5x1x4x5x2xf8E4M3FN>'
// CHECK-NEXT:   %[[R0]] = "tosa.matmul_t_block_scaled"(%[[A0]], %[[A1]], %[[A2]], %[[A3]]) {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<5x1x4x5x2xf8E4M3FN>, tensor<4x8x?xf8E8M0FNU>, tensor<4x5x64xf8E4M3FN>, tensor<4x5x2xf8E8M0FNU>) -> (tensor<4x8x5xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1075:9: note: see current operation: %[[V4]] = "tosa.matmul_t_block_scaled"(%[[V0]], %[[V1]], %[[V2]], %[[V3]]) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<5x1x4x5x2xf8E4M3FN>, tensor<4x8x?xf8E8M0FNU>, tensor<4x5x64xf8E4M3FN>, tensor<4x5x2xf8E8M0FNU>) -> tensor<4x8x5xf32>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1086:9: error: 'tosa.matmul_t_block_scaled' op attribute 'block_size' failed to satisfy constraint: Block size for the block_scaled formats
// CHECK-NEXT:   %[[R0]] = "tosa.matmul_t_block_scaled"(%[[A0]], %[[A1]], %[[A2]], %[[A3]]) {block_size = 1 : i32} : (tensor<4x8x64xf8E4M3FN>, tensor<4x8x2xf8E8M0FNU>, tensor<4x5x64xf8E4M3FN>, tensor<4x5x2xf32>) -> (tensor<4x8x5xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1097:9: error: 'tosa.matmul_t_block_scaled' op expected width of b_scale to match size 3, got 5
// CHECK-NEXT:   %[[R0]] = "tosa.matmul_t_block_scaled"(%[[A0]], %[[A1]], %[[A2]], %[[A3]]) {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x8x64xf8E4M3FN>, tensor<4x8x2xf8E8M0FNU>, tensor<1x3x64xf8E4M3FN>, tensor<1x5x2xf8E8M0FNU>) -> (tensor<4x8x5xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1097:9: note: see current operation: %[[V4]] = "tosa.matmul_t_block_scaled"(%[[V0]], %[[V1]], %[[V2]], %[[V3]]) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x8x64xf8E4M3FN>, tensor<4x8x2xf8E8M0FNU>, tensor<1x3x64xf8E4M3FN>, tensor<1x5x2xf8E8M0FNU>) -> tensor<4x8x5xf32>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1108:9: error: 'tosa.matmul_t_block_scaled' op operand #0 must be tosa-conformant unranked tensor of micro-scaling format number values or 3D tensor of micro-scaling format number values, but got 'tensor<4x8x64xi16>'
// CHECK-NEXT:   %[[R0]] = "tosa.matmul_t_block_scaled"(%[[A0]], %[[A1]], %[[A2]], %[[A3]]) {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x8x64xi16>, tensor<4x8x2xf8E8M0FNU>, tensor<1x5x64xf8E4M3FN>, tensor<1x5x2xf8E8M0FNU>) -> (tensor<4x?x5xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1108:9: note: see current operation: %[[V4]] = "tosa.matmul_t_block_scaled"(%[[V0]], %[[V1]], %[[V2]], %[[V3]]) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x8x64xi16>, tensor<4x8x2xf8E8M0FNU>, tensor<1x5x64xf8E4M3FN>, tensor<1x5x2xf8E8M0FNU>) -> tensor<4x?x5xf32>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1117:9: error: 'tosa.add_shape' op operands don't have matching ranks
// CHECK-NEXT:   %[[R0]] = "tosa.add_shape"(%[[A0]], %[[A1]]) : (!tosa.shape<2>, !tosa.shape<3>) -> (!tosa.shape<3>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1117:9: note: see current operation: %[[V2]] = "tosa.add_shape"(%[[V0]], %[[V1]]) : (!tosa.shape<2>, !tosa.shape<3>) -> !tosa.shape<3>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1126:9: error: 'tosa.add_shape' op operand #1 must be Shape with static rank and Index element type, but got 'tensor<3xi32>'
// CHECK-NEXT:   %[[R0]] = "tosa.add_shape"(%[[A0]], %[[A1]]) : (!tosa.shape<3>, tensor<3xi32>) -> (!tosa.shape<3>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1126:9: note: see current operation: %[[V2]] = "tosa.add_shape"(%[[V0]], %[[V1]]) : (!tosa.shape<3>, tensor<3xi32>) -> !tosa.shape<3>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1135:9: error: 'tosa.sub_shape' op operands don't have matching ranks
// CHECK-NEXT:   %[[R0]] = "tosa.sub_shape"(%[[A0]], %[[A1]]) : (!tosa.shape<3>, !tosa.shape<5>) -> (!tosa.shape<3>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1135:9: note: see current operation: %[[V2]] = "tosa.sub_shape"(%[[V0]], %[[V1]]) : (!tosa.shape<3>, !tosa.shape<5>) -> !tosa.shape<3>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1144:9: error: 'tosa.sub_shape' op result #0 must be Shape with static rank and Index element type, but got 'tensor<2x3xf32>'
// CHECK-NEXT:   %[[R0]] = "tosa.sub_shape"(%[[A0]], %[[A1]]) : (!tosa.shape<3>, !tosa.shape<3>) -> (tensor<2x3xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1144:9: note: see current operation: %[[V2]] = "tosa.sub_shape"(%[[V0]], %[[V1]]) : (!tosa.shape<3>, !tosa.shape<3>) -> tensor<2x3xf32>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1153:9: error: 'tosa.mul_shape' op operands don't have matching ranks
// CHECK-NEXT:   %[[R0]] = "tosa.mul_shape"(%[[A0]], %[[A1]]) : (!tosa.shape<2>, !tosa.shape<3>) -> (!tosa.shape<3>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1153:9: note: see current operation: %[[V2]] = "tosa.mul_shape"(%[[V0]], %[[V1]]) : (!tosa.shape<2>, !tosa.shape<3>) -> !tosa.shape<3>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1162:9: error: 'tosa.mul_shape' op result shape has different rank than operands
// CHECK-NEXT:   %[[R0]] = "tosa.mul_shape"(%[[A0]], %[[A1]]) : (!tosa.shape<3>, !tosa.shape<3>) -> (!tosa.shape<1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1162:9: note: see current operation: %[[V2]] = "tosa.mul_shape"(%[[V0]], %[[V1]]) : (!tosa.shape<3>, !tosa.shape<3>) -> !tosa.shape<1>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1171:9: error: 'tosa.mul_shape' op result shape has different rank than operands
// CHECK-NEXT:   %[[R0]] = "tosa.mul_shape"(%[[A0]], %[[A1]]) : (!tosa.shape<3>, !tosa.shape<3>) -> (!tosa.shape<2>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1171:9: note: see current operation: %[[V2]] = "tosa.mul_shape"(%[[V0]], %[[V1]]) : (!tosa.shape<3>, !tosa.shape<3>) -> !tosa.shape<2>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1180:9: error: 'tosa.div_ceil_shape' op operands don't have matching ranks
// CHECK-NEXT:   %[[R0]] = "tosa.div_ceil_shape"(%[[A0]], %[[A1]]) : (!tosa.shape<2>, !tosa.shape<3>) -> (!tosa.shape<3>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1180:9: note: see current operation: %[[V2]] = "tosa.div_ceil_shape"(%[[V0]], %[[V1]]) : (!tosa.shape<2>, !tosa.shape<3>) -> !tosa.shape<3>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1189:9: error: 'tosa.div_ceil_shape' op operand #1 must be Shape with static rank and Index element type, but got 'tensor<3xi32>'
// CHECK-NEXT:   %[[R0]] = "tosa.div_ceil_shape"(%[[A0]], %[[A1]]) : (!tosa.shape<3>, tensor<3xi32>) -> (!tosa.shape<3>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1189:9: note: see current operation: %[[V2]] = "tosa.div_ceil_shape"(%[[V0]], %[[V1]]) : (!tosa.shape<3>, tensor<3xi32>) -> !tosa.shape<3>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1198:9: error: 'tosa.div_floor_shape' op result shape has different rank than operands
// CHECK-NEXT:   %[[R0]] = "tosa.div_floor_shape"(%[[A0]], %[[A1]]) : (!tosa.shape<3>, !tosa.shape<3>) -> (!tosa.shape<1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1198:9: note: see current operation: %[[V2]] = "tosa.div_floor_shape"(%[[V0]], %[[V1]]) : (!tosa.shape<3>, !tosa.shape<3>) -> !tosa.shape<1>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1207:9: error: 'tosa.div_floor_shape' op operands don't have matching ranks
// CHECK-NEXT:   %[[R0]] = "tosa.div_floor_shape"(%[[A0]], %[[A1]]) : (!tosa.shape<3>, !tosa.shape<4>) -> (!tosa.shape<3>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1207:9: note: see current operation: %[[V2]] = "tosa.div_floor_shape"(%[[V0]], %[[V1]]) : (!tosa.shape<3>, !tosa.shape<4>) -> !tosa.shape<3>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1216:9: error: 'tosa.max_shape' op operand #0 must be Shape with static rank and Index element type, but got 'tensor<*xi32>'
// CHECK-NEXT:   %[[R0]] = "tosa.max_shape"(%[[A0]], %[[A1]]) : (tensor<*xi32>, !tosa.shape<3>) -> (!tosa.shape<3>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1216:9: note: see current operation: %[[V2]] = "tosa.max_shape"(%[[V0]], %[[V1]]) : (tensor<*xi32>, !tosa.shape<3>) -> !tosa.shape<3>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1225:9: error: 'tosa.max_shape' op operand #1 must be Shape with static rank and Index element type, but got 'tensor<4xi32>'
// CHECK-NEXT:   %[[R0]] = "tosa.max_shape"(%[[A0]], %[[A1]]) : (!tosa.shape<3>, tensor<4xi32>) -> (!tosa.shape<4>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1225:9: note: see current operation: %[[V2]] = "tosa.max_shape"(%[[V0]], %[[V1]]) : (!tosa.shape<3>, tensor<4xi32>) -> !tosa.shape<4>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1234:9: error: 'tosa.min_shape' op result shape has different rank than operands
// CHECK-NEXT:   %[[R0]] = "tosa.min_shape"(%[[A0]], %[[A1]]) : (!tosa.shape<3>, !tosa.shape<3>) -> (!tosa.shape<1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1234:9: note: see current operation: %[[V2]] = "tosa.min_shape"(%[[V0]], %[[V1]]) : (!tosa.shape<3>, !tosa.shape<3>) -> !tosa.shape<1>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1242:9: error: 'tosa.min_shape' op expected 2 operands, but found 1
// CHECK-NEXT:   %[[R0]] = "tosa.min_shape"(%[[A0]]) : (!tosa.shape<2>) -> (!tosa.shape<3>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1242:9: note: see current operation: %[[V1]] = "tosa.min_shape"(%[[V0]]) : (!tosa.shape<2>) -> !tosa.shape<3>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1251:9: error: 'tosa.mod_shape' op shape operand is not compile time resolvable
// CHECK-NEXT:   %[[R0]] = "tosa.mod_shape"(%[[A0]], %[[A1]]) : (!tosa.shape<3>, !tosa.shape<3>) -> (!tosa.shape<3>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1251:9: note: see current operation: %[[V2]] = "tosa.mod_shape"(%[[V0]], %[[V1]]) : (!tosa.shape<3>, !tosa.shape<3>) -> !tosa.shape<3>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1260:9: error: 'tosa.mod_shape' op operand #1 must be Shape with static rank and Index element type, but got 'tensor<2x3xf32>'
// CHECK-NEXT:   %[[R0]] = "tosa.mod_shape"(%[[A0]], %[[A1]]) : (!tosa.shape<3>, tensor<2x3xf32>) -> (!tosa.shape<3>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1260:9: note: see current operation: %[[V2]] = "tosa.mod_shape"(%[[V0]], %[[V1]]) : (!tosa.shape<3>, tensor<2x3xf32>) -> !tosa.shape<3>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1268:9: error: 'tosa.exp2_shape' op operand #0 must be Shape with static rank and Index element type, but got 'tensor<3xi32>'
// CHECK-NEXT:   %[[R0]] = "tosa.exp2_shape"(%[[A0]]) : (tensor<3xi32>) -> (!tosa.shape<3>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1268:9: note: see current operation: %[[V1]] = "tosa.exp2_shape"(%[[V0]]) : (tensor<3xi32>) -> !tosa.shape<3>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1276:9: error: 'tosa.exp2_shape' op result #0 must be Shape with static rank and Index element type, but got 'tensor<2x3xf32>'
// CHECK-NEXT:   %[[R0]] = "tosa.exp2_shape"(%[[A0]]) : (!tosa.shape<3>) -> (tensor<2x3xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1276:9: note: see current operation: %[[V1]] = "tosa.exp2_shape"(%[[V0]]) : (!tosa.shape<3>) -> tensor<2x3xf32>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1284:9: error: 'tosa.log2_ceil_shape' op result #0 must be Shape with static rank and Index element type, but got 'tensor<2x3xf32>'
// CHECK-NEXT:   %[[R0]] = "tosa.log2_ceil_shape"(%[[A0]]) : (!tosa.shape<3>) -> (tensor<2x3xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1284:9: note: see current operation: %[[V1]] = "tosa.log2_ceil_shape"(%[[V0]]) : (!tosa.shape<3>) -> tensor<2x3xf32>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1293:9: error: 'tosa.log2_ceil_shape' op requires a single operand
// CHECK-NEXT:   %[[R0]] = "tosa.log2_ceil_shape"(%[[A0]], %[[A1]]) : (!tosa.shape<4>, !tosa.shape<4>) -> (!tosa.shape<3>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1293:9: note: see current operation: %[[V2]] = "tosa.log2_ceil_shape"(%[[V0]], %[[V1]]) : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<3>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1301:9: error: 'tosa.log2_ceil_shape' op result #0 must be Shape with static rank and Index element type, but got 'tensor<2x3xf16>'
// CHECK-NEXT:   %[[R0]] = "tosa.log2_ceil_shape"(%[[A0]]) : (!tosa.shape<3>) -> (tensor<2x3xf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1301:9: note: see current operation: %[[V1]] = "tosa.log2_ceil_shape"(%[[V0]]) : (!tosa.shape<3>) -> tensor<2x3xf16>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1309:9: error: 'tosa.log2_floor_shape' op result shape has different rank than operands
// CHECK-NEXT:   %[[R0]] = "tosa.log2_floor_shape"(%[[A0]]) : (!tosa.shape<3>) -> (!tosa.shape<1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1309:9: note: see current operation: %[[V1]] = "tosa.log2_floor_shape"(%[[V0]]) : (!tosa.shape<3>) -> !tosa.shape<1>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1318:9: error: 'tosa.concat_shape' op result #0 must be Shape with static rank and Index element type, but got 'tensor<2x3xf32>'
// CHECK-NEXT:   %[[R0]] = "tosa.concat_shape"(%[[A0]], %[[A1]]) : (!tosa.shape<2>, !tosa.shape<1>) -> (tensor<2x3xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1318:9: note: see current operation: %[[V2]] = "tosa.concat_shape"(%[[V0]], %[[V1]]) : (!tosa.shape<2>, !tosa.shape<1>) -> tensor<2x3xf32>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1326:9: error: 'tosa.dim' op attribute 'axis' failed to satisfy constraint: 32-bit signless integer attribute
// CHECK-NEXT:   %[[R0]] = "tosa.dim"(%[[A0]]) {axis = "x"} : (tensor<*xf32>) -> (!tosa.shape<1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1334:9: error: 'tosa.dim' op expect axis to be in the range [0, 3), got 3
// CHECK-NEXT:   %[[R0]] = "tosa.dim"(%[[A0]]) {axis = 3 : i32} : (tensor<2x?x4xf32>) -> (!tosa.shape<1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1334:9: note: see current operation: %[[V1]] = "tosa.dim"(%[[V0]]) <{axis = 3 : i32}> : (tensor<2x?x4xf32>) -> !tosa.shape<1>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1342:9: error: 'tosa.dim' op requires attribute 'axis'
// CHECK-NEXT:   %[[R0]] = "tosa.dim"(%[[A0]]) {} : (tensor<2x3x4xf32>) -> (!tosa.shape<1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1342:9: note: see current operation: %[[V1]] = "tosa.dim"(%[[V0]]) : (tensor<2x3x4xf32>) -> !tosa.shape<1>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1352:9: error: 'tosa.slice_shape' op operand #1 must be tosa-conformant unranked tensor of 32-bit signless integer values or tosa-conformant scalar tensor of 32-bit signless integer values, but got 'tensor<?xi32>'
// CHECK-NEXT:   %[[R0]] = "tosa.slice_shape"(%[[A0]], %[[A1]], %[[A2]]) : (!tosa.shape<4>, tensor<?xi32>, tensor<i32>) -> (!tosa.shape<2>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1352:9: note: see current operation: %[[V3]] = "tosa.slice_shape"(%[[V0]], %[[V1]], %[[V2]]) : (!tosa.shape<4>, tensor<?xi32>, tensor<i32>) -> !tosa.shape<2>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1362:9: error: 'tosa.slice_shape' op operand #2 must be tosa-conformant unranked tensor of 32-bit signless integer values or tosa-conformant scalar tensor of 32-bit signless integer values, but got 'tensor<1xui8>'
// CHECK-NEXT:   %[[R0]] = "tosa.slice_shape"(%[[A0]], %[[A1]], %[[A2]]) : (!tosa.shape<4>, tensor<1xi32>, tensor<1xui8>) -> (!tosa.shape<2>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1362:9: note: see current operation: %[[V3]] = "tosa.slice_shape"(%[[V0]], %[[V1]], %[[V2]]) : (!tosa.shape<4>, tensor<1xi32>, tensor<1xui8>) -> !tosa.shape<2>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1369:9: error: 'tosa.const' op failed to verify that all of {values, output} have same shape
// CHECK-NEXT:   %[[R0]] = "tosa.const"() {values = dense<1> : tensor<2x3xi8>} : () -> (tensor<32x3xi8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1369:9: note: see current operation: %[[V0]] = "tosa.const"() <{values = dense<1> : tensor<2x3xi8>}> : () -> tensor<32x3xi8>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1376:9: error: 'tosa.const' op failed to verify that all of {values, output} have same shape
// CHECK-NEXT:   %[[R0]] = "tosa.const"() {values = dense<> : tensor<0xindex>} : () -> (tensor<2x3xi8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1376:9: note: see current operation: %[[V0]] = "tosa.const"() <{values = dense<> : tensor<0xindex>}> : () -> tensor<2x3xi8>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1383:9: error: 'tosa.const' op failed to verify that all of {values, output} have same shape
// CHECK-NEXT:   %[[R0]] = "tosa.const"() {values = dense<1> : tensor<index>} : () -> (tensor<2x3xi8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1383:9: note: see current operation: %[[V0]] = "tosa.const"() <{values = dense<1> : tensor<index>}> : () -> tensor<2x3xi8>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1390:9: error: 'tosa.const_shape' op result #0 must be Shape with static rank and Index element type, but got 'tensor<8x3xf32>'
// CHECK-NEXT:   %[[R0]] = "tosa.const_shape"() {values = dense<[1, 2]> : tensor<2xindex>} : () -> (tensor<8x3xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1390:9: note: see current operation: %[[V0]] = "tosa.const_shape"() <{values = dense<[1, 2]> : tensor<2xindex>}> : () -> tensor<8x3xf32>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1397:9: error: 'tosa.const_shape' op attribute 'values' failed to satisfy constraint: index elements attribute
// CHECK-NEXT:   %[[R0]] = "tosa.const_shape"() {values = 1 : i8} : () -> (!tosa.shape<1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1404:9: error: 'tosa.const_shape' op result #0 must be Shape with static rank and Index element type, but got 'tensor<2xf32>'
// CHECK-NEXT:   %[[R0]] = "tosa.const_shape"() {values = dense<[1, 2]> : tensor<2xindex>} : () -> (tensor<2xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1404:9: note: see current operation: %[[V0]] = "tosa.const_shape"() <{values = dense<[1, 2]> : tensor<2xindex>}> : () -> tensor<2xf32>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1414:9: error: 'tosa.apply_scale' op attribute 'rounding_mode' failed to satisfy constraint: Supported rounding modes
// CHECK-NEXT:   %[[R0]] = "tosa.apply_scale"(%[[A0]], %[[A1]], %[[A2]]) {rounding_mode = "x"} : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi8>) -> (tensor<2x3xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1424:9: error: 'tosa.apply_scale' op all non-scalar operands/results must have the same shape and base type
// CHECK-NEXT:   %[[R0]] = "tosa.apply_scale"(%[[A0]], %[[A1]], %[[A2]]) {rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>} : (tensor<2x3xi32>, tensor<2x8xi32>, tensor<2x3xi8>) -> (tensor<2x3xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1424:9: note: see current operation: %[[V3]] = "tosa.apply_scale"(%[[V0]], %[[V1]], %[[V2]]) <{rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>}> : (tensor<2x3xi32>, tensor<2x8xi32>, tensor<2x3xi8>) -> tensor<2x3xi32>
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1434:9: error: 'tosa.apply_scale' op all non-scalar operands/results must have the same shape and base type
// CHECK-NEXT:   %[[R0]] = "tosa.apply_scale"(%[[A0]], %[[A1]], %[[A2]]) {rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>} : (tensor<3x2x3x5xi32>, tensor<2x3xi32>, tensor<2x3xi8>) -> (tensor<2x3xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-r-to-z-invalid.mlir:1434:9: note: see current operation: %[[V3]] = "tosa.apply_scale"(%[[V0]], %[[V1]], %[[V2]]) <{rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>}> : (tensor<3x2x3x5xi32>, tensor<2x3xi32>, tensor<2x3xi8>) -> tensor<2x3xi32>

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x4x4x3xi16>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xi8>
  %a2 = "test.src"() : () -> tensor<5xi48>
  %a3 = "test.src"() : () -> tensor<i16>
  %a4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.transpose_conv2d"(%a0, %a1, %a2, %a3, %a4) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = i48} : (tensor<1x4x4x3xi16>, tensor<5x3x3x3xi8>, tensor<5xi48>, tensor<i16>, tensor<1xi8>) -> (tensor<1x9x9x5xi48>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf16>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xf16>
  %a2 = "test.src"() : () -> tensor<5xf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %r0 = "tosa.conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 0>, dilation = array<i64: 1, 1>, acc_type = i32} : (tensor<1x8x8x3xf16>, tensor<5x3x3x3xf16>, tensor<5xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1x8x8x5xf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf16>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xf16>
  %a2 = "test.src"() : () -> tensor<5xf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %r0 = "tosa.conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f16} : (tensor<1x8x8x3xf16>, tensor<5x3x3x3xf16>, tensor<5xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1x8x8x5xf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf16>
  %a1 = "test.src"() : () -> tensor<3x3x3x2xf16>
  %a2 = "test.src"() : () -> tensor<6xf16>
  %a3 = "test.src"() : () -> tensor<f16>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %r0 = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 0, 1>, dilation = array<i64: 1, 1>, acc_type = f16} : (tensor<1x8x8x3xf16>, tensor<3x3x3x2xf16>, tensor<6xf16>, tensor<f16>, tensor<1xf16>) -> (tensor<1x8x8x6xf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf16>
  %a1 = "test.src"() : () -> tensor<3x3x3x2xf16>
  %a2 = "test.src"() : () -> tensor<6xf16>
  %a3 = "test.src"() : () -> tensor<*xf16>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %r0 = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f16} : (tensor<1x8x8x3xf16>, tensor<3x3x3x2xf16>, tensor<6xf16>, tensor<*xf16>, tensor<1xf16>) -> (tensor<1x8x8x6xf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf16>
  %a1 = "test.src"() : () -> tensor<3x3x3x2xf16>
  %a2 = "test.src"() : () -> tensor<6xf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %r0 = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 8, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f16} : (tensor<1x8x8x3xf16>, tensor<3x3x3x2xf16>, tensor<6xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1x8x8x6xf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x6x8x8x3xf16>
  %a1 = "test.src"() : () -> tensor<5x1x3x3x3xf16>
  %a2 = "test.src"() : () -> tensor<5xf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %r0 = "tosa.conv3d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 0, 0, 1, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = f16} : (tensor<1x6x8x8x3xf16>, tensor<5x1x3x3x3xf16>, tensor<5xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1x6x8x8x5xf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x6x8x8x3xf16>
  %a1 = "test.src"() : () -> tensor<5x1x3x3x3xf16>
  %a2 = "test.src"() : () -> tensor<5xf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %r0 = "tosa.conv3d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = f16} : (tensor<1x6x8x8x3xf16>, tensor<5x1x3x3x3xf16>, tensor<5xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1x6x8x8x5xf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x6x8x8x3xf16>
  %a1 = "test.src"() : () -> tensor<5x1x3x3x3xf16>
  %a2 = "test.src"() : () -> tensor<5xf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %r0 = "tosa.conv3d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 8, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = f16} : (tensor<1x6x8x8x3xf16>, tensor<5x1x3x3x3xf16>, tensor<5xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1xf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x4x4x3xf16>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xf16>
  %a2 = "test.src"() : () -> tensor<5xf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %a4 = "tosa.const"() {values = dense<-1.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %r0 = "tosa.transpose_conv2d"(%a0, %a1, %a2, %a3, %a4) {out_pad = array<i64: 0, 5, 0, 0>, stride = array<i64: 2, 2>, acc_type = f16} : (tensor<1x4x4x3xf16>, tensor<5x3x3x3xf16>, tensor<5xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1x9x9x5xf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x4x4x3xf16>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xf16>
  %a2 = "test.src"() : () -> tensor<5xf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %r0 = "tosa.transpose_conv2d"(%a0, %a1, %a2, %a3, %a4) {out_pad = array<i64: 0, 0, 1, 0>, stride = array<i64: 2, 2, 1>, acc_type = f16} : (tensor<1x4x4x3xf16>, tensor<5x3x3x3xf16>, tensor<5xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1x9x9x5xf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x4x4x3xf16>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xf16>
  %a2 = "test.src"() : () -> tensor<5xf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %r0 = "tosa.transpose_conv2d"(%a0, %a1, %a2, %a3, %a4) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = f64} : (tensor<1x4x4x3xf16>, tensor<5x3x3x3xf16>, tensor<5xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1x9x9x5xf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf16>
  %a1 = "test.src"() : () -> tensor<2x4x5xf16>
  %a2 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %r0 = "tosa.matmul"(%a0, %a1, %a2) : (tensor<2x3x4xf16>, tensor<2x4x5xf16>, tensor<1xf16>) -> (tensor<2x3x5xf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xbf16>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xbf16>
  %a2 = "test.src"() : () -> tensor<5xbf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %r0 = "tosa.conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 5>, acc_type = f32} : (tensor<1x8x8x3xbf16>, tensor<5x3x3x3xbf16>, tensor<5xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> (tensor<1x8x8x5xbf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xbf16>
  %a1 = "test.src"() : () -> tensor<?x3x3x3xbf16>
  %a2 = "test.src"() : () -> tensor<5xbf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %r0 = "tosa.conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = bf16, local_bound = true} : (tensor<1x8x8x3xbf16>, tensor<?x3x3x3xbf16>, tensor<5xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> (tensor<1x8x8x5xbf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x2x3xbf16>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xbf16>
  %a2 = "test.src"() : () -> tensor<5xbf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %r0 = "tosa.conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x2x3xbf16>, tensor<5x3x3x3xbf16>, tensor<5xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> (tensor<1x8x8x5xbf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xbf16>
  %a1 = "test.src"() : () -> tensor<8x3x3x2xbf16>
  %a2 = "test.src"() : () -> tensor<6xbf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %a4 = "test.src"() : () -> tensor<?xbf16>
  %r0 = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x3xbf16>, tensor<8x3x3x2xbf16>, tensor<6xbf16>, tensor<1xbf16>, tensor<?xbf16>) -> (tensor<1x8x8x6xbf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xbf16>
  %a1 = "test.src"() : () -> tensor<2x3x3x3x2xbf16>
  %a2 = "test.src"() : () -> tensor<0xbf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %r0 = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 5, 1>, acc_type = f32} : (tensor<1x8x8x3xbf16>, tensor<2x3x3x3x2xbf16>, tensor<0xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> (tensor<1x8x8x6xbf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x1x8x8x3xbf16>
  %a1 = "test.src"() : () -> tensor<3x3x3x2xbf16>
  %a2 = "test.src"() : () -> tensor<6xbf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %a4 = "test.src"() : () -> tensor<bf16>
  %r0 = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<2x1x8x8x3xbf16>, tensor<3x3x3x2xbf16>, tensor<6xbf16>, tensor<1xbf16>, tensor<bf16>) -> (tensor<1x8x8x6xbf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x6x8x8x3xbf16>
  %a1 = "test.src"() : () -> tensor<5x1x3x3x3xbf16>
  %a2 = "test.src"() : () -> tensor<5xbf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %a4 = "test.src"() : () -> tensor<?xbf16>
  %r0 = "tosa.conv3d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = f32} : (tensor<1x6x8x8x3xbf16>, tensor<5x1x3x3x3xbf16>, tensor<5xbf16>, tensor<1xbf16>, tensor<?xbf16>) -> (tensor<1x6x8x8x5xbf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<*xbf16>
  %a1 = "test.src"() : () -> tensor<5x1x3x3x3xbf16>
  %a2 = "test.src"() : () -> tensor<5xbf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %r0 = "tosa.conv3d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>} : (tensor<*xbf16>, tensor<5x1x3x3x3xbf16>, tensor<5xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> (tensor<1x6x8x8x5xbf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x4x4x3xbf16>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xbf16>
  %a2 = "test.src"() : () -> tensor<5xbf16>
  %a3 = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %r0 = "tosa.transpose_conv2d"(%a0, %a1, %a2, %a3, %a4) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = f32} : (tensor<1x4x4x3xbf16>, tensor<5x3x3x3xbf16>, tensor<5xbf16>, tensor<1xf32>, tensor<1xbf16>) -> (tensor<1x9x9x5xbf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x4x4x3xbf16>
  %a1 = "test.src"() : () -> tensor<5x?x3x3xbf16>
  %a2 = "test.src"() : () -> tensor<1x5xbf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %r0 = "tosa.transpose_conv2d"(%a0, %a1, %a2, %a3, %a4) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = f32} : (tensor<1x4x4x3xbf16>, tensor<5x?x3x3xbf16>, tensor<1x5xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> (tensor<9x9x5xbf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xbf16>
  %a1 = "test.src"() : () -> tensor<2x4x2x5xbf16>
  %a2 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %r0 = "tosa.matmul"(%a0, %a1, %a2, %a3) : (tensor<2x3x4xbf16>, tensor<2x4x2x5xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> (tensor<2x3x5xbf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xbf16>
  %a1 = "test.src"() : () -> tensor<2x4x5xbf16>
  %a2 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %r0 = "tosa.matmul"(%a0, %a1, %a2) : (tensor<2x3x4xbf16>, tensor<2x4x5xbf16>, tensor<1xbf16>) -> (tensor<2x2x3x5xbf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf8E5M2>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xf8E5M2>
  %a2 = "test.src"() : () -> tensor<5xf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %r0 = "tosa.conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, acc_type = f16} : (tensor<1x8x8x3xf8E5M2>, tensor<5x3x3x3xf8E5M2>, tensor<5xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> (tensor<1x8x8x5xf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf8E5M2>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xf8E5M2>
  %a2 = "test.src"() : () -> tensor<5xf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %r0 = "tosa.conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i48} : (tensor<1x8x8x3xf8E5M2>, tensor<5x3x3x3xf8E5M2>, tensor<5xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> (tensor<1x8x8x5xf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf8E5M2>
  %a1 = "test.src"() : () -> tensor<5x3x3xf8E5M2>
  %a2 = "test.src"() : () -> tensor<5xf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %r0 = "tosa.conv2d"(%a0, %a1, %a2, %a3) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f16} : (tensor<1x8x8x3xf8E5M2>, tensor<5x3x3xf8E5M2>, tensor<5xf16>, tensor<1xf8E5M2>) -> (tensor<1x8x8x5xf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf8E5M2>
  %a1 = "test.src"() : () -> tensor<3x3x3x2xf8E5M2>
  %a2 = "test.src"() : () -> tensor<6xf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %r0 = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 4>, acc_type = f64} : (tensor<1x8x8x3xf8E5M2>, tensor<3x3x3x2xf8E5M2>, tensor<6xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> (tensor<1x8x8x6xf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf8E5M2>
  %a1 = "test.src"() : () -> tensor<3x3x2xf8E5M2>
  %a2 = "test.src"() : () -> tensor<6xf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %r0 = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f16} : (tensor<1x8x8x3xf8E5M2>, tensor<3x3x2xf8E5M2>, tensor<6xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> (tensor<1x8x8x6xf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x6x8x8x3xf8E5M2>
  %a1 = "test.src"() : () -> tensor<5x1x3x3x3xf8E5M2>
  %a2 = "test.src"() : () -> tensor<2xf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %r0 = "tosa.conv3d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = f16} : (tensor<1x6x8x8x3xf8E5M2>, tensor<5x1x3x3x3xf8E5M2>, tensor<2xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> (tensor<1x6x8x8x5xf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x6x8x8x3xf8E5M2>
  %a1 = "test.src"() : () -> tensor<5x1x3x3x3xf8E5M2>
  %a2 = "test.src"() : () -> tensor<5xi64>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %r0 = "tosa.conv3d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = f16} : (tensor<1x6x8x8x3xf8E5M2>, tensor<5x1x3x3x3xf8E5M2>, tensor<5xi64>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> (tensor<1x6x8x8x5xf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x4x4x3xf8E5M2>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xf8E5M2>
  %a2 = "test.src"() : () -> tensor<5xf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %r0 = "tosa.transpose_conv2d"(%a0, %a1, %a2, %a3, %a4) {out_pad = array<i64: 0, 0, 0, 0>, acc_type = f16} : (tensor<1x4x4x3xf8E5M2>, tensor<5x3x3x3xf8E5M2>, tensor<5xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> (tensor<*xf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x4x4x3xf8E5M2>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xf8E5M2>
  %a2 = "test.src"() : () -> tensor<?xf16>
  %a3 = "test.src"() : () -> tensor<1x1xf8E5M2>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %r0 = "tosa.transpose_conv2d"(%a0, %a1, %a2, %a3, %a4) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = f16} : (tensor<1x4x4x3xf8E5M2>, tensor<5x3x3x3xf8E5M2>, tensor<?xf16>, tensor<1x1xf8E5M2>, tensor<1xf8E5M2>) -> (tensor<1x9x?x5xf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x4x3xf8E5M2>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xf8E5M2>
  %a2 = "test.src"() : () -> tensor<5xf16>
  %a3 = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %r0 = "tosa.transpose_conv2d"(%a0, %a1, %a2, %a3, %a4) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = f16} : (tensor<1x4x3xf8E5M2>, tensor<5x3x3x3xf8E5M2>, tensor<5xf16>, tensor<1xf32>, tensor<1xf8E5M2>) -> (tensor<1x9x9x5xf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf8E5M2>
  %a1 = "test.src"() : () -> tensor<2x4x5xf8E5M2>
  %a2 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %r0 = "tosa.matmul"(%a0, %a1, %a2, %a3) : (tensor<2x3x4xf8E5M2>, tensor<2x4x5xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> (tensor<2xf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x4x4xi8>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xi4>
  %a2 = "test.src"() : () -> tensor<5xi32>
  %a3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "tosa.const"() {values = dense<0> : tensor<1xi4>} : () -> tensor<1xi4>
  %r0 = "tosa.conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i32} : (tensor<1x4x4xi8>, tensor<5x3x3x3xi4>, tensor<5xi32>, tensor<1xi8>, tensor<1xi4>) -> (tensor<1x8x8x5xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x2x8x8x3xi8>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xi4>
  %a2 = "test.src"() : () -> tensor<8xi32>
  %a3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "tosa.const"() {values = dense<0> : tensor<1xi4>} : () -> tensor<1xi4>
  %r0 = "tosa.conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 16>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i32} : (tensor<1x2x8x8x3xi8>, tensor<5x3x3x3xi4>, tensor<8xi32>, tensor<1xi8>, tensor<1xi4>) -> (tensor<1x8x8x5xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xi8>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xi4>
  %a2 = "test.src"() : () -> tensor<5xi32>
  %a3 = "test.src"() : () -> tensor<?xi8>
  %a4 = "tosa.const"() {values = dense<0> : tensor<1xi4>} : () -> tensor<1xi4>
  %r0 = "tosa.conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 0>, acc_type = i32} : (tensor<1x8x8x3xi8>, tensor<5x3x3x3xi4>, tensor<5xi32>, tensor<?xi8>, tensor<1xi4>) -> (tensor<1x8x8x5xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8xi8>
  %a1 = "test.src"() : () -> tensor<3x3x3x2xi4>
  %a2 = "test.src"() : () -> tensor<6xi32>
  %a3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "tosa.const"() {values = dense<0> : tensor<1xi4>} : () -> tensor<1xi4>
  %r0 = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 3, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i64} : (tensor<1x8x8xi8>, tensor<3x3x3x2xi4>, tensor<6xi32>, tensor<1xi8>, tensor<1xi4>) -> (tensor<1x8x8x6xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xi8>
  %a1 = "test.src"() : () -> tensor<3x3x3x2xi4>
  %a2 = "test.src"() : () -> tensor<6xi32>
  %a3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "tosa.const"() {values = dense<0> : tensor<1xi4>} : () -> tensor<1xi4>
  %r0 = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = i32} : (tensor<1x8x8x3xi8>, tensor<3x3x3x2xi4>, tensor<6xi32>, tensor<1xi8>, tensor<1xi4>) -> (tensor<1x8x8x6xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x6x8x8x3xi8>
  %a1 = "test.src"() : () -> tensor<5x1x3x3x3xi4>
  %a2 = "test.src"() : () -> tensor<5xi32>
  %a3 = "tosa.const"() {values = dense<5> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "tosa.const"() {values = dense<0> : tensor<1xi4>} : () -> tensor<1xi4>
  %a5 = "tosa.const"() {values = dense<0> : tensor<1xi4>} : () -> tensor<1xi4>
  %r0 = "tosa.conv3d"(%a0, %a1, %a2, %a3, %a4, %a5) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = i32} : (tensor<1x6x8x8x3xi8>, tensor<5x1x3x3x3xi4>, tensor<5xi32>, tensor<1xi8>, tensor<1xi4>, tensor<1xi4>) -> (tensor<1x6x8x8x5xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x6x8x8x3xi8>
  %a1 = "test.src"() : () -> tensor<5x1x3x3x3xi4>
  %a2 = "test.src"() : () -> tensor<5xi32>
  %a3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "tosa.const"() {values = dense<0> : tensor<1xi4>} : () -> tensor<1xi4>
  %r0 = "tosa.conv3d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 0, 5, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = i32} : (tensor<1x6x8x8x3xi8>, tensor<5x1x3x3x3xi4>, tensor<5xi32>, tensor<1xi8>, tensor<1xi4>) -> (tensor<1x6x8x8x5xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x6x8x8x3xi8>
  %a1 = "test.src"() : () -> tensor<5x1x3x3x3xi4>
  %a2 = "test.src"() : () -> tensor<5xi32>
  %a3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "tosa.const"() {values = dense<0> : tensor<1xi4>} : () -> tensor<1xi4>
  %r0 = "tosa.conv3d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 0, 0, 1, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = i32} : (tensor<1x6x8x8x3xi8>, tensor<5x1x3x3x3xi4>, tensor<5xi32>, tensor<1xi8>, tensor<1xi4>) -> (tensor<1x6x8x8x5xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x4x4x3xi8>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xi4>
  %a2 = "test.src"() : () -> tensor<5xi32>
  %a3 = "test.src"() : () -> tensor<i8>
  %a4 = "tosa.const"() {values = dense<0> : tensor<1xi4>} : () -> tensor<1xi4>
  %r0 = "tosa.transpose_conv2d"(%a0, %a1, %a2, %a3, %a4) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = i32} : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi4>, tensor<5xi32>, tensor<i8>, tensor<1xi4>) -> (tensor<1x9x9x5xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x4x4x3xi8>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xi4>
  %a2 = "test.src"() : () -> tensor<5xi32>
  %a3 = "test.src"() : () -> tensor<64xi8>
  %a4 = "tosa.const"() {values = dense<0> : tensor<1xi4>} : () -> tensor<1xi4>
  %r0 = "tosa.transpose_conv2d"(%a0, %a1, %a2, %a3, %a4) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = i32} : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi4>, tensor<5xi32>, tensor<64xi8>, tensor<1xi4>) -> (tensor<1x9x9x5xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x4x4x3xi8>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xi4>
  %a2 = "test.src"() : () -> tensor<5xi32>
  %a3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "test.src"() : () -> tensor<i4>
  %r0 = "tosa.transpose_conv2d"(%a0, %a1, %a2, %a3, %a4) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = i64} : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi4>, tensor<5xi32>, tensor<1xi8>, tensor<i4>) -> (tensor<1x9x9x5xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi16>
  %a1 = "test.src"() : () -> tensor<2x4x5xbf16>
  %a2 = "test.src"() : () -> tensor<1x1xi16>
  %a3 = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.matmul"(%a0, %a1, %a2, %a3) : (tensor<2x3x4xi16>, tensor<2x4x5xbf16>, tensor<1x1xi16>, tensor<1xi8>) -> (tensor<2x3x5xi48>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi16>
  %a1 = "test.src"() : () -> tensor<2x4x5xi16>
  %a2 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %a3 = "tosa.const"() {values = dense<-1> : tensor<1xi16>} : () -> tensor<1xi16>
  %r0 = "tosa.matmul"(%a0, %a1, %a2, %a3) : (tensor<2x3x4xi16>, tensor<2x4x5xi16>, tensor<1xi16>, tensor<1xi16>) -> (tensor<2x3x5xi48>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8xf32>
  %a1 = "test.src"() : () -> tensor<1x8x8xf32>
  %r0, %r1 = "tosa.fft2d"(%a0, %a1) {inverse = unit} : (tensor<1x8x8xf32>, tensor<1x8x8xf32>) -> (tensor<1x8x8xf32>, tensor<4x3x3xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<3x2x3x3xf32>
  %a1 = "test.src"() : () -> tensor<1x8x8xf32>
  %r0, %r1 = "tosa.fft2d"(%a0, %a1) {inverse = true} : (tensor<3x2x3x3xf32>, tensor<1x8x8xf32>) -> (tensor<1x8x8xf32>, tensor<1x8x8xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8xf32>
  %a1 = "test.src"() : () -> tensor<1x8x8xf32>
  %r0, %r1 = "tosa.fft2d"(%a0, %a1) {inverse = 1 : i32} : (tensor<1x8x8xf32>, tensor<1x8x8xf32>) -> (tensor<1x8x8xf32>, tensor<1x8x8xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<32x8x8xf32>
  %r0, %r1 = "tosa.rfft2d"(%a0) : (tensor<32x8x8xf32>) -> (tensor<1x8x5xf32>, tensor<1x8x5x2xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8xi32>
  %r0, %r1 = "tosa.rfft2d"(%a0) : (tensor<1x8x8xi32>) -> (tensor<1x8x5xf32>, tensor<1x8x5xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<4x64xui32>
  %r0 = "tosa.cast_from_block_scaled"(%a0) {block_size = 1 : i32} : (tensor<4x64xui32>) -> (tensor<4x64xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<4x64xf8E4M3FN>
  %a1 = "test.src"() : () -> tensor<4x1x2xui32>
  %r0 = "tosa.cast_from_block_scaled"(%a0, %a1) {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x64xf8E4M3FN>, tensor<4x1x2xui32>) -> (tensor<4x64xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<4x64xf32>
  %r0, %r1 = "tosa.cast_to_block_scaled"(%a0) {block_size = 1 : i32} : (tensor<4x64xf32>) -> (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<4x64x1xf32>
  %r0, %r1 = "tosa.cast_to_block_scaled"(%a0) {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x64x1xf32>) -> (tensor<4x4xi16>, tensor<4x2xf8E8M0FNU>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<4x8x2xf8E4M3FN>
  %a1 = "test.src"() : () -> tensor<4x8x2xf8E8M0FNU>
  %a2 = "test.src"() : () -> tensor<4x5x64xf8E4M3FN>
  %a3 = "test.src"() : () -> tensor<4x5x2xf8E8M0FNU>
  %r0 = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x8x2xf8E4M3FN>, tensor<4x8x2xf8E8M0FNU>, tensor<4x5x64xf8E4M3FN>, tensor<4x5x2xf8E8M0FNU>) -> (tensor<4x1x8xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<5x1x4x5x2xf8E4M3FN>
  %a1 = "test.src"() : () -> tensor<4x8x?xf8E8M0FNU>
  %a2 = "test.src"() : () -> tensor<4x5x64xf8E4M3FN>
  %a3 = "test.src"() : () -> tensor<4x5x2xf8E8M0FNU>
  %r0 = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<5x1x4x5x2xf8E4M3FN>, tensor<4x8x?xf8E8M0FNU>, tensor<4x5x64xf8E4M3FN>, tensor<4x5x2xf8E8M0FNU>) -> (tensor<4x8x5xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<4x8x64xf8E4M3FN>
  %a1 = "test.src"() : () -> tensor<4x8x2xf8E8M0FNU>
  %a2 = "test.src"() : () -> tensor<4x5x64xf8E4M3FN>
  %a3 = "test.src"() : () -> tensor<4x5x2xf32>
  %r0 = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) {block_size = 1 : i32} : (tensor<4x8x64xf8E4M3FN>, tensor<4x8x2xf8E8M0FNU>, tensor<4x5x64xf8E4M3FN>, tensor<4x5x2xf32>) -> (tensor<4x8x5xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<4x8x64xf8E4M3FN>
  %a1 = "test.src"() : () -> tensor<4x8x2xf8E8M0FNU>
  %a2 = "test.src"() : () -> tensor<1x3x64xf8E4M3FN>
  %a3 = "test.src"() : () -> tensor<1x5x2xf8E8M0FNU>
  %r0 = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x8x64xf8E4M3FN>, tensor<4x8x2xf8E8M0FNU>, tensor<1x3x64xf8E4M3FN>, tensor<1x5x2xf8E8M0FNU>) -> (tensor<4x8x5xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<4x8x64xi16>
  %a1 = "test.src"() : () -> tensor<4x8x2xf8E8M0FNU>
  %a2 = "test.src"() : () -> tensor<1x5x64xf8E4M3FN>
  %a3 = "test.src"() : () -> tensor<1x5x2xf8E8M0FNU>
  %r0 = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x8x64xi16>, tensor<4x8x2xf8E8M0FNU>, tensor<1x5x64xf8E4M3FN>, tensor<1x5x2xf8E8M0FNU>) -> (tensor<4x?x5xf32>)
  return
}

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a1 = tosa.const_shape {values = dense<[4, 5, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.add_shape"(%a0, %a1) : (!tosa.shape<2>, !tosa.shape<3>) -> (!tosa.shape<3>)
  return
}

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a1 = "test.src"() : () -> tensor<3xi32>
  %r0 = "tosa.add_shape"(%a0, %a1) : (!tosa.shape<3>, tensor<3xi32>) -> (!tosa.shape<3>)
  return
}

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[-2, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a1 = tosa.const_shape {values = dense<[4, 5, 6, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
  %r0 = "tosa.sub_shape"(%a0, %a1) : (!tosa.shape<3>, !tosa.shape<5>) -> (!tosa.shape<3>)
  return
}

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a1 = "test.src"() : () -> !tosa.shape<3>
  %r0 = "tosa.sub_shape"(%a0, %a1) : (!tosa.shape<3>, !tosa.shape<3>) -> (tensor<2x3xf32>)
  return
}

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a1 = tosa.const_shape {values = dense<[4, 5, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.mul_shape"(%a0, %a1) : (!tosa.shape<2>, !tosa.shape<3>) -> (!tosa.shape<3>)
  return
}

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[0, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a1 = tosa.const_shape {values = dense<[4, 5, 100]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.mul_shape"(%a0, %a1) : (!tosa.shape<3>, !tosa.shape<3>) -> (!tosa.shape<1>)
  return
}

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a1 = tosa.const_shape {values = dense<[4, 5, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.mul_shape"(%a0, %a1) : (!tosa.shape<3>, !tosa.shape<3>) -> (!tosa.shape<2>)
  return
}

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a1 = tosa.const_shape {values = dense<[4, 5, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.div_ceil_shape"(%a0, %a1) : (!tosa.shape<2>, !tosa.shape<3>) -> (!tosa.shape<3>)
  return
}

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a1 = "test.src"() : () -> tensor<3xi32>
  %r0 = "tosa.div_ceil_shape"(%a0, %a1) : (!tosa.shape<3>, tensor<3xi32>) -> (!tosa.shape<3>)
  return
}

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a1 = tosa.const_shape {values = dense<[4, 5, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.div_floor_shape"(%a0, %a1) : (!tosa.shape<3>, !tosa.shape<3>) -> (!tosa.shape<1>)
  return
}

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a1 = tosa.const_shape {values = dense<[4, 5, 6, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %r0 = "tosa.div_floor_shape"(%a0, %a1) : (!tosa.shape<3>, !tosa.shape<4>) -> (!tosa.shape<3>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<*xi32>
  %a1 = "test.src"() : () -> !tosa.shape<3>
  %r0 = "tosa.max_shape"(%a0, %a1) : (tensor<*xi32>, !tosa.shape<3>) -> (!tosa.shape<3>)
  return
}

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a1 = "test.src"() : () -> tensor<4xi32>
  %r0 = "tosa.max_shape"(%a0, %a1) : (!tosa.shape<3>, tensor<4xi32>) -> (!tosa.shape<4>)
  return
}

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a1 = tosa.const_shape {values = dense<[4, 5, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.min_shape"(%a0, %a1) : (!tosa.shape<3>, !tosa.shape<3>) -> (!tosa.shape<1>)
  return
}

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r0 = "tosa.min_shape"(%a0) : (!tosa.shape<2>) -> (!tosa.shape<3>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> !tosa.shape<3>
  %a1 = tosa.const_shape {values = dense<[4, 5, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.mod_shape"(%a0, %a1) : (!tosa.shape<3>, !tosa.shape<3>) -> (!tosa.shape<3>)
  return
}

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a1 = "test.src"() : () -> tensor<2x3xf32>
  %r0 = "tosa.mod_shape"(%a0, %a1) : (!tosa.shape<3>, tensor<2x3xf32>) -> (!tosa.shape<3>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<3xi32>
  %r0 = "tosa.exp2_shape"(%a0) : (tensor<3xi32>) -> (!tosa.shape<3>)
  return
}

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.exp2_shape"(%a0) : (!tosa.shape<3>) -> (tensor<2x3xf32>)
  return
}

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.log2_ceil_shape"(%a0) : (!tosa.shape<3>) -> (tensor<2x3xf32>)
  return
}

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2, 3, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %a1 = tosa.const_shape {values = dense<[1, 2, 3, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %r0 = "tosa.log2_ceil_shape"(%a0, %a1) : (!tosa.shape<4>, !tosa.shape<4>) -> (!tosa.shape<3>)
  return
}

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.log2_ceil_shape"(%a0) : (!tosa.shape<3>) -> (tensor<2x3xf16>)
  return
}

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.log2_floor_shape"(%a0) : (!tosa.shape<3>) -> (!tosa.shape<1>)
  return
}

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a1 = tosa.const_shape {values = dense<[3]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %r0 = "tosa.concat_shape"(%a0, %a1) : (!tosa.shape<2>, !tosa.shape<1>) -> (tensor<2x3xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<*xf32>
  %r0 = "tosa.dim"(%a0) {axis = "x"} : (tensor<*xf32>) -> (!tosa.shape<1>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x?x4xf32>
  %r0 = "tosa.dim"(%a0) {axis = 3 : i32} : (tensor<2x?x4xf32>) -> (!tosa.shape<1>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.dim"(%a0) {} : (tensor<2x3x4xf32>) -> (!tosa.shape<1>)
  return
}

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %a1 = "test.src"() : () -> tensor<?xi32>
  %a2 = "test.src"() : () -> tensor<i32>
  %r0 = "tosa.slice_shape"(%a0, %a1, %a2) : (!tosa.shape<4>, tensor<?xi32>, tensor<i32>) -> (!tosa.shape<2>)
  return
}

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %a1 = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %a2 = "test.src"() : () -> tensor<1xui8>
  %r0 = "tosa.slice_shape"(%a0, %a1, %a2) : (!tosa.shape<4>, tensor<1xi32>, tensor<1xui8>) -> (!tosa.shape<2>)
  return
}

// -----

func.func @f() {
  %r0 = "tosa.const"() {values = dense<1> : tensor<2x3xi8>} : () -> (tensor<32x3xi8>)
  return
}

// -----

func.func @f() {
  %r0 = "tosa.const"() {values = dense<> : tensor<0xindex>} : () -> (tensor<2x3xi8>)
  return
}

// -----

func.func @f() {
  %r0 = "tosa.const"() {values = dense<1> : tensor<index>} : () -> (tensor<2x3xi8>)
  return
}

// -----

func.func @f() {
  %r0 = "tosa.const_shape"() {values = dense<[1, 2]> : tensor<2xindex>} : () -> (tensor<8x3xf32>)
  return
}

// -----

func.func @f() {
  %r0 = "tosa.const_shape"() {values = 1 : i8} : () -> (!tosa.shape<1>)
  return
}

// -----

func.func @f() {
  %r0 = "tosa.const_shape"() {values = dense<[1, 2]> : tensor<2xindex>} : () -> (tensor<2xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xi32>
  %a1 = "test.src"() : () -> tensor<2x3xi32>
  %a2 = "test.src"() : () -> tensor<2x3xi8>
  %r0 = "tosa.apply_scale"(%a0, %a1, %a2) {rounding_mode = "x"} : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi8>) -> (tensor<2x3xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xi32>
  %a1 = "test.src"() : () -> tensor<2x8xi32>
  %a2 = "test.src"() : () -> tensor<2x3xi8>
  %r0 = "tosa.apply_scale"(%a0, %a1, %a2) {rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>} : (tensor<2x3xi32>, tensor<2x8xi32>, tensor<2x3xi8>) -> (tensor<2x3xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<3x2x3x5xi32>
  %a1 = "test.src"() : () -> tensor<2x3xi32>
  %a2 = "test.src"() : () -> tensor<2x3xi8>
  %r0 = "tosa.apply_scale"(%a0, %a1, %a2) {rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>} : (tensor<3x2x3x5xi32>, tensor<2x3xi32>, tensor<2x3xi8>) -> (tensor<2x3xi32>)
  return
}
