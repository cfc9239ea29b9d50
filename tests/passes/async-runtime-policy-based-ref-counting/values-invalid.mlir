// RUN: mlir-opt %s --async-runtime-policy-based-ref-counting --split-input-file --verify-diagnostics

func.func @high(%t: !async.token) {
  // expected-error @+1 {{async operations must be lowered to async runtime operations}}
  async.await %t : !async.token
  return
}
