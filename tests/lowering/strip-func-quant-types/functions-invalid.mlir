// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --strip-func-quant-types --verify-diagnostics

!q = !quant.uniform<i8:f32, 2.0:10>
func.func @s(%a: !q, %b: tensor<2x!q>, %c: tensor<*x!q>, %d: i8, %e: tensor<2xi8>) -> (!q, tensor<2x!q>) {
  %0 = quant.dcast %a : !q to f32 "t.x"(%0, %b, %c) : (f32, tensor<2x!q>, tensor<*x!q>) -> ()
  return %a, %b : !q, tensor<2x!q>
}
func.func private @decl(!q, tensor<2x!q>) -> !q
func.func @caller(%a: !q, %b: tensor<2x!q>, %c: tensor<*x!q>, %d: i8, %e: tensor<2xi8>) -> !q {
  %0:2 = func.call @s(%a, %b, %c, %d, %e) : (!q, tensor<2x!q>, tensor<*x!q>, i8, tensor<2xi8>) -> (!q, tensor<2x!q>)
  return %0#0 : !q
}
func.func @ind(%a: !q) -> !q {
// expected-error @+1 {{'func.constant' op reference to function with mismatched type}}
  %f = func.constant @ind : (!q) -> !q %0 = func.call_indirect %f(%a) : (!q) -> !q
  return %0 : !q
}
func.func @attrs(%a: !q {t.x}) -> (!q {t.y}) {

  return %a : !q
}
func.func @mem(%v: tuple<!q>) {

  return
}

// -----

!q = !quant.uniform<i8:f32, 2.0:10>
// expected-error @+1 {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
func.func @blocks(%a: !q) {
  cf.br ^bb1(%a : !q)
^bb1(%b: !q):
  return
}

// -----

!q = !quant.uniform<i8:f32, 2.0:10>
// expected-error @+1 {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
func.func @blocks() {
  %a = "t.x"() : () -> !q cf.br ^bb1(%a : !q)
^bb1(%b: !q):
  return
}

// -----

!q = !quant.uniform<i8:f32, 2.0:10>
// expected-error @+1 {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
func.func @ax(%c: !quant.calibrated<f32<-1.0:1.0>>) {

  return
}

// -----

!q = !quant.uniform<i8:f32, 2.0:10>
func.func @gi(%a: !q) {
// expected-error @+1 {{'func.constant' op reference to function with mismatched type}}
  %f = func.constant @gi : (!q) -> () func.call_indirect %f(%a) : (!q) -> ()
  return
}
