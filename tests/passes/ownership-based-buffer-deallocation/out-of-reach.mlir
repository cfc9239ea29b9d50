// RUN: mlir-opt %s --ownership-based-buffer-deallocation | FileCheck %s

// What blocks need that control never gets to is kept where the function returns.

func.func @returned(%at: index) {
  %memory = builtin.unrealized_conversion_cast to memref<2xf32>
  return
^bb1:
  cf.br ^bb2
^bb2:
  %0 = memref.load %memory[%at] : memref<2xf32>
  cf.br ^bb2
}

func.func @used_inside(%condition: i1, %at: index) {
  %memory = memref.alloc() : memref<2xf32>
  scf.if %condition {
    %0 = memref.load %memory[%at] : memref<2xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @returned(%arg0: index) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast to memref<2xf32>
// CHECK-NEXT: %1 = bufferization.dealloc retain (%0 : memref<2xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: %2 = memref.load %0[%arg0] : memref<2xf32>
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: }
// CHECK-NEXT: func.func @used_inside(%arg0: i1, %arg1: index) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %0 = memref.load %alloc[%arg1] : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer : memref<f32>) if (%true)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
