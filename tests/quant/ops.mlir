// RUN: mlir-opt %s --split-input-file | FileCheck %s

func.func @f0(%x: f32) -> !quant.uniform<i8:f32, 2.0> {
  %0 = quant.qcast %x : f32 to !quant.uniform<i8:f32, 2.0>
  return %0 : !quant.uniform<i8:f32, 2.0>
}
func.func @f1(%x: tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 2.0>> {
  %0 = quant.qcast %x : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32, 2.0>>
  return %0 : tensor<4x!quant.uniform<i8:f32, 2.0>>
}
func.func @f2(%x: tensor<*xf32>) -> tensor<*x!quant.uniform<i8:f32, 2.0>> {
  %0 = quant.qcast %x : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32, 2.0>>
  return %0 : tensor<*x!quant.uniform<i8:f32, 2.0>>
}
func.func @f3(%x: tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:0, {1.0, 2.0}>> {
  %0 = quant.qcast %x : tensor<2xf32> to tensor<2x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
  return %0 : tensor<2x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
}
func.func @f4(%x: tensor<?xf32>) -> tensor<?x!quant.uniform<i8:f32:0, {1.0, 2.0}>> {
  %0 = quant.qcast %x : tensor<?xf32> to tensor<?x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
  return %0 : tensor<?x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
}
func.func @f5(%x: tensor<*xf32>) -> tensor<*x!quant.uniform<i8:f32:0, {1.0, 2.0}>> {
  %0 = quant.qcast %x : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
  return %0 : tensor<*x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
}
func.func @f6(%x: tensor<3x2xf32>) -> tensor<3x2x!quant.uniform<i8:f32:1, {1.0, 2.0}>> {
  %0 = quant.qcast %x : tensor<3x2xf32> to tensor<3x2x!quant.uniform<i8:f32:1, {1.0, 2.0}>>
  return %0 : tensor<3x2x!quant.uniform<i8:f32:1, {1.0, 2.0}>>
}
func.func @f7(%x: tensor<2x2xf32>) -> tensor<2x2x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>> {
  %0 = quant.qcast %x : tensor<2x2xf32> to tensor<2x2x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>>
  return %0 : tensor<2x2x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>>
}
func.func @f8(%x: tensor<?x?xf32>) -> tensor<?x?x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>> {
  %0 = quant.qcast %x : tensor<?x?xf32> to tensor<?x?x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>>
  return %0 : tensor<?x?x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>>
}
func.func @f9(%x: tensor<6x2xf32>) -> tensor<6x2x!quant.uniform<i8:f32:{0:3}, {{1.0}, {3.0}}>> {
  %0 = quant.qcast %x : tensor<6x2xf32> to tensor<6x2x!quant.uniform<i8:f32:{0:3}, {{1.0}, {3.0}}>>
  return %0 : tensor<6x2x!quant.uniform<i8:f32:{0:3}, {{1.0}, {3.0}}>>
}
func.func @f10(%x: tensor<6x2xf32>) -> tensor<6x2x!quant.uniform<i8:f32:{}, {{1.0}}>> {
  %0 = quant.qcast %x : tensor<6x2xf32> to tensor<6x2x!quant.uniform<i8:f32:{}, {{1.0}}>>
  return %0 : tensor<6x2x!quant.uniform<i8:f32:{}, {{1.0}}>>
}
func.func @f11(%x: !quant.uniform<i8:f32, 2.0>) -> f32 {
  %0 = quant.dcast %x : !quant.uniform<i8:f32, 2.0> to f32
  return %0 : f32
}
func.func @f12(%x: tensor<4x!quant.uniform<i8:f32, 2.0>>) -> tensor<4xf32> {
  %0 = quant.dcast %x : tensor<4x!quant.uniform<i8:f32, 2.0>> to tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @f13(%x: !quant.any<i8:f32>) -> f32 {
  %0 = quant.dcast %x : !quant.any<i8:f32> to f32
  return %0 : f32
}
func.func @f14(%x: !quant.calibrated<f32<-1.0:1.0>>) -> f32 {
  %0 = quant.dcast %x : !quant.calibrated<f32<-1.0:1.0>> to f32
  return %0 : f32
}
func.func @f15(%x: f32) -> !quant.any<i8:f32> {
  %0 = quant.qcast %x : f32 to !quant.any<i8:f32>
  return %0 : !quant.any<i8:f32>
}
func.func @f16(%x: f32) -> !quant.calibrated<f32<-1.0:1.0>> {
  %0 = quant.qcast %x : f32 to !quant.calibrated<f32<-1.0:1.0>>
  return %0 : !quant.calibrated<f32<-1.0:1.0>>
}
func.func @f17(%x: !quant.uniform<i8:f32, 2.0>) -> i8 {
  %0 = quant.scast %x : !quant.uniform<i8:f32, 2.0> to i8
  return %0 : i8
}
func.func @f18(%x: i8) -> !quant.uniform<i8:f32, 2.0> {
  %0 = quant.scast %x : i8 to !quant.uniform<i8:f32, 2.0>
  return %0 : !quant.uniform<i8:f32, 2.0>
}
func.func @f19(%x: tensor<4x!quant.uniform<i8:f32, 2.0>>) -> tensor<4xi8> {
  %0 = quant.scast %x : tensor<4x!quant.uniform<i8:f32, 2.0>> to tensor<4xi8>
  return %0 : tensor<4xi8>
}
func.func @f20(%x: tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 2.0>> {
  %0 = quant.scast %x : tensor<4xi8> to tensor<4x!quant.uniform<i8:f32, 2.0>>
  return %0 : tensor<4x!quant.uniform<i8:f32, 2.0>>
}
func.func @f21(%x: tensor<*xi8>) -> tensor<*x!quant.uniform<i8:f32:0, {1.0, 2.0}>> {
  %0 = quant.scast %x : tensor<*xi8> to tensor<*x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
  return %0 : tensor<*x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
}
func.func @f22(%x: !quant.any<i8>) -> i8 {
  %0 = quant.scast %x : !quant.any<i8> to i8
  return %0 : i8
}
func.func @f23(%x: tensor<2x2x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>>) -> tensor<2x2xi8> {
  %0 = quant.scast %x : tensor<2x2x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>> to tensor<2x2xi8>
  return %0 : tensor<2x2xi8>
}
func.func @f24(%x: tensor<2x2x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>>) -> tensor<2x2xf32> {
  %0 = quant.dcast %x : tensor<2x2x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>> to tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
func.func @f25(%x: tensor<4xf32, "enc">) -> tensor<4x!quant.uniform<i8:f32, 2.0>, "enc"> {
  %0 = quant.qcast %x : tensor<4xf32, "enc"> to tensor<4x!quant.uniform<i8:f32, 2.0>, "enc">
  return %0 : tensor<4x!quant.uniform<i8:f32, 2.0>, "enc">
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: f32) -> !quant.uniform<i8:f32, 2.000000e+00> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.qcast %[[ARG0]] : f32 to !quant.uniform<i8:f32, 2.000000e+00>
// CHECK-NEXT:     return %[[V0]] : !quant.uniform<i8:f32, 2.000000e+00>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 2.000000e+00>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.qcast %[[ARG0]] : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>
// CHECK-NEXT:     return %[[V0]] : tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: tensor<*xf32>) -> tensor<*x!quant.uniform<i8:f32, 2.000000e+00>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.qcast %[[ARG0]] : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32, 2.000000e+00>>
// CHECK-NEXT:     return %[[V0]] : tensor<*x!quant.uniform<i8:f32, 2.000000e+00>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.qcast %[[ARG0]] : tensor<2xf32> to tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
// CHECK-NEXT:     return %[[V0]] : tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: tensor<?xf32>) -> tensor<?x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.qcast %[[ARG0]] : tensor<?xf32> to tensor<?x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
// CHECK-NEXT:     return %[[V0]] : tensor<?x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: tensor<*xf32>) -> tensor<*x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.qcast %[[ARG0]] : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
// CHECK-NEXT:     return %[[V0]] : tensor<*x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: tensor<3x2xf32>) -> tensor<3x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.qcast %[[ARG0]] : tensor<3x2xf32> to tensor<3x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>
// CHECK-NEXT:     return %[[V0]] : tensor<3x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: tensor<2x2xf32>) -> tensor<2x2x!quant.uniform<i8:f32:{0:1, 1:2}, {{\{\{}}1.000000e+00}, {2.000000e+00}}>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.qcast %[[ARG0]] : tensor<2x2xf32> to tensor<2x2x!quant.uniform<i8:f32:{0:1, 1:2}, {{\{\{}}1.000000e+00}, {2.000000e+00}}>>
// CHECK-NEXT:     return %[[V0]] : tensor<2x2x!quant.uniform<i8:f32:{0:1, 1:2}, {{\{\{}}1.000000e+00}, {2.000000e+00}}>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: tensor<?x?xf32>) -> tensor<?x?x!quant.uniform<i8:f32:{0:1, 1:2}, {{\{\{}}1.000000e+00}, {2.000000e+00}}>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.qcast %[[ARG0]] : tensor<?x?xf32> to tensor<?x?x!quant.uniform<i8:f32:{0:1, 1:2}, {{\{\{}}1.000000e+00}, {2.000000e+00}}>>
// CHECK-NEXT:     return %[[V0]] : tensor<?x?x!quant.uniform<i8:f32:{0:1, 1:2}, {{\{\{}}1.000000e+00}, {2.000000e+00}}>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: tensor<6x2xf32>) -> tensor<6x2x!quant.uniform<i8:f32:{0:3}, {{\{\{}}1.000000e+00}, {3.000000e+00}}>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.qcast %[[ARG0]] : tensor<6x2xf32> to tensor<6x2x!quant.uniform<i8:f32:{0:3}, {{\{\{}}1.000000e+00}, {3.000000e+00}}>>
// CHECK-NEXT:     return %[[V0]] : tensor<6x2x!quant.uniform<i8:f32:{0:3}, {{\{\{}}1.000000e+00}, {3.000000e+00}}>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: tensor<6x2xf32>) -> tensor<6x2x!quant.uniform<i8:f32:{}, {{\{\{}}1.000000e+00}}>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.qcast %[[ARG0]] : tensor<6x2xf32> to tensor<6x2x!quant.uniform<i8:f32:{}, {{\{\{}}1.000000e+00}}>>
// CHECK-NEXT:     return %[[V0]] : tensor<6x2x!quant.uniform<i8:f32:{}, {{\{\{}}1.000000e+00}}>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: !quant.uniform<i8:f32, 2.000000e+00>) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.dcast %[[ARG0]] : !quant.uniform<i8:f32, 2.000000e+00> to f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.dcast %[[ARG0]] : tensor<4x!quant.uniform<i8:f32, 2.000000e+00>> to tensor<4xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: !quant.any<i8:f32>) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.dcast %[[ARG0]] : !quant.any<i8:f32> to f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: !quant.calibrated<f32<-1.000000e+00:1.000000e+00>>) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.dcast %[[ARG0]] : !quant.calibrated<f32<-1.000000e+00:1.000000e+00>> to f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: f32) -> !quant.any<i8:f32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.qcast %[[ARG0]] : f32 to !quant.any<i8:f32>
// CHECK-NEXT:     return %[[V0]] : !quant.any<i8:f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: f32) -> !quant.calibrated<f32<-1.000000e+00:1.000000e+00>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.qcast %[[ARG0]] : f32 to !quant.calibrated<f32<-1.000000e+00:1.000000e+00>>
// CHECK-NEXT:     return %[[V0]] : !quant.calibrated<f32<-1.000000e+00:1.000000e+00>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: !quant.uniform<i8:f32, 2.000000e+00>) -> i8 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.scast %[[ARG0]] : !quant.uniform<i8:f32, 2.000000e+00> to i8
// CHECK-NEXT:     return %[[V0]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: i8) -> !quant.uniform<i8:f32, 2.000000e+00> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.scast %[[ARG0]] : i8 to !quant.uniform<i8:f32, 2.000000e+00>
// CHECK-NEXT:     return %[[V0]] : !quant.uniform<i8:f32, 2.000000e+00>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f19(%[[ARG0:[^ ]+]]: tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.scast %[[ARG0]] : tensor<4x!quant.uniform<i8:f32, 2.000000e+00>> to tensor<4xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f20(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 2.000000e+00>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.scast %[[ARG0]] : tensor<4xi8> to tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>
// CHECK-NEXT:     return %[[V0]] : tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f21(%[[ARG0:[^ ]+]]: tensor<*xi8>) -> tensor<*x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.scast %[[ARG0]] : tensor<*xi8> to tensor<*x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
// CHECK-NEXT:     return %[[V0]] : tensor<*x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f22(%[[ARG0:[^ ]+]]: !quant.any<i8>) -> i8 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.scast %[[ARG0]] : !quant.any<i8> to i8
// CHECK-NEXT:     return %[[V0]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f23(%[[ARG0:[^ ]+]]: tensor<2x2x!quant.uniform<i8:f32:{0:1, 1:2}, {{\{\{}}1.000000e+00}, {2.000000e+00}}>>) -> tensor<2x2xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.scast %[[ARG0]] : tensor<2x2x!quant.uniform<i8:f32:{0:1, 1:2}, {{\{\{}}1.000000e+00}, {2.000000e+00}}>> to tensor<2x2xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<2x2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f24(%[[ARG0:[^ ]+]]: tensor<2x2x!quant.uniform<i8:f32:{0:1, 1:2}, {{\{\{}}1.000000e+00}, {2.000000e+00}}>>) -> tensor<2x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.dcast %[[ARG0]] : tensor<2x2x!quant.uniform<i8:f32:{0:1, 1:2}, {{\{\{}}1.000000e+00}, {2.000000e+00}}>> to tensor<2x2xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f25(%[[ARG0:[^ ]+]]: tensor<4xf32, "enc">) -> tensor<4x!quant.uniform<i8:f32, 2.000000e+00>, "enc"> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.qcast %[[ARG0]] : tensor<4xf32, "enc"> to tensor<4x!quant.uniform<i8:f32, 2.000000e+00>, "enc">
// CHECK-NEXT:     return %[[V0]] : tensor<4x!quant.uniform<i8:f32, 2.000000e+00>, "enc">
// CHECK-NEXT:   }
// CHECK-NEXT: }
