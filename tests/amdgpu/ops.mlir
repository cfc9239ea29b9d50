// RUN: mlir-opt %s | FileCheck %s

!base = !amdgpu.tdm_base<i32>
!rows = !amdgpu.tdm_gather_base<f16, i16>
func.func private @types(!base, !rows, !amdgpu<tdm_descriptor>)
func.func private @attrs() attributes {
  a = #amdgpu.address_space<buffer_rsrc>, b = #amdgpu<dpp_perm quad_perm>, c = #amdgpu<mfma_perm_b rotate_16_right>,
  d = #amdgpu.sched_barrier_opt<none|salu>, e = #amdgpu.sched_barrier_opt<valu|ds_read>
}

func.func @buffers(%m: memref<?x64xf32>, %o: memref<f32>, %n: memref<64xi32>, %i: i32, %f: f32, %v: vector<4xf32>, %b: i64, %s: i14) {
  %0 = amdgpu.fat_raw_buffer_cast %m resetOffset validBytes(%b) boundsCheck(false) cacheSwizzleStride(%s) {a} : memref<?x64xf32> to memref<?x64xf32, #amdgpu.address_space<fat_raw_buffer>>
  %1 = amdgpu.fat_raw_buffer_cast %m boundsCheck(true) : memref<?x64xf32> to memref<?x64xf32, #amdgpu.address_space<fat_raw_buffer>>
  %2 = amdgpu.raw_buffer_load %m[%i, %i] : memref<?x64xf32>, i32, i32 -> vector<4xf32>
  %3 = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = 4 : i32} %o[] sgprOffset %i : memref<f32> -> f32
  amdgpu.raw_buffer_store %v -> %m[%i, %i] : vector<4xf32> -> memref<?x64xf32>, i32, i32
  amdgpu.raw_buffer_store {indexOffset = 4 : i32} %f -> %o[] sgprOffset %i : f32 -> memref<f32>
  amdgpu.raw_buffer_atomic_fadd %f -> %m[%i, %i] : f32 -> memref<?x64xf32>, i32, i32
  amdgpu.raw_buffer_atomic_fmax {boundsCheck = false} %f -> %m[%i, %i] sgprOffset %i : f32 -> memref<?x64xf32>, i32, i32
  amdgpu.raw_buffer_atomic_smax %i -> %n[%i] : i32 -> memref<64xi32>, i32
  amdgpu.raw_buffer_atomic_umin %i -> %n[%i] : i32 -> memref<64xi32>, i32
  %4 = amdgpu.raw_buffer_atomic_cmpswap %i, %i -> %n[%i] sgprOffset %i : i32 -> memref<64xi32>, i32
  return
}

func.func @lanes(%x: i32, %h: vector<2xf16>) {
  %0 = amdgpu.dpp %x %x quad_perm([0, 1, 3, 2]) {row_mask = 3 : i32, bank_mask = 1 : i32, bound_ctrl = true} : i32
  %1 = amdgpu.dpp %x %x row_shl(3 : i32) {row_mask = 15 : i32} : i32
  %2 = amdgpu.dpp %x %x wave_ror : i32
  %3 = amdgpu.dpp %x %x row_mirror : i32
  %4 = amdgpu.swizzle_bitmode %h 1 2 -4 : vector<2xf16>
  %5 = amdgpu.permlane_swap %h 16 {fetch_inactive = true, bound_ctrl = false} : vector<2xf16>
  return
}

func.func @waits() {
  amdgpu.lds_barrier {a}
  amdgpu.sched_barrier allow = <valu|all_ds>
  amdgpu.sched_barrier allow = <none> {a}
  amdgpu.memory_counter_wait tensor(1) ds(3) load(1) exp(4) store(2) {a}
  amdgpu.memory_counter_wait
  return
}

func.func @products(%f: f32, %c: vector<4xf32>, %h: vector<16xf16>, %d: vector<8xf32>, %q: vector<4xf16>, %r: vector<8xf16>, %x: vector<4xi8>,
    %b: vector<32xf8E4M3FN>, %s: f8E8M0FNU, %t: vector<4xf8E8M0FNU>, %w: vector<64xf8E5M2>) {
  %0 = amdgpu.mfma 16x16x4 %f * %f + %c {abid = 1 : i32, cbsz = 1 : i32, reducePrecision} blgp = bcast_second_32 : f32, f32, vector<4xf32>
  %1 = amdgpu.wmma 16x16x16 %h * %h + %d {subwordOffset = 1 : i32} : vector<16xf16>, vector<16xf16>, vector<8xf32>
  %2 = amdgpu.sparse_mfma 16x16x32 %q * %r + %c sparse(%x : vector<4xi8>) {cbsz = 1 : i32} : vector<4xf16>, vector<8xf16>, vector<4xf32>
  %3 = amdgpu.scaled_mfma 16x16x128 (%s[0] * %b) * (%t[3] * %b) + %c : f8E8M0FNU, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
  %4 = amdgpu.scaled_wmma 16x16x128 (%t * %w) * (%t * %w) + %d {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<8xf32>
  return
}

func.func @packed(%f: f32, %i: i32, %b: vector<4xf8E5M2>, %n: vector<8xf4E2M1FN>, %m: vector<8xf8E5M2>, %s: vector<4xf8E8M0FNU>, %p: vector<2xbf16>) {
  %0 = amdgpu.ext_packed_fp8 %b[1] : vector<4xf8E5M2> to vector<2xf32>
  %1 = amdgpu.ext_packed_fp8 {a} %b[0] : vector<4xf8E5M2> to f32
  %2 = amdgpu.scaled_ext_packed %n[7], %f : vector<8xf4E2M1FN> to vector<2xf16>
  %3 = amdgpu.scaled_ext_packed_matrix %m scale(%s) blockSize(32) firstScaleLane(16) firstScaleByte(3) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xbf16>
  %4 = amdgpu.packed_trunc_2xfp8 %f, undef into undef[word 0] : f32 to vector<4xf8E5M2>
  %5 = amdgpu.packed_trunc_2xfp8 %f, %f into %4[word 1] : f32 to vector<4xf8E5M2> into vector<4xf8E5M2>
  %6 = amdgpu.packed_scaled_trunc %p into undef[3], %f : vector<2xbf16> to vector<8xf4E2M1FN>
  %7 = amdgpu.packed_scaled_trunc %p into %6[4], %f : vector<2xbf16> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
  %8 = amdgpu.packed_stoch_round_fp8 %f + %i into undef[2] : f32 to vector<4xf8E5M2>
  %9 = amdgpu.packed_stoch_round_fp8 %f + %i into %8[3] : f32 to vector<4xf8E5M2> into vector<4xf8E5M2>
  return
}

func.func @tiles(%m: memref<64x64xi32>, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %h: memref<64xf16>, %k: memref<64xf16, 3>, %i: index, %n: i32,
    %g: vector<16xi1>, %t: i1, %r: vector<4xi16>) {
  amdgpu.gather_to_lds %m[%i, %i], %l[%i, %i] : vector<4xi32>, memref<64x64xi32>, memref<64x64xi32, #gpu.address_space<workgroup>>
  %0 = amdgpu.transpose_load %k[%i] : memref<64xf16, 3> -> vector<4xf16>
  %1 = amdgpu.make_dma_base %m[%i, %i], %l[%i, %i] : memref<64x64xi32>, memref<64x64xi32, #gpu.address_space<workgroup>> -> !base
  %2 = amdgpu.make_dma_descriptor %1 globalSize [%i, 64] globalStride [64, 1] sharedSize [8, %i] padShared(%n every %n)
    workgroupMask %g earlyTimeout %t atomicBarrier(%l[%i, %i] : memref<64x64xi32, #gpu.address_space<workgroup>>) iterate %i, %n, %i {a} : !base -> !amdgpu.tdm_descriptor
  %3 = amdgpu.make_gather_dma_base %h[%i], %k[%i] : memref<64xf16>, memref<64xf16, 3> -> !rows
  %4 = amdgpu.make_gather_dma_descriptor %3[%r] globalSize [2] globalStride [1] sharedSize [2] workgroupMask %g : !rows, vector<4xi16> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %2 : !amdgpu.tdm_descriptor
  amdgpu.tensor_store_from_lds %4 {a} : !amdgpu.tdm_descriptor
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @types(!amdgpu.tdm_base<i32>, !amdgpu.tdm_gather_base<f16, i16>, !amdgpu.tdm_descriptor)
// CHECK-NEXT:   func.func private @attrs() attributes {a = #amdgpu.address_space<buffer_rsrc>, b = #amdgpu<dpp_perm quad_perm>, c = #amdgpu<mfma_perm_b rotate_16_right>, d = #amdgpu.sched_barrier_opt<salu>, e = #amdgpu.sched_barrier_opt<valu|ds_read>}
// CHECK-NEXT:   func.func @buffers(%arg0: memref<?x64xf32>, %arg1: memref<f32>, %arg2: memref<64xi32>, %arg3: i32, %arg4: f32, %arg5: vector<4xf32>, %arg6: i64, %arg7: i14) {
// CHECK-NEXT:     %0 = amdgpu.fat_raw_buffer_cast %arg0 validBytes(%arg6) cacheSwizzleStride(%arg7) boundsCheck(false) resetOffset {a} : memref<?x64xf32> to memref<?x64xf32, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT:     %1 = amdgpu.fat_raw_buffer_cast %arg0 : memref<?x64xf32> to memref<?x64xf32, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT:     %2 = amdgpu.raw_buffer_load %arg0[%arg3, %arg3] : memref<?x64xf32>, i32, i32 -> vector<4xf32>
// CHECK-NEXT:     %3 = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = 4 : i32} %arg1[] sgprOffset %arg3 : memref<f32> -> f32
// CHECK-NEXT:     amdgpu.raw_buffer_store %arg5 -> %arg0[%arg3, %arg3] : vector<4xf32> -> memref<?x64xf32>, i32, i32
// CHECK-NEXT:     amdgpu.raw_buffer_store {indexOffset = 4 : i32} %arg4 -> %arg1[] sgprOffset %arg3 : f32 -> memref<f32>
// CHECK-NEXT:     amdgpu.raw_buffer_atomic_fadd %arg4 -> %arg0[%arg3, %arg3] : f32 -> memref<?x64xf32>, i32, i32
// CHECK-NEXT:     amdgpu.raw_buffer_atomic_fmax {boundsCheck = false} %arg4 -> %arg0[%arg3, %arg3] sgprOffset %arg3 : f32 -> memref<?x64xf32>, i32, i32
// CHECK-NEXT:     amdgpu.raw_buffer_atomic_smax %arg3 -> %arg2[%arg3] : i32 -> memref<64xi32>, i32
// CHECK-NEXT:     amdgpu.raw_buffer_atomic_umin %arg3 -> %arg2[%arg3] : i32 -> memref<64xi32>, i32
// CHECK-NEXT:     %4 = amdgpu.raw_buffer_atomic_cmpswap %arg3, %arg3 -> %arg2[%arg3] sgprOffset %arg3 : i32 -> memref<64xi32>, i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @lanes(%arg0: i32, %arg1: vector<2xf16>) {
// CHECK-NEXT:     %0 = amdgpu.dpp %arg0 %arg0  quad_perm([0, 1, 3, 2]) {bank_mask = 1 : i32, bound_ctrl = true, row_mask = 3 : i32} : i32
// CHECK-NEXT:     %1 = amdgpu.dpp %arg0 %arg0  row_shl(3 : i32) : i32
// CHECK-NEXT:     %2 = amdgpu.dpp %arg0 %arg0  wave_ror : i32
// CHECK-NEXT:     %3 = amdgpu.dpp %arg0 %arg0  row_mirror : i32
// CHECK-NEXT:     %4 = amdgpu.swizzle_bitmode %arg1 1 2 -4 : vector<2xf16>
// CHECK-NEXT:     %5 = amdgpu.permlane_swap %arg1 16 {fetch_inactive = true} : vector<2xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @waits() {
// CHECK-NEXT:     amdgpu.lds_barrier {a}
// CHECK-NEXT:     amdgpu.sched_barrier allow = <valu|all_ds>
// CHECK-NEXT:     amdgpu.sched_barrier allow = <none> {a}
// CHECK-NEXT:     amdgpu.memory_counter_wait load(1) store(2) ds(3) exp(4) tensor(1) {a}
// CHECK-NEXT:     amdgpu.memory_counter_wait
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @products(%arg0: f32, %arg1: vector<4xf32>, %arg2: vector<16xf16>, %arg3: vector<8xf32>, %arg4: vector<4xf16>, %arg5: vector<8xf16>, %arg6: vector<4xi8>, %arg7: vector<32xf8E4M3FN>, %arg8: f8E8M0FNU, %arg9: vector<4xf8E8M0FNU>, %arg10: vector<64xf8E5M2>) {
// CHECK-NEXT:     %0 = amdgpu.mfma 16x16x4 %arg0 * %arg0 + %arg1 {abid = 1 : i32, cbsz = 1 : i32, reducePrecision} blgp =  bcast_second_32 : f32, f32, vector<4xf32>
// CHECK-NEXT:     %1 = amdgpu.wmma 16x16x16 %arg2 * %arg2 + %arg3 {subwordOffset = 1 : i32} : vector<16xf16>, vector<16xf16>, vector<8xf32>
// CHECK-NEXT:     %2 = amdgpu.sparse_mfma 16x16x32 %arg4 * %arg5 + %arg1 sparse(%arg6 : vector<4xi8>) {cbsz = 1 : i32} : vector<4xf16>, vector<8xf16>, vector<4xf32>
// CHECK-NEXT:     %3 = amdgpu.scaled_mfma 16x16x128 (%arg8[0] * %arg7) * (%arg9[3] * %arg7) + %arg1 : f8E8M0FNU, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
// CHECK-NEXT:     %4 = amdgpu.scaled_wmma 16x16x128 (%arg9 * %arg10) * (%arg9 * %arg10) + %arg3 {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @packed(%arg0: f32, %arg1: i32, %arg2: vector<4xf8E5M2>, %arg3: vector<8xf4E2M1FN>, %arg4: vector<8xf8E5M2>, %arg5: vector<4xf8E8M0FNU>, %arg6: vector<2xbf16>) {
// CHECK-NEXT:     %0 = amdgpu.ext_packed_fp8 %arg2[1] : vector<4xf8E5M2> to vector<2xf32>
// CHECK-NEXT:     %1 = amdgpu.ext_packed_fp8 {a} %arg2[0] : vector<4xf8E5M2> to f32
// CHECK-NEXT:     %2 = amdgpu.scaled_ext_packed %arg3[7], %arg0 : vector<8xf4E2M1FN> to vector<2xf16>
// CHECK-NEXT:     %3 = amdgpu.scaled_ext_packed_matrix %arg4 scale(%arg5) blockSize(32) firstScaleLane(16) firstScaleByte(3) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xbf16>
// CHECK-NEXT:     %4 = amdgpu.packed_trunc_2xfp8 %arg0, undef into undef[word 0] : f32 to vector<4xf8E5M2>
// CHECK-NEXT:     %5 = amdgpu.packed_trunc_2xfp8 %arg0, %arg0 into %4[word 1] : f32 to vector<4xf8E5M2> into vector<4xf8E5M2>
// CHECK-NEXT:     %6 = amdgpu.packed_scaled_trunc %arg6 into undef[3], %arg0 : vector<2xbf16> to vector<8xf4E2M1FN>
// CHECK-NEXT:     %7 = amdgpu.packed_scaled_trunc %arg6 into %6[4], %arg0 : vector<2xbf16> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
// CHECK-NEXT:     %8 = amdgpu.packed_stoch_round_fp8 %arg0 + %arg1 into undef[2] : f32 to vector<4xf8E5M2>
// CHECK-NEXT:     %9 = amdgpu.packed_stoch_round_fp8 %arg0 + %arg1 into %8[3] : f32 to vector<4xf8E5M2> into vector<4xf8E5M2>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tiles(%arg0: memref<64x64xi32>, %arg1: memref<64x64xi32, #gpu.address_space<workgroup>>, %arg2: memref<64xf16>, %arg3: memref<64xf16, 3>, %arg4: index, %arg5: i32, %arg6: vector<16xi1>, %arg7: i1, %arg8: vector<4xi16>) {
// CHECK-NEXT:     amdgpu.gather_to_lds %arg0[%arg4, %arg4], %arg1[%arg4, %arg4] : vector<4xi32>, memref<64x64xi32>, memref<64x64xi32, #gpu.address_space<workgroup>>
// CHECK-NEXT:     %0 = amdgpu.transpose_load %arg3[%arg4] : memref<64xf16, 3> -> vector<4xf16>
// CHECK-NEXT:     %1 = amdgpu.make_dma_base %arg0[%arg4, %arg4], %arg1[%arg4, %arg4] : memref<64x64xi32>, memref<64x64xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>
// CHECK-NEXT:     %2 = amdgpu.make_dma_descriptor %1 globalSize [%arg4, 64] globalStride [64, 1] sharedSize [8, %arg4] padShared(%arg5 every %arg5) workgroupMask %arg6 earlyTimeout %arg7 atomicBarrier(%arg1[%arg4, %arg4] : memref<64x64xi32, #gpu.address_space<workgroup>>) iterate %arg4, %arg5, %arg4 {a} : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
// CHECK-NEXT:     %3 = amdgpu.make_gather_dma_base %arg2[%arg4], %arg3[%arg4] : memref<64xf16>, memref<64xf16, 3> -> !amdgpu.tdm_gather_base<f16, i16>
// CHECK-NEXT:     %4 = amdgpu.make_gather_dma_descriptor %3[%arg8] globalSize [2] globalStride [1] sharedSize [2] workgroupMask %arg6 : !amdgpu.tdm_gather_base<f16, i16>, vector<4xi16> -> !amdgpu.tdm_descriptor
// CHECK-NEXT:     amdgpu.tensor_load_to_lds %2 : !amdgpu.tdm_descriptor
// CHECK-NEXT:     amdgpu.tensor_store_from_lds %4 {a} : !amdgpu.tdm_descriptor
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
