// RUN: mlir-opt %s --split-input-file --convert-math-to-apfloat | FileCheck %s

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: bf16) {
  %v0 = math.isfinite %a0 : bf16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_isfinite(i32, i64) -> i1
// CHECK-NEXT:   func.func @v(%arg0: f32) {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: bf16) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : bf16 to i16
// CHECK-NEXT:     %1 = arith.extui %0 : i16 to i64
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %2 = call @_mlir_apfloat_isfinite(%c1_i32, %1) : (i32, i64) -> i1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: vector<f8E4M3B11FNUZ>, %a1: vector<4xf8E4M3FNUZ>, %a2: vector<1x3xf8E5M2>, %a3: vector<2xf4E2M1FN>) {
  %v0 = math.isfinite %a0 : vector<f8E4M3B11FNUZ>
  %v1 = math.isnormal %a1 : vector<4xf8E4M3FNUZ>
  %v2 = math.isnormal %a2 : vector<1x3xf8E5M2>
  %v3 = math.isnormal %a3 {foo} : vector<2xf4E2M1FN>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @v(%arg0: f32) {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: vector<f8E4M3B11FNUZ>, %arg1: vector<4xf8E4M3FNUZ>, %arg2: vector<1x3xf8E5M2>, %arg3: vector<2xf4E2M1FN>) {
// CHECK-NEXT:     %0 = math.isfinite %arg0 : vector<f8E4M3B11FNUZ>
// CHECK-NEXT:     %1 = math.isnormal %arg1 : vector<4xf8E4M3FNUZ>
// CHECK-NEXT:     %2 = math.isnormal %arg2 : vector<1x3xf8E5M2>
// CHECK-NEXT:     %3 = math.isnormal %arg3 {foo} : vector<2xf4E2M1FN>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: vector<2xtf32>, %a1: f6E3M2FN, %a2: vector<1x3xf8E4M3B11FNUZ>, %a3: f8E4M3FNUZ) {
  %v0 = math.isnan %a0 : vector<2xtf32>
  %v1 = math.sqrt %a1 {foo} : f6E3M2FN
  %v2 = math.isnormal %a2 : vector<1x3xf8E4M3B11FNUZ>
  %v3 = math.sqrt %a3 : f8E4M3FNUZ
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @v(%arg0: f32) {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: vector<2xtf32>, %arg1: f6E3M2FN, %arg2: vector<1x3xf8E4M3B11FNUZ>, %arg3: f8E4M3FNUZ) {
// CHECK-NEXT:     %0 = math.isnan %arg0 : vector<2xtf32>
// CHECK-NEXT:     %1 = math.sqrt %arg1 {foo} : f6E3M2FN
// CHECK-NEXT:     %2 = math.isnormal %arg2 : vector<1x3xf8E4M3B11FNUZ>
// CHECK-NEXT:     %3 = math.sqrt %arg3 : f8E4M3FNUZ
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: vector<f16>, %a1: vector<f16>, %a2: vector<1x3xf32>) {
  %v0 = math.isnan %a0 : vector<f16>
  %v1 = math.sqrt %a1 : vector<f16>
  %v2 = math.isinf %a2 : vector<1x3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @v(%arg0: f32) {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: vector<f16>, %arg1: vector<f16>, %arg2: vector<1x3xf32>) {
// CHECK-NEXT:     %0 = math.isnan %arg0 : vector<f16>
// CHECK-NEXT:     %1 = math.sqrt %arg1 : vector<f16>
// CHECK-NEXT:     %2 = math.isinf %arg2 : vector<1x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: vector<4xf16>, %a1: f128, %a2: f8E8M0FNU, %a3: tensor<3xf32>, %a4: vector<bf16>, %a5: vector<1x3xf8E8M0FNU>) {
  %v0 = math.absf %a0 : vector<4xf16>
  %v1 = math.sqrt %a1 : f128
  %v2 = math.sqrt %a2 : f8E8M0FNU
  %v3 = math.isnormal %a3 {foo} : tensor<3xf32>
  %v4 = math.sqrt %a4 {foo} : vector<bf16>
  %v5 = math.isnormal %a5 {foo} : vector<1x3xf8E8M0FNU>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @v(%arg0: f32) {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: vector<4xf16>, %arg1: f128, %arg2: f8E8M0FNU, %arg3: tensor<3xf32>, %arg4: vector<bf16>, %arg5: vector<1x3xf8E8M0FNU>) {
// CHECK-NEXT:     %0 = math.absf %arg0 : vector<4xf16>
// CHECK-NEXT:     %1 = math.sqrt %arg1 : f128
// CHECK-NEXT:     %2 = math.sqrt %arg2 : f8E8M0FNU
// CHECK-NEXT:     %3 = math.isnormal %arg3 {foo} : tensor<3xf32>
// CHECK-NEXT:     %4 = math.sqrt %arg4 {foo} : vector<bf16>
// CHECK-NEXT:     %5 = math.isnormal %arg5 {foo} : vector<1x3xf8E8M0FNU>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: vector<2xf8E5M2>, %a1: vector<4xf6E2M3FN>) {
  %v0 = math.isinf %a0 : vector<2xf8E5M2>
  %v1 = math.isnan %a1 : vector<4xf6E2M3FN>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @v(%arg0: f32) {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: vector<2xf8E5M2>, %arg1: vector<4xf6E2M3FN>) {
// CHECK-NEXT:     %0 = math.isinf %arg0 : vector<2xf8E5M2>
// CHECK-NEXT:     %1 = math.isnan %arg1 : vector<4xf6E2M3FN>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: f6E2M3FN, %a1: f8E8M0FNU, %a2: f32) {
  %v0 = math.isnormal %a0 : f6E2M3FN
  %v1 = math.fma %a1, %a1, %a1 : f8E8M0FNU
  %v2 = math.absf %a2 {foo} : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_abs(i32, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_fused_multiply_add(i32, i64, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_isnormal(i32, i64) -> i1
// CHECK-NEXT:   func.func @v(%arg0: f32) {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: f6E2M3FN, %arg1: f8E8M0FNU, %arg2: f32) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f6E2M3FN to i6
// CHECK-NEXT:     %1 = arith.extui %0 : i6 to i64
// CHECK-NEXT:     %c17_i32 = arith.constant 17 : i32
// CHECK-NEXT:     %2 = call @_mlir_apfloat_isnormal(%c17_i32, %1) : (i32, i64) -> i1
// CHECK-NEXT:     %3 = arith.bitcast %arg1 : f8E8M0FNU to i8
// CHECK-NEXT:     %4 = arith.extui %3 : i8 to i64
// CHECK-NEXT:     %5 = arith.bitcast %arg1 : f8E8M0FNU to i8
// CHECK-NEXT:     %6 = arith.extui %5 : i8 to i64
// CHECK-NEXT:     %7 = arith.bitcast %arg1 : f8E8M0FNU to i8
// CHECK-NEXT:     %8 = arith.extui %7 : i8 to i64
// CHECK-NEXT:     %c15_i32 = arith.constant 15 : i32
// CHECK-NEXT:     %9 = call @_mlir_apfloat_fused_multiply_add(%c15_i32, %4, %6, %8) : (i32, i64, i64, i64) -> i64
// CHECK-NEXT:     %10 = arith.trunci %9 : i64 to i8
// CHECK-NEXT:     %11 = arith.bitcast %10 : i8 to f8E8M0FNU
// CHECK-NEXT:     %12 = arith.bitcast %arg2 : f32 to i32
// CHECK-NEXT:     %13 = arith.extui %12 : i32 to i64
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %14 = call @_mlir_apfloat_abs(%c2_i32, %13) : (i32, i64) -> i64
// CHECK-NEXT:     %15 = arith.trunci %14 : i64 to i32
// CHECK-NEXT:     %16 = arith.bitcast %15 : i32 to f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: f8E8M0FNU, %a1: vector<4xf8E3M4>) {
  %v0 = math.sqrt %a0 {foo} : f8E8M0FNU
  %v1 = math.sqrt %a1 {foo} : vector<4xf8E3M4>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @v(%arg0: f32) {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: f8E8M0FNU, %arg1: vector<4xf8E3M4>) {
// CHECK-NEXT:     %0 = math.sqrt %arg0 {foo} : f8E8M0FNU
// CHECK-NEXT:     %1 = math.sqrt %arg1 {foo} : vector<4xf8E3M4>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: f16) {
  %v0 = math.fma %a0, %a0, %a0 : f16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_fused_multiply_add(i32, i64, i64, i64) -> i64
// CHECK-NEXT:   func.func @v(%arg0: f32) {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: f16) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %1 = arith.extui %0 : i16 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %3 = arith.extui %2 : i16 to i64
// CHECK-NEXT:     %4 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %5 = arith.extui %4 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %6 = call @_mlir_apfloat_fused_multiply_add(%c0_i32, %1, %3, %5) : (i32, i64, i64, i64) -> i64
// CHECK-NEXT:     %7 = arith.trunci %6 : i64 to i16
// CHECK-NEXT:     %8 = arith.bitcast %7 : i16 to f16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: f16) {
  %v0 = math.isnormal %a0 {foo} : f16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_isnormal(i32, i64) -> i1
// CHECK-NEXT:   func.func @v(%arg0: f32) {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: f16) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %1 = arith.extui %0 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %2 = call @_mlir_apfloat_isnormal(%c0_i32, %1) : (i32, i64) -> i1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: vector<2xf8E4M3>, %a1: tensor<3xf8E5M2FNUZ>, %a2: vector<1x3xf32>, %a3: f8E3M4) {
  %v0 = math.isnormal %a0 : vector<2xf8E4M3>
  %v1 = math.isnan %a1 : tensor<3xf8E5M2FNUZ>
  %v2 = math.isnan %a2 : vector<1x3xf32>
  %v3 = math.absf %a3 : f8E3M4
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_abs(i32, i64) -> i64
// CHECK-NEXT:   func.func @v(%arg0: f32) {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: vector<2xf8E4M3>, %arg1: tensor<3xf8E5M2FNUZ>, %arg2: vector<1x3xf32>, %arg3: f8E3M4) {
// CHECK-NEXT:     %0 = math.isnormal %arg0 : vector<2xf8E4M3>
// CHECK-NEXT:     %1 = math.isnan %arg1 : tensor<3xf8E5M2FNUZ>
// CHECK-NEXT:     %2 = math.isnan %arg2 : vector<1x3xf32>
// CHECK-NEXT:     %3 = arith.bitcast %arg3 : f8E3M4 to i8
// CHECK-NEXT:     %4 = arith.extui %3 : i8 to i64
// CHECK-NEXT:     %c13_i32 = arith.constant 13 : i32
// CHECK-NEXT:     %5 = call @_mlir_apfloat_abs(%c13_i32, %4) : (i32, i64) -> i64
// CHECK-NEXT:     %6 = arith.trunci %5 : i64 to i8
// CHECK-NEXT:     %7 = arith.bitcast %6 : i8 to f8E3M4
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: vector<f8E4M3FNUZ>, %a1: vector<4xf6E2M3FN>, %a2: vector<f8E5M2FNUZ>, %a3: vector<f4E2M1FN>, %a4: f8E8M0FNU, %a5: vector<4xf8E4M3B11FNUZ>) {
  %v0 = math.absf %a0 {foo} : vector<f8E4M3FNUZ>
  %v1 = math.sqrt %a1 : vector<4xf6E2M3FN>
  %v2 = math.isnan %a2 : vector<f8E5M2FNUZ>
  %v3 = math.isinf %a3 : vector<f4E2M1FN>
  %v4 = math.isinf %a4 : f8E8M0FNU
  %v5 = math.isnan %a5 {foo} : vector<4xf8E4M3B11FNUZ>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_isinfinite(i32, i64) -> i1
// CHECK-NEXT:   func.func @v(%arg0: f32) {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: vector<f8E4M3FNUZ>, %arg1: vector<4xf6E2M3FN>, %arg2: vector<f8E5M2FNUZ>, %arg3: vector<f4E2M1FN>, %arg4: f8E8M0FNU, %arg5: vector<4xf8E4M3B11FNUZ>) {
// CHECK-NEXT:     %0 = math.absf %arg0 {foo} : vector<f8E4M3FNUZ>
// CHECK-NEXT:     %1 = math.sqrt %arg1 : vector<4xf6E2M3FN>
// CHECK-NEXT:     %2 = math.isnan %arg2 : vector<f8E5M2FNUZ>
// CHECK-NEXT:     %3 = math.isinf %arg3 : vector<f4E2M1FN>
// CHECK-NEXT:     %4 = arith.bitcast %arg4 : f8E8M0FNU to i8
// CHECK-NEXT:     %5 = arith.extui %4 : i8 to i64
// CHECK-NEXT:     %c15_i32 = arith.constant 15 : i32
// CHECK-NEXT:     %6 = call @_mlir_apfloat_isinfinite(%c15_i32, %5) : (i32, i64) -> i1
// CHECK-NEXT:     %7 = math.isnan %arg5 {foo} : vector<4xf8E4M3B11FNUZ>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: tensor<3xf6E3M2FN>, %a1: vector<1x3xf8E3M4>) {
  %v0 = math.isfinite %a0 : tensor<3xf6E3M2FN>
  %v1 = math.isfinite %a1 : vector<1x3xf8E3M4>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @v(%arg0: f32) {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: tensor<3xf6E3M2FN>, %arg1: vector<1x3xf8E3M4>) {
// CHECK-NEXT:     %0 = math.isfinite %arg0 : tensor<3xf6E3M2FN>
// CHECK-NEXT:     %1 = math.isfinite %arg1 : vector<1x3xf8E3M4>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: vector<2xf8E4M3B11FNUZ>) {
  %v0 = math.isnormal %a0 : vector<2xf8E4M3B11FNUZ>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @v(%arg0: f32) {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: vector<2xf8E4M3B11FNUZ>) {
// CHECK-NEXT:     %0 = math.isnormal %arg0 : vector<2xf8E4M3B11FNUZ>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: vector<2xf8E4M3>, %a1: f32, %a2: vector<f6E3M2FN>) {
  %v0 = math.sqrt %a0 {foo} : vector<2xf8E4M3>
  %v1 = math.isnormal %a1 : f32
  %v2 = math.isinf %a2 : vector<f6E3M2FN>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_isnormal(i32, i64) -> i1
// CHECK-NEXT:   func.func @v(%arg0: f32) {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: vector<2xf8E4M3>, %arg1: f32, %arg2: vector<f6E3M2FN>) {
// CHECK-NEXT:     %0 = math.sqrt %arg0 {foo} : vector<2xf8E4M3>
// CHECK-NEXT:     %1 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %2 = arith.extui %1 : i32 to i64
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %3 = call @_mlir_apfloat_isnormal(%c2_i32, %2) : (i32, i64) -> i1
// CHECK-NEXT:     %4 = math.isinf %arg2 : vector<f6E3M2FN>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: vector<f8E4M3>, %a1: f8E4M3B11FNUZ, %a2: vector<2xtf32>, %a3: f6E2M3FN) {
  %v0 = math.isfinite %a0 : vector<f8E4M3>
  %v1 = math.isfinite %a1 {foo} : f8E4M3B11FNUZ
  %v2 = math.absf %a2 : vector<2xtf32>
  %v3 = math.isnormal %a3 : f6E2M3FN
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_isnormal(i32, i64) -> i1
// CHECK-NEXT:   func.func private @_mlir_apfloat_isfinite(i32, i64) -> i1
// CHECK-NEXT:   func.func @v(%arg0: f32) {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: vector<f8E4M3>, %arg1: f8E4M3B11FNUZ, %arg2: vector<2xtf32>, %arg3: f6E2M3FN) {
// CHECK-NEXT:     %0 = math.isfinite %arg0 : vector<f8E4M3>
// CHECK-NEXT:     %1 = arith.bitcast %arg1 : f8E4M3B11FNUZ to i8
// CHECK-NEXT:     %2 = arith.extui %1 : i8 to i64
// CHECK-NEXT:     %c12_i32 = arith.constant 12 : i32
// CHECK-NEXT:     %3 = call @_mlir_apfloat_isfinite(%c12_i32, %2) : (i32, i64) -> i1
// CHECK-NEXT:     %4 = math.absf %arg2 : vector<2xtf32>
// CHECK-NEXT:     %5 = arith.bitcast %arg3 : f6E2M3FN to i6
// CHECK-NEXT:     %6 = arith.extui %5 : i6 to i64
// CHECK-NEXT:     %c17_i32 = arith.constant 17 : i32
// CHECK-NEXT:     %7 = call @_mlir_apfloat_isnormal(%c17_i32, %6) : (i32, i64) -> i1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: vector<2xf8E4M3B11FNUZ>, %a1: vector<1x3xf6E2M3FN>, %a2: f8E4M3FNUZ, %a3: vector<f6E2M3FN>, %a4: f8E4M3FNUZ, %a5: vector<f8E4M3FNUZ>) {
  %v0 = math.isnan %a0 : vector<2xf8E4M3B11FNUZ>
  %v1 = math.absf %a1 : vector<1x3xf6E2M3FN>
  %v2 = math.absf %a2 : f8E4M3FNUZ
  %v3 = math.absf %a3 : vector<f6E2M3FN>
  %v4 = math.fma %a4, %a4, %a4 : f8E4M3FNUZ
  %v5 = math.absf %a5 : vector<f8E4M3FNUZ>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_fused_multiply_add(i32, i64, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_abs(i32, i64) -> i64
// CHECK-NEXT:   func.func @v(%arg0: f32) {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: vector<2xf8E4M3B11FNUZ>, %arg1: vector<1x3xf6E2M3FN>, %arg2: f8E4M3FNUZ, %arg3: vector<f6E2M3FN>, %arg4: f8E4M3FNUZ, %arg5: vector<f8E4M3FNUZ>) {
// CHECK-NEXT:     %0 = math.isnan %arg0 : vector<2xf8E4M3B11FNUZ>
// CHECK-NEXT:     %1 = math.absf %arg1 : vector<1x3xf6E2M3FN>
// CHECK-NEXT:     %2 = arith.bitcast %arg2 : f8E4M3FNUZ to i8
// CHECK-NEXT:     %3 = arith.extui %2 : i8 to i64
// CHECK-NEXT:     %c11_i32 = arith.constant 11 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_abs(%c11_i32, %3) : (i32, i64) -> i64
// CHECK-NEXT:     %5 = arith.trunci %4 : i64 to i8
// CHECK-NEXT:     %6 = arith.bitcast %5 : i8 to f8E4M3FNUZ
// CHECK-NEXT:     %7 = math.absf %arg3 : vector<f6E2M3FN>
// CHECK-NEXT:     %8 = arith.bitcast %arg4 : f8E4M3FNUZ to i8
// CHECK-NEXT:     %9 = arith.extui %8 : i8 to i64
// CHECK-NEXT:     %10 = arith.bitcast %arg4 : f8E4M3FNUZ to i8
// CHECK-NEXT:     %11 = arith.extui %10 : i8 to i64
// CHECK-NEXT:     %12 = arith.bitcast %arg4 : f8E4M3FNUZ to i8
// CHECK-NEXT:     %13 = arith.extui %12 : i8 to i64
// CHECK-NEXT:     %c11_i32_0 = arith.constant 11 : i32
// CHECK-NEXT:     %14 = call @_mlir_apfloat_fused_multiply_add(%c11_i32_0, %9, %11, %13) : (i32, i64, i64, i64) -> i64
// CHECK-NEXT:     %15 = arith.trunci %14 : i64 to i8
// CHECK-NEXT:     %16 = arith.bitcast %15 : i8 to f8E4M3FNUZ
// CHECK-NEXT:     %17 = math.absf %arg5 : vector<f8E4M3FNUZ>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: vector<2xf8E5M2>, %a1: f8E5M2) {
  %v0 = math.sqrt %a0 : vector<2xf8E5M2>
  %v1 = math.isfinite %a1 {foo} : f8E5M2
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_isfinite(i32, i64) -> i1
// CHECK-NEXT:   func.func @v(%arg0: f32) {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: vector<2xf8E5M2>, %arg1: f8E5M2) {
// CHECK-NEXT:     %0 = math.sqrt %arg0 : vector<2xf8E5M2>
// CHECK-NEXT:     %1 = arith.bitcast %arg1 : f8E5M2 to i8
// CHECK-NEXT:     %2 = arith.extui %1 : i8 to i64
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     %3 = call @_mlir_apfloat_isfinite(%c7_i32, %2) : (i32, i64) -> i1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: f8E4M3FNUZ, %a1: bf16, %a2: vector<f80>) {
  %v0 = math.fma %a0, %a0, %a0 : f8E4M3FNUZ
  %v1 = math.sqrt %a1 {foo} : bf16
  %v2 = math.isnan %a2 : vector<f80>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_fused_multiply_add(i32, i64, i64, i64) -> i64
// CHECK-NEXT:   func.func @v(%arg0: f32) {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: f8E4M3FNUZ, %arg1: bf16, %arg2: vector<f80>) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f8E4M3FNUZ to i8
// CHECK-NEXT:     %1 = arith.extui %0 : i8 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f8E4M3FNUZ to i8
// CHECK-NEXT:     %3 = arith.extui %2 : i8 to i64
// CHECK-NEXT:     %4 = arith.bitcast %arg0 : f8E4M3FNUZ to i8
// CHECK-NEXT:     %5 = arith.extui %4 : i8 to i64
// CHECK-NEXT:     %c11_i32 = arith.constant 11 : i32
// CHECK-NEXT:     %6 = call @_mlir_apfloat_fused_multiply_add(%c11_i32, %1, %3, %5) : (i32, i64, i64, i64) -> i64
// CHECK-NEXT:     %7 = arith.trunci %6 : i64 to i8
// CHECK-NEXT:     %8 = arith.bitcast %7 : i8 to f8E4M3FNUZ
// CHECK-NEXT:     %9 = math.sqrt %arg1 {foo} : bf16
// CHECK-NEXT:     %10 = math.isnan %arg2 : vector<f80>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: vector<2xtf32>, %a1: f6E3M2FN, %a2: f8E5M2) {
  %v0 = math.absf %a0 : vector<2xtf32>
  %v1 = math.absf %a1 : f6E3M2FN
  %v2 = math.isfinite %a2 : f8E5M2
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_isfinite(i32, i64) -> i1
// CHECK-NEXT:   func.func private @_mlir_apfloat_abs(i32, i64) -> i64
// CHECK-NEXT:   func.func @v(%arg0: f32) {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: vector<2xtf32>, %arg1: f6E3M2FN, %arg2: f8E5M2) {
// CHECK-NEXT:     %0 = math.absf %arg0 : vector<2xtf32>
// CHECK-NEXT:     %1 = arith.bitcast %arg1 : f6E3M2FN to i6
// CHECK-NEXT:     %2 = arith.extui %1 : i6 to i64
// CHECK-NEXT:     %c16_i32 = arith.constant 16 : i32
// CHECK-NEXT:     %3 = call @_mlir_apfloat_abs(%c16_i32, %2) : (i32, i64) -> i64
// CHECK-NEXT:     %4 = arith.trunci %3 : i64 to i6
// CHECK-NEXT:     %5 = arith.bitcast %4 : i6 to f6E3M2FN
// CHECK-NEXT:     %6 = arith.bitcast %arg2 : f8E5M2 to i8
// CHECK-NEXT:     %7 = arith.extui %6 : i8 to i64
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     %8 = call @_mlir_apfloat_isfinite(%c7_i32, %7) : (i32, i64) -> i1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
