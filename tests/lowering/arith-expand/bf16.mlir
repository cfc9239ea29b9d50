// RUN: mlir-opt %s --split-input-file --arith-expand=include-bf16=true | FileCheck %s

func.func @f(%a: bf16) -> f64 {
  %0 = arith.extf %a fastmath<fast> : bf16 to f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: bf16) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] fastmath<fast> : bf16 to f64
// CHECK-NEXT:     return %[[V0]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f8E5M2, %s: f32) -> bf16 {
  %0 = arith.scaling_extf %a, %s : f8E5M2, f32 to bf16
  return %0 : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f8E5M2, %[[ARG1:[^ ]+]]: f32) -> bf16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG1]] : f32 to f8E8M0FNU
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : f8E8M0FNU to bf16
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.extf %[[ARG0]] : f8E5M2 to bf16
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.mulf %[[V2]], %[[V1]] : bf16
// CHECK-NEXT:     return %[[V3]] : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) -> bf16 {
  %0 = arith.sitofp %a : i32 to bf16
  return %0 : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i32) -> bf16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.sitofp %[[ARG0]] : i32 to bf16
// CHECK-NEXT:     return %[[V0]] : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4xbf16>, %b: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = arith.subf %a, %b fastmath<nnan> : tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4xbf16>, %[[ARG1:[^ ]+]]: tensor<4xbf16>) -> tensor<4xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.subf %[[ARG0]], %[[ARG1]] fastmath<nnan> : tensor<4xbf16>
// CHECK-NEXT:     return %[[V0]] : tensor<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x3xbf16>, %s: vector<2x3xf32>) -> vector<2x3xf8E8M0FNU> {
  %0 = arith.scaling_truncf %a, %s : vector<2x3xbf16>, vector<2x3xf32> to vector<2x3xf8E8M0FNU>
  return %0 : vector<2x3xf8E8M0FNU>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x3xbf16>, %[[ARG1:[^ ]+]]: vector<2x3xf32>) -> vector<2x3xf8E8M0FNU> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG1]] : vector<2x3xf32> to vector<2x3xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<2x3xf8E8M0FNU> to vector<2x3xbf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.divf %[[ARG0]], %[[V1]] : vector<2x3xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] : vector<2x3xbf16> to vector<2x3xf8E8M0FNU>
// CHECK-NEXT:     return %[[V3]] : vector<2x3xf8E8M0FNU>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f128, %s: f32) -> bf16 {
  %0 = arith.scaling_truncf %a, %s : f128, f32 to bf16
  return %0 : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f128, %[[ARG1:[^ ]+]]: f32) -> bf16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG1]] : f32 to f8E8M0FNU
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : f8E8M0FNU to f128
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.divf %[[ARG0]], %[[V1]] : f128
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] : f128 to bf16
// CHECK-NEXT:     return %[[V3]] : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: bf16) -> f4E2M1FN {
  %0 = arith.truncf %a to_nearest_even : bf16 to f4E2M1FN
  return %0 : f4E2M1FN
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: bf16) -> f4E2M1FN {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] to_nearest_even : bf16 to f4E2M1FN
// CHECK-NEXT:     return %[[V0]] : f4E2M1FN
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: bf16, %b: bf16) -> bf16 {
  %0 = arith.maximumf %a, %b fastmath<nnan> : bf16
  return %0 : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: bf16, %[[ARG1:[^ ]+]]: bf16) -> bf16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpf ugt, %[[ARG0]], %[[ARG1]] : bf16
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : bf16
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpf uno, %[[ARG1]], %[[ARG1]] : bf16
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.select %[[V2]], %[[ARG1]], %[[V1]] : bf16
// CHECK-NEXT:     return %[[V3]] : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }
