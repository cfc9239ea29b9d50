// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s

func.func @f(%arg0: memref<64xi8>, %arg1: index) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %c64 = arith.constant 64 : index
  %view = memref.view %arg0[%c4][%c-1] : memref<64xi8> to memref<?xf32>
  return %view : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<64xi8>, %arg1: index) -> memref<?xf32> {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %view = memref.view %arg0[%c4][] : memref<64xi8> to memref<-1xf32>
// CHECK-NEXT: %cast = memref.cast %view : memref<-1xf32> to memref<?xf32>
// CHECK-NEXT: return %cast : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
