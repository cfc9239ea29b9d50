// RUN: mlir-opt %s --split-input-file --convert-complex-to-rocdl-library-calls | FileCheck %s

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.mul %a_f32, %a_f32 fastmath<fast> {foo} : complex<f32>
  %v1 = complex.pow %a_f32, %a_f32 : complex<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_cexp_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @__ocml_clog_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = complex.mul %arg2, %arg2 fastmath<fast> {foo} : complex<f32>
// CHECK-NEXT:     %1 = call @__ocml_clog_f32(%arg2) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %2 = complex.mul %arg2, %1 : complex<f32>
// CHECK-NEXT:     %3 = call @__ocml_cexp_f32(%2) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.create %f_f64, %f_f64 : complex<f64>
  %w0 = complex.exp %v0 : complex<f64>
  %v1 = complex.conj %a_f32 {foo} : complex<f32>
  %v2 = complex.cos %a_f32 {foo} : complex<f32>
  %v3 = complex.re %a_f32 fastmath<fast> : complex<f32>
  %v4 = complex.sign %a_f64 fastmath<nnan,contract> : complex<f64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_ccos_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @__ocml_cexp_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = complex.create %arg5, %arg5 : complex<f64>
// CHECK-NEXT:     %1 = call @__ocml_cexp_f64(%0) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %2 = complex.conj %arg2 {foo} : complex<f32>
// CHECK-NEXT:     %3 = call @__ocml_ccos_f32(%arg2) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %4 = complex.re %arg2 fastmath<fast> : complex<f32>
// CHECK-NEXT:     %5 = complex.sign %arg4 fastmath<nnan,contract> : complex<f64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.cos %a_f32 fastmath<fast> : complex<f32>
  %v1 = complex.expm1 %a_f32 fastmath<fast> {foo} : complex<f32>
  %v2 = complex.conj %a_f64 fastmath<nnan,contract> {foo} : complex<f64>
  %v3 = complex.tanh %a_f64 : complex<f64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_ctanh_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @__ocml_ccos_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = call @__ocml_ccos_f32(%arg2) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %1 = complex.expm1 %arg2 fastmath<fast> {foo} : complex<f32>
// CHECK-NEXT:     %2 = complex.conj %arg4 fastmath<nnan,contract> {foo} : complex<f64>
// CHECK-NEXT:     %3 = call @__ocml_ctanh_f64(%arg4) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.sign %a_f32 fastmath<fast> {foo} : complex<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = complex.sign %arg2 fastmath<fast> {foo} : complex<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.log %a_f32 fastmath<fast> : complex<f32>
  %v1 = complex.exp %a_f64 : complex<f64>
  %v2 = complex.expm1 %a_f32 : complex<f32>
  %v3 = complex.re %a_f32 {foo} : complex<f32>
  %v4 = complex.pow %a_f64, %a_f64 fastmath<fast> {foo} : complex<f64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_clog_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @__ocml_cexp_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @__ocml_clog_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = call @__ocml_clog_f32(%arg2) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %1 = call @__ocml_cexp_f64(%arg4) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %2 = complex.expm1 %arg2 : complex<f32>
// CHECK-NEXT:     %3 = complex.re %arg2 {foo} : complex<f32>
// CHECK-NEXT:     %4 = call @__ocml_clog_f64(%arg4) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %5 = complex.mul %arg4, %4 fastmath<fast> : complex<f64>
// CHECK-NEXT:     %6 = call @__ocml_cexp_f64(%5) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.exp %a_f32 fastmath<fast> : complex<f32>
  %v1 = complex.powi %a_f32, %i_i1 : complex<f32>, i1
  %v2 = complex.angle %a_f32 fastmath<fast> : complex<f32>
  %v3 = complex.neg %a_f64 fastmath<nnan,contract> : complex<f64>
  %v4 = complex.create %f_f32, %f_f32 : complex<f32>
  %w4 = complex.exp %v4 : complex<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_clog_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @__ocml_cexp_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = call @__ocml_cexp_f32(%arg2) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %1 = arith.sitofp %arg6 : i1 to f32
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %2 = complex.create %1, %cst : complex<f32>
// CHECK-NEXT:     %3 = call @__ocml_clog_f32(%arg2) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %4 = complex.mul %2, %3 : complex<f32>
// CHECK-NEXT:     %5 = call @__ocml_cexp_f32(%4) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %6 = complex.angle %arg2 fastmath<fast> : complex<f32>
// CHECK-NEXT:     %7 = complex.neg %arg4 fastmath<nnan,contract> : complex<f64>
// CHECK-NEXT:     %8 = complex.create %arg3, %arg3 : complex<f32>
// CHECK-NEXT:     %9 = call @__ocml_cexp_f32(%8) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.neg %a_f64 fastmath<nnan,contract> : complex<f64>
  %v1 = complex.sign %a_f64 : complex<f64>
  %v2 = complex.create %f_f64, %f_f64 : complex<f64>
  %w2 = complex.exp %v2 : complex<f64>
  %v3 = complex.angle %a_f64 fastmath<fast> {foo} : complex<f64>
  %v4 = complex.sign %a_f64 fastmath<nnan,contract> : complex<f64>
  %v5 = complex.create %f_f32, %f_f32 : complex<f32>
  %w5 = complex.exp %v5 : complex<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_cexp_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @__ocml_cexp_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = complex.neg %arg4 fastmath<nnan,contract> : complex<f64>
