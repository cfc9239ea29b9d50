// RUN: not mlir-opt %s --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(convert-scf-to-cf))' 2>&1 >/dev/null | FileCheck %s --check-prefix=CHECK

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
func.func @f3(%t: tensor<8xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<8xf32>) {
  }
  return
}
func.func @f4(%t: tensor<8xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<8xf32>) {
  }
  return
}
func.func @f5(%t: tensor<8xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<8xf32>) {
  }
  return
}

// CHECK: :4:8: error: failed to legalize operation 'scf.forall' that was explicitly marked illegal
// CHECK: :9:8: error: failed to legalize operation 'scf.forall' that was explicitly marked illegal
// CHECK: :14:8: error: failed to legalize operation 'scf.forall' that was explicitly marked illegal
// CHECK: :19:8: error: failed to legalize operation 'scf.forall' that was explicitly marked illegal
// CHECK: :24:8: error: failed to legalize operation 'scf.forall' that was explicitly marked illegal
// CHECK: :29:8: error: failed to legalize operation 'scf.forall' that was explicitly marked illegal
