// RUN: mlir-opt %s --split-input-file --convert-nvgpu-to-nvvm | FileCheck %s

!map = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = nan, interleave = none>
!map1 = !nvgpu.tensormap.descriptor<tensor = memref<128xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!b = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @tma(%u: memref<*xf16>, %n: index, %p: i1, %dst: memref<64x64xf16, 3>, %b: !b, %mask: i16) {
  %c0 = arith.constant 0 : index
  %m = nvgpu.tma.create.descriptor %u box[%n, %c0] : memref<*xf16> -> !map
  nvgpu.tma.prefetch.descriptor %m : !map
  nvgpu.tma.prefetch.descriptor %m, predicate = %p : !map
  nvgpu.tma.fence.descriptor %m : !map
  nvgpu.tma.async.load %m[%c0, %n], %b[%n] to %dst : !map, !b -> memref<64x64xf16, 3>
  nvgpu.tma.async.load %m[%c0, %n], %b[%n] to %dst multicast_mask = %mask, predicate = %p : !map, !b -> memref<64x64xf16, 3>
  nvgpu.tma.async.store %dst to %m[%c0, %n] : memref<64x64xf16, 3> -> !map
  nvgpu.tma.async.store %dst to %m[%c0, %n], predicate = %p : memref<64x64xf16, 3> -> !map
  return
}

// -----

!map = !nvgpu.tensormap.descriptor<tensor = memref<16x4x8x4x16xf16, #gpu.address_space<workgroup>>, swizzle = none, l2promo = l2promo_64b, oob = nan, interleave = none>
!b = !nvgpu.mbarrier.group<memorySpace = 3, num_barriers = 7>
func.func @tl(%m: !map, %b: !b, %d: memref<16x4x8x4x16xf16, strided<[1,2,3,?,5], offset: 9>, 3>, %i: index, %mask: i16, %u: memref<*xf16, 5>) {
  nvgpu.tma.async.load %m[%i,%i,%i,%i,%i], %b[%i] to %d multicast_mask = %mask {a} : !map, !b -> memref<16x4x8x4x16xf16, strided<[1,2,3,?,5], offset: 9>, 3>
  nvgpu.tma.async.store %d to %m[%i,%i,%i,%i,%i] {b} : memref<16x4x8x4x16xf16, strided<[1,2,3,?,5], offset: 9>, 3> -> !map
  %mm = nvgpu.tma.create.descriptor %u box[] {c}: memref<*xf16, 5> -> !map
  return
}
