// RUN: mlir-opt %s --split-input-file --tosa-narrow-f64-to-f32='convert-function-boundaries=true' | FileCheck %s

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
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: tensor<13x21x3xf32>) -> tensor<21x13x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.transpose %[[ARG0]] {perms = array<i32: 1, 0, 2>} : (tensor<13x21x3xf32>) -> tensor<21x13x3xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<21x13x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f5(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
  %r = tosa.reverse %a {axis = 1 : i32} : (tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: tensor<13x21x3xf32>) -> tensor<13x21x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.reverse %[[ARG0]] {axis = 1 : i32} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<13x21x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f6(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
  %r = tosa.identity %a : (tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: tensor<13x21x3xf32>) -> tensor<13x21x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.identity %[[ARG0]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<13x21x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f7(%a: tensor<13x21x3xf64>, %c: tensor<13x21x3xi1>) -> tensor<13x21x3xf64> {
  %r = tosa.select %c, %a, %a : (tensor<13x21x3xi1>, tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: tensor<13x21x3xf32>, %[[ARG1:[^ ]+]]: tensor<13x21x3xi1>) -> tensor<13x21x3xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<13x21x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f8(%a: tensor<13x21x3xf64>) -> tensor<26x21x3xf64> {
  %r = tosa.concat %a, %a {axis = 0 : i32} : (tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<26x21x3xf64>
  return %r : tensor<26x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: tensor<13x21x3xf32>) -> tensor<26x21x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.concat %[[ARG0]], %[[ARG0]] {axis = 0 : i32} : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<26x21x3xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<26x21x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f9(%a: tensor<13x21x3xf64>) -> tensor<1x819xf64> {
  %s = tosa.const_shape {values = dense<[1, 819]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a, %s : (tensor<13x21x3xf64>, !tosa.shape<2>) -> tensor<1x819xf64>
  return %r : tensor<1x819xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: tensor<13x21x3xf32>) -> tensor<1x819xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 819]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reshape %[[ARG0]], %[[V0]] : (tensor<13x21x3xf32>, !tosa.shape<2>) -> tensor<1x819xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<1x819xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f10(%a: tensor<13x21x3xf16>) -> tensor<13x21x3xf64> {
  %r = tosa.cast %a : (tensor<13x21x3xf16>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: tensor<13x21x3xf16>) -> tensor<13x21x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf16>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<13x21x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f11(%a: tensor<13x21x3xbf16>) -> tensor<13x21x3xf64> {
  %r = tosa.cast %a : (tensor<13x21x3xbf16>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: tensor<13x21x3xbf16>) -> tensor<13x21x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xbf16>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<13x21x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f12(%a: tensor<13x21x3xf8E4M3FN>) -> tensor<13x21x3xf64> {
  %r = tosa.cast %a : (tensor<13x21x3xf8E4M3FN>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: tensor<13x21x3xf8E4M3FN>) -> tensor<13x21x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf8E4M3FN>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<13x21x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f13() -> tensor<2xf64> {
  %r = "tosa.const"() <{values = dense<[1.0, 2.5]> : tensor<2xf64>}> : () -> tensor<2xf64>
  return %r : tensor<2xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f13() -> tensor<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<[1.000000e+00, 2.500000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f14(%a: tensor<13x21x3xf64>, %c: tensor<i1>) -> tensor<13x21x3xf64> {
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
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: tensor<13x21x3xf32>, %[[ARG1:[^ ]+]]: tensor<i1>) -> tensor<13x21x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cond_if %[[ARG1]] (%[[ARG2:[^ ]+]] = %[[ARG0]]) : tensor<i1> (tensor<13x21x3xf32>) -> tensor<13x21x3xf32> {
// CHECK-NEXT:     ^bb0(%[[ARG2]]: tensor<13x21x3xf32>):
// CHECK-NEXT:       %[[V1:[^ ]+]] = tosa.reverse %[[ARG2]] {axis = 1 : i32} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
// CHECK-NEXT:       tosa.yield %[[V1]] : tensor<13x21x3xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     ^bb0(%[[ARG2]]: tensor<13x21x3xf32>):
// CHECK-NEXT:       tosa.yield %[[ARG2]] : tensor<13x21x3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : tensor<13x21x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f15(%a: tensor<13x21x3xf64>, %c: tensor<i1>) -> tensor<13x21x3xf64> {
  %r = tosa.while_loop (%x = %a) : (tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
    tosa.yield %c : tensor<i1>
  } do {
  ^bb0(%x: tensor<13x21x3xf64>):
    %y = tosa.reverse %x {axis = 1 : i32} : (tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
    tosa.yield %y : tensor<13x21x3xf64>
  }
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: tensor<13x21x3xf32>, %[[ARG1:[^ ]+]]: tensor<i1>) -> tensor<13x21x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.while_loop (%[[ARG2:[^ ]+]] = %[[ARG0]]) : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32> {
// CHECK-NEXT:       tosa.yield %[[ARG1]] : tensor<i1>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG2]]: tensor<13x21x3xf32>):
// CHECK-NEXT:       %[[V1:[^ ]+]] = tosa.reverse %[[ARG2]] {axis = 1 : i32} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
// CHECK-NEXT:       tosa.yield %[[V1]] : tensor<13x21x3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : tensor<13x21x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f16(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
  %r = tensor.cast %a : tensor<13x21x3xf64> to tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: tensor<13x21x3xf32>) -> tensor<13x21x3xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<13x21x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f17(tensor<13x21x3xf64>) -> tensor<13x21x3xf64>

// CHECK: module {
// CHECK-NEXT:   func.func private @f17(tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
// CHECK-NEXT: }

// -----

func.func @f18(%a: tensor<4xf64>) -> tensor<4xf64> {
  return {z = 1 : i64} %a : tensor<4xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f19(%a: tensor<4xf64>, %c: tensor<i1>) -> tensor<4xf64> {
  %r = tosa.cond_if %c : tensor<i1> -> tensor<4xf64> {
   %y = tosa.reverse %a {axis = 0 : i32} : (tensor<4xf64>) -> tensor<4xf64>
  tosa.yield %y : tensor<4xf64>
 } else {
  tosa.yield %a : tensor<4xf64>
 }
  %s = tosa.reverse %r {axis = 0 : i32} : (tensor<4xf64>) -> tensor<4xf64>
  return %r : tensor<4xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f19(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: tensor<i1>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cond_if %[[ARG1]] : tensor<i1> -> tensor<4xf32> {
// CHECK-NEXT:       %[[V2:[^ ]+]] = tosa.reverse %[[ARG0]] {axis = 0 : i32} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:       tosa.yield %[[V2]] : tensor<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       tosa.yield %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reverse %[[V0]] {axis = 0 : i32} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f20(%a: tensor<3xf64>) -> tensor<3xi48> {
  %0 = tosa.cast %a : (tensor<3xf64>) -> tensor<3xi48>
  return %0 : tensor<3xi48>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f20(%[[ARG0:[^ ]+]]: tensor<3xf32>) -> tensor<3xi48> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<3xf32>) -> tensor<3xi48>
// CHECK-NEXT:     return %[[V0]] : tensor<3xi48>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f21(%a: tensor<3xi48>) -> tensor<3xf64> {
  %0 = tosa.cast %a : (tensor<3xi48>) -> tensor<3xf64>
  return %0 : tensor<3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f21(%[[ARG0:[^ ]+]]: tensor<3xi48>) -> tensor<3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<3xi48>) -> tensor<3xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f22(tensor<4xf64>) -> (tensor<4xf64>, f64)

// CHECK: module {
// CHECK-NEXT:   func.func private @f22(tensor<4xf32>) -> (tensor<4xf32>, f32)
// CHECK-NEXT: }
