// RUN: mlir-opt %s --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(func.func(convert-bufferization-to-memref))'

func.func @several(%m: memref<4xf32>, %n: memref<4xf32>, %c: i1, %d: i1) {
  // expected-error@below {{library function required for generic lowering, but cannot be automatically inserted when operating on functions}}
  // expected-error@below {{failed to legalize operation 'bufferization.dealloc' that was explicitly marked illegal}}
  bufferization.dealloc (%m, %n : memref<4xf32>, memref<4xf32>) if (%c, %d)
  return
}
