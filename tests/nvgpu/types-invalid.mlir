// RUN: not mlir-opt %s --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

"test.op"() {a = !nvgpu.mbarrier.group<num_barriers = 4>} : () -> ()

// CHECK: tests/nvgpu/types-invalid.mlir:3:56: error: struct is missing required parameter: memorySpace
// CHECK-NEXT: "test.op"() {a = !nvgpu.mbarrier.group<num_barriers = 4>} : () -> ()
// CHECK-NEXT:                                                        ^
// CHECK-NEXT: tests/nvgpu/types-invalid.mlir:71:39: error: expected '<'
// CHECK-NEXT: "test.op"() {a = !nvgpu.mbarrier.group} : () -> ()
// CHECK-NEXT:                                       ^
// CHECK-NEXT: tests/nvgpu/types-invalid.mlir:75:25: error: unknown  type `foo` in dialect `nvgpu`
// CHECK-NEXT: "test.op"() {a = !nvgpu.foo} : () -> ()
// CHECK-NEXT:                         ^
// CHECK-NEXT: tests/nvgpu/types-invalid.mlir:79:25: error: expected valid keyword
// CHECK-NEXT: "test.op"() {a = !nvgpu<"mbarrier.token">} : () -> ()
// CHECK-NEXT:                         ^
// CHECK-NEXT: tests/nvgpu/types-invalid.mlir:83:56: error: expected ::mlir::nvgpu::TensorMapSwizzleKind to be one of: none, swizzle_32b, swizzle_64b, swizzle_128b
// CHECK-NEXT: "test.op"() {a = !nvgpu.tensormap.descriptor<swizzle = swizzle_128, tensor = memref<128x64xf16,3>, l2promo = l2promo_64b, oob = nan, interleave = interleave_16b>} : () -> ()
// CHECK-NEXT:                                                        ^
// CHECK-NEXT: tests/nvgpu/types-invalid.mlir:83:67: error: failed to parse NVGPU_TensorMapDescriptor parameter 'swizzle' which is to be a `::mlir::nvgpu::TensorMapSwizzleKind`
// CHECK-NEXT: "test.op"() {a = !nvgpu.tensormap.descriptor<swizzle = swizzle_128, tensor = memref<128x64xf16,3>, l2promo = l2promo_64b, oob = nan, interleave = interleave_16b>} : () -> ()
// CHECK-NEXT:                                                                   ^
// CHECK-NEXT: tests/nvgpu/types-invalid.mlir:87:71: error: invalid kind of type specified: expected builtin.memref, but found 'i32'
// CHECK-NEXT: "test.op"() {a = !nvgpu.tensormap.descriptor<swizzle = none, tensor = i32, l2promo = l2promo_64b, oob = nan, interleave = interleave_16b>} : () -> ()
// CHECK-NEXT:                                                                       ^
// CHECK-NEXT: tests/nvgpu/types-invalid.mlir:87:74: error: failed to parse NVGPU_TensorMapDescriptor parameter 'tensor' which is to be a `MemRefType`
// CHECK-NEXT: "test.op"() {a = !nvgpu.tensormap.descriptor<swizzle = none, tensor = i32, l2promo = l2promo_64b, oob = nan, interleave = interleave_16b>} : () -> ()
// CHECK-NEXT:                                                                          ^
// CHECK-NEXT: tests/nvgpu/types-invalid.mlir:91:106: error: expected ','
// CHECK-NEXT: "test.op"() {a = !nvgpu.tensormap.descriptor<swizzle = none, tensor = memref<4xi8>, l2promo = l2promo_64b>} : () -> ()
// CHECK-NEXT:                                                                                                          ^
// CHECK-NEXT: tests/nvgpu/types-invalid.mlir:95:95: error: duplicate or unknown struct parameter name: swizzle
// CHECK-NEXT: "test.op"() {a = !nvgpu.tensormap.descriptor<swizzle = none, tensor = memref<4xi8>, swizzle = none>} : () -> ()
// CHECK-NEXT:                                                                                               ^
// CHECK-NEXT: tests/nvgpu/types-invalid.mlir:99:68: error: duplicate or unknown struct parameter name: foo
// CHECK-NEXT: "test.op"() {a = !nvgpu.tensormap.descriptor<swizzle = none, foo = 1>} : () -> ()
// CHECK-NEXT:                                                                    ^
// CHECK-NEXT: tests/nvgpu/types-invalid.mlir:103:55: error: invalid kind of type specified: expected builtin.memref, but found 'tensor<4xi32>'
// CHECK-NEXT: "test.op"() {a = !nvgpu.warpgroup.descriptor<tensor = tensor<4xi32>>} : () -> ()
// CHECK-NEXT:                                                       ^
// CHECK-NEXT: tests/nvgpu/types-invalid.mlir:103:68: error: failed to parse NVGPU_WarpgroupMatrixDescriptor parameter 'tensor' which is to be a `MemRefType`
// CHECK-NEXT: "test.op"() {a = !nvgpu.warpgroup.descriptor<tensor = tensor<4xi32>>} : () -> ()
// CHECK-NEXT:                                                                    ^
// CHECK-NEXT: tests/nvgpu/types-invalid.mlir:107:60: error: invalid kind of type specified: expected builtin.vector, but found 'memref<4x4xf32>'
// CHECK-NEXT: "test.op"() {a = !nvgpu.warpgroup.accumulator<fragmented = memref<4x4xf32>>} : () -> ()
// CHECK-NEXT:                                                            ^
// CHECK-NEXT: tests/nvgpu/types-invalid.mlir:107:75: error: failed to parse NVGPU_WarpgroupAccumulator parameter 'fragmented' which is to be a `VectorType`
// CHECK-NEXT: "test.op"() {a = !nvgpu.warpgroup.accumulator<fragmented = memref<4x4xf32>>} : () -> ()
// CHECK-NEXT:                                                                           ^
// CHECK-NEXT: tests/nvgpu/types-invalid.mlir:111:64: error: undefined symbol alias id 'foo'
// CHECK-NEXT: "test.op"() {a = !nvgpu.warpgroup.accumulator<fragmented = !foo>} : () -> ()
// CHECK-NEXT:                                                                ^
// CHECK-NEXT: tests/nvgpu/types-invalid.mlir:111:64: error: failed to parse NVGPU_WarpgroupAccumulator parameter 'fragmented' which is to be a `VectorType`
// CHECK-NEXT: "test.op"() {a = !nvgpu.warpgroup.accumulator<fragmented = !foo>} : () -> ()
// CHECK-NEXT:                                                                ^
// CHECK-NEXT: tests/nvgpu/types-invalid.mlir:115:58: error: expected valid keyword or string
// CHECK-NEXT: "test.op"() {a = #nvgpu<swizzle none>, b = #nvgpu.l2promo<l2promo_64b>, c = #nvgpu<oob nan>, d = #nvgpu.interleave<interleave_32b>, e = #nvgpu<rcp_rounding_mode rz>} : () -> ()
// CHECK-NEXT:                                                          ^
// CHECK-NEXT: tests/nvgpu/types-invalid.mlir:115:58: error: failed to parse TensorMapL2PromoAttr parameter 'value' which is to be a `::mlir::nvgpu::TensorMapL2PromoKind`
// CHECK-NEXT: "test.op"() {a = #nvgpu<swizzle none>, b = #nvgpu.l2promo<l2promo_64b>, c = #nvgpu<oob nan>, d = #nvgpu.interleave<interleave_32b>, e = #nvgpu<rcp_rounding_mode rz>} : () -> ()
// CHECK-NEXT:                                                          ^
// CHECK-NEXT: tests/nvgpu/types-invalid.mlir:119:32: error: expected valid keyword or string
// CHECK-NEXT: "test.op"() {a = #nvgpu.swizzle<nones>} : () -> ()
// CHECK-NEXT:                                ^
// CHECK-NEXT: tests/nvgpu/types-invalid.mlir:119:32: error: failed to parse TensorMapSwizzleAttr parameter 'value' which is to be a `::mlir::nvgpu::TensorMapSwizzleKind`
// CHECK-NEXT: "test.op"() {a = #nvgpu.swizzle<nones>} : () -> ()
// CHECK-NEXT:                                ^

