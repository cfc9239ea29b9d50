// RUN: mlir-opt %s --convert-scf-to-cf --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
// expected-error @+1 {{failed to legalize operation 'scf.forall' that was explicitly marked illegal}}
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<8xf32>) {
    %s = tensor.extract_slice %o[%i] [2] [1] : tensor<8xf32> to tensor<2xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  return
}
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
// expected-error @+1 {{failed to legalize operation 'scf.forall' that was explicitly marked illegal}}
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<8xf32> {
    scf.forall.in_parallel {
    }
  }
  return
}
