// RUN: mlir-opt %s --finalize-memref-to-llvm | FileCheck %s

// The pointer to the sizes has the memory space of the elements.

func.func @dim(%m: memref<*xf32, 2>, %i: index) -> index {
  %0 = memref.dim %m, %i : memref<*xf32, 2>
  return %0 : index
}
