// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --strip-func-quant-types | FileCheck %s

!q = !quant.uniform<i8:f32, 2.0:10>
func.func @blocks(%a: !q) -> i8 {
  %0 = quant.scast %a : !q to i8
  return %0 : i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%[[ARG0:[^ ]+]]: i8) -> i8 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.scast %[[ARG0]] : i8 to !quant.uniform<i8:f32, 2.000000e+00:10>
// CHECK-NEXT:     %[[V1:[^ ]+]] = quant.scast %[[V0]] : !quant.uniform<i8:f32, 2.000000e+00:10> to i8
// CHECK-NEXT:     return %[[V1]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!q = !quant.uniform<i8:f32, 2.0:10>
func.func @blocks(%a: i8) -> !q {
  %0 = quant.scast %a : i8 to !q
  return %0 : !q
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%[[ARG0:[^ ]+]]: i8) -> i8 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.scast %[[ARG0]] : i8 to !quant.uniform<i8:f32, 2.000000e+00:10>
// CHECK-NEXT:     %[[V1:[^ ]+]] = quant.scast %[[V0]] : !quant.uniform<i8:f32, 2.000000e+00:10> to i8
// CHECK-NEXT:     return %[[V1]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!q = !quant.uniform<i8:f32, 2.0:10>
func.func @loop(%a: !q, %i: index) -> !q {
  %0 = scf.for %x = %i to %i step %i iter_args(%y = %a) -> !q { scf.yield %y : !q }
  return %0 : !q
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%[[ARG0:[^ ]+]]: i8, %[[ARG1:[^ ]+]]: index) -> i8 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.scast %[[ARG0]] : i8 to !quant.uniform<i8:f32, 2.000000e+00:10>
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.for %[[ARG2:[^ ]+]] = %[[ARG1]] to %[[ARG1]] step %[[ARG1]] iter_args(%[[ARG3:[^ ]+]] = %[[V0]]) -> (!quant.uniform<i8:f32, 2.000000e+00:10>) {
// CHECK-NEXT:       scf.yield %[[ARG3]] : !quant.uniform<i8:f32, 2.000000e+00:10>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = quant.scast %[[V1]] : !quant.uniform<i8:f32, 2.000000e+00:10> to i8
// CHECK-NEXT:     return %[[V2]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!q = !quant.uniform<i8:f32, 2.0:10>
func.func @loop(%a: tensor<*x!quant.any<i8:f32>>) {

  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%[[ARG0:[^ ]+]]: tensor<*xi8>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!q = !quant.uniform<i8:f32, 2.0:10>
func.func @loop(%a: vector<2xi8>, %b: tuple<!q>, %c: (!q) -> !q, %d: tensor<2xi8>) {

  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%[[ARG0:[^ ]+]]: vector<2xi8>, %[[ARG1:[^ ]+]]: tuple<!quant.uniform<i8:f32, 2.000000e+00:10>>, %[[ARG2:[^ ]+]]: (!quant.uniform<i8:f32, 2.000000e+00:10>) -> !quant.uniform<i8:f32, 2.000000e+00:10>, %[[ARG3:[^ ]+]]: tensor<2xi8>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!q = !quant.uniform<i8:f32, 2.0:10>
func.func @u() {
  %a = "t.x"() : () -> !q  "t.y"(%a) : (!q) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @u() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "t.x"() : () -> !quant.uniform<i8:f32, 2.000000e+00:10>
// CHECK-NEXT:     "t.y"(%[[V0]]) : (!quant.uniform<i8:f32, 2.000000e+00:10>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!q = !quant.uniform<i8:f32, 2.0:10>
func.func @g() -> !q {
  %a = "t.x"() : () -> !q
  return %a : !q
}

// CHECK: module {
// CHECK-NEXT:   func.func @g() -> i8 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "t.x"() : () -> !quant.uniform<i8:f32, 2.000000e+00:10>
// CHECK-NEXT:     %[[V1:[^ ]+]] = quant.scast %[[V0]] : !quant.uniform<i8:f32, 2.000000e+00:10> to i8
// CHECK-NEXT:     return %[[V1]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!q = !quant.uniform<i8:f32, 2.0:10>
shape.func @g() -> !q { %a = "t.x"() : () -> !q shape.return %a : !q }

// CHECK: module {
// CHECK-NEXT:   shape.func @g() -> !quant.uniform<i8:f32, 2.000000e+00:10> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "t.x"() : () -> !quant.uniform<i8:f32, 2.000000e+00:10>
// CHECK-NEXT:     return %[[V0]] : !quant.uniform<i8:f32, 2.000000e+00:10>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!q = !quant.uniform<i8:f32, 2.0:10>
func.func @g(%a: tensor<2x!q, "enc">) {
  "t.y"(%a) : (tensor<2x!q, "enc">) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: tensor<2xi8, "enc">) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.scast %[[ARG0]] : tensor<2xi8, "enc"> to tensor<2x!quant.uniform<i8:f32, 2.000000e+00:10>, "enc">
// CHECK-NEXT:     "t.y"(%[[V0]]) : (tensor<2x!quant.uniform<i8:f32, 2.000000e+00:10>, "enc">) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!q = !quant.uniform<i8:f32, 2.0:10>
func.func @ax(%a: tensor<2x!quant.uniform<u8:f32:0, {1.0, 2.0}>>, %n: !quant.any<i4:f32>) {

  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @ax(%[[ARG0:[^ ]+]]: tensor<2xi8>, %[[ARG1:[^ ]+]]: i4) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
