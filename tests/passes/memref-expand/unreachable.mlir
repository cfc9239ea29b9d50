// RUN: mlir-opt %s --memref-expand | FileCheck %s

// Where control does not come nothing is converted.
func.func @f(%m: memref<4xi32>, %s: memref<2xindex>) -> memref<2x2xi32> {
  %0 = memref.reshape %m(%s) : (memref<4xi32>, memref<2xindex>) -> memref<2x2xi32>
  return %0 : memref<2x2xi32>
^never:
  %1 = memref.reshape %m(%s) : (memref<4xi32>, memref<2xindex>) -> memref<2x2xi32>
  return %1 : memref<2x2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<4xi32>, %[[ARG1:[^ ]+]]: memref<2xindex>) -> memref<2x2xi32> {
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C2_0:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<4xi32> to memref<2x2xi32>
// CHECK-NEXT:     return %[[REINTERPRET_CAST]] : memref<2x2xi32>
// CHECK-NEXT:   ^bb1:  // no predecessors
// CHECK-NEXT:     %[[RESHAPE:[^ ]+]] = memref.reshape %[[ARG0]](%[[ARG1]]) : (memref<4xi32>, memref<2xindex>) -> memref<2x2xi32>
// CHECK-NEXT:     return %[[RESHAPE]] : memref<2x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
