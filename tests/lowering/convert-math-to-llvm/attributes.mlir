// RUN: mlir-opt %s --convert-math-to-llvm | FileCheck %s

func.func @f(%a: f32) {
  %0 = math.expm1 %a fastmath<nnan> {x} : f32
  %1 = math.rsqrt %a {x} : f32
  %2 = math.log1p %a {x} : f32
  %3, %4 = math.sincos %a {x} : f32
  %5 = math.isnan %a {x} : f32
  %i = arith.constant 3 : i32
  %6 = math.absi %i {x} : i32
  %7 = math.log1p %a fastmath<nnan> {x} : f32
  return
}
