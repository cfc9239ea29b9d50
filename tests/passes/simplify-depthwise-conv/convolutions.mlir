// RUN: mlir-opt %s --split-input-file --simplify-depthwise-conv | FileCheck %s

func.func @a(%i: tensor<1x10x10x3xf32>, %k: tensor<2x2x3x1xf32>, %o: tensor<1x9x9x3x1xf32>) -> tensor<1x9x9x3x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%i, %k : tensor<1x10x10x3xf32>, tensor<2x2x3x1xf32>) outs(%o : tensor<1x9x9x3x1xf32>) -> tensor<1x9x9x3x1xf32>
  return %0 : tensor<1x9x9x3x1xf32>
}

// -----

func.func @b(%i: tensor<1x10x10x3xi8>, %k: tensor<2x2x3x1xi8>, %o: tensor<1x9x9x3x1xi32>, %z: i32, %y: i32) -> tensor<1x9x9x3x1xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>, foo} ins(%i, %k, %z, %y : tensor<1x10x10x3xi8>, tensor<2x2x3x1xi8>, i32, i32) outs(%o : tensor<1x9x9x3x1xi32>) -> tensor<1x9x9x3x1xi32>
  return %0 : tensor<1x9x9x3x1xi32>
}

// -----

func.func @c(%i: tensor<1x10x10x3xf32>, %k: tensor<2x2x3x2xf32>, %o: tensor<1x9x9x3x2xf32>) -> tensor<1x9x9x3x2xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%i, %k : tensor<1x10x10x3xf32>, tensor<2x2x3x2xf32>) outs(%o : tensor<1x9x9x3x2xf32>) -> tensor<1x9x9x3x2xf32>
  return %0 : tensor<1x9x9x3x2xf32>
}

// -----

func.func @d(%i: tensor<?x?x?x?xf32>, %k: tensor<?x?x?x1xf32>, %o: tensor<?x?x?x?x1xf32>) -> tensor<?x?x?x?x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1,2]> : tensor<2xi64>, strides = dense<[3,1]> : tensor<2xi64>} ins(%i, %k : tensor<?x?x?x?xf32>, tensor<?x?x?x1xf32>) outs(%o : tensor<?x?x?x?x1xf32>) -> tensor<?x?x?x?x1xf32>
  return %0 : tensor<?x?x?x?x1xf32>
}

// -----

func.func @e(%i: memref<1x10x10x3xf32>, %k: memref<2x2x3x1xf32>, %o: memref<1x9x9x3x1xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%i, %k : memref<1x10x10x3xf32>, memref<2x2x3x1xf32>) outs(%o : memref<1x9x9x3x1xf32>)
  return
}

// -----

func.func @f(%i: tensor<1x10x10x3xf32>, %k: tensor<2x2x3x1xf32>) -> tensor<1x9x9x3x1xf32> {
  %c = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x9x9x3x1xf32>
  %o = linalg.fill ins(%c : f32) outs(%e : tensor<1x9x9x3x1xf32>) -> tensor<1x9x9x3x1xf32>
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%i, %k : tensor<1x10x10x3xf32>, tensor<2x2x3x1xf32>) outs(%o : tensor<1x9x9x3x1xf32>) -> tensor<1x9x9x3x1xf32>
  return %0 : tensor<1x9x9x3x1xf32>
}

// -----

func.func @d(%i: tensor<?x?x?x?xf32>, %k: tensor<?x?x4x1xf32>, %o: tensor<?x7x?x4x1xf32>) -> tensor<?x7x?x4x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1,2]> : tensor<2xi64>, strides = dense<[3,1]> : tensor<2xi64>} ins(%i, %k : tensor<?x?x?x?xf32>, tensor<?x?x4x1xf32>) outs(%o : tensor<?x7x?x4x1xf32>) -> tensor<?x7x?x4x1xf32>
  return %0 : tensor<?x7x?x4x1xf32>
}

// -----

func.func @d(%i: tensor<?x?x?x?xf32>, %k: tensor<?x?x?x?xf32>, %o: tensor<?x?x?x?x1xf32>) -> tensor<?x?x?x?x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%i, %k : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o : tensor<?x?x?x?x1xf32>) -> tensor<?x?x?x?x1xf32>
  return %0 : tensor<?x?x?x?x1xf32>
}

// -----

func.func @e(%i: memref<1x10x10x3xf32>, %k: memref<2x2x3x1xf32>, %o: memref<1x9x9x3x1xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm {cast = 1} ins(%i, %k : memref<1x10x10x3xf32>, memref<2x2x3x1xf32>) outs(%o : memref<1x9x9x3x1xf32>)
  %c = arith.constant 1 : i32
  %d = arith.addi %c, %c : i32
  return
}

// -----

func.func @a(%i: tensor<1x10x10x3xf16>, %k: tensor<2x2x3x1xf16>, %o: tensor<1x9x9x3x1xf32>) -> tensor<1x9x9x3x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%i, %k : tensor<1x10x10x3xf16>, tensor<2x2x3x1xf16>) outs(%o : tensor<1x9x9x3x1xf32>) -> tensor<1x9x9x3x1xf32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%i, %k : tensor<1x10x10x3xf16>, tensor<2x2x3x1xf16>) outs(%0 : tensor<1x9x9x3x1xf32>) -> tensor<1x9x9x3x1xf32>
  return %1 : tensor<1x9x9x3x1xf32>
}

// -----

func.func @a(%i: tensor<1x10x10x3xf16, "e">, %k: tensor<2x2x3x1xf16, "f">, %o: tensor<1x9x9x3x1xf32, "g">) -> tensor<1x9x9x3x1xf32, "g"> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%i, %k : tensor<1x10x10x3xf16, "e">, tensor<2x2x3x1xf16, "f">) outs(%o : tensor<1x9x9x3x1xf32, "g">) -> tensor<1x9x9x3x1xf32, "g">
  return %0 : tensor<1x9x9x3x1xf32, "g">
}

// -----

func.func @b(%i: tensor<1x10x10x3xi8>, %k: tensor<2x2x3x1xi8>, %o: tensor<?x9x9x3x1xi32>, %z: i32, %y: i32) -> tensor<?x9x9x3x1xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%i, %k, %z, %y : tensor<1x10x10x3xi8>, tensor<2x2x3x1xi8>, i32, i32) outs(%o : tensor<?x9x9x3x1xi32>) -> tensor<?x9x9x3x1xi32>
  return %0 : tensor<?x9x9x3x1xi32>
}
