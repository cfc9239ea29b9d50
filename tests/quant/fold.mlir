// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

func.func @f0(%x: f32) -> f32 {
  %0 = quant.qcast %x : f32 to !quant.uniform<i8:f32, 2.0>
  %1 = quant.dcast %0 : !quant.uniform<i8:f32, 2.0> to f32
  return %1 : f32
}
func.func @f1(%x: !quant.uniform<i8:f32, 2.0>) -> !quant.uniform<i8:f32, 2.0> {
  %0 = quant.dcast %x : !quant.uniform<i8:f32, 2.0> to f32
  %1 = quant.qcast %0 : f32 to !quant.uniform<i8:f32, 2.0>
  return %1 : !quant.uniform<i8:f32, 2.0>
}
func.func @f2(%x: i8) -> i8 {
  %0 = quant.scast %x : i8 to !quant.uniform<i8:f32, 2.0>
  %1 = quant.scast %0 : !quant.uniform<i8:f32, 2.0> to i8
  return %1 : i8
}
func.func @f3(%x: !quant.uniform<i8:f32, 2.0>) -> !quant.uniform<i8:f32, 2.0> {
  %0 = quant.scast %x : !quant.uniform<i8:f32, 2.0> to i8
  %1 = quant.scast %0 : i8 to !quant.uniform<i8:f32, 2.0>
  return %1 : !quant.uniform<i8:f32, 2.0>
}
func.func @f4(%x: f32) -> i8 {
  %0 = quant.qcast %x : f32 to !quant.uniform<i8:f32, 2.0>
  %1 = quant.scast %0 : !quant.uniform<i8:f32, 2.0> to i8
  return %1 : i8
}
func.func @f5(%x: !quant.uniform<i8:f32, 2.0>) -> !quant.uniform<i8:f32, 3.0> {
  %0 = quant.dcast %x : !quant.uniform<i8:f32, 2.0> to f32
  %1 = quant.qcast %0 : f32 to !quant.uniform<i8:f32, 3.0>
  return %1 : !quant.uniform<i8:f32, 3.0>
}
func.func @f6(%x: !quant.uniform<i8:f32, 2.0>) -> !quant.uniform<i8:f32, 3.0> {
  %0 = quant.scast %x : !quant.uniform<i8:f32, 2.0> to i8
  %1 = quant.scast %0 : i8 to !quant.uniform<i8:f32, 3.0>
  return %1 : !quant.uniform<i8:f32, 3.0>
}
func.func @f7(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = quant.qcast %x : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32, 2.0>>
  %1 = quant.dcast %0 : tensor<4x!quant.uniform<i8:f32, 2.0>> to tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func @f8(%x: tensor<4xi8>) -> tensor<4xi8> {
  %0 = quant.scast %x : tensor<4xi8> to tensor<4x!quant.uniform<i8:f32, 2.0>>
  %1 = quant.scast %0 : tensor<4x!quant.uniform<i8:f32, 2.0>> to tensor<4xi8>
  return %1 : tensor<4xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     return %[[ARG0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: !quant.uniform<i8:f32, 2.000000e+00>) -> !quant.uniform<i8:f32, 2.000000e+00> {
// CHECK-NEXT:     return %[[ARG0]] : !quant.uniform<i8:f32, 2.000000e+00>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: i8) -> i8 {
// CHECK-NEXT:     return %[[ARG0]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: !quant.uniform<i8:f32, 2.000000e+00>) -> !quant.uniform<i8:f32, 2.000000e+00> {
// CHECK-NEXT:     return %[[ARG0]] : !quant.uniform<i8:f32, 2.000000e+00>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: f32) -> i8 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.qcast %[[ARG0]] : f32 to !quant.uniform<i8:f32, 2.000000e+00>
// CHECK-NEXT:     %[[V1:[^ ]+]] = quant.scast %[[V0]] : !quant.uniform<i8:f32, 2.000000e+00> to i8
// CHECK-NEXT:     return %[[V1]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: !quant.uniform<i8:f32, 2.000000e+00>) -> !quant.uniform<i8:f32, 3.000000e+00> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.dcast %[[ARG0]] : !quant.uniform<i8:f32, 2.000000e+00> to f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = quant.qcast %[[V0]] : f32 to !quant.uniform<i8:f32, 3.000000e+00>
// CHECK-NEXT:     return %[[V1]] : !quant.uniform<i8:f32, 3.000000e+00>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: !quant.uniform<i8:f32, 2.000000e+00>) -> !quant.uniform<i8:f32, 3.000000e+00> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.scast %[[ARG0]] : !quant.uniform<i8:f32, 2.000000e+00> to i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = quant.scast %[[V0]] : i8 to !quant.uniform<i8:f32, 3.000000e+00>
// CHECK-NEXT:     return %[[V1]] : !quant.uniform<i8:f32, 3.000000e+00>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }
