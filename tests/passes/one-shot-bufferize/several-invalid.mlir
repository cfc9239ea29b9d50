// RUN: mlir-opt %s --verify-diagnostics --one-shot-bufferize

// Without functions' boundaries, all that stands in the way is reported.

func.func @first(%condition: i1) {
  // expected-error @below {{op without unique scf.yield is not supported}}
  scf.execute_region {
    cf.cond_br %condition, ^bb1, ^bb2
  ^bb1:
    scf.yield
  ^bb2:
    scf.yield
  }
  return
}

func.func @second(%condition: i1) {
  // expected-error @below {{op without unique scf.yield is not supported}}
  scf.execute_region {
    cf.cond_br %condition, ^bb1, ^bb2
  ^bb1:
    scf.yield
  ^bb2:
    scf.yield
  }
  return
}
