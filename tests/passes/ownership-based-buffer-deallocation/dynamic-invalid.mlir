// RUN: mlir-opt %s --split-input-file --verify-diagnostics --ownership-based-buffer-deallocation=private-function-dynamic-ownership

// expected-error@below {{there are multiple return operations with different operand types}}
func.func private @unreached(%m: memref<2xf32>) -> memref<2xf32> {
  return %m : memref<2xf32>
^a:
  return %m : memref<2xf32>
}

// -----

// expected-error@below {{'func.func' op expects result attribute array to have the same number of elements as the number of function results, got 2, but expected 3}}
func.func private @attributes(%m: memref<8xf32>) -> (memref<8xf32> {llvm.x}, i32) {
  %0 = arith.constant 1 : i32
  return %m, %0 : memref<8xf32>, i32
}
