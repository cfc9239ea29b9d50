// RUN: mlir-opt %s --symbol-dce --ensure-debug-info-scope-on-llvm-func --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// NVVM's dialect loads LLVM's, and stays when all of it went.
func.func private @f() {
  nvvm.barrier0
  return
}

// CHECK: module {
// CHECK-NEXT: } loc("tests/pass-manager/loaded-dialects-nvvm.mlir":0:0)
