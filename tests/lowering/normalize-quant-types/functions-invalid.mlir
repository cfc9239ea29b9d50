// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --normalize-quant-types --verify-diagnostics

!s1 = !quant.uniform<i8:f32:{0:1}, {{2.0:1}, {4.0:3}}>
!s3 = !quant.uniform<i8<-5:7>:f32:{}, {{2.0:3}}>
!t=tensor<2x4x!s1>
func.func @a() {
// expected-error @+2 {{failed to legalize unresolved materialization from ('tensor<2x4x!quant.uniform<i8:f32:{0:1}, {{2.000000e+00:1}, {4.000000e+00:3}}>>') to ('tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>') that remained live after conversion}}
// expected-note @+1 {{see existing live user here: "t.z"(%0) : (tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>) -> ()}}
  "t.y"() ({ ^bb0(%x: !t): "t.z"(%x) : (!t) -> () }) : () -> ()
  return
}

// -----

!s1 = !quant.uniform<i8:f32:{0:1}, {{2.0:1}, {4.0:3}}>
!s3 = !quant.uniform<i8<-5:7>:f32:{}, {{2.0:3}}>
!t=tensor<2x4x!s1>
func.func @a(%a: !t) {
// expected-error @+1 {{'func.call_indirect' op failed to verify that callee input types match argument types}}
  %f = func.constant @a : (!t) -> () func.call_indirect %f(%a) : (!t) -> ()
  return
}
