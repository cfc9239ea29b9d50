// RUN: mlir-opt %s --split-input-file --convert-complex-to-standard | FileCheck %s

func.func @f(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.add %a, %b fastmath<contract> : complex<f16>
  return %0 : complex<f16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f16>, %[[ARG1:[^ ]+]]: complex<f16>) -> complex<f16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<f16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.re %[[ARG1]] : complex<f16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addf %[[V0]], %[[V1]] fastmath<contract> : f16
// CHECK-NEXT:     %[[V3:[^ ]+]] = complex.im %[[ARG0]] : complex<f16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = complex.im %[[ARG1]] : complex<f16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.addf %[[V3]], %[[V4]] fastmath<contract> : f16
// CHECK-NEXT:     %[[V6:[^ ]+]] = complex.create %[[V2]], %[[V5]] : complex<f16>
// CHECK-NEXT:     return %[[V6]] : complex<f16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.mul %a, %b fastmath<fast> : complex<f64>
  return %0 : complex<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f64>, %[[ARG1:[^ ]+]]: complex<f64>) -> complex<f64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<f64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.im %[[ARG0]] : complex<f64>
// CHECK-NEXT:     %[[V2:[^ ]+]] = complex.re %[[ARG1]] : complex<f64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = complex.im %[[ARG1]] : complex<f64>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[V0]], %[[V2]] fastmath<fast> : f64
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.mulf %[[V1]], %[[V3]] fastmath<fast> : f64
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.subf %[[V4]], %[[V5]] fastmath<fast> : f64
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.mulf %[[V1]], %[[V2]] fastmath<fast> : f64
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.mulf %[[V0]], %[[V3]] fastmath<fast> : f64
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.addf %[[V7]], %[[V8]] fastmath<fast> : f64
// CHECK-NEXT:     %[[V10:[^ ]+]] = complex.create %[[V6]], %[[V9]] : complex<f64>
// CHECK-NEXT:     return %[[V10]] : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f128>, %b: complex<f128>) -> complex<f128> {
  %0 = complex.sub %a, %b : complex<f128>
  return %0 : complex<f128>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f128>, %[[ARG1:[^ ]+]]: complex<f128>) -> complex<f128> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<f128>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.re %[[ARG1]] : complex<f128>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.subf %[[V0]], %[[V1]] : f128
// CHECK-NEXT:     %[[V3:[^ ]+]] = complex.im %[[ARG0]] : complex<f128>
// CHECK-NEXT:     %[[V4:[^ ]+]] = complex.im %[[ARG1]] : complex<f128>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.subf %[[V3]], %[[V4]] : f128
// CHECK-NEXT:     %[[V6:[^ ]+]] = complex.create %[[V2]], %[[V5]] : complex<f128>
// CHECK-NEXT:     return %[[V6]] : complex<f128>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f80>, %b: complex<f80>) -> complex<f80> {
  %0 = complex.sub %a, %b fastmath<contract> : complex<f80>
  return %0 : complex<f80>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f80>, %[[ARG1:[^ ]+]]: complex<f80>) -> complex<f80> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<f80>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.re %[[ARG1]] : complex<f80>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.subf %[[V0]], %[[V1]] fastmath<contract> : f80
// CHECK-NEXT:     %[[V3:[^ ]+]] = complex.im %[[ARG0]] : complex<f80>
// CHECK-NEXT:     %[[V4:[^ ]+]] = complex.im %[[ARG1]] : complex<f80>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.subf %[[V3]], %[[V4]] fastmath<contract> : f80
// CHECK-NEXT:     %[[V6:[^ ]+]] = complex.create %[[V2]], %[[V5]] : complex<f80>
// CHECK-NEXT:     return %[[V6]] : complex<f80>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f80>, %b: complex<f80>) -> complex<f80> {
  %0 = complex.sub %a, %b fastmath<nnan,ninf> : complex<f80>
  return %0 : complex<f80>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f80>, %[[ARG1:[^ ]+]]: complex<f80>) -> complex<f80> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<f80>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.re %[[ARG1]] : complex<f80>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.subf %[[V0]], %[[V1]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V3:[^ ]+]] = complex.im %[[ARG0]] : complex<f80>
// CHECK-NEXT:     %[[V4:[^ ]+]] = complex.im %[[ARG1]] : complex<f80>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.subf %[[V3]], %[[V4]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V6:[^ ]+]] = complex.create %[[V2]], %[[V5]] : complex<f80>
// CHECK-NEXT:     return %[[V6]] : complex<f80>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.sub %a, %b fastmath<fast> : complex<f16>
  return %0 : complex<f16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f16>, %[[ARG1:[^ ]+]]: complex<f16>) -> complex<f16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<f16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.re %[[ARG1]] : complex<f16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.subf %[[V0]], %[[V1]] fastmath<fast> : f16
// CHECK-NEXT:     %[[V3:[^ ]+]] = complex.im %[[ARG0]] : complex<f16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = complex.im %[[ARG1]] : complex<f16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.subf %[[V3]], %[[V4]] fastmath<fast> : f16
// CHECK-NEXT:     %[[V6:[^ ]+]] = complex.create %[[V2]], %[[V5]] : complex<f16>
// CHECK-NEXT:     return %[[V6]] : complex<f16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<bf16>) -> complex<bf16> {
  %0 = complex.neg %a fastmath<nnan,ninf> : complex<bf16>
  return %0 : complex<bf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<bf16>) -> complex<bf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<bf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.im %[[ARG0]] : complex<bf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.negf %[[V0]] : bf16
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.negf %[[V1]] : bf16
// CHECK-NEXT:     %[[V4:[^ ]+]] = complex.create %[[V2]], %[[V3]] : complex<bf16>
// CHECK-NEXT:     return %[[V4]] : complex<bf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f16>) -> complex<f16> {
  %0 = complex.conj %a fastmath<contract> : complex<f16>
  return %0 : complex<f16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f16>) -> complex<f16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<f16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.im %[[ARG0]] : complex<f16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.negf %[[V1]] : f16
// CHECK-NEXT:     %[[V3:[^ ]+]] = complex.create %[[V0]], %[[V2]] : complex<f16>
// CHECK-NEXT:     return %[[V3]] : complex<f16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f64>) -> complex<f64> {
  %0 = complex.conj %a : complex<f64>
  return %0 : complex<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f64>) -> complex<f64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<f64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.im %[[ARG0]] : complex<f64>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.negf %[[V1]] : f64
// CHECK-NEXT:     %[[V3:[^ ]+]] = complex.create %[[V0]], %[[V2]] : complex<f64>
// CHECK-NEXT:     return %[[V3]] : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.conj %a fastmath<contract> : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.negf %[[V1]] : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = complex.create %[[V0]], %[[V2]] : complex<f32>
// CHECK-NEXT:     return %[[V3]] : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
