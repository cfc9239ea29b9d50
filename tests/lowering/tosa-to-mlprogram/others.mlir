// Ops that are no variables stay as they are.
// RUN: mlir-opt %s --tosa-to-mlprogram | FileCheck %s

func.func @f(%x: memref<?xf32>, %a: i32, %t: tensor<2x2xi8>) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %dead = arith.addi %a, %c1 : i32
  %s = arith.addi %c2, %c1 : i32
  %s2 = arith.addi %c1, %a : i32
  %r = arith.muli %s, %s2 : i32
  %q = tosa.cast %t : (tensor<2x2xi8>) -> tensor<2x2xi8>
  %q1 = tosa.identity %q : (tensor<2x2xi8>) -> tensor<2x2xi8>
  return %r : i32
}
