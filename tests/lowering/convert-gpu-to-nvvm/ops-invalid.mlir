// RUN: mlir-opt %s --split-input-file --convert-gpu-to-nvvm --verify-diagnostics

gpu.module @m {
  gpu.func @k() -> index {
    // expected-error@+1 {{failed to legalize operation 'gpu.subgroup_size' that was explicitly marked illegal}}
    %0 = gpu.subgroup_size : index
    gpu.return %0 : index
  }
}

// -----

gpu.module @m {
  gpu.func @k(%a: f32) -> f32 {
    // expected-error@+1 {{failed to legalize operation 'gpu.rotate' that was explicitly marked illegal}}
    %0, %v = gpu.rotate %a, 3, 16 : f32
    gpu.return %0 : f32
  }
}

// -----

gpu.module @m {
  gpu.func @k(%a: i32) -> i32 {
    // expected-error@+1 {{failed to legalize operation 'gpu.subgroup_reduce' that was explicitly marked illegal}}
    %0 = gpu.subgroup_reduce add %a uniform : (i32) -> i32
    gpu.return %0 : i32
  }
}

// -----

// Only where all threads get to each reduction are they lowered.

gpu.module @m {
  gpu.func @k(%a: f32) -> f32 {
    // expected-error@+1 {{failed to legalize operation 'gpu.all_reduce' that was explicitly marked illegal}}
    %0 = gpu.all_reduce add %a uniform {} : (f32) -> f32
    %1 = gpu.all_reduce add %0 {} : (f32) -> f32
    gpu.return %1 : f32
  }
}

// -----

gpu.module @m {
  // expected-error@+1 {{failed to legalize operation 'gpu.func' that was explicitly marked illegal}}
  gpu.func @k(%a: tensor<4xf32>) {
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @k(%a: f32) -> f32 {
    // expected-error@+1 {{failed to legalize operation 'llvm.intr.sin' that was explicitly marked illegal}}
    %0 = llvm.intr.sin(%a) : (f32) -> f32
    gpu.return %0 : f32
  }
}

// -----

gpu.module @m {
  gpu.func @k(%a: f16, %o: i32, %w: i32) -> f16 {
    // expected-error@+1 {{'nvvm.shfl.sync' op operand #1 must be 32-bit signless integer or 32-bit float, but got 'f16'}}
    %0, %v = gpu.shuffle xor %a, %o, %w : f16
    gpu.return %0 : f16
  }
}

// -----

gpu.module @m {
  gpu.func @k(%a: memref<32x32xf16>, %i: index) -> !gpu.mma_matrix<8x32xf16, "AOp"> {
    // expected-error@+1 {{failed to legalize operation 'gpu.subgroup_mma_load_matrix' that was explicitly marked illegal}}
    %0 = gpu.subgroup_mma_load_matrix %a[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16> -> !gpu.mma_matrix<8x32xf16, "AOp">
    gpu.return %0 : !gpu.mma_matrix<8x32xf16, "AOp">
  }
}

// -----

gpu.module @m {
  // expected-warning@+1 {{Cannot copy noalias with non-bare pointers.}}
  gpu.func @k(%a: memref<4xf32> {llvm.noalias}) {
    gpu.return
  }
}
