// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --lower-quant-ops | FileCheck %s

!q = !quant.uniform<i8:f32, 2.0:10>
func.func @s(%a: !q) -> f32 {
  %0 = quant.dcast %a : !q to f32
  return %0 : f32
}

// -----

!q = !quant.uniform<i8:f32, 2.0>
func.func @s(%a: !q) -> f32 {
  %0 = quant.dcast %a : !q to f32
  return %0 : f32
}

// -----

!q = !quant.uniform<u8:f32, 2.0:10>
func.func @s(%a: tensor<4x?x!q>) -> tensor<4x?xf32> {
  %0 = quant.dcast %a : tensor<4x?x!q> to tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// -----

!q = !quant.uniform<i8:f32, 2.0:10>
func.func @s(%a: tensor<*x!q>) -> tensor<*xf32> {
  %0 = quant.dcast %a : tensor<*x!q> to tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

!q = !quant.uniform<i8:f32, 2.0:10>
func.func @s(%a: f32) -> !q {
  %0 = quant.qcast %a : f32 to !q
  return %0 : !q
}

// -----

!q = !quant.uniform<i8<-5:7>:f32, 2.0:3>
func.func @s(%a: f32) -> !q {
  %0 = quant.qcast %a : f32 to !q
  return %0 : !q
}

// -----

!q = !quant.uniform<u8<3:7>:f32, 2.0>
func.func @s(%a: tensor<3xf32>) -> tensor<3x!q> {
  %0 = quant.qcast %a : tensor<3xf32> to tensor<3x!q>
  return %0 : tensor<3x!q>
}

// -----

!q = !quant.uniform<u8:f32:1, {2.0:1, 3.0:4}>
func.func @s(%a: tensor<3x2xf32>) -> tensor<3x2x!q> {
  %0 = quant.qcast %a : tensor<3x2xf32> to tensor<3x2x!q>
  return %0 : tensor<3x2x!q>
}

// -----

!q = !quant.uniform<i8<-8:7>:f32:1, {2.0, 3.0}>
func.func @s(%a: tensor<?x2x?xf32>) -> tensor<?x2x?x!q> {
  %0 = quant.qcast %a : tensor<?x2x?xf32> to tensor<?x2x?x!q>
  return %0 : tensor<?x2x?x!q>
}

// -----

!q = !quant.uniform<i8:f32:1, {2.0:1, 3.0:4}>
func.func @s(%a: tensor<3x2x!q>) -> tensor<3x2xf32> {
  %0 = quant.dcast %a : tensor<3x2x!q> to tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// -----

!q = !quant.uniform<i8:f32:1, {2.0:1, 3.0:4}>
func.func @s(%a: tensor<*x!q>) -> tensor<*xf32> {
  %0 = quant.dcast %a : tensor<*x!q> to tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

!q = !quant.uniform<i8:f32:1, {2.0:1, 3.0:4}>
func.func @s(%a: tensor<*xf32>) -> tensor<*x!q> {
  %0 = quant.qcast %a : tensor<*xf32> to tensor<*x!q>
  return %0 : tensor<*x!q>
}

// -----

!q = !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0}, {4.0, 5.0}}>
func.func @s(%a: tensor<2x4x!q>) -> tensor<2x4xf32> {
  %0 = quant.dcast %a : tensor<2x4x!q> to tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// -----

!q = !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:1, 3.0:2}, {4.0:3, 5.0:4}}>
func.func @s(%a: tensor<?x4xf32>) -> tensor<?x4x!q> {
  %0 = quant.qcast %a : tensor<?x4xf32> to tensor<?x4x!q>
  return %0 : tensor<?x4x!q>
}

// -----

!q = !quant.uniform<i8:f32:{0:1}, {{2.0:1}, {4.0:3}}>
func.func @s(%a: tensor<2x4x!q>) -> tensor<2x4xf32> {
  %0 = quant.dcast %a : tensor<2x4x!q> to tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
