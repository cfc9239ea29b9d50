// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @f(%a: memref<?xi32>) {
  %0 = arith.index_castui %a : memref<?xi32> to memref<?xindex>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?xi32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_castui %arg0 : memref<?xi32> to memref<?xindex>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<4xi32, strided<[2]>, 1>) {
  %0 = arith.index_castui %a : memref<4xi32, strided<[2]>, 1> to memref<4xindex, strided<[2]>, 1>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xi32, strided<[2]>, 1>) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_castui %arg0 : memref<4xi32, strided<[2]>, 1> to memref<4xindex, strided<[2]>, 1>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<4xi32, 1>) {
  %0 = arith.index_castui %a : memref<4xi32, 1> to memref<4xindex>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xi32, 1>) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_castui %arg0 : memref<4xi32, 1> to memref<4xindex>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) {
  %0 = arith.bitcast %a : i32 to f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = arith.bitcast %arg0 : i32 to f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32) {
  %0 = arith.bitcast %a : f32 to i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i64) {
  %0 = arith.bitcast %a : i64 to f64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i64) {
// CHECK-NEXT: %[[V0:.*]] = arith.bitcast %arg0 : i64 to f64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i16) {
  %0 = arith.bitcast %a : i16 to bf16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i16) {
// CHECK-NEXT: %[[V0:.*]] = arith.bitcast %arg0 : i16 to bf16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f16) {
  %0 = arith.bitcast %a : f16 to bf16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f16) {
// CHECK-NEXT: %[[V0:.*]] = arith.bitcast %arg0 : f16 to bf16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) {
  %0 = arith.bitcast %a : i32 to i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = arith.bitcast %arg0 : i32 to i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i8) {
  %0 = arith.bitcast %a : i8 to f8E5M2
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) {
// CHECK-NEXT: %[[V0:.*]] = arith.bitcast %arg0 : i8 to f8E5M2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i128) {
  %0 = arith.bitcast %a : i128 to f128
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i128) {
// CHECK-NEXT: %[[V0:.*]] = arith.bitcast %arg0 : i128 to f128
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i80) {
  %0 = arith.bitcast %a : i80 to f80
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i80) {
// CHECK-NEXT: %[[V0:.*]] = arith.bitcast %arg0 : i80 to f80
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xi32>) {
  %0 = arith.bitcast %a : vector<4xi32> to vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xi32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.bitcast %arg0 : vector<4xi32> to vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?xi32>) {
  %0 = arith.bitcast %a : tensor<?xi32> to tensor<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<?xi32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.bitcast %arg0 : tensor<?xi32> to tensor<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<4xi32>) {
  %0 = arith.bitcast %a : memref<4xi32> to memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xi32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.bitcast %arg0 : memref<4xi32> to memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<?xf32, 1>) {
  %0 = arith.bitcast %a : memref<?xf32, 1> to memref<?xi32, 1>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?xf32, 1>) {
// CHECK-NEXT: %[[V0:.*]] = arith.bitcast %arg0 : memref<?xf32, 1> to memref<?xi32, 1>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i8) {
  %0 = arith.extsi %a {x.y = 1} : i8 to i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) {
// CHECK-NEXT: %[[V0:.*]] = arith.extsi %arg0 {x.y = 1 : i64} : i8 to i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i8, %f: f32) {
  %0 = "arith.extsi"(%a) {x} : (i8) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8, %arg1: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.extsi %arg0 {x} : i8 to i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i8, %f: f32) {
  %0 = "arith.truncf"(%f) {roundingmode = 0 : i32} : (f32) -> f16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8, %arg1: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.truncf %arg1 to_nearest_even : f32 to f16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
