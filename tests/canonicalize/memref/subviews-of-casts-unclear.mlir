// RUN: mlir-opt %s --canonicalize | FileCheck %s

// Which dimension of size 1 is dropped is not told by the strides of what the subview is of: the cast stays.

func.func @empty(%m: memref<0x2xf32>, %n: index) -> memref<1xf32, strided<[?]>> {
  %0 = memref.cast %m : memref<0x2xf32> to memref<?x2xf32>
  %1 = memref.subview %0[0, 0] [1, 1] [%n, 0] : memref<?x2xf32> to memref<1xf32, strided<[?]>>
  return %1 : memref<1xf32, strided<[?]>>
}

func.func @unclear(%m: memref<3x2xf32>, %n: index) -> memref<1xf32, strided<[4]>> {
  %0 = memref.cast %m : memref<3x2xf32> to memref<?x2xf32>
  %1 = memref.subview %0[0, 0] [1, 1] [2, 0] : memref<?x2xf32> to memref<1xf32, strided<[4]>>
  return %1 : memref<1xf32, strided<[4]>>
}

func.func @clear(%m: memref<3x2xf32>, %n: index) -> memref<1xf32, strided<[2]>> {
  %0 = memref.cast %m : memref<3x2xf32> to memref<?x2xf32>
  %1 = memref.subview %0[0, 0] [1, 1] [1, 1] : memref<?x2xf32> to memref<1xf32, strided<[2]>>
  return %1 : memref<1xf32, strided<[2]>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty(%arg0: memref<0x2xf32>, %arg1: index) -> memref<1xf32, strided<[?]>> {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<0x2xf32> to memref<?x2xf32>
// CHECK-NEXT:     %subview = memref.subview %cast[0, 0] [1, 1] [%arg1, 0] : memref<?x2xf32> to memref<1xf32, strided<[?]>>
// CHECK-NEXT:     return %subview : memref<1xf32, strided<[?]>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unclear(%arg0: memref<3x2xf32>, %arg1: index) -> memref<1xf32, strided<[4]>> {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<3x2xf32> to memref<?x2xf32>
// CHECK-NEXT:     %subview = memref.subview %cast[0, 0] [1, 1] [2, 0] : memref<?x2xf32> to memref<1xf32, strided<[4]>>
// CHECK-NEXT:     return %subview : memref<1xf32, strided<[4]>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @clear(%arg0: memref<3x2xf32>, %arg1: index) -> memref<1xf32, strided<[2]>> {
// CHECK-NEXT:     %subview = memref.subview %arg0[0, 0] [1, 1] [1, 1] : memref<3x2xf32> to memref<1xf32, strided<[2]>>
// CHECK-NEXT:     return %subview : memref<1xf32, strided<[2]>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
