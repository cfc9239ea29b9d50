// RUN: not mlir-opt %s --convert-amdgpu-to-rocdl=chipset=gfx9 2>&1 | FileCheck %s

func.func @f() {
  amdgpu.lds_barrier
  return
}

// CHECK: <unknown>:0: error: Invalid chipset name: gfx9
