// RUN: mlir-opt %s --loop-invariant-code-motion --allow-unregistered-dialect | FileCheck %s

// Divisors are not zero where no operands make them so.

func.func @sizes(%m: memref<8x4xf32>, %n: memref<8x?xf32>, %a: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = memref.dim %m, %c0 : memref<8x4xf32>
  %e = memref.dim %n, %c0 : memref<8x?xf32>
  %s = index.sizeof
  %p = affine.apply affine_map<(d0) -> (d0 mod 4 + 1)>(%a)
  affine.for %i = 0 to 10 {
    %0 = arith.divsi %a, %d : index
    %1 = arith.ceildivui %a, %d : index
    %2 = arith.divui %a, %e : index
    %3 = arith.divsi %a, %s : index
    %4 = arith.divui %a, %p : index
    "test.use"(%0, %1, %2, %3, %4) : (index, index, index, index, index) -> ()
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 mod 4 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @sizes(%arg0: memref<8x4xf32>, %arg1: memref<8x?xf32>, %arg2: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<8x4xf32>
// CHECK-NEXT: %dim_0 = memref.dim %arg1, %c0 : memref<8x?xf32>
// CHECK-NEXT: %0 = index.sizeof
// CHECK-NEXT: %1 = affine.apply #map(%arg2)
// CHECK-NEXT: %2 = arith.divsi %arg2, %dim : index
// CHECK-NEXT: %3 = arith.ceildivui %arg2, %dim : index
// CHECK-NEXT: %4 = arith.divsi %arg2, %0 : index
// CHECK-NEXT: %5 = arith.divui %arg2, %1 : index
// CHECK-NEXT: affine.for %arg3 = 0 to 10 {
// CHECK-NEXT: %6 = arith.divui %arg2, %dim_0 : index
// CHECK-NEXT: "test.use"(%2, %3, %6, %4, %5) : (index, index, index, index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
