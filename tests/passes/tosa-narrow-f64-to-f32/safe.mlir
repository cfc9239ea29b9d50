// RUN: mlir-opt %s --split-input-file --tosa-narrow-f64-to-f32 | FileCheck %s

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

func.func @f2(%a: tensor<?x?x?xf32>) -> tensor<?x?xi64> {
  %r = tosa.argmax %a {axis = 0 : i32} : (tensor<?x?x?xf32>) -> tensor<?x?xi64>
  return %r : tensor<?x?xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: tensor<?x?x?xf32>) -> tensor<?x?xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.argmax %[[ARG0]] {axis = 0 : i32} : (tensor<?x?x?xf32>) -> tensor<?x?xi64>
// CHECK-NEXT:     return %[[V0]] : tensor<?x?xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f3(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xf32> {
  %r = tosa.cast %a : (tensor<13x21x3xi64>) -> tensor<13x21x3xf32>
  return %r : tensor<13x21x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: tensor<13x21x3xi64>) -> tensor<13x21x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xi64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<13x21x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f4(%a: tensor<13x21x3xf32>) -> tensor<13x21x3xi64> {
  %r = tosa.cast %a : (tensor<13x21x3xf32>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: tensor<13x21x3xf32>) -> tensor<13x21x3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xi64>
// CHECK-NEXT:     return %[[V0]] : tensor<13x21x3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f5(%a: tensor<13x21x3xf64>) -> tensor<21x13x3xf64> {
  %r = tosa.transpose %a {perms = array<i32: 1, 0, 2>} : (tensor<13x21x3xf64>) -> tensor<21x13x3xf64>
  return %r : tensor<21x13x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<21x13x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.transpose %[[V0]] {perms = array<i32: 1, 0, 2>} : (tensor<13x21x3xf32>) -> tensor<21x13x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<21x13x3xf32>) -> tensor<21x13x3xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<21x13x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f6(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
  %r = tosa.reverse %a {axis = 1 : i32} : (tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reverse %[[V0]] {axis = 1 : i32} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f7(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
  %r = tosa.identity %a : (tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f8(%a: tensor<13x21x3xf64>, %c: tensor<13x21x3xi1>) -> tensor<13x21x3xf64> {
  %r = tosa.select %c, %a, %a : (tensor<13x21x3xi1>, tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>, %[[ARG1:[^ ]+]]: tensor<13x21x3xi1>) -> tensor<13x21x3xf64> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<13x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f9(%a: tensor<13x21x3xf64>) -> tensor<26x21x3xf64> {
  %r = tosa.concat %a, %a {axis = 0 : i32} : (tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<26x21x3xf64>
  return %r : tensor<26x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<26x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.concat %[[V0]], %[[V0]] {axis = 0 : i32} : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<26x21x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<26x21x3xf32>) -> tensor<26x21x3xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<26x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f10(%a: tensor<?x?x?xf64>) -> tensor<?x?x?xf64> {
  %r = tosa.transpose %a {perms = array<i32: 1, 0, 2>} : (tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
  return %r : tensor<?x?x?xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: tensor<?x?x?xf64>) -> tensor<?x?x?xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<?x?x?xf64>) -> tensor<?x?x?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.transpose %[[V0]] {perms = array<i32: 1, 0, 2>} : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<?x?x?xf32>) -> tensor<?x?x?xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<?x?x?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f11(%a: tensor<?x?x?xf64>) -> tensor<?x?x?xf64> {
  %r = tosa.reverse %a {axis = 1 : i32} : (tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
  return %r : tensor<?x?x?xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: tensor<?x?x?xf64>) -> tensor<?x?x?xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<?x?x?xf64>) -> tensor<?x?x?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reverse %[[V0]] {axis = 1 : i32} : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<?x?x?xf32>) -> tensor<?x?x?xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<?x?x?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f12(%a: tensor<?x?x?xf64>) -> tensor<?x?x?xf64> {
  %r = tosa.identity %a : (tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
  return %r : tensor<?x?x?xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: tensor<?x?x?xf64>) -> tensor<?x?x?xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<?x?x?xf64>) -> tensor<?x?x?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<?x?x?xf32>) -> tensor<?x?x?xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<?x?x?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f13(%a: tensor<?x?x?xf64>) -> tensor<?x?x?xf64> {
  %r = tosa.concat %a, %a {axis = 0 : i32} : (tensor<?x?x?xf64>, tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
  return %r : tensor<?x?x?xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: tensor<?x?x?xf64>) -> tensor<?x?x?xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<?x?x?xf64>) -> tensor<?x?x?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.concat %[[V0]], %[[V0]] {axis = 0 : i32} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<?x?x?xf32>) -> tensor<?x?x?xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<?x?x?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f14(%a: tensor<13x21x3xf64>) -> tensor<1x819xf64> {
  %s = tosa.const_shape {values = dense<[1, 819]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a, %s : (tensor<13x21x3xf64>, !tosa.shape<2>) -> tensor<1x819xf64>
  return %r : tensor<1x819xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<1x819xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[1, 819]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.reshape %[[V0]], %[[V1]] : (tensor<13x21x3xf32>, !tosa.shape<2>) -> tensor<1x819xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.cast %[[V2]] : (tensor<1x819xf32>) -> tensor<1x819xf64>
// CHECK-NEXT:     return %[[V3]] : tensor<1x819xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f15(%a: tensor<13x21x3xf16>) -> tensor<13x21x3xf64> {
  %r = tosa.cast %a : (tensor<13x21x3xf16>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: tensor<13x21x3xf16>) -> tensor<13x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf16>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf64>
// CHECK-NEXT:     return %[[V1]] : tensor<13x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f16(%a: tensor<13x21x3xbf16>) -> tensor<13x21x3xf64> {
  %r = tosa.cast %a : (tensor<13x21x3xbf16>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: tensor<13x21x3xbf16>) -> tensor<13x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xbf16>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf64>
// CHECK-NEXT:     return %[[V1]] : tensor<13x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f17(%a: tensor<13x21x3xf8E4M3FN>) -> tensor<13x21x3xf64> {
  %r = tosa.cast %a : (tensor<13x21x3xf8E4M3FN>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: tensor<13x21x3xf8E4M3FN>) -> tensor<13x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf8E4M3FN>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf64>
// CHECK-NEXT:     return %[[V1]] : tensor<13x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f18() -> tensor<2xf64> {
  %r = "tosa.const"() <{values = dense<[1.0, 2.5]> : tensor<2xf64>}> : () -> tensor<2xf64>
  return %r : tensor<2xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f18() -> tensor<2xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<[1.000000e+00, 2.500000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] : (tensor<2xf32>) -> tensor<2xf64>
// CHECK-NEXT:     return %[[V1]] : tensor<2xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f19() -> tensor<2xf64> {
  %c = "tosa.const"() <{values = dense<0xFFF0000000000000> : tensor<2xf64>}> {x = dense<0xFFF0000000000000> : tensor<2xf64>} : () -> tensor<2xf64>
  %r = tosa.reverse %c {axis = 0 : i32, x = dense<0xFFF0000000000000> : tensor<2xf64>, y = f64, z= tensor<4xf64>} : (tensor<2xf64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f19() -> tensor<2xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0xFF800000> : tensor<2xf32>}> {x = dense<0xFF800000> : tensor<2xf32>} : () -> tensor<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<0xFF800000> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<2xf32>) -> tensor<2xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<2xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f20() -> tensor<2xf64> {
  %c = "tosa.const"() <{values = dense<-0.0> : tensor<2xf64>}> {x = dense<-0.0> : tensor<2xf64>} : () -> tensor<2xf64>
  %r = tosa.reverse %c {axis = 0 : i32, x = dense<-0.0> : tensor<2xf64>, y = f64, z= tensor<4xf64>} : (tensor<2xf64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f20() -> tensor<2xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<-0.000000e+00> : tensor<2xf32>}> {x = dense<-0.000000e+00> : tensor<2xf32>} : () -> tensor<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<-0.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<2xf32>) -> tensor<2xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<2xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f21(%a: tensor<13x21x3xf64>, %c: tensor<i1>) -> tensor<13x21x3xf64> {
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
// CHECK-NEXT:   func.func @f21(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>, %[[ARG1:[^ ]+]]: tensor<i1>) -> tensor<13x21x3xf64> {
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

func.func @f22(%a: tensor<13x21x3xf64>, %c: tensor<i1>) -> tensor<13x21x3xf64> {
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
// CHECK-NEXT:   func.func @f22(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>, %[[ARG1:[^ ]+]]: tensor<i1>) -> tensor<13x21x3xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<13x21x3xf64>) -> tensor<13x21x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.while_loop (%[[ARG2:[^ ]+]] = %[[V0]]) : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32> {
// CHECK-NEXT:       tosa.yield %[[ARG1]] : tensor<i1>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG2]]: tensor<13x21x3xf32>):
// CHECK-NEXT:       %[[V3:[^ ]+]] = tosa.reverse %[[ARG2]] {axis = 1 : i32} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
// CHECK-NEXT:       tosa.yield %[[V3]] : tensor<13x21x3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast %[[V1]] : (tensor<13x21x3xf32>) -> tensor<13x21x3xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<13x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f23(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
  %r = tensor.cast %a : tensor<13x21x3xf64> to tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f23(%[[ARG0:[^ ]+]]: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<13x21x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f24(tensor<13x21x3xf64>) -> tensor<13x21x3xf64>

// CHECK: module {
// CHECK-NEXT:   func.func private @f24(tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
// CHECK-NEXT: }

// -----

func.func @f25(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = 1 : i64} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = 1 : i64}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f25(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = 1 : i64} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = 1 : i64}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f26(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = 4294967296 : i64} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = 4294967296 : i64}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f26(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = 4294967296 : i64} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = 4294967296 : i64}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f27(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = -2147483649 : i64} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = -2147483649 : i64}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f27(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = -2147483649 : i64} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = -2147483649 : i64}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f28(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = 1 : si64} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = 1 : si64}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f28(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = 1 : si64} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = 1 : si64}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f29(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = 18446744073709551615 : ui64} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = 18446744073709551615 : ui64}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f29(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = 18446744073709551615 : ui64} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = 18446744073709551615 : ui64}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f30(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = 9223372036854775808 : ui64} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = 9223372036854775808 : ui64}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f30(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = 9223372036854775808 : ui64} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = 9223372036854775808 : ui64}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f31(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = i64} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = i64}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f31(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = i64} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = i64}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f32(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = tensor<4xi64>} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = tensor<4xi64>}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f32(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = tensor<4xi64>} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = tensor<4xi64>}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f33(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = si64} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = si64}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f33(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = si64} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = si64}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f34(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = memref<4xi64>} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = memref<4xi64>}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f34(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = memref<4xi64>} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = memref<4xi64>}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f35(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = tuple<i64>} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = tuple<i64>}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f35(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = tuple<i64>} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = tuple<i64>}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f36(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = complex<f64>} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = complex<f64>}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f36(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = complex<f64>} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = complex<f64>}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f37(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = dense<[1,4294967296]> : tensor<2xi64>} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = dense<[1,4294967296]> : tensor<2xi64>}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f37(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = dense<[1, 4294967296]> : tensor<2xi64>} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = dense<[1, 4294967296]> : tensor<2xi64>}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f38(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = dense<1> : tensor<2xui64>} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = dense<1> : tensor<2xui64>}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f38(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = dense<1> : tensor<2xui64>} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = dense<1> : tensor<2xui64>}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f39(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = dense<> : tensor<0xf64>} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = dense<> : tensor<0xf64>}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f39(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = dense<> : tensor<0xf32>} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = dense<> : tensor<0xf64>}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f40(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = {a = 1 : i64}} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = {a = 1 : i64}}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f40(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = {a = 1 : i64}} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = {a = 1 : i64}}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f41(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = array<f64: 1.0>} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = array<f64: 1.0>}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f41(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = array<f64: 1.000000e+00>} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = array<f64: 1.000000e+00>}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f42(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = 0x7FF4000000000000 : f64} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = 0x7FF4000000000000 : f64}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f42(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = 0x7FE00000 : f32} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = 0x7FF4000000000000 : f64}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f43(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = 0x7FF8000020000000 : f64} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = 0x7FF8000020000000 : f64}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f43(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = 0x7FC00001 : f32} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = 0x7FF8000020000000 : f64}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f44(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = 1.401298464324817e-45 : f64} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = 1.401298464324817e-45 : f64}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f44(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = 1.401300e-45 : f32} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = 1.4012984643248171E-45 : f64}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f45(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = 3.4028234663852886e38 : f64} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = 3.4028234663852886e38 : f64}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f45(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = 3.40282347E+38 : f32} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = 3.4028234663852886E+38 : f64}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f46(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = dense<(1,2)> : tensor<2xcomplex<i64>>} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = dense<(1,2)> : tensor<2xcomplex<i64>>}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f46(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = dense<(1,2)> : tensor<2xcomplex<i64>>} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = dense<(1,2)> : tensor<2xcomplex<i64>>}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f47(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = sparse<0, 1> : tensor<3xi64>} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = sparse<0, 1> : tensor<3xi64>}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f47(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = sparse<0, 1> : tensor<3xi64>} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = sparse<0, 1> : tensor<3xi64>}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f48(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = true} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = true}
}

