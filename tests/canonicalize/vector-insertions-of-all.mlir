// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

func.func @wherever(%part: vector<[4]xi7>, %whole: vector<1x[4]xi7>, %at: index) -> vector<1x[4]xi7> {
  %0 = vector.insert %part, %whole [%at] : vector<[4]xi7> into vector<1x[4]xi7>
  return %0 : vector<1x[4]xi7>
}

// CHECK: module {
// CHECK-NEXT:   func.func @wherever(%[[ARG0:[^ ]+]]: vector<[4]xi7>, %[[ARG1:[^ ]+]]: vector<1x[4]xi7>, %[[ARG2:[^ ]+]]: index) -> vector<1x[4]xi7> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : vector<[4]xi7> to vector<1x[4]xi7>
// CHECK-NEXT:     return %[[V0]] : vector<1x[4]xi7>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @units(%part: vector<2xf32>, %whole: vector<1x1x2xf32>, %at: index) -> vector<1x1x2xf32> {
  %0 = vector.insert %part, %whole [%at, 0] : vector<2xf32> into vector<1x1x2xf32>
  return %0 : vector<1x1x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @units(%[[ARG0:[^ ]+]]: vector<2xf32>, %[[ARG1:[^ ]+]]: vector<1x1x2xf32>, %[[ARG2:[^ ]+]]: index) -> vector<1x1x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : vector<2xf32> to vector<1x1x2xf32>
// CHECK-NEXT:     return %[[V0]] : vector<1x1x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @the_element_of_another(%from: vector<i1>, %whole: vector<i1>) -> vector<i1> {
  %0 = vector.to_elements %from : vector<i1>
  %1 = vector.insert %0, %whole [] : i1 into vector<i1>
  return %1 : vector<i1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @the_element_of_another(%[[ARG0:[^ ]+]]: vector<i1>, %[[ARG1:[^ ]+]]: vector<i1>) -> vector<i1> {
// CHECK-NEXT:     return %[[ARG0]] : vector<i1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a_number(%number: f32, %whole: vector<1xf32>, %at: index) -> (vector<1xf32>, vector<1xf32>) {
  %0 = vector.insert %number, %whole [0] : f32 into vector<1xf32>
  %1 = vector.insert %number, %whole [%at] : f32 into vector<1xf32>
  return %0, %1 : vector<1xf32>, vector<1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a_number(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<1xf32>, %[[ARG2:[^ ]+]]: index) -> (vector<1xf32>, vector<1xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : f32 to vector<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.insert %[[ARG0]], %[[ARG1]] [%[[ARG2]]] : f32 into vector<1xf32>
// CHECK-NEXT:     return %[[V0]], %[[V1]] : vector<1xf32>, vector<1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
