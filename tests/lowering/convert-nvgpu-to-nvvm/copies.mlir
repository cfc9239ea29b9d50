// RUN: mlir-opt %s --split-input-file --convert-nvgpu-to-nvvm | FileCheck %s

func.func @copy(%dst: memref<16x16xf32, 3>, %src: memref<?x?xf32>, %i: index, %n: index) {
  %0 = nvgpu.device_async_copy %src[%i, %i], %dst[%i, %i], 4 : memref<?x?xf32> to memref<16x16xf32, 3>
  %1 = nvgpu.device_async_copy %src[%i, %i], %dst[%i, %i], 4 {bypassL1} : memref<?x?xf32> to memref<16x16xf32, 3>
  %2 = nvgpu.device_async_copy %src[%i, %i], %dst[%i, %i], 4, %n : memref<?x?xf32> to memref<16x16xf32, 3>
  %3 = nvgpu.device_async_create_group %0, %1
  nvgpu.device_async_wait %3 {numGroups = 1 : i32}
  nvgpu.device_async_wait %3
  return
}

// -----

func.func @c1(%dst: memref<16x16xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>, %src: memref<16xf32, strided<[1], offset: 7>, #gpu.address_space<global>>, %i: index) {
  %0 = nvgpu.device_async_copy %src[%i], %dst[%i, %i], 2 : memref<16xf32, strided<[1], offset: 7>, #gpu.address_space<global>> to memref<16x16xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
  nvgpu.device_async_wait %0
  %g = nvgpu.device_async_create_group
  return
}

// -----

func.func @c2(%dst: memref<16xi8, 3>, %src: memref<16xi8, 5>, %i: index) {
  %0 = nvgpu.device_async_copy %src[%i], %dst[%i], 16 {foo = 1 : i32} : memref<16xi8, 5> to memref<16xi8, 3>
  nvgpu.device_async_wait %0 {numGroups = -3 : i32, bar}
  return
}

// -----

func.func @c4(%dst: memref<16xi4, 3>, %src: memref<16xi4, #gpu.address_space<private>>, %i: index, %n: index) {
  %0 = nvgpu.device_async_copy %src[%i], %dst[%i], 8, %n : memref<16xi4, #gpu.address_space<private>> to memref<16xi4, 3>
  return
}

// -----

func.func @c6(%dst: memref<16xf32, 3>, %src: memref<16xf32, 3>, %i: index, %n: index) {
  %0 = nvgpu.device_async_copy %src[%i], %dst[%i], 2, %n : memref<16xf32, 3> to memref<16xf32, 3>
  return
}

// -----

func.func @c7(%dst: memref<f32, 3>, %src: memref<f32, 1>) {
  %0 = nvgpu.device_async_copy %src[], %dst[], 1 : memref<f32, 1> to memref<f32, 3>
  return
}
