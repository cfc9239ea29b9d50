// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
// expected-error @+1 {{expected result type with offset = dynamic instead of 0}}
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [4], strides: [1] : memref<8x16xf32> to memref<4xf32>
  return
}
// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
// expected-error @+1 {{expected result type with offset = 1 instead of 0}}
  %0 = memref.reinterpret_cast %m to offset: [1], sizes: [4], strides: [1] : memref<8x16xf32> to memref<4xf32>
  return
}
// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
// expected-error @+1 {{expected result type with stride = 2 instead of 1 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [2] : memref<8x16xf32> to memref<4xf32>
  return
}
// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
// expected-error @+1 {{expected result type with stride = 2 instead of 3 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [2] : memref<8x16xf32> to memref<4xf32, strided<[3]>>
  return
}
// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
// expected-error @+1 {{expected result type with size = 5 instead of 4 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [5], strides: [1] : memref<8x16xf32> to memref<4xf32>
  return
}
// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
// expected-error @+1 {{expected result type with size = dynamic instead of 4 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%i], strides: [1] : memref<8x16xf32> to memref<4xf32>
  return
}
// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
// expected-error @+1 {{different element types specified for source type 'memref<8x16xf32>' and result memref type 'memref<4xi32>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<8x16xf32> to memref<4xi32>
  return
}
// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
// expected-error @+1 {{different memory spaces specified for source type 'memref<8x16xf32>' and result memref type 'memref<4xf32, 1>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<8x16xf32> to memref<4xf32, 1>
  return
}
// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
// expected-error @+1 {{expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [1] : memref<8x16xf32> to memref<4x4xf32>
  return
}
// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
// expected-error @+1 {{expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = memref.reinterpret_cast %m to offset: [0, 0], sizes: [4], strides: [1] : memref<8x16xf32> to memref<4xf32>
  return
}
// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
// expected-error @+1 {{expected mixed offsets rank to match mixed sizes rank (0 vs 1) so the rank of the result type is well-formed.}}
  %0 = memref.reinterpret_cast %m to offset: [], sizes: [4], strides: [1] : memref<8x16xf32> to memref<4xf32>
  return
}
// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
// expected-error @+1 {{custom op 'memref.reinterpret_cast' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<8x16xf32> to memref<*xf32>
  return
}
// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
// expected-error @+1 {{'memref.reinterpret_cast' op result #0 must be strided memref of any type values, but got 'memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<8x16xf32> to memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>
  return
}
// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
// expected-error @+1 {{expected ','}}
  %0 = memref.reinterpret_cast %m to offset: [0] sizes: [4] strides: [1] : memref<8x16xf32> to memref<4xf32>
  return
}
// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
// expected-error @+1 {{custom op 'memref.reinterpret_cast' expected 'to'}}
  %0 = memref.reinterpret_cast %m offset: [0], sizes: [4], strides: [1] : memref<8x16xf32> to memref<4xf32>
  return
}
// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
// expected-error @+1 {{expected sizes to be non-negative, but got -4}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [-4], strides: [1] : memref<8x16xf32> to memref<4xf32>
  return
}
// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
// expected-error @+1 {{expected offsets to be non-negative, but got -1}}
  %0 = memref.reinterpret_cast %m to offset: [-1], sizes: [4], strides: [1] : memref<8x16xf32> to memref<4xf32, strided<[1], offset: -1>>
  return
}
// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
// expected-error @+1 {{custom op 'memref.reinterpret_cast' invalid kind of type specified}}
  %0 = memref.reinterpret_cast %x to offset: [0], sizes: [4], strides: [1] : i32 to memref<4xf32>
  return
}
