// RUN: not mlir-opt %s --affine-super-vectorize="virtual-vector-size=0" 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not mlir-opt %s --affine-super-vectorize="virtual-vector-size=4,-1" 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not mlir-opt %s --affine-super-vectorize="virtual-vector-size=4,4 vectorize-reductions" 2>&1 | FileCheck %s --check-prefix=REDUCE
// RUN: not mlir-opt %s --affine-super-vectorize="virtual-vector-size=4 test-fastest-varying=1,0" 2>&1 | FileCheck %s --check-prefix=PATTERN
// RUN: mlir-opt %s --affine-super-vectorize | FileCheck %s
// RUN: mlir-opt %s --affine-super-vectorize="virtual-vector-size=1,1,1,1" | FileCheck %s

// ZERO: error: Vectorization factor must be greater than zero.
// REDUCE: error: Vectorizing reductions is supported only for 1-D vectors.
// PATTERN: remark: Fastest varying pattern specified with different size than the vector size.

// CHECK: affine.store
// CHECK-NOT: vector
func.func @fine(%A: memref<?xf32>, %x: f32, %N: index) {
  affine.for %i = 0 to %N {
      affine.store %x, %A[%i] : memref<?xf32>
  }
  return
}
