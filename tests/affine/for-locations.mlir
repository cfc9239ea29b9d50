// RUN: mlir-opt %s --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// The induction variable is printed with its location, what is carried is not.

func.func @loops(%f: f32) -> f32 {
  // CHECK: affine.for %{{.*}} loc("{{.*}}":7:14) = 0 to 4 {
  affine.for %i = 0 to 4 {
  }
  // CHECK: affine.for %{{.*}} loc("j") = 0 to 4 iter_args(%{{.*}} = %{{.*}}) -> (f32) {
  %0 = affine.for %j loc("j") = 0 to 4 iter_args(%a = %f) -> (f32) {
    affine.yield %a : f32
  }
  return %0 : f32
}
