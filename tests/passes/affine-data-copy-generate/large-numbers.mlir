// ORACLE: differs (copies-to-faster-memory)
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{skip-non-unit-stride-loops}))' | FileCheck %s

func.func @far_away(%a: memref<64xf32>, %b: memref<?xf32>) {
  affine.for %i = 0 to 9223372036854775807 {
    %0 = affine.load %a[%i * 4611686018427387904] : memref<64xf32>
    affine.store %0, %b[%i * 4611686018427387904] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @far_away(%[[ARG0:[^ ]+]]: memref<64xf32>, %[[ARG1:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 9223372036854775807 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]] * 4611686018427387904] : memref<64xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG1]][%[[ARG2]] * 4611686018427387904] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
