// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-parallelize{parallel-reductions=1}))' | FileCheck %s

func.func @addi(%m: memref<8xi32>, %z: i32) -> i32 {
  %r = affine.for %i = 0 to 8 iter_args(%s = %z) -> (i32) {
    %0 = affine.load %m[%i] : memref<8xi32>
    %1 = arith.addi %s, %0 : i32
    affine.yield %1 : i32
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @addi(%[[ARG0:[^ ]+]]: memref<8xi32>, %[[ARG1:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.parallel (%[[ARG2:[^ ]+]]) = (0) to (8) reduce ("addi") -> (i32) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<8xi32>
// CHECK-NEXT:       affine.yield %[[V2]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG1]], %[[V0]] : i32
// CHECK-NEXT:     return %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @andi(%m: memref<8xi32>, %z: i32) -> i32 {
  %r = affine.for %i = 0 to 8 iter_args(%s = %z) -> (i32) {
    %0 = affine.load %m[%i] : memref<8xi32>
    %1 = arith.andi %s, %0 : i32
    affine.yield %1 : i32
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @andi(%[[ARG0:[^ ]+]]: memref<8xi32>, %[[ARG1:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.parallel (%[[ARG2:[^ ]+]]) = (0) to (8) reduce ("andi") -> (i32) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<8xi32>
// CHECK-NEXT:       affine.yield %[[V2]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.andi %[[ARG1]], %[[V0]] : i32
// CHECK-NEXT:     return %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @muli(%m: memref<8xi32>, %z: i32) -> i32 {
  %r = affine.for %i = 0 to 8 iter_args(%s = %z) -> (i32) {
    %0 = affine.load %m[%i] : memref<8xi32>
    %1 = arith.muli %s, %0 : i32
    affine.yield %1 : i32
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @muli(%[[ARG0:[^ ]+]]: memref<8xi32>, %[[ARG1:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.parallel (%[[ARG2:[^ ]+]]) = (0) to (8) reduce ("muli") -> (i32) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<8xi32>
// CHECK-NEXT:       affine.yield %[[V2]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[ARG1]], %[[V0]] : i32
// CHECK-NEXT:     return %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ori(%m: memref<8xi32>, %z: i32) -> i32 {
  %r = affine.for %i = 0 to 8 iter_args(%s = %z) -> (i32) {
    %0 = affine.load %m[%i] : memref<8xi32>
    %1 = arith.ori %s, %0 : i32
    affine.yield %1 : i32
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @ori(%[[ARG0:[^ ]+]]: memref<8xi32>, %[[ARG1:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.parallel (%[[ARG2:[^ ]+]]) = (0) to (8) reduce ("ori") -> (i32) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<8xi32>
// CHECK-NEXT:       affine.yield %[[V2]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.ori %[[ARG1]], %[[V0]] : i32
// CHECK-NEXT:     return %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @addf(%m: memref<8xf32>, %z: f32) -> f32 {
  %r = affine.for %i = 0 to 8 iter_args(%s = %z) -> (f32) {
    %0 = affine.load %m[%i] : memref<8xf32>
    %1 = arith.addf %0, %s : f32
    affine.yield %1 : f32
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @addf(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.parallel (%[[ARG2:[^ ]+]]) = (0) to (8) reduce ("addf") -> (f32) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       affine.yield %[[V2]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addf %[[ARG1]], %[[V0]] : f32
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mulf(%m: memref<8xf32>, %z: f32) -> f32 {
  %r = affine.for %i = 0 to 8 iter_args(%s = %z) -> (f32) {
    %0 = affine.load %m[%i] : memref<8xf32>
    %1 = arith.mulf %0, %s : f32
    affine.yield %1 : f32
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @mulf(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.parallel (%[[ARG2:[^ ]+]]) = (0) to (8) reduce ("mulf") -> (f32) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       affine.yield %[[V2]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[ARG1]], %[[V0]] : f32
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @maximumf(%m: memref<8xf32>, %z: f32) -> f32 {
  %r = affine.for %i = 0 to 8 iter_args(%s = %z) -> (f32) {
    %0 = affine.load %m[%i] : memref<8xf32>
    %1 = arith.maximumf %0, %s : f32
    affine.yield %1 : f32
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @maximumf(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.parallel (%[[ARG2:[^ ]+]]) = (0) to (8) reduce ("maximumf") -> (f32) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       affine.yield %[[V2]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.maximumf %[[ARG1]], %[[V0]] : f32
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @minimumf(%m: memref<8xf32>, %z: f32) -> f32 {
  %r = affine.for %i = 0 to 8 iter_args(%s = %z) -> (f32) {
    %0 = affine.load %m[%i] : memref<8xf32>
    %1 = arith.minimumf %0, %s : f32
    affine.yield %1 : f32
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @minimumf(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.parallel (%[[ARG2:[^ ]+]]) = (0) to (8) reduce ("minimumf") -> (f32) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       affine.yield %[[V2]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.minimumf %[[ARG1]], %[[V0]] : f32
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
