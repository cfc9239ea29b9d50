// RUN: mlir-opt %s --math-expand-ops=ops=fpowi | FileCheck %s

// What comes of an op stays where that is not to be expanded.

func.func @powers(%a: f32, %n: i32) -> (f32, f32, f32) {
  %0 = math.fpowi %a, %n : f32, i32
  %c3 = arith.constant 3 : i32
  %1 = math.fpowi %a, %c3 : f32, i32
  %2 = math.powf %0, %1 : f32
  %3 = math.tan %2 : f32
  return %0, %1, %3 : f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @powers(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32) -> (f32, f32, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.sitofp %[[ARG1]] : i32 to f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.powf %[[ARG0]], %[[V0]] : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.mulf %[[V2]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = math.powf %[[V1]], %[[V3]] : f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = math.tan %[[V4]] : f32
// CHECK-NEXT:     return %[[V1]], %[[V3]], %[[V5]] : f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
