// ORACLE: differs (calls-between-loops)
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion))' | FileCheck %s

// What writes memory in ways that are not known stays before what reads it.
func.func @unknown(%given: memref<10xf32>, %out: memref<10xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %c, %given[%i] : memref<10xf32>
  }
  "writes"(%given) : (memref<10xf32>) -> ()
  affine.for %i = 0 to 10 {
    %v = affine.load %given[%i] : memref<10xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown(%[[ARG0:[^ ]+]]: memref<10xf32>, %[[ARG1:[^ ]+]]: memref<10xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       affine.store %[[CST]], %[[ARG0]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     "writes"(%[[ARG0]]) : (memref<10xf32>) -> ()
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 10 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG1]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @called(%given: memref<10xf32>, %out: memref<10xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %c, %given[%i] : memref<10xf32>
  }
  call @writes(%given) : (memref<10xf32>) -> ()
  affine.for %i = 0 to 10 {
    %v = affine.load %given[%i] : memref<10xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  return
}
func.func private @writes(memref<10xf32>)

// CHECK: module {
// CHECK-NEXT:   func.func @called(%[[ARG0:[^ ]+]]: memref<10xf32>, %[[ARG1:[^ ]+]]: memref<10xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       affine.store %[[CST]], %[[ARG0]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     call @writes(%[[ARG0]]) : (memref<10xf32>) -> ()
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 10 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG1]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @writes(memref<10xf32>)
// CHECK-NEXT: }