// CHECK: module {
// CHECK-NEXT:   func.func @f48(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = true} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = true}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f49(%a: tensor<4xf64>) {
  %r = tosa.identity %a {x = loc("a")} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = loc("a")}
}

// CHECK: #loc = loc("a")
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f49(%[[ARG0:[^ ]+]]: tensor<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xf64>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] {x = #loc} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return {y = #loc}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f50(%a: tensor<4xf64>) -> tensor<4xf64> {
  return {z = 1 : i64} %a : tensor<4xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f50(%[[ARG0:[^ ]+]]: tensor<4xf64>) -> tensor<4xf64> {
// CHECK-NEXT:     return {z = 1 : i64} %[[ARG0]] : tensor<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f51(%a: tensor<3xf64>) -> tensor<3xi48> {
  %0 = tosa.cast %a : (tensor<3xf64>) -> tensor<3xi48>
  return %0 : tensor<3xi48>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f51(%[[ARG0:[^ ]+]]: tensor<3xf64>) -> tensor<3xi48> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<3xf64>) -> tensor<3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] : (tensor<3xf32>) -> tensor<3xi48>
// CHECK-NEXT:     return %[[V1]] : tensor<3xi48>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f52(tensor<4xf64>) -> (tensor<4xf64>, f64)

// CHECK: module {
// CHECK-NEXT:   func.func private @f52(tensor<4xf64>) -> (tensor<4xf64>, f64)
// CHECK-NEXT: }
