// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries' | FileCheck %s

func.func @cf(%t: tensor<?xf32>, %u: tensor<?xf32>, %c: i1, %i: index, %f: f32) -> tensor<?xf32> {
  cf.cond_br %c, ^bb1(%t : tensor<?xf32>), ^bb2(%u, %f : tensor<?xf32>, f32)
^bb1(%a: tensor<?xf32>):
  %0 = tensor.insert %f into %a[%i] : tensor<?xf32>
  cf.br ^bb3(%0 : tensor<?xf32>)
^bb2(%b: tensor<?xf32>, %g: f32):
  cf.br ^bb3(%b : tensor<?xf32>)
^bb3(%d: tensor<?xf32>):
  %r = tensor.insert %f into %d[%i] : tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cf(%[[ARG0:[^ ]+]]: memref<?xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: memref<?xf32, strided<[?], offset: ?>>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     cf.cond_br %[[ARG2]], ^bb1(%[[ARG0]] : memref<?xf32, strided<[?], offset: ?>>), ^bb2(%[[ARG1]], %[[ARG4]] : memref<?xf32, strided<[?], offset: ?>>, f32)
// CHECK-NEXT:   ^bb1(%[[V0:[^ ]+]]: memref<?xf32, strided<[?], offset: ?>>):  // pred: ^bb0
// CHECK-NEXT:     memref.store %[[ARG4]], %[[V0]][%[[ARG3]]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[V0]], %[[C0]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[DIM]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     memref.copy %[[V0]], %[[ALLOC]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     cf.br ^bb3(%[[CAST]] : memref<?xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:   ^bb2(%[[V1:[^ ]+]]: memref<?xf32, strided<[?], offset: ?>>, %[[V2:[^ ]+]]: f32):  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb3(%[[V1]] : memref<?xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:   ^bb3(%[[V3:[^ ]+]]: memref<?xf32, strided<[?], offset: ?>>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     memref.store %[[ARG4]], %[[V3]][%[[ARG3]]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[V3]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @cfloop(%n: index, %i: index, %f: f32) -> tensor<5xf32> {
  %e = tensor.empty() : tensor<5xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^bb1(%c0, %e : index, tensor<5xf32>)
^bb1(%j: index, %a: tensor<5xf32>):
  %cmp = arith.cmpi slt, %j, %n : index
  cf.cond_br %cmp, ^bb2, ^bb3
^bb2:
  %0 = tensor.insert %f into %a[%j] : tensor<5xf32>
  %x = tensor.extract %a[%i] : tensor<5xf32>
  %j2 = arith.addi %j, %c1 : index
  cf.br ^bb1(%j2, %0 : index, tensor<5xf32>)
^bb3:
  return %a : tensor<5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cfloop(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> memref<5xf32> {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     cf.br ^bb1(%[[C0]], %[[ALLOC]] : index, memref<5xf32>)
// CHECK-NEXT:   ^bb1(%[[V0:[^ ]+]]: index, %[[V1:[^ ]+]]: memref<5xf32>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi slt, %[[V0]], %[[ARG0]] : index
// CHECK-NEXT:     cf.cond_br %[[V2]], ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     memref.store %[[ARG2]], %[[V1]][%[[V0]]] : memref<5xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = memref.load %[[V1]][%[[ARG1]]] : memref<5xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.addi %[[V0]], %[[C1]] : index
// CHECK-NEXT:     cf.br ^bb1(%[[V4]], %[[V1]] : index, memref<5xf32>)
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[V1]] : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[V1]] : memref<5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
