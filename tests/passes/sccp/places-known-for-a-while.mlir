// ORACLE: differs (places-known-for-a-while)
// RUN: mlir-opt %s --sccp | FileCheck %s

func.func @f(%n: index) -> i8 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi8>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i8
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0, %b = %z) -> (index, i8) {
    %e = vector.extract %v[%a] : i8 from vector<4xi8>
    %x = arith.addi %a, %c1 : index
    scf.yield %x, %e : index, i8
  }
  return %r#1 : i8
}
