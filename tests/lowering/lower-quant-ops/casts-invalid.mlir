// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --lower-quant-ops --verify-diagnostics

!q = !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:1, 3.0:2}, {4.0:3, 5.0:4}}>
func.func @s(%a: tensor<*x!q>) -> tensor<*xf32> {
// expected-error @+1 {{tensor containing the sub-channel quantized type must be ranked}}
  %0 = quant.dcast %a : tensor<*x!q> to tensor<*xf32>
  return %0 : tensor<*xf32>
}
