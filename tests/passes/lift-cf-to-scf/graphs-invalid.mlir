// RUN: mlir-opt %s --split-input-file --lift-cf-to-scf --verify-diagnostics --allow-unregistered-dialect

func.func @endless_in_a_region() {
  scf.execute_region {
    cf.br ^bb1
  ^bb1:
    // expected-error @+1 {{Cannot create unreachable terminator for 'scf.execute_region'}}
    cf.br ^bb1
  }
  return
}

// -----

func.func @unreachable(%c: i1) {
  cf.br ^bb2
^bb1:
  // expected-error @+1 {{transformation does not support unreachable blocks}}
  %0 = arith.addi %c, %c : i1
  cf.br ^bb2
^bb2:
  return
}

// -----

func.func @unreachable_cycle(%c: i1, %x: i32) -> i32 {
  cf.br ^bb2(%x : i32)
^bb1:
  // expected-error @+1 {{reference to block defined in another region}}
  cf.cond_br %c, ^bb1, ^bb2(%x : i32)
^bb2(%y: i32):
  return %y : i32
}
