// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @f(%a: bf16, %b: bf16) {
  %0 = arith.addf %a, %b : bf16
  %1 = arith.subf %a, %b : bf16
  %2 = arith.mulf %a, %b : bf16
  %3 = arith.divf %a, %b : bf16
  %4 = arith.remf %a, %b : bf16
  %5 = arith.maximumf %a, %b : bf16
  %6 = arith.minimumf %a, %b : bf16
  %7 = arith.maxnumf %a, %b : bf16
  %8 = arith.minnumf %a, %b : bf16
  %n = arith.negf %a : bf16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: bf16, %arg1: bf16) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg1 : bf16
// CHECK-NEXT: %[[V1:.*]] = arith.subf %arg0, %arg1 : bf16
// CHECK-NEXT: %[[V2:.*]] = arith.mulf %arg0, %arg1 : bf16
// CHECK-NEXT: %[[V3:.*]] = arith.divf %arg0, %arg1 : bf16
// CHECK-NEXT: %[[V4:.*]] = arith.remf %arg0, %arg1 : bf16
// CHECK-NEXT: %[[V5:.*]] = arith.maximumf %arg0, %arg1 : bf16
// CHECK-NEXT: %[[V6:.*]] = arith.minimumf %arg0, %arg1 : bf16
// CHECK-NEXT: %[[V7:.*]] = arith.maxnumf %arg0, %arg1 : bf16
// CHECK-NEXT: %[[V8:.*]] = arith.minnumf %arg0, %arg1 : bf16
// CHECK-NEXT: %[[V9:.*]] = arith.negf %arg0 : bf16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f16, %b: f16) {
  %0 = arith.addf %a, %b : f16
  %1 = arith.subf %a, %b : f16
  %2 = arith.mulf %a, %b : f16
  %3 = arith.divf %a, %b : f16
  %4 = arith.remf %a, %b : f16
  %5 = arith.maximumf %a, %b : f16
  %6 = arith.minimumf %a, %b : f16
  %7 = arith.maxnumf %a, %b : f16
  %8 = arith.minnumf %a, %b : f16
  %n = arith.negf %a : f16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f16, %arg1: f16) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg1 : f16
// CHECK-NEXT: %[[V1:.*]] = arith.subf %arg0, %arg1 : f16
// CHECK-NEXT: %[[V2:.*]] = arith.mulf %arg0, %arg1 : f16
// CHECK-NEXT: %[[V3:.*]] = arith.divf %arg0, %arg1 : f16
// CHECK-NEXT: %[[V4:.*]] = arith.remf %arg0, %arg1 : f16
// CHECK-NEXT: %[[V5:.*]] = arith.maximumf %arg0, %arg1 : f16
// CHECK-NEXT: %[[V6:.*]] = arith.minimumf %arg0, %arg1 : f16
// CHECK-NEXT: %[[V7:.*]] = arith.maxnumf %arg0, %arg1 : f16
// CHECK-NEXT: %[[V8:.*]] = arith.minnumf %arg0, %arg1 : f16
// CHECK-NEXT: %[[V9:.*]] = arith.negf %arg0 : f16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: f32) {
  %0 = arith.addf %a, %b : f32
  %1 = arith.subf %a, %b : f32
  %2 = arith.mulf %a, %b : f32
  %3 = arith.divf %a, %b : f32
  %4 = arith.remf %a, %b : f32
  %5 = arith.maximumf %a, %b : f32
  %6 = arith.minimumf %a, %b : f32
  %7 = arith.maxnumf %a, %b : f32
  %8 = arith.minnumf %a, %b : f32
  %n = arith.negf %a : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg1 : f32
// CHECK-NEXT: %[[V1:.*]] = arith.subf %arg0, %arg1 : f32
// CHECK-NEXT: %[[V2:.*]] = arith.mulf %arg0, %arg1 : f32
// CHECK-NEXT: %[[V3:.*]] = arith.divf %arg0, %arg1 : f32
// CHECK-NEXT: %[[V4:.*]] = arith.remf %arg0, %arg1 : f32
// CHECK-NEXT: %[[V5:.*]] = arith.maximumf %arg0, %arg1 : f32
// CHECK-NEXT: %[[V6:.*]] = arith.minimumf %arg0, %arg1 : f32
// CHECK-NEXT: %[[V7:.*]] = arith.maxnumf %arg0, %arg1 : f32
// CHECK-NEXT: %[[V8:.*]] = arith.minnumf %arg0, %arg1 : f32
// CHECK-NEXT: %[[V9:.*]] = arith.negf %arg0 : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f64, %b: f64) {
  %0 = arith.addf %a, %b : f64
  %1 = arith.subf %a, %b : f64
  %2 = arith.mulf %a, %b : f64
  %3 = arith.divf %a, %b : f64
  %4 = arith.remf %a, %b : f64
  %5 = arith.maximumf %a, %b : f64
  %6 = arith.minimumf %a, %b : f64
  %7 = arith.maxnumf %a, %b : f64
  %8 = arith.minnumf %a, %b : f64
  %n = arith.negf %a : f64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f64, %arg1: f64) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg1 : f64
