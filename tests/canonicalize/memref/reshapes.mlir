// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s

func.func @f(%arg0: memref<24xf32>) -> memref<2x2x6xf32> {
  %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [4, 6] : memref<24xf32> into memref<4x6xf32>
  %expand_shape_0 = memref.expand_shape %expand_shape [[0, 1], [2]] output_shape [2, 2, 6] : memref<4x6xf32> into memref<2x2x6xf32>
  return %expand_shape_0 : memref<2x2x6xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<24xf32>) -> memref<2x2x6xf32> {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1, 2]] output_shape [2, 2, 6] : memref<24xf32> into memref<2x2x6xf32>
// CHECK-NEXT: return %expand_shape : memref<2x2x6xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<2x12xf32>) -> memref<24xf32> {
  %expand_shape = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [2, 3, 4] : memref<2x12xf32> into memref<2x3x4xf32>
  %collapse_shape = memref.collapse_shape %expand_shape [[0, 1, 2]] : memref<2x3x4xf32> into memref<24xf32>
  return %collapse_shape : memref<24xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<2x12xf32>) -> memref<24xf32> {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1]] : memref<2x12xf32> into memref<24xf32>
// CHECK-NEXT: return %collapse_shape : memref<24xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<6x?xf32>, %arg1: index) -> memref<6x?xf32> {
  %expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 3, %arg1] : memref<6x?xf32> into memref<2x3x?xf32>
  %collapse_shape = memref.collapse_shape %expand_shape [[0, 1], [2]] : memref<2x3x?xf32> into memref<6x?xf32>
  return %collapse_shape : memref<6x?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<6x?xf32>, %arg1: index) -> memref<6x?xf32> {
// CHECK-NEXT: return %arg0 : memref<6x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<?xf32>, %arg1: index) -> memref<?x12xf32> {
  %expand_shape = memref.expand_shape %arg0 [[0, 1, 2]] output_shape [%arg1, 3, 4] : memref<?xf32> into memref<?x3x4xf32>
  %collapse_shape = memref.collapse_shape %expand_shape [[0], [1, 2]] : memref<?x3x4xf32> into memref<?x12xf32>
  return %collapse_shape : memref<?x12xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?xf32>, %arg1: index) -> memref<?x12xf32> {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [%arg1, 12] : memref<?xf32> into memref<?x12xf32>
// CHECK-NEXT: return %expand_shape : memref<?x12xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<?x1x2xf32>) -> memref<?xf32> {
  %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<?x1x2xf32> into memref<?x2xf32>
  %collapse_shape_0 = memref.collapse_shape %collapse_shape [[0, 1]] : memref<?x2xf32> into memref<?xf32>
  return %collapse_shape_0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?x1x2xf32>) -> memref<?xf32> {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1, 2]] : memref<?x1x2xf32> into memref<?xf32>
// CHECK-NEXT: return %collapse_shape : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<2x1x3xf32>) -> memref<2x3xf32> {
  %expand_shape = memref.expand_shape %arg0 [[0, 1], [2], [3]] output_shape [2, 1, 1, 3] : memref<2x1x3xf32> into memref<2x1x1x3xf32>
  %collapse_shape = memref.collapse_shape %expand_shape [[0, 1, 2], [3]] : memref<2x1x1x3xf32> into memref<2x3xf32>
  return %collapse_shape : memref<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<2x1x3xf32>) -> memref<2x3xf32> {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1], [2]] : memref<2x1x3xf32> into memref<2x3xf32>
// CHECK-NEXT: return %collapse_shape : memref<2x3xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<?x2x?xf32>) -> memref<?xf32> {
  %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<?x2x?xf32> into memref<?x?xf32>
  %collapse_shape_0 = memref.collapse_shape %collapse_shape [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  return %collapse_shape_0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?x2x?xf32>) -> memref<?xf32> {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1, 2]] : memref<?x2x?xf32> into memref<?xf32>
