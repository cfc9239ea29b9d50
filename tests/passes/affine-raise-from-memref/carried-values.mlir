// RUN: mlir-opt %s --split-input-file --affine-raise-from-memref | FileCheck %s

func.func @f(%a: index, %m: memref<?xf32>) {
  %r = affine.for %i = 0 to 10 iter_args(%x = %a) -> (index) {
    %0 = memref.load %m[%x] : memref<?xf32>
    %1 = memref.load %m[%i] : memref<?xf32>
    affine.yield %x : index
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: memref<?xf32>) {
// CHECK-NEXT: %0 = affine.for %arg2 = 0 to 10 iter_args(%arg3 = %arg0) -> (index) {
// CHECK-NEXT: %1 = memref.load %arg1[%arg3] : memref<?xf32>
// CHECK-NEXT: %2 = affine.load %arg1[%arg2] : memref<?xf32>
// CHECK-NEXT: affine.yield %arg3 : index
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
