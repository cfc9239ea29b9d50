// ORACLE: differs (indices-at-the-end-of-numbers)
// RUN: mlir-opt %s --canonicalize | FileCheck %s

func.func @f(%m: memref<?xf32>, %n: memref<8xf32>) {
  %i = arith.constant 9223372036854775807 : index
  %v = arith.constant dense<2.0> : vector<1xf32>
  vector.transfer_write %v, %n[%i] : vector<1xf32>, memref<8xf32>
  return
}
