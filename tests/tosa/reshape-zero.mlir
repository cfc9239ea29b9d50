// RUN: mlir-opt %s | FileCheck %s

func.func @zero(%a: tensor<?xi1>) -> tensor<2x?xi1> {
  %s = tosa.const_shape {values = dense<[2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<?xi1>, !tosa.shape<2>) -> tensor<2x?xi1>
  return %0 : tensor<2x?xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @zero(%[[ARG0:[^ ]+]]: tensor<?xi1>) -> tensor<2x?xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reshape %[[ARG0]], %[[V0]] : (tensor<?xi1>, !tosa.shape<2>) -> tensor<2x?xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<2x?xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
