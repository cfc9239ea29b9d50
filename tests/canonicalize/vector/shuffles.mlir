// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

func.func @shuffle_args_0_4_1_5_2_6_3_7(%a: vector<4xf32>, %b: vector<4xf32>) -> (vector<8xf32>) {
  %r = vector.shuffle %a, %b [0,4,1,5,2,6,3,7] : vector<4xf32>, vector<4xf32>
  return %r : vector<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shuffle_args_0_4_1_5_2_6_3_7(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.interleave %[[ARG0]], %[[ARG1]] : vector<4xf32> -> vector<8xf32>
// CHECK-NEXT:     return %[[V0]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shuffle_args_4_0_5_1_6_2_7_3(%a: vector<4xf32>, %b: vector<4xf32>) -> (vector<8xf32>) {
  %r = vector.shuffle %a, %b [4,0,5,1,6,2,7,3] : vector<4xf32>, vector<4xf32>
  return %r : vector<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shuffle_args_4_0_5_1_6_2_7_3(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shuffle %[[ARG0]], %[[ARG1]] [4, 0, 5, 1, 6, 2, 7, 3] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shuffle_args_0_4_1_5_2_6_1_7(%a: vector<4xf32>, %b: vector<4xf32>) -> (vector<8xf32>) {
  %r = vector.shuffle %a, %b [0,4,1,5,2,6,-1,7] : vector<4xf32>, vector<4xf32>
  return %r : vector<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shuffle_args_0_4_1_5_2_6_1_7(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shuffle %[[ARG0]], %[[ARG1]] [0, 4, 1, 5, 2, 6, -1, 7] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shuffle_splats_3_3_3(%s: f32) -> (vector<3xf32>) {
  %a = vector.broadcast %s : f32 to vector<4xf32>
  %b = vector.broadcast %s : f32 to vector<4xf32>
  %r = vector.shuffle %a, %b [3,3,3] : vector<4xf32>, vector<4xf32>
  return %r : vector<3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shuffle_splats_3_3_3(%[[ARG0:[^ ]+]]: f32) -> vector<3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : f32 to vector<3xf32>
// CHECK-NEXT:     return %[[V0]] : vector<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shuffle_splat_other_0_4_1_5(%s: f32, %t: f32) -> (vector<4xf32>) {
  %a = vector.broadcast %s : f32 to vector<4xf32>
  %b = vector.broadcast %t : f32 to vector<4xf32>
  %r = vector.shuffle %a, %b [0,4,1,5] : vector<4xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shuffle_splat_other_0_4_1_5(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : f32 to vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[ARG1]] : f32 to vector<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.shuffle %[[V0]], %[[V1]] [0, 4, 1, 5] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:     return %[[V2]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shuffle_0d_0(%a: vector<f32>, %b: vector<f32>) -> (vector<1xf32>) {
  %r = vector.shuffle %a, %b [0] : vector<f32>, vector<f32>
  return %r : vector<1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shuffle_0d_0(%[[ARG0:[^ ]+]]: vector<f32>, %[[ARG1:[^ ]+]]: vector<f32>) -> vector<1xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : vector<f32> to vector<1xf32>
// CHECK-NEXT:     return %[[V0]] : vector<1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shuffle_0d_1(%a: vector<f32>, %b: vector<f32>) -> (vector<1xf32>) {
  %r = vector.shuffle %a, %b [-1] : vector<f32>, vector<f32>
  return %r : vector<1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shuffle_0d_1(%[[ARG0:[^ ]+]]: vector<f32>, %[[ARG1:[^ ]+]]: vector<f32>) -> vector<1xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<f32> to vector<1xf32>
// CHECK-NEXT:     return %[[V0]] : vector<1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shuffle_0d_0_1(%a: vector<f32>, %b: vector<f32>) -> (vector<2xf32>) {
  %r = vector.shuffle %a, %b [0,1] : vector<f32>, vector<f32>
  return %r : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shuffle_0d_0_1(%[[ARG0:[^ ]+]]: vector<f32>, %[[ARG1:[^ ]+]]: vector<f32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.interleave %[[ARG0]], %[[ARG1]] : vector<f32> -> vector<2xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shuffle_1_0_1(%a: vector<1xf32>, %b: vector<1xf32>) -> (vector<2xf32>) {
  %r = vector.shuffle %a, %b [0,1] : vector<1xf32>, vector<1xf32>
  return %r : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shuffle_1_0_1(%[[ARG0:[^ ]+]]: vector<1xf32>, %[[ARG1:[^ ]+]]: vector<1xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.interleave %[[ARG0]], %[[ARG1]] : vector<1xf32> -> vector<2xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shuffle_2d_0_2_1_3(%a: vector<2x4xf32>, %b: vector<2x4xf32>) -> (vector<4x4xf32>) {
  %r = vector.shuffle %a, %b [0,2,1,3] : vector<2x4xf32>, vector<2x4xf32>
  return %r : vector<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shuffle_2d_0_2_1_3(%[[ARG0:[^ ]+]]: vector<2x4xf32>, %[[ARG1:[^ ]+]]: vector<2x4xf32>) -> vector<4x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shuffle %[[ARG0]], %[[ARG1]] [0, 2, 1, 3] : vector<2x4xf32>, vector<2x4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shuffle_consts_0_1_2_1() -> (vector<4xf32>) {
  %a = arith.constant dense<[1.0,2.0,3.0,4.0]> : vector<4xf32>
  %b = arith.constant dense<[5.0,6.0,7.0,8.0]> : vector<4xf32>
  %r = vector.shuffle %a, %b [0,-1,2,-1] : vector<4xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shuffle_consts_0_1_2_1() -> vector<4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<[1.000000e+00, 1.000000e+00, 3.000000e+00, 1.000000e+00]> : vector<4xf32>
// CHECK-NEXT:     return %[[CST]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
