// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

func.func @outer(%a: vector<2x3x4xf32>) -> vector<1x3x4xf32> {
  %0 = vector.extract_strided_slice %a {offsets = [1], sizes = [1], strides = [1]} : vector<2x3x4xf32> to vector<1x3x4xf32>
  return %0 : vector<1x3x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @outer(%[[ARG0:[^ ]+]]: vector<2x3x4xf32>) -> vector<1x3x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][1] : vector<3x4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.shape_cast %[[V0]] : vector<3x4xf32> to vector<1x3x4xf32>
// CHECK-NEXT:     return %[[V1]] : vector<1x3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @inner(%a: vector<2x3x4xf32>) -> vector<1x1x4xf32> {
  %0 = vector.extract_strided_slice %a {offsets = [1, 2], sizes = [1, 1], strides = [1, 1]} : vector<2x3x4xf32> to vector<1x1x4xf32>
  return %0 : vector<1x1x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @inner(%[[ARG0:[^ ]+]]: vector<2x3x4xf32>) -> vector<1x1x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][1, 2] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.shape_cast %[[V0]] : vector<4xf32> to vector<1x1x4xf32>
// CHECK-NEXT:     return %[[V1]] : vector<1x1x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unit_in_between(%a: vector<8x1x2xi8>) -> vector<1x1x2xi8> {
  %0 = vector.extract_strided_slice %a {offsets = [7], sizes = [1], strides = [1]} : vector<8x1x2xi8> to vector<1x1x2xi8>
  return %0 : vector<1x1x2xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unit_in_between(%[[ARG0:[^ ]+]]: vector<8x1x2xi8>) -> vector<1x1x2xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][7] : vector<1x2xi8> from vector<8x1x2xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.shape_cast %[[V0]] : vector<1x2xi8> to vector<1x1x2xi8>
// CHECK-NEXT:     return %[[V1]] : vector<1x1x2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @not_in_one_piece(%a: vector<2x3x4xf32>, %b: vector<8xf32>, %c: vector<4x[4]xf32>) -> (vector<1x2x4xf32>, vector<2xf32>, vector<1x[4]xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [1, 1], sizes = [1, 2], strides = [1, 1]} : vector<2x3x4xf32> to vector<1x2x4xf32>
  %1 = vector.extract_strided_slice %b {offsets = [1], sizes = [2], strides = [1]} : vector<8xf32> to vector<2xf32>
  %2 = vector.extract_strided_slice %c {offsets = [1], sizes = [1], strides = [1]} : vector<4x[4]xf32> to vector<1x[4]xf32>
  return %0, %1, %2 : vector<1x2x4xf32>, vector<2xf32>, vector<1x[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @not_in_one_piece(%[[ARG0:[^ ]+]]: vector<2x3x4xf32>, %[[ARG1:[^ ]+]]: vector<8xf32>, %[[ARG2:[^ ]+]]: vector<4x[4]xf32>) -> (vector<1x2x4xf32>, vector<2xf32>, vector<1x[4]xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [1, 1], sizes = [1, 2], strides = [1, 1]} : vector<2x3x4xf32> to vector<1x2x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract_strided_slice %[[ARG1]] {offsets = [1], sizes = [2], strides = [1]} : vector<8xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract_strided_slice %[[ARG2]] {offsets = [1], sizes = [1], strides = [1]} : vector<4x[4]xf32> to vector<1x[4]xf32>
// CHECK-NEXT:     return %[[V0]], %[[V1]], %[[V2]] : vector<1x2x4xf32>, vector<2xf32>, vector<1x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
