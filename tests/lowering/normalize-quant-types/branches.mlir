// ORACLE: differs (branches-among-converted-types)
// RUN: mlir-opt %s --normalize-quant-types | FileCheck %s

func.func @f(%a: tensor<?x!quant.uniform<i8:f32:{0:2}, {{1.0}}>>) -> tensor<?x!quant.uniform<i8:f32:{0:2}, {{1.0}}>> {
 cf.br ^b(%a : tensor<?x!quant.uniform<i8:f32:{0:2}, {{1.0}}>>)
^b(%b: tensor<?x!quant.uniform<i8:f32:{0:2}, {{1.0}}>>):
 return %b : tensor<?x!quant.uniform<i8:f32:{0:2}, {{1.0}}>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<?x!quant.uniform<i8:f32, 1.000000e+00>> {
// CHECK-NEXT:     cf.br ^bb1(%[[ARG0]] : tensor<?x!quant.uniform<i8:f32, 1.000000e+00>>)
// CHECK-NEXT:   ^bb1(%[[V0:[^ ]+]]: tensor<?x!quant.uniform<i8:f32, 1.000000e+00>>):  // pred: ^bb0
// CHECK-NEXT:     return %[[V0]] : tensor<?x!quant.uniform<i8:f32, 1.000000e+00>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
