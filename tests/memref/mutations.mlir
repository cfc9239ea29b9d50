// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  %0 = memref.alloc(%i)[%i] {alignment = 8 : i64} : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)> >
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @t(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4x?xf32>, %arg5: memref<?xi8>, %arg6: memref<4xi32>, %arg7: (i32) -> i32, %arg8: vector<4xi1>, %arg9: vector<4xf32>) {
// CHECK-NEXT: %alloc = memref.alloc(%arg2)[%arg2] {alignment = 8 : i64} : memref<?xf32, #map>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  %0 = memref.dim {} %m, %i : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @t(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4x?xf32>, %arg5: memref<?xi8>, %arg6: memref<4xi32>, %arg7: (i32) -> i32, %arg8: vector<4xi1>, %arg9: vector<4xf32>) {
// CHECK-NEXT: %dim = memref.dim %arg4, %arg2 : memref<4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<?x42xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @t(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4x?xf32>, %arg5: memref<?xi8>, %arg6: memref<4xi32>, %arg7: (i32) -> i32, %arg8: vector<4xi1>, %arg9: vector<4xf32>) {
// CHECK-NEXT: %cast = memref.cast %arg4 : memref<4x?xf32> to memref<?x42xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?> >
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @t(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4x?xf32>, %arg5: memref<?xi8>, %arg6: memref<4xi32>, %arg7: (i32) -> i32, %arg8: vector<4xi1>, %arg9: vector<4xf32>) {
// CHECK-NEXT: %subview = memref.subview %arg4[%arg2, 0] [1, %arg2] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  %0 = memref.subview %m[%i, 42] [1, %i] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @t(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4x?xf32>, %arg5: memref<?xi8>, %arg6: memref<4xi32>, %arg7: (i32) -> i32, %arg8: vector<4xi1>, %arg9: vector<4xf32>) {
// CHECK-NEXT: %subview = memref.subview %arg4[%arg2, 42] [1, %arg2] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  %0 = memref.subview %m[%i, 0] [1, %i] [42, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @t(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4x?xf32>, %arg5: memref<?xi8>, %arg6: memref<4xi32>, %arg7: (i32) -> i32, %arg8: vector<4xi1>, %arg9: vector<4xf32>) {
// CHECK-NEXT: %subview = memref.subview %arg4[%arg2, 0] [1, %arg2] [42, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  %0 = memref.collapse_shape %m [ [0, 1]] : memref<4x?xf32> into memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @t(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4x?xf32>, %arg5: memref<?xi8>, %arg6: memref<4xi32>, %arg7: (i32) -> i32, %arg8: vector<4xi1>, %arg9: vector<4xf32>) {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg4 {{\[\[}}0, 1]] : memref<4x?xf32> into memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  %0 = memref.expand_shape %m [ [0, 1], [2]] output_shape [2, 2, %i] : memref<4x?xf32> into memref<2x2x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @t(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4x?xf32>, %arg5: memref<?xi8>, %arg6: memref<4xi32>, %arg7: (i32) -> i32, %arg8: vector<4xi1>, %arg9: vector<4xf32>) {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg4 {{\[\[}}0, 1], [2]] output_shape [2, 2, %arg2] : memref<4x?xf32> into memref<2x2x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 2, 42] : memref<4x?xf32> into memref<2x2x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @t(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4x?xf32>, %arg5: memref<?xi8>, %arg6: memref<4xi32>, %arg7: (i32) -> i32, %arg8: vector<4xi1>, %arg9: vector<4xf32>) {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg4 {{\[\[}}0, 1], [2]] output_shape [2, 2, 42] : memref<4x?xf32> into memref<2x2x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  %0 = memref.transpose %m (p, q) -> (q, p) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]> >
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @t(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4x?xf32>, %arg5: memref<?xi8>, %arg6: memref<4xi32>, %arg7: (i32) -> i32, %arg8: vector<4xi1>, %arg9: vector<4xf32>) {
// CHECK-NEXT: %transpose = memref.transpose %arg4 (d0, d1) -> (d1, d0) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  %0 = memref.generic_atomic_rmw %w[] : memref<4xi32> { ^bb0(%z: i32): memref.atomic_yield %z : i32 }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @t(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4x?xf32>, %arg5: memref<?xi8>, %arg6: memref<4xi32>, %arg7: (i32) -> i32, %arg8: vector<4xi1>, %arg9: vector<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = memref.generic_atomic_rmw %arg6[] : memref<4xi32> {
// CHECK-NEXT: ^bb0(%arg10: i32):
// CHECK-NEXT: memref.atomic_yield %arg10 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
