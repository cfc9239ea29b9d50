// RUN: mlir-opt %s --split-input-file --remove-dead-values | FileCheck %s

// Loops that carry casts: what moves into a new loop is looked at again.

func.func @a(%m: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %zz = arith.constant 0 : i32
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %z, %y = %zz) -> (f32, i32) {
    %v = memref.load %m[%i] : memref<4xf32>
    %s = arith.addf %x, %v : f32
    %ii = arith.index_cast %i : index to i32
    %t = arith.addi %y, %ii : i32
    scf.yield %s, %t : f32, i32
  }
  memref.store %r#0, %m[%c0] : memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = ub.poison : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.for %[[ARG2:[^ ]+]] = %[[C0]] to %[[ARG1]] step %[[C1]] iter_args(%[[ARG3:[^ ]+]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addf %[[ARG3]], %[[V2]] : f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = ub.poison : i32
// CHECK-NEXT:       scf.yield %[[V3]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[V1]], %[[ARG0]][%[[C0]]] : memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @b(%n: index, %q: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %q, %y = %q) -> (tensor<?xf32>, tensor<?xf32>) {
    %k = tensor.cast %x : tensor<?xf32> to tensor<4xf32>
    %k2 = tensor.cast %y : tensor<?xf32> to tensor<4xf32>
    %l = tensor.cast %k : tensor<4xf32> to tensor<?xf32>
    %l2 = tensor.cast %k2 : tensor<4xf32> to tensor<?xf32>
    scf.yield %l, %l2 : tensor<?xf32>, tensor<?xf32>
  }
  return %r#1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = ub.poison : tensor<?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.for %[[ARG2:[^ ]+]] = %[[C0]] to %[[ARG0]] step %[[C1]] iter_args(%[[ARG3:[^ ]+]] = %[[ARG1]]) -> (tensor<?xf32>) {
// CHECK-NEXT:       %[[CAST:[^ ]+]] = tensor.cast %[[ARG3]] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:       %[[CAST_0:[^ ]+]] = tensor.cast %[[CAST]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = ub.poison : tensor<?xf32>
// CHECK-NEXT:       scf.yield %[[CAST_0]] : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V1]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @b2(%n: index, %q: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %qq = tensor.cast %q : tensor<4xf32> to tensor<?xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %qq, %y = %qq) -> (tensor<?xf32>, tensor<?xf32>) {
    %k = tensor.cast %x : tensor<?xf32> to tensor<4xf32>
    %k2 = tensor.cast %y : tensor<?xf32> to tensor<4xf32>
    %l = tensor.cast %k : tensor<4xf32> to tensor<?xf32>
    %l2 = tensor.cast %k2 : tensor<4xf32> to tensor<?xf32>
    scf.yield %l, %l2 : tensor<?xf32>, tensor<?xf32>
  }
  %w = tensor.cast %r#1 : tensor<?xf32> to tensor<4xf32>
  return %w : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @b2(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     return %[[ARG1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @b3(%n: index, %q: tensor<4xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %qq = tensor.cast %q : tensor<4xf32> to tensor<?xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %qq, %y = %qq) -> (tensor<?xf32>, tensor<?xf32>) {
    %k = tensor.cast %x : tensor<?xf32> to tensor<4xf32>
    %l = tensor.cast %k : tensor<4xf32> to tensor<?xf32>
    scf.yield %l, %y : tensor<?xf32>, tensor<?xf32>
  }
  return %r#0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @b3(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: tensor<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[ARG1]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @c2(%t: tensor<4x4xf32>) {
  %z = arith.constant 0.0 : f32
  %r = scf.forall (%i, %j) in (4, 4) shared_outs(%x = %t) -> (tensor<4x4xf32>) {
    %s = tensor.splat %z : tensor<1x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %x[%i, %j] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<4x4xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @c2(%[[ARG0:[^ ]+]]: tensor<4x4xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
