// RUN: not mlir-opt %s --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x1x3x4xf32>
  %r0 = "tosa.abs"(%a0) : (tensor<2x1x3x4xf32>) -> (tensor<2x3x64xf32>)
  return
}

// CHECK: tests/tosa/ops-a-to-c-invalid.mlir:5:9: error: 'tosa.abs' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[R0:[^ ]+]] = "tosa.abs"(%[[A0:[^ ]+]]) : (tensor<2x1x3x4xf32>) -> (tensor<2x3x64xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:5:9: note: see current operation: %[[V1:[^ ]+]] = "tosa.abs"(%[[V0:[^ ]+]]) : (tensor<2x1x3x4xf32>) -> tensor<2x3x64xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:431:9: error: 'tosa.abs' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.abs"(%[[A0]]) : (tensor<2x5x4xf32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:431:9: note: see current operation: %[[V1]] = "tosa.abs"(%[[V0]]) : (tensor<2x5x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:439:9: error: 'tosa.abs' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.abs"(%[[A0]]) : (tensor<3xf32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:439:9: note: see current operation: %[[V1]] = "tosa.abs"(%[[V0]]) : (tensor<3xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:447:9: error: 'tosa.bitwise_not' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.bitwise_not"(%[[A0]]) : (tensor<2x1x4xi32>) -> (tensor<2x3x4xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:447:9: note: see current operation: %[[V1]] = "tosa.bitwise_not"(%[[V0]]) : (tensor<2x1x4xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:455:9: error: 'tosa.bitwise_not' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.bitwise_not"(%[[A0]]) : (tensor<1x3x4xi32>) -> (tensor<2x3x4xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:455:9: note: see current operation: %[[V1]] = "tosa.bitwise_not"(%[[V0]]) : (tensor<1x3x4xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:463:9: error: 'tosa.ceil' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.ceil"(%[[A0]]) : (tensor<2x32x4xf32>) -> (tensor<3x5xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:463:9: note: see current operation: %[[V1]] = "tosa.ceil"(%[[V0]]) : (tensor<2x32x4xf32>) -> tensor<3x5xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:471:9: error: 'tosa.ceil' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.ceil"(%[[A0]]) : (tensor<2x3x4xf32>) -> (tensor<2x3x4x1xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:471:9: note: see current operation: %[[V1]] = "tosa.ceil"(%[[V0]]) : (tensor<2x3x4xf32>) -> tensor<2x3x4x1xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:479:9: error: 'tosa.clz' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.clz"(%[[A0]]) : (tensor<2x3x4xi32>) -> (tensor<4x4x3x4xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:479:9: note: see current operation: %[[V1]] = "tosa.clz"(%[[V0]]) : (tensor<2x3x4xi32>) -> tensor<4x4x3x4xi32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:487:9: error: 'tosa.clz' op requires the same element type for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.clz"(%[[A0]]) : (tensor<2x3x4xf8E4M3FN>) -> (tensor<2x3x4xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:487:9: note: see current operation: %[[V1]] = "tosa.clz"(%[[V0]]) : (tensor<2x3x4xf8E4M3FN>) -> tensor<2x3x4xi32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:495:9: error: 'tosa.clz' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.clz"(%[[A0]]) : (tensor<2x3x4xi32>) -> (tensor<2x8x4xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:495:9: note: see current operation: %[[V1]] = "tosa.clz"(%[[V0]]) : (tensor<2x3x4xi32>) -> tensor<2x8x4xi32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:503:9: error: 'tosa.cos' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.cos"(%[[A0]]) : (tensor<3x8xf32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:503:9: note: see current operation: %[[V1]] = "tosa.cos"(%[[V0]]) : (tensor<3x8xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:511:9: error: 'tosa.cos' op requires the same element type for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.cos"(%[[A0]]) : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf4E2M1FN>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:511:9: note: see current operation: %[[V1]] = "tosa.cos"(%[[V0]]) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf4E2M1FN>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:519:9: error: 'tosa.exp' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.exp"(%[[A0]]) : (tensor<2x3xf32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:519:9: note: see current operation: %[[V1]] = "tosa.exp"(%[[V0]]) : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:527:9: error: 'tosa.exp' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.exp"(%[[A0]]) : (tensor<2x3x4xf32>) -> (tensor<2x1x1x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:527:9: note: see current operation: %[[V1]] = "tosa.exp"(%[[V0]]) : (tensor<2x3x4xf32>) -> tensor<2x1x1x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:535:9: error: 'tosa.floor' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.floor"(%[[A0]]) : (tensor<2x3x4xf32>) -> (tensor<3x1x5xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:535:9: note: see current operation: %[[V1]] = "tosa.floor"(%[[V0]]) : (tensor<2x3x4xf32>) -> tensor<3x1x5xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:543:9: error: 'tosa.floor' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.floor"(%[[A0]]) : (tensor<2x3xf32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:543:9: note: see current operation: %[[V1]] = "tosa.floor"(%[[V0]]) : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:551:9: error: 'tosa.log' op result #0 must be tosa-conformant tensor of number values, but got 'tensor<2x3x4xcomplex<f32>>'
// CHECK-NEXT:   %[[R0]] = "tosa.log"(%[[A0]]) : (tensor<*xf32>) -> (tensor<2x3x4xcomplex<f32>>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:551:9: note: see current operation: %[[V1]] = "tosa.log"(%[[V0]]) : (tensor<*xf32>) -> tensor<2x3x4xcomplex<f32>>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:559:9: error: 'tosa.log' op requires the same element type for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.log"(%[[A0]]) : (tensor<2x3x4xi48>) -> (tensor<2x3x4xi8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:559:9: note: see current operation: %[[V1]] = "tosa.log"(%[[V0]]) : (tensor<2x3x4xi48>) -> tensor<2x3x4xi8>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:567:9: error: 'tosa.reciprocal' op requires the same element type for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.reciprocal"(%[[A0]]) : (tensor<2x3x4xi48>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:567:9: note: see current operation: %[[V1]] = "tosa.reciprocal"(%[[V0]]) : (tensor<2x3x4xi48>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:575:9: error: 'tosa.reciprocal' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.reciprocal"(%[[A0]]) : (tensor<2x3x4xf32>) -> (tensor<2x3x2x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:575:9: note: see current operation: %[[V1]] = "tosa.reciprocal"(%[[V0]]) : (tensor<2x3x4xf32>) -> tensor<2x3x2x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:583:9: error: 'tosa.rsqrt' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.rsqrt"(%[[A0]]) : (tensor<2x3x4xui8>) -> (tensor<2x5x4xf4E2M1FN>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:583:9: note: see current operation: %[[V1]] = "tosa.rsqrt"(%[[V0]]) : (tensor<2x3x4xui8>) -> tensor<2x5x4xf4E2M1FN>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:591:9: error: 'tosa.rsqrt' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.rsqrt"(%[[A0]]) : (tensor<2x3x4xf32>) -> (tensor<64x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:591:9: note: see current operation: %[[V1]] = "tosa.rsqrt"(%[[V0]]) : (tensor<2x3x4xf32>) -> tensor<64x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:599:9: error: 'tosa.sin' op operand #0 must be tosa-conformant tensor of floating-point values, but got 'tensor<2x0x4xf32>'
// CHECK-NEXT:   %[[R0]] = "tosa.sin"(%[[A0]]) : (tensor<2x0x4xf32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:599:9: note: see current operation: %[[V1]] = "tosa.sin"(%[[V0]]) : (tensor<2x0x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:607:9: error: 'tosa.sin' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.sin"(%[[A0]]) : (tensor<2x3x1xf16>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:607:9: note: see current operation: %[[V1]] = "tosa.sin"(%[[V0]]) : (tensor<2x3x1xf16>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:615:9: error: 'tosa.sin' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.sin"(%[[A0]]) : (tensor<f32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:615:9: note: see current operation: %[[V1]] = "tosa.sin"(%[[V0]]) : (tensor<f32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:623:9: error: 'tosa.erf' op requires the same element type for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.erf"(%[[A0]]) : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf64>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:623:9: note: see current operation: %[[V1]] = "tosa.erf"(%[[V0]]) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf64>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:631:9: error: 'tosa.sigmoid' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.sigmoid"(%[[A0]]) : (tensor<2x3x4xf32>) -> (tensor<16x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:631:9: note: see current operation: %[[V1]] = "tosa.sigmoid"(%[[V0]]) : (tensor<2x3x4xf32>) -> tensor<16x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:639:9: error: 'tosa.sigmoid' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.sigmoid"(%[[A0]]) : (tensor<8x4xf32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:639:9: note: see current operation: %[[V1]] = "tosa.sigmoid"(%[[V0]]) : (tensor<8x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:647:9: error: 'tosa.tanh' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.tanh"(%[[A0]]) : (tensor<2x3xf32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:647:9: note: see current operation: %[[V1]] = "tosa.tanh"(%[[V0]]) : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:655:9: error: 'tosa.tanh' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.tanh"(%[[A0]]) : (tensor<4x3xf32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:655:9: note: see current operation: %[[V1]] = "tosa.tanh"(%[[V0]]) : (tensor<4x3xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:663:9: error: 'tosa.cast' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.cast"(%[[A0]]) : (tensor<2x3x16xf32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:663:9: note: see current operation: %[[V1]] = "tosa.cast"(%[[V0]]) : (tensor<2x3x16xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:671:9: error: 'tosa.cast' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.cast"(%[[A0]]) : (tensor<2x3x4xf32>) -> (tensor<?xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:671:9: note: see current operation: %[[V1]] = "tosa.cast"(%[[V0]]) : (tensor<2x3x4xf32>) -> tensor<?xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:679:9: error: 'tosa.cast' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.cast"(%[[A0]]) : (tensor<2x3x4xf32>) -> (tensor<2xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:679:9: note: see current operation: %[[V1]] = "tosa.cast"(%[[V0]]) : (tensor<2x3x4xf32>) -> tensor<2xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:687:9: error: 'tosa.logical_not' op result #0 must be tosa-conformant tensor of 1-bit signless integer values, but got 'tensor<2x0xi1>'
// CHECK-NEXT:   %[[R0]] = "tosa.logical_not"(%[[A0]]) : (tensor<2x3xi1>) -> (tensor<2x0xi1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:687:9: note: see current operation: %[[V1]] = "tosa.logical_not"(%[[V0]]) : (tensor<2x3xi1>) -> tensor<2x0xi1>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:695:9: error: 'tosa.logical_not' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.logical_not"(%[[A0]]) : (tensor<2x3x4xi1>) -> (tensor<?x3xi1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:695:9: note: see current operation: %[[V1]] = "tosa.logical_not"(%[[V0]]) : (tensor<2x3x4xi1>) -> tensor<?x3xi1>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:703:9: error: 'tosa.logical_not' op operand #0 must be tosa-conformant tensor of 1-bit signless integer values, but got 'tensor<2x3xui32>'
// CHECK-NEXT:   %[[R0]] = "tosa.logical_not"(%[[A0]]) : (tensor<2x3xui32>) -> (tensor<3x3xi1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:703:9: note: see current operation: %[[V1]] = "tosa.logical_not"(%[[V0]]) : (tensor<2x3xui32>) -> tensor<3x3xi1>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:712:9: error: 'tosa.add' op result type '2x3x4' not broadcast compatible with broadcasted operands's shapes '?x2x3x4'
// CHECK-NEXT:   %[[R0]] = "tosa.add"(%[[A0]], %[[A1:[^ ]+]]) : (tensor<2x3x4xf32>, tensor<?x2x1x1xf32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:712:9: note: see current operation: %[[V2:[^ ]+]] = "tosa.add"(%[[V0]], %[[V1]]) : (tensor<2x3x4xf32>, tensor<?x2x1x1xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:721:9: error: 'tosa.add' op result type '2x3x5' not broadcast compatible with broadcasted operands's shapes '64x3x4'
// CHECK-NEXT:   %[[R0]] = "tosa.add"(%[[A0]], %[[A1]]) : (tensor<64x3x4xf32>, tensor<1x3x1xf32>) -> (tensor<2x3x5xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:721:9: note: see current operation: %[[V2]] = "tosa.add"(%[[V0]], %[[V1]]) : (tensor<64x3x4xf32>, tensor<1x3x1xf32>) -> tensor<2x3x5xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:730:9: error: 'tosa.add' op requires the same element type for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.add"(%[[A0]], %[[A1]]) : (tensor<f32>, tensor<1x3x64xi1>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:730:9: note: see current operation: %[[V2]] = "tosa.add"(%[[V0]], %[[V1]]) : (tensor<f32>, tensor<1x3x64xi1>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:739:9: error: 'tosa.sub' op result type '2x3x4' not broadcast compatible with broadcasted operands's shapes '2x2x4'
// CHECK-NEXT:   %[[R0]] = "tosa.sub"(%[[A0]], %[[A1]]) : (tensor<2x2x4xf32>, tensor<1x2x4xf32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:739:9: note: see current operation: %[[V2]] = "tosa.sub"(%[[V0]], %[[V1]]) : (tensor<2x2x4xf32>, tensor<1x2x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:748:9: error: 'tosa.sub' op result type '2x3x4' not broadcast compatible with broadcasted operands's shapes '2x3x3x4'
// CHECK-NEXT:   %[[R0]] = "tosa.sub"(%[[A0]], %[[A1]]) : (tensor<2x3x1x4xf32>, tensor<1x3x1xf32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:748:9: note: see current operation: %[[V2]] = "tosa.sub"(%[[V0]], %[[V1]]) : (tensor<2x3x1x4xf32>, tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:757:9: error: 'tosa.sub' op operands don't have broadcast-compatible shapes
// CHECK-NEXT:   %[[R0]] = "tosa.sub"(%[[A0]], %[[A1]]) : (tensor<2x4xf32>, tensor<1x3x1xf32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:757:9: note: see current operation: %[[V2]] = "tosa.sub"(%[[V0]], %[[V1]]) : (tensor<2x4xf32>, tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:766:9: error: 'tosa.pow' op requires the same element type for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.pow"(%[[A0]], %[[A1]]) : (tensor<2x3x4xi1>, tensor<1x3x1xf32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:766:9: note: see current operation: %[[V2]] = "tosa.pow"(%[[V0]], %[[V1]]) : (tensor<2x3x4xi1>, tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:774:9: error: 'tosa.pow' op expected 2 operands, but found 1
// CHECK-NEXT:   %[[R0]] = "tosa.pow"(%[[A0]]) : (tensor<2x2x4xf32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:774:9: note: see current operation: %[[V1]] = "tosa.pow"(%[[V0]]) : (tensor<2x2x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:783:9: error: 'tosa.maximum' op result type '2x3x4' not broadcast compatible with broadcasted operands's shapes '1x3x3'
// CHECK-NEXT:   %[[R0]] = "tosa.maximum"(%[[A0]], %[[A1]]) : (tensor<?x3xf32>, tensor<1x3x1xf32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:783:9: note: see current operation: %[[V2]] = "tosa.maximum"(%[[V0]], %[[V1]]) <{nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<?x3xf32>, tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:792:9: error: 'tosa.maximum' op operand #0 must be tosa-conformant tensor of number values, but got 'tensor<2x3x4xcomplex<f32>>'
// CHECK-NEXT:   %[[R0]] = "tosa.maximum"(%[[A0]], %[[A1]]) : (tensor<2x3x4xcomplex<f32>>, tensor<*xf32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:792:9: note: see current operation: %[[V2]] = "tosa.maximum"(%[[V0]], %[[V1]]) <{nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2x3x4xcomplex<f32>>, tensor<*xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:801:9: error: 'tosa.maximum' op operands don't have broadcast-compatible shapes
// CHECK-NEXT:   %[[R0]] = "tosa.maximum"(%[[A0]], %[[A1]]) : (tensor<2x3x4xf32>, tensor<3x3x2x2x3xf32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:801:9: note: see current operation: %[[V2]] = "tosa.maximum"(%[[V0]], %[[V1]]) <{nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2x3x4xf32>, tensor<3x3x2x2x3xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:810:9: error: 'tosa.minimum' op operands don't have broadcast-compatible shapes
// CHECK-NEXT:   %[[R0]] = "tosa.minimum"(%[[A0]], %[[A1]]) : (tensor<2x3x4xf32>, tensor<1x3x8xf32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:810:9: note: see current operation: %[[V2]] = "tosa.minimum"(%[[V0]], %[[V1]]) <{nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2x3x4xf32>, tensor<1x3x8xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:818:9: error: 'tosa.minimum' op expected 2 operands, but found 1
// CHECK-NEXT:   %[[R0]] = "tosa.minimum"(%[[A0]]) : (tensor<1x2x3x4xf32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:818:9: note: see current operation: %[[V1]] = "tosa.minimum"(%[[V0]]) <{nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<1x2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:827:9: error: 'tosa.bitwise_and' op requires the same element type for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.bitwise_and"(%[[A0]], %[[A1]]) : (tensor<2x3x4xi32>, tensor<1x3x1x1xi32>) -> (tensor<2x3x4xf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:827:9: note: see current operation: %[[V2]] = "tosa.bitwise_and"(%[[V0]], %[[V1]]) : (tensor<2x3x4xi32>, tensor<1x3x1x1xi32>) -> tensor<2x3x4xf16>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:836:9: error: 'tosa.bitwise_and' op result type '?x16x4' not broadcast compatible with broadcasted operands's shapes '2x3x4'
// CHECK-NEXT:   %[[R0]] = "tosa.bitwise_and"(%[[A0]], %[[A1]]) : (tensor<2x3x4xi32>, tensor<1x3x1xi32>) -> (tensor<?x16x4xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:836:9: note: see current operation: %[[V2]] = "tosa.bitwise_and"(%[[V0]], %[[V1]]) : (tensor<2x3x4xi32>, tensor<1x3x1xi32>) -> tensor<?x16x4xi32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:845:9: error: 'tosa.bitwise_and' op operand #0 must be tosa-conformant tensor of number values, but got 'tensor<2x4x4xindex>'
// CHECK-NEXT:   %[[R0]] = "tosa.bitwise_and"(%[[A0]], %[[A1]]) : (tensor<2x4x4xindex>, tensor<1x1x3x1xi32>) -> (tensor<2x3x4xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:845:9: note: see current operation: %[[V2]] = "tosa.bitwise_and"(%[[V0]], %[[V1]]) : (tensor<2x4x4xindex>, tensor<1x1x3x1xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:854:9: error: 'tosa.bitwise_or' op result type '2x3' not broadcast compatible with broadcasted operands's shapes '1x2x3x4'
// CHECK-NEXT:   %[[R0]] = "tosa.bitwise_or"(%[[A0]], %[[A1]]) : (tensor<2x3x4xi32>, tensor<1x1x3x1xi32>) -> (tensor<2x3xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:854:9: note: see current operation: %[[V2]] = "tosa.bitwise_or"(%[[V0]], %[[V1]]) : (tensor<2x3x4xi32>, tensor<1x1x3x1xi32>) -> tensor<2x3xi32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:863:9: error: 'tosa.bitwise_or' op result type '2x3x4' not broadcast compatible with broadcasted operands's shapes '2x3x3x4'
// CHECK-NEXT:   %[[R0]] = "tosa.bitwise_or"(%[[A0]], %[[A1]]) : (tensor<2x3x1x4xi32>, tensor<1x3x1xi32>) -> (tensor<2x3x4xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:863:9: note: see current operation: %[[V2]] = "tosa.bitwise_or"(%[[V0]], %[[V1]]) : (tensor<2x3x1x4xi32>, tensor<1x3x1xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:872:9: error: 'tosa.bitwise_xor' op result type '8x3x4' not broadcast compatible with broadcasted operands's shapes '2x3x4'
// CHECK-NEXT:   %[[R0]] = "tosa.bitwise_xor"(%[[A0]], %[[A1]]) : (tensor<2x3x4xi32>, tensor<1x3x1xi32>) -> (tensor<8x3x4xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:872:9: note: see current operation: %[[V2]] = "tosa.bitwise_xor"(%[[V0]], %[[V1]]) : (tensor<2x3x4xi32>, tensor<1x3x1xi32>) -> tensor<8x3x4xi32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:881:9: error: 'tosa.bitwise_xor' op result type '5x3x3' not broadcast compatible with broadcasted operands's shapes '2x3x4'
// CHECK-NEXT:   %[[R0]] = "tosa.bitwise_xor"(%[[A0]], %[[A1]]) : (tensor<2x3x4xi32>, tensor<1x3x1xi32>) -> (tensor<5x3x3xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:881:9: note: see current operation: %[[V2]] = "tosa.bitwise_xor"(%[[V0]], %[[V1]]) : (tensor<2x3x4xi32>, tensor<1x3x1xi32>) -> tensor<5x3x3xi32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:890:9: error: 'tosa.logical_left_shift' op result #0 must be tosa-conformant tensor of number values, but got 'tensor<2x3x4xindex>'
// CHECK-NEXT:   %[[R0]] = "tosa.logical_left_shift"(%[[A0]], %[[A1]]) : (tensor<2x3x4xi32>, tensor<1x3x1xi32>) -> (tensor<2x3x4xindex>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:890:9: note: see current operation: %[[V2]] = "tosa.logical_left_shift"(%[[V0]], %[[V1]]) : (tensor<2x3x4xi32>, tensor<1x3x1xi32>) -> tensor<2x3x4xindex>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:899:9: error: 'tosa.logical_left_shift' op requires the same element type for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.logical_left_shift"(%[[A0]], %[[A1]]) : (tensor<2x3x4xi32>, tensor<1x3x1xui16>) -> (tensor<2x3x4xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:899:9: note: see current operation: %[[V2]] = "tosa.logical_left_shift"(%[[V0]], %[[V1]]) : (tensor<2x3x4xi32>, tensor<1x3x1xui16>) -> tensor<2x3x4xi32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:908:9: error: 'tosa.logical_right_shift' op operands don't have broadcast-compatible shapes
// CHECK-NEXT:   %[[R0]] = "tosa.logical_right_shift"(%[[A0]], %[[A1]]) : (tensor<2x3x4x1xi32>, tensor<1x3x1xi32>) -> (tensor<2x3x4xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:908:9: note: see current operation: %[[V2]] = "tosa.logical_right_shift"(%[[V0]], %[[V1]]) : (tensor<2x3x4x1xi32>, tensor<1x3x1xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:917:9: error: 'tosa.logical_right_shift' op requires the same element type for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.logical_right_shift"(%[[A0]], %[[A1]]) : (tensor<2x3x4xi32>, tensor<1x1xi64>) -> (tensor<2x3x4xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:917:9: note: see current operation: %[[V2]] = "tosa.logical_right_shift"(%[[V0]], %[[V1]]) : (tensor<2x3x4xi32>, tensor<1x1xi64>) -> tensor<2x3x4xi32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:926:9: error: 'tosa.logical_right_shift' op operand #0 must be tosa-conformant tensor of number values, but got 'tensor<2x3x0xi32>'
// CHECK-NEXT:   %[[R0]] = "tosa.logical_right_shift"(%[[A0]], %[[A1]]) : (tensor<2x3x0xi32>, tensor<1x3x1xi32>) -> (tensor<2x3x4xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:926:9: note: see current operation: %[[V2]] = "tosa.logical_right_shift"(%[[V0]], %[[V1]]) : (tensor<2x3x0xi32>, tensor<1x3x1xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:935:9: error: 'tosa.intdiv' op result type '2x3x4' not broadcast compatible with broadcasted operands's shapes '1x3x2'
// CHECK-NEXT:   %[[R0]] = "tosa.intdiv"(%[[A0]], %[[A1]]) : (tensor<2xi32>, tensor<1x3x1xi32>) -> (tensor<2x3x4xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:935:9: note: see current operation: %[[V2]] = "tosa.intdiv"(%[[V0]], %[[V1]]) : (tensor<2xi32>, tensor<1x3x1xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:944:9: error: 'tosa.intdiv' op result type '2x3x4' not broadcast compatible with broadcasted operands's shapes '1x3x1'
// CHECK-NEXT:   %[[R0]] = "tosa.intdiv"(%[[A0]], %[[A1]]) : (tensor<*xi32>, tensor<1x3x1xi32>) -> (tensor<2x3x4xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:944:9: note: see current operation: %[[V2]] = "tosa.intdiv"(%[[V0]], %[[V1]]) : (tensor<*xi32>, tensor<1x3x1xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:953:9: error: 'tosa.intdiv' op operands don't have broadcast-compatible shapes
// CHECK-NEXT:   %[[R0]] = "tosa.intdiv"(%[[A0]], %[[A1]]) : (tensor<2x2x3x4xi32>, tensor<2x1xi32>) -> (tensor<2x3x4xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:953:9: note: see current operation: %[[V2]] = "tosa.intdiv"(%[[V0]], %[[V1]]) : (tensor<2x2x3x4xi32>, tensor<2x1xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:963:9: error: 'tosa.arithmetic_right_shift' op expected 2 operands, but found 3
// CHECK-NEXT:   %[[R0]] = "tosa.arithmetic_right_shift"(%[[A0]], %[[A1]], %[[A2:[^ ]+]]) {round = true} : (tensor<2x4xi32>, tensor<1x3x1xi32>, tensor<1x3x1xi32>) -> (tensor<0x3x4xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:963:9: note: see current operation: %[[V3:[^ ]+]] = "tosa.arithmetic_right_shift"(%[[V0]], %[[V1]], %[[V2]]) <{round = true}> : (tensor<2x4xi32>, tensor<1x3x1xi32>, tensor<1x3x1xi32>) -> tensor<0x3x4xi32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:972:9: error: 'tosa.arithmetic_right_shift' op operand #1 must be tosa-conformant tensor of number values, but got 'tensor<0x3x1xf8E5M2>'
// CHECK-NEXT:   %[[R0]] = "tosa.arithmetic_right_shift"(%[[A0]], %[[A1]]) {round = true} : (tensor<2x3x4xi32>, tensor<0x3x1xf8E5M2>) -> (tensor<2x3x4xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:972:9: note: see current operation: %[[V2]] = "tosa.arithmetic_right_shift"(%[[V0]], %[[V1]]) <{round = true}> : (tensor<2x3x4xi32>, tensor<0x3x1xf8E5M2>) -> tensor<2x3x4xi32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:981:9: error: 'tosa.arithmetic_right_shift' op operands don't have broadcast-compatible shapes
// CHECK-NEXT:   %[[R0]] = "tosa.arithmetic_right_shift"(%[[A0]], %[[A1]]) {round = true} : (tensor<1x4x1xi32>, tensor<1x3x1xi32>) -> (tensor<2x3x4xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:981:9: note: see current operation: %[[V2]] = "tosa.arithmetic_right_shift"(%[[V0]], %[[V1]]) <{round = true}> : (tensor<1x4x1xi32>, tensor<1x3x1xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:990:9: error: 'tosa.logical_and' op result type '2x1x3x4' not broadcast compatible with broadcasted operands's shapes '1x3x1'
// CHECK-NEXT:   %[[R0]] = "tosa.logical_and"(%[[A0]], %[[A1]]) : (tensor<*xi1>, tensor<1x3x1xi1>) -> (tensor<2x1x3x4xi1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:990:9: note: see current operation: %[[V2]] = "tosa.logical_and"(%[[V0]], %[[V1]]) : (tensor<*xi1>, tensor<1x3x1xi1>) -> tensor<2x1x3x4xi1>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:999:9: error: 'tosa.logical_and' op operands don't have broadcast-compatible shapes
// CHECK-NEXT:   %[[R0]] = "tosa.logical_and"(%[[A0]], %[[A1]]) : (tensor<2x3x4xi1>, tensor<1x64x1xi1>) -> (tensor<2x3x4xi1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:999:9: note: see current operation: %[[V2]] = "tosa.logical_and"(%[[V0]], %[[V1]]) : (tensor<2x3x4xi1>, tensor<1x64x1xi1>) -> tensor<2x3x4xi1>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1008:9: error: 'tosa.logical_or' op operands don't have broadcast-compatible shapes
// CHECK-NEXT:   %[[R0]] = "tosa.logical_or"(%[[A0]], %[[A1]]) : (tensor<16x3x4xi1>, tensor<1x3x64xi1>) -> (tensor<2x1x3x4xi1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1008:9: note: see current operation: %[[V2]] = "tosa.logical_or"(%[[V0]], %[[V1]]) : (tensor<16x3x4xi1>, tensor<1x3x64xi1>) -> tensor<2x1x3x4xi1>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1017:9: error: 'tosa.logical_or' op operand #0 must be tosa-conformant tensor of 1-bit signless integer values, but got 'tensor<0x3x4xi1>'
// CHECK-NEXT:   %[[R0]] = "tosa.logical_or"(%[[A0]], %[[A1]]) : (tensor<0x3x4xi1>, tensor<1x3x1xi1>) -> (tensor<2x8x4xi1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1017:9: note: see current operation: %[[V2]] = "tosa.logical_or"(%[[V0]], %[[V1]]) : (tensor<0x3x4xi1>, tensor<1x3x1xi1>) -> tensor<2x8x4xi1>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1026:9: error: 'tosa.logical_xor' op result type has different rank than operands
// CHECK-NEXT:   %[[R0]] = "tosa.logical_xor"(%[[A0]], %[[A1]]) : (tensor<2x3x4xi1>, tensor<1x3x1xi1>) -> (tensor<1x2x3x4xi1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1026:9: note: see current operation: %[[V2]] = "tosa.logical_xor"(%[[V0]], %[[V1]]) : (tensor<2x3x4xi1>, tensor<1x3x1xi1>) -> tensor<1x2x3x4xi1>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1035:9: error: 'tosa.logical_xor' op operand #1 must be tosa-conformant tensor of 1-bit signless integer values, but got 'tensor<1x3x1xf8E5M2>'
// CHECK-NEXT:   %[[R0]] = "tosa.logical_xor"(%[[A0]], %[[A1]]) : (tensor<4x3x4xi1>, tensor<1x3x1xf8E5M2>) -> (tensor<2x3x4xi1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1035:9: note: see current operation: %[[V2]] = "tosa.logical_xor"(%[[V0]], %[[V1]]) : (tensor<4x3x4xi1>, tensor<1x3x1xf8E5M2>) -> tensor<2x3x4xi1>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1044:9: error: 'tosa.logical_xor' op operand #1 must be tosa-conformant tensor of 1-bit signless integer values, but got 'tensor<1x3x1xf4E2M1FN>'
// CHECK-NEXT:   %[[R0]] = "tosa.logical_xor"(%[[A0]], %[[A1]]) : (tensor<3x4xi1>, tensor<1x3x1xf4E2M1FN>) -> (tensor<2x3x4xi1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1044:9: note: see current operation: %[[V2]] = "tosa.logical_xor"(%[[V0]], %[[V1]]) : (tensor<3x4xi1>, tensor<1x3x1xf4E2M1FN>) -> tensor<2x3x4xi1>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1053:9: error: 'tosa.equal' op requires the same element type for all operands
// CHECK-NEXT:   %[[R0]] = "tosa.equal"(%[[A0]], %[[A1]]) : (tensor<2x3x4xf32>, tensor<1x3x1xf64>) -> (tensor<2x3x4xi1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1053:9: note: see current operation: %[[V2]] = "tosa.equal"(%[[V0]], %[[V1]]) : (tensor<2x3x4xf32>, tensor<1x3x1xf64>) -> tensor<2x3x4xi1>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1062:9: error: 'tosa.equal' op operands don't have broadcast-compatible shapes
// CHECK-NEXT:   %[[R0]] = "tosa.equal"(%[[A0]], %[[A1]]) : (tensor<2x3x4xf32>, tensor<1x3xf32>) -> (tensor<2x3x4xi1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1062:9: note: see current operation: %[[V2]] = "tosa.equal"(%[[V0]], %[[V1]]) : (tensor<2x3x4xf32>, tensor<1x3xf32>) -> tensor<2x3x4xi1>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1071:9: error: 'tosa.equal' op requires the same element type for all operands
// CHECK-NEXT:   %[[R0]] = "tosa.equal"(%[[A0]], %[[A1]]) : (tensor<2x3x4xf64>, tensor<*xf32>) -> (tensor<2x3x4xi1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1071:9: note: see current operation: %[[V2]] = "tosa.equal"(%[[V0]], %[[V1]]) : (tensor<2x3x4xf64>, tensor<*xf32>) -> tensor<2x3x4xi1>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1080:9: error: 'tosa.greater' op operands don't have broadcast-compatible shapes
// CHECK-NEXT:   %[[R0]] = "tosa.greater"(%[[A0]], %[[A1]]) : (tensor<2x3x4xf32>, tensor<1x3x1x1xf32>) -> (tensor<2x3x4xi1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1080:9: note: see current operation: %[[V2]] = "tosa.greater"(%[[V0]], %[[V1]]) : (tensor<2x3x4xf32>, tensor<1x3x1x1xf32>) -> tensor<2x3x4xi1>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1089:9: error: 'tosa.greater' op requires the same element type for all operands
// CHECK-NEXT:   %[[R0]] = "tosa.greater"(%[[A0]], %[[A1]]) : (tensor<2x3x4xf32>, tensor<1x4x1xui8>) -> (tensor<2x3x4xi1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1089:9: note: see current operation: %[[V2]] = "tosa.greater"(%[[V0]], %[[V1]]) : (tensor<2x3x4xf32>, tensor<1x4x1xui8>) -> tensor<2x3x4xi1>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1098:9: error: 'tosa.greater_equal' op operand #1 must be tosa-conformant tensor of number values, but got 'tensor<*xsi8>'
// CHECK-NEXT:   %[[R0]] = "tosa.greater_equal"(%[[A0]], %[[A1]]) : (tensor<2x3x4xf32>, tensor<*xsi8>) -> (tensor<2x3x4xi1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1098:9: note: see current operation: %[[V2]] = "tosa.greater_equal"(%[[V0]], %[[V1]]) : (tensor<2x3x4xf32>, tensor<*xsi8>) -> tensor<2x3x4xi1>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1107:9: error: 'tosa.greater_equal' op result type '1x3x4' not broadcast compatible with broadcasted operands's shapes '2x3x4'
// CHECK-NEXT:   %[[R0]] = "tosa.greater_equal"(%[[A0]], %[[A1]]) : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> (tensor<1x3x4xi1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1107:9: note: see current operation: %[[V2]] = "tosa.greater_equal"(%[[V0]], %[[V1]]) : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> tensor<1x3x4xi1>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1116:9: error: 'tosa.mul' op expected 3 operands, but found 2
// CHECK-NEXT:   %[[R0]] = "tosa.mul"(%[[A0]], %[[A1]]) : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> (tensor<4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1116:9: note: see current operation: %[[V2]] = "tosa.mul"(%[[V0]], %[[V1]]) : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> tensor<4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1125:9: error: 'tosa.mul' op expected 3 operands, but found 2
// CHECK-NEXT:   %[[R0]] = "tosa.mul"(%[[A0]], %[[A1]]) : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1125:9: note: see current operation: %[[V2]] = "tosa.mul"(%[[V0]], %[[V1]]) : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1136:9: error: 'tosa.mul' op expected 3 operands, but found 4
// CHECK-NEXT:   %[[R0]] = "tosa.mul"(%[[A0]], %[[A1]], %[[A2]], %[[A3:[^ ]+]]) : (tensor<2x3x4xi32>, tensor<2x3x4xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<*xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1136:9: note: see current operation: %[[V4:[^ ]+]] = "tosa.mul"(%[[V0]], %[[V1]], %[[V2]], %[[V3]]) : (tensor<2x3x4xi32>, tensor<2x3x4xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<*xi32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1146:9: error: 'tosa.mul' op operand #1 must be tosa-conformant tensor of number values, but got 'tensor<2x3x0xi32>'
// CHECK-NEXT:   %[[R0]] = "tosa.mul"(%[[A0]], %[[A1]], %[[A2]]) : (tensor<2x3x4xi32>, tensor<2x3x0xi32>, tensor<1x1xi8>) -> (tensor<2x3x4xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1146:9: note: see current operation: %[[V3]] = "tosa.mul"(%[[V0]], %[[V1]], %[[V2]]) : (tensor<2x3x4xi32>, tensor<2x3x0xi32>, tensor<1x1xi8>) -> tensor<2x3x4xi32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1156:9: error: 'tosa.mul' op a and b operands don't have matching ranks, got 3 and 4
// CHECK-NEXT:   %[[R0]] = "tosa.mul"(%[[A0]], %[[A1]], %[[A2]]) : (tensor<2x3x4xi8>, tensor<2x2x1x4xi8>, tensor<1xi8>) -> (tensor<2x3x4xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1156:9: note: see current operation: %[[V3]] = "tosa.mul"(%[[V0]], %[[V1]], %[[V2]]) : (tensor<2x3x4xi8>, tensor<2x2x1x4xi8>, tensor<1xi8>) -> tensor<2x3x4xi32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1166:9: error: 'tosa.mul' op a and b operands don't have matching ranks, got 3 and 4
// CHECK-NEXT:   %[[R0]] = "tosa.mul"(%[[A0]], %[[A1]], %[[A2]]) : (tensor<2x3x4xi8>, tensor<2x1x1x4xi8>, tensor<1xi8>) -> (tensor<2x3x4xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1166:9: note: see current operation: %[[V3]] = "tosa.mul"(%[[V0]], %[[V1]], %[[V2]]) : (tensor<2x3x4xi8>, tensor<2x1x1x4xi8>, tensor<1xi8>) -> tensor<2x3x4xi32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1176:9: error: 'tosa.mul' op a and b operands don't have broadcast-compatible shapes, got 'tensor<2x3x3xi8>' and 'tensor<2x1x4xi8>'
// CHECK-NEXT:   %[[R0]] = "tosa.mul"(%[[A0]], %[[A1]], %[[A2]]) : (tensor<2x3x3xi8>, tensor<2x1x4xi8>, tensor<1xi8>) -> (tensor<2x3x4xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1176:9: note: see current operation: %[[V3]] = "tosa.mul"(%[[V0]], %[[V1]], %[[V2]]) : (tensor<2x3x3xi8>, tensor<2x1x4xi8>, tensor<1xi8>) -> tensor<2x3x4xi32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1186:9: error: 'tosa.select' op operands don't have broadcast-compatible shapes
// CHECK-NEXT:   %[[R0]] = "tosa.select"(%[[A0]], %[[A1]], %[[A2]]) : (tensor<1x2x4xi1>, tensor<2x3x4xf32>, tensor<2x3x1xf32>) -> (tensor<2x2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1186:9: note: see current operation: %[[V3]] = "tosa.select"(%[[V0]], %[[V1]], %[[V2]]) : (tensor<1x2x4xi1>, tensor<2x3x4xf32>, tensor<2x3x1xf32>) -> tensor<2x2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1194:9: error: 'tosa.clamp' op min/max attributes types are incompatible with input/output element types.
// CHECK-NEXT:   %[[R0]] = "tosa.clamp"(%[[A0]]) {min_val = 0.0 : f32, max_val = 1 : i32} : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1194:9: note: see current operation: %[[V1]] = "tosa.clamp"(%[[V0]]) <{max_val = 1 : i32, min_val = 0.000000e+00 : f32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1202:9: error: 'tosa.clamp' op min/max attributes types are incompatible with input/output element types.
// CHECK-NEXT:   %[[R0]] = "tosa.clamp"(%[[A0]]) {min_val = 0x7FC00000 : f32, max_val = 1 : i8} : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1202:9: note: see current operation: %[[V1]] = "tosa.clamp"(%[[V0]]) <{max_val = 1 : i8, min_val = 0x7FC00000 : f32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1210:9: error: 'tosa.clamp' op min/max attributes types are incompatible with input/output element types.
// CHECK-NEXT:   %[[R0]] = "tosa.clamp"(%[[A0]]) {min_val = -1 : i8, max_val = 1.0 : f32} : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1210:9: note: see current operation: %[[V1]] = "tosa.clamp"(%[[V0]]) <{max_val = 1.000000e+00 : f32, min_val = -1 : i8, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1218:9: error: 'tosa.clamp' op requires attribute 'max_val'
// CHECK-NEXT:   %[[R0]] = "tosa.clamp"(%[[A0]]) {min_val = -3 : i8} : (tensor<2x3xi8>) -> (tensor<2x3xi8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1218:9: note: see current operation: %[[V1]] = "tosa.clamp"(%[[V0]]) <{min_val = -3 : i8, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2x3xi8>) -> tensor<2x3xi8>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1226:9: error: 'tosa.clamp' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.clamp"(%[[A0]]) {min_val = -3 : i8, max_val = 5 : i8} : (tensor<2x16xi1>) -> (tensor<?x3xi8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1226:9: note: see current operation: %[[V1]] = "tosa.clamp"(%[[V0]]) <{max_val = 5 : i8, min_val = -3 : i8, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2x16xi1>) -> tensor<?x3xi8>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1234:9: error: 'tosa.clamp' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[R0]] = "tosa.clamp"(%[[A0]]) {min_val = -3 : i8, max_val = 5 : i8} : (tensor<2x3xi8>) -> (tensor<3x2xi8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1234:9: note: see current operation: %[[V1]] = "tosa.clamp"(%[[V0]]) <{max_val = 5 : i8, min_val = -3 : i8, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2x3xi8>) -> tensor<3x2xi8>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1241:9: error: 'tosa.clamp' op requires a single operand
// CHECK-NEXT:   %[[R0]] = "tosa.clamp"() {min_val = 3 : ui8, max_val = 5 : ui8, nan_mode = #tosa.nan_mode<IGNORE>} : () -> (tensor<2x?xui8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1241:9: note: see current operation: %[[V0]] = "tosa.clamp"() <{max_val = 5 : ui8, min_val = 3 : ui8, nan_mode = #tosa.nan_mode<IGNORE>}> : () -> tensor<2x?xui8>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1249:9: error: 'tosa.clamp' op attribute 'max_val' failed to satisfy constraint: arbitrary integer attribute or arbitrary float attribute
// CHECK-NEXT:   %[[R0]] = "tosa.clamp"(%[[A0]]) {min_val = 3 : ui8, max_val = "x"} : (tensor<2x3xui8>) -> (tensor<2x3xui8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1257:9: error: 'tosa.argmax' op expected output shape '2, 4, 1', got '2, 4'
// CHECK-NEXT:   %[[R0]] = "tosa.argmax"(%[[A0]]) {axis = 1 : i32} : (tensor<2x3x4x1xf32>) -> (tensor<2x4xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1257:9: note: see current operation: %[[V1]] = "tosa.argmax"(%[[V0]]) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2x3x4x1xf32>) -> tensor<2x4xi32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1265:9: error: 'tosa.argmax' op attribute 'axis' failed to satisfy constraint: 32-bit signless integer attribute
// CHECK-NEXT:   %[[R0]] = "tosa.argmax"(%[[A0]]) {axis = "x"} : (tensor<2x3x4xf32>) -> (tensor<2x4xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1273:9: error: 'tosa.reduce_max' op operand #0 must be tosa-conformant tensor of at least rank 1, but got 'tensor<2x0x4xf32>'
// CHECK-NEXT:   %[[R0]] = "tosa.reduce_max"(%[[A0]]) {axis = 1 : i32} : (tensor<2x0x4xf32>) -> (tensor<2x1x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1273:9: note: see current operation: %[[V1]] = "tosa.reduce_max"(%[[V0]]) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2x0x4xf32>) -> tensor<2x1x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1281:9: error: 'tosa.reduce_max' op reduce axis must not be negative
// CHECK-NEXT:   %[[R0]] = "tosa.reduce_max"(%[[A0]]) {axis = -1 : i32} : (tensor<2x3x4xf32>) -> (tensor<2x1x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1281:9: note: see current operation: %[[V1]] = "tosa.reduce_max"(%[[V0]]) <{axis = -1 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1289:9: error: 'tosa.reduce_min' op result #0 must be tosa-conformant tensor of at least rank 1, but got 'tensor<0x1x4xf32>'
// CHECK-NEXT:   %[[R0]] = "tosa.reduce_min"(%[[A0]]) {axis = 1 : i32} : (tensor<2x3x4xf32>) -> (tensor<0x1x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1289:9: note: see current operation: %[[V1]] = "tosa.reduce_min"(%[[V0]]) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2x3x4xf32>) -> tensor<0x1x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1297:9: error: 'tosa.reduce_min' op expect output tensor rank to be equal to input tensor rank
// CHECK-NEXT:   %[[R0]] = "tosa.reduce_min"(%[[A0]]) {axis = 1 : i32} : (tensor<2x3x4xf32>) -> (tensor<2x1x2x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1297:9: note: see current operation: %[[V1]] = "tosa.reduce_min"(%[[V0]]) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2x3x4xf32>) -> tensor<2x1x2x4xf32>
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1305:9: error: 'tosa.reduce_sum' op attribute 'axis' failed to satisfy constraint: 32-bit signless integer attribute
// CHECK-NEXT:   %[[R0]] = "tosa.reduce_sum"(%[[A0]]) {axis = "x"} : (tensor<2x3x4xf4E2M1FN>) -> (tensor<3x1x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1313:9: error: 'tosa.reduce_sum' op reduce axis must not be negative
// CHECK-NEXT:   %[[R0]] = "tosa.reduce_sum"(%[[A0]]) {axis = -1 : i32} : (tensor<2x3x4xf32>) -> (tensor<2x1x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-a-to-c-invalid.mlir:1313:9: note: see current operation: %[[V1]] = "tosa.reduce_sum"(%[[V0]]) <{axis = -1 : i32}> : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x5x4xf32>
  %r0 = "tosa.abs"(%a0) : (tensor<2x5x4xf32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<3xf32>
  %r0 = "tosa.abs"(%a0) : (tensor<3xf32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x1x4xi32>
  %r0 = "tosa.bitwise_not"(%a0) : (tensor<2x1x4xi32>) -> (tensor<2x3x4xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x3x4xi32>
  %r0 = "tosa.bitwise_not"(%a0) : (tensor<1x3x4xi32>) -> (tensor<2x3x4xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x32x4xf32>
  %r0 = "tosa.ceil"(%a0) : (tensor<2x32x4xf32>) -> (tensor<3x5xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.ceil"(%a0) : (tensor<2x3x4xf32>) -> (tensor<2x3x4x1xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi32>
  %r0 = "tosa.clz"(%a0) : (tensor<2x3x4xi32>) -> (tensor<4x4x3x4xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf8E4M3FN>
  %r0 = "tosa.clz"(%a0) : (tensor<2x3x4xf8E4M3FN>) -> (tensor<2x3x4xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi32>
  %r0 = "tosa.clz"(%a0) : (tensor<2x3x4xi32>) -> (tensor<2x8x4xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<3x8xf32>
  %r0 = "tosa.cos"(%a0) : (tensor<3x8xf32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.cos"(%a0) : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf4E2M1FN>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xf32>
  %r0 = "tosa.exp"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.exp"(%a0) : (tensor<2x3x4xf32>) -> (tensor<2x1x1x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.floor"(%a0) : (tensor<2x3x4xf32>) -> (tensor<3x1x5xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xf32>
  %r0 = "tosa.floor"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<*xf32>
  %r0 = "tosa.log"(%a0) : (tensor<*xf32>) -> (tensor<2x3x4xcomplex<f32>>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi48>
  %r0 = "tosa.log"(%a0) : (tensor<2x3x4xi48>) -> (tensor<2x3x4xi8>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi48>
  %r0 = "tosa.reciprocal"(%a0) : (tensor<2x3x4xi48>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.reciprocal"(%a0) : (tensor<2x3x4xf32>) -> (tensor<2x3x2x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xui8>
  %r0 = "tosa.rsqrt"(%a0) : (tensor<2x3x4xui8>) -> (tensor<2x5x4xf4E2M1FN>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.rsqrt"(%a0) : (tensor<2x3x4xf32>) -> (tensor<64x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x0x4xf32>
  %r0 = "tosa.sin"(%a0) : (tensor<2x0x4xf32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x1xf16>
  %r0 = "tosa.sin"(%a0) : (tensor<2x3x1xf16>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<f32>
  %r0 = "tosa.sin"(%a0) : (tensor<f32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.erf"(%a0) : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf64>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.sigmoid"(%a0) : (tensor<2x3x4xf32>) -> (tensor<16x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<8x4xf32>
  %r0 = "tosa.sigmoid"(%a0) : (tensor<8x4xf32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xf32>
  %r0 = "tosa.tanh"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<4x3xf32>
  %r0 = "tosa.tanh"(%a0) : (tensor<4x3xf32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x16xf32>
  %r0 = "tosa.cast"(%a0) : (tensor<2x3x16xf32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.cast"(%a0) : (tensor<2x3x4xf32>) -> (tensor<?xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.cast"(%a0) : (tensor<2x3x4xf32>) -> (tensor<2xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xi1>
  %r0 = "tosa.logical_not"(%a0) : (tensor<2x3xi1>) -> (tensor<2x0xi1>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi1>
  %r0 = "tosa.logical_not"(%a0) : (tensor<2x3x4xi1>) -> (tensor<?x3xi1>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xui32>
  %r0 = "tosa.logical_not"(%a0) : (tensor<2x3xui32>) -> (tensor<3x3xi1>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<?x2x1x1xf32>
  %r0 = "tosa.add"(%a0, %a1) : (tensor<2x3x4xf32>, tensor<?x2x1x1xf32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<64x3x4xf32>
  %a1 = "test.src"() : () -> tensor<1x3x1xf32>
  %r0 = "tosa.add"(%a0, %a1) : (tensor<64x3x4xf32>, tensor<1x3x1xf32>) -> (tensor<2x3x5xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<f32>
  %a1 = "test.src"() : () -> tensor<1x3x64xi1>
  %r0 = "tosa.add"(%a0, %a1) : (tensor<f32>, tensor<1x3x64xi1>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x2x4xf32>
  %a1 = "test.src"() : () -> tensor<1x2x4xf32>
  %r0 = "tosa.sub"(%a0, %a1) : (tensor<2x2x4xf32>, tensor<1x2x4xf32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x1x4xf32>
  %a1 = "test.src"() : () -> tensor<1x3x1xf32>
  %r0 = "tosa.sub"(%a0, %a1) : (tensor<2x3x1x4xf32>, tensor<1x3x1xf32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x4xf32>
  %a1 = "test.src"() : () -> tensor<1x3x1xf32>
  %r0 = "tosa.sub"(%a0, %a1) : (tensor<2x4xf32>, tensor<1x3x1xf32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi1>
  %a1 = "test.src"() : () -> tensor<1x3x1xf32>
  %r0 = "tosa.pow"(%a0, %a1) : (tensor<2x3x4xi1>, tensor<1x3x1xf32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x2x4xf32>
  %r0 = "tosa.pow"(%a0) : (tensor<2x2x4xf32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<?x3xf32>
  %a1 = "test.src"() : () -> tensor<1x3x1xf32>
  %r0 = "tosa.maximum"(%a0, %a1) : (tensor<?x3xf32>, tensor<1x3x1xf32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xcomplex<f32>>
  %a1 = "test.src"() : () -> tensor<*xf32>
  %r0 = "tosa.maximum"(%a0, %a1) : (tensor<2x3x4xcomplex<f32>>, tensor<*xf32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<3x3x2x2x3xf32>
  %r0 = "tosa.maximum"(%a0, %a1) : (tensor<2x3x4xf32>, tensor<3x3x2x2x3xf32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<1x3x8xf32>
  %r0 = "tosa.minimum"(%a0, %a1) : (tensor<2x3x4xf32>, tensor<1x3x8xf32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x2x3x4xf32>
  %r0 = "tosa.minimum"(%a0) : (tensor<1x2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi32>
  %a1 = "test.src"() : () -> tensor<1x3x1x1xi32>
  %r0 = "tosa.bitwise_and"(%a0, %a1) : (tensor<2x3x4xi32>, tensor<1x3x1x1xi32>) -> (tensor<2x3x4xf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi32>
  %a1 = "test.src"() : () -> tensor<1x3x1xi32>
  %r0 = "tosa.bitwise_and"(%a0, %a1) : (tensor<2x3x4xi32>, tensor<1x3x1xi32>) -> (tensor<?x16x4xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x4x4xindex>
  %a1 = "test.src"() : () -> tensor<1x1x3x1xi32>
  %r0 = "tosa.bitwise_and"(%a0, %a1) : (tensor<2x4x4xindex>, tensor<1x1x3x1xi32>) -> (tensor<2x3x4xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi32>
  %a1 = "test.src"() : () -> tensor<1x1x3x1xi32>
  %r0 = "tosa.bitwise_or"(%a0, %a1) : (tensor<2x3x4xi32>, tensor<1x1x3x1xi32>) -> (tensor<2x3xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x1x4xi32>
  %a1 = "test.src"() : () -> tensor<1x3x1xi32>
  %r0 = "tosa.bitwise_or"(%a0, %a1) : (tensor<2x3x1x4xi32>, tensor<1x3x1xi32>) -> (tensor<2x3x4xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi32>
  %a1 = "test.src"() : () -> tensor<1x3x1xi32>
  %r0 = "tosa.bitwise_xor"(%a0, %a1) : (tensor<2x3x4xi32>, tensor<1x3x1xi32>) -> (tensor<8x3x4xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi32>
  %a1 = "test.src"() : () -> tensor<1x3x1xi32>
  %r0 = "tosa.bitwise_xor"(%a0, %a1) : (tensor<2x3x4xi32>, tensor<1x3x1xi32>) -> (tensor<5x3x3xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi32>
  %a1 = "test.src"() : () -> tensor<1x3x1xi32>
  %r0 = "tosa.logical_left_shift"(%a0, %a1) : (tensor<2x3x4xi32>, tensor<1x3x1xi32>) -> (tensor<2x3x4xindex>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi32>
  %a1 = "test.src"() : () -> tensor<1x3x1xui16>
  %r0 = "tosa.logical_left_shift"(%a0, %a1) : (tensor<2x3x4xi32>, tensor<1x3x1xui16>) -> (tensor<2x3x4xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4x1xi32>
  %a1 = "test.src"() : () -> tensor<1x3x1xi32>
  %r0 = "tosa.logical_right_shift"(%a0, %a1) : (tensor<2x3x4x1xi32>, tensor<1x3x1xi32>) -> (tensor<2x3x4xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi32>
  %a1 = "test.src"() : () -> tensor<1x1xi64>
  %r0 = "tosa.logical_right_shift"(%a0, %a1) : (tensor<2x3x4xi32>, tensor<1x1xi64>) -> (tensor<2x3x4xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x0xi32>
  %a1 = "test.src"() : () -> tensor<1x3x1xi32>
  %r0 = "tosa.logical_right_shift"(%a0, %a1) : (tensor<2x3x0xi32>, tensor<1x3x1xi32>) -> (tensor<2x3x4xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2xi32>
  %a1 = "test.src"() : () -> tensor<1x3x1xi32>
  %r0 = "tosa.intdiv"(%a0, %a1) : (tensor<2xi32>, tensor<1x3x1xi32>) -> (tensor<2x3x4xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<*xi32>
  %a1 = "test.src"() : () -> tensor<1x3x1xi32>
  %r0 = "tosa.intdiv"(%a0, %a1) : (tensor<*xi32>, tensor<1x3x1xi32>) -> (tensor<2x3x4xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x2x3x4xi32>
  %a1 = "test.src"() : () -> tensor<2x1xi32>
  %r0 = "tosa.intdiv"(%a0, %a1) : (tensor<2x2x3x4xi32>, tensor<2x1xi32>) -> (tensor<2x3x4xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x4xi32>
  %a1 = "test.src"() : () -> tensor<1x3x1xi32>
  %a2 = "test.src"() : () -> tensor<1x3x1xi32>
  %r0 = "tosa.arithmetic_right_shift"(%a0, %a1, %a2) {round = true} : (tensor<2x4xi32>, tensor<1x3x1xi32>, tensor<1x3x1xi32>) -> (tensor<0x3x4xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi32>
  %a1 = "test.src"() : () -> tensor<0x3x1xf8E5M2>
  %r0 = "tosa.arithmetic_right_shift"(%a0, %a1) {round = true} : (tensor<2x3x4xi32>, tensor<0x3x1xf8E5M2>) -> (tensor<2x3x4xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x4x1xi32>
  %a1 = "test.src"() : () -> tensor<1x3x1xi32>
  %r0 = "tosa.arithmetic_right_shift"(%a0, %a1) {round = true} : (tensor<1x4x1xi32>, tensor<1x3x1xi32>) -> (tensor<2x3x4xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<*xi1>
  %a1 = "test.src"() : () -> tensor<1x3x1xi1>
  %r0 = "tosa.logical_and"(%a0, %a1) : (tensor<*xi1>, tensor<1x3x1xi1>) -> (tensor<2x1x3x4xi1>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi1>
  %a1 = "test.src"() : () -> tensor<1x64x1xi1>
  %r0 = "tosa.logical_and"(%a0, %a1) : (tensor<2x3x4xi1>, tensor<1x64x1xi1>) -> (tensor<2x3x4xi1>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<16x3x4xi1>
  %a1 = "test.src"() : () -> tensor<1x3x64xi1>
  %r0 = "tosa.logical_or"(%a0, %a1) : (tensor<16x3x4xi1>, tensor<1x3x64xi1>) -> (tensor<2x1x3x4xi1>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<0x3x4xi1>
  %a1 = "test.src"() : () -> tensor<1x3x1xi1>
  %r0 = "tosa.logical_or"(%a0, %a1) : (tensor<0x3x4xi1>, tensor<1x3x1xi1>) -> (tensor<2x8x4xi1>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi1>
  %a1 = "test.src"() : () -> tensor<1x3x1xi1>
  %r0 = "tosa.logical_xor"(%a0, %a1) : (tensor<2x3x4xi1>, tensor<1x3x1xi1>) -> (tensor<1x2x3x4xi1>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<4x3x4xi1>
  %a1 = "test.src"() : () -> tensor<1x3x1xf8E5M2>
  %r0 = "tosa.logical_xor"(%a0, %a1) : (tensor<4x3x4xi1>, tensor<1x3x1xf8E5M2>) -> (tensor<2x3x4xi1>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<3x4xi1>
  %a1 = "test.src"() : () -> tensor<1x3x1xf4E2M1FN>
  %r0 = "tosa.logical_xor"(%a0, %a1) : (tensor<3x4xi1>, tensor<1x3x1xf4E2M1FN>) -> (tensor<2x3x4xi1>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<1x3x1xf64>
  %r0 = "tosa.equal"(%a0, %a1) : (tensor<2x3x4xf32>, tensor<1x3x1xf64>) -> (tensor<2x3x4xi1>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<1x3xf32>
  %r0 = "tosa.equal"(%a0, %a1) : (tensor<2x3x4xf32>, tensor<1x3xf32>) -> (tensor<2x3x4xi1>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf64>
  %a1 = "test.src"() : () -> tensor<*xf32>
  %r0 = "tosa.equal"(%a0, %a1) : (tensor<2x3x4xf64>, tensor<*xf32>) -> (tensor<2x3x4xi1>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<1x3x1x1xf32>
  %r0 = "tosa.greater"(%a0, %a1) : (tensor<2x3x4xf32>, tensor<1x3x1x1xf32>) -> (tensor<2x3x4xi1>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<1x4x1xui8>
  %r0 = "tosa.greater"(%a0, %a1) : (tensor<2x3x4xf32>, tensor<1x4x1xui8>) -> (tensor<2x3x4xi1>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<*xsi8>
  %r0 = "tosa.greater_equal"(%a0, %a1) : (tensor<2x3x4xf32>, tensor<*xsi8>) -> (tensor<2x3x4xi1>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<1x3x1xf32>
  %r0 = "tosa.greater_equal"(%a0, %a1) : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> (tensor<1x3x4xi1>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<1x3x1xf32>
  %r0 = "tosa.mul"(%a0, %a1) : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> (tensor<4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<1x3x1xf32>
  %r0 = "tosa.mul"(%a0, %a1) : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi32>
  %a1 = "test.src"() : () -> tensor<2x3x4xi32>
  %a2 = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %a3 = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.mul"(%a0, %a1, %a2, %a3) : (tensor<2x3x4xi32>, tensor<2x3x4xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<*xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi32>
  %a1 = "test.src"() : () -> tensor<2x3x0xi32>
  %a2 = "test.src"() : () -> tensor<1x1xi8>
  %r0 = "tosa.mul"(%a0, %a1, %a2) : (tensor<2x3x4xi32>, tensor<2x3x0xi32>, tensor<1x1xi8>) -> (tensor<2x3x4xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi8>
  %a1 = "test.src"() : () -> tensor<2x2x1x4xi8>
  %a2 = "test.src"() : () -> tensor<1xi8>
  %r0 = "tosa.mul"(%a0, %a1, %a2) : (tensor<2x3x4xi8>, tensor<2x2x1x4xi8>, tensor<1xi8>) -> (tensor<2x3x4xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi8>
  %a1 = "test.src"() : () -> tensor<2x1x1x4xi8>
  %a2 = "test.src"() : () -> tensor<1xi8>
  %r0 = "tosa.mul"(%a0, %a1, %a2) : (tensor<2x3x4xi8>, tensor<2x1x1x4xi8>, tensor<1xi8>) -> (tensor<2x3x4xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x3xi8>
  %a1 = "test.src"() : () -> tensor<2x1x4xi8>
  %a2 = "test.src"() : () -> tensor<1xi8>
  %r0 = "tosa.mul"(%a0, %a1, %a2) : (tensor<2x3x3xi8>, tensor<2x1x4xi8>, tensor<1xi8>) -> (tensor<2x3x4xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x2x4xi1>
  %a1 = "test.src"() : () -> tensor<2x3x4xf32>
  %a2 = "test.src"() : () -> tensor<2x3x1xf32>
  %r0 = "tosa.select"(%a0, %a1, %a2) : (tensor<1x2x4xi1>, tensor<2x3x4xf32>, tensor<2x3x1xf32>) -> (tensor<2x2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.clamp"(%a0) {min_val = 0.0 : f32, max_val = 1 : i32} : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.clamp"(%a0) {min_val = 0x7FC00000 : f32, max_val = 1 : i8} : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.clamp"(%a0) {min_val = -1 : i8, max_val = 1.0 : f32} : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xi8>
  %r0 = "tosa.clamp"(%a0) {min_val = -3 : i8} : (tensor<2x3xi8>) -> (tensor<2x3xi8>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x16xi1>
  %r0 = "tosa.clamp"(%a0) {min_val = -3 : i8, max_val = 5 : i8} : (tensor<2x16xi1>) -> (tensor<?x3xi8>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xi8>
  %r0 = "tosa.clamp"(%a0) {min_val = -3 : i8, max_val = 5 : i8} : (tensor<2x3xi8>) -> (tensor<3x2xi8>)
  return
}

// -----

func.func @f() {
  %r0 = "tosa.clamp"() {min_val = 3 : ui8, max_val = 5 : ui8, nan_mode = #tosa.nan_mode<IGNORE>} : () -> (tensor<2x?xui8>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xui8>
  %r0 = "tosa.clamp"(%a0) {min_val = 3 : ui8, max_val = "x"} : (tensor<2x3xui8>) -> (tensor<2x3xui8>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4x1xf32>
  %r0 = "tosa.argmax"(%a0) {axis = 1 : i32} : (tensor<2x3x4x1xf32>) -> (tensor<2x4xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.argmax"(%a0) {axis = "x"} : (tensor<2x3x4xf32>) -> (tensor<2x4xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x0x4xf32>
  %r0 = "tosa.reduce_max"(%a0) {axis = 1 : i32} : (tensor<2x0x4xf32>) -> (tensor<2x1x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.reduce_max"(%a0) {axis = -1 : i32} : (tensor<2x3x4xf32>) -> (tensor<2x1x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.reduce_min"(%a0) {axis = 1 : i32} : (tensor<2x3x4xf32>) -> (tensor<0x1x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.reduce_min"(%a0) {axis = 1 : i32} : (tensor<2x3x4xf32>) -> (tensor<2x1x2x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf4E2M1FN>
  %r0 = "tosa.reduce_sum"(%a0) {axis = "x"} : (tensor<2x3x4xf4E2M1FN>) -> (tensor<3x1x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.reduce_sum"(%a0) {axis = -1 : i32} : (tensor<2x3x4xf32>) -> (tensor<2x1x4xf32>)
  return
}
