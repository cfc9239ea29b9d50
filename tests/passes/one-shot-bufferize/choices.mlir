// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries' | FileCheck %s

func.func @select(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: i1, %i: index, %f: f32) -> (tensor<?xf32>, f32) {
  %0 = arith.select %c, %a, %b : tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  %x = tensor.extract %a[%i] : tensor<?xf32>
  return %1, %x : tensor<?xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @select(%[[ARG0:[^ ]+]]: memref<?xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: memref<?xf32, strided<[?], offset: ?>>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) -> (memref<?xf32, strided<[?], offset: ?>>, f32) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[DIM]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[ALLOC]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG2]], %[[CAST]], %[[ARG1]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     memref.store %[[ARG4]], %[[V0]][%[[ARG3]]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ARG0]][%[[ARG3]]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[V0]], %[[V1]] : memref<?xf32, strided<[?], offset: ?>>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @select2(%n: index, %c: i1, %i: index, %f: f32) -> tensor<?xf32> {
  %a = tensor.empty(%n) : tensor<?xf32>
  %big = tensor.empty(%n) : tensor<?xf32>
  %b = tensor.extract_slice %big[%i] [%n] [2] : tensor<?xf32> to tensor<?xf32>
  %0 = arith.select %c, %a, %b : tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @select2(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[ARG0]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc(%[[ARG0]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ALLOC_0]][%[[ARG2]]] [%[[ARG0]]] [2] : memref<?xf32> to memref<?xf32, strided<[2], offset: ?>>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[CAST_1:[^ ]+]] = memref.cast %[[SUBVIEW]] : memref<?xf32, strided<[2], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG1]], %[[CAST]], %[[CAST_1]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[V0]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @switch(%t: tensor<4xf32>, %u: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %0 = scf.index_switch %i -> tensor<4xf32>
  case 1 {
    %1 = tensor.insert %f into %t[%i] : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  case 2 {
    %e = tensor.empty() : tensor<4xf32>
    scf.yield %e : tensor<4xf32>
  }
  default {
    scf.yield %u : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%[[ARG0:[^ ]+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: index) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.index_switch %[[ARG3]] -> memref<4xf32, strided<[?], offset: ?>> 
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       memref.store %[[ARG2]], %[[ARG0]][%[[ARG3]]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.yield %[[ARG0]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:       %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.yield %[[CAST]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       scf.yield %[[ARG1]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @exec(%t: tensor<4xf32>, %f: f32, %i: index, %c: i1) -> tensor<4xf32> {
  %0 = scf.execute_region -> tensor<4xf32> {
    cf.cond_br %c, ^bb1(%t : tensor<4xf32>), ^bb2
  ^bb1(%a: tensor<4xf32>):
    %1 = tensor.insert %f into %a[%i] : tensor<4xf32>
    cf.br ^bb3(%1 : tensor<4xf32>)
  ^bb2:
    %e = tensor.empty() : tensor<4xf32>
    cf.br ^bb3(%e : tensor<4xf32>)
  ^bb3(%z: tensor<4xf32>):
    scf.yield %z : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @exec(%[[ARG0:[^ ]+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i1) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.execute_region -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:       cf.cond_br %[[ARG3]], ^bb1(%[[ARG0]] : memref<4xf32, strided<[?], offset: ?>>), ^bb2
// CHECK-NEXT:     ^bb1(%[[V1:[^ ]+]]: memref<4xf32, strided<[?], offset: ?>>):  // pred: ^bb0
// CHECK-NEXT:       memref.store %[[ARG1]], %[[V1]][%[[ARG2]]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       cf.br ^bb3(%[[V1]] : memref<4xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:     ^bb2:  // pred: ^bb0
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:       %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       cf.br ^bb3(%[[CAST]] : memref<4xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:     ^bb3(%[[V2:[^ ]+]]: memref<4xf32, strided<[?], offset: ?>>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:       scf.yield %[[V2]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
