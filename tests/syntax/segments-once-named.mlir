// RUN: mlir-opt %s | FileCheck %s

// The sizes of segments had another name once, which is still read. Sizes that do not fit are passed over.

func.func @properties(%a: index) -> index {
  %0 = "affine.linearize_index"(%a, %a, %a) <{disjoint, operand_segment_sizes = array<i32: 2, 1>, static_basis = array<i64: -9223372036854775808>}> : (index, index, index) -> index
  return %0 : index
}

func.func @attributes(%a: index) -> index {
  %0 = "affine.linearize_index"(%a, %a, %a) {operand_segment_sizes = array<i32: 2, 1>, static_basis = array<i64: -9223372036854775808>} : (index, index, index) -> index
  return %0 : index
}

func.func @both(%a: index) -> (memref<?xf32>, memref<?xf32>) {
  %0 = "memref.alloc"(%a) <{operandSegmentSizes = array<i32: 1, 0>, operand_segment_sizes = array<i32: 0, 1>}> : (index) -> memref<?xf32>
  %1 = "memref.alloc"(%a) {operandSegmentSizes = array<i32: 0, 1>, operand_segment_sizes = array<i32: 1, 0>} : (index) -> memref<?xf32>
  return %0, %1 : memref<?xf32>, memref<?xf32>
}

func.func @passed_over(%a: index, %c: i1) -> memref<?xf32> {
  %0 = memref.alloc(%a) {operandSegmentSizes = array<i32: 1>} : memref<?xf32>
  %1 = memref.alloc(%a) {operand_segment_sizes = 1} : memref<?xf32>
  cf.cond_br %c, ^bb1, ^bb1 {operandSegmentSizes = f32}
^bb1:
  return %1 : memref<?xf32>
}

func.func @of_no_such_op(%a: index, %b: f32) -> f32 {
  %0 = arith.addf %b, %b {operand_segment_sizes = 1, result_segment_sizes = 3} : f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @properties(%arg0: index) -> index {
// CHECK-NEXT:     %0 = affine.linearize_index disjoint [%arg0, %arg0] by (%arg0) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @attributes(%arg0: index) -> index {
// CHECK-NEXT:     %0 = affine.linearize_index [%arg0, %arg0] by (%arg0) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @both(%arg0: index) -> (memref<?xf32>, memref<?xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     return %alloc, %alloc_0 : memref<?xf32>, memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @passed_over(%arg0: index, %arg1: i1) -> memref<?xf32> {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     return %alloc_0 : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @of_no_such_op(%arg0: index, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0 = arith.addf %arg1, %arg1 {operand_segment_sizes = 1 : i64, result_segment_sizes = 3 : i64} : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
