// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

// A fence is never volatile.

llvm.func @f() {
  llvm.fence acq_rel {volatile_}
  llvm.return
}

// CHECK: fence acq_rel
