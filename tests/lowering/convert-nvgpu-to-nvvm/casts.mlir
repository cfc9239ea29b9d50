// Casts that cancel are legal there, and stay.
// RUN: mlir-opt %s --convert-nvgpu-to-nvvm | FileCheck %s
// RUN: mlir-opt %s --test-cf-assert | FileCheck %s

func.func @f(%a: i32) -> i32 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
  return %1 : i32
}
