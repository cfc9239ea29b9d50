// RUN: mlir-opt %s --split-input-file --scf-forall-to-parallel --allow-unregistered-dialect | FileCheck %s

func.func @f(%l: index, %u: index, %s: index) {
  scf.forall (%i, %j) = (%l, 0) to (%u, 10) step (%s, 2) {
    "test.use"(%i, %j) : (index, index) -> ()
  } {foo}
  return
}
// -----
func.func @g(%n: index) {
  scf.forall (%i, %j) in (%n, 5) {
    "test.use"(%i, %j) : (index, index) -> ()
  } {mapping = [#gpu.block<x>, #gpu.block<y>]}
  return
}
// -----
func.func @nest(%n: index) {
  scf.forall (%i, %j) in (%n, 5) {
    scf.forall (%k) in (%i) { 
     "test.use"(%i, %j, %k) : (index, index, index) -> ()
    }
  }
  return
}
