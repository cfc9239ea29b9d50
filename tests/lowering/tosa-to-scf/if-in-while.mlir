// RUN: mlir-opt %s --tosa-to-scf | FileCheck %s

func.func @several_values(%a: tensor<f32>, %b: tensor<4xi32>) -> (tensor<f32>, tensor<4xi32>) {
  %0:2 = tosa.while_loop (%x = %a, %y = %b) : (tensor<f32>, tensor<4xi32>) -> (tensor<f32>, tensor<4xi32>) {
    %1 = tosa.greater_equal %x, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%x: tensor<f32>, %y: tensor<4xi32>):
    %1 = tosa.greater %x, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2:2 = tosa.cond_if %1 (%p = %x, %q = %y) : tensor<i1> (tensor<f32>, tensor<4xi32>) -> (tensor<f32>, tensor<4xi32>) {
    ^bb0(%p: tensor<f32>, %q: tensor<4xi32>):
      %3 = tosa.add %q, %q : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      tosa.yield %p, %3 : tensor<f32>, tensor<4xi32>
    } else {
    ^bb0(%p: tensor<f32>, %q: tensor<4xi32>):
      tosa.yield %p, %q : tensor<f32>, tensor<4xi32>
    }
    tosa.yield %2#0, %2#1 : tensor<f32>, tensor<4xi32>
  }
  return %0#0, %0#1 : tensor<f32>, tensor<4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @several_values(%[[ARG0:[^ ]+]]: tensor<f32>, %[[ARG1:[^ ]+]]: tensor<4xi32>) -> (tensor<f32>, tensor<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG2:[^ ]+]] = %[[ARG0]], %[[ARG3:[^ ]+]] = %[[ARG1]]) : (tensor<f32>, tensor<4xi32>) -> (tensor<f32>, tensor<4xi32>) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = tosa.greater_equal %[[ARG2]], %[[ARG0]] : (tensor<f32>, tensor<f32>) -> tensor<i1>
// CHECK-NEXT:       %[[EXTRACTED:[^ ]+]] = tensor.extract %[[V1]][] : tensor<i1>
// CHECK-NEXT:       scf.condition(%[[EXTRACTED]]) %[[ARG2]], %[[ARG3]] : tensor<f32>, tensor<4xi32>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG2]]: tensor<f32>, %[[ARG3]]: tensor<4xi32>):
// CHECK-NEXT:       %[[V1]] = tosa.greater %[[ARG2]], %[[ARG0]] : (tensor<f32>, tensor<f32>) -> tensor<i1>
// CHECK-NEXT:       %[[EXTRACTED]] = tensor.extract %[[V1]][] : tensor<i1>
// CHECK-NEXT:       %[[V2:[^ ]+]]:2 = scf.if %[[EXTRACTED]] -> (tensor<f32>, tensor<4xi32>) {
// CHECK-NEXT:         %[[V3:[^ ]+]] = tosa.add %[[ARG3]], %[[ARG3]] : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:         scf.yield %[[ARG2]], %[[V3]] : tensor<f32>, tensor<4xi32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[ARG2]], %[[ARG3]] : tensor<f32>, tensor<4xi32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V2]]#0, %[[V2]]#1 : tensor<f32>, tensor<4xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]]#0, %[[V0]]#1 : tensor<f32>, tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
