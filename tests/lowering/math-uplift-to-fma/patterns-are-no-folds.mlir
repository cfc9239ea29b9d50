// RUN: mlir-opt %s --split-input-file --math-uplift-to-fma | FileCheck %s

// Only canonicalization knows that elements that are all poison are a vector of it, and that a mask
// whose bounds are known is full.

func.func @poison() -> vector<2xf32> {
  %p = ub.poison : f32
  %r = vector.from_elements %p, %p : vector<2xf32>
  return %r : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @poison() -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.from_elements %[[V0]], %[[V0]] : vector<2xf32>
// CHECK-NEXT:     return %[[V1]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @full_mask(%p: vector<4xf32>) -> f32 {
  %c8 = arith.constant 8 : index
  %f0 = arith.constant 0.0 : f32
  %m = vector.create_mask %c8 : vector<4xi1>
  %r = vector.mask %m { vector.reduction <add>, %p, %f0 : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @full_mask(%[[ARG0:[^ ]+]]: vector<4xf32>) -> f32 {
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.create_mask %[[C8]] : vector<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.mask %[[V0]] { vector.reduction <add>, %[[ARG0]], %[[CST]] : vector<4xf32> into f32 } : vector<4xi1> -> f32
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
