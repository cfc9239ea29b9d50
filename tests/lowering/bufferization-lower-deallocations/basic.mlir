// RUN: mlir-opt %s --split-input-file --bufferization-lower-deallocations | FileCheck %s
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(bufferization-lower-deallocations))' --verify-diagnostics

func.func @one(%m: memref<2xf32>, %n: memref<2xf32>, %r: memref<?xi8>, %c: i1) -> (i1, i1) {
  bufferization.dealloc
  bufferization.dealloc (%m : memref<2xf32>) if (%c)
  %1:2 = bufferization.dealloc (%m : memref<2xf32>) if (%c) retain (%n, %r : memref<2xf32>, memref<?xi8>)
  return %1#0, %1#1 : i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @one(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: memref<?xi8>, %[[ARG3:[^ ]+]]: i1) -> (i1, i1) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     scf.if %[[ARG3]] {
// CHECK-NEXT:       memref.dealloc %[[ARG0]] : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[INTPTR:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ARG0]] : memref<2xf32> -> index
// CHECK-NEXT:     %[[INTPTR_0:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ARG1]] : memref<2xf32> -> index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi ne, %[[INTPTR]], %[[INTPTR_0]] : index
// CHECK-NEXT:     %[[INTPTR_1:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ARG2]] : memref<?xi8> -> index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi ne, %[[INTPTR]], %[[INTPTR_1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.andi %[[V0]], %[[V1]] : i1
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.andi %[[V2]], %[[ARG3]] : i1
// CHECK-NEXT:     scf.if %[[V3]] {
// CHECK-NEXT:       memref.dealloc %[[ARG0]] : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.xori %[[V0]], %[[TRUE]] : i1
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.andi %[[V4]], %[[ARG3]] : i1
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.xori %[[V1]], %[[TRUE]] : i1
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.andi %[[V6]], %[[ARG3]] : i1
// CHECK-NEXT:     return %[[V5]], %[[V7]] : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @copies_stay(%m: memref<2xf32>, %c: i1) -> memref<2xf32> {
  %0 = bufferization.clone %m : memref<2xf32> to memref<2xf32>
  bufferization.dealloc (%m : memref<2xf32>) if (%c)
  return %0 : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @copies_stay(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: i1) -> memref<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.clone %[[ARG0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     scf.if %[[ARG1]] {
// CHECK-NEXT:       memref.dealloc %[[ARG0]] : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
