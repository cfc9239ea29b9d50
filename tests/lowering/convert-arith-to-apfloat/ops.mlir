// RUN: mlir-opt %s --split-input-file --convert-arith-to-apfloat | FileCheck %s

func.func @f(%a: f32, %b: f32) {
  %0 = arith.addf %a, %b : f32
  %1 = arith.subf %a, %b : f32
  %2 = arith.mulf %a, %b fastmath<fast> : f32
  %3 = arith.divf %a, %b {foo} : f32
  %4 = arith.remf %a, %b : f32
  %5 = arith.minnumf %a, %b : f32
  %6 = arith.maxnumf %a, %b : f32
  %7 = arith.minimumf %a, %b : f32
  %8 = arith.maximumf %a, %b : f32
  %9 = arith.negf %a : f32
  return
}

// -----

func.func @f(%a: f16, %b: f16) {
  %0 = arith.cmpf oeq, %a, %b : f16
  return
}

// -----

func.func @f(%a: f80, %b: f128, %c: tf32) {
  %0 = arith.addf %a, %a : f80
  return
}

// -----

func.func @f(%a: f80, %b: f128, %c: tf32) {
  %0 = arith.addf %b, %b : f128
  return
}

// -----

func.func @f(%a: f80, %b: f128, %c: tf32) {
  %0 = arith.addf %c, %c : tf32
  return
}

// -----

func.func @f(%a: f32, %i : i128) {
  %0 = arith.sitofp %i : i128 to f32
  return
}

// -----

func.func @f(%a: f32, %i : i128) {
  %0 = arith.fptosi %a : f32 to i128
  return
}

// -----

func.func @f(%a: f32) {
  %c = arith.constant 1.0 : f32
  %0 = arith.addf %c, %c : f32
  %1 = arith.subf %a, %c : f32
  return
}

// -----

func.func @f(%a: f32, %b: f16) {
  %0 = arith.bitcast %a : f32 to i32
  %1 = arith.scaling_extf %b, %b : f16, f16 to f32
  return
}

// -----

func.func private @_mlir_apfloat_add(i32, i64, i64) -> i64
func.func @f(%a: f32, %b: f16) {
  %0 = arith.addf %a, %a : f32
  return
}

// -----

func.func @f(%a: vector<2xf16>, %v2 : vector<1x2xf32>, %z : vector<f32>, %c : vector<2xi4>) {
  %0 = arith.addf %a, %a : vector<2xf16>
  %2 = arith.addf %v2, %v2 : vector<1x2xf32>
  %4 = arith.addf %z, %z : vector<f32>
  return
}

// -----

func.func @f(%a: vector<2xf16>, %c : vector<2xi4>) {
  %5 = arith.extf %a : vector<2xf16> to vector<2xf32>
  %6 = arith.sitofp %c : vector<2xi4> to vector<2xf32>
  %7 = arith.fptosi %a : vector<2xf16> to vector<2xi8>
  return
}

// -----

func.func @f(%a: vector<2xf16>) {
  %8 = arith.negf %a : vector<2xf16>
  %9 = arith.cmpf olt, %a, %a : vector<2xf16>
  return
}

// -----

func.func @f(%a: f16, %d: f8E4M3FN, %e: i32, %k: i64, %g: bf16, %s : i4) {
  %0 = arith.extf %a : f16 to f32
  %2 = arith.truncf %a upward : f16 to f8E5M2
  %3 = arith.extf %d : f8E4M3FN to bf16
  %4 = arith.fptosi %a : f16 to i32
  %5 = arith.fptoui %a : f16 to i3
  %6 = arith.sitofp %e : i32 to f16
  %7 = arith.uitofp %s : i4 to f32
  return
}

// -----

func.func @f(%a: f16, %k: i64) {
  %5 = arith.uitofp %k : i64 to f16
  return
}

// -----

func.func @f(%a: f32) {
  %5 = arith.extf %a : f32 to f80
  return
}

// -----

func.func @f(%i: i65) {
  %5 = arith.sitofp %i : i65 to f16
  return
}

// -----

func.func @f(%i: f16) {
  %5 = arith.fptoui %i : f16 to i65
  return
}

// -----

func.func @f(%i: index) {
  %5 = arith.index_cast %i : index to i32
  return
}

// -----

func.func @l(%a: f16, %n: index) -> f16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %5 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> f16 {
    %y = arith.addf %x, %x : f16
    scf.yield %y : f16
  }
  return %5 : f16
}
