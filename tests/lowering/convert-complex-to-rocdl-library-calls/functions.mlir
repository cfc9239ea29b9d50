// RUN: mlir-opt %s --split-input-file --convert-complex-to-rocdl-library-calls | FileCheck %s

func.func @f(%a: complex<f32>, %b: complex<f64>, %c: complex<f16>, %d: complex<bf16>) {
  %0 = complex.abs %a : complex<f32>
  %1 = complex.abs %b : complex<f64>
  %2 = complex.angle %a : complex<f32>
  %3 = complex.angle %b : complex<f64>
  %4 = complex.conj %a : complex<f32>
  %5 = complex.cos %a : complex<f32>
  %6 = complex.cos %b : complex<f64>
  %7 = complex.exp %a : complex<f32>
  %8 = complex.exp %b : complex<f64>
  %9 = complex.log %a : complex<f32>
  %10 = complex.log %b : complex<f64>
  %11 = complex.pow %a, %a : complex<f32>
  %12 = complex.pow %b, %b : complex<f64>
  %13 = complex.sin %a : complex<f32>
  %14 = complex.sin %b : complex<f64>
  %15 = complex.sqrt %a : complex<f32>
  %16 = complex.sqrt %b : complex<f64>
  %17 = complex.tan %a : complex<f32>
  %18 = complex.tan %b : complex<f64>
  %19 = complex.tanh %a : complex<f32>
  %20 = complex.tanh %b : complex<f64>
  %21 = complex.rsqrt %b : complex<f64>
  %22 = complex.expm1 %b : complex<f64>
  %23 = complex.log1p %b : complex<f64>
  %24 = complex.sign %b : complex<f64>
  %25 = complex.atan2 %b, %b : complex<f64>
  %26 = complex.neg %b : complex<f64>
  %27 = complex.mul %b, %b : complex<f64>
  %28 = complex.div %b, %b : complex<f64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_ctanh_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @__ocml_ctanh_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @__ocml_ctan_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @__ocml_ctan_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @__ocml_csqrt_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @__ocml_csqrt_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @__ocml_csin_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @__ocml_csin_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @__ocml_clog_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @__ocml_clog_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @__ocml_cexp_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @__ocml_cexp_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @__ocml_ccos_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @__ocml_ccos_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @__ocml_cabs_f64(complex<f64>) -> f64
// CHECK-NEXT:   func.func private @__ocml_cabs_f32(complex<f32>) -> f32
// CHECK-NEXT:   func.func @f(%arg0: complex<f32>, %arg1: complex<f64>, %arg2: complex<f16>, %arg3: complex<bf16>) {
// CHECK-NEXT:     %0 = call @__ocml_cabs_f32(%arg0) : (complex<f32>) -> f32
// CHECK-NEXT:     %1 = call @__ocml_cabs_f64(%arg1) : (complex<f64>) -> f64
// CHECK-NEXT:     %2 = complex.angle %arg0 : complex<f32>
// CHECK-NEXT:     %3 = complex.angle %arg1 : complex<f64>
// CHECK-NEXT:     %4 = complex.conj %arg0 : complex<f32>
// CHECK-NEXT:     %5 = call @__ocml_ccos_f32(%arg0) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %6 = call @__ocml_ccos_f64(%arg1) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %7 = call @__ocml_cexp_f32(%arg0) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %8 = call @__ocml_cexp_f64(%arg1) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %9 = call @__ocml_clog_f32(%arg0) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %10 = call @__ocml_clog_f64(%arg1) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %11 = call @__ocml_clog_f32(%arg0) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %12 = complex.mul %arg0, %11 : complex<f32>
// CHECK-NEXT:     %13 = call @__ocml_cexp_f32(%12) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %14 = call @__ocml_clog_f64(%arg1) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %15 = complex.mul %arg1, %14 : complex<f64>
// CHECK-NEXT:     %16 = call @__ocml_cexp_f64(%15) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %17 = call @__ocml_csin_f32(%arg0) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %18 = call @__ocml_csin_f64(%arg1) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %19 = call @__ocml_csqrt_f32(%arg0) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %20 = call @__ocml_csqrt_f64(%arg1) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %21 = call @__ocml_ctan_f32(%arg0) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %22 = call @__ocml_ctan_f64(%arg1) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %23 = call @__ocml_ctanh_f32(%arg0) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %24 = call @__ocml_ctanh_f64(%arg1) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %25 = complex.rsqrt %arg1 : complex<f64>
// CHECK-NEXT:     %26 = complex.expm1 %arg1 : complex<f64>
// CHECK-NEXT:     %27 = complex.log1p %arg1 : complex<f64>
// CHECK-NEXT:     %28 = complex.sign %arg1 : complex<f64>
// CHECK-NEXT:     %29 = complex.atan2 %arg1, %arg1 : complex<f64>
// CHECK-NEXT:     %30 = complex.neg %arg1 : complex<f64>
// CHECK-NEXT:     %31 = complex.mul %arg1, %arg1 : complex<f64>
// CHECK-NEXT:     %32 = complex.div %arg1, %arg1 : complex<f64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %e : i32, %g : i64) {
  %0 = complex.powi %a, %e : complex<f32>, i32
  %1 = complex.powi %b, %e : complex<f64>, i32
  %2 = complex.powi %b, %g : complex<f64>, i64
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_cexp_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @__ocml_clog_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @__ocml_cexp_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @__ocml_clog_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func @f(%arg0: complex<f32>, %arg1: complex<f64>, %arg2: i32, %arg3: i64) {
// CHECK-NEXT:     %0 = arith.sitofp %arg2 : i32 to f32
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %1 = complex.create %0, %cst : complex<f32>
// CHECK-NEXT:     %2 = call @__ocml_clog_f32(%arg0) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %3 = complex.mul %1, %2 : complex<f32>
// CHECK-NEXT:     %4 = call @__ocml_cexp_f32(%3) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %5 = arith.sitofp %arg2 : i32 to f64
// CHECK-NEXT:     %cst_0 = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %6 = complex.create %5, %cst_0 : complex<f64>
// CHECK-NEXT:     %7 = call @__ocml_clog_f64(%arg1) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %8 = complex.mul %6, %7 : complex<f64>
// CHECK-NEXT:     %9 = call @__ocml_cexp_f64(%8) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %10 = arith.sitofp %arg3 : i64 to f64
// CHECK-NEXT:     %cst_1 = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %11 = complex.create %10, %cst_1 : complex<f64>
// CHECK-NEXT:     %12 = call @__ocml_clog_f64(%arg1) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %13 = complex.mul %11, %12 : complex<f64>
// CHECK-NEXT:     %14 = call @__ocml_cexp_f64(%13) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %e : i32, %g : i64) {
  %12 = complex.pow %b, %b fastmath<fast> : complex<f64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_cexp_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @__ocml_clog_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func @f(%arg0: complex<f32>, %arg1: complex<f64>, %arg2: i32, %arg3: i64) {
// CHECK-NEXT:     %0 = call @__ocml_clog_f64(%arg1) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %1 = complex.mul %arg1, %0 fastmath<fast> : complex<f64>
// CHECK-NEXT:     %2 = call @__ocml_cexp_f64(%1) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %e : i32, %g : i64) {
  %12 = complex.exp %b fastmath<fast> {foo} : complex<f64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_cexp_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func @f(%arg0: complex<f32>, %arg1: complex<f64>, %arg2: i32, %arg3: i64) {
// CHECK-NEXT:     %0 = call @__ocml_cexp_f64(%arg1) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @__ocml_cexp_f64(complex<f64>) -> complex<f64> attributes {foo}
func.func @f(%a: complex<f32>, %b: complex<f64>, %e : i32, %g : i64) {
  %12 = complex.exp %b fastmath<fast> {foo} : complex<f64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_cexp_f64(complex<f64>) -> complex<f64> attributes {foo}
// CHECK-NEXT:   func.func @f(%arg0: complex<f32>, %arg1: complex<f64>, %arg2: i32, %arg3: i64) {
// CHECK-NEXT:     %0 = call @__ocml_cexp_f64(%arg1) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> complex<f64> {
  %a = complex.constant [1.0, 2.0] : complex<f64>
  %12 = complex.exp %a : complex<f64>
  %x = complex.conj %12 : complex<f64>
  %y = complex.conj %x : complex<f64>
  return %y : complex<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_cexp_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func @f() -> complex<f64> {
// CHECK-NEXT:     %cst = complex.constant [1.000000e+00, 2.000000e+00] : complex<f64>
// CHECK-NEXT:     %0 = call @__ocml_cexp_f64(%cst) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %1 = complex.conj %0 : complex<f64>
// CHECK-NEXT:     return %0 : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module @m {
module @n {
func.func @f(%b: complex<f64>) {
  %12 = complex.exp %b : complex<f64>
  return
}
}
func.func @f(%b: complex<f64>) {
  %12 = complex.sin %b : complex<f64>
  %1 = complex.exp %b : complex<f64>
  return
}
}

// CHECK: module @m {
// CHECK-NEXT:   func.func private @__ocml_cexp_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @__ocml_csin_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:   module @n {
// CHECK-NEXT:     func.func private @__ocml_cexp_f64(complex<f64>) -> complex<f64>
// CHECK-NEXT:     func.func @f(%arg0: complex<f64>) {
// CHECK-NEXT:       %0 = call @__ocml_cexp_f64(%arg0) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: complex<f64>) {
// CHECK-NEXT:     %0 = call @__ocml_csin_f64(%arg0) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %1 = call @__ocml_cexp_f64(%arg0) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: complex<f16>) { %2 = complex.angle %c : complex<f16>
return }

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>) {
// CHECK-NEXT:     %0 = complex.angle %arg0 : complex<f16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: complex<f16>) { %2 = complex.conj %c : complex<f16>
return }

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>) {
// CHECK-NEXT:     %0 = complex.conj %arg0 : complex<f16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: complex<f16>) { %2 = complex.rsqrt %c : complex<f16>
return }

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>) {
// CHECK-NEXT:     %0 = complex.rsqrt %arg0 : complex<f16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: complex<f16>) { %2 = complex.expm1 %c : complex<f16>
return }

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>) {
// CHECK-NEXT:     %0 = complex.expm1 %arg0 : complex<f16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: complex<f16>) { %2 = complex.log1p %c : complex<f16>
return }

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>) {
// CHECK-NEXT:     %0 = complex.log1p %arg0 : complex<f16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: complex<f16>) { %2 = complex.sign %c : complex<f16>
return }

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>) {
// CHECK-NEXT:     %0 = complex.sign %arg0 : complex<f16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: complex<f16>) { %2 = complex.neg %c : complex<f16>
return }

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: complex<f16>) {
// CHECK-NEXT:     %0 = complex.neg %arg0 : complex<f16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: i32, %b: complex<f32>, %g: f32) -> (i32, f32, complex<f32>, f32) {
  %z = arith.constant 0 : i32
  %0 = arith.addi %x, %z : i32
  %m = math.absf %g : f32
  %mm = math.absf %m : f32
  %re = complex.re %b : complex<f32>
  %im = complex.im %b : complex<f32>
  %cr = complex.create %re, %im : complex<f32>
  %e = complex.exp %cr : complex<f32>
  %c2 = complex.create %g, %g : complex<f32>
  %r2 = complex.re %c2 : complex<f32>
  return %0, %mm, %e, %r2 : i32, f32, complex<f32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_cexp_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: complex<f32>, %arg2: f32) -> (i32, f32, complex<f32>, f32) {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = arith.addi %arg0, %c0_i32 : i32
// CHECK-NEXT:     %1 = math.absf %arg2 : f32
// CHECK-NEXT:     %2 = math.absf %1 : f32
// CHECK-NEXT:     %3 = complex.re %arg1 : complex<f32>
// CHECK-NEXT:     %4 = complex.im %arg1 : complex<f32>
// CHECK-NEXT:     %5 = complex.create %3, %4 : complex<f32>
// CHECK-NEXT:     %6 = call @__ocml_cexp_f32(%5) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %7 = complex.create %arg2, %arg2 : complex<f32>
// CHECK-NEXT:     return %0, %2, %6, %arg2 : i32, f32, complex<f32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f32>, %e: i32) -> complex<f32> {
  %0 = complex.powi %a, %e fastmath<nnan> : complex<f32>, i32
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_cexp_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @__ocml_clog_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func @f(%arg0: complex<f32>, %arg1: i32) -> complex<f32> {
// CHECK-NEXT:     %0 = arith.sitofp %arg1 : i32 to f32
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %1 = complex.create %0, %cst : complex<f32>
// CHECK-NEXT:     %2 = call @__ocml_clog_f32(%arg0) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %3 = complex.mul %1, %2 fastmath<nnan> : complex<f32>
// CHECK-NEXT:     %4 = call @__ocml_cexp_f32(%3) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     return %4 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f32>, %e: i1, %t : tensor<2xcomplex<f32>>) -> complex<f32> {
  %0 = complex.powi %a, %e {foo} : complex<f32>, i1
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_cexp_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @__ocml_clog_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func @f(%arg0: complex<f32>, %arg1: i1, %arg2: tensor<2xcomplex<f32>>) -> complex<f32> {
// CHECK-NEXT:     %0 = arith.sitofp %arg1 : i1 to f32
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %1 = complex.create %0, %cst : complex<f32>
// CHECK-NEXT:     %2 = call @__ocml_clog_f32(%arg0) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %3 = complex.mul %1, %2 : complex<f32>
// CHECK-NEXT:     %4 = call @__ocml_cexp_f32(%3) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     return %4 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.pow %a, %a fastmath<nnan> {foo} : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__ocml_cexp_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @__ocml_clog_f32(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func @f(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = call @__ocml_clog_f32(%arg0) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %1 = complex.mul %arg0, %0 fastmath<nnan> : complex<f32>
// CHECK-NEXT:     %2 = call @__ocml_cexp_f32(%1) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     return %2 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
