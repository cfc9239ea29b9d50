// ORACLE: differs (branches-among-converted-types)
// RUN: mlir-opt %s --tosa-convert-integer-type-to-signless | FileCheck %s

func.func @f(%a: tensor<4xui8>, %c: i1) -> tensor<4xui8> {
  cf.cond_br %c, ^b(%a, %c : tensor<4xui8>, i1), ^d(%a : tensor<4xui8>)
^b(%b: tensor<4xui8>, %e: i1):
  %x = tosa.identity %b : (tensor<4xui8>) -> tensor<4xui8>
  cf.cond_br %e, ^b(%x, %c : tensor<4xui8>, i1), ^d(%x : tensor<4xui8>)
^d(%r: tensor<4xui8>):
  return %r : tensor<4xui8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: i1) -> tensor<4xi8> {
// CHECK-NEXT:     cf.cond_br %[[ARG1]], ^bb1(%[[ARG0]], %[[ARG1]] : tensor<4xi8>, i1), ^bb2(%[[ARG0]] : tensor<4xi8>)
// CHECK-NEXT:   ^bb1(%[[V0:[^ ]+]]: tensor<4xi8>, %[[V1:[^ ]+]]: i1):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.identity %[[V0]] : (tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT:     cf.cond_br %[[V1]], ^bb1(%[[V2]], %[[ARG1]] : tensor<4xi8>, i1), ^bb2(%[[V2]] : tensor<4xi8>)
// CHECK-NEXT:   ^bb2(%[[V3:[^ ]+]]: tensor<4xi8>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     return %[[V3]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }
