// RUN: mlir-opt %s --canonicalize --split-input-file --verify-diagnostics

func.func @size(%a: tensor<2x?xf64>, %b: tensor<2x1xf64>) -> tensor<2x1xf64> {
  %two = arith.constant 2 : index
  %r = scf.forall (%i, %j) in (1, 2) shared_outs(%o = %b) -> (tensor<2x1xf64>) {
    // expected-error @+1 {{'scf.forall.in_parallel' op expected only ParallelCombiningOpInterface ops}}
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %o[%i, 0] [2, %two] [0, 1] : tensor<2x?xf64> into tensor<2x1xf64>
    }
  }
  return %r : tensor<2x1xf64>
}