// CHECK-NEXT: %[[V1:.*]] = arith.subf %arg0, %arg1 : f64
// CHECK-NEXT: %[[V2:.*]] = arith.mulf %arg0, %arg1 : f64
// CHECK-NEXT: %[[V3:.*]] = arith.divf %arg0, %arg1 : f64
// CHECK-NEXT: %[[V4:.*]] = arith.remf %arg0, %arg1 : f64
// CHECK-NEXT: %[[V5:.*]] = arith.maximumf %arg0, %arg1 : f64
// CHECK-NEXT: %[[V6:.*]] = arith.minimumf %arg0, %arg1 : f64
// CHECK-NEXT: %[[V7:.*]] = arith.maxnumf %arg0, %arg1 : f64
// CHECK-NEXT: %[[V8:.*]] = arith.minnumf %arg0, %arg1 : f64
// CHECK-NEXT: %[[V9:.*]] = arith.negf %arg0 : f64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f80, %b: f80) {
  %0 = arith.addf %a, %b : f80
  %1 = arith.subf %a, %b : f80
  %2 = arith.mulf %a, %b : f80
  %3 = arith.divf %a, %b : f80
  %4 = arith.remf %a, %b : f80
  %5 = arith.maximumf %a, %b : f80
  %6 = arith.minimumf %a, %b : f80
  %7 = arith.maxnumf %a, %b : f80
  %8 = arith.minnumf %a, %b : f80
  %n = arith.negf %a : f80
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f80, %arg1: f80) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg1 : f80
// CHECK-NEXT: %[[V1:.*]] = arith.subf %arg0, %arg1 : f80
// CHECK-NEXT: %[[V2:.*]] = arith.mulf %arg0, %arg1 : f80
// CHECK-NEXT: %[[V3:.*]] = arith.divf %arg0, %arg1 : f80
// CHECK-NEXT: %[[V4:.*]] = arith.remf %arg0, %arg1 : f80
// CHECK-NEXT: %[[V5:.*]] = arith.maximumf %arg0, %arg1 : f80
// CHECK-NEXT: %[[V6:.*]] = arith.minimumf %arg0, %arg1 : f80
// CHECK-NEXT: %[[V7:.*]] = arith.maxnumf %arg0, %arg1 : f80
// CHECK-NEXT: %[[V8:.*]] = arith.minnumf %arg0, %arg1 : f80
// CHECK-NEXT: %[[V9:.*]] = arith.negf %arg0 : f80
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f128, %b: f128) {
  %0 = arith.addf %a, %b : f128
  %1 = arith.subf %a, %b : f128
  %2 = arith.mulf %a, %b : f128
  %3 = arith.divf %a, %b : f128
  %4 = arith.remf %a, %b : f128
  %5 = arith.maximumf %a, %b : f128
  %6 = arith.minimumf %a, %b : f128
  %7 = arith.maxnumf %a, %b : f128
  %8 = arith.minnumf %a, %b : f128
  %n = arith.negf %a : f128
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f128, %arg1: f128) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg1 : f128
// CHECK-NEXT: %[[V1:.*]] = arith.subf %arg0, %arg1 : f128
// CHECK-NEXT: %[[V2:.*]] = arith.mulf %arg0, %arg1 : f128
// CHECK-NEXT: %[[V3:.*]] = arith.divf %arg0, %arg1 : f128
// CHECK-NEXT: %[[V4:.*]] = arith.remf %arg0, %arg1 : f128
// CHECK-NEXT: %[[V5:.*]] = arith.maximumf %arg0, %arg1 : f128
// CHECK-NEXT: %[[V6:.*]] = arith.minimumf %arg0, %arg1 : f128
// CHECK-NEXT: %[[V7:.*]] = arith.maxnumf %arg0, %arg1 : f128
// CHECK-NEXT: %[[V8:.*]] = arith.minnumf %arg0, %arg1 : f128
// CHECK-NEXT: %[[V9:.*]] = arith.negf %arg0 : f128
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tf32, %b: tf32) {
  %0 = arith.addf %a, %b : tf32
  %1 = arith.subf %a, %b : tf32
  %2 = arith.mulf %a, %b : tf32
  %3 = arith.divf %a, %b : tf32
  %4 = arith.remf %a, %b : tf32
  %5 = arith.maximumf %a, %b : tf32
  %6 = arith.minimumf %a, %b : tf32
  %7 = arith.maxnumf %a, %b : tf32
  %8 = arith.minnumf %a, %b : tf32
  %n = arith.negf %a : tf32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tf32, %arg1: tf32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg1 : tf32
// CHECK-NEXT: %[[V1:.*]] = arith.subf %arg0, %arg1 : tf32
// CHECK-NEXT: %[[V2:.*]] = arith.mulf %arg0, %arg1 : tf32
// CHECK-NEXT: %[[V3:.*]] = arith.divf %arg0, %arg1 : tf32
// CHECK-NEXT: %[[V4:.*]] = arith.remf %arg0, %arg1 : tf32
// CHECK-NEXT: %[[V5:.*]] = arith.maximumf %arg0, %arg1 : tf32
// CHECK-NEXT: %[[V6:.*]] = arith.minimumf %arg0, %arg1 : tf32
// CHECK-NEXT: %[[V7:.*]] = arith.maxnumf %arg0, %arg1 : tf32
// CHECK-NEXT: %[[V8:.*]] = arith.minnumf %arg0, %arg1 : tf32
// CHECK-NEXT: %[[V9:.*]] = arith.negf %arg0 : tf32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f8E5M2, %b: f8E5M2) {
  %0 = arith.addf %a, %b : f8E5M2
  %1 = arith.subf %a, %b : f8E5M2
  %2 = arith.mulf %a, %b : f8E5M2
  %3 = arith.divf %a, %b : f8E5M2
  %4 = arith.remf %a, %b : f8E5M2
  %5 = arith.maximumf %a, %b : f8E5M2
  %6 = arith.minimumf %a, %b : f8E5M2
  %7 = arith.maxnumf %a, %b : f8E5M2
  %8 = arith.minnumf %a, %b : f8E5M2
  %n = arith.negf %a : f8E5M2
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f8E5M2, %arg1: f8E5M2) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg1 : f8E5M2
// CHECK-NEXT: %[[V1:.*]] = arith.subf %arg0, %arg1 : f8E5M2
// CHECK-NEXT: %[[V2:.*]] = arith.mulf %arg0, %arg1 : f8E5M2
// CHECK-NEXT: %[[V3:.*]] = arith.divf %arg0, %arg1 : f8E5M2
// CHECK-NEXT: %[[V4:.*]] = arith.remf %arg0, %arg1 : f8E5M2
// CHECK-NEXT: %[[V5:.*]] = arith.maximumf %arg0, %arg1 : f8E5M2
// CHECK-NEXT: %[[V6:.*]] = arith.minimumf %arg0, %arg1 : f8E5M2
// CHECK-NEXT: %[[V7:.*]] = arith.maxnumf %arg0, %arg1 : f8E5M2
// CHECK-NEXT: %[[V8:.*]] = arith.minnumf %arg0, %arg1 : f8E5M2
// CHECK-NEXT: %[[V9:.*]] = arith.negf %arg0 : f8E5M2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f4E2M1FN, %b: f4E2M1FN) {
  %0 = arith.addf %a, %b : f4E2M1FN
  %1 = arith.subf %a, %b : f4E2M1FN
  %2 = arith.mulf %a, %b : f4E2M1FN
  %3 = arith.divf %a, %b : f4E2M1FN
  %4 = arith.remf %a, %b : f4E2M1FN
  %5 = arith.maximumf %a, %b : f4E2M1FN
  %6 = arith.minimumf %a, %b : f4E2M1FN
  %7 = arith.maxnumf %a, %b : f4E2M1FN
  %8 = arith.minnumf %a, %b : f4E2M1FN
  %n = arith.negf %a : f4E2M1FN
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f4E2M1FN, %arg1: f4E2M1FN) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg1 : f4E2M1FN
// CHECK-NEXT: %[[V1:.*]] = arith.subf %arg0, %arg1 : f4E2M1FN
// CHECK-NEXT: %[[V2:.*]] = arith.mulf %arg0, %arg1 : f4E2M1FN
// CHECK-NEXT: %[[V3:.*]] = arith.divf %arg0, %arg1 : f4E2M1FN
// CHECK-NEXT: %[[V4:.*]] = arith.remf %arg0, %arg1 : f4E2M1FN
// CHECK-NEXT: %[[V5:.*]] = arith.maximumf %arg0, %arg1 : f4E2M1FN
// CHECK-NEXT: %[[V6:.*]] = arith.minimumf %arg0, %arg1 : f4E2M1FN
// CHECK-NEXT: %[[V7:.*]] = arith.maxnumf %arg0, %arg1 : f4E2M1FN
// CHECK-NEXT: %[[V8:.*]] = arith.minnumf %arg0, %arg1 : f4E2M1FN
// CHECK-NEXT: %[[V9:.*]] = arith.negf %arg0 : f4E2M1FN
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = arith.addf %a, %b : vector<4xf32>
  %1 = arith.subf %a, %b : vector<4xf32>
  %2 = arith.mulf %a, %b : vector<4xf32>
  %3 = arith.divf %a, %b : vector<4xf32>
  %4 = arith.remf %a, %b : vector<4xf32>
  %5 = arith.maximumf %a, %b : vector<4xf32>
  %6 = arith.minimumf %a, %b : vector<4xf32>
  %7 = arith.maxnumf %a, %b : vector<4xf32>
  %8 = arith.minnumf %a, %b : vector<4xf32>
  %n = arith.negf %a : vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg1 : vector<4xf32>
