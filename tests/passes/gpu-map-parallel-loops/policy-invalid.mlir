// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(gpu-map-parallel-loops{mapping-policy=none}))' --verify-diagnostics

// expected-error @+1 {{Invalid mapping policy specified.}}
func.func @f() {
  return
}
