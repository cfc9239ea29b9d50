// RUN: mlir-opt %s --split-input-file --convert-arith-to-apfloat | FileCheck %s

func.func @f(%a0: vector<1x3xf6E2M3FN>, %a1: tensor<3xf8E5M2>) {
  %v0 = arith.minimumf %a0, %a0 fastmath<fast> : vector<1x3xf6E2M3FN>
  %v1 = arith.fptosi %a1 : tensor<3xf8E5M2> to tensor<3xi8>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_minimum(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @f(%arg0: vector<1x3xf6E2M3FN>, %arg1: tensor<3xf8E5M2>) {
// CHECK-NEXT:     %0:3 = vector.to_elements %arg0 : vector<1x3xf6E2M3FN>
// CHECK-NEXT:     %1:3 = vector.to_elements %arg0 : vector<1x3xf6E2M3FN>
// CHECK-NEXT:     %2 = arith.bitcast %0#0 : f6E2M3FN to i6
// CHECK-NEXT:     %3 = arith.extui %2 : i6 to i64
// CHECK-NEXT:     %4 = arith.bitcast %1#0 : f6E2M3FN to i6
// CHECK-NEXT:     %5 = arith.extui %4 : i6 to i64
// CHECK-NEXT:     %c17_i32 = arith.constant 17 : i32
// CHECK-NEXT:     %6 = call @_mlir_apfloat_minimum(%c17_i32, %3, %5) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %7 = arith.trunci %6 : i64 to i6
// CHECK-NEXT:     %8 = arith.bitcast %7 : i6 to f6E2M3FN
// CHECK-NEXT:     %9 = arith.bitcast %0#1 : f6E2M3FN to i6
// CHECK-NEXT:     %10 = arith.extui %9 : i6 to i64
// CHECK-NEXT:     %11 = arith.bitcast %1#1 : f6E2M3FN to i6
// CHECK-NEXT:     %12 = arith.extui %11 : i6 to i64
// CHECK-NEXT:     %c17_i32_0 = arith.constant 17 : i32
// CHECK-NEXT:     %13 = call @_mlir_apfloat_minimum(%c17_i32_0, %10, %12) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %14 = arith.trunci %13 : i64 to i6
// CHECK-NEXT:     %15 = arith.bitcast %14 : i6 to f6E2M3FN
// CHECK-NEXT:     %16 = arith.bitcast %0#2 : f6E2M3FN to i6
// CHECK-NEXT:     %17 = arith.extui %16 : i6 to i64
// CHECK-NEXT:     %18 = arith.bitcast %1#2 : f6E2M3FN to i6
// CHECK-NEXT:     %19 = arith.extui %18 : i6 to i64
// CHECK-NEXT:     %c17_i32_1 = arith.constant 17 : i32
// CHECK-NEXT:     %20 = call @_mlir_apfloat_minimum(%c17_i32_1, %17, %19) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %21 = arith.trunci %20 : i64 to i6
// CHECK-NEXT:     %22 = arith.bitcast %21 : i6 to f6E2M3FN
// CHECK-NEXT:     %23 = vector.from_elements %8, %15, %22 : vector<1x3xf6E2M3FN>
// CHECK-NEXT:     %24 = arith.fptosi %arg1 : tensor<3xf8E5M2> to tensor<3xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<4xf8E5M2>, %a1: vector<2xtf32>, %a2: vector<1x3xf8E5M2>, %a3: vector<bf16>, %a4: vector<1x3xf4E2M1FN>, %a5: vector<1x3xi8>, %a6: vector<1x3xf4E2M1FN>) {
  %v0 = arith.addf %a0, %a0  : vector<4xf8E5M2>
  %v1 = arith.minimumf %a1, %a1 fastmath<fast> : vector<2xtf32>
  %v2 = arith.fptosi %a2 : vector<1x3xf8E5M2> to vector<1x3xi32>
  %v3 = arith.fptoui %a3 : vector<bf16> to vector<i63>
  %v4 = arith.uitofp %a5 : vector<1x3xi8> to vector<1x3xf4E2M1FN>
  %v5 = arith.negf %a6 : vector<1x3xf4E2M1FN>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_neg(i32, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert_from_int(i32, i32, i1, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert_to_int(i32, i32, i1, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_minimum(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_add(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @f(%arg0: vector<4xf8E5M2>, %arg1: vector<2xtf32>, %arg2: vector<1x3xf8E5M2>, %arg3: vector<bf16>, %arg4: vector<1x3xf4E2M1FN>, %arg5: vector<1x3xi8>, %arg6: vector<1x3xf4E2M1FN>) {
// CHECK-NEXT:     %0:4 = vector.to_elements %arg0 : vector<4xf8E5M2>
// CHECK-NEXT:     %1:4 = vector.to_elements %arg0 : vector<4xf8E5M2>
// CHECK-NEXT:     %2 = arith.bitcast %0#0 : f8E5M2 to i8
// CHECK-NEXT:     %3 = arith.extui %2 : i8 to i64
// CHECK-NEXT:     %4 = arith.bitcast %1#0 : f8E5M2 to i8
// CHECK-NEXT:     %5 = arith.extui %4 : i8 to i64
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     %6 = call @_mlir_apfloat_add(%c7_i32, %3, %5) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %7 = arith.trunci %6 : i64 to i8
// CHECK-NEXT:     %8 = arith.bitcast %7 : i8 to f8E5M2
// CHECK-NEXT:     %9 = arith.bitcast %0#1 : f8E5M2 to i8
// CHECK-NEXT:     %10 = arith.extui %9 : i8 to i64
// CHECK-NEXT:     %11 = arith.bitcast %1#1 : f8E5M2 to i8
// CHECK-NEXT:     %12 = arith.extui %11 : i8 to i64
// CHECK-NEXT:     %c7_i32_0 = arith.constant 7 : i32
// CHECK-NEXT:     %13 = call @_mlir_apfloat_add(%c7_i32_0, %10, %12) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %14 = arith.trunci %13 : i64 to i8
// CHECK-NEXT:     %15 = arith.bitcast %14 : i8 to f8E5M2
// CHECK-NEXT:     %16 = arith.bitcast %0#2 : f8E5M2 to i8
// CHECK-NEXT:     %17 = arith.extui %16 : i8 to i64
// CHECK-NEXT:     %18 = arith.bitcast %1#2 : f8E5M2 to i8
// CHECK-NEXT:     %19 = arith.extui %18 : i8 to i64
// CHECK-NEXT:     %c7_i32_1 = arith.constant 7 : i32
// CHECK-NEXT:     %20 = call @_mlir_apfloat_add(%c7_i32_1, %17, %19) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %21 = arith.trunci %20 : i64 to i8
// CHECK-NEXT:     %22 = arith.bitcast %21 : i8 to f8E5M2
// CHECK-NEXT:     %23 = arith.bitcast %0#3 : f8E5M2 to i8
// CHECK-NEXT:     %24 = arith.extui %23 : i8 to i64
// CHECK-NEXT:     %25 = arith.bitcast %1#3 : f8E5M2 to i8
// CHECK-NEXT:     %26 = arith.extui %25 : i8 to i64
// CHECK-NEXT:     %c7_i32_2 = arith.constant 7 : i32
// CHECK-NEXT:     %27 = call @_mlir_apfloat_add(%c7_i32_2, %24, %26) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %28 = arith.trunci %27 : i64 to i8
// CHECK-NEXT:     %29 = arith.bitcast %28 : i8 to f8E5M2
// CHECK-NEXT:     %30 = vector.from_elements %8, %15, %22, %29 : vector<4xf8E5M2>
// CHECK-NEXT:     %31:2 = vector.to_elements %arg1 : vector<2xtf32>
// CHECK-NEXT:     %32:2 = vector.to_elements %arg1 : vector<2xtf32>
// CHECK-NEXT:     %33 = arith.bitcast %31#0 : tf32 to i19
// CHECK-NEXT:     %34 = arith.extui %33 : i19 to i64
// CHECK-NEXT:     %35 = arith.bitcast %32#0 : tf32 to i19
// CHECK-NEXT:     %36 = arith.extui %35 : i19 to i64
// CHECK-NEXT:     %c14_i32 = arith.constant 14 : i32
// CHECK-NEXT:     %37 = call @_mlir_apfloat_minimum(%c14_i32, %34, %36) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %38 = arith.trunci %37 : i64 to i19
// CHECK-NEXT:     %39 = arith.bitcast %38 : i19 to tf32
// CHECK-NEXT:     %40 = arith.bitcast %31#1 : tf32 to i19
// CHECK-NEXT:     %41 = arith.extui %40 : i19 to i64
// CHECK-NEXT:     %42 = arith.bitcast %32#1 : tf32 to i19
// CHECK-NEXT:     %43 = arith.extui %42 : i19 to i64
// CHECK-NEXT:     %c14_i32_3 = arith.constant 14 : i32
// CHECK-NEXT:     %44 = call @_mlir_apfloat_minimum(%c14_i32_3, %41, %43) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %45 = arith.trunci %44 : i64 to i19
// CHECK-NEXT:     %46 = arith.bitcast %45 : i19 to tf32
// CHECK-NEXT:     %47 = vector.from_elements %39, %46 : vector<2xtf32>
// CHECK-NEXT:     %48:3 = vector.to_elements %arg2 : vector<1x3xf8E5M2>
// CHECK-NEXT:     %49 = arith.bitcast %48#0 : f8E5M2 to i8
// CHECK-NEXT:     %50 = arith.extui %49 : i8 to i64
// CHECK-NEXT:     %c7_i32_4 = arith.constant 7 : i32
// CHECK-NEXT:     %c32_i32 = arith.constant 32 : i32
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %51 = call @_mlir_apfloat_convert_to_int(%c7_i32_4, %c32_i32, %false, %50) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %52 = arith.trunci %51 : i64 to i32
// CHECK-NEXT:     %53 = arith.bitcast %48#1 : f8E5M2 to i8
// CHECK-NEXT:     %54 = arith.extui %53 : i8 to i64
// CHECK-NEXT:     %c7_i32_5 = arith.constant 7 : i32
// CHECK-NEXT:     %c32_i32_6 = arith.constant 32 : i32
// CHECK-NEXT:     %false_7 = arith.constant false
// CHECK-NEXT:     %55 = call @_mlir_apfloat_convert_to_int(%c7_i32_5, %c32_i32_6, %false_7, %54) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %56 = arith.trunci %55 : i64 to i32
// CHECK-NEXT:     %57 = arith.bitcast %48#2 : f8E5M2 to i8
// CHECK-NEXT:     %58 = arith.extui %57 : i8 to i64
// CHECK-NEXT:     %c7_i32_8 = arith.constant 7 : i32
// CHECK-NEXT:     %c32_i32_9 = arith.constant 32 : i32
// CHECK-NEXT:     %false_10 = arith.constant false
// CHECK-NEXT:     %59 = call @_mlir_apfloat_convert_to_int(%c7_i32_8, %c32_i32_9, %false_10, %58) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %60 = arith.trunci %59 : i64 to i32
// CHECK-NEXT:     %61 = vector.from_elements %52, %56, %60 : vector<1x3xi32>
// CHECK-NEXT:     %62 = vector.to_elements %arg3 : vector<bf16>
// CHECK-NEXT:     %63 = arith.bitcast %62 : bf16 to i16
// CHECK-NEXT:     %64 = arith.extui %63 : i16 to i64
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c63_i32 = arith.constant 63 : i32
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %65 = call @_mlir_apfloat_convert_to_int(%c1_i32, %c63_i32, %true, %64) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %66 = arith.trunci %65 : i64 to i63
// CHECK-NEXT:     %67 = vector.from_elements %66 : vector<i63>
// CHECK-NEXT:     %68:3 = vector.to_elements %arg5 : vector<1x3xi8>
// CHECK-NEXT:     %69 = arith.extui %68#0 : i8 to i64
// CHECK-NEXT:     %c18_i32 = arith.constant 18 : i32
// CHECK-NEXT:     %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT:     %true_11 = arith.constant true
// CHECK-NEXT:     %70 = call @_mlir_apfloat_convert_from_int(%c18_i32, %c8_i32, %true_11, %69) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %71 = arith.trunci %70 : i64 to i4
// CHECK-NEXT:     %72 = arith.bitcast %71 : i4 to f4E2M1FN
// CHECK-NEXT:     %73 = arith.extui %68#1 : i8 to i64
// CHECK-NEXT:     %c18_i32_12 = arith.constant 18 : i32
// CHECK-NEXT:     %c8_i32_13 = arith.constant 8 : i32
// CHECK-NEXT:     %true_14 = arith.constant true
// CHECK-NEXT:     %74 = call @_mlir_apfloat_convert_from_int(%c18_i32_12, %c8_i32_13, %true_14, %73) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %75 = arith.trunci %74 : i64 to i4
// CHECK-NEXT:     %76 = arith.bitcast %75 : i4 to f4E2M1FN
// CHECK-NEXT:     %77 = arith.extui %68#2 : i8 to i64
// CHECK-NEXT:     %c18_i32_15 = arith.constant 18 : i32
// CHECK-NEXT:     %c8_i32_16 = arith.constant 8 : i32
// CHECK-NEXT:     %true_17 = arith.constant true
// CHECK-NEXT:     %78 = call @_mlir_apfloat_convert_from_int(%c18_i32_15, %c8_i32_16, %true_17, %77) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %79 = arith.trunci %78 : i64 to i4
// CHECK-NEXT:     %80 = arith.bitcast %79 : i4 to f4E2M1FN
// CHECK-NEXT:     %81 = vector.from_elements %72, %76, %80 : vector<1x3xf4E2M1FN>
// CHECK-NEXT:     %82:3 = vector.to_elements %arg6 : vector<1x3xf4E2M1FN>
// CHECK-NEXT:     %83 = arith.bitcast %82#0 : f4E2M1FN to i4
// CHECK-NEXT:     %84 = arith.extui %83 : i4 to i64
// CHECK-NEXT:     %c18_i32_18 = arith.constant 18 : i32
// CHECK-NEXT:     %85 = call @_mlir_apfloat_neg(%c18_i32_18, %84) : (i32, i64) -> i64
// CHECK-NEXT:     %86 = arith.trunci %85 : i64 to i4
// CHECK-NEXT:     %87 = arith.bitcast %86 : i4 to f4E2M1FN
// CHECK-NEXT:     %88 = arith.bitcast %82#1 : f4E2M1FN to i4
// CHECK-NEXT:     %89 = arith.extui %88 : i4 to i64
// CHECK-NEXT:     %c18_i32_19 = arith.constant 18 : i32
// CHECK-NEXT:     %90 = call @_mlir_apfloat_neg(%c18_i32_19, %89) : (i32, i64) -> i64
// CHECK-NEXT:     %91 = arith.trunci %90 : i64 to i4
// CHECK-NEXT:     %92 = arith.bitcast %91 : i4 to f4E2M1FN
// CHECK-NEXT:     %93 = arith.bitcast %82#2 : f4E2M1FN to i4
// CHECK-NEXT:     %94 = arith.extui %93 : i4 to i64
// CHECK-NEXT:     %c18_i32_20 = arith.constant 18 : i32
// CHECK-NEXT:     %95 = call @_mlir_apfloat_neg(%c18_i32_20, %94) : (i32, i64) -> i64
// CHECK-NEXT:     %96 = arith.trunci %95 : i64 to i4
// CHECK-NEXT:     %97 = arith.bitcast %96 : i4 to f4E2M1FN
// CHECK-NEXT:     %98 = vector.from_elements %87, %92, %97 : vector<1x3xf4E2M1FN>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<1x3xf8E4M3FN>, %a1: vector<2xf6E3M2FN>, %a2: vector<2xi64>, %a3: vector<1x3xf6E3M2FN>, %a4: vector<1x3xf8E5M2FNUZ>) {
  %v0 = arith.cmpf false, %a0, %a0 : vector<1x3xf8E4M3FN>
  %v1 = arith.sitofp %a2 {foo} : vector<2xi64> to vector<2xf6E3M2FN>
  %v2 = arith.maximumf %a3, %a3  : vector<1x3xf6E3M2FN>
  %v3 = arith.maximumf %a4, %a4 fastmath<fast> {foo} : vector<1x3xf8E5M2FNUZ>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_maximum(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert_from_int(i32, i32, i1, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func @f(%arg0: vector<1x3xf8E4M3FN>, %arg1: vector<2xf6E3M2FN>, %arg2: vector<2xi64>, %arg3: vector<1x3xf6E3M2FN>, %arg4: vector<1x3xf8E5M2FNUZ>) {
// CHECK-NEXT:     %0:3 = vector.to_elements %arg0 : vector<1x3xf8E4M3FN>
// CHECK-NEXT:     %1:3 = vector.to_elements %arg0 : vector<1x3xf8E4M3FN>
// CHECK-NEXT:     %2 = arith.bitcast %0#0 : f8E4M3FN to i8
// CHECK-NEXT:     %3 = arith.extui %2 : i8 to i64
// CHECK-NEXT:     %4 = arith.bitcast %1#0 : f8E4M3FN to i8
// CHECK-NEXT:     %5 = arith.extui %4 : i8 to i64
// CHECK-NEXT:     %c10_i32 = arith.constant 10 : i32
// CHECK-NEXT:     %6 = call @_mlir_apfloat_compare(%c10_i32, %3, %5) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %7 = arith.bitcast %0#1 : f8E4M3FN to i8
// CHECK-NEXT:     %8 = arith.extui %7 : i8 to i64
// CHECK-NEXT:     %9 = arith.bitcast %1#1 : f8E4M3FN to i8
// CHECK-NEXT:     %10 = arith.extui %9 : i8 to i64
// CHECK-NEXT:     %c10_i32_0 = arith.constant 10 : i32
// CHECK-NEXT:     %11 = call @_mlir_apfloat_compare(%c10_i32_0, %8, %10) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %false_1 = arith.constant false
// CHECK-NEXT:     %12 = arith.bitcast %0#2 : f8E4M3FN to i8
// CHECK-NEXT:     %13 = arith.extui %12 : i8 to i64
// CHECK-NEXT:     %14 = arith.bitcast %1#2 : f8E4M3FN to i8
// CHECK-NEXT:     %15 = arith.extui %14 : i8 to i64
// CHECK-NEXT:     %c10_i32_2 = arith.constant 10 : i32
// CHECK-NEXT:     %16 = call @_mlir_apfloat_compare(%c10_i32_2, %13, %15) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %false_3 = arith.constant false
// CHECK-NEXT:     %17 = vector.from_elements %false, %false_1, %false_3 : vector<1x3xi1>
// CHECK-NEXT:     %18:2 = vector.to_elements %arg2 : vector<2xi64>
// CHECK-NEXT:     %c16_i32 = arith.constant 16 : i32
// CHECK-NEXT:     %c64_i32 = arith.constant 64 : i32
// CHECK-NEXT:     %false_4 = arith.constant false
// CHECK-NEXT:     %19 = call @_mlir_apfloat_convert_from_int(%c16_i32, %c64_i32, %false_4, %18#0) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %20 = arith.trunci %19 : i64 to i6
// CHECK-NEXT:     %21 = arith.bitcast %20 : i6 to f6E3M2FN
// CHECK-NEXT:     %c16_i32_5 = arith.constant 16 : i32
// CHECK-NEXT:     %c64_i32_6 = arith.constant 64 : i32
// CHECK-NEXT:     %false_7 = arith.constant false
// CHECK-NEXT:     %22 = call @_mlir_apfloat_convert_from_int(%c16_i32_5, %c64_i32_6, %false_7, %18#1) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %23 = arith.trunci %22 : i64 to i6
// CHECK-NEXT:     %24 = arith.bitcast %23 : i6 to f6E3M2FN
// CHECK-NEXT:     %25 = vector.from_elements %21, %24 : vector<2xf6E3M2FN>
// CHECK-NEXT:     %26:3 = vector.to_elements %arg3 : vector<1x3xf6E3M2FN>
// CHECK-NEXT:     %27:3 = vector.to_elements %arg3 : vector<1x3xf6E3M2FN>
// CHECK-NEXT:     %28 = arith.bitcast %26#0 : f6E3M2FN to i6
// CHECK-NEXT:     %29 = arith.extui %28 : i6 to i64
// CHECK-NEXT:     %30 = arith.bitcast %27#0 : f6E3M2FN to i6
// CHECK-NEXT:     %31 = arith.extui %30 : i6 to i64
// CHECK-NEXT:     %c16_i32_8 = arith.constant 16 : i32
// CHECK-NEXT:     %32 = call @_mlir_apfloat_maximum(%c16_i32_8, %29, %31) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %33 = arith.trunci %32 : i64 to i6
// CHECK-NEXT:     %34 = arith.bitcast %33 : i6 to f6E3M2FN
// CHECK-NEXT:     %35 = arith.bitcast %26#1 : f6E3M2FN to i6
// CHECK-NEXT:     %36 = arith.extui %35 : i6 to i64
// CHECK-NEXT:     %37 = arith.bitcast %27#1 : f6E3M2FN to i6
// CHECK-NEXT:     %38 = arith.extui %37 : i6 to i64
// CHECK-NEXT:     %c16_i32_9 = arith.constant 16 : i32
// CHECK-NEXT:     %39 = call @_mlir_apfloat_maximum(%c16_i32_9, %36, %38) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %40 = arith.trunci %39 : i64 to i6
// CHECK-NEXT:     %41 = arith.bitcast %40 : i6 to f6E3M2FN
// CHECK-NEXT:     %42 = arith.bitcast %26#2 : f6E3M2FN to i6
// CHECK-NEXT:     %43 = arith.extui %42 : i6 to i64
// CHECK-NEXT:     %44 = arith.bitcast %27#2 : f6E3M2FN to i6
// CHECK-NEXT:     %45 = arith.extui %44 : i6 to i64
// CHECK-NEXT:     %c16_i32_10 = arith.constant 16 : i32
// CHECK-NEXT:     %46 = call @_mlir_apfloat_maximum(%c16_i32_10, %43, %45) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %47 = arith.trunci %46 : i64 to i6
// CHECK-NEXT:     %48 = arith.bitcast %47 : i6 to f6E3M2FN
// CHECK-NEXT:     %49 = vector.from_elements %34, %41, %48 : vector<1x3xf6E3M2FN>
// CHECK-NEXT:     %50:3 = vector.to_elements %arg4 : vector<1x3xf8E5M2FNUZ>
// CHECK-NEXT:     %51:3 = vector.to_elements %arg4 : vector<1x3xf8E5M2FNUZ>
// CHECK-NEXT:     %52 = arith.bitcast %50#0 : f8E5M2FNUZ to i8
// CHECK-NEXT:     %53 = arith.extui %52 : i8 to i64
// CHECK-NEXT:     %54 = arith.bitcast %51#0 : f8E5M2FNUZ to i8
// CHECK-NEXT:     %55 = arith.extui %54 : i8 to i64
// CHECK-NEXT:     %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT:     %56 = call @_mlir_apfloat_maximum(%c8_i32, %53, %55) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %57 = arith.trunci %56 : i64 to i8
// CHECK-NEXT:     %58 = arith.bitcast %57 : i8 to f8E5M2FNUZ
// CHECK-NEXT:     %59 = arith.bitcast %50#1 : f8E5M2FNUZ to i8
// CHECK-NEXT:     %60 = arith.extui %59 : i8 to i64
// CHECK-NEXT:     %61 = arith.bitcast %51#1 : f8E5M2FNUZ to i8
// CHECK-NEXT:     %62 = arith.extui %61 : i8 to i64
// CHECK-NEXT:     %c8_i32_11 = arith.constant 8 : i32
// CHECK-NEXT:     %63 = call @_mlir_apfloat_maximum(%c8_i32_11, %60, %62) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %64 = arith.trunci %63 : i64 to i8
// CHECK-NEXT:     %65 = arith.bitcast %64 : i8 to f8E5M2FNUZ
// CHECK-NEXT:     %66 = arith.bitcast %50#2 : f8E5M2FNUZ to i8
// CHECK-NEXT:     %67 = arith.extui %66 : i8 to i64
// CHECK-NEXT:     %68 = arith.bitcast %51#2 : f8E5M2FNUZ to i8
// CHECK-NEXT:     %69 = arith.extui %68 : i8 to i64
// CHECK-NEXT:     %c8_i32_12 = arith.constant 8 : i32
// CHECK-NEXT:     %70 = call @_mlir_apfloat_maximum(%c8_i32_12, %67, %69) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %71 = arith.trunci %70 : i64 to i8
// CHECK-NEXT:     %72 = arith.bitcast %71 : i8 to f8E5M2FNUZ
// CHECK-NEXT:     %73 = vector.from_elements %58, %65, %72 : vector<1x3xf8E5M2FNUZ>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<1x3xf16>, %a1: vector<4xf8E4M3B11FNUZ>, %a2: vector<4xf16>, %a3: f8E4M3) {
  %v0 = arith.cmpf ogt, %a0, %a0 : vector<1x3xf16>
  %v1 = arith.subf %a1, %a1  {foo} : vector<4xf8E4M3B11FNUZ>
  %v2 = arith.subf %a2, %a2  : vector<4xf16>
  %v3 = arith.cmpf ueq, %a3, %a3 : f8E4M3
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_subtract(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func @f(%arg0: vector<1x3xf16>, %arg1: vector<4xf8E4M3B11FNUZ>, %arg2: vector<4xf16>, %arg3: f8E4M3) {
// CHECK-NEXT:     %0:3 = vector.to_elements %arg0 : vector<1x3xf16>
// CHECK-NEXT:     %1:3 = vector.to_elements %arg0 : vector<1x3xf16>
// CHECK-NEXT:     %2 = arith.bitcast %0#0 : f16 to i16
// CHECK-NEXT:     %3 = arith.extui %2 : i16 to i64
// CHECK-NEXT:     %4 = arith.bitcast %1#0 : f16 to i16
// CHECK-NEXT:     %5 = arith.extui %4 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %6 = call @_mlir_apfloat_compare(%c0_i32, %3, %5) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT:     %7 = arith.cmpi eq, %6, %c2_i8 : i8
// CHECK-NEXT:     %8 = arith.bitcast %0#1 : f16 to i16
// CHECK-NEXT:     %9 = arith.extui %8 : i16 to i64
// CHECK-NEXT:     %10 = arith.bitcast %1#1 : f16 to i16
// CHECK-NEXT:     %11 = arith.extui %10 : i16 to i64
// CHECK-NEXT:     %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT:     %12 = call @_mlir_apfloat_compare(%c0_i32_0, %9, %11) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c2_i8_1 = arith.constant 2 : i8
// CHECK-NEXT:     %13 = arith.cmpi eq, %12, %c2_i8_1 : i8
// CHECK-NEXT:     %14 = arith.bitcast %0#2 : f16 to i16
// CHECK-NEXT:     %15 = arith.extui %14 : i16 to i64
// CHECK-NEXT:     %16 = arith.bitcast %1#2 : f16 to i16
// CHECK-NEXT:     %17 = arith.extui %16 : i16 to i64
// CHECK-NEXT:     %c0_i32_2 = arith.constant 0 : i32
// CHECK-NEXT:     %18 = call @_mlir_apfloat_compare(%c0_i32_2, %15, %17) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c2_i8_3 = arith.constant 2 : i8
// CHECK-NEXT:     %19 = arith.cmpi eq, %18, %c2_i8_3 : i8
// CHECK-NEXT:     %20 = vector.from_elements %7, %13, %19 : vector<1x3xi1>
// CHECK-NEXT:     %21:4 = vector.to_elements %arg1 : vector<4xf8E4M3B11FNUZ>
// CHECK-NEXT:     %22:4 = vector.to_elements %arg1 : vector<4xf8E4M3B11FNUZ>
// CHECK-NEXT:     %23 = arith.bitcast %21#0 : f8E4M3B11FNUZ to i8
// CHECK-NEXT:     %24 = arith.extui %23 : i8 to i64
// CHECK-NEXT:     %25 = arith.bitcast %22#0 : f8E4M3B11FNUZ to i8
// CHECK-NEXT:     %26 = arith.extui %25 : i8 to i64
// CHECK-NEXT:     %c12_i32 = arith.constant 12 : i32
// CHECK-NEXT:     %27 = call @_mlir_apfloat_subtract(%c12_i32, %24, %26) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %28 = arith.trunci %27 : i64 to i8
// CHECK-NEXT:     %29 = arith.bitcast %28 : i8 to f8E4M3B11FNUZ
// CHECK-NEXT:     %30 = arith.bitcast %21#1 : f8E4M3B11FNUZ to i8
// CHECK-NEXT:     %31 = arith.extui %30 : i8 to i64
// CHECK-NEXT:     %32 = arith.bitcast %22#1 : f8E4M3B11FNUZ to i8
// CHECK-NEXT:     %33 = arith.extui %32 : i8 to i64
// CHECK-NEXT:     %c12_i32_4 = arith.constant 12 : i32
// CHECK-NEXT:     %34 = call @_mlir_apfloat_subtract(%c12_i32_4, %31, %33) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %35 = arith.trunci %34 : i64 to i8
// CHECK-NEXT:     %36 = arith.bitcast %35 : i8 to f8E4M3B11FNUZ
// CHECK-NEXT:     %37 = arith.bitcast %21#2 : f8E4M3B11FNUZ to i8
// CHECK-NEXT:     %38 = arith.extui %37 : i8 to i64
// CHECK-NEXT:     %39 = arith.bitcast %22#2 : f8E4M3B11FNUZ to i8
// CHECK-NEXT:     %40 = arith.extui %39 : i8 to i64
// CHECK-NEXT:     %c12_i32_5 = arith.constant 12 : i32
// CHECK-NEXT:     %41 = call @_mlir_apfloat_subtract(%c12_i32_5, %38, %40) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %42 = arith.trunci %41 : i64 to i8
// CHECK-NEXT:     %43 = arith.bitcast %42 : i8 to f8E4M3B11FNUZ
// CHECK-NEXT:     %44 = arith.bitcast %21#3 : f8E4M3B11FNUZ to i8
// CHECK-NEXT:     %45 = arith.extui %44 : i8 to i64
// CHECK-NEXT:     %46 = arith.bitcast %22#3 : f8E4M3B11FNUZ to i8
// CHECK-NEXT:     %47 = arith.extui %46 : i8 to i64
// CHECK-NEXT:     %c12_i32_6 = arith.constant 12 : i32
// CHECK-NEXT:     %48 = call @_mlir_apfloat_subtract(%c12_i32_6, %45, %47) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %49 = arith.trunci %48 : i64 to i8
// CHECK-NEXT:     %50 = arith.bitcast %49 : i8 to f8E4M3B11FNUZ
// CHECK-NEXT:     %51 = vector.from_elements %29, %36, %43, %50 : vector<4xf8E4M3B11FNUZ>
// CHECK-NEXT:     %52:4 = vector.to_elements %arg2 : vector<4xf16>
// CHECK-NEXT:     %53:4 = vector.to_elements %arg2 : vector<4xf16>
// CHECK-NEXT:     %54 = arith.bitcast %52#0 : f16 to i16
// CHECK-NEXT:     %55 = arith.extui %54 : i16 to i64
// CHECK-NEXT:     %56 = arith.bitcast %53#0 : f16 to i16
// CHECK-NEXT:     %57 = arith.extui %56 : i16 to i64
// CHECK-NEXT:     %c0_i32_7 = arith.constant 0 : i32
// CHECK-NEXT:     %58 = call @_mlir_apfloat_subtract(%c0_i32_7, %55, %57) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %59 = arith.trunci %58 : i64 to i16
// CHECK-NEXT:     %60 = arith.bitcast %59 : i16 to f16
// CHECK-NEXT:     %61 = arith.bitcast %52#1 : f16 to i16
// CHECK-NEXT:     %62 = arith.extui %61 : i16 to i64
// CHECK-NEXT:     %63 = arith.bitcast %53#1 : f16 to i16
// CHECK-NEXT:     %64 = arith.extui %63 : i16 to i64
// CHECK-NEXT:     %c0_i32_8 = arith.constant 0 : i32
// CHECK-NEXT:     %65 = call @_mlir_apfloat_subtract(%c0_i32_8, %62, %64) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %66 = arith.trunci %65 : i64 to i16
// CHECK-NEXT:     %67 = arith.bitcast %66 : i16 to f16
// CHECK-NEXT:     %68 = arith.bitcast %52#2 : f16 to i16
// CHECK-NEXT:     %69 = arith.extui %68 : i16 to i64
// CHECK-NEXT:     %70 = arith.bitcast %53#2 : f16 to i16
// CHECK-NEXT:     %71 = arith.extui %70 : i16 to i64
// CHECK-NEXT:     %c0_i32_9 = arith.constant 0 : i32
// CHECK-NEXT:     %72 = call @_mlir_apfloat_subtract(%c0_i32_9, %69, %71) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %73 = arith.trunci %72 : i64 to i16
// CHECK-NEXT:     %74 = arith.bitcast %73 : i16 to f16
// CHECK-NEXT:     %75 = arith.bitcast %52#3 : f16 to i16
// CHECK-NEXT:     %76 = arith.extui %75 : i16 to i64
// CHECK-NEXT:     %77 = arith.bitcast %53#3 : f16 to i16
// CHECK-NEXT:     %78 = arith.extui %77 : i16 to i64
// CHECK-NEXT:     %c0_i32_10 = arith.constant 0 : i32
// CHECK-NEXT:     %79 = call @_mlir_apfloat_subtract(%c0_i32_10, %76, %78) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %80 = arith.trunci %79 : i64 to i16
// CHECK-NEXT:     %81 = arith.bitcast %80 : i16 to f16
// CHECK-NEXT:     %82 = vector.from_elements %60, %67, %74, %81 : vector<4xf16>
// CHECK-NEXT:     %83 = arith.bitcast %arg3 : f8E4M3 to i8
// CHECK-NEXT:     %84 = arith.extui %83 : i8 to i64
// CHECK-NEXT:     %85 = arith.bitcast %arg3 : f8E4M3 to i8
// CHECK-NEXT:     %86 = arith.extui %85 : i8 to i64
// CHECK-NEXT:     %c9_i32 = arith.constant 9 : i32
// CHECK-NEXT:     %87 = call @_mlir_apfloat_compare(%c9_i32, %84, %86) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %88 = arith.cmpi eq, %87, %c3_i8 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %89 = arith.cmpi eq, %87, %c1_i8 : i8
// CHECK-NEXT:     %90 = arith.ori %88, %89 : i1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<f8E4M3>, %a1: vector<2xf8E4M3FN>, %a2: tensor<3xf8E5M2FNUZ>, %a3: vector<2xf8E8M0FNU>, %a4: f8E5M2FNUZ, %a5: vector<f8E4M3>) {
  %v0 = arith.cmpf ugt, %a0, %a0 : vector<f8E4M3>
  %v1 = arith.maximumf %a1, %a1  {foo} : vector<2xf8E4M3FN>
  %v2 = arith.addf %a2, %a2  : tensor<3xf8E5M2FNUZ>
  %v3 = arith.fptoui %a3 {foo} : vector<2xf8E8M0FNU> to vector<2xi63>
  %v4 = arith.extf %a4 : f8E5M2FNUZ to f16
  %v5 = arith.subf %a5, %a5 fastmath<fast> : vector<f8E4M3>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_subtract(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert(i32, i32, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert_to_int(i32, i32, i1, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_maximum(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func @f(%arg0: vector<f8E4M3>, %arg1: vector<2xf8E4M3FN>, %arg2: tensor<3xf8E5M2FNUZ>, %arg3: vector<2xf8E8M0FNU>, %arg4: f8E5M2FNUZ, %arg5: vector<f8E4M3>) {
// CHECK-NEXT:     %0 = vector.to_elements %arg0 : vector<f8E4M3>
// CHECK-NEXT:     %1 = vector.to_elements %arg0 : vector<f8E4M3>
// CHECK-NEXT:     %2 = arith.bitcast %0 : f8E4M3 to i8
// CHECK-NEXT:     %3 = arith.extui %2 : i8 to i64
// CHECK-NEXT:     %4 = arith.bitcast %1 : f8E4M3 to i8
// CHECK-NEXT:     %5 = arith.extui %4 : i8 to i64
// CHECK-NEXT:     %c9_i32 = arith.constant 9 : i32
// CHECK-NEXT:     %6 = call @_mlir_apfloat_compare(%c9_i32, %3, %5) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %7 = arith.cmpi eq, %6, %c3_i8 : i8
// CHECK-NEXT:     %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT:     %8 = arith.cmpi eq, %6, %c2_i8 : i8
// CHECK-NEXT:     %9 = arith.ori %7, %8 : i1
// CHECK-NEXT:     %10 = vector.from_elements %9 : vector<i1>
// CHECK-NEXT:     %11:2 = vector.to_elements %arg1 : vector<2xf8E4M3FN>
// CHECK-NEXT:     %12:2 = vector.to_elements %arg1 : vector<2xf8E4M3FN>
// CHECK-NEXT:     %13 = arith.bitcast %11#0 : f8E4M3FN to i8
// CHECK-NEXT:     %14 = arith.extui %13 : i8 to i64
// CHECK-NEXT:     %15 = arith.bitcast %12#0 : f8E4M3FN to i8
// CHECK-NEXT:     %16 = arith.extui %15 : i8 to i64
// CHECK-NEXT:     %c10_i32 = arith.constant 10 : i32
// CHECK-NEXT:     %17 = call @_mlir_apfloat_maximum(%c10_i32, %14, %16) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %18 = arith.trunci %17 : i64 to i8
// CHECK-NEXT:     %19 = arith.bitcast %18 : i8 to f8E4M3FN
// CHECK-NEXT:     %20 = arith.bitcast %11#1 : f8E4M3FN to i8
// CHECK-NEXT:     %21 = arith.extui %20 : i8 to i64
// CHECK-NEXT:     %22 = arith.bitcast %12#1 : f8E4M3FN to i8
// CHECK-NEXT:     %23 = arith.extui %22 : i8 to i64
// CHECK-NEXT:     %c10_i32_0 = arith.constant 10 : i32
// CHECK-NEXT:     %24 = call @_mlir_apfloat_maximum(%c10_i32_0, %21, %23) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %25 = arith.trunci %24 : i64 to i8
// CHECK-NEXT:     %26 = arith.bitcast %25 : i8 to f8E4M3FN
// CHECK-NEXT:     %27 = vector.from_elements %19, %26 : vector<2xf8E4M3FN>
// CHECK-NEXT:     %28 = arith.addf %arg2, %arg2 : tensor<3xf8E5M2FNUZ>
// CHECK-NEXT:     %29:2 = vector.to_elements %arg3 : vector<2xf8E8M0FNU>
// CHECK-NEXT:     %30 = arith.bitcast %29#0 : f8E8M0FNU to i8
// CHECK-NEXT:     %31 = arith.extui %30 : i8 to i64
// CHECK-NEXT:     %c15_i32 = arith.constant 15 : i32
// CHECK-NEXT:     %c63_i32 = arith.constant 63 : i32
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %32 = call @_mlir_apfloat_convert_to_int(%c15_i32, %c63_i32, %true, %31) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %33 = arith.trunci %32 : i64 to i63
// CHECK-NEXT:     %34 = arith.bitcast %29#1 : f8E8M0FNU to i8
// CHECK-NEXT:     %35 = arith.extui %34 : i8 to i64
// CHECK-NEXT:     %c15_i32_1 = arith.constant 15 : i32
// CHECK-NEXT:     %c63_i32_2 = arith.constant 63 : i32
// CHECK-NEXT:     %true_3 = arith.constant true
// CHECK-NEXT:     %36 = call @_mlir_apfloat_convert_to_int(%c15_i32_1, %c63_i32_2, %true_3, %35) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %37 = arith.trunci %36 : i64 to i63
// CHECK-NEXT:     %38 = vector.from_elements %33, %37 : vector<2xi63>
// CHECK-NEXT:     %39 = arith.bitcast %arg4 : f8E5M2FNUZ to i8
// CHECK-NEXT:     %40 = arith.extui %39 : i8 to i64
// CHECK-NEXT:     %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %41 = call @_mlir_apfloat_convert(%c8_i32, %c0_i32, %40) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %42 = arith.trunci %41 : i64 to i16
// CHECK-NEXT:     %43 = arith.bitcast %42 : i16 to f16
// CHECK-NEXT:     %44 = vector.to_elements %arg5 : vector<f8E4M3>
// CHECK-NEXT:     %45 = vector.to_elements %arg5 : vector<f8E4M3>
// CHECK-NEXT:     %46 = arith.bitcast %44 : f8E4M3 to i8
// CHECK-NEXT:     %47 = arith.extui %46 : i8 to i64
// CHECK-NEXT:     %48 = arith.bitcast %45 : f8E4M3 to i8
// CHECK-NEXT:     %49 = arith.extui %48 : i8 to i64
// CHECK-NEXT:     %c9_i32_4 = arith.constant 9 : i32
// CHECK-NEXT:     %50 = call @_mlir_apfloat_subtract(%c9_i32_4, %47, %49) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %51 = arith.trunci %50 : i64 to i8
// CHECK-NEXT:     %52 = arith.bitcast %51 : i8 to f8E4M3
// CHECK-NEXT:     %53 = vector.from_elements %52 : vector<f8E4M3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<f32>, %a1: f6E2M3FN, %a2: vector<2xf8E5M2>) {
  %v0 = arith.divf %a0, %a0 fastmath<fast> : vector<f32>
  %v1 = arith.extf %a1 {foo} : f6E2M3FN to f16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert(i32, i32, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_divide(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @f(%arg0: vector<f32>, %arg1: f6E2M3FN, %arg2: vector<2xf8E5M2>) {
// CHECK-NEXT:     %0 = vector.to_elements %arg0 : vector<f32>
// CHECK-NEXT:     %1 = vector.to_elements %arg0 : vector<f32>
// CHECK-NEXT:     %2 = arith.bitcast %0 : f32 to i32
// CHECK-NEXT:     %3 = arith.extui %2 : i32 to i64
// CHECK-NEXT:     %4 = arith.bitcast %1 : f32 to i32
// CHECK-NEXT:     %5 = arith.extui %4 : i32 to i64
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %6 = call @_mlir_apfloat_divide(%c2_i32, %3, %5) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %7 = arith.trunci %6 : i64 to i32
// CHECK-NEXT:     %8 = arith.bitcast %7 : i32 to f32
// CHECK-NEXT:     %9 = vector.from_elements %8 : vector<f32>
// CHECK-NEXT:     %10 = arith.bitcast %arg1 : f6E2M3FN to i6
// CHECK-NEXT:     %11 = arith.extui %10 : i6 to i64
// CHECK-NEXT:     %c17_i32 = arith.constant 17 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %12 = call @_mlir_apfloat_convert(%c17_i32, %c0_i32, %11) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %13 = arith.trunci %12 : i64 to i16
// CHECK-NEXT:     %14 = arith.bitcast %13 : i16 to f16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<2xbf16>, %a1: vector<1x3xf6E2M3FN>) {
  %v0 = arith.cmpf uge, %a0, %a0 : vector<2xbf16>
  %v1 = arith.mulf %a1, %a1 fastmath<fast> : vector<1x3xf6E2M3FN>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_multiply(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func @f(%arg0: vector<2xbf16>, %arg1: vector<1x3xf6E2M3FN>) {
// CHECK-NEXT:     %0:2 = vector.to_elements %arg0 : vector<2xbf16>
// CHECK-NEXT:     %1:2 = vector.to_elements %arg0 : vector<2xbf16>
// CHECK-NEXT:     %2 = arith.bitcast %0#0 : bf16 to i16
// CHECK-NEXT:     %3 = arith.extui %2 : i16 to i64
// CHECK-NEXT:     %4 = arith.bitcast %1#0 : bf16 to i16
// CHECK-NEXT:     %5 = arith.extui %4 : i16 to i64
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %6 = call @_mlir_apfloat_compare(%c1_i32, %3, %5) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %7 = arith.cmpi eq, %6, %c3_i8 : i8
// CHECK-NEXT:     %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT:     %8 = arith.cmpi eq, %6, %c2_i8 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %9 = arith.cmpi eq, %6, %c1_i8 : i8
// CHECK-NEXT:     %10 = arith.ori %8, %9 : i1
// CHECK-NEXT:     %11 = arith.ori %7, %10 : i1
// CHECK-NEXT:     %12 = arith.bitcast %0#1 : bf16 to i16
// CHECK-NEXT:     %13 = arith.extui %12 : i16 to i64
// CHECK-NEXT:     %14 = arith.bitcast %1#1 : bf16 to i16
// CHECK-NEXT:     %15 = arith.extui %14 : i16 to i64
// CHECK-NEXT:     %c1_i32_0 = arith.constant 1 : i32
// CHECK-NEXT:     %16 = call @_mlir_apfloat_compare(%c1_i32_0, %13, %15) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c3_i8_1 = arith.constant 3 : i8
// CHECK-NEXT:     %17 = arith.cmpi eq, %16, %c3_i8_1 : i8
// CHECK-NEXT:     %c2_i8_2 = arith.constant 2 : i8
// CHECK-NEXT:     %18 = arith.cmpi eq, %16, %c2_i8_2 : i8
// CHECK-NEXT:     %c1_i8_3 = arith.constant 1 : i8
// CHECK-NEXT:     %19 = arith.cmpi eq, %16, %c1_i8_3 : i8
// CHECK-NEXT:     %20 = arith.ori %18, %19 : i1
// CHECK-NEXT:     %21 = arith.ori %17, %20 : i1
// CHECK-NEXT:     %22 = vector.from_elements %11, %21 : vector<2xi1>
// CHECK-NEXT:     %23:3 = vector.to_elements %arg1 : vector<1x3xf6E2M3FN>
// CHECK-NEXT:     %24:3 = vector.to_elements %arg1 : vector<1x3xf6E2M3FN>
// CHECK-NEXT:     %25 = arith.bitcast %23#0 : f6E2M3FN to i6
// CHECK-NEXT:     %26 = arith.extui %25 : i6 to i64
// CHECK-NEXT:     %27 = arith.bitcast %24#0 : f6E2M3FN to i6
// CHECK-NEXT:     %28 = arith.extui %27 : i6 to i64
// CHECK-NEXT:     %c17_i32 = arith.constant 17 : i32
// CHECK-NEXT:     %29 = call @_mlir_apfloat_multiply(%c17_i32, %26, %28) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %30 = arith.trunci %29 : i64 to i6
// CHECK-NEXT:     %31 = arith.bitcast %30 : i6 to f6E2M3FN
// CHECK-NEXT:     %32 = arith.bitcast %23#1 : f6E2M3FN to i6
// CHECK-NEXT:     %33 = arith.extui %32 : i6 to i64
// CHECK-NEXT:     %34 = arith.bitcast %24#1 : f6E2M3FN to i6
// CHECK-NEXT:     %35 = arith.extui %34 : i6 to i64
// CHECK-NEXT:     %c17_i32_4 = arith.constant 17 : i32
// CHECK-NEXT:     %36 = call @_mlir_apfloat_multiply(%c17_i32_4, %33, %35) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %37 = arith.trunci %36 : i64 to i6
// CHECK-NEXT:     %38 = arith.bitcast %37 : i6 to f6E2M3FN
// CHECK-NEXT:     %39 = arith.bitcast %23#2 : f6E2M3FN to i6
// CHECK-NEXT:     %40 = arith.extui %39 : i6 to i64
// CHECK-NEXT:     %41 = arith.bitcast %24#2 : f6E2M3FN to i6
// CHECK-NEXT:     %42 = arith.extui %41 : i6 to i64
// CHECK-NEXT:     %c17_i32_5 = arith.constant 17 : i32
// CHECK-NEXT:     %43 = call @_mlir_apfloat_multiply(%c17_i32_5, %40, %42) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %44 = arith.trunci %43 : i64 to i6
// CHECK-NEXT:     %45 = arith.bitcast %44 : i6 to f6E2M3FN
// CHECK-NEXT:     %46 = vector.from_elements %31, %38, %45 : vector<1x3xf6E2M3FN>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: f8E4M3, %a1: i64, %a2: vector<4xf8E4M3B11FNUZ>, %a3: f6E3M2FN, %a4: f8E5M2, %a5: i3) {
  %v0 = arith.uitofp %a1 : i64 to f8E4M3
  %v1 = arith.mulf %a2, %a2  : vector<4xf8E4M3B11FNUZ>
  %v2 = arith.minnumf %a3, %a3  : f6E3M2FN
  %v3 = arith.sitofp %a5 : i3 to f8E5M2
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_minnum(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_multiply(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert_from_int(i32, i32, i1, i64) -> i64
// CHECK-NEXT:   func.func @f(%arg0: f8E4M3, %arg1: i64, %arg2: vector<4xf8E4M3B11FNUZ>, %arg3: f6E3M2FN, %arg4: f8E5M2, %arg5: i3) {
// CHECK-NEXT:     %c9_i32 = arith.constant 9 : i32
// CHECK-NEXT:     %c64_i32 = arith.constant 64 : i32
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = call @_mlir_apfloat_convert_from_int(%c9_i32, %c64_i32, %true, %arg1) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %1 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %2 = arith.bitcast %1 : i8 to f8E4M3
// CHECK-NEXT:     %3:4 = vector.to_elements %arg2 : vector<4xf8E4M3B11FNUZ>
// CHECK-NEXT:     %4:4 = vector.to_elements %arg2 : vector<4xf8E4M3B11FNUZ>
// CHECK-NEXT:     %5 = arith.bitcast %3#0 : f8E4M3B11FNUZ to i8
// CHECK-NEXT:     %6 = arith.extui %5 : i8 to i64
// CHECK-NEXT:     %7 = arith.bitcast %4#0 : f8E4M3B11FNUZ to i8
// CHECK-NEXT:     %8 = arith.extui %7 : i8 to i64
// CHECK-NEXT:     %c12_i32 = arith.constant 12 : i32
// CHECK-NEXT:     %9 = call @_mlir_apfloat_multiply(%c12_i32, %6, %8) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %10 = arith.trunci %9 : i64 to i8
// CHECK-NEXT:     %11 = arith.bitcast %10 : i8 to f8E4M3B11FNUZ
// CHECK-NEXT:     %12 = arith.bitcast %3#1 : f8E4M3B11FNUZ to i8
// CHECK-NEXT:     %13 = arith.extui %12 : i8 to i64
// CHECK-NEXT:     %14 = arith.bitcast %4#1 : f8E4M3B11FNUZ to i8
// CHECK-NEXT:     %15 = arith.extui %14 : i8 to i64
// CHECK-NEXT:     %c12_i32_0 = arith.constant 12 : i32
// CHECK-NEXT:     %16 = call @_mlir_apfloat_multiply(%c12_i32_0, %13, %15) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %17 = arith.trunci %16 : i64 to i8
// CHECK-NEXT:     %18 = arith.bitcast %17 : i8 to f8E4M3B11FNUZ
// CHECK-NEXT:     %19 = arith.bitcast %3#2 : f8E4M3B11FNUZ to i8
// CHECK-NEXT:     %20 = arith.extui %19 : i8 to i64
// CHECK-NEXT:     %21 = arith.bitcast %4#2 : f8E4M3B11FNUZ to i8
// CHECK-NEXT:     %22 = arith.extui %21 : i8 to i64
// CHECK-NEXT:     %c12_i32_1 = arith.constant 12 : i32
// CHECK-NEXT:     %23 = call @_mlir_apfloat_multiply(%c12_i32_1, %20, %22) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %24 = arith.trunci %23 : i64 to i8
// CHECK-NEXT:     %25 = arith.bitcast %24 : i8 to f8E4M3B11FNUZ
// CHECK-NEXT:     %26 = arith.bitcast %3#3 : f8E4M3B11FNUZ to i8
// CHECK-NEXT:     %27 = arith.extui %26 : i8 to i64
// CHECK-NEXT:     %28 = arith.bitcast %4#3 : f8E4M3B11FNUZ to i8
// CHECK-NEXT:     %29 = arith.extui %28 : i8 to i64
// CHECK-NEXT:     %c12_i32_2 = arith.constant 12 : i32
// CHECK-NEXT:     %30 = call @_mlir_apfloat_multiply(%c12_i32_2, %27, %29) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %31 = arith.trunci %30 : i64 to i8
// CHECK-NEXT:     %32 = arith.bitcast %31 : i8 to f8E4M3B11FNUZ
// CHECK-NEXT:     %33 = vector.from_elements %11, %18, %25, %32 : vector<4xf8E4M3B11FNUZ>
// CHECK-NEXT:     %34 = arith.bitcast %arg3 : f6E3M2FN to i6
// CHECK-NEXT:     %35 = arith.extui %34 : i6 to i64
// CHECK-NEXT:     %36 = arith.bitcast %arg3 : f6E3M2FN to i6
// CHECK-NEXT:     %37 = arith.extui %36 : i6 to i64
// CHECK-NEXT:     %c16_i32 = arith.constant 16 : i32
// CHECK-NEXT:     %38 = call @_mlir_apfloat_minnum(%c16_i32, %35, %37) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %39 = arith.trunci %38 : i64 to i6
// CHECK-NEXT:     %40 = arith.bitcast %39 : i6 to f6E3M2FN
// CHECK-NEXT:     %41 = arith.extsi %arg5 : i3 to i64
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %42 = call @_mlir_apfloat_convert_from_int(%c7_i32, %c3_i32, %false, %41) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %43 = arith.trunci %42 : i64 to i8
// CHECK-NEXT:     %44 = arith.bitcast %43 : i8 to f8E5M2
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: f8E5M2FNUZ, %a1: vector<4xf4E2M1FN>, %a2: f8E3M4, %a3: i64) {
  %v0 = arith.fptoui %a0 : f8E5M2FNUZ to i32
  %v1 = arith.remf %a1, %a1 fastmath<fast> : vector<4xf4E2M1FN>
  %v2 = arith.sitofp %a3 : i64 to f8E3M4
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert_from_int(i32, i32, i1, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_remainder(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert_to_int(i32, i32, i1, i64) -> i64
// CHECK-NEXT:   func.func @f(%arg0: f8E5M2FNUZ, %arg1: vector<4xf4E2M1FN>, %arg2: f8E3M4, %arg3: i64) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f8E5M2FNUZ to i8
// CHECK-NEXT:     %1 = arith.extui %0 : i8 to i64
// CHECK-NEXT:     %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT:     %c32_i32 = arith.constant 32 : i32
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %2 = call @_mlir_apfloat_convert_to_int(%c8_i32, %c32_i32, %true, %1) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %3 = arith.trunci %2 : i64 to i32
// CHECK-NEXT:     %4:4 = vector.to_elements %arg1 : vector<4xf4E2M1FN>
// CHECK-NEXT:     %5:4 = vector.to_elements %arg1 : vector<4xf4E2M1FN>
// CHECK-NEXT:     %6 = arith.bitcast %4#0 : f4E2M1FN to i4
// CHECK-NEXT:     %7 = arith.extui %6 : i4 to i64
// CHECK-NEXT:     %8 = arith.bitcast %5#0 : f4E2M1FN to i4
// CHECK-NEXT:     %9 = arith.extui %8 : i4 to i64
// CHECK-NEXT:     %c18_i32 = arith.constant 18 : i32
// CHECK-NEXT:     %10 = call @_mlir_apfloat_remainder(%c18_i32, %7, %9) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %11 = arith.trunci %10 : i64 to i4
// CHECK-NEXT:     %12 = arith.bitcast %11 : i4 to f4E2M1FN
// CHECK-NEXT:     %13 = arith.bitcast %4#1 : f4E2M1FN to i4
// CHECK-NEXT:     %14 = arith.extui %13 : i4 to i64
// CHECK-NEXT:     %15 = arith.bitcast %5#1 : f4E2M1FN to i4
// CHECK-NEXT:     %16 = arith.extui %15 : i4 to i64
// CHECK-NEXT:     %c18_i32_0 = arith.constant 18 : i32
// CHECK-NEXT:     %17 = call @_mlir_apfloat_remainder(%c18_i32_0, %14, %16) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %18 = arith.trunci %17 : i64 to i4
// CHECK-NEXT:     %19 = arith.bitcast %18 : i4 to f4E2M1FN
// CHECK-NEXT:     %20 = arith.bitcast %4#2 : f4E2M1FN to i4
// CHECK-NEXT:     %21 = arith.extui %20 : i4 to i64
// CHECK-NEXT:     %22 = arith.bitcast %5#2 : f4E2M1FN to i4
// CHECK-NEXT:     %23 = arith.extui %22 : i4 to i64
// CHECK-NEXT:     %c18_i32_1 = arith.constant 18 : i32
// CHECK-NEXT:     %24 = call @_mlir_apfloat_remainder(%c18_i32_1, %21, %23) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %25 = arith.trunci %24 : i64 to i4
// CHECK-NEXT:     %26 = arith.bitcast %25 : i4 to f4E2M1FN
// CHECK-NEXT:     %27 = arith.bitcast %4#3 : f4E2M1FN to i4
// CHECK-NEXT:     %28 = arith.extui %27 : i4 to i64
// CHECK-NEXT:     %29 = arith.bitcast %5#3 : f4E2M1FN to i4
// CHECK-NEXT:     %30 = arith.extui %29 : i4 to i64
// CHECK-NEXT:     %c18_i32_2 = arith.constant 18 : i32
// CHECK-NEXT:     %31 = call @_mlir_apfloat_remainder(%c18_i32_2, %28, %30) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %32 = arith.trunci %31 : i64 to i4
// CHECK-NEXT:     %33 = arith.bitcast %32 : i4 to f4E2M1FN
// CHECK-NEXT:     %34 = vector.from_elements %12, %19, %26, %33 : vector<4xf4E2M1FN>
// CHECK-NEXT:     %c13_i32 = arith.constant 13 : i32
// CHECK-NEXT:     %c64_i32 = arith.constant 64 : i32
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %35 = call @_mlir_apfloat_convert_from_int(%c13_i32, %c64_i32, %false, %arg3) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %36 = arith.trunci %35 : i64 to i8
// CHECK-NEXT:     %37 = arith.bitcast %36 : i8 to f8E3M4
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: f8E3M4, %a1: vector<4xf8E3M4>, %a2: vector<2xf4E2M1FN>) {
  %v0 = arith.divf %a0, %a0  : f8E3M4
  %v1 = arith.mulf %a1, %a1  : vector<4xf8E3M4>
  %v2 = arith.cmpf ueq, %a2, %a2 : vector<2xf4E2M1FN>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func private @_mlir_apfloat_multiply(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_divide(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @f(%arg0: f8E3M4, %arg1: vector<4xf8E3M4>, %arg2: vector<2xf4E2M1FN>) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f8E3M4 to i8
// CHECK-NEXT:     %1 = arith.extui %0 : i8 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f8E3M4 to i8
// CHECK-NEXT:     %3 = arith.extui %2 : i8 to i64
// CHECK-NEXT:     %c13_i32 = arith.constant 13 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_divide(%c13_i32, %1, %3) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %5 = arith.trunci %4 : i64 to i8
// CHECK-NEXT:     %6 = arith.bitcast %5 : i8 to f8E3M4
// CHECK-NEXT:     %7:4 = vector.to_elements %arg1 : vector<4xf8E3M4>
// CHECK-NEXT:     %8:4 = vector.to_elements %arg1 : vector<4xf8E3M4>
// CHECK-NEXT:     %9 = arith.bitcast %7#0 : f8E3M4 to i8
// CHECK-NEXT:     %10 = arith.extui %9 : i8 to i64
// CHECK-NEXT:     %11 = arith.bitcast %8#0 : f8E3M4 to i8
// CHECK-NEXT:     %12 = arith.extui %11 : i8 to i64
// CHECK-NEXT:     %c13_i32_0 = arith.constant 13 : i32
// CHECK-NEXT:     %13 = call @_mlir_apfloat_multiply(%c13_i32_0, %10, %12) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %14 = arith.trunci %13 : i64 to i8
// CHECK-NEXT:     %15 = arith.bitcast %14 : i8 to f8E3M4
// CHECK-NEXT:     %16 = arith.bitcast %7#1 : f8E3M4 to i8
// CHECK-NEXT:     %17 = arith.extui %16 : i8 to i64
// CHECK-NEXT:     %18 = arith.bitcast %8#1 : f8E3M4 to i8
// CHECK-NEXT:     %19 = arith.extui %18 : i8 to i64
// CHECK-NEXT:     %c13_i32_1 = arith.constant 13 : i32
// CHECK-NEXT:     %20 = call @_mlir_apfloat_multiply(%c13_i32_1, %17, %19) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %21 = arith.trunci %20 : i64 to i8
// CHECK-NEXT:     %22 = arith.bitcast %21 : i8 to f8E3M4
// CHECK-NEXT:     %23 = arith.bitcast %7#2 : f8E3M4 to i8
// CHECK-NEXT:     %24 = arith.extui %23 : i8 to i64
// CHECK-NEXT:     %25 = arith.bitcast %8#2 : f8E3M4 to i8
// CHECK-NEXT:     %26 = arith.extui %25 : i8 to i64
// CHECK-NEXT:     %c13_i32_2 = arith.constant 13 : i32
// CHECK-NEXT:     %27 = call @_mlir_apfloat_multiply(%c13_i32_2, %24, %26) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %28 = arith.trunci %27 : i64 to i8
// CHECK-NEXT:     %29 = arith.bitcast %28 : i8 to f8E3M4
// CHECK-NEXT:     %30 = arith.bitcast %7#3 : f8E3M4 to i8
// CHECK-NEXT:     %31 = arith.extui %30 : i8 to i64
// CHECK-NEXT:     %32 = arith.bitcast %8#3 : f8E3M4 to i8
// CHECK-NEXT:     %33 = arith.extui %32 : i8 to i64
// CHECK-NEXT:     %c13_i32_3 = arith.constant 13 : i32
// CHECK-NEXT:     %34 = call @_mlir_apfloat_multiply(%c13_i32_3, %31, %33) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %35 = arith.trunci %34 : i64 to i8
// CHECK-NEXT:     %36 = arith.bitcast %35 : i8 to f8E3M4
// CHECK-NEXT:     %37 = vector.from_elements %15, %22, %29, %36 : vector<4xf8E3M4>
// CHECK-NEXT:     %38:2 = vector.to_elements %arg2 : vector<2xf4E2M1FN>
// CHECK-NEXT:     %39:2 = vector.to_elements %arg2 : vector<2xf4E2M1FN>
// CHECK-NEXT:     %40 = arith.bitcast %38#0 : f4E2M1FN to i4
// CHECK-NEXT:     %41 = arith.extui %40 : i4 to i64
// CHECK-NEXT:     %42 = arith.bitcast %39#0 : f4E2M1FN to i4
// CHECK-NEXT:     %43 = arith.extui %42 : i4 to i64
// CHECK-NEXT:     %c18_i32 = arith.constant 18 : i32
// CHECK-NEXT:     %44 = call @_mlir_apfloat_compare(%c18_i32, %41, %43) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %45 = arith.cmpi eq, %44, %c3_i8 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %46 = arith.cmpi eq, %44, %c1_i8 : i8
// CHECK-NEXT:     %47 = arith.ori %45, %46 : i1
// CHECK-NEXT:     %48 = arith.bitcast %38#1 : f4E2M1FN to i4
// CHECK-NEXT:     %49 = arith.extui %48 : i4 to i64
// CHECK-NEXT:     %50 = arith.bitcast %39#1 : f4E2M1FN to i4
// CHECK-NEXT:     %51 = arith.extui %50 : i4 to i64
// CHECK-NEXT:     %c18_i32_4 = arith.constant 18 : i32
// CHECK-NEXT:     %52 = call @_mlir_apfloat_compare(%c18_i32_4, %49, %51) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c3_i8_5 = arith.constant 3 : i8
// CHECK-NEXT:     %53 = arith.cmpi eq, %52, %c3_i8_5 : i8
// CHECK-NEXT:     %c1_i8_6 = arith.constant 1 : i8
// CHECK-NEXT:     %54 = arith.cmpi eq, %52, %c1_i8_6 : i8
// CHECK-NEXT:     %55 = arith.ori %53, %54 : i1
// CHECK-NEXT:     %56 = vector.from_elements %47, %55 : vector<2xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<2xf8E4M3FN>, %a1: vector<2xf8E5M2FNUZ>, %a2: vector<2xi16>, %a3: f8E5M2, %a4: i16, %a5: f32, %a6: vector<4xf8E4M3FNUZ>, %a7: f8E4M3FN) {
  %v0 = arith.remf %a0, %a0 fastmath<fast> : vector<2xf8E4M3FN>
  %v1 = arith.sitofp %a2 {foo} : vector<2xi16> to vector<2xf8E5M2FNUZ>
  %v2 = arith.uitofp %a4 {foo} : i16 to f8E5M2
  %v3 = arith.remf %a5, %a5  : f32
  %v4 = arith.maxnumf %a6, %a6 fastmath<fast> : vector<4xf8E4M3FNUZ>
  %v5 = arith.cmpf ord, %a7, %a7 : f8E4M3FN
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func private @_mlir_apfloat_maxnum(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert_from_int(i32, i32, i1, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_remainder(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @f(%arg0: vector<2xf8E4M3FN>, %arg1: vector<2xf8E5M2FNUZ>, %arg2: vector<2xi16>, %arg3: f8E5M2, %arg4: i16, %arg5: f32, %arg6: vector<4xf8E4M3FNUZ>, %arg7: f8E4M3FN) {
// CHECK-NEXT:     %0:2 = vector.to_elements %arg0 : vector<2xf8E4M3FN>
// CHECK-NEXT:     %1:2 = vector.to_elements %arg0 : vector<2xf8E4M3FN>
// CHECK-NEXT:     %2 = arith.bitcast %0#0 : f8E4M3FN to i8
// CHECK-NEXT:     %3 = arith.extui %2 : i8 to i64
// CHECK-NEXT:     %4 = arith.bitcast %1#0 : f8E4M3FN to i8
// CHECK-NEXT:     %5 = arith.extui %4 : i8 to i64
// CHECK-NEXT:     %c10_i32 = arith.constant 10 : i32
// CHECK-NEXT:     %6 = call @_mlir_apfloat_remainder(%c10_i32, %3, %5) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %7 = arith.trunci %6 : i64 to i8
// CHECK-NEXT:     %8 = arith.bitcast %7 : i8 to f8E4M3FN
// CHECK-NEXT:     %9 = arith.bitcast %0#1 : f8E4M3FN to i8
// CHECK-NEXT:     %10 = arith.extui %9 : i8 to i64
// CHECK-NEXT:     %11 = arith.bitcast %1#1 : f8E4M3FN to i8
// CHECK-NEXT:     %12 = arith.extui %11 : i8 to i64
// CHECK-NEXT:     %c10_i32_0 = arith.constant 10 : i32
// CHECK-NEXT:     %13 = call @_mlir_apfloat_remainder(%c10_i32_0, %10, %12) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %14 = arith.trunci %13 : i64 to i8
// CHECK-NEXT:     %15 = arith.bitcast %14 : i8 to f8E4M3FN
// CHECK-NEXT:     %16 = vector.from_elements %8, %15 : vector<2xf8E4M3FN>
// CHECK-NEXT:     %17:2 = vector.to_elements %arg2 : vector<2xi16>
// CHECK-NEXT:     %18 = arith.extsi %17#0 : i16 to i64
// CHECK-NEXT:     %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT:     %c16_i32 = arith.constant 16 : i32
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %19 = call @_mlir_apfloat_convert_from_int(%c8_i32, %c16_i32, %false, %18) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %20 = arith.trunci %19 : i64 to i8
// CHECK-NEXT:     %21 = arith.bitcast %20 : i8 to f8E5M2FNUZ
// CHECK-NEXT:     %22 = arith.extsi %17#1 : i16 to i64
// CHECK-NEXT:     %c8_i32_1 = arith.constant 8 : i32
// CHECK-NEXT:     %c16_i32_2 = arith.constant 16 : i32
// CHECK-NEXT:     %false_3 = arith.constant false
// CHECK-NEXT:     %23 = call @_mlir_apfloat_convert_from_int(%c8_i32_1, %c16_i32_2, %false_3, %22) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %24 = arith.trunci %23 : i64 to i8
// CHECK-NEXT:     %25 = arith.bitcast %24 : i8 to f8E5M2FNUZ
// CHECK-NEXT:     %26 = vector.from_elements %21, %25 : vector<2xf8E5M2FNUZ>
// CHECK-NEXT:     %27 = arith.extui %arg4 : i16 to i64
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     %c16_i32_4 = arith.constant 16 : i32
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %28 = call @_mlir_apfloat_convert_from_int(%c7_i32, %c16_i32_4, %true, %27) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %29 = arith.trunci %28 : i64 to i8
// CHECK-NEXT:     %30 = arith.bitcast %29 : i8 to f8E5M2
// CHECK-NEXT:     %31 = arith.bitcast %arg5 : f32 to i32
// CHECK-NEXT:     %32 = arith.extui %31 : i32 to i64
// CHECK-NEXT:     %33 = arith.bitcast %arg5 : f32 to i32
// CHECK-NEXT:     %34 = arith.extui %33 : i32 to i64
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %35 = call @_mlir_apfloat_remainder(%c2_i32, %32, %34) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %36 = arith.trunci %35 : i64 to i32
// CHECK-NEXT:     %37 = arith.bitcast %36 : i32 to f32
// CHECK-NEXT:     %38:4 = vector.to_elements %arg6 : vector<4xf8E4M3FNUZ>
// CHECK-NEXT:     %39:4 = vector.to_elements %arg6 : vector<4xf8E4M3FNUZ>
// CHECK-NEXT:     %40 = arith.bitcast %38#0 : f8E4M3FNUZ to i8
// CHECK-NEXT:     %41 = arith.extui %40 : i8 to i64
// CHECK-NEXT:     %42 = arith.bitcast %39#0 : f8E4M3FNUZ to i8
// CHECK-NEXT:     %43 = arith.extui %42 : i8 to i64
// CHECK-NEXT:     %c11_i32 = arith.constant 11 : i32
// CHECK-NEXT:     %44 = call @_mlir_apfloat_maxnum(%c11_i32, %41, %43) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %45 = arith.trunci %44 : i64 to i8
// CHECK-NEXT:     %46 = arith.bitcast %45 : i8 to f8E4M3FNUZ
// CHECK-NEXT:     %47 = arith.bitcast %38#1 : f8E4M3FNUZ to i8
// CHECK-NEXT:     %48 = arith.extui %47 : i8 to i64
// CHECK-NEXT:     %49 = arith.bitcast %39#1 : f8E4M3FNUZ to i8
// CHECK-NEXT:     %50 = arith.extui %49 : i8 to i64
// CHECK-NEXT:     %c11_i32_5 = arith.constant 11 : i32
// CHECK-NEXT:     %51 = call @_mlir_apfloat_maxnum(%c11_i32_5, %48, %50) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %52 = arith.trunci %51 : i64 to i8
// CHECK-NEXT:     %53 = arith.bitcast %52 : i8 to f8E4M3FNUZ
// CHECK-NEXT:     %54 = arith.bitcast %38#2 : f8E4M3FNUZ to i8
// CHECK-NEXT:     %55 = arith.extui %54 : i8 to i64
// CHECK-NEXT:     %56 = arith.bitcast %39#2 : f8E4M3FNUZ to i8
// CHECK-NEXT:     %57 = arith.extui %56 : i8 to i64
// CHECK-NEXT:     %c11_i32_6 = arith.constant 11 : i32
// CHECK-NEXT:     %58 = call @_mlir_apfloat_maxnum(%c11_i32_6, %55, %57) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %59 = arith.trunci %58 : i64 to i8
// CHECK-NEXT:     %60 = arith.bitcast %59 : i8 to f8E4M3FNUZ
// CHECK-NEXT:     %61 = arith.bitcast %38#3 : f8E4M3FNUZ to i8
// CHECK-NEXT:     %62 = arith.extui %61 : i8 to i64
// CHECK-NEXT:     %63 = arith.bitcast %39#3 : f8E4M3FNUZ to i8
// CHECK-NEXT:     %64 = arith.extui %63 : i8 to i64
// CHECK-NEXT:     %c11_i32_7 = arith.constant 11 : i32
// CHECK-NEXT:     %65 = call @_mlir_apfloat_maxnum(%c11_i32_7, %62, %64) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %66 = arith.trunci %65 : i64 to i8
// CHECK-NEXT:     %67 = arith.bitcast %66 : i8 to f8E4M3FNUZ
// CHECK-NEXT:     %68 = vector.from_elements %46, %53, %60, %67 : vector<4xf8E4M3FNUZ>
// CHECK-NEXT:     %69 = arith.bitcast %arg7 : f8E4M3FN to i8
// CHECK-NEXT:     %70 = arith.extui %69 : i8 to i64
// CHECK-NEXT:     %71 = arith.bitcast %arg7 : f8E4M3FN to i8
// CHECK-NEXT:     %72 = arith.extui %71 : i8 to i64
// CHECK-NEXT:     %c10_i32_8 = arith.constant 10 : i32
// CHECK-NEXT:     %73 = call @_mlir_apfloat_compare(%c10_i32_8, %70, %72) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %74 = arith.cmpi eq, %73, %c0_i8 : i8
// CHECK-NEXT:     %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT:     %75 = arith.cmpi eq, %73, %c2_i8 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %76 = arith.cmpi eq, %73, %c1_i8 : i8
// CHECK-NEXT:     %77 = arith.ori %75, %76 : i1
// CHECK-NEXT:     %78 = arith.ori %74, %77 : i1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: f8E4M3B11FNUZ, %a1: vector<2xbf16>, %a2: f8E4M3) {
  %v0 = arith.addf %a0, %a0  : f8E4M3B11FNUZ
  %v1 = arith.extf %a1 : vector<2xbf16> to vector<2xtf32>
  %v2 = arith.cmpf oge, %a2, %a2 : f8E4M3
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert(i32, i32, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_add(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @f(%arg0: f8E4M3B11FNUZ, %arg1: vector<2xbf16>, %arg2: f8E4M3) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f8E4M3B11FNUZ to i8
// CHECK-NEXT:     %1 = arith.extui %0 : i8 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f8E4M3B11FNUZ to i8
// CHECK-NEXT:     %3 = arith.extui %2 : i8 to i64
// CHECK-NEXT:     %c12_i32 = arith.constant 12 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_add(%c12_i32, %1, %3) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %5 = arith.trunci %4 : i64 to i8
// CHECK-NEXT:     %6 = arith.bitcast %5 : i8 to f8E4M3B11FNUZ
// CHECK-NEXT:     %7:2 = vector.to_elements %arg1 : vector<2xbf16>
// CHECK-NEXT:     %8 = arith.bitcast %7#0 : bf16 to i16
// CHECK-NEXT:     %9 = arith.extui %8 : i16 to i64
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c14_i32 = arith.constant 14 : i32
// CHECK-NEXT:     %10 = call @_mlir_apfloat_convert(%c1_i32, %c14_i32, %9) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %11 = arith.trunci %10 : i64 to i19
// CHECK-NEXT:     %12 = arith.bitcast %11 : i19 to tf32
// CHECK-NEXT:     %13 = arith.bitcast %7#1 : bf16 to i16
// CHECK-NEXT:     %14 = arith.extui %13 : i16 to i64
// CHECK-NEXT:     %c1_i32_0 = arith.constant 1 : i32
// CHECK-NEXT:     %c14_i32_1 = arith.constant 14 : i32
// CHECK-NEXT:     %15 = call @_mlir_apfloat_convert(%c1_i32_0, %c14_i32_1, %14) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %16 = arith.trunci %15 : i64 to i19
// CHECK-NEXT:     %17 = arith.bitcast %16 : i19 to tf32
// CHECK-NEXT:     %18 = vector.from_elements %12, %17 : vector<2xtf32>
// CHECK-NEXT:     %19 = arith.bitcast %arg2 : f8E4M3 to i8
// CHECK-NEXT:     %20 = arith.extui %19 : i8 to i64
// CHECK-NEXT:     %21 = arith.bitcast %arg2 : f8E4M3 to i8
// CHECK-NEXT:     %22 = arith.extui %21 : i8 to i64
// CHECK-NEXT:     %c9_i32 = arith.constant 9 : i32
// CHECK-NEXT:     %23 = call @_mlir_apfloat_compare(%c9_i32, %20, %22) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT:     %24 = arith.cmpi eq, %23, %c2_i8 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %25 = arith.cmpi eq, %23, %c1_i8 : i8
// CHECK-NEXT:     %26 = arith.ori %24, %25 : i1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<4xf6E3M2FN>, %a1: f32, %a2: f32, %a3: vector<1x3xf32>, %a4: vector<1x3xf8E4M3>) {
  %v1 = arith.remf %a1, %a1  {foo} : f32
  %v2 = arith.fptosi %a2 {foo} : f32 to i16
  %v3 = arith.minimumf %a3, %a3 fastmath<fast> : vector<1x3xf32>
  %v4 = arith.cmpf uge, %a4, %a4 : vector<1x3xf8E4M3>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func private @_mlir_apfloat_minimum(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert_to_int(i32, i32, i1, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_remainder(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @f(%arg0: vector<4xf6E3M2FN>, %arg1: f32, %arg2: f32, %arg3: vector<1x3xf32>, %arg4: vector<1x3xf8E4M3>) {
// CHECK-NEXT:     %0 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %1 = arith.extui %0 : i32 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %3 = arith.extui %2 : i32 to i64
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_remainder(%c2_i32, %1, %3) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %5 = arith.trunci %4 : i64 to i32
// CHECK-NEXT:     %6 = arith.bitcast %5 : i32 to f32
// CHECK-NEXT:     %7 = arith.bitcast %arg2 : f32 to i32
// CHECK-NEXT:     %8 = arith.extui %7 : i32 to i64
// CHECK-NEXT:     %c2_i32_0 = arith.constant 2 : i32
// CHECK-NEXT:     %c16_i32 = arith.constant 16 : i32
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %9 = call @_mlir_apfloat_convert_to_int(%c2_i32_0, %c16_i32, %false, %8) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %10 = arith.trunci %9 : i64 to i16
// CHECK-NEXT:     %11:3 = vector.to_elements %arg3 : vector<1x3xf32>
// CHECK-NEXT:     %12:3 = vector.to_elements %arg3 : vector<1x3xf32>
// CHECK-NEXT:     %13 = arith.bitcast %11#0 : f32 to i32
// CHECK-NEXT:     %14 = arith.extui %13 : i32 to i64
// CHECK-NEXT:     %15 = arith.bitcast %12#0 : f32 to i32
// CHECK-NEXT:     %16 = arith.extui %15 : i32 to i64
// CHECK-NEXT:     %c2_i32_1 = arith.constant 2 : i32
// CHECK-NEXT:     %17 = call @_mlir_apfloat_minimum(%c2_i32_1, %14, %16) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %18 = arith.trunci %17 : i64 to i32
// CHECK-NEXT:     %19 = arith.bitcast %18 : i32 to f32
// CHECK-NEXT:     %20 = arith.bitcast %11#1 : f32 to i32
// CHECK-NEXT:     %21 = arith.extui %20 : i32 to i64
// CHECK-NEXT:     %22 = arith.bitcast %12#1 : f32 to i32
// CHECK-NEXT:     %23 = arith.extui %22 : i32 to i64
// CHECK-NEXT:     %c2_i32_2 = arith.constant 2 : i32
// CHECK-NEXT:     %24 = call @_mlir_apfloat_minimum(%c2_i32_2, %21, %23) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %25 = arith.trunci %24 : i64 to i32
// CHECK-NEXT:     %26 = arith.bitcast %25 : i32 to f32
// CHECK-NEXT:     %27 = arith.bitcast %11#2 : f32 to i32
// CHECK-NEXT:     %28 = arith.extui %27 : i32 to i64
// CHECK-NEXT:     %29 = arith.bitcast %12#2 : f32 to i32
// CHECK-NEXT:     %30 = arith.extui %29 : i32 to i64
// CHECK-NEXT:     %c2_i32_3 = arith.constant 2 : i32
// CHECK-NEXT:     %31 = call @_mlir_apfloat_minimum(%c2_i32_3, %28, %30) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %32 = arith.trunci %31 : i64 to i32
// CHECK-NEXT:     %33 = arith.bitcast %32 : i32 to f32
// CHECK-NEXT:     %34 = vector.from_elements %19, %26, %33 : vector<1x3xf32>
// CHECK-NEXT:     %35:3 = vector.to_elements %arg4 : vector<1x3xf8E4M3>
// CHECK-NEXT:     %36:3 = vector.to_elements %arg4 : vector<1x3xf8E4M3>
// CHECK-NEXT:     %37 = arith.bitcast %35#0 : f8E4M3 to i8
// CHECK-NEXT:     %38 = arith.extui %37 : i8 to i64
// CHECK-NEXT:     %39 = arith.bitcast %36#0 : f8E4M3 to i8
// CHECK-NEXT:     %40 = arith.extui %39 : i8 to i64
// CHECK-NEXT:     %c9_i32 = arith.constant 9 : i32
// CHECK-NEXT:     %41 = call @_mlir_apfloat_compare(%c9_i32, %38, %40) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %42 = arith.cmpi eq, %41, %c3_i8 : i8
// CHECK-NEXT:     %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT:     %43 = arith.cmpi eq, %41, %c2_i8 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %44 = arith.cmpi eq, %41, %c1_i8 : i8
// CHECK-NEXT:     %45 = arith.ori %43, %44 : i1
// CHECK-NEXT:     %46 = arith.ori %42, %45 : i1
// CHECK-NEXT:     %47 = arith.bitcast %35#1 : f8E4M3 to i8
// CHECK-NEXT:     %48 = arith.extui %47 : i8 to i64
// CHECK-NEXT:     %49 = arith.bitcast %36#1 : f8E4M3 to i8
// CHECK-NEXT:     %50 = arith.extui %49 : i8 to i64
// CHECK-NEXT:     %c9_i32_4 = arith.constant 9 : i32
// CHECK-NEXT:     %51 = call @_mlir_apfloat_compare(%c9_i32_4, %48, %50) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c3_i8_5 = arith.constant 3 : i8
// CHECK-NEXT:     %52 = arith.cmpi eq, %51, %c3_i8_5 : i8
// CHECK-NEXT:     %c2_i8_6 = arith.constant 2 : i8
// CHECK-NEXT:     %53 = arith.cmpi eq, %51, %c2_i8_6 : i8
// CHECK-NEXT:     %c1_i8_7 = arith.constant 1 : i8
// CHECK-NEXT:     %54 = arith.cmpi eq, %51, %c1_i8_7 : i8
// CHECK-NEXT:     %55 = arith.ori %53, %54 : i1
// CHECK-NEXT:     %56 = arith.ori %52, %55 : i1
// CHECK-NEXT:     %57 = arith.bitcast %35#2 : f8E4M3 to i8
// CHECK-NEXT:     %58 = arith.extui %57 : i8 to i64
// CHECK-NEXT:     %59 = arith.bitcast %36#2 : f8E4M3 to i8
// CHECK-NEXT:     %60 = arith.extui %59 : i8 to i64
// CHECK-NEXT:     %c9_i32_8 = arith.constant 9 : i32
// CHECK-NEXT:     %61 = call @_mlir_apfloat_compare(%c9_i32_8, %58, %60) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c3_i8_9 = arith.constant 3 : i8
// CHECK-NEXT:     %62 = arith.cmpi eq, %61, %c3_i8_9 : i8
// CHECK-NEXT:     %c2_i8_10 = arith.constant 2 : i8
// CHECK-NEXT:     %63 = arith.cmpi eq, %61, %c2_i8_10 : i8
// CHECK-NEXT:     %c1_i8_11 = arith.constant 1 : i8
// CHECK-NEXT:     %64 = arith.cmpi eq, %61, %c1_i8_11 : i8
// CHECK-NEXT:     %65 = arith.ori %63, %64 : i1
// CHECK-NEXT:     %66 = arith.ori %62, %65 : i1
// CHECK-NEXT:     %67 = vector.from_elements %46, %56, %66 : vector<1x3xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: f128, %a1: i1, %a2: vector<1x3xf32>, %a3: vector<1x3xi16>) {
  %v0 = arith.uitofp %a1 : i1 to f128
  %v1 = arith.uitofp %a3 : vector<1x3xi16> to vector<1x3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert_from_int(i32, i32, i1, i64) -> i64
// CHECK-NEXT:   func.func @f(%arg0: f128, %arg1: i1, %arg2: vector<1x3xf32>, %arg3: vector<1x3xi16>) {
// CHECK-NEXT:     %0 = arith.uitofp %arg1 : i1 to f128
// CHECK-NEXT:     %1:3 = vector.to_elements %arg3 : vector<1x3xi16>
// CHECK-NEXT:     %2 = arith.extui %1#0 : i16 to i64
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %c16_i32 = arith.constant 16 : i32
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %3 = call @_mlir_apfloat_convert_from_int(%c2_i32, %c16_i32, %true, %2) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %4 = arith.trunci %3 : i64 to i32
// CHECK-NEXT:     %5 = arith.bitcast %4 : i32 to f32
// CHECK-NEXT:     %6 = arith.extui %1#1 : i16 to i64
// CHECK-NEXT:     %c2_i32_0 = arith.constant 2 : i32
// CHECK-NEXT:     %c16_i32_1 = arith.constant 16 : i32
// CHECK-NEXT:     %true_2 = arith.constant true
// CHECK-NEXT:     %7 = call @_mlir_apfloat_convert_from_int(%c2_i32_0, %c16_i32_1, %true_2, %6) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %8 = arith.trunci %7 : i64 to i32
// CHECK-NEXT:     %9 = arith.bitcast %8 : i32 to f32
// CHECK-NEXT:     %10 = arith.extui %1#2 : i16 to i64
// CHECK-NEXT:     %c2_i32_3 = arith.constant 2 : i32
// CHECK-NEXT:     %c16_i32_4 = arith.constant 16 : i32
// CHECK-NEXT:     %true_5 = arith.constant true
// CHECK-NEXT:     %11 = call @_mlir_apfloat_convert_from_int(%c2_i32_3, %c16_i32_4, %true_5, %10) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %12 = arith.trunci %11 : i64 to i32
// CHECK-NEXT:     %13 = arith.bitcast %12 : i32 to f32
// CHECK-NEXT:     %14 = vector.from_elements %5, %9, %13 : vector<1x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: tensor<3xbf16>, %a1: vector<tf32>) {
  %v0 = arith.cmpf uno, %a0, %a0 {foo} : tensor<3xbf16>
  %v1 = arith.cmpf ord, %a1, %a1 : vector<tf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func @f(%arg0: tensor<3xbf16>, %arg1: vector<tf32>) {
// CHECK-NEXT:     %0 = arith.cmpf uno, %arg0, %arg0 {foo} : tensor<3xbf16>
// CHECK-NEXT:     %1 = vector.to_elements %arg1 : vector<tf32>
// CHECK-NEXT:     %2 = vector.to_elements %arg1 : vector<tf32>
// CHECK-NEXT:     %3 = arith.bitcast %1 : tf32 to i19
// CHECK-NEXT:     %4 = arith.extui %3 : i19 to i64
// CHECK-NEXT:     %5 = arith.bitcast %2 : tf32 to i19
// CHECK-NEXT:     %6 = arith.extui %5 : i19 to i64
// CHECK-NEXT:     %c14_i32 = arith.constant 14 : i32
// CHECK-NEXT:     %7 = call @_mlir_apfloat_compare(%c14_i32, %4, %6) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %8 = arith.cmpi eq, %7, %c0_i8 : i8
// CHECK-NEXT:     %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT:     %9 = arith.cmpi eq, %7, %c2_i8 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %10 = arith.cmpi eq, %7, %c1_i8 : i8
// CHECK-NEXT:     %11 = arith.ori %9, %10 : i1
// CHECK-NEXT:     %12 = arith.ori %8, %11 : i1
// CHECK-NEXT:     %13 = vector.from_elements %12 : vector<i1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<2xf8E4M3FN>, %a1: vector<2xi63>, %a2: f4E2M1FN, %a3: f6E2M3FN, %a4: f6E2M3FN, %a5: f8E4M3, %a6: vector<f8E5M2FNUZ>) {
  %v0 = arith.sitofp %a1 : vector<2xi63> to vector<2xf8E4M3FN>
  %v1 = arith.fptosi %a2 : f4E2M1FN to i63
  %v2 = arith.extf %a3 : f6E2M3FN to f8E3M4
  %v3 = arith.cmpf ole, %a4, %a4 : f6E2M3FN
  %v5 = arith.cmpf oeq, %a6, %a6 : vector<f8E5M2FNUZ>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert(i32, i32, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert_to_int(i32, i32, i1, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert_from_int(i32, i32, i1, i64) -> i64
// CHECK-NEXT:   func.func @f(%arg0: vector<2xf8E4M3FN>, %arg1: vector<2xi63>, %arg2: f4E2M1FN, %arg3: f6E2M3FN, %arg4: f6E2M3FN, %arg5: f8E4M3, %arg6: vector<f8E5M2FNUZ>) {
// CHECK-NEXT:     %0:2 = vector.to_elements %arg1 : vector<2xi63>
// CHECK-NEXT:     %1 = arith.extsi %0#0 : i63 to i64
// CHECK-NEXT:     %c10_i32 = arith.constant 10 : i32
// CHECK-NEXT:     %c63_i32 = arith.constant 63 : i32
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %2 = call @_mlir_apfloat_convert_from_int(%c10_i32, %c63_i32, %false, %1) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %3 = arith.trunci %2 : i64 to i8
// CHECK-NEXT:     %4 = arith.bitcast %3 : i8 to f8E4M3FN
// CHECK-NEXT:     %5 = arith.extsi %0#1 : i63 to i64
// CHECK-NEXT:     %c10_i32_0 = arith.constant 10 : i32
// CHECK-NEXT:     %c63_i32_1 = arith.constant 63 : i32
// CHECK-NEXT:     %false_2 = arith.constant false
// CHECK-NEXT:     %6 = call @_mlir_apfloat_convert_from_int(%c10_i32_0, %c63_i32_1, %false_2, %5) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %7 = arith.trunci %6 : i64 to i8
// CHECK-NEXT:     %8 = arith.bitcast %7 : i8 to f8E4M3FN
// CHECK-NEXT:     %9 = vector.from_elements %4, %8 : vector<2xf8E4M3FN>
// CHECK-NEXT:     %10 = arith.bitcast %arg2 : f4E2M1FN to i4
// CHECK-NEXT:     %11 = arith.extui %10 : i4 to i64
// CHECK-NEXT:     %c18_i32 = arith.constant 18 : i32
// CHECK-NEXT:     %c63_i32_3 = arith.constant 63 : i32
// CHECK-NEXT:     %false_4 = arith.constant false
// CHECK-NEXT:     %12 = call @_mlir_apfloat_convert_to_int(%c18_i32, %c63_i32_3, %false_4, %11) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %13 = arith.trunci %12 : i64 to i63
// CHECK-NEXT:     %14 = arith.bitcast %arg3 : f6E2M3FN to i6
// CHECK-NEXT:     %15 = arith.extui %14 : i6 to i64
// CHECK-NEXT:     %c17_i32 = arith.constant 17 : i32
// CHECK-NEXT:     %c13_i32 = arith.constant 13 : i32
// CHECK-NEXT:     %16 = call @_mlir_apfloat_convert(%c17_i32, %c13_i32, %15) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %17 = arith.trunci %16 : i64 to i8
// CHECK-NEXT:     %18 = arith.bitcast %17 : i8 to f8E3M4
// CHECK-NEXT:     %19 = arith.bitcast %arg4 : f6E2M3FN to i6
// CHECK-NEXT:     %20 = arith.extui %19 : i6 to i64
// CHECK-NEXT:     %21 = arith.bitcast %arg4 : f6E2M3FN to i6
// CHECK-NEXT:     %22 = arith.extui %21 : i6 to i64
// CHECK-NEXT:     %c17_i32_5 = arith.constant 17 : i32
// CHECK-NEXT:     %23 = call @_mlir_apfloat_compare(%c17_i32_5, %20, %22) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %24 = arith.cmpi eq, %23, %c0_i8 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %25 = arith.cmpi eq, %23, %c1_i8 : i8
// CHECK-NEXT:     %26 = arith.ori %24, %25 : i1
// CHECK-NEXT:     %27 = vector.to_elements %arg6 : vector<f8E5M2FNUZ>
// CHECK-NEXT:     %28 = vector.to_elements %arg6 : vector<f8E5M2FNUZ>
// CHECK-NEXT:     %29 = arith.bitcast %27 : f8E5M2FNUZ to i8
// CHECK-NEXT:     %30 = arith.extui %29 : i8 to i64
// CHECK-NEXT:     %31 = arith.bitcast %28 : f8E5M2FNUZ to i8
// CHECK-NEXT:     %32 = arith.extui %31 : i8 to i64
// CHECK-NEXT:     %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT:     %33 = call @_mlir_apfloat_compare(%c8_i32, %30, %32) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c1_i8_6 = arith.constant 1 : i8
// CHECK-NEXT:     %34 = arith.cmpi eq, %33, %c1_i8_6 : i8
// CHECK-NEXT:     %35 = vector.from_elements %34 : vector<i1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: f6E3M2FN, %a1: vector<4xf8E3M4>, %a2: f6E2M3FN, %a3: f8E4M3FNUZ, %a4: i16, %a5: tf32) {
  %v0 = arith.extf %a0 : f6E3M2FN to f32
  %v1 = arith.truncf %a1 : vector<4xf8E3M4> to vector<4xf6E2M3FN>
  %v2 = arith.negf %a2 : f6E2M3FN
  %v3 = arith.uitofp %a4 : i16 to f8E4M3FNUZ
  %v4 = arith.truncf %a5 : tf32 to f8E5M2
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert_from_int(i32, i32, i1, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_neg(i32, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert(i32, i32, i64) -> i64
// CHECK-NEXT:   func.func @f(%arg0: f6E3M2FN, %arg1: vector<4xf8E3M4>, %arg2: f6E2M3FN, %arg3: f8E4M3FNUZ, %arg4: i16, %arg5: tf32) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f6E3M2FN to i6
// CHECK-NEXT:     %1 = arith.extui %0 : i6 to i64
// CHECK-NEXT:     %c16_i32 = arith.constant 16 : i32
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %2 = call @_mlir_apfloat_convert(%c16_i32, %c2_i32, %1) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %3 = arith.trunci %2 : i64 to i32
// CHECK-NEXT:     %4 = arith.bitcast %3 : i32 to f32
// CHECK-NEXT:     %5:4 = vector.to_elements %arg1 : vector<4xf8E3M4>
// CHECK-NEXT:     %6 = arith.bitcast %5#0 : f8E3M4 to i8
// CHECK-NEXT:     %7 = arith.extui %6 : i8 to i64
// CHECK-NEXT:     %c13_i32 = arith.constant 13 : i32
// CHECK-NEXT:     %c17_i32 = arith.constant 17 : i32
// CHECK-NEXT:     %8 = call @_mlir_apfloat_convert(%c13_i32, %c17_i32, %7) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %9 = arith.trunci %8 : i64 to i6
// CHECK-NEXT:     %10 = arith.bitcast %9 : i6 to f6E2M3FN
// CHECK-NEXT:     %11 = arith.bitcast %5#1 : f8E3M4 to i8
// CHECK-NEXT:     %12 = arith.extui %11 : i8 to i64
// CHECK-NEXT:     %c13_i32_0 = arith.constant 13 : i32
// CHECK-NEXT:     %c17_i32_1 = arith.constant 17 : i32
// CHECK-NEXT:     %13 = call @_mlir_apfloat_convert(%c13_i32_0, %c17_i32_1, %12) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %14 = arith.trunci %13 : i64 to i6
// CHECK-NEXT:     %15 = arith.bitcast %14 : i6 to f6E2M3FN
// CHECK-NEXT:     %16 = arith.bitcast %5#2 : f8E3M4 to i8
// CHECK-NEXT:     %17 = arith.extui %16 : i8 to i64
// CHECK-NEXT:     %c13_i32_2 = arith.constant 13 : i32
// CHECK-NEXT:     %c17_i32_3 = arith.constant 17 : i32
// CHECK-NEXT:     %18 = call @_mlir_apfloat_convert(%c13_i32_2, %c17_i32_3, %17) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %19 = arith.trunci %18 : i64 to i6
// CHECK-NEXT:     %20 = arith.bitcast %19 : i6 to f6E2M3FN
// CHECK-NEXT:     %21 = arith.bitcast %5#3 : f8E3M4 to i8
// CHECK-NEXT:     %22 = arith.extui %21 : i8 to i64
// CHECK-NEXT:     %c13_i32_4 = arith.constant 13 : i32
// CHECK-NEXT:     %c17_i32_5 = arith.constant 17 : i32
// CHECK-NEXT:     %23 = call @_mlir_apfloat_convert(%c13_i32_4, %c17_i32_5, %22) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %24 = arith.trunci %23 : i64 to i6
// CHECK-NEXT:     %25 = arith.bitcast %24 : i6 to f6E2M3FN
// CHECK-NEXT:     %26 = vector.from_elements %10, %15, %20, %25 : vector<4xf6E2M3FN>
// CHECK-NEXT:     %27 = arith.bitcast %arg2 : f6E2M3FN to i6
// CHECK-NEXT:     %28 = arith.extui %27 : i6 to i64
// CHECK-NEXT:     %c17_i32_6 = arith.constant 17 : i32
// CHECK-NEXT:     %29 = call @_mlir_apfloat_neg(%c17_i32_6, %28) : (i32, i64) -> i64
// CHECK-NEXT:     %30 = arith.trunci %29 : i64 to i6
// CHECK-NEXT:     %31 = arith.bitcast %30 : i6 to f6E2M3FN
// CHECK-NEXT:     %32 = arith.extui %arg4 : i16 to i64
// CHECK-NEXT:     %c11_i32 = arith.constant 11 : i32
// CHECK-NEXT:     %c16_i32_7 = arith.constant 16 : i32
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %33 = call @_mlir_apfloat_convert_from_int(%c11_i32, %c16_i32_7, %true, %32) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %34 = arith.trunci %33 : i64 to i8
// CHECK-NEXT:     %35 = arith.bitcast %34 : i8 to f8E4M3FNUZ
// CHECK-NEXT:     %36 = arith.bitcast %arg5 : tf32 to i19
// CHECK-NEXT:     %37 = arith.extui %36 : i19 to i64
// CHECK-NEXT:     %c14_i32 = arith.constant 14 : i32
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     %38 = call @_mlir_apfloat_convert(%c14_i32, %c7_i32, %37) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %39 = arith.trunci %38 : i64 to i8
// CHECK-NEXT:     %40 = arith.bitcast %39 : i8 to f8E5M2
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<2xf128>, %a1: f32, %a2: vector<4xf6E2M3FN>, %a3: vector<4xbf16>, %a4: tensor<3xbf16>) {
  %v0 = arith.divf %a0, %a0  : vector<2xf128>
  %v1 = arith.cmpf uno, %a1, %a1 : f32
  %v2 = arith.cmpf une, %a2, %a2 : vector<4xf6E2M3FN>
  %v3 = arith.negf %a3 : vector<4xbf16>
  %v4 = arith.cmpf ugt, %a4, %a4 : tensor<3xbf16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_neg(i32, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func @f(%arg0: vector<2xf128>, %arg1: f32, %arg2: vector<4xf6E2M3FN>, %arg3: vector<4xbf16>, %arg4: tensor<3xbf16>) {
// CHECK-NEXT:     %0 = arith.divf %arg0, %arg0 : vector<2xf128>
// CHECK-NEXT:     %1 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %2 = arith.extui %1 : i32 to i64
// CHECK-NEXT:     %3 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %4 = arith.extui %3 : i32 to i64
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %5 = call @_mlir_apfloat_compare(%c2_i32, %2, %4) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %6 = arith.cmpi eq, %5, %c3_i8 : i8
// CHECK-NEXT:     %7:4 = vector.to_elements %arg2 : vector<4xf6E2M3FN>
// CHECK-NEXT:     %8:4 = vector.to_elements %arg2 : vector<4xf6E2M3FN>
// CHECK-NEXT:     %9 = arith.bitcast %7#0 : f6E2M3FN to i6
// CHECK-NEXT:     %10 = arith.extui %9 : i6 to i64
// CHECK-NEXT:     %11 = arith.bitcast %8#0 : f6E2M3FN to i6
// CHECK-NEXT:     %12 = arith.extui %11 : i6 to i64
// CHECK-NEXT:     %c17_i32 = arith.constant 17 : i32
// CHECK-NEXT:     %13 = call @_mlir_apfloat_compare(%c17_i32, %10, %12) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %14 = arith.cmpi eq, %13, %c0_i8 : i8
// CHECK-NEXT:     %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT:     %15 = arith.cmpi eq, %13, %c2_i8 : i8
// CHECK-NEXT:     %c3_i8_0 = arith.constant 3 : i8
// CHECK-NEXT:     %16 = arith.cmpi eq, %13, %c3_i8_0 : i8
// CHECK-NEXT:     %17 = arith.ori %15, %16 : i1
// CHECK-NEXT:     %18 = arith.ori %14, %17 : i1
// CHECK-NEXT:     %19 = arith.bitcast %7#1 : f6E2M3FN to i6
// CHECK-NEXT:     %20 = arith.extui %19 : i6 to i64
// CHECK-NEXT:     %21 = arith.bitcast %8#1 : f6E2M3FN to i6
// CHECK-NEXT:     %22 = arith.extui %21 : i6 to i64
// CHECK-NEXT:     %c17_i32_1 = arith.constant 17 : i32
// CHECK-NEXT:     %23 = call @_mlir_apfloat_compare(%c17_i32_1, %20, %22) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c0_i8_2 = arith.constant 0 : i8
// CHECK-NEXT:     %24 = arith.cmpi eq, %23, %c0_i8_2 : i8
// CHECK-NEXT:     %c2_i8_3 = arith.constant 2 : i8
// CHECK-NEXT:     %25 = arith.cmpi eq, %23, %c2_i8_3 : i8
// CHECK-NEXT:     %c3_i8_4 = arith.constant 3 : i8
// CHECK-NEXT:     %26 = arith.cmpi eq, %23, %c3_i8_4 : i8
// CHECK-NEXT:     %27 = arith.ori %25, %26 : i1
// CHECK-NEXT:     %28 = arith.ori %24, %27 : i1
// CHECK-NEXT:     %29 = arith.bitcast %7#2 : f6E2M3FN to i6
// CHECK-NEXT:     %30 = arith.extui %29 : i6 to i64
// CHECK-NEXT:     %31 = arith.bitcast %8#2 : f6E2M3FN to i6
// CHECK-NEXT:     %32 = arith.extui %31 : i6 to i64
// CHECK-NEXT:     %c17_i32_5 = arith.constant 17 : i32
// CHECK-NEXT:     %33 = call @_mlir_apfloat_compare(%c17_i32_5, %30, %32) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c0_i8_6 = arith.constant 0 : i8
// CHECK-NEXT:     %34 = arith.cmpi eq, %33, %c0_i8_6 : i8
// CHECK-NEXT:     %c2_i8_7 = arith.constant 2 : i8
// CHECK-NEXT:     %35 = arith.cmpi eq, %33, %c2_i8_7 : i8
// CHECK-NEXT:     %c3_i8_8 = arith.constant 3 : i8
// CHECK-NEXT:     %36 = arith.cmpi eq, %33, %c3_i8_8 : i8
// CHECK-NEXT:     %37 = arith.ori %35, %36 : i1
// CHECK-NEXT:     %38 = arith.ori %34, %37 : i1
// CHECK-NEXT:     %39 = arith.bitcast %7#3 : f6E2M3FN to i6
// CHECK-NEXT:     %40 = arith.extui %39 : i6 to i64
// CHECK-NEXT:     %41 = arith.bitcast %8#3 : f6E2M3FN to i6
// CHECK-NEXT:     %42 = arith.extui %41 : i6 to i64
// CHECK-NEXT:     %c17_i32_9 = arith.constant 17 : i32
// CHECK-NEXT:     %43 = call @_mlir_apfloat_compare(%c17_i32_9, %40, %42) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c0_i8_10 = arith.constant 0 : i8
// CHECK-NEXT:     %44 = arith.cmpi eq, %43, %c0_i8_10 : i8
// CHECK-NEXT:     %c2_i8_11 = arith.constant 2 : i8
// CHECK-NEXT:     %45 = arith.cmpi eq, %43, %c2_i8_11 : i8
// CHECK-NEXT:     %c3_i8_12 = arith.constant 3 : i8
// CHECK-NEXT:     %46 = arith.cmpi eq, %43, %c3_i8_12 : i8
// CHECK-NEXT:     %47 = arith.ori %45, %46 : i1
// CHECK-NEXT:     %48 = arith.ori %44, %47 : i1
// CHECK-NEXT:     %49 = vector.from_elements %18, %28, %38, %48 : vector<4xi1>
// CHECK-NEXT:     %50:4 = vector.to_elements %arg3 : vector<4xbf16>
// CHECK-NEXT:     %51 = arith.bitcast %50#0 : bf16 to i16
// CHECK-NEXT:     %52 = arith.extui %51 : i16 to i64
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %53 = call @_mlir_apfloat_neg(%c1_i32, %52) : (i32, i64) -> i64
// CHECK-NEXT:     %54 = arith.trunci %53 : i64 to i16
// CHECK-NEXT:     %55 = arith.bitcast %54 : i16 to bf16
// CHECK-NEXT:     %56 = arith.bitcast %50#1 : bf16 to i16
// CHECK-NEXT:     %57 = arith.extui %56 : i16 to i64
// CHECK-NEXT:     %c1_i32_13 = arith.constant 1 : i32
// CHECK-NEXT:     %58 = call @_mlir_apfloat_neg(%c1_i32_13, %57) : (i32, i64) -> i64
// CHECK-NEXT:     %59 = arith.trunci %58 : i64 to i16
// CHECK-NEXT:     %60 = arith.bitcast %59 : i16 to bf16
// CHECK-NEXT:     %61 = arith.bitcast %50#2 : bf16 to i16
// CHECK-NEXT:     %62 = arith.extui %61 : i16 to i64
// CHECK-NEXT:     %c1_i32_14 = arith.constant 1 : i32
// CHECK-NEXT:     %63 = call @_mlir_apfloat_neg(%c1_i32_14, %62) : (i32, i64) -> i64
// CHECK-NEXT:     %64 = arith.trunci %63 : i64 to i16
// CHECK-NEXT:     %65 = arith.bitcast %64 : i16 to bf16
// CHECK-NEXT:     %66 = arith.bitcast %50#3 : bf16 to i16
// CHECK-NEXT:     %67 = arith.extui %66 : i16 to i64
// CHECK-NEXT:     %c1_i32_15 = arith.constant 1 : i32
// CHECK-NEXT:     %68 = call @_mlir_apfloat_neg(%c1_i32_15, %67) : (i32, i64) -> i64
// CHECK-NEXT:     %69 = arith.trunci %68 : i64 to i16
// CHECK-NEXT:     %70 = arith.bitcast %69 : i16 to bf16
// CHECK-NEXT:     %71 = vector.from_elements %55, %60, %65, %70 : vector<4xbf16>
// CHECK-NEXT:     %72 = arith.cmpf ugt, %arg4, %arg4 : tensor<3xbf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<4xf8E8M0FNU>, %a1: vector<2xf8E4M3B11FNUZ>, %a2: f8E4M3, %a3: tf32, %a4: vector<2xf8E3M4>, %a5: f8E4M3FNUZ) {
  %v0 = arith.cmpf ugt, %a0, %a0 {foo} : vector<4xf8E8M0FNU>
  %v1 = arith.minimumf %a1, %a1 fastmath<fast> : vector<2xf8E4M3B11FNUZ>
  %v3 = arith.cmpf one, %a3, %a3 : tf32
  %v5 = arith.negf %a5 : f8E4M3FNUZ
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_neg(i32, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_minimum(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func @f(%arg0: vector<4xf8E8M0FNU>, %arg1: vector<2xf8E4M3B11FNUZ>, %arg2: f8E4M3, %arg3: tf32, %arg4: vector<2xf8E3M4>, %arg5: f8E4M3FNUZ) {
// CHECK-NEXT:     %0:4 = vector.to_elements %arg0 : vector<4xf8E8M0FNU>
// CHECK-NEXT:     %1:4 = vector.to_elements %arg0 : vector<4xf8E8M0FNU>
// CHECK-NEXT:     %2 = arith.bitcast %0#0 : f8E8M0FNU to i8
// CHECK-NEXT:     %3 = arith.extui %2 : i8 to i64
// CHECK-NEXT:     %4 = arith.bitcast %1#0 : f8E8M0FNU to i8
// CHECK-NEXT:     %5 = arith.extui %4 : i8 to i64
// CHECK-NEXT:     %c15_i32 = arith.constant 15 : i32
// CHECK-NEXT:     %6 = call @_mlir_apfloat_compare(%c15_i32, %3, %5) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %7 = arith.cmpi eq, %6, %c3_i8 : i8
// CHECK-NEXT:     %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT:     %8 = arith.cmpi eq, %6, %c2_i8 : i8
// CHECK-NEXT:     %9 = arith.ori %7, %8 : i1
// CHECK-NEXT:     %10 = arith.bitcast %0#1 : f8E8M0FNU to i8
// CHECK-NEXT:     %11 = arith.extui %10 : i8 to i64
// CHECK-NEXT:     %12 = arith.bitcast %1#1 : f8E8M0FNU to i8
// CHECK-NEXT:     %13 = arith.extui %12 : i8 to i64
// CHECK-NEXT:     %c15_i32_0 = arith.constant 15 : i32
// CHECK-NEXT:     %14 = call @_mlir_apfloat_compare(%c15_i32_0, %11, %13) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c3_i8_1 = arith.constant 3 : i8
// CHECK-NEXT:     %15 = arith.cmpi eq, %14, %c3_i8_1 : i8
// CHECK-NEXT:     %c2_i8_2 = arith.constant 2 : i8
// CHECK-NEXT:     %16 = arith.cmpi eq, %14, %c2_i8_2 : i8
// CHECK-NEXT:     %17 = arith.ori %15, %16 : i1
// CHECK-NEXT:     %18 = arith.bitcast %0#2 : f8E8M0FNU to i8
// CHECK-NEXT:     %19 = arith.extui %18 : i8 to i64
// CHECK-NEXT:     %20 = arith.bitcast %1#2 : f8E8M0FNU to i8
// CHECK-NEXT:     %21 = arith.extui %20 : i8 to i64
// CHECK-NEXT:     %c15_i32_3 = arith.constant 15 : i32
// CHECK-NEXT:     %22 = call @_mlir_apfloat_compare(%c15_i32_3, %19, %21) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c3_i8_4 = arith.constant 3 : i8
// CHECK-NEXT:     %23 = arith.cmpi eq, %22, %c3_i8_4 : i8
// CHECK-NEXT:     %c2_i8_5 = arith.constant 2 : i8
// CHECK-NEXT:     %24 = arith.cmpi eq, %22, %c2_i8_5 : i8
// CHECK-NEXT:     %25 = arith.ori %23, %24 : i1
// CHECK-NEXT:     %26 = arith.bitcast %0#3 : f8E8M0FNU to i8
// CHECK-NEXT:     %27 = arith.extui %26 : i8 to i64
// CHECK-NEXT:     %28 = arith.bitcast %1#3 : f8E8M0FNU to i8
// CHECK-NEXT:     %29 = arith.extui %28 : i8 to i64
// CHECK-NEXT:     %c15_i32_6 = arith.constant 15 : i32
// CHECK-NEXT:     %30 = call @_mlir_apfloat_compare(%c15_i32_6, %27, %29) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c3_i8_7 = arith.constant 3 : i8
// CHECK-NEXT:     %31 = arith.cmpi eq, %30, %c3_i8_7 : i8
// CHECK-NEXT:     %c2_i8_8 = arith.constant 2 : i8
// CHECK-NEXT:     %32 = arith.cmpi eq, %30, %c2_i8_8 : i8
// CHECK-NEXT:     %33 = arith.ori %31, %32 : i1
// CHECK-NEXT:     %34 = vector.from_elements %9, %17, %25, %33 : vector<4xi1>
// CHECK-NEXT:     %35:2 = vector.to_elements %arg1 : vector<2xf8E4M3B11FNUZ>
// CHECK-NEXT:     %36:2 = vector.to_elements %arg1 : vector<2xf8E4M3B11FNUZ>
// CHECK-NEXT:     %37 = arith.bitcast %35#0 : f8E4M3B11FNUZ to i8
// CHECK-NEXT:     %38 = arith.extui %37 : i8 to i64
// CHECK-NEXT:     %39 = arith.bitcast %36#0 : f8E4M3B11FNUZ to i8
// CHECK-NEXT:     %40 = arith.extui %39 : i8 to i64
// CHECK-NEXT:     %c12_i32 = arith.constant 12 : i32
// CHECK-NEXT:     %41 = call @_mlir_apfloat_minimum(%c12_i32, %38, %40) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %42 = arith.trunci %41 : i64 to i8
// CHECK-NEXT:     %43 = arith.bitcast %42 : i8 to f8E4M3B11FNUZ
// CHECK-NEXT:     %44 = arith.bitcast %35#1 : f8E4M3B11FNUZ to i8
// CHECK-NEXT:     %45 = arith.extui %44 : i8 to i64
// CHECK-NEXT:     %46 = arith.bitcast %36#1 : f8E4M3B11FNUZ to i8
// CHECK-NEXT:     %47 = arith.extui %46 : i8 to i64
// CHECK-NEXT:     %c12_i32_9 = arith.constant 12 : i32
// CHECK-NEXT:     %48 = call @_mlir_apfloat_minimum(%c12_i32_9, %45, %47) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %49 = arith.trunci %48 : i64 to i8
// CHECK-NEXT:     %50 = arith.bitcast %49 : i8 to f8E4M3B11FNUZ
// CHECK-NEXT:     %51 = vector.from_elements %43, %50 : vector<2xf8E4M3B11FNUZ>
// CHECK-NEXT:     %52 = arith.bitcast %arg3 : tf32 to i19
// CHECK-NEXT:     %53 = arith.extui %52 : i19 to i64
// CHECK-NEXT:     %54 = arith.bitcast %arg3 : tf32 to i19
// CHECK-NEXT:     %55 = arith.extui %54 : i19 to i64
// CHECK-NEXT:     %c14_i32 = arith.constant 14 : i32
// CHECK-NEXT:     %56 = call @_mlir_apfloat_compare(%c14_i32, %53, %55) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %57 = arith.cmpi eq, %56, %c0_i8 : i8
// CHECK-NEXT:     %c2_i8_10 = arith.constant 2 : i8
// CHECK-NEXT:     %58 = arith.cmpi eq, %56, %c2_i8_10 : i8
// CHECK-NEXT:     %59 = arith.ori %57, %58 : i1
// CHECK-NEXT:     %60 = arith.bitcast %arg5 : f8E4M3FNUZ to i8
// CHECK-NEXT:     %61 = arith.extui %60 : i8 to i64
// CHECK-NEXT:     %c11_i32 = arith.constant 11 : i32
// CHECK-NEXT:     %62 = call @_mlir_apfloat_neg(%c11_i32, %61) : (i32, i64) -> i64
// CHECK-NEXT:     %63 = arith.trunci %62 : i64 to i8
// CHECK-NEXT:     %64 = arith.bitcast %63 : i8 to f8E4M3FNUZ
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<2xf8E3M4>, %a1: tf32, %a2: vector<4xf8E4M3>, %a3: vector<4xf8E8M0FNU>, %a4: f8E4M3FNUZ, %a5: tensor<3xbf16>) {
  %v0 = arith.fptosi %a0 {foo} : vector<2xf8E3M4> to vector<2xi63>
  %v1 = arith.mulf %a1, %a1 fastmath<fast> {foo} : tf32
  %v2 = arith.fptosi %a2 {foo} : vector<4xf8E4M3> to vector<4xi8>
  %v3 = arith.remf %a3, %a3 fastmath<fast> : vector<4xf8E8M0FNU>
  %v4 = arith.maxnumf %a4, %a4  {foo} : f8E4M3FNUZ
  %v5 = arith.cmpf ogt, %a5, %a5 : tensor<3xbf16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_maxnum(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_remainder(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_multiply(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert_to_int(i32, i32, i1, i64) -> i64
// CHECK-NEXT:   func.func @f(%arg0: vector<2xf8E3M4>, %arg1: tf32, %arg2: vector<4xf8E4M3>, %arg3: vector<4xf8E8M0FNU>, %arg4: f8E4M3FNUZ, %arg5: tensor<3xbf16>) {
// CHECK-NEXT:     %0:2 = vector.to_elements %arg0 : vector<2xf8E3M4>
// CHECK-NEXT:     %1 = arith.bitcast %0#0 : f8E3M4 to i8
// CHECK-NEXT:     %2 = arith.extui %1 : i8 to i64
// CHECK-NEXT:     %c13_i32 = arith.constant 13 : i32
// CHECK-NEXT:     %c63_i32 = arith.constant 63 : i32
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %3 = call @_mlir_apfloat_convert_to_int(%c13_i32, %c63_i32, %false, %2) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %4 = arith.trunci %3 : i64 to i63
// CHECK-NEXT:     %5 = arith.bitcast %0#1 : f8E3M4 to i8
// CHECK-NEXT:     %6 = arith.extui %5 : i8 to i64
// CHECK-NEXT:     %c13_i32_0 = arith.constant 13 : i32
// CHECK-NEXT:     %c63_i32_1 = arith.constant 63 : i32
// CHECK-NEXT:     %false_2 = arith.constant false
// CHECK-NEXT:     %7 = call @_mlir_apfloat_convert_to_int(%c13_i32_0, %c63_i32_1, %false_2, %6) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %8 = arith.trunci %7 : i64 to i63
// CHECK-NEXT:     %9 = vector.from_elements %4, %8 : vector<2xi63>
// CHECK-NEXT:     %10 = arith.bitcast %arg1 : tf32 to i19
// CHECK-NEXT:     %11 = arith.extui %10 : i19 to i64
// CHECK-NEXT:     %12 = arith.bitcast %arg1 : tf32 to i19
// CHECK-NEXT:     %13 = arith.extui %12 : i19 to i64
// CHECK-NEXT:     %c14_i32 = arith.constant 14 : i32
// CHECK-NEXT:     %14 = call @_mlir_apfloat_multiply(%c14_i32, %11, %13) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %15 = arith.trunci %14 : i64 to i19
// CHECK-NEXT:     %16 = arith.bitcast %15 : i19 to tf32
// CHECK-NEXT:     %17:4 = vector.to_elements %arg2 : vector<4xf8E4M3>
// CHECK-NEXT:     %18 = arith.bitcast %17#0 : f8E4M3 to i8
// CHECK-NEXT:     %19 = arith.extui %18 : i8 to i64
// CHECK-NEXT:     %c9_i32 = arith.constant 9 : i32
// CHECK-NEXT:     %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT:     %false_3 = arith.constant false
// CHECK-NEXT:     %20 = call @_mlir_apfloat_convert_to_int(%c9_i32, %c8_i32, %false_3, %19) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %21 = arith.trunci %20 : i64 to i8
// CHECK-NEXT:     %22 = arith.bitcast %17#1 : f8E4M3 to i8
// CHECK-NEXT:     %23 = arith.extui %22 : i8 to i64
// CHECK-NEXT:     %c9_i32_4 = arith.constant 9 : i32
// CHECK-NEXT:     %c8_i32_5 = arith.constant 8 : i32
// CHECK-NEXT:     %false_6 = arith.constant false
// CHECK-NEXT:     %24 = call @_mlir_apfloat_convert_to_int(%c9_i32_4, %c8_i32_5, %false_6, %23) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %25 = arith.trunci %24 : i64 to i8
// CHECK-NEXT:     %26 = arith.bitcast %17#2 : f8E4M3 to i8
// CHECK-NEXT:     %27 = arith.extui %26 : i8 to i64
// CHECK-NEXT:     %c9_i32_7 = arith.constant 9 : i32
// CHECK-NEXT:     %c8_i32_8 = arith.constant 8 : i32
// CHECK-NEXT:     %false_9 = arith.constant false
// CHECK-NEXT:     %28 = call @_mlir_apfloat_convert_to_int(%c9_i32_7, %c8_i32_8, %false_9, %27) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %29 = arith.trunci %28 : i64 to i8
// CHECK-NEXT:     %30 = arith.bitcast %17#3 : f8E4M3 to i8
// CHECK-NEXT:     %31 = arith.extui %30 : i8 to i64
// CHECK-NEXT:     %c9_i32_10 = arith.constant 9 : i32
// CHECK-NEXT:     %c8_i32_11 = arith.constant 8 : i32
// CHECK-NEXT:     %false_12 = arith.constant false
// CHECK-NEXT:     %32 = call @_mlir_apfloat_convert_to_int(%c9_i32_10, %c8_i32_11, %false_12, %31) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT:     %33 = arith.trunci %32 : i64 to i8
// CHECK-NEXT:     %34 = vector.from_elements %21, %25, %29, %33 : vector<4xi8>
// CHECK-NEXT:     %35:4 = vector.to_elements %arg3 : vector<4xf8E8M0FNU>
// CHECK-NEXT:     %36:4 = vector.to_elements %arg3 : vector<4xf8E8M0FNU>
// CHECK-NEXT:     %37 = arith.bitcast %35#0 : f8E8M0FNU to i8
// CHECK-NEXT:     %38 = arith.extui %37 : i8 to i64
// CHECK-NEXT:     %39 = arith.bitcast %36#0 : f8E8M0FNU to i8
// CHECK-NEXT:     %40 = arith.extui %39 : i8 to i64
// CHECK-NEXT:     %c15_i32 = arith.constant 15 : i32
// CHECK-NEXT:     %41 = call @_mlir_apfloat_remainder(%c15_i32, %38, %40) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %42 = arith.trunci %41 : i64 to i8
// CHECK-NEXT:     %43 = arith.bitcast %42 : i8 to f8E8M0FNU
// CHECK-NEXT:     %44 = arith.bitcast %35#1 : f8E8M0FNU to i8
// CHECK-NEXT:     %45 = arith.extui %44 : i8 to i64
// CHECK-NEXT:     %46 = arith.bitcast %36#1 : f8E8M0FNU to i8
// CHECK-NEXT:     %47 = arith.extui %46 : i8 to i64
// CHECK-NEXT:     %c15_i32_13 = arith.constant 15 : i32
// CHECK-NEXT:     %48 = call @_mlir_apfloat_remainder(%c15_i32_13, %45, %47) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %49 = arith.trunci %48 : i64 to i8
// CHECK-NEXT:     %50 = arith.bitcast %49 : i8 to f8E8M0FNU
// CHECK-NEXT:     %51 = arith.bitcast %35#2 : f8E8M0FNU to i8
// CHECK-NEXT:     %52 = arith.extui %51 : i8 to i64
// CHECK-NEXT:     %53 = arith.bitcast %36#2 : f8E8M0FNU to i8
// CHECK-NEXT:     %54 = arith.extui %53 : i8 to i64
// CHECK-NEXT:     %c15_i32_14 = arith.constant 15 : i32
// CHECK-NEXT:     %55 = call @_mlir_apfloat_remainder(%c15_i32_14, %52, %54) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %56 = arith.trunci %55 : i64 to i8
// CHECK-NEXT:     %57 = arith.bitcast %56 : i8 to f8E8M0FNU
// CHECK-NEXT:     %58 = arith.bitcast %35#3 : f8E8M0FNU to i8
// CHECK-NEXT:     %59 = arith.extui %58 : i8 to i64
// CHECK-NEXT:     %60 = arith.bitcast %36#3 : f8E8M0FNU to i8
// CHECK-NEXT:     %61 = arith.extui %60 : i8 to i64
// CHECK-NEXT:     %c15_i32_15 = arith.constant 15 : i32
// CHECK-NEXT:     %62 = call @_mlir_apfloat_remainder(%c15_i32_15, %59, %61) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %63 = arith.trunci %62 : i64 to i8
// CHECK-NEXT:     %64 = arith.bitcast %63 : i8 to f8E8M0FNU
// CHECK-NEXT:     %65 = vector.from_elements %43, %50, %57, %64 : vector<4xf8E8M0FNU>
// CHECK-NEXT:     %66 = arith.bitcast %arg4 : f8E4M3FNUZ to i8
// CHECK-NEXT:     %67 = arith.extui %66 : i8 to i64
// CHECK-NEXT:     %68 = arith.bitcast %arg4 : f8E4M3FNUZ to i8
// CHECK-NEXT:     %69 = arith.extui %68 : i8 to i64
// CHECK-NEXT:     %c11_i32 = arith.constant 11 : i32
// CHECK-NEXT:     %70 = call @_mlir_apfloat_maxnum(%c11_i32, %67, %69) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %71 = arith.trunci %70 : i64 to i8
// CHECK-NEXT:     %72 = arith.bitcast %71 : i8 to f8E4M3FNUZ
// CHECK-NEXT:     %73 = arith.cmpf ogt, %arg5, %arg5 : tensor<3xbf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<f8E8M0FNU>, %a1: bf16, %a2: vector<1x3xf8E4M3B11FNUZ>, %a3: vector<1x3xf8E4M3>) {
  %v0 = arith.cmpf uge, %a0, %a0 : vector<f8E8M0FNU>
  %v1 = arith.cmpf uno, %a1, %a1 : bf16
  %v2 = arith.truncf %a2 {foo} : vector<1x3xf8E4M3B11FNUZ> to vector<1x3xf6E2M3FN>
  %v3 = arith.negf %a3 : vector<1x3xf8E4M3>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_neg(i32, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert(i32, i32, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func @f(%arg0: vector<f8E8M0FNU>, %arg1: bf16, %arg2: vector<1x3xf8E4M3B11FNUZ>, %arg3: vector<1x3xf8E4M3>) {
// CHECK-NEXT:     %0 = vector.to_elements %arg0 : vector<f8E8M0FNU>
// CHECK-NEXT:     %1 = vector.to_elements %arg0 : vector<f8E8M0FNU>
// CHECK-NEXT:     %2 = arith.bitcast %0 : f8E8M0FNU to i8
// CHECK-NEXT:     %3 = arith.extui %2 : i8 to i64
// CHECK-NEXT:     %4 = arith.bitcast %1 : f8E8M0FNU to i8
// CHECK-NEXT:     %5 = arith.extui %4 : i8 to i64
// CHECK-NEXT:     %c15_i32 = arith.constant 15 : i32
// CHECK-NEXT:     %6 = call @_mlir_apfloat_compare(%c15_i32, %3, %5) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %7 = arith.cmpi eq, %6, %c3_i8 : i8
// CHECK-NEXT:     %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT:     %8 = arith.cmpi eq, %6, %c2_i8 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %9 = arith.cmpi eq, %6, %c1_i8 : i8
// CHECK-NEXT:     %10 = arith.ori %8, %9 : i1
// CHECK-NEXT:     %11 = arith.ori %7, %10 : i1
// CHECK-NEXT:     %12 = vector.from_elements %11 : vector<i1>
// CHECK-NEXT:     %13 = arith.bitcast %arg1 : bf16 to i16
// CHECK-NEXT:     %14 = arith.extui %13 : i16 to i64
// CHECK-NEXT:     %15 = arith.bitcast %arg1 : bf16 to i16
// CHECK-NEXT:     %16 = arith.extui %15 : i16 to i64
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %17 = call @_mlir_apfloat_compare(%c1_i32, %14, %16) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c3_i8_0 = arith.constant 3 : i8
// CHECK-NEXT:     %18 = arith.cmpi eq, %17, %c3_i8_0 : i8
// CHECK-NEXT:     %19:3 = vector.to_elements %arg2 : vector<1x3xf8E4M3B11FNUZ>
// CHECK-NEXT:     %20 = arith.bitcast %19#0 : f8E4M3B11FNUZ to i8
// CHECK-NEXT:     %21 = arith.extui %20 : i8 to i64
// CHECK-NEXT:     %c12_i32 = arith.constant 12 : i32
// CHECK-NEXT:     %c17_i32 = arith.constant 17 : i32
// CHECK-NEXT:     %22 = call @_mlir_apfloat_convert(%c12_i32, %c17_i32, %21) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %23 = arith.trunci %22 : i64 to i6
// CHECK-NEXT:     %24 = arith.bitcast %23 : i6 to f6E2M3FN
// CHECK-NEXT:     %25 = arith.bitcast %19#1 : f8E4M3B11FNUZ to i8
// CHECK-NEXT:     %26 = arith.extui %25 : i8 to i64
// CHECK-NEXT:     %c12_i32_1 = arith.constant 12 : i32
// CHECK-NEXT:     %c17_i32_2 = arith.constant 17 : i32
// CHECK-NEXT:     %27 = call @_mlir_apfloat_convert(%c12_i32_1, %c17_i32_2, %26) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %28 = arith.trunci %27 : i64 to i6
// CHECK-NEXT:     %29 = arith.bitcast %28 : i6 to f6E2M3FN
// CHECK-NEXT:     %30 = arith.bitcast %19#2 : f8E4M3B11FNUZ to i8
// CHECK-NEXT:     %31 = arith.extui %30 : i8 to i64
// CHECK-NEXT:     %c12_i32_3 = arith.constant 12 : i32
// CHECK-NEXT:     %c17_i32_4 = arith.constant 17 : i32
// CHECK-NEXT:     %32 = call @_mlir_apfloat_convert(%c12_i32_3, %c17_i32_4, %31) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %33 = arith.trunci %32 : i64 to i6
// CHECK-NEXT:     %34 = arith.bitcast %33 : i6 to f6E2M3FN
// CHECK-NEXT:     %35 = vector.from_elements %24, %29, %34 : vector<1x3xf6E2M3FN>
// CHECK-NEXT:     %36:3 = vector.to_elements %arg3 : vector<1x3xf8E4M3>
// CHECK-NEXT:     %37 = arith.bitcast %36#0 : f8E4M3 to i8
// CHECK-NEXT:     %38 = arith.extui %37 : i8 to i64
// CHECK-NEXT:     %c9_i32 = arith.constant 9 : i32
// CHECK-NEXT:     %39 = call @_mlir_apfloat_neg(%c9_i32, %38) : (i32, i64) -> i64
// CHECK-NEXT:     %40 = arith.trunci %39 : i64 to i8
// CHECK-NEXT:     %41 = arith.bitcast %40 : i8 to f8E4M3
// CHECK-NEXT:     %42 = arith.bitcast %36#1 : f8E4M3 to i8
// CHECK-NEXT:     %43 = arith.extui %42 : i8 to i64
// CHECK-NEXT:     %c9_i32_5 = arith.constant 9 : i32
// CHECK-NEXT:     %44 = call @_mlir_apfloat_neg(%c9_i32_5, %43) : (i32, i64) -> i64
// CHECK-NEXT:     %45 = arith.trunci %44 : i64 to i8
// CHECK-NEXT:     %46 = arith.bitcast %45 : i8 to f8E4M3
// CHECK-NEXT:     %47 = arith.bitcast %36#2 : f8E4M3 to i8
// CHECK-NEXT:     %48 = arith.extui %47 : i8 to i64
// CHECK-NEXT:     %c9_i32_6 = arith.constant 9 : i32
// CHECK-NEXT:     %49 = call @_mlir_apfloat_neg(%c9_i32_6, %48) : (i32, i64) -> i64
// CHECK-NEXT:     %50 = arith.trunci %49 : i64 to i8
// CHECK-NEXT:     %51 = arith.bitcast %50 : i8 to f8E4M3
// CHECK-NEXT:     %52 = vector.from_elements %41, %46, %51 : vector<1x3xf8E4M3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<2xf6E3M2FN>, %a1: tensor<3xf8E5M2>, %a2: tensor<3xi16>) {
  %v0 = arith.extf %a0 : vector<2xf6E3M2FN> to vector<2xf8E3M4>
  %v1 = arith.uitofp %a2 {foo} : tensor<3xi16> to tensor<3xf8E5M2>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert(i32, i32, i64) -> i64
// CHECK-NEXT:   func.func @f(%arg0: vector<2xf6E3M2FN>, %arg1: tensor<3xf8E5M2>, %arg2: tensor<3xi16>) {
// CHECK-NEXT:     %0:2 = vector.to_elements %arg0 : vector<2xf6E3M2FN>
// CHECK-NEXT:     %1 = arith.bitcast %0#0 : f6E3M2FN to i6
// CHECK-NEXT:     %2 = arith.extui %1 : i6 to i64
// CHECK-NEXT:     %c16_i32 = arith.constant 16 : i32
// CHECK-NEXT:     %c13_i32 = arith.constant 13 : i32
// CHECK-NEXT:     %3 = call @_mlir_apfloat_convert(%c16_i32, %c13_i32, %2) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %4 = arith.trunci %3 : i64 to i8
// CHECK-NEXT:     %5 = arith.bitcast %4 : i8 to f8E3M4
// CHECK-NEXT:     %6 = arith.bitcast %0#1 : f6E3M2FN to i6
// CHECK-NEXT:     %7 = arith.extui %6 : i6 to i64
// CHECK-NEXT:     %c16_i32_0 = arith.constant 16 : i32
// CHECK-NEXT:     %c13_i32_1 = arith.constant 13 : i32
// CHECK-NEXT:     %8 = call @_mlir_apfloat_convert(%c16_i32_0, %c13_i32_1, %7) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %9 = arith.trunci %8 : i64 to i8
// CHECK-NEXT:     %10 = arith.bitcast %9 : i8 to f8E3M4
// CHECK-NEXT:     %11 = vector.from_elements %5, %10 : vector<2xf8E3M4>
// CHECK-NEXT:     %12 = arith.uitofp %arg2 {foo} : tensor<3xi16> to tensor<3xf8E5M2>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<4xf8E5M2>, %a1: vector<1x3xf8E4M3FNUZ>, %a2: f6E3M2FN, %a3: bf16) {
  %v0 = arith.truncf %a0 : vector<4xf8E5M2> to vector<4xf6E2M3FN>
  %v1 = arith.minimumf %a1, %a1  : vector<1x3xf8E4M3FNUZ>
  %v2 = arith.negf %a2 : f6E3M2FN
  %v3 = arith.divf %a3, %a3 fastmath<fast> : bf16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_divide(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_neg(i32, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_minimum(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert(i32, i32, i64) -> i64
// CHECK-NEXT:   func.func @f(%arg0: vector<4xf8E5M2>, %arg1: vector<1x3xf8E4M3FNUZ>, %arg2: f6E3M2FN, %arg3: bf16) {
// CHECK-NEXT:     %0:4 = vector.to_elements %arg0 : vector<4xf8E5M2>
// CHECK-NEXT:     %1 = arith.bitcast %0#0 : f8E5M2 to i8
// CHECK-NEXT:     %2 = arith.extui %1 : i8 to i64
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     %c17_i32 = arith.constant 17 : i32
// CHECK-NEXT:     %3 = call @_mlir_apfloat_convert(%c7_i32, %c17_i32, %2) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %4 = arith.trunci %3 : i64 to i6
// CHECK-NEXT:     %5 = arith.bitcast %4 : i6 to f6E2M3FN
// CHECK-NEXT:     %6 = arith.bitcast %0#1 : f8E5M2 to i8
// CHECK-NEXT:     %7 = arith.extui %6 : i8 to i64
// CHECK-NEXT:     %c7_i32_0 = arith.constant 7 : i32
// CHECK-NEXT:     %c17_i32_1 = arith.constant 17 : i32
// CHECK-NEXT:     %8 = call @_mlir_apfloat_convert(%c7_i32_0, %c17_i32_1, %7) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %9 = arith.trunci %8 : i64 to i6
// CHECK-NEXT:     %10 = arith.bitcast %9 : i6 to f6E2M3FN
// CHECK-NEXT:     %11 = arith.bitcast %0#2 : f8E5M2 to i8
// CHECK-NEXT:     %12 = arith.extui %11 : i8 to i64
// CHECK-NEXT:     %c7_i32_2 = arith.constant 7 : i32
// CHECK-NEXT:     %c17_i32_3 = arith.constant 17 : i32
// CHECK-NEXT:     %13 = call @_mlir_apfloat_convert(%c7_i32_2, %c17_i32_3, %12) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %14 = arith.trunci %13 : i64 to i6
// CHECK-NEXT:     %15 = arith.bitcast %14 : i6 to f6E2M3FN
// CHECK-NEXT:     %16 = arith.bitcast %0#3 : f8E5M2 to i8
// CHECK-NEXT:     %17 = arith.extui %16 : i8 to i64
// CHECK-NEXT:     %c7_i32_4 = arith.constant 7 : i32
// CHECK-NEXT:     %c17_i32_5 = arith.constant 17 : i32
// CHECK-NEXT:     %18 = call @_mlir_apfloat_convert(%c7_i32_4, %c17_i32_5, %17) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %19 = arith.trunci %18 : i64 to i6
// CHECK-NEXT:     %20 = arith.bitcast %19 : i6 to f6E2M3FN
// CHECK-NEXT:     %21 = vector.from_elements %5, %10, %15, %20 : vector<4xf6E2M3FN>
// CHECK-NEXT:     %22:3 = vector.to_elements %arg1 : vector<1x3xf8E4M3FNUZ>
// CHECK-NEXT:     %23:3 = vector.to_elements %arg1 : vector<1x3xf8E4M3FNUZ>
// CHECK-NEXT:     %24 = arith.bitcast %22#0 : f8E4M3FNUZ to i8
// CHECK-NEXT:     %25 = arith.extui %24 : i8 to i64
// CHECK-NEXT:     %26 = arith.bitcast %23#0 : f8E4M3FNUZ to i8
// CHECK-NEXT:     %27 = arith.extui %26 : i8 to i64
// CHECK-NEXT:     %c11_i32 = arith.constant 11 : i32
// CHECK-NEXT:     %28 = call @_mlir_apfloat_minimum(%c11_i32, %25, %27) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %29 = arith.trunci %28 : i64 to i8
// CHECK-NEXT:     %30 = arith.bitcast %29 : i8 to f8E4M3FNUZ
// CHECK-NEXT:     %31 = arith.bitcast %22#1 : f8E4M3FNUZ to i8
// CHECK-NEXT:     %32 = arith.extui %31 : i8 to i64
// CHECK-NEXT:     %33 = arith.bitcast %23#1 : f8E4M3FNUZ to i8
// CHECK-NEXT:     %34 = arith.extui %33 : i8 to i64
// CHECK-NEXT:     %c11_i32_6 = arith.constant 11 : i32
// CHECK-NEXT:     %35 = call @_mlir_apfloat_minimum(%c11_i32_6, %32, %34) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %36 = arith.trunci %35 : i64 to i8
// CHECK-NEXT:     %37 = arith.bitcast %36 : i8 to f8E4M3FNUZ
// CHECK-NEXT:     %38 = arith.bitcast %22#2 : f8E4M3FNUZ to i8
// CHECK-NEXT:     %39 = arith.extui %38 : i8 to i64
// CHECK-NEXT:     %40 = arith.bitcast %23#2 : f8E4M3FNUZ to i8
// CHECK-NEXT:     %41 = arith.extui %40 : i8 to i64
// CHECK-NEXT:     %c11_i32_7 = arith.constant 11 : i32
// CHECK-NEXT:     %42 = call @_mlir_apfloat_minimum(%c11_i32_7, %39, %41) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %43 = arith.trunci %42 : i64 to i8
// CHECK-NEXT:     %44 = arith.bitcast %43 : i8 to f8E4M3FNUZ
// CHECK-NEXT:     %45 = vector.from_elements %30, %37, %44 : vector<1x3xf8E4M3FNUZ>
// CHECK-NEXT:     %46 = arith.bitcast %arg2 : f6E3M2FN to i6
// CHECK-NEXT:     %47 = arith.extui %46 : i6 to i64
// CHECK-NEXT:     %c16_i32 = arith.constant 16 : i32
// CHECK-NEXT:     %48 = call @_mlir_apfloat_neg(%c16_i32, %47) : (i32, i64) -> i64
// CHECK-NEXT:     %49 = arith.trunci %48 : i64 to i6
// CHECK-NEXT:     %50 = arith.bitcast %49 : i6 to f6E3M2FN
// CHECK-NEXT:     %51 = arith.bitcast %arg3 : bf16 to i16
// CHECK-NEXT:     %52 = arith.extui %51 : i16 to i64
// CHECK-NEXT:     %53 = arith.bitcast %arg3 : bf16 to i16
// CHECK-NEXT:     %54 = arith.extui %53 : i16 to i64
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %55 = call @_mlir_apfloat_divide(%c1_i32, %52, %54) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %56 = arith.trunci %55 : i64 to i16
// CHECK-NEXT:     %57 = arith.bitcast %56 : i16 to bf16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<2xf4E2M1FN>, %a1: vector<f16>, %a2: tf32) {
  %v0 = arith.addf %a0, %a0  {foo} : vector<2xf4E2M1FN>
  %v1 = arith.truncf %a1 {foo} : vector<f16> to vector<f8E4M3FNUZ>
  %v2 = arith.truncf %a2 : tf32 to f8E5M2
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_convert(i32, i32, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_add(i32, i64, i64) -> i64
// CHECK-NEXT:   func.func @f(%arg0: vector<2xf4E2M1FN>, %arg1: vector<f16>, %arg2: tf32) {
// CHECK-NEXT:     %0:2 = vector.to_elements %arg0 : vector<2xf4E2M1FN>
// CHECK-NEXT:     %1:2 = vector.to_elements %arg0 : vector<2xf4E2M1FN>
// CHECK-NEXT:     %2 = arith.bitcast %0#0 : f4E2M1FN to i4
// CHECK-NEXT:     %3 = arith.extui %2 : i4 to i64
// CHECK-NEXT:     %4 = arith.bitcast %1#0 : f4E2M1FN to i4
// CHECK-NEXT:     %5 = arith.extui %4 : i4 to i64
// CHECK-NEXT:     %c18_i32 = arith.constant 18 : i32
// CHECK-NEXT:     %6 = call @_mlir_apfloat_add(%c18_i32, %3, %5) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %7 = arith.trunci %6 : i64 to i4
// CHECK-NEXT:     %8 = arith.bitcast %7 : i4 to f4E2M1FN
// CHECK-NEXT:     %9 = arith.bitcast %0#1 : f4E2M1FN to i4
// CHECK-NEXT:     %10 = arith.extui %9 : i4 to i64
// CHECK-NEXT:     %11 = arith.bitcast %1#1 : f4E2M1FN to i4
// CHECK-NEXT:     %12 = arith.extui %11 : i4 to i64
// CHECK-NEXT:     %c18_i32_0 = arith.constant 18 : i32
// CHECK-NEXT:     %13 = call @_mlir_apfloat_add(%c18_i32_0, %10, %12) : (i32, i64, i64) -> i64
// CHECK-NEXT:     %14 = arith.trunci %13 : i64 to i4
// CHECK-NEXT:     %15 = arith.bitcast %14 : i4 to f4E2M1FN
// CHECK-NEXT:     %16 = vector.from_elements %8, %15 : vector<2xf4E2M1FN>
// CHECK-NEXT:     %17 = vector.to_elements %arg1 : vector<f16>
// CHECK-NEXT:     %18 = arith.bitcast %17 : f16 to i16
// CHECK-NEXT:     %19 = arith.extui %18 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c11_i32 = arith.constant 11 : i32
// CHECK-NEXT:     %20 = call @_mlir_apfloat_convert(%c0_i32, %c11_i32, %19) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %21 = arith.trunci %20 : i64 to i8
// CHECK-NEXT:     %22 = arith.bitcast %21 : i8 to f8E4M3FNUZ
// CHECK-NEXT:     %23 = vector.from_elements %22 : vector<f8E4M3FNUZ>
// CHECK-NEXT:     %24 = arith.bitcast %arg2 : tf32 to i19
// CHECK-NEXT:     %25 = arith.extui %24 : i19 to i64
// CHECK-NEXT:     %c14_i32 = arith.constant 14 : i32
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     %26 = call @_mlir_apfloat_convert(%c14_i32, %c7_i32, %25) : (i32, i32, i64) -> i64
// CHECK-NEXT:     %27 = arith.trunci %26 : i64 to i8
// CHECK-NEXT:     %28 = arith.bitcast %27 : i8 to f8E5M2
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
