// RUN: mlir-opt %s --split-input-file --nvgpu-optimize-shared-memory | FileCheck %s

func.func @f(%r: index, %c: index, %s: f16, %o: memref<8x64xf16>) -> f16 {
  %m = memref.alloc() : memref<8x16xf16, 3>
  memref.store %s, %m[%r, %c] : memref<8x16xf16, 3>
  %l = memref.load %m[%r, %c] : memref<8x16xf16, 3>
  return %l : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: f16, %arg3: memref<8x64xf16>) -> f16 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x16xf16, 3>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.andi %arg0, %c4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %1 = arith.shli %0, %c1 : index
// CHECK-NEXT:     %2 = arith.xori %arg1, %1 : index
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg0, %2] : memref<8x16xf16, 3>
// CHECK-NEXT:     %c4_0 = arith.constant 4 : index
// CHECK-NEXT:     %3 = arith.andi %arg0, %c4_0 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %4 = arith.shli %3, %c1_1 : index
// CHECK-NEXT:     %5 = arith.xori %arg1, %4 : index
// CHECK-NEXT:     %6 = memref.load %alloc[%arg0, %5] : memref<8x16xf16, 3>
// CHECK-NEXT:     return %6 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%r: index, %c: index, %s: f16, %o: memref<8x64xf16>) -> f16 {
  %m = memref.alloc() : memref<8x24xf16, 3>
  memref.store %s, %m[%r, %c] : memref<8x24xf16, 3>
  %l = memref.load %m[%r, %c] : memref<8x24xf16, 3>
  return %l : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: f16, %arg3: memref<8x64xf16>) -> f16 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x24xf16, 3>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.andi %arg0, %c2 : index
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %1 = arith.shli %0, %c2_0 : index
// CHECK-NEXT:     %2 = arith.xori %arg1, %1 : index
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg0, %2] : memref<8x24xf16, 3>
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %3 = arith.andi %arg0, %c2_1 : index
// CHECK-NEXT:     %c2_2 = arith.constant 2 : index
// CHECK-NEXT:     %4 = arith.shli %3, %c2_2 : index
// CHECK-NEXT:     %5 = arith.xori %arg1, %4 : index
// CHECK-NEXT:     %6 = memref.load %alloc[%arg0, %5] : memref<8x24xf16, 3>
// CHECK-NEXT:     return %6 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%r: index, %c: index, %s: f16, %o: memref<8x64xf16>) -> f16 {
  %m = memref.alloc() : memref<8x64xf16, 3>
  memref.store %s, %m[%r, %c] : memref<8x64xf16, 3>
  %l = memref.load %m[%r, %c] : memref<8x64xf16, 3>
  return %l : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: f16, %arg3: memref<8x64xf16>) -> f16 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x64xf16, 3>
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %0 = arith.andi %arg0, %c7 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %1 = arith.shli %0, %c3 : index
// CHECK-NEXT:     %2 = arith.xori %arg1, %1 : index
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg0, %2] : memref<8x64xf16, 3>
// CHECK-NEXT:     %c7_0 = arith.constant 7 : index
// CHECK-NEXT:     %3 = arith.andi %arg0, %c7_0 : index
// CHECK-NEXT:     %c3_1 = arith.constant 3 : index
// CHECK-NEXT:     %4 = arith.shli %3, %c3_1 : index
// CHECK-NEXT:     %5 = arith.xori %arg1, %4 : index
// CHECK-NEXT:     %6 = memref.load %alloc[%arg0, %5] : memref<8x64xf16, 3>
// CHECK-NEXT:     return %6 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%r: index, %c: index, %s: f16, %o: memref<8x64xf16>) -> f16 {
  %m = memref.alloc() : memref<8x128xf16, 3>
  memref.store %s, %m[%r, %c] : memref<8x128xf16, 3>
  %l = memref.load %m[%r, %c] : memref<8x128xf16, 3>
  return %l : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: f16, %arg3: memref<8x64xf16>) -> f16 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x128xf16, 3>
// CHECK-NEXT:     %c15 = arith.constant 15 : index
// CHECK-NEXT:     %0 = arith.andi %arg0, %c15 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %1 = arith.shli %0, %c3 : index
// CHECK-NEXT:     %2 = arith.xori %arg1, %1 : index
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg0, %2] : memref<8x128xf16, 3>
// CHECK-NEXT:     %c15_0 = arith.constant 15 : index
// CHECK-NEXT:     %3 = arith.andi %arg0, %c15_0 : index
// CHECK-NEXT:     %c3_1 = arith.constant 3 : index
// CHECK-NEXT:     %4 = arith.shli %3, %c3_1 : index
// CHECK-NEXT:     %5 = arith.xori %arg1, %4 : index
// CHECK-NEXT:     %6 = memref.load %alloc[%arg0, %5] : memref<8x128xf16, 3>
// CHECK-NEXT:     return %6 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%r: index, %c: index, %s: f64, %o: memref<8x64xf64>) -> f64 {
  %m = memref.alloc() : memref<8x4xf64, 3>
  memref.store %s, %m[%r, %c] : memref<8x4xf64, 3>
  %l = memref.load %m[%r, %c] : memref<8x4xf64, 3>
  return %l : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: f64, %arg3: memref<8x64xf64>) -> f64 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x4xf64, 3>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.andi %arg0, %c4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %1 = arith.shrui %0, %c1 : index
