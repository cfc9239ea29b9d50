// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @f24(%a: bf16) {
  %0 = arith.fptoui %a : bf16 to i64
  return
}

// CHECK-LABEL: func.func @f24(%arg0: bf16) {
// CHECK-NEXT: %[[V0:.*]] = arith.fptoui %arg0 : bf16 to i64
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f25(%a: tensor<?xf32>) {
  %0 = arith.fptoui %a : tensor<?xf32> to tensor<?xi8>
  return
}

// CHECK-LABEL: func.func @f25(%arg0: tensor<?xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.fptoui %arg0 : tensor<?xf32> to tensor<?xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f26(%a: i32) {
  %0 = arith.index_cast %a : i32 to index
  return
}

// CHECK-LABEL: func.func @f26(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_cast %arg0 : i32 to index
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f27(%a: i1) {
  %0 = arith.index_cast %a : i1 to index
  return
}

// CHECK-LABEL: func.func @f27(%arg0: i1) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_cast %arg0 : i1 to index
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f28(%a: vector<4xi32>) {
  %0 = arith.index_cast %a : vector<4xi32> to vector<4xindex>
  return
}

// CHECK-LABEL: func.func @f28(%arg0: vector<4xi32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_cast %arg0 : vector<4xi32> to vector<4xindex>
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f29(%a: memref<4xindex>) {
  %0 = arith.index_cast %a : memref<4xindex> to memref<4xi64>
  return
}

// CHECK-LABEL: func.func @f29(%arg0: memref<4xindex>) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_cast %arg0 : memref<4xindex> to memref<4xi64>
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f30(%a: memref<4xi32, strided<[2]>, 1>) {
  %0 = arith.index_cast %a : memref<4xi32, strided<[2]>, 1> to memref<4xindex, strided<[2]>, 1>
  return
}

// CHECK-LABEL: func.func @f30(%arg0: memref<4xi32, strided<[2]>, 1>) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_cast %arg0 : memref<4xi32, strided<[2]>, 1> to memref<4xindex, strided<[2]>, 1>
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f31(%a: index) {
  %0 = arith.index_castui %a : index to i32
  return
}

// CHECK-LABEL: func.func @f31(%arg0: index) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_castui %arg0 : index to i32
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f32(%a: index) {
  %0 = arith.index_castui %a : index to i64
  return
}

// CHECK-LABEL: func.func @f32(%arg0: index) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_castui %arg0 : index to i64
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f33(%a: vector<4xindex>) {
  %0 = arith.index_castui %a : vector<4xindex> to vector<4xi32>
  return
}

// CHECK-LABEL: func.func @f33(%arg0: vector<4xindex>) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_castui %arg0 : vector<4xindex> to vector<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f34(%a: tensor<?xindex>) {
  %0 = arith.index_castui %a : tensor<?xindex> to tensor<?xi64>
  return
}

// CHECK-LABEL: func.func @f34(%arg0: tensor<?xindex>) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_castui %arg0 : tensor<?xindex> to tensor<?xi64>
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f35(%a: memref<?xi32>) {
  %0 = arith.index_castui %a : memref<?xi32> to memref<?xindex>
  return
}

// CHECK-LABEL: func.func @f35(%arg0: memref<?xi32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_castui %arg0 : memref<?xi32> to memref<?xindex>
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f36(%a: memref<4xi32, 1>) {
  %0 = arith.index_castui %a : memref<4xi32, 1> to memref<4xindex>
  return
}

// CHECK-LABEL: func.func @f36(%arg0: memref<4xi32, 1>) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_castui %arg0 : memref<4xi32, 1> to memref<4xindex>
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f37(%a: f32) {
  %0 = arith.bitcast %a : f32 to i32
  return
}

// CHECK-LABEL: func.func @f37(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f38(%a: i16) {
  %0 = arith.bitcast %a : i16 to bf16
  return
}

// CHECK-LABEL: func.func @f38(%arg0: i16) {
// CHECK-NEXT: %[[V0:.*]] = arith.bitcast %arg0 : i16 to bf16
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f39(%a: i32) {
  %0 = arith.bitcast %a : i32 to i32
  return
}

// CHECK-LABEL: func.func @f39(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = arith.bitcast %arg0 : i32 to i32
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f40(%a: i128) {
  %0 = arith.bitcast %a : i128 to f128
  return
}

// CHECK-LABEL: func.func @f40(%arg0: i128) {
// CHECK-NEXT: %[[V0:.*]] = arith.bitcast %arg0 : i128 to f128
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f41(%a: vector<4xi32>) {
  %0 = arith.bitcast %a : vector<4xi32> to vector<4xf32>
  return
}

// CHECK-LABEL: func.func @f41(%arg0: vector<4xi32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.bitcast %arg0 : vector<4xi32> to vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f42(%a: memref<4xi32>) {
  %0 = arith.bitcast %a : memref<4xi32> to memref<4xf32>
  return
}

// CHECK-LABEL: func.func @f42(%arg0: memref<4xi32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.bitcast %arg0 : memref<4xi32> to memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f43(%a: i8) {
  %0 = arith.extsi %a {x.y = 1} : i8 to i32
  return
}

// CHECK-LABEL: func.func @f43(%arg0: i8) {
// CHECK-NEXT: %[[V0:.*]] = arith.extsi %arg0 {x.y = 1 : i64} : i8 to i32
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f44(%a: i8, %f: f32) {
  %0 = "arith.truncf"(%f) {roundingmode = 0 : i32} : (f32) -> f16
  return
}

// CHECK-LABEL: func.func @f44(%arg0: i8, %arg1: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.truncf %arg1 to_nearest_even : f32 to f16
// CHECK-NEXT: return
// CHECK-NEXT: }
