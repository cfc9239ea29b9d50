// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
// expected-error @+1 {{expected ':'}}
  memref.dma_start %a[%i], %b[%i], %i, %t[%i] {x} : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  return
}
// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
// expected-error @+1 {{custom op 'memref.dma_start' expected two stride related operands}}
  memref.dma_start %a[%i], %b[%i], %i, %t[%i], %i : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  return
}
// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
// expected-error @+1 {{expected ','}}
  memref.dma_start %a[%i], %b[%i], %i : memref<4xf32>, memref<4xf32, 1>
  return
}
// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
// expected-error @+1 {{'memref.dma_start' op expected source indices to be of index type}}
  memref.dma_start %a[], %b[%i], %i, %t[%i] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'index' vs 'i32'}}
  memref.dma_start %a[%x], %b[%i], %i, %t[%i] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  return
}
// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
// expected-error @+1 {{'memref.dma_start' op expected source to be of memref type}}
  memref.dma_start %x[], %b[%i], %i, %t[%i] : i32, memref<4xf32, 1>, memref<1xi32>
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'index' vs 'i32'}}
  memref.dma_start %a[%i], %b[%i], %x, %t[%i] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  return
}
// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
// expected-error @+1 {{custom op 'memref.dma_start' fewer/more types expected}}
  memref.dma_start %a[%i], %b[%i], %i, %t[%i] : memref<4xf32>, memref<4xf32, 1>
  return
}
// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
// expected-error @+1 {{'memref.dma_start' op expected at least 4 operands}}
  "memref.dma_start"() : () -> ()
  return
}
// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
// expected-error @+1 {{'memref.dma_start' op expected at least 4 operands}}
  "memref.dma_start"(%a, %i) : (memref<4xf32>, index) -> ()
  return
}
// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
// expected-error @+1 {{'memref.dma_wait' op expected tagIndices to have the same number of elements as the tagMemRef rank, expected 1, but got 0}}
  memref.dma_wait %t[], %i : memref<1xi32>
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'index' vs 'i32'}}
  memref.dma_wait %t[%i], %x : memref<1xi32>
  return
}
// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
// expected-error @+1 {{expected ','}}
  memref.dma_wait %t[%i] : memref<1xi32>
  return
}
