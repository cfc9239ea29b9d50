// RUN: mlir-opt %s --scf-for-loop-peeling=peel-front | FileCheck %s

// What is in a copy is folded before what follows the loop.
func.func @f(%l: index, %m: memref<1xi32>) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cst = arith.constant 2.5 : f64
  %0 = scf.for %i = %l to %c0 step %c1 iter_args(%x = %cst) -> (f64) {
    %one = arith.constant 1 : i32
    %same = arith.ori %one, %one : i32
    memref.store %same, %m[%i] : memref<1xi32>
    scf.yield %cst : f64
  }
  %c0_i8 = arith.constant 0 : i8
  return %c0_i8 : i8
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: memref<1xi32>) -> i8 {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %cst = arith.constant 2.500000e+00 : f64
// CHECK-NEXT: %0 = affine.apply #map()[%arg0, %c1]
// CHECK-NEXT: %1 = scf.for %arg2 = %arg0 to %0 step %c1 iter_args(%arg3 = %cst) -> (f64) {
// CHECK-NEXT: memref.store %c1_i32, %arg1[%arg2] : memref<1xi32>
// CHECK-NEXT: scf.yield %cst : f64
// CHECK-NEXT: }
// CHECK-NEXT: %2 = scf.for %arg2 = %0 to %c0 step %c1 iter_args(%arg3 = %1) -> (f64) {
// CHECK-NEXT: memref.store %c1_i32, %arg1[%arg2] : memref<1xi32>
// CHECK-NEXT: scf.yield %cst : f64
// CHECK-NEXT: }
// CHECK-NEXT: return %c0_i8 : i8
// CHECK-NEXT: }
// CHECK-NEXT: }
