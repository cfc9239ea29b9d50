// RUN: mlir-opt %s --split-input-file --convert-nvgpu-to-nvvm | FileCheck %s

func.func @r(%a: vector<2xf32>, %b: vector<2x[2]xf32>, %c: vector<2x1x2xf32>) -> vector<2x1x2xf32> {
  %1 = nvgpu.rcp %a {rounding = approx, ftz} : vector<2xf32>
  %2 = nvgpu.rcp %b {rounding = approx, ftz} : vector<2x[2]xf32>
  %3 = nvgpu.rcp %c {rounding = approx, ftz} : vector<2x1x2xf32>
  return %3 : vector<2x1x2xf32>
}
