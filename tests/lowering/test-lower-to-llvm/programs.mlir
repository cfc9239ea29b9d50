// RUN: mlir-opt %s --test-lower-to-llvm | FileCheck %s
// RUN: mlir-opt %s --pass-pipeline="builtin.module(test-lower-to-llvm{reassociate-fp-reductions=true})" | FileCheck %s --check-prefix=FAST

func.func @matmul(%a: memref<4x8xf32>, %b: memref<8x2xf32>, %c: memref<4x2xf32>) {
  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x2xf32>) outs(%c : memref<4x2xf32>)
  return
}
func.func @sum(%m: memref<?xf32>, %i: index) -> f32 {
  %zero = arith.constant 0.0 : f32
  %v = vector.transfer_read %m[%i], %zero : memref<?xf32>, vector<8xf32>
  %s = vector.reduction <add>, %v, %zero : vector<8xf32> into f32
  %t = math.log1p %s : f32
  return %t : f32
}
func.func @column(%m: memref<8x8xi32, strided<[8, 1], offset: ?>>, %at: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %none = arith.constant 0 : i32
  %part = memref.subview %m[0, %at] [8, 1] [1, 1] : memref<8x8xi32, strided<[8, 1], offset: ?>> to memref<8xi32, strided<[8], offset: ?>>
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%sum = %none) -> i32 {
    %x = memref.load %part[%i] : memref<8xi32, strided<[8], offset: ?>>
    %next = arith.addi %sum, %x : i32
    scf.yield %next : i32
  }
  return %r : i32
}
