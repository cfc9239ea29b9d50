// RUN: not mlir-opt %s 2>&1 | FileCheck %s

// The module is not shown.

// CHECK: error: Minimum NVVM target SM version is sm_20
// CHECK-NOT: note:
gpu.module @m [#nvvm.target<chip = "sm_19">] {
  llvm.func @f() {
    nvvm.barrier0
    llvm.return
  }
}
