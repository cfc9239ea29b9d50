// RUN: not mlir-opt --split-input-file %s 2>&1 | FileCheck %s

// Where inputs do not match their types is after the parenthesis, where outputs do not is before.

func.func @outputs(%x: f32) {
  // CHECK: invalid.mlir:[[#@LINE+1]]:33: error: custom op 'linalg.fill' number of operands and types do not match: got 0 operands and 1 types
  linalg.fill ins(%x : f32) outs( : memref<4xf32>)
  return
}

// -----

func.func @inputs(%m: memref<4xf32>) {
  // CHECK: invalid.mlir:[[#@LINE+1]]:20: error: custom op 'linalg.fill' number of operands and types do not match: got 0 operands and 1 types
  linalg.fill ins( : f32) outs(%m : memref<4xf32>)
  return
}
