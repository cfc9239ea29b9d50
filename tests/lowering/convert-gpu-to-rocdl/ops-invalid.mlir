// RUN: mlir-opt %s --split-input-file --convert-gpu-to-rocdl --verify-diagnostics

gpu.module @m {
  gpu.func @k() -> index {
    // expected-error@+1 {{failed to legalize operation 'gpu.cluster_id' that was explicitly marked illegal}}
    %0 = gpu.cluster_id x
    gpu.return %0 : index
  }
}

// -----

gpu.module @m {
  gpu.func @k(%a: i32) {
    // expected-error@+1 {{failed to legalize operation 'gpu.printf' that was explicitly marked illegal}}
    gpu.printf "%d", %a : i32
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @k(%a: f64) -> f64 {
    // expected-error@+1 {{failed to legalize operation 'llvm.intr.exp' that was explicitly marked illegal}}
    %0 = llvm.intr.exp(%a) : (f64) -> f64
    gpu.return %0 : f64
  }
}
