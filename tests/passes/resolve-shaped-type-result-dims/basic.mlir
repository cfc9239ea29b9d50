// RUN: mlir-opt %s --split-input-file --resolve-shaped-type-result-dims --allow-unregistered-dialect | FileCheck %s

func.func @empty(%n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.empty(%n) : tensor<4x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<4x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<4x?xf32>
  return %1, %2 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty(%[[ARG0:[^ ]+]]: index) -> (index, index) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     return %[[C4]], %[[ARG0]] : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @gen(%n: index, %f: f32, %i: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.generate %n { 
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<4x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<4x?xf32>
  %s = tensor.splat %f[%n] : tensor<?x4xf32>
  %3 = tensor.dim %s, %c0 : tensor<?x4xf32>
  return %1, %2, %3 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @gen(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) -> (index, index, index) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     return %[[C4]], %[[ARG0]], %[[ARG0]] : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @slice(%t: tensor<?x?xf32>, %i: index, %n: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %t[%i, 0][%n, 4][1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x4xf32>
  %2 = tensor.extract_slice %t[%i, 0][1, %n][1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %3 = tensor.dim %2, %c0 : tensor<?xf32>
  %4 = tensor.insert_slice %0 into %t[0, 0][%n, 4][1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
  %5 = tensor.dim %4, %c0 : tensor<?x?xf32>
  %6 = tensor.dim %4, %c1 : tensor<?x?xf32>
  return %1, %3, %5, %6 : index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @slice(%[[ARG0:[^ ]+]]: tensor<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) -> (index, index, index, index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT:     return %[[ARG2]], %[[ARG2]], %[[DIM]], %[[DIM_0]] : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pad(%t: tensor<?x?xf32>, %i: index, %n: index, %f: f32) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %t low[%i, 2] high[3, %n] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 + 3)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 + s1 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @pad(%[[ARG0:[^ ]+]]: tensor<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> (index, index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[DIM]], %[[ARG1]]]
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[DIM_0]], %[[ARG2]]]
// CHECK-NEXT:     return %[[V0]], %[[V1]] : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @concat(%t: tensor<?x?xf32>, %u: tensor<?x4xf32>, %v: tensor<?x?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.concat dim(0) %t, %u, %v : (tensor<?x?xf32>, tensor<?x4xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s0 + s1 + s2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @concat(%[[ARG0:[^ ]+]]: tensor<?x?xf32>, %[[ARG1:[^ ]+]]: tensor<?x4xf32>, %[[ARG2:[^ ]+]]: tensor<?x?xf32>) -> (index, index) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?x4xf32>
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[ARG2]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[DIM]], %[[DIM_0]], %[[DIM_1]]]
// CHECK-NEXT:     return %[[V0]], %[[C4]] : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reshape(%t: tensor<?x?xf32>, %n: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [%n, 4, %n] : tensor<?x?xf32> into tensor<?x4x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x4x?xf32>
  %2 = tensor.dim %0, %c2 : tensor<?x4x?xf32>
  %3 = tensor.collapse_shape %t [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %4 = tensor.dim %3, %c0 : tensor<?xf32>
  %5 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
  %6 = tensor.dim %5, %c0 : tensor<?x?xf32>
  return %1, %2, %4, %6 : index, index, index, index
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reshape(%[[ARG0:[^ ]+]]: tensor<?x?xf32>, %[[ARG1:[^ ]+]]: index) -> (index, index, index, index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[DIM]], %[[DIM_0]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[ARG1]]]
// CHECK-NEXT:     return %[[ARG1]], %[[ARG1]], %[[V0]], %[[V1]] : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @memexp(%t: memref<?x?xf32>, %n: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = memref.expand_shape %t [[0, 1], [2]] output_shape [%n, 4, %n] : memref<?x?xf32> into memref<?x4x?xf32>
  %1 = memref.dim %0, %c0 : memref<?x4x?xf32>
  %2 = memref.dim %0, %c2 : memref<?x4x?xf32>
  %3 = memref.collapse_shape %t [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %4 = memref.dim %3, %c0 : memref<?xf32>
  %5 = memref.assume_alignment %t, 8 : memref<?x?xf32>
  %6 = memref.dim %5, %c0 : memref<?x?xf32>
  return %1, %2, %4, %6 : index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @memexp(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index) -> (index, index, index, index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[COLLAPSE_SHAPE:[^ ]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : memref<?x?xf32> into memref<?xf32>
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[COLLAPSE_SHAPE]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x?xf32>
// CHECK-NEXT:     return %[[ARG1]], %[[ARG1]], %[[DIM]], %[[DIM_0]] : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @others(%t: memref<?x?xf32>, %n: index, %te: tensor<?xf32>) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %t[0, 0][%n, 4][1,1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1]>>
  %1 = memref.dim %0, %c0 : memref<?x4xf32, strided<[?, 1]>>
  %2 = memref.cast %t : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?]>>
  %3 = memref.dim %2, %c0 : memref<?x?xf32, strided<[?, ?]>>
  %4 = memref.alloc(%n, %n) : memref<?x?xf32>
  %5 = memref.dim %4, %c0 : memref<?x?xf32>
  %6 = tensor.cast %te : tensor<?xf32> to tensor<*xf32>
  %7 = tensor.dim %6, %c0 : tensor<*xf32>
  %8 = arith.addf %te, %te : tensor<?xf32>
  %9 = tensor.dim %8, %c0 : tensor<?xf32>
  return %1, %3, %5, %7, %9 : index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @others(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: tensor<?xf32>) -> (index, index, index, index, index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x?xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[ARG2]] : tensor<?xf32> to tensor<*xf32>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[CAST]], %[[C0]] : tensor<*xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addf %[[ARG2]], %[[ARG2]] : tensor<?xf32>
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[V0]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:     return %[[ARG1]], %[[DIM]], %[[ARG1]], %[[DIM_0]], %[[DIM_1]] : index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loop(%te: tensor<?xf32>, %n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %te) -> tensor<?xf32> {
    %d = tensor.dim %a, %c0 : tensor<?xf32>
    "t.u"(%d) : (index) -> ()
    scf.yield %a : tensor<?xf32>
  }
  %0 = tensor.dim %r, %c0 : tensor<?xf32>
  return %0, %0 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: index) -> (index, index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.for %[[ARG2:[^ ]+]] = %[[C0]] to %[[ARG1]] step %[[C1]] iter_args(%[[ARG3:[^ ]+]] = %[[ARG0]]) -> (tensor<?xf32>) {
// CHECK-NEXT:       %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG3]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:       "t.u"(%[[DIM_0]]) : (index) -> ()
// CHECK-NEXT:       scf.yield %[[ARG3]] : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[V0]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:     return %[[DIM]], %[[DIM]] : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @forall(%te: tensor<?xf32>, %n: index) -> (index) {
  %c0 = arith.constant 0 : index
  %r = scf.forall (%i) in (%n) shared_outs(%a = %te) -> tensor<?xf32> {
    %d = tensor.dim %a, %c0 : tensor<?xf32>
    "t.u"(%d) : (index) -> ()
    scf.forall.in_parallel { }
  }
  %0 = tensor.dim %r, %c0 : tensor<?xf32>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @forall(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.forall (%[[ARG2:[^ ]+]]) in (%[[ARG1]]) shared_outs(%[[ARG3:[^ ]+]] = %[[ARG0]]) -> (tensor<?xf32>) {
// CHECK-NEXT:       %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:       "t.u"(%[[DIM_0]]) : (index) -> ()
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[V0]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:     return %[[DIM]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loop2(%te: tensor<?xf32>, %n: index) -> (index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %te) -> tensor<?xf32> {
    %x = arith.addf %a, %a : tensor<?xf32>
    %d = tensor.dim %a, %c0 : tensor<?xf32>
    "t.u"(%d) : (index) -> ()
    scf.yield %x : tensor<?xf32>
  }
  %0 = tensor.dim %r, %c0 : tensor<?xf32>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop2(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.for %[[ARG2:[^ ]+]] = %[[C0]] to %[[ARG1]] step %[[C1]] iter_args(%[[ARG3:[^ ]+]] = %[[ARG0]]) -> (tensor<?xf32>) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.addf %[[ARG3]], %[[ARG3]] : tensor<?xf32>
// CHECK-NEXT:       %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG3]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:       "t.u"(%[[DIM_0]]) : (index) -> ()
// CHECK-NEXT:       scf.yield %[[V1]] : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[V0]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:     return %[[DIM]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pad0(%t: tensor<4x?xf32>, %n: index, %f: f32) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %t low[0, 0] high[%n, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @pad0(%[[ARG0:[^ ]+]]: tensor<4x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> (index, index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<4x?xf32>
// CHECK-NEXT:     return %[[V0]], %[[DIM]] : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @chain(%t: tensor<4x?xf32>, %n: index, %f: f32) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %t low[0, 0] high[%n, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  %x = tensor.concat dim(1) %0, %0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %y = tensor.collapse_shape %x [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %1 = tensor.dim %y, %c0 : tensor<?xf32>
  %2 = tensor.dim %x, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @chain(%[[ARG0:[^ ]+]]: tensor<4x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> (index, index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<4x?xf32>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<4x?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[DIM]], %[[DIM_0]]]
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map2()[%[[V0]], %[[V1]]]
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<4x?xf32>
// CHECK-NEXT:     %[[DIM_2:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<4x?xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map1()[%[[DIM_1]], %[[DIM_2]]]
// CHECK-NEXT:     return %[[V2]], %[[V3]] : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @memassume(%t: memref<4x?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.assume_alignment %t, 8 : memref<4x?xf32>
  %1 = memref.dim %0, %c1 : memref<4x?xf32>
  return %1, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @memassume(%[[ARG0:[^ ]+]]: memref<4x?xf32>) -> (index, index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C1]] : memref<4x?xf32>
// CHECK-NEXT:     return %[[DIM]], %[[DIM]] : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @concat(%t: tensor<4x?xf32>, %u: tensor<3x?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.concat dim(0) %t, %u : (tensor<4x?xf32>, tensor<3x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat(%[[ARG0:[^ ]+]]: tensor<4x?xf32>, %[[ARG1:[^ ]+]]: tensor<3x?xf32>) -> (index, index) {
// CHECK-NEXT:     %[[C7:[^ ]+]] = arith.constant 7 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<4x?xf32>
// CHECK-NEXT:     return %[[C7]], %[[DIM]] : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @concat2(%t: tensor<4x?xf32>, %u: tensor<3x?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.concat dim(0) %t, %u : (tensor<4x?xf32>, tensor<3x?xf32>) -> tensor<7x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<7x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<7x?xf32>
  return %1, %2 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat2(%[[ARG0:[^ ]+]]: tensor<4x?xf32>, %[[ARG1:[^ ]+]]: tensor<3x?xf32>) -> (index, index) {
// CHECK-NEXT:     %[[C7:[^ ]+]] = arith.constant 7 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<4x?xf32>
// CHECK-NEXT:     return %[[C7]], %[[DIM]] : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @col(%t: tensor<4x?x?x2xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.collapse_shape %t [[0, 1], [2, 3]] : tensor<4x?x?x2xf32> into tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 4)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @col(%[[ARG0:[^ ]+]]: tensor<4x?x?x2xf32>) -> (index, index) {
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<4x?x?x2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[DIM]]]
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG0]], %[[C2]] : tensor<4x?x?x2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[DIM_0]]]
// CHECK-NEXT:     return %[[V0]], %[[V1]] : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
