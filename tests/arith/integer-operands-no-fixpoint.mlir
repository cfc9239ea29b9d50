// RUN: mlir-opt %s --split-input-file | FileCheck %s

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
  %0 = "arith.addi"(%t, %u) : (tensor<4xi32>, tensor<?xi32>) -> tensor<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: index, %arg2: f32, %arg3: tensor<4xi32>, %arg4: tensor<?xi32>, %arg5: complex<i32>, %arg6: none, %arg7: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg3, %arg4 : tensor<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
