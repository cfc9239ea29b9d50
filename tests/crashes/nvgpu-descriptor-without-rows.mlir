// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s --convert-nvgpu-to-nvvm

!map = !nvgpu.tensormap.descriptor<tensor = memref<f32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
func.func @f(%m: !map, %t: memref<1xf32>) {
  %0 = nvgpu.warpgroup.generate.descriptor %t, %m : memref<1xf32>, !map -> !nvgpu.warpgroup.descriptor<tensor = memref<8x64xf16, 3>>
  return
}
