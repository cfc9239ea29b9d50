// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[2, 3] [4, 4] [2, 2] : memref<8x16xf32> to memref<4x4xf32, strided<[32, 2], offset: 35>>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: slice along dimension 0 runs out-of-bounds: 8 >= 8
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: expected result type to be 'memref<4x4xf32, strided<[16, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4x4xf32>'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: 1>>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: expected result type to be 'memref<4x4xf32, strided<[16, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4x4xf32, strided<[16, 1], offset: 1>>'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xi32, strided<[16, 1]>>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: expected result element type to be 'f32', but got 'memref<4x4xi32, strided<[16, 1]>>'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x5xf32, strided<[16, 1]>>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: expected result type to be 'memref<4x4xf32, strided<[16, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<4x5xf32, strided<[16, 1]>>'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4xf32, strided<[1]>>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: expected result type to be 'memref<4x4xf32, strided<[16, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<4xf32, strided<[1]>>'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4x1xf32, strided<[16, 1, 1]>>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: expected result rank to be smaller or equal to the source rank, but got 'memref<4x4x1xf32, strided<[16, 1, 1]>>'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>, 1>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: different memory spaces specified for base memref type 'memref<8x16xf32>' and subview memref type 'memref<4x4xf32, strided<[16, 1]>, 1>'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: expected mixed offsets rank to match mixed sizes rank (1 vs 2) so the rank of the result type is well-formed.
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0] [4] [1] : memref<8x16xf32> to memref<4x16xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: expected 2 offset values, got 1
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [4, 4] [1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0, 0] [4, 4, 4] [1, 1, 1] : memref<8x16xf32> to memref<4x4x4xf32, strided<[16, 1, 1]>>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: expected 2 offset values, got 3
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[-1, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: -16>>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: expected offsets to be non-negative, but got -1
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [-4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: expected sizes to be non-negative, but got -4
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[8, 0] [1, 4] [1, 1] : memref<8x16xf32> to memref<1x4xf32, strided<[16, 1], offset: 128>>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: offset 0 is out-of-bounds: 8 >= 8
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [9, 4] [1, 1] : memref<8x16xf32> to memref<9x4xf32, strided<[16, 1]>>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: slice along dimension 0 runs out-of-bounds: 8 >= 8
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[4, 0] [5, 4] [1, 1] : memref<8x16xf32> to memref<5x4xf32, strided<[16, 1], offset: 64>>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: slice along dimension 0 runs out-of-bounds: 8 >= 8
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [5, 4] [2, 1] : memref<8x16xf32> to memref<5x4xf32, strided<[32, 1]>>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: slice along dimension 0 runs out-of-bounds: 8 >= 8
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %u[0] [4] [1] : memref<*xf32> to memref<4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:39: error: custom op 'memref.subview' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'
// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[%x, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: ?>>
  return
}
// CHECK: :[[#@LINE-3]]:26: error: use of value '%x' expects different type than prior uses: 'index' vs 'i32'
// CHECK: :[[#@LINE-5]]:118: note: prior use here
// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[a, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}
// CHECK: :[[#@LINE-3]]:26: error: custom op 'memref.subview' expected integer value
// CHECK: :[[#@LINE-4]]:8: error: custom op 'memref.subview' expected SSA value or integer
// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [4, 4] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}
// CHECK: :[[#@LINE-3]]:38: error: expected '[' in dynamic index list
// CHECK: :[[#@LINE-4]]:8: error: custom op 'memref.subview' expected SSA value or integer
// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}
// CHECK: :[[#@LINE-3]]:25: error: expected '[' in dynamic index list
// CHECK: :[[#@LINE-4]]:8: error: custom op 'memref.subview' expected SSA value or integer
// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32>
  return
}
// CHECK: :[[#@LINE-2]]:3: error: custom op 'memref.subview' expected 'to'
// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}
// CHECK: :[[#@LINE-3]]:27: error: expected ']' in dynamic index list
// CHECK: :[[#@LINE-4]]:8: error: custom op 'memref.subview' expected SSA value or integer
// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<?x4xf32, strided<[16, 1]>>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: expected result type to be 'memref<4x4xf32, strided<[16, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<?x4xf32, strided<[16, 1]>>'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [4, %i] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: expected result type to be 'memref<4x?xf32, strided<[16, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<4x4xf32, strided<[16, 1]>>'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32>, index) -> memref<4x4xf32, strided<[16, 1]>>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32>) -> memref<4x4xf32, strided<[16, 1]>>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: expected mixed offsets rank to match mixed sizes rank (1 vs 2) so the rank of the result type is well-formed.
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
