// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @f(%n: index, %x: i32) {
  %0 = memref.alloc() : memref<4xf32, strided<[2], offset: ?>>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.alloc' op symbol operand count does not equal memref symbol count: expected 1, got 0
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%n: index, %x: i32) {
  %0 = memref.alloc() : memref<4x4xf32, strided<[?, 1]>>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.alloc' op symbol operand count does not equal memref symbol count: expected 1, got 0
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%n: index, %x: i32) {
  %0 = memref.alloc() : memref<?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.alloc' op incorrect number of dynamic sizes, has 0, expected 1
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%n: index, %x: i32) {
  %0 = memref.alloc(%n) : memref<4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.alloc' op incorrect number of dynamic sizes, has 1, expected 0
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%n: index, %x: i32) {
  %0 = memref.alloc(%n) : memref<?x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.alloc' op incorrect number of dynamic sizes, has 1, expected 2
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%n: index, %x: i32) {
  %0 = memref.alloc()[%n] : memref<4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.alloc' op symbol operand count does not equal memref symbol count: expected 0, got 1
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%n: index, %x: i32) {
  %0 = memref.alloc() : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.alloc' op symbol operand count does not equal memref symbol count: expected 1, got 0
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%n: index, %x: i32) {
  %0 = memref.alloc() {alignment = 3} : memref<4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:23: error: custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0
// -----

func.func @f(%n: index, %x: i32) {
  %0 = memref.alloc() {alignment = 0} : memref<4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:23: error: custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0
// -----

func.func @f(%n: index, %x: i32) {
  %0 = memref.alloc() {alignment = -4} : memref<4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:23: error: custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0
// -----

func.func @f(%n: index, %x: i32) {
  %0 = memref.alloc() {alignment = 16 : i32} : memref<4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:23: error: custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0
// -----

func.func @f(%n: index, %x: i32) {
  %0 = memref.alloc() {alignment = "x"} : memref<4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:23: error: custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0
// -----

func.func @f(%n: index, %x: i32) {
  %0 = memref.alloc(%x) : memref<?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:21: error: use of value '%x' expects different type than prior uses: 'index' vs 'i32'
// CHECK: :[[#@LINE-5]]:25: note: prior use here
// -----

func.func @f(%n: index, %x: i32) {
  %0 = memref.alloc() : memref<*xf32>
  return
}
// CHECK: :[[#@LINE-3]]:25: error: custom op 'memref.alloc' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'
// -----

func.func @f(%n: index, %x: i32) {
  %0 = memref.alloc() : tensor<4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:25: error: custom op 'memref.alloc' invalid kind of type specified: expected builtin.memref, but found 'tensor<4xf32>'
// -----

func.func @f(%n: index, %x: i32) {
  %0 = memref.alloc() : i32
  return
}
// CHECK: :[[#@LINE-3]]:25: error: custom op 'memref.alloc' invalid kind of type specified: expected builtin.memref, but found 'i32'
// -----

func.func @f(%n: index, %x: i32) {
  %0 = memref.alloc : memref<4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:20: error: expected '('
// -----

func.func @f(%n: index, %x: i32) {
  %0 = memref.alloc()
  return
}
// CHECK: :[[#@LINE-3]]:22: error: expected ':'
// -----

func.func @f(%n: index, %x: i32) {
  %0 = memref.alloc( : memref<4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:21: error: expected ')'
// -----

func.func @f(%n: index, %x: i32) {
  %0 = memref.alloc() -> memref<4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:22: error: expected ':'
// -----

func.func @f(%n: index, %x: i32) {
  %0 = memref.alloca(%n) : memref<4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.alloca' op incorrect number of dynamic sizes, has 1, expected 0
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%n: index, %x: i32) {
  %0 = memref.alloca() : memref<?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.alloca' op incorrect number of dynamic sizes, has 0, expected 1
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%n: index, %x: i32) {
  %0 = memref.alloca() {alignment = 3} : memref<4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:24: error: custom op 'memref.alloca' 'memref.alloca' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0
// -----

func.func @f(%n: index, %x: i32) {
  %0 = "memref.alloc"(%n) <{operandSegmentSizes = array<i32: 0, 0>}> : (index) -> memref<?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.alloc' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%n: index, %x: i32) {
  %0 = "memref.alloc"(%n) <{operandSegmentSizes = array<i32: 1>}> : (index) -> memref<?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: invalid properties {operandSegmentSizes = array<i32: 1>} for op memref.alloc: size mismatch in attribute conversion: 1 vs 2
// -----

func.func @f(%n: index, %x: i32) {
  %0 = "memref.alloc"(%x) <{operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> memref<?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.alloc' op operand #0 must be variadic of index, but got 'i32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%n: index, %x: i32) {
  %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.alloc' op result #0 must be memref of any type values, but got 'i32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
