// RUN: mlir-opt %s --split-input-file --convert-arith-to-apfloat --verify-diagnostics

func.func @f(%a: f16, %b: f64, %c: bf16, %d: f8E4M3FN, %e: i32) {
  %0 = arith.extf %a : f16 to f32
  // expected-error @below {{'arith.extui' op operand type 'i64' and result type 'i64' are cast incompatible}}
  %1 = arith.truncf %b : f64 to f16
  %2 = arith.truncf %b upward : f64 to bf16
  %3 = arith.extf %d : f8E4M3FN to f32
  %4 = arith.fptosi %a : f16 to i32
  %5 = arith.fptoui %a : f16 to i64
  %6 = arith.sitofp %e : i32 to f16
  %7 = arith.uitofp %e : i32 to f32
  %10 = arith.fptoui %a : f16 to i1
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %t: tensor<4xf16>, %v2 : vector<2x3xf32>, %s : vector<[4]xf32>, %z : vector<f32>, %c : vector<4xi32>) {
  %0 = arith.addf %a, %b : vector<4xf16>
  %1 = arith.addf %t, %t : tensor<4xf16>
  %2 = arith.addf %v2, %v2 : vector<2x3xf32>
  // expected-error @below {{'vector.from_elements' op result #0 must be fixed-length vector of any type values, but got 'vector<[4]xf32>'}}
  %3 = arith.addf %s, %s : vector<[4]xf32>
  %4 = arith.addf %z, %z : vector<f32>
  %5 = arith.extf %a : vector<4xf16> to vector<4xf32>
  %6 = arith.sitofp %c : vector<4xi32> to vector<4xf32>
  %7 = arith.fptosi %a : vector<4xf16> to vector<4xi8>
  %8 = arith.negf %a : vector<4xf16>
  return
}

// -----

// expected-error @below {{matched function '_mlir_apfloat_add' but with different type: '(i32, i64, i32) -> i64' (expected '(i32, i64, i64) -> i64')}}
func.func private @_mlir_apfloat_add(i32, i64, i32) -> i64
func.func @f(%a: f32, %b: f16) {
  %0 = arith.addf %a, %a : f32
  return
}

// -----

func.func @f(%a: f16, %k: i64) {
  // expected-error @below {{'arith.trunci' op operand type 'i64' and result type 'i64' are cast incompatible}}
  %5 = arith.fptoui %a : f16 to i64
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error @below {{'arith.extui' op operand type 'i64' and result type 'i64' are cast incompatible}}
  %5 = arith.addf %a, %a : f64
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error @below {{'arith.extui' op operand type 'i64' and result type 'i64' are cast incompatible}}
  %5 = arith.negf %a : f64
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error @below {{'arith.extui' op operand type 'i64' and result type 'i64' are cast incompatible}}
  %5 = arith.cmpf ueq, %a, %a : f64
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error @below {{'arith.extui' op operand type 'i64' and result type 'i64' are cast incompatible}}
  %5 = arith.fptosi %a : f64 to i8
  return
}

// -----

func.func @f(%a: f16) {
  // expected-error @below {{'arith.trunci' op operand type 'i64' and result type 'i64' are cast incompatible}}
  %5 = arith.extf %a : f16 to f64
  return
}

// -----

func.func @f(%i: i8) {
  // expected-error @below {{'arith.trunci' op operand type 'i64' and result type 'i64' are cast incompatible}}
  %5 = arith.sitofp %i : i8 to f64
  return
}

// -----

module {
 func.func @g(%a: f16) {
  %5 = arith.addf %a, %a : f16
  return
 }
 module @m {
 func.func @h(%a: f16) {
  // expected-error @below {{'func.call' op '_mlir_apfloat_add' does not reference a valid function}}
  %5 = arith.addf %a, %a : f16
  return
 }
 }
}

// -----

gpu.module @g {
 gpu.func @h(%a: f16) {
  // expected-error @below {{'func.call' op '_mlir_apfloat_add' does not reference a valid function}}
  %5 = arith.addf %a, %a : f16
  gpu.return
 }
}
