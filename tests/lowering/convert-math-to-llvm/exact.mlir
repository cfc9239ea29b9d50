// RUN: mlir-opt %s --convert-math-to-llvm=approximate-log1p=false | FileCheck %s

func.func @f(%a: f32) -> (f32, f32) {
  %0 = math.log1p %a : f32
  %1 = math.expm1 %a : f32
  return %0, %1 : f32, f32
}
