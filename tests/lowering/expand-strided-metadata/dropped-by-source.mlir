// RUN: mlir-opt %s --expand-strided-metadata --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --fold-memref-alias-ops --allow-unregistered-dialect | FileCheck %s --check-prefix=ALIAS

// Which of several dimensions of size 1 is dropped is told by the strides of
// the memref that the subview is of.

func.func @which(%a: memref<?x?x?xf32, strided<[?, ?, 8], offset: ?>>, %n: index) -> f32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = memref.subview %a[%c2, %c2, %c1] [%n, 1, 1] [1, %c2, %c1] : memref<?x?x?xf32, strided<[?, ?, 8], offset: ?>> to memref<?x1xf32, strided<[?, ?], offset: ?>>
  "x.use"(%0) : (memref<?x1xf32, strided<[?, ?], offset: ?>>) -> ()
  %1 = memref.load %0[%c1, %n] : memref<?x1xf32, strided<[?, ?], offset: ?>>
  return %1 : f32
}



// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 2 + s2 * 2 + 8)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @which(%[[ARG0:[^ ]+]]: memref<?x?x?xf32, strided<[?, ?, 8], offset: ?>>, %[[ARG1:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]]:3, %[[STRIDES:[^ ]+]]:3 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?x?xf32, strided<[?, ?, 8], offset: ?>> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[STRIDES]]#1]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[OFFSET]], %[[STRIDES]]#0, %[[STRIDES]]#1]
// CHECK-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [%[[V1]]], sizes: [%[[ARG1]], 1], strides: [%[[STRIDES]]#0, %[[V0]]] : memref<f32> to memref<?x1xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     "x.use"(%[[REINTERPRET_CAST]]) : (memref<?x1xf32, strided<[?, ?], offset: ?>>) -> ()
// CHECK-NEXT:     %[[V2:[^ ]+]] = memref.load %[[REINTERPRET_CAST]][%[[C1]], %[[ARG1]]] : memref<?x1xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ALIAS: #map = affine_map<()[s0] -> (s0 * 2 + 2)>
// ALIAS-NEXT: module {
// ALIAS-NEXT:   func.func @which(%[[ARG0:[^ ]+]]: memref<?x?x?xf32, strided<[?, ?, 8], offset: ?>>, %[[ARG1:[^ ]+]]: index) -> f32 {
// ALIAS-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// ALIAS-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// ALIAS-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// ALIAS-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG0]][%[[C2]], %[[C2]], %[[C1]]] [%[[ARG1]], 1, 1] [1, %[[C2]], %[[C1]]] : memref<?x?x?xf32, strided<[?, ?, 8], offset: ?>> to memref<?x1xf32, strided<[?, ?], offset: ?>>
// ALIAS-NEXT:     "x.use"(%[[SUBVIEW]]) : (memref<?x1xf32, strided<[?, ?], offset: ?>>) -> ()
// ALIAS-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// ALIAS-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ARG0]][%[[C3]], %[[V0]], %[[C1]]] : memref<?x?x?xf32, strided<[?, ?, 8], offset: ?>>
// ALIAS-NEXT:     return %[[V1]] : f32
// ALIAS-NEXT:   }
// ALIAS-NEXT: }
