// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%x: tensor<4xf32>) -> tensor<*x!quant.uniform<i8:f32, 2.0>> {
// expected-error @+1 {{'quant.qcast' op failed to verify that input and result are both scalars or both tensors with matching shape}}
  %0 = quant.qcast %x : tensor<4xf32> to tensor<*x!quant.uniform<i8:f32, 2.0>>
  return %0 : tensor<*x!quant.uniform<i8:f32, 2.0>>
}

// -----

func.func @f(%x: tensor<4xf32>) -> tensor<?x!quant.uniform<i8:f32, 2.0>> {
// expected-error @+1 {{'quant.qcast' op failed to verify that input and result are both scalars or both tensors with matching shape}}
  %0 = quant.qcast %x : tensor<4xf32> to tensor<?x!quant.uniform<i8:f32, 2.0>>
  return %0 : tensor<?x!quant.uniform<i8:f32, 2.0>>
}

// -----

func.func @f(%x: f32) -> tensor<4x!quant.uniform<i8:f32, 2.0>> {
// expected-error @+1 {{'quant.qcast' op failed to verify that input and result are both scalars or both tensors with matching shape}}
  %0 = quant.qcast %x : f32 to tensor<4x!quant.uniform<i8:f32, 2.0>>
  return %0 : tensor<4x!quant.uniform<i8:f32, 2.0>>
}

// -----

func.func @f(%x: f16) -> !quant.uniform<i8:f32, 2.0> {
// expected-error @+1 {{expressed type in quantized type expected to match float type}}
  %0 = quant.qcast %x : f16 to !quant.uniform<i8:f32, 2.0>
  return %0 : !quant.uniform<i8:f32, 2.0>
}

// -----

func.func @f(%x: i32) -> !quant.uniform<i8:f32, 2.0> {
// expected-error @+1 {{'quant.qcast' op operand #0 must be scalar or tensor of floating-point, but got 'i32'}}
  %0 = quant.qcast %x : i32 to !quant.uniform<i8:f32, 2.0>
  return %0 : !quant.uniform<i8:f32, 2.0>
}

// -----

func.func @f(%x: f32) -> i8 {
// expected-error @+1 {{'quant.qcast' op result #0 must be scalar or tensor of quantized type, but got 'i8'}}
  %0 = quant.qcast %x : f32 to i8
  return %0 : i8
}

// -----

func.func @f(%x: f32) -> !quant.uniform<i8:f32:0, {1.0, 2.0}> {
// expected-error @+1 {{scalar types may not use per-axis quantization}}
  %0 = quant.qcast %x : f32 to !quant.uniform<i8:f32:0, {1.0, 2.0}>
  return %0 : !quant.uniform<i8:f32:0, {1.0, 2.0}>
}

// -----