// -----

"test.op"() {a = !nvgpu.mbarrier.group} : () -> ()

// -----

"test.op"() {a = !nvgpu.foo} : () -> ()

// -----

"test.op"() {a = !nvgpu<"mbarrier.token">} : () -> ()

// -----

"test.op"() {a = !nvgpu.tensormap.descriptor<swizzle = swizzle_128, tensor = memref<128x64xf16,3>, l2promo = l2promo_64b, oob = nan, interleave = interleave_16b>} : () -> ()

// -----

"test.op"() {a = !nvgpu.tensormap.descriptor<swizzle = none, tensor = i32, l2promo = l2promo_64b, oob = nan, interleave = interleave_16b>} : () -> ()

// -----

"test.op"() {a = !nvgpu.tensormap.descriptor<swizzle = none, tensor = memref<4xi8>, l2promo = l2promo_64b>} : () -> ()

// -----

"test.op"() {a = !nvgpu.tensormap.descriptor<swizzle = none, tensor = memref<4xi8>, swizzle = none>} : () -> ()

// -----

"test.op"() {a = !nvgpu.tensormap.descriptor<swizzle = none, foo = 1>} : () -> ()

// -----

"test.op"() {a = !nvgpu.warpgroup.descriptor<tensor = tensor<4xi32>>} : () -> ()

// -----

"test.op"() {a = !nvgpu.warpgroup.accumulator<fragmented = memref<4x4xf32>>} : () -> ()

// -----

"test.op"() {a = !nvgpu.warpgroup.accumulator<fragmented = !foo>} : () -> ()

// -----

"test.op"() {a = #nvgpu<swizzle none>, b = #nvgpu.l2promo<l2promo_64b>, c = #nvgpu<oob nan>, d = #nvgpu.interleave<interleave_32b>, e = #nvgpu<rcp_rounding_mode rz>} : () -> ()

// -----

"test.op"() {a = #nvgpu.swizzle<nones>} : () -> ()
