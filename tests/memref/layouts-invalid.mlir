// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%m: memref<4xf32>) {
// expected-error @+1 {{'memref.transpose' op result type 'memref<4xf32>' is not equivalent to the canonical transposed input type 'memref<4xf32, strided<[1]>>'}}
  %0 = memref.transpose %m (d0) -> (d0) : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32, strided<[1], offset: ?>>) {
// expected-error @+1 {{'memref.transpose' op result type 'memref<4xf32>' is not equivalent to the canonical transposed input type 'memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>'}}
  %0 = memref.transpose %m (d0) -> (d0) : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32, strided<[1, ?]>>) {
// expected-error @+1 {{'memref.transpose' op result type 'memref<?x?xf32>' is not equivalent to the canonical transposed input type 'memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>'}}
  %0 = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x?xf32, strided<[1, ?]>> to memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32, strided<[1]>>, %s: memref<1xindex>) {
// expected-error @+1 {{'memref.reshape' op result memref type should have identity affine map}}
  %0 = memref.reshape %m(%s) : (memref<4xf32, strided<[1]>>, memref<1xindex>) -> memref<4xf32, strided<[2]>>
  return
}

// -----

func.func @f(%m: memref<4xf32, strided<[1]>>) {
// expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<4xf32>' but found 'memref<4xf32, 1>'}}
  %0 = memref.collapse_shape %m [[0]] : memref<4xf32, strided<[1]>> into memref<4xf32, 1>
  return
}

// -----

// expected-error @+1 {{custom op 'memref.global' expected valid '@'-identifier for symbol name}}
memref.global unit @g : memref<2xi32>

// -----

// expected-error @+1 {{custom op 'memref.global' expected valid '@'-identifier for symbol name}}
memref.global 42 @g : memref<2xi32>

// -----

// expected-error @+1 {{custom op 'memref.global' initial value should be a unit or elements attribute}}
memref.global @g : memref<2xi32> = "s"

// -----

func.func @f(%m: memref<4x?xf32>, %s: memref<4xf32>, %i: index, %c: i1, %a: i32, %t: tensor<8xf32>) {
// expected-error @+1 {{custom op 'memref.prefetch' invalid kind of attribute specified}}
  memref.prefetch %s[%i], read, locality<i32>, data : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %s: memref<4xf32>, %i: index, %c: i1, %a: i32, %t: tensor<8xf32>) {
// expected-error @+1 {{expected operation name in quotes}}
  memref.prefetch %s[%i], read, locality<1>, data : memref<4xf32> {x}
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %s: memref<4xf32>, %i: index, %c: i1, %a: i32, %t: tensor<8xf32>) {
// expected-error @+1 {{custom op 'memref.prefetch' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  memref.prefetch %s[%i], read, locality<1>, data : memref<*xf32>
  return
}