// CHECK-NEXT:     %1 = complex.sign %arg4 : complex<f64>
// CHECK-NEXT:     %2 = complex.create %arg5, %arg5 : complex<f64>
// CHECK-NEXT:     %3 = call @__ocml_cexp_f64(%2) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %4 = complex.angle %arg4 fastmath<fast> {foo} : complex<f64>
// CHECK-NEXT:     %5 = complex.sign %arg4 fastmath<nnan,contract> : complex<f64>
// CHECK-NEXT:     %6 = complex.create %arg3, %arg3 : complex<f32>
// CHECK-NEXT:     %7 = call @__ocml_cexp_f32(%6) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.sqrt %a_f64 : complex<f64>
  %v1 = complex.conj %a_f64 fastmath<fast> : complex<f64>
  %v2 = complex.neg %a_f32 : complex<f32>
  %v3 = complex.sqrt %a_f64 : complex<f64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_csqrt_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = call @__ocml_csqrt_f64(%arg4) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %1 = complex.conj %arg4 fastmath<fast> : complex<f64>
// CHECK-NEXT:     %2 = complex.neg %arg2 : complex<f32>
// CHECK-NEXT:     %3 = call @__ocml_csqrt_f64(%arg4) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.powi %a_f32, %i_i64 {foo} : complex<f32>, i64
  %v1 = complex.exp %a_f32 fastmath<nnan,contract> : complex<f32>
  %v2 = complex.tanh %a_f32 fastmath<nnan,contract> : complex<f32>
  %v3 = complex.sign %a_f32 : complex<f32>
  %v4 = complex.exp %a_f64 fastmath<fast> {foo} : complex<f64>
  %v5 = complex.powi %a_f64, %i_i1 : complex<f64>, i1
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_clog_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @__ocml_cexp_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @__ocml_ctanh_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @__ocml_cexp_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @__ocml_clog_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = arith.sitofp %arg8 : i64 to f32
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %1 = complex.create %0, %cst : complex<f32>
// CHECK-NEXT:     %2 = call @__ocml_clog_f32(%arg2) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %3 = complex.mul %1, %2 : complex<f32>
// CHECK-NEXT:     %4 = call @__ocml_cexp_f32(%3) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %5 = call @__ocml_cexp_f32(%arg2) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %6 = call @__ocml_ctanh_f32(%arg2) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %7 = complex.sign %arg2 : complex<f32>
// CHECK-NEXT:     %8 = call @__ocml_cexp_f64(%arg4) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %9 = arith.sitofp %arg6 : i1 to f64
// CHECK-NEXT:     %cst_0 = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %10 = complex.create %9, %cst_0 : complex<f64>
// CHECK-NEXT:     %11 = call @__ocml_clog_f64(%arg4) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %12 = complex.mul %10, %11 : complex<f64>
// CHECK-NEXT:     %13 = call @__ocml_cexp_f64(%12) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.sign %a_f64 fastmath<fast> : complex<f64>
  %v1 = complex.abs %a_f64 : complex<f64>
  %v2 = complex.log1p %a_f64 : complex<f64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_cabs_f64(complex<f64>) -> f64
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = complex.sign %arg4 fastmath<fast> : complex<f64>
// CHECK-NEXT:     %1 = call @__ocml_cabs_f64(%arg4) : (complex<f64>) -> f64
// CHECK-NEXT:     %2 = complex.log1p %arg4 : complex<f64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.exp %a_f64 fastmath<fast> : complex<f64>
  %v1 = complex.cos %a_f64 : complex<f64>
  %v2 = complex.sign %a_f16 : complex<f16>
  %v3 = complex.neg %a_f64 : complex<f64>
  %v4 = complex.re %a_f32 fastmath<nnan,contract> : complex<f32>
  %v5 = complex.mul %a_f32, %a_f32 fastmath<fast> {foo} : complex<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_ccos_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @__ocml_cexp_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = call @__ocml_cexp_f64(%arg4) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %1 = call @__ocml_ccos_f64(%arg4) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %2 = complex.sign %arg0 : complex<f16>
