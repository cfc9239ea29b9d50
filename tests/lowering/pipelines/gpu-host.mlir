// RUN: mlir-opt %s "--pass-pipeline=builtin.module(func.func(gpu-map-parallel-loops),convert-parallel-loops-to-gpu,lower-affine,gpu-kernel-outlining,func.func(gpu-async-region),nvvm-attach-target{chip=sm_90},gpu.module(convert-scf-to-cf,convert-gpu-to-nvvm,reconcile-unrealized-casts),convert-scf-to-cf,gpu-to-llvm)" | FileCheck %s

func.func @saxpy(%n: index, %a: f32, %x: memref<?xf32>, %y: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c64) {
    scf.parallel (%j) = (%c0) to (%c64) step (%c1) {
      %k = arith.addi %i, %j : index
      %u = memref.load %x[%k] : memref<?xf32>
      %v = memref.load %y[%k] : memref<?xf32>
      %p = arith.mulf %a, %u : f32
      %s = arith.addf %p, %v : f32
      memref.store %s, %y[%k] : memref<?xf32>
      scf.reduce
    }
    scf.reduce
  }
  return
}
func.func @twice(%n: index, %a: f32, %h: memref<?xf32>) {
  %x = gpu.alloc (%n) : memref<?xf32>
  gpu.memcpy %x, %h : memref<?xf32>, memref<?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %a, %x[%i] : memref<?xf32>
    scf.reduce
  }
  gpu.memcpy %h, %x : memref<?xf32>, memref<?xf32>
  gpu.dealloc %x : memref<?xf32>
  return
}
