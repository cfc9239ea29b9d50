// RUN: mlir-opt %s | FileCheck %s

// A sum of sizes that is too large for 64 bits.

func.func @concat(%a: tensor<4611686018427387904xi8>) -> tensor<?xi8> {
  %0 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<4611686018427387904xi8>, tensor<4611686018427387904xi8>) -> tensor<?xi8>
  return %0 : tensor<?xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat(%[[ARG0:[^ ]+]]: tensor<4611686018427387904xi8>) -> tensor<?xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.concat %[[ARG0]], %[[ARG0]] {axis = 0 : i32} : (tensor<4611686018427387904xi8>, tensor<4611686018427387904xi8>) -> tensor<?xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<?xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }
