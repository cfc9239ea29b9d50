// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

func.func private @f(!amdgpu.tdm_base)

// -----

func.func private @f(!amdgpu.tdm_base<>)

// -----

func.func private @f(!amdgpu.tdm_gather_base<f32>)

// -----

func.func private @f(!amdgpu.tdm_gather_base<f32, i64>)

// -----

func.func private @f(!amdgpu.foo)

// -----

func.func private @f(!amdgpu.tdm_descriptor<i32>)

// -----

func.func private @f() attributes {a = #amdgpu.address_space<x>}

// -----

func.func private @f() attributes {a = #amdgpu.address_space fat_raw_buffer}

// -----

func.func private @f() attributes {a = #amdgpu<dpp_perm x>}

// -----

func.func private @f() attributes {a = #amdgpu.dpp_perm<row_shl>}

// -----

func.func private @f() attributes {a = #amdgpu<mfma_perm_b zz>}

// -----

func.func private @f() attributes {a = #amdgpu.sched_barrier_opt<x>}

// -----

func.func private @f() attributes {a = #amdgpu.sched_barrier_opt<>}

// -----

func.func private @f() attributes {a = #amdgpu.foo}

// CHECK: tests/amdgpu/attrs-invalid.mlir:3:38: error: expected '<'
// CHECK-NEXT: func.func private @f(!amdgpu.tdm_base)
// CHECK-NEXT:                                      ^
// CHECK-NEXT: tests/amdgpu/attrs-invalid.mlir:7:39: error: expected non-function type
// CHECK-NEXT: func.func private @f(!amdgpu.tdm_base<>)
// CHECK-NEXT:                                       ^
// CHECK-NEXT: tests/amdgpu/attrs-invalid.mlir:7:39: error: failed to parse AMDGPU_TDMBaseType parameter 'elementType' which is to be a `Type`
// CHECK-NEXT: func.func private @f(!amdgpu.tdm_base<>)
// CHECK-NEXT:                                       ^
// CHECK-NEXT: tests/amdgpu/attrs-invalid.mlir:11:49: error: expected ','
// CHECK-NEXT: func.func private @f(!amdgpu.tdm_gather_base<f32>)
// CHECK-NEXT:                                                 ^
// CHECK-NEXT: tests/amdgpu/attrs-invalid.mlir:15:45: error: index type must be i16 or i32 but index type is 'i64'.
// CHECK-NEXT: func.func private @f(!amdgpu.tdm_gather_base<f32, i64>)
// CHECK-NEXT:                                             ^
// CHECK-NEXT: tests/amdgpu/attrs-invalid.mlir:19:30: error: unknown  type `foo` in dialect `amdgpu`
// CHECK-NEXT: func.func private @f(!amdgpu.foo)
// CHECK-NEXT:                              ^
// CHECK-NEXT: tests/amdgpu/attrs-invalid.mlir:27:62: error: expected ::mlir::amdgpu::AddressSpace to be one of: fat_raw_buffer, buffer_rsrc, fat_structured_buffer
// CHECK-NEXT: func.func private @f() attributes {a = #amdgpu.address_space<x>}
// CHECK-NEXT:                                                              ^
// CHECK-NEXT: tests/amdgpu/attrs-invalid.mlir:27:63: error: failed to parse AMDGPU_AddressSpaceAttr parameter 'value' which is to be a `::mlir::amdgpu::AddressSpace`
// CHECK-NEXT: func.func private @f() attributes {a = #amdgpu.address_space<x>}
// CHECK-NEXT:                                                               ^
// CHECK-NEXT: tests/amdgpu/attrs-invalid.mlir:31:61: error: expected '<'
// CHECK-NEXT: func.func private @f() attributes {a = #amdgpu.address_space fat_raw_buffer}
// CHECK-NEXT:                                                             ^
// CHECK-NEXT: tests/amdgpu/attrs-invalid.mlir:35:57: error: expected ::mlir::amdgpu::DPPPerm to be one of: quad_perm, row_shl, row_shr, row_ror, wave_shl, wave_shr, wave_ror, wave_rol, row_mirror, row_half_mirror, row_bcast_15, row_bcast_31
// CHECK-NEXT: func.func private @f() attributes {a = #amdgpu<dpp_perm x>}
// CHECK-NEXT:                                                         ^
// CHECK-NEXT: tests/amdgpu/attrs-invalid.mlir:35:58: error: failed to parse AMDGPU_DPPPermAttr parameter 'value' which is to be a `::mlir::amdgpu::DPPPerm`
// CHECK-NEXT: func.func private @f() attributes {a = #amdgpu<dpp_perm x>}
// CHECK-NEXT:                                                          ^
// CHECK-NEXT: tests/amdgpu/attrs-invalid.mlir:39:56: error: expected valid keyword or string
// CHECK-NEXT: func.func private @f() attributes {a = #amdgpu.dpp_perm<row_shl>}
// CHECK-NEXT:                                                        ^
// CHECK-NEXT: tests/amdgpu/attrs-invalid.mlir:39:56: error: failed to parse AMDGPU_DPPPermAttr parameter 'value' which is to be a `::mlir::amdgpu::DPPPerm`
// CHECK-NEXT: func.func private @f() attributes {a = #amdgpu.dpp_perm<row_shl>}
// CHECK-NEXT:                                                        ^
// CHECK-NEXT: tests/amdgpu/attrs-invalid.mlir:43:60: error: expected ::mlir::amdgpu::MFMAPermB to be one of: none, bcast_first_32, bcast_second_32, rotate_16_right, bcast_first_16, bcast_second_16, bcast_third_16, bcast_fourth_16
// CHECK-NEXT: func.func private @f() attributes {a = #amdgpu<mfma_perm_b zz>}
// CHECK-NEXT:                                                            ^
// CHECK-NEXT: tests/amdgpu/attrs-invalid.mlir:43:62: error: failed to parse AMDGPU_MFMAPermBAttr parameter 'value' which is to be a `::mlir::amdgpu::MFMAPermB`
// CHECK-NEXT: func.func private @f() attributes {a = #amdgpu<mfma_perm_b zz>}
// CHECK-NEXT:                                                              ^
// CHECK-NEXT: tests/amdgpu/attrs-invalid.mlir:47:66: error: expected ::mlir::amdgpu::sched_barrier_opt_enum to be one of: none, non_mem_non_sideffect, valu, salu, mfma_wmma, all_vmem, vmem_read, vmem_write, all_ds, ds_read, ds_write, transcendental
// CHECK-NEXT: func.func private @f() attributes {a = #amdgpu.sched_barrier_opt<x>}
// CHECK-NEXT:                                                                  ^
// CHECK-NEXT: tests/amdgpu/attrs-invalid.mlir:47:67: error: failed to parse AMDGPU_SchedBarrierOpOptAttr parameter 'value' which is to be a `::mlir::amdgpu::sched_barrier_opt_enum`
// CHECK-NEXT: func.func private @f() attributes {a = #amdgpu.sched_barrier_opt<x>}
// CHECK-NEXT:                                                                   ^
// CHECK-NEXT: tests/amdgpu/attrs-invalid.mlir:51:66: error: expected valid keyword or string
// CHECK-NEXT: func.func private @f() attributes {a = #amdgpu.sched_barrier_opt<>}
// CHECK-NEXT:                                                                  ^
// CHECK-NEXT: tests/amdgpu/attrs-invalid.mlir:51:66: error: failed to parse AMDGPU_SchedBarrierOpOptAttr parameter 'value' which is to be a `::mlir::amdgpu::sched_barrier_opt_enum`
// CHECK-NEXT: func.func private @f() attributes {a = #amdgpu.sched_barrier_opt<>}
// CHECK-NEXT:                                                                  ^
// CHECK-NEXT: tests/amdgpu/attrs-invalid.mlir:55:48: error: unknown attribute `foo` in dialect `amdgpu`
// CHECK-NEXT: func.func private @f() attributes {a = #amdgpu.foo}
// CHECK-NEXT:                                                ^
