// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f() {
// expected-error @+1 {{'vector.vscale' op result #0 must be index, but got '!async.value<f32>'}}
  %r = "vector.vscale"() : () -> !async.value<f32>
  return
}

