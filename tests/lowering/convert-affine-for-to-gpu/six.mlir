// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(convert-affine-for-to-gpu{gpu-block-dims=3 gpu-thread-dims=3}))' | FileCheck %s

func.func @six(%n: index, %k: index) {
  affine.for %i0 = max affine_map<(d0) -> (d0, 3, d0 * 2 + 1)>(%n) to min affine_map<(d0)[s0] -> (d0 floordiv 3 + s0 mod 5, 10)>(%n)[%k] step 2 {
  affine.for %i1 = 1 to %n {
  affine.for %i2 = affine_map<()[s0] -> (s0 ceildiv 4)>()[%n] to %n {
  affine.for %i3 = 3 to %n {
  affine.for %i4 = 4 to %n {
  affine.for %i5 = 5 to %n {
      "test.use"(%i0, %i1, %i2, %i3, %i4, %i5) : (index,index,index,index,index,index) -> ()
  }}}}}}
  return
}
