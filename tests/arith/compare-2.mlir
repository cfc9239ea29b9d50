// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @f(%a: vector<i32>, %b: vector<i32>) {
  %0 = arith.cmpi eq, %a, %b : vector<i32>
  %1 = arith.cmpi slt, %a, %b : vector<i32>
  %2 = arith.cmpi uge, %a, %b : vector<i32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<i32>, %arg1: vector<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi eq, %arg0, %arg1 : vector<i32>
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %arg0, %arg1 : vector<i32>
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi uge, %arg0, %arg1 : vector<i32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<i32>, vector<i32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: vector<i32>, %arg1: vector<i32>):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 0 : i64}> : (vector<i32>, vector<i32>) -> vector<i1>
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 2 : i64}> : (vector<i32>, vector<i32>) -> vector<i1>
// GENERIC-NEXT: %[[V2:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 9 : i64}> : (vector<i32>, vector<i32>) -> vector<i1>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: bf16, %b: bf16) {
  %0 = arith.cmpf oeq, %a, %b : bf16
  %1 = arith.cmpf ult, %a, %b : bf16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: bf16, %arg1: bf16) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg0, %arg1 : bf16
// CHECK-NEXT: %[[V1:.*]] = arith.cmpf ult, %arg0, %arg1 : bf16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (bf16, bf16) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: bf16, %arg1: bf16):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (bf16, bf16) -> i1
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (bf16, bf16) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f16, %b: f16) {
  %0 = arith.cmpf oeq, %a, %b : f16
  %1 = arith.cmpf ult, %a, %b : f16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f16, %arg1: f16) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg0, %arg1 : f16
// CHECK-NEXT: %[[V1:.*]] = arith.cmpf ult, %arg0, %arg1 : f16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f16, f16) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f16, %arg1: f16):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f16, f16) -> i1
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (f16, f16) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32, %b: f32) {
  %0 = arith.cmpf false, %a, %b : f32
  %1 = arith.cmpf oeq, %a, %b : f32
  %2 = arith.cmpf ogt, %a, %b : f32
  %3 = arith.cmpf oge, %a, %b : f32
  %4 = arith.cmpf olt, %a, %b : f32
  %5 = arith.cmpf ole, %a, %b : f32
  %6 = arith.cmpf one, %a, %b : f32
  %7 = arith.cmpf ord, %a, %b : f32
  %8 = arith.cmpf ueq, %a, %b : f32
  %9 = arith.cmpf ugt, %a, %b : f32
  %10 = arith.cmpf uge, %a, %b : f32
  %11 = arith.cmpf ult, %a, %b : f32
  %12 = arith.cmpf ule, %a, %b : f32
  %13 = arith.cmpf une, %a, %b : f32
  %14 = arith.cmpf uno, %a, %b : f32
  %15 = arith.cmpf true, %a, %b : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf false, %arg0, %arg1 : f32
// CHECK-NEXT: %[[V1:.*]] = arith.cmpf oeq, %arg0, %arg1 : f32
// CHECK-NEXT: %[[V2:.*]] = arith.cmpf ogt, %arg0, %arg1 : f32
// CHECK-NEXT: %[[V3:.*]] = arith.cmpf oge, %arg0, %arg1 : f32
// CHECK-NEXT: %[[V4:.*]] = arith.cmpf olt, %arg0, %arg1 : f32
// CHECK-NEXT: %[[V5:.*]] = arith.cmpf ole, %arg0, %arg1 : f32
// CHECK-NEXT: %[[V6:.*]] = arith.cmpf one, %arg0, %arg1 : f32
// CHECK-NEXT: %[[V7:.*]] = arith.cmpf ord, %arg0, %arg1 : f32
// CHECK-NEXT: %[[V8:.*]] = arith.cmpf ueq, %arg0, %arg1 : f32
// CHECK-NEXT: %[[V9:.*]] = arith.cmpf ugt, %arg0, %arg1 : f32
// CHECK-NEXT: %[[V10:.*]] = arith.cmpf uge, %arg0, %arg1 : f32
// CHECK-NEXT: %[[V11:.*]] = arith.cmpf ult, %arg0, %arg1 : f32
// CHECK-NEXT: %[[V12:.*]] = arith.cmpf ule, %arg0, %arg1 : f32
// CHECK-NEXT: %[[V13:.*]] = arith.cmpf une, %arg0, %arg1 : f32
// CHECK-NEXT: %[[V14:.*]] = arith.cmpf uno, %arg0, %arg1 : f32
// CHECK-NEXT: %[[V15:.*]] = arith.cmpf true, %arg0, %arg1 : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32, f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32, %arg1: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 0 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT: %[[V2:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT: %[[V3:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 3 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT: %[[V4:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT: %[[V5:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 5 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT: %[[V6:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 6 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT: %[[V7:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 7 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT: %[[V8:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 8 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT: %[[V9:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT: %[[V10:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 10 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT: %[[V11:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT: %[[V12:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT: %[[V13:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT: %[[V14:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT: %[[V15:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 15 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f64, %b: f64) {
  %0 = arith.cmpf oeq, %a, %b : f64
  %1 = arith.cmpf ult, %a, %b : f64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f64, %arg1: f64) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg0, %arg1 : f64
