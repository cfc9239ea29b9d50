// ORACLE: differs (work-of-the-host-with-odd-parts)
// RUN: mlir-opt %s --gpu-to-llvm | FileCheck %s

module attributes {gpu.container_module} {
  gpu.module @m {
    func.func @w(%t: !gpu.async.token) {
      gpu.wait [%t]
      return
    }
    gpu.func @k(%t: !gpu.async.token) {
      gpu.wait [%t]
      gpu.return
    }
  }
}
