// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @of_cast(%a: tensor<4x8xf32>, %x: f32) -> tensor<?x?xf32> {
  %c = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>
  %p = tensor.pad %c low[1, 0] high[2, 0] {
  ^bb0(%i0: index, %j0: index):
    tensor.yield %x : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %p : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_cast(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<4x8xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: f32) -> tensor<?x?xf32> {
// CHECK-NEXT:     %padded = tensor.pad %[[ARG0]] low[1, 0] high[2, 0] {
// CHECK-NEXT:     ^bb0(%[[ARG2:[a-zA-Z0-9_]+]]: index, %[[ARG3:[a-zA-Z0-9_]+]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG1]] : f32
// CHECK-NEXT:     } : tensor<4x8xf32> to tensor<7x8xf32>
// CHECK-NEXT:     %cast = tensor.cast %padded : tensor<7x8xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @stays(%a: tensor<4x8xf32>, %x: f32) -> tensor<?x?xf32> {
  %c = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>
  %p = tensor.pad %c nofold low[0, 0] high[0, 0] {
  ^bb0(%i0: index, %j0: index):
    tensor.yield %x : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %p : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @stays(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<4x8xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: f32) -> tensor<?x?xf32> {
// CHECK-NEXT:     %padded = tensor.pad %[[ARG0]] nofold low[0, 0] high[0, 0] {
// CHECK-NEXT:     ^bb0(%[[ARG2:[a-zA-Z0-9_]+]]: index, %[[ARG3:[a-zA-Z0-9_]+]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG1]] : f32
// CHECK-NEXT:     } : tensor<4x8xf32> to tensor<4x8xf32>
// CHECK-NEXT:     %cast = tensor.cast %padded : tensor<4x8xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cast_after(%a: tensor<4x?xf32>, %x: f32, %n: index) -> tensor<4x8xf32> {
  %p = tensor.pad %a low[0, 0] high[0, %n] {
  ^bb0(%i0: index, %j0: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<4x?xf32>
  %c = tensor.cast %p : tensor<4x?xf32> to tensor<4x8xf32>
  return %c : tensor<4x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast_after(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<4x?xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: f32, %[[ARG2:[a-zA-Z0-9_]+]]: index) -> tensor<4x8xf32> {
// CHECK-NEXT:     %padded = tensor.pad %[[ARG0]] low[0, 0] high[0, %[[ARG2]]] {
// CHECK-NEXT:     ^bb0(%[[ARG3:[a-zA-Z0-9_]+]]: index, %[[ARG4:[a-zA-Z0-9_]+]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG1]] : f32
// CHECK-NEXT:     } : tensor<4x?xf32> to tensor<4x8xf32>
// CHECK-NEXT:     return %padded : tensor<4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @constants(%a: tensor<4x?xf32>, %x: f32, %n: index) -> tensor<?x9xf32> {
  %c1 = arith.constant 1 : index
  %p = tensor.pad %a low[1, 0] high[%c1, %n] {
  ^bb0(%i0: index, %j0: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<?x9xf32>
  return %p : tensor<?x9xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @constants(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<4x?xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: f32, %[[ARG2:[a-zA-Z0-9_]+]]: index) -> tensor<?x9xf32> {
// CHECK-NEXT:     %padded = tensor.pad %[[ARG0]] low[1, 0] high[1, %[[ARG2]]] {
// CHECK-NEXT:     ^bb0(%[[ARG3:[a-zA-Z0-9_]+]]: index, %[[ARG4:[a-zA-Z0-9_]+]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG1]] : f32
// CHECK-NEXT:     } : tensor<4x?xf32> to tensor<6x9xf32>
// CHECK-NEXT:     %cast = tensor.cast %padded : tensor<6x9xf32> to tensor<?x9xf32>
// CHECK-NEXT:     return %cast : tensor<?x9xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @twice(%a: tensor<?x?xf32>, %x: f32, %n: index, %k: index) -> tensor<?x?xf32> {
  %p = tensor.pad %a low[0, %n] high[%k, 1] {
  ^bb0(%i0: index, %j0: index):
    tensor.yield %x : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %q = tensor.pad %p low[0, 1] high[%n, 2] {
  ^bb0(%i1: index, %j1: index):
    tensor.yield %x : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %q : tensor<?x?xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @twice(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<?x?xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: f32, %[[ARG2:[a-zA-Z0-9_]+]]: index, %[[ARG3:[a-zA-Z0-9_]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map()[%[[ARG2]], %[[ARG3]]]
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = affine.apply #map1()[%[[ARG2]]]
// CHECK-NEXT:     %padded = tensor.pad %[[ARG0]] low[0, %[[V1]]] high[%[[V0]], 3] {
// CHECK-NEXT:     ^bb0(%[[ARG4:[a-zA-Z0-9_]+]]: index, %[[ARG5:[a-zA-Z0-9_]+]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG1]] : f32
// CHECK-NEXT:     } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %padded : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @twice_with_other_values(%a: tensor<?x?xf32>, %x: f32, %y: f32, %n: index) -> tensor<?x?xf32> {
  %p = tensor.pad %a low[0, %n] high[0, 1] {
  ^bb0(%i0: index, %j0: index):
    tensor.yield %x : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %q = tensor.pad %p low[0, 1] high[%n, 2] {
  ^bb0(%i1: index, %j1: index):
    tensor.yield %y : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %q : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @twice_with_other_values(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<?x?xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: f32, %[[ARG2:[a-zA-Z0-9_]+]]: f32, %[[ARG3:[a-zA-Z0-9_]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %padded = tensor.pad %[[ARG0]] low[0, %[[ARG3]]] high[0, 1] {
// CHECK-NEXT:     ^bb0(%[[ARG4:[a-zA-Z0-9_]+]]: index, %[[ARG5:[a-zA-Z0-9_]+]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG1]] : f32
// CHECK-NEXT:     } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %padded_0 = tensor.pad %padded low[0, 1] high[%[[ARG3]], 2] {
// CHECK-NEXT:     ^bb0(%[[ARG4]]: index, %[[ARG5]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG2]] : f32
// CHECK-NEXT:     } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %padded_0 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_slice_of_pad(%a: tensor<64x64xf32>, %n: index, %k: index, %h: index, %w: index) -> tensor<8x4xf32> {
  %z = arith.constant 0.0 : f32
  %s = tensor.extract_slice %a[16, 0] [%n, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %p = tensor.pad %s low[0, 0] high[%h, 0] {
  ^bb0(%i0: index, %j0: index):
    tensor.yield %z : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %t = tensor.extract_slice %p[0, 4] [8, %k] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %q = tensor.pad %t low[0, 0] high[0, %w] {
  ^bb0(%i1: index, %j1: index):
    tensor.yield %z : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  return %q : tensor<8x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_slice_of_pad(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<64x64xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: index, %[[ARG3:[a-zA-Z0-9_]+]]: index, %[[ARG4:[a-zA-Z0-9_]+]]: index) -> tensor<8x4xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %[[ARG0]][16, 4] [%[[ARG1]], %[[ARG2]]] [1, 1] : tensor<64x64xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %padded = tensor.pad %extracted_slice low[0, 0] high[%[[ARG3]], %[[ARG4]]] {
// CHECK-NEXT:     ^bb0(%[[ARG5:[a-zA-Z0-9_]+]]: index, %[[ARG6:[a-zA-Z0-9_]+]]: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<?x?xf32> to tensor<8x4xf32>
// CHECK-NEXT:     return %padded : tensor<8x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_slice_of_pad_of_the_same_dimension(%a: tensor<64x64xf32>, %n: index, %k: index, %h: index, %w: index) -> tensor<8x64xf32> {
  %z = arith.constant 0.0 : f32
  %s = tensor.extract_slice %a[16, 0] [%n, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %p = tensor.pad %s low[0, 0] high[%h, 0] {
  ^bb0(%i0: index, %j0: index):
    tensor.yield %z : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %t = tensor.extract_slice %p[0, 0] [%k, 64] [1, 1] : tensor<8x64xf32> to tensor<?x64xf32>
  %q = tensor.pad %t low[0, 0] high[%w, 0] {
  ^bb0(%i1: index, %j1: index):
    tensor.yield %z : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  return %q : tensor<8x64xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_slice_of_pad_of_the_same_dimension(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<64x64xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: index, %[[ARG3:[a-zA-Z0-9_]+]]: index, %[[ARG4:[a-zA-Z0-9_]+]]: index) -> tensor<8x64xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %[[ARG0]][16, 0] [%[[ARG1]], 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
// CHECK-NEXT:     %padded = tensor.pad %extracted_slice low[0, 0] high[%[[ARG3]], 0] {
// CHECK-NEXT:     ^bb0(%[[ARG5:[a-zA-Z0-9_]+]]: index, %[[ARG6:[a-zA-Z0-9_]+]]: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<?x64xf32> to tensor<8x64xf32>
// CHECK-NEXT:     %extracted_slice_0 = tensor.extract_slice %padded[0, 0] [%[[ARG2]], 64] [1, 1] : tensor<8x64xf32> to tensor<?x64xf32>
// CHECK-NEXT:     %padded_1 = tensor.pad %extracted_slice_0 low[0, 0] high[%[[ARG4]], 0] {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: index, %[[ARG6]]: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<?x64xf32> to tensor<8x64xf32>
// CHECK-NEXT:     return %padded_1 : tensor<8x64xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
