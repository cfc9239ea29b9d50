// RUN: mlir-opt %s --split-input-file --convert-math-to-libm | FileCheck %s

func.func @pc(%a: bf16) -> (bf16,bf16) {
  %c = arith.constant -2.0 : bf16
  %0 = math.powf %a, %c : bf16
  %1 = math.powf %c, %a : bf16
  return %0, %1 : bf16, bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func private @powf(f32, f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @pc(%[[ARG0:[^ ]+]]: bf16) -> (bf16, bf16) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -2.000000e+00 : bf16
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] : bf16 to f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[CST]] : bf16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = call @powf(%[[V0]], %[[V1]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] : f32 to bf16
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.extf %[[CST]] : bf16 to f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.extf %[[ARG0]] : bf16 to f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = call @powf(%[[V4]], %[[V5]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.truncf %[[V6]] : f32 to bf16
// CHECK-NEXT:     return %[[V3]], %[[V7]] : bf16, bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pc(%a: f16) -> (f16,f16) {
  %c = arith.constant 4.0 : f16
  %0 = math.powf %a, %c : f16
  %1 = math.powf %c, %a : f16
  return %0, %1 : f16, f16
}

// CHECK: module {
// CHECK-NEXT:   func.func private @powf(f32, f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @pc(%[[ARG0:[^ ]+]]: f16) -> (f16, f16) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 4.000000e+00 : f16
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] : f16 to f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[CST]] : f16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = call @powf(%[[V0]], %[[V1]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] : f32 to f16
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.extf %[[CST]] : f16 to f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.extf %[[ARG0]] : f16 to f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = call @powf(%[[V4]], %[[V5]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.truncf %[[V6]] : f32 to f16
// CHECK-NEXT:     return %[[V3]], %[[V7]] : f16, f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pc(%a: bf16) -> (bf16,bf16) {
  %c = arith.constant -0.5 : bf16
  %0 = math.powf %a, %c : bf16
  %1 = math.powf %c, %a : bf16
  return %0, %1 : bf16, bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func private @powf(f32, f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @pc(%[[ARG0:[^ ]+]]: bf16) -> (bf16, bf16) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -5.000000e-01 : bf16
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] : bf16 to f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[CST]] : bf16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = call @powf(%[[V0]], %[[V1]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] : f32 to bf16
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.extf %[[CST]] : bf16 to f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.extf %[[ARG0]] : bf16 to f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = call @powf(%[[V4]], %[[V5]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.truncf %[[V6]] : f32 to bf16
// CHECK-NEXT:     return %[[V3]], %[[V7]] : bf16, bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pc(%a: f32) -> (f32,f32) {
  %c = arith.constant 2.0 : f32
  %0 = math.powf %a, %c : f32
  %1 = math.powf %c, %a : f32
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @powf(f32, f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @pc(%[[ARG0:[^ ]+]]: f32) -> (f32, f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @powf(%[[ARG0]], %[[CST]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = call @powf(%[[CST]], %[[ARG0]]) : (f32, f32) -> f32
// CHECK-NEXT:     return %[[V0]], %[[V1]] : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
