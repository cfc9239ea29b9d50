// RUN: not mlir-opt %s --convert-gpu-to-rocdl=chipset=gfx9 2>&1 | FileCheck %s

gpu.module @m {
}

// CHECK: error: Invalid chipset name: gfx9
