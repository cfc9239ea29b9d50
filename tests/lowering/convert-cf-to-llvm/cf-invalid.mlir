// RUN: mlir-opt %s --convert-cf-to-llvm --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%m: tensor<4xf32>) {
// expected-error @+1 {{failed to legalize operation 'cf.br' that was explicitly marked illegal}}
  cf.br ^a(%m : tensor<4xf32>)
^a(%p: tensor<4xf32>):
  return
}
// -----

func.func @f(%m: tuple<i32>, %i: index) {
// expected-error @+1 {{failed to legalize operation 'cf.br' that was explicitly marked illegal}}
  cf.br ^a(%m, %i : tuple<i32>, index)
^a(%p: tuple<i32>, %q: index):
  return
}
