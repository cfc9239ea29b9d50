// RUN: mlir-opt %s --canonicalize | FileCheck %s

// Which dimensions a part lacks is told by those of its sizes that were known before.

func.func @second(%m: memref<1x?x4xi8, strided<[?, ?, ?], offset: ?>>) -> memref<?x?xi8, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[0, 0, 0] [%c1, %c0, 1] [1, 1, 1] : memref<1x?x4xi8, strided<[?, ?, ?], offset: ?>> to memref<?x?xi8, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xi8, strided<[?, ?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @second(%arg0: memref<1x?x4xi8, strided<[?, ?, ?], offset: ?>>) -> memref<?x?xi8, strided<[?, ?], offset: ?>> {
// CHECK-NEXT:     %subview = memref.subview %arg0[0, 0, 0] [1, 0, 1] [1, 1, 1] : memref<1x?x4xi8, strided<[?, ?, ?], offset: ?>> to memref<1x0xi8, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %cast = memref.cast %subview : memref<1x0xi8, strided<[?, ?], offset: ?>> to memref<?x?xi8, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     return %cast : memref<?x?xi8, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
