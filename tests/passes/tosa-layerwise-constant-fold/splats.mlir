// However many elements there are of one number, they are reduced at once.
// RUN: mlir-opt %s --tosa-layerwise-constant-fold | FileCheck %s

func.func @many() -> (tensor<1xi32>, tensor<3x1xi32>, tensor<1x3xi8>, tensor<1x2xi1>) {
  %0 = "tosa.const"() <{values = dense<7> : tensor<1000003xi32>}> : () -> tensor<1000003xi32>
  %1 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<1000003xi32>) -> tensor<1xi32>
  %2 = "tosa.const"() <{values = dense<3> : tensor<3x13xi32>}> : () -> tensor<3x13xi32>
  %3 = tosa.reduce_product %2 {axis = 1 : i32} : (tensor<3x13xi32>) -> tensor<3x1xi32>
  %4 = "tosa.const"() <{values = dense<-5> : tensor<6x3xi8>}> : () -> tensor<6x3xi8>
  %5 = tosa.reduce_max %4 {axis = 0 : i32} : (tensor<6x3xi8>) -> tensor<1x3xi8>
  %6 = "tosa.const"() <{values = dense<true> : tensor<5x2xi1>}> : () -> tensor<5x2xi1>
  %7 = tosa.reduce_all %6 {axis = 0 : i32} : (tensor<5x2xi1>) -> tensor<1x2xi1>
  return %1, %3, %5, %7 : tensor<1xi32>, tensor<3x1xi32>, tensor<1x3xi8>, tensor<1x2xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @many() -> (tensor<1xi32>, tensor<3x1xi32>, tensor<1x3xi8>, tensor<1x2xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<7000021> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<1594323> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<-5> : tensor<1x3xi8>}> : () -> tensor<1x3xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<true> : tensor<1x2xi1>}> : () -> tensor<1x2xi1>
// CHECK-NEXT:     return %[[V0]], %[[V1]], %[[V2]], %[[V3]] : tensor<1xi32>, tensor<3x1xi32>, tensor<1x3xi8>, tensor<1x2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