func.func @f(%x: tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32:0, {1.0, 2.0}>> {
// expected-error @+1 {{quantized dimension size does not match number of scales}}
  %0 = quant.qcast %x : tensor<3xf32> to tensor<3x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
  return %0 : tensor<3x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
}

// -----

func.func @f(%x: tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:1, {1.0, 2.0}>> {
// expected-error @+1 {{quantized dimension must be less than tensor rank}}
  %0 = quant.qcast %x : tensor<2xf32> to tensor<2x!quant.uniform<i8:f32:1, {1.0, 2.0}>>
  return %0 : tensor<2x!quant.uniform<i8:f32:1, {1.0, 2.0}>>
}

// -----

func.func @f(%x: f32) -> !quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}> {
// expected-error @+1 {{scalar types may not use sub-channel quantization}}
  %0 = quant.qcast %x : f32 to !quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>
  return %0 : !quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>
}

// -----

func.func @f(%x: tensor<*xf32>) -> tensor<*x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>> {
// expected-error @+1 {{tensor containing the sub-channel quantized type must be ranked}}
  %0 = quant.qcast %x : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>>
  return %0 : tensor<*x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>>
}

// -----

func.func @f(%x: tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>> {
// expected-error @+1 {{quantized dimension 1 must be less than tensor rank 1}}
  %0 = quant.qcast %x : tensor<2xf32> to tensor<2x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>>
  return %0 : tensor<2x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>>
}

// -----

func.func @f(%x: tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>> {
// expected-error @+1 {{tensor dimension size 3 at axis 1 must be divisible by the corresponding block size 2}}
  %0 = quant.qcast %x : tensor<2x3xf32> to tensor<2x3x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>>
  return %0 : tensor<2x3x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>>
}

// -----

func.func @f(%x: tensor<4x2xf32>) -> tensor<4x2x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>> {
// expected-error @+1 {{dimension size 4 of scales tensor at axis 0 should match (tensor dimension at axis / block sizes at axis) = 4}}
  %0 = quant.qcast %x : tensor<4x2xf32> to tensor<4x2x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>>
  return %0 : tensor<4x2x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>>
}

// -----

func.func @f(%x: tensor<2x2x3xf32>) -> tensor<2x2x3x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>> {
// expected-error @+1 {{Rank of scales 2 must match the rank of the tensor 3}}
  %0 = quant.qcast %x : tensor<2x2x3xf32> to tensor<2x2x3x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>>
  return %0 : tensor<2x2x3x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>>
}

// -----

func.func @f(%x: tensor<6x2xf32>) -> tensor<6x2x!quant.uniform<i8:f32:{0:8}, {{1.0, 2.0}}>> {
// expected-error @+1 {{tensor dimension size 6 at axis 0 must be divisible by the corresponding block size 8}}
  %0 = quant.qcast %x : tensor<6x2xf32> to tensor<6x2x!quant.uniform<i8:f32:{0:8}, {{1.0, 2.0}}>>
  return %0 : tensor<6x2x!quant.uniform<i8:f32:{0:8}, {{1.0, 2.0}}>>
}

// -----

func.func @f(%x: tensor<6x2xf32>) -> tensor<6x2x!quant.uniform<i8:f32:{0:4}, {{1.0, 2.0}}>> {
// expected-error @+1 {{tensor dimension size 6 at axis 0 must be divisible by the corresponding block size 4}}
  %0 = quant.qcast %x : tensor<6x2xf32> to tensor<6x2x!quant.uniform<i8:f32:{0:4}, {{1.0, 2.0}}>>
  return %0 : tensor<6x2x!quant.uniform<i8:f32:{0:4}, {{1.0, 2.0}}>>
}

// -----

func.func @f(%x: tensor<6x2xf32>) -> tensor<6x2x!quant.uniform<i8:f32:{0:3}, {{1.0, 2.0}}>> {
// expected-error @+1 {{dimension size 2 of scales tensor at axis 0 should match (tensor dimension at axis / block sizes at axis) = 2}}
  %0 = quant.qcast %x : tensor<6x2xf32> to tensor<6x2x!quant.uniform<i8:f32:{0:3}, {{1.0, 2.0}}>>
  return %0 : tensor<6x2x!quant.uniform<i8:f32:{0:3}, {{1.0, 2.0}}>>
}

// -----

func.func @f(%x: tensor<6x2xf32>) -> tensor<6x2x!quant.uniform<i8:f32:{2:3}, {{1.0, 2.0}}>> {
// expected-error @+1 {{quantized dimension 2 must be less than tensor rank 2}}
  %0 = quant.qcast %x : tensor<6x2xf32> to tensor<6x2x!quant.uniform<i8:f32:{2:3}, {{1.0, 2.0}}>>
  return %0 : tensor<6x2x!quant.uniform<i8:f32:{2:3}, {{1.0, 2.0}}>>
}

// -----

func.func @f(%x: tensor<6x2xf32>) -> tensor<6x2x!quant.uniform<i8:f32:{0:3}, {1.0, 2.0}>> {
// expected-error @+1 {{Rank of scales 1 must match the rank of the tensor 2}}
  %0 = quant.qcast %x : tensor<6x2xf32> to tensor<6x2x!quant.uniform<i8:f32:{0:3}, {1.0, 2.0}>>
  return %0 : tensor<6x2x!quant.uniform<i8:f32:{0:3}, {1.0, 2.0}>>
}

// -----

func.func @f(%x: tensor<6x2xf32>) -> tensor<6x2x!quant.uniform<i8:f32:{0:3,0:2}, {{1.0}, {2.0}}>> {
// expected-error @+1 {{dimension size 3 of scales tensor at axis 0 should match (tensor dimension at axis / block sizes at axis) = 3}}
  %0 = quant.qcast %x : tensor<6x2xf32> to tensor<6x2x!quant.uniform<i8:f32:{0:3,0:2}, {{1.0}, {2.0}}>>
  return %0 : tensor<6x2x!quant.uniform<i8:f32:{0:3,0:2}, {{1.0}, {2.0}}>>
}

// -----

// expected-error @+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func @f(%x: vector<4xf32>) -> vector<4x!quant.uniform<i8:f32, 2.0>> {
  %0 = quant.qcast %x : vector<4xf32> to vector<4x!quant.uniform<i8:f32, 2.0>>
  return %0 : vector<4x!quant.uniform<i8:f32, 2.0>>
}

// -----

// expected-error @+1 {{invalid memref element type}}
func.func @f(%x: memref<4xf32>) -> memref<4x!quant.uniform<i8:f32, 2.0>> {
  %0 = quant.qcast %x : memref<4xf32> to memref<4x!quant.uniform<i8:f32, 2.0>>
  return %0 : memref<4x!quant.uniform<i8:f32, 2.0>>
}

// -----

func.func @f(%x: !quant.uniform<i8:f32, 2.0>) -> f16 {
// expected-error @+1 {{expressed type in quantized type expected to match float type}}
  %0 = quant.dcast %x : !quant.uniform<i8:f32, 2.0> to f16
  return %0 : f16
}

// -----

func.func @f(%x: i8) -> f32 {
// expected-error @+1 {{'quant.dcast' op operand #0 must be scalar or tensor of quantized type, but got 'i8'}}
  %0 = quant.dcast %x : i8 to f32
  return %0 : f32
}

// -----

func.func @f(%x: !quant.uniform<i8:f32:0, {1.0, 2.0}>) -> f32 {
// expected-error @+1 {{scalar types may not use per-axis quantization}}
  %0 = quant.dcast %x : !quant.uniform<i8:f32:0, {1.0, 2.0}> to f32
  return %0 : f32
}

// -----

func.func @f(%x: tensor<3x!quant.uniform<i8:f32:0, {1.0, 2.0}>>) -> tensor<3xf32> {
// expected-error @+1 {{quantized dimension size does not match number of scales}}
  %0 = quant.dcast %x : tensor<3x!quant.uniform<i8:f32:0, {1.0, 2.0}>> to tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

func.func @f(%x: tensor<4x!quant.uniform<i8:f32, 2.0>>) -> tensor<5xf32> {
// expected-error @+1 {{'quant.dcast' op failed to verify that input and result are both scalars or both tensors with matching shape}}
  %0 = quant.dcast %x : tensor<4x!quant.uniform<i8:f32, 2.0>> to tensor<5xf32>
  return %0 : tensor<5xf32>
}

// -----

func.func @f(%x: !quant.any<i8>) -> f32 {
// expected-error @+1 {{expressed type in quantized type expected to match float type}}
  %0 = quant.dcast %x : !quant.any<i8> to f32
  return %0 : f32
}

// -----

func.func @f(%x: f32) -> !quant.any<i8> {
// expected-error @+1 {{expressed type in quantized type expected to match float type}}
  %0 = quant.qcast %x : f32 to !quant.any<i8>
  return %0 : !quant.any<i8>
}

// -----

func.func @f(%x: !quant.uniform<i8:f32, 2.0>) -> i16 {
// expected-error @+1 {{storage type in quantized type expected to match integer type}}
  %0 = quant.scast %x : !quant.uniform<i8:f32, 2.0> to i16
  return %0 : i16
}

// -----

func.func @f(%x: !quant.uniform<i8:f32, 2.0>) -> !quant.uniform<i8:f32, 2.0> {
// expected-error @+1 {{'quant.scast' op failed to verify that input must be integer and result must be quantized, or vice versa}}
  %0 = quant.scast %x : !quant.uniform<i8:f32, 2.0> to !quant.uniform<i8:f32, 2.0>
  return %0 : !quant.uniform<i8:f32, 2.0>
}

// -----

func.func @f(%x: i8) -> i8 {
// expected-error @+1 {{'quant.scast' op failed to verify that input must be integer and result must be quantized, or vice versa}}
  %0 = quant.scast %x : i8 to i8
  return %0 : i8
}

// -----

func.func @f(%x: si8) -> !quant.uniform<i8:f32, 2.0> {
// expected-error @+1 {{'quant.scast' op operand #0 must be scalar or tensor of signless integer or quantized type, but got 'si8'}}
  %0 = quant.scast %x : si8 to !quant.uniform<i8:f32, 2.0>
  return %0 : !quant.uniform<i8:f32, 2.0>
}

// -----

func.func @f(%x: f32) -> !quant.uniform<i8:f32, 2.0> {
// expected-error @+1 {{'quant.scast' op operand #0 must be scalar or tensor of signless integer or quantized type, but got 'f32'}}
  %0 = quant.scast %x : f32 to !quant.uniform<i8:f32, 2.0>
  return %0 : !quant.uniform<i8:f32, 2.0>
}

// -----

func.func @f(%x: !quant.uniform<i8:f32:0, {1.0, 2.0}>) -> i8 {
// expected-error @+1 {{scalar types may not use per-axis quantization}}
  %0 = quant.scast %x : !quant.uniform<i8:f32:0, {1.0, 2.0}> to i8
  return %0 : i8
}

// -----

func.func @f(%x: !quant.calibrated<f32<-1.0:1.0>>) -> i8 {
// expected-error @+1 {{storage type in quantized type expected to match integer type}}
  %0 = quant.scast %x : !quant.calibrated<f32<-1.0:1.0>> to i8
  return %0 : i8
}

// -----

func.func @f(%x: tensor<2x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>>) -> tensor<2xi8> {
// expected-error @+1 {{quantized dimension 1 must be less than tensor rank 1}}
  %0 = quant.scast %x : tensor<2x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>> to tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

func.func @f(%x: index) -> !quant.uniform<i8:f32, 2.0> {
// expected-error @+1 {{'quant.qcast' op operand #0 must be scalar or tensor of floating-point, but got 'index'}}
  %0 = quant.qcast %x : index to !quant.uniform<i8:f32, 2.0>
  return %0 : !quant.uniform<i8:f32, 2.0>
}

// -----

func.func @f(%x: index) -> !quant.uniform<i8:f32, 2.0> {
// expected-error @+1 {{'quant.scast' op operand #0 must be scalar or tensor of signless integer or quantized type, but got 'index'}}
  %0 = quant.scast %x : index to !quant.uniform<i8:f32, 2.0>
  return %0 : !quant.uniform<i8:f32, 2.0>
}
