// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

func.func @same(%a: tensor<2x3xf32>, %c: tensor<2x3xi1>) -> tensor<2x3xf32> {
  %r = tosa.select %c, %a, %a : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @chosen(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %y = "tosa.const"() <{values = dense<true> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %n = "tosa.const"() <{values = dense<false> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %r = tosa.select %y, %a, %b : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %s = tosa.select %n, %a, %b : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r, %s : tensor<2x3xf32>, tensor<2x3xf32>
}

func.func @known_predicate(%a: tensor<?x3xf32>, %c: tensor<2x3xi1>) -> tensor<?x3xf32> {
  %r = tosa.select %c, %a, %a : (tensor<2x3xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}

func.func @unknown_predicate(%a: tensor<2x3xf32>, %c: tensor<?x3xi1>) -> tensor<2x3xf32> {
  %r = tosa.select %c, %a, %a : (tensor<?x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @broadcast(%a: tensor<2x3xf32>, %c: tensor<1x3xi1>) -> tensor<2x3xf32> {
  %r = tosa.select %c, %a, %a : (tensor<1x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @no_rank(%a: tensor<*xf32>, %c: tensor<*xi1>) -> tensor<*xf32> {
  %r = tosa.select %c, %a, %a : (tensor<*xi1>, tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

func.func @half_known(%a: tensor<2x3xf32>, %b: tensor<?x3xf32>) -> tensor<2x3xf32> {
  %y = "tosa.const"() <{values = dense<true> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %r = tosa.select %y, %a, %b : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @same(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<2x3xi1>) -> tensor<2x3xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @chosen(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
// CHECK-NEXT:     return %[[ARG0]], %[[ARG1]] : tensor<2x3xf32>, tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @known_predicate(%[[ARG0:[^ ]+]]: tensor<?x3xf32>, %[[ARG1:[^ ]+]]: tensor<2x3xi1>) -> tensor<?x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.select %[[ARG1]], %[[ARG0]], %[[ARG0]] : (tensor<2x3xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<?x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unknown_predicate(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<?x3xi1>) -> tensor<2x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.select %[[ARG1]], %[[ARG0]], %[[ARG0]] : (tensor<?x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @broadcast(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<1x3xi1>) -> tensor<2x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.select %[[ARG1]], %[[ARG0]], %[[ARG0]] : (tensor<1x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @no_rank(%[[ARG0:[^ ]+]]: tensor<*xf32>, %[[ARG1:[^ ]+]]: tensor<*xi1>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.select %[[ARG1]], %[[ARG0]], %[[ARG0]] : (tensor<*xi1>, tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @half_known(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<?x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<true> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.select %[[V0]], %[[ARG0]], %[[ARG1]] : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
