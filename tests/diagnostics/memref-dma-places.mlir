// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
  memref.dma_start %a[%i], %b[%i], %i, %t[%i] {x} : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  return
}
// CHECK: :[[#@LINE-3]]:46: error: expected ':'
// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
  memref.dma_start %a[%i], %b[%i], %i, %t[%i], %i : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  return
}
// CHECK: :[[#@LINE-3]]:3: error: custom op 'memref.dma_start' expected two stride related operands
// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
  memref.dma_start %a[%i], %b[%i], %i : memref<4xf32>, memref<4xf32, 1>
  return
}
// CHECK: :[[#@LINE-3]]:38: error: expected ','
// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
  memref.dma_start %a[], %b[%i], %i, %t[%i] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'memref.dma_start' op expected source indices to be of index type
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
  memref.dma_start %a[%x], %b[%i], %i, %t[%i] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  return
}
// CHECK: :[[#@LINE-3]]:23: error: use of value '%x' expects different type than prior uses: 'index' vs 'i32'
// CHECK: :[[#@LINE-5]]:85: note: prior use here
// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
  memref.dma_start %x[], %b[%i], %i, %t[%i] : i32, memref<4xf32, 1>, memref<1xi32>
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'memref.dma_start' op expected source to be of memref type
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
  memref.dma_start %a[%i], %b[%i], %x, %t[%i] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  return
}
// CHECK: :[[#@LINE-3]]:36: error: use of value '%x' expects different type than prior uses: 'index' vs 'i32'
// CHECK: :[[#@LINE-5]]:85: note: prior use here
// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
  memref.dma_start %a[%i], %b[%i], %i, %t[%i] : memref<4xf32>, memref<4xf32, 1>
  return
}
// CHECK: :[[#@LINE-3]]:3: error: custom op 'memref.dma_start' fewer/more types expected
// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
  "memref.dma_start"() : () -> ()
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'memref.dma_start' op expected at least 4 operands
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
  "memref.dma_start"(%a, %i) : (memref<4xf32>, index) -> ()
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'memref.dma_start' op expected at least 4 operands
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
  memref.dma_wait %t[], %i : memref<1xi32>
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'memref.dma_wait' op expected tagIndices to have the same number of elements as the tagMemRef rank, expected 1, but got 0
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
  memref.dma_wait %t[%i], %x : memref<1xi32>
  return
}
// CHECK: :[[#@LINE-3]]:27: error: use of value '%x' expects different type than prior uses: 'index' vs 'i32'
// CHECK: :[[#@LINE-5]]:85: note: prior use here
// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
  memref.dma_wait %t[%i] : memref<1xi32>
  return
}
// CHECK: :[[#@LINE-3]]:25: error: expected ','
