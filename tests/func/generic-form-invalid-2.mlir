// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'func.return' op requires 0 successors but found 3}}
  "func.return"()[^z, ^z, ^z] : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op func.return: this operation does not support properties}}
  "func.return"() <{no_such_property = 1}> : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op func.return: this operation does not support properties}}
  "func.return"() <1> : () -> ()
^z:
  return
}
