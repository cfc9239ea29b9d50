// RUN: mlir-opt %s --convert-gpu-to-nvvm | FileCheck %s
// RUN: mlir-opt %s --convert-gpu-to-nvvm=allowed-dialects=arith | FileCheck %s --check-prefix=ARITH
// RUN: mlir-opt %s --convert-gpu-to-rocdl | FileCheck %s --check-prefix=ROCDL
// RUN: mlir-opt %s --gpu-to-llvm | FileCheck %s --check-prefix=HOST

gpu.module @m {
  gpu.func @f(%p: !llvm.ptr<1>, %v: i32) kernel {
    llvm.store %v, %p {cache_control = #xevm.store_cache_control<L1uc_L2uc_L3uc>} : i32, !llvm.ptr<1>
    %x = xevm.local_id.x : i32
    gpu.return
  }
}
