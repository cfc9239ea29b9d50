// RUN: mlir-opt %s --split-input-file --convert-complex-to-standard=complex-range=none | FileCheck %s

func.func @f(%a: complex<bf16>, %b: complex<bf16>) -> complex<bf16> {
  %0 = complex.div %a, %b : complex<bf16>
  return %0 : complex<bf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<bf16>, %[[ARG1:[^ ]+]]: complex<bf16>) -> complex<bf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<bf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.im %[[ARG0]] : complex<bf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = complex.re %[[ARG1]] : complex<bf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = complex.im %[[ARG1]] : complex<bf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[V2]], %[[V2]] : bf16
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.mulf %[[V3]], %[[V3]] : bf16
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addf %[[V4]], %[[V5]] : bf16
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.mulf %[[V0]], %[[V2]] : bf16
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.mulf %[[V1]], %[[V3]] : bf16
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.addf %[[V7]], %[[V8]] : bf16
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.mulf %[[V1]], %[[V2]] : bf16
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.mulf %[[V0]], %[[V3]] : bf16
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.subf %[[V10]], %[[V11]] : bf16
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.divf %[[V9]], %[[V6]] : bf16
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.divf %[[V12]], %[[V6]] : bf16
// CHECK-NEXT:     %[[V15:[^ ]+]] = complex.create %[[V13]], %[[V14]] : complex<bf16>
// CHECK-NEXT:     return %[[V15]] : complex<bf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f80>, %b: complex<f80>) -> complex<f80> {
  %0 = complex.div %a, %b fastmath<nnan,ninf> : complex<f80>
  return %0 : complex<f80>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f80>, %[[ARG1:[^ ]+]]: complex<f80>) -> complex<f80> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<f80>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.im %[[ARG0]] : complex<f80>
// CHECK-NEXT:     %[[V2:[^ ]+]] = complex.re %[[ARG1]] : complex<f80>
// CHECK-NEXT:     %[[V3:[^ ]+]] = complex.im %[[ARG1]] : complex<f80>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[V2]], %[[V2]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.mulf %[[V3]], %[[V3]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addf %[[V4]], %[[V5]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.mulf %[[V0]], %[[V2]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.mulf %[[V1]], %[[V3]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.addf %[[V7]], %[[V8]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.mulf %[[V1]], %[[V2]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.mulf %[[V0]], %[[V3]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.subf %[[V10]], %[[V11]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.divf %[[V9]], %[[V6]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.divf %[[V12]], %[[V6]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V15:[^ ]+]] = complex.create %[[V13]], %[[V14]] : complex<f80>
// CHECK-NEXT:     return %[[V15]] : complex<f80>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.div %a, %b fastmath<nnan,ninf> : complex<f16>
  return %0 : complex<f16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f16>, %[[ARG1:[^ ]+]]: complex<f16>) -> complex<f16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<f16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.im %[[ARG0]] : complex<f16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = complex.re %[[ARG1]] : complex<f16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = complex.im %[[ARG1]] : complex<f16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[V2]], %[[V2]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.mulf %[[V3]], %[[V3]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addf %[[V4]], %[[V5]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.mulf %[[V0]], %[[V2]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.mulf %[[V1]], %[[V3]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.addf %[[V7]], %[[V8]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.mulf %[[V1]], %[[V2]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.mulf %[[V0]], %[[V3]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.subf %[[V10]], %[[V11]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.divf %[[V9]], %[[V6]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.divf %[[V12]], %[[V6]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V15:[^ ]+]] = complex.create %[[V13]], %[[V14]] : complex<f16>
// CHECK-NEXT:     return %[[V15]] : complex<f16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.div %a, %b : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f32>, %[[ARG1:[^ ]+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = complex.re %[[ARG1]] : complex<f32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = complex.im %[[ARG1]] : complex<f32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[V2]], %[[V2]] : f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.mulf %[[V3]], %[[V3]] : f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addf %[[V4]], %[[V5]] : f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.mulf %[[V0]], %[[V2]] : f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.mulf %[[V1]], %[[V3]] : f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.addf %[[V7]], %[[V8]] : f32
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.mulf %[[V1]], %[[V2]] : f32
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.mulf %[[V0]], %[[V3]] : f32
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.subf %[[V10]], %[[V11]] : f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.divf %[[V9]], %[[V6]] : f32
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.divf %[[V12]], %[[V6]] : f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = complex.create %[[V13]], %[[V14]] : complex<f32>
// CHECK-NEXT:     return %[[V15]] : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
