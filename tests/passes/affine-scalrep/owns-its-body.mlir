// RUN: mlir-opt %s --affine-scalrep | FileCheck %s

// The body of the reduction is no part of the function's.
func.func @reduction(%x: f32, %m: memref<8xf32>) -> f32 {
  affine.store %x, %m[0] : memref<8xf32>
  %0 = gpu.all_reduce add %x {} : (f32) -> (f32)
  %1 = gpu.all_reduce %0 {
  ^bb(%l : f32, %r : f32):
    %sum = arith.addf %l, %r : f32
    gpu.yield %sum : f32
  } : (f32) -> (f32)
  %2 = affine.load %m[0] : memref<8xf32>
  %3 = arith.addf %1, %2 : f32
  return %3 : f32
}
func.func @module(%x: f32, %m: memref<8xf32>) -> f32 {
  affine.store %x, %m[0] : memref<8xf32>
  builtin.module {
    func.func @inner(%y: f32, %n: memref<8xf32>) -> f32 {
      affine.store %y, %n[1] : memref<8xf32>
      %0 = affine.load %n[1] : memref<8xf32>
      return %0 : f32
    }
  }
  %0 = affine.load %m[0] : memref<8xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduction(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: memref<8xf32>) -> f32 {
// CHECK-NEXT:     affine.store %[[ARG0]], %[[ARG1]][0] : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = gpu.all_reduce  add %[[ARG0]] {
// CHECK-NEXT:     } : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = gpu.all_reduce  %[[V0]] {
// CHECK-NEXT:     ^bb0(%[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.addf %[[ARG2]], %[[ARG3]] : f32
// CHECK-NEXT:       gpu.yield %[[V4]] : f32
// CHECK-NEXT:     } : (f32) -> f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.load %[[ARG1]][0] : memref<8xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addf %[[V1]], %[[V2]] : f32
// CHECK-NEXT:     return %[[V3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @module(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: memref<8xf32>) -> f32 {
// CHECK-NEXT:     affine.store %[[ARG0]], %[[ARG1]][0] : memref<8xf32>
// CHECK-NEXT:     builtin.module {
// CHECK-NEXT:       func.func @inner(%[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: memref<8xf32>) -> f32 {
// CHECK-NEXT:         affine.store %[[ARG2]], %[[ARG3]][1] : memref<8xf32>
// CHECK-NEXT:         return %[[ARG2]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG1:[^ ]+]][0] : memref<8xf32>
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
