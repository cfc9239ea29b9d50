// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file | FileCheck %s

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.abs"(%a0) : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.abs %[[V0]] : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi32>
  %r0 = "tosa.bitwise_not"(%a0) : (tensor<2x3x4xi32>) -> (tensor<2x3x4xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.bitwise_not %[[V0]] : (tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.ceil"(%a0) : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.ceil %[[V0]] : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi32>
  %r0 = "tosa.clz"(%a0) : (tensor<2x3x4xi32>) -> (tensor<2x3x4xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.clz %[[V0]] : (tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.cos"(%a0) : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cos %[[V0]] : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.exp"(%a0) : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.exp %[[V0]] : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.floor"(%a0) : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.floor %[[V0]] : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.log"(%a0) : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.log %[[V0]] : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.reciprocal"(%a0) : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reciprocal %[[V0]] : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.rsqrt"(%a0) : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.rsqrt %[[V0]] : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.sin"(%a0) : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.sin %[[V0]] : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.erf"(%a0) : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.erf %[[V0]] : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.sigmoid"(%a0) : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.sigmoid %[[V0]] : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.tanh"(%a0) : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.tanh %[[V0]] : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.identity"(%a0) : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.identity %[[V0]] : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.cast"(%a0) : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xi1>
  %r0 = "tosa.logical_not"(%a0) : (tensor<2x3xi1>) -> (tensor<2x3xi1>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.logical_not %[[V0]] : (tensor<2x3xi1>) -> tensor<2x3xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<1x3x1xf32>
  %r0 = "tosa.add"(%a0, %a1) : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> (tensor<2x3x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<1x3x1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.add %[[V0]], %[[V1]] : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<1x3x1xf32>
  %r0 = "tosa.sub"(%a0, %a1) : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> (tensor<2x3x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<1x3x1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.sub %[[V0]], %[[V1]] : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<1x3x1xf32>
  %r0 = "tosa.pow"(%a0, %a1) : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> (tensor<2x3x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<1x3x1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.pow %[[V0]], %[[V1]] : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<1x3x1xf32>
  %r0 = "tosa.maximum"(%a0, %a1) : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> (tensor<2x3x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<1x3x1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.maximum %[[V0]], %[[V1]] : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<1x3x1xf32>
  %r0 = "tosa.minimum"(%a0, %a1) : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> (tensor<2x3x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<1x3x1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.minimum %[[V0]], %[[V1]] : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi32>
  %a1 = "test.src"() : () -> tensor<1x3x1xi32>
  %r0 = "tosa.bitwise_and"(%a0, %a1) : (tensor<2x3x4xi32>, tensor<1x3x1xi32>) -> (tensor<2x3x4xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<1x3x1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.bitwise_and %[[V0]], %[[V1]] : (tensor<2x3x4xi32>, tensor<1x3x1xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi32>
  %a1 = "test.src"() : () -> tensor<1x3x1xi32>
  %r0 = "tosa.bitwise_or"(%a0, %a1) : (tensor<2x3x4xi32>, tensor<1x3x1xi32>) -> (tensor<2x3x4xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<1x3x1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.bitwise_or %[[V0]], %[[V1]] : (tensor<2x3x4xi32>, tensor<1x3x1xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi32>
  %a1 = "test.src"() : () -> tensor<1x3x1xi32>
  %r0 = "tosa.bitwise_xor"(%a0, %a1) : (tensor<2x3x4xi32>, tensor<1x3x1xi32>) -> (tensor<2x3x4xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<1x3x1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.bitwise_xor %[[V0]], %[[V1]] : (tensor<2x3x4xi32>, tensor<1x3x1xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi32>
  %a1 = "test.src"() : () -> tensor<1x3x1xi32>
  %r0 = "tosa.logical_left_shift"(%a0, %a1) : (tensor<2x3x4xi32>, tensor<1x3x1xi32>) -> (tensor<2x3x4xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<1x3x1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.logical_left_shift %[[V0]], %[[V1]] : (tensor<2x3x4xi32>, tensor<1x3x1xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi32>
  %a1 = "test.src"() : () -> tensor<1x3x1xi32>
  %r0 = "tosa.logical_right_shift"(%a0, %a1) : (tensor<2x3x4xi32>, tensor<1x3x1xi32>) -> (tensor<2x3x4xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<1x3x1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.logical_right_shift %[[V0]], %[[V1]] : (tensor<2x3x4xi32>, tensor<1x3x1xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi32>
  %a1 = "test.src"() : () -> tensor<1x3x1xi32>
  %r0 = "tosa.intdiv"(%a0, %a1) : (tensor<2x3x4xi32>, tensor<1x3x1xi32>) -> (tensor<2x3x4xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<1x3x1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.intdiv %[[V0]], %[[V1]] : (tensor<2x3x4xi32>, tensor<1x3x1xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi32>
  %a1 = "test.src"() : () -> tensor<1x3x1xi32>
  %r0 = "tosa.arithmetic_right_shift"(%a0, %a1) {round = true} : (tensor<2x3x4xi32>, tensor<1x3x1xi32>) -> (tensor<2x3x4xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<1x3x1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.arithmetic_right_shift %[[V0]], %[[V1]] {round = true} : (tensor<2x3x4xi32>, tensor<1x3x1xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi1>
  %a1 = "test.src"() : () -> tensor<1x3x1xi1>
  %r0 = "tosa.logical_and"(%a0, %a1) : (tensor<2x3x4xi1>, tensor<1x3x1xi1>) -> (tensor<2x3x4xi1>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<1x3x1xi1>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.logical_and %[[V0]], %[[V1]] : (tensor<2x3x4xi1>, tensor<1x3x1xi1>) -> tensor<2x3x4xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi1>
  %a1 = "test.src"() : () -> tensor<1x3x1xi1>
  %r0 = "tosa.logical_or"(%a0, %a1) : (tensor<2x3x4xi1>, tensor<1x3x1xi1>) -> (tensor<2x3x4xi1>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<1x3x1xi1>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.logical_or %[[V0]], %[[V1]] : (tensor<2x3x4xi1>, tensor<1x3x1xi1>) -> tensor<2x3x4xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi1>
  %a1 = "test.src"() : () -> tensor<1x3x1xi1>
  %r0 = "tosa.logical_xor"(%a0, %a1) : (tensor<2x3x4xi1>, tensor<1x3x1xi1>) -> (tensor<2x3x4xi1>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<1x3x1xi1>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.logical_xor %[[V0]], %[[V1]] : (tensor<2x3x4xi1>, tensor<1x3x1xi1>) -> tensor<2x3x4xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<1x3x1xf32>
  %r0 = "tosa.equal"(%a0, %a1) : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> (tensor<2x3x4xi1>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<1x3x1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.equal %[[V0]], %[[V1]] : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> tensor<2x3x4xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<1x3x1xf32>
  %r0 = "tosa.greater"(%a0, %a1) : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> (tensor<2x3x4xi1>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<1x3x1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.greater %[[V0]], %[[V1]] : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> tensor<2x3x4xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<1x3x1xf32>
  %r0 = "tosa.greater_equal"(%a0, %a1) : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> (tensor<2x3x4xi1>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<1x3x1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.greater_equal %[[V0]], %[[V1]] : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> tensor<2x3x4xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<1x3x1xf32>
  %a2 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.mul"(%a0, %a1, %a2) : (tensor<2x3x4xf32>, tensor<1x3x1xf32>, tensor<1xi8>) -> (tensor<2x3x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<1x3x1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.mul %[[V0]], %[[V1]], %[[V2]] : (tensor<2x3x4xf32>, tensor<1x3x1xf32>, tensor<1xi8>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi32>
  %a1 = "test.src"() : () -> tensor<2x3x4xi32>
  %a2 = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.mul"(%a0, %a1, %a2) : (tensor<2x3x4xi32>, tensor<2x3x4xi32>, tensor<1xi8>) -> (tensor<2x3x4xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.mul %[[V0]], %[[V1]], %[[V2]] : (tensor<2x3x4xi32>, tensor<2x3x4xi32>, tensor<1xi8>) -> tensor<2x3x4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi8>
  %a1 = "test.src"() : () -> tensor<2x1x4xi8>
  %a2 = "test.src"() : () -> tensor<1xi8>
  %r0 = "tosa.mul"(%a0, %a1, %a2) : (tensor<2x3x4xi8>, tensor<2x1x4xi8>, tensor<1xi8>) -> (tensor<2x3x4xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<2x1x4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.mul %[[V0]], %[[V1]], %[[V2]] : (tensor<2x3x4xi8>, tensor<2x1x4xi8>, tensor<1xi8>) -> tensor<2x3x4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x3x4xi1>
  %a1 = "test.src"() : () -> tensor<2x3x4xf32>
  %a2 = "test.src"() : () -> tensor<2x3x1xf32>
  %r0 = "tosa.select"(%a0, %a1, %a2) : (tensor<1x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x1xf32>) -> (tensor<2x3x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x3x4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<2x3x1xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.select %[[V0]], %[[V1]], %[[V2]] : (tensor<1x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x1xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.clamp"(%a0) {min_val = 0.0 : f32, max_val = 1.0 : f32} : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.clamp %[[V0]] {max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xi8>
  %r0 = "tosa.clamp"(%a0) {min_val = -3 : i8, max_val = 5 : i8} : (tensor<2x3xi8>) -> (tensor<2x3xi8>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.clamp %[[V0]] {max_val = 5 : i8, min_val = -3 : i8} : (tensor<2x3xi8>) -> tensor<2x3xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xui8>
  %r0 = "tosa.clamp"(%a0) {min_val = 3 : ui8, max_val = 5 : ui8} : (tensor<2x3xui8>) -> (tensor<2x3xui8>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3xui8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.clamp %[[V0]] {max_val = 5 : ui8, min_val = 3 : ui8} : (tensor<2x3xui8>) -> tensor<2x3xui8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.argmax"(%a0) {axis = 1 : i32} : (tensor<2x3x4xf32>) -> (tensor<2x4xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.argmax %[[V0]] {axis = 1 : i32} : (tensor<2x3x4xf32>) -> tensor<2x4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.reduce_max"(%a0) {axis = 1 : i32} : (tensor<2x3x4xf32>) -> (tensor<2x1x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_max %[[V0]] {axis = 1 : i32} : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.reduce_min"(%a0) {axis = 1 : i32} : (tensor<2x3x4xf32>) -> (tensor<2x1x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_min %[[V0]] {axis = 1 : i32} : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.reduce_sum"(%a0) {axis = 1 : i32} : (tensor<2x3x4xf32>) -> (tensor<2x1x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_sum %[[V0]] {axis = 1 : i32} : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.reduce_product"(%a0) {axis = 1 : i32} : (tensor<2x3x4xf32>) -> (tensor<2x1x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_product %[[V0]] {axis = 1 : i32} : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi1>
  %r0 = "tosa.reduce_all"(%a0) {axis = 2 : i32} : (tensor<2x3x4xi1>) -> (tensor<2x3x1xi1>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_all %[[V0]] {axis = 2 : i32} : (tensor<2x3x4xi1>) -> tensor<2x3x1xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi1>
  %r0 = "tosa.reduce_any"(%a0) {axis = 2 : i32} : (tensor<2x3x4xi1>) -> (tensor<2x3x1xi1>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_any %[[V0]] {axis = 2 : i32} : (tensor<2x3x4xi1>) -> tensor<2x3x1xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.reverse"(%a0) {axis = 1 : i32} : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reverse %[[V0]] {axis = 1 : i32} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<2x5x4xf32>
  %r0 = "tosa.concat"(%a0, %a1) {axis = 1 : i32} : (tensor<2x3x4xf32>, tensor<2x5x4xf32>) -> (tensor<2x8x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<2x5x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.concat %[[V0]], %[[V1]] {axis = 1 : i32} : (tensor<2x3x4xf32>, tensor<2x5x4xf32>) -> tensor<2x8x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<2x5x4xf32>
  %a2 = "test.src"() : () -> tensor<2x1x4xf32>
  %r0 = "tosa.concat"(%a0, %a1, %a2) {axis = 1 : i32} : (tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x1x4xf32>) -> (tensor<2x9x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<2x5x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<2x1x4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.concat %[[V0]], %[[V1]], %[[V2]] {axis = 1 : i32} : (tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x1x4xf32>) -> tensor<2x9x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a2 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.negate"(%a0, %a1, %a2) : (tensor<2x3x4xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<2x3x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.negate %[[V0]], %[[V1]], %[[V2]] : (tensor<2x3x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xi8>
  %a1 = "tosa.const"() {values = dense<5> : tensor<1xi8>} : () -> tensor<1xi8>
  %a2 = "tosa.const"() {values = dense<-3> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.negate"(%a0, %a1, %a2) : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<2x3xi8>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<5> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<-3> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.negate %[[V0]], %[[V1]], %[[V2]] : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = tosa.const_shape {values = dense<[0, 1, 2, 3, 0, 0]> : tensor<6xindex>} : () -> !tosa.shape<6>
  %a2 = "test.src"() : () -> tensor<1xf32>
  %r0 = "tosa.pad"(%a0, %a1, %a2) : (tensor<2x3x4xf32>, !tosa.shape<6>, tensor<1xf32>) -> (tensor<3x8x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[0, 1, 2, 3, 0, 0]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.pad %[[V0]], %[[V1]], %[[V2]] : (tensor<2x3x4xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<3x8x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xi8>
  %a1 = tosa.const_shape {values = dense<[0, 1, 2, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %a2 = "test.src"() : () -> tensor<1xi8>
  %r0 = "tosa.pad"(%a0, %a1, %a2) : (tensor<2x3xi8>, !tosa.shape<4>, tensor<1xi8>) -> (tensor<3x8xi8>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[0, 1, 2, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.pad %[[V0]], %[[V1]], %[[V2]] : (tensor<2x3xi8>, !tosa.shape<4>, tensor<1xi8>) -> tensor<3x8xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = tosa.const_shape {values = dense<[6, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r0 = "tosa.reshape"(%a0, %a1) : (tensor<2x3x4xf32>, !tosa.shape<2>) -> (tensor<6x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[6, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.reshape %[[V0]], %[[V1]] : (tensor<2x3x4xf32>, !tosa.shape<2>) -> tensor<6x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = tosa.const_shape {values = dense<[6, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r0 = "tosa.reshape"(%a0, %a1) : (tensor<2x3x4xf32>, !tosa.shape<2>) -> (tensor<6x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[6, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.reshape %[[V0]], %[[V1]] : (tensor<2x3x4xf32>, !tosa.shape<2>) -> tensor<6x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = tosa.const_shape {values = dense<[0, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a2 = tosa.const_shape {values = dense<[2, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.slice"(%a0, %a1, %a2) : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> (tensor<2x1x2xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[0, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.const_shape  {values = dense<[2, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.slice %[[V0]], %[[V1]], %[[V2]] : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.tile"(%a0, %a1) : (tensor<2x3x4xf32>, !tosa.shape<3>) -> (tensor<2x6x12xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.tile %[[V0]], %[[V1]] : (tensor<2x3x4xf32>, !tosa.shape<3>) -> tensor<2x6x12xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.transpose"(%a0) {perms = array<i32: 2, 0, 1>} : (tensor<2x3x4xf32>) -> (tensor<4x2x3xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.transpose %[[V0]] {perms = array<i32: 2, 0, 1>} : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x5x7xf32>
  %a1 = "test.src"() : () -> tensor<2x6xi32>
  %r0 = "tosa.gather"(%a0, %a1) : (tensor<2x5x7xf32>, tensor<2x6xi32>) -> (tensor<2x6x7xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x5x7xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<2x6xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.gather %[[V0]], %[[V1]] : (tensor<2x5x7xf32>, tensor<2x6xi32>) -> tensor<2x6x7xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x9x7xf32>
  %a1 = "test.src"() : () -> tensor<2x6xi32>
  %a2 = "test.src"() : () -> tensor<2x6x7xf32>
  %r0 = "tosa.scatter"(%a0, %a1, %a2) : (tensor<2x9x7xf32>, tensor<2x6xi32>, tensor<2x6x7xf32>) -> (tensor<2x9x7xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x9x7xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<2x6xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<2x6x7xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.scatter %[[V0]], %[[V1]], %[[V2]] : (tensor<2x9x7xf32>, tensor<2x6xi32>, tensor<2x6x7xf32>) -> tensor<2x9x7xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xi8>
  %a1 = "test.src"() : () -> tensor<256xi8>
  %r0 = "tosa.table"(%a0, %a1) : (tensor<2x3xi8>, tensor<256xi8>) -> (tensor<2x3xi8>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<256xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.table %[[V0]], %[[V1]] : (tensor<2x3xi8>, tensor<256xi8>) -> tensor<2x3xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xi16>
  %a1 = "test.src"() : () -> tensor<513xi16>
  %r0 = "tosa.table"(%a0, %a1) : (tensor<2x3xi16>, tensor<513xi16>) -> (tensor<2x3xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<513xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.table %[[V0]], %[[V1]] : (tensor<2x3xi16>, tensor<513xi16>) -> tensor<2x3xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf32>
  %a1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %a2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a3 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r0 = "tosa.resize"(%a0, %a1, %a2, %a3) {mode = #tosa.resize_mode<BILINEAR>} : (tensor<1x8x8x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> (tensor<1x15x15x3xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x8x8x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.resize %[[V0]], %[[V1]], %[[V2]], %[[V3]] {mode = BILINEAR} : (tensor<1x8x8x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x15x15x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xi8>
  %a1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %a2 = tosa.const_shape {values = dense<[-1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a3 = tosa.const_shape {values = dense<[1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r0 = "tosa.resize"(%a0, %a1, %a2, %a3) {mode = #tosa.resize_mode<NEAREST_NEIGHBOR>} : (tensor<1x8x8x3xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> (tensor<1x16x16x3xi8>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x8x8x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.const_shape  {values = dense<[-1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.const_shape  {values = dense<[1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.resize %[[V0]], %[[V1]], %[[V2]], %[[V3]] {mode = NEAREST_NEIGHBOR} : (tensor<1x8x8x3xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x16x16x3xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xi8>
  %a1 = "test.src"() : () -> tensor<1xi32>
  %a2 = "test.src"() : () -> tensor<1xi8>
  %a3 = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.rescale"(%a0, %a1, %a2, %a3, %a4) {scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<2x3xi8>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.rescale %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xi8>
  %a1 = "test.src"() : () -> tensor<3xi32>
  %a2 = "test.src"() : () -> tensor<3xi8>
  %a3 = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.rescale"(%a0, %a1, %a2, %a3, %a4) {scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<3xi32>, tensor<3xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<2x3xi8>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<3xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.rescale %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x3xi8>, tensor<3xi32>, tensor<3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xi16>
  %a1 = "test.src"() : () -> tensor<1xi16>
  %a2 = "test.src"() : () -> tensor<1xi8>
  %a3 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %a4 = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.rescale"(%a0, %a1, %a2, %a3, %a4) {scale32 = false, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<2x3xi16>, tensor<1xi16>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> (tensor<2x3xi8>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<1xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.rescale %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = false} : (tensor<2x3xi16>, tensor<1xi16>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<2x3xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xui8>
  %a1 = "test.src"() : () -> tensor<1xi32>
  %a2 = "test.src"() : () -> tensor<1xi8>
  %a3 = "tosa.const"() {values = dense<1> : tensor<1xui8>} : () -> tensor<1xui8>
  %a4 = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.rescale"(%a0, %a1, %a2, %a3, %a4) {scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<2x3xui8>, tensor<1xi32>, tensor<1xi8>, tensor<1xui8>, tensor<1xi8>) -> (tensor<2x3xi8>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3xui8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<1> : tensor<1xui8>}> : () -> tensor<1xui8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.rescale %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x3xui8>, tensor<1xi32>, tensor<1xi8>, tensor<1xui8>, tensor<1xi8>) -> tensor<2x3xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf32>
  %a1 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a2 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.avg_pool2d"(%a0, %a1, %a2) {kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = f32} : (tensor<1x8x8x3xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x3xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x8x8x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.avg_pool2d %[[V0]], %[[V1]], %[[V2]] {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xi8>
  %a1 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %a2 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.avg_pool2d"(%a0, %a1, %a2) {kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = i32} : (tensor<1x8x8x3xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x4x4x3xi8>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x8x8x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.avg_pool2d %[[V0]], %[[V1]], %[[V2]] {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x3xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf16>
  %a1 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %a2 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %r0 = "tosa.avg_pool2d"(%a0, %a1, %a2) {kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = f16} : (tensor<1x8x8x3xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1x4x4x3xf16>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x8x8x3xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.avg_pool2d %[[V0]], %[[V1]], %[[V2]] {acc_type = f16, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x3xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x4x4x3xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xbf16>
  %a1 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %a2 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %r0 = "tosa.avg_pool2d"(%a0, %a1, %a2) {kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = f32} : (tensor<1x8x8x3xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> (tensor<1x4x4x3xbf16>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x8x8x3xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xbf16>}> : () -> tensor<1xbf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xbf16>}> : () -> tensor<1xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.avg_pool2d %[[V0]], %[[V1]], %[[V2]] {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x3xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x4x4x3xbf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf32>
  %r0 = "tosa.max_pool2d"(%a0) {kernel = array<i64: 3, 2>, stride = array<i64: 1, 2>, pad = array<i64: 1, 1, 0, 0>} : (tensor<1x8x8x3xf32>) -> (tensor<1x8x4x3xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x8x8x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.max_pool2d %[[V0]] {kernel = array<i64: 3, 2>, pad = array<i64: 1, 1, 0, 0>, stride = array<i64: 1, 2>} : (tensor<1x8x8x3xf32>) -> tensor<1x8x4x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf32>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xf32>
  %a2 = "test.src"() : () -> tensor<5xf32>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x8x8x5xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x8x8x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<5x3x3x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<5xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.conv2d %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x8x8x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf32>
  %a1 = "test.src"() : () -> tensor<3x3x3x2xf32>
  %a2 = "test.src"() : () -> tensor<6xf32>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x3xf32>, tensor<3x3x3x2xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x8x8x6xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x8x8x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<3x3x3x2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<6xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.depthwise_conv2d %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x8x8x3xf32>, tensor<3x3x3x2xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x6xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x6x8x8x3xf32>
  %a1 = "test.src"() : () -> tensor<5x1x3x3x3xf32>
  %a2 = "test.src"() : () -> tensor<5xf32>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.conv3d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = f32} : (tensor<1x6x8x8x3xf32>, tensor<5x1x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x6x8x8x5xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x6x8x8x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<5x1x3x3x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<5xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.conv3d %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>} : (tensor<1x6x8x8x3xf32>, tensor<5x1x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x8x8x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x4x4x3xf32>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xf32>
  %a2 = "test.src"() : () -> tensor<5xf32>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.transpose_conv2d"(%a0, %a1, %a2, %a3, %a4) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = f32} : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x9x9x5xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x4x4x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<5x3x3x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<5xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.transpose_conv2d %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x9x9x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<2x4x5xf32>
  %a2 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.matmul"(%a0, %a1, %a2, %a3) : (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<2x3x5xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<2x4x5xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.matmul %[[V0]], %[[V1]], %[[V2]], %[[V3]] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xi8>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xi8>
  %a2 = "test.src"() : () -> tensor<5xi32>
  %a3 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i32} : (tensor<1x8x8x3xi8>, tensor<5x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x8x8x5xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x8x8x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<5x3x3x3xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<5xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.conv2d %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x8x8x3xi8>, tensor<5x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x8x8x5xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xi8>
  %a1 = "test.src"() : () -> tensor<3x3x3x2xi8>
  %a2 = "test.src"() : () -> tensor<6xi32>
  %a3 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i32} : (tensor<1x8x8x3xi8>, tensor<3x3x3x2xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x8x8x6xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x8x8x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<3x3x3x2xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<6xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.depthwise_conv2d %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x8x8x3xi8>, tensor<3x3x3x2xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x8x8x6xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x6x8x8x3xi8>
  %a1 = "test.src"() : () -> tensor<5x1x3x3x3xi8>
  %a2 = "test.src"() : () -> tensor<5xi32>
  %a3 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.conv3d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = i32} : (tensor<1x6x8x8x3xi8>, tensor<5x1x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x6x8x8x5xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x6x8x8x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<5x1x3x3x3xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<5xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.conv3d %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {acc_type = i32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>} : (tensor<1x6x8x8x3xi8>, tensor<5x1x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x6x8x8x5xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x4x4x3xi8>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xi8>
  %a2 = "test.src"() : () -> tensor<5xi32>
  %a3 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.transpose_conv2d"(%a0, %a1, %a2, %a3, %a4) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = i32} : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x9x9x5xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x4x4x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<5x3x3x3xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<5xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.transpose_conv2d %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {acc_type = i32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x9x9x5xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi8>
  %a1 = "test.src"() : () -> tensor<2x4x5xi8>
  %a2 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %a3 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.matmul"(%a0, %a1, %a2, %a3) : (tensor<2x3x4xi8>, tensor<2x4x5xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<2x3x5xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<2x4x5xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.matmul %[[V0]], %[[V1]], %[[V2]], %[[V3]] : (tensor<2x3x4xi8>, tensor<2x4x5xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3x5xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xi16>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xi8>
  %a2 = "test.src"() : () -> tensor<5xi48>
  %a3 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %a4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i48} : (tensor<1x8x8x3xi16>, tensor<5x3x3x3xi8>, tensor<5xi48>, tensor<1xi16>, tensor<1xi8>) -> (tensor<1x8x8x5xi48>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x8x8x3xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<5x3x3x3xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<5xi48>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.conv2d %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x8x8x3xi16>, tensor<5x3x3x3xi8>, tensor<5xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x8x8x5xi48>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xi16>
  %a1 = "test.src"() : () -> tensor<3x3x3x2xi8>
  %a2 = "test.src"() : () -> tensor<6xi48>
  %a3 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %a4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i48} : (tensor<1x8x8x3xi16>, tensor<3x3x3x2xi8>, tensor<6xi48>, tensor<1xi16>, tensor<1xi8>) -> (tensor<1x8x8x6xi48>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x8x8x3xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<3x3x3x2xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<6xi48>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.depthwise_conv2d %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x8x8x3xi16>, tensor<3x3x3x2xi8>, tensor<6xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x8x8x6xi48>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x6x8x8x3xi16>
  %a1 = "test.src"() : () -> tensor<5x1x3x3x3xi8>
  %a2 = "test.src"() : () -> tensor<5xi48>
  %a3 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %a4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.conv3d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = i48} : (tensor<1x6x8x8x3xi16>, tensor<5x1x3x3x3xi8>, tensor<5xi48>, tensor<1xi16>, tensor<1xi8>) -> (tensor<1x6x8x8x5xi48>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x6x8x8x3xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<5x1x3x3x3xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<5xi48>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.conv3d %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {acc_type = i48, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>} : (tensor<1x6x8x8x3xi16>, tensor<5x1x3x3x3xi8>, tensor<5xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x6x8x8x5xi48>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x4x4x3xi16>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xi8>
  %a2 = "test.src"() : () -> tensor<5xi48>
  %a3 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %a4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.transpose_conv2d"(%a0, %a1, %a2, %a3, %a4) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = i48} : (tensor<1x4x4x3xi16>, tensor<5x3x3x3xi8>, tensor<5xi48>, tensor<1xi16>, tensor<1xi8>) -> (tensor<1x9x9x5xi48>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x4x4x3xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<5x3x3x3xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<5xi48>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.transpose_conv2d %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {acc_type = i48, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x3xi16>, tensor<5x3x3x3xi8>, tensor<5xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x9x9x5xi48>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf16>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xf16>
  %a2 = "test.src"() : () -> tensor<5xf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %r0 = "tosa.conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f16} : (tensor<1x8x8x3xf16>, tensor<5x3x3x3xf16>, tensor<5xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1x8x8x5xf16>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x8x8x3xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<5x3x3x3xf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<5xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.conv2d %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x8x8x3xf16>, tensor<5x3x3x3xf16>, tensor<5xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x8x8x5xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf16>
  %a1 = "test.src"() : () -> tensor<3x3x3x2xf16>
  %a2 = "test.src"() : () -> tensor<6xf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %r0 = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f16} : (tensor<1x8x8x3xf16>, tensor<3x3x3x2xf16>, tensor<6xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1x8x8x6xf16>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x8x8x3xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<3x3x3x2xf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<6xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.depthwise_conv2d %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x8x8x3xf16>, tensor<3x3x3x2xf16>, tensor<6xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x8x8x6xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x6x8x8x3xf16>
  %a1 = "test.src"() : () -> tensor<5x1x3x3x3xf16>
  %a2 = "test.src"() : () -> tensor<5xf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %r0 = "tosa.conv3d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = f16} : (tensor<1x6x8x8x3xf16>, tensor<5x1x3x3x3xf16>, tensor<5xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1x6x8x8x5xf16>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x6x8x8x3xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<5x1x3x3x3xf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<5xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.conv3d %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {acc_type = f16, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>} : (tensor<1x6x8x8x3xf16>, tensor<5x1x3x3x3xf16>, tensor<5xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x6x8x8x5xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x4x4x3xf16>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xf16>
  %a2 = "test.src"() : () -> tensor<5xf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %r0 = "tosa.transpose_conv2d"(%a0, %a1, %a2, %a3, %a4) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = f16} : (tensor<1x4x4x3xf16>, tensor<5x3x3x3xf16>, tensor<5xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1x9x9x5xf16>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x4x4x3xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<5x3x3x3xf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<5xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.transpose_conv2d %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {acc_type = f16, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x3xf16>, tensor<5x3x3x3xf16>, tensor<5xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x9x9x5xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf16>
  %a1 = "test.src"() : () -> tensor<2x4x5xf16>
  %a2 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %r0 = "tosa.matmul"(%a0, %a1, %a2, %a3) : (tensor<2x3x4xf16>, tensor<2x4x5xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<2x3x5xf16>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<2x4x5xf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.matmul %[[V0]], %[[V1]], %[[V2]], %[[V3]] : (tensor<2x3x4xf16>, tensor<2x4x5xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<2x3x5xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xbf16>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xbf16>
  %a2 = "test.src"() : () -> tensor<5xbf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %r0 = "tosa.conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x3xbf16>, tensor<5x3x3x3xbf16>, tensor<5xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> (tensor<1x8x8x5xbf16>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x8x8x3xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<5x3x3x3xbf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<5xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xbf16>}> : () -> tensor<1xbf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xbf16>}> : () -> tensor<1xbf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.conv2d %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x8x8x3xbf16>, tensor<5x3x3x3xbf16>, tensor<5xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x8x8x5xbf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xbf16>
  %a1 = "test.src"() : () -> tensor<3x3x3x2xbf16>
  %a2 = "test.src"() : () -> tensor<6xbf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %r0 = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x3xbf16>, tensor<3x3x3x2xbf16>, tensor<6xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> (tensor<1x8x8x6xbf16>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x8x8x3xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<3x3x3x2xbf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<6xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xbf16>}> : () -> tensor<1xbf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xbf16>}> : () -> tensor<1xbf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.depthwise_conv2d %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x8x8x3xbf16>, tensor<3x3x3x2xbf16>, tensor<6xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x8x8x6xbf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x6x8x8x3xbf16>
  %a1 = "test.src"() : () -> tensor<5x1x3x3x3xbf16>
  %a2 = "test.src"() : () -> tensor<5xbf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %r0 = "tosa.conv3d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = f32} : (tensor<1x6x8x8x3xbf16>, tensor<5x1x3x3x3xbf16>, tensor<5xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> (tensor<1x6x8x8x5xbf16>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x6x8x8x3xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<5x1x3x3x3xbf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<5xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xbf16>}> : () -> tensor<1xbf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xbf16>}> : () -> tensor<1xbf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.conv3d %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>} : (tensor<1x6x8x8x3xbf16>, tensor<5x1x3x3x3xbf16>, tensor<5xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x6x8x8x5xbf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x4x4x3xbf16>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xbf16>
  %a2 = "test.src"() : () -> tensor<5xbf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %r0 = "tosa.transpose_conv2d"(%a0, %a1, %a2, %a3, %a4) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = f32} : (tensor<1x4x4x3xbf16>, tensor<5x3x3x3xbf16>, tensor<5xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> (tensor<1x9x9x5xbf16>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x4x4x3xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<5x3x3x3xbf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<5xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xbf16>}> : () -> tensor<1xbf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xbf16>}> : () -> tensor<1xbf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.transpose_conv2d %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x3xbf16>, tensor<5x3x3x3xbf16>, tensor<5xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x9x9x5xbf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xbf16>
  %a1 = "test.src"() : () -> tensor<2x4x5xbf16>
  %a2 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %r0 = "tosa.matmul"(%a0, %a1, %a2, %a3) : (tensor<2x3x4xbf16>, tensor<2x4x5xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> (tensor<2x3x5xbf16>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<2x4x5xbf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xbf16>}> : () -> tensor<1xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xbf16>}> : () -> tensor<1xbf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.matmul %[[V0]], %[[V1]], %[[V2]], %[[V3]] : (tensor<2x3x4xbf16>, tensor<2x4x5xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<2x3x5xbf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf8E5M2>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xf8E5M2>
  %a2 = "test.src"() : () -> tensor<5xf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %r0 = "tosa.conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f16} : (tensor<1x8x8x3xf8E5M2>, tensor<5x3x3x3xf8E5M2>, tensor<5xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> (tensor<1x8x8x5xf16>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x8x8x3xf8E5M2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<5x3x3x3xf8E5M2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<5xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf8E5M2>}> : () -> tensor<1xf8E5M2>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf8E5M2>}> : () -> tensor<1xf8E5M2>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.conv2d %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x8x8x3xf8E5M2>, tensor<5x3x3x3xf8E5M2>, tensor<5xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1x8x8x5xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xf8E5M2>
  %a1 = "test.src"() : () -> tensor<3x3x3x2xf8E5M2>
  %a2 = "test.src"() : () -> tensor<6xf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %r0 = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f16} : (tensor<1x8x8x3xf8E5M2>, tensor<3x3x3x2xf8E5M2>, tensor<6xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> (tensor<1x8x8x6xf16>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x8x8x3xf8E5M2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<3x3x3x2xf8E5M2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<6xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf8E5M2>}> : () -> tensor<1xf8E5M2>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf8E5M2>}> : () -> tensor<1xf8E5M2>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.depthwise_conv2d %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x8x8x3xf8E5M2>, tensor<3x3x3x2xf8E5M2>, tensor<6xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1x8x8x6xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x6x8x8x3xf8E5M2>
  %a1 = "test.src"() : () -> tensor<5x1x3x3x3xf8E5M2>
  %a2 = "test.src"() : () -> tensor<5xf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %r0 = "tosa.conv3d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = f16} : (tensor<1x6x8x8x3xf8E5M2>, tensor<5x1x3x3x3xf8E5M2>, tensor<5xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> (tensor<1x6x8x8x5xf16>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x6x8x8x3xf8E5M2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<5x1x3x3x3xf8E5M2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<5xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf8E5M2>}> : () -> tensor<1xf8E5M2>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf8E5M2>}> : () -> tensor<1xf8E5M2>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.conv3d %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {acc_type = f16, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>} : (tensor<1x6x8x8x3xf8E5M2>, tensor<5x1x3x3x3xf8E5M2>, tensor<5xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1x6x8x8x5xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x4x4x3xf8E5M2>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xf8E5M2>
  %a2 = "test.src"() : () -> tensor<5xf16>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %a4 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %r0 = "tosa.transpose_conv2d"(%a0, %a1, %a2, %a3, %a4) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = f16} : (tensor<1x4x4x3xf8E5M2>, tensor<5x3x3x3xf8E5M2>, tensor<5xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> (tensor<1x9x9x5xf16>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x4x4x3xf8E5M2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<5x3x3x3xf8E5M2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<5xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf8E5M2>}> : () -> tensor<1xf8E5M2>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf8E5M2>}> : () -> tensor<1xf8E5M2>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.transpose_conv2d %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {acc_type = f16, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x3xf8E5M2>, tensor<5x3x3x3xf8E5M2>, tensor<5xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1x9x9x5xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf8E5M2>
  %a1 = "test.src"() : () -> tensor<2x4x5xf8E5M2>
  %a2 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %a3 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %r0 = "tosa.matmul"(%a0, %a1, %a2, %a3) : (tensor<2x3x4xf8E5M2>, tensor<2x4x5xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> (tensor<2x3x5xf16>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf8E5M2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<2x4x5xf8E5M2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf8E5M2>}> : () -> tensor<1xf8E5M2>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf8E5M2>}> : () -> tensor<1xf8E5M2>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.matmul %[[V0]], %[[V1]], %[[V2]], %[[V3]] : (tensor<2x3x4xf8E5M2>, tensor<2x4x5xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<2x3x5xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xi8>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xi4>
  %a2 = "test.src"() : () -> tensor<5xi32>
  %a3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "tosa.const"() {values = dense<0> : tensor<1xi4>} : () -> tensor<1xi4>
  %r0 = "tosa.conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i32} : (tensor<1x8x8x3xi8>, tensor<5x3x3x3xi4>, tensor<5xi32>, tensor<1xi8>, tensor<1xi4>) -> (tensor<1x8x8x5xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x8x8x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<5x3x3x3xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<5xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi4>}> : () -> tensor<1xi4>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.conv2d %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x8x8x3xi8>, tensor<5x3x3x3xi4>, tensor<5xi32>, tensor<1xi8>, tensor<1xi4>) -> tensor<1x8x8x5xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8x3xi8>
  %a1 = "test.src"() : () -> tensor<3x3x3x2xi4>
  %a2 = "test.src"() : () -> tensor<6xi32>
  %a3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "tosa.const"() {values = dense<0> : tensor<1xi4>} : () -> tensor<1xi4>
  %r0 = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i32} : (tensor<1x8x8x3xi8>, tensor<3x3x3x2xi4>, tensor<6xi32>, tensor<1xi8>, tensor<1xi4>) -> (tensor<1x8x8x6xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x8x8x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<3x3x3x2xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<6xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi4>}> : () -> tensor<1xi4>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.depthwise_conv2d %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x8x8x3xi8>, tensor<3x3x3x2xi4>, tensor<6xi32>, tensor<1xi8>, tensor<1xi4>) -> tensor<1x8x8x6xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x6x8x8x3xi8>
  %a1 = "test.src"() : () -> tensor<5x1x3x3x3xi4>
  %a2 = "test.src"() : () -> tensor<5xi32>
  %a3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "tosa.const"() {values = dense<0> : tensor<1xi4>} : () -> tensor<1xi4>
  %r0 = "tosa.conv3d"(%a0, %a1, %a2, %a3, %a4) {pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = i32} : (tensor<1x6x8x8x3xi8>, tensor<5x1x3x3x3xi4>, tensor<5xi32>, tensor<1xi8>, tensor<1xi4>) -> (tensor<1x6x8x8x5xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x6x8x8x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<5x1x3x3x3xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<5xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi4>}> : () -> tensor<1xi4>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.conv3d %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {acc_type = i32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>} : (tensor<1x6x8x8x3xi8>, tensor<5x1x3x3x3xi4>, tensor<5xi32>, tensor<1xi8>, tensor<1xi4>) -> tensor<1x6x8x8x5xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x4x4x3xi8>
  %a1 = "test.src"() : () -> tensor<5x3x3x3xi4>
  %a2 = "test.src"() : () -> tensor<5xi32>
  %a3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %a4 = "tosa.const"() {values = dense<0> : tensor<1xi4>} : () -> tensor<1xi4>
  %r0 = "tosa.transpose_conv2d"(%a0, %a1, %a2, %a3, %a4) {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = i32} : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi4>, tensor<5xi32>, tensor<1xi8>, tensor<1xi4>) -> (tensor<1x9x9x5xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x4x4x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<5x3x3x3xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<5xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi4>}> : () -> tensor<1xi4>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.transpose_conv2d %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] {acc_type = i32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi4>, tensor<5xi32>, tensor<1xi8>, tensor<1xi4>) -> tensor<1x9x9x5xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi8>
  %a1 = "test.src"() : () -> tensor<2x4x5xi8>
  %a2 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %a3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.matmul"(%a0, %a1, %a2, %a3) : (tensor<2x3x4xi8>, tensor<2x4x5xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<2x3x5xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<2x4x5xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.matmul %[[V0]], %[[V1]], %[[V2]], %[[V3]] : (tensor<2x3x4xi8>, tensor<2x4x5xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3x5xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xi16>
  %a1 = "test.src"() : () -> tensor<2x4x5xi16>
  %a2 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %a3 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %r0 = "tosa.matmul"(%a0, %a1, %a2, %a3) : (tensor<2x3x4xi16>, tensor<2x4x5xi16>, tensor<1xi16>, tensor<1xi16>) -> (tensor<2x3x5xi48>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<2x4x5xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.matmul %[[V0]], %[[V1]], %[[V2]], %[[V3]] : (tensor<2x3x4xi16>, tensor<2x4x5xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<2x3x5xi48>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8xf32>
  %a1 = "test.src"() : () -> tensor<1x8x8xf32>
  %r0, %r1 = "tosa.fft2d"(%a0, %a1) {inverse = false} : (tensor<1x8x8xf32>, tensor<1x8x8xf32>) -> (tensor<1x8x8xf32>, tensor<1x8x8xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x8x8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<1x8x8xf32>
// CHECK-NEXT:     %[[OUTPUT_REAL:[^ ]+]], %[[OUTPUT_IMAG:[^ ]+]] = tosa.fft2d %[[V0]], %[[V1]] {inverse = false} : (tensor<1x8x8xf32>, tensor<1x8x8xf32>) -> (tensor<1x8x8xf32>, tensor<1x8x8xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<1x8x8xf32>
  %r0, %r1 = "tosa.rfft2d"(%a0) : (tensor<1x8x8xf32>) -> (tensor<1x8x5xf32>, tensor<1x8x5xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<1x8x8xf32>
// CHECK-NEXT:     %[[OUTPUT_REAL:[^ ]+]], %[[OUTPUT_IMAG:[^ ]+]] = tosa.rfft2d %[[V0]] : (tensor<1x8x8xf32>) -> (tensor<1x8x5xf32>, tensor<1x8x5xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<4x64xf8E4M3FN>
  %a1 = "test.src"() : () -> tensor<4x2xf8E8M0FNU>
  %r0 = "tosa.cast_from_block_scaled"(%a0, %a1) {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>) -> (tensor<4x64xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<4x64xf8E4M3FN>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<4x2xf8E8M0FNU>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.cast_from_block_scaled %[[V0]], %[[V1]] {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>) -> tensor<4x64xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<4x64xf32>
  %r0, %r1 = "tosa.cast_to_block_scaled"(%a0) {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x64xf32>) -> (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<4x64xf32>
// CHECK-NEXT:     %[[OUTPUT_DATA:[^ ]+]], %[[OUTPUT_SCALE:[^ ]+]] = tosa.cast_to_block_scaled %[[V0]] {block_size = BLOCK_SIZE_32} : (tensor<4x64xf32>) -> (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<4x8x64xf8E4M3FN>
  %a1 = "test.src"() : () -> tensor<4x8x2xf8E8M0FNU>
  %a2 = "test.src"() : () -> tensor<4x5x64xf8E4M3FN>
  %a3 = "test.src"() : () -> tensor<4x5x2xf8E8M0FNU>
  %r0 = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x8x64xf8E4M3FN>, tensor<4x8x2xf8E8M0FNU>, tensor<4x5x64xf8E4M3FN>, tensor<4x5x2xf8E8M0FNU>) -> (tensor<4x8x5xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<4x8x64xf8E4M3FN>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<4x8x2xf8E8M0FNU>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<4x5x64xf8E4M3FN>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "test.src"() : () -> tensor<4x5x2xf8E8M0FNU>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.matmul_t_block_scaled %[[V0]], %[[V1]], %[[V2]], %[[V3]] {block_size = BLOCK_SIZE_32} : (tensor<4x8x64xf8E4M3FN>, tensor<4x8x2xf8E8M0FNU>, tensor<4x5x64xf8E4M3FN>, tensor<4x5x2xf8E8M0FNU>) -> tensor<4x8x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<4x8x64xf8E4M3FN>
  %a1 = "test.src"() : () -> tensor<4x8x2xf8E8M0FNU>
  %a2 = "test.src"() : () -> tensor<1x5x64xf8E4M3FN>
  %a3 = "test.src"() : () -> tensor<1x5x2xf8E8M0FNU>
  %r0 = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x8x64xf8E4M3FN>, tensor<4x8x2xf8E8M0FNU>, tensor<1x5x64xf8E4M3FN>, tensor<1x5x2xf8E8M0FNU>) -> (tensor<4x8x5xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<4x8x64xf8E4M3FN>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<4x8x2xf8E8M0FNU>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<1x5x64xf8E4M3FN>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "test.src"() : () -> tensor<1x5x2xf8E8M0FNU>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.matmul_t_block_scaled %[[V0]], %[[V1]], %[[V2]], %[[V3]] {block_size = BLOCK_SIZE_32} : (tensor<4x8x64xf8E4M3FN>, tensor<4x8x2xf8E8M0FNU>, tensor<1x5x64xf8E4M3FN>, tensor<1x5x2xf8E8M0FNU>) -> tensor<4x8x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a1 = tosa.const_shape {values = dense<[4, 5, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.add_shape"(%a0, %a1) : (!tosa.shape<3>, !tosa.shape<3>) -> (!tosa.shape<3>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[4, 5, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.add_shape %[[V0]], %[[V1]] : (!tosa.shape<3>, !tosa.shape<3>) -> !tosa.shape<3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a1 = tosa.const_shape {values = dense<[4, 5, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.sub_shape"(%a0, %a1) : (!tosa.shape<3>, !tosa.shape<3>) -> (!tosa.shape<3>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[4, 5, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.sub_shape %[[V0]], %[[V1]] : (!tosa.shape<3>, !tosa.shape<3>) -> !tosa.shape<3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a1 = tosa.const_shape {values = dense<[4, 5, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.mul_shape"(%a0, %a1) : (!tosa.shape<3>, !tosa.shape<3>) -> (!tosa.shape<3>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[4, 5, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.mul_shape %[[V0]], %[[V1]] : (!tosa.shape<3>, !tosa.shape<3>) -> !tosa.shape<3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a1 = tosa.const_shape {values = dense<[4, 5, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.div_ceil_shape"(%a0, %a1) : (!tosa.shape<3>, !tosa.shape<3>) -> (!tosa.shape<3>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[4, 5, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.div_ceil_shape %[[V0]], %[[V1]] : (!tosa.shape<3>, !tosa.shape<3>) -> !tosa.shape<3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a1 = tosa.const_shape {values = dense<[4, 5, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.div_floor_shape"(%a0, %a1) : (!tosa.shape<3>, !tosa.shape<3>) -> (!tosa.shape<3>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[4, 5, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.div_floor_shape %[[V0]], %[[V1]] : (!tosa.shape<3>, !tosa.shape<3>) -> !tosa.shape<3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a1 = tosa.const_shape {values = dense<[4, 5, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.max_shape"(%a0, %a1) : (!tosa.shape<3>, !tosa.shape<3>) -> (!tosa.shape<3>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[4, 5, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.max_shape %[[V0]], %[[V1]] : (!tosa.shape<3>, !tosa.shape<3>) -> !tosa.shape<3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a1 = tosa.const_shape {values = dense<[4, 5, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.min_shape"(%a0, %a1) : (!tosa.shape<3>, !tosa.shape<3>) -> (!tosa.shape<3>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[4, 5, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.min_shape %[[V0]], %[[V1]] : (!tosa.shape<3>, !tosa.shape<3>) -> !tosa.shape<3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a1 = tosa.const_shape {values = dense<[4, 5, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.mod_shape"(%a0, %a1) : (!tosa.shape<3>, !tosa.shape<3>) -> (!tosa.shape<3>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[4, 5, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.mod_shape %[[V0]], %[[V1]] : (!tosa.shape<3>, !tosa.shape<3>) -> !tosa.shape<3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.exp2_shape"(%a0) : (!tosa.shape<3>) -> (!tosa.shape<3>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.exp2_shape %[[V0]] : (!tosa.shape<3>) -> !tosa.shape<3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.log2_ceil_shape"(%a0) : (!tosa.shape<3>) -> (!tosa.shape<3>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.log2_ceil_shape %[[V0]] : (!tosa.shape<3>) -> !tosa.shape<3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.log2_floor_shape"(%a0) : (!tosa.shape<3>) -> (!tosa.shape<3>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.log2_floor_shape %[[V0]] : (!tosa.shape<3>) -> !tosa.shape<3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a1 = tosa.const_shape {values = dense<[3]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %r0 = "tosa.concat_shape"(%a0, %a1) : (!tosa.shape<2>, !tosa.shape<1>) -> (!tosa.shape<3>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.concat_shape %[[V0]], %[[V1]] : (!tosa.shape<2>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %r0 = "tosa.dim"(%a0) {axis = 1 : i32} : (tensor<2x3x4xf32>) -> (!tosa.shape<1>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.dim %[[V0]] {axis = 1 : i32} : (tensor<2x3x4xf32>) -> !tosa.shape<1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %a1 = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %a2 = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  %r0 = "tosa.slice_shape"(%a0, %a1, %a2) : (!tosa.shape<4>, tensor<1xi32>, tensor<1xi32>) -> (!tosa.shape<2>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.slice_shape %[[V0]], %[[V1]], %[[V2]] : (!tosa.shape<4>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %r0 = "tosa.const"() {values = dense<1> : tensor<2x3xi8>} : () -> (tensor<2x3xi8>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<1> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %r0 = "tosa.const_shape"() {values = dense<[1, 2]> : tensor<2xindex>} : () -> (!tosa.shape<2>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3x4xf32>
  %a1 = "test.src"() : () -> tensor<3xi8>
  %r0 = "tosa.custom"(%a0, %a1) {operator_name = "a", domain_name = "b", implementation_attrs = "c"} : (tensor<2x3x4xf32>, tensor<3xi8>) -> (tensor<2x3x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<3xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.custom %[[V0]], %[[V1]] {domain_name = "b", implementation_attrs = "c", operator_name = "a"} : (tensor<2x3x4xf32>, tensor<3xi8>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a0 = "test.src"() : () -> tensor<2x3xi32>
  %a1 = "test.src"() : () -> tensor<2x3xi32>
  %a2 = "test.src"() : () -> tensor<2x3xi8>
  %r0 = "tosa.apply_scale"(%a0, %a1, %a2) {rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>} : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi8>) -> (tensor<2x3xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.src"() : () -> tensor<2x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.src"() : () -> tensor<2x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.src"() : () -> tensor<2x3xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.apply_scale %[[V0]], %[[V1]], %[[V2]] {rounding_mode = DOUBLE_ROUND} : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi8>) -> tensor<2x3xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
