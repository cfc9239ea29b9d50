// RUN: mlir-opt %s --split-input-file --convert-func-to-llvm | FileCheck %s

// Descriptors of unranked memrefs are copied with pointers as wide as the data
// layout of LLVM says.

module attributes {llvm.data_layout = "e-p:32:32"} {
  func.func @unranked(%m: memref<*xf32>) -> memref<*xf32> {
    return %m : memref<*xf32>
  }
}

// -----

module attributes {llvm.data_layout = "e-p1:16:16-p0:16:16-i64:64"} {
  func.func @unranked(%m: memref<*xf32>) -> memref<*xf32> {
    return %m : memref<*xf32>
  }
}
