// RUN: mlir-opt %s --canonicalize --split-input-file | FileCheck %s

// Constants with few elements that are not zero.

func.func @two(%x: tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi1>) {
  %a = arith.constant sparse<[[0, 1], [1, 0]], [5, -7]> : tensor<2x2xi32>
  %b = arith.constant sparse<[[0, 1]], [3]> : tensor<2x2xi32>
  %c = arith.constant dense<2> : tensor<2x2xi32>
  %0 = arith.addi %a, %b : tensor<2x2xi32>
  %1 = arith.muli %a, %c : tensor<2x2xi32>
  %2 = arith.cmpi sgt, %a, %b : tensor<2x2xi32>
  return %0, %1, %2 : tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @two(%[[ARG0:[^ ]+]]: tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi1>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<{{\[\[}}0, 8], [-7, 0]]> : tensor<2x2xi32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<{{\[\[}}0, 10], [-14, 0]]> : tensor<2x2xi32>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<{{\[\[}}false, true], [false, false]]> : tensor<2x2xi1>
// CHECK-NEXT:     return %[[CST]], %[[CST_0]], %[[CST_1]] : tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @one() -> (tensor<3xf16>, tensor<3xi64>, tensor<3xf32>, tensor<3xi8>) {
  %a = arith.constant sparse<[[2]], [-127]> : tensor<3xi8>
  %b = arith.constant sparse<[[1]], [1.5]> : tensor<3xf32>
  %i = arith.constant sparse<[[1]], [9]> : tensor<3xindex>
  %0 = arith.sitofp %a : tensor<3xi8> to tensor<3xf16>
  %1 = arith.index_cast %i : tensor<3xindex> to tensor<3xi64>
  %2 = arith.negf %b : tensor<3xf32>
  %3 = arith.fptosi %b : tensor<3xf32> to tensor<3xi8>
  return %0, %1, %2, %3 : tensor<3xf16>, tensor<3xi64>, tensor<3xf32>, tensor<3xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @one() -> (tensor<3xf16>, tensor<3xi64>, tensor<3xf32>, tensor<3xi8>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<[0.000000e+00, 0.000000e+00, -1.270000e+02]> : tensor<3xf16>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<[0, 9, 0]> : tensor<3xi64>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<[-0.000000e+00, -1.500000e+00, -0.000000e+00]> : tensor<3xf32>
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<[0, 1, 0]> : tensor<3xi8>
// CHECK-NEXT:     return %[[CST]], %[[CST_0]], %[[CST_1]], %[[CST_2]] : tensor<3xf16>, tensor<3xi64>, tensor<3xf32>, tensor<3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @zeros() -> tensor<2x2xf8E5M2> {
  %a = arith.constant sparse<[[0, 0]], [false]> : tensor<2x2xi1>
  %0 = arith.uitofp %a : tensor<2x2xi1> to tensor<2x2xf8E5M2>
  return %0 : tensor<2x2xf8E5M2>
}

// CHECK: module {
// CHECK-NEXT:   func.func @zeros() -> tensor<2x2xf8E5M2> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : tensor<2x2xf8E5M2>
// CHECK-NEXT:     return %[[CST]] : tensor<2x2xf8E5M2>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @one_value_twice_in_places() -> (tensor<4xi16>, tensor<4xi16>) {
  %a = arith.constant sparse<[[0], [3]], 4> : tensor<4xi16>
  %b = arith.constant sparse<[[1], [1]], [8, 9]> : tensor<4xi16>
  %c = arith.constant sparse<[[1], [1]], [9, 8]> : tensor<4xi16>
  %0 = arith.addi %a, %b : tensor<4xi16>
  %1 = arith.addi %a, %c : tensor<4xi16>
  return %0, %1 : tensor<4xi16>, tensor<4xi16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_value_twice_in_places() -> (tensor<4xi16>, tensor<4xi16>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<[4, 8, 0, 4]> : tensor<4xi16>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<[4, 9, 0, 4]> : tensor<4xi16>
// CHECK-NEXT:     return %[[CST]], %[[CST_0]] : tensor<4xi16>, tensor<4xi16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Bits are not taken for something else.
func.func @bits() -> tensor<2xi32> {
  %a = arith.constant sparse<[[0]], [1.0]> : tensor<2xf32>
  %0 = arith.bitcast %a : tensor<2xf32> to tensor<2xi32>
  return %0 : tensor<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @bits() -> tensor<2xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant sparse<0, 1.000000e+00> : tensor<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.bitcast %[[CST]] : tensor<2xf32> to tensor<2xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Elements of few are not chosen among.
func.func @select() -> tensor<3xf32> {
  %a = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %b = arith.constant dense<0.0> : tensor<3xf32>
  %c = arith.constant sparse<[[0]], [true]> : tensor<3xi1>
  %0 = arith.select %c, %a, %b : tensor<3xi1>, tensor<3xf32>
  return %0 : tensor<3xf32>
}
