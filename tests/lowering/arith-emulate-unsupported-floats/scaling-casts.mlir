// RUN: mlir-opt %s --split-input-file '--arith-emulate-unsupported-floats=source-types=bf16 target-type=f32' | FileCheck %s

func.func @scaling_truncf_bf16(%a: bf16, %s: f8E8M0FNU) -> (f4E2M1FN) {
  %r = arith.scaling_truncf %a, %s : bf16, f8E8M0FNU to f4E2M1FN
  return %r : f4E2M1FN
}

// CHECK: module {
// CHECK-NEXT:   func.func @scaling_truncf_bf16(%[[ARG0:[^ ]+]]: bf16, %[[ARG1:[^ ]+]]: f8E8M0FNU) -> f4E2M1FN {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] fastmath<contract> : bf16 to f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.scaling_truncf %[[V0]], %[[ARG1]] : f32, f8E8M0FNU to f4E2M1FN
// CHECK-NEXT:     return %[[V1]] : f4E2M1FN
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @scaling_extf_s_bf16(%a: f4E2M1FN, %s: bf16) -> (bf16) {
  %r = arith.scaling_extf %a, %s : f4E2M1FN, bf16 to bf16
  return %r : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func @scaling_extf_s_bf16(%[[ARG0:[^ ]+]]: f4E2M1FN, %[[ARG1:[^ ]+]]: bf16) -> bf16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG1]] fastmath<contract> : bf16 to f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.scaling_extf %[[ARG0]], %[[V0]] : f4E2M1FN, f32 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.truncf %[[V1]] fastmath<contract> : f32 to bf16
// CHECK-NEXT:     return %[[V2]] : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @scaling_truncf_4xbf16(%a: vector<4xbf16>, %s: vector<4xf8E8M0FNU>) -> (vector<4xf4E2M1FN>) {
  %r = arith.scaling_truncf %a, %s : vector<4xbf16>, vector<4xf8E8M0FNU> to vector<4xf4E2M1FN>
  return %r : vector<4xf4E2M1FN>
}

// CHECK: module {
// CHECK-NEXT:   func.func @scaling_truncf_4xbf16(%[[ARG0:[^ ]+]]: vector<4xbf16>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<4xf4E2M1FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] fastmath<contract> : vector<4xbf16> to vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.scaling_truncf %[[V0]], %[[ARG1]] : vector<4xf32>, vector<4xf8E8M0FNU> to vector<4xf4E2M1FN>
// CHECK-NEXT:     return %[[V1]] : vector<4xf4E2M1FN>
// CHECK-NEXT:   }
// CHECK-NEXT: }
