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

// -----

func.func @elements(%v: vector<2x1xf32>) -> vector<2xf32> {
  %0:2 = vector.to_elements %v : vector<2x1xf32>
  %1 = vector.from_elements %0#0, %0#1 : vector<2xf32>
  return %1 : vector<2xf32>
}

// -----

func.func @buffers(%m: memref<?xf32>, %i: index) -> index {
  %0 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %1 = tensor.dim %0, %i : tensor<?xf32>
  bufferization.dealloc
  return %1 : index
}

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