// CHECK-NEXT:     %3 = complex.neg %arg4 : complex<f64>
// CHECK-NEXT:     %4 = complex.re %arg2 fastmath<nnan,contract> : complex<f32>
// CHECK-NEXT:     %5 = complex.mul %arg2, %arg2 fastmath<fast> {foo} : complex<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.log %a_f32 {foo} : complex<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_clog_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = call @__ocml_clog_f32(%arg2) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.mul %a_f64, %a_f64 : complex<f64>
  %v1 = complex.tanh %a_f64 : complex<f64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_ctanh_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = complex.mul %arg4, %arg4 : complex<f64>
// CHECK-NEXT:     %1 = call @__ocml_ctanh_f64(%arg4) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.powi %a_f64, %i_i32 : complex<f64>, i32
  %v1 = complex.cos %a_f32 : complex<f32>
  %v2 = complex.neg %a_f32 {foo} : complex<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_ccos_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @__ocml_cexp_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @__ocml_clog_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = arith.sitofp %arg7 : i32 to f64
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %1 = complex.create %0, %cst : complex<f64>
// CHECK-NEXT:     %2 = call @__ocml_clog_f64(%arg4) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %3 = complex.mul %1, %2 : complex<f64>
// CHECK-NEXT:     %4 = call @__ocml_cexp_f64(%3) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %5 = call @__ocml_ccos_f32(%arg2) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %6 = complex.neg %arg2 {foo} : complex<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.conj %a_f64 : complex<f64>
  %v1 = complex.tan %a_f64 fastmath<fast> : complex<f64>
  %v2 = complex.rsqrt %a_f64 : complex<f64>
  %v3 = complex.sign %a_f16 fastmath<nnan,contract> : complex<f16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_ctan_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = complex.conj %arg4 : complex<f64>
// CHECK-NEXT:     %1 = call @__ocml_ctan_f64(%arg4) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %2 = complex.rsqrt %arg4 : complex<f64>
// CHECK-NEXT:     %3 = complex.sign %arg0 fastmath<nnan,contract> : complex<f16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.cos %a_f64 fastmath<nnan,contract> {foo} : complex<f64>
  %v1 = complex.create %f_f64, %f_f64 : complex<f64>
  %w1 = complex.exp %v1 : complex<f64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_cexp_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @__ocml_ccos_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = call @__ocml_ccos_f64(%arg4) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %1 = complex.create %arg5, %arg5 : complex<f64>
// CHECK-NEXT:     %2 = call @__ocml_cexp_f64(%1) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.expm1 %a_f64 fastmath<nnan,contract> {foo} : complex<f64>
  %v1 = complex.pow %a_f32, %a_f32 {foo} : complex<f32>
  %v2 = complex.expm1 %a_f32 fastmath<nnan,contract> : complex<f32>
  %v3 = complex.rsqrt %a_f32 fastmath<fast> : complex<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_cexp_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @__ocml_clog_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = complex.expm1 %arg4 fastmath<nnan,contract> {foo} : complex<f64>
