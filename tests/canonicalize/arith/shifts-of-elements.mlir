// RUN: mlir-opt %s --canonicalize --split-input-file | FileCheck %s

// Whether shifts of several elements are folded is told by the last of them.

func.func @last_in_range() -> (vector<4xi8>, vector<2xi8>, tensor<2x2xi3>, vector<2xi8>) {
  %a = arith.constant dense<[104, -1, -127, 7]> : vector<4xi8>
  %b = arith.constant dense<[40, 2, 1, 0]> : vector<4xi8>
  %0 = arith.shli %a, %b overflow<nuw> : vector<4xi8>
  %c = arith.constant dense<127> : vector<2xi8>
  %d = arith.constant dense<[-54, 3]> : vector<2xi8>
  %1 = arith.shrui %c, %d exact : vector<2xi8>
  %e = arith.constant dense<2> : tensor<2x2xi3>
  %f = arith.constant dense<[[7, 2], [7, 1]]> : tensor<2x2xi3>
  %2 = arith.shrsi %e, %f : tensor<2x2xi3>
  %g = arith.constant dense<[-128, 64]> : vector<2xi8>
  %3 = arith.shrsi %g, %d : vector<2xi8>
  return %0, %1, %2, %3 : vector<4xi8>, vector<2xi8>, tensor<2x2xi3>, vector<2xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @last_in_range() -> (vector<4xi8>, vector<2xi8>, tensor<2x2xi3>, vector<2xi8>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<[0, -4, 2, 7]> : vector<4xi8>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<[0, 15]> : vector<2xi8>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<{{\[\[}}0, 0], [0, 1]]> : tensor<2x2xi3>
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<[-1, 8]> : vector<2xi8>
// CHECK-NEXT:     return %[[CST]], %[[CST_0]], %[[CST_1]], %[[CST_2]] : vector<4xi8>, vector<2xi8>, tensor<2x2xi3>, vector<2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @last_out_of_range() -> (vector<2xi8>, i32, tensor<0xi16>) {
  %a = arith.constant dense<[1, 2]> : vector<2xi8>
  %b = arith.constant dense<[1, 8]> : vector<2xi8>
  %0 = arith.shli %a, %b : vector<2xi8>
  %c = arith.constant 32 : i32
  %1 = arith.shrui %c, %c : i32
  %d = arith.constant dense<> : tensor<0xi16>
  %e = arith.constant dense<3> : tensor<0xi16>
  %2 = arith.shrui %d, %e : tensor<0xi16>
  return %0, %1, %2 : vector<2xi8>, i32, tensor<0xi16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @last_out_of_range() -> (vector<2xi8>, i32, tensor<0xi16>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<3> : tensor<0xi16>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<> : tensor<0xi16>
// CHECK-NEXT:     %[[C32_I32:[^ ]+]] = arith.constant 32 : i32
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<[1, 2]> : vector<2xi8>
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<[1, 8]> : vector<2xi8>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.shli %[[CST_1]], %[[CST_2]] : vector<2xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.shrui %[[C32_I32]], %[[C32_I32]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.shrui %[[CST_0]], %[[CST]] : tensor<0xi16>
// CHECK-NEXT:     return %[[V0]], %[[V1]], %[[V2]] : vector<2xi8>, i32, tensor<0xi16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @poison(%x: i32) -> (i32, i32, i32) {
  %p = ub.poison : i32
  %z = arith.constant 0 : i32
  %c = arith.constant 3 : i32
  %0 = arith.shli %p, %z : i32
  %1 = arith.shrsi %p, %c : i32
  %2 = arith.shrui %c, %p : i32
  return %0, %1, %2 : i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @poison(%[[ARG0:[^ ]+]]: i32) -> (i32, i32, i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ub.poison : i32
// CHECK-NEXT:     %[[C3_I32:[^ ]+]] = arith.constant 3 : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.shrsi %[[V0]], %[[C3_I32]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.shrui %[[C3_I32]], %[[V0]] : i32
// CHECK-NEXT:     return %[[V0]], %[[V1]], %[[V2]] : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
