// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

func.func @ess_bcast_scalar_4x4_1_2(%x: f32) -> (vector<2x4xf32>) {
  %v = vector.broadcast %x : f32 to vector<4x4xf32>
  %r = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4x4xf32> to vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ess_bcast_scalar_4x4_1_2(%[[ARG0:[^ ]+]]: f32) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : f32 to vector<2x4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ess_bcast_inner_4x4_1_1_1_2(%x: vector<4xf32>) -> (vector<1x2xf32>) {
  %v = vector.broadcast %x : vector<4xf32> to vector<4x4xf32>
  %r = vector.extract_strided_slice %v {offsets = [1, 1], sizes = [1, 2], strides = [1, 1]} : vector<4x4xf32> to vector<1x2xf32>
  return %r : vector<1x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ess_bcast_inner_4x4_1_1_1_2(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<1x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[V0]] : vector<2xf32> to vector<1x2xf32>
// CHECK-NEXT:     return %[[V1]] : vector<1x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ess_bcast_unit_4x4_1_2(%x: vector<1x4xf32>) -> (vector<2x4xf32>) {
  %v = vector.broadcast %x : vector<1x4xf32> to vector<4x4xf32>
  %r = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4x4xf32> to vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ess_bcast_unit_4x4_1_2(%[[ARG0:[^ ]+]]: vector<1x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : vector<1x4xf32> to vector<2x4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ess_bcast_unit_last_4x4_1_2(%x: vector<4x1xf32>) -> (vector<2x4xf32>) {
  %v = vector.broadcast %x : vector<4x1xf32> to vector<4x4xf32>
  %r = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4x4xf32> to vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ess_bcast_unit_last_4x4_1_2(%[[ARG0:[^ ]+]]: vector<4x1xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [1], sizes = [2], strides = [1]} : vector<4x1xf32> to vector<2x1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[V0]] : vector<2x1xf32> to vector<2x4xf32>
// CHECK-NEXT:     return %[[V1]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ess_bcast_unit_last_4x4_0_1_4_2(%x: vector<4x1xf32>) -> (vector<4x2xf32>) {
  %v = vector.broadcast %x : vector<4x1xf32> to vector<4x4xf32>
  %r = vector.extract_strided_slice %v {offsets = [0, 1], sizes = [4, 2], strides = [1, 1]} : vector<4x4xf32> to vector<4x2xf32>
  return %r : vector<4x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ess_bcast_unit_last_4x4_0_1_4_2(%[[ARG0:[^ ]+]]: vector<4x1xf32>) -> vector<4x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : vector<4x1xf32> to vector<4x2xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ess_poison_4_1_2() -> (vector<2xf32>) {
  %v = ub.poison : vector<4xf32>
  %r = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return %r : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ess_poison_4_1_2() -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ub.poison : vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract_strided_slice %[[V0]] {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
// CHECK-NEXT:     return %[[V1]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ess_const_list_2d() -> (vector<2x2xi32>, vector<1x3xi32>, vector<1x1xi32>) {
  %v = arith.constant dense<[[1,2,3],[4,5,6]]> : vector<2x3xi32>
  %r = vector.extract_strided_slice %v {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<2x3xi32> to vector<2x2xi32>
  %q = vector.extract_strided_slice %v {offsets = [1], sizes = [1], strides = [1]} : vector<2x3xi32> to vector<1x3xi32>
  %s = vector.extract_strided_slice %v {offsets = [1, 1], sizes = [1, 1], strides = [1, 1]} : vector<2x3xi32> to vector<1x1xi32>
  return %r, %q, %s : vector<2x2xi32>, vector<1x3xi32>, vector<1x1xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ess_const_list_2d() -> (vector<2x2xi32>, vector<1x3xi32>, vector<1x1xi32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<{{\[\[}}2, 3], [5, 6]]> : vector<2x2xi32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<{{\[\[}}4, 5, 6]]> : vector<1x3xi32>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<5> : vector<1x1xi32>
// CHECK-NEXT:     return %[[CST]], %[[CST_0]], %[[CST_1]] : vector<2x2xi32>, vector<1x3xi32>, vector<1x1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ess_iss_1_1_2x2_1_1_1_2(%v: vector<4x4xf32>, %x: vector<2x2xf32>) -> (vector<1x2xf32>) {
  %w = vector.insert_strided_slice %x, %v {offsets = [1, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %r = vector.extract_strided_slice %w {offsets = [1, 1], sizes = [1, 2], strides = [1, 1]} : vector<4x4xf32> to vector<1x2xf32>
  return %r : vector<1x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ess_iss_1_1_2x2_1_1_1_2(%[[ARG0:[^ ]+]]: vector<4x4xf32>, %[[ARG1:[^ ]+]]: vector<2x2xf32>) -> vector<1x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG1]][0] : vector<2xf32> from vector<2x2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.shape_cast %[[V0]] : vector<2xf32> to vector<1x2xf32>
// CHECK-NEXT:     return %[[V1]] : vector<1x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ess_iss_1_1_2x2_2_2_1_1(%v: vector<4x4xf32>, %x: vector<2x2xf32>) -> (vector<1x1xf32>) {
  %w = vector.insert_strided_slice %x, %v {offsets = [1, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %r = vector.extract_strided_slice %w {offsets = [2, 2], sizes = [1, 1], strides = [1, 1]} : vector<4x4xf32> to vector<1x1xf32>
  return %r : vector<1x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ess_iss_1_1_2x2_2_2_1_1(%[[ARG0:[^ ]+]]: vector<4x4xf32>, %[[ARG1:[^ ]+]]: vector<2x2xf32>) -> vector<1x1xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG1]] {offsets = [1, 1], sizes = [1, 1], strides = [1, 1]} : vector<2x2xf32> to vector<1x1xf32>
// CHECK-NEXT:     return %[[V0]] : vector<1x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @iss_splat_same_2(%s: f32) -> (vector<4x4xf32>) {
  %x = vector.broadcast %s : f32 to vector<2xf32>
  %v = vector.broadcast %s : f32 to vector<4x4xf32>
  %r = vector.insert_strided_slice %x, %v {offsets = [1, 1], strides = [1]} : vector<2xf32> into vector<4x4xf32>
  return %r : vector<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @iss_splat_same_2(%[[ARG0:[^ ]+]]: f32) -> vector<4x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : f32 to vector<4x4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @iss_splat_other_2(%s: f32, %t: f32) -> (vector<4x4xf32>) {
  %x = vector.broadcast %s : f32 to vector<2xf32>
  %v = vector.broadcast %t : f32 to vector<4x4xf32>
  %r = vector.insert_strided_slice %x, %v {offsets = [1, 1], strides = [1]} : vector<2xf32> into vector<4x4xf32>
  return %r : vector<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @iss_splat_other_2(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32) -> vector<4x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : f32 to vector<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[ARG1]] : f32 to vector<4x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.insert_strided_slice %[[V0]], %[[V1]] {offsets = [1, 1], strides = [1]} : vector<2xf32> into vector<4x4xf32>
// CHECK-NEXT:     return %[[V2]] : vector<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @iss_bcast_vec_2(%s: vector<4xf32>, %x: vector<2xf32>) -> (vector<4x4xf32>) {
  %v = vector.broadcast %s : vector<4xf32> to vector<4x4xf32>
  %r = vector.insert_strided_slice %x, %v {offsets = [1, 1], strides = [1]} : vector<2xf32> into vector<4x4xf32>
  return %r : vector<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @iss_bcast_vec_2(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<2xf32>) -> vector<4x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : vector<4xf32> to vector<4x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.insert_strided_slice %[[ARG1]], %[[V0]] {offsets = [1, 1], strides = [1]} : vector<2xf32> into vector<4x4xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @iss_const_2x2_1_0_2_0() -> (vector<4x4xf32>) {
  %x = arith.constant dense<1.0> : vector<2x2xf32>
  %v = arith.constant dense<2.0> : vector<4x4xf32>
  %r = vector.insert_strided_slice %x, %v {offsets = [1, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  return %r : vector<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @iss_const_2x2_1_0_2_0() -> vector<4x4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<{{\[\[}}2.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00], [2.000000e+00, 1.000000e+00, 1.000000e+00, 2.000000e+00], [2.000000e+00, 1.000000e+00, 1.000000e+00, 2.000000e+00], [2.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00]]> : vector<4x4xf32>
// CHECK-NEXT:     return %[[CST]] : vector<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @iss_const_list_1d_in_3d() -> (vector<2x2x4xi32>) {
  %x = arith.constant dense<[7,8]> : vector<2xi32>
  %v = arith.constant dense<0> : vector<2x2x4xi32>
  %r = vector.insert_strided_slice %x, %v {offsets = [1,0,2], strides = [1]} : vector<2xi32> into vector<2x2x4xi32>
  return %r : vector<2x2x4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @iss_const_list_1d_in_3d() -> vector<2x2x4xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<{{\[\[}}[0, 0, 0, 0], [0, 0, 0, 0]], {{\[\[}}0, 0, 7, 8], [0, 0, 0, 0]]]> : vector<2x2x4xi32>
// CHECK-NEXT:     return %[[CST]] : vector<2x2x4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @iss_const_large_use() -> (vector<300xi32>, vector<300xi32>) {
  %x = arith.constant dense<[7,8]> : vector<2xi32>
  %v = arith.constant dense<0> : vector<300xi32>
  %r = vector.insert_strided_slice %x, %v {offsets = [2], strides = [1]} : vector<2xi32> into vector<300xi32>
  return %r, %v : vector<300xi32>, vector<300xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @iss_const_large_use() -> (vector<300xi32>, vector<300xi32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<[7, 8]> : vector<2xi32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0> : vector<300xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.insert_strided_slice %[[CST]], %[[CST_0]] {offsets = [2], strides = [1]} : vector<2xi32> into vector<300xi32>
// CHECK-NEXT:     return %[[V0]], %[[CST_0]] : vector<300xi32>, vector<300xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @iss_of_ess_1_1_1_1_1(%v: vector<4x4xf32>) -> (vector<4x4xf32>) {
  %x = vector.extract_strided_slice %v {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %r = vector.insert_strided_slice %x, %v {offsets = [1, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  return %r : vector<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @iss_of_ess_1_1_1_1_1(%[[ARG0:[^ ]+]]: vector<4x4xf32>) -> vector<4x4xf32> {
// CHECK-NEXT:     return %[[ARG0]] : vector<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @iss_of_ess_1_1_0_1_1(%v: vector<4x4xf32>) -> (vector<4x4xf32>) {
  %x = vector.extract_strided_slice %v {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %r = vector.insert_strided_slice %x, %v {offsets = [0, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  return %r : vector<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @iss_of_ess_1_1_0_1_1(%[[ARG0:[^ ]+]]: vector<4x4xf32>) -> vector<4x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.insert_strided_slice %[[V0]], %[[ARG0]] {offsets = [0, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @iss_poison_2x2(%v: vector<4x4xf32>) -> (vector<4x4xf32>) {
  %x = ub.poison : vector<2x2xf32>
  %r = vector.insert_strided_slice %x, %v {offsets = [1, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  return %r : vector<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @iss_poison_2x2(%[[ARG0:[^ ]+]]: vector<4x4xf32>) -> vector<4x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ub.poison : vector<2x2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.insert_strided_slice %[[V0]], %[[ARG0]] {offsets = [1, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
