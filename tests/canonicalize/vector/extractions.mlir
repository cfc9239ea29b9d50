// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

func.func @extract_poison() -> (vector<4xf32>, f32) {
  %v = ub.poison : vector<4x4xf32>
  %r = vector.extract %v[1] : vector<4xf32> from vector<4x4xf32>
  %q = vector.extract %v[1,2] : f32 from vector<4x4xf32>
  return %r, %q : vector<4xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_poison() -> (vector<4xf32>, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ub.poison : vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:     return %[[V0]], %[[V1]] : vector<4xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_nowhere(%v: vector<4x4xf32>) -> (vector<4xf32>, f32) {
  %r = vector.extract %v[-1] : vector<4xf32> from vector<4x4xf32>
  %q = vector.extract %v[1,-1] : f32 from vector<4x4xf32>
  return %r, %q : vector<4xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_nowhere(%[[ARG0:[^ ]+]]: vector<4x4xf32>) -> (vector<4xf32>, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ub.poison : vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:     return %[[V0]], %[[V1]] : vector<4xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_const(%j: index) -> (vector<2xi32>, i32, vector<2xi32>) {
  %v = arith.constant dense<[[1,2],[3,4]]> : vector<2x2xi32>
  %r = vector.extract %v[1] : vector<2xi32> from vector<2x2xi32>
  %q = vector.extract %v[1,1] : i32 from vector<2x2xi32>
  %s = vector.extract %v[%j] : vector<2xi32> from vector<2x2xi32>
  return %r, %q, %s : vector<2xi32>, i32, vector<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_const(%[[ARG0:[^ ]+]]: index) -> (vector<2xi32>, i32, vector<2xi32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<{{\[\[}}1, 2], [3, 4]]> : vector<2x2xi32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<[3, 4]> : vector<2xi32>
// CHECK-NEXT:     %[[C4_I32:[^ ]+]] = arith.constant 4 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[CST]][%[[ARG0]]] : vector<2xi32> from vector<2x2xi32>
// CHECK-NEXT:     return %[[CST_0]], %[[C4_I32]], %[[V0]] : vector<2xi32>, i32, vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_dyn_const_2(%v: vector<4x4xf32>, %j: index) -> (f32) {
  %i = arith.constant 2 : index
  %r = vector.extract %v[%j, %i] : f32 from vector<4x4xf32>
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_dyn_const_2(%[[ARG0:[^ ]+]]: vector<4x4xf32>, %[[ARG1:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][%[[ARG1]], 2] : f32 from vector<4x4xf32>
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_extract_1_2(%v: vector<4x4x4xf32>) -> (vector<4xf32>) {
  %a = vector.extract %v[1] : vector<4x4xf32> from vector<4x4x4xf32>
  %r = vector.extract %a[2] : vector<4xf32> from vector<4x4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_extract_1_2(%[[ARG0:[^ ]+]]: vector<4x4x4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][1, 2] : vector<4xf32> from vector<4x4x4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_extract_i_2(%v: vector<4x4x4xf32>, %i: index) -> (vector<4xf32>) {
  %a = vector.extract %v[%i] : vector<4x4xf32> from vector<4x4x4xf32>
  %r = vector.extract %a[2] : vector<4xf32> from vector<4x4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_extract_i_2(%[[ARG0:[^ ]+]]: vector<4x4x4xf32>, %[[ARG1:[^ ]+]]: index) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][%[[ARG1]]] : vector<4x4xf32> from vector<4x4x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[V0]][2] : vector<4xf32> from vector<4x4xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_bcast_f32_2x4_1(%a: f32) -> (vector<4xf32>) {
  %v = vector.broadcast %a : f32 to vector<2x4xf32>
  %r = vector.extract %v[1] : vector<4xf32> from vector<2x4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_bcast_f32_2x4_1(%[[ARG0:[^ ]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : f32 to vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_bcast_1x4_2x2x4_1(%a: vector<1x4xf32>) -> (vector<2x4xf32>) {
  %v = vector.broadcast %a : vector<1x4xf32> to vector<2x2x4xf32>
  %r = vector.extract %v[1] : vector<2x4xf32> from vector<2x2x4xf32>
  return %r : vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_bcast_1x4_2x2x4_1(%[[ARG0:[^ ]+]]: vector<1x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : vector<1x4xf32> to vector<2x4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_bcast_4x1_4x4_1(%a: vector<4x1xf32>) -> (vector<4xf32>) {
  %v = vector.broadcast %a : vector<4x1xf32> to vector<4x4xf32>
  %r = vector.extract %v[1] : vector<4xf32> from vector<4x4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_bcast_4x1_4x4_1(%[[ARG0:[^ ]+]]: vector<4x1xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : vector<4x1xf32> to vector<4x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[V0]][1] : vector<4xf32> from vector<4x4xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_bcast_dyn_1x1x4_1x2x4_2(%a: vector<1x1x4xf32>, %i: index) -> (vector<4xf32>) {
  %v = vector.broadcast %a : vector<1x1x4xf32> to vector<1x2x4xf32>
  %r = vector.extract %v[%i,%i] : vector<4xf32> from vector<1x2x4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_bcast_dyn_1x1x4_1x2x4_2(%[[ARG0:[^ ]+]]: vector<1x1x4xf32>, %[[ARG1:[^ ]+]]: index) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0, 0] : vector<4xf32> from vector<1x1x4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_shape_cast_4x1_1x4_0(%a: vector<4x1xf32>) -> (vector<4xf32>) {
  %v = vector.shape_cast %a : vector<4x1xf32> to vector<1x4xf32>
  %r = vector.extract %v[0] : vector<4xf32> from vector<1x4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_shape_cast_4x1_1x4_0(%[[ARG0:[^ ]+]]: vector<4x1xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<4x1xf32> to vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_shape_cast_4_2x2_1(%a: vector<4xf32>) -> (vector<2xf32>) {
  %v = vector.shape_cast %a : vector<4xf32> to vector<2x2xf32>
  %r = vector.extract %v[1] : vector<2xf32> from vector<2x2xf32>
  return %r : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_shape_cast_4_2x2_1(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<4xf32> to vector<2x2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[V0]][1] : vector<2xf32> from vector<2x2xf32>
// CHECK-NEXT:     return %[[V1]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_shape_cast_4_2x2_1_0(%a: vector<4xf32>) -> (f32) {
  %v = vector.shape_cast %a : vector<4xf32> to vector<2x2xf32>
  %r = vector.extract %v[1,0] : f32 from vector<2x2xf32>
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_shape_cast_4_2x2_1_0(%[[ARG0:[^ ]+]]: vector<4xf32>) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][2] : f32 from vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_shape_cast_0d_1x1_0(%a: vector<f32>) -> (vector<1xf32>) {
  %v = vector.shape_cast %a : vector<f32> to vector<1x1xf32>
  %r = vector.extract %v[0] : vector<1xf32> from vector<1x1xf32>
  return %r : vector<1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_shape_cast_0d_1x1_0(%[[ARG0:[^ ]+]]: vector<f32>) -> vector<1xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : vector<f32> to vector<1xf32>
// CHECK-NEXT:     return %[[V0]] : vector<1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_shuffle_1(%a: vector<2xf32>, %b: vector<3xf32>) -> (f32) {
  %v = vector.shuffle %a, %b [0, 4, 1, -1] : vector<2xf32>, vector<3xf32>
  %r = vector.extract %v[1] : f32 from vector<4xf32>
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_shuffle_1(%[[ARG0:[^ ]+]]: vector<2xf32>, %[[ARG1:[^ ]+]]: vector<3xf32>) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG1]][2] : f32 from vector<3xf32>
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_insert_1_2_1(%v: vector<4x4xf32>, %x: f32) -> (vector<4xf32>) {
  %w = vector.insert %x, %v[1,2] : f32 into vector<4x4xf32>
  %r = vector.extract %w[1] : vector<4xf32> from vector<4x4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_insert_1_2_1(%[[ARG0:[^ ]+]]: vector<4x4xf32>, %[[ARG1:[^ ]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.insert %[[ARG1]], %[[ARG0]] [1, 2] : f32 into vector<4x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[V0]][1] : vector<4xf32> from vector<4x4xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_insert_1_1_2(%v: vector<4x4xf32>, %x: vector<4xf32>) -> (f32) {
  %w = vector.insert %x, %v[1] : vector<4xf32> into vector<4x4xf32>
  %r = vector.extract %w[1,2] : f32 from vector<4x4xf32>
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_insert_1_1_2(%[[ARG0:[^ ]+]]: vector<4x4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG1]][2] : f32 from vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_transpose_insert_1_2_1_2(%v: vector<4x4xf32>, %x: f32) -> (f32) {
  %w = vector.insert %x, %v[1,2] : f32 into vector<4x4xf32>
  %t = vector.transpose %w, [1,0] : vector<4x4xf32> to vector<4x4xf32>
  %r = vector.extract %t[1,2] : f32 from vector<4x4xf32>
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_transpose_insert_1_2_1_2(%[[ARG0:[^ ]+]]: vector<4x4xf32>, %[[ARG1:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][2, 1] : f32 from vector<4x4xf32>
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is put at a place that is not known in another row does not matter.
func.func @beside_an_unknown_place(%a: i16, %v: vector<5x4xi16>, %i: index) -> (vector<4xi16>, i16, vector<4xi16>) {
  %0 = vector.insert %a, %v [3, %i] : i16 into vector<5x4xi16>
  %1 = vector.extract %0[4] : vector<4xi16> from vector<5x4xi16>
  %2 = vector.extract %0[2, 0] : i16 from vector<5x4xi16>
  %3 = vector.extract %0[3] : vector<4xi16> from vector<5x4xi16>
  return %1, %2, %3 : vector<4xi16>, i16, vector<4xi16>
}

// CHECK: module {
// CHECK-NEXT: func.func @beside_an_unknown_place(%arg0: i16, %arg1: vector<5x4xi16>, %arg2: index) -> (vector<4xi16>, i16, vector<4xi16>) {
// CHECK-NEXT: %0 = vector.insert %arg0, %arg1 [3, %arg2] : i16 into vector<5x4xi16>
// CHECK-NEXT: %1 = vector.extract %arg1[4] : vector<4xi16> from vector<5x4xi16>
// CHECK-NEXT: %2 = vector.extract %arg1[2, 0] : i16 from vector<5x4xi16>
// CHECK-NEXT: %3 = vector.extract %0[3] : vector<4xi16> from vector<5x4xi16>
// CHECK-NEXT: return %1, %2, %3 : vector<4xi16>, i16, vector<4xi16>
// CHECK-NEXT: }
// CHECK-NEXT: }
