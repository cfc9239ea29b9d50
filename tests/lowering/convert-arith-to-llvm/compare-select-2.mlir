// RUN: mlir-opt %s --split-input-file --convert-arith-to-llvm | FileCheck %s

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
// CHECK-NEXT: %[[V0:.*]] = llvm.fcmp "_false" %arg0, %arg1 : f32
// CHECK-NEXT: %[[V1:.*]] = llvm.fcmp "oeq" %arg0, %arg1 : f32
// CHECK-NEXT: %[[V2:.*]] = llvm.fcmp "ogt" %arg0, %arg1 : f32
// CHECK-NEXT: %[[V3:.*]] = llvm.fcmp "oge" %arg0, %arg1 : f32
// CHECK-NEXT: %[[V4:.*]] = llvm.fcmp "olt" %arg0, %arg1 : f32
// CHECK-NEXT: %[[V5:.*]] = llvm.fcmp "ole" %arg0, %arg1 : f32
// CHECK-NEXT: %[[V6:.*]] = llvm.fcmp "one" %arg0, %arg1 : f32
// CHECK-NEXT: %[[V7:.*]] = llvm.fcmp "ord" %arg0, %arg1 : f32
// CHECK-NEXT: %[[V8:.*]] = llvm.fcmp "ueq" %arg0, %arg1 : f32
// CHECK-NEXT: %[[V9:.*]] = llvm.fcmp "ugt" %arg0, %arg1 : f32
// CHECK-NEXT: %[[V10:.*]] = llvm.fcmp "uge" %arg0, %arg1 : f32
// CHECK-NEXT: %[[V11:.*]] = llvm.fcmp "ult" %arg0, %arg1 : f32
// CHECK-NEXT: %[[V12:.*]] = llvm.fcmp "ule" %arg0, %arg1 : f32
// CHECK-NEXT: %[[V13:.*]] = llvm.fcmp "une" %arg0, %arg1 : f32
// CHECK-NEXT: %[[V14:.*]] = llvm.fcmp "uno" %arg0, %arg1 : f32
// CHECK-NEXT: %[[V15:.*]] = llvm.fcmp "_true" %arg0, %arg1 : f32
// CHECK-NEXT: return
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
// CHECK-NEXT: func.func @f(%arg0: f64, %arg1: f64) {
// CHECK-NEXT: %[[V0:.*]] = llvm.fcmp "oeq" %arg0, %arg1 : f64
// CHECK-NEXT: %[[V1:.*]] = llvm.fcmp "ogt" %arg0, %arg1 : f64
// CHECK-NEXT: %[[V2:.*]] = llvm.fcmp "_true" %arg0, %arg1 : f64
// CHECK-NEXT: return
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
// CHECK-NEXT: func.func @f(%arg0: f80, %arg1: f80) {
// CHECK-NEXT: %[[V0:.*]] = llvm.fcmp "oeq" %arg0, %arg1 : f80
// CHECK-NEXT: %[[V1:.*]] = llvm.fcmp "ogt" %arg0, %arg1 : f80
// CHECK-NEXT: %[[V2:.*]] = llvm.fcmp "_true" %arg0, %arg1 : f80
// CHECK-NEXT: return
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
// CHECK-NEXT: func.func @f(%arg0: f128, %arg1: f128) {
// CHECK-NEXT: %[[V0:.*]] = llvm.fcmp "oeq" %arg0, %arg1 : f128
// CHECK-NEXT: %[[V1:.*]] = llvm.fcmp "ogt" %arg0, %arg1 : f128
// CHECK-NEXT: %[[V2:.*]] = llvm.fcmp "_true" %arg0, %arg1 : f128
// CHECK-NEXT: return
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
// CHECK-NEXT: func.func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = llvm.fcmp "oeq" %arg0, %arg1 : vector<4xf32>
// CHECK-NEXT: %[[V1:.*]] = llvm.fcmp "ogt" %arg0, %arg1 : vector<4xf32>
// CHECK-NEXT: %[[V2:.*]] = llvm.fcmp "_true" %arg0, %arg1 : vector<4xf32>
// CHECK-NEXT: return
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
// CHECK-NEXT: func.func @f(%arg0: vector<[4]xf64>, %arg1: vector<[4]xf64>) {
// CHECK-NEXT: %[[V0:.*]] = llvm.fcmp "oeq" %arg0, %arg1 : vector<[4]xf64>
// CHECK-NEXT: %[[V1:.*]] = llvm.fcmp "ogt" %arg0, %arg1 : vector<[4]xf64>
// CHECK-NEXT: %[[V2:.*]] = llvm.fcmp "_true" %arg0, %arg1 : vector<[4]xf64>
// CHECK-NEXT: return
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
// CHECK-NEXT: func.func @f(%arg0: vector<2x3xf16>, %arg1: vector<2x3xf16>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V5:.*]] = llvm.fcmp "oeq" %[[V3]], %[[V4]] : vector<3xf16>
// CHECK-NEXT: %[[V6:.*]] = llvm.insertvalue %[[V5]], %[[V2]][0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[V7:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V8:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V9:.*]] = llvm.fcmp "oeq" %[[V7]], %[[V8]] : vector<3xf16>
// CHECK-NEXT: %[[V10:.*]] = llvm.insertvalue %[[V9]], %[[V6]][1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[V11:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[V12:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V13:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V14:.*]] = llvm.fcmp "ogt" %[[V12]], %[[V13]] : vector<3xf16>
// CHECK-NEXT: %[[V15:.*]] = llvm.insertvalue %[[V14]], %[[V11]][0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[V16:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V17:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V18:.*]] = llvm.fcmp "ogt" %[[V16]], %[[V17]] : vector<3xf16>
// CHECK-NEXT: %[[V19:.*]] = llvm.insertvalue %[[V18]], %[[V15]][1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[V20:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[V21:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V22:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V23:.*]] = llvm.fcmp "_true" %[[V21]], %[[V22]] : vector<3xf16>
// CHECK-NEXT: %[[V24:.*]] = llvm.insertvalue %[[V23]], %[[V20]][0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[V25:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V26:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V27:.*]] = llvm.fcmp "_true" %[[V25]], %[[V26]] : vector<3xf16>
// CHECK-NEXT: %[[V28:.*]] = llvm.insertvalue %[[V27]], %[[V24]][1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: return
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
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: %[[V1:.*]] = arith.cmpf ogt, %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: %[[V2:.*]] = arith.cmpf true, %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: return
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
// CHECK-NEXT: func.func @f(%arg0: f8E5M2, %arg1: f8E5M2) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg0, %arg1 : f8E5M2
// CHECK-NEXT: %[[V1:.*]] = arith.cmpf ogt, %arg0, %arg1 : f8E5M2
// CHECK-NEXT: %[[V2:.*]] = arith.cmpf true, %arg0, %arg1 : f8E5M2
// CHECK-NEXT: return
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
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg0, %arg1 : tf32
// CHECK-NEXT: %[[V1:.*]] = arith.cmpf ogt, %arg0, %arg1 : tf32
// CHECK-NEXT: %[[V2:.*]] = arith.cmpf true, %arg0, %arg1 : tf32
// CHECK-NEXT: return
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
// CHECK-NEXT: func.func @f(%arg0: vector<f32>, %arg1: vector<f32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<f32> to vector<1xf32>
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : vector<f32> to vector<1xf32>
// CHECK-NEXT: %[[V2:.*]] = llvm.fcmp "oeq" %[[V1]], %[[V0]] : vector<1xf32>
// CHECK-NEXT: %[[V3:.*]] = llvm.fcmp "ogt" %[[V1]], %[[V0]] : vector<1xf32>
// CHECK-NEXT: %[[V4:.*]] = llvm.fcmp "_true" %[[V1]], %[[V0]] : vector<1xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: i32, %b: i32) {
  %0 = arith.select %c, %a, %b : i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.select %arg0, %arg1, %arg2 : i1, i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: f32, %b: f32) {
  %0 = arith.select %c, %a, %b : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: f32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.select %arg0, %arg1, %arg2 : i1, f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: index, %b: index) {
  %0 = arith.select %c, %a, %b : index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: index, %arg2: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.select %arg0, %[[V1]], %[[V0]] : i1, i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: memref<4xf32>, %b: memref<4xf32>) {
  %0 = arith.select %c, %a, %b : memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.select %arg0, %[[V1]], %[[V0]] : i1, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = arith.select %c, %a, %b : vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: vector<4xf32>, %arg2: vector<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = llvm.select %arg0, %arg1, %arg2 : i1, vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: vector<2x2xi8>, %b: vector<2x2xi8>) {
  %0 = arith.select %c, %a, %b : vector<2x2xi8>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: vector<2x2xi8>, %arg2: vector<2x2xi8>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : vector<2x2xi8> to !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x2xi8> to !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT: %[[V2:.*]] = llvm.select %arg0, %[[V1]], %[[V0]] : i1, !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = arith.select %c, %a, %b : tensor<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : tensor<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: tuple<i32>, %b: tuple<i32>) {
  %0 = arith.select %c, %a, %b : tuple<i32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: tuple<i32>, %arg2: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : tuple<i32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: !llvm.ptr, %b: !llvm.ptr) {
  %0 = arith.select %c, %a, %b : !llvm.ptr
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
// CHECK-NEXT: %[[V0:.*]] = llvm.select %arg0, %arg1, %arg2 : i1, !llvm.ptr
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: complex<f32>, %b: complex<f32>) {
  %0 = arith.select %c, %a, %b : complex<f32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: complex<f32>, %arg2: complex<f32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[V2:.*]] = llvm.select %arg0, %[[V1]], %[[V0]] : i1, !llvm.struct<(f32, f32)>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: () -> (), %b: () -> ()) {
  %0 = arith.select %c, %a, %b : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: () -> (), %arg2: () -> ()) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : () -> () to !llvm.ptr
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : () -> () to !llvm.ptr
// CHECK-NEXT: %[[V2:.*]] = llvm.select %arg0, %[[V1]], %[[V0]] : i1, !llvm.ptr
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: none, %b: none) {
  %0 = arith.select %c, %a, %b : none
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: none, %arg2: none) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : none
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: memref<*xf32>, %b: memref<*xf32>) {
  %0 = arith.select %c, %a, %b : memref<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: memref<*xf32>, %arg2: memref<*xf32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V2:.*]] = llvm.select %arg0, %[[V1]], %[[V0]] : i1, !llvm.struct<(i64, ptr)>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: vector<4xi1>, %a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = arith.select %c, %a, %b : vector<4xi1>, vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xi1>, %arg1: vector<4xf32>, %arg2: vector<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = llvm.select %arg0, %arg1, %arg2 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
