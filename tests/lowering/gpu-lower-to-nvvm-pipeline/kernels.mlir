// ORACLE: differs (objects-without-code-generators)
// RUN: mlir-opt %s "--gpu-lower-to-nvvm-pipeline=cubin-format=llvm opt-level=0" | FileCheck %s

func.func @fill(%m: memref<64xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
    %y = arith.mulf %x, %x : f32
    memref.store %y, %m[%tx] : memref<64xf32>
    gpu.terminator
  }
  return
}
