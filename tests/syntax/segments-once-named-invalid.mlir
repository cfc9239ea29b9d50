// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// The sizes of segments by the name that they had once.

func.func @count(%a: index) {
  // expected-error @below {{invalid properties {operand_segment_sizes = array<i32: 1>} for op memref.alloc: size mismatch in attribute conversion: 1 vs 2}}
  %0 = "memref.alloc"(%a) <{operand_segment_sizes = array<i32: 1>}> : (index) -> memref<?xf32>
  return
}

// -----

func.func @kind(%a: index) {
  // expected-error @below {{invalid properties {operand_segment_sizes = 2 : i64} for op memref.alloc: expected DenseI32ArrayAttr for key `value`}}
  %0 = "memref.alloc"(%a) <{operand_segment_sizes = 2}> : (index) -> memref<?xf32>
  return
}

// -----

func.func @taken(%a: index) {
  // expected-error @below {{'memref.alloc' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = memref.alloc(%a) {operand_segment_sizes = array<i32: 0, 1>} : memref<?xf32>
  return
}
