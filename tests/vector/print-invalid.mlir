// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @no_string() {
  // expected-error @+1 {{expected operation name in quotes}}
  vector.print str 4
  return
}

// -----

func.func @twice() {
  // expected-error @+1 {{custom op 'vector.print' `str` clause can appear at most once in the expansion of the oilist directive}}
  vector.print str str
  return
}
