// ORACLE: differs (one-shot-bufferize)
// RUN: mlir-opt %s --split-input-file --one-shot-bufferize=bufferize-function-boundaries | FileCheck %s

func.func @switch(%u: tensor<4xf32>, %f: f32, %i: index) -> (tensor<4xf32>, f32) {
  %0 = scf.index_switch %i -> tensor<4xf32>
  case 1 {
    %e = tensor.empty() : tensor<4xf32>
    scf.yield %e : tensor<4xf32>
  }
  default {
    scf.yield %u : tensor<4xf32>
  }
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  %x = tensor.extract %u[%i] : tensor<4xf32>
  return %1, %x : tensor<4xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%[[ARG0:[^ ]+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) -> (memref<4xf32>, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.index_switch %[[ARG2]] -> memref<4xf32, strided<[?], offset: ?>> 
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       %[[ALLOC_0:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:       %[[CAST_1:[^ ]+]] = memref.cast %[[ALLOC_0]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.yield %[[CAST_1]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       scf.yield %[[ARG0]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %[[V0]], %[[ALLOC]] : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[ALLOC]], %[[V1]] : memref<4xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
