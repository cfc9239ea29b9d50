// ORACLE: differs (loops-that-are-launched)
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(convert-affine-for-to-gpu))' --verify-diagnostics

func.func @iter(%m: memref<?x?xf32>, %n: index, %v: f32) -> f32 {
// expected-error @+1 {{loops that pass values on cannot be launched}}
  %r = affine.for %i = 0 to 10 iter_args(%a = %v) -> f32 {
    affine.for %j = 0 to 4 {
      "test.use"(%j) : (index) -> ()
    }
    affine.yield %a : f32
  }
  return %r : f32
}
