// ORACLE: differs (convert-gpu-to-llvm-spv)
// RUN: mlir-opt %s --split-input-file --convert-gpu-to-llvm-spv --verify-diagnostics

gpu.module @k {
  // expected-error @below {{failed to legalize operation 'gpu.func' that was explicitly marked illegal}}
  gpu.func @private() private(%x: memref<?xf32, #gpu.address_space<private>>) {
    gpu.return
  }
}

// -----

gpu.module @k {
  // expected-error @below {{failed to legalize operation 'gpu.func' that was explicitly marked illegal}}
  gpu.func @shared() workgroup(%x: memref<?xf32, #gpu.address_space<workgroup>>) {
    gpu.return
  }
}
