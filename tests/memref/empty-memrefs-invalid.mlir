// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @subview(%m: memref<2x0xf32>) {
// expected-error @+1 {{expected result type to be 'memref<1x1xf32, strided<[?, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<1x1xf32>'}}
  %0 = memref.subview %m[0, 0] [1, 1] [1, 1] : memref<2x0xf32> to memref<1x1xf32>
  return
}

// -----

func.func @transpose(%m: memref<2x0xf32>) {
// expected-error @+1 {{'memref.transpose' op result type 'memref<2x0xf32>' is not equivalent to the canonical transposed input type 'memref<2x0xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>'}}
  %0 = memref.transpose %m (a, b) -> (a, b) : memref<2x0xf32> to memref<2x0xf32>
  return
}

// -----

func.func @transpose(%m: memref<4x?x0xf32>) {
// expected-error @+1 {{'memref.transpose' op result type 'memref<4x?x0xf32>' is not equivalent to the canonical transposed input type 'memref<4x?x0xf32, affine_map<(d0, d1, d2)[s0, s1] -> (d0 * s0 + d1 * s1 + d2)>>'}}
  %0 = memref.transpose %m (a, b, c) -> (a, b, c) : memref<4x?x0xf32> to memref<4x?x0xf32>
  return
}

// -----

func.func @expand(%m: memref<0xf32>, %i: index) {
// expected-error @+1 {{'memref.expand_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.expand_shape %m [[0, 1, 2]] output_shape [4, %i, 0] : memref<0xf32> into memref<4x?x0xf32>
  return
}

// -----

func.func @collapse(%m: memref<4x?x0xf32>) {
// expected-error @+1 {{'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<4x?x0xf32> into memref<0xf32>
  return
}
