// RUN: mlir-opt %s --split-input-file --expand-realloc --allow-unregistered-dialect | FileCheck %s

func.func @f(%m: memref<4xf32>, %d: memref<?xf32>, %n: index) -> (memref<8xf32>, memref<?xf32>, memref<?xf32>) {
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32>
  %1 = memref.realloc %d(%n) : memref<?xf32> to memref<?xf32>
  %3 = memref.realloc %m(%n) {alignment = 8} : memref<4xf32> to memref<?xf32>
  return %0, %1, %3 : memref<8xf32>, memref<?xf32>, memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: index) -> (memref<8xf32>, memref<?xf32>, memref<?xf32>) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi ult, %[[C4]], %[[C8]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (memref<8xf32>) {
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:       %[[SUBVIEW:[^ ]+]] = memref.subview %[[ALLOC]][0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:       memref.copy %[[ARG0]], %[[SUBVIEW]] : memref<4xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:       memref.dealloc %[[ARG0]] : memref<4xf32>
// CHECK-NEXT:       scf.yield %[[ALLOC]] : memref<8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [8], strides: [1] : memref<4xf32> to memref<8xf32>
// CHECK-NEXT:       scf.yield %[[REINTERPRET_CAST]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG1]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi ult, %[[DIM]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.if %[[V2]] -> (memref<?xf32>) {
// CHECK-NEXT:       %[[ALLOC]] = memref.alloc(%[[ARG2]]) : memref<?xf32>
// CHECK-NEXT:       %[[SUBVIEW]] = memref.subview %[[ALLOC]][0] [%[[DIM]]] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:       memref.copy %[[ARG1]], %[[SUBVIEW]] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:       memref.dealloc %[[ARG1]] : memref<?xf32>
// CHECK-NEXT:       scf.yield %[[ALLOC]] : memref<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[REINTERPRET_CAST]] = memref.reinterpret_cast %[[ARG1]] to offset: [0], sizes: [%[[ARG2]]], strides: [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:       scf.yield %[[REINTERPRET_CAST]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[C4_0:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi ult, %[[C4_0]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = scf.if %[[V4]] -> (memref<?xf32>) {
// CHECK-NEXT:       %[[ALLOC]] = memref.alloc(%[[ARG2]]) {alignment = 8 : i64} : memref<?xf32>
// CHECK-NEXT:       %[[SUBVIEW]] = memref.subview %[[ALLOC]][0] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:       memref.copy %[[ARG0]], %[[SUBVIEW]] : memref<4xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:       memref.dealloc %[[ARG0]] : memref<4xf32>
// CHECK-NEXT:       scf.yield %[[ALLOC]] : memref<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[REINTERPRET_CAST]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [%[[ARG2]]], strides: [1] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:       scf.yield %[[REINTERPRET_CAST]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V1]], %[[V3]], %[[V5]] : memref<8xf32>, memref<?xf32>, memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @g(%d: memref<?xf32>) -> memref<8xf32> {
  %0 = memref.realloc %d : memref<?xf32> to memref<8xf32>
  return %0 : memref<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: memref<?xf32>) -> memref<8xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi ult, %[[DIM]], %[[C8]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (memref<8xf32>) {
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:       %[[SUBVIEW:[^ ]+]] = memref.subview %[[ALLOC]][0] [%[[DIM]]] [1] : memref<8xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:       memref.copy %[[ARG0]], %[[SUBVIEW]] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:       memref.dealloc %[[ARG0]] : memref<?xf32>
// CHECK-NEXT:       scf.yield %[[ALLOC]] : memref<8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [8], strides: [1] : memref<?xf32> to memref<8xf32>
// CHECK-NEXT:       scf.yield %[[REINTERPRET_CAST]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V1]] : memref<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
