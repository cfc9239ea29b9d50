// RUN: mlir-opt %s --expand-realloc | FileCheck %s

// What control does not reach stays.
func.func @f(%m: memref<?xf32>, %n: index) {
  cf.br ^end
^nowhere:
  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  cf.br ^end
^end:
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?xf32>, %arg1: index) {
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT: %0 = memref.realloc %arg0(%arg1) : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
