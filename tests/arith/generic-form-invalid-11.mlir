// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.select' op failed to verify that all of {true_value, false_value, result} have same type}}
  %r = "arith.select"(%c, %a, %t) : (i1, i32, tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.select' op failed to verify that all of {true_value, false_value, result} have same type}}
  %r = "arith.select"(%c, %a, %a) : (i1, i32, i32) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op arith.select: this operation does not support properties}}
  %r = "arith.select"(%c, %a, %a) <{no_such_property = 1}> : (i1, i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op arith.select: this operation does not support properties}}
  %r = "arith.select"(%c, %a, %a) <1> : (i1, i32, i32) -> i32
  return
}