// CHECK-NEXT: %[[V1:.*]] = arith.cmpf ult, %arg0, %arg1 : f64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f64, f64) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f64, %arg1: f64):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (f64, f64) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f80, %b: f80) {
  %0 = arith.cmpf oeq, %a, %b : f80
  %1 = arith.cmpf ult, %a, %b : f80
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f80, %arg1: f80) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg0, %arg1 : f80
// CHECK-NEXT: %[[V1:.*]] = arith.cmpf ult, %arg0, %arg1 : f80
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f80, f80) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f80, %arg1: f80):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f80, f80) -> i1
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (f80, f80) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f128, %b: f128) {
  %0 = arith.cmpf oeq, %a, %b : f128
  %1 = arith.cmpf ult, %a, %b : f128
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f128, %arg1: f128) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg0, %arg1 : f128
// CHECK-NEXT: %[[V1:.*]] = arith.cmpf ult, %arg0, %arg1 : f128
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f128, f128) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f128, %arg1: f128):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f128, f128) -> i1
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (f128, f128) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: tf32, %b: tf32) {
  %0 = arith.cmpf oeq, %a, %b : tf32
  %1 = arith.cmpf ult, %a, %b : tf32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tf32, %arg1: tf32) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg0, %arg1 : tf32
// CHECK-NEXT: %[[V1:.*]] = arith.cmpf ult, %arg0, %arg1 : tf32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (tf32, tf32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: tf32, %arg1: tf32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (tf32, tf32) -> i1
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (tf32, tf32) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f8E5M2, %b: f8E5M2) {
  %0 = arith.cmpf oeq, %a, %b : f8E5M2
  %1 = arith.cmpf ult, %a, %b : f8E5M2
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f8E5M2, %arg1: f8E5M2) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg0, %arg1 : f8E5M2
// CHECK-NEXT: %[[V1:.*]] = arith.cmpf ult, %arg0, %arg1 : f8E5M2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f8E5M2, f8E5M2) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f8E5M2, %arg1: f8E5M2):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f8E5M2, f8E5M2) -> i1
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (f8E5M2, f8E5M2) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f4E2M1FN, %b: f4E2M1FN) {
  %0 = arith.cmpf oeq, %a, %b : f4E2M1FN
  %1 = arith.cmpf ult, %a, %b : f4E2M1FN
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f4E2M1FN, %arg1: f4E2M1FN) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg0, %arg1 : f4E2M1FN
// CHECK-NEXT: %[[V1:.*]] = arith.cmpf ult, %arg0, %arg1 : f4E2M1FN
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f4E2M1FN, f4E2M1FN) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f4E2M1FN, %arg1: f4E2M1FN):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f4E2M1FN, f4E2M1FN) -> i1
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (f4E2M1FN, f4E2M1FN) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = arith.cmpf oeq, %a, %b : vector<4xf32>
  %1 = arith.cmpf ult, %a, %b : vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg0, %arg1 : vector<4xf32>
// CHECK-NEXT: %[[V1:.*]] = arith.cmpf ult, %arg0, %arg1 : vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<4xf32>, vector<4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: vector<[4]xf64>, %b: vector<[4]xf64>) {
  %0 = arith.cmpf oeq, %a, %b : vector<[4]xf64>
  %1 = arith.cmpf ult, %a, %b : vector<[4]xf64>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<[4]xf64>, %arg1: vector<[4]xf64>) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg0, %arg1 : vector<[4]xf64>
// CHECK-NEXT: %[[V1:.*]] = arith.cmpf ult, %arg0, %arg1 : vector<[4]xf64>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<[4]xf64>, vector<[4]xf64>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: vector<[4]xf64>, %arg1: vector<[4]xf64>):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (vector<[4]xf64>, vector<[4]xf64>) -> vector<[4]xi1>
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (vector<[4]xf64>, vector<[4]xf64>) -> vector<[4]xi1>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: vector<2x2xf16>, %b: vector<2x2xf16>) {
  %0 = arith.cmpf oeq, %a, %b : vector<2x2xf16>
  %1 = arith.cmpf ult, %a, %b : vector<2x2xf16>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2x2xf16>, %arg1: vector<2x2xf16>) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg0, %arg1 : vector<2x2xf16>
// CHECK-NEXT: %[[V1:.*]] = arith.cmpf ult, %arg0, %arg1 : vector<2x2xf16>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<2x2xf16>, vector<2x2xf16>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: vector<2x2xf16>, %arg1: vector<2x2xf16>):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xi1>
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xi1>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = arith.cmpf oeq, %a, %b : tensor<4xf32>
  %1 = arith.cmpf ult, %a, %b : tensor<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: %[[V1:.*]] = arith.cmpf ult, %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: tensor<?x3xbf16>, %b: tensor<?x3xbf16>) {
  %0 = arith.cmpf oeq, %a, %b : tensor<?x3xbf16>
  %1 = arith.cmpf ult, %a, %b : tensor<?x3xbf16>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<?x3xbf16>, %arg1: tensor<?x3xbf16>) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg0, %arg1 : tensor<?x3xbf16>
// CHECK-NEXT: %[[V1:.*]] = arith.cmpf ult, %arg0, %arg1 : tensor<?x3xbf16>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<?x3xbf16>, tensor<?x3xbf16>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: tensor<?x3xbf16>, %arg1: tensor<?x3xbf16>):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xi1>
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xi1>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: tensor<*xf64>, %b: tensor<*xf64>) {
  %0 = arith.cmpf oeq, %a, %b : tensor<*xf64>
  %1 = arith.cmpf ult, %a, %b : tensor<*xf64>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<*xf64>, %arg1: tensor<*xf64>) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg0, %arg1 : tensor<*xf64>
// CHECK-NEXT: %[[V1:.*]] = arith.cmpf ult, %arg0, %arg1 : tensor<*xf64>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<*xf64>, tensor<*xf64>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: tensor<*xf64>, %arg1: tensor<*xf64>):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (tensor<*xf64>, tensor<*xf64>) -> tensor<*xi1>
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (tensor<*xf64>, tensor<*xf64>) -> tensor<*xi1>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
