// RUN: mlir-opt %s --split-input-file '--pass-pipeline=builtin.module(gpu.module(canonicalize,gpu.func(cse),symbol-dce))' | FileCheck %s

// Passes run on modules of kernels and on their functions.

gpu.module @m {
  gpu.func @f(%x: i32) -> i32 {
    %c0 = arith.constant 0 : i32
    %0 = arith.addi %x, %c0 : i32
    %1 = arith.muli %0, %x : i32
    %2 = arith.muli %0, %x : i32
    %3 = arith.addi %1, %2 : i32
    gpu.return %3 : i32
  }
  func.func private @unused() {
    %0 = gpu.thread_id x
    return
  }
}
func.func @g() {
  %0 = gpu.thread_id x
  return
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     gpu.func @f(%[[V0:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT:       %[[V1:[^ :,)]+]] = arith.muli %[[V0]], %[[V0]] : i32
// CHECK-NEXT:       %[[V2:[^ :,)]+]] = arith.addi %[[V1]], %[[V1]] : i32
// CHECK-NEXT:       gpu.return %[[V2]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g() {
// CHECK-NEXT:     %thread_id_x = gpu.thread_id  x
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
