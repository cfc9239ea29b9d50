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
