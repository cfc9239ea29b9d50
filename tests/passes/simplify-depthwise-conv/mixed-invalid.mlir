// RUN: mlir-opt %s --split-input-file --simplify-depthwise-conv --allow-unregistered-dialect --verify-diagnostics

func.func @f(%i: tensor<?x5x7x?xf32>, %k: tensor<3x3x?x1xf32>, %o: tensor<?x1x3x?x?xf32>, %z: i32, %y: i32) -> tensor<?x1x3x?x?xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[2, 2]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>, foo} ins(%i, %k : tensor<?x5x7x?xf32>, tensor<3x3x?x1xf32>) outs(%o : tensor<?x1x3x?x?xf32>) -> tensor<?x1x3x?x?xf32>
  // expected-error @below {{'tensor.expand_shape' op expected number of static shape dims to be equal to the output rank (5) but found 0 inputs instead}}
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[2, 2]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>, foo} ins(%i, %k : tensor<?x5x7x?xf32>, tensor<3x3x?x1xf32>) outs(%0 : tensor<?x1x3x?x?xf32>) -> tensor<?x1x3x?x?xf32>
  return %1 : tensor<?x1x3x?x?xf32>
}

// -----

func.func @f(%i: tensor<?x?x3x?xi8>, %k: tensor<4x2x?x1xi8>, %o: tensor<?x?x1x?x?xi32>, %z: i32, %y: i32) -> tensor<?x?x1x?x?xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%i, %k : tensor<?x?x3x?xi8>, tensor<4x2x?x1xi8>) outs(%o : tensor<?x?x1x?x?xi32>) -> tensor<?x?x1x?x?xi32>
  // expected-error @below {{'tensor.expand_shape' op expected number of static shape dims to be equal to the output rank (5) but found 0 inputs instead}}
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%i, %k : tensor<?x?x3x?xi8>, tensor<4x2x?x1xi8>) outs(%0 : tensor<?x?x1x?x?xi32>) -> tensor<?x?x1x?x?xi32>
  return %1 : tensor<?x?x1x?x?xi32>
}
