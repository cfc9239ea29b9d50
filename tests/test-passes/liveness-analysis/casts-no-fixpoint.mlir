// RUN: mlir-opt %s --test-liveness-analysis | FileCheck %s

func.func @f(%m: memref<8xf32>) -> memref<8xf32> {
  %a = memref.cast %m {tag = "a"} : memref<8xf32> to memref<?xf32>
  %b = memref.cast %a {tag = "b"} : memref<?xf32> to memref<8xf32>
  return %b : memref<8xf32>
}

// CHECK: test_tag: a:
// CHECK-NEXT:  operand #0: live
// CHECK-NEXT:  result #0: not live
// CHECK-NEXT: test_tag: b:
// CHECK-NEXT:  operand #0: live
// CHECK-NEXT:  result #0: live
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<8xf32>) -> memref<8xf32> {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ARG0]] {tag = "a"} : memref<8xf32> to memref<?xf32>
// CHECK-NEXT:     %[[CAST_0:[^ ]+]] = memref.cast %[[ARG0]] {tag = "b"} : memref<8xf32> to memref<8xf32>
// CHECK-NEXT:     return %[[CAST_0]] : memref<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
