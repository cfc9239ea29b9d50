// RUN: mlir-opt %s --finalize-memref-to-llvm --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @unknown {{conversion of memref memory space "sp" to integer address space failed. Consider adding memory space conversions.}}
func.func @f(%n: index, %x: i32) {
  %0 = memref.alloc() : memref<4xf32, "sp">
  return
}
