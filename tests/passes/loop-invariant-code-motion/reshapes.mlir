// RUN: mlir-opt %s --split-input-file --loop-invariant-code-motion --cse --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --remove-dead-values --allow-unregistered-dialect | FileCheck %s --check-prefix=DEAD

// A reshape reads its shape.
func.func @reshape(%m: memref<4xf32>, %s: memref<2xindex>, %n: index) {
  scf.for %i = %n to %n step %n {
    %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<2xindex>) -> memref<?x?xf32>
    "t.use"(%0) : (memref<?x?xf32>) -> ()
    memref.store %n, %s[%n] : memref<2xindex>
    %1 = memref.reshape %m(%s) : (memref<4xf32>, memref<2xindex>) -> memref<?x?xf32>
    %2 = memref.reshape %m(%s) : (memref<4xf32>, memref<2xindex>) -> memref<?x?xf32>
    "t.use"(%1, %2) : (memref<?x?xf32>, memref<?x?xf32>) -> ()
  }
  %3 = memref.reshape %m(%s) : (memref<4xf32>, memref<2xindex>) -> memref<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @reshape(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: memref<2xindex>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     scf.for %[[ARG3:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       %[[RESHAPE:[^ ]+]] = memref.reshape %[[ARG0]](%[[ARG1]]) : (memref<4xf32>, memref<2xindex>) -> memref<?x?xf32>
// CHECK-NEXT:       "t.use"(%[[RESHAPE]]) : (memref<?x?xf32>) -> ()
// CHECK-NEXT:       memref.store %[[ARG2]], %[[ARG1]][%[[ARG2]]] : memref<2xindex>
// CHECK-NEXT:       %[[RESHAPE_0:[^ ]+]] = memref.reshape %[[ARG0]](%[[ARG1]]) : (memref<4xf32>, memref<2xindex>) -> memref<?x?xf32>
// CHECK-NEXT:       "t.use"(%[[RESHAPE_0]], %[[RESHAPE_0]]) : (memref<?x?xf32>, memref<?x?xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// DEAD: module {
// DEAD-NEXT:   func.func @reshape(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: memref<2xindex>, %[[ARG2:[^ ]+]]: index) {
// DEAD-NEXT:     %[[RESHAPE:[^ ]+]] = memref.reshape %[[ARG0]](%[[ARG1]]) : (memref<4xf32>, memref<2xindex>) -> memref<?x?xf32>
// DEAD-NEXT:     return
// DEAD-NEXT:   }
// DEAD-NEXT: }
