// RUN: mlir-opt %s --tosa-to-tensor | FileCheck %s

func.func @reshape(%a: tensor<2x3xui8>) -> tensor<6xui8> {
  %s = tosa.const_shape {values = dense<6> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.reshape %a, %s : (tensor<2x3xui8>, !tosa.shape<1>) -> tensor<6xui8>
  return %0 : tensor<6xui8>
}

func.func @pad(%a: tensor<4xui8>) -> tensor<6xui8> {
  %c = "tosa.const"() {values = dense<3> : tensor<1xui8>} : () -> tensor<1xui8>
  %s = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.pad %a, %s, %c : (tensor<4xui8>, !tosa.shape<2>, tensor<1xui8>) -> tensor<6xui8>
  return %0 : tensor<6xui8>
}

func.func @pad_by_constant(%a: tensor<4xf32>) -> tensor<6xf32> {
  %c = "tosa.const"() {values = dense<3.5> : tensor<1xf32>} : () -> tensor<1xf32>
  %s = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.pad %a, %s, %c : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @reshape(%[[ARG0:[^ ]+]]: tensor<2x3xui8>) -> tensor<6xui8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : tensor<2x3xui8> to tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<6> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[V0]] {{\[\[}}0, 1]] : tensor<2x3xi8> into tensor<6xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[COLLAPSED]] : tensor<6xi8> to tensor<6xui8>
// CHECK-NEXT:     return %[[V2]] : tensor<6xui8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @pad(%[[ARG0:[^ ]+]]: tensor<4xui8>) -> tensor<6xui8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<3> : tensor<1xui8>}> : () -> tensor<1xui8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[EXTRACTED:[^ ]+]] = tensor.extract %[[V0]][%[[C0]]] : tensor<1xui8>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[PADDED:[^ ]+]] = tensor.pad %[[ARG0]] low[%[[C1]]] high[%[[C1_0]]] {
// CHECK-NEXT:     ^bb0(%[[ARG1:[^ ]+]]: index):
// CHECK-NEXT:       tensor.yield %[[EXTRACTED]] : ui8
// CHECK-NEXT:     } : tensor<4xui8> to tensor<6xui8>
// CHECK-NEXT:     return %[[PADDED]] : tensor<6xui8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @pad_by_constant(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<6xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<3.500000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 3.500000e+00 : f32
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[PADDED:[^ ]+]] = tensor.pad %[[ARG0]] low[%[[C1]]] high[%[[C1_0]]] {
// CHECK-NEXT:     ^bb0(%[[ARG1:[^ ]+]]: index):
// CHECK-NEXT:       tensor.yield %[[CST]] : f32
// CHECK-NEXT:     } : tensor<4xf32> to tensor<6xf32>
// CHECK-NEXT:     return %[[PADDED]] : tensor<6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
