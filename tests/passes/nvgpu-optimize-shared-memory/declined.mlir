// RUN: mlir-opt %s --split-input-file --nvgpu-optimize-shared-memory | FileCheck %s

// Rows are short.
func.func @f(%r: index, %c: index, %s: f16, %o: memref<8x64xf16>) -> f16 {
  %m = memref.alloc() : memref<8x8xf16, 3>
  memref.store %s, %m[%r, %c] : memref<8x8xf16, 3>
  %l = memref.load %m[%r, %c] : memref<8x8xf16, 3>
  return %l : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: f16, %arg3: memref<8x64xf16>) -> f16 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x8xf16, 3>
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg0, %arg1] : memref<8x8xf16, 3>
// CHECK-NEXT:     %0 = memref.load %alloc[%arg0, %arg1] : memref<8x8xf16, 3>
// CHECK-NEXT:     return %0 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// One dimension.
func.func @f(%r: index, %c: index, %s: f16, %o: memref<8x64xf16>) -> f16 {
  %m = memref.alloc() : memref<64xf16, 3>
  memref.store %s, %m[%r] : memref<64xf16, 3>
  %l = memref.load %m[%r] : memref<64xf16, 3>
  return %l : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: f16, %arg3: memref<8x64xf16>) -> f16 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<64xf16, 3>
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg0] : memref<64xf16, 3>
// CHECK-NEXT:     %0 = memref.load %alloc[%arg0] : memref<64xf16, 3>
// CHECK-NEXT:     return %0 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Another memory.
func.func @f(%r: index, %c: index, %s: f16, %o: memref<8x64xf16>) -> f16 {
  %m = memref.alloc() : memref<8x64xf16, 1>
  memref.store %s, %m[%r, %c] : memref<8x64xf16, 1>
  %l = memref.load %m[%r, %c] : memref<8x64xf16, 1>
  return %l : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: f16, %arg3: memref<8x64xf16>) -> f16 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x64xf16, 1>
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg0, %arg1] : memref<8x64xf16, 1>
// CHECK-NEXT:     %0 = memref.load %alloc[%arg0, %arg1] : memref<8x64xf16, 1>
// CHECK-NEXT:     return %0 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A view of anything.
func.func @f(%r: index, %c: index, %s: f16, %o: memref<8x64xf16>) -> f16 {
  %m = memref.alloc() : memref<8x64xf16, 3>
  memref.store %s, %m[%r, %c] : memref<8x64xf16, 3>
  %l = memref.load %m[%r, %c] : memref<8x64xf16, 3>
  %v = memref.subview %o[0, 0] [8, 8] [1, 1] : memref<8x64xf16> to memref<8x8xf16, strided<[64, 1]>>
  return %l : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: f16, %arg3: memref<8x64xf16>) -> f16 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x64xf16, 3>
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg0, %arg1] : memref<8x64xf16, 3>
// CHECK-NEXT:     %0 = memref.load %alloc[%arg0, %arg1] : memref<8x64xf16, 3>
// CHECK-NEXT:     %subview = memref.subview %arg3[0, 0] [8, 8] [1, 1] : memref<8x64xf16> to memref<8x8xf16, strided<[64, 1]>>
// CHECK-NEXT:     return %0 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An access of another kind.
func.func @f(%r: index, %c: index, %s: f16, %o: memref<8x64xf16>) -> f16 {
  %m = memref.alloc() : memref<8x64xf16, 3>
  memref.store %s, %m[%r, %c] : memref<8x64xf16, 3>
  %l = memref.load %m[%r, %c] : memref<8x64xf16, 3>
  memref.copy %m, %o : memref<8x64xf16, 3> to memref<8x64xf16>
  return %l : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: f16, %arg3: memref<8x64xf16>) -> f16 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x64xf16, 3>
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg0, %arg1] : memref<8x64xf16, 3>
// CHECK-NEXT:     %0 = memref.load %alloc[%arg0, %arg1] : memref<8x64xf16, 3>
// CHECK-NEXT:     memref.copy %alloc, %arg3 : memref<8x64xf16, 3> to memref<8x64xf16>
// CHECK-NEXT:     return %0 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing is read.
func.func @f(%r: index, %c: index, %s: f16) {
  %m = memref.alloc() : memref<8x64xf16, 3>
  memref.store %s, %m[%r, %c] : memref<8x64xf16, 3>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: f16) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x64xf16, 3>
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg0, %arg1] : memref<8x64xf16, 3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// On the stack.
func.func @f(%r: index, %c: index, %s: f16) {
  %m = memref.alloca() : memref<8x64xf16, 3>
  memref.store %s, %m[%r, %c] : memref<8x64xf16, 3>
  %l = memref.load %m[%r, %c] : memref<8x64xf16, 3>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: f16) {
// CHECK-NEXT:     %alloca = memref.alloca() : memref<8x64xf16, 3>
// CHECK-NEXT:     memref.store %arg2, %alloca[%arg0, %arg1] : memref<8x64xf16, 3>
// CHECK-NEXT:     %0 = memref.load %alloca[%arg0, %arg1] : memref<8x64xf16, 3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