// CHECK-NEXT:     %2 = arith.xori %arg1, %1 : index
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg0, %2] : memref<8x4xf64, 3>
// CHECK-NEXT:     %c4_0 = arith.constant 4 : index
// CHECK-NEXT:     %3 = arith.andi %arg0, %c4_0 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %4 = arith.shrui %3, %c1_1 : index
// CHECK-NEXT:     %5 = arith.xori %arg1, %4 : index
// CHECK-NEXT:     %6 = memref.load %alloc[%arg0, %5] : memref<8x4xf64, 3>
// CHECK-NEXT:     return %6 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%r: index, %c: index, %s: f64, %o: memref<8x64xf64>) -> f64 {
  %m = memref.alloc() : memref<8x3xf64, 3>
  memref.store %s, %m[%r, %c] : memref<8x3xf64, 3>
  %l = memref.load %m[%r, %c] : memref<8x3xf64, 3>
  return %l : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: f64, %arg3: memref<8x64xf64>) -> f64 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x3xf64, 3>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.andi %arg0, %c0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %1 = arith.shrui %0, %c1 : index
// CHECK-NEXT:     %2 = arith.xori %arg1, %1 : index
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg0, %2] : memref<8x3xf64, 3>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %3 = arith.andi %arg0, %c0_0 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %4 = arith.shrui %3, %c1_1 : index
// CHECK-NEXT:     %5 = arith.xori %arg1, %4 : index
// CHECK-NEXT:     %6 = memref.load %alloc[%arg0, %5] : memref<8x3xf64, 3>
// CHECK-NEXT:     return %6 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%r: index, %c: index, %s: i128, %o: memref<8x64xi128>) -> i128 {
  %m = memref.alloc() : memref<8x4xi128, 3>
  memref.store %s, %m[%r, %c] : memref<8x4xi128, 3>
  %l = memref.load %m[%r, %c] : memref<8x4xi128, 3>
  return %l : i128
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: i128, %arg3: memref<8x64xi128>) -> i128 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x4xi128, 3>
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %0 = arith.andi %arg0, %c6 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %1 = arith.shrui %0, %c1 : index
// CHECK-NEXT:     %2 = arith.xori %arg1, %1 : index
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg0, %2] : memref<8x4xi128, 3>
// CHECK-NEXT:     %c6_0 = arith.constant 6 : index
// CHECK-NEXT:     %3 = arith.andi %arg0, %c6_0 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %4 = arith.shrui %3, %c1_1 : index
// CHECK-NEXT:     %5 = arith.xori %arg1, %4 : index
// CHECK-NEXT:     %6 = memref.load %alloc[%arg0, %5] : memref<8x4xi128, 3>
// CHECK-NEXT:     return %6 : i128
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%r: index, %c: index, %s: i128, %o: memref<8x64xi128>) -> i128 {
  %m = memref.alloc() : memref<8x32xi128, 3>
  memref.store %s, %m[%r, %c] : memref<8x32xi128, 3>
  %l = memref.load %m[%r, %c] : memref<8x32xi128, 3>
  return %l : i128
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: i128, %arg3: memref<8x64xi128>) -> i128 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x32xi128, 3>
// CHECK-NEXT:     %c31 = arith.constant 31 : index
// CHECK-NEXT:     %0 = arith.andi %arg0, %c31 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = arith.xori %arg1, %0 : index
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg0, %1] : memref<8x32xi128, 3>
// CHECK-NEXT:     %c31_0 = arith.constant 31 : index
// CHECK-NEXT:     %2 = arith.andi %arg0, %c31_0 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %3 = arith.xori %arg1, %2 : index
// CHECK-NEXT:     %4 = memref.load %alloc[%arg0, %3] : memref<8x32xi128, 3>
// CHECK-NEXT:     return %4 : i128
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%r: index, %c: index, %s: i24, %o: memref<8x64xi24>) -> i24 {
  %m = memref.alloc() : memref<8x6xi24, 3>
  memref.store %s, %m[%r, %c] : memref<8x6xi24, 3>
  %l = memref.load %m[%r, %c] : memref<8x6xi24, 3>
  return %l : i24
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: i24, %arg3: memref<8x64xi24>) -> i24 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x6xi24, 3>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.andi %arg0, %c0 : index
// CHECK-NEXT:     %1 = arith.xori %arg1, %0 : index
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg0, %1] : memref<8x6xi24, 3>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %2 = arith.andi %arg0, %c0_0 : index
// CHECK-NEXT:     %3 = arith.xori %arg1, %2 : index
// CHECK-NEXT:     %4 = memref.load %alloc[%arg0, %3] : memref<8x6xi24, 3>
// CHECK-NEXT:     return %4 : i24
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%r: index, %c: index, %s: i3, %o: memref<8x64xi3>) -> i3 {
  %m = memref.alloc() : memref<8x43xi3, 3>
  memref.store %s, %m[%r, %c] : memref<8x43xi3, 3>
  %l = memref.load %m[%r, %c] : memref<8x43xi3, 3>
  return %l : i3
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: i3, %arg3: memref<8x64xi3>) -> i3 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x43xi3, 3>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.andi %arg0, %c0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %1 = arith.shli %0, %c2 : index
// CHECK-NEXT:     %2 = arith.xori %arg1, %1 : index
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg0, %2] : memref<8x43xi3, 3>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %3 = arith.andi %arg0, %c0_0 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %4 = arith.shli %3, %c2_1 : index
// CHECK-NEXT:     %5 = arith.xori %arg1, %4 : index
// CHECK-NEXT:     %6 = memref.load %alloc[%arg0, %5] : memref<8x43xi3, 3>
// CHECK-NEXT:     return %6 : i3
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%r: index, %c: index, %s: i3, %o: memref<8x64xi3>) -> i3 {
  %m = memref.alloc() : memref<8x128xi3, 3>
  memref.store %s, %m[%r, %c] : memref<8x128xi3, 3>
  %l = memref.load %m[%r, %c] : memref<8x128xi3, 3>
  return %l : i3
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: i3, %arg3: memref<8x64xi3>) -> i3 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x128xi3, 3>
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %0 = arith.andi %arg0, %c6 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %1 = arith.shli %0, %c4 : index
// CHECK-NEXT:     %2 = arith.xori %arg1, %1 : index
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg0, %2] : memref<8x128xi3, 3>
// CHECK-NEXT:     %c6_0 = arith.constant 6 : index
// CHECK-NEXT:     %3 = arith.andi %arg0, %c6_0 : index
// CHECK-NEXT:     %c4_1 = arith.constant 4 : index
// CHECK-NEXT:     %4 = arith.shli %3, %c4_1 : index
// CHECK-NEXT:     %5 = arith.xori %arg1, %4 : index
// CHECK-NEXT:     %6 = memref.load %alloc[%arg0, %5] : memref<8x128xi3, 3>
// CHECK-NEXT:     return %6 : i3
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%r: index, %c: index, %s: i256, %o: memref<8x64xi256>) -> i256 {
  %m = memref.alloc() : memref<8x1xi256, 3>
  memref.store %s, %m[%r, %c] : memref<8x1xi256, 3>
  %l = memref.load %m[%r, %c] : memref<8x1xi256, 3>
  return %l : i256
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: i256, %arg3: memref<8x64xi256>) -> i256 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x1xi256, 3>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.andi %arg0, %c4 : index
// CHECK-NEXT:     %c4294967293 = arith.constant 4294967293 : index
// CHECK-NEXT:     %1 = arith.shli %0, %c4294967293 : index
// CHECK-NEXT:     %2 = arith.xori %arg1, %1 : index
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg0, %2] : memref<8x1xi256, 3>
// CHECK-NEXT:     %c4_0 = arith.constant 4 : index
// CHECK-NEXT:     %3 = arith.andi %arg0, %c4_0 : index
// CHECK-NEXT:     %c4294967293_1 = arith.constant 4294967293 : index
// CHECK-NEXT:     %4 = arith.shli %3, %c4294967293_1 : index
// CHECK-NEXT:     %5 = arith.xori %arg1, %4 : index
// CHECK-NEXT:     %6 = memref.load %alloc[%arg0, %5] : memref<8x1xi256, 3>
// CHECK-NEXT:     return %6 : i256
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%r: index, %c: index, %s: i256, %o: memref<8x64xi256>) -> i256 {
  %m = memref.alloc() : memref<8x32xi256, 3>
  memref.store %s, %m[%r, %c] : memref<8x32xi256, 3>
  %l = memref.load %m[%r, %c] : memref<8x32xi256, 3>
  return %l : i256
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: i256, %arg3: memref<8x64xi256>) -> i256 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x32xi256, 3>
// CHECK-NEXT:     %c63 = arith.constant 63 : index
// CHECK-NEXT:     %0 = arith.andi %arg0, %c63 : index
// CHECK-NEXT:     %c4294967295 = arith.constant 4294967295 : index
// CHECK-NEXT:     %1 = arith.shli %0, %c4294967295 : index
// CHECK-NEXT:     %2 = arith.xori %arg1, %1 : index
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg0, %2] : memref<8x32xi256, 3>
// CHECK-NEXT:     %c63_0 = arith.constant 63 : index
// CHECK-NEXT:     %3 = arith.andi %arg0, %c63_0 : index
// CHECK-NEXT:     %c4294967295_1 = arith.constant 4294967295 : index
// CHECK-NEXT:     %4 = arith.shli %3, %c4294967295_1 : index
// CHECK-NEXT:     %5 = arith.xori %arg1, %4 : index
// CHECK-NEXT:     %6 = memref.load %alloc[%arg0, %5] : memref<8x32xi256, 3>
// CHECK-NEXT:     return %6 : i256
// CHECK-NEXT:   }
// CHECK-NEXT: }
