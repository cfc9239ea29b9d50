// RUN: mlir-opt %s --split-input-file --simplify-depthwise-conv --verify-diagnostics

func.func @d(%i: tensor<?x?x?x?xf32>, %k: tensor<?x?x?x1xf32>, %o: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  // expected-error @below {{'tensor.expand_shape' op expected number of static shape dims to be equal to the output rank (5) but found 0 inputs instead}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%i, %k : tensor<?x?x?x?xf32>, tensor<?x?x?x1xf32>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %0 : tensor<?x?x?x?x?xf32>
}
