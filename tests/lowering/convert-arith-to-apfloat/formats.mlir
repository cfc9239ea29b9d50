// RUN: mlir-opt %s --split-input-file --convert-arith-to-apfloat | FileCheck %s

func.func @c(%a: f16) {
  %5 = arith.mulf %a, %a : f16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_multiply(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @c(%arg0: f16) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %1 = arith.extui %0 : i16 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %3 = arith.extui %2 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_multiply(%c0_i32, %1, %3) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %5 = arith.trunci %4 : i64 to i16
// CHECK-NEXT:     %6 = arith.bitcast %5 : i16 to f16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: bf16) {
  %5 = arith.mulf %a, %a : bf16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_multiply(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @c(%arg0: bf16) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : bf16 to i16
// CHECK-NEXT:     %1 = arith.extui %0 : i16 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : bf16 to i16
// CHECK-NEXT:     %3 = arith.extui %2 : i16 to i64
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_multiply(%c1_i32, %1, %3) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %5 = arith.trunci %4 : i64 to i16
// CHECK-NEXT:     %6 = arith.bitcast %5 : i16 to bf16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: f32) {
  %5 = arith.mulf %a, %a : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_multiply(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @c(%arg0: f32) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %1 = arith.extui %0 : i32 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %3 = arith.extui %2 : i32 to i64
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_multiply(%c2_i32, %1, %3) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %5 = arith.trunci %4 : i64 to i32
// CHECK-NEXT:     %6 = arith.bitcast %5 : i32 to f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: f8E5M2) {
  %5 = arith.mulf %a, %a : f8E5M2
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_multiply(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @c(%arg0: f8E5M2) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f8E5M2 to i8
// CHECK-NEXT:     %1 = arith.extui %0 : i8 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f8E5M2 to i8
// CHECK-NEXT:     %3 = arith.extui %2 : i8 to i64
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_multiply(%c7_i32, %1, %3) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %5 = arith.trunci %4 : i64 to i8
// CHECK-NEXT:     %6 = arith.bitcast %5 : i8 to f8E5M2
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: f8E4M3) {
  %5 = arith.mulf %a, %a : f8E4M3
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_multiply(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @c(%arg0: f8E4M3) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f8E4M3 to i8
// CHECK-NEXT:     %1 = arith.extui %0 : i8 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f8E4M3 to i8
// CHECK-NEXT:     %3 = arith.extui %2 : i8 to i64
// CHECK-NEXT:     %c9_i32 = arith.constant 9 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_multiply(%c9_i32, %1, %3) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %5 = arith.trunci %4 : i64 to i8
// CHECK-NEXT:     %6 = arith.bitcast %5 : i8 to f8E4M3
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: f8E4M3FN) {
  %5 = arith.mulf %a, %a : f8E4M3FN
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_multiply(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @c(%arg0: f8E4M3FN) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f8E4M3FN to i8
// CHECK-NEXT:     %1 = arith.extui %0 : i8 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f8E4M3FN to i8
// CHECK-NEXT:     %3 = arith.extui %2 : i8 to i64
// CHECK-NEXT:     %c10_i32 = arith.constant 10 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_multiply(%c10_i32, %1, %3) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %5 = arith.trunci %4 : i64 to i8
// CHECK-NEXT:     %6 = arith.bitcast %5 : i8 to f8E4M3FN
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: f8E5M2FNUZ) {
  %5 = arith.mulf %a, %a : f8E5M2FNUZ
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_multiply(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @c(%arg0: f8E5M2FNUZ) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f8E5M2FNUZ to i8
// CHECK-NEXT:     %1 = arith.extui %0 : i8 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f8E5M2FNUZ to i8
// CHECK-NEXT:     %3 = arith.extui %2 : i8 to i64
// CHECK-NEXT:     %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_multiply(%c8_i32, %1, %3) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %5 = arith.trunci %4 : i64 to i8
// CHECK-NEXT:     %6 = arith.bitcast %5 : i8 to f8E5M2FNUZ
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: f8E4M3FNUZ) {
  %5 = arith.mulf %a, %a : f8E4M3FNUZ
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_multiply(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @c(%arg0: f8E4M3FNUZ) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f8E4M3FNUZ to i8
// CHECK-NEXT:     %1 = arith.extui %0 : i8 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f8E4M3FNUZ to i8
// CHECK-NEXT:     %3 = arith.extui %2 : i8 to i64
// CHECK-NEXT:     %c11_i32 = arith.constant 11 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_multiply(%c11_i32, %1, %3) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %5 = arith.trunci %4 : i64 to i8
// CHECK-NEXT:     %6 = arith.bitcast %5 : i8 to f8E4M3FNUZ
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: f8E4M3B11FNUZ) {
  %5 = arith.mulf %a, %a : f8E4M3B11FNUZ
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_multiply(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @c(%arg0: f8E4M3B11FNUZ) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f8E4M3B11FNUZ to i8
// CHECK-NEXT:     %1 = arith.extui %0 : i8 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f8E4M3B11FNUZ to i8
// CHECK-NEXT:     %3 = arith.extui %2 : i8 to i64
// CHECK-NEXT:     %c12_i32 = arith.constant 12 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_multiply(%c12_i32, %1, %3) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %5 = arith.trunci %4 : i64 to i8
// CHECK-NEXT:     %6 = arith.bitcast %5 : i8 to f8E4M3B11FNUZ
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: f8E3M4) {
  %5 = arith.mulf %a, %a : f8E3M4
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_multiply(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @c(%arg0: f8E3M4) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f8E3M4 to i8
// CHECK-NEXT:     %1 = arith.extui %0 : i8 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f8E3M4 to i8
// CHECK-NEXT:     %3 = arith.extui %2 : i8 to i64
// CHECK-NEXT:     %c13_i32 = arith.constant 13 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_multiply(%c13_i32, %1, %3) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %5 = arith.trunci %4 : i64 to i8
// CHECK-NEXT:     %6 = arith.bitcast %5 : i8 to f8E3M4
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: tf32) {
  %5 = arith.mulf %a, %a : tf32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_multiply(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @c(%arg0: tf32) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : tf32 to i19
// CHECK-NEXT:     %1 = arith.extui %0 : i19 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : tf32 to i19
// CHECK-NEXT:     %3 = arith.extui %2 : i19 to i64
// CHECK-NEXT:     %c14_i32 = arith.constant 14 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_multiply(%c14_i32, %1, %3) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %5 = arith.trunci %4 : i64 to i19
// CHECK-NEXT:     %6 = arith.bitcast %5 : i19 to tf32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: f8E8M0FNU) {
  %5 = arith.mulf %a, %a : f8E8M0FNU
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_multiply(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @c(%arg0: f8E8M0FNU) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f8E8M0FNU to i8
// CHECK-NEXT:     %1 = arith.extui %0 : i8 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f8E8M0FNU to i8
// CHECK-NEXT:     %3 = arith.extui %2 : i8 to i64
// CHECK-NEXT:     %c15_i32 = arith.constant 15 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_multiply(%c15_i32, %1, %3) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %5 = arith.trunci %4 : i64 to i8
// CHECK-NEXT:     %6 = arith.bitcast %5 : i8 to f8E8M0FNU
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: f6E3M2FN) {
  %5 = arith.mulf %a, %a : f6E3M2FN
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_multiply(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @c(%arg0: f6E3M2FN) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f6E3M2FN to i6
// CHECK-NEXT:     %1 = arith.extui %0 : i6 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f6E3M2FN to i6
// CHECK-NEXT:     %3 = arith.extui %2 : i6 to i64
// CHECK-NEXT:     %c16_i32 = arith.constant 16 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_multiply(%c16_i32, %1, %3) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %5 = arith.trunci %4 : i64 to i6
// CHECK-NEXT:     %6 = arith.bitcast %5 : i6 to f6E3M2FN
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: f6E2M3FN) {
  %5 = arith.mulf %a, %a : f6E2M3FN
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_multiply(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @c(%arg0: f6E2M3FN) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f6E2M3FN to i6
// CHECK-NEXT:     %1 = arith.extui %0 : i6 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f6E2M3FN to i6
// CHECK-NEXT:     %3 = arith.extui %2 : i6 to i64
// CHECK-NEXT:     %c17_i32 = arith.constant 17 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_multiply(%c17_i32, %1, %3) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %5 = arith.trunci %4 : i64 to i6
// CHECK-NEXT:     %6 = arith.bitcast %5 : i6 to f6E2M3FN
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: f4E2M1FN) {
  %5 = arith.mulf %a, %a : f4E2M1FN
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_multiply(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @c(%arg0: f4E2M1FN) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f4E2M1FN to i4
// CHECK-NEXT:     %1 = arith.extui %0 : i4 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f4E2M1FN to i4
// CHECK-NEXT:     %3 = arith.extui %2 : i4 to i64
// CHECK-NEXT:     %c18_i32 = arith.constant 18 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_multiply(%c18_i32, %1, %3) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %5 = arith.trunci %4 : i64 to i4
// CHECK-NEXT:     %6 = arith.bitcast %5 : i4 to f4E2M1FN
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: f80) {
  %5 = arith.mulf %a, %a : f80
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%arg0: f80) {
// CHECK-NEXT:     %0 = arith.mulf %arg0, %arg0 : f80
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
