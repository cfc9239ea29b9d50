// ORACLE: differs (results-of-forall)
// RUN: mlir-opt %s --int-range-optimizations | FileCheck %s

func.func @f(%c: i1, %n: index, %i: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %p = scf.parallel (%j) = (%c0) to (%n) step (%c1) init (%i) -> i32 {
    scf.reduce(%i : i32) {
    ^bb0(%a: i32, %b: i32):
      %s = arith.addi %a, %b : i32
      scf.reduce.return %s : i32
    }
  }
  %r = scf.if %c -> i32 {
    scf.yield %z : i32
  } else {
    scf.yield %p : i32
  }
  return %r : i32
}
