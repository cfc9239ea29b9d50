// RUN: mlir-opt %s --convert-to-llvm | FileCheck %s
// RUN: mlir-opt %s --finalize-memref-to-llvm | FileCheck %s --check-prefix=ALONE

// Sizes from memory that would have to be cast stay where casts are not legal.

// CHECK-LABEL: llvm.func @index(
// CHECK: memref.reshape %{{.*}}(%{{.*}}) : (memref<4xf32>, memref<2xindex>) -> memref<?x2xf32>
// ALONE-LABEL: func.func @index(
// ALONE-NOT: memref.reshape
func.func @index(%m: memref<4xf32>, %s: memref<2xindex>) -> memref<?x2xf32> {
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<2xindex>) -> memref<?x2xf32>
  return %0 : memref<?x2xf32>
}

// CHECK-LABEL: llvm.func @static(
// CHECK-NOT: memref.reshape
// CHECK: llvm.return
func.func @static(%m: memref<4xf32>, %s: memref<2xi32>) -> memref<2x2xf32> {
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<2xi32>) -> memref<2x2xf32>
  return %0 : memref<2x2xf32>
}
