// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg-named))' | FileCheck %s

func.func @f0(%a: tensor<1x5x3xf32>, %b: tensor<1x3x6xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x5x3xf32>, tensor<1x3x6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x6xf32>
  return
}

func.func @f1(%a: tensor<?x5x3xi8>, %b: tensor<?x3x?xi8>, %zd: tensor<1xi8>) {
  %z = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %z2 = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.matmul %a, %b, %z, %z2 : (tensor<?x5x3xi8>, tensor<?x3x?xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<?x5x?xi32>
  return
}

func.func @f2(%a: tensor<?x3xi8>, %b: tensor<2x?x?x1xui8>, %c: tensor<f32>) {
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<?x3xi8>) -> tensor<3x?xi8>
  %1 = tosa.transpose %b {perms = array<i32: 3, 1, 0, 2>} : (tensor<2x?x?x1xui8>) -> tensor<1x?x2x?xui8>
  return
}

func.func @f3(%a: tensor<?x?x?xi16>, %b: tensor<?x?x?xi16>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<?x?x?xi16>, tensor<?x?x?xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<?x?x?xi48>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: tensor<1x5x3xf32>, %[[ARG1:[^ ]+]]: tensor<1x3x6xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<1x5x6xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.fill ins(%[[CST]] : f32) outs(%[[V1]] : tensor<1x5x6xf32>) -> tensor<1x5x6xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.batch_matmul ins(%[[ARG0]], %[[ARG1]] : tensor<1x5x3xf32>, tensor<1x3x6xf32>) outs(%[[V2]] : tensor<1x5x6xf32>) -> tensor<1x5x6xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: tensor<?x5x3xi8>, %[[ARG1:[^ ]+]]: tensor<?x3x?xi8>, %[[ARG2:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x5x3xi8>
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG1]], %[[C2]] : tensor<?x3x?xi8>
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty(%[[DIM]], %[[DIM_0]]) : tensor<?x5x?xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.fill ins(%[[C0_I32]] : i32) outs(%[[V2]] : tensor<?x5x?xi32>) -> tensor<?x5x?xi32>
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[C2_I32:[^ ]+]] = arith.constant 2 : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = linalg.quantized_batch_matmul ins(%[[ARG0]], %[[ARG1]], %[[C1_I32]], %[[C2_I32]] : tensor<?x5x3xi8>, tensor<?x3x?xi8>, i32, i32) outs(%[[V3]] : tensor<?x5x?xi32>) -> tensor<?x5x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: tensor<?x3xi8>, %[[ARG1:[^ ]+]]: tensor<2x?x?x1xui8>, %[[ARG2:[^ ]+]]: tensor<f32>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x3xi8>
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty(%[[DIM]]) : tensor<3x?xi8>
// CHECK-NEXT:     %[[TRANSPOSED:[^ ]+]] = linalg.transpose ins(%[[ARG0]] : tensor<?x3xi8>) outs(%[[V0]] : tensor<3x?xi8>) permutation = [1, 0] 
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG1]], %[[C1]] : tensor<2x?x?x1xui8>
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[ARG1]], %[[C2]] : tensor<2x?x?x1xui8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty(%[[DIM_0]], %[[DIM_1]]) : tensor<1x?x2x?xui8>
// CHECK-NEXT:     %[[TRANSPOSED_2:[^ ]+]] = linalg.transpose ins(%[[ARG1]] : tensor<2x?x?x1xui8>) outs(%[[V1]] : tensor<1x?x2x?xui8>) permutation = [3, 1, 0, 2] 
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: tensor<?x?x?xi16>, %[[ARG1:[^ ]+]]: tensor<?x?x?xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?x?xi16>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<?x?x?xi16>
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[ARG1]], %[[C2]] : tensor<?x?x?xi16>
// CHECK-NEXT:     %[[C0_I48:[^ ]+]] = arith.constant 0 : i48
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty(%[[DIM]], %[[DIM_0]], %[[DIM_1]]) : tensor<?x?x?xi48>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.fill ins(%[[C0_I48]] : i48) outs(%[[V1]] : tensor<?x?x?xi48>) -> tensor<?x?x?xi48>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.batch_matmul ins(%[[ARG0]], %[[ARG1]] : tensor<?x?x?xi16>, tensor<?x?x?xi16>) outs(%[[V2]] : tensor<?x?x?xi48>) -> tensor<?x?x?xi48>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
