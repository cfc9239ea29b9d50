// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --strip-func-quant-types | FileCheck %s

!q = !quant.uniform<i8:f32, 2.0:10>
func.func @blocks(%a: !q) -> i8 {
  %0 = quant.scast %a : !q to i8
  return %0 : i8
}

// -----

!q = !quant.uniform<i8:f32, 2.0:10>
func.func @blocks(%a: i8) -> !q {
  %0 = quant.scast %a : i8 to !q
  return %0 : !q
}

// -----

!q = !quant.uniform<i8:f32, 2.0:10>
func.func @loop(%a: !q, %i: index) -> !q {
  %0 = scf.for %x = %i to %i step %i iter_args(%y = %a) -> !q { scf.yield %y : !q }
  return %0 : !q
}

// -----

!q = !quant.uniform<i8:f32, 2.0:10>
func.func @loop(%a: tensor<*x!quant.any<i8:f32>>) {

  return
}

// -----

!q = !quant.uniform<i8:f32, 2.0:10>
func.func @loop(%a: vector<2xi8>, %b: tuple<!q>, %c: (!q) -> !q, %d: tensor<2xi8>) {

  return
}

// -----

!q = !quant.uniform<i8:f32, 2.0:10>
func.func @u() {
  %a = "t.x"() : () -> !q  "t.y"(%a) : (!q) -> ()
  return
}

// -----

!q = !quant.uniform<i8:f32, 2.0:10>
func.func @g() -> !q {
  %a = "t.x"() : () -> !q
  return %a : !q
}

// -----

!q = !quant.uniform<i8:f32, 2.0:10>
shape.func @g() -> !q { %a = "t.x"() : () -> !q shape.return %a : !q }

// -----

!q = !quant.uniform<i8:f32, 2.0:10>
func.func @g(%a: tensor<2x!q, "enc">) {
  "t.y"(%a) : (tensor<2x!q, "enc">) -> ()
  return
}

// -----

!q = !quant.uniform<i8:f32, 2.0:10>
func.func @ax(%a: tensor<2x!quant.uniform<u8:f32:0, {1.0, 2.0}>>, %n: !quant.any<i4:f32>) {

  return
}
