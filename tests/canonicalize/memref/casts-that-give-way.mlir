// RUN: mlir-opt %s --pass-pipeline='builtin.module(canonicalize{max-iterations=1 region-simplify=disabled})' | FileCheck %s

// A cast that is replaced by what it came from takes that first: the cast it took is looked at no more in
// this round, and what that takes neither.
func.func @unused_then(%n: index) -> memref<?xi32> {
  %0 = memref.alloc(%n) : memref<?xi32>
  %1 = memref.cast %0 : memref<?xi32> to memref<*xi32>
  %2 = memref.cast %1 : memref<*xi32> to memref<?xi32>
  return %2 : memref<?xi32>
}

func.func @stored_to(%n: index, %x: i32) {
  %0 = memref.alloca(%n) : memref<?xi32>
  %1 = memref.cast %0 : memref<?xi32> to memref<5xi32>
  %2 = memref.cast %1 : memref<5xi32> to memref<?xi32>
  memref.store %x, %2[%n] : memref<?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused_then(%[[ARG0:[^ ]+]]: index) -> memref<?xi32> {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[ARG0]]) : memref<?xi32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<?xi32> to memref<*xi32>
// CHECK-NEXT:     return %[[ALLOC]] : memref<?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @stored_to(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca(%[[ARG0]]) : memref<?xi32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOCA]] : memref<?xi32> to memref<5xi32>
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOCA]][%[[ARG0]]] : memref<?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
