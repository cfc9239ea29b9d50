// RUN: mlir-opt %s --canonicalize --allow-unregistered-dialect --split-input-file | FileCheck %s

func.func @f11() -> tensor<?xi32> { %b = "tosa.const"() {values = dense<3> : tensor<2xi32>} : () -> tensor<2xi32> %a = "tosa.const"() {values = dense<3> : tensor<2xi32>} : () -> tensor<2xi32> %0 = "tosa.add"(%a, %b)  : (tensor<2xi32>, tensor<2xi32>) -> tensor<?xi32>  return %0 : tensor<?xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f11() -> tensor<?xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<6> : tensor<?xi32>}> : () -> tensor<?xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f12() -> tensor<?xi1> { %b = "tosa.const"() {values = dense<3> : tensor<2xi32>} : () -> tensor<2xi32> %a = "tosa.const"() {values = dense<3> : tensor<2xi32>} : () -> tensor<2xi32> %0 = "tosa.greater"(%a, %b)  : (tensor<2xi32>, tensor<2xi32>) -> tensor<?xi1>  return %0 : tensor<?xi1> }

// CHECK: module {
// CHECK-NEXT:   func.func @f12() -> tensor<?xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<false> : tensor<?xi1>}> : () -> tensor<?xi1>
// CHECK-NEXT:     return %[[V0]] : tensor<?xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f13() -> tensor<?xf32> { %a = "tosa.const"() {values = dense<4.0> : tensor<2xf32>} : () -> tensor<2xf32> %0 = "tosa.reciprocal"(%a)  : (tensor<2xf32>) -> tensor<?xf32>  return %0 : tensor<?xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f13() -> tensor<?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<2.500000e-01> : tensor<?xf32>}> : () -> tensor<?xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f25() -> tensor<?xi32> { %a = "tosa.const"() {values = dense<3> : tensor<2xi8>} : () -> tensor<2xi8> %0 = "tosa.cast"(%a)  : (tensor<2xi8>) -> tensor<?xi32>  return %0 : tensor<?xi32> }

// CHECK: module {
// CHECK-NEXT:   func.func @f25() -> tensor<?xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<3> : tensor<?xi32>}> : () -> tensor<?xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
