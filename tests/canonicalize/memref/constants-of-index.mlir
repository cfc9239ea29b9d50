// RUN: mlir-opt %s --canonicalize --split-input-file | FileCheck %s

// Sizes of views that are constants of another dialect than `arith` stay.
func.func @view(%m: memref<?xi8>, %a: index) -> memref<?x?xf32> {
  %c4 = index.constant 4
  %c8 = arith.constant 8 : index
  %0 = memref.view %m[%a][%c4, %c8] : memref<?xi8> to memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// -----

// A stride of zero is no constant of the part; one of `arith` keeps the cast.
func.func @subview(%m: memref<4x8xf32>, %a: index) -> memref<?x?xf32, strided<[?, 1], offset: ?>> {
  %c0 = index.constant 0
  %0 = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %1 = memref.subview %0[0, %a] [%a, %a] [%c0, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  return %1 : memref<?x?xf32, strided<[?, 1], offset: ?>>
}
func.func @subview_of_arith(%m: memref<4x8xf32>, %a: index) -> memref<?x?xf32, strided<[?, 1], offset: ?>> {
  %c0 = arith.constant 0 : index
  %0 = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %1 = memref.subview %0[0, %a] [%a, %a] [%c0, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  return %1 : memref<?x?xf32, strided<[?, 1], offset: ?>>
}

// -----

func.func @insert(%t: tensor<4x8xf32>, %to: tensor<?x?xf32>, %a: index) -> tensor<?x?xf32> {
  %c0 = index.constant 0
  %c4 = index.constant 4
  %0 = tensor.cast %t : tensor<4x8xf32> to tensor<?x?xf32>
  %1 = tensor.insert_slice %0 into %to[%c4, %a] [%c4, %a] [%c0, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @view(%arg0: memref<?xi8>, %arg1: index) -> memref<?x?xf32> {
// CHECK-NEXT: %idx4 = index.constant 4
// CHECK-NEXT: %view = memref.view %arg0[%arg1][%idx4] : memref<?xi8> to memref<?x8xf32>
// CHECK-NEXT: %cast = memref.cast %view : memref<?x8xf32> to memref<?x?xf32>
// CHECK-NEXT: return %cast : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// CHECK: module {
// CHECK-NEXT: func.func @subview(%arg0: memref<4x8xf32>, %arg1: index) -> memref<?x?xf32, strided<[?, 1], offset: ?>> {
// CHECK-NEXT: %idx0 = index.constant 0
// CHECK-NEXT: %subview = memref.subview %arg0[0, %arg1] [%arg1, %arg1] [%idx0, 1] : memref<4x8xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: return %subview : memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @subview_of_arith(%arg0: memref<4x8xf32>, %arg1: index) -> memref<?x?xf32, strided<[?, 1], offset: ?>> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4x8xf32> to memref<?x?xf32>
// CHECK-NEXT: %subview = memref.subview %cast[0, %arg1] [%arg1, %arg1] [%c0, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: return %subview : memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// CHECK: module {
// CHECK-NEXT: func.func @insert(%arg0: tensor<4x8xf32>, %arg1: tensor<?x?xf32>, %arg2: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %idx0 = index.constant 0
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg0 into %arg1[4, %arg2] [4, 8] [%idx0, 1] : tensor<4x8xf32> into tensor<?x?xf32>
// CHECK-NEXT: return %inserted_slice : tensor<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
