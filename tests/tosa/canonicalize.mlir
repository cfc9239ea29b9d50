// RUN: mlir-opt %s --canonicalize --allow-unregistered-dialect --split-input-file | FileCheck %s

func.func @abs(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %0 = tosa.abs %a : (tensor<2x3xf32>) -> tensor<2x3xf32> %1 = tosa.abs %0 : (tensor<2x3xf32>) -> tensor<2x3xf32> return %1 : tensor<2x3xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @abs(%[[ARG0:[^ ]+]]: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.abs %[[ARG0]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @add0(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %z = "tosa.const"() {values = dense<0.0> : tensor<2x3xf32>} : () -> tensor<2x3xf32> %0 = tosa.add %a, %z : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32> return %0 : tensor<2x3xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @add0(%[[ARG0:[^ ]+]]: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @add0b(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %z = "tosa.const"() {values = dense<0.0> : tensor<1x1xf32>} : () -> tensor<1x1xf32> %0 = tosa.add %a, %z : (tensor<2x3xf32>, tensor<1x1xf32>) -> tensor<2x3xf32> return %0 : tensor<2x3xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @add0b(%[[ARG0:[^ ]+]]: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @add0c(%a: tensor<1x3xf32>) -> tensor<2x3xf32> { %z = "tosa.const"() {values = dense<0.0> : tensor<2x1xf32>} : () -> tensor<2x1xf32> %0 = tosa.add %a, %z : (tensor<1x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32> return %0 : tensor<2x3xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @add0c(%[[ARG0:[^ ]+]]: tensor<1x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.add %[[ARG0]], %[[V0]] : (tensor<1x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @add0n(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %z = "tosa.const"() {values = dense<-0.0> : tensor<2x3xf32>} : () -> tensor<2x3xf32> %0 = tosa.add %a, %z : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32> return %0 : tensor<2x3xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @add0n(%[[ARG0:[^ ]+]]: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @addi(%a: tensor<2x3xi32>) -> tensor<2x3xi32> { %z = "tosa.const"() {values = dense<0> : tensor<2x3xi32>} : () -> tensor<2x3xi32> %0 = tosa.add %z, %a : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32> return %0 : tensor<2x3xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @addi(%[[ARG0:[^ ]+]]: tensor<2x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @addcc() -> tensor<2x3xi32> { %z = "tosa.const"() {values = dense<7> : tensor<2x3xi32>} : () -> tensor<2x3xi32> %0 = tosa.add %z, %z : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32> return %0 : tensor<2x3xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @addcc() -> tensor<2x3xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<14> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<2x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @addcc2() -> tensor<2xi32> { %z = "tosa.const"() {values = dense<[1,2]> : tensor<2xi32>} : () -> tensor<2xi32> %0 = tosa.add %z, %z : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32> return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @addcc2() -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<[1, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.add %[[V0]], %[[V0]] : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @addcc3() -> tensor<2xi32> { %y = "tosa.const"() {values = dense<[1,2]> : tensor<2xi32>} : () -> tensor<2xi32> %z = "tosa.const"() {values = dense<3> : tensor<2xi32>} : () -> tensor<2xi32> %0 = tosa.add %z, %y : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32> return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @addcc3() -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<[1, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<3> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.add %[[V1]], %[[V0]] : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT:     return %[[V2]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @addcc4() -> tensor<2x2xi32> { %y = "tosa.const"() {values = dense<4> : tensor<1x1xi32>} : () -> tensor<1x1xi32> %z = "tosa.const"() {values = dense<3> : tensor<2x2xi32>} : () -> tensor<2x2xi32> %0 = tosa.add %z, %y : (tensor<2x2xi32>, tensor<1x1xi32>) -> tensor<2x2xi32> return %0 : tensor<2x2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @addcc4() -> tensor<2x2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<7> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<2x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @addccf() -> tensor<2xf32> { %z = "tosa.const"() {values = dense<0.1> : tensor<2xf32>} : () -> tensor<2xf32> %0 = tosa.add %z, %z : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32> return %0 : tensor<2xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @addccf() -> tensor<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<2.000000e-01> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @subcc() -> tensor<2x3xi32> { %y = "tosa.const"() {values = dense<4> : tensor<2x3xi32>} : () -> tensor<2x3xi32> %z = "tosa.const"() {values = dense<7> : tensor<2x3xi32>} : () -> tensor<2x3xi32> %0 = tosa.sub %y, %z : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32> return %0 : tensor<2x3xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @subcc() -> tensor<2x3xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<-3> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<2x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sub0(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %z = "tosa.const"() {values = dense<0.0> : tensor<2x3xf32>} : () -> tensor<2x3xf32> %0 = tosa.sub %a, %z : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32> return %0 : tensor<2x3xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @sub0(%[[ARG0:[^ ]+]]: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sub0x(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %0 = tosa.sub %a, %a : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32> return %0 : tensor<2x3xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @sub0x(%[[ARG0:[^ ]+]]: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.sub %[[ARG0]], %[[ARG0]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @intdiv() -> tensor<2xi32> { %y = "tosa.const"() {values = dense<-7> : tensor<2xi32>} : () -> tensor<2xi32> %z = "tosa.const"() {values = dense<2> : tensor<2xi32>} : () -> tensor<2xi32> %0 = tosa.intdiv %y, %z : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32> return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @intdiv() -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<-3> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @intdiv0() -> tensor<2xi32> { %y = "tosa.const"() {values = dense<-7> : tensor<2xi32>} : () -> tensor<2xi32> %z = "tosa.const"() {values = dense<0> : tensor<2xi32>} : () -> tensor<2xi32> %0 = tosa.intdiv %y, %z : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32> return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @intdiv0() -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<-7> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.intdiv %[[V0]], %[[V1]] : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT:     return %[[V2]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @intdivm() -> tensor<2xi32> { %y = "tosa.const"() {values = dense<-2147483648> : tensor<2xi32>} : () -> tensor<2xi32> %z = "tosa.const"() {values = dense<-1> : tensor<2xi32>} : () -> tensor<2xi32> %0 = tosa.intdiv %y, %z : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32> return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @intdivm() -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<-2147483648> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @intdiv1(%a: tensor<2xi32>) -> tensor<2xi32> { %z = "tosa.const"() {values = dense<1> : tensor<2xi32>} : () -> tensor<2xi32> %0 = tosa.intdiv %a, %z : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32> return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @intdiv1(%[[ARG0:[^ ]+]]: tensor<2xi32>) -> tensor<2xi32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @intdivz(%a: tensor<2xi32>) -> tensor<2xi32> { %z = "tosa.const"() {values = dense<0> : tensor<2xi32>} : () -> tensor<2xi32> %0 = tosa.intdiv %z, %a : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32> return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @intdivz(%[[ARG0:[^ ]+]]: tensor<2xi32>) -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mul1(%a: tensor<2xi32>) -> tensor<2xi32> { %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8> %z = "tosa.const"() {values = dense<1> : tensor<2xi32>} : () -> tensor<2xi32> %0 = tosa.mul %z, %a, %s : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32> return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @mul1(%[[ARG0:[^ ]+]]: tensor<2xi32>) -> tensor<2xi32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mul1f(%a: tensor<2xf32>) -> tensor<2xf32> { %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8> %z = "tosa.const"() {values = dense<1.0> : tensor<2xf32>} : () -> tensor<2xf32> %0 = tosa.mul %a, %z, %s : (tensor<2xf32>, tensor<2xf32>, tensor<1xi8>) -> tensor<2xf32> return %0 : tensor<2xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @mul1f(%[[ARG0:[^ ]+]]: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mul0f(%a: tensor<2xf32>) -> tensor<2xf32> { %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8> %z = "tosa.const"() {values = dense<0.0> : tensor<2xf32>} : () -> tensor<2xf32> %0 = tosa.mul %a, %z, %s : (tensor<2xf32>, tensor<2xf32>, tensor<1xi8>) -> tensor<2xf32> return %0 : tensor<2xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @mul0f(%[[ARG0:[^ ]+]]: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mulsh() -> tensor<2xi32> { %s = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8> %z = "tosa.const"() {values = dense<7> : tensor<2xi32>} : () -> tensor<2xi32> %0 = tosa.mul %z, %z, %s : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32> return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @mulsh() -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<25> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mulw() -> tensor<2xi32> { %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8> %z = "tosa.const"() {values = dense<100> : tensor<2xi8>} : () -> tensor<2xi8> %0 = tosa.mul %z, %z, %s : (tensor<2xi8>, tensor<2xi8>, tensor<1xi8>) -> tensor<2xi32> return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @mulw() -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<16> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @neg(%a: tensor<2xf32>) -> tensor<2xf32> { %s = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32> %0 = tosa.negate %a, %s, %s : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32> %1 = tosa.negate %0, %s, %s : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32> return %1 : tensor<2xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @neg(%[[ARG0:[^ ]+]]: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rec() -> tensor<2xf32> { %s = "tosa.const"() {values = dense<4.0> : tensor<2xf32>} : () -> tensor<2xf32> %0 = tosa.reciprocal %s : (tensor<2xf32>) -> tensor<2xf32> return %0 : tensor<2xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @rec() -> tensor<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<2.500000e-01> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rec2() -> tensor<2xf32> { %s = "tosa.const"() {values = dense<[4.0,3.0]> : tensor<2xf32>} : () -> tensor<2xf32> %0 = tosa.reciprocal %s : (tensor<2xf32>) -> tensor<2xf32> return %0 : tensor<2xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @rec2() -> tensor<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<[4.000000e+00, 3.000000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reciprocal %[[V0]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @eq(%a: tensor<2xi32>) -> tensor<2xi1> { %0 = tosa.equal %a, %a : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1> return %0 : tensor<2xi1> }

// CHECK: module {
// CHECK-NEXT:   func.func @eq(%[[ARG0:[^ ]+]]: tensor<2xi32>) -> tensor<2xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<true> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @eqf(%a: tensor<2xf32>) -> tensor<2xi1> { %0 = tosa.equal %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1> return %0 : tensor<2xi1> }

// CHECK: module {
// CHECK-NEXT:   func.func @eqf(%[[ARG0:[^ ]+]]: tensor<2xf32>) -> tensor<2xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.equal %[[ARG0]], %[[ARG0]] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @gt() -> tensor<2xi1> { %y = "tosa.const"() {values = dense<-7> : tensor<2xi32>} : () -> tensor<2xi32> %z = "tosa.const"() {values = dense<0> : tensor<2xi32>} : () -> tensor<2xi32> %0 = tosa.greater %y, %z : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1> return %0 : tensor<2xi1> }

// CHECK: module {
// CHECK-NEXT:   func.func @gt() -> tensor<2xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<false> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @gef() -> tensor<2xi1> { %y = "tosa.const"() {values = dense<-7.0> : tensor<2xf32>} : () -> tensor<2xf32> %z = "tosa.const"() {values = dense<0.0> : tensor<2xf32>} : () -> tensor<2xf32> %0 = tosa.greater_equal %z, %y : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1> return %0 : tensor<2xi1> }

// CHECK: module {
// CHECK-NEXT:   func.func @gef() -> tensor<2xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<true> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sel(%a: tensor<2xf32>, %p: tensor<2xi1>) -> tensor<2xf32> { %0 = tosa.select %p, %a, %a : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32> return %0 : tensor<2xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @sel(%[[ARG0:[^ ]+]]: tensor<2xf32>, %[[ARG1:[^ ]+]]: tensor<2xi1>) -> tensor<2xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @selc(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> { %p = "tosa.const"() {values = dense<true> : tensor<2xi1>} : () -> tensor<2xi1> %0 = tosa.select %p, %a, %b : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32> return %0 : tensor<2xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @selc(%[[ARG0:[^ ]+]]: tensor<2xf32>, %[[ARG1:[^ ]+]]: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @seln(%a: tensor<2xf32>, %b: tensor<2xf32>, %p: tensor<2xi1>) -> tensor<2xf32> { %q = tosa.logical_not %p : (tensor<2xi1>) -> tensor<2xi1> %0 = tosa.select %q, %a, %b : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32> return %0 : tensor<2xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @seln(%[[ARG0:[^ ]+]]: tensor<2xf32>, %[[ARG1:[^ ]+]]: tensor<2xf32>, %[[ARG2:[^ ]+]]: tensor<2xi1>) -> tensor<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.select %[[ARG2]], %[[ARG1]], %[[ARG0]] : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f0() -> tensor<2xi32> { %a = "tosa.const"() {values = dense<100> : tensor<2xi8>} : () -> tensor<2xi8> %b = "tosa.const"() {values = dense<2> : tensor<2xi8>} : () -> tensor<2xi8> %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8> %0 = "tosa.mul"(%a, %b, %s)  : (tensor<2xi8>, tensor<2xi8>, tensor<1xi8>) -> tensor<2xi32>  return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f0() -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<200> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f1() -> tensor<2xi32> { %a = "tosa.const"() {values = dense<-3> : tensor<2xi32>} : () -> tensor<2xi32> %b = "tosa.const"() {values = dense<5> : tensor<2xi32>} : () -> tensor<2xi32> %s = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8> %0 = "tosa.mul"(%a, %b, %s)  : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>  return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f1() -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<-7> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f2() -> tensor<2xi32> { %a = "tosa.const"() {values = dense<70000> : tensor<2xi32>} : () -> tensor<2xi32> %b = "tosa.const"() {values = dense<70000> : tensor<2xi32>} : () -> tensor<2xi32> %s = "tosa.const"() {values = dense<4> : tensor<1xi8>} : () -> tensor<1xi8> %0 = "tosa.mul"(%a, %b, %s)  : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>  return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f2() -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<306250000> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f3(%a: tensor<2xi32>) -> tensor<2xi32> { %b = "tosa.const"() {values = dense<1> : tensor<2xi32>} : () -> tensor<2xi32> %s = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8> %0 = "tosa.mul"(%a, %b, %s)  : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>  return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: tensor<2xi32>) -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.mul %[[ARG0]], %[[V0]], %[[V1]] : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
// CHECK-NEXT:     return %[[V2]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f4(%a: tensor<2xi32>) -> tensor<2xi32> { %b = "tosa.const"() {values = dense<0> : tensor<2xi32>} : () -> tensor<2xi32> %s = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8> %0 = "tosa.mul"(%a, %b, %s)  : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>  return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: tensor<2xi32>) -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f5(%a: tensor<2xi32>, %s: tensor<1xi8>) -> tensor<2xi32> { %b = "tosa.const"() {values = dense<0> : tensor<2xi32>} : () -> tensor<2xi32> %0 = "tosa.mul"(%a, %b, %s)  : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>  return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: tensor<2xi32>, %[[ARG1:[^ ]+]]: tensor<1xi8>) -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.mul %[[ARG0]], %[[V0]], %[[ARG1]] : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f6(%a: tensor<2xi32>, %s: tensor<1xi8>) -> tensor<2xi32> { %b = "tosa.const"() {values = dense<1> : tensor<2xi32>} : () -> tensor<2xi32> %0 = "tosa.mul"(%a, %b, %s)  : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>  return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: tensor<2xi32>, %[[ARG1:[^ ]+]]: tensor<1xi8>) -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.mul %[[ARG0]], %[[V0]], %[[ARG1]] : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f7(%a: tensor<2xi32>, %s: tensor<1xi8>) -> tensor<2xi32> { %b = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32> %0 = "tosa.mul"(%a, %b, %s)  : (tensor<2xi32>, tensor<1xi32>, tensor<1xi8>) -> tensor<2xi32>  return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: tensor<2xi32>, %[[ARG1:[^ ]+]]: tensor<1xi8>) -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.mul %[[ARG0]], %[[V0]], %[[ARG1]] : (tensor<2xi32>, tensor<1xi32>, tensor<1xi8>) -> tensor<2xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f8(%a: tensor<2xi8>, %s: tensor<1xi8>) -> tensor<2xi32> { %b = "tosa.const"() {values = dense<0> : tensor<2xi8>} : () -> tensor<2xi8> %0 = "tosa.mul"(%a, %b, %s)  : (tensor<2xi8>, tensor<2xi8>, tensor<1xi8>) -> tensor<2xi32>  return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: tensor<2xi8>, %[[ARG1:[^ ]+]]: tensor<1xi8>) -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<2xi8>}> : () -> tensor<2xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.mul %[[ARG0]], %[[V0]], %[[ARG1]] : (tensor<2xi8>, tensor<2xi8>, tensor<1xi8>) -> tensor<2xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f9(%a: tensor<?xi32>) -> tensor<?xi32> { %b = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32> %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8> %0 = "tosa.mul"(%a, %b, %s)  : (tensor<?xi32>, tensor<1xi32>, tensor<1xi8>) -> tensor<?xi32>  return %0 : tensor<?xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: tensor<?xi32>) -> tensor<?xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.mul %[[ARG0]], %[[V0]], %[[V1]] : (tensor<?xi32>, tensor<1xi32>, tensor<1xi8>) -> tensor<?xi32>
// CHECK-NEXT:     return %[[V2]] : tensor<?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f10(%a: tensor<?xi32>) -> tensor<?xi32> { %b = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32> %0 = "tosa.add"(%a, %b)  : (tensor<?xi32>, tensor<1xi32>) -> tensor<?xi32>  return %0 : tensor<?xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: tensor<?xi32>) -> tensor<?xi32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f14() -> tensor<2xf32> { %a = "tosa.const"() {values = dense<0.0> : tensor<2xf32>} : () -> tensor<2xf32> %0 = "tosa.reciprocal"(%a)  : (tensor<2xf32>) -> tensor<2xf32>  return %0 : tensor<2xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f14() -> tensor<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0x7F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f15() -> tensor<2xi32> { %a = "tosa.const"() {values = dense<3> : tensor<2xi32>} : () -> tensor<2xi32> %0 = "tosa.reciprocal"(%a)  : (tensor<2xi32>) -> tensor<2xi32>  return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f15() -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<3> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reciprocal %[[V0]] : (tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f16() -> tensor<2xi1> { %b = "tosa.const"() {values = dense<200> : tensor<2xui8>} : () -> tensor<2xui8> %a = "tosa.const"() {values = dense<100> : tensor<2xui8>} : () -> tensor<2xui8> %0 = "tosa.greater"(%b, %a)  : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi1>  return %0 : tensor<2xi1> }

// CHECK: module {
// CHECK-NEXT:   func.func @f16() -> tensor<2xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<false> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f17() -> tensor<2xui8> { %b = "tosa.const"() {values = dense<200> : tensor<2xui8>} : () -> tensor<2xui8> %a = "tosa.const"() {values = dense<100> : tensor<2xui8>} : () -> tensor<2xui8> %0 = "tosa.add"(%b, %a)  : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xui8>  return %0 : tensor<2xui8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f17() -> tensor<2xui8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<44> : tensor<2xui8>}> : () -> tensor<2xui8>
// CHECK-NEXT:     return %[[V0]] : tensor<2xui8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f18() -> tensor<2xi1> { %b = "tosa.const"() {values = dense<[1,2]> : tensor<2xi32>} : () -> tensor<2xi32> %a = "tosa.const"() {values = dense<[1,2]> : tensor<2xi32>} : () -> tensor<2xi32> %0 = "tosa.equal"(%b, %a)  : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>  return %0 : tensor<2xi1> }

// CHECK: module {
// CHECK-NEXT:   func.func @f18() -> tensor<2xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<true> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f19() -> tensor<2xi1> { %b = "tosa.const"() {values = dense<1> : tensor<2xi32>} : () -> tensor<2xi32> %a = "tosa.const"() {values = dense<2> : tensor<2xi32>} : () -> tensor<2xi32> %0 = "tosa.equal"(%b, %a)  : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>  return %0 : tensor<2xi1> }

// CHECK: module {
// CHECK-NEXT:   func.func @f19() -> tensor<2xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<false> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f20() -> tensor<2xi1> { %b = "tosa.const"() {values = dense<0x7FC00000> : tensor<2xf32>} : () -> tensor<2xf32> %a = "tosa.const"() {values = dense<1.0> : tensor<2xf32>} : () -> tensor<2xf32> %0 = "tosa.greater"(%b, %a)  : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>  return %0 : tensor<2xi1> }

// CHECK: module {
// CHECK-NEXT:   func.func @f20() -> tensor<2xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<false> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f21() -> tensor<2xi1> { %b = "tosa.const"() {values = dense<0x7FC00000> : tensor<2xf32>} : () -> tensor<2xf32> %a = "tosa.const"() {values = dense<1.0> : tensor<2xf32>} : () -> tensor<2xf32> %0 = "tosa.equal"(%b, %a)  : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>  return %0 : tensor<2xi1> }

// CHECK: module {
// CHECK-NEXT:   func.func @f21() -> tensor<2xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<false> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f22(%a: tensor<?xi32>) -> tensor<?xi1> { %0 = "tosa.equal"(%a, %a)  : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>  return %0 : tensor<?xi1> }

// CHECK: module {
// CHECK-NEXT:   func.func @f22(%[[ARG0:[^ ]+]]: tensor<?xi32>) -> tensor<?xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.equal %[[ARG0]], %[[ARG0]] : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
// CHECK-NEXT:     return %[[V0]] : tensor<?xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f23() -> tensor<2xi32> { %a = "tosa.const"() {values = dense<-5> : tensor<2xi8>} : () -> tensor<2xi8> %0 = "tosa.cast"(%a)  : (tensor<2xi8>) -> tensor<2xi32>  return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f23() -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<-5> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f24() -> tensor<2xi8> { %a = "tosa.const"() {values = dense<300> : tensor<2xi32>} : () -> tensor<2xi32> %0 = "tosa.cast"(%a)  : (tensor<2xi32>) -> tensor<2xi8>  return %0 : tensor<2xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f24() -> tensor<2xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<44> : tensor<2xi8>}> : () -> tensor<2xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f25() -> tensor<2xi32> { %a = "tosa.const"() {values = dense<2.5> : tensor<2xf32>} : () -> tensor<2xf32> %0 = "tosa.cast"(%a)  : (tensor<2xf32>) -> tensor<2xi32>  return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f25() -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f26() -> tensor<2xi8> { %a = "tosa.const"() {values = dense<300.0> : tensor<2xf32>} : () -> tensor<2xf32> %0 = "tosa.cast"(%a)  : (tensor<2xf32>) -> tensor<2xi8>  return %0 : tensor<2xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f26() -> tensor<2xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<127> : tensor<2xi8>}> : () -> tensor<2xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f27() -> tensor<2xi8> { %a = "tosa.const"() {values = dense<-300.0> : tensor<2xf32>} : () -> tensor<2xf32> %0 = "tosa.cast"(%a)  : (tensor<2xf32>) -> tensor<2xi8>  return %0 : tensor<2xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f27() -> tensor<2xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<-128> : tensor<2xi8>}> : () -> tensor<2xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f28() -> tensor<2xi32> { %a = "tosa.const"() {values = dense<3.5> : tensor<2xf32>} : () -> tensor<2xf32> %0 = "tosa.cast"(%a)  : (tensor<2xf32>) -> tensor<2xi32>  return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f28() -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<4> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f29() -> tensor<2xf32> { %a = "tosa.const"() {values = dense<5> : tensor<2xi32>} : () -> tensor<2xi32> %0 = "tosa.cast"(%a)  : (tensor<2xi32>) -> tensor<2xf32>  return %0 : tensor<2xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f29() -> tensor<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<5.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f30() -> tensor<2xf16> { %a = "tosa.const"() {values = dense<1.1> : tensor<2xf32>} : () -> tensor<2xf32> %0 = "tosa.cast"(%a)  : (tensor<2xf32>) -> tensor<2xf16>  return %0 : tensor<2xf16> }

// CHECK: module {
// CHECK-NEXT:   func.func @f30() -> tensor<2xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<1.099610e+00> : tensor<2xf16>}> : () -> tensor<2xf16>
// CHECK-NEXT:     return %[[V0]] : tensor<2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f31() -> tensor<2xf32> { %a = "tosa.const"() {values = dense<1.1> : tensor<2xf16>} : () -> tensor<2xf16> %0 = "tosa.cast"(%a)  : (tensor<2xf16>) -> tensor<2xf32>  return %0 : tensor<2xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f31() -> tensor<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<1.09960938> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f32() -> tensor<2xi32> { %a = "tosa.const"() {values = dense<true> : tensor<2xi1>} : () -> tensor<2xi1> %0 = "tosa.cast"(%a)  : (tensor<2xi1>) -> tensor<2xi32>  return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f32() -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f33() -> tensor<2xi1> { %a = "tosa.const"() {values = dense<7> : tensor<2xi32>} : () -> tensor<2xi32> %0 = "tosa.cast"(%a)  : (tensor<2xi32>) -> tensor<2xi1>  return %0 : tensor<2xi1> }

// CHECK: module {
// CHECK-NEXT:   func.func @f33() -> tensor<2xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<true> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f34() -> tensor<2xi1> { %a = "tosa.const"() {values = dense<0.5> : tensor<2xf32>} : () -> tensor<2xf32> %0 = "tosa.cast"(%a)  : (tensor<2xf32>) -> tensor<2xi1>  return %0 : tensor<2xi1> }

// CHECK: module {
// CHECK-NEXT:   func.func @f34() -> tensor<2xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<false> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f35() -> tensor<2xf32> { %a = "tosa.const"() {values = dense<true> : tensor<2xi1>} : () -> tensor<2xi1> %0 = "tosa.cast"(%a)  : (tensor<2xi1>) -> tensor<2xf32>  return %0 : tensor<2xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f35() -> tensor<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<-1.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f36() -> tensor<2xi32> { %a = "tosa.const"() {values = dense<200> : tensor<2xui8>} : () -> tensor<2xui8> %0 = "tosa.cast"(%a)  : (tensor<2xui8>) -> tensor<2xi32>  return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f36() -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<200> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f37() -> tensor<2xui8> { %a = "tosa.const"() {values = dense<300.0> : tensor<2xf32>} : () -> tensor<2xf32> %0 = "tosa.cast"(%a)  : (tensor<2xf32>) -> tensor<2xui8>  return %0 : tensor<2xui8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f37() -> tensor<2xui8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<255> : tensor<2xui8>}> : () -> tensor<2xui8>
// CHECK-NEXT:     return %[[V0]] : tensor<2xui8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f38() -> tensor<2xui8> { %a = "tosa.const"() {values = dense<-1> : tensor<2xi8>} : () -> tensor<2xi8> %0 = "tosa.cast"(%a)  : (tensor<2xi8>) -> tensor<2xui8>  return %0 : tensor<2xui8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f38() -> tensor<2xui8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<255> : tensor<2xui8>}> : () -> tensor<2xui8>
// CHECK-NEXT:     return %[[V0]] : tensor<2xui8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f39() -> tensor<2xi32> { %a = "tosa.const"() {values = dense<0x7FC00000> : tensor<2xf32>} : () -> tensor<2xf32> %0 = "tosa.cast"(%a)  : (tensor<2xf32>) -> tensor<2xi32>  return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f39() -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f40() -> tensor<2xbf16> { %a = "tosa.const"() {values = dense<1.1> : tensor<2xf32>} : () -> tensor<2xf32> %0 = "tosa.cast"(%a)  : (tensor<2xf32>) -> tensor<2xbf16>  return %0 : tensor<2xbf16> }

// CHECK: module {
// CHECK-NEXT:   func.func @f40() -> tensor<2xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<1.101560e+00> : tensor<2xbf16>}> : () -> tensor<2xbf16>
// CHECK-NEXT:     return %[[V0]] : tensor<2xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f41() -> tensor<2xf8E5M2> { %a = "tosa.const"() {values = dense<1.1> : tensor<2xf32>} : () -> tensor<2xf32> %0 = "tosa.cast"(%a)  : (tensor<2xf32>) -> tensor<2xf8E5M2>  return %0 : tensor<2xf8E5M2> }

// CHECK: module {
// CHECK-NEXT:   func.func @f41() -> tensor<2xf8E5M2> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<1.000000e+00> : tensor<2xf8E5M2>}> : () -> tensor<2xf8E5M2>
// CHECK-NEXT:     return %[[V0]] : tensor<2xf8E5M2>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f42() -> tensor<2xi8> { %a = "tosa.const"() {values = dense<3> : tensor<2xi8>} : () -> tensor<2xi8> %0 = "tosa.cast"(%a)  : (tensor<2xi8>) -> tensor<2xi8>  return %0 : tensor<2xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f42() -> tensor<2xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<3> : tensor<2xi8>}> : () -> tensor<2xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f43() -> tensor<2xi32> { %a = "tosa.const"() {values = dense<[1,2]> : tensor<2xi8>} : () -> tensor<2xi8> %0 = "tosa.cast"(%a)  : (tensor<2xi8>) -> tensor<2xi32>  return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f43() -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<[1, 2]> : tensor<2xi8>}> : () -> tensor<2xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] : (tensor<2xi8>) -> tensor<2xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f44(%a: tensor<2xi8>) -> tensor<2xi8> { %0 = "tosa.cast"(%a)  : (tensor<2xi8>) -> tensor<2xi8>  return %0 : tensor<2xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f44(%[[ARG0:[^ ]+]]: tensor<2xi8>) -> tensor<2xi8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f45(%a: tensor<2xi8>) -> tensor<2xi32> { %1 = tosa.cast %a : (tensor<2xi8>) -> tensor<2xi16> %0 = "tosa.cast"(%1)  : (tensor<2xi16>) -> tensor<2xi32>  return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f45(%[[ARG0:[^ ]+]]: tensor<2xi8>) -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<2xi8>) -> tensor<2xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] : (tensor<2xi16>) -> tensor<2xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f46(%a: tensor<2xi32>) -> tensor<2xi32> { %1 = tosa.cast %a : (tensor<2xi32>) -> tensor<2xi16> %0 = "tosa.cast"(%1)  : (tensor<2xi16>) -> tensor<2xi32>  return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f46(%[[ARG0:[^ ]+]]: tensor<2xi32>) -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<2xi32>) -> tensor<2xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] : (tensor<2xi16>) -> tensor<2xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f47(%a: tensor<2xf16>) -> tensor<2xf16> { %1 = tosa.cast %a : (tensor<2xf16>) -> tensor<2xf32> %0 = "tosa.cast"(%1)  : (tensor<2xf32>) -> tensor<2xf16>  return %0 : tensor<2xf16> }

// CHECK: module {
// CHECK-NEXT:   func.func @f47(%[[ARG0:[^ ]+]]: tensor<2xf16>) -> tensor<2xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<2xf16>) -> tensor<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] : (tensor<2xf32>) -> tensor<2xf16>
// CHECK-NEXT:     return %[[V1]] : tensor<2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f48(%a: tensor<2x3xi8>) -> tensor<2x3xi8> { %s = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2> %0 = "tosa.reshape"(%a, %s)  : (tensor<2x3xi8>, !tosa.shape<2>) -> tensor<2x3xi8>  return %0 : tensor<2x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f48(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<2x3xi8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f49(%a: tensor<2x3xi8>) -> tensor<2x3xi8> { %s = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2> %q = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1> %1 = tosa.reshape %a, %q : (tensor<2x3xi8>, !tosa.shape<1>) -> tensor<6xi8> %0 = "tosa.reshape"(%1, %s)  : (tensor<6xi8>, !tosa.shape<2>) -> tensor<2x3xi8>  return %0 : tensor<2x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f49(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<2x3xi8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f50(%a: tensor<2x3xi8>) -> tensor<3x2xi8> { %s = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2> %q = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1> %1 = tosa.reshape %a, %q : (tensor<2x3xi8>, !tosa.shape<1>) -> tensor<6xi8> %0 = "tosa.reshape"(%1, %s)  : (tensor<6xi8>, !tosa.shape<2>) -> tensor<3x2xi8>  return %0 : tensor<3x2xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f50(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<3x2xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reshape %[[ARG0]], %[[V0]] : (tensor<2x3xi8>, !tosa.shape<2>) -> tensor<3x2xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<3x2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f51() -> tensor<6xi8> { %a = "tosa.const"() {values = dense<5> : tensor<2x3xi8>} : () -> tensor<2x3xi8> %s = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1> %0 = "tosa.reshape"(%a, %s)  : (tensor<2x3xi8>, !tosa.shape<1>) -> tensor<6xi8>  return %0 : tensor<6xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f51() -> tensor<6xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<5> : tensor<6xi8>}> : () -> tensor<6xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<6xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f52() -> tensor<6xi8> { %a = "tosa.const"() {values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi8>} : () -> tensor<2x3xi8> %s = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1> %0 = "tosa.reshape"(%a, %s)  : (tensor<2x3xi8>, !tosa.shape<1>) -> tensor<6xi8>  return %0 : tensor<6xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f52() -> tensor<6xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi8>}> : () -> tensor<6xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<6xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f53() -> tensor<?xi8> { %a = "tosa.const"() {values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi8>} : () -> tensor<2x3xi8> %s = tosa.const_shape {values = dense<[-1]> : tensor<1xindex>} : () -> !tosa.shape<1> %0 = "tosa.reshape"(%a, %s)  : (tensor<2x3xi8>, !tosa.shape<1>) -> tensor<?xi8>  return %0 : tensor<?xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f53() -> tensor<?xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.reshape %[[V0]], %[[V1]] : (tensor<2x3xi8>, !tosa.shape<1>) -> tensor<?xi8>
// CHECK-NEXT:     return %[[V2]] : tensor<?xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f54(%a: tensor<2x?xi8>) -> tensor<2x?xi8> { %s = tosa.const_shape {values = dense<[2, -1]> : tensor<2xindex>} : () -> !tosa.shape<2> %0 = "tosa.reshape"(%a, %s)  : (tensor<2x?xi8>, !tosa.shape<2>) -> tensor<2x?xi8>  return %0 : tensor<2x?xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f54(%[[ARG0:[^ ]+]]: tensor<2x?xi8>) -> tensor<2x?xi8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2x?xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f55(%a: tensor<?xi8>) -> tensor<?xi8> { %s = tosa.const_shape {values = dense<[-1]> : tensor<1xindex>} : () -> !tosa.shape<1> %0 = "tosa.reshape"(%a, %s)  : (tensor<?xi8>, !tosa.shape<1>) -> tensor<?xi8>  return %0 : tensor<?xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f55(%[[ARG0:[^ ]+]]: tensor<?xi8>) -> tensor<?xi8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<?xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f56(%a: tensor<?x?xi8>) -> tensor<?x2xi8> { %s = tosa.const_shape {values = dense<[-1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2> %0 = "tosa.reshape"(%a, %s)  : (tensor<?x?xi8>, !tosa.shape<2>) -> tensor<?x2xi8>  return %0 : tensor<?x2xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f56(%[[ARG0:[^ ]+]]: tensor<?x?xi8>) -> tensor<?x2xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[-1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reshape %[[ARG0]], %[[V0]] : (tensor<?x?xi8>, !tosa.shape<2>) -> tensor<?x2xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<?x2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f57(%a: tensor<2x3xi8>) -> tensor<2x3xi8> { %0 = "tosa.transpose"(%a) {perms = array<i32: 0, 1>} : (tensor<2x3xi8>) -> tensor<2x3xi8>  return %0 : tensor<2x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f57(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<2x3xi8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f58() -> tensor<3x2xi8> { %a = "tosa.const"() {values = dense<4> : tensor<2x3xi8>} : () -> tensor<2x3xi8> %0 = "tosa.transpose"(%a) {perms = array<i32: 1, 0>} : (tensor<2x3xi8>) -> tensor<3x2xi8>  return %0 : tensor<3x2xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f58() -> tensor<3x2xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<4> : tensor<3x2xi8>}> : () -> tensor<3x2xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<3x2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f59() -> tensor<3x2xi8> { %a = "tosa.const"() {values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi8>} : () -> tensor<2x3xi8> %0 = "tosa.transpose"(%a) {perms = array<i32: 1, 0>} : (tensor<2x3xi8>) -> tensor<3x2xi8>  return %0 : tensor<3x2xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f59() -> tensor<3x2xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.transpose %[[V0]] {perms = array<i32: 1, 0>} : (tensor<2x3xi8>) -> tensor<3x2xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<3x2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f60(%a: tensor<2x3xi8>) -> tensor<2x3xi8> { %1 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xi8>) -> tensor<3x2xi8> %0 = "tosa.transpose"(%1) {perms = array<i32: 1, 0>} : (tensor<3x2xi8>) -> tensor<2x3xi8>  return %0 : tensor<2x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f60(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<2x3xi8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f61(%a: tensor<1x2x3xi8>) -> tensor<2x3x1xi8> { %0 = "tosa.transpose"(%a) {perms = array<i32: 1, 2, 0>} : (tensor<1x2x3xi8>) -> tensor<2x3x1xi8>  return %0 : tensor<2x3x1xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f61(%[[ARG0:[^ ]+]]: tensor<1x2x3xi8>) -> tensor<2x3x1xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[2, 3, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reshape %[[ARG0]], %[[V0]] : (tensor<1x2x3xi8>, !tosa.shape<3>) -> tensor<2x3x1xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<2x3x1xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f62(%a: tensor<2x3x4xi8>) -> tensor<4x2x3xi8> { %1 = tosa.transpose %a {perms = array<i32: 1, 2, 0>} : (tensor<2x3x4xi8>) -> tensor<3x4x2xi8> %0 = "tosa.transpose"(%1) {perms = array<i32: 1, 2, 0>} : (tensor<3x4x2xi8>) -> tensor<4x2x3xi8>  return %0 : tensor<4x2x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f62(%[[ARG0:[^ ]+]]: tensor<2x3x4xi8>) -> tensor<4x2x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.transpose %[[ARG0]] {perms = array<i32: 2, 0, 1>} : (tensor<2x3x4xi8>) -> tensor<4x2x3xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<4x2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f63(%a: tensor<1x?x3xi8>) -> tensor<?x3x1xi8> { %0 = "tosa.transpose"(%a) {perms = array<i32: 1, 2, 0>} : (tensor<1x?x3xi8>) -> tensor<?x3x1xi8>  return %0 : tensor<?x3x1xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f63(%[[ARG0:[^ ]+]]: tensor<1x?x3xi8>) -> tensor<?x3x1xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[-1, 3, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reshape %[[ARG0]], %[[V0]] : (tensor<1x?x3xi8>, !tosa.shape<3>) -> tensor<?x3x1xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<?x3x1xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f64(%a: tensor<2x3xi8>) -> tensor<2x3xi8> { %0 = "tosa.concat"(%a) {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<2x3xi8>  return %0 : tensor<2x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f64(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<2x3xi8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f65(%a: tensor<2x3xi8>) -> tensor<6x3xi8> { %1 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<4x3xi8> %0 = "tosa.concat"(%1, %a) {axis = 0 : i32} : (tensor<4x3xi8>, tensor<2x3xi8>) -> tensor<6x3xi8>  return %0 : tensor<6x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f65(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<6x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.concat %[[ARG0]], %[[ARG0]], %[[ARG0]] {axis = 0 : i32} : (tensor<2x3xi8>, tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<6x3xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<6x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f66(%a: tensor<2x3xi8>) -> tensor<4x6xi8> { %1 = tosa.concat %a, %a {axis = 1 : i32} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x6xi8> %0 = "tosa.concat"(%1, %1) {axis = 0 : i32} : (tensor<2x6xi8>, tensor<2x6xi8>) -> tensor<4x6xi8>  return %0 : tensor<4x6xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f66(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<4x6xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.concat %[[ARG0]], %[[ARG0]] {axis = 1 : i32} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x6xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.concat %[[V0]], %[[V0]] {axis = 0 : i32} : (tensor<2x6xi8>, tensor<2x6xi8>) -> tensor<4x6xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<4x6xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f67() -> tensor<4x3xi8> { %a = "tosa.const"() {values = dense<5> : tensor<2x3xi8>} : () -> tensor<2x3xi8> %0 = "tosa.concat"(%a, %a) {axis = 0 : i32} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<4x3xi8>  return %0 : tensor<4x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f67() -> tensor<4x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<5> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.concat %[[V0]], %[[V0]] {axis = 0 : i32} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<4x3xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<4x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f68(%a: tensor<1x3xi8>) -> tensor<1x3xi8> { %0 = "tosa.reverse"(%a) {axis = 0 : i32} : (tensor<1x3xi8>) -> tensor<1x3xi8>  return %0 : tensor<1x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f68(%[[ARG0:[^ ]+]]: tensor<1x3xi8>) -> tensor<1x3xi8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<1x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f69() -> tensor<2x3xi8> { %a = "tosa.const"() {values = dense<5> : tensor<2x3xi8>} : () -> tensor<2x3xi8> %0 = "tosa.reverse"(%a) {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<2x3xi8>  return %0 : tensor<2x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f69() -> tensor<2x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<5> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f70() -> tensor<2x3xi8> { %a = "tosa.const"() {values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi8>} : () -> tensor<2x3xi8> %0 = "tosa.reverse"(%a) {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<2x3xi8>  return %0 : tensor<2x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f70() -> tensor<2x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reverse %[[V0]] {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<2x3xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f71(%a: tensor<2x3xi8>) -> tensor<2x3xi8> { %s = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2> %0 = "tosa.tile"(%a, %s)  : (tensor<2x3xi8>, !tosa.shape<2>) -> tensor<2x3xi8>  return %0 : tensor<2x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f71(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<2x3xi8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f72() -> tensor<4x3xi8> { %a = "tosa.const"() {values = dense<5> : tensor<2x3xi8>} : () -> tensor<2x3xi8> %s = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2> %0 = "tosa.tile"(%a, %s)  : (tensor<2x3xi8>, !tosa.shape<2>) -> tensor<4x3xi8>  return %0 : tensor<4x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f72() -> tensor<4x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<5> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.tile %[[V0]], %[[V1]] : (tensor<2x3xi8>, !tosa.shape<2>) -> tensor<4x3xi8>
// CHECK-NEXT:     return %[[V2]] : tensor<4x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f73(%a: tensor<2x3xi8>) -> tensor<2x3xi8> { %s = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4> %p = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8> %0 = "tosa.pad"(%a, %s, %p)  : (tensor<2x3xi8>, !tosa.shape<4>, tensor<1xi8>) -> tensor<2x3xi8>  return %0 : tensor<2x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f73(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<2x3xi8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f74() -> tensor<3x3xi8> { %a = "tosa.const"() {values = dense<0> : tensor<2x3xi8>} : () -> tensor<2x3xi8> %s = tosa.const_shape {values = dense<[1, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4> %p = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8> %0 = "tosa.pad"(%a, %s, %p)  : (tensor<2x3xi8>, !tosa.shape<4>, tensor<1xi8>) -> tensor<3x3xi8>  return %0 : tensor<3x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f74() -> tensor<3x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[1, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.pad %[[V0]], %[[V1]], %[[V2]] : (tensor<2x3xi8>, !tosa.shape<4>, tensor<1xi8>) -> tensor<3x3xi8>
// CHECK-NEXT:     return %[[V3]] : tensor<3x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f75(%a: tensor<2x3xi8>) -> tensor<2x3xi8> { %s = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2> %q = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2> %0 = "tosa.slice"(%a, %s, %q)  : (tensor<2x3xi8>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xi8>  return %0 : tensor<2x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f75(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<2x3xi8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f76() -> tensor<1x3xi8> { %a = "tosa.const"() {values = dense<5> : tensor<2x3xi8>} : () -> tensor<2x3xi8> %s = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2> %q = tosa.const_shape {values = dense<[1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2> %0 = "tosa.slice"(%a, %s, %q)  : (tensor<2x3xi8>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x3xi8>  return %0 : tensor<1x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f76() -> tensor<1x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<5> : tensor<1x3xi8>}> : () -> tensor<1x3xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<1x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f77() -> tensor<1x1xi8> { %a = "tosa.const"() {values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi8>} : () -> tensor<2x3xi8> %s = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2> %q = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2> %0 = "tosa.slice"(%a, %s, %q)  : (tensor<2x3xi8>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1xi8>  return %0 : tensor<1x1xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f77() -> tensor<1x1xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<6> : tensor<1x1xi8>}> : () -> tensor<1x1xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<1x1xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f78() -> tensor<1x2xi8> { %a = "tosa.const"() {values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi8>} : () -> tensor<2x3xi8> %s = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2> %q = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2> %0 = "tosa.slice"(%a, %s, %q)  : (tensor<2x3xi8>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2xi8>  return %0 : tensor<1x2xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f78() -> tensor<1x2xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.const_shape  {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.slice %[[V0]], %[[V1]], %[[V2]] : (tensor<2x3xi8>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2xi8>
// CHECK-NEXT:     return %[[V3]] : tensor<1x2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f79() -> tensor<2x1xi8> { %a = "tosa.const"() {values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi8>} : () -> tensor<2x3xi8> %0 = "tosa.reduce_sum"(%a) {axis = 1 : i32} : (tensor<2x3xi8>) -> tensor<2x1xi8>  return %0 : tensor<2x1xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f79() -> tensor<2x1xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_sum %[[V0]] {axis = 1 : i32} : (tensor<2x3xi8>) -> tensor<2x1xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<2x1xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f80() -> tensor<1x3xi8> { %a = "tosa.const"() {values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi8>} : () -> tensor<2x3xi8> %0 = "tosa.reduce_sum"(%a) {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<1x3xi8>  return %0 : tensor<1x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f80() -> tensor<1x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_sum %[[V0]] {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<1x3xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<1x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f81() -> tensor<2x1xi8> { %a = "tosa.const"() {values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi8>} : () -> tensor<2x3xi8> %0 = "tosa.reduce_max"(%a) {axis = 1 : i32} : (tensor<2x3xi8>) -> tensor<2x1xi8>  return %0 : tensor<2x1xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f81() -> tensor<2x1xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_max %[[V0]] {axis = 1 : i32} : (tensor<2x3xi8>) -> tensor<2x1xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<2x1xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f82() -> tensor<1x3xi8> { %a = "tosa.const"() {values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi8>} : () -> tensor<2x3xi8> %0 = "tosa.reduce_max"(%a) {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<1x3xi8>  return %0 : tensor<1x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f82() -> tensor<1x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_max %[[V0]] {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<1x3xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<1x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f83() -> tensor<2x1xi8> { %a = "tosa.const"() {values = dense<[[1,2,3],[4,5,60]]> : tensor<2x3xi8>} : () -> tensor<2x3xi8> %0 = "tosa.reduce_product"(%a) {axis = 1 : i32} : (tensor<2x3xi8>) -> tensor<2x1xi8>  return %0 : tensor<2x1xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f83() -> tensor<2x1xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1, 2, 3], [4, 5, 60]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_product %[[V0]] {axis = 1 : i32} : (tensor<2x3xi8>) -> tensor<2x1xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<2x1xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f84() -> tensor<1x3xi8> { %a = "tosa.const"() {values = dense<[[1,2,3],[4,5,60]]> : tensor<2x3xi8>} : () -> tensor<2x3xi8> %0 = "tosa.reduce_product"(%a) {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<1x3xi8>  return %0 : tensor<1x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f84() -> tensor<1x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1, 2, 3], [4, 5, 60]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_product %[[V0]] {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<1x3xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<1x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f85() -> tensor<2x1xi8> { %a = "tosa.const"() {values = dense<3> : tensor<2x3xi8>} : () -> tensor<2x3xi8> %0 = "tosa.reduce_min"(%a) {axis = 1 : i32} : (tensor<2x3xi8>) -> tensor<2x1xi8>  return %0 : tensor<2x1xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f85() -> tensor<2x1xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<3> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_min %[[V0]] {axis = 1 : i32} : (tensor<2x3xi8>) -> tensor<2x1xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<2x1xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f86() -> tensor<1x3xi8> { %a = "tosa.const"() {values = dense<3> : tensor<2x3xi8>} : () -> tensor<2x3xi8> %0 = "tosa.reduce_min"(%a) {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<1x3xi8>  return %0 : tensor<1x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f86() -> tensor<1x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<3> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_min %[[V0]] {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<1x3xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<1x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f87() -> tensor<2x1xi8> { %a = "tosa.const"() {values = dense<100> : tensor<2x3xi8>} : () -> tensor<2x3xi8> %0 = "tosa.reduce_sum"(%a) {axis = 1 : i32} : (tensor<2x3xi8>) -> tensor<2x1xi8>  return %0 : tensor<2x1xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f87() -> tensor<2x1xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<100> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_sum %[[V0]] {axis = 1 : i32} : (tensor<2x3xi8>) -> tensor<2x1xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<2x1xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f88() -> tensor<1x3xi8> { %a = "tosa.const"() {values = dense<100> : tensor<2x3xi8>} : () -> tensor<2x3xi8> %0 = "tosa.reduce_sum"(%a) {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<1x3xi8>  return %0 : tensor<1x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f88() -> tensor<1x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<100> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_sum %[[V0]] {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<1x3xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<1x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f89() -> tensor<1x3xf32> { %a = "tosa.const"() {values = dense<[[1.0,2.0,3.0],[4.0,5.0,6.0]]> : tensor<2x3xf32>} : () -> tensor<2x3xf32> %0 = "tosa.reduce_sum"(%a) {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>  return %0 : tensor<1x3xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f89() -> tensor<1x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_sum %[[V0]] {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<1x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f90(%a: tensor<1x3xf32>) -> tensor<1x3xf32> { %0 = "tosa.reduce_sum"(%a) {axis = 0 : i32} : (tensor<1x3xf32>) -> tensor<1x3xf32>  return %0 : tensor<1x3xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f90(%[[ARG0:[^ ]+]]: tensor<1x3xf32>) -> tensor<1x3xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<1x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f91(%a: tensor<1x3xi1>) -> tensor<1x3xi1> { %0 = "tosa.reduce_any"(%a) {axis = 0 : i32} : (tensor<1x3xi1>) -> tensor<1x3xi1>  return %0 : tensor<1x3xi1> }

// CHECK: module {
// CHECK-NEXT:   func.func @f91(%[[ARG0:[^ ]+]]: tensor<1x3xi1>) -> tensor<1x3xi1> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<1x3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f92() -> tensor<1x3xi1> { %a = "tosa.const"() {values = dense<[[true,false,true],[true,true,false]]> : tensor<2x3xi1>} : () -> tensor<2x3xi1> %0 = "tosa.reduce_any"(%a) {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>  return %0 : tensor<1x3xi1> }

// CHECK: module {
// CHECK-NEXT:   func.func @f92() -> tensor<1x3xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}true, false, true], [true, true, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_any %[[V0]] {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<1x3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f93() -> tensor<1x3xi1> { %a = "tosa.const"() {values = dense<[[true,false,true],[true,true,false]]> : tensor<2x3xi1>} : () -> tensor<2x3xi1> %0 = "tosa.reduce_all"(%a) {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>  return %0 : tensor<1x3xi1> }

// CHECK: module {
// CHECK-NEXT:   func.func @f93() -> tensor<1x3xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}true, false, true], [true, true, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_all %[[V0]] {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<1x3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f94() -> tensor<1x3xi1> { %a = "tosa.const"() {values = dense<[[true,false,true],[true,true,false]]> : tensor<2x3xi1>} : () -> tensor<2x3xi1> %0 = "tosa.reduce_sum"(%a) {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>  return %0 : tensor<1x3xi1> }

// CHECK: module {
// CHECK-NEXT:   func.func @f94() -> tensor<1x3xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}true, false, true], [true, true, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_sum %[[V0]] {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<1x3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f95(%a: tensor<1x3xf32>) -> tensor<3xi32> { %0 = "tosa.argmax"(%a) {axis = 0 : i32} : (tensor<1x3xf32>) -> tensor<3xi32>  return %0 : tensor<3xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f95(%[[ARG0:[^ ]+]]: tensor<1x3xf32>) -> tensor<3xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<3xi32>}> : () -> tensor<3xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f96(%a: tensor<2x3xf32>) -> tensor<3xi32> { %0 = "tosa.argmax"(%a) {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<3xi32>  return %0 : tensor<3xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f96(%[[ARG0:[^ ]+]]: tensor<2x3xf32>) -> tensor<3xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.argmax %[[ARG0]] {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<3xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f97(%a: tensor<1x8x8x3xi8>) -> tensor<1x8x8x3xi8> { %s = tosa.const_shape {values = dense<[2, 2, 4, 4]> : tensor<4xindex>} : () -> !tosa.shape<4> %q = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2> %0 = "tosa.resize"(%a, %s, %q, %q) {mode = #tosa.resize_mode<BILINEAR>} : (tensor<1x8x8x3xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x8x8x3xi8>  return %0 : tensor<1x8x8x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f97(%[[ARG0:[^ ]+]]: tensor<1x8x8x3xi8>) -> tensor<1x8x8x3xi8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<1x8x8x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f98(%a: tensor<1x8x8x3xi8>) -> tensor<1x8x8x3xi8> { %s = tosa.const_shape {values = dense<[1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4> %q = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2> %0 = "tosa.resize"(%a, %s, %q, %q) {mode = #tosa.resize_mode<BILINEAR>} : (tensor<1x8x8x3xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x8x8x3xi8>  return %0 : tensor<1x8x8x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f98(%[[ARG0:[^ ]+]]: tensor<1x8x8x3xi8>) -> tensor<1x8x8x3xi8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<1x8x8x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f99(%a: tensor<2x3xi8>) -> tensor<2x3xi8> { %0 = "tosa.identity"(%a)  : (tensor<2x3xi8>) -> tensor<2x3xi8>  return %0 : tensor<2x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f99(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<2x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.identity %[[ARG0]] : (tensor<2x3xi8>) -> tensor<2x3xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f100() -> tensor<2x3xi8> { %a = "tosa.const"() {values = dense<-5> : tensor<2x3xi8>} : () -> tensor<2x3xi8> %0 = "tosa.abs"(%a)  : (tensor<2x3xi8>) -> tensor<2x3xi8>  return %0 : tensor<2x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f100() -> tensor<2x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<-5> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.abs %[[V0]] : (tensor<2x3xi8>) -> tensor<2x3xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f101() -> tensor<2x3xi8> { %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8> %a = "tosa.const"() {values = dense<-5> : tensor<2x3xi8>} : () -> tensor<2x3xi8> %0 = "tosa.negate"(%a, %z, %z)  : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>  return %0 : tensor<2x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f101() -> tensor<2x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<-5> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.negate %[[V1]], %[[V0]], %[[V0]] : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
// CHECK-NEXT:     return %[[V2]] : tensor<2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f102(%a: tensor<2x3xi8>) -> tensor<2x3xi8> { %z = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8> %1 = tosa.negate %a, %z, %z : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8> %0 = "tosa.negate"(%1, %z, %z)  : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>  return %0 : tensor<2x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f102(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<2x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.negate %[[ARG0]], %[[V0]], %[[V0]] : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.negate %[[V1]], %[[V0]], %[[V0]] : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
// CHECK-NEXT:     return %[[V2]] : tensor<2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f0() -> tensor<2xi32> { %a = "tosa.const"() {values = dense<100> : tensor<2xi8>} : () -> tensor<2xi8> %b = "tosa.const"() {values = dense<2> : tensor<2xi8>} : () -> tensor<2xi8> %s = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8> %0 = "tosa.mul"(%a, %b, %s)  : (tensor<2xi8>, tensor<2xi8>, tensor<1xi8>) -> tensor<2xi32>  return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f0() -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<100> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f1() -> tensor<2xi8> { %a = "tosa.const"() {values = dense<100> : tensor<2xi8>} : () -> tensor<2xi8> %b = "tosa.const"() {values = dense<2> : tensor<2xi8>} : () -> tensor<2xi8> %s = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8> %0 = "tosa.mul"(%a, %b, %s)  : (tensor<2xi8>, tensor<2xi8>, tensor<1xi8>) -> tensor<2xi8>  return %0 : tensor<2xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f1() -> tensor<2xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<-56> : tensor<2xi8>}> : () -> tensor<2xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f2() -> tensor<2xi16> { %a = "tosa.const"() {values = dense<100> : tensor<2xi16>} : () -> tensor<2xi16> %b = "tosa.const"() {values = dense<2> : tensor<2xi16>} : () -> tensor<2xi16> %s = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8> %0 = "tosa.mul"(%a, %b, %s)  : (tensor<2xi16>, tensor<2xi16>, tensor<1xi8>) -> tensor<2xi16>  return %0 : tensor<2xi16> }

// CHECK: module {
// CHECK-NEXT:   func.func @f2() -> tensor<2xi16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<200> : tensor<2xi16>}> : () -> tensor<2xi16>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f3() -> tensor<2xi32> { %a = "tosa.const"() {values = dense<2000000000> : tensor<2xi32>} : () -> tensor<2xi32> %b = "tosa.const"() {values = dense<2000000000> : tensor<2xi32>} : () -> tensor<2xi32> %s = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8> %0 = "tosa.mul"(%a, %b, %s)  : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>  return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f3() -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<2000000000> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.mul %[[V0]], %[[V0]], %[[V1]] : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
// CHECK-NEXT:     return %[[V2]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f4() -> tensor<2xi32> { %a = "tosa.const"() {values = dense<-100> : tensor<2xi8>} : () -> tensor<2xi8> %b = "tosa.const"() {values = dense<2> : tensor<2xi8>} : () -> tensor<2xi8> %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8> %0 = "tosa.mul"(%a, %b, %s)  : (tensor<2xi8>, tensor<2xi8>, tensor<1xi8>) -> tensor<2xi32>  return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f4() -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<56> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f5() -> tensor<2xi16> { %a = "tosa.const"() {values = dense<3000> : tensor<2xi16>} : () -> tensor<2xi16> %b = "tosa.const"() {values = dense<300> : tensor<2xi16>} : () -> tensor<2xi16> %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8> %0 = "tosa.mul"(%a, %b, %s)  : (tensor<2xi16>, tensor<2xi16>, tensor<1xi8>) -> tensor<2xi16>  return %0 : tensor<2xi16> }

// CHECK: module {
// CHECK-NEXT:   func.func @f5() -> tensor<2xi16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<-17504> : tensor<2xi16>}> : () -> tensor<2xi16>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f6() -> tensor<2xi32> { %a = "tosa.const"() {values = dense<7> : tensor<2xi32>} : () -> tensor<2xi32> %b = "tosa.const"() {values = dense<7> : tensor<2xi32>} : () -> tensor<2xi32> %s = "tosa.const"() {values = dense<-1> : tensor<1xi8>} : () -> tensor<1xi8> %0 = "tosa.mul"(%a, %b, %s)  : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>  return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f6() -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<49> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f7() -> tensor<2xi32> { %a = "tosa.const"() {values = dense<7> : tensor<2xi32>} : () -> tensor<2xi32> %b = "tosa.const"() {values = dense<7> : tensor<2xi32>} : () -> tensor<2xi32> %s = "tosa.const"() {values = dense<63> : tensor<1xi8>} : () -> tensor<1xi8> %0 = "tosa.mul"(%a, %b, %s)  : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>  return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f7() -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f8() -> tensor<2xi32> { %a = "tosa.const"() {values = dense<0> : tensor<2xi8>} : () -> tensor<2xi8> %b = "tosa.const"() {values = dense<5> : tensor<2xi8>} : () -> tensor<2xi8> %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8> %0 = "tosa.mul"(%a, %b, %s)  : (tensor<2xi8>, tensor<2xi8>, tensor<1xi8>) -> tensor<2xi32>  return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f8() -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f9(%s: tensor<1xi8>) -> tensor<2xf32> { %a = "tosa.const"() {values = dense<2.0> : tensor<2xf32>} : () -> tensor<2xf32> %b = "tosa.const"() {values = dense<3.0> : tensor<2xf32>} : () -> tensor<2xf32> %0 = "tosa.mul"(%a, %b, %s)  : (tensor<2xf32>, tensor<2xf32>, tensor<1xi8>) -> tensor<2xf32>  return %0 : tensor<2xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: tensor<1xi8>) -> tensor<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<6.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f10(%s: tensor<1xi8>, %b: tensor<2xf32>) -> tensor<2xf32> { %a = "tosa.const"() {values = dense<0.0> : tensor<2xf32>} : () -> tensor<2xf32> %0 = "tosa.mul"(%a, %b, %s)  : (tensor<2xf32>, tensor<2xf32>, tensor<1xi8>) -> tensor<2xf32>  return %0 : tensor<2xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: tensor<1xi8>, %[[ARG1:[^ ]+]]: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f11(%b: tensor<2xf32>) -> tensor<2xf32> { %a = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32> %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8> %0 = "tosa.mul"(%a, %b, %s)  : (tensor<1xf32>, tensor<2xf32>, tensor<1xi8>) -> tensor<2xf32>  return %0 : tensor<2xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f12() -> tensor<2xi1> { %a = "tosa.const"() {values = dense<2> : tensor<2xi32>} : () -> tensor<2xi32> %0 = "tosa.cast"(%a)  : (tensor<2xi32>) -> tensor<2xi1>  return %0 : tensor<2xi1> }

// CHECK: module {
// CHECK-NEXT:   func.func @f12() -> tensor<2xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<true> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f13() -> tensor<2xi1> { %a = "tosa.const"() {values = dense<3.0> : tensor<2xf32>} : () -> tensor<2xf32> %0 = "tosa.cast"(%a)  : (tensor<2xf32>) -> tensor<2xi1>  return %0 : tensor<2xi1> }

// CHECK: module {
// CHECK-NEXT:   func.func @f13() -> tensor<2xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<false> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f14() -> tensor<2xi1> { %a = "tosa.const"() {values = dense<-1.0> : tensor<2xf32>} : () -> tensor<2xf32> %0 = "tosa.cast"(%a)  : (tensor<2xf32>) -> tensor<2xi1>  return %0 : tensor<2xi1> }

// CHECK: module {
// CHECK-NEXT:   func.func @f14() -> tensor<2xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<true> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f15() -> tensor<2xi1> { %a = "tosa.const"() {values = dense<1.0> : tensor<2xf32>} : () -> tensor<2xf32> %0 = "tosa.cast"(%a)  : (tensor<2xf32>) -> tensor<2xi1>  return %0 : tensor<2xi1> }

// CHECK: module {
// CHECK-NEXT:   func.func @f15() -> tensor<2xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<false> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f16() -> tensor<2xf32> { %a = "tosa.const"() {values = dense<200> : tensor<2xui8>} : () -> tensor<2xui8> %0 = "tosa.cast"(%a)  : (tensor<2xui8>) -> tensor<2xf32>  return %0 : tensor<2xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f16() -> tensor<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<2.000000e+02> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f17() -> tensor<2xui8> { %a = "tosa.const"() {values = dense<300> : tensor<2xi16>} : () -> tensor<2xi16> %0 = "tosa.cast"(%a)  : (tensor<2xi16>) -> tensor<2xui8>  return %0 : tensor<2xui8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f17() -> tensor<2xui8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<44> : tensor<2xui8>}> : () -> tensor<2xui8>
// CHECK-NEXT:     return %[[V0]] : tensor<2xui8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f18() -> tensor<2xi16> { %a = "tosa.const"() {values = dense<200> : tensor<2xui8>} : () -> tensor<2xui8> %0 = "tosa.cast"(%a)  : (tensor<2xui8>) -> tensor<2xi16>  return %0 : tensor<2xi16> }

// CHECK: module {
// CHECK-NEXT:   func.func @f18() -> tensor<2xi16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<200> : tensor<2xi16>}> : () -> tensor<2xi16>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f19() -> tensor<2xi1> { %a = "tosa.const"() {values = dense<2> : tensor<2xui8>} : () -> tensor<2xui8> %0 = "tosa.cast"(%a)  : (tensor<2xui8>) -> tensor<2xi1>  return %0 : tensor<2xi1> }

// CHECK: module {
// CHECK-NEXT:   func.func @f19() -> tensor<2xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<true> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f21() -> tensor<2xf16> { %a = "tosa.const"() {values = dense<100000> : tensor<2xi64>} : () -> tensor<2xi64> %0 = "tosa.cast"(%a)  : (tensor<2xi64>) -> tensor<2xf16>  return %0 : tensor<2xf16> }

// CHECK: module {
// CHECK-NEXT:   func.func @f21() -> tensor<2xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0x7C00> : tensor<2xf16>}> : () -> tensor<2xf16>
// CHECK-NEXT:     return %[[V0]] : tensor<2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f22() -> tensor<2xf8E4M3FN> { %a = "tosa.const"() {values = dense<1000.0> : tensor<2xf32>} : () -> tensor<2xf32> %0 = "tosa.cast"(%a)  : (tensor<2xf32>) -> tensor<2xf8E4M3FN>  return %0 : tensor<2xf8E4M3FN> }

// CHECK: module {
// CHECK-NEXT:   func.func @f22() -> tensor<2xf8E4M3FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0x7F> : tensor<2xf8E4M3FN>}> : () -> tensor<2xf8E4M3FN>
// CHECK-NEXT:     return %[[V0]] : tensor<2xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f24() -> tensor<2xi32> { %a = "tosa.const"() {values = dense<-2.5> : tensor<2xf32>} : () -> tensor<2xf32> %0 = "tosa.cast"(%a)  : (tensor<2xf32>) -> tensor<2xi32>  return %0 : tensor<2xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f24() -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<-2> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f26(%a: tensor<?xi8>) -> tensor<?xi8> { %0 = "tosa.cast"(%a)  : (tensor<?xi8>) -> tensor<?xi8>  return %0 : tensor<?xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f26(%[[ARG0:[^ ]+]]: tensor<?xi8>) -> tensor<?xi8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<?xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f27(%a: tensor<2xi8>) -> tensor<?xi8> { %0 = "tosa.cast"(%a)  : (tensor<2xi8>) -> tensor<?xi8>  return %0 : tensor<?xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f27(%[[ARG0:[^ ]+]]: tensor<2xi8>) -> tensor<?xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<2xi8>) -> tensor<?xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<?xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f28(%a: tensor<?x?xi8>) -> tensor<?x?xi8> { %s = tosa.const_shape {values = dense<[-1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2> %0 = "tosa.reshape"(%a, %s)  : (tensor<?x?xi8>, !tosa.shape<2>) -> tensor<?x?xi8>  return %0 : tensor<?x?xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f28(%[[ARG0:[^ ]+]]: tensor<?x?xi8>) -> tensor<?x?xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[-1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reshape %[[ARG0]], %[[V0]] : (tensor<?x?xi8>, !tosa.shape<2>) -> tensor<?x?xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<?x?xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f29() -> tensor<6xi8> { %a = "tosa.const"() {values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi8>} : () -> tensor<2x3xi8> "test.use"(%a) : (tensor<2x3xi8>) -> () %s = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1> %0 = "tosa.reshape"(%a, %s)  : (tensor<2x3xi8>, !tosa.shape<1>) -> tensor<6xi8>  return %0 : tensor<6xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f29() -> tensor<6xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<6> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
// CHECK-NEXT:     "test.use"(%[[V1]]) : (tensor<2x3xi8>) -> ()
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.reshape %[[V1]], %[[V0]] : (tensor<2x3xi8>, !tosa.shape<1>) -> tensor<6xi8>
// CHECK-NEXT:     return %[[V2]] : tensor<6xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f30() -> tensor<6xi8> { %a = "tosa.const"() {values = dense<5> : tensor<2x3xi8>} : () -> tensor<2x3xi8> "test.use"(%a) : (tensor<2x3xi8>) -> () %s = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1> %0 = "tosa.reshape"(%a, %s)  : (tensor<2x3xi8>, !tosa.shape<1>) -> tensor<6xi8>  return %0 : tensor<6xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f30() -> tensor<6xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<5> : tensor<6xi8>}> : () -> tensor<6xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<5> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
// CHECK-NEXT:     "test.use"(%[[V1]]) : (tensor<2x3xi8>) -> ()
// CHECK-NEXT:     return %[[V0]] : tensor<6xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f31() -> tensor<?xi8> { %a = "tosa.const"() {values = dense<5> : tensor<2x3xi8>} : () -> tensor<2x3xi8> %s = tosa.const_shape {values = dense<[-1]> : tensor<1xindex>} : () -> !tosa.shape<1> %0 = "tosa.reshape"(%a, %s)  : (tensor<2x3xi8>, !tosa.shape<1>) -> tensor<?xi8>  return %0 : tensor<?xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f31() -> tensor<?xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<5> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.reshape %[[V0]], %[[V1]] : (tensor<2x3xi8>, !tosa.shape<1>) -> tensor<?xi8>
// CHECK-NEXT:     return %[[V2]] : tensor<?xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f32(%a: tensor<2x3xi8>) -> tensor<3x2xi8> { %q = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1> %1 = tosa.reshape %a, %q : (tensor<2x3xi8>, !tosa.shape<1>) -> tensor<6xi8> "test.use"(%1) : (tensor<6xi8>) -> () %s = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2> %0 = "tosa.reshape"(%1, %s)  : (tensor<6xi8>, !tosa.shape<2>) -> tensor<3x2xi8>  return %0 : tensor<3x2xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f32(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<3x2xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<6> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.reshape %[[ARG0]], %[[V1]] : (tensor<2x3xi8>, !tosa.shape<1>) -> tensor<6xi8>
// CHECK-NEXT:     "test.use"(%[[V2]]) : (tensor<6xi8>) -> ()
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.reshape %[[ARG0]], %[[V0]] : (tensor<2x3xi8>, !tosa.shape<2>) -> tensor<3x2xi8>
// CHECK-NEXT:     return %[[V3]] : tensor<3x2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f33() -> tensor<6xi8> { %c = arith.constant dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi8> %s = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1> %0 = "tosa.reshape"(%c, %s)  : (tensor<2x3xi8>, !tosa.shape<1>) -> tensor<6xi8>  return %0 : tensor<6xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f33() -> tensor<6xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi8>}> : () -> tensor<6xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<6xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f34() -> tensor<?x2xi8> { %a = "tosa.const"() {values = dense<4> : tensor<2x3xi8>} : () -> tensor<2x3xi8> %0 = "tosa.transpose"(%a) {perms = array<i32: 1, 0>} : (tensor<2x3xi8>) -> tensor<?x2xi8>  return %0 : tensor<?x2xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f34() -> tensor<?x2xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<4> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.transpose %[[V0]] {perms = array<i32: 1, 0>} : (tensor<2x3xi8>) -> tensor<?x2xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<?x2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f36(%a: tensor<?x3xi8>) -> tensor<?x3xi8> { %0 = "tosa.transpose"(%a) {perms = array<i32: 0, 1>} : (tensor<?x3xi8>) -> tensor<?x3xi8>  return %0 : tensor<?x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f36(%[[ARG0:[^ ]+]]: tensor<?x3xi8>) -> tensor<?x3xi8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<?x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f37(%a: tensor<*xi8>) -> tensor<*xi8> { %0 = "tosa.transpose"(%a) {perms = array<i32: 0, 1>} : (tensor<*xi8>) -> tensor<*xi8>  return %0 : tensor<*xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f37(%[[ARG0:[^ ]+]]: tensor<*xi8>) -> tensor<*xi8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<*xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f38(%a: tensor<2x3xi8>) -> tensor<?x3xi8> { %0 = "tosa.concat"(%a) {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<?x3xi8>  return %0 : tensor<?x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f38(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<?x3xi8> {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[ARG0]] : tensor<2x3xi8> to tensor<?x3xi8>
// CHECK-NEXT:     return %[[CAST]] : tensor<?x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f41(%a: tensor<?x1xi8>) -> tensor<?x1xi8> { %0 = "tosa.reverse"(%a) {axis = 1 : i32} : (tensor<?x1xi8>) -> tensor<?x1xi8>  return %0 : tensor<?x1xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f41(%[[ARG0:[^ ]+]]: tensor<?x1xi8>) -> tensor<?x1xi8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<?x1xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f42(%a: tensor<?x3xi8>) -> tensor<?x3xi8> { %s = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2> %0 = "tosa.tile"(%a, %s)  : (tensor<?x3xi8>, !tosa.shape<2>) -> tensor<?x3xi8>  return %0 : tensor<?x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f42(%[[ARG0:[^ ]+]]: tensor<?x3xi8>) -> tensor<?x3xi8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<?x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f43(%a: tensor<2x3xi8>) -> tensor<?x3xi8> { %s = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2> %0 = "tosa.tile"(%a, %s)  : (tensor<2x3xi8>, !tosa.shape<2>) -> tensor<?x3xi8>  return %0 : tensor<?x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f43(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<?x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.tile %[[ARG0]], %[[V0]] : (tensor<2x3xi8>, !tosa.shape<2>) -> tensor<?x3xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<?x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f44(%a: tensor<?x3xi8>) -> tensor<?x3xi8> { %s = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2> %0 = "tosa.tile"(%a, %s)  : (tensor<?x3xi8>, !tosa.shape<2>) -> tensor<?x3xi8>  return %0 : tensor<?x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f44(%[[ARG0:[^ ]+]]: tensor<?x3xi8>) -> tensor<?x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.tile %[[ARG0]], %[[V0]] : (tensor<?x3xi8>, !tosa.shape<2>) -> tensor<?x3xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<?x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f45(%a: tensor<?x3xi8>) -> tensor<?x3xi8> { %s = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4> %p = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8> %0 = "tosa.pad"(%a, %s, %p)  : (tensor<?x3xi8>, !tosa.shape<4>, tensor<1xi8>) -> tensor<?x3xi8>  return %0 : tensor<?x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f45(%[[ARG0:[^ ]+]]: tensor<?x3xi8>) -> tensor<?x3xi8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<?x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f46(%a: tensor<2x3xi8>) -> tensor<?x3xi8> { %s = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4> %p = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8> %0 = "tosa.pad"(%a, %s, %p)  : (tensor<2x3xi8>, !tosa.shape<4>, tensor<1xi8>) -> tensor<?x3xi8>  return %0 : tensor<?x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f46(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<?x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.pad %[[ARG0]], %[[V0]], %[[V1]] : (tensor<2x3xi8>, !tosa.shape<4>, tensor<1xi8>) -> tensor<?x3xi8>
// CHECK-NEXT:     return %[[V2]] : tensor<?x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f47(%a: tensor<?x3xi8>) -> tensor<?x3xi8> { %s = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2> %q = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2> %0 = "tosa.slice"(%a, %s, %q)  : (tensor<?x3xi8>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x3xi8>  return %0 : tensor<?x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f47(%[[ARG0:[^ ]+]]: tensor<?x3xi8>) -> tensor<?x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.slice %[[ARG0]], %[[V0]], %[[V1]] : (tensor<?x3xi8>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x3xi8>
// CHECK-NEXT:     return %[[V2]] : tensor<?x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f48(%a: tensor<2x3xi8>) -> tensor<2x3xi8> { %s = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2> %q = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2> %0 = "tosa.slice"(%a, %s, %q)  : (tensor<2x3xi8>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xi8>  return %0 : tensor<2x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f48(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<2x3xi8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f49() -> tensor<?x3xi8> { %a = "tosa.const"() {values = dense<5> : tensor<2x3xi8>} : () -> tensor<2x3xi8> %s = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2> %q = tosa.const_shape {values = dense<[-1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2> %0 = "tosa.slice"(%a, %s, %q)  : (tensor<2x3xi8>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x3xi8>  return %0 : tensor<?x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f49() -> tensor<?x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<5> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.const_shape  {values = dense<[-1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.slice %[[V0]], %[[V1]], %[[V2]] : (tensor<2x3xi8>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x3xi8>
// CHECK-NEXT:     return %[[V3]] : tensor<?x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f50(%a: tensor<?x1xf32>) -> tensor<?x1xf32> { %0 = "tosa.reduce_sum"(%a) {axis = 1 : i32} : (tensor<?x1xf32>) -> tensor<?x1xf32>  return %0 : tensor<?x1xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f50(%[[ARG0:[^ ]+]]: tensor<?x1xf32>) -> tensor<?x1xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<?x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f51(%a: tensor<1x3xf32>) -> tensor<1x?xf32> { %0 = "tosa.reduce_sum"(%a) {axis = 0 : i32} : (tensor<1x3xf32>) -> tensor<1x?xf32>  return %0 : tensor<1x?xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f51(%[[ARG0:[^ ]+]]: tensor<1x3xf32>) -> tensor<1x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.reduce_sum %[[ARG0]] {axis = 0 : i32} : (tensor<1x3xf32>) -> tensor<1x?xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<1x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f52(%a: tensor<1x?xf32>) -> tensor<?xi32> { %0 = "tosa.argmax"(%a) {axis = 0 : i32} : (tensor<1x?xf32>) -> tensor<?xi32>  return %0 : tensor<?xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f52(%[[ARG0:[^ ]+]]: tensor<1x?xf32>) -> tensor<?xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.argmax %[[ARG0]] {axis = 0 : i32} : (tensor<1x?xf32>) -> tensor<?xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f53(%a: tensor<1x3xf32>) -> tensor<?xi32> { %0 = "tosa.argmax"(%a) {axis = 0 : i32} : (tensor<1x3xf32>) -> tensor<?xi32>  return %0 : tensor<?xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f53(%[[ARG0:[^ ]+]]: tensor<1x3xf32>) -> tensor<?xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.argmax %[[ARG0]] {axis = 0 : i32} : (tensor<1x3xf32>) -> tensor<?xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f54(%a: tensor<1x3xf32>) -> tensor<3xui8> { %0 = "tosa.argmax"(%a) {axis = 0 : i32} : (tensor<1x3xf32>) -> tensor<3xui8>  return %0 : tensor<3xui8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f54(%[[ARG0:[^ ]+]]: tensor<1x3xf32>) -> tensor<3xui8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<3xui8>}> : () -> tensor<3xui8>
// CHECK-NEXT:     return %[[V0]] : tensor<3xui8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f55(%p: tensor<2x3xi1>, %a: tensor<1x3xf32>) -> tensor<2x3xf32> { %0 = "tosa.select"(%p, %a, %a)  : (tensor<2x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>  return %0 : tensor<2x3xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f55(%[[ARG0:[^ ]+]]: tensor<2x3xi1>, %[[ARG1:[^ ]+]]: tensor<1x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.select %[[ARG0]], %[[ARG1]], %[[ARG1]] : (tensor<2x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f56(%b: tensor<1x3xf32>, %a: tensor<1x3xf32>) -> tensor<2x3xf32> { %p = "tosa.const"() {values = dense<false> : tensor<2x3xi1>} : () -> tensor<2x3xi1> %0 = "tosa.select"(%p, %a, %b)  : (tensor<2x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>  return %0 : tensor<2x3xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f56(%[[ARG0:[^ ]+]]: tensor<1x3xf32>, %[[ARG1:[^ ]+]]: tensor<1x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<false> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.select %[[V0]], %[[ARG1]], %[[ARG0]] : (tensor<2x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f57(%b: tensor<2x3xf32>, %a: tensor<2x3xf32>) -> tensor<2x3xf32> { %p = "tosa.const"() {values = dense<false> : tensor<1x1xi1>} : () -> tensor<1x1xi1> %0 = "tosa.select"(%p, %a, %b)  : (tensor<1x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>  return %0 : tensor<2x3xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f57(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<false> : tensor<1x1xi1>}> : () -> tensor<1x1xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.select %[[V0]], %[[ARG1]], %[[ARG0]] : (tensor<1x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f58(%b: tensor<2x3xf32>, %a: tensor<2x3xf32>, %p: tensor<1x3xi1>) -> tensor<2x3xf32> { %q = tosa.logical_not %p : (tensor<1x3xi1>) -> tensor<1x3xi1> %0 = "tosa.select"(%q, %a, %b)  : (tensor<1x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>  return %0 : tensor<2x3xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f58(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<2x3xf32>, %[[ARG2:[^ ]+]]: tensor<1x3xi1>) -> tensor<2x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.select %[[ARG2]], %[[ARG0]], %[[ARG1]] : (tensor<1x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f60(%a: tensor<1x?x8x3xi8>) -> tensor<1x?x8x3xi8> { %s = tosa.const_shape {values = dense<[2, 2, 4, 4]> : tensor<4xindex>} : () -> !tosa.shape<4> %q = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2> %0 = "tosa.resize"(%a, %s, %q, %q) {mode = #tosa.resize_mode<BILINEAR>} : (tensor<1x?x8x3xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x?x8x3xi8>  return %0 : tensor<1x?x8x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f60(%[[ARG0:[^ ]+]]: tensor<1x?x8x3xi8>) -> tensor<1x?x8x3xi8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<1x?x8x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f61(%a: tensor<1x8x8x3xi8>) -> tensor<1x8x8x3xi8> { %s = tosa.const_shape {values = dense<[2, 2, 4, 4]> : tensor<4xindex>} : () -> !tosa.shape<4> %q = tosa.const_shape {values = dense<[2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2> %w = tosa.const_shape {values = dense<[2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2> %0 = "tosa.resize"(%a, %s, %q, %w) {mode = #tosa.resize_mode<BILINEAR>} : (tensor<1x8x8x3xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x8x8x3xi8>  return %0 : tensor<1x8x8x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f61(%[[ARG0:[^ ]+]]: tensor<1x8x8x3xi8>) -> tensor<1x8x8x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[2, 2, 4, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.resize %[[ARG0]], %[[V0]], %[[V1]], %[[V1]] {mode = BILINEAR} : (tensor<1x8x8x3xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x8x8x3xi8>
// CHECK-NEXT:     return %[[V2]] : tensor<1x8x8x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f62(%a: tensor<2x3xf32>, %zz: tensor<1xf32>) -> tensor<2x3xf32> { %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32> %1 = tosa.negate %a, %z, %zz : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3xf32> %0 = "tosa.negate"(%1, %z, %z)  : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3xf32>  return %0 : tensor<2x3xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f62(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<1xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.negate %[[ARG0]], %[[V0]], %[[ARG1]] : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.negate %[[V1]], %[[V0]], %[[V0]] : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return %[[V2]] : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f63(%a: tensor<2x3xi8>) -> tensor<2x3xi8> { %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8> %1 = tosa.negate %a, %z, %z : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8> %0 = "tosa.negate"(%1, %z, %z)  : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>  return %0 : tensor<2x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f63(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<2x3xi8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f64(%a: tensor<2x3xi8>) -> tensor<2x3xi8> { %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8> %o = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8> %1 = tosa.negate %a, %o, %z : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8> %0 = "tosa.negate"(%1, %z, %o)  : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>  return %0 : tensor<2x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f64(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<2x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.negate %[[ARG0]], %[[V1]], %[[V0]] : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.negate %[[V2]], %[[V0]], %[[V1]] : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
// CHECK-NEXT:     return %[[V3]] : tensor<2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f65(%a: tensor<2x3xi8>) -> tensor<2x3xi8> { %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8> %o = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8> %1 = tosa.negate %a, %o, %z : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8> %0 = "tosa.negate"(%1, %z, %z)  : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>  return %0 : tensor<2x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f65(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<2x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.negate %[[ARG0]], %[[V1]], %[[V0]] : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.negate %[[V2]], %[[V0]], %[[V0]] : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
// CHECK-NEXT:     return %[[V3]] : tensor<2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f66() -> tensor<2x3xi32> { %a = "tosa.const"() {values = dense<2> : tensor<1x3xi32>} : () -> tensor<1x3xi32> %b = "tosa.const"() {values = dense<3> : tensor<2x1xi32>} : () -> tensor<2x1xi32> %0 = "tosa.add"(%a, %b)  : (tensor<1x3xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>  return %0 : tensor<2x3xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f66() -> tensor<2x3xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<2x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f67() -> tensor<2x3xi32> { %a = "tosa.const"() {values = dense<2> : tensor<1x3xi32>} : () -> tensor<1x3xi32> %b = "tosa.const"() {values = dense<0> : tensor<2x3xi32>} : () -> tensor<2x3xi32> %0 = "tosa.add"(%a, %b)  : (tensor<1x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>  return %0 : tensor<2x3xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f67() -> tensor<2x3xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<2> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<2x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f68() -> tensor<2xi1> { %a = "tosa.const"() {values = dense<true> : tensor<2xi1>} : () -> tensor<2xi1> %0 = "tosa.add"(%a, %a)  : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>  return %0 : tensor<2xi1> }

// CHECK: module {
// CHECK-NEXT:   func.func @f68() -> tensor<2xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<false> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f69(%a: tensor<?x3xi32>) -> tensor<?x3xi32> { %b = "tosa.const"() {values = dense<0> : tensor<1x1xi32>} : () -> tensor<1x1xi32> %0 = "tosa.intdiv"(%b, %a)  : (tensor<1x1xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>  return %0 : tensor<?x3xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f69(%[[ARG0:[^ ]+]]: tensor<?x3xi32>) -> tensor<?x3xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.intdiv %[[V0]], %[[ARG0]] : (tensor<1x1xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<?x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f70(%a: tensor<2x3xi32>) -> tensor<2x3xi32> { %b = "tosa.const"() {values = dense<0> : tensor<1x1xi32>} : () -> tensor<1x1xi32> %0 = "tosa.intdiv"(%b, %a)  : (tensor<1x1xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>  return %0 : tensor<2x3xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f70(%[[ARG0:[^ ]+]]: tensor<2x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.intdiv %[[V0]], %[[ARG0]] : (tensor<1x1xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<2x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f71(%a: tensor<2x3xi32>) -> tensor<2x3xi32> { %b = "tosa.const"() {values = dense<1> : tensor<1x1xi32>} : () -> tensor<1x1xi32> %0 = "tosa.intdiv"(%a, %b)  : (tensor<2x3xi32>, tensor<1x1xi32>) -> tensor<2x3xi32>  return %0 : tensor<2x3xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f71(%[[ARG0:[^ ]+]]: tensor<2x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<1> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.intdiv %[[ARG0]], %[[V0]] : (tensor<2x3xi32>, tensor<1x1xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<2x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f72() -> tensor<2x3xi32> { %b = "tosa.const"() {values = dense<6> : tensor<1x1xi32>} : () -> tensor<1x1xi32> %a = "tosa.const"() {values = dense<13> : tensor<2x3xi32>} : () -> tensor<2x3xi32> %0 = "tosa.intdiv"(%a, %b)  : (tensor<2x3xi32>, tensor<1x1xi32>) -> tensor<2x3xi32>  return %0 : tensor<2x3xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f72() -> tensor<2x3xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<6> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<13> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.intdiv %[[V1]], %[[V0]] : (tensor<2x3xi32>, tensor<1x1xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:     return %[[V2]] : tensor<2x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f73(%a: tensor<?x3xf32>) -> tensor<?x3xf32> { %b = "tosa.const"() {values = dense<0.0> : tensor<1x1xf32>} : () -> tensor<1x1xf32> %0 = "tosa.sub"(%a, %b)  : (tensor<?x3xf32>, tensor<1x1xf32>) -> tensor<?x3xf32>  return %0 : tensor<?x3xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f73(%[[ARG0:[^ ]+]]: tensor<?x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<?x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f0(%a: tensor<2x3xi8>) -> tensor<2x3xi8> { %0 = "tosa.clamp"(%a) {min_val = -128 : i8, max_val = 127 : i8} : (tensor<2x3xi8>) -> tensor<2x3xi8>  return %0 : tensor<2x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<2x3xi8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f1(%a: tensor<2x3xi8>) -> tensor<2x3xi8> { %0 = "tosa.clamp"(%a) {min_val = -127 : i8, max_val = 127 : i8} : (tensor<2x3xi8>) -> tensor<2x3xi8>  return %0 : tensor<2x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<2x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.clamp %[[ARG0]] {max_val = 127 : i8, min_val = -127 : i8} : (tensor<2x3xi8>) -> tensor<2x3xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f2(%a: tensor<2xui8>) -> tensor<2xui8> { %0 = "tosa.clamp"(%a) {min_val = 0 : ui8, max_val = 255 : ui8} : (tensor<2xui8>) -> tensor<2xui8>  return %0 : tensor<2xui8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: tensor<2xui8>) -> tensor<2xui8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2xui8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f3(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %0 = "tosa.clamp"(%a) {min_val = 0xFF800000 : f32, max_val = 0x7F800000 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf32>  return %0 : tensor<2x3xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f4(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %0 = "tosa.clamp"(%a) {min_val = 0xFF800000 : f32, max_val = 0x7F800000 : f32, nan_mode = #tosa.nan_mode<IGNORE>} : (tensor<2x3xf32>) -> tensor<2x3xf32>  return %0 : tensor<2x3xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f5(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %0 = "tosa.clamp"(%a) {min_val = -3.40282347E+38 : f32, max_val = 3.40282347E+38 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf32>  return %0 : tensor<2x3xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.clamp %[[ARG0]] {max_val = 3.40282347E+38 : f32, min_val = -3.40282347E+38 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f6(%a: tensor<2x3xi8>) -> tensor<2x3xi8> { %1 = "tosa.clamp"(%a) {min_val = -5 : i8, max_val = 5 : i8} : (tensor<2x3xi8>) -> tensor<2x3xi8> %0 = "tosa.clamp"(%1) {min_val = -3 : i8, max_val = 7 : i8} : (tensor<2x3xi8>) -> tensor<2x3xi8>  return %0 : tensor<2x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<2x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.clamp %[[ARG0]] {max_val = 5 : i8, min_val = -3 : i8} : (tensor<2x3xi8>) -> tensor<2x3xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f7(%a: tensor<2x3xi8>) -> tensor<2x3xi8> { %1 = "tosa.clamp"(%a) {min_val = -5 : i8, max_val = 5 : i8} : (tensor<2x3xi8>) -> tensor<2x3xi8> %0 = "tosa.clamp"(%1) {min_val = 6 : i8, max_val = 7 : i8} : (tensor<2x3xi8>) -> tensor<2x3xi8>  return %0 : tensor<2x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<2x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.clamp %[[ARG0]] {max_val = 5 : i8, min_val = -5 : i8} : (tensor<2x3xi8>) -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.clamp %[[V0]] {max_val = 7 : i8, min_val = 6 : i8} : (tensor<2x3xi8>) -> tensor<2x3xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f8(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %1 = "tosa.clamp"(%a) {min_val = -5.0 : f32, max_val = 5.0 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf32> %0 = "tosa.clamp"(%1) {min_val = -3.0 : f32, max_val = 7.0 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf32>  return %0 : tensor<2x3xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.clamp %[[ARG0]] {max_val = 5.000000e+00 : f32, min_val = -3.000000e+00 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f9(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %1 = "tosa.clamp"(%a) {min_val = -5.0 : f32, max_val = 5.0 : f32, nan_mode = #tosa.nan_mode<IGNORE>} : (tensor<2x3xf32>) -> tensor<2x3xf32> %0 = "tosa.clamp"(%1) {min_val = -3.0 : f32, max_val = 7.0 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf32>  return %0 : tensor<2x3xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.clamp %[[ARG0]] {max_val = 5.000000e+00 : f32, min_val = -3.000000e+00 : f32, nan_mode = IGNORE} : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f10(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %1 = "tosa.clamp"(%a) {min_val = -5.0 : f32, max_val = 5.0 : f32, nan_mode = #tosa.nan_mode<IGNORE>} : (tensor<2x3xf32>) -> tensor<2x3xf32> %0 = "tosa.clamp"(%1) {min_val = -3.0 : f32, max_val = 7.0 : f32, nan_mode = #tosa.nan_mode<IGNORE>} : (tensor<2x3xf32>) -> tensor<2x3xf32>  return %0 : tensor<2x3xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.clamp %[[ARG0]] {max_val = 5.000000e+00 : f32, min_val = -3.000000e+00 : f32, nan_mode = IGNORE} : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f11(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %1 = "tosa.clamp"(%a) {min_val = -5.0 : f32, max_val = 5.0 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf32> %0 = "tosa.clamp"(%1) {min_val = -3.0 : f32, max_val = 7.0 : f32, nan_mode = #tosa.nan_mode<IGNORE>} : (tensor<2x3xf32>) -> tensor<2x3xf32>  return %0 : tensor<2x3xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.clamp %[[ARG0]] {max_val = 5.000000e+00 : f32, min_val = -5.000000e+00 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.clamp %[[V0]] {max_val = 7.000000e+00 : f32, min_val = -3.000000e+00 : f32, nan_mode = IGNORE} : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f12(%a: tensor<2xui8>) -> tensor<2xui8> { %1 = "tosa.clamp"(%a) {min_val = 0 : ui8, max_val = 200 : ui8} : (tensor<2xui8>) -> tensor<2xui8> %0 = "tosa.clamp"(%1) {min_val = 100 : ui8, max_val = 255 : ui8} : (tensor<2xui8>) -> tensor<2xui8>  return %0 : tensor<2xui8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: tensor<2xui8>) -> tensor<2xui8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.clamp %[[ARG0]] {max_val = 200 : ui8, min_val = 100 : ui8} : (tensor<2xui8>) -> tensor<2xui8>
// CHECK-NEXT:     return %[[V0]] : tensor<2xui8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f13(%a: tensor<2x3xi8>) -> tensor<2x3xi8> { %1 = "tosa.clamp"(%a) {min_val = -5 : i8, max_val = 5 : i8} : (tensor<2x3xi8>) -> tensor<2x3xi8> "test.use"(%1) : (tensor<2x3xi8>) -> () %0 = "tosa.clamp"(%1) {min_val = -3 : i8, max_val = 7 : i8} : (tensor<2x3xi8>) -> tensor<2x3xi8>  return %0 : tensor<2x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<2x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.clamp %[[ARG0]] {max_val = 5 : i8, min_val = -5 : i8} : (tensor<2x3xi8>) -> tensor<2x3xi8>
// CHECK-NEXT:     "test.use"(%[[V0]]) : (tensor<2x3xi8>) -> ()
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.clamp %[[ARG0]] {max_val = 5 : i8, min_val = -3 : i8} : (tensor<2x3xi8>) -> tensor<2x3xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f14(%a: tensor<2x3xi8>) -> tensor<2x3xi8> { %1 = "tosa.clamp"(%a) {min_val = -5 : i8, max_val = 5 : i8, foo = 1} : (tensor<2x3xi8>) -> tensor<2x3xi8> %0 = "tosa.clamp"(%1) {min_val = -3 : i8, max_val = 7 : i8, bar = 2} : (tensor<2x3xi8>) -> tensor<2x3xi8>  return %0 : tensor<2x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<2x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.clamp %[[ARG0]] {max_val = 5 : i8, min_val = -3 : i8} : (tensor<2x3xi8>) -> tensor<2x3xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f15(%a: tensor<2x3xi8>) -> tensor<2x3xi8> { %1 = "tosa.clamp"(%a) {min_val = -5 : i8, max_val = 5 : i8} : (tensor<2x3xi8>) -> tensor<2x3xi8> %0 = "tosa.clamp"(%1) {min_val = 5 : i8, max_val = 7 : i8} : (tensor<2x3xi8>) -> tensor<2x3xi8>  return %0 : tensor<2x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<2x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.clamp %[[ARG0]] {max_val = 5 : i8, min_val = -5 : i8} : (tensor<2x3xi8>) -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.clamp %[[V0]] {max_val = 7 : i8, min_val = 5 : i8} : (tensor<2x3xi8>) -> tensor<2x3xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f16(%a: tensor<1x1x1x3xf32>) -> tensor<1x1x1x3xf32> { %0 = "tosa.max_pool2d"(%a) {kernel = array<i64: 1, 1>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x1x1x3xf32>) -> tensor<1x1x1x3xf32>  return %0 : tensor<1x1x1x3xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: tensor<1x1x1x3xf32>) -> tensor<1x1x1x3xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<1x1x1x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f17(%a: tensor<1x8x8x3xf32>) -> tensor<1x8x8x3xf32> { %0 = "tosa.max_pool2d"(%a) {kernel = array<i64: 1, 1>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x3xf32>) -> tensor<1x8x8x3xf32>  return %0 : tensor<1x8x8x3xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: tensor<1x8x8x3xf32>) -> tensor<1x8x8x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.max_pool2d %[[ARG0]] {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x3xf32>) -> tensor<1x8x8x3xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<1x8x8x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f18(%a: tensor<1x8x8x3xf32>) -> tensor<1x2x2x3xf32> { %0 = "tosa.max_pool2d"(%a) {kernel = array<i64: 1, 1>, stride = array<i64: 7, 7>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x3xf32>) -> tensor<1x2x2x3xf32>  return %0 : tensor<1x2x2x3xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: tensor<1x8x8x3xf32>) -> tensor<1x2x2x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.max_pool2d %[[ARG0]] {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 7, 7>} : (tensor<1x8x8x3xf32>) -> tensor<1x2x2x3xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<1x2x2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f19(%a: tensor<1x1x1x3xf32>) -> tensor<1x1x1x3xf32> { %0 = "tosa.max_pool2d"(%a) {kernel = array<i64: 1, 1>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x1x1x3xf32>) -> tensor<1x1x1x3xf32>  return %0 : tensor<1x1x1x3xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f19(%[[ARG0:[^ ]+]]: tensor<1x1x1x3xf32>) -> tensor<1x1x1x3xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<1x1x1x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f20(%a: tensor<1x1x1x3xf32>) -> tensor<1x1x1x3xf32> { %0 = "tosa.max_pool2d"(%a) {kernel = array<i64: 3, 3>, stride = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>} : (tensor<1x1x1x3xf32>) -> tensor<1x1x1x3xf32>  return %0 : tensor<1x1x1x3xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f20(%[[ARG0:[^ ]+]]: tensor<1x1x1x3xf32>) -> tensor<1x1x1x3xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<1x1x1x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f21(%a: tensor<1x?x1x3xf32>) -> tensor<1x?x1x3xf32> { %0 = "tosa.max_pool2d"(%a) {kernel = array<i64: 1, 1>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x?x1x3xf32>) -> tensor<1x?x1x3xf32>  return %0 : tensor<1x?x1x3xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f21(%[[ARG0:[^ ]+]]: tensor<1x?x1x3xf32>) -> tensor<1x?x1x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.max_pool2d %[[ARG0]] {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x?x1x3xf32>) -> tensor<1x?x1x3xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<1x?x1x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f22(%a: tensor<2x3x4xi8>) -> tensor<4x2x3xi8> { %1 = "tosa.transpose"(%a) {perms = array<i32: 1, 2, 0>} : (tensor<2x3x4xi8>) -> tensor<3x4x2xi8> "test.use"(%1) : (tensor<3x4x2xi8>) -> () %0 = "tosa.transpose"(%1) {perms = array<i32: 1, 2, 0>} : (tensor<3x4x2xi8>) -> tensor<4x2x3xi8>  return %0 : tensor<4x2x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f22(%[[ARG0:[^ ]+]]: tensor<2x3x4xi8>) -> tensor<4x2x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.transpose %[[ARG0]] {perms = array<i32: 1, 2, 0>} : (tensor<2x3x4xi8>) -> tensor<3x4x2xi8>
// CHECK-NEXT:     "test.use"(%[[V0]]) : (tensor<3x4x2xi8>) -> ()
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.transpose %[[ARG0]] {perms = array<i32: 2, 0, 1>} : (tensor<2x3x4xi8>) -> tensor<4x2x3xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<4x2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f23(%a: tensor<1x3x4xi8>) -> tensor<3x1x4xi8> { %0 = "tosa.transpose"(%a) {perms = array<i32: 1, 0, 2>, foo = 1} : (tensor<1x3x4xi8>) -> tensor<3x1x4xi8>  return %0 : tensor<3x1x4xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f23(%[[ARG0:[^ ]+]]: tensor<1x3x4xi8>) -> tensor<3x1x4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[3, 1, 4]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reshape %[[ARG0]], %[[V0]] : (tensor<1x3x4xi8>, !tosa.shape<3>) -> tensor<3x1x4xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<3x1x4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f24(%a: tensor<?x1x4xi8>) -> tensor<?x4x1xi8> { %0 = "tosa.transpose"(%a) {perms = array<i32: 0, 2, 1>} : (tensor<?x1x4xi8>) -> tensor<?x4x1xi8>  return %0 : tensor<?x4x1xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f24(%[[ARG0:[^ ]+]]: tensor<?x1x4xi8>) -> tensor<?x4x1xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[-1, 4, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reshape %[[ARG0]], %[[V0]] : (tensor<?x1x4xi8>, !tosa.shape<3>) -> tensor<?x4x1xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<?x4x1xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f25(%a: tensor<?x1x?xi8>) -> tensor<?x?x1xi8> { %0 = "tosa.transpose"(%a) {perms = array<i32: 0, 2, 1>} : (tensor<?x1x?xi8>) -> tensor<?x?x1xi8>  return %0 : tensor<?x?x1xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f25(%[[ARG0:[^ ]+]]: tensor<?x1x?xi8>) -> tensor<?x?x1xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.transpose %[[ARG0]] {perms = array<i32: 0, 2, 1>} : (tensor<?x1x?xi8>) -> tensor<?x?x1xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<?x?x1xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f26(%a: tensor<1x1xi8>) -> tensor<1x1xi8> { %0 = "tosa.transpose"(%a) {perms = array<i32: 1, 0>} : (tensor<1x1xi8>) -> tensor<1x1xi8>  return %0 : tensor<1x1xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f26(%[[ARG0:[^ ]+]]: tensor<1x1xi8>) -> tensor<1x1xi8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<1x1xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f27(%a: tensor<1x3xi8>) -> tensor<?x1xi8> { %0 = "tosa.transpose"(%a) {perms = array<i32: 1, 0>} : (tensor<1x3xi8>) -> tensor<?x1xi8>  return %0 : tensor<?x1xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f27(%[[ARG0:[^ ]+]]: tensor<1x3xi8>) -> tensor<?x1xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[3, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reshape %[[ARG0]], %[[V0]] : (tensor<1x3xi8>, !tosa.shape<2>) -> tensor<?x1xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<?x1xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f28(%a: tensor<*xi8>) -> tensor<?x1xi8> { %0 = "tosa.transpose"(%a) {perms = array<i32: 1, 0>} : (tensor<*xi8>) -> tensor<?x1xi8>  return %0 : tensor<?x1xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f28(%[[ARG0:[^ ]+]]: tensor<*xi8>) -> tensor<?x1xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.transpose %[[ARG0]] {perms = array<i32: 1, 0>} : (tensor<*xi8>) -> tensor<?x1xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<?x1xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f29(%a: tensor<?x3xi8>) -> tensor<3x?xi8> { %0 = "tosa.transpose"(%a) {perms = array<i32: 1, 0>} : (tensor<?x3xi8>) -> tensor<3x?xi8>  return %0 : tensor<3x?xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f29(%[[ARG0:[^ ]+]]: tensor<?x3xi8>) -> tensor<3x?xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.transpose %[[ARG0]] {perms = array<i32: 1, 0>} : (tensor<?x3xi8>) -> tensor<3x?xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<3x?xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f30(%a: tensor<1x3x4xi8>) -> tensor<4x1x3xi8> { %1 = "tosa.transpose"(%a) {perms = array<i32: 1, 0, 2>} : (tensor<1x3x4xi8>) -> tensor<3x1x4xi8> %0 = "tosa.transpose"(%1) {perms = array<i32: 2, 1, 0>} : (tensor<3x1x4xi8>) -> tensor<4x1x3xi8>  return %0 : tensor<4x1x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f30(%[[ARG0:[^ ]+]]: tensor<1x3x4xi8>) -> tensor<4x1x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.transpose %[[ARG0]] {perms = array<i32: 2, 0, 1>} : (tensor<1x3x4xi8>) -> tensor<4x1x3xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<4x1x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f31(%a: tensor<2x3xi8>) -> tensor<6x3xi8> { %1 = "tosa.concat"(%a, %a) {axis = 0 : i32} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<4x3xi8> "test.use"(%1) : (tensor<4x3xi8>) -> () %0 = "tosa.concat"(%a, %1) {axis = 0 : i32} : (tensor<2x3xi8>, tensor<4x3xi8>) -> tensor<6x3xi8>  return %0 : tensor<6x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f31(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<6x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.concat %[[ARG0]], %[[ARG0]] {axis = 0 : i32} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<4x3xi8>
// CHECK-NEXT:     "test.use"(%[[V0]]) : (tensor<4x3xi8>) -> ()
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.concat %[[ARG0]], %[[ARG0]], %[[ARG0]] {axis = 0 : i32} : (tensor<2x3xi8>, tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<6x3xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<6x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f32(%a: tensor<2x3xi8>) -> tensor<?x3xi8> { %1 = "tosa.concat"(%a, %a) {axis = 0 : i32} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<?x3xi8> %0 = "tosa.concat"(%a, %1) {axis = 0 : i32} : (tensor<2x3xi8>, tensor<?x3xi8>) -> tensor<?x3xi8>  return %0 : tensor<?x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f32(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<?x3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.concat %[[ARG0]], %[[ARG0]], %[[ARG0]] {axis = 0 : i32} : (tensor<2x3xi8>, tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<?x3xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<?x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f33(%a: tensor<2x3xi8>) -> tensor<?x3xi8> { %1 = "tosa.concat"(%a) {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<?x3xi8> %0 = "tosa.concat"(%a, %1) {axis = 0 : i32} : (tensor<2x3xi8>, tensor<?x3xi8>) -> tensor<?x3xi8>  return %0 : tensor<?x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f33(%[[ARG0:[^ ]+]]: tensor<2x3xi8>) -> tensor<?x3xi8> {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[ARG0]] : tensor<2x3xi8> to tensor<?x3xi8>
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.concat %[[ARG0]], %[[CAST]] {axis = 0 : i32} : (tensor<2x3xi8>, tensor<?x3xi8>) -> tensor<?x3xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<?x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f34(%a: tensor<?x3xi8>) -> tensor<2x3xi8> { %0 = "tosa.concat"(%a) {axis = 0 : i32} : (tensor<?x3xi8>) -> tensor<2x3xi8>  return %0 : tensor<2x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f34(%[[ARG0:[^ ]+]]: tensor<?x3xi8>) -> tensor<2x3xi8> {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[ARG0]] : tensor<?x3xi8> to tensor<2x3xi8>
// CHECK-NEXT:     return %[[CAST]] : tensor<2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f35(%a: tensor<*xi8>) -> tensor<2x3xi8> { %0 = "tosa.concat"(%a) {axis = 0 : i32} : (tensor<*xi8>) -> tensor<2x3xi8>  return %0 : tensor<2x3xi8> }

// CHECK: module {
// CHECK-NEXT:   func.func @f35(%[[ARG0:[^ ]+]]: tensor<*xi8>) -> tensor<2x3xi8> {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[ARG0]] : tensor<*xi8> to tensor<2x3xi8>
// CHECK-NEXT:     return %[[CAST]] : tensor<2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }
