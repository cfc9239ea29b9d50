// ORACLE: differs (check-semantics)
// RUN: mlir-opt %s --check-semantics --canonicalize --convert-scf-to-cf --convert-to-llvm --reconcile-unrealized-casts -o %t 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=OUT < %t
// RUN: mlir-opt %s --check-semantics --check-semantics-runs=2 --canonicalize -o %t 2>&1 | FileCheck %s --check-prefix=TWO

// What functions do is compared before and after passes; the result is printed as ever.
func.func @sum(%m: memref<?xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %size = memref.dim %m, %c0 : memref<?xf32>
  %sum = scf.for %i = %c0 to %size step %c1 iter_args(%acc = %zero) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    %next = arith.addf %acc, %v : f32
    memref.store %next, %m[%i] : memref<?xf32>
    scf.yield %next : f32
  }
  return %sum : f32
}

// A function that is not known is run with others that are.
func.func private @outside(i32) -> i32
func.func @calls(%x: i32) -> (i32, i32) {
  %0 = call @outside(%x) : (i32) -> i32
  %1 = arith.subi %0, %0 : i32
  return %0, %1 : i32, i32
}

// What cannot be run is named.
func.func @unknown(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// CHECK: check-semantics: 2 functions run; runs after passes: {{[0-9]+}} agree, 0 differ, 0 without verdict
// CHECK: no verdict (8): the type 'tensor<4xf32>' cannot be run
// OUT: llvm.func @sum
// TWO: check-semantics: 2 functions run; runs after passes: 4 agree, 0 differ, 0 without verdict
