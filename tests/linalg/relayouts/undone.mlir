// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @up(%a: tensor<4x4xf32>, %d: tensor<2x2x2x2xf32>, %e: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %11 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<4x4xf32> -> tensor<2x2x2x2xf32>
  %12 = linalg.unpack %11 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<2x2x2x2xf32> -> tensor<4x4xf32>
  return %12 : tensor<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @up(%arg0: tensor<4x4xf32>, %arg1: tensor<2x2x2x2xf32>, %arg2: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT:     return %arg0 : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pu(%a: tensor<2x2x2x2xf32>, %d: tensor<2x2x2x2xf32>, %e: tensor<4x4xf32>) -> tensor<2x2x2x2xf32> {
  %12 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<2x2x2x2xf32> -> tensor<4x4xf32>
  %11 = linalg.pack %12 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<4x4xf32> -> tensor<2x2x2x2xf32>
  return %11 : tensor<2x2x2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pu(%arg0: tensor<2x2x2x2xf32>, %arg1: tensor<2x2x2x2xf32>, %arg2: tensor<4x4xf32>) -> tensor<2x2x2x2xf32> {
// CHECK-NEXT:     return %arg0 : tensor<2x2x2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @up_near(%a: tensor<4x4xf32>, %d: tensor<2x2x2x2xf32>, %e: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %11 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<4x4xf32> -> tensor<2x2x2x2xf32>
  %12 = linalg.unpack %11 inner_dims_pos = [1, 0] inner_tiles = [2, 2] into %e : tensor<2x2x2x2xf32> -> tensor<4x4xf32>
  return %12 : tensor<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @up_near(%arg0: tensor<4x4xf32>, %arg1: tensor<2x2x2x2xf32>, %arg2: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT:     %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<4x4xf32> -> tensor<2x2x2x2xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %pack inner_dims_pos = [1, 0] inner_tiles = [2, 2] into %arg2 : tensor<2x2x2x2xf32> -> tensor<4x4xf32>
// CHECK-NEXT:     return %unpack : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @up_perm(%a: tensor<4x8xf32>, %d: tensor<4x2x2x2xf32>, %e: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %11 = linalg.pack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<4x8xf32> -> tensor<4x2x2x2xf32>
  %12 = linalg.unpack %11 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<4x2x2x2xf32> -> tensor<4x8xf32>
  return %12 : tensor<4x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @up_perm(%arg0: tensor<4x8xf32>, %arg1: tensor<4x2x2x2xf32>, %arg2: tensor<4x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:     return %arg0 : tensor<4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @up_idperm(%a: tensor<4x8xf32>, %d: tensor<2x4x2x2xf32>, %e: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %11 = linalg.pack %a outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
  %12 = linalg.unpack %11 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<2x4x2x2xf32> -> tensor<4x8xf32>
  return %12 : tensor<4x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @up_idperm(%arg0: tensor<4x8xf32>, %arg1: tensor<2x4x2x2xf32>, %arg2: tensor<4x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:     return %arg0 : tensor<4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @up_pad(%a: tensor<5x4xf32>, %d: tensor<3x2x2x2xf32>, %e: tensor<5x4xf32>, %f: f32) -> tensor<5x4xf32> {
  %11 = linalg.pack %a padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<5x4xf32> -> tensor<3x2x2x2xf32>
  %12 = linalg.unpack %11 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<3x2x2x2xf32> -> tensor<5x4xf32>
  return %12 : tensor<5x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @up_pad(%arg0: tensor<5x4xf32>, %arg1: tensor<3x2x2x2xf32>, %arg2: tensor<5x4xf32>, %arg3: f32) -> tensor<5x4xf32> {
// CHECK-NEXT:     %pack = linalg.pack %arg0 padding_value(%arg3 : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<5x4xf32> -> tensor<3x2x2x2xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %pack inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg2 : tensor<3x2x2x2xf32> -> tensor<5x4xf32>
// CHECK-NEXT:     return %unpack : tensor<5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pu_pad(%a: tensor<3x2x2x2xf32>, %d: tensor<3x2x2x2xf32>, %e: tensor<5x4xf32>, %f: f32) -> tensor<3x2x2x2xf32> {
  %12 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<3x2x2x2xf32> -> tensor<5x4xf32>
  %11 = linalg.pack %12 padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<5x4xf32> -> tensor<3x2x2x2xf32>
  return %11 : tensor<3x2x2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pu_pad(%arg0: tensor<3x2x2x2xf32>, %arg1: tensor<3x2x2x2xf32>, %arg2: tensor<5x4xf32>, %arg3: f32) -> tensor<3x2x2x2xf32> {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg2 : tensor<3x2x2x2xf32> -> tensor<5x4xf32>
// CHECK-NEXT:     %pack = linalg.pack %unpack padding_value(%arg3 : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<5x4xf32> -> tensor<3x2x2x2xf32>
// CHECK-NEXT:     return %pack : tensor<3x2x2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dyntile(%a: tensor<?x?xf32>, %t: index, %d: tensor<?x?x?x2xf32>, %e: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %11 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [%t, 2] into %d : tensor<?x?xf32> -> tensor<?x?x?x2xf32>
  %12 = linalg.unpack %11 inner_dims_pos = [0, 1] inner_tiles = [%t, 2] into %e : tensor<?x?x?x2xf32> -> tensor<?x?xf32>
  return %12 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dyntile(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: tensor<?x?x?x2xf32>, %arg3: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     return %arg0 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @partial(%a: tensor<4x4xf32>, %d: tensor<2x4x2xf32>, %e: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %11 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<4x4xf32> -> tensor<2x4x2xf32>
  %12 = linalg.unpack %11 inner_dims_pos = [0] inner_tiles = [2] into %e : tensor<2x4x2xf32> -> tensor<4x4xf32>
  return %12 : tensor<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @partial(%arg0: tensor<4x4xf32>, %arg1: tensor<2x4x2xf32>, %arg2: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT:     return %arg0 : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @orders(%a: tensor<4x4xf32>, %d: tensor<2x2x2x2xf32>, %e: tensor<4x4xf32>, %t: index, %u: index, %x: tensor<2x2x?x2xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = linalg.pack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<4x4xf32> -> tensor<2x2x2x2xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<2x2x2x2xf32> -> tensor<4x4xf32>
  %2 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [%t, 2] into %x : tensor<4x4xf32> -> tensor<2x2x?x2xf32>
  %3 = linalg.unpack %2 inner_dims_pos = [0, 1] inner_tiles = [%u, 2] into %e : tensor<2x2x?x2xf32> -> tensor<4x4xf32>
  %c2 = arith.constant 2 : index
  %4 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [%c2, 2] into %x : tensor<4x4xf32> -> tensor<2x2x?x2xf32>
  %y = arith.constant 2 : index
  %5 = linalg.unpack %4 inner_dims_pos = [0, 1] inner_tiles = [%y, 2] into %e : tensor<2x2x?x2xf32> -> tensor<4x4xf32>
  return %1, %3, %5 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @orders(%arg0: tensor<4x4xf32>, %arg1: tensor<2x2x2x2xf32>, %arg2: tensor<4x4xf32>, %arg3: index, %arg4: index, %arg5: tensor<2x2x?x2xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
// CHECK-NEXT:     %pack = linalg.pack %arg0 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<4x4xf32> -> tensor<2x2x2x2xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %pack inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg2 : tensor<2x2x2x2xf32> -> tensor<4x4xf32>
// CHECK-NEXT:     %pack_0 = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [%arg3, 2] into %arg5 : tensor<4x4xf32> -> tensor<2x2x?x2xf32>
// CHECK-NEXT:     %unpack_1 = linalg.unpack %pack_0 inner_dims_pos = [0, 1] inner_tiles = [%arg4, 2] into %arg2 : tensor<2x2x?x2xf32> -> tensor<4x4xf32>
// CHECK-NEXT:     return %unpack, %unpack_1, %arg0 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @padded_into_fill(%a: tensor<5x4xf32>, %d: tensor<3x2x2x2xf32>, %e: tensor<5x4xf32>, %f: f32) -> tensor<5x4xf32> {
  %11 = linalg.pack %a padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<5x4xf32> -> tensor<3x2x2x2xf32>
  %x = linalg.fill ins(%f : f32) outs(%e : tensor<5x4xf32>) -> tensor<5x4xf32>
  %12 = linalg.unpack %11 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %x : tensor<3x2x2x2xf32> -> tensor<5x4xf32>
  return %12 : tensor<5x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @padded_into_fill(%arg0: tensor<5x4xf32>, %arg1: tensor<3x2x2x2xf32>, %arg2: tensor<5x4xf32>, %arg3: f32) -> tensor<5x4xf32> {
// CHECK-NEXT:     %pack = linalg.pack %arg0 padding_value(%arg3 : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<5x4xf32> -> tensor<3x2x2x2xf32>
// CHECK-NEXT:     %0 = linalg.fill ins(%arg3 : f32) outs(%arg2 : tensor<5x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %pack inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %0 : tensor<3x2x2x2xf32> -> tensor<5x4xf32>
// CHECK-NEXT:     return %unpack : tensor<5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @types_into_fill(%a: tensor<6x4xf32>, %d: tensor<3x2x2x2xf32>, %e: tensor<5x4xf32>, %f: f32) -> tensor<5x4xf32> {
  %11 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<6x4xf32> -> tensor<3x2x2x2xf32>
  %x = linalg.fill ins(%f : f32) outs(%e : tensor<5x4xf32>) -> tensor<5x4xf32>
  %12 = linalg.unpack %11 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %x : tensor<3x2x2x2xf32> -> tensor<5x4xf32>
  return %12 : tensor<5x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @types_into_fill(%arg0: tensor<6x4xf32>, %arg1: tensor<3x2x2x2xf32>, %arg2: tensor<5x4xf32>, %arg3: f32) -> tensor<5x4xf32> {
// CHECK-NEXT:     %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<6x4xf32> -> tensor<3x2x2x2xf32>
// CHECK-NEXT:     %0 = linalg.fill ins(%arg3 : f32) outs(%arg2 : tensor<5x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %pack inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %0 : tensor<3x2x2x2xf32> -> tensor<5x4xf32>
// CHECK-NEXT:     return %unpack : tensor<5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
