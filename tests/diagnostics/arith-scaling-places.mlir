// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%a: f8E5M2, %s: f8E8M0FNU, %f: f32, %v: vector<4xf8E5M2>, %w: vector<4xf8E8M0FNU>) {
  %0 = arith.scaling_extf %f, %s : f32, f8E8M0FNU to f8E5M2
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.scaling_extf' op operand types 'f32', 'f8E8M0FNU' and result type 'f8E5M2' are cast incompatible
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: f8E5M2, %s: f8E8M0FNU, %f: f32, %v: vector<4xf8E5M2>, %w: vector<4xf8E8M0FNU>) {
  %0 = arith.scaling_extf %v, %w : vector<4xf8E5M2>, vector<4xf8E8M0FNU> to vector<2xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.scaling_extf' op operand types 'vector<4xf8E5M2>', 'vector<4xf8E8M0FNU>' and result type 'vector<2xf32>' are cast incompatible
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
