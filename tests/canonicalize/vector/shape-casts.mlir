// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

func.func @shape_cast_bcast_scalar_4_2x2(%x: f32) -> (vector<2x2xf32>) {
  %a = vector.broadcast %x : f32 to vector<4xf32>
  %r = vector.shape_cast %a : vector<4xf32> to vector<2x2xf32>
  return %r : vector<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_cast_bcast_scalar_4_2x2(%[[ARG0:[^ ]+]]: f32) -> vector<2x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : f32 to vector<2x2xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_cast_bcast_4_2x4_2x1x4(%a: vector<4xf32>) -> (vector<2x1x4xf32>) {
  %b = vector.broadcast %a : vector<4xf32> to vector<2x4xf32>
  %r = vector.shape_cast %b : vector<2x4xf32> to vector<2x1x4xf32>
  return %r : vector<2x1x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_cast_bcast_4_2x4_2x1x4(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<2x1x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : vector<4xf32> to vector<2x1x4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2x1x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_cast_bcast_4_2x4_8(%a: vector<4xf32>) -> (vector<8xf32>) {
  %b = vector.broadcast %a : vector<4xf32> to vector<2x4xf32>
  %r = vector.shape_cast %b : vector<2x4xf32> to vector<8xf32>
  return %r : vector<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_cast_bcast_4_2x4_8(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : vector<4xf32> to vector<2x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.shape_cast %[[V0]] : vector<2x4xf32> to vector<8xf32>
// CHECK-NEXT:     return %[[V1]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_cast_bcast_4_1x4_4x1(%a: vector<4xf32>) -> (vector<4x1xf32>) {
  %b = vector.broadcast %a : vector<4xf32> to vector<1x4xf32>
  %r = vector.shape_cast %b : vector<1x4xf32> to vector<4x1xf32>
  return %r : vector<4x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_cast_bcast_4_1x4_4x1(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4x1xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<4xf32> to vector<4x1xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_cast_bcast_4_1x4_1x1x4(%x: vector<4xf32>) -> (vector<1x1x4xf32>) {
  %a = vector.broadcast %x : vector<4xf32> to vector<1x4xf32>
  %r = vector.shape_cast %a : vector<1x4xf32> to vector<1x1x4xf32>
  return %r : vector<1x1x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_cast_bcast_4_1x4_1x1x4(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<1x1x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<4xf32> to vector<1x1x4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<1x1x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_cast_bcast_2x1_2x2x4_2x8(%a: vector<2x1xf32>) -> (vector<2x8xf32>) {
  %b = vector.broadcast %a : vector<2x1xf32> to vector<2x2x4xf32>
  %r = vector.shape_cast %b : vector<2x2x4xf32> to vector<2x8xf32>
  return %r : vector<2x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_cast_bcast_2x1_2x2x4_2x8(%[[ARG0:[^ ]+]]: vector<2x1xf32>) -> vector<2x8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : vector<2x1xf32> to vector<2x8xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_cast_transpose_1x2x4_8(%a: vector<1x2x4xf32>) -> (vector<8xf32>) {
  %b = vector.transpose %a, [1,0,2] : vector<1x2x4xf32> to vector<2x1x4xf32>
  %r = vector.shape_cast %b : vector<2x1x4xf32> to vector<8xf32>
  return %r : vector<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_cast_transpose_1x2x4_8(%[[ARG0:[^ ]+]]: vector<1x2x4xf32>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<1x2x4xf32> to vector<8xf32>
// CHECK-NEXT:     return %[[V0]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_cast_constant_mask_2x3x1_1_2_1() -> (vector<2x3xi1>) {
  %m = vector.constant_mask [1,2,1] : vector<2x3x1xi1>
  %r = vector.shape_cast %m : vector<2x3x1xi1> to vector<2x3xi1>
  return %r : vector<2x3xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_cast_constant_mask_2x3x1_1_2_1() -> vector<2x3xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.constant_mask [1, 2] : vector<2x3xi1>
// CHECK-NEXT:     return %[[V0]] : vector<2x3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_cast_create_mask_3x1x1_x_c1_c1(%x: index) -> (vector<3xi1>) {
  %c1 = arith.constant 1 : index
  %m = vector.create_mask %x,%c1,%c1 : vector<3x1x1xi1>
  %r = vector.shape_cast %m : vector<3x1x1xi1> to vector<3xi1>
  return %r : vector<3xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_cast_create_mask_3x1x1_x_c1_c1(%[[ARG0:[^ ]+]]: index) -> vector<3xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.create_mask %[[ARG0]] : vector<3xi1>
// CHECK-NEXT:     return %[[V0]] : vector<3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_cast_create_mask_3x1_x_y(%x: index, %y: index) -> (vector<3xi1>) {
  %m = vector.create_mask %x,%y : vector<3x1xi1>
  %r = vector.shape_cast %m : vector<3x1xi1> to vector<3xi1>
  return %r : vector<3xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_cast_create_mask_3x1_x_y(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) -> vector<3xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.create_mask %[[ARG0]], %[[ARG1]] : vector<3x1xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.shape_cast %[[V0]] : vector<3x1xi1> to vector<3xi1>
// CHECK-NEXT:     return %[[V1]] : vector<3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_cast_create_mask_2x_4_x1_x_y_c1(%x: index, %y: index) -> (vector<2x[4]xi1>) {
  %c1 = arith.constant 1 : index
  %m = vector.create_mask %x,%y,%c1 : vector<2x[4]x1xi1>
  %r = vector.shape_cast %m : vector<2x[4]x1xi1> to vector<2x[4]xi1>
  return %r : vector<2x[4]xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_cast_create_mask_2x_4_x1_x_y_c1(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) -> vector<2x[4]xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.create_mask %[[ARG0]], %[[ARG1]] : vector<2x[4]xi1>
// CHECK-NEXT:     return %[[V0]] : vector<2x[4]xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_cast_create_mask_1x3_c1_x(%x: index) -> (vector<3xi1>) {
  %c1 = arith.constant 1 : index
  %m = vector.create_mask %c1,%x : vector<1x3xi1>
  %r = vector.shape_cast %m : vector<1x3xi1> to vector<3xi1>
  return %r : vector<3xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_cast_create_mask_1x3_c1_x(%[[ARG0:[^ ]+]]: index) -> vector<3xi1> {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.create_mask %[[C1]], %[[ARG0]] : vector<1x3xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.shape_cast %[[V0]] : vector<1x3xi1> to vector<3xi1>
// CHECK-NEXT:     return %[[V1]] : vector<3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @broadcast_shape_cast_4_1x4_3x4(%a: vector<4xf32>) -> (vector<3x4xf32>) {
  %b = vector.shape_cast %a : vector<4xf32> to vector<1x4xf32>
  %r = vector.broadcast %b : vector<1x4xf32> to vector<3x4xf32>
  return %r : vector<3x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast_shape_cast_4_1x4_3x4(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<3x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : vector<4xf32> to vector<3x4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @broadcast_shape_cast_1x4_4_3x4(%a: vector<1x4xf32>) -> (vector<3x4xf32>) {
  %b = vector.shape_cast %a : vector<1x4xf32> to vector<4xf32>
  %r = vector.broadcast %b : vector<4xf32> to vector<3x4xf32>
  return %r : vector<3x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast_shape_cast_1x4_4_3x4(%[[ARG0:[^ ]+]]: vector<1x4xf32>) -> vector<3x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : vector<1x4xf32> to vector<3x4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @broadcast_shape_cast_1x4x1_4x1_4x3(%x: vector<1x4x1xf32>) -> (vector<4x3xf32>) {
  %a = vector.shape_cast %x : vector<1x4x1xf32> to vector<4x1xf32>
  %r = vector.broadcast %a : vector<4x1xf32> to vector<4x3xf32>
  return %r : vector<4x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast_shape_cast_1x4x1_4x1_4x3(%[[ARG0:[^ ]+]]: vector<1x4x1xf32>) -> vector<4x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<1x4x1xf32> to vector<4x1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[V0]] : vector<4x1xf32> to vector<4x3xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @broadcast_shape_cast_4_4x1_4x3(%a: vector<4xf32>) -> (vector<4x3xf32>) {
  %b = vector.shape_cast %a : vector<4xf32> to vector<4x1xf32>
  %r = vector.broadcast %b : vector<4x1xf32> to vector<4x3xf32>
  return %r : vector<4x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast_shape_cast_4_4x1_4x3(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<4xf32> to vector<4x1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[V0]] : vector<4x1xf32> to vector<4x3xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @broadcast_chain_f32_4_2x4(%a: f32) -> (vector<2x4xf32>) {
  %b = vector.broadcast %a : f32 to vector<4xf32>
  %r = vector.broadcast %b : vector<4xf32> to vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast_chain_f32_4_2x4(%[[ARG0:[^ ]+]]: f32) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : f32 to vector<2x4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
