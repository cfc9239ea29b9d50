// RUN: mlir-opt %s --split-input-file --scf-parallel-for-to-nested-fors --allow-unregistered-dialect | FileCheck %s

func.func @f(%l: index, %u: index, %s: index) {
  scf.parallel (%i, %j) = (%l, %l) to (%u, %u) step (%s, %s) {
    "test.use"(%i, %j) : (index, index) -> ()
  }
  return
}
// -----
func.func @g(%l: index, %u: index, %s: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c24 = arith.constant 24 : index
  scf.parallel (%i, %j, %k) = (%c0, %c0, %l) to (%c24, %c24, %u) step (%c1, %c3, %s) {
    scf.parallel (%x) = (%c0) to (%c24) step (%c1) {
      "test.use"(%i, %x) : (index, index) -> ()
    }
  }
  scf.parallel (%i, %j, %k) = (%c0, %c0, %l) to (%c24, %c24, %u) step (%c1, %c3, %s) {
      "test.use"(%i, %k) : (index, index) -> ()
  }
  %q = scf.parallel (%i) = (%c0) to (%c24) step (%c1) init (%f) -> f32 {
    scf.reduce(%f : f32) { ^bb0(%a: f32, %b: f32): %c = arith.addf %a, %b : f32
      scf.reduce.return %c : f32 }
  }
  return
}
