// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map buffer-alignment=0' | FileCheck %s

func.func private @ext(%t: tensor<?xf32>) -> tensor<?xf32>
func.func @caller(%t: tensor<?xf32>, %i: index, %f: f32) -> (tensor<?xf32>, f32) {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  %1 = call @ext(%0) : (tensor<?xf32>) -> tensor<?xf32>
  %2 = tensor.extract %0[%i] : tensor<?xf32>
  return %1, %2 : tensor<?xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @ext(memref<?xf32>) -> memref<?xf32>
// CHECK-NEXT:   func.func @caller(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> (memref<?xf32>, f32) {
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ARG0]][%[[ARG1]]] : memref<?xf32>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[DIM]]) : memref<?xf32>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[ALLOC]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @ext(%[[ALLOC]]) : (memref<?xf32>) -> memref<?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<?xf32>
// CHECK-NEXT:     return %[[V0]], %[[V1]] : memref<?xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
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
// CHECK-NEXT:   func.func @slices(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: memref<4xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) -> (memref<?x?xf32>, memref<4xf32>) {
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG0]][%[[ARG2]], 0] [1, 4] [1, 1] : memref<?x?xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     linalg.fill ins(%[[CST]] : f32) outs(%[[ALLOC]] : memref<4xf32>)
// CHECK-NEXT:     %[[SUBVIEW_0:[^ ]+]] = memref.subview %[[ARG0]][%[[ARG2]], 0] [1, 4] [1, 1] : memref<?x?xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[SUBVIEW_0]] : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     %[[SUBVIEW_1:[^ ]+]] = memref.subview %[[ARG0]][0, %[[ARG2]]] [4, 1] [%[[ARG3]], 1] : memref<?x?xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     memref.copy %[[ARG1]], %[[SUBVIEW_1]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[SUBVIEW_2:[^ ]+]] = memref.subview %[[ARG1]][0] [4] [1] : memref<4xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[SUBVIEW_2]] : memref<4xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:     return %[[ARG0]], %[[ARG1]] : memref<?x?xf32>, memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @select(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: i1, %i: index, %f: f32) -> (tensor<?xf32>, f32) {
  %0 = arith.select %c, %a, %b : tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  %x = tensor.extract %a[%i] : tensor<?xf32>
  return %1, %x : tensor<?xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @select(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) -> (memref<?xf32>, f32) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[DIM]]) : memref<?xf32>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[ALLOC]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG2]], %[[ALLOC]], %[[ARG1]] : memref<?xf32>
// CHECK-NEXT:     memref.store %[[ARG4]], %[[V0]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:     return %[[V0]], %[[V1]] : memref<?xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