// CHECK-NEXT: %[[V1:.*]] = arith.subf %arg0, %arg1 : vector<4xf32>
// CHECK-NEXT: %[[V2:.*]] = arith.mulf %arg0, %arg1 : vector<4xf32>
// CHECK-NEXT: %[[V3:.*]] = arith.divf %arg0, %arg1 : vector<4xf32>
// CHECK-NEXT: %[[V4:.*]] = arith.remf %arg0, %arg1 : vector<4xf32>
// CHECK-NEXT: %[[V5:.*]] = arith.maximumf %arg0, %arg1 : vector<4xf32>
// CHECK-NEXT: %[[V6:.*]] = arith.minimumf %arg0, %arg1 : vector<4xf32>
// CHECK-NEXT: %[[V7:.*]] = arith.maxnumf %arg0, %arg1 : vector<4xf32>
// CHECK-NEXT: %[[V8:.*]] = arith.minnumf %arg0, %arg1 : vector<4xf32>
// CHECK-NEXT: %[[V9:.*]] = arith.negf %arg0 : vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[4]xf64>, %b: vector<[4]xf64>) {
  %0 = arith.addf %a, %b : vector<[4]xf64>
  %1 = arith.subf %a, %b : vector<[4]xf64>
  %2 = arith.mulf %a, %b : vector<[4]xf64>
  %3 = arith.divf %a, %b : vector<[4]xf64>
  %4 = arith.remf %a, %b : vector<[4]xf64>
  %5 = arith.maximumf %a, %b : vector<[4]xf64>
  %6 = arith.minimumf %a, %b : vector<[4]xf64>
  %7 = arith.maxnumf %a, %b : vector<[4]xf64>
  %8 = arith.minnumf %a, %b : vector<[4]xf64>
  %n = arith.negf %a : vector<[4]xf64>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<[4]xf64>, %arg1: vector<[4]xf64>) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg1 : vector<[4]xf64>
