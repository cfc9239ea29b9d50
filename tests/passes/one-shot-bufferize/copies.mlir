// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='copy-before-write' | FileCheck %s

func.func @f(%t: tensor<?xf32>, %c: i1, %i: index, %f: f32) -> tensor<?xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  %1 = scf.if %c -> tensor<?xf32> {
    %2 = tensor.insert %f into %0[%i] : tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  } else { scf.yield %0 : tensor<?xf32> }
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %3 = scf.for %j = %c0 to %i step %c1 iter_args(%a = %1) -> tensor<?xf32> {
    %4 = tensor.insert %f into %a[%j] : tensor<?xf32>
    scf.yield %4 : tensor<?xf32>
  }
  %cst = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %x = tensor.extract %cst[%i] : tensor<2xf32>
  %5 = tensor.insert %x into %3[%i] : tensor<?xf32>
  return %5 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   memref.global "private" constant @__constant_2xf32 : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]> {alignment = 64 : i64}
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> tensor<?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.to_buffer %[[ARG0]] : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[V0]], %[[C0]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[DIM]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     memref.copy %[[V0]], %[[ALLOC]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[ARG1]] -> (memref<?xf32>) {
// CHECK-NEXT:       %[[C0_7:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_8:[^ ]+]] = memref.dim %[[ALLOC]], %[[C0_7]] : memref<?xf32>
// CHECK-NEXT:       %[[ALLOC_9:[^ ]+]] = memref.alloc(%[[DIM_8]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:       memref.copy %[[ALLOC]], %[[ALLOC_9]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC_9]][%[[ARG2]]] : memref<?xf32>
// CHECK-NEXT:       scf.yield %[[ALLOC_9]] : memref<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ALLOC]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_2:[^ ]+]] = memref.dim %[[V1]], %[[C0_1]] : memref<?xf32>
// CHECK-NEXT:     %[[ALLOC_3:[^ ]+]] = memref.alloc(%[[DIM_2]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     memref.copy %[[V1]], %[[ALLOC_3]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = scf.for %[[ARG4:[^ ]+]] = %[[C0_0]] to %[[ARG2]] step %[[C1]] iter_args(%[[ARG5:[^ ]+]] = %[[ALLOC_3]]) -> (memref<?xf32>) {
// CHECK-NEXT:       %[[C0_7]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_8]] = memref.dim %[[ARG5]], %[[C0_7]] : memref<?xf32>
// CHECK-NEXT:       %[[ALLOC_9]] = memref.alloc(%[[DIM_8]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:       memref.copy %[[ARG5]], %[[ALLOC_9]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC_9]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:       scf.yield %[[ALLOC_9]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:[^ ]+]] = memref.get_global @__constant_2xf32 : memref<2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = memref.load %[[V3]][%[[ARG2]]] : memref<2xf32>
// CHECK-NEXT:     %[[C0_4:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_5:[^ ]+]] = memref.dim %[[V2]], %[[C0_4]] : memref<?xf32>
// CHECK-NEXT:     %[[ALLOC_6:[^ ]+]] = memref.alloc(%[[DIM_5]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     memref.copy %[[V2]], %[[ALLOC_6]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     memref.store %[[V4]], %[[ALLOC_6]][%[[ARG2]]] : memref<?xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = bufferization.to_tensor %[[ALLOC_6]] : memref<?xf32> to tensor<?xf32>
// CHECK-NEXT:     return %[[V5]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @while(%t: tensor<5xf32>, %i: index, %f: f32, %c: i1) -> tensor<5xf32> {
  %0 = scf.while (%a = %t) : (tensor<5xf32>) -> tensor<5xf32> {
    %x = tensor.extract %a[%i] : tensor<5xf32>
    scf.condition(%c) %a : tensor<5xf32>
  } do {
  ^bb0(%b: tensor<5xf32>):
    %1 = tensor.insert %f into %b[%i] : tensor<5xf32>
    scf.yield %1 : tensor<5xf32>
  }
  return %0 : tensor<5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @while(%[[ARG0:[^ ]+]]: tensor<5xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i1) -> tensor<5xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.to_buffer %[[ARG0]] : tensor<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// CHECK-NEXT:     memref.copy %[[V0]], %[[ALLOC]] : memref<5xf32, strided<[?], offset: ?>> to memref<5xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.while (%[[ARG4:[^ ]+]] = %[[ALLOC]]) : (memref<5xf32>) -> memref<5xf32> {
// CHECK-NEXT:       %[[V3:[^ ]+]] = memref.load %[[ARG4]][%[[ARG1]]] : memref<5xf32>
// CHECK-NEXT:       scf.condition(%[[ARG3]]) %[[ARG4]] : memref<5xf32>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG4]]: memref<5xf32>):
// CHECK-NEXT:       %[[ALLOC_0:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// CHECK-NEXT:       memref.copy %[[ARG4]], %[[ALLOC_0]] : memref<5xf32> to memref<5xf32>
// CHECK-NEXT:       memref.store %[[ARG2]], %[[ALLOC_0]][%[[ARG1]]] : memref<5xf32>
// CHECK-NEXT:       scf.yield %[[ALLOC_0]] : memref<5xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = bufferization.to_tensor %[[V1]] : memref<5xf32> to tensor<5xf32>
// CHECK-NEXT:     return %[[V2]] : tensor<5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
