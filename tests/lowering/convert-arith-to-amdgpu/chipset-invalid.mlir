// RUN: not mlir-opt %s --convert-arith-to-amdgpu=chipset=gfx9 2>&1 | FileCheck %s

func.func @f() {
  return
}

// CHECK: <unknown>:0: error: Invalid chipset name: gfx9