// CHECK-NEXT:     %1 = call @__ocml_clog_f32(%arg2) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %2 = complex.mul %arg2, %1 : complex<f32>
// CHECK-NEXT:     %3 = call @__ocml_cexp_f32(%2) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %4 = complex.expm1 %arg2 fastmath<nnan,contract> : complex<f32>
// CHECK-NEXT:     %5 = complex.rsqrt %arg2 fastmath<fast> : complex<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.log %a_f32 fastmath<nnan,contract> {foo} : complex<f32>
  %v1 = complex.sin %a_f32 : complex<f32>
  %v2 = complex.exp %a_f64 {foo} : complex<f64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_cexp_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @__ocml_csin_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @__ocml_clog_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = call @__ocml_clog_f32(%arg2) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %1 = call @__ocml_csin_f32(%arg2) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %2 = call @__ocml_cexp_f64(%arg4) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.powi %a_f64, %i_i32 : complex<f64>, i32
  %v1 = complex.powi %a_f32, %i_i1 fastmath<nnan,contract> {foo} : complex<f32>, i1
  %v2 = complex.neg %a_f32 {foo} : complex<f32>
  %v3 = complex.log %a_f32 {foo} : complex<f32>
  %v4 = complex.sqrt %a_f32 fastmath<fast> {foo} : complex<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_csqrt_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @__ocml_cexp_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @__ocml_clog_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @__ocml_cexp_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @__ocml_clog_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = arith.sitofp %arg7 : i32 to f64
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %1 = complex.create %0, %cst : complex<f64>
// CHECK-NEXT:     %2 = call @__ocml_clog_f64(%arg4) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %3 = complex.mul %1, %2 : complex<f64>
// CHECK-NEXT:     %4 = call @__ocml_cexp_f64(%3) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %5 = arith.sitofp %arg6 : i1 to f32
// CHECK-NEXT:     %cst_0 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %6 = complex.create %5, %cst_0 : complex<f32>
// CHECK-NEXT:     %7 = call @__ocml_clog_f32(%arg2) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %8 = complex.mul %6, %7 fastmath<nnan,contract> : complex<f32>
// CHECK-NEXT:     %9 = call @__ocml_cexp_f32(%8) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %10 = complex.neg %arg2 {foo} : complex<f32>
// CHECK-NEXT:     %11 = call @__ocml_clog_f32(%arg2) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %12 = call @__ocml_csqrt_f32(%arg2) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.re %a_f32 : complex<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = complex.re %arg2 : complex<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.re %a_f64 fastmath<fast> : complex<f64>
  %v1 = complex.conj %a_f64 fastmath<nnan,contract> : complex<f64>
  %v2 = complex.sign %a_f64 : complex<f64>
  %v3 = complex.conj %a_f64 {foo} : complex<f64>
  %v4 = complex.mul %a_f32, %a_f32 : complex<f32>
  %v5 = complex.pow %a_f64, %a_f64 : complex<f64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_cexp_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @__ocml_clog_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = complex.re %arg4 fastmath<fast> : complex<f64>
// CHECK-NEXT:     %1 = complex.conj %arg4 fastmath<nnan,contract> : complex<f64>
// CHECK-NEXT:     %2 = complex.sign %arg4 : complex<f64>
// CHECK-NEXT:     %3 = complex.conj %arg4 {foo} : complex<f64>
// CHECK-NEXT:     %4 = complex.mul %arg2, %arg2 : complex<f32>
// CHECK-NEXT:     %5 = call @__ocml_clog_f64(%arg4) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %6 = complex.mul %arg4, %5 : complex<f64>
// CHECK-NEXT:     %7 = call @__ocml_cexp_f64(%6) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.rsqrt %a_f64 {foo} : complex<f64>
  %v1 = complex.sign %a_f64 fastmath<nnan,contract> {foo} : complex<f64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = complex.rsqrt %arg4 {foo} : complex<f64>
// CHECK-NEXT:     %1 = complex.sign %arg4 fastmath<nnan,contract> {foo} : complex<f64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.pow %a_f32, %a_f32 fastmath<fast> : complex<f32>
  %v1 = complex.sign %a_f64 : complex<f64>
  %v2 = complex.expm1 %a_f64 fastmath<nnan,contract> : complex<f64>
  %v3 = complex.sign %a_f64 : complex<f64>
  %v4 = complex.exp %a_f32 fastmath<nnan,contract> {foo} : complex<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_cexp_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @__ocml_clog_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = call @__ocml_clog_f32(%arg2) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %1 = complex.mul %arg2, %0 fastmath<fast> : complex<f32>
// CHECK-NEXT:     %2 = call @__ocml_cexp_f32(%1) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %3 = complex.sign %arg4 : complex<f64>
// CHECK-NEXT:     %4 = complex.expm1 %arg4 fastmath<nnan,contract> : complex<f64>
// CHECK-NEXT:     %5 = complex.sign %arg4 : complex<f64>
// CHECK-NEXT:     %6 = call @__ocml_cexp_f32(%arg2) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.tanh %a_f32 fastmath<nnan,contract> : complex<f32>
  %v1 = complex.tanh %a_f32 : complex<f32>
  %v2 = complex.re %a_f64 : complex<f64>
  %v3 = complex.cos %a_f32 fastmath<fast> : complex<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_ccos_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @__ocml_ctanh_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = call @__ocml_ctanh_f32(%arg2) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %1 = call @__ocml_ctanh_f32(%arg2) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %2 = complex.re %arg4 : complex<f64>
