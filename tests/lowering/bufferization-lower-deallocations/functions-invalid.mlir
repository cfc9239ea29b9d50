// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(any(bufferization-lower-deallocations))' --verify-diagnostics

func.func @several(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) {
  // expected-error@below {{library function required for generic lowering, but cannot be automatically inserted when operating on functions}}
  // expected-error@below {{failed to legalize operation 'bufferization.dealloc' that was explicitly marked illegal}}
  bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%c, %c)
  return
}

// -----

// expected-error@below {{root operation must be a builtin.module or a function}}
gpu.module @k {
}
