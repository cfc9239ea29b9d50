// RUN: mlir-opt %s --split-input-file --tosa-narrow-f64-to-f32='aggressive-rewrite=true' | FileCheck %s

func.func @f1(%a: tensor<13x21x3xf32>) -> tensor<21x3xi64> {
  %r = tosa.argmax %a {axis = 0 : i32} : (tensor<13x21x3xf32>) -> tensor<21x3xi64>
  return %r : tensor<21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: tensor<13x21x3xf32>) -> tensor<21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.argmax %[[ARG0]] {axis = 0 : i32} : (tensor<13x21x3xf32>) -> tensor<21x3xi64>
// CHECK-NEXT:     return %[[V0]] : tensor<21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f2(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xf32> {
  %r = tosa.cast %a : (tensor<13x21x3xi64>) -> tensor<13x21x3xf32>
  return %r : tensor<13x21x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<13x21x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<13x21x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f3(%a: tensor<13x21x3xf32>) -> tensor<13x21x3xi64> {
  %r = tosa.cast %a : (tensor<13x21x3xf32>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: tensor<13x21x3xf32>) -> tensor<13x21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xi64>
// CHECK-NEXT:     return %[[V0]] : tensor<13x21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f4(%a: tensor<13x21x3xf64>) -> tensor<21x13x3xf64> {
  %r = tosa.transpose %a {perms = array<i32: 1, 0, 2>} : (tensor<13x21x3xf64>) -> tensor<21x13x3xf64>
  return %r : tensor<21x13x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<21x13x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.transpose %[[V0]] {perms = array<i32: 1, 0, 2>} : (tensor<13x21x3xf32>) -> tensor<21x13x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<21x13x3xf32>) -> tensor<21x13x3xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<21x13x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f5(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
  %r = tosa.reverse %a {axis = 1 : i32} : (tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reverse %[[V0]] {axis = 1 : i32} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f6(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
  %r = tosa.identity %a : (tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f7(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
  %r = tosa.abs %a : (tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.abs %[[V0]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f8(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
  %r = tosa.add %a, %a : (tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.add %[[V0]], %[[V0]] : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f9(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
  %r = tosa.sub %a, %a : (tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.sub %[[V0]], %[[V0]] : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f10(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
  %r = tosa.maximum %a, %a : (tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.maximum %[[V0]], %[[V0]] : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f11(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
  %r = tosa.minimum %a, %a : (tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.minimum %[[V0]], %[[V0]] : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f12(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
  %r = tosa.pow %a, %a : (tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.pow %[[V0]], %[[V0]] : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f13(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
  %r = tosa.bitwise_and %a, %a : (tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.bitwise_and %[[V0]], %[[V0]] : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f14(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
  %r = tosa.arithmetic_right_shift %a, %a {round=true} : (tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.arithmetic_right_shift %[[V0]], %[[V0]] {round = true} : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f15(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
  %r = tosa.logical_left_shift %a, %a : (tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.logical_left_shift %[[V0]], %[[V0]] : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f16(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xi1> {
  %r = tosa.greater %a, %a : (tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<13x21x3xi1>
  return %r : tensor<13x21x3xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<13x21x3xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.greater %[[V0]], %[[V0]] : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<13x21x3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f17(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xi1> {
  %r = tosa.equal %a, %a : (tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<13x21x3xi1>
  return %r : tensor<13x21x3xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<13x21x3xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.equal %[[V0]], %[[V0]] : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<13x21x3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f18(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xi1> {
  %r = tosa.greater_equal %a, %a : (tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<13x21x3xi1>
  return %r : tensor<13x21x3xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<13x21x3xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.greater_equal %[[V0]], %[[V0]] : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<13x21x3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f19(%a: tensor<13x21x3xf64>, %c: tensor<13x21x3xi1>) -> tensor<13x21x3xf64> {
  %r = tosa.select %c, %a, %a : (tensor<13x21x3xi1>, tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f19(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>, %[[ARG1:[^ ]+]]: tensor<13x21x3xi1>) -> tensor<13x21x3xf64> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<13x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f20(%a: tensor<13x21x3xf64>) -> tensor<26x21x3xf64> {
  %r = tosa.concat %a, %a {axis = 0 : i32} : (tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<26x21x3xf64>
  return %r : tensor<26x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f20(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<26x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.concat %[[V0]], %[[V0]] {axis = 0 : i32} : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<26x21x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<26x21x3xf32>) -> tensor<26x21x3xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<26x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f21(%a: tensor<13x21x3xf64>) -> tensor<1x21x3xf64> {
  %r = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<13x21x3xf64>) -> tensor<1x21x3xf64>
  return %r : tensor<1x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f21(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<1x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_sum %[[V0]] {axis = 0 : i32} : (tensor<13x21x3xf32>) -> tensor<1x21x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<1x21x3xf32>) -> tensor<1x21x3xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<1x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f22(%a: tensor<13x21x3xf64>) -> tensor<1x21x3xf64> {
  %r = tosa.reduce_max %a {axis = 0 : i32} : (tensor<13x21x3xf64>) -> tensor<1x21x3xf64>
  return %r : tensor<1x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f22(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<1x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_max %[[V0]] {axis = 0 : i32} : (tensor<13x21x3xf32>) -> tensor<1x21x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<1x21x3xf32>) -> tensor<1x21x3xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<1x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f23(%a: tensor<13x21x3xf64>) -> tensor<1x21x3xf64> {
  %r = tosa.reduce_min %a {axis = 0 : i32} : (tensor<13x21x3xf64>) -> tensor<1x21x3xf64>
  return %r : tensor<1x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f23(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<1x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_min %[[V0]] {axis = 0 : i32} : (tensor<13x21x3xf32>) -> tensor<1x21x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<1x21x3xf32>) -> tensor<1x21x3xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<1x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f24(%a: tensor<13x21x3xf64>) -> tensor<1x21x3xf64> {
  %r = tosa.reduce_product %a {axis = 0 : i32} : (tensor<13x21x3xf64>) -> tensor<1x21x3xf64>
  return %r : tensor<1x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f24(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<1x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_product %[[V0]] {axis = 0 : i32} : (tensor<13x21x3xf32>) -> tensor<1x21x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<1x21x3xf32>) -> tensor<1x21x3xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<1x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f25(%a: tensor<13x21x3xf64>) -> tensor<1x819xf64> {
  %s = tosa.const_shape {values = dense<[1, 819]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a, %s : (tensor<13x21x3xf64>, !tosa.shape<2>) -> tensor<1x819xf64>
  return %r : tensor<1x819xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f25(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<1x819xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[1, 819]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.reshape %[[V0]], %[[V1]] : (tensor<13x21x3xf32>, !tosa.shape<2>) -> tensor<1x819xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.cast %[[V2]] : (tensor<1x819xf32>) -> tensor<1x819xf64>
// CHECK-NEXT:     return %[[V3]] : tensor<1x819xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f26(%a: tensor<13x21x3xf64>, %i: tensor<13x26xi32>) -> tensor<13x26x3xf64> {
  %r = tosa.gather %a, %i : (tensor<13x21x3xf64>, tensor<13x26xi32>) -> tensor<13x26x3xf64>
  return %r : tensor<13x26x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f26(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>, %[[ARG1:[^ ]+]]: tensor<13x26xi32>) -> tensor<13x26x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.gather %[[V0]], %[[ARG1]] : (tensor<13x21x3xf32>, tensor<13x26xi32>) -> tensor<13x26x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x26x3xf32>) -> tensor<13x26x3xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x26x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f27(%a: tensor<13x21x3xf64>, %s: tensor<1xi8>) -> tensor<13x21x3xf64> {
  %r = tosa.mul %a, %a, %s : (tensor<13x21x3xf64>, tensor<13x21x3xf64>, tensor<1xi8>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f27(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>, %[[ARG1:[^ ]+]]: tensor<1xi8>) -> tensor<13x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.mul %[[V0]], %[[V0]], %[[ARG1]] : (tensor<13x21x3xf32>, tensor<13x21x3xf32>, tensor<1xi8>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f28(%a: tensor<13x21x3xf64>, %z: tensor<1xf64>) -> tensor<13x21x3xf64> {
  %r = tosa.negate %a, %z, %z : (tensor<13x21x3xf64>, tensor<1xf64>, tensor<1xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f28(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>, %[[ARG1:[^ ]+]]: tensor<1xf64>) -> tensor<13x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG1]] : (tensor<1xf64>) -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.negate %[[V1]], %[[V0]], %[[V0]] : (tensor<13x21x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.cast %[[V2]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf64>
// CHECK-NEXT:     return %[[V3]] : tensor<13x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f29(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
  %r = tosa.clamp %a {min_val = -1.0 : f64, max_val = 1.0e300 : f64} : (tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f29(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.clamp %[[V0]] {max_val = 0x7F800000 : f32, min_val = -1.000000e+00 : f32} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f30(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf16> {
  %r = tosa.cast %a : (tensor<13x21x3xf64>) -> tensor<13x21x3xf16>
  return %r : tensor<13x21x3xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f30(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<13x21x3xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf16>
// CHECK-NEXT:     return %[[V1]] : tensor<13x21x3xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f31(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xbf16> {
  %r = tosa.cast %a : (tensor<13x21x3xf64>) -> tensor<13x21x3xbf16>
  return %r : tensor<13x21x3xbf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f31(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<13x21x3xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xbf16>
// CHECK-NEXT:     return %[[V1]] : tensor<13x21x3xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f32(%a: tensor<13x21x3xbf16>) -> tensor<13x21x3xf64> {
  %r = tosa.cast %a : (tensor<13x21x3xbf16>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f32(%[[ARG0:[^ ]+]]: tensor<13x21x3xbf16>) -> tensor<13x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xbf16>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf64>
// CHECK-NEXT:     return %[[V1]] : tensor<13x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f33(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf8E4M3FN> {
  %r = tosa.cast %a : (tensor<13x21x3xf64>) -> tensor<13x21x3xf8E4M3FN>
  return %r : tensor<13x21x3xf8E4M3FN>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f33(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<13x21x3xf8E4M3FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf8E4M3FN>
// CHECK-NEXT:     return %[[V1]] : tensor<13x21x3xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f34(%a: tensor<13x21x3xf8E4M3FN>) -> tensor<13x21x3xf64> {
  %r = tosa.cast %a : (tensor<13x21x3xf8E4M3FN>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f34(%[[ARG0:[^ ]+]]: tensor<13x21x3xf8E4M3FN>) -> tensor<13x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf8E4M3FN>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf64>
// CHECK-NEXT:     return %[[V1]] : tensor<13x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f35() -> tensor<2xf64> {
  %r = "tosa.const"() <{values = dense<[1.0, 2.5]> : tensor<2xf64>}> : () -> tensor<2xf64>
  return %r : tensor<2xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f35() -> tensor<2xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<[1.000000e+00, 2.500000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] : (tensor<2xf32>) -> tensor<2xf64>
// CHECK-NEXT:     return %[[V1]] : tensor<2xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f36() -> tensor<2xf64> {
  %c = "tosa.const"() <{values = dense<1.0e300> : tensor<2xf64>}> {x = dense<1.0e300> : tensor<2xf64>} : () -> tensor<2xf64>
  %r = tosa.reverse %c {axis = 0 : i32, x = dense<1.0e300> : tensor<2xf64>, y = f64, z= tensor<4xf64>} : (tensor<2xf64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f36() -> tensor<2xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0x7F800000> : tensor<2xf32>}> {x = dense<0x7F800000> : tensor<2xf32>} : () -> tensor<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<0x7F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<2xf32>) -> tensor<2xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<2xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f37() -> tensor<2xf64> {
  %c = "tosa.const"() <{values = dense<-1.0e300> : tensor<2xf64>}> {x = dense<-1.0e300> : tensor<2xf64>} : () -> tensor<2xf64>
  %r = tosa.reverse %c {axis = 0 : i32, x = dense<-1.0e300> : tensor<2xf64>, y = f64, z= tensor<4xf64>} : (tensor<2xf64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f37() -> tensor<2xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0xFF800000> : tensor<2xf32>}> {x = dense<0xFF800000> : tensor<2xf32>} : () -> tensor<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<0xFF800000> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<2xf32>) -> tensor<2xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<2xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f38(%a: tensor<13x21x3xf64>, %c: tensor<i1>) -> tensor<13x21x3xf64> {
  %r = tosa.cond_if %c (%x = %a) : tensor<i1> (tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
  ^bb0(%x: tensor<13x21x3xf64>):
    %y = tosa.reverse %x {axis = 1 : i32} : (tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
    tosa.yield %y : tensor<13x21x3xf64>
  } else {
  ^bb0(%x: tensor<13x21x3xf64>):
    tosa.yield %x : tensor<13x21x3xf64>
  }
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f38(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>, %[[ARG1:[^ ]+]]: tensor<i1>) -> tensor<13x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cond_if %[[ARG1]] (%[[ARG2:[^ ]+]] = %[[V0]]) : tensor<i1> (tensor<13x21x3xf32>) -> tensor<13x21x3xf32> {
// CHECK-NEXT:     ^bb0(%[[ARG2]]: tensor<13x21x3xf32>):
// CHECK-NEXT:       %[[V3:[^ ]+]] = tosa.reverse %[[ARG2]] {axis = 1 : i32} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
// CHECK-NEXT:       tosa.yield %[[V3]] : tensor<13x21x3xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     ^bb0(%[[ARG2]]: tensor<13x21x3xf32>):
// CHECK-NEXT:       tosa.yield %[[ARG2]] : tensor<13x21x3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f39(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
  %r = tensor.cast %a : tensor<13x21x3xf64> to tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f39(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<13x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f40(tensor<13x21x3xf64>) -> tensor<13x21x3xf64>

// CHECK: module {
// CHECK-NEXT:   func.func private @f40(tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
// CHECK-NEXT: }

// -----

func.func @f41(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = 4294967296 : i64} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = 4294967296 : i64}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f41(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = 4294967296 : i64} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = 4294967296 : i64}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f42(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = i64} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = i64}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f42(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = i64} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = i64}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f43(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = si64} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = si64}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f43(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = si64} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = si64}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f44(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = complex<f64>} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = complex<f64>}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f44(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = complex<f64>} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = complex<f64>}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f45(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = dense<[1,4294967296]> : tensor<2xi64>} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = dense<[1,4294967296]> : tensor<2xi64>}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f45(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = dense<[1, 4294967296]> : tensor<2xi64>} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = dense<[1, 4294967296]> : tensor<2xi64>}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f46(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = dense<> : tensor<0xi64>} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = dense<> : tensor<0xi64>}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f46(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = dense<> : tensor<0xi64>} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = dense<> : tensor<0xi64>}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f47(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = {a = 1 : i64}} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = {a = 1 : i64}}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f47(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = {a = 1 : i64}} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = {a = 1 : i64}}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f48(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = 0x7FF4000000000000 : f64} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = 0x7FF4000000000000 : f64}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f48(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = 0x7FE00000 : f32} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = 0x7FF4000000000000 : f64}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f49(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = 1.0e-40 : f64} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = 1.0e-40 : f64}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f49(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = 9.999940e-41 : f32} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = 9.9999999999999992E-41 : f64}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f50(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = 3.4028234663852886e38 : f64} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = 3.4028234663852886e38 : f64}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f50(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = 3.40282347E+38 : f32} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = 3.4028234663852886E+38 : f64}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f51(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = sparse<0, 1> : tensor<3xi64>} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = sparse<0, 1> : tensor<3xi64>}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f51(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = sparse<0, 1> : tensor<3xi64>} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = sparse<0, 1> : tensor<3xi64>}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f52(%a: tensor<4xf64>) -> tensor<4xf64> {
  return {z = 1 : i64} %a : tensor<4xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f52(%[[ARG0:[^ ]+]]: tensor<4xf64>) -> tensor<4xf64> {
// CHECK-NEXT:     return {z = 1 : i64} %[[ARG0]] : tensor<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f53(%a: tensor<1x4x4xf64>, %b: tensor<1x4x4xf64>, %z: tensor<1xf64>) -> tensor<1x4x4xf64> {
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x4x4xf64>, tensor<1x4x4xf64>, tensor<1xf64>, tensor<1xf64>) -> tensor<1x4x4xf64>
  return %0 : tensor<1x4x4xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f53(%[[ARG0:[^ ]+]]: tensor<1x4x4xf64>, %[[ARG1:[^ ]+]]: tensor<1x4x4xf64>, %[[ARG2:[^ ]+]]: tensor<1xf64>) -> tensor<1x4x4xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG2]] : (tensor<1xf64>) -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[ARG1]] : (tensor<1x4x4xf64>) -> tensor<1x4x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<1x4x4xf64>) -> tensor<1x4x4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.matmul %[[V2]], %[[V1]], %[[V0]], %[[V0]] : (tensor<1x4x4xf32>, tensor<1x4x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.cast %[[V3]] : (tensor<1x4x4xf32>) -> tensor<1x4x4xf64>
// CHECK-NEXT:     return %[[V4]] : tensor<1x4x4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f54(%a: tensor<3xi48>) -> tensor<3xf64> {
  %0 = tosa.cast %a : (tensor<3xi48>) -> tensor<3xf64>
  return %0 : tensor<3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f54(%[[ARG0:[^ ]+]]: tensor<3xi48>) -> tensor<3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<3xi48>) -> tensor<3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] : (tensor<3xf32>) -> tensor<3xf64>
// CHECK-NEXT:     return %[[V1]] : tensor<3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f55(%a: tensor<13x21x3xf64>, %i: tensor<13x16xi32>, %u: tensor<13x16x3xf64>) -> tensor<13x21x3xf64> {
  %0 = tosa.scatter %a, %i, %u : (tensor<13x21x3xf64>, tensor<13x16xi32>, tensor<13x16x3xf64>) -> tensor<13x21x3xf64>
  return %0 : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f55(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>, %[[ARG1:[^ ]+]]: tensor<13x16xi32>, %[[ARG2:[^ ]+]]: tensor<13x16x3xf64>) -> tensor<13x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG2]] : (tensor<13x16x3xf64>) -> tensor<13x16x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.scatter %[[V1]], %[[ARG1]], %[[V0]] : (tensor<13x21x3xf32>, tensor<13x16xi32>, tensor<13x16x3xf32>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.cast %[[V2]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf64>
// CHECK-NEXT:     return %[[V3]] : tensor<13x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
