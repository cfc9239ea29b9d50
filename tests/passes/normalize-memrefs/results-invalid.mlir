// RUN: mlir-opt %s --split-input-file --normalize-memrefs --verify-diagnostics

// What an op gives that is right for any layout is normalized, whatever it is
// made of.

func.func @of_no_elements(%m: memref<2x0xf32>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<2x0xf32>' and result type 'memref<?xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<2x0xf32> to memref<2x0xf32, strided<[5, 1]>>
  return
}

// -----

func.func @used(%m: memref<12x4xf32>) -> memref<*xf32> {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<12x4xf32>' and result type 'memref<48xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<12x4xf32> to memref<12x4xf32, strided<[4, 1]>>
  %1 = memref.cast %0 : memref<12x4xf32, strided<[4, 1]>> to memref<*xf32>
  return %1 : memref<*xf32>
}
