// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// Strides of dimensions of size 1 count as well.

func.func @strides(%a: memref<1x4xi8, strided<[7, 1]>>) -> memref<?x?xi8, strided<[9, 1]>> {
  // expected-error @below {{'memref.cast' op operand type 'memref<1x4xi8, strided<[7, 1]>>' and result type 'memref<?x?xi8, strided<[9, 1]>>' are cast incompatible}}
  %0 = memref.cast %a : memref<1x4xi8, strided<[7, 1]>> to memref<?x?xi8, strided<[9, 1]>>
  return %0 : memref<?x?xi8, strided<[9, 1]>>
}

// -----

func.func @layout(%a: memref<1x4xi8, strided<[7, 1]>>) -> memref<1x4xi8> {
  // expected-error @below {{'memref.cast' op operand type 'memref<1x4xi8, strided<[7, 1]>>' and result type 'memref<1x4xi8>' are cast incompatible}}
  %0 = memref.cast %a : memref<1x4xi8, strided<[7, 1]>> to memref<1x4xi8>
  return %0 : memref<1x4xi8>
}
