// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

func.func @transpose_shape_cast_4_1x4_1_0(%a: vector<4xf32>) -> (vector<4x1xf32>) {
  %b = vector.shape_cast %a : vector<4xf32> to vector<1x4xf32>
  %r = vector.transpose %b, [1,0] : vector<1x4xf32> to vector<4x1xf32>
  return %r : vector<4x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose_shape_cast_4_1x4_1_0(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4x1xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<4xf32> to vector<4x1xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transpose_shape_cast_4_2x2_1_0(%a: vector<4xf32>) -> (vector<2x2xf32>) {
  %b = vector.shape_cast %a : vector<4xf32> to vector<2x2xf32>
  %r = vector.transpose %b, [1,0] : vector<2x2xf32> to vector<2x2xf32>
  return %r : vector<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose_shape_cast_4_2x2_1_0(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<2x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<4xf32> to vector<2x2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transpose %[[V0]], [1, 0] : vector<2x2xf32> to vector<2x2xf32>
// CHECK-NEXT:     return %[[V1]] : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transpose_shape_cast_4_1x_4_1_0(%a: vector<[4]xf32>) -> (vector<[4]x1xf32>) {
  %b = vector.shape_cast %a : vector<[4]xf32> to vector<1x[4]xf32>
  %r = vector.transpose %b, [1,0] : vector<1x[4]xf32> to vector<[4]x1xf32>
  return %r : vector<[4]x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose_shape_cast_4_1x_4_1_0(%[[ARG0:[^ ]+]]: vector<[4]xf32>) -> vector<[4]x1xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<[4]xf32> to vector<[4]x1xf32>
// CHECK-NEXT:     return %[[V0]] : vector<[4]x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transpose_bcast_scalar_2x3_1_0(%x: f32) -> (vector<3x2xf32>) {
  %a = vector.broadcast %x : f32 to vector<2x3xf32>
  %r = vector.transpose %a, [1,0] : vector<2x3xf32> to vector<3x2xf32>
  return %r : vector<3x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose_bcast_scalar_2x3_1_0(%[[ARG0:[^ ]+]]: f32) -> vector<3x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : f32 to vector<3x2xf32>
// CHECK-NEXT:     return %[[V0]] : vector<3x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transpose_bcast_3_2x3_1_0(%x: vector<3xf32>) -> (vector<3x2xf32>) {
  %a = vector.broadcast %x : vector<3xf32> to vector<2x3xf32>
  %r = vector.transpose %a, [1,0] : vector<2x3xf32> to vector<3x2xf32>
  return %r : vector<3x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose_bcast_3_2x3_1_0(%[[ARG0:[^ ]+]]: vector<3xf32>) -> vector<3x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : vector<3xf32> to vector<2x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transpose %[[V0]], [1, 0] : vector<2x3xf32> to vector<3x2xf32>
// CHECK-NEXT:     return %[[V1]] : vector<3x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transpose_bcast_3_2x1x3_1_0_2(%x: vector<3xf32>) -> (vector<1x2x3xf32>) {
  %a = vector.broadcast %x : vector<3xf32> to vector<2x1x3xf32>
  %r = vector.transpose %a, [1,0,2] : vector<2x1x3xf32> to vector<1x2x3xf32>
  return %r : vector<1x2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose_bcast_3_2x1x3_1_0_2(%[[ARG0:[^ ]+]]: vector<3xf32>) -> vector<1x2x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : vector<3xf32> to vector<1x2x3xf32>
// CHECK-NEXT:     return %[[V0]] : vector<1x2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transpose_bcast_2x1x1_2x1x3_0_2_1(%x: vector<2x1x1xf32>) -> (vector<2x3x1xf32>) {
  %a = vector.broadcast %x : vector<2x1x1xf32> to vector<2x1x3xf32>
  %r = vector.transpose %a, [0,2,1] : vector<2x1x3xf32> to vector<2x3x1xf32>
  return %r : vector<2x3x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose_bcast_2x1x1_2x1x3_0_2_1(%[[ARG0:[^ ]+]]: vector<2x1x1xf32>) -> vector<2x3x1xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : vector<2x1x1xf32> to vector<2x3x1xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2x3x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transpose_bcast_1x3x1_2x3x4_2_1_0(%x: vector<1x3x1xf32>) -> (vector<4x3x2xf32>) {
  %a = vector.broadcast %x : vector<1x3x1xf32> to vector<2x3x4xf32>
  %r = vector.transpose %a, [2,1,0] : vector<2x3x4xf32> to vector<4x3x2xf32>
  return %r : vector<4x3x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose_bcast_1x3x1_2x3x4_2_1_0(%[[ARG0:[^ ]+]]: vector<1x3x1xf32>) -> vector<4x3x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : vector<1x3x1xf32> to vector<2x3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transpose %[[V0]], [2, 1, 0] : vector<2x3x4xf32> to vector<4x3x2xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4x3x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transpose_bcast_3x1x1_2x3x4x5_0_1_3_2(%x: vector<3x1x1xf32>) -> (vector<2x3x5x4xf32>) {
  %a = vector.broadcast %x : vector<3x1x1xf32> to vector<2x3x4x5xf32>
  %r = vector.transpose %a, [0,1,3,2] : vector<2x3x4x5xf32> to vector<2x3x5x4xf32>
  return %r : vector<2x3x5x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose_bcast_3x1x1_2x3x4x5_0_1_3_2(%[[ARG0:[^ ]+]]: vector<3x1x1xf32>) -> vector<2x3x5x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : vector<3x1x1xf32> to vector<2x3x5x4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2x3x5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transpose_from_elements_3d(%a: f32, %b: f32, %c: f32, %d: f32, %e: f32, %f: f32) -> (vector<3x1x2xf32>) {
  %v = vector.from_elements %a, %b, %c, %d, %e, %f : vector<1x2x3xf32>
  %r = vector.transpose %v, [2,0,1] : vector<1x2x3xf32> to vector<3x1x2xf32>
  return %r : vector<3x1x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose_from_elements_3d(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: f32, %[[ARG5:[^ ]+]]: f32) -> vector<3x1x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.from_elements %[[ARG0]], %[[ARG3]], %[[ARG1]], %[[ARG4]], %[[ARG2]], %[[ARG5]] : vector<3x1x2xf32>
// CHECK-NEXT:     return %[[V0]] : vector<3x1x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transpose_create_mask_2x_4(%x: index, %y: index) -> (vector<[4]x2xi1>) {
  %m = vector.create_mask %x,%y : vector<2x[4]xi1>
  %r = vector.transpose %m, [1,0] : vector<2x[4]xi1> to vector<[4]x2xi1>
  return %r : vector<[4]x2xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose_create_mask_2x_4(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) -> vector<[4]x2xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.create_mask %[[ARG1]], %[[ARG0]] : vector<[4]x2xi1>
// CHECK-NEXT:     return %[[V0]] : vector<[4]x2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transpose_constant_mask() -> (vector<3x2xi1>) {
  %m = vector.constant_mask [1,2] : vector<2x3xi1>
  %r = vector.transpose %m, [1,0] : vector<2x3xi1> to vector<3x2xi1>
  return %r : vector<3x2xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose_constant_mask() -> vector<3x2xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.constant_mask [2, 1] : vector<3x2xi1>
// CHECK-NEXT:     return %[[V0]] : vector<3x2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transpose_splat_2x3_1_0() -> (vector<3x2xf32>) {
  %a = arith.constant dense<2.0> : vector<2x3xf32>
  %r = vector.transpose %a, [1,0] : vector<2x3xf32> to vector<3x2xf32>
  return %r : vector<3x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose_splat_2x3_1_0() -> vector<3x2xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<2.000000e+00> : vector<3x2xf32>
// CHECK-NEXT:     return %[[CST]] : vector<3x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transpose_poison_2x3_1_0() -> (vector<3x2xf32>) {
  %a = ub.poison : vector<2x3xf32>
  %r = vector.transpose %a, [1,0] : vector<2x3xf32> to vector<3x2xf32>
  return %r : vector<3x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose_poison_2x3_1_0() -> vector<3x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ub.poison : vector<3x2xf32>
// CHECK-NEXT:     return %[[V0]] : vector<3x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transpose_transpose_2x3x4_2_0_1_2_1_0(%a: vector<2x3x4xf32>) -> (vector<3x2x4xf32>) {
  %b = vector.transpose %a, [2,0,1] : vector<2x3x4xf32> to vector<4x2x3xf32>
  %r = vector.transpose %b, [2,1,0] : vector<4x2x3xf32> to vector<3x2x4xf32>
  return %r : vector<3x2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose_transpose_2x3x4_2_0_1_2_1_0(%[[ARG0:[^ ]+]]: vector<2x3x4xf32>) -> vector<3x2x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transpose %[[ARG0]], [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<3x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
