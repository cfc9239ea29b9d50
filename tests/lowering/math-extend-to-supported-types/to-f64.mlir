// RUN: mlir-opt %s --split-input-file '--math-extend-to-supported-types=target-type=f64 extra-types=f32' | FileCheck %s

func.func @pc(%a: bf16) -> (bf16,bf16) {
  %c = arith.constant -2.0 : bf16
  %0 = math.powf %a, %c : bf16
  %1 = math.powf %c, %a : bf16
  return %0, %1 : bf16, bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func @pc(%[[ARG0:[^ ]+]]: bf16) -> (bf16, bf16) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] fastmath<contract> : bf16 to f64
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -2.000000e+00 : bf16
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[CST]] fastmath<contract> : bf16 to f64
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.powf %[[V0]], %[[V1]] : f64
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] fastmath<contract> : f64 to bf16
// CHECK-NEXT:     %[[V4:[^ ]+]] = math.powf %[[V1]], %[[V0]] : f64
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.truncf %[[V4]] fastmath<contract> : f64 to bf16
// CHECK-NEXT:     return %[[V3]], %[[V5]] : bf16, bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fp(%a: vector<3xf16>, %n: vector<3xi64>) -> vector<3xf16> {
  %0 = math.fpowi %a, %n : vector<3xf16>, vector<3xi64>
  return %0 : vector<3xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fp(%[[ARG0:[^ ]+]]: vector<3xf16>, %[[ARG1:[^ ]+]]: vector<3xi64>) -> vector<3xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] fastmath<contract> : vector<3xf16> to vector<3xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.fpowi %[[V0]], %[[ARG1]] : vector<3xf64>, vector<3xi64>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.truncf %[[V1]] fastmath<contract> : vector<3xf64> to vector<3xf16>
// CHECK-NEXT:     return %[[V2]] : vector<3xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pc(%a: vector<2x[4]xf32>) -> (vector<2x[4]xf32>,vector<2x[4]xf32>) {
  %c = arith.constant dense<3.0> : vector<2x[4]xf32>
  %0 = math.powf %a, %c : vector<2x[4]xf32>
  %1 = math.powf %c, %a : vector<2x[4]xf32>
  return %0, %1 : vector<2x[4]xf32>, vector<2x[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pc(%[[ARG0:[^ ]+]]: vector<2x[4]xf32>) -> (vector<2x[4]xf32>, vector<2x[4]xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<3.000000e+00> : vector<2x[4]xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.powf %[[ARG0]], %[[CST]] : vector<2x[4]xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.powf %[[CST]], %[[ARG0]] : vector<2x[4]xf32>
// CHECK-NEXT:     return %[[V0]], %[[V1]] : vector<2x[4]xf32>, vector<2x[4]xf32>
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
// CHECK-NEXT:   func.func @pc(%[[ARG0:[^ ]+]]: f16) -> (f16, f16) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] fastmath<contract> : f16 to f64
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 4.000000e+00 : f16
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[CST]] fastmath<contract> : f16 to f64
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.powf %[[V0]], %[[V1]] : f64
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] fastmath<contract> : f64 to f16
// CHECK-NEXT:     %[[V4:[^ ]+]] = math.powf %[[V1]], %[[V0]] : f64
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.truncf %[[V4]] fastmath<contract> : f64 to f16
// CHECK-NEXT:     return %[[V3]], %[[V5]] : f16, f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fp(%a: vector<4xf32>, %n: vector<4xi64>) -> vector<4xf32> {
  %0 = math.fpowi %a, %n : vector<4xf32>, vector<4xi64>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fp(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xi64>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.fpowi %[[ARG0]], %[[ARG1]] : vector<4xf32>, vector<4xi64>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
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
// CHECK-NEXT:   func.func @pc(%[[ARG0:[^ ]+]]: bf16) -> (bf16, bf16) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] fastmath<contract> : bf16 to f64
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -5.000000e-01 : bf16
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[CST]] fastmath<contract> : bf16 to f64
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.powf %[[V0]], %[[V1]] : f64
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] fastmath<contract> : f64 to bf16
// CHECK-NEXT:     %[[V4:[^ ]+]] = math.powf %[[V1]], %[[V0]] : f64
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.truncf %[[V4]] fastmath<contract> : f64 to bf16
// CHECK-NEXT:     return %[[V3]], %[[V5]] : bf16, bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }
