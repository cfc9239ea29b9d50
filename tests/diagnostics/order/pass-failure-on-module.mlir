// RUN: not mlir-opt %s --allow-unregistered-dialect --convert-scf-to-cf 2>&1 >/dev/null | FileCheck %s --check-prefix=CHECK

func.func @f0(%t: tensor<8xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<8xf32>) {
  }
  return
}
func.func @f1(%t: tensor<8xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<8xf32>) {
  }
  return
}
func.func @f2(%t: tensor<8xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<8xf32>) {
  }
  return
}

// CHECK: :4:8: error: failed to legalize operation 'scf.forall' that was explicitly marked illegal
