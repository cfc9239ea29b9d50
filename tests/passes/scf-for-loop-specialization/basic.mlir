// RUN: mlir-opt %s --split-input-file --scf-for-loop-specialization --allow-unregistered-dialect | FileCheck %s

#map = affine_map<(d0, d1) -> (-d1 + 10, d0)>
func.func @f(%l: index, %u: index, %s: index, %a: index, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = affine.min affine_map<(d0, d1) -> (32, d0 - d1)>(%u, %l)
  scf.for %i = %c0 to %0 step %c1 {
    "test.use"(%i) : (index) -> ()
  }
  return
}
// -----
func.func @g(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = affine.min affine_map<(d0, d1) -> (1024, d0 - d1)>(%n, %k)
  %1 = affine.min affine_map<(d0, d1) -> (1024, d0 - d1, 64)>(%n, %k)
  scf.parallel (%i, %j) = (%c0, %c0) to (%0, %1) step (%c1, %c1) {
    "test.use"(%i, %j) : (index, index) -> ()
  }
  return
}
