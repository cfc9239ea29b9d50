// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @f(%a: i1) {
  %0 = arith.extsi %a : i1 to i8
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1) {
// CHECK-NEXT: %[[V0:.*]] = arith.extsi %arg0 : i1 to i8
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i8) {
  %0 = arith.extsi %a : i8 to i64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) {
// CHECK-NEXT: %[[V0:.*]] = arith.extsi %arg0 : i8 to i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xi8>) {
  %0 = arith.extsi %a : vector<4xi8> to vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xi8>) {
// CHECK-NEXT: %[[V0:.*]] = arith.extsi %arg0 : vector<4xi8> to vector<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?xi8>) {
  %0 = arith.extsi %a : tensor<?xi8> to tensor<?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<?xi8>) {
// CHECK-NEXT: %[[V0:.*]] = arith.extsi %arg0 : tensor<?xi8> to tensor<?xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[4]xi8>) {
  %0 = arith.extsi %a : vector<[4]xi8> to vector<[4]xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<[4]xi8>) {
// CHECK-NEXT: %[[V0:.*]] = arith.extsi %arg0 : vector<[4]xi8> to vector<[4]xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i1) {
  %0 = arith.extui %a : i1 to i8
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1) {
// CHECK-NEXT: %[[V0:.*]] = arith.extui %arg0 : i1 to i8
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xi8>) {
  %0 = arith.extui %a : vector<4xi8> to vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xi8>) {
// CHECK-NEXT: %[[V0:.*]] = arith.extui %arg0 : vector<4xi8> to vector<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?x2xi8>) {
  %0 = arith.extui %a : tensor<?x2xi8> to tensor<?x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<?x2xi8>) {
// CHECK-NEXT: %[[V0:.*]] = arith.extui %arg0 : tensor<?x2xi8> to tensor<?x2xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i8) {
  %0 = arith.trunci %a : i8 to i1
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) {
// CHECK-NEXT: %[[V0:.*]] = arith.trunci %arg0 : i8 to i1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i64) {
  %0 = arith.trunci %a : i64 to i8
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i64) {
// CHECK-NEXT: %[[V0:.*]] = arith.trunci %arg0 : i64 to i8
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xi32>) {
  %0 = arith.trunci %a : vector<4xi32> to vector<4xi8>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xi32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.trunci %arg0 : vector<4xi32> to vector<4xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f16) {
  %0 = arith.extf %a : f16 to f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f16) {
// CHECK-NEXT: %[[V0:.*]] = arith.extf %arg0 : f16 to f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: bf16) {
  %0 = arith.extf %a : bf16 to f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: bf16) {
// CHECK-NEXT: %[[V0:.*]] = arith.extf %arg0 : bf16 to f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32) {
  %0 = arith.extf %a : f32 to f64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.extf %arg0 : f32 to f64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f64) {
  %0 = arith.extf %a : f64 to f80
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f64) {
// CHECK-NEXT: %[[V0:.*]] = arith.extf %arg0 : f64 to f80
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f80) {
  %0 = arith.extf %a : f80 to f128
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f80) {
// CHECK-NEXT: %[[V0:.*]] = arith.extf %arg0 : f80 to f128
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f8E5M2) {
  %0 = arith.extf %a : f8E5M2 to f16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f8E5M2) {
// CHECK-NEXT: %[[V0:.*]] = arith.extf %arg0 : f8E5M2 to f16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f4E2M1FN) {
  %0 = arith.extf %a : f4E2M1FN to f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f4E2M1FN) {
// CHECK-NEXT: %[[V0:.*]] = arith.extf %arg0 : f4E2M1FN to f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xf16>) {
  %0 = arith.extf %a : vector<4xf16> to vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xf16>) {
// CHECK-NEXT: %[[V0:.*]] = arith.extf %arg0 : vector<4xf16> to vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?xf32>) {
  %0 = arith.extf %a : tensor<?xf32> to tensor<?xf64>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<?xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.extf %arg0 : tensor<?xf32> to tensor<?xf64>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tf32) {
  %0 = arith.extf %a : tf32 to f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tf32) {
// CHECK-NEXT: %[[V0:.*]] = arith.extf %arg0 : tf32 to f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32) {
  %0 = arith.truncf %a : f32 to f16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.truncf %arg0 : f32 to f16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32) {
  %0 = arith.truncf %a : f32 to bf16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.truncf %arg0 : f32 to bf16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f64) {
  %0 = arith.truncf %a : f64 to f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f64) {
// CHECK-NEXT: %[[V0:.*]] = arith.truncf %arg0 : f64 to f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f128) {
  %0 = arith.truncf %a : f128 to f80
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f128) {
// CHECK-NEXT: %[[V0:.*]] = arith.truncf %arg0 : f128 to f80
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f16) {
  %0 = arith.truncf %a : f16 to f8E5M2
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f16) {
// CHECK-NEXT: %[[V0:.*]] = arith.truncf %arg0 : f16 to f8E5M2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xf32>) {
  %0 = arith.truncf %a : vector<4xf32> to vector<4xf16>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.truncf %arg0 : vector<4xf32> to vector<4xf16>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) {
  %0 = arith.sitofp %a : i32 to f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = arith.sitofp %arg0 : i32 to f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i1) {
  %0 = arith.sitofp %a : i1 to f64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1) {
// CHECK-NEXT: %[[V0:.*]] = arith.sitofp %arg0 : i1 to f64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i64) {
  %0 = arith.sitofp %a : i64 to bf16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i64) {
// CHECK-NEXT: %[[V0:.*]] = arith.sitofp %arg0 : i64 to bf16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i128) {
  %0 = arith.sitofp %a : i128 to f128
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i128) {
// CHECK-NEXT: %[[V0:.*]] = arith.sitofp %arg0 : i128 to f128
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xi32>) {
  %0 = arith.sitofp %a : vector<4xi32> to vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xi32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.sitofp %arg0 : vector<4xi32> to vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?xi8>) {
  %0 = arith.sitofp %a : tensor<?xi8> to tensor<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<?xi8>) {
// CHECK-NEXT: %[[V0:.*]] = arith.sitofp %arg0 : tensor<?xi8> to tensor<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[2]xi64>) {
  %0 = arith.sitofp %a : vector<[2]xi64> to vector<[2]xf64>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<[2]xi64>) {
// CHECK-NEXT: %[[V0:.*]] = arith.sitofp %arg0 : vector<[2]xi64> to vector<[2]xf64>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) {
  %0 = arith.uitofp %a : i32 to f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = arith.uitofp %arg0 : i32 to f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
