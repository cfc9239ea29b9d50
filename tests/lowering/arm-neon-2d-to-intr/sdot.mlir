// RUN: mlir-opt %s --split-input-file --arm-neon-2d-to-intr --allow-unregistered-dialect | FileCheck %s

func.func @sdot(%a: vector<4xi32>, %b: vector<4x4xi8>, %c: vector<4x4xi8>) -> vector<4xi32> {
  %0 = arm_neon.2d.sdot %a, %b, %c {dropped} : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  return %0 : vector<4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sdot(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4x4xi8>, %[[ARG2:[^ ]+]]: vector<4x4xi8>) -> vector<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG1]] : vector<4x4xi8> to vector<16xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.shape_cast %[[ARG2]] : vector<4x4xi8> to vector<16xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arm_neon.intr.sdot %[[ARG0]], %[[V0]], %[[V1]] : vector<16xi8>, vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     return %[[V2]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @short(%a: vector<2xi32>, %b: vector<2x4xi8>, %c: vector<2x4xi8>) -> vector<2xi32> {
  %0 = arm_neon.2d.sdot %a, %b, %c : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
  %1 = arm_neon.2d.sdot %0, %b, %b : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
  return %1 : vector<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @short(%[[ARG0:[^ ]+]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2x4xi8>, %[[ARG2:[^ ]+]]: vector<2x4xi8>) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG1]] : vector<2x4xi8> to vector<8xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.shape_cast %[[ARG2]] : vector<2x4xi8> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arm_neon.intr.sdot %[[ARG0]], %[[V0]], %[[V1]] : vector<8xi8>, vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.shape_cast %[[ARG1]] : vector<2x4xi8> to vector<8xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.shape_cast %[[ARG1]] : vector<2x4xi8> to vector<8xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arm_neon.intr.sdot %[[V2]], %[[V3]], %[[V4]] : vector<8xi8>, vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     return %[[V5]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @folded(%a: vector<4xi32>, %c: vector<4x4xi8>, %flat: vector<16xi8>) -> vector<4xi32> {
  %unused = arm_neon.2d.sdot %a, %c, %c : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  %ones = arith.constant dense<1> : vector<4x4xi8>
  %0 = arm_neon.2d.sdot %a, %ones, %c : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  %square = vector.shape_cast %flat : vector<16xi8> to vector<4x4xi8>
  %1 = arm_neon.2d.sdot %0, %c, %square : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  return %1 : vector<4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @folded(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4x4xi8>, %[[ARG2:[^ ]+]]: vector<16xi8>) -> vector<4xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1> : vector<16xi8>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG1]] : vector<4x4xi8> to vector<16xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arm_neon.intr.sdot %[[ARG0]], %[[CST]], %[[V0]] : vector<16xi8>, vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.shape_cast %[[ARG1]] : vector<4x4xi8> to vector<16xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arm_neon.intr.sdot %[[V1]], %[[V2]], %[[ARG2]] : vector<16xi8>, vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     return %[[V3]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
