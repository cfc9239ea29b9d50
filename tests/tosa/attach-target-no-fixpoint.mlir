// RUN: mlir-opt %s --tosa-attach-target | FileCheck %s
// RUN: mlir-opt %s --tosa-attach-target="profiles=pro_int,pro_fp extensions=int16,bf16,none level=none specification_version=1.1.draft" | FileCheck %s --check-prefix=ALL
// RUN: not mlir-opt %s --tosa-attach-target="profiles=foo extensions=bar" 2>&1 | FileCheck %s --check-prefix=PROFILE
// RUN: not mlir-opt %s --tosa-attach-target="profiles=none extensions=bar" 2>&1 | FileCheck %s --check-prefix=EXTENSION


module attributes {a.b, tosa.target_env = 3} {
  func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {
    return %a : tensor<2xf32>
  }
}





// CHECK: module attributes {a.b, tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [], extensions = []>} {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ALL: module attributes {a.b, tosa.target_env = #tosa.target_env<specification_version = "1.1.draft", level = none, profiles = [pro_int, pro_fp], extensions = [int16, bf16, none]>} {
// ALL-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2xf32>) -> tensor<2xf32> {
// ALL-NEXT:     return %[[ARG0]] : tensor<2xf32>
// ALL-NEXT:   }
// ALL-NEXT: }

// PROFILE: Unknown TOSA profile name passed in 'foo', supported profiles are: pro_int, pro_fp

// EXTENSION: Unknown TOSA extension name passed in 'bar', supported extensions are: int16, int4, bf16, fp8e4m3, fp8e5m2, fft, variable, controlflow, doubleround, inexactround, dynamic, mxfp, int64, shape
