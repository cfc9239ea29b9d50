// ORACLE: differs (shapes-computed-in-regions)
// RUN: mlir-opt %s --outline-shape-computation | FileCheck %s

func.func @f(%a: tensor<?xf32>, %c: i1, %i: index) -> tensor<?xf32> {
  %k = arith.constant 3 : index
  %0 = scf.if %c -> index {
    %q = arith.addi %i, %k : index
    scf.yield %q : index
  } else {
    scf.yield %i : index
  }
  %s = shape.from_extents %0 : index
  %3 = shape.with_shape %a, %s : tensor<?xf32>, !shape.shape
  %4 = shape.value_of %3 : tensor<?xf32>
  return %4 : tensor<?xf32>
}
