// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s

func.func @f(%a: memref<4xi1>, %b: memref<4xi1>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xi1>) outs(%b : memref<4xi1>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xi1>, memref<4xi1>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xi1>, %arg1: memref<4xi1>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_signed>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: i1, %arg3: i1):
// CHECK-NEXT:       "linalg.yield"(%arg2) : (i1) -> ()
// CHECK-NEXT:     }) : (memref<4xi1>, memref<4xi1>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xi1>, %b: memref<4xi32>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xi1>) outs(%b : memref<4xi32>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xi1>, memref<4xi32>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xi1>, %arg1: memref<4xi32>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: i1, %arg3: i32):
// CHECK-NEXT:       %0 = "arith.extui"(%arg2) : (i1) -> i32
// CHECK-NEXT:       "linalg.yield"(%0) : (i32) -> ()
// CHECK-NEXT:     }) : (memref<4xi1>, memref<4xi32>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xi1>, %b: memref<4xbf16>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xi1>) outs(%b : memref<4xbf16>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xi1>, memref<4xbf16>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xi1>, %arg1: memref<4xbf16>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_signed>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: i1, %arg3: bf16):
// CHECK-NEXT:       %0 = "arith.sitofp"(%arg2) : (i1) -> bf16
// CHECK-NEXT:       "linalg.yield"(%0) : (bf16) -> ()
// CHECK-NEXT:     }) : (memref<4xi1>, memref<4xbf16>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xi1>, %b: memref<4xf64>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xi1>) outs(%b : memref<4xf64>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xi1>, memref<4xf64>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xi1>, %arg1: memref<4xf64>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: i1, %arg3: f64):
// CHECK-NEXT:       %0 = "arith.uitofp"(%arg2) : (i1) -> f64
// CHECK-NEXT:       "linalg.yield"(%0) : (f64) -> ()
// CHECK-NEXT:     }) : (memref<4xi1>, memref<4xf64>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xi1>, %b: memref<4xf8E4M3FN>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xi1>) outs(%b : memref<4xf8E4M3FN>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xi1>, memref<4xf8E4M3FN>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xi1>, %arg1: memref<4xf8E4M3FN>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_signed>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: i1, %arg3: f8E4M3FN):
// CHECK-NEXT:       %0 = "arith.sitofp"(%arg2) : (i1) -> f8E4M3FN
// CHECK-NEXT:       "linalg.yield"(%0) : (f8E4M3FN) -> ()
// CHECK-NEXT:     }) : (memref<4xi1>, memref<4xf8E4M3FN>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xi8>, %b: memref<4xi8>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xi8>) outs(%b : memref<4xi8>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xi8>, memref<4xi8>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xi8>, %arg1: memref<4xi8>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: i8, %arg3: i8):
// CHECK-NEXT:       "linalg.yield"(%arg2) : (i8) -> ()
// CHECK-NEXT:     }) : (memref<4xi8>, memref<4xi8>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xi8>, %b: memref<4xf16>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xi8>) outs(%b : memref<4xf16>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xi8>, memref<4xf16>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xi8>, %arg1: memref<4xf16>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_signed>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: i8, %arg3: f16):
// CHECK-NEXT:       %0 = "arith.sitofp"(%arg2) : (i8) -> f16
// CHECK-NEXT:       "linalg.yield"(%0) : (f16) -> ()
// CHECK-NEXT:     }) : (memref<4xi8>, memref<4xf16>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xi8>, %b: memref<4xf32>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xi8>) outs(%b : memref<4xf32>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xi8>, memref<4xf32>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xi8>, %arg1: memref<4xf32>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: i8, %arg3: f32):
// CHECK-NEXT:       %0 = "arith.uitofp"(%arg2) : (i8) -> f32
// CHECK-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// CHECK-NEXT:     }) : (memref<4xi8>, memref<4xf32>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xi8>, %b: memref<4xcomplex<f64>>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xi8>) outs(%b : memref<4xcomplex<f64>>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xi8>, memref<4xcomplex<f64>>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xi8>, %arg1: memref<4xcomplex<f64>>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_signed>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: i8, %arg3: complex<f64>):
// CHECK-NEXT:       %0 = "arith.sitofp"(%arg2) : (i8) -> f64
// CHECK-NEXT:       %1 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
// CHECK-NEXT:       %2 = "complex.create"(%0, %1) : (f64, f64) -> complex<f64>
// CHECK-NEXT:       "linalg.yield"(%2) : (complex<f64>) -> ()
// CHECK-NEXT:     }) : (memref<4xi8>, memref<4xcomplex<f64>>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xi32>, %b: memref<4xi1>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xi32>) outs(%b : memref<4xi1>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xi32>, memref<4xi1>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi1>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: i32, %arg3: i1):
// CHECK-NEXT:       %0 = "arith.trunci"(%arg2) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i1
// CHECK-NEXT:       "linalg.yield"(%0) : (i1) -> ()
// CHECK-NEXT:     }) : (memref<4xi32>, memref<4xi1>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xi32>, %b: memref<4xi64>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xi32>) outs(%b : memref<4xi64>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xi32>, memref<4xi64>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi64>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_signed>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: i32, %arg3: i64):
// CHECK-NEXT:       %0 = "arith.extsi"(%arg2) : (i32) -> i64
// CHECK-NEXT:       "linalg.yield"(%0) : (i64) -> ()
// CHECK-NEXT:     }) : (memref<4xi32>, memref<4xi64>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xi32>, %b: memref<4xbf16>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xi32>) outs(%b : memref<4xbf16>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xi32>, memref<4xbf16>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xbf16>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: i32, %arg3: bf16):
// CHECK-NEXT:       %0 = "arith.uitofp"(%arg2) : (i32) -> bf16
// CHECK-NEXT:       "linalg.yield"(%0) : (bf16) -> ()
// CHECK-NEXT:     }) : (memref<4xi32>, memref<4xbf16>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xi32>, %b: memref<4xcomplex<f32>>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xi32>) outs(%b : memref<4xcomplex<f32>>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xi32>, memref<4xcomplex<f32>>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xcomplex<f32>>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_signed>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: i32, %arg3: complex<f32>):
// CHECK-NEXT:       %0 = "arith.sitofp"(%arg2) : (i32) -> f32
// CHECK-NEXT:       %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
// CHECK-NEXT:       %2 = "complex.create"(%0, %1) : (f32, f32) -> complex<f32>
// CHECK-NEXT:       "linalg.yield"(%2) : (complex<f32>) -> ()
// CHECK-NEXT:     }) : (memref<4xi32>, memref<4xcomplex<f32>>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xi32>, %b: memref<4xf8E4M3FN>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xi32>) outs(%b : memref<4xf8E4M3FN>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xi32>, memref<4xf8E4M3FN>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xf8E4M3FN>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: i32, %arg3: f8E4M3FN):
// CHECK-NEXT:       %0 = "arith.uitofp"(%arg2) : (i32) -> f8E4M3FN
// CHECK-NEXT:       "linalg.yield"(%0) : (f8E4M3FN) -> ()
// CHECK-NEXT:     }) : (memref<4xi32>, memref<4xf8E4M3FN>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xi64>, %b: memref<4xi32>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xi64>) outs(%b : memref<4xi32>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xi64>, memref<4xi32>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xi64>, %arg1: memref<4xi32>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_signed>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: i64, %arg3: i32):
// CHECK-NEXT:       %0 = "arith.trunci"(%arg2) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
// CHECK-NEXT:       "linalg.yield"(%0) : (i32) -> ()
// CHECK-NEXT:     }) : (memref<4xi64>, memref<4xi32>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xi64>, %b: memref<4xf16>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xi64>) outs(%b : memref<4xf16>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xi64>, memref<4xf16>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xi64>, %arg1: memref<4xf16>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: i64, %arg3: f16):
// CHECK-NEXT:       %0 = "arith.uitofp"(%arg2) : (i64) -> f16
// CHECK-NEXT:       "linalg.yield"(%0) : (f16) -> ()
// CHECK-NEXT:     }) : (memref<4xi64>, memref<4xf16>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xi64>, %b: memref<4xf64>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xi64>) outs(%b : memref<4xf64>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xi64>, memref<4xf64>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xi64>, %arg1: memref<4xf64>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_signed>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: i64, %arg3: f64):
// CHECK-NEXT:       %0 = "arith.sitofp"(%arg2) : (i64) -> f64
// CHECK-NEXT:       "linalg.yield"(%0) : (f64) -> ()
// CHECK-NEXT:     }) : (memref<4xi64>, memref<4xf64>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xi64>, %b: memref<4xcomplex<f64>>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xi64>) outs(%b : memref<4xcomplex<f64>>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xi64>, memref<4xcomplex<f64>>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xi64>, %arg1: memref<4xcomplex<f64>>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: i64, %arg3: complex<f64>):
// CHECK-NEXT:       %0 = "arith.uitofp"(%arg2) : (i64) -> f64
// CHECK-NEXT:       %1 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
// CHECK-NEXT:       %2 = "complex.create"(%0, %1) : (f64, f64) -> complex<f64>
// CHECK-NEXT:       "linalg.yield"(%2) : (complex<f64>) -> ()
// CHECK-NEXT:     }) : (memref<4xi64>, memref<4xcomplex<f64>>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xf16>, %b: memref<4xi8>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xf16>) outs(%b : memref<4xi8>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xf16>, memref<4xi8>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xf16>, %arg1: memref<4xi8>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_signed>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: f16, %arg3: i8):
// CHECK-NEXT:       %0 = "arith.fptosi"(%arg2) : (f16) -> i8
// CHECK-NEXT:       "linalg.yield"(%0) : (i8) -> ()
// CHECK-NEXT:     }) : (memref<4xf16>, memref<4xi8>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xf16>, %b: memref<4xi64>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xf16>) outs(%b : memref<4xi64>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xf16>, memref<4xi64>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xf16>, %arg1: memref<4xi64>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: f16, %arg3: i64):
// CHECK-NEXT:       %0 = "arith.fptoui"(%arg2) : (f16) -> i64
// CHECK-NEXT:       "linalg.yield"(%0) : (i64) -> ()
// CHECK-NEXT:     }) : (memref<4xf16>, memref<4xi64>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xf16>, %b: memref<4xf64>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xf16>) outs(%b : memref<4xf64>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xf16>, memref<4xf64>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xf16>, %arg1: memref<4xf64>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_signed>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: f16, %arg3: f64):
// CHECK-NEXT:       %0 = "arith.extf"(%arg2) : (f16) -> f64
// CHECK-NEXT:       "linalg.yield"(%0) : (f64) -> ()
// CHECK-NEXT:     }) : (memref<4xf16>, memref<4xf64>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xf16>, %b: memref<4xcomplex<f64>>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xf16>) outs(%b : memref<4xcomplex<f64>>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xf16>, memref<4xcomplex<f64>>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xf16>, %arg1: memref<4xcomplex<f64>>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: f16, %arg3: complex<f64>):
// CHECK-NEXT:       %0 = "arith.extf"(%arg2) : (f16) -> f64
// CHECK-NEXT:       %1 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
// CHECK-NEXT:       %2 = "complex.create"(%0, %1) : (f64, f64) -> complex<f64>
// CHECK-NEXT:       "linalg.yield"(%2) : (complex<f64>) -> ()
// CHECK-NEXT:     }) : (memref<4xf16>, memref<4xcomplex<f64>>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xbf16>, %b: memref<4xi8>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xbf16>) outs(%b : memref<4xi8>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xbf16>, memref<4xi8>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xbf16>, %arg1: memref<4xi8>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_signed>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: bf16, %arg3: i8):
// CHECK-NEXT:       %0 = "arith.fptosi"(%arg2) : (bf16) -> i8
// CHECK-NEXT:       "linalg.yield"(%0) : (i8) -> ()
// CHECK-NEXT:     }) : (memref<4xbf16>, memref<4xi8>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xbf16>, %b: memref<4xi64>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xbf16>) outs(%b : memref<4xi64>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xbf16>, memref<4xi64>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xbf16>, %arg1: memref<4xi64>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: bf16, %arg3: i64):
// CHECK-NEXT:       %0 = "arith.fptoui"(%arg2) : (bf16) -> i64
// CHECK-NEXT:       "linalg.yield"(%0) : (i64) -> ()
// CHECK-NEXT:     }) : (memref<4xbf16>, memref<4xi64>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xbf16>, %b: memref<4xf64>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xbf16>) outs(%b : memref<4xf64>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xbf16>, memref<4xf64>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xbf16>, %arg1: memref<4xf64>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_signed>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: bf16, %arg3: f64):
// CHECK-NEXT:       %0 = "arith.extf"(%arg2) : (bf16) -> f64
// CHECK-NEXT:       "linalg.yield"(%0) : (f64) -> ()
// CHECK-NEXT:     }) : (memref<4xbf16>, memref<4xf64>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xbf16>, %b: memref<4xcomplex<f64>>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xbf16>) outs(%b : memref<4xcomplex<f64>>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xbf16>, memref<4xcomplex<f64>>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xbf16>, %arg1: memref<4xcomplex<f64>>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: bf16, %arg3: complex<f64>):
// CHECK-NEXT:       %0 = "arith.extf"(%arg2) : (bf16) -> f64
// CHECK-NEXT:       %1 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
// CHECK-NEXT:       %2 = "complex.create"(%0, %1) : (f64, f64) -> complex<f64>
// CHECK-NEXT:       "linalg.yield"(%2) : (complex<f64>) -> ()
// CHECK-NEXT:     }) : (memref<4xbf16>, memref<4xcomplex<f64>>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xi8>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xf32>) outs(%b : memref<4xi8>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xf32>, memref<4xi8>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xi8>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_signed>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: f32, %arg3: i8):
// CHECK-NEXT:       %0 = "arith.fptosi"(%arg2) : (f32) -> i8
// CHECK-NEXT:       "linalg.yield"(%0) : (i8) -> ()
// CHECK-NEXT:     }) : (memref<4xf32>, memref<4xi8>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xi64>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xf32>) outs(%b : memref<4xi64>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xf32>, memref<4xi64>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xi64>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: f32, %arg3: i64):
// CHECK-NEXT:       %0 = "arith.fptoui"(%arg2) : (f32) -> i64
// CHECK-NEXT:       "linalg.yield"(%0) : (i64) -> ()
// CHECK-NEXT:     }) : (memref<4xf32>, memref<4xi64>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xf32>, memref<4xf32>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_signed>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT:       "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT:     }) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xcomplex<f32>>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xf32>) outs(%b : memref<4xcomplex<f32>>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xf32>, memref<4xcomplex<f32>>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xcomplex<f32>>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: f32, %arg3: complex<f32>):
// CHECK-NEXT:       %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
// CHECK-NEXT:       %1 = "complex.create"(%arg2, %0) : (f32, f32) -> complex<f32>
// CHECK-NEXT:       "linalg.yield"(%1) : (complex<f32>) -> ()
// CHECK-NEXT:     }) : (memref<4xf32>, memref<4xcomplex<f32>>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xf64>, %b: memref<4xi1>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xf64>) outs(%b : memref<4xi1>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xf64>, memref<4xi1>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xf64>, %arg1: memref<4xi1>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_signed>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: f64, %arg3: i1):
// CHECK-NEXT:       %0 = "arith.fptosi"(%arg2) : (f64) -> i1
// CHECK-NEXT:       "linalg.yield"(%0) : (i1) -> ()
// CHECK-NEXT:     }) : (memref<4xf64>, memref<4xi1>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xf64>, %b: memref<4xi32>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xf64>) outs(%b : memref<4xi32>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xf64>, memref<4xi32>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xf64>, %arg1: memref<4xi32>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: f64, %arg3: i32):
// CHECK-NEXT:       %0 = "arith.fptoui"(%arg2) : (f64) -> i32
// CHECK-NEXT:       "linalg.yield"(%0) : (i32) -> ()
// CHECK-NEXT:     }) : (memref<4xf64>, memref<4xi32>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xf64>, %b: memref<4xbf16>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xf64>) outs(%b : memref<4xbf16>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xf64>, memref<4xbf16>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xf64>, %arg1: memref<4xbf16>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_signed>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: f64, %arg3: bf16):
// CHECK-NEXT:       %0 = "arith.truncf"(%arg2) : (f64) -> bf16
// CHECK-NEXT:       "linalg.yield"(%0) : (bf16) -> ()
// CHECK-NEXT:     }) : (memref<4xf64>, memref<4xbf16>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xf64>, %b: memref<4xf64>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xf64>) outs(%b : memref<4xf64>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xf64>, memref<4xf64>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xf64>, %arg1: memref<4xf64>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: f64, %arg3: f64):
// CHECK-NEXT:       "linalg.yield"(%arg2) : (f64) -> ()
// CHECK-NEXT:     }) : (memref<4xf64>, memref<4xf64>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xf64>, %b: memref<4xf8E4M3FN>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xf64>) outs(%b : memref<4xf8E4M3FN>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xf64>, memref<4xf8E4M3FN>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xf64>, %arg1: memref<4xf8E4M3FN>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_signed>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: f64, %arg3: f8E4M3FN):
// CHECK-NEXT:       %0 = "arith.truncf"(%arg2) : (f64) -> f8E4M3FN
// CHECK-NEXT:       "linalg.yield"(%0) : (f8E4M3FN) -> ()
// CHECK-NEXT:     }) : (memref<4xf64>, memref<4xf8E4M3FN>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xindex>, %b: memref<4xi8>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xindex>) outs(%b : memref<4xi8>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xindex>, memref<4xi8>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xindex>, %arg1: memref<4xi8>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: i8):
// CHECK-NEXT:       %0 = "arith.index_cast"(%arg2) : (index) -> i8
// CHECK-NEXT:       "linalg.yield"(%0) : (i8) -> ()
// CHECK-NEXT:     }) : (memref<4xindex>, memref<4xi8>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xindex>, %b: memref<4xindex>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xindex>) outs(%b : memref<4xindex>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xindex>, memref<4xindex>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xindex>, %arg1: memref<4xindex>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_signed>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:       "linalg.yield"(%arg2) : (index) -> ()
// CHECK-NEXT:     }) : (memref<4xindex>, memref<4xindex>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xcomplex<f32>>, %b: memref<4xcomplex<f64>>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xcomplex<f32>>) outs(%b : memref<4xcomplex<f64>>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xcomplex<f32>>, memref<4xcomplex<f64>>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xcomplex<f32>>, %arg1: memref<4xcomplex<f64>>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: complex<f32>, %arg3: complex<f64>):
// CHECK-NEXT:       %0 = "complex.re"(%arg2) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
// CHECK-NEXT:       %1 = "complex.im"(%arg2) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
// CHECK-NEXT:       %2 = "arith.extf"(%0) : (f32) -> f64
// CHECK-NEXT:       %3 = "arith.extf"(%1) : (f32) -> f64
// CHECK-NEXT:       %4 = "complex.create"(%2, %3) : (f64, f64) -> complex<f64>
// CHECK-NEXT:       "linalg.yield"(%4) : (complex<f64>) -> ()
// CHECK-NEXT:     }) : (memref<4xcomplex<f32>>, memref<4xcomplex<f64>>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xsi8>, %b: memref<4xsi8>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xsi8>) outs(%b : memref<4xsi8>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xsi8>, memref<4xsi8>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xsi8>, %arg1: memref<4xsi8>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_signed>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: si8, %arg3: si8):
// CHECK-NEXT:       "linalg.yield"(%arg2) : (si8) -> ()
// CHECK-NEXT:     }) : (memref<4xsi8>, memref<4xsi8>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xf8E4M3FN>, %b: memref<4xi1>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xf8E4M3FN>) outs(%b : memref<4xi1>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xf8E4M3FN>, memref<4xi1>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xf8E4M3FN>, %arg1: memref<4xi1>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: f8E4M3FN, %arg3: i1):
// CHECK-NEXT:       %0 = "arith.fptoui"(%arg2) : (f8E4M3FN) -> i1
// CHECK-NEXT:       "linalg.yield"(%0) : (i1) -> ()
// CHECK-NEXT:     }) : (memref<4xf8E4M3FN>, memref<4xi1>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xf8E4M3FN>, %b: memref<4xi64>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xf8E4M3FN>) outs(%b : memref<4xi64>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xf8E4M3FN>, memref<4xi64>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xf8E4M3FN>, %arg1: memref<4xi64>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_signed>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: f8E4M3FN, %arg3: i64):
// CHECK-NEXT:       %0 = "arith.fptosi"(%arg2) : (f8E4M3FN) -> i64
// CHECK-NEXT:       "linalg.yield"(%0) : (i64) -> ()
// CHECK-NEXT:     }) : (memref<4xf8E4M3FN>, memref<4xi64>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xf8E4M3FN>, %b: memref<4xbf16>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xf8E4M3FN>) outs(%b : memref<4xbf16>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xf8E4M3FN>, memref<4xbf16>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xf8E4M3FN>, %arg1: memref<4xbf16>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: f8E4M3FN, %arg3: bf16):
// CHECK-NEXT:       %0 = "arith.extf"(%arg2) : (f8E4M3FN) -> bf16
// CHECK-NEXT:       "linalg.yield"(%0) : (bf16) -> ()
// CHECK-NEXT:     }) : (memref<4xf8E4M3FN>, memref<4xbf16>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xf8E4M3FN>, %b: memref<4xcomplex<f32>>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xf8E4M3FN>) outs(%b : memref<4xcomplex<f32>>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xf8E4M3FN>, memref<4xcomplex<f32>>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xf8E4M3FN>, %arg1: memref<4xcomplex<f32>>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_signed>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: f8E4M3FN, %arg3: complex<f32>):
// CHECK-NEXT:       %0 = "arith.extf"(%arg2) : (f8E4M3FN) -> f32
// CHECK-NEXT:       %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
// CHECK-NEXT:       %2 = "complex.create"(%0, %1) : (f32, f32) -> complex<f32>
// CHECK-NEXT:       "linalg.yield"(%2) : (complex<f32>) -> ()
// CHECK-NEXT:     }) : (memref<4xf8E4M3FN>, memref<4xcomplex<f32>>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<4xf8E4M3FN>, %b: memref<4xf8E4M3FN>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xf8E4M3FN>) outs(%b : memref<4xf8E4M3FN>)
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xf8E4M3FN>, memref<4xf8E4M3FN>) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xf8E4M3FN>, %arg1: memref<4xf8E4M3FN>):
// CHECK-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg2: f8E4M3FN, %arg3: f8E4M3FN):
// CHECK-NEXT:       "linalg.yield"(%arg2) : (f8E4M3FN) -> ()
// CHECK-NEXT:     }) : (memref<4xf8E4M3FN>, memref<4xf8E4M3FN>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
