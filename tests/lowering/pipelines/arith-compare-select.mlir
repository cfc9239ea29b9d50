// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(convert-scf-to-cf),expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,convert-ub-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)' | FileCheck %s

func.func @f(%a: i1, %b: i1) {
  %0 = arith.cmpi ne, %a, %b : i1
  %1 = arith.cmpi slt, %a, %b : i1
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: i1) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i8, %b: i8) {
  %0 = arith.cmpi ne, %a, %b : i8
  %1 = arith.cmpi slt, %a, %b : i8
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i8, %arg1: i8) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %b: i32) {
  %0 = arith.cmpi eq, %a, %b : i32
  %1 = arith.cmpi ne, %a, %b : i32
  %2 = arith.cmpi slt, %a, %b : i32
  %3 = arith.cmpi sle, %a, %b : i32
  %4 = arith.cmpi sgt, %a, %b : i32
  %5 = arith.cmpi sge, %a, %b : i32
  %6 = arith.cmpi ult, %a, %b : i32
  %7 = arith.cmpi ule, %a, %b : i32
  %8 = arith.cmpi ugt, %a, %b : i32
  %9 = arith.cmpi uge, %a, %b : i32
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i64, %b: i64) {
  %0 = arith.cmpi ne, %a, %b : i64
  %1 = arith.cmpi slt, %a, %b : i64
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i128, %b: i128) {
  %0 = arith.cmpi ne, %a, %b : i128
  %1 = arith.cmpi slt, %a, %b : i128
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i128, %arg1: i128) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %0 = arith.cmpi ne, %a, %b : index
  %1 = arith.cmpi slt, %a, %b : index
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xi32>, %b: vector<4xi32>) {
  %0 = arith.cmpi ne, %a, %b : vector<4xi32>
  %1 = arith.cmpi slt, %a, %b : vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<4xi32>, %arg1: vector<4xi32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xindex>, %b: vector<4xindex>) {
  %0 = arith.cmpi ne, %a, %b : vector<4xindex>
  %1 = arith.cmpi slt, %a, %b : vector<4xindex>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<4xi64>, %arg1: vector<4xi64>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[4]xi8>, %b: vector<[4]xi8>) {
  %0 = arith.cmpi ne, %a, %b : vector<[4]xi8>
  %1 = arith.cmpi slt, %a, %b : vector<[4]xi8>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<[4]xi8>, %arg1: vector<[4]xi8>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x4xi16>, %b: vector<2x4xi16>) {
  %0 = arith.cmpi eq, %a, %b : vector<2x4xi16>
  %1 = arith.cmpi ne, %a, %b : vector<2x4xi16>
  %2 = arith.cmpi slt, %a, %b : vector<2x4xi16>
  %3 = arith.cmpi sle, %a, %b : vector<2x4xi16>
  %4 = arith.cmpi sgt, %a, %b : vector<2x4xi16>
  %5 = arith.cmpi sge, %a, %b : vector<2x4xi16>
  %6 = arith.cmpi ult, %a, %b : vector<2x4xi16>
  %7 = arith.cmpi ule, %a, %b : vector<2x4xi16>
  %8 = arith.cmpi ugt, %a, %b : vector<2x4xi16>
  %9 = arith.cmpi uge, %a, %b : vector<2x4xi16>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.array<2 x vector<4xi16>>, %arg1: !llvm.array<2 x vector<4xi16>>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x2xindex>, %b: vector<2x2xindex>) {
  %0 = arith.cmpi ne, %a, %b : vector<2x2xindex>
  %1 = arith.cmpi slt, %a, %b : vector<2x2xindex>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.array<2 x vector<2xi64>>, %arg1: !llvm.array<2 x vector<2xi64>>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) {
  %0 = arith.cmpi ne, %a, %b : tensor<4xi32>
  %1 = arith.cmpi slt, %a, %b : tensor<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<i32>, %b: vector<i32>) {
  %0 = arith.cmpi ne, %a, %b : vector<i32>
  %1 = arith.cmpi slt, %a, %b : vector<i32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<1xi32>, %arg1: vector<1xi32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x[4]xi64>, %b: vector<2x[4]xi64>) {
  %0 = arith.cmpi ne, %a, %b : vector<2x[4]xi64>
  %1 = arith.cmpi slt, %a, %b : vector<2x[4]xi64>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.array<2 x vector<[4]xi64>>, %arg1: !llvm.array<2 x vector<[4]xi64>>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: bf16, %b: bf16) {
  %0 = arith.cmpf oeq, %a, %b : bf16
  %1 = arith.cmpf ogt, %a, %b : bf16
  %2 = arith.cmpf true, %a, %b : bf16
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: bf16, %arg1: bf16) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f16, %b: f16) {
  %0 = arith.cmpf oeq, %a, %b : f16
  %1 = arith.cmpf ogt, %a, %b : f16
  %2 = arith.cmpf true, %a, %b : f16
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: f16, %arg1: f16) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

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
// CHECK-NEXT: llvm.func @f(%arg0: f32, %arg1: f32) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f64, %b: f64) {
  %0 = arith.cmpf oeq, %a, %b : f64
  %1 = arith.cmpf ogt, %a, %b : f64
  %2 = arith.cmpf true, %a, %b : f64
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: f64, %arg1: f64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f80, %b: f80) {
  %0 = arith.cmpf oeq, %a, %b : f80
  %1 = arith.cmpf ogt, %a, %b : f80
  %2 = arith.cmpf true, %a, %b : f80
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: f80, %arg1: f80) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f128, %b: f128) {
  %0 = arith.cmpf oeq, %a, %b : f128
  %1 = arith.cmpf ogt, %a, %b : f128
  %2 = arith.cmpf true, %a, %b : f128
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: f128, %arg1: f128) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = arith.cmpf oeq, %a, %b : vector<4xf32>
  %1 = arith.cmpf ogt, %a, %b : vector<4xf32>
  %2 = arith.cmpf true, %a, %b : vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[4]xf64>, %b: vector<[4]xf64>) {
  %0 = arith.cmpf oeq, %a, %b : vector<[4]xf64>
  %1 = arith.cmpf ogt, %a, %b : vector<[4]xf64>
  %2 = arith.cmpf true, %a, %b : vector<[4]xf64>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<[4]xf64>, %arg1: vector<[4]xf64>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x3xf16>, %b: vector<2x3xf16>) {
  %0 = arith.cmpf oeq, %a, %b : vector<2x3xf16>
  %1 = arith.cmpf ogt, %a, %b : vector<2x3xf16>
  %2 = arith.cmpf true, %a, %b : vector<2x3xf16>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.array<2 x vector<3xf16>>, %arg1: !llvm.array<2 x vector<3xf16>>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = arith.cmpf oeq, %a, %b : tensor<4xf32>
  %1 = arith.cmpf ogt, %a, %b : tensor<4xf32>
  %2 = arith.cmpf true, %a, %b : tensor<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f8E5M2, %b: f8E5M2) {
  %0 = arith.cmpf oeq, %a, %b : f8E5M2
  %1 = arith.cmpf ogt, %a, %b : f8E5M2
  %2 = arith.cmpf true, %a, %b : f8E5M2
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i8, %arg1: i8) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tf32, %b: tf32) {
  %0 = arith.cmpf oeq, %a, %b : tf32
  %1 = arith.cmpf ogt, %a, %b : tf32
  %2 = arith.cmpf true, %a, %b : tf32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tf32, %arg1: tf32) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<f32>, %b: vector<f32>) {
  %0 = arith.cmpf oeq, %a, %b : vector<f32>
  %1 = arith.cmpf ogt, %a, %b : vector<f32>
  %2 = arith.cmpf true, %a, %b : vector<f32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<1xf32>, %arg1: vector<1xf32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: i32, %b: i32) {
  %0 = arith.select %c, %a, %b : i32
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: f32, %b: f32) {
  %0 = arith.select %c, %a, %b : f32
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: f32, %arg2: f32) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: index, %b: index) {
  %0 = arith.select %c, %a, %b : index
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: i64, %arg2: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: memref<4xf32>, %b: memref<4xf32>) {
  %0 = arith.select %c, %a, %b : memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr, %arg7: !llvm.ptr, %arg8: i64, %arg9: i64, %arg10: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
