// ORACLE: differs (indices-at-the-end-of-numbers)
// RUN: mlir-opt %s --canonicalize | FileCheck %s

func.func @f(%m: memref<?xf32>, %n: memref<8xf32>) {
  %i = arith.constant 9223372036854775807 : index
  %v = arith.constant dense<2.0> : vector<1xf32>
  vector.transfer_write %v, %n[%i] : vector<1xf32>, memref<8xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?xf32>, %arg1: memref<8xf32>) {
// CHECK-NEXT: %c9223372036854775807 = arith.constant 9223372036854775807 : index
// CHECK-NEXT: %cst = arith.constant dense<2.000000e+00> : vector<1xf32>
// CHECK-NEXT: vector.transfer_write %cst, %arg1[%c9223372036854775807] : vector<1xf32>, memref<8xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
