// RUN: mlir-opt %s --finalize-memref-to-llvm --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
// expected-error @+1 {{'llvm.cmpxchg' op operand #1 must be signless integer or LLVM pointer type, but got 'f32'}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%c: f32):
    memref.atomic_yield %c : f32
  }
  return
}
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
// expected-error @+1 {{'llvm.cmpxchg' op operand #1 must be signless integer or LLVM pointer type, but got 'f32'}}
  %0 = memref.generic_atomic_rmw %m[] : memref<4xf32> {
  ^bb0(%c: f32):
    memref.atomic_yield %c : f32
  }
  return
}
