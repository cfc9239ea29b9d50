// ORACLE: differs (graphs-in-graphs)
// RUN: mlir-opt %s --tosa-to-scf | FileCheck %s

func.func @if_in_if(%a: tensor<f32>, %c: tensor<i1>) -> tensor<f32> {
  %0 = tosa.cond_if %c (%x = %a) : tensor<i1> (tensor<f32>) -> tensor<f32> {
  ^bb0(%x: tensor<f32>):
    %1 = tosa.cond_if %c (%y = %x) : tensor<i1> (tensor<f32>) -> tensor<f32> {
    ^bb0(%y: tensor<f32>):
      tosa.yield %y : tensor<f32>
    } else {
    ^bb0(%y: tensor<f32>):
      tosa.yield %x : tensor<f32>
    }
    tosa.yield %1 : tensor<f32>
  } else {
  ^bb0(%x: tensor<f32>):
    tosa.yield %x : tensor<f32>
  }
  return %0 : tensor<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @if_in_if(%[[ARG0:[^ ]+]]: tensor<f32>, %[[ARG1:[^ ]+]]: tensor<i1>) -> tensor<f32> {
// CHECK-NEXT:     %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG1]][] : tensor<i1>
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.if %[[EXTRACTED]] -> (tensor<f32>) {
// CHECK-NEXT:       %[[EXTRACTED_0:[^ ]+]] = tensor.extract %[[ARG1]][] : tensor<i1>
// CHECK-NEXT:       %[[V1:[^ ]+]] = scf.if %[[EXTRACTED_0]] -> (tensor<f32>) {
// CHECK-NEXT:         scf.yield %[[ARG0]] : tensor<f32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[ARG0]] : tensor<f32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V1]] : tensor<f32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG0]] : tensor<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : tensor<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
