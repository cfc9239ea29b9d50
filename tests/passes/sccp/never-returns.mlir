// RUN: mlir-opt %s --sccp | FileCheck %s

// What a call gives that never returns is not known to be anything, so that casts of it are not looked at.
func.func @caller(%c: i1) -> memref<8xf32> {
  %m = func.call @never() : () -> memref<8xf32>
  %a = memref.cast %m : memref<8xf32> to memref<?xf32>
  %b = memref.cast %a : memref<?xf32> to memref<8xf32>
  return %b : memref<8xf32>
}
func.func private @never() -> memref<8xf32> {
  cf.br ^a
^a:
  cf.br ^a
}

// CHECK: module {
// CHECK-NEXT:   func.func @caller(%[[ARG0:[^ ]+]]: i1) -> memref<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @never() : () -> memref<8xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[V0]] : memref<8xf32> to memref<?xf32>
// CHECK-NEXT:     %[[CAST_0:[^ ]+]] = memref.cast %[[CAST]] : memref<?xf32> to memref<8xf32>
// CHECK-NEXT:     return %[[CAST_0]] : memref<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @never() -> memref<8xf32> {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT: }
