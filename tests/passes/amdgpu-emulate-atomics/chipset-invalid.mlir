// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(amdgpu-emulate-atomics{chipset=gfx9}))' 2>&1 | FileCheck %s

func.func @f() {
  return
}

// CHECK: tests/passes/amdgpu-emulate-atomics/chipset-invalid.mlir:3:1: error: Invalid chipset name: gfx9
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: ^
