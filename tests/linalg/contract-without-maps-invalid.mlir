// ORACLE: may differ (contractions-without-maps)
// RUN: mlir-opt %s --verify-diagnostics

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>) {
  // expected-error @+1 {{iteration space dim at index 0 not used to access any operand}}
  linalg.contract indexing_maps = [] ins(%a, %b : memref<4x5xf32>, memref<5x6xf32>) outs(%c : memref<4x6xf32>)
  return
}
