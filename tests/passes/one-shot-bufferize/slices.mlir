// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries' | FileCheck %s

func.func @slices(%a: tensor<?x?xf32>, %b: tensor<4xf32>, %i: index, %n: index) -> (tensor<?x?xf32>, tensor<4xf32>) {
  %0 = tensor.extract_slice %a[%i, 0] [1, 4] [1, 1] : tensor<?x?xf32> to tensor<4xf32>
  %cst = arith.constant 0.0 : f32
  %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.insert_slice %1 into %a[%i, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<?x?xf32>
  %3 = tensor.insert_slice %b into %2[0, %i] [4, 1] [%n, 1] : tensor<4xf32> into tensor<?x?xf32>
  %4 = tensor.insert_slice %1 into %b[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
  return %3, %4 : tensor<?x?xf32>, tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @slices(%[[ARG0:[^ ]+]]: memref<?x?xf32, strided<[?, ?], offset: ?>>, %[[ARG1:[^ ]+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG0]][%[[ARG2]], 0] [1, 4] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     linalg.fill ins(%[[CST]] : f32) outs(%[[ALLOC]] : memref<4xf32>)
// CHECK-NEXT:     %[[SUBVIEW_0:[^ ]+]] = memref.subview %[[ARG0]][%[[ARG2]], 0] [1, 4] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[SUBVIEW_0]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[SUBVIEW_1:[^ ]+]] = memref.subview %[[ARG0]][0, %[[ARG2]]] [4, 1] [%[[ARG3]], 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     memref.copy %[[ARG1]], %[[SUBVIEW_1]] : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[SUBVIEW_2:[^ ]+]] = memref.subview %[[ARG1]][0] [4] [1] : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[SUBVIEW_2]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[ARG0]], %[[ARG1]] : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @slices2(%a: tensor<8xf32>, %i: index, %f: f32) -> (tensor<8xf32>, tensor<4xf32>) {
  %0 = tensor.extract_slice %a[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  %2 = tensor.insert_slice %1 into %a[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %2, %1 : tensor<8xf32>, tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @slices2(%[[ARG0:[^ ]+]]: memref<8xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> (memref<8xf32, strided<[?], offset: ?>>, memref<4xf32>) {
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG0]][0] [4] [1] : memref<8xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %[[SUBVIEW]], %[[ALLOC]] : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ALLOC]][%[[ARG1]]] : memref<4xf32>
// CHECK-NEXT:     %[[SUBVIEW_0:[^ ]+]] = memref.subview %[[ARG0]][4] [4] [1] : memref<8xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[SUBVIEW_0]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[ARG0]], %[[ALLOC]] : memref<8xf32, strided<[?], offset: ?>>, memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
