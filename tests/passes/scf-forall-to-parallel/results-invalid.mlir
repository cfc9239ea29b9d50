// ORACLE: differs (failures-without-a-word)
// RUN: mlir-opt %s --split-input-file --scf-forall-to-parallel --verify-diagnostics

func.func @f(%t: tensor<8xf32>) {
  // expected-error@+1 {{'scf.forall' op cannot become 'scf.parallel': it has results}}
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<8xf32>) {
  }
  return
}
