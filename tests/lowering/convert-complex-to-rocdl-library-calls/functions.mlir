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

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %e : i32, %g : i64) {
  %0 = complex.powi %a, %e : complex<f32>, i32
  %1 = complex.powi %b, %e : complex<f64>, i32
  %2 = complex.powi %b, %g : complex<f64>, i64
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %e : i32, %g : i64) {
  %12 = complex.pow %b, %b fastmath<fast> : complex<f64>
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %e : i32, %g : i64) {
  %12 = complex.exp %b fastmath<fast> {foo} : complex<f64>
  return
}

// -----

func.func private @__ocml_cexp_f64(complex<f64>) -> complex<f64> attributes {foo}
func.func @f(%a: complex<f32>, %b: complex<f64>, %e : i32, %g : i64) {
  %12 = complex.exp %b fastmath<fast> {foo} : complex<f64>
  return
}

// -----

func.func @f() -> complex<f64> {
  %a = complex.constant [1.0, 2.0] : complex<f64>
  %12 = complex.exp %a : complex<f64>
  %x = complex.conj %12 : complex<f64>
  %y = complex.conj %x : complex<f64>
  return %y : complex<f64>
}

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

// -----

func.func @f(%c: complex<f16>) { %2 = complex.angle %c : complex<f16>
return }

// -----

func.func @f(%c: complex<f16>) { %2 = complex.conj %c : complex<f16>
return }

// -----

func.func @f(%c: complex<f16>) { %2 = complex.rsqrt %c : complex<f16>
return }

// -----

func.func @f(%c: complex<f16>) { %2 = complex.expm1 %c : complex<f16>
return }

// -----

func.func @f(%c: complex<f16>) { %2 = complex.log1p %c : complex<f16>
return }

// -----

func.func @f(%c: complex<f16>) { %2 = complex.sign %c : complex<f16>
return }

// -----

func.func @f(%c: complex<f16>) { %2 = complex.neg %c : complex<f16>
return }

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

// -----

func.func @f(%a: complex<f32>, %e: i32) -> complex<f32> {
  %0 = complex.powi %a, %e fastmath<nnan> : complex<f32>, i32
  return %0 : complex<f32>
}

// -----

func.func @f(%a: complex<f32>, %e: i1, %t : tensor<2xcomplex<f32>>) -> complex<f32> {
  %0 = complex.powi %a, %e {foo} : complex<f32>, i1
  return %0 : complex<f32>
}

// -----

func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.pow %a, %a fastmath<nnan> {foo} : complex<f32>
  return %0 : complex<f32>
}
