// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// What modules of kernels are compiled for.

gpu.module @m [#nvvm.target<chip = "sm_50">] {
  llvm.func @f() {
    // expected-error @+1 {{'nvvm.cluster.wait' op is not supported on sm_50}}
    nvvm.cluster.wait
    llvm.return
  }
}

// -----

gpu.module @m [#nvvm.target<chip = "sm_90">] {
  llvm.func @f() {
    // expected-error @+1 {{'nvvm.wgmma.fence.aligned' op is not supported on sm_90}}
    nvvm.wgmma.fence.aligned
    llvm.return
  }
}

// -----

gpu.module @m [#nvvm.target<chip = "sm_100a">] {
  llvm.func @f() {
    // expected-error @+1 {{'nvvm.wgmma.fence.aligned' op is not supported on sm_100a}}
    nvvm.wgmma.fence.aligned
    llvm.return
  }
}

// -----

gpu.module @m [#nvvm.target<chip = "sm_103a">] {
  llvm.func @f() {
    // expected-error @+1 {{'nvvm.tcgen05.fence' op is not supported on sm_103a}}
    "nvvm.tcgen05.fence"() <{kind = #nvvm.tcgen05_fence<before>}> : () -> ()
    llvm.return
  }
}

// -----

gpu.module @m [#nvvm.target<chip = "sm_100f">] {
  llvm.func @f() {
    // expected-error @+1 {{'nvvm.tcgen05.fence' op is not supported on sm_100f}}
    "nvvm.tcgen05.fence"() <{kind = #nvvm.tcgen05_fence<before>}> : () -> ()
    llvm.return
  }
}

// -----

// expected-error @+1 {{Minimum NVVM target SM version is sm_20}}
gpu.module @m [#nvvm.target<chip = "sm_19">] {
  llvm.func @f() {
    nvvm.barrier0
    llvm.return
  }
}

// -----

gpu.module @m [#nvvm.target<chip = "sm_90">, #nvvm.target] {
  llvm.func @f() {
    // expected-error @+1 {{'nvvm.cluster.wait' op is not supported on sm_50}}
    nvvm.cluster.wait
    llvm.return
  }
}

// -----

gpu.module @m [#nvvm.target] {
  gpu.module @n {
    llvm.func @f() {
      // expected-error @+1 {{'nvvm.cluster.wait' op is not supported on sm_50}}
      nvvm.cluster.wait
      llvm.return
    }
  }
}
