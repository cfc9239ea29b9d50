// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @padvalue_useless(%a: tensor<4x4xf32>, %d: tensor<2x2x2x2xf32>, %f: f32) -> tensor<2x2x2x2xf32> {
  %11 = linalg.pack %a padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<4x4xf32> -> tensor<2x2x2x2xf32>
  return %11 : tensor<2x2x2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @padvalue_useless(%arg0: tensor<4x4xf32>, %arg1: tensor<2x2x2x2xf32>, %arg2: f32) -> tensor<2x2x2x2xf32> {
// CHECK-NEXT:     %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<4x4xf32> -> tensor<2x2x2x2xf32>
// CHECK-NEXT:     return %pack : tensor<2x2x2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nopad(%a: tensor<4x?xf32>, %d: tensor<2x?x2xf32>, %f: f32, %e: tensor<3x4x2xf32>, %b: tensor<5x4xf32>, %t: index, %g: tensor<?x4x?xf32>, %p: tensor<4x6xf32>, %pp: tensor<3x2x2x2xf32>) -> (tensor<2x?x2xf32>, tensor<3x4x2xf32>, tensor<?x4x?xf32>, tensor<3x2x2x2xf32>) {
  %0 = linalg.pack %a padding_value(%f : f32) inner_dims_pos = [0] inner_tiles = [2] into %d {k} : tensor<4x?xf32> -> tensor<2x?x2xf32>
  %1 = linalg.pack %b padding_value(%f : f32) inner_dims_pos = [0] inner_tiles = [2] into %e : tensor<5x4xf32> -> tensor<3x4x2xf32>
  %2 = linalg.pack %b padding_value(%f : f32) inner_dims_pos = [0] inner_tiles = [%t] into %g : tensor<5x4xf32> -> tensor<?x4x?xf32>
  %3 = linalg.pack %p padding_value(%f : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %pp : tensor<4x6xf32> -> tensor<3x2x2x2xf32>
  return %0, %1, %2, %3 : tensor<2x?x2xf32>, tensor<3x4x2xf32>, tensor<?x4x?xf32>, tensor<3x2x2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @nopad(%arg0: tensor<4x?xf32>, %arg1: tensor<2x?x2xf32>, %arg2: f32, %arg3: tensor<3x4x2xf32>, %arg4: tensor<5x4xf32>, %arg5: index, %arg6: tensor<?x4x?xf32>, %arg7: tensor<4x6xf32>, %arg8: tensor<3x2x2x2xf32>) -> (tensor<2x?x2xf32>, tensor<3x4x2xf32>, tensor<?x4x?xf32>, tensor<3x2x2x2xf32>) {
// CHECK-NEXT:     %pack = linalg.pack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %arg1 {k} : tensor<4x?xf32> -> tensor<2x?x2xf32>
// CHECK-NEXT:     %pack_0 = linalg.pack %arg4 padding_value(%arg2 : f32) inner_dims_pos = [0] inner_tiles = [2] into %arg3 : tensor<5x4xf32> -> tensor<3x4x2xf32>
// CHECK-NEXT:     %pack_1 = linalg.pack %arg4 padding_value(%arg2 : f32) inner_dims_pos = [0] inner_tiles = [%arg5] into %arg6 : tensor<5x4xf32> -> tensor<?x4x?xf32>
// CHECK-NEXT:     %pack_2 = linalg.pack %arg7 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg8 : tensor<4x6xf32> -> tensor<3x2x2x2xf32>
// CHECK-NEXT:     return %pack, %pack_0, %pack_1, %pack_2 : tensor<2x?x2xf32>, tensor<3x4x2xf32>, tensor<?x4x?xf32>, tensor<3x2x2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @toobig(%a: tensor<4xf32>, %f: f32, %c: tensor<3x?xf32>, %dy: tensor<?x2xf32>, %da: tensor<?xf32>, %e: tensor<3x2xf32>) -> (tensor<3x?xf32>, tensor<?x2xf32>, tensor<3x2xf32>) {
  %c2 = arith.constant 2 : index
  %1 = linalg.pack %a padding_value(%f : f32) inner_dims_pos = [0] inner_tiles = [%c2] into %c : tensor<4xf32> -> tensor<3x?xf32>
  %2 = linalg.pack %a padding_value(%f : f32) inner_dims_pos = [0] inner_tiles = [2] into %dy : tensor<4xf32> -> tensor<?x2xf32>
  %3 = linalg.pack %da padding_value(%f : f32) inner_dims_pos = [0] inner_tiles = [2] into %e : tensor<?xf32> -> tensor<3x2xf32>
  return %1, %2, %3 : tensor<3x?xf32>, tensor<?x2xf32>, tensor<3x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @toobig(%arg0: tensor<4xf32>, %arg1: f32, %arg2: tensor<3x?xf32>, %arg3: tensor<?x2xf32>, %arg4: tensor<?xf32>, %arg5: tensor<3x2xf32>) -> (tensor<3x?xf32>, tensor<?x2xf32>, tensor<3x2xf32>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %pack = linalg.pack %arg0 padding_value(%arg1 : f32) inner_dims_pos = [0] inner_tiles = [%c2] into %arg2 : tensor<4xf32> -> tensor<3x?xf32>
// CHECK-NEXT:     %pack_0 = linalg.pack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %arg3 : tensor<4xf32> -> tensor<?x2xf32>
// CHECK-NEXT:     %pack_1 = linalg.pack %arg4 padding_value(%arg1 : f32) inner_dims_pos = [0] inner_tiles = [2] into %arg5 : tensor<?xf32> -> tensor<3x2xf32>
// CHECK-NEXT:     return %pack, %pack_0, %pack_1 : tensor<3x?xf32>, tensor<?x2xf32>, tensor<3x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @inf2(%a: tensor<3x4xf32>, %d: tensor<?x?x2xf32>) -> tensor<?x?x2xf32> {
  %11 = linalg.pack %a outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [2] into %d {foo} : tensor<3x4xf32> -> tensor<?x?x2xf32>
  return %11 : tensor<?x?x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @inf2(%arg0: tensor<3x4xf32>, %arg1: tensor<?x?x2xf32>) -> tensor<?x?x2xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<?x?x2xf32> to tensor<?x3x2xf32>
// CHECK-NEXT:     %pack = linalg.pack %arg0 outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [2] into %cast {foo} : tensor<3x4xf32> -> tensor<?x3x2xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %pack : tensor<?x3x2xf32> to tensor<?x?x2xf32>
// CHECK-NEXT:     return %cast_0 : tensor<?x?x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @infboth(%a: tensor<3x?x?xf32>, %d: tensor<?x?x8x2xf32>) -> tensor<?x?x8x2xf32> {
  %11 = linalg.pack %a inner_dims_pos = [1] inner_tiles = [2] into %d : tensor<3x?x?xf32> -> tensor<?x?x8x2xf32>
  return %11 : tensor<?x?x8x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @infboth(%arg0: tensor<3x?x?xf32>, %arg1: tensor<?x?x8x2xf32>) -> tensor<?x?x8x2xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<3x?x?xf32> to tensor<3x?x8xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %arg1 : tensor<?x?x8x2xf32> to tensor<3x?x8x2xf32>
// CHECK-NEXT:     %pack = linalg.pack %cast inner_dims_pos = [1] inner_tiles = [2] into %cast_0 : tensor<3x?x8xf32> -> tensor<3x?x8x2xf32>
// CHECK-NEXT:     %cast_1 = tensor.cast %pack : tensor<3x?x8x2xf32> to tensor<?x?x8x2xf32>
// CHECK-NEXT:     return %cast_1 : tensor<?x?x8x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @infu(%a: tensor<3x?x2xf32>, %d: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %11 = linalg.unpack %a inner_dims_pos = [1] inner_tiles = [2] into %d : tensor<3x?x2xf32> -> tensor<?x?xf32>
  return %11 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @infu(%arg0: tensor<3x?x2xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<?x?xf32> to tensor<3x?xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [1] inner_tiles = [2] into %cast : tensor<3x?x2xf32> -> tensor<3x?xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %unpack : tensor<3x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast_0 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @infu2(%a: tensor<?x?x2xf32>, %d: tensor<3x?xf32>) -> tensor<3x?xf32> {
  %11 = linalg.unpack %a inner_dims_pos = [1] inner_tiles = [2] into %d : tensor<?x?x2xf32> -> tensor<3x?xf32>
  return %11 : tensor<3x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @infu2(%arg0: tensor<?x?x2xf32>, %arg1: tensor<3x?xf32>) -> tensor<3x?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?x?x2xf32> to tensor<3x?x2xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %cast inner_dims_pos = [1] inner_tiles = [2] into %arg1 : tensor<3x?x2xf32> -> tensor<3x?xf32>
// CHECK-NEXT:     return %unpack : tensor<3x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @infer(%a: tensor<4x4xf32>, %d: tensor<?x?x2x2xf32>) -> tensor<?x?x2x2xf32> {
  %11 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<4x4xf32> -> tensor<?x?x2x2xf32>
  return %11 : tensor<?x?x2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @infer(%arg0: tensor<4x4xf32>, %arg1: tensor<?x?x2x2xf32>) -> tensor<?x?x2x2xf32> {
// CHECK-NEXT:     %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<4x4xf32> -> tensor<?x?x2x2xf32>
// CHECK-NEXT:     return %pack : tensor<?x?x2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @infer3(%a: tensor<?x?x2x2xf32>, %d: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %11 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<?x?x2x2xf32> -> tensor<4x4xf32>
  return %11 : tensor<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @infer3(%arg0: tensor<?x?x2x2xf32>, %arg1: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<?x?x2x2xf32> -> tensor<4x4xf32>
// CHECK-NEXT:     return %unpack : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