// CHECK-NEXT: %[[V1:.*]] = arith.subf %arg0, %arg1 : vector<[4]xf64>
// CHECK-NEXT: %[[V2:.*]] = arith.mulf %arg0, %arg1 : vector<[4]xf64>
// CHECK-NEXT: %[[V3:.*]] = arith.divf %arg0, %arg1 : vector<[4]xf64>
// CHECK-NEXT: %[[V4:.*]] = arith.remf %arg0, %arg1 : vector<[4]xf64>
// CHECK-NEXT: %[[V5:.*]] = arith.maximumf %arg0, %arg1 : vector<[4]xf64>
// CHECK-NEXT: %[[V6:.*]] = arith.minimumf %arg0, %arg1 : vector<[4]xf64>
// CHECK-NEXT: %[[V7:.*]] = arith.maxnumf %arg0, %arg1 : vector<[4]xf64>
// CHECK-NEXT: %[[V8:.*]] = arith.minnumf %arg0, %arg1 : vector<[4]xf64>
// CHECK-NEXT: %[[V9:.*]] = arith.negf %arg0 : vector<[4]xf64>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x2xf16>, %b: vector<2x2xf16>) {
  %0 = arith.addf %a, %b : vector<2x2xf16>
  %1 = arith.subf %a, %b : vector<2x2xf16>
  %2 = arith.mulf %a, %b : vector<2x2xf16>
  %3 = arith.divf %a, %b : vector<2x2xf16>
  %4 = arith.remf %a, %b : vector<2x2xf16>
  %5 = arith.maximumf %a, %b : vector<2x2xf16>
  %6 = arith.minimumf %a, %b : vector<2x2xf16>
  %7 = arith.maxnumf %a, %b : vector<2x2xf16>
  %8 = arith.minnumf %a, %b : vector<2x2xf16>
  %n = arith.negf %a : vector<2x2xf16>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2x2xf16>, %arg1: vector<2x2xf16>) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg1 : vector<2x2xf16>
