// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(canonicalize{disable-patterns={(anonymous namespace)::BroadcastFolder},{(anonymous namespace)::TransposeFolder},{(anonymous namespace)::CreateMaskFolder},FromElementsToShapeCast,{(anonymous namespace)::EraseEmptyDealloc},{(anonymous namespace)::DimOfToTensorFolder},MergeComplexBitcast,MergeArithBitcast})' | FileCheck %s
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(canonicalize{enable-patterns={(anonymous namespace)::BroadcastFolder},{(anonymous namespace)::TransposeFolder},{(anonymous namespace)::CreateMaskFolder},FromElementsToShapeCast,{(anonymous namespace)::EraseEmptyDealloc},{(anonymous namespace)::DimOfToTensorFolder},MergeComplexBitcast,MergeArithBitcast})' | FileCheck %s --check-prefix=ONLY

func.func @vectors(%f: f32, %v: vector<2x3xf32>) -> (vector<2x3xf32>, vector<2x3xf32>, vector<4xi1>, vector<3x2xf32>) {
  %c2 = arith.constant 2 : index
  %0 = vector.broadcast %f : f32 to vector<3xf32>
  %1 = vector.broadcast %0 : vector<3xf32> to vector<2x3xf32>
  %2 = vector.transpose %v, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %3 = vector.transpose %2, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
  %4 = vector.create_mask %c2 : vector<4xi1>
  %5 = vector.transpose %1, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %1, %3, %4, %5 : vector<2x3xf32>, vector<2x3xf32>, vector<4xi1>, vector<3x2xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @vectors(%arg0: f32, %arg1: vector<2x3xf32>) -> (vector<2x3xf32>, vector<2x3xf32>, vector<4xi1>, vector<3x2xf32>) {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %[[V0:.*]] = vector.broadcast %arg0 : f32 to vector<3xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.broadcast %[[V0]] : vector<3xf32> to vector<2x3xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.transpose %arg1, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
// CHECK-NEXT: %[[V3:.*]] = vector.transpose %[[V2]], [1, 0] : vector<3x2xf32> to vector<2x3xf32>
// CHECK-NEXT: %[[V4:.*]] = vector.create_mask %c2 : vector<4xi1>
// CHECK-NEXT: %[[V5:.*]] = vector.transpose %[[V1]], [1, 0] : vector<2x3xf32> to vector<3x2xf32>
// CHECK-NEXT: return %[[V1]], %[[V3]], %[[V4]], %[[V5]] : vector<2x3xf32>, vector<2x3xf32>, vector<4xi1>, vector<3x2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// ONLY: module {
// ONLY-NEXT: func.func @vectors(%arg0: f32, %arg1: vector<2x3xf32>) -> (vector<2x3xf32>, vector<2x3xf32>, vector<4xi1>, vector<3x2xf32>) {
// ONLY-NEXT: %[[V0:.*]] = vector.broadcast %arg0 : f32 to vector<2x3xf32>
// ONLY-NEXT: %[[V1:.*]] = vector.constant_mask [2] : vector<4xi1>
// ONLY-NEXT: %[[V2:.*]] = vector.transpose %[[V0]], [1, 0] : vector<2x3xf32> to vector<3x2xf32>
// ONLY-NEXT: return %[[V0]], %arg1, %[[V1]], %[[V2]] : vector<2x3xf32>, vector<2x3xf32>, vector<4xi1>, vector<3x2xf32>
// ONLY-NEXT: }
// ONLY-NEXT: }

// -----

func.func @elements(%v: vector<2x1xf32>) -> vector<2xf32> {
  %0:2 = vector.to_elements %v : vector<2x1xf32>
  %1 = vector.from_elements %0#0, %0#1 : vector<2xf32>
  return %1 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @elements(%arg0: vector<2x1xf32>) -> vector<2xf32> {
// CHECK-NEXT: %[[V0:.*]]:2 = vector.to_elements %arg0 : vector<2x1xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.from_elements %[[V0]]#0, %[[V0]]#1 : vector<2xf32>
// CHECK-NEXT: return %[[V1]] : vector<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// ONLY: module {
// ONLY-NEXT: func.func @elements(%arg0: vector<2x1xf32>) -> vector<2xf32> {
// ONLY-NEXT: %[[V0:.*]]:2 = vector.to_elements %arg0 : vector<2x1xf32>
// ONLY-NEXT: %[[V1:.*]] = vector.from_elements %[[V0]]#0, %[[V0]]#1 : vector<2xf32>
// ONLY-NEXT: return %[[V1]] : vector<2xf32>
// ONLY-NEXT: }
// ONLY-NEXT: }

// -----

func.func @buffers(%m: memref<?xf32>, %i: index) -> index {
  %0 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %1 = tensor.dim %0, %i : tensor<?xf32>
  bufferization.dealloc
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @buffers(%arg0: memref<?xf32>, %arg1: index) -> index {
// CHECK-NEXT: %[[V0:.*]] = bufferization.to_tensor %arg0 : memref<?xf32> to tensor<?xf32>
// CHECK-NEXT: %dim = tensor.dim %[[V0]], %arg1 : tensor<?xf32>
// CHECK-NEXT: bufferization.dealloc
// CHECK-NEXT: return %dim : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// ONLY: module {
// ONLY-NEXT: func.func @buffers(%arg0: memref<?xf32>, %arg1: index) -> index {
// ONLY-NEXT: %dim = memref.dim %arg0, %arg1 : memref<?xf32>
// ONLY-NEXT: return %dim : index
// ONLY-NEXT: }
// ONLY-NEXT: }

// -----

func.func @complex(%a: complex<f32>, %b: f32) -> (f64, complex<f32>, f32) {
  %0 = complex.bitcast %a : complex<f32> to i64
  %1 = arith.bitcast %0 : i64 to f64
  %2 = complex.bitcast %0 : i64 to complex<f32>
  %3 = complex.create %b, %b : complex<f32>
  %4 = complex.neg %3 : complex<f32>
  %5 = complex.re %4 : complex<f32>
  return %1, %2, %5 : f64, complex<f32>, f32
}

// CHECK: module {
// CHECK-NEXT: func.func @complex(%arg0: complex<f32>, %arg1: f32) -> (f64, complex<f32>, f32) {
// CHECK-NEXT: %[[V0:.*]] = complex.bitcast %arg0 : complex<f32> to i64
// CHECK-NEXT: %[[V1:.*]] = arith.bitcast %[[V0]] : i64 to f64
// CHECK-NEXT: %[[V2:.*]] = complex.bitcast %[[V0]] : i64 to complex<f32>
// CHECK-NEXT: %[[V3:.*]] = arith.negf %arg1 : f32
// CHECK-NEXT: return %[[V1]], %[[V2]], %[[V3]] : f64, complex<f32>, f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// ONLY: module {
// ONLY-NEXT: func.func @complex(%arg0: complex<f32>, %arg1: f32) -> (f64, complex<f32>, f32) {
// ONLY-NEXT: %[[V0:.*]] = complex.bitcast %arg0 : complex<f32> to f64
// ONLY-NEXT: %[[V1:.*]] = complex.create %arg1, %arg1 : complex<f32>
// ONLY-NEXT: %[[V2:.*]] = complex.neg %[[V1]] : complex<f32>
// ONLY-NEXT: %[[V3:.*]] = complex.re %[[V2]] : complex<f32>
// ONLY-NEXT: return %[[V0]], %arg0, %[[V3]] : f64, complex<f32>, f32
// ONLY-NEXT: }
// ONLY-NEXT: }
