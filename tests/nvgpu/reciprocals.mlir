// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file | FileCheck %s

func.func @m(%v: vector<4xf32>) -> vector<4xf32> {
  %0 = nvgpu.rcp %v {rounding = approx, ftz} : vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.rcp %[[ARG0]]{rounding =  approx, ftz} : vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%v: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = nvgpu.rcp %v {rounding = approx, ftz} : vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: vector<2x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.rcp %[[ARG0]]{rounding =  approx, ftz} : vector<2x4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%v: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = nvgpu.rcp %v {rounding = approx, ftz} : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.rcp %[[ARG0]]{rounding =  approx, ftz} : vector<[4]xf32>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
