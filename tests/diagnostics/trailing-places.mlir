// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%i: index, %v: memref<?xf32>, %w: memref<?xf32, 2>, %tag: memref<1xi32>) {
  affine.dma_start %v[%i], %w[%i], %tag[%i], %i, llvm.srem : memref<?xf32>, memref<?xf32, 2>, memref<1xi32>
  return
}
// CHECK: :[[#@LINE-3]]:49: error: expected ':'

// -----

"builtin.module"() : i32 \
// CHECK: :[[#@LINE-1]]:26: error: unexpected character
// CHECK: :[[#@LINE-2]]:22: error: expected function type
