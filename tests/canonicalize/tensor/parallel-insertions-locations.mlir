// RUN: mlir-opt %s --canonicalize --split-input-file --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

func.func @size(%a: tensor<2x?xf64>, %b: tensor<2x8xf64>) -> tensor<2x8xf64> {
  %two = arith.constant 2 : index
  %r = scf.forall (%i, %j) in (1, 2) shared_outs(%o = %b) -> (tensor<2x8xf64>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %o[%i, %j] [2, %two] [1, 1] : tensor<2x?xf64> into tensor<2x8xf64>
    }
  }
  return %r : tensor<2x8xf64>
}
