// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @f(%a: i1) {
  %0 = arith.uitofp %a : i1 to f64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1) {
// CHECK-NEXT: %[[V0:.*]] = arith.uitofp %arg0 : i1 to f64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i64) {
  %0 = arith.uitofp %a : i64 to bf16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i64) {
// CHECK-NEXT: %[[V0:.*]] = arith.uitofp %arg0 : i64 to bf16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i128) {
  %0 = arith.uitofp %a : i128 to f128
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i128) {
// CHECK-NEXT: %[[V0:.*]] = arith.uitofp %arg0 : i128 to f128
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xi32>) {
  %0 = arith.uitofp %a : vector<4xi32> to vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xi32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.uitofp %arg0 : vector<4xi32> to vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?xi8>) {
  %0 = arith.uitofp %a : tensor<?xi8> to tensor<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<?xi8>) {
// CHECK-NEXT: %[[V0:.*]] = arith.uitofp %arg0 : tensor<?xi8> to tensor<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[2]xi64>) {
  %0 = arith.uitofp %a : vector<[2]xi64> to vector<[2]xf64>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<[2]xi64>) {
// CHECK-NEXT: %[[V0:.*]] = arith.uitofp %arg0 : vector<[2]xi64> to vector<[2]xf64>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32) {
  %0 = arith.fptosi %a : f32 to i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.fptosi %arg0 : f32 to i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f64) {
  %0 = arith.fptosi %a : f64 to i1
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f64) {
// CHECK-NEXT: %[[V0:.*]] = arith.fptosi %arg0 : f64 to i1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: bf16) {
  %0 = arith.fptosi %a : bf16 to i64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: bf16) {
// CHECK-NEXT: %[[V0:.*]] = arith.fptosi %arg0 : bf16 to i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xf32>) {
  %0 = arith.fptosi %a : vector<4xf32> to vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.fptosi %arg0 : vector<4xf32> to vector<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?xf32>) {
  %0 = arith.fptosi %a : tensor<?xf32> to tensor<?xi8>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<?xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.fptosi %arg0 : tensor<?xf32> to tensor<?xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32) {
  %0 = arith.fptoui %a : f32 to i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.fptoui %arg0 : f32 to i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f64) {
  %0 = arith.fptoui %a : f64 to i1
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f64) {
// CHECK-NEXT: %[[V0:.*]] = arith.fptoui %arg0 : f64 to i1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: bf16) {
  %0 = arith.fptoui %a : bf16 to i64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: bf16) {
// CHECK-NEXT: %[[V0:.*]] = arith.fptoui %arg0 : bf16 to i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xf32>) {
  %0 = arith.fptoui %a : vector<4xf32> to vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.fptoui %arg0 : vector<4xf32> to vector<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?xf32>) {
  %0 = arith.fptoui %a : tensor<?xf32> to tensor<?xi8>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<?xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.fptoui %arg0 : tensor<?xf32> to tensor<?xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index) {
  %0 = arith.index_cast %a : index to i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_cast %arg0 : index to i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) {
  %0 = arith.index_cast %a : i32 to index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_cast %arg0 : i32 to index
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index) {
  %0 = arith.index_cast %a : index to i64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_cast %arg0 : index to i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i1) {
  %0 = arith.index_cast %a : i1 to index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_cast %arg0 : i1 to index
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xindex>) {
  %0 = arith.index_cast %a : vector<4xindex> to vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xindex>) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_cast %arg0 : vector<4xindex> to vector<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xi32>) {
  %0 = arith.index_cast %a : vector<4xi32> to vector<4xindex>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xi32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_cast %arg0 : vector<4xi32> to vector<4xindex>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?xindex>) {
  %0 = arith.index_cast %a : tensor<?xindex> to tensor<?xi64>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<?xindex>) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_cast %arg0 : tensor<?xindex> to tensor<?xi64>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<4xindex>) {
  %0 = arith.index_cast %a : memref<4xindex> to memref<4xi64>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xindex>) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_cast %arg0 : memref<4xindex> to memref<4xi64>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<?xi32>) {
  %0 = arith.index_cast %a : memref<?xi32> to memref<?xindex>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?xi32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_cast %arg0 : memref<?xi32> to memref<?xindex>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<4xi32, strided<[2]>, 1>) {
  %0 = arith.index_cast %a : memref<4xi32, strided<[2]>, 1> to memref<4xindex, strided<[2]>, 1>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xi32, strided<[2]>, 1>) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_cast %arg0 : memref<4xi32, strided<[2]>, 1> to memref<4xindex, strided<[2]>, 1>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<4xi32, 1>) {
  %0 = arith.index_cast %a : memref<4xi32, 1> to memref<4xindex>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xi32, 1>) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_cast %arg0 : memref<4xi32, 1> to memref<4xindex>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index) {
  %0 = arith.index_castui %a : index to i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_castui %arg0 : index to i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) {
  %0 = arith.index_castui %a : i32 to index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_castui %arg0 : i32 to index
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index) {
  %0 = arith.index_castui %a : index to i64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_castui %arg0 : index to i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i1) {
  %0 = arith.index_castui %a : i1 to index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_castui %arg0 : i1 to index
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xindex>) {
  %0 = arith.index_castui %a : vector<4xindex> to vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xindex>) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_castui %arg0 : vector<4xindex> to vector<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xi32>) {
  %0 = arith.index_castui %a : vector<4xi32> to vector<4xindex>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xi32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_castui %arg0 : vector<4xi32> to vector<4xindex>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?xindex>) {
  %0 = arith.index_castui %a : tensor<?xindex> to tensor<?xi64>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<?xindex>) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_castui %arg0 : tensor<?xindex> to tensor<?xi64>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<4xindex>) {
  %0 = arith.index_castui %a : memref<4xindex> to memref<4xi64>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xindex>) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_castui %arg0 : memref<4xindex> to memref<4xi64>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
