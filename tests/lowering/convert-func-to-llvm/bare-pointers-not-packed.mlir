// RUN: mlir-opt %s --split-input-file --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 | FileCheck %s

// Where one of several results has no bare pointer, nothing is made for the others.

func.func @f(%m: memref<4xf32>, %d: memref<?xf32>) -> (memref<4xf32>, memref<?xf32>) {
  return %m, %d : memref<4xf32>, memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: memref<?xf32>) -> (memref<4xf32>, memref<?xf32>) {
// CHECK-NEXT:     return %[[ARG0]], %[[ARG1]] : memref<4xf32>, memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
