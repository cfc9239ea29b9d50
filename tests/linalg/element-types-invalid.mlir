// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: memref<1x4x4x2xf32>, %k: memref<2x2xf32>, %o: memref<1x3x3x2xf32>) {
  // expected-error @+1 {{custom op 'linalg.pooling_nhwc_max_unsigned' unsupported operation: unsigned max not on uint}}
  linalg.pooling_nhwc_max_unsigned ins(%a, %k : memref<1x4x4x2xf32>, memref<2x2xf32>) outs(%o : memref<1x3x3x2xf32>)
  return
}

// -----

// expected-warning @unknown {{could not cast operand of type 'index' to 'f32'}}
// expected-error @unknown {{'linalg.yield' op type of yield operand 1 ('index') doesn't match the element type of the enclosing linalg.generic op ('f32')}}
func.func @f(%a: memref<4xindex>, %o: memref<4xf32>) {
  linalg.copy ins(%a : memref<4xindex>) outs(%o : memref<4xf32>)
  return
}

// -----

// expected-error @unknown {{'linalg.yield' op type of yield operand 1 ('i8') doesn't match the element type of the enclosing linalg.generic op ('si8')}}
func.func @f(%a: memref<4xi8>, %o: memref<4xsi8>) {
  linalg.copy ins(%a : memref<4xi8>) outs(%o : memref<4xsi8>)
  return
}
