// RUN: mlir-opt %s --tosa-to-mlprogram | FileCheck %s
// RUN: mlir-opt %s --tosa-to-mlprogram --mlir-print-op-generic --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --check-prefix=GENERIC

tosa.variable @v = dense<1.0> : tensor<2xf32>
tosa.variable @w = dense_resource<a> : tensor<2xf32>
"tosa.variable"() <{sym_name = "x", type = i8, var_shape = dense<> : tensor<0xindex>}> : () -> ()
func.func private @g()
"tosa.variable"() <{sym_name = "y", type = i8, var_shape = dense<[2, -1]> : tensor<2xindex>}> {my.a} : () -> ()
func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  tosa.variable_write @v, %x : tensor<2xf32>
  %0 = tosa.variable_read @v : tensor<2xf32>
  %1 = tosa.variable_read @x : tensor<i8>
  %2 = tosa.add %0, %0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %2 : tensor<2xf32>
}
module @inner {
  tosa.variable @v = dense<1.0> : tensor<2xf32>
  func.func @f() { %0 = tosa.variable_read @v : tensor<2xf32>
  return }
}



// CHECK: module {
// CHECK-NEXT:   ml_program.global private mutable @v(dense<1.000000e+00> : tensor<2xf32>) : tensor<2xf32>
// CHECK-NEXT:   ml_program.global private mutable @w(dense_resource<a> : tensor<2xf32>) : tensor<2xf32>
// CHECK-NEXT:   ml_program.global private mutable @x : tensor<i8>
// CHECK-NEXT:   func.func private @g()
// CHECK-NEXT:   ml_program.global private mutable @y : tensor<2x?xi8>
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT:     ml_program.global_store @v = %[[ARG0]] : tensor<2xf32>
// CHECK-NEXT:     %[[V:[^ ]+]] = ml_program.global_load @v : tensor<2xf32>
// CHECK-NEXT:     %[[X:[^ ]+]] = ml_program.global_load @x : tensor<i8>
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.add %[[V]], %[[V]] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     ml_program.global private mutable @v(dense<1.000000e+00> : tensor<2xf32>) : tensor<2xf32>
// CHECK-NEXT:     func.func @f() {
// CHECK-NEXT:       %[[V:[^ ]+]] = ml_program.global_load @v : tensor<2xf32>
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "ml_program.global"() <{is_mutable, sym_name = "v", sym_visibility = "private", type = tensor<2xf32>, value = dense<1.000000e+00> : tensor<2xf32>}> : () -> () loc("tests/lowering/tosa-to-mlprogram/variables.mlir":4:1)
// GENERIC-NEXT:   "ml_program.global"() <{is_mutable, sym_name = "w", sym_visibility = "private", type = tensor<2xf32>, value = dense_resource<a> : tensor<2xf32>}> : () -> () loc("tests/lowering/tosa-to-mlprogram/variables.mlir":5:1)
// GENERIC-NEXT:   "ml_program.global"() <{is_mutable, sym_name = "x", sym_visibility = "private", type = tensor<i8>}> : () -> () loc("tests/lowering/tosa-to-mlprogram/variables.mlir":6:1)
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "g", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> () loc("tests/lowering/tosa-to-mlprogram/variables.mlir":7:1)
// GENERIC-NEXT:   "ml_program.global"() <{is_mutable, sym_name = "y", sym_visibility = "private", type = tensor<2x?xi8>}> : () -> () loc("tests/lowering/tosa-to-mlprogram/variables.mlir":8:1)
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2xf32>) -> tensor<2xf32>, sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: tensor<2xf32> loc("tests/lowering/tosa-to-mlprogram/variables.mlir":9:14)):
// GENERIC-NEXT:     "ml_program.global_store"(%[[ARG0]]) <{global = @v}> : (tensor<2xf32>) -> () loc("tests/lowering/tosa-to-mlprogram/variables.mlir":10:3)
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "ml_program.global_load"() <{global = @v}> : () -> tensor<2xf32> loc("tests/lowering/tosa-to-mlprogram/variables.mlir":11:8)
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "ml_program.global_load"() <{global = @x}> : () -> tensor<i8> loc("tests/lowering/tosa-to-mlprogram/variables.mlir":12:8)
// GENERIC-NEXT:     %[[V3:[^ ]+]] = "tosa.add"(%[[V1]], %[[V1]]) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32> loc("tests/lowering/tosa-to-mlprogram/variables.mlir":13:8)
// GENERIC-NEXT:     "func.return"(%[[V3]]) : (tensor<2xf32>) -> () loc("tests/lowering/tosa-to-mlprogram/variables.mlir":14:3)
// GENERIC-NEXT:   }) : () -> () loc("tests/lowering/tosa-to-mlprogram/variables.mlir":9:1)
// GENERIC-NEXT:   "builtin.module"() <{sym_name = "inner"}> ({
// GENERIC-NEXT:     "ml_program.global"() <{is_mutable, sym_name = "v", sym_visibility = "private", type = tensor<2xf32>, value = dense<1.000000e+00> : tensor<2xf32>}> : () -> () loc("tests/lowering/tosa-to-mlprogram/variables.mlir":17:3)
// GENERIC-NEXT:     "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:       %[[V0:[^ ]+]] = "ml_program.global_load"() <{global = @v}> : () -> tensor<2xf32> loc("tests/lowering/tosa-to-mlprogram/variables.mlir":18:25)
// GENERIC-NEXT:       "func.return"() : () -> () loc("tests/lowering/tosa-to-mlprogram/variables.mlir":19:3)
// GENERIC-NEXT:     }) : () -> () loc("tests/lowering/tosa-to-mlprogram/variables.mlir":18:3)
// GENERIC-NEXT:   }) : () -> () loc("tests/lowering/tosa-to-mlprogram/variables.mlir":16:1)
// GENERIC-NEXT: }) : () -> () loc("tests/lowering/tosa-to-mlprogram/variables.mlir":0:0)
