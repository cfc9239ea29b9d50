// RUN: mlir-opt %s --split-input-file '--arith-emulate-unsupported-floats=source-types=bf16 target-type=f32' | FileCheck %s

func.func @f(%a: f32) -> bf16 {
  %0 = arith.truncf %a to_nearest_even : f32 to bf16
  return %0 : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f32) -> bf16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] to_nearest_even : f32 to bf16
// CHECK-NEXT:     return %[[V0]] : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

func.func @f(%a: i32) -> bf16 {
  %0 = arith.sitofp %a : i32 to bf16
  return %0 : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i32) -> bf16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.sitofp %[[ARG0]] : i32 to f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.truncf %[[V0]] fastmath<contract> : f32 to bf16
// CHECK-NEXT:     return %[[V1]] : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4xbf16>, %b: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = arith.subf %a, %b fastmath<nnan> : tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4xbf16>, %[[ARG1:[^ ]+]]: tensor<4xbf16>) -> tensor<4xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG1]] fastmath<contract> : tensor<4xbf16> to tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[ARG0]] fastmath<contract> : tensor<4xbf16> to tensor<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.subf %[[V1]], %[[V0]] fastmath<nnan> : tensor<4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] fastmath<contract> : tensor<4xf32> to tensor<4xbf16>
// CHECK-NEXT:     return %[[V3]] : tensor<4xbf16>
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
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG1]] fastmath<contract> : bf16 to f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[ARG0]] fastmath<contract> : bf16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.maximumf %[[V1]], %[[V0]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] fastmath<contract> : f32 to bf16
// CHECK-NEXT:     return %[[V3]] : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x3xbf16>) -> vector<2x3xf8E8M0FNU> {
  %0 = arith.truncf %a upward : vector<2x3xbf16> to vector<2x3xf8E8M0FNU>
  return %0 : vector<2x3xf8E8M0FNU>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x3xbf16>) -> vector<2x3xf8E8M0FNU> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] upward : vector<2x3xbf16> to vector<2x3xf8E8M0FNU>
// CHECK-NEXT:     return %[[V0]] : vector<2x3xf8E8M0FNU>
// CHECK-NEXT:   }
// CHECK-NEXT: }
