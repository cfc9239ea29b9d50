// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

"t.x"() {a = #gpu.address_space<q>} : () -> ()
// CHECK: :[[#@LINE-1]]:33: error: expected ::mlir::gpu::AddressSpace to be one of: global, workgroup, private
// CHECK: :[[#@LINE-2]]:34: error: failed to parse GPU_AddressSpaceAttr parameter 'value' which is to be a `::mlir::gpu::AddressSpace`
// -----

"t.x"() {a = #gpu.thread<q>} : () -> ()
// CHECK: :[[#@LINE-1]]:26: error: expected ::mlir::gpu::MappingId to be one of: x, y, z, linear_dim_0, linear_dim_1, linear_dim_2, linear_dim_3, linear_dim_4, linear_dim_5, linear_dim_6, linear_dim_7, linear_dim_8, linear_dim_9
// CHECK: :[[#@LINE-2]]:27: error: failed to parse GPUThreadMappingAttr parameter 'thread' which is to be a `::mlir::gpu::MappingId`
// -----

"t.x"() {a = #gpu.thread< ? >} : () -> ()
// CHECK: :[[#@LINE-1]]:27: error: expected valid keyword or string
// CHECK: :[[#@LINE-2]]:27: error: failed to parse GPUThreadMappingAttr parameter 'thread' which is to be a `::mlir::gpu::MappingId`
// -----

"t.x"() {a = #gpu.thread} : () -> ()
// CHECK: :[[#@LINE-1]]:25: error: expected '<'
// -----

"t.x"() {a = #gpu.mask<x>} : () -> ()
// CHECK: :[[#@LINE-1]]:24: error: expected integer value
// CHECK: :[[#@LINE-2]]:24: error: failed to parse GPUMappingMaskAttr parameter 'mask' which is to be a `uint64_t`
// -----

"t.x"() {a = #gpu.other<x>} : () -> ()
// CHECK: :[[#@LINE-1]]:19: error: unknown attribute `other` in dialect `gpu`
// -----

"t.x"() {a = #gpu.loop_dim_map<map = (d0) -> (d0)>} : () -> ()
// CHECK: :[[#@LINE-1]]:50: error: expected ','
// -----

"t.x"() {a = #gpu.loop_dim_map<map = (d0) -> (d0), processor = q, bound = () -> ()>} : () -> ()
// CHECK: :[[#@LINE-1]]:64: error: expected ::mlir::gpu::Processor to be one of: block_x, block_y, block_z, thread_x, thread_y, thread_z, sequential
// CHECK: :[[#@LINE-2]]:65: error: failed to parse ParallelLoopDimMappingAttr parameter 'processor' which is to be a `::mlir::gpu::Processor`
// -----

"t.x"() {a = #gpu.loop_dim_map<map = (d0) -> (d0), map = (d0) -> (d0), bound = () -> ()>} : () -> ()
// CHECK: :[[#@LINE-1]]:58: error: duplicate or unknown struct parameter name: map
// -----

"t.x"() {a = #gpu.loop_dim_map<1>} : () -> ()
// CHECK: :[[#@LINE-1]]:32: error: expected valid keyword
// CHECK: :[[#@LINE-2]]:32: error: expected a parameter name in struct
// -----

"t.x"() {a = #gpu.loop_dim_map<what = 1>} : () -> ()
// CHECK: :[[#@LINE-1]]:39: error: duplicate or unknown struct parameter name: what