// CHECK-NEXT:     %3 = call @__ocml_ccos_f32(%arg2) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.exp %a_f32 : complex<f32>
  %v1 = complex.log1p %a_f64 : complex<f64>
  %v2 = complex.powi %a_f64, %i_i64 : complex<f64>, i64
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_cexp_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @__ocml_clog_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @__ocml_cexp_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = call @__ocml_cexp_f32(%arg2) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %1 = complex.log1p %arg4 : complex<f64>
// CHECK-NEXT:     %2 = arith.sitofp %arg8 : i64 to f64
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %3 = complex.create %2, %cst : complex<f64>
// CHECK-NEXT:     %4 = call @__ocml_clog_f64(%arg4) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %5 = complex.mul %3, %4 : complex<f64>
// CHECK-NEXT:     %6 = call @__ocml_cexp_f64(%5) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.sign %a_f32 {foo} : complex<f32>
  %v1 = complex.rsqrt %a_f64 fastmath<nnan,contract> : complex<f64>
  %v2 = complex.expm1 %a_f64 {foo} : complex<f64>
  %v3 = complex.angle %a_f64 {foo} : complex<f64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = complex.sign %arg2 {foo} : complex<f32>
// CHECK-NEXT:     %1 = complex.rsqrt %arg4 fastmath<nnan,contract> : complex<f64>
// CHECK-NEXT:     %2 = complex.expm1 %arg4 {foo} : complex<f64>
// CHECK-NEXT:     %3 = complex.angle %arg4 {foo} : complex<f64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.tanh %a_f64 fastmath<fast> {foo} : complex<f64>
  %v1 = complex.tanh %a_f64 : complex<f64>
  %v2 = complex.angle %a_f32 fastmath<nnan,contract> {foo} : complex<f32>
  %v3 = complex.create %f_f64, %f_f64 {foo} : complex<f64>
  %w3 = complex.exp %v3 : complex<f64>
  %v4 = complex.create %f_f32, %f_f32 : complex<f32>
  %w4 = complex.exp %v4 : complex<f32>
  %v5 = complex.create %f_f32, %f_f32 : complex<f32>
  %w5 = complex.exp %v5 : complex<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_cexp_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @__ocml_cexp_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @__ocml_ctanh_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = call @__ocml_ctanh_f64(%arg4) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %1 = call @__ocml_ctanh_f64(%arg4) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %2 = complex.angle %arg2 fastmath<nnan,contract> {foo} : complex<f32>
// CHECK-NEXT:     %3 = complex.create %arg5, %arg5 {foo} : complex<f64>
// CHECK-NEXT:     %4 = call @__ocml_cexp_f64(%3) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %5 = complex.create %arg3, %arg3 : complex<f32>
// CHECK-NEXT:     %6 = call @__ocml_cexp_f32(%5) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %7 = complex.create %arg3, %arg3 : complex<f32>
// CHECK-NEXT:     %8 = call @__ocml_cexp_f32(%7) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.sqrt %a_f64 fastmath<fast> {foo} : complex<f64>
  %v1 = complex.exp %a_f64 {foo} : complex<f64>
  %v2 = complex.log %a_f32 fastmath<nnan,contract> : complex<f32>
  %v3 = complex.cos %a_f64 : complex<f64>
  %v4 = complex.neg %a_f64 {foo} : complex<f64>
  %v5 = complex.rsqrt %a_f64 fastmath<nnan,contract> : complex<f64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_ccos_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @__ocml_clog_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @__ocml_cexp_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @__ocml_csqrt_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = call @__ocml_csqrt_f64(%arg4) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %1 = call @__ocml_cexp_f64(%arg4) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %2 = call @__ocml_clog_f32(%arg2) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %3 = call @__ocml_ccos_f64(%arg4) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %4 = complex.neg %arg4 {foo} : complex<f64>
// CHECK-NEXT:     %5 = complex.rsqrt %arg4 fastmath<nnan,contract> : complex<f64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.sign %a_f32 : complex<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = complex.sign %arg2 : complex<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.tan %a_f32 {foo} : complex<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_ctan_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>, %arg1: f16, %arg2: complex<f32>, %arg3: f32, %arg4: complex<f64>, %arg5: f64, %arg6: i1, %arg7: i32, %arg8: i64) {
// CHECK-NEXT:     %0 = call @__ocml_ctan_f32(%arg2) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