// CHECK-NEXT: %[[V1:.*]] = arith.subf %arg0, %arg1 : vector<2x2xf16>
// CHECK-NEXT: %[[V2:.*]] = arith.mulf %arg0, %arg1 : vector<2x2xf16>
// CHECK-NEXT: %[[V3:.*]] = arith.divf %arg0, %arg1 : vector<2x2xf16>
// CHECK-NEXT: %[[V4:.*]] = arith.remf %arg0, %arg1 : vector<2x2xf16>
// CHECK-NEXT: %[[V5:.*]] = arith.maximumf %arg0, %arg1 : vector<2x2xf16>
// CHECK-NEXT: %[[V6:.*]] = arith.minimumf %arg0, %arg1 : vector<2x2xf16>
// CHECK-NEXT: %[[V7:.*]] = arith.maxnumf %arg0, %arg1 : vector<2x2xf16>
// CHECK-NEXT: %[[V8:.*]] = arith.minnumf %arg0, %arg1 : vector<2x2xf16>
// CHECK-NEXT: %[[V9:.*]] = arith.negf %arg0 : vector<2x2xf16>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = arith.addf %a, %b : tensor<4xf32>
  %1 = arith.subf %a, %b : tensor<4xf32>
  %2 = arith.mulf %a, %b : tensor<4xf32>
  %3 = arith.divf %a, %b : tensor<4xf32>
  %4 = arith.remf %a, %b : tensor<4xf32>
  %5 = arith.maximumf %a, %b : tensor<4xf32>
  %6 = arith.minimumf %a, %b : tensor<4xf32>
  %7 = arith.maxnumf %a, %b : tensor<4xf32>
  %8 = arith.minnumf %a, %b : tensor<4xf32>
  %n = arith.negf %a : tensor<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: %[[V1:.*]] = arith.subf %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: %[[V2:.*]] = arith.mulf %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: %[[V3:.*]] = arith.divf %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: %[[V4:.*]] = arith.remf %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: %[[V5:.*]] = arith.maximumf %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: %[[V6:.*]] = arith.minimumf %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: %[[V7:.*]] = arith.maxnumf %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: %[[V8:.*]] = arith.minnumf %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: %[[V9:.*]] = arith.negf %arg0 : tensor<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?x3xbf16>, %b: tensor<?x3xbf16>) {
  %0 = arith.addf %a, %b : tensor<?x3xbf16>
  %1 = arith.subf %a, %b : tensor<?x3xbf16>
  %2 = arith.mulf %a, %b : tensor<?x3xbf16>
  %3 = arith.divf %a, %b : tensor<?x3xbf16>
  %4 = arith.remf %a, %b : tensor<?x3xbf16>
  %5 = arith.maximumf %a, %b : tensor<?x3xbf16>
  %6 = arith.minimumf %a, %b : tensor<?x3xbf16>
  %7 = arith.maxnumf %a, %b : tensor<?x3xbf16>
  %8 = arith.minnumf %a, %b : tensor<?x3xbf16>
  %n = arith.negf %a : tensor<?x3xbf16>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<?x3xbf16>, %arg1: tensor<?x3xbf16>) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg1 : tensor<?x3xbf16>
// CHECK-NEXT: %[[V1:.*]] = arith.subf %arg0, %arg1 : tensor<?x3xbf16>
// CHECK-NEXT: %[[V2:.*]] = arith.mulf %arg0, %arg1 : tensor<?x3xbf16>
// CHECK-NEXT: %[[V3:.*]] = arith.divf %arg0, %arg1 : tensor<?x3xbf16>
// CHECK-NEXT: %[[V4:.*]] = arith.remf %arg0, %arg1 : tensor<?x3xbf16>
// CHECK-NEXT: %[[V5:.*]] = arith.maximumf %arg0, %arg1 : tensor<?x3xbf16>
// CHECK-NEXT: %[[V6:.*]] = arith.minimumf %arg0, %arg1 : tensor<?x3xbf16>
// CHECK-NEXT: %[[V7:.*]] = arith.maxnumf %arg0, %arg1 : tensor<?x3xbf16>
// CHECK-NEXT: %[[V8:.*]] = arith.minnumf %arg0, %arg1 : tensor<?x3xbf16>
// CHECK-NEXT: %[[V9:.*]] = arith.negf %arg0 : tensor<?x3xbf16>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
