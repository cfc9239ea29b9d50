// RUN: mlir-opt %s "--pass-pipeline=builtin.module(func.func(tosa-arith-const-to-tosa-const))" --split-input-file | FileCheck %s

func.func @a() -> (tensor<3xf32>, tensor<3xi32>, tensor<3xi64>, tensor<3xi64>, vector<3xi64>, tensor<3xindex>, tensor<3xi8>, tensor<i4>, tensor<2xi1>, tensor<2xf64>, tensor<2xcomplex<f32>>, i32, tensor<2xui8>, tensor<2xi48>,tensor<2xi3>, tensor<2xbf16>, tensor<2xf8E4M3FN>, tensor<2xf8E5M2FNUZ>, tensor<2xf32, "x">) {
  %c = arith.constant dense<1.0> : tensor<3xf32>
  %d = arith.constant {my.a} dense<1> : tensor<3xi32>
  %e = arith.constant dense<1> : tensor<3xi64>
  %f = arith.constant dense_resource<foo> : tensor<3xi64>
  %g = arith.constant dense<1> : vector<3xi64>
  %h = arith.constant dense<1> : tensor<3xindex>
  %i = arith.constant sparse<0, 1> : tensor<3xi8>
  %j = arith.constant dense<0> : tensor<i4>
  %k = arith.constant dense<true> : tensor<2xi1>
  %l = arith.constant dense<[1.0,2.0]> : tensor<2xf64>
  %n = "arith.constant"() <{value = dense<(1.0,2.0)> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
  %o = arith.constant 1 : i32
  %p = "tosa.const"() <{values = dense<1> : tensor<2xui8>}> : () -> tensor<2xui8>
  %r = arith.constant dense<1> : tensor<2xi48>
  %s = arith.constant dense<1> : tensor<2xi3>
  %t = arith.constant dense<1.0> : tensor<2xbf16>
  %u = arith.constant dense<1.0> : tensor<2xf8E4M3FN>
  %v = arith.constant dense<1.0> : tensor<2xf8E5M2FNUZ>
  %w = arith.constant dense<1.0> : tensor<2xf32, "x">
  return %c,%d,%e,%f,%g,%h,%i,%j,%k,%l,%n,%o,%p,%r,%s,%t,%u,%v,%w : tensor<3xf32>, tensor<3xi32>, tensor<3xi64>, tensor<3xi64>, vector<3xi64>, tensor<3xindex>, tensor<3xi8>, tensor<i4>, tensor<2xi1>, tensor<2xf64>, tensor<2xcomplex<f32>>, i32, tensor<2xui8>, tensor<2xi48>,tensor<2xi3>, tensor<2xbf16>, tensor<2xf8E4M3FN>, tensor<2xf8E5M2FNUZ>, tensor<2xf32, "x">
}

// CHECK: module {
// CHECK-NEXT:   func.func @a() -> (tensor<3xf32>, tensor<3xi32>, tensor<3xi64>, tensor<3xi64>, vector<3xi64>, tensor<3xindex>, tensor<3xi8>, tensor<i4>, tensor<2xi1>, tensor<2xf64>, tensor<2xcomplex<f32>>, i32, tensor<2xui8>, tensor<2xi48>, tensor<2xi3>, tensor<2xbf16>, tensor<2xf8E4M3FN>, tensor<2xf8E5M2FNUZ>, tensor<2xf32, "x">) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<1.000000e+00> : tensor<3xf32>}> : () -> tensor<3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<1> : tensor<3xi32>}> : () -> tensor<3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<1> : tensor<3xi64>}> : () -> tensor<3xi64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense_resource<foo> : tensor<3xi64>}> : () -> tensor<3xi64>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1> : vector<3xi64>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<1> : tensor<3xindex>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = sparse<0, 1> : tensor<3xi8>}> : () -> tensor<3xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<i4>}> : () -> tensor<i4>
// CHECK-NEXT:     %[[V6:[^ ]+]] = "tosa.const"() <{values = dense<true> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT:     %[[V7:[^ ]+]] = "tosa.const"() <{values = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf64>}> : () -> tensor<2xf64>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = "tosa.const"() <{values = dense<1> : tensor<2xui8>}> : () -> tensor<2xui8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = "tosa.const"() <{values = dense<1> : tensor<2xi48>}> : () -> tensor<2xi48>
// CHECK-NEXT:     %[[V10:[^ ]+]] = "tosa.const"() <{values = dense<1> : tensor<2xi3>}> : () -> tensor<2xi3>
// CHECK-NEXT:     %[[V11:[^ ]+]] = "tosa.const"() <{values = dense<1.000000e+00> : tensor<2xbf16>}> : () -> tensor<2xbf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = "tosa.const"() <{values = dense<1.000000e+00> : tensor<2xf8E4M3FN>}> : () -> tensor<2xf8E4M3FN>
// CHECK-NEXT:     %[[V13:[^ ]+]] = "tosa.const"() <{values = dense<1.000000e+00> : tensor<2xf8E5M2FNUZ>}> : () -> tensor<2xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V14:[^ ]+]] = "tosa.const"() <{values = dense<1.000000e+00> : tensor<2xf32, "x">}> : () -> tensor<2xf32, "x">
// CHECK-NEXT:     return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[CST]], %[[CST_0]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[CST_1]], %[[C1_I32]], %[[V8]], %[[V9]], %[[V10]], %[[V11]], %[[V12]], %[[V13]], %[[V14]] : tensor<3xf32>, tensor<3xi32>, tensor<3xi64>, tensor<3xi64>, vector<3xi64>, tensor<3xindex>, tensor<3xi8>, tensor<i4>, tensor<2xi1>, tensor<2xf64>, tensor<2xcomplex<f32>>, i32, tensor<2xui8>, tensor<2xi48>, tensor<2xi3>, tensor<2xbf16>, tensor<2xf8E4M3FN>, tensor<2xf8E5M2FNUZ>, tensor<2xf32, "x">
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b() -> tensor<3x4xi32> {
  %d = arith.constant {my.a} dense<1> : tensor<3x4xi32>
  %e = arith.constant dense<1> : tensor<3x4xi32>
  %f = arith.constant dense<2> : tensor<3x4xi32>
  cf.br ^bb1
^bb1:
  %g = arith.constant dense<2> : tensor<3x4xi32>
  %0 = arith.addi %d, %e : tensor<3x4xi32>
  %1 = tosa.add %0, %f : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
  %2 = tosa.sub %1, %g : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
  return %2 : tensor<3x4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @b() -> tensor<3x4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<2> : tensor<3x4xi32>}> : () -> tensor<3x4xi32>
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %[[V0]] : tensor<3x4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
