// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file | FileCheck %s

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32, nan_mode = #tosa.nan_mode<IGNORE>} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x8x8x1xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.argmax %[[ARG0]] {axis = 1 : i32, nan_mode = IGNORE} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32, nan_mode = "IGNORE"} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x8x8x1xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.argmax %[[ARG0]] {axis = 1 : i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32, mode = 1 : i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x8x8x1xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.argmax %[[ARG0]] {axis = 1 : i32, mode = 1 : i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {test.axis = 1 : i32, axis = 1 : i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x8x8x1xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.argmax %[[ARG0]] {axis = 1 : i32, test.axis = 1 : i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {axis = 1: i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32> loc("x")
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x8x8x1xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.argmax %[[ARG0]] {axis = 1 : i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = "tosa.argmax"(%a) {axis = 1: i32, rounding_mode = 3 : i32, mode = "x", nan_mode = #tosa.nan_mode<PROPAGATE>} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x8x8x1xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.argmax %[[ARG0]] {axis = 1 : i32, mode = "x", rounding_mode = 3 : i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32, test.x = unit, nan_mode = IGNORE  } : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x8x8x1xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.argmax %[[ARG0]] {axis = 1 : i32, nan_mode = IGNORE, test.x = unit} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32, nan_mode = 1} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x8x8x1xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.argmax %[[ARG0]] {axis = 1 : i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4x8x8x1xf32>, %b: tensor<4x8x8x32xf32>) {
  %0 = tosa.abs %a {nan_mode = #tosa.nan_mode<PROPAGATE>} : (tensor<4x8x8x1xf32>) -> tensor<4x8x8x1xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x8x8x1xf32>, %[[ARG1:[^ ]+]]: tensor<4x8x8x32xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.abs %[[ARG0]] {nan_mode = #tosa.nan_mode<PROPAGATE>} : (tensor<4x8x8x1xf32>) -> tensor<4x8x8x1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4x8x8x1xf32>, %b: tensor<4x8x8x32xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32, nan_mode = PROPAGATE} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x8x8x1xf32>, %[[ARG1:[^ ]+]]: tensor<4x8x8x32xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.argmax %[[ARG0]] {axis = 1 : i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4x8x8x1xf32>, %b: tensor<4x8x8x32xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32, nan_mode = {}} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x8x8x1xf32>, %[[ARG1:[^ ]+]]: tensor<4x8x8x32xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.argmax %[[ARG0]] {axis = 1 : i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4x8x8x1xf32>, %b: tensor<4x8x8x32xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32, nan_mode = -1} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x8x8x1xf32>, %[[ARG1:[^ ]+]]: tensor<4x8x8x32xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.argmax %[[ARG0]] {axis = 1 : i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
