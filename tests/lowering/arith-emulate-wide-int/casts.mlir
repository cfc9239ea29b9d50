// RUN: mlir-opt %s --split-input-file --arith-emulate-wide-int --allow-unregistered-dialect | FileCheck %s

func.func @extui_i32_i64(%a: i32) -> i64 {
  %0 = arith.extui %a : i32 to i64
  return %0 : i64
}

// -----

func.func @extui_i1_i64(%a: i1) -> i64 {
  %0 = arith.extui %a : i1 to i64
  return %0 : i64
}

// -----

func.func @trunci_i64_i32(%a: i64) -> i32 {
  %0 = arith.trunci %a : i64 to i32
  return %0 : i32
}

// -----

func.func @trunci_i64_i8(%a: i64) -> i8 {
  %0 = arith.trunci %a : i64 to i8
  return %0 : i8
}

// -----

func.func @index_cast_i64_index(%a: i64) -> index {
  %0 = arith.index_cast %a : i64 to index
  return %0 : index
}

// -----

func.func @index_cast_index_i64(%a: index) -> i64 {
  %0 = arith.index_cast %a : index to i64
  return %0 : i64
}

// -----

func.func @index_castui_i64_index(%a: i64) -> index {
  %0 = arith.index_castui %a : i64 to index
  return %0 : index
}

// -----

func.func @index_castui_index_i64(%a: index) -> i64 {
  %0 = arith.index_castui %a : index to i64
  return %0 : i64
}

// -----

func.func @sitofp_i64_f32(%a: i64) -> f32 {
  %0 = arith.sitofp %a : i64 to f32
  return %0 : f32
}

// -----

func.func @uitofp_i64_f32(%a: i64) -> f32 {
  %0 = arith.uitofp %a : i64 to f32
  return %0 : f32
}

// -----

func.func @sitofp_i64_f64(%a: i64) -> f64 {
  %0 = arith.sitofp %a : i64 to f64
  return %0 : f64
}

// -----

func.func @uitofp_i64_f64(%a: i64) -> f64 {
  %0 = arith.uitofp %a : i64 to f64
  return %0 : f64
}

// -----

func.func @fptosi_f32_i64(%a: f32) -> i64 {
  %0 = arith.fptosi %a : f32 to i64
  return %0 : i64
}

// -----

func.func @fptoui_f32_i64(%a: f32) -> i64 {
  %0 = arith.fptoui %a : f32 to i64
  return %0 : i64
}

// -----

func.func @fptosi_f64_i64(%a: f64) -> i64 {
  %0 = arith.fptosi %a : f64 to i64
  return %0 : i64
}

// -----

func.func @uitofp_i64_f16(%a: i64) -> f16 {
  %0 = arith.uitofp %a : i64 to f16
  return %0 : f16
}

// -----

func.func @fptoui_f16_i64(%a: f16) -> i64 {
  %0 = arith.fptoui %a : f16 to i64
  return %0 : i64
}

// -----

func.func @sel(%c: i1, %a: i64, %b: i64) -> i64 {
  %0 = arith.select %c, %a, %b : i64
  return %0 : i64
}

// -----

func.func @const() -> (i64, i64, vector<2xi64>, vector<2xi64>) {
  %0 = arith.constant 4294967297 : i64
  %1 = arith.constant -2 : i64
  %2 = arith.constant dense<-2> : vector<2xi64>
  %3 = arith.constant dense<[1, 4294967296]> : vector<2xi64>
  return %0, %1, %2, %3 : i64, i64, vector<2xi64>, vector<2xi64>
}

// -----

func.func @call(%a: i64, %f: f32) -> (i64, f32) {
  %0:2 = func.call @call(%a, %f) : (i64, f32) -> (i64, f32)
  vector.print %a : i64
  return %0#0, %f : i64, f32
}
