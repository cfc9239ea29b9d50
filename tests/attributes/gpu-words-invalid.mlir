// RUN: mlir-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// Words that are no cases.

// expected-error @+2 {{expected ::mlir::gpu::AllReduceOperation to be one of: add, mul, minui, minsi, minnumf, maxui, maxsi, maxnumf, and, or, xor, minimumf, maximumf}}
// expected-error @+1 {{failed to parse GPU_AllReduceOperationAttr parameter 'value' which is to be a `::mlir::gpu::AllReduceOperation`}}
func.func private @f() attributes {t.a = #gpu<all_reduce_op foo>}

// -----

// expected-error @+2 {{expected ::mlir::gpu::MappingId to be one of: x, y, z, linear_dim_0, linear_dim_1, linear_dim_2, linear_dim_3, linear_dim_4, linear_dim_5, linear_dim_6, linear_dim_7, linear_dim_8, linear_dim_9}}
// expected-error @+1 {{failed to parse GPUBlockMappingAttr parameter 'block' which is to be a `::mlir::gpu::MappingId`}}
func.func private @f() attributes {t.a = #gpu.block<w>}

// -----

// expected-error @+2 {{expected ::mlir::gpu::BroadcastType to be one of: first_active_lane, specific_lane}}
// expected-error @+1 {{failed to parse GPU_BroadcastTypeAttr parameter 'value' which is to be a `::mlir::gpu::BroadcastType`}}
func.func private @f() attributes {t.a = #gpu<broadcast all>}

// -----

// expected-error @+2 {{expected ::mlir::gpu::Dimension to be one of: x, y, z}}
// expected-error @+1 {{failed to parse GPU_DimensionAttr parameter 'value' which is to be a `::mlir::gpu::Dimension`}}
func.func private @f() attributes {t.a = #gpu<dim w>}

// -----

// expected-error @+2 {{expected ::mlir::gpu::MappingId to be one of: x, y, z, linear_dim_0, linear_dim_1, linear_dim_2, linear_dim_3, linear_dim_4, linear_dim_5, linear_dim_6, linear_dim_7, linear_dim_8, linear_dim_9}}
// expected-error @+1 {{failed to parse GPULaneMappingAttr parameter 'lane' which is to be a `::mlir::gpu::MappingId`}}
func.func private @f() attributes {t.a = #gpu.lane<foo>}

// -----

// expected-error @+2 {{expected ::mlir::gpu::Processor to be one of: block_x, block_y, block_z, thread_x, thread_y, thread_z, sequential}}
// expected-error @+1 {{failed to parse ParallelLoopDimMappingAttr parameter 'processor' which is to be a `::mlir::gpu::Processor`}}
func.func private @f() attributes {t.a = #gpu.loop_dim_map<processor = foo>}

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: foo}}
func.func private @f() attributes {t.a = #gpu.loop_dim_map<foo = 1>}

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse GPUMappingMaskAttr parameter 'mask' which is to be a `uint64_t`}}
func.func private @f() attributes {t.a = #gpu.mask<a>}

// -----

// expected-error @+2 {{expected ::mlir::gpu::AddressSpace to be one of: global, workgroup, private}}
// expected-error @+1 {{failed to parse GPUMemorySpaceMappingAttr parameter 'address_space' which is to be a `::mlir::gpu::AddressSpace`}}
func.func private @f() attributes {t.a = #gpu.memory_space<foo>}

// -----

// expected-error @+2 {{expected ::mlir::gpu::ShuffleMode to be one of: xor, up, down, idx}}
// expected-error @+1 {{failed to parse GPU_ShuffleModeAttr parameter 'value' which is to be a `::mlir::gpu::ShuffleMode`}}
func.func private @f() attributes {t.a = #gpu<shuffle_mode left>}

// -----

// expected-error @+2 {{expected ::mlir::gpu::MappingId to be one of: x, y, z, linear_dim_0, linear_dim_1, linear_dim_2, linear_dim_3, linear_dim_4, linear_dim_5, linear_dim_6, linear_dim_7, linear_dim_8, linear_dim_9}}
// expected-error @+1 {{failed to parse GPUThreadMappingAttr parameter 'thread' which is to be a `::mlir::gpu::MappingId`}}
func.func private @f() attributes {t.a = #gpu.thread<w>}

// -----

// expected-error @+2 {{expected ::mlir::gpu::MappingId to be one of: x, y, z, linear_dim_0, linear_dim_1, linear_dim_2, linear_dim_3, linear_dim_4, linear_dim_5, linear_dim_6, linear_dim_7, linear_dim_8, linear_dim_9}}
// expected-error @+1 {{failed to parse GPUWarpMappingAttr parameter 'warp' which is to be a `::mlir::gpu::MappingId`}}
func.func private @f() attributes {t.a = #gpu.warp<w>}

// -----

// expected-error @+2 {{expected ::mlir::gpu::MappingId to be one of: x, y, z, linear_dim_0, linear_dim_1, linear_dim_2, linear_dim_3, linear_dim_4, linear_dim_5, linear_dim_6, linear_dim_7, linear_dim_8, linear_dim_9}}
// expected-error @+1 {{failed to parse GPUWarpgroupMappingAttr parameter 'warpgroup' which is to be a `::mlir::gpu::MappingId`}}
func.func private @f() attributes {t.a = #gpu.warpgroup<w>}