// CHECK-NEXT: return %collapse_shape : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<?xf32>, %arg1: index) -> memref<1x?xf32> {
  %expand_shape = memref.expand_shape %arg0 [[0, 1, 2]] output_shape [1, %arg1, 1] : memref<?xf32> into memref<1x?x1xf32>
  %collapse_shape = memref.collapse_shape %expand_shape [[0], [1, 2]] : memref<1x?x1xf32> into memref<1x?xf32>
  return %collapse_shape : memref<1x?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?xf32>, %arg1: index) -> memref<1x?xf32> {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [1, %arg1] : memref<?xf32> into memref<1x?xf32>
// CHECK-NEXT: return %expand_shape : memref<1x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<2x12x5xf32>) -> memref<2x12x5xf32> {
  %expand_shape = memref.expand_shape %arg0 [[0], [1, 2], [3]] output_shape [2, 3, 4, 5] : memref<2x12x5xf32> into memref<2x3x4x5xf32>
  %collapse_shape = memref.collapse_shape %expand_shape [[0], [1, 2], [3]] : memref<2x3x4x5xf32> into memref<2x12x5xf32>
  return %collapse_shape : memref<2x12x5xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<2x12x5xf32>) -> memref<2x12x5xf32> {
// CHECK-NEXT: return %arg0 : memref<2x12x5xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<6x4x5xf32>) -> memref<6x20xf32> {
  %expand_shape = memref.expand_shape %arg0 [[0, 1], [2], [3]] output_shape [2, 3, 4, 5] : memref<6x4x5xf32> into memref<2x3x4x5xf32>
  %collapse_shape = memref.collapse_shape %expand_shape [[0, 1], [2, 3]] : memref<2x3x4x5xf32> into memref<6x20xf32>
  return %collapse_shape : memref<6x20xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<6x4x5xf32>) -> memref<6x20xf32> {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0], [1, 2]] : memref<6x4x5xf32> into memref<6x20xf32>
// CHECK-NEXT: return %collapse_shape : memref<6x20xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<24x5xf32>) -> memref<24x5xf32> {
  %expand_shape = memref.expand_shape %arg0 [[0, 1, 2], [3]] output_shape [2, 3, 4, 5] : memref<24x5xf32> into memref<2x3x4x5xf32>
  %collapse_shape = memref.collapse_shape %expand_shape [[0, 1, 2], [3]] : memref<2x3x4x5xf32> into memref<24x5xf32>
  return %collapse_shape : memref<24x5xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<24x5xf32>) -> memref<24x5xf32> {
// CHECK-NEXT: return %arg0 : memref<24x5xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<?x3x?x5xf32>) -> memref<?x?xf32> {
  %collapse_shape = memref.collapse_shape %arg0 [[0], [1, 2], [3]] : memref<?x3x?x5xf32> into memref<?x?x5xf32>
  %collapse_shape_0 = memref.collapse_shape %collapse_shape [[0], [1, 2]] : memref<?x?x5xf32> into memref<?x?xf32>
  return %collapse_shape_0 : memref<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?x3x?x5xf32>) -> memref<?x?xf32> {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0], [1, 2, 3]] : memref<?x3x?x5xf32> into memref<?x?xf32>
// CHECK-NEXT: return %collapse_shape : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<?x?x5xf32>, %arg1: index, %arg2: index) -> memref<?x5xf32> {
  %expand_shape = memref.expand_shape %arg0 [[0, 1], [2], [3]] output_shape [%arg1, 3, %arg2, 5] : memref<?x?x5xf32> into memref<?x3x?x5xf32>
  %collapse_shape = memref.collapse_shape %expand_shape [[0, 1, 2], [3]] : memref<?x3x?x5xf32> into memref<?x5xf32>
  return %collapse_shape : memref<?x5xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?x?x5xf32>, %arg1: index, %arg2: index) -> memref<?x5xf32> {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1], [2]] : memref<?x?x5xf32> into memref<?x5xf32>
// CHECK-NEXT: return %collapse_shape : memref<?x5xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<2x3x?xf32>, %arg1: index) -> memref<2x3x?xf32> {
  %collapse_shape = memref.collapse_shape %arg0 [[0, 1, 2]] : memref<2x3x?xf32> into memref<?xf32>
  %expand_shape = memref.expand_shape %collapse_shape [[0, 1, 2]] output_shape [2, 3, %arg1] : memref<?xf32> into memref<2x3x?xf32>
  return %expand_shape : memref<2x3x?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<2x3x?xf32>, %arg1: index) -> memref<2x3x?xf32> {
// CHECK-NEXT: return %arg0 : memref<2x3x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<1x1xf32>) -> memref<1x1xf32> {
  %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<1x1xf32> into memref<1xf32>
  %expand_shape = memref.expand_shape %collapse_shape [[0, 1]] output_shape [1, 1] : memref<1xf32> into memref<1x1xf32>
  return %expand_shape : memref<1x1xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<1x1xf32>) -> memref<1x1xf32> {
// CHECK-NEXT: return %arg0 : memref<1x1xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
