// RUN: mlir-opt %s --split-input-file --nvgpu-optimize-shared-memory | FileCheck %s

func.func @f(%r: index, %c: index, %s: f16, %o: memref<8x64xf16>) -> f16 {
  %m = memref.alloc() : memref<8x16xf16, 3>
  memref.store %s, %m[%r, %c] : memref<8x16xf16, 3>
  %l = memref.load %m[%r, %c] : memref<8x16xf16, 3>
  return %l : f16
}

// -----

func.func @f(%r: index, %c: index, %s: f16, %o: memref<8x64xf16>) -> f16 {
  %m = memref.alloc() : memref<8x24xf16, 3>
  memref.store %s, %m[%r, %c] : memref<8x24xf16, 3>
  %l = memref.load %m[%r, %c] : memref<8x24xf16, 3>
  return %l : f16
}

// -----

func.func @f(%r: index, %c: index, %s: f16, %o: memref<8x64xf16>) -> f16 {
  %m = memref.alloc() : memref<8x64xf16, 3>
  memref.store %s, %m[%r, %c] : memref<8x64xf16, 3>
  %l = memref.load %m[%r, %c] : memref<8x64xf16, 3>
  return %l : f16
}

// -----

func.func @f(%r: index, %c: index, %s: f16, %o: memref<8x64xf16>) -> f16 {
  %m = memref.alloc() : memref<8x128xf16, 3>
  memref.store %s, %m[%r, %c] : memref<8x128xf16, 3>
  %l = memref.load %m[%r, %c] : memref<8x128xf16, 3>
  return %l : f16
}

// -----

func.func @f(%r: index, %c: index, %s: f64, %o: memref<8x64xf64>) -> f64 {
  %m = memref.alloc() : memref<8x4xf64, 3>
  memref.store %s, %m[%r, %c] : memref<8x4xf64, 3>
  %l = memref.load %m[%r, %c] : memref<8x4xf64, 3>
  return %l : f64
}

// -----

func.func @f(%r: index, %c: index, %s: f64, %o: memref<8x64xf64>) -> f64 {
  %m = memref.alloc() : memref<8x3xf64, 3>
  memref.store %s, %m[%r, %c] : memref<8x3xf64, 3>
  %l = memref.load %m[%r, %c] : memref<8x3xf64, 3>
  return %l : f64
}

// -----

func.func @f(%r: index, %c: index, %s: i128, %o: memref<8x64xi128>) -> i128 {
  %m = memref.alloc() : memref<8x4xi128, 3>
  memref.store %s, %m[%r, %c] : memref<8x4xi128, 3>
  %l = memref.load %m[%r, %c] : memref<8x4xi128, 3>
  return %l : i128
}

// -----

func.func @f(%r: index, %c: index, %s: i128, %o: memref<8x64xi128>) -> i128 {
  %m = memref.alloc() : memref<8x32xi128, 3>
  memref.store %s, %m[%r, %c] : memref<8x32xi128, 3>
  %l = memref.load %m[%r, %c] : memref<8x32xi128, 3>
  return %l : i128
}

// -----

func.func @f(%r: index, %c: index, %s: i24, %o: memref<8x64xi24>) -> i24 {
  %m = memref.alloc() : memref<8x6xi24, 3>
  memref.store %s, %m[%r, %c] : memref<8x6xi24, 3>
  %l = memref.load %m[%r, %c] : memref<8x6xi24, 3>
  return %l : i24
}

// -----

func.func @f(%r: index, %c: index, %s: i3, %o: memref<8x64xi3>) -> i3 {
  %m = memref.alloc() : memref<8x43xi3, 3>
  memref.store %s, %m[%r, %c] : memref<8x43xi3, 3>
  %l = memref.load %m[%r, %c] : memref<8x43xi3, 3>
  return %l : i3
}

// -----

func.func @f(%r: index, %c: index, %s: i3, %o: memref<8x64xi3>) -> i3 {
  %m = memref.alloc() : memref<8x128xi3, 3>
  memref.store %s, %m[%r, %c] : memref<8x128xi3, 3>
  %l = memref.load %m[%r, %c] : memref<8x128xi3, 3>
  return %l : i3
}

// -----

func.func @f(%r: index, %c: index, %s: i256, %o: memref<8x64xi256>) -> i256 {
  %m = memref.alloc() : memref<8x1xi256, 3>
  memref.store %s, %m[%r, %c] : memref<8x1xi256, 3>
  %l = memref.load %m[%r, %c] : memref<8x1xi256, 3>
  return %l : i256
}

// -----

func.func @f(%r: index, %c: index, %s: i256, %o: memref<8x64xi256>) -> i256 {
  %m = memref.alloc() : memref<8x32xi256, 3>
  memref.store %s, %m[%r, %c] : memref<8x32xi256, 3>
  %l = memref.load %m[%r, %c] : memref<8x32xi256, 3>
  return %l : i256
}
