// RUN: mlir-opt %s --split-input-file --convert-nvgpu-to-nvvm | FileCheck %s

!map = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = nan, interleave = none>
func.func @gen(%m: !map, %t: memref<64x64xf16, 3>) -> !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>> {
  %0 = nvgpu.warpgroup.generate.descriptor %t, %m : memref<64x64xf16, 3>, !map -> !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>
  return %0 : !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>
}

// -----

!map = !nvgpu.tensormap.descriptor<tensor = memref<32x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
func.func @gen(%m: !map, %t: memref<128x16xf16, strided<[16,1], offset: ?>, 3>) -> !nvgpu.warpgroup.descriptor<tensor = memref<8x64xf16, 3>> {
  %0 = nvgpu.warpgroup.generate.descriptor %t, %m : memref<128x16xf16, strided<[16,1], offset: ?>, 3>, !map -> !nvgpu.warpgroup.descriptor<tensor = memref<8x64xf16, 3>>
  return %0 : !nvgpu.warpgroup.descriptor<tensor = memref<8x64xf16, 3>>
}

// -----

!a = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf16, 3>>
!acc = !nvgpu.warpgroup.accumulator<fragmented = vector<128x16xf32>>
func.func @wg(%a: !a, %b: !b, %out: memref<128x16xf32, 3>) {
  %c = nvgpu.warpgroup.mma.init.accumulator -> !acc
  %d = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !a, !b, !acc -> !acc
  nvgpu.warpgroup.mma.store %d, %out : !acc to memref<128x16xf32, 3>
  return
}

// -----

!acc = !nvgpu.warpgroup.accumulator<fragmented = vector<64x24xf32>>
func.func @wg(%d: !acc, %out: memref<64x24xf32>) {
  nvgpu.warpgroup.mma.store %d, %out : !acc to memref<64x24xf32>
  return
}

// -----

!a = !nvgpu.warpgroup.descriptor<tensor = memref<100x24xbf16, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<24x8xbf16, 3>>
!acc = !nvgpu.warpgroup.accumulator<fragmented = vector<100x8xf16>>
func.func @part(%a: !a, %b: !b, %c: !acc) -> !acc {
  %d = nvgpu.warpgroup.mma %a, %b, %c {transposeA, transposeB, waitGroup = 3} : !a, !b, !acc -> !acc
  return %d : !acc
}

// -----

!a = !nvgpu.warpgroup.descriptor<tensor = memref<64x32xf8E4M3FN, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<32x8xf8E5M2, 3>>
!acc = !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>
func.func @bytes(%a: !a, %b: !b) -> !acc {
  %c = nvgpu.warpgroup.mma.init.accumulator -> !acc
  %d = nvgpu.warpgroup.mma %a, %b, %c : !a, !b, !acc -> !acc
  return %d : !acc
}

// -----

// What is not deep enough is not multiplied.
!a = !nvgpu.warpgroup.descriptor<tensor = memref<64x8xf16, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<8x8xf16, 3>>
!acc = !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>
func.func @shallow(%a: !a, %b: !b, %c: !acc) -> !acc {
  %d = nvgpu.warpgroup.mma %a, %b, %c : !a, !b, !acc -> !acc
  return %d : !acc
}
