// RUN: not mlir-opt %s --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x2x4xf32>
  %a1 = "test.src"() : () -> tensor<1x2x4xf32>
  %r0 = "tosa.reduce_sum"(%a0, %a1) {axis = 1 : i32} : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> (tensor<2x0x4xi64>)
  return
}

// CHECK: tests/tosa/ops-c-to-r-invalid.mlir:6:9: error: 'tosa.reduce_sum' op requires a single operand
// CHECK-NEXT:   %[[R0:[^ ]+]] = "tosa.reduce_sum"(%[[A0:[^ ]+]], %[[A1:[^ ]+]]) {axis = 1 : i32} : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> (tensor<2x0x4xi64>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:6:9: note: see current operation: %[[V2:[^ ]+]] = "tosa.reduce_sum"(%[[V0:[^ ]+]], %[[V1:[^ ]+]]) <{axis = 1 : i32}> : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<2x0x4xi64>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:428:9: error: 'tosa.reduce_product' op inferred type(s) 'tensor<4x1x3x5xf32>' are incompatible with return type(s) of operation 'tensor<2x1x1x4xf32>'
// CHECK-NEXT:   %[[R0]] = "tosa.reduce_product"(%[[A0]]) {axis = 1 : i32} : (tensor<4x5x3x5xf32>) -> (tensor<2x1x1x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:428:9: error: 'tosa.reduce_product' op failed to infer returned types
// CHECK-NEXT:   %[[R0]] = "tosa.reduce_product"(%[[A0]]) {axis = 1 : i32} : (tensor<4x5x3x5xf32>) -> (tensor<2x1x1x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:428:9: note: see current operation: %[[V1]] = "tosa.reduce_product"(%[[V0]]) <{axis = 1 : i32}> : (tensor<4x5x3x5xf32>) -> tensor<2x1x1x4xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:436:9: error: 'tosa.reduce_product' op expect output tensor rank to be equal to input tensor rank
// CHECK-NEXT:   %[[R0]] = "tosa.reduce_product"(%[[A0]]) {axis = 1 : i32} : (tensor<2x3x4xf32>) -> (tensor<2x1x4x2xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:436:9: note: see current operation: %[[V1]] = "tosa.reduce_product"(%[[V0]]) <{axis = 1 : i32}> : (tensor<2x3x4xf32>) -> tensor<2x1x4x2xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:444:9: error: 'tosa.reduce_all' op inferred type(s) 'tensor<2x8x1xi1>' are incompatible with return type(s) of operation 'tensor<2x3x1xi1>'
// CHECK-NEXT:   %[[R0]] = "tosa.reduce_all"(%[[A0]]) {axis = 2 : i32} : (tensor<2x8x4xi1>) -> (tensor<2x3x1xi1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:444:9: error: 'tosa.reduce_all' op failed to infer returned types
// CHECK-NEXT:   %[[R0]] = "tosa.reduce_all"(%[[A0]]) {axis = 2 : i32} : (tensor<2x8x4xi1>) -> (tensor<2x3x1xi1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:444:9: note: see current operation: %[[V1]] = "tosa.reduce_all"(%[[V0]]) <{axis = 2 : i32}> : (tensor<2x8x4xi1>) -> tensor<2x3x1xi1>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:452:9: error: 'tosa.reduce_all' op operand #0 must be tosa-conformant tensor of at least rank 1, but got 'tensor<i1>'
// CHECK-NEXT:   %[[R0]] = "tosa.reduce_all"(%[[A0]]) {axis = 4 : i32} : (tensor<i1>) -> (tensor<2x3x1xi1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:452:9: note: see current operation: %[[V1]] = "tosa.reduce_all"(%[[V0]]) <{axis = 4 : i32}> : (tensor<i1>) -> tensor<2x3x1xi1>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:460:9: error: 'tosa.reduce_all' op attribute 'axis' failed to satisfy constraint: 32-bit signless integer attribute
// CHECK-NEXT:   %[[R0]] = "tosa.reduce_all"(%[[A0]]) {axis = "x"} : (tensor<2x3x4xi1>) -> (tensor<2x3x1xcomplex<f32>>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:468:9: error: 'tosa.reduce_any' op inferred type(s) 'tensor<2x3x1xi1>' are incompatible with return type(s) of operation 'tensor<2x5x1xi1>'
// CHECK-NEXT:   %[[R0]] = "tosa.reduce_any"(%[[A0]]) {axis = 2 : i32} : (tensor<2x3x4xi1>) -> (tensor<2x5x1xi1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:468:9: error: 'tosa.reduce_any' op failed to infer returned types
// CHECK-NEXT:   %[[R0]] = "tosa.reduce_any"(%[[A0]]) {axis = 2 : i32} : (tensor<2x3x4xi1>) -> (tensor<2x5x1xi1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:468:9: note: see current operation: %[[V1]] = "tosa.reduce_any"(%[[V0]]) <{axis = 2 : i32}> : (tensor<2x3x4xi1>) -> tensor<2x5x1xi1>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:476:9: error: 'tosa.reduce_any' op expect output tensor rank to be equal to input tensor rank
// CHECK-NEXT:   %[[R0]] = "tosa.reduce_any"(%[[A0]]) {axis = 2 : i32} : (tensor<2x3x4xi1>) -> (tensor<2x1x3x1xi1>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:476:9: note: see current operation: %[[V1]] = "tosa.reduce_any"(%[[V0]]) <{axis = 2 : i32}> : (tensor<2x3x4xi1>) -> tensor<2x1x3x1xi1>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:484:9: error: 'tosa.reverse' op attribute 'axis' failed to satisfy constraint: 32-bit signless integer attribute
// CHECK-NEXT:   %[[R0]] = "tosa.reverse"(%[[A0]]) {axis = "x"} : (tensor<3x3x4xf32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:492:9: error: 'tosa.reverse' op expect output tensor rank to be equal to input tensor rank
// CHECK-NEXT:   %[[R0]] = "tosa.reverse"(%[[A0]]) {axis = 1 : i32} : (tensor<3x4xf32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:492:9: note: see current operation: %[[V1]] = "tosa.reverse"(%[[V0]]) <{axis = 1 : i32}> : (tensor<3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:501:9: error: 'tosa.concat' op expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got 4
// CHECK-NEXT:   %[[R0]] = "tosa.concat"(%[[A0]], %[[A1]]) {axis = 4 : i32} : (tensor<2x3x4xf32>, tensor<5x4xf32>) -> (tensor<2x8x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:501:9: note: see current operation: %[[V2]] = "tosa.concat"(%[[V0]], %[[V1]]) <{axis = 4 : i32}> : (tensor<2x3x4xf32>, tensor<5x4xf32>) -> tensor<2x8x4xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:510:9: error: 'tosa.concat' op expect input and output to have same element type, got 'f16' and 'f32'
// CHECK-NEXT:   %[[R0]] = "tosa.concat"(%[[A0]], %[[A1]]) {axis = 100 : i32} : (tensor<2x3x4xf16>, tensor<2x?x4xf32>) -> (tensor<2x8x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:510:9: note: see current operation: %[[V2]] = "tosa.concat"(%[[V0]], %[[V1]]) <{axis = 100 : i32}> : (tensor<2x3x4xf16>, tensor<2x?x4xf32>) -> tensor<2x8x4xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:520:9: error: 'tosa.concat' op expect input and output to have same element type, got 'f32' and 'i16'
// CHECK-NEXT:   %[[R0]] = "tosa.concat"(%[[A0]], %[[A1]], %[[A2:[^ ]+]]) {axis = 1 : i32} : (tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x1x4xf32>) -> (tensor<2x9x4xi16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:520:9: note: see current operation: %[[V3:[^ ]+]] = "tosa.concat"(%[[V0]], %[[V1]], %[[V2]]) <{axis = 1 : i32}> : (tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x1x4xf32>) -> tensor<2x9x4xi16>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:530:9: error: 'tosa.concat' op attribute 'axis' failed to satisfy constraint: 32-bit signless integer attribute
// CHECK-NEXT:   %[[R0]] = "tosa.concat"(%[[A0]], %[[A1]], %[[A2]]) {axis = 1 : i64} : (tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x1x4xf32>) -> (tensor<2x9x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:540:9: error: 'tosa.concat' op expect all operands to have the same rank, but got 3 vs 4 on operands 0 and 1
// CHECK-NEXT:   %[[R0]] = "tosa.concat"(%[[A0]], %[[A1]], %[[A2]]) {axis = 2 : i32} : (tensor<2x3x4xf32>, tensor<2x5x2x4xf32>, tensor<2x1x4xf32>) -> (tensor<2x9x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:540:9: note: see current operation: %[[V3]] = "tosa.concat"(%[[V0]], %[[V1]], %[[V2]]) <{axis = 2 : i32}> : (tensor<2x3x4xf32>, tensor<2x5x2x4xf32>, tensor<2x1x4xf32>) -> tensor<2x9x4xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:550:9: error: 'tosa.negate' op requires the same shape for input1 and output
// CHECK-NEXT:   %[[R0]] = "tosa.negate"(%[[A0]], %[[A1]], %[[A2]]) : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:550:9: note: see current operation: %[[V3]] = "tosa.negate"(%[[V0]], %[[V1]], %[[V2]]) : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:560:9: error: 'tosa.negate' op input1 zero point must be zero for non-int8 integer types
// CHECK-NEXT:   %[[R0]] = "tosa.negate"(%[[A0]], %[[A1]], %[[A2]]) : (tensor<2x3x4xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<2x3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:560:9: note: see current operation: %[[V3]] = "tosa.negate"(%[[V0]], %[[V1]], %[[V2]]) : (tensor<2x3x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:570:9: error: 'tosa.negate' op operand #1 must be tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values, but got 'tensor<?xi8>'
// CHECK-NEXT:   %[[R0]] = "tosa.negate"(%[[A0]], %[[A1]], %[[A2]]) : (tensor<2x3xi8>, tensor<?xi8>, tensor<1xi8>) -> (tensor<2x3x1xi8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:570:9: note: see current operation: %[[V3]] = "tosa.negate"(%[[V0]], %[[V1]], %[[V2]]) : (tensor<2x3xi8>, tensor<?xi8>, tensor<1xi8>) -> tensor<2x3x1xi8>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:580:9: error: 'tosa.negate' op operand #1 must be tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values, but got 'tensor<2x1xi8>'
// CHECK-NEXT:   %[[R0]] = "tosa.negate"(%[[A0]], %[[A1]], %[[A2]]) : (tensor<2x3xi8>, tensor<2x1xi8>, tensor<1xi8>) -> (tensor<2x3xi8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:580:9: note: see current operation: %[[V3]] = "tosa.negate"(%[[V0]], %[[V1]], %[[V2]]) : (tensor<2x3xi8>, tensor<2x1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:589:9: error: 'tosa.pad' op expected 3 operands, but found 2
// CHECK-NEXT:   %[[R0]] = "tosa.pad"(%[[A0]], %[[A1]]) : (tensor<2x?x4xf32>, !tosa.shape<6>) -> (tensor<3x?x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:589:9: note: see current operation: %[[V2]] = "tosa.pad"(%[[V0]], %[[V1]]) : (tensor<2x?x4xf32>, !tosa.shape<6>) -> tensor<3x?x4xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:599:9: error: 'tosa.pad' op operand #1 must be Shape with static rank and Index element type, but got 'tensor<6xi32>'
// CHECK-NEXT:   %[[R0]] = "tosa.pad"(%[[A0]], %[[A1]], %[[A2]]) : (tensor<2x3xf32>, tensor<6xi32>, tensor<1xf32>) -> (tensor<3x8x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:599:9: note: see current operation: %[[V3]] = "tosa.pad"(%[[V0]], %[[V1]], %[[V2]]) : (tensor<2x3xf32>, tensor<6xi32>, tensor<1xf32>) -> tensor<3x8x4xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:609:9: error: 'tosa.pad' op expect same input and output tensor rank, but got inputRank: 3, outputRank: 2
// CHECK-NEXT:   %[[R0]] = "tosa.pad"(%[[A0]], %[[A1]], %[[A2]]) : (tensor<2x3x4xf32>, !tosa.shape<6>, tensor<1xf32>) -> (tensor<3x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:609:9: note: see current operation: %[[V3]] = "tosa.pad"(%[[V0]], %[[V1]], %[[V2]]) : (tensor<2x3x4xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<3x4xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:619:9: error: 'tosa.pad' op padding tensor must have 2 * 2 = 4 elements, but got 5
// CHECK-NEXT:   %[[R0]] = "tosa.pad"(%[[A0]], %[[A1]], %[[A2]]) : (tensor<2x3xi8>, !tosa.shape<5>, tensor<1xi8>) -> (tensor<3x8xi8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:619:9: note: see current operation: %[[V3]] = "tosa.pad"(%[[V0]], %[[V1]], %[[V2]]) : (tensor<2x3xi8>, !tosa.shape<5>, tensor<1xi8>) -> tensor<3x8xi8>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:629:9: error: 'tosa.pad' op mismatch in output shape at dimension 1: expected 3 + 2 + 3 = 8, but got 2
// CHECK-NEXT:   %[[R0]] = "tosa.pad"(%[[A0]], %[[A1]], %[[A2]]) : (tensor<2x3xi8>, !tosa.shape<4>, tensor<1xi8>) -> (tensor<3x2xi8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:629:9: note: see current operation: %[[V3]] = "tosa.pad"(%[[V0]], %[[V1]], %[[V2]]) : (tensor<2x3xi8>, !tosa.shape<4>, tensor<1xi8>) -> tensor<3x2xi8>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:639:9: error: 'tosa.pad' op operand #1 must be Shape with static rank and Index element type, but got 'tensor<*xi32>'
// CHECK-NEXT:   %[[R0]] = "tosa.pad"(%[[A0]], %[[A1]], %[[A2]]) : (tensor<2x?xi8>, tensor<*xi32>, tensor<1xi8>) -> (tensor<3x8xi8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:639:9: note: see current operation: %[[V3]] = "tosa.pad"(%[[V0]], %[[V1]], %[[V2]]) : (tensor<2x?xi8>, tensor<*xi32>, tensor<1xi8>) -> tensor<3x8xi8>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:648:9: error: 'tosa.reshape' op shape operand is not compile time resolvable
// CHECK-NEXT:   %[[R0]] = "tosa.reshape"(%[[A0]], %[[A1]]) : (tensor<2x3x4xf32>, !tosa.shape<2>) -> (tensor<6x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:648:9: note: see current operation: %[[V2]] = "tosa.reshape"(%[[V0]], %[[V1]]) : (tensor<2x3x4xf32>, !tosa.shape<2>) -> tensor<6x4xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:657:9: error: 'tosa.reshape' op new shape is inconsistent with result shape
// CHECK-NEXT:   %[[R0]] = "tosa.reshape"(%[[A0]], %[[A1]]) : (tensor<64x3x4xf32>, !tosa.shape<2>) -> (tensor<6x5xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:657:9: note: see current operation: %[[V2]] = "tosa.reshape"(%[[V0]], %[[V1]]) : (tensor<64x3x4xf32>, !tosa.shape<2>) -> tensor<6x5xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:666:9: error: 'tosa.reshape' op new shape is inconsistent with result shape
// CHECK-NEXT:   %[[R0]] = "tosa.reshape"(%[[A0]], %[[A1]]) : (tensor<2x3x4xf32>, !tosa.shape<2>) -> (tensor<6x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:666:9: note: see current operation: %[[V2]] = "tosa.reshape"(%[[V0]], %[[V1]]) : (tensor<2x3x4xf32>, !tosa.shape<2>) -> tensor<6x4xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:675:9: error: 'tosa.reshape' op new shape does not match result rank
// CHECK-NEXT:   %[[R0]] = "tosa.reshape"(%[[A0]], %[[A1]]) : (tensor<2x1x3x4xf32>, !tosa.shape<2>) -> (tensor<6x1x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:675:9: note: see current operation: %[[V2]] = "tosa.reshape"(%[[V0]], %[[V1]]) : (tensor<2x1x3x4xf32>, !tosa.shape<2>) -> tensor<6x1x4xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:684:9: error: 'tosa.reshape' op new shape does not match result rank
// CHECK-NEXT:   %[[R0]] = "tosa.reshape"(%[[A0]], %[[A1]]) : (tensor<2x3x4xf32>, !tosa.shape<2>) -> (tensor<3x4x4x1xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:684:9: note: see current operation: %[[V2]] = "tosa.reshape"(%[[V0]], %[[V1]]) : (tensor<2x3x4xf32>, !tosa.shape<2>) -> tensor<3x4x4x1xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:694:9: error: 'tosa.slice' op operand #1 must be Shape with static rank and Index element type, but got 'tensor<2xi32>'
// CHECK-NEXT:   %[[R0]] = "tosa.slice"(%[[A0]], %[[A1]], %[[A2]]) : (tensor<2x3x4xf32>, tensor<2xi32>, !tosa.shape<2>) -> (tensor<2x1x2xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:694:9: note: see current operation: %[[V3]] = "tosa.slice"(%[[V0]], %[[V1]], %[[V2]]) : (tensor<2x3x4xf32>, tensor<2xi32>, !tosa.shape<2>) -> tensor<2x1x2xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:704:9: error: 'tosa.slice' op operand #1 must be Shape with static rank and Index element type, but got 'tensor<i32>'
// CHECK-NEXT:   %[[R0]] = "tosa.slice"(%[[A0]], %[[A1]], %[[A2]]) : (tensor<2x3x4xf32>, tensor<i32>, !tosa.shape<3>) -> (tensor<2x1x2xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:704:9: note: see current operation: %[[V3]] = "tosa.slice"(%[[V0]], %[[V1]], %[[V2]]) : (tensor<2x3x4xf32>, tensor<i32>, !tosa.shape<3>) -> tensor<2x1x2xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:714:9: error: 'tosa.slice' op expect input1 and output to have the same ranks, got 3 and 1
// CHECK-NEXT:   %[[R0]] = "tosa.slice"(%[[A0]], %[[A1]], %[[A2]]) : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> (tensor<4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:714:9: note: see current operation: %[[V3]] = "tosa.slice"(%[[V0]], %[[V1]], %[[V2]]) : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<4xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:723:9: error: 'tosa.tile' op expect input and output to have same element type, got 'i4' and 'f32'
// CHECK-NEXT:   %[[R0]] = "tosa.tile"(%[[A0]], %[[A1]]) : (tensor<2x3x4xi4>, !tosa.shape<3>) -> (tensor<2x8x12xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:723:9: note: see current operation: %[[V2]] = "tosa.tile"(%[[V0]], %[[V1]]) : (tensor<2x3x4xi4>, !tosa.shape<3>) -> tensor<2x8x12xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:732:9: error: 'tosa.tile' op expect 'multiples' to have rank 3 but got 4.
// CHECK-NEXT:   %[[R0]] = "tosa.tile"(%[[A0]], %[[A1]]) : (tensor<2x3x?xf32>, !tosa.shape<4>) -> (tensor<2x6x12xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:732:9: note: see current operation: %[[V2]] = "tosa.tile"(%[[V0]], %[[V1]]) : (tensor<2x3x?xf32>, !tosa.shape<4>) -> tensor<2x6x12xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:740:9: error: 'tosa.transpose' op expected valid permutation indices
// CHECK-NEXT:   %[[R0]] = "tosa.transpose"(%[[A0]]) {perms = array<i32: 2, 5, 1>} : (tensor<2x3x4xf32>) -> (tensor<4x2x3xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:740:9: note: see current operation: %[[V1]] = "tosa.transpose"(%[[V0]]) <{perms = array<i32: 2, 5, 1>}> : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:748:9: error: 'tosa.transpose' op expected valid permutation indices
// CHECK-NEXT:   %[[R0]] = "tosa.transpose"(%[[A0]]) {perms = array<i32: 2, 16, 8>} : (tensor<2x3x4xf32>) -> (tensor<4x?x3xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:748:9: note: see current operation: %[[V1]] = "tosa.transpose"(%[[V0]]) <{perms = array<i32: 2, 16, 8>}> : (tensor<2x3x4xf32>) -> tensor<4x?x3xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:756:9: error: 'tosa.transpose' op expected valid permutation indices
// CHECK-NEXT:   %[[R0]] = "tosa.transpose"(%[[A0]]) {perms = array<i32: 2, 16, 1>} : (tensor<2x3x4xf32>) -> (tensor<4x2x16xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:756:9: note: see current operation: %[[V1]] = "tosa.transpose"(%[[V0]]) <{perms = array<i32: 2, 16, 1>}> : (tensor<2x3x4xf32>) -> tensor<4x2x16xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:765:9: error: 'tosa.gather' op operand #1 must be tosa-conformant unranked tensor of number values or 2D tensor of 32-bit signless integer or 64-bit signless integer values, but got 'tensor<2x6x2xi32>'
// CHECK-NEXT:   %[[R0]] = "tosa.gather"(%[[A0]], %[[A1]]) : (tensor<2x5x7xf32>, tensor<2x6x2xi32>) -> (tensor<2x6x7xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:765:9: note: see current operation: %[[V2]] = "tosa.gather"(%[[V0]], %[[V1]]) : (tensor<2x5x7xf32>, tensor<2x6x2xi32>) -> tensor<2x6x7xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:774:9: error: 'tosa.gather' op operand #0 must be 3-d tosa-conformant tensor, but got 'tensor<2x5x4x1xf32>'
// CHECK-NEXT:   %[[R0]] = "tosa.gather"(%[[A0]], %[[A1]]) : (tensor<2x5x4x1xf32>, tensor<2x6xi32>) -> (tensor<2x6x4xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:774:9: note: see current operation: %[[V2]] = "tosa.gather"(%[[V0]], %[[V1]]) : (tensor<2x5x4x1xf32>, tensor<2x6xi32>) -> tensor<2x6x4xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:783:9: error: 'tosa.gather' op result #0 must be 3-d tosa-conformant tensor, but got 'tensor<1x2x?x7xf32>'
// CHECK-NEXT:   %[[R0]] = "tosa.gather"(%[[A0]], %[[A1]]) : (tensor<2x5x7xf32>, tensor<*xi32>) -> (tensor<1x2x?x7xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:783:9: note: see current operation: %[[V2]] = "tosa.gather"(%[[V0]], %[[V1]]) : (tensor<2x5x7xf32>, tensor<*xi32>) -> tensor<1x2x?x7xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:793:9: error: 'tosa.scatter' op result #0 must be 3-d tosa-conformant tensor, but got 'tensor<2x5x4x1xf32>'
// CHECK-NEXT:   %[[R0]] = "tosa.scatter"(%[[A0]], %[[A1]], %[[A2]]) : (tensor<2x9x7xf32>, tensor<2x6xi32>, tensor<2x6x7xf32>) -> (tensor<2x5x4x1xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:793:9: note: see current operation: %[[V3]] = "tosa.scatter"(%[[V0]], %[[V1]], %[[V2]]) : (tensor<2x9x7xf32>, tensor<2x6xi32>, tensor<2x6x7xf32>) -> tensor<2x5x4x1xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:803:9: error: 'tosa.scatter' op result #0 must be 3-d tosa-conformant tensor, but got 'tensor<2x2x9x7xf32>'
// CHECK-NEXT:   %[[R0]] = "tosa.scatter"(%[[A0]], %[[A1]], %[[A2]]) : (tensor<2x9x7xf32>, tensor<2x6xi32>, tensor<2x6x7xf32>) -> (tensor<2x2x9x7xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:803:9: note: see current operation: %[[V3]] = "tosa.scatter"(%[[V0]], %[[V1]], %[[V2]]) : (tensor<2x9x7xf32>, tensor<2x6xi32>, tensor<2x6x7xf32>) -> tensor<2x2x9x7xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:813:9: error: 'tosa.scatter' op result #0 must be 3-d tosa-conformant tensor, but got 'tensor<2x9xf32>'
// CHECK-NEXT:   %[[R0]] = "tosa.scatter"(%[[A0]], %[[A1]], %[[A2]]) : (tensor<2x?x8xf32>, tensor<2x6xi32>, tensor<2x6x7xf32>) -> (tensor<2x9xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:813:9: note: see current operation: %[[V3]] = "tosa.scatter"(%[[V0]], %[[V1]], %[[V2]]) : (tensor<2x?x8xf32>, tensor<2x6xi32>, tensor<2x6x7xf32>) -> tensor<2x9xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:821:9: error: 'tosa.table' op expected 2 operands, but found 1
// CHECK-NEXT:   %[[R0]] = "tosa.table"(%[[A0]]) : (tensor<2x3xi8>) -> (tensor<1x3x!tosa.mxint8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:821:9: note: see current operation: %[[V1]] = "tosa.table"(%[[V0]]) : (tensor<2x3xi8>) -> tensor<1x3x!tosa.mxint8>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:830:9: error: 'tosa.table' op expected input tensor rank to equal result tensor rank
// CHECK-NEXT:   %[[R0]] = "tosa.table"(%[[A0]], %[[A1]]) : (tensor<2x3xi8>, tensor<256xi8>) -> (tensor<1x2x3xi8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:830:9: note: see current operation: %[[V2]] = "tosa.table"(%[[V0]], %[[V1]]) : (tensor<2x3xi8>, tensor<256xi8>) -> tensor<1x2x3xi8>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:839:9: error: 'tosa.table' op dim(result, 1) = 3 doesn't match dim(input, 1) = 1
// CHECK-NEXT:   %[[R0]] = "tosa.table"(%[[A0]], %[[A1]]) : (tensor<2x1xi8>, tensor<256xi8>) -> (tensor<2x3xi8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:839:9: note: see current operation: %[[V2]] = "tosa.table"(%[[V0]], %[[V1]]) : (tensor<2x1xi8>, tensor<256xi8>) -> tensor<2x3xi8>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:848:9: error: 'tosa.table' op operand #0 must be tosa-conformant tensor of number values, but got 'tensor<2x3xindex>'
// CHECK-NEXT:   %[[R0]] = "tosa.table"(%[[A0]], %[[A1]]) : (tensor<2x3xindex>, tensor<*xi16>) -> (tensor<2x3xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:848:9: note: see current operation: %[[V2]] = "tosa.table"(%[[V0]], %[[V1]]) : (tensor<2x3xindex>, tensor<*xi16>) -> tensor<2x3xi32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:859:9: error: 'tosa.resize' op operand #0 must be 4-d tosa-conformant tensor, but got 'tensor<1x8x8x3x1xf32>'
// CHECK-NEXT:   %[[R0]] = "tosa.resize"(%[[A0]], %[[A1]], %[[A2]], %[[A3:[^ ]+]]) {mode = #tosa.resize_mode<BILINEAR>} : (tensor<1x8x8x3x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> (tensor<1x15x15x3xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:859:9: note: see current operation: %[[V4:[^ ]+]] = "tosa.resize"(%[[V0]], %[[V1]], %[[V2]], %[[V3]]) <{mode = #tosa.resize_mode<BILINEAR>}> : (tensor<1x8x8x3x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x15x15x3xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:870:9: error: 'tosa.resize' op requires attribute 'mode'
// CHECK-NEXT:   %[[R0]] = "tosa.resize"(%[[A0]], %[[A1]], %[[A2]], %[[A3]]) {} : (tensor<1x8x8x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> (tensor<1x15x15x3xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:870:9: note: see current operation: %[[V4]] = "tosa.resize"(%[[V0]], %[[V1]], %[[V2]], %[[V3]]) : (tensor<1x8x8x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x15x15x3xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:881:9: error: 'tosa.resize' op operand #2 must be Tosa shape type of rank 2, but got '!tosa.shape<1>'
// CHECK-NEXT:   %[[R0]] = "tosa.resize"(%[[A0]], %[[A1]], %[[A2]], %[[A3]]) {mode = #tosa.resize_mode<BILINEAR>} : (tensor<1x8x8x3xf32>, !tosa.shape<4>, !tosa.shape<1>, !tosa.shape<2>) -> (tensor<1x15x15x3xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:881:9: note: see current operation: %[[V4]] = "tosa.resize"(%[[V0]], %[[V1]], %[[V2]], %[[V3]]) <{mode = #tosa.resize_mode<BILINEAR>}> : (tensor<1x8x8x3xf32>, !tosa.shape<4>, !tosa.shape<1>, !tosa.shape<2>) -> tensor<1x15x15x3xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:892:9: error: 'tosa.resize' op attribute 'mode' failed to satisfy constraint: Supported resize/upsampling strategies
// CHECK-NEXT:   %[[R0]] = "tosa.resize"(%[[A0]], %[[A1]], %[[A2]], %[[A3]]) {mode = 2 : i32} : (tensor<1x8x8x3xi8>, tensor<3xi32>, !tosa.shape<2>, !tosa.shape<2>) -> (tensor<1x16x16x3xi8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:904:9: error: 'tosa.rescale' op attribute 'input_unsigned' failed to satisfy constraint: bool attribute
// CHECK-NEXT:   %[[R0]] = "tosa.rescale"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4:[^ ]+]]) {scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = unit, output_unsigned = false} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1x1xi8>, tensor<1xi8>) -> (tensor<2x3xi8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:916:9: error: 'tosa.rescale' op requires attribute 'output_unsigned'
// CHECK-NEXT:   %[[R0]] = "tosa.rescale"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = false} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xf32>) -> (tensor<2x3xi8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:916:9: note: see current operation: %[[V5:[^ ]+]] = "tosa.rescale"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{input_unsigned = false, per_channel = false, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = true}> : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xf32>) -> tensor<2x3xi8>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:928:9: error: 'tosa.rescale' op operand #2 must be 1D tensor of 8-bit signless integer values, but got 'tensor<1x2xi8>'
// CHECK-NEXT:   %[[R0]] = "tosa.rescale"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1x2xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<2x3xi8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:928:9: note: see current operation: %[[V5]] = "tosa.rescale"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = true}> : (tensor<2x3xi8>, tensor<1xi32>, tensor<1x2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:940:9: error: 'tosa.rescale' op expect shape of { 3 } for multiplier input, got { 0 }
// CHECK-NEXT:   %[[R0]] = "tosa.rescale"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<0xi32>, tensor<3xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<2x3xi8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:940:9: note: see current operation: %[[V5]] = "tosa.rescale"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = true}> : (tensor<2x3xi8>, tensor<0xi32>, tensor<3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:952:9: error: 'tosa.rescale' op operand #2 must be 1D tensor of 8-bit signless integer values, but got 'tensor<i8>'
// CHECK-NEXT:   %[[R0]] = "tosa.rescale"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<3xi32>, tensor<i8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<2x3xi8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:952:9: note: see current operation: %[[V5]] = "tosa.rescale"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = true}> : (tensor<2x3xi8>, tensor<3xi32>, tensor<i8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:965:9: error: 'tosa.rescale' op attribute 'per_channel' failed to satisfy constraint: bool attribute
// CHECK-NEXT:   %[[R0]] = "tosa.rescale"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]], %[[A5:[^ ]+]]) {scale32 = false, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = unit, input_unsigned = true, output_unsigned = false} : (tensor<2x3xi16>, tensor<1xi16>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>) -> (tensor<2x3xi8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:977:9: error: 'tosa.rescale' op expect shape of { 3 } for multiplier input, got { 1 }
// CHECK-NEXT:   %[[R0]] = "tosa.rescale"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {scale32 = false, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = true, input_unsigned = true, output_unsigned = false} : (tensor<2x3xi16>, tensor<1xi16>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> (tensor<2x3xi8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:977:9: note: see current operation: %[[V5]] = "tosa.rescale"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{input_unsigned = true, output_unsigned = false, per_channel = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = false}> : (tensor<2x3xi16>, tensor<1xi16>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<2x3xi8>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:989:9: error: 'tosa.rescale' op attribute 'input_unsigned' failed to satisfy constraint: bool attribute
// CHECK-NEXT:   %[[R0]] = "tosa.rescale"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = 1 : i32, output_unsigned = false} : (tensor<2x3xui8>, tensor<1xi32>, tensor<1xi8>, tensor<1xui8>, tensor<1xi8>) -> (tensor<2x3xi8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1000:9: error: 'tosa.rescale' op expected 5 operands, but found 4
// CHECK-NEXT:   %[[R0]] = "tosa.rescale"(%[[A0]], %[[A1]], %[[A2]], %[[A3]]) {scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = true, output_unsigned = true} : (tensor<2x3xui8>, tensor<i32>, tensor<1xi8>, tensor<1xui8>) -> (tensor<2x3xi8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1000:9: note: see current operation: %[[V4]] = "tosa.rescale"(%[[V0]], %[[V1]], %[[V2]], %[[V3]]) <{input_unsigned = true, output_unsigned = true, per_channel = false, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = true}> : (tensor<2x3xui8>, tensor<i32>, tensor<1xi8>, tensor<1xui8>) -> tensor<2x3xi8>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1012:9: error: 'tosa.rescale' op operand #1 must be 1D tensor of 16-bit signless integer or 32-bit signless integer values, but got 'tensor<i32>'
// CHECK-NEXT:   %[[R0]] = "tosa.rescale"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<*xui8>, tensor<i32>, tensor<1xi8>, tensor<1xui8>, tensor<1xi8>) -> (tensor<2x3xi8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1012:9: note: see current operation: %[[V5]] = "tosa.rescale"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = true}> : (tensor<*xui8>, tensor<i32>, tensor<1xi8>, tensor<1xui8>, tensor<1xi8>) -> tensor<2x3xi8>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1022:9: error: 'tosa.avg_pool2d' op attribute 'stride' failed to satisfy constraint: i64 dense array attribute with exactly 2 elements
// CHECK-NEXT:   %[[R0]] = "tosa.avg_pool2d"(%[[A0]], %[[A1]], %[[A2]]) {stride = array<i64: 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = f32} : (tensor<1x8x8x3xf32>, tensor<2x1xf32>, tensor<1xf32>) -> (tensor<1x4x4x3xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1033:9: error: 'tosa.avg_pool2d' op expected 3 operands, but found 4
// CHECK-NEXT:   %[[R0]] = "tosa.avg_pool2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]]) {kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = f32} : (tensor<1x8x8x3xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x3xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1033:9: note: see current operation: %[[V4]] = "tosa.avg_pool2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]]) <{acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x8x8x3xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x3xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1043:9: error: 'tosa.avg_pool2d' op expect all stride values to be >= 1, got 2, -1
// CHECK-NEXT:   %[[R0]] = "tosa.avg_pool2d"(%[[A0]], %[[A1]], %[[A2]]) {kernel = array<i64: 2, 2>, stride = array<i64: 2, -1>, pad = array<i64: 0, 0, 0, 0>, acc_type = i48} : (tensor<1x64x8x3xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x4x4x3xi8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1043:9: note: see current operation: %[[V3]] = "tosa.avg_pool2d"(%[[V0]], %[[V1]], %[[V2]]) <{acc_type = i48, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, -1>}> : (tensor<1x64x8x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x3xi8>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1053:9: error: 'tosa.avg_pool2d' op operand #1 must be tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values, but got 'tensor<1x1xi8>'
// CHECK-NEXT:   %[[R0]] = "tosa.avg_pool2d"(%[[A0]], %[[A1]], %[[A2]]) {kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = i32} : (tensor<1x8x4x3xi8>, tensor<1x1xi8>, tensor<1xi8>) -> (tensor<1x4x4x3x2xi8>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1053:9: note: see current operation: %[[V3]] = "tosa.avg_pool2d"(%[[V0]], %[[V1]], %[[V2]]) <{acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x8x4x3xi8>, tensor<1x1xi8>, tensor<1xi8>) -> tensor<1x4x4x3x2xi8>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1063:9: error: 'tosa.avg_pool2d' op accumulator type for f16 tensor is not f16/f32
// CHECK-NEXT:   %[[R0]] = "tosa.avg_pool2d"(%[[A0]], %[[A1]], %[[A2]]) {kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = i48} : (tensor<1x8x8x3xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1x4x4x3xf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1063:9: note: see current operation: %[[V3]] = "tosa.avg_pool2d"(%[[V0]], %[[V1]], %[[V2]]) <{acc_type = i48, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x8x8x3xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x4x4x3xf16>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1073:9: error: 'tosa.avg_pool2d' op expected input_height + pad_top + pad_bottom - kernel_y to be wholly divisible by stride_y, got (8 + 1 + 0 - 2) / 2
// CHECK-NEXT:   %[[R0]] = "tosa.avg_pool2d"(%[[A0]], %[[A1]], %[[A2]]) {kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 1, 0, 0, 0>, acc_type = f16} : (tensor<1x8x8x3xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1x4x4x3xf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1073:9: note: see current operation: %[[V3]] = "tosa.avg_pool2d"(%[[V0]], %[[V1]], %[[V2]]) <{acc_type = f16, kernel = array<i64: 2, 2>, pad = array<i64: 1, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x8x8x3xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x4x4x3xf16>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1083:9: error: 'tosa.avg_pool2d' op operand #1 must be tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values, but got 'tensor<?xbf16>'
// CHECK-NEXT:   %[[R0]] = "tosa.avg_pool2d"(%[[A0]], %[[A1]], %[[A2]]) {kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = f32} : (tensor<1x8x8x?xbf16>, tensor<?xbf16>, tensor<1xbf16>) -> (tensor<1x2x4x4x3xbf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1083:9: note: see current operation: %[[V3]] = "tosa.avg_pool2d"(%[[V0]], %[[V1]], %[[V2]]) <{acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x8x8x?xbf16>, tensor<?xbf16>, tensor<1xbf16>) -> tensor<1x2x4x4x3xbf16>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1093:9: error: 'tosa.avg_pool2d' op attribute 'stride' failed to satisfy constraint: i64 dense array attribute with exactly 2 elements
// CHECK-NEXT:   %[[R0]] = "tosa.avg_pool2d"(%[[A0]], %[[A1]], %[[A2]]) {kernel = array<i64: 2, 2>, stride = array<i64: 8>, pad = array<i64: 0, 0, 0, 0>, acc_type = f32} : (tensor<1x8x8x3xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> (tensor<1x4x4x3xbf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1103:9: error: 'tosa.avg_pool2d' op expected input_width + pad_left + pad_right - kernel_x to be wholly divisible by stride_x, got (8 + 0 + 0 - 3) / 2
// CHECK-NEXT:   %[[R0]] = "tosa.avg_pool2d"(%[[A0]], %[[A1]], %[[A2]]) {kernel = array<i64: 2, 3>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = f32} : (tensor<1x8x8x3xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> (tensor<1x4x4x3xbf16>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1103:9: note: see current operation: %[[V3]] = "tosa.avg_pool2d"(%[[V0]], %[[V1]], %[[V2]]) <{acc_type = f32, kernel = array<i64: 2, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x8x8x3xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x4x4x3xbf16>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1111:9: error: 'tosa.max_pool2d' op attribute 'kernel' failed to satisfy constraint: i64 dense array attribute with exactly 2 elements
// CHECK-NEXT:   %[[R0]] = "tosa.max_pool2d"(%[[A0]]) {kernel = array<i64: 3, 2, 1>, stride = array<i64: 1>, pad = array<i64: 1, 1, 0, 0>} : (tensor<1x8x8x3xf32>) -> (tensor<1x8x4x3xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1119:9: error: 'tosa.max_pool2d' op expect all stride values to be >= 1, got 1, 0
// CHECK-NEXT:   %[[R0]] = "tosa.max_pool2d"(%[[A0]]) {kernel = array<i64: 3, 2>, stride = array<i64: 1, 0>, pad = array<i64: 1, 1, 0, 0>} : (tensor<1x8x8x3xf32>) -> (tensor<*xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1119:9: note: see current operation: %[[V1]] = "tosa.max_pool2d"(%[[V0]]) <{kernel = array<i64: 3, 2>, nan_mode = #tosa.nan_mode<PROPAGATE>, pad = array<i64: 1, 1, 0, 0>, stride = array<i64: 1, 0>}> : (tensor<1x8x8x3xf32>) -> tensor<*xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1131:9: error: 'tosa.conv2d' op calculated output width did not match expected: calculated=11, expected=8
// CHECK-NEXT:   %[[R0]] = "tosa.conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 4, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x8x8x5xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1131:9: note: see current operation: %[[V5]] = "tosa.conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 4, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x5xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1143:9: error: 'tosa.conv2d' op operand #1 must be 4-d tosa-conformant tensor, but got 'tensor<5x3x3xf32>'
// CHECK-NEXT:   %[[R0]] = "tosa.conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x16x3xf32>, tensor<5x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x8x8x5xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1143:9: note: see current operation: %[[V5]] = "tosa.conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x16x3xf32>, tensor<5x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x5xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1155:9: error: 'tosa.conv2d' op operand #1 must be 4-d tosa-conformant tensor, but got 'tensor<5x3x3x1x3xf32>'
// CHECK-NEXT:   %[[R0]] = "tosa.conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x3xf32>, tensor<5x3x3x1x3xf32>, tensor<5xf32>, tensor<?xf32>, tensor<1xf32>) -> (tensor<1x8x8x?xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1155:9: note: see current operation: %[[V5]] = "tosa.conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x3xf32>, tensor<5x3x3x1x3xf32>, tensor<5xf32>, tensor<?xf32>, tensor<1xf32>) -> tensor<1x8x8x?xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1167:9: error: 'tosa.depthwise_conv2d' op operand #0 must be 4-d tosa-conformant tensor, but got 'tensor<f32>'
// CHECK-NEXT:   %[[R0]] = "tosa.depthwise_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<f32>, tensor<3x3x3x2xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x8x8x6xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1167:9: note: see current operation: %[[V5]] = "tosa.depthwise_conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}> : (tensor<f32>, tensor<3x3x3x2xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x6xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1179:9: error: 'tosa.depthwise_conv2d' op attribute 'stride' failed to satisfy constraint: i64 dense array attribute with exactly 2 elements
// CHECK-NEXT:   %[[R0]] = "tosa.depthwise_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x3xf32>, tensor<3x3x3x2xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x8x8x6xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1191:9: error: 'tosa.conv3d' op accumulator type for f32 tensor is not f32
// CHECK-NEXT:   %[[R0]] = "tosa.conv3d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = i32} : (tensor<1x6x8x8x3xf32>, tensor<5x1x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x6x8x8x5xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1191:9: note: see current operation: %[[V5]] = "tosa.conv3d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = i32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>}> : (tensor<1x6x8x8x3xf32>, tensor<5x1x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x8x8x5xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1203:9: error: 'tosa.conv3d' op bias channels expected to be equal to output channels (5) or 1, got 64
// CHECK-NEXT:   %[[R0]] = "tosa.conv3d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = f32} : (tensor<1x6x8x8x3xf32>, tensor<5x1x3x3x3xf32>, tensor<64xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x6x8x8x5xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1203:9: note: see current operation: %[[V5]] = "tosa.conv3d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>}> : (tensor<1x6x8x8x3xf32>, tensor<5x1x3x3x3xf32>, tensor<64xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x8x8x5xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1215:9: error: 'tosa.conv3d' op operand #1 must be 5-d tosa-conformant tensor, but got 'tensor<5x3x3x3xf32>'
// CHECK-NEXT:   %[[R0]] = "tosa.conv3d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = f32} : (tensor<1x6x8x8x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<*xf32>) -> (tensor<1x6x8x8x5xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1215:9: note: see current operation: %[[V5]] = "tosa.conv3d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>}> : (tensor<1x6x8x8x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<*xf32>) -> tensor<1x6x8x8x5xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1227:9: error: 'tosa.transpose_conv2d' op attribute 'acc_type' failed to satisfy constraint: type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float
// CHECK-NEXT:   %[[R0]] = "tosa.transpose_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {out_pad = array<i64: 0, 0, 16, 0>, stride = array<i64: 2, 2>, acc_type = f64} : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<*xf32>) -> (tensor<1x9x9x5xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1239:9: error: 'tosa.matmul' op expected 4 operands, but found 5
// CHECK-NEXT:   %[[R0]] = "tosa.matmul"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) : (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<2x3x5xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1239:9: note: see current operation: %[[V5]] = "tosa.matmul"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) : (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3x5xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1250:9: error: 'tosa.matmul' op operand #1 must be 3-d tosa-conformant tensor, but got 'tensor<2x5xf32>'
// CHECK-NEXT:   %[[R0]] = "tosa.matmul"(%[[A0]], %[[A1]], %[[A2]], %[[A3]]) : (tensor<2x3x4xf32>, tensor<2x5xf32>, tensor<f32>, tensor<1xf32>) -> (tensor<5x5x2x2xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1250:9: note: see current operation: %[[V4]] = "tosa.matmul"(%[[V0]], %[[V1]], %[[V2]], %[[V3]]) : (tensor<2x3x4xf32>, tensor<2x5xf32>, tensor<f32>, tensor<1xf32>) -> tensor<5x5x2x2xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1261:9: error: 'tosa.matmul' op expect input a and a_zp have the same element type, got 'ui16' and 'f32'
// CHECK-NEXT:   %[[R0]] = "tosa.matmul"(%[[A0]], %[[A1]], %[[A2]], %[[A3]]) : (tensor<*xui16>, tensor<2x4x5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<2x3x5xf32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1261:9: note: see current operation: %[[V4]] = "tosa.matmul"(%[[V0]], %[[V1]], %[[V2]], %[[V3]]) : (tensor<*xui16>, tensor<2x4x5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3x5xf32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1273:9: error: 'tosa.conv2d' op expect both weight and its zero point are the same element type, got 'i8' and 'ui8'
// CHECK-NEXT:   %[[R0]] = "tosa.conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i32} : (tensor<1x8x8x3xi8>, tensor<5x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xui8>) -> (tensor<1x8x8x5xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1273:9: note: see current operation: %[[V5]] = "tosa.conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x3xi8>, tensor<5x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xui8>) -> tensor<1x8x8x5xi32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1285:9: error: 'tosa.conv2d' op attribute 'dilation' failed to satisfy constraint: i64 dense array attribute with exactly 2 elements
// CHECK-NEXT:   %[[R0]] = "tosa.conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1>, acc_type = i32} : (tensor<1x8x8x1xi8>, tensor<5x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x8x8x5xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1297:9: error: 'tosa.depthwise_conv2d' op expect both weight and its zero point are the same element type, got 'ui16' and 'i8'
// CHECK-NEXT:   %[[R0]] = "tosa.depthwise_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i32} : (tensor<1x8x8x3xi8>, tensor<3x3x3x2xui16>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x8x8x6xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1297:9: note: see current operation: %[[V5]] = "tosa.depthwise_conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x3xi8>, tensor<3x3x3x2xui16>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x8x8x6xi32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1310:9: error: 'tosa.depthwise_conv2d' op expected 5 operands, but found 6
// CHECK-NEXT:   %[[R0]] = "tosa.depthwise_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]], %[[A5]]) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i32} : (tensor<1x8x8x3xi8>, tensor<3x3x3x2xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xsi8>, tensor<1xsi8>) -> (tensor<1x8x8x6xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1310:9: note: see current operation: %[[V6:[^ ]+]] = "tosa.depthwise_conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]]) <{acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x3xi8>, tensor<3x3x3x2xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xsi8>, tensor<1xsi8>) -> tensor<1x8x8x6xi32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1322:9: error: 'tosa.depthwise_conv2d' op expect both weight and its zero point are the same element type, got 'i4' and 'i8'
// CHECK-NEXT:   %[[R0]] = "tosa.depthwise_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i32} : (tensor<1x8x8x3xi8>, tensor<3x3x3x2xi4>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x8x8x6xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1322:9: note: see current operation: %[[V5]] = "tosa.depthwise_conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x3xi8>, tensor<3x3x3x2xi4>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x8x8x6xi32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1333:9: error: 'tosa.conv3d' op attribute 'pad' failed to satisfy constraint: i64 dense array attribute with exactly 6 elements
// CHECK-NEXT:   %[[R0]] = "tosa.conv3d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]]) {pad = array<i64: 0, 0, 1, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = i32} : (tensor<1x6x8x8x3xi8>, tensor<5x1x3x3x3xi8>, tensor<5xi32>, tensor<?xi8>) -> (tensor<1x64x8x8x5xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1345:9: error: 'tosa.conv3d' op operand #1 must be 5-d tosa-conformant tensor, but got 'tensor<5x1x3x3x3xcomplex<f32>>'
// CHECK-NEXT:   %[[R0]] = "tosa.conv3d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = i32} : (tensor<1x6x8x8x3xi8>, tensor<5x1x3x3x3xcomplex<f32>>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x6x8x8x5xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1345:9: note: see current operation: %[[V5]] = "tosa.conv3d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = i32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>}> : (tensor<1x6x8x8x3xi8>, tensor<5x1x3x3x3xcomplex<f32>>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x6x8x8x5xi32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1357:9: error: 'tosa.conv3d' op calculated output width did not match expected: calculated=-21, expected=8
// CHECK-NEXT:   %[[R0]] = "tosa.conv3d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = i32} : (tensor<1x6x8x8x3xi8>, tensor<5x1x3x32x?xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x6x8x8x5xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1357:9: note: see current operation: %[[V5]] = "tosa.conv3d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = i32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>}> : (tensor<1x6x8x8x3xi8>, tensor<5x1x3x32x?xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x6x8x8x5xi32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1369:9: error: 'tosa.transpose_conv2d' op expect all stride values to be >= 1, got [-1, 2]
// CHECK-NEXT:   %[[R0]] = "tosa.transpose_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: -1, 2>, acc_type = i32} : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x9x9x5xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1369:9: note: see current operation: %[[V5]] = "tosa.transpose_conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = i32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: -1, 2>}> : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x9x9x5xi32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1381:9: error: 'tosa.transpose_conv2d' op operand #4 must be tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values, but got 'tensor<1x1xi8>'
// CHECK-NEXT:   %[[R0]] = "tosa.transpose_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = i32} : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1x1xi8>) -> (tensor<1x9x9x5xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1381:9: note: see current operation: %[[V5]] = "tosa.transpose_conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = i32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1x1xi8>) -> tensor<1x9x9x5xi32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1392:9: error: 'tosa.matmul' op expect input b and b_zp have the same element type, got 'i1' and 'i8'
// CHECK-NEXT:   %[[R0]] = "tosa.matmul"(%[[A0]], %[[A1]], %[[A2]], %[[A3]]) : (tensor<?x?x4xi8>, tensor<2x4x5xi1>, tensor<1xi8>, tensor<1xi8>) -> (tensor<2x3x5xi32>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1392:9: note: see current operation: %[[V4]] = "tosa.matmul"(%[[V0]], %[[V1]], %[[V2]], %[[V3]]) : (tensor<?x?x4xi8>, tensor<2x4x5xi1>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3x5xi32>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1404:9: error: 'tosa.conv2d' op expected input_width - 1 + pad_left + pad_right - (kernel_width - 1) * dilation_x to be wholly divisible by stride_x, got (8 - 1 + 1 + 1 - (3 - 1) * 1) / 5
// CHECK-NEXT:   %[[R0]] = "tosa.conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 5>, dilation = array<i64: 1, 1>, acc_type = i48} : (tensor<1x8x8x3xi16>, tensor<5x3x3x3xi8>, tensor<5xi48>, tensor<1xi16>, tensor<1xi8>) -> (tensor<1x8x8x5xi48>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1404:9: note: see current operation: %[[V5]] = "tosa.conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 5>}> : (tensor<1x8x8x3xi16>, tensor<5x3x3x3xi8>, tensor<5xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x8x8x5xi48>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1416:9: error: 'tosa.conv2d' op operand #1 must be 4-d tosa-conformant tensor, but got 'tensor<0x64x3x3xi8>'
// CHECK-NEXT:   %[[R0]] = "tosa.conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i48} : (tensor<1x8x8x3xi16>, tensor<0x64x3x3xi8>, tensor<5xi48>, tensor<1xf8E8M0FNU>, tensor<1xi8>) -> (tensor<1x8x8x5xi48>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1416:9: note: see current operation: %[[V5]] = "tosa.conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x3xi16>, tensor<0x64x3x3xi8>, tensor<5xi48>, tensor<1xf8E8M0FNU>, tensor<1xi8>) -> tensor<1x8x8x5xi48>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1428:9: error: 'tosa.depthwise_conv2d' op attribute 'acc_type' failed to satisfy constraint: type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float
// CHECK-NEXT:   %[[R0]] = "tosa.depthwise_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = "x"} : (tensor<1x8x8x3xi16>, tensor<3x3x3x2xi8>, tensor<6xi48>, tensor<1xi16>, tensor<1xi8>) -> (tensor<1x8x8x6xi48>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1440:9: error: 'tosa.depthwise_conv2d' op calculated output height did not match expected: calculated=15, expected=8
// CHECK-NEXT:   %[[R0]] = "tosa.depthwise_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 8, 1, 4, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 4>, acc_type = i48} : (tensor<1x8x8x3xi16>, tensor<3x3x3x2xi8>, tensor<6xi48>, tensor<1xi16>, tensor<1xi8>) -> (tensor<1x8x8x6xi48>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1440:9: note: see current operation: %[[V5]] = "tosa.depthwise_conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = i48, dilation = array<i64: 1, 4>, pad = array<i64: 8, 1, 4, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x3xi16>, tensor<3x3x3x2xi8>, tensor<6xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x8x8x6xi48>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1452:9: error: 'tosa.depthwise_conv2d' op expect both input and its zero point are the same element type, got 'i16' and 'ui16'
// CHECK-NEXT:   %[[R0]] = "tosa.depthwise_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 2>, dilation = array<i64: 1, 1>, acc_type = i48} : (tensor<1x8x8x3xi16>, tensor<3x3x3x2xi8>, tensor<6xi48>, tensor<1xui16>, tensor<1xi8>) -> (tensor<8x8x8x6xi48>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1452:9: note: see current operation: %[[V5]] = "tosa.depthwise_conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 2>}> : (tensor<1x8x8x3xi16>, tensor<3x3x3x2xi8>, tensor<6xi48>, tensor<1xui16>, tensor<1xi8>) -> tensor<8x8x8x6xi48>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1464:9: error: 'tosa.conv3d' op operand #2 must be 1-d tosa-conformant tensor, but got 'tensor<5x2xi48>'
// CHECK-NEXT:   %[[R0]] = "tosa.conv3d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = i48} : (tensor<1x6x8x8x3xi16>, tensor<5x1x3x3x3xi8>, tensor<5x2xi48>, tensor<1xi16>, tensor<1xi8>) -> (tensor<1x6x8x8x5xi48>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1464:9: note: see current operation: %[[V5]] = "tosa.conv3d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = i48, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>}> : (tensor<1x6x8x8x3xi16>, tensor<5x1x3x3x3xi8>, tensor<5x2xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x6x8x8x5xi48>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1476:9: error: 'tosa.conv3d' op attribute 'dilation' failed to satisfy constraint: i64 dense array attribute with exactly 3 elements
// CHECK-NEXT:   %[[R0]] = "tosa.conv3d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1>, acc_type = i48} : (tensor<1x6x8x8x3xi16>, tensor<5x1x3x3x3xi8>, tensor<4xi48>, tensor<1xi16>, tensor<1xi8>) -> (tensor<1x6x8x8x5xi48>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1488:9: error: 'tosa.conv3d' op operand #0 must be 5-d tosa-conformant tensor, but got 'tensor<3x4x4xi16>'
// CHECK-NEXT:   %[[R0]] = "tosa.conv3d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {pad = array<i64: 0, 0, 1, 0, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = i48} : (tensor<3x4x4xi16>, tensor<5x1x3x3x3xi8>, tensor<5xi48>, tensor<1xi16>, tensor<1xi8>) -> (tensor<1x6x8x8x5xi48>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1488:9: note: see current operation: %[[V5]] = "tosa.conv3d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = i48, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 1, 0, 1, 1>, stride = array<i64: 1, 1, 1>}> : (tensor<3x4x4xi16>, tensor<5x1x3x3x3xi8>, tensor<5xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x6x8x8x5xi48>
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1500:9: error: 'tosa.transpose_conv2d' op bias channels expected to be equal to output channels (5) or 1, got 4
// CHECK-NEXT:   %[[R0]] = "tosa.transpose_conv2d"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[A4]]) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = i48} : (tensor<1x4x4x3xi16>, tensor<5x3x3x3xi8>, tensor<4xi48>, tensor<1xi16>, tensor<1xi8>) -> (tensor<1x9x9x5xi48>)
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/tosa/ops-c-to-r-invalid.mlir:1500:9: note: see current operation: %[[V5]] = "tosa.transpose_conv2d"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) <{acc_type = i48, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x4x4x3xi16>, tensor<5x3x3x3xi8>, tensor<4xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x9x9x5xi48>

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<4x5x3x5xf32>
  %r0 = "tosa.reduce_product"(%a0) {axis = 1 : i32} : (tensor<4x5x3x5xf32>) -> (tensor<2x1x1x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.reduce_product"(%a0) {axis = 1 : i32} : (tensor<2x3x4xf32>) -> (tensor<2x1x4x2xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x8x4xi1>
  %r0 = "tosa.reduce_all"(%a0) {axis = 2 : i32} : (tensor<2x8x4xi1>) -> (tensor<2x3x1xi1>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<i1>
  %r0 = "tosa.reduce_all"(%a0) {axis = 4 : i32} : (tensor<i1>) -> (tensor<2x3x1xi1>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi1>
  %r0 = "tosa.reduce_all"(%a0) {axis = "x"} : (tensor<2x3x4xi1>) -> (tensor<2x3x1xcomplex<f32>>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi1>
  %r0 = "tosa.reduce_any"(%a0) {axis = 2 : i32} : (tensor<2x3x4xi1>) -> (tensor<2x5x1xi1>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi1>
  %r0 = "tosa.reduce_any"(%a0) {axis = 2 : i32} : (tensor<2x3x4xi1>) -> (tensor<2x1x3x1xi1>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<3x3x4xf32>
  %r0 = "tosa.reverse"(%a0) {axis = "x"} : (tensor<3x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<3x4xf32>
  %r0 = "tosa.reverse"(%a0) {axis = 1 : i32} : (tensor<3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<5x4xf32>
  %r0 = "tosa.concat"(%a0, %a1) {axis = 4 : i32} : (tensor<2x3x4xf32>, tensor<5x4xf32>) -> (tensor<2x8x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf16>
  %a1 = "test.src"() : () -> tensor<2x?x4xf32>
  %r0 = "tosa.concat"(%a0, %a1) {axis = 100 : i32} : (tensor<2x3x4xf16>, tensor<2x?x4xf32>) -> (tensor<2x8x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<2x5x4xf32>
  %a2 = "test.src"() : () -> tensor<2x1x4xf32>
  %r0 = "tosa.concat"(%a0, %a1, %a2) {axis = 1 : i32} : (tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x1x4xf32>) -> (tensor<2x9x4xi16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<2x5x4xf32>
  %a2 = "test.src"() : () -> tensor<2x1x4xf32>
  %r0 = "tosa.concat"(%a0, %a1, %a2) {axis = 1 : i64} : (tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x1x4xf32>) -> (tensor<2x9x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<2x5x2x4xf32>
  %a2 = "test.src"() : () -> tensor<2x1x4xf32>
  %r0 = "tosa.concat"(%a0, %a1, %a2) {axis = 2 : i32} : (tensor<2x3x4xf32>, tensor<2x5x2x4xf32>, tensor<2x1x4xf32>) -> (tensor<2x9x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xf32>
  %a1 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a2 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.negate"(%a0, %a1, %a2) : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "tosa.const"() {values = dense<-1.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a2 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.negate"(%a0, %a1, %a2) : (tensor<2x3x4xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<2x3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xi8>
  %a1 = "test.src"() : () -> tensor<?xi8>
  %a2 = "tosa.const"() {values = dense<-3> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.negate"(%a0, %a1, %a2) : (tensor<2x3xi8>, tensor<?xi8>, tensor<1xi8>) -> (tensor<2x3x1xi8>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xi8>
  %a1 = "test.src"() : () -> tensor<2x1xi8>
  %a2 = "tosa.const"() {values = dense<-3> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.negate"(%a0, %a1, %a2) : (tensor<2x3xi8>, tensor<2x1xi8>, tensor<1xi8>) -> (tensor<2x3xi8>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x?x4xf32>
  %a1 = tosa.const_shape {values = dense<[0, 1, 2, 3, 0, 0]> : tensor<6xindex>} : () -> !tosa.shape<6>
  %r0 = "tosa.pad"(%a0, %a1) : (tensor<2x?x4xf32>, !tosa.shape<6>) -> (tensor<3x?x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xf32>
  %a1 = "test.src"() : () -> tensor<6xi32>
  %a2 = "test.src"() : () -> tensor<1xf32>
  %r0 = "tosa.pad"(%a0, %a1, %a2) : (tensor<2x3xf32>, tensor<6xi32>, tensor<1xf32>) -> (tensor<3x8x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = tosa.const_shape {values = dense<[0, 1, 2, 3, 0, 0]> : tensor<6xindex>} : () -> !tosa.shape<6>
  %a2 = "test.src"() : () -> tensor<1xf32>
  %r0 = "tosa.pad"(%a0, %a1, %a2) : (tensor<2x3x4xf32>, !tosa.shape<6>, tensor<1xf32>) -> (tensor<3x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xi8>
  %a1 = tosa.const_shape {values = dense<[0, 1, 7, 3, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
  %a2 = "test.src"() : () -> tensor<1xi8>
  %r0 = "tosa.pad"(%a0, %a1, %a2) : (tensor<2x3xi8>, !tosa.shape<5>, tensor<1xi8>) -> (tensor<3x8xi8>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xi8>
  %a1 = tosa.const_shape {values = dense<[0, 1, 2, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %a2 = "test.src"() : () -> tensor<1xi8>
  %r0 = "tosa.pad"(%a0, %a1, %a2) : (tensor<2x3xi8>, !tosa.shape<4>, tensor<1xi8>) -> (tensor<3x2xi8>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x?xi8>
  %a1 = "test.src"() : () -> tensor<*xi32>
  %a2 = "test.src"() : () -> tensor<1xi8>
  %r0 = "tosa.pad"(%a0, %a1, %a2) : (tensor<2x?xi8>, tensor<*xi32>, tensor<1xi8>) -> (tensor<3x8xi8>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> !tosa.shape<2>
  %r0 = "tosa.reshape"(%a0, %a1) : (tensor<2x3x4xf32>, !tosa.shape<2>) -> (tensor<6x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<64x3x4xf32>
  %a1 = tosa.const_shape {values = dense<[6, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r0 = "tosa.reshape"(%a0, %a1) : (tensor<64x3x4xf32>, !tosa.shape<2>) -> (tensor<6x5xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = tosa.const_shape {values = dense<[3, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r0 = "tosa.reshape"(%a0, %a1) : (tensor<2x3x4xf32>, !tosa.shape<2>) -> (tensor<6x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x1x3x4xf32>
  %a1 = tosa.const_shape {values = dense<[6, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r0 = "tosa.reshape"(%a0, %a1) : (tensor<2x1x3x4xf32>, !tosa.shape<2>) -> (tensor<6x1x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = tosa.const_shape {values = dense<[6, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r0 = "tosa.reshape"(%a0, %a1) : (tensor<2x3x4xf32>, !tosa.shape<2>) -> (tensor<3x4x4x1xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<2xi32>
  %a2 = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r0 = "tosa.slice"(%a0, %a1, %a2) : (tensor<2x3x4xf32>, tensor<2xi32>, !tosa.shape<2>) -> (tensor<2x1x2xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<i32>
  %a2 = tosa.const_shape {values = dense<[2, -5, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.slice"(%a0, %a1, %a2) : (tensor<2x3x4xf32>, tensor<i32>, !tosa.shape<3>) -> (tensor<2x1x2xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = tosa.const_shape {values = dense<[0, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a2 = tosa.const_shape {values = dense<[2, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.slice"(%a0, %a1, %a2) : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> (tensor<4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi4>
  %a1 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.tile"(%a0, %a1) : (tensor<2x3x4xi4>, !tosa.shape<3>) -> (tensor<2x8x12xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x?xf32>
  %a1 = tosa.const_shape {values = dense<[1, 2, 3, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %r0 = "tosa.tile"(%a0, %a1) : (tensor<2x3x?xf32>, !tosa.shape<4>) -> (tensor<2x6x12xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.transpose"(%a0) {perms = array<i32: 2, 5, 1>} : (tensor<2x3x4xf32>) -> (tensor<4x2x3xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.transpose"(%a0) {perms = array<i32: 2, 16, 8>} : (tensor<2x3x4xf32>) -> (tensor<4x?x3xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.transpose"(%a0) {perms = array<i32: 2, 16, 1>} : (tensor<2x3x4xf32>) -> (tensor<4x2x16xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x5x7xf32>
  %a1 = "test.src"() : () -> tensor<2x6x2xi32>
  %r0 = "tosa.gather"(%a0, %a1) : (tensor<2x5x7xf32>, tensor<2x6x2xi32>) -> (tensor<2x6x7xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x5x4x1xf32>
  %a1 = "test.src"() : () -> tensor<2x6xi32>
  %r0 = "tosa.gather"(%a0, %a1) : (tensor<2x5x4x1xf32>, tensor<2x6xi32>) -> (tensor<2x6x4xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x5x7xf32>
  %a1 = "test.src"() : () -> tensor<*xi32>
  %r0 = "tosa.gather"(%a0, %a1) : (tensor<2x5x7xf32>, tensor<*xi32>) -> (tensor<1x2x?x7xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x9x7xf32>
  %a1 = "test.src"() : () -> tensor<2x6xi32>
  %a2 = "test.src"() : () -> tensor<2x6x7xf32>
  %r0 = "tosa.scatter"(%a0, %a1, %a2) : (tensor<2x9x7xf32>, tensor<2x6xi32>, tensor<2x6x7xf32>) -> (tensor<2x5x4x1xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x9x7xf32>
  %a1 = "test.src"() : () -> tensor<2x6xi32>
  %a2 = "test.src"() : () -> tensor<2x6x7xf32>
  %r0 = "tosa.scatter"(%a0, %a1, %a2) : (tensor<2x9x7xf32>, tensor<2x6xi32>, tensor<2x6x7xf32>) -> (tensor<2x2x9x7xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x?x8xf32>
  %a1 = "test.src"() : () -> tensor<2x6xi32>
  %a2 = "test.src"() : () -> tensor<2x6x7xf32>
  %r0 = "tosa.scatter"(%a0, %a1, %a2) : (tensor<2x?x8xf32>, tensor<2x6xi32>, tensor<2x6x7xf32>) -> (tensor<2x9xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xi8>
  %r0 = "tosa.table"(%a0) : (tensor<2x3xi8>) -> (tensor<1x3x!tosa.mxint8>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xi8>
  %a1 = "test.src"() : () -> tensor<256xi8>
  %r0 = "tosa.table"(%a0, %a1) : (tensor<2x3xi8>, tensor<256xi8>) -> (tensor<1x2x3xi8>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x1xi8>
  %a1 = "test.src"() : () -> tensor<256xi8>
  %r0 = "tosa.table"(%a0, %a1) : (tensor<2x1xi8>, tensor<256xi8>) -> (tensor<2x3xi8>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xindex>
  %a1 = "test.src"() : () -> tensor<*xi16>
  %r0 = "tosa.table"(%a0, %a1) : (tensor<2x3xindex>, tensor<*xi16>) -> (tensor<2x3xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3x1xf32>
  %a1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %a2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a3 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r0 = "tosa.resize"(%a0, %a1, %a2, %a3) {mode = #tosa.resize_mode<BILINEAR>} : (tensor<1x8x8x3x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> (tensor<1x15x15x3xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf32>
  %a1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %a2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a3 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r0 = "tosa.resize"(%a0, %a1, %a2, %a3) {} : (tensor<1x8x8x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> (tensor<1x15x15x3xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf32>
  %a1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %a2 = tosa.const_shape {values = dense<[0]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %a3 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r0 = "tosa.resize"(%a0, %a1, %a2, %a3) {mode = #tosa.resize_mode<BILINEAR>} : (tensor<1x8x8x3xf32>, !tosa.shape<4>, !tosa.shape<1>, !tosa.shape<2>) -> (tensor<1x15x15x3xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xi8>
  %a1 = "test.src"() : () -> tensor<3xi32>
  %a2 = tosa.const_shape {values = dense<[-1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a3 = tosa.const_shape {values = dense<[1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r0 = "tosa.resize"(%a0, %a1, %a2, %a3) {mode = 2 : i32} : (tensor<1x8x8x3xi8>, tensor<3xi32>, !tosa.shape<2>, !tosa.shape<2>) -> (tensor<1x16x16x3xi8>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xi8>
  %a1 = "test.src"() : () -> tensor<1xi32>
  %a2 = "test.src"() : () -> tensor<1xi8>
  %a3 = "test.src"() : () -> tensor<1x1xi8>
  %a4 = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.rescale"(%a0, %a1, %a2, %a3, %a4) {scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = unit, output_unsigned = false} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1x1xi8>, tensor<1xi8>) -> (tensor<2x3xi8>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xi8>
  %a1 = "test.src"() : () -> tensor<1xi32>
  %a2 = "test.src"() : () -> tensor<1xi8>
  %a3 = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "test.src"() : () -> tensor<1xf32>
  %r0 = "tosa.rescale"(%a0, %a1, %a2, %a3, %a4) {scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = false} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xf32>) -> (tensor<2x3xi8>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xi8>
  %a1 = "test.src"() : () -> tensor<1xi32>
  %a2 = "test.src"() : () -> tensor<1x2xi8>
  %a3 = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.rescale"(%a0, %a1, %a2, %a3, %a4) {scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1x2xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<2x3xi8>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xi8>
  %a1 = "test.src"() : () -> tensor<0xi32>
  %a2 = "test.src"() : () -> tensor<3xi8>
  %a3 = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.rescale"(%a0, %a1, %a2, %a3, %a4) {scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<0xi32>, tensor<3xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<2x3xi8>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xi8>
  %a1 = "test.src"() : () -> tensor<3xi32>
  %a2 = "test.src"() : () -> tensor<i8>
  %a3 = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.rescale"(%a0, %a1, %a2, %a3, %a4) {scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<3xi32>, tensor<i8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<2x3xi8>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xi16>
  %a1 = "test.src"() : () -> tensor<1xi16>
  %a2 = "test.src"() : () -> tensor<1xi8>
  %a3 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %a4 = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
  %a5 = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.rescale"(%a0, %a1, %a2, %a3, %a4, %a5) {scale32 = false, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = unit, input_unsigned = true, output_unsigned = false} : (tensor<2x3xi16>, tensor<1xi16>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>) -> (tensor<2x3xi8>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xi16>
  %a1 = "test.src"() : () -> tensor<1xi16>
  %a2 = "test.src"() : () -> tensor<1xi8>
  %a3 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %a4 = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.rescale"(%a0, %a1, %a2, %a3, %a4) {scale32 = false, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = true, input_unsigned = true, output_unsigned = false} : (tensor<2x3xi16>, tensor<1xi16>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> (tensor<2x3xi8>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xui8>
  %a1 = "test.src"() : () -> tensor<1xi32>
  %a2 = "test.src"() : () -> tensor<1xi8>
  %a3 = "tosa.const"() {values = dense<1> : tensor<1xui8>} : () -> tensor<1xui8>
  %a4 = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.rescale"(%a0, %a1, %a2, %a3, %a4) {scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = 1 : i32, output_unsigned = false} : (tensor<2x3xui8>, tensor<1xi32>, tensor<1xi8>, tensor<1xui8>, tensor<1xi8>) -> (tensor<2x3xi8>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xui8>
  %a1 = "test.src"() : () -> tensor<i32>
  %a2 = "test.src"() : () -> tensor<1xi8>
  %a3 = "tosa.const"() {values = dense<1> : tensor<1xui8>} : () -> tensor<1xui8>
  %r0 = "tosa.rescale"(%a0, %a1, %a2, %a3) {scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = true, output_unsigned = true} : (tensor<2x3xui8>, tensor<i32>, tensor<1xi8>, tensor<1xui8>) -> (tensor<2x3xi8>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<*xui8>
  %a1 = "test.src"() : () -> tensor<i32>
  %a2 = "test.src"() : () -> tensor<1xi8>
  %a3 = "tosa.const"() {values = dense<1> : tensor<1xui8>} : () -> tensor<1xui8>
  %a4 = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.rescale"(%a0, %a1, %a2, %a3, %a4) {scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<*xui8>, tensor<i32>, tensor<1xi8>, tensor<1xui8>, tensor<1xi8>) -> (tensor<2x3xi8>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf32>
  %a1 = "test.src"() : () -> tensor<2x1xf32>
  %a2 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.avg_pool2d"(%a0, %a1, %a2) {stride = array<i64: 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = f32} : (tensor<1x8x8x3xf32>, tensor<2x1xf32>, tensor<1xf32>) -> (tensor<1x4x4x3xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf32>
  %a1 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a2 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.avg_pool2d"(%a0, %a1, %a2, %a3) {kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = f32} : (tensor<1x8x8x3xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x3xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x64x8x3xi8>
  %a1 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %a2 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.avg_pool2d"(%a0, %a1, %a2) {kernel = array<i64: 2, 2>, stride = array<i64: 2, -1>, pad = array<i64: 0, 0, 0, 0>, acc_type = i48} : (tensor<1x64x8x3xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x4x4x3xi8>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x4x3xi8>
  %a1 = "test.src"() : () -> tensor<1x1xi8>
  %a2 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.avg_pool2d"(%a0, %a1, %a2) {kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = i32} : (tensor<1x8x4x3xi8>, tensor<1x1xi8>, tensor<1xi8>) -> (tensor<1x4x4x3x2xi8>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf16>
  %a1 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %a2 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %r0 = "tosa.avg_pool2d"(%a0, %a1, %a2) {kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = i48} : (tensor<1x8x8x3xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1x4x4x3xf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf16>
  %a1 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %a2 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %r0 = "tosa.avg_pool2d"(%a0, %a1, %a2) {kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 1, 0, 0, 0>, acc_type = f16} : (tensor<1x8x8x3xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1x4x4x3xf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x?xbf16>
  %a1 = "test.src"() : () -> tensor<?xbf16>
  %a2 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %r0 = "tosa.avg_pool2d"(%a0, %a1, %a2) {kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = f32} : (tensor<1x8x8x?xbf16>, tensor<?xbf16>, tensor<1xbf16>) -> (tensor<1x2x4x4x3xbf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xbf16>
  %a1 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %a2 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %r0 = "tosa.avg_pool2d"(%a0, %a1, %a2) {kernel = array<i64: 2, 2>, stride = array<i64: 8>, pad = array<i64: 0, 0, 0, 0>, acc_type = f32} : (tensor<1x8x8x3xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> (tensor<1x4x4x3xbf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xbf16>
  %a1 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %a2 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %r0 = "tosa.avg_pool2d"(%a0, %a1, %a2) {kernel = array<i64: 2, 3>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = f32} : (tensor<1x8x8x3xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> (tensor<1x4x4x3xbf16>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf32>
  %r0 = "tosa.max_pool2d"(%a0) {kernel = array<i64: 3, 2, 1>, stride = array<i64: 1>, pad = array<i64: 1, 1, 0, 0>} : (tensor<1x8x8x3xf32>) -> (tensor<1x8x4x3xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf32>
  %r0 = "tosa.max_pool2d"(%a0) {kernel = array<i64: 3, 2>, stride = array<i64: 1, 0>, pad = array<i64: 1, 1, 0, 0>} : (tensor<1x8x8x3xf32>) -> (tensor<*xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf32>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xf32>
  %a2 = "test.src"() : () -> tensor<5xf32>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 4, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x8x8x5xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x16x3xf32>
  %a1 = "test.src"() : () -> tensor<5x3x3xf32>
  %a2 = "test.src"() : () -> tensor<5xf32>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x16x3xf32>, tensor<5x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x8x8x5xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf32>
  %a1 = "test.src"() : () -> tensor<5x3x3x1x3xf32>
  %a2 = "test.src"() : () -> tensor<5xf32>
  %a3 = "test.src"() : () -> tensor<?xf32>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x3xf32>, tensor<5x3x3x1x3xf32>, tensor<5xf32>, tensor<?xf32>, tensor<1xf32>) -> (tensor<1x8x8x?xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<f32>
  %a1 = "test.src"() : () -> tensor<3x3x3x2xf32>
  %a2 = "test.src"() : () -> tensor<6xf32>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<f32>, tensor<3x3x3x2xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x8x8x6xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf32>
  %a1 = "test.src"() : () -> tensor<3x3x3x2xf32>
  %a2 = "test.src"() : () -> tensor<6xf32>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x3xf32>, tensor<3x3x3x2xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x8x8x6xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x6x8x8x3xf32>
  %a1 = "test.src"() : () -> tensor<5x1x3x3x3xf32>
  %a2 = "test.src"() : () -> tensor<5xf32>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.conv3d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = i32} : (tensor<1x6x8x8x3xf32>, tensor<5x1x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x6x8x8x5xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x6x8x8x3xf32>
  %a1 = "test.src"() : () -> tensor<5x1x3x3x3xf32>
  %a2 = "test.src"() : () -> tensor<64xf32>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.conv3d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = f32} : (tensor<1x6x8x8x3xf32>, tensor<5x1x3x3x3xf32>, tensor<64xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x6x8x8x5xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x6x8x8x3xf32>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xf32>
  %a2 = "test.src"() : () -> tensor<5xf32>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a4 = "test.src"() : () -> tensor<*xf32>
  %r0 = "tosa.conv3d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = f32} : (tensor<1x6x8x8x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<*xf32>) -> (tensor<1x6x8x8x5xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x4x4x3xf32>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xf32>
  %a2 = "test.src"() : () -> tensor<5xf32>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a4 = "test.src"() : () -> tensor<*xf32>
  %r0 = "tosa.transpose_conv2d"(%a0, %a1, %a2, %a3, %a4) {out_pad = array<i64: 0, 0, 16, 0>, stride = array<i64: 2, 2>, acc_type = f64} : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<*xf32>) -> (tensor<1x9x9x5xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<2x4x5xf32>
  %a2 = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.matmul"(%a0, %a1, %a2, %a3, %a4) : (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<2x3x5xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<2x5xf32>
  %a2 = "test.src"() : () -> tensor<f32>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.matmul"(%a0, %a1, %a2, %a3) : (tensor<2x3x4xf32>, tensor<2x5xf32>, tensor<f32>, tensor<1xf32>) -> (tensor<5x5x2x2xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<*xui16>
  %a1 = "test.src"() : () -> tensor<2x4x5xf32>
  %a2 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.matmul"(%a0, %a1, %a2, %a3) : (tensor<*xui16>, tensor<2x4x5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<2x3x5xf32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xi8>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xi8>
  %a2 = "test.src"() : () -> tensor<5xi32>
  %a3 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "test.src"() : () -> tensor<1xui8>
  %r0 = "tosa.conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i32} : (tensor<1x8x8x3xi8>, tensor<5x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xui8>) -> (tensor<1x8x8x5xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x1xi8>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xi8>
  %a2 = "test.src"() : () -> tensor<5xi32>
  %a3 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1>, acc_type = i32} : (tensor<1x8x8x1xi8>, tensor<5x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x8x8x5xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xi8>
  %a1 = "test.src"() : () -> tensor<3x3x3x2xui16>
  %a2 = "test.src"() : () -> tensor<6xi32>
  %a3 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i32} : (tensor<1x8x8x3xi8>, tensor<3x3x3x2xui16>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x8x8x6xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xi8>
  %a1 = "test.src"() : () -> tensor<3x3x3x2xi8>
  %a2 = "test.src"() : () -> tensor<6xi32>
  %a3 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "test.src"() : () -> tensor<1xsi8>
  %a5 = "test.src"() : () -> tensor<1xsi8>
  %r0 = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %a3, %a4, %a5) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i32} : (tensor<1x8x8x3xi8>, tensor<3x3x3x2xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xsi8>, tensor<1xsi8>) -> (tensor<1x8x8x6xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xi8>
  %a1 = "test.src"() : () -> tensor<3x3x3x2xi4>
  %a2 = "test.src"() : () -> tensor<6xi32>
  %a3 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i32} : (tensor<1x8x8x3xi8>, tensor<3x3x3x2xi4>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x8x8x6xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x6x8x8x3xi8>
  %a1 = "test.src"() : () -> tensor<5x1x3x3x3xi8>
  %a2 = "test.src"() : () -> tensor<5xi32>
  %a3 = "test.src"() : () -> tensor<?xi8>
  %r0 = "tosa.conv3d"(%a0, %a1, %a2, %a3) {pad = array<i64: 0, 0, 1, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = i32} : (tensor<1x6x8x8x3xi8>, tensor<5x1x3x3x3xi8>, tensor<5xi32>, tensor<?xi8>) -> (tensor<1x64x8x8x5xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x6x8x8x3xi8>
  %a1 = "test.src"() : () -> tensor<5x1x3x3x3xcomplex<f32>>
  %a2 = "test.src"() : () -> tensor<5xi32>
  %a3 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.conv3d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = i32} : (tensor<1x6x8x8x3xi8>, tensor<5x1x3x3x3xcomplex<f32>>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x6x8x8x5xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x6x8x8x3xi8>
  %a1 = "test.src"() : () -> tensor<5x1x3x32x?xi8>
  %a2 = "test.src"() : () -> tensor<5xi32>
  %a3 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.conv3d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = i32} : (tensor<1x6x8x8x3xi8>, tensor<5x1x3x32x?xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x6x8x8x5xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x4x4x3xi8>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xi8>
  %a2 = "test.src"() : () -> tensor<5xi32>
  %a3 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.transpose_conv2d"(%a0, %a1, %a2, %a3, %a4) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: -1, 2>, acc_type = i32} : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x9x9x5xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x4x4x3xi8>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xi8>
  %a2 = "test.src"() : () -> tensor<5xi32>
  %a3 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "test.src"() : () -> tensor<1x1xi8>
  %r0 = "tosa.transpose_conv2d"(%a0, %a1, %a2, %a3, %a4) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = i32} : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1x1xi8>) -> (tensor<1x9x9x5xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<?x?x4xi8>
  %a1 = "test.src"() : () -> tensor<2x4x5xi1>
  %a2 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %a3 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.matmul"(%a0, %a1, %a2, %a3) : (tensor<?x?x4xi8>, tensor<2x4x5xi1>, tensor<1xi8>, tensor<1xi8>) -> (tensor<2x3x5xi32>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xi16>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xi8>
  %a2 = "test.src"() : () -> tensor<5xi48>
  %a3 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %a4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 5>, dilation = array<i64: 1, 1>, acc_type = i48} : (tensor<1x8x8x3xi16>, tensor<5x3x3x3xi8>, tensor<5xi48>, tensor<1xi16>, tensor<1xi8>) -> (tensor<1x8x8x5xi48>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xi16>
  %a1 = "test.src"() : () -> tensor<0x64x3x3xi8>
  %a2 = "test.src"() : () -> tensor<5xi48>
  %a3 = "test.src"() : () -> tensor<1xf8E8M0FNU>
  %a4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i48} : (tensor<1x8x8x3xi16>, tensor<0x64x3x3xi8>, tensor<5xi48>, tensor<1xf8E8M0FNU>, tensor<1xi8>) -> (tensor<1x8x8x5xi48>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xi16>
  %a1 = "test.src"() : () -> tensor<3x3x3x2xi8>
  %a2 = "test.src"() : () -> tensor<6xi48>
  %a3 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %a4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = "x"} : (tensor<1x8x8x3xi16>, tensor<3x3x3x2xi8>, tensor<6xi48>, tensor<1xi16>, tensor<1xi8>) -> (tensor<1x8x8x6xi48>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xi16>
  %a1 = "test.src"() : () -> tensor<3x3x3x2xi8>
  %a2 = "test.src"() : () -> tensor<6xi48>
  %a3 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %a4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 8, 1, 4, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 4>, acc_type = i48} : (tensor<1x8x8x3xi16>, tensor<3x3x3x2xi8>, tensor<6xi48>, tensor<1xi16>, tensor<1xi8>) -> (tensor<1x8x8x6xi48>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xi16>
  %a1 = "test.src"() : () -> tensor<3x3x3x2xi8>
  %a2 = "test.src"() : () -> tensor<6xi48>
  %a3 = "tosa.const"() {values = dense<1> : tensor<1xui16>} : () -> tensor<1xui16>
  %a4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 2>, dilation = array<i64: 1, 1>, acc_type = i48} : (tensor<1x8x8x3xi16>, tensor<3x3x3x2xi8>, tensor<6xi48>, tensor<1xui16>, tensor<1xi8>) -> (tensor<8x8x8x6xi48>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x6x8x8x3xi16>
  %a1 = "test.src"() : () -> tensor<5x1x3x3x3xi8>
  %a2 = "test.src"() : () -> tensor<5x2xi48>
  %a3 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %a4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.conv3d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = i48} : (tensor<1x6x8x8x3xi16>, tensor<5x1x3x3x3xi8>, tensor<5x2xi48>, tensor<1xi16>, tensor<1xi8>) -> (tensor<1x6x8x8x5xi48>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x6x8x8x3xi16>
  %a1 = "test.src"() : () -> tensor<5x1x3x3x3xi8>
  %a2 = "test.src"() : () -> tensor<4xi48>
  %a3 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %a4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.conv3d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1>, acc_type = i48} : (tensor<1x6x8x8x3xi16>, tensor<5x1x3x3x3xi8>, tensor<4xi48>, tensor<1xi16>, tensor<1xi8>) -> (tensor<1x6x8x8x5xi48>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<3x4x4xi16>
  %a1 = "test.src"() : () -> tensor<5x1x3x3x3xi8>
  %a2 = "test.src"() : () -> tensor<5xi48>
  %a3 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %a4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.conv3d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 0, 0, 1, 0, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = i48} : (tensor<3x4x4xi16>, tensor<5x1x3x3x3xi8>, tensor<5xi48>, tensor<1xi16>, tensor<1xi8>) -> (tensor<1x6x8x8x5xi48>)
  return
}

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x4x4x3xi16>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xi8>
  %a2 = "test.src"() : () -> tensor<4xi48>
  %a3 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %a4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.transpose_conv2d"(%a0, %a1, %a2, %a3, %a4) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = i48} : (tensor<1x4x4x3xi16>, tensor<5x3x3x3xi8>, tensor<4xi48>, tensor<1xi16>, tensor<1xi8>) -> (tensor<1x9x9x5xi48>)
  return
}
