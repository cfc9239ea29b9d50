// RUN: mlir-opt %s --split-input-file --tosa-convert-integer-type-to-signless | FileCheck %s

func.func @f0(%a: tensor<4xui8>) -> tensor<4xui8> {
  %0 = tosa.identity %a : (tensor<4xui8>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.identity %[[ARG0]] : (tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f1(%a: ui8, %b: tensor<*xui8>) -> ui8 {
  return %a : ui8
}

// CHECK: module {
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: ui8, %[[ARG1:[^ ]+]]: tensor<*xi8>) -> ui8 {
// CHECK-NEXT:     return %[[ARG0]] : ui8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f2(tensor<4xui8>, ui8, vector<4xui8>, memref<4xui8>, tuple<ui8>, tensor<4xcomplex<ui8>>) -> tensor<4xui8>

// CHECK: module {
// CHECK-NEXT:   func.func private @f2(tensor<4xi8>, ui8, vector<4xui8>, memref<4xui8>, tuple<ui8>, tensor<4xcomplex<ui8>>) -> tensor<4xi8>
// CHECK-NEXT: }

// -----

func.func @f3(%a: tensor<4xui8>) -> tensor<4xui8> attributes {x = 1 : ui8} {
  %0 = "tosa.const"() <{values = dense<1> : tensor<4xui8>}> {x = 1 : ui8, y = ui8, z = dense<1> : tensor<4xui8>} : () -> tensor<4xui8>
  return {q = 1 : i32} %0 : tensor<4xui8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> attributes {x = 1 : ui8} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<1> : tensor<4xi8>}> : () -> tensor<4xi8>
// CHECK-NEXT:     return {q = 1 : i32} %[[V0]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f4(%a: tensor<4xui8>, %c: tensor<i1>) -> tensor<4xui8> {
  %r = tosa.cond_if %c (%x = %a) : tensor<i1> (tensor<4xui8>) -> tensor<4xui8> {
 ^bb0(%x: tensor<4xui8>):
  %y = tosa.reverse %x {axis = 0 : i32} : (tensor<4xui8>) -> tensor<4xui8>
  tosa.yield %y : tensor<4xui8>
 } else {
 ^bb0(%x: tensor<4xui8>):
  tosa.yield %x : tensor<4xui8>
 }
  return %r : tensor<4xui8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<i1>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cond_if %[[ARG1]] (%[[ARG2:[^ ]+]] = %[[ARG0]]) : tensor<i1> (tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     ^bb0(%[[ARG2]]: tensor<4xi8>):
// CHECK-NEXT:       %[[V1:[^ ]+]] = tosa.reverse %[[ARG2]] {axis = 0 : i32} : (tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT:       tosa.yield %[[V1]] : tensor<4xi8>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     ^bb0(%[[ARG2]]: tensor<4xi8>):
// CHECK-NEXT:       tosa.yield %[[ARG2]] : tensor<4xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f5(%a: tensor<4xui8>) -> tensor<4xui8> {
  %0 = func.call @f5(%a) : (tensor<4xui8>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @f5(%[[ARG0]]) : (tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f6(%a: tensor<4xui8>) -> tensor<4xf32> {
  %0 = tosa.cast %a : (tensor<4xui8>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cast %[[ARG0]] : (tensor<4xi8>) -> tensor<4xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f7(%a: tensor<4xui8>) -> tensor<4xui8> {
  cf.br ^b
^b:
  return %a : tensor<4xui8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %[[ARG0]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f8(%a: tensor<4xui8>, %c: i1) -> tensor<4xui8> {
  %0 = scf.if %c -> tensor<4xui8> {
  %1 = tosa.identity %a : (tensor<4xui8>) -> tensor<4xui8>
  scf.yield %1 : tensor<4xui8>
  } else {
 scf.yield %a : tensor<4xui8>
 }
  return %0 : tensor<4xui8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: i1) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.if %[[ARG1]] -> (tensor<4xi8>) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = tosa.identity %[[ARG0]] : (tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT:       scf.yield %[[V1]] : tensor<4xi8>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG0]] : tensor<4xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module @m { module @n { func.func @f9(%a: tensor<4xui8>) -> tensor<4xui8> {
  %0 = tosa.identity %a : (tensor<4xui8>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
} } }

// CHECK: module @m {
// CHECK-NEXT:   module @n {
// CHECK-NEXT:     func.func @f9(%[[ARG0:[^ ]+]]: tensor<4xui8>) -> tensor<4xui8> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = tosa.identity %[[ARG0]] : (tensor<4xui8>) -> tensor<4xui8>
// CHECK-NEXT:       return %[[V0]] : tensor<4xui8>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f10(%a: tensor<4xui8>) -> tensor<4xui8> {
  %0 = builtin.unrealized_conversion_cast %a : tensor<4xui8> to tensor<4xi8>
  return %a : tensor<4xui8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : tensor<4xi8> to tensor<4xi8>
// CHECK-NEXT:     return %[[ARG0]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

%0 = "tosa.const"() <{values = dense<1> : tensor<4xui8>}> : () -> tensor<4xui8>

// CHECK: module {
// CHECK-NEXT:   %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<1> : tensor<4xui8>}> : () -> tensor<4xui8>
// CHECK-NEXT: }

// -----

func.func @f12(%a: tensor<4xsi8>) -> tensor<4xsi8> {
  %0 = builtin.unrealized_conversion_cast %a : tensor<4xsi8> to tensor<4xi8>
  return %a : tensor<4xsi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : tensor<4xi8> to tensor<4xi8>
// CHECK-NEXT:     return %[[ARG0]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f13(%a: si64, %b: tensor<*xsi64>) -> si64 {
  return %a : si64
}

// CHECK: module {
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: si64, %[[ARG1:[^ ]+]]: tensor<*xi64>) -> si64 {
// CHECK-NEXT:     return %[[ARG0]] : si64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f14(tensor<4xsi64>, si64, vector<4xsi64>, memref<4xsi64>, tuple<si64>, tensor<4xcomplex<si64>>) -> tensor<4xsi64>

// CHECK: module {
// CHECK-NEXT:   func.func private @f14(tensor<4xi64>, si64, vector<4xsi64>, memref<4xsi64>, tuple<si64>, tensor<4xcomplex<si64>>) -> tensor<4xi64>
// CHECK-NEXT: }

// -----

func.func @f15(%a: tensor<4xsi64>) -> tensor<4xsi64> {
  %0 = func.call @f15(%a) : (tensor<4xsi64>) -> tensor<4xsi64>
  return %0 : tensor<4xsi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: tensor<4xi64>) -> tensor<4xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @f15(%[[ARG0]]) : (tensor<4xi64>) -> tensor<4xi64>
// CHECK-NEXT:     return %[[V0]] : tensor<4xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f16(%a: tensor<4xsi64>) -> tensor<4xsi64> {
  cf.br ^b
^b:
  return %a : tensor<4xsi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: tensor<4xi64>) -> tensor<4xi64> {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %[[ARG0]] : tensor<4xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f17(%a: tensor<4xsi64>) -> tensor<4xsi64> {
  %0 = builtin.unrealized_conversion_cast %a : tensor<4xsi64> to tensor<4xi8>
  return %a : tensor<4xsi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: tensor<4xi64>) -> tensor<4xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : tensor<4xi64> to tensor<4xi8>
// CHECK-NEXT:     return %[[ARG0]] : tensor<4xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
