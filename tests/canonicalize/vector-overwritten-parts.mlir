// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

func.func @a(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.insert %a, %c [0] : vector<4xf32> into vector<2x4xf32>
  %1 = vector.insert %b, %0 [0] : vector<4xf32> into vector<2x4xf32>
  return %1 : vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<2x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.insert %[[ARG1]], %[[ARG2]] [0] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b(%a: f32, %b: f32, %c: vector<2xf32>, %i: index) -> (vector<2xf32>, vector<2xf32>) {
  %0 = vector.insert %a, %c [%i] : f32 into vector<2xf32>
  %1 = vector.insert %b, %0 [%i] : f32 into vector<2xf32>
  return %1, %0 : vector<2xf32>, vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<2xf32>, %[[ARG3:[^ ]+]]: index) -> (vector<2xf32>, vector<2xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.insert %[[ARG0]], %[[ARG2]] [%[[ARG3]]] : f32 into vector<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.insert %[[ARG1]], %[[ARG2]] [%[[ARG3]]] : f32 into vector<2xf32>
// CHECK-NEXT:     return %[[V1]], %[[V0]] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: f32, %b: vector<4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.insert %a, %c [0, 1] : f32 into vector<2x4xf32>
  %1 = vector.insert %b, %0 [0] : vector<4xf32> into vector<2x4xf32>
  return %1 : vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<2x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.insert %[[ARG0]], %[[ARG2]] [0, 1] : f32 into vector<2x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.insert %[[ARG1]], %[[V0]] [0] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT:     return %[[V1]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
