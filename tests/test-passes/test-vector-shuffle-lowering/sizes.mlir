// RUN: mlir-opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(func.func(test-vector-shuffle-lowering))" | FileCheck %s

func.func @s(%a: vector<2xf32>, %b: vector<4xf32>, %c: vector<1xf32>, %d: vector<2x3xf32>, %e: vector<4x3xf32>) {
  %0 = vector.shuffle %a, %b [0, 1, 2, 3, 4, 5] : vector<2xf32>, vector<4xf32>
  %1 = vector.shuffle %b, %a [5, 4, 3] : vector<4xf32>, vector<2xf32>
  %2 = vector.shuffle %a, %a [0, 3] : vector<2xf32>, vector<2xf32>
  %3 = vector.shuffle %c, %b [0, 3, -1] : vector<1xf32>, vector<4xf32>
  %4 = vector.shuffle %d, %e [0, 3, 2] : vector<2x3xf32>, vector<4x3xf32>
  "use"(%0, %1, %2, %3, %4) : (vector<6xf32>, vector<3xf32>, vector<2xf32>, vector<3xf32>, vector<3x3xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @s(%[[ARG0:[^ ]+]]: vector<2xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<1xf32>, %[[ARG3:[^ ]+]]: vector<2x3xf32>, %[[ARG4:[^ ]+]]: vector<4x3xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shuffle %[[ARG0]], %[[ARG0]] [0, 1, -1, -1] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.shuffle %[[V0]], %[[ARG1]] [0, 1, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.shuffle %[[ARG0]], %[[ARG0]] [0, 1, -1, -1] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.shuffle %[[ARG1]], %[[V2]] [5, 4, 3] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.shuffle %[[ARG0]], %[[ARG0]] [0, 3] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.shuffle %[[ARG2]], %[[ARG2]] [0, -1, -1, -1] : vector<1xf32>, vector<1xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.shuffle %[[V5]], %[[ARG1]] [0, 6, -1] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.shuffle %[[ARG3]], %[[ARG4]] [0, 3, 2] : vector<2x3xf32>, vector<4x3xf32>
// CHECK-NEXT:     "use"(%[[V1]], %[[V3]], %[[V4]], %[[V6]], %[[V7]]) : (vector<6xf32>, vector<3xf32>, vector<2xf32>, vector<3xf32>, vector<3x3xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
