// RUN: mlir-opt %s --split-input-file --finalize-memref-to-llvm 2>&1 | FileCheck %s

func.func @dim(%a: memref<*xf32, "a">, %i: index) -> index {
  %0 = memref.dim %a, %i : memref<*xf32, "a">
  return %0 : index
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.dim' op memref memory space must be convertible to an integer address space
