// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file | FileCheck %s

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = "tosa.argmax"(%a) {axis = 1: i32, a, b = #tosa.resize_mode<BILINEAR>, mode = #tosa.resize_mode<BILINEAR>, block_size = #tosa.block_size<BLOCK_SIZE_32>, c = #tosa.level<none>} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x8x8x1xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.argmax %[[ARG0]] {a = unit, axis = 1 : i32, b = BILINEAR, block_size = BLOCK_SIZE_32, c = #tosa.level<none>, mode = BILINEAR} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4x8x8x1xf32>, %b: tensor<4x8x8x32xf32>) {
  %0 = "tosa.argmax"(%a) {axis = 1: i32, a = #tosa.nan_mode<PROPAGATE>} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x8x8x1xf32>, %[[ARG1:[^ ]+]]: tensor<4x8x8x32xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.argmax %[[ARG0]] {axis = 1 : i32, nan_mode = PROPAGATE} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4x8x8x1xf32>, %b: tensor<4x8x8x32xf32>) {
  %0 = "tosa.argmax"(%a) {axis = 1: i32, a = #tosa.nan_mode<IGNORE>} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x8x8x1xf32>, %[[ARG1:[^ ]+]]: tensor<4x8x8x32xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.argmax %[[ARG0]] {a = IGNORE, axis = 1 : i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4x8x8x1xf32>, %b: tensor<4x8x8x32xf32>) {
  %0:2 = "tosa.cast_to_block_scaled"(%b) {nan_mode = #tosa.nan_mode<PROPAGATE>, block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x8x8x32xf32>) -> (tensor<4x8x8x32xf8E5M2>, tensor<4x8x8x1xf8E8M0FNU>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x8x8x1xf32>, %[[ARG1:[^ ]+]]: tensor<4x8x8x32xf32>) {
// CHECK-NEXT:     %[[OUTPUT_DATA:[^ ]+]], %[[OUTPUT_SCALE:[^ ]+]] = tosa.cast_to_block_scaled %[[ARG1]] {block_size = BLOCK_SIZE_32, nan_mode = PROPAGATE} : (tensor<4x8x8x32xf32>) -> (tensor<4x8x8x32xf8E5M2>, tensor<4x8x8x1xf8E8M0FNU>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4x8x8x1xf32>, %b: tensor<4x8x8x32xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32, test.y = #tosa.rounding_mode<DOUBLE_ROUND>} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x8x8x1xf32>, %[[ARG1:[^ ]+]]: tensor<4x8x8x32xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.argmax %[[ARG0]] {axis = 1 : i32, test.y = DOUBLE_ROUND} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
