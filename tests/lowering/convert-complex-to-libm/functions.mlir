// RUN: mlir-opt %s --split-input-file --convert-complex-to-libm | FileCheck %s

func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sqrt %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @csqrtf(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @csqrtf(%[[ARG0]]) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     return %[[V0]] : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f64>) -> complex<f64> {
  %0 = complex.conj %a fastmath<nnan,ninf> : complex<f64>
  return %0 : complex<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @conj(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f64>) -> complex<f64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @conj(%[[ARG0]]) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     return %[[V0]] : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @p(%a: complex<f32>) -> complex<f32> {
  %n = arith.constant 0 : i32
  %0 = complex.powi %a, %n : complex<f32>, i32
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @p(%[[ARG0:[^ ]+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.powi %[[ARG0]], %[[C0_I32]] : complex<f32>, i32
// CHECK-NEXT:     return %[[V0]] : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.div %a, %b : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f32>, %[[ARG1:[^ ]+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.div %[[ARG0]], %[[ARG1]] : complex<f32>
// CHECK-NEXT:     return %[[V0]] : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.atan2 %a, %b fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f32>, %[[ARG1:[^ ]+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.atan2 %[[ARG0]], %[[ARG1]] fastmath<nnan,ninf> : complex<f32>
// CHECK-NEXT:     return %[[V0]] : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.neg %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.neg %[[ARG0]] fastmath<fast> : complex<f32>
// CHECK-NEXT:     return %[[V0]] : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f64>) -> complex<f64> {
  %0 = complex.log1p %a fastmath<fast> : complex<f64>
  return %0 : complex<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f64>) -> complex<f64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.log1p %[[ARG0]] fastmath<fast> : complex<f64>
// CHECK-NEXT:     return %[[V0]] : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.pow %a, %b : complex<f64>
  return %0 : complex<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @cpow(complex<f64>, complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f64>, %[[ARG1:[^ ]+]]: complex<f64>) -> complex<f64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @cpow(%[[ARG0]], %[[ARG1]]) : (complex<f64>, complex<f64>) -> complex<f64>
// CHECK-NEXT:     return %[[V0]] : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f64>, %n: i32) -> complex<f64> {
  %0 = complex.powi %a, %n : complex<f64>, i32
  return %0 : complex<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f64>, %[[ARG1:[^ ]+]]: i32) -> complex<f64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.powi %[[ARG0]], %[[ARG1]] : complex<f64>, i32
// CHECK-NEXT:     return %[[V0]] : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f64>) -> f64 {
  %0 = complex.re %a : complex<f64>
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f64>) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<f64>
// CHECK-NEXT:     return %[[V0]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f64>) -> complex<f64> {
  %0 = complex.conj %a : complex<f64>
  return %0 : complex<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @conj(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f64>) -> complex<f64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @conj(%[[ARG0]]) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     return %[[V0]] : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log1p %a fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.log1p %[[ARG0]] fastmath<nnan,ninf> : complex<f32>
// CHECK-NEXT:     return %[[V0]] : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.conj %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @conjf(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @conjf(%[[ARG0]]) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     return %[[V0]] : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f64>) -> complex<f64> {
  %0 = complex.expm1 %a fastmath<fast> : complex<f64>
  return %0 : complex<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f64>) -> complex<f64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.expm1 %[[ARG0]] fastmath<fast> : complex<f64>
// CHECK-NEXT:     return %[[V0]] : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
