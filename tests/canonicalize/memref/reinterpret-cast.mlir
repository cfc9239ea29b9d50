// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s

func.func @f(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?xf32, strided<[1], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [%arg2], strides: [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  return %reinterpret_cast : memref<?xf32, strided<[1], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?xf32, strided<[1], offset: ?>> {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [%arg2], strides: [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT: return %reinterpret_cast : memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?xf32, strided<[?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [%c4], strides: [%arg3] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %reinterpret_cast : memref<?xf32, strided<[?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [4], strides: [%arg3] : memref<?xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: %cast = memref.cast %reinterpret_cast : memref<4xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?xf32, strided<[?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%c0], sizes: [%arg2], strides: [%arg3] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %reinterpret_cast : memref<?xf32, strided<[?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg2], strides: [%arg3] : memref<?xf32> to memref<?xf32, strided<[?]>>
// CHECK-NEXT: %cast = memref.cast %reinterpret_cast : memref<?xf32, strided<[?]>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<4xf32, strided<[?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%c0], sizes: [4], strides: [%arg3] : memref<?xf32> to memref<4xf32, strided<[?], offset: ?>>
  return %reinterpret_cast : memref<4xf32, strided<[?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4], strides: [%arg3] : memref<?xf32> to memref<4xf32, strided<[?]>>
// CHECK-NEXT: %cast = memref.cast %reinterpret_cast : memref<4xf32, strided<[?]>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: return %cast : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?xf32, strided<[?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [4], sizes: [%arg2], strides: [%arg3] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %reinterpret_cast : memref<?xf32, strided<[?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [4], sizes: [%arg2], strides: [%arg3] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: return %reinterpret_cast : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?xf32, strided<[?], offset: 4>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [4], sizes: [%c4], strides: [%c-1] : memref<?xf32> to memref<?xf32, strided<[?], offset: 4>>
  return %reinterpret_cast : memref<?xf32, strided<[?], offset: 4>>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?xf32, strided<[?], offset: 4>> {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [4], sizes: [4], strides: [-1] : memref<?xf32> to memref<4xf32, strided<[-1], offset: 4>>
// CHECK-NEXT: %cast = memref.cast %reinterpret_cast : memref<4xf32, strided<[-1], offset: 4>> to memref<?xf32, strided<[?], offset: 4>>
// CHECK-NEXT: return %cast : memref<?xf32, strided<[?], offset: 4>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<4xf32, strided<[?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [4], sizes: [4], strides: [%c-1] : memref<?xf32> to memref<4xf32, strided<[?], offset: ?>>
  return %reinterpret_cast : memref<4xf32, strided<[?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [4], sizes: [4], strides: [-1] : memref<?xf32> to memref<4xf32, strided<[-1], offset: 4>>
// CHECK-NEXT: %cast = memref.cast %reinterpret_cast : memref<4xf32, strided<[-1], offset: 4>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: return %cast : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<?x?xf32>) -> memref<?x?xf32, strided<[?, ?]>> {
  %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%sizes#0, %sizes#1], strides: [%strides#0, %strides#1] : memref<f32> to memref<?x?xf32, strided<[?, ?]>>
  return %reinterpret_cast : memref<?x?xf32, strided<[?, ?]>>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?x?xf32>) -> memref<?x?xf32, strided<[?, ?]>> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?]>>
// CHECK-NEXT: return %cast : memref<?x?xf32, strided<[?, ?]>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<4x?xf32>) -> memref<?x?xf32, strided<[?, ?]>> {
  %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%sizes#0, %sizes#1], strides: [%strides#0, %strides#1] : memref<f32> to memref<?x?xf32, strided<[?, ?]>>
  return %reinterpret_cast : memref<?x?xf32, strided<[?, ?]>>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>) -> memref<?x?xf32, strided<[?, ?]>> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4x?xf32> to memref<?x?xf32, strided<[?, ?]>>
// CHECK-NEXT: return %cast : memref<?x?xf32, strided<[?, ?]>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<4x8xf32>) -> memref<?x?xf32, strided<[?, ?]>> {
  %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x8xf32> -> memref<f32>, index, index, index, index, index
  %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%sizes#0, %sizes#1], strides: [%strides#0, %strides#1] : memref<f32> to memref<?x?xf32, strided<[?, ?]>>
  return %reinterpret_cast : memref<?x?xf32, strided<[?, ?]>>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x8xf32>) -> memref<?x?xf32, strided<[?, ?]>> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4x8xf32> to memref<?x?xf32, strided<[?, ?]>>
// CHECK-NEXT: return %cast : memref<?x?xf32, strided<[?, ?]>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%offset], sizes: [%sizes#0, %sizes#1], strides: [%strides#0, %strides#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %reinterpret_cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: return %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<?x8xf32, strided<[?, 1], offset: 4>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x8xf32, strided<[?, 1], offset: 4>> -> memref<f32>, index, index, index, index, index
  %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%offset], sizes: [%sizes#0, %sizes#1], strides: [%strides#0, %strides#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %reinterpret_cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?x8xf32, strided<[?, 1], offset: 4>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<?x8xf32, strided<[?, 1], offset: 4>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
// CHECK-NEXT: }
