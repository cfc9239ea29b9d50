// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file | FileCheck %s

"test.op"() {a = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, b= !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>, c=!nvgpu.mbarrier.token, d = !nvgpu.device.async.token} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {a = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, b = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>, c = !nvgpu.mbarrier.token, d = !nvgpu.device.async.token} : () -> ()
// CHECK-NEXT: }

// -----

"test.op"() {a = !nvgpu.mbarrier.group<num_barriers = 4, memorySpace = 3>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {a = !nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 4>} : () -> ()
// CHECK-NEXT: }

// -----

"test.op"() {a = !nvgpu.mbarrier.group<num_barriers = -4, memorySpace = 3>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {a = !nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 4294967292>} : () -> ()
// CHECK-NEXT: }

// -----

"test.op"() {a = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {a = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>} : () -> ()
// CHECK-NEXT: }

// -----

"test.op"() {a = !nvgpu.tensormap.descriptor<swizzle = swizzle_128b, tensor = memref<128x64xf16,3>, l2promo = l2promo_64b, oob = nan, interleave = interleave_16b>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {a = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_64b, oob = nan, interleave = interleave_16b>} : () -> ()
// CHECK-NEXT: }

// -----

"test.op"() {a = !nvgpu.warpgroup.descriptor<tensor = memref<4x4xf16, 3>>, b = !nvgpu.warpgroup.accumulator<fragmented = vector<4x4xf32>>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {a = !nvgpu.warpgroup.descriptor<tensor = memref<4x4xf16, 3>>, b = !nvgpu.warpgroup.accumulator<fragmented = vector<4x4xf32>>} : () -> ()
// CHECK-NEXT: }
