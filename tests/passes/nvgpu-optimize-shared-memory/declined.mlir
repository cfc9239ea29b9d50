// RUN: mlir-opt %s --split-input-file --nvgpu-optimize-shared-memory | FileCheck %s

// Rows are short.
func.func @f(%r: index, %c: index, %s: f16, %o: memref<8x64xf16>) -> f16 {
  %m = memref.alloc() : memref<8x8xf16, 3>
  memref.store %s, %m[%r, %c] : memref<8x8xf16, 3>
  %l = memref.load %m[%r, %c] : memref<8x8xf16, 3>
  return %l : f16
}

// -----

// One dimension.
func.func @f(%r: index, %c: index, %s: f16, %o: memref<8x64xf16>) -> f16 {
  %m = memref.alloc() : memref<64xf16, 3>
  memref.store %s, %m[%r] : memref<64xf16, 3>
  %l = memref.load %m[%r] : memref<64xf16, 3>
  return %l : f16
}

// -----

// Another memory.
func.func @f(%r: index, %c: index, %s: f16, %o: memref<8x64xf16>) -> f16 {
  %m = memref.alloc() : memref<8x64xf16, 1>
  memref.store %s, %m[%r, %c] : memref<8x64xf16, 1>
  %l = memref.load %m[%r, %c] : memref<8x64xf16, 1>
  return %l : f16
}

// -----

// A view of anything.
func.func @f(%r: index, %c: index, %s: f16, %o: memref<8x64xf16>) -> f16 {
  %m = memref.alloc() : memref<8x64xf16, 3>
  memref.store %s, %m[%r, %c] : memref<8x64xf16, 3>
  %l = memref.load %m[%r, %c] : memref<8x64xf16, 3>
  %v = memref.subview %o[0, 0] [8, 8] [1, 1] : memref<8x64xf16> to memref<8x8xf16, strided<[64, 1]>>
  return %l : f16
}

// -----

// An access of another kind.
func.func @f(%r: index, %c: index, %s: f16, %o: memref<8x64xf16>) -> f16 {
  %m = memref.alloc() : memref<8x64xf16, 3>
  memref.store %s, %m[%r, %c] : memref<8x64xf16, 3>
  %l = memref.load %m[%r, %c] : memref<8x64xf16, 3>
  memref.copy %m, %o : memref<8x64xf16, 3> to memref<8x64xf16>
  return %l : f16
}

// -----

// Nothing is read.
func.func @f(%r: index, %c: index, %s: f16) {
  %m = memref.alloc() : memref<8x64xf16, 3>
  memref.store %s, %m[%r, %c] : memref<8x64xf16, 3>
  return
}

// -----

// On the stack.
func.func @f(%r: index, %c: index, %s: f16) {
  %m = memref.alloca() : memref<8x64xf16, 3>
  memref.store %s, %m[%r, %c] : memref<8x64xf16, 3>
  %l = memref.load %m[%r, %c] : memref<8x64xf16, 3>
  return
}
