// RUN: mlir-opt %s --split-input-file --tosa-narrow-i64-to-i32='aggressive-rewrite=true' | FileCheck %s

func.func @f1(%a: tensor<13x21x3xi64>) -> tensor<21x13x3xi64> {
  %r = tosa.transpose %a {perms = array<i32: 1, 0, 2>} : (tensor<13x21x3xi64>) -> tensor<21x13x3xi64>
  return %r : tensor<21x13x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<21x13x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.transpose %[[V0]] {perms = array<i32: 1, 0, 2>} : (tensor<13x21x3xi32>) -> tensor<21x13x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<21x13x3xi32>) -> tensor<21x13x3xi64>
// CHECK-NEXT:     return %[[V2]] : tensor<21x13x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f2(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
  %r = tosa.reverse %a {axis = 1 : i32} : (tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reverse %[[V0]] {axis = 1 : i32} : (tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xi32>) -> tensor<13x21x3xi64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f3(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
  %r = tosa.identity %a : (tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] : (tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xi32>) -> tensor<13x21x3xi64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f4(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
  %r = tosa.abs %a : (tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.abs %[[V0]] : (tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xi32>) -> tensor<13x21x3xi64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f5(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
  %r = tosa.add %a, %a : (tensor<13x21x3xi64>, tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.add %[[V0]], %[[V0]] : (tensor<13x21x3xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xi32>) -> tensor<13x21x3xi64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f6(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
  %r = tosa.sub %a, %a : (tensor<13x21x3xi64>, tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.sub %[[V0]], %[[V0]] : (tensor<13x21x3xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xi32>) -> tensor<13x21x3xi64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f7(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
  %r = tosa.maximum %a, %a : (tensor<13x21x3xi64>, tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.maximum %[[V0]], %[[V0]] : (tensor<13x21x3xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xi32>) -> tensor<13x21x3xi64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f8(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
  %r = tosa.minimum %a, %a : (tensor<13x21x3xi64>, tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.minimum %[[V0]], %[[V0]] : (tensor<13x21x3xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xi32>) -> tensor<13x21x3xi64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f9(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
  %r = tosa.pow %a, %a : (tensor<13x21x3xi64>, tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.pow %[[V0]], %[[V0]] : (tensor<13x21x3xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xi32>) -> tensor<13x21x3xi64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f10(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
  %r = tosa.bitwise_and %a, %a : (tensor<13x21x3xi64>, tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.bitwise_and %[[V0]], %[[V0]] : (tensor<13x21x3xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xi32>) -> tensor<13x21x3xi64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f11(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
  %r = tosa.arithmetic_right_shift %a, %a {round=true} : (tensor<13x21x3xi64>, tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.arithmetic_right_shift %[[V0]], %[[V0]] {round = true} : (tensor<13x21x3xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xi32>) -> tensor<13x21x3xi64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f12(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
  %r = tosa.logical_left_shift %a, %a : (tensor<13x21x3xi64>, tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.logical_left_shift %[[V0]], %[[V0]] : (tensor<13x21x3xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xi32>) -> tensor<13x21x3xi64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f13(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
  %r = tosa.intdiv %a, %a : (tensor<13x21x3xi64>, tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.intdiv %[[V0]], %[[V0]] : (tensor<13x21x3xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xi32>) -> tensor<13x21x3xi64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f14(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi1> {
  %r = tosa.greater %a, %a : (tensor<13x21x3xi64>, tensor<13x21x3xi64>) -> tensor<13x21x3xi1>
  return %r : tensor<13x21x3xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<13x21x3xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.greater %[[V0]], %[[V0]] : (tensor<13x21x3xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<13x21x3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f15(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi1> {
  %r = tosa.equal %a, %a : (tensor<13x21x3xi64>, tensor<13x21x3xi64>) -> tensor<13x21x3xi1>
  return %r : tensor<13x21x3xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<13x21x3xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<true> : tensor<13x21x3xi1>}> : () -> tensor<13x21x3xi1>
// CHECK-NEXT:     return %[[V0]] : tensor<13x21x3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f16(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi1> {
  %r = tosa.greater_equal %a, %a : (tensor<13x21x3xi64>, tensor<13x21x3xi64>) -> tensor<13x21x3xi1>
  return %r : tensor<13x21x3xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<13x21x3xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.greater_equal %[[V0]], %[[V0]] : (tensor<13x21x3xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<13x21x3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f17(%a: tensor<13x21x3xi64>, %c: tensor<13x21x3xi1>) -> tensor<13x21x3xi64> {
  %r = tosa.select %c, %a, %a : (tensor<13x21x3xi1>, tensor<13x21x3xi64>, tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>, %[[ARG1:[^ ]+]]: tensor<13x21x3xi1>) -> tensor<13x21x3xi64> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<13x21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f18(%a: tensor<13x21x3xi64>) -> tensor<26x21x3xi64> {
  %r = tosa.concat %a, %a {axis = 0 : i32} : (tensor<13x21x3xi64>, tensor<13x21x3xi64>) -> tensor<26x21x3xi64>
  return %r : tensor<26x21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<26x21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.concat %[[V0]], %[[V0]] {axis = 0 : i32} : (tensor<13x21x3xi32>, tensor<13x21x3xi32>) -> tensor<26x21x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<26x21x3xi32>) -> tensor<26x21x3xi64>
// CHECK-NEXT:     return %[[V2]] : tensor<26x21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f19(%a: tensor<13x21x3xf32>) -> tensor<21x3xi64> {
  %r = tosa.argmax %a {axis = 0 : i32} : (tensor<13x21x3xf32>) -> tensor<21x3xi64>
  return %r : tensor<21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f19(%[[ARG0:[^ ]+]]: tensor<13x21x3xf32>) -> tensor<21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.argmax %[[ARG0]] {axis = 0 : i32} : (tensor<13x21x3xf32>) -> tensor<21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] : (tensor<21x3xi32>) -> tensor<21x3xi64>
// CHECK-NEXT:     return %[[V1]] : tensor<21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f20(%a: tensor<13x21x3xi64>) -> tensor<1x21x3xi64> {
  %r = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<13x21x3xi64>) -> tensor<1x21x3xi64>
  return %r : tensor<1x21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f20(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<1x21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_sum %[[V0]] {axis = 0 : i32} : (tensor<13x21x3xi32>) -> tensor<1x21x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<1x21x3xi32>) -> tensor<1x21x3xi64>
// CHECK-NEXT:     return %[[V2]] : tensor<1x21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f21(%a: tensor<13x21x3xi64>) -> tensor<1x21x3xi64> {
  %r = tosa.reduce_max %a {axis = 0 : i32} : (tensor<13x21x3xi64>) -> tensor<1x21x3xi64>
  return %r : tensor<1x21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f21(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<1x21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_max %[[V0]] {axis = 0 : i32} : (tensor<13x21x3xi32>) -> tensor<1x21x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<1x21x3xi32>) -> tensor<1x21x3xi64>
// CHECK-NEXT:     return %[[V2]] : tensor<1x21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f22(%a: tensor<13x21x3xi64>) -> tensor<1x21x3xi64> {
  %r = tosa.reduce_min %a {axis = 0 : i32} : (tensor<13x21x3xi64>) -> tensor<1x21x3xi64>
  return %r : tensor<1x21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f22(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<1x21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_min %[[V0]] {axis = 0 : i32} : (tensor<13x21x3xi32>) -> tensor<1x21x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<1x21x3xi32>) -> tensor<1x21x3xi64>
// CHECK-NEXT:     return %[[V2]] : tensor<1x21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f23(%a: tensor<13x21x3xi64>) -> tensor<1x21x3xi64> {
  %r = tosa.reduce_product %a {axis = 0 : i32} : (tensor<13x21x3xi64>) -> tensor<1x21x3xi64>
  return %r : tensor<1x21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f23(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<1x21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_product %[[V0]] {axis = 0 : i32} : (tensor<13x21x3xi32>) -> tensor<1x21x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<1x21x3xi32>) -> tensor<1x21x3xi64>
// CHECK-NEXT:     return %[[V2]] : tensor<1x21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f24(%a: tensor<13x21x3xi64>) -> tensor<1x819xi64> {
  %s = tosa.const_shape {values = dense<[1, 819]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a, %s : (tensor<13x21x3xi64>, !tosa.shape<2>) -> tensor<1x819xi64>
  return %r : tensor<1x819xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f24(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<1x819xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[1, 819]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.reshape %[[V0]], %[[V1]] : (tensor<13x21x3xi32>, !tosa.shape<2>) -> tensor<1x819xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.cast %[[V2]] : (tensor<1x819xi32>) -> tensor<1x819xi64>
// CHECK-NEXT:     return %[[V3]] : tensor<1x819xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f25(%a: tensor<13x21x3xi64>, %i: tensor<13x26xi32>) -> tensor<13x26x3xi64> {
  %r = tosa.gather %a, %i : (tensor<13x21x3xi64>, tensor<13x26xi32>) -> tensor<13x26x3xi64>
  return %r : tensor<13x26x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f25(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>, %[[ARG1:[^ ]+]]: tensor<13x26xi32>) -> tensor<13x26x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.gather %[[V0]], %[[ARG1]] : (tensor<13x21x3xi32>, tensor<13x26xi32>) -> tensor<13x26x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x26x3xi32>) -> tensor<13x26x3xi64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x26x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f26(%a: tensor<13x21x3xi64>, %s: tensor<1xi8>) -> tensor<13x21x3xi64> {
  %r = tosa.mul %a, %a, %s : (tensor<13x21x3xi64>, tensor<13x21x3xi64>, tensor<1xi8>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f26(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>, %[[ARG1:[^ ]+]]: tensor<1xi8>) -> tensor<13x21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.mul %[[V0]], %[[V0]], %[[ARG1]] : (tensor<13x21x3xi32>, tensor<13x21x3xi32>, tensor<1xi8>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xi32>) -> tensor<13x21x3xi64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f27(%a: tensor<13x21x3xi64>, %z: tensor<1xi64>) -> tensor<13x21x3xi64> {
  %r = tosa.negate %a, %z, %z : (tensor<13x21x3xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f27(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>, %[[ARG1:[^ ]+]]: tensor<1xi64>) -> tensor<13x21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG1]] : (tensor<1xi64>) -> tensor<1xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.negate %[[V1]], %[[V0]], %[[V0]] : (tensor<13x21x3xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.cast %[[V2]] : (tensor<13x21x3xi32>) -> tensor<13x21x3xi64>
// CHECK-NEXT:     return %[[V3]] : tensor<13x21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f28(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
  %r = tosa.clamp %a {min_val = -1 : i64, max_val = 4294967296 : i64} : (tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f28(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.clamp %[[V0]] {max_val = 2147483647 : i32, min_val = -1 : i32} : (tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xi32>) -> tensor<13x21x3xi64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f29(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi1> {
  %r = tosa.cast %a : (tensor<13x21x3xi64>) -> tensor<13x21x3xi1>
  return %r : tensor<13x21x3xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f29(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<13x21x3xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] : (tensor<13x21x3xi32>) -> tensor<13x21x3xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<13x21x3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f30(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xf16> {
  %r = tosa.cast %a : (tensor<13x21x3xi64>) -> tensor<13x21x3xf16>
  return %r : tensor<13x21x3xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f30(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<13x21x3xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] : (tensor<13x21x3xi32>) -> tensor<13x21x3xf16>
// CHECK-NEXT:     return %[[V1]] : tensor<13x21x3xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f31(%a: tensor<13x21x3xf16>) -> tensor<13x21x3xi64> {
  %r = tosa.cast %a : (tensor<13x21x3xf16>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f31(%[[ARG0:[^ ]+]]: tensor<13x21x3xf16>) -> tensor<13x21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf16>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] : (tensor<13x21x3xi32>) -> tensor<13x21x3xi64>
// CHECK-NEXT:     return %[[V1]] : tensor<13x21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f32(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xbf16> {
  %r = tosa.cast %a : (tensor<13x21x3xi64>) -> tensor<13x21x3xbf16>
  return %r : tensor<13x21x3xbf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f32(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<13x21x3xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] : (tensor<13x21x3xi32>) -> tensor<13x21x3xbf16>
// CHECK-NEXT:     return %[[V1]] : tensor<13x21x3xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f33(%a: tensor<13x21x3xbf16>) -> tensor<13x21x3xi64> {
  %r = tosa.cast %a : (tensor<13x21x3xbf16>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f33(%[[ARG0:[^ ]+]]: tensor<13x21x3xbf16>) -> tensor<13x21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xbf16>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] : (tensor<13x21x3xi32>) -> tensor<13x21x3xi64>
// CHECK-NEXT:     return %[[V1]] : tensor<13x21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f34(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xf8E4M3FN> {
  %r = tosa.cast %a : (tensor<13x21x3xi64>) -> tensor<13x21x3xf8E4M3FN>
  return %r : tensor<13x21x3xf8E4M3FN>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f34(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<13x21x3xf8E4M3FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] : (tensor<13x21x3xi32>) -> tensor<13x21x3xf8E4M3FN>
// CHECK-NEXT:     return %[[V1]] : tensor<13x21x3xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f35(%a: tensor<13x21x3xf8E4M3FN>) -> tensor<13x21x3xi64> {
  %r = tosa.cast %a : (tensor<13x21x3xf8E4M3FN>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f35(%[[ARG0:[^ ]+]]: tensor<13x21x3xf8E4M3FN>) -> tensor<13x21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf8E4M3FN>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] : (tensor<13x21x3xi32>) -> tensor<13x21x3xi64>
// CHECK-NEXT:     return %[[V1]] : tensor<13x21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f36() -> tensor<2xi64> {
  %r = "tosa.const"() <{values = dense<[1, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f36() -> tensor<2xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<[1, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] : (tensor<2xi32>) -> tensor<2xi64>
// CHECK-NEXT:     return %[[V1]] : tensor<2xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f37() -> tensor<2xi64> {
  %c = "tosa.const"() <{values = dense<-9223372036854775808> : tensor<2xi64>}> {x = dense<-9223372036854775808> : tensor<2xi64>} : () -> tensor<2xi64>
  %r = tosa.reverse %c {axis = 0 : i32, x = dense<-9223372036854775808> : tensor<2xi64>, y = i64, z= tensor<4xi64>} : (tensor<2xi64>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f37() -> tensor<2xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<-2147483648> : tensor<2xi32>}> {x = dense<-2147483648> : tensor<2xi32>} : () -> tensor<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<-2147483648> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<2xi32>) -> tensor<2xi64>
// CHECK-NEXT:     return %[[V2]] : tensor<2xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f38(%a: tensor<13x21x3xi64>, %c: tensor<i1>) -> tensor<13x21x3xi64> {
  %r = tosa.while_loop (%x = %a) : (tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
    tosa.yield %c : tensor<i1>
  } do {
  ^bb0(%x: tensor<13x21x3xi64>):
    %y = tosa.reverse %x {axis = 1 : i32} : (tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
    tosa.yield %y : tensor<13x21x3xi64>
  }
  return %r : tensor<13x21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f38(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>, %[[ARG1:[^ ]+]]: tensor<i1>) -> tensor<13x21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.while_loop (%[[ARG2:[^ ]+]] = %[[V0]]) : (tensor<13x21x3xi32>) -> tensor<13x21x3xi32> {
// CHECK-NEXT:       tosa.yield %[[ARG1]] : tensor<i1>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG2]]: tensor<13x21x3xi32>):
// CHECK-NEXT:       %[[V3:[^ ]+]] = tosa.reverse %[[ARG2]] {axis = 1 : i32} : (tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
// CHECK-NEXT:       tosa.yield %[[V3]] : tensor<13x21x3xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xi32>) -> tensor<13x21x3xi64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f39(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
  %r = "tosa.custom"(%a) <{domain_name = "d", implementation_attrs = "x", operator_name = "o"}> : (tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f39(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.custom %[[V0]] {domain_name = "d", implementation_attrs = "x", operator_name = "o"} : (tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xi32>) -> tensor<13x21x3xi64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f40(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf32> {
  %r = tosa.cast %a : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
  return %r : tensor<13x21x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f40(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<13x21x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<13x21x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f41(%a: tensor<4xi64>) {
  %r = tosa.identity %a {x = 18446744073709551615 : ui64} : (tensor<4xi64>) -> tensor<4xi64>
  return {y = 18446744073709551615 : ui64}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f41(%[[ARG0:[^ ]+]]: tensor<4xi64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xi64>) -> tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = -1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:     return {y = 18446744073709551615 : ui64}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f42(%a: tensor<4xi64>) {
  %r = tosa.identity %a {x = tensor<2xf64>} : (tensor<4xi64>) -> tensor<4xi64>
  return {y = tensor<2xf64>}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f42(%[[ARG0:[^ ]+]]: tensor<4xi64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xi64>) -> tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = tensor<2xf64>} : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:     return {y = tensor<2xf64>}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f43(%a: tensor<4xi64>) {
  %r = tosa.identity %a {x = 0x7FF0000020000000 : f64} : (tensor<4xi64>) -> tensor<4xi64>
  return {y = 0x7FF0000020000000 : f64}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f43(%[[ARG0:[^ ]+]]: tensor<4xi64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xi64>) -> tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = 0x7FF0000020000000 : f64} : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:     return {y = 0x7FF0000020000000 : f64}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f44(%a: tensor<4xi64>) {
  %r = tosa.identity %a {x = 0xFFF8000000000000 : f64} : (tensor<4xi64>) -> tensor<4xi64>
  return {y = 0xFFF8000000000000 : f64}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f44(%[[ARG0:[^ ]+]]: tensor<4xi64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xi64>) -> tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = 0xFFF8000000000000 : f64} : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:     return {y = 0xFFF8000000000000 : f64}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f45(%a: tensor<4xi64>) {
  %r = tosa.identity %a {x = -0.0 : f64} : (tensor<4xi64>) -> tensor<4xi64>
  return {y = -0.0 : f64}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f45(%[[ARG0:[^ ]+]]: tensor<4xi64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xi64>) -> tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = -0.000000e+00 : f64} : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:     return {y = -0.000000e+00 : f64}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f46(%a: tensor<4xi64>) {
  %r = tosa.identity %a {x = dense<0x7FF4000000000000> : tensor<2xf64>} : (tensor<4xi64>) -> tensor<4xi64>
  return {y = dense<0x7FF4000000000000> : tensor<2xf64>}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f46(%[[ARG0:[^ ]+]]: tensor<4xi64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xi64>) -> tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = dense<0x7FF4000000000000> : tensor<2xf64>} : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:     return {y = dense<0x7FF4000000000000> : tensor<2xf64>}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f47(%a: tensor<4xi64>) {
  %r = tosa.identity %a {x = sparse<0, 1> : tensor<3xi64>} : (tensor<4xi64>) -> tensor<4xi64>
  return {y = sparse<0, 1> : tensor<3xi64>}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f47(%[[ARG0:[^ ]+]]: tensor<4xi64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xi64>) -> tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = sparse<0, 1> : tensor<3xi64>} : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:     return {y = sparse<0, 1> : tensor<3xi64>}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f48(%a: tensor<4xi64>) {
  %r = tosa.identity %a {x = 1.0 : f32} : (tensor<4xi64>) -> tensor<4xi64>
  return {y = 1.0 : f32}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f48(%[[ARG0:[^ ]+]]: tensor<4xi64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xi64>) -> tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = 1.000000e+00 : f32} : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:     return {y = 1.000000e+00 : f32}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f49(%a: tensor<4xi64>) {
  %r = tosa.identity %a {x = #tosa.nan_mode<PROPAGATE>} : (tensor<4xi64>) -> tensor<4xi64>
  return {y = #tosa.nan_mode<PROPAGATE>}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f49(%[[ARG0:[^ ]+]]: tensor<4xi64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xi64>) -> tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = #tosa.nan_mode<PROPAGATE>} : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:     return {y = #tosa.nan_mode<PROPAGATE>}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f50(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = dense<1> : tensor<4xi64>} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = dense<1> : tensor<4xi64>}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f50(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.identity %[[ARG0]] {x = dense<1> : tensor<4xi64>} : (tensor<4xf64>) -> tensor<4xf64>
// CHECK-NEXT:     return {y = dense<1> : tensor<4xi64>}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f51(%a: tensor<4xui64>) {
  %r = tosa.identity %a {x = dense<1> : tensor<4xi64>} : (tensor<4xui64>) -> tensor<4xui64>
  return {y = dense<1> : tensor<4xi64>}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f51(%[[ARG0:[^ ]+]]: tensor<4xui64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xui64>) -> tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = dense<1> : tensor<4xi32>} : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:     return {y = dense<1> : tensor<4xi64>}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f52(%a: tensor<4xi64>, %c: tensor<i1>) -> tensor<4xi64> {
  %r = tosa.cond_if %c (%x = %a) : tensor<i1> (tensor<4xi64>) -> tensor<4xi64> {
 ^bb0(%x: tensor<4xi64>):
  %y = tosa.add %x, %x : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  tosa.yield %y : tensor<4xi64>
 } else {
 ^bb0(%x: tensor<4xi64>):
  tosa.yield %x : tensor<4xi64>
 }
  return %r : tensor<4xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f52(%[[ARG0:[^ ]+]]: tensor<4xi64>, %[[ARG1:[^ ]+]]: tensor<i1>) -> tensor<4xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xi64>) -> tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cond_if %[[ARG1]] (%[[ARG2:[^ ]+]] = %[[V0]]) : tensor<i1> (tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     ^bb0(%[[ARG2]]: tensor<4xi32>):
// CHECK-NEXT:       %[[V3:[^ ]+]] = tosa.add %[[ARG2]], %[[ARG2]] : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:       tosa.yield %[[V3]] : tensor<4xi32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     ^bb0(%[[ARG2]]: tensor<4xi32>):
// CHECK-NEXT:       tosa.yield %[[ARG2]] : tensor<4xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<4xi32>) -> tensor<4xi64>
// CHECK-NEXT:     return %[[V2]] : tensor<4xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f53(%a: tensor<3xi64>) -> tensor<3xi48> {
  %0 = tosa.cast %a : (tensor<3xi64>) -> tensor<3xi48>
  return %0 : tensor<3xi48>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f53(%[[ARG0:[^ ]+]]: tensor<3xi64>) -> tensor<3xi48> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<3xi64>) -> tensor<3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] : (tensor<3xi32>) -> tensor<3xi48>
// CHECK-NEXT:     return %[[V1]] : tensor<3xi48>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f54(%a: tensor<13x21x3xi64>, %i: tensor<13x16xi32>, %u: tensor<13x16x3xi64>) -> tensor<13x21x3xi64> {
  %0 = tosa.scatter %a, %i, %u : (tensor<13x21x3xi64>, tensor<13x16xi32>, tensor<13x16x3xi64>) -> tensor<13x21x3xi64>
  return %0 : tensor<13x21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f54(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>, %[[ARG1:[^ ]+]]: tensor<13x16xi32>, %[[ARG2:[^ ]+]]: tensor<13x16x3xi64>) -> tensor<13x21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG2]] : (tensor<13x16x3xi64>) -> tensor<13x16x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.scatter %[[V1]], %[[ARG1]], %[[V0]] : (tensor<13x21x3xi32>, tensor<13x16xi32>, tensor<13x16x3xi32>) -> tensor<13x21x3xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.cast %[[V2]] : (tensor<13x21x3xi32>) -> tensor<13x21x3xi64>
// CHECK-NEXT:     return %[[V3]] : tensor<13x21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f55(%a: tensor<4xi64>) -> tensor<4xf32> {
  %r = tosa.cast %a {x = 1 : i64} : (tensor<4xi64>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f55(%[[ARG0:[^ ]+]]: tensor<4xi64>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xi64>) -> tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] {x = 1 : i32} : (tensor<4xi32>) -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f56(%a: tensor<4xi64>) -> tensor<4xf32> {
  %r = tosa.cast %a {x = 4294967296 : i64} : (tensor<4xi64>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f56(%[[ARG0:[^ ]+]]: tensor<4xi64>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xi64>) -> tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] {x = 2147483647 : i32} : (tensor<4xi32>) -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
