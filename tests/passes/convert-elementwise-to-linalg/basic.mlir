// RUN: mlir-opt %s --split-input-file --convert-elementwise-to-linalg | FileCheck %s

func.func @f(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %c : tensor<4x?xi1>, %s: f32, %v: vector<4xf32>) -> tensor<4x?xf32> {
  %0 = arith.addf %a, %b : tensor<4x?xf32>
  %1 = math.exp %0 : tensor<4x?xf32>
  %2 = arith.cmpf olt, %0, %1 : tensor<4x?xf32>
  %3 = arith.select %2, %0, %1 : tensor<4x?xi1>, tensor<4x?xf32>
  %4 = arith.constant dense<1.0> : tensor<4x4xf32>
  %5 = arith.mulf %4, %4 : tensor<4x4xf32>
  %6 = arith.addf %v, %v : vector<4xf32>
  %7 = arith.fptosi %3 {foo} : tensor<4x?xf32> to tensor<4x?xi32>
  %8 = arith.addf %s, %s : f32
  %9 = arith.constant true
  %10 = arith.select %9, %a, %b : tensor<4x?xf32>
  return %10 : tensor<4x?xf32>
}
