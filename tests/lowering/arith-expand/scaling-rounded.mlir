// RUN: mlir-opt %s --split-input-file --arith-expand | FileCheck %s

func.func @up(%a: f32, %s: f8E8M0FNU) -> f8E5M2 {
  %0 = arith.scaling_truncf %a, %s upward : f32, f8E8M0FNU to f8E5M2
  return %0 : f8E5M2
}

// CHECK: module {
// CHECK-NEXT:   func.func @up(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f8E8M0FNU) -> f8E5M2 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG1]] : f8E8M0FNU to f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.divf %[[ARG0]], %[[V0]] : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.truncf %[[V1]] upward : f32 to f8E5M2
// CHECK-NEXT:     return %[[V2]] : f8E5M2
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @even(%a: vector<4xf16>, %s: vector<4xf8E8M0FNU>) -> vector<4xf8E4M3FN> {
  %0 = arith.scaling_truncf %a, %s to_nearest_even fastmath<nnan> : vector<4xf16>, vector<4xf8E8M0FNU> to vector<4xf8E4M3FN>
  return %0 : vector<4xf8E4M3FN>
}

// CHECK: module {
// CHECK-NEXT:   func.func @even(%[[ARG0:[^ ]+]]: vector<4xf16>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<4xf8E4M3FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG1]] fastmath<nnan> : vector<4xf8E8M0FNU> to vector<4xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.divf %[[ARG0]], %[[V0]] fastmath<nnan> : vector<4xf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.truncf %[[V1]] to_nearest_even fastmath<nnan> : vector<4xf16> to vector<4xf8E4M3FN>
// CHECK-NEXT:     return %[[V2]] : vector<4xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT: }
