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

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_neg(i32, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_maximum(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_minimum(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_maxnum(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_minnum(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_remainder(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_divide(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_multiply(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_subtract(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_add(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f32) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %1 = arith.extui %0 : i32 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %3 = arith.extui %2 : i32 to i64
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_add(%c2_i32, %1, %3) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %5 = arith.trunci %4 : i64 to i32
// CHECK-NEXT:     %6 = arith.bitcast %5 : i32 to f32
// CHECK-NEXT:     %7 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %8 = arith.extui %7 : i32 to i64
// CHECK-NEXT:     %9 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %10 = arith.extui %9 : i32 to i64
// CHECK-NEXT:     %c2_i32_0 = arith.constant 2 : i32
// CHECK-NEXT:     %11 = call @_mlir_apfloat_subtract(%c2_i32_0, %8, %10) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %12 = arith.trunci %11 : i64 to i32
// CHECK-NEXT:     %13 = arith.bitcast %12 : i32 to f32
// CHECK-NEXT:     %14 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %15 = arith.extui %14 : i32 to i64
// CHECK-NEXT:     %16 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %17 = arith.extui %16 : i32 to i64
// CHECK-NEXT:     %c2_i32_1 = arith.constant 2 : i32
// CHECK-NEXT:     %18 = call @_mlir_apfloat_multiply(%c2_i32_1, %15, %17) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %19 = arith.trunci %18 : i64 to i32
// CHECK-NEXT:     %20 = arith.bitcast %19 : i32 to f32
// CHECK-NEXT:     %21 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %22 = arith.extui %21 : i32 to i64
// CHECK-NEXT:     %23 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %24 = arith.extui %23 : i32 to i64
// CHECK-NEXT:     %c2_i32_2 = arith.constant 2 : i32
// CHECK-NEXT:     %25 = call @_mlir_apfloat_divide(%c2_i32_2, %22, %24) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %26 = arith.trunci %25 : i64 to i32
// CHECK-NEXT:     %27 = arith.bitcast %26 : i32 to f32
// CHECK-NEXT:     %28 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %29 = arith.extui %28 : i32 to i64
// CHECK-NEXT:     %30 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %31 = arith.extui %30 : i32 to i64
// CHECK-NEXT:     %c2_i32_3 = arith.constant 2 : i32
// CHECK-NEXT:     %32 = call @_mlir_apfloat_remainder(%c2_i32_3, %29, %31) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %33 = arith.trunci %32 : i64 to i32
// CHECK-NEXT:     %34 = arith.bitcast %33 : i32 to f32
// CHECK-NEXT:     %35 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %36 = arith.extui %35 : i32 to i64
// CHECK-NEXT:     %37 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %38 = arith.extui %37 : i32 to i64
// CHECK-NEXT:     %c2_i32_4 = arith.constant 2 : i32
// CHECK-NEXT:     %39 = call @_mlir_apfloat_minnum(%c2_i32_4, %36, %38) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %40 = arith.trunci %39 : i64 to i32
// CHECK-NEXT:     %41 = arith.bitcast %40 : i32 to f32
// CHECK-NEXT:     %42 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %43 = arith.extui %42 : i32 to i64
// CHECK-NEXT:     %44 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %45 = arith.extui %44 : i32 to i64
// CHECK-NEXT:     %c2_i32_5 = arith.constant 2 : i32
// CHECK-NEXT:     %46 = call @_mlir_apfloat_maxnum(%c2_i32_5, %43, %45) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %47 = arith.trunci %46 : i64 to i32
// CHECK-NEXT:     %48 = arith.bitcast %47 : i32 to f32
// CHECK-NEXT:     %49 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %50 = arith.extui %49 : i32 to i64
// CHECK-NEXT:     %51 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %52 = arith.extui %51 : i32 to i64
// CHECK-NEXT:     %c2_i32_6 = arith.constant 2 : i32
// CHECK-NEXT:     %53 = call @_mlir_apfloat_minimum(%c2_i32_6, %50, %52) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %54 = arith.trunci %53 : i64 to i32
// CHECK-NEXT:     %55 = arith.bitcast %54 : i32 to f32
// CHECK-NEXT:     %56 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %57 = arith.extui %56 : i32 to i64
// CHECK-NEXT:     %58 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %59 = arith.extui %58 : i32 to i64
// CHECK-NEXT:     %c2_i32_7 = arith.constant 2 : i32
// CHECK-NEXT:     %60 = call @_mlir_apfloat_maximum(%c2_i32_7, %57, %59) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %61 = arith.trunci %60 : i64 to i32
// CHECK-NEXT:     %62 = arith.bitcast %61 : i32 to f32
// CHECK-NEXT:     %63 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %64 = arith.extui %63 : i32 to i64
// CHECK-NEXT:     %c2_i32_8 = arith.constant 2 : i32
// CHECK-NEXT:     %65 = call @_mlir_apfloat_neg(%c2_i32_8, %64) : (i32, i64) -> i64
// CHECK-NEXT:     %66 = arith.trunci %65 : i64 to i32
// CHECK-NEXT:     %67 = arith.bitcast %66 : i32 to f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f16, %b: f16) {
  %0 = arith.cmpf oeq, %a, %b : f16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func @f(%arg0: f16, %arg1: f16) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %1 = arith.extui %0 : i16 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg1 : f16 to i16
// CHECK-NEXT:     %3 = arith.extui %2 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_compare(%c0_i32, %1, %3) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %5 = arith.cmpi eq, %4, %c1_i8 : i8
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f80, %b: f128, %c: tf32) {
  %0 = arith.addf %a, %a : f80
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f80, %arg1: f128, %arg2: tf32) {
// CHECK-NEXT:     %0 = arith.addf %arg0, %arg0 : f80
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f80, %b: f128, %c: tf32) {
  %0 = arith.addf %b, %b : f128
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f80, %arg1: f128, %arg2: tf32) {
// CHECK-NEXT:     %0 = arith.addf %arg1, %arg1 : f128
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f80, %b: f128, %c: tf32) {
  %0 = arith.addf %c, %c : tf32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_add(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @f(%arg0: f80, %arg1: f128, %arg2: tf32) {
// CHECK-NEXT:     %0 = arith.bitcast %arg2 : tf32 to i19
// CHECK-NEXT:     %1 = arith.extui %0 : i19 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg2 : tf32 to i19
// CHECK-NEXT:     %3 = arith.extui %2 : i19 to i64
// CHECK-NEXT:     %c14_i32 = arith.constant 14 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_add(%c14_i32, %1, %3) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %5 = arith.trunci %4 : i64 to i19
// CHECK-NEXT:     %6 = arith.bitcast %5 : i19 to tf32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %i : i128) {
  %0 = arith.sitofp %i : i128 to f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: i128) {
// CHECK-NEXT:     %0 = arith.sitofp %arg1 : i128 to f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %i : i128) {
  %0 = arith.fptosi %a : f32 to i128
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: i128) {
// CHECK-NEXT:     %0 = arith.fptosi %arg0 : f32 to i128
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32) {
  %c = arith.constant 1.0 : f32
  %0 = arith.addf %c, %c : f32
  %1 = arith.subf %a, %c : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_subtract(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_add(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @f(%arg0: f32) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = arith.bitcast %cst : f32 to i32
// CHECK-NEXT:     %1 = arith.extui %0 : i32 to i64
// CHECK-NEXT:     %2 = arith.bitcast %cst : f32 to i32
// CHECK-NEXT:     %3 = arith.extui %2 : i32 to i64
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_add(%c2_i32, %1, %3) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %5 = arith.trunci %4 : i64 to i32
// CHECK-NEXT:     %6 = arith.bitcast %5 : i32 to f32
// CHECK-NEXT:     %7 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %8 = arith.extui %7 : i32 to i64
// CHECK-NEXT:     %9 = arith.bitcast %cst : f32 to i32
// CHECK-NEXT:     %10 = arith.extui %9 : i32 to i64
// CHECK-NEXT:     %c2_i32_0 = arith.constant 2 : i32
// CHECK-NEXT:     %11 = call @_mlir_apfloat_subtract(%c2_i32_0, %8, %10) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %12 = arith.trunci %11 : i64 to i32
// CHECK-NEXT:     %13 = arith.bitcast %12 : i32 to f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: f16) {
  %0 = arith.bitcast %a : f32 to i32
  %1 = arith.scaling_extf %b, %b : f16, f16 to f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f16) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %1 = arith.scaling_extf %arg1, %arg1 : f16, f16 to f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @_mlir_apfloat_add(i32, i64, i64) -> i64
func.func @f(%a: f32, %b: f16) {
  %0 = arith.addf %a, %a : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_add(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f16) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %1 = arith.extui %0 : i32 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %3 = arith.extui %2 : i32 to i64
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_add(%c2_i32, %1, %3) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %5 = arith.trunci %4 : i64 to i32
// CHECK-NEXT:     %6 = arith.bitcast %5 : i32 to f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2xf16>, %v2 : vector<1x2xf32>, %z : vector<f32>, %c : vector<2xi4>) {
  %0 = arith.addf %a, %a : vector<2xf16>
  %2 = arith.addf %v2, %v2 : vector<1x2xf32>
  %4 = arith.addf %z, %z : vector<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_add(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @f(%arg0: vector<2xf16>, %arg1: vector<1x2xf32>, %arg2: vector<f32>, %arg3: vector<2xi4>) {
// CHECK-NEXT:     %0:2 = vector.to_elements %arg0 : vector<2xf16>
// CHECK-NEXT:     %1:2 = vector.to_elements %arg0 : vector<2xf16>
// CHECK-NEXT:     %2 = arith.bitcast %0#0 : f16 to i16
// CHECK-NEXT:     %3 = arith.extui %2 : i16 to i64
// CHECK-NEXT:     %4 = arith.bitcast %1#0 : f16 to i16
// CHECK-NEXT:     %5 = arith.extui %4 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %6 = call @_mlir_apfloat_add(%c0_i32, %3, %5) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %7 = arith.trunci %6 : i64 to i16
// CHECK-NEXT:     %8 = arith.bitcast %7 : i16 to f16
// CHECK-NEXT:     %9 = arith.bitcast %0#1 : f16 to i16
// CHECK-NEXT:     %10 = arith.extui %9 : i16 to i64
// CHECK-NEXT:     %11 = arith.bitcast %1#1 : f16 to i16
// CHECK-NEXT:     %12 = arith.extui %11 : i16 to i64
// CHECK-NEXT:     %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT:     %13 = call @_mlir_apfloat_add(%c0_i32_0, %10, %12) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %14 = arith.trunci %13 : i64 to i16
// CHECK-NEXT:     %15 = arith.bitcast %14 : i16 to f16
// CHECK-NEXT:     %16 = vector.from_elements %8, %15 : vector<2xf16>
// CHECK-NEXT:     %17:2 = vector.to_elements %arg1 : vector<1x2xf32>
// CHECK-NEXT:     %18:2 = vector.to_elements %arg1 : vector<1x2xf32>
// CHECK-NEXT:     %19 = arith.bitcast %17#0 : f32 to i32
// CHECK-NEXT:     %20 = arith.extui %19 : i32 to i64
// CHECK-NEXT:     %21 = arith.bitcast %18#0 : f32 to i32
// CHECK-NEXT:     %22 = arith.extui %21 : i32 to i64
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %23 = call @_mlir_apfloat_add(%c2_i32, %20, %22) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %24 = arith.trunci %23 : i64 to i32
// CHECK-NEXT:     %25 = arith.bitcast %24 : i32 to f32
// CHECK-NEXT:     %26 = arith.bitcast %17#1 : f32 to i32
// CHECK-NEXT:     %27 = arith.extui %26 : i32 to i64
// CHECK-NEXT:     %28 = arith.bitcast %18#1 : f32 to i32
// CHECK-NEXT:     %29 = arith.extui %28 : i32 to i64
// CHECK-NEXT:     %c2_i32_1 = arith.constant 2 : i32
// CHECK-NEXT:     %30 = call @_mlir_apfloat_add(%c2_i32_1, %27, %29) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %31 = arith.trunci %30 : i64 to i32
// CHECK-NEXT:     %32 = arith.bitcast %31 : i32 to f32
// CHECK-NEXT:     %33 = vector.from_elements %25, %32 : vector<1x2xf32>
// CHECK-NEXT:     %34 = vector.to_elements %arg2 : vector<f32>
// CHECK-NEXT:     %35 = vector.to_elements %arg2 : vector<f32>
// CHECK-NEXT:     %36 = arith.bitcast %34 : f32 to i32
// CHECK-NEXT:     %37 = arith.extui %36 : i32 to i64
// CHECK-NEXT:     %38 = arith.bitcast %35 : f32 to i32
// CHECK-NEXT:     %39 = arith.extui %38 : i32 to i64
// CHECK-NEXT:     %c2_i32_2 = arith.constant 2 : i32
// CHECK-NEXT:     %40 = call @_mlir_apfloat_add(%c2_i32_2, %37, %39) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %41 = arith.trunci %40 : i64 to i32
// CHECK-NEXT:     %42 = arith.bitcast %41 : i32 to f32
// CHECK-NEXT:     %43 = vector.from_elements %42 : vector<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2xf16>, %c : vector<2xi4>) {
  %5 = arith.extf %a : vector<2xf16> to vector<2xf32>
  %6 = arith.sitofp %c : vector<2xi4> to vector<2xf32>
  %7 = arith.fptosi %a : vector<2xf16> to vector<2xi8>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert_to_int(i32, i32, i1, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert_from_int(i32, i32, i1, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert(i32, i32, i64) -> i64
// CHECK-NEXT:   func.func @f(%arg0: vector<2xf16>, %arg1: vector<2xi4>) {
// CHECK-NEXT:     %0:2 = vector.to_elements %arg0 : vector<2xf16>
// CHECK-NEXT:     %1 = arith.bitcast %0#0 : f16 to i16
// CHECK-NEXT:     %2 = arith.extui %1 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %3 = call @_mlir_apfloat_convert(%c0_i32, %c2_i32, %2) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %4 = arith.trunci %3 : i64 to i32
// CHECK-NEXT:     %5 = arith.bitcast %4 : i32 to f32
// CHECK-NEXT:     %6 = arith.bitcast %0#1 : f16 to i16
// CHECK-NEXT:     %7 = arith.extui %6 : i16 to i64
// CHECK-NEXT:     %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT:     %c2_i32_1 = arith.constant 2 : i32
// CHECK-NEXT:     %8 = call @_mlir_apfloat_convert(%c0_i32_0, %c2_i32_1, %7) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %9 = arith.trunci %8 : i64 to i32
// CHECK-NEXT:     %10 = arith.bitcast %9 : i32 to f32
// CHECK-NEXT:     %11 = vector.from_elements %5, %10 : vector<2xf32>
// CHECK-NEXT:     %12:2 = vector.to_elements %arg1 : vector<2xi4>
// CHECK-NEXT:     %13 = arith.extsi %12#0 : i4 to i64
// CHECK-NEXT:     %c2_i32_2 = arith.constant 2 : i32
// CHECK-NEXT:     %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %14 = call @_mlir_apfloat_convert_from_int(%c2_i32_2, %c4_i32, %false, %13) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %15 = arith.trunci %14 : i64 to i32
// CHECK-NEXT:     %16 = arith.bitcast %15 : i32 to f32
// CHECK-NEXT:     %17 = arith.extsi %12#1 : i4 to i64
// CHECK-NEXT:     %c2_i32_3 = arith.constant 2 : i32
// CHECK-NEXT:     %c4_i32_4 = arith.constant 4 : i32
// CHECK-NEXT:     %false_5 = arith.constant false
// CHECK-NEXT:     %18 = call @_mlir_apfloat_convert_from_int(%c2_i32_3, %c4_i32_4, %false_5, %17) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %19 = arith.trunci %18 : i64 to i32
// CHECK-NEXT:     %20 = arith.bitcast %19 : i32 to f32
// CHECK-NEXT:     %21 = vector.from_elements %16, %20 : vector<2xf32>
// CHECK-NEXT:     %22:2 = vector.to_elements %arg0 : vector<2xf16>
// CHECK-NEXT:     %23 = arith.bitcast %22#0 : f16 to i16
// CHECK-NEXT:     %24 = arith.extui %23 : i16 to i64
// CHECK-NEXT:     %c0_i32_6 = arith.constant 0 : i32
// CHECK-NEXT:     %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT:     %false_7 = arith.constant false
// CHECK-NEXT:     %25 = call @_mlir_apfloat_convert_to_int(%c0_i32_6, %c8_i32, %false_7, %24) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %26 = arith.trunci %25 : i64 to i8
// CHECK-NEXT:     %27 = arith.bitcast %22#1 : f16 to i16
// CHECK-NEXT:     %28 = arith.extui %27 : i16 to i64
// CHECK-NEXT:     %c0_i32_8 = arith.constant 0 : i32
// CHECK-NEXT:     %c8_i32_9 = arith.constant 8 : i32
// CHECK-NEXT:     %false_10 = arith.constant false
// CHECK-NEXT:     %29 = call @_mlir_apfloat_convert_to_int(%c0_i32_8, %c8_i32_9, %false_10, %28) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %30 = arith.trunci %29 : i64 to i8
// CHECK-NEXT:     %31 = vector.from_elements %26, %30 : vector<2xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2xf16>) {
  %8 = arith.negf %a : vector<2xf16>
  %9 = arith.cmpf olt, %a, %a : vector<2xf16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func private @_mlir_apfloat_neg(i32, i64) -> i64
// CHECK-NEXT:   func.func @f(%arg0: vector<2xf16>) {
// CHECK-NEXT:     %0:2 = vector.to_elements %arg0 : vector<2xf16>
// CHECK-NEXT:     %1 = arith.bitcast %0#0 : f16 to i16
// CHECK-NEXT:     %2 = arith.extui %1 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %3 = call @_mlir_apfloat_neg(%c0_i32, %2) : (i32, i64) -> i64
// CHECK-NEXT:     %4 = arith.trunci %3 : i64 to i16
// CHECK-NEXT:     %5 = arith.bitcast %4 : i16 to f16
// CHECK-NEXT:     %6 = arith.bitcast %0#1 : f16 to i16
// CHECK-NEXT:     %7 = arith.extui %6 : i16 to i64
// CHECK-NEXT:     %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT:     %8 = call @_mlir_apfloat_neg(%c0_i32_0, %7) : (i32, i64) -> i64
// CHECK-NEXT:     %9 = arith.trunci %8 : i64 to i16
// CHECK-NEXT:     %10 = arith.bitcast %9 : i16 to f16
// CHECK-NEXT:     %11 = vector.from_elements %5, %10 : vector<2xf16>
// CHECK-NEXT:     %12:2 = vector.to_elements %arg0 : vector<2xf16>
// CHECK-NEXT:     %13:2 = vector.to_elements %arg0 : vector<2xf16>
// CHECK-NEXT:     %14 = arith.bitcast %12#0 : f16 to i16
// CHECK-NEXT:     %15 = arith.extui %14 : i16 to i64
// CHECK-NEXT:     %16 = arith.bitcast %13#0 : f16 to i16
// CHECK-NEXT:     %17 = arith.extui %16 : i16 to i64
// CHECK-NEXT:     %c0_i32_1 = arith.constant 0 : i32
// CHECK-NEXT:     %18 = call @_mlir_apfloat_compare(%c0_i32_1, %15, %17) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %19 = arith.cmpi eq, %18, %c0_i8 : i8
// CHECK-NEXT:     %20 = arith.bitcast %12#1 : f16 to i16
// CHECK-NEXT:     %21 = arith.extui %20 : i16 to i64
// CHECK-NEXT:     %22 = arith.bitcast %13#1 : f16 to i16
// CHECK-NEXT:     %23 = arith.extui %22 : i16 to i64
// CHECK-NEXT:     %c0_i32_2 = arith.constant 0 : i32
// CHECK-NEXT:     %24 = call @_mlir_apfloat_compare(%c0_i32_2, %21, %23) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c0_i8_3 = arith.constant 0 : i8
// CHECK-NEXT:     %25 = arith.cmpi eq, %24, %c0_i8_3 : i8
// CHECK-NEXT:     %26 = vector.from_elements %19, %25 : vector<2xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert_from_int(i32, i32, i1, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert_to_int(i32, i32, i1, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert(i32, i32, i64) -> i64
// CHECK-NEXT:   func.func @f(%arg0: f16, %arg1: f8E4M3FN, %arg2: i32, %arg3: i64, %arg4: bf16, %arg5: i4) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %1 = arith.extui %0 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %2 = call @_mlir_apfloat_convert(%c0_i32, %c2_i32, %1) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %3 = arith.trunci %2 : i64 to i32
// CHECK-NEXT:     %4 = arith.bitcast %3 : i32 to f32
// CHECK-NEXT:     %5 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %6 = arith.extui %5 : i16 to i64
// CHECK-NEXT:     %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     %7 = call @_mlir_apfloat_convert(%c0_i32_0, %c7_i32, %6) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %8 = arith.trunci %7 : i64 to i8
// CHECK-NEXT:     %9 = arith.bitcast %8 : i8 to f8E5M2
// CHECK-NEXT:     %10 = arith.bitcast %arg1 : f8E4M3FN to i8
// CHECK-NEXT:     %11 = arith.extui %10 : i8 to i64
// CHECK-NEXT:     %c10_i32 = arith.constant 10 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %12 = call @_mlir_apfloat_convert(%c10_i32, %c1_i32, %11) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %13 = arith.trunci %12 : i64 to i16
// CHECK-NEXT:     %14 = arith.bitcast %13 : i16 to bf16
// CHECK-NEXT:     %15 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %16 = arith.extui %15 : i16 to i64
// CHECK-NEXT:     %c0_i32_1 = arith.constant 0 : i32
// CHECK-NEXT:     %c32_i32 = arith.constant 32 : i32
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %17 = call @_mlir_apfloat_convert_to_int(%c0_i32_1, %c32_i32, %false, %16) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %18 = arith.trunci %17 : i64 to i32
// CHECK-NEXT:     %19 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %20 = arith.extui %19 : i16 to i64
// CHECK-NEXT:     %c0_i32_2 = arith.constant 0 : i32
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %21 = call @_mlir_apfloat_convert_to_int(%c0_i32_2, %c3_i32, %true, %20) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %22 = arith.trunci %21 : i64 to i3
// CHECK-NEXT:     %23 = arith.extsi %arg2 : i32 to i64
// CHECK-NEXT:     %c0_i32_3 = arith.constant 0 : i32
// CHECK-NEXT:     %c32_i32_4 = arith.constant 32 : i32
// CHECK-NEXT:     %false_5 = arith.constant false
// CHECK-NEXT:     %24 = call @_mlir_apfloat_convert_from_int(%c0_i32_3, %c32_i32_4, %false_5, %23) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %25 = arith.trunci %24 : i64 to i16
// CHECK-NEXT:     %26 = arith.bitcast %25 : i16 to f16
// CHECK-NEXT:     %27 = arith.extui %arg5 : i4 to i64
// CHECK-NEXT:     %c2_i32_6 = arith.constant 2 : i32
// CHECK-NEXT:     %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT:     %true_7 = arith.constant true
// CHECK-NEXT:     %28 = call @_mlir_apfloat_convert_from_int(%c2_i32_6, %c4_i32, %true_7, %27) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %29 = arith.trunci %28 : i64 to i32
// CHECK-NEXT:     %30 = arith.bitcast %29 : i32 to f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f16, %k: i64) {
  %5 = arith.uitofp %k : i64 to f16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert_from_int(i32, i32, i1, i64) -> i64
// CHECK-NEXT:   func.func @f(%arg0: f16, %arg1: i64) {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c64_i32 = arith.constant 64 : i32
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = call @_mlir_apfloat_convert_from_int(%c0_i32, %c64_i32, %true, %arg1) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %1 = arith.trunci %0 : i64 to i16
// CHECK-NEXT:     %2 = arith.bitcast %1 : i16 to f16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32) {
  %5 = arith.extf %a : f32 to f80
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32) {
// CHECK-NEXT:     %0 = arith.extf %arg0 : f32 to f80
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: i65) {
  %5 = arith.sitofp %i : i65 to f16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i65) {
// CHECK-NEXT:     %0 = arith.sitofp %arg0 : i65 to f16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: f16) {
  %5 = arith.fptoui %i : f16 to i65
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f16) {
// CHECK-NEXT:     %0 = arith.fptoui %arg0 : f16 to i65
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  %5 = arith.index_cast %i : index to i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     %0 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_add(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @l(%arg0: f16, %arg1: index) -> f16 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %arg0) -> (f16) {
// CHECK-NEXT:       %1 = arith.bitcast %arg3 : f16 to i16
// CHECK-NEXT:       %2 = arith.extui %1 : i16 to i64
// CHECK-NEXT:       %3 = arith.bitcast %arg3 : f16 to i16
// CHECK-NEXT:       %4 = arith.extui %3 : i16 to i64
// CHECK-NEXT:       %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:       %5 = func.call @_mlir_apfloat_add(%c0_i32, %2, %4) : (i32, i64, i64) -> i64
// CHECK-NEXT:       %6 = arith.trunci %5 : i64 to i16
// CHECK-NEXT:       %7 = arith.bitcast %6 : i16 to f16
// CHECK-NEXT:       scf.yield %7 : f16
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }
