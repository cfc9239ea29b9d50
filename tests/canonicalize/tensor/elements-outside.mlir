// RUN: mlir-opt %s --canonicalize --split-input-file | FileCheck %s

func.func @around(%a: f32, %b: f32) -> (f32, f32, f32) {
  %t = tensor.from_elements %a, %b : tensor<2xf32>
  %least = arith.constant -9223372036854775808 : index
  %more = arith.constant 4294967297 : index
  %before = arith.constant -1 : index
  %0 = tensor.extract %t[%least] : tensor<2xf32>
  %1 = tensor.extract %t[%more] : tensor<2xf32>
  %2 = tensor.extract %t[%before] : tensor<2xf32>
  return %0, %1, %2 : f32, f32, f32
}

// -----

func.func @of_rows(%a: i8, %b: i8, %c: i8, %d: i8) -> (i8, i8) {
  %t = tensor.from_elements %a, %b, %c, %d : tensor<2x2xi8>
  %minus = arith.constant -1 : index
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  %0 = tensor.extract %t[%minus, %three] : tensor<2x2xi8>
  %1 = tensor.extract %t[%one, %three] : tensor<2x2xi8>
  return %0, %1 : i8, i8
}
