// RUN: mlir-opt %s --split-input-file --convert-amdgpu-to-rocdl=chipset=gfx950 --verify-diagnostics

func.func @f0(%m: memref<64xf32>, %i: i32) -> vector<5xf32> {
  // expected-error @below {{'amdgpu.raw_buffer_load' op Total width of loads or stores must be no more than 128 bits, but we call for 160 bits. This should've been caught in validation}}
  // expected-error @below {{failed to legalize operation 'amdgpu.raw_buffer_load' that was explicitly marked illegal}}
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xf32>, i32 -> vector<5xf32>
  return %r : vector<5xf32>
}

// -----

func.func @f1(%m: memref<64xf32>, %i: i32) -> vector<8xf32> {
  // expected-error @below {{'amdgpu.raw_buffer_load' op Total width of loads or stores must be no more than 128 bits, but we call for 256 bits. This should've been caught in validation}}
  // expected-error @below {{failed to legalize operation 'amdgpu.raw_buffer_load' that was explicitly marked illegal}}
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xf32>, i32 -> vector<8xf32>
  return %r : vector<8xf32>
}

// -----

func.func @f2(%m: memref<64xf16>, %i: i32) -> vector<3xf16> {
  // expected-error @below {{'amdgpu.raw_buffer_load' op Load or store of more than 32-bits that doesn't fit into words. Can't happen}}
  // expected-error @below {{failed to legalize operation 'amdgpu.raw_buffer_load' that was explicitly marked illegal}}
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xf16>, i32 -> vector<3xf16>
  return %r : vector<3xf16>
}

// -----

func.func @f3(%m: memref<64xf16>, %i: i32) -> vector<9xf16> {
  // expected-error @below {{'amdgpu.raw_buffer_load' op Total width of loads or stores must be no more than 128 bits, but we call for 144 bits. This should've been caught in validation}}
  // expected-error @below {{failed to legalize operation 'amdgpu.raw_buffer_load' that was explicitly marked illegal}}
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xf16>, i32 -> vector<9xf16>
  return %r : vector<9xf16>
}

// -----

func.func @f4(%m: memref<64xf64>, %i: i32) -> vector<3xf64> {
  // expected-error @below {{'amdgpu.raw_buffer_load' op Total width of loads or stores must be no more than 128 bits, but we call for 192 bits. This should've been caught in validation}}
  // expected-error @below {{failed to legalize operation 'amdgpu.raw_buffer_load' that was explicitly marked illegal}}
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xf64>, i32 -> vector<3xf64>
  return %r : vector<3xf64>
}

// -----

func.func @f5(%m: memref<64xf32>, %i: i32, %v: vector<8xf32>) {
  // expected-error @below {{'amdgpu.raw_buffer_store' op Total width of loads or stores must be no more than 128 bits, but we call for 256 bits. This should've been caught in validation}}
  // expected-error @below {{failed to legalize operation 'amdgpu.raw_buffer_store' that was explicitly marked illegal}}
  amdgpu.raw_buffer_store %v -> %m[%i] : vector<8xf32> -> memref<64xf32>, i32
  return
}

// -----

func.func @f6() {
  // expected-error @below {{'amdgpu.memory_counter_wait' op unsupported chipset}}
  // expected-error @below {{failed to legalize operation 'amdgpu.memory_counter_wait' that was explicitly marked illegal}}
  amdgpu.memory_counter_wait tensor(1) load(1)
  return
}

// -----

func.func @f7(%k: memref<64x32xi4, 3>, %i: index) -> vector<16xi4> {
  // expected-error @below {{'amdgpu.transpose_load' op Expect source memref to have at least 8 bits element size, got 4}}
  // expected-error @below {{failed to legalize operation 'amdgpu.transpose_load' that was explicitly marked illegal}}
  %0 = amdgpu.transpose_load %k[%i,%i] : memref<64x32xi4, 3> -> vector<16xi4>
  return %0: vector<16xi4>
}

// -----

func.func @f8(%k: memref<64x32xi6, 3>, %i: index) -> vector<16xi6> {
  // expected-error @below {{'amdgpu.transpose_load' op Expect source memref to have at least 8 bits element size, got 6}}
  // expected-error @below {{failed to legalize operation 'amdgpu.transpose_load' that was explicitly marked illegal}}
  %0 = amdgpu.transpose_load %k[%i,%i] : memref<64x32xi6, 3> -> vector<16xi6>
  return %0: vector<16xi6>
}

// -----

func.func @f9(%a0: vector<8xf4E2M1FN>, %a1: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  // expected-error @below {{failed to legalize operation 'amdgpu.scaled_ext_packed_matrix' that was explicitly marked illegal}}
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(16) firstScaleLane(0) firstScaleByte(0) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return %r : vector<8xf32>
}

// -----

func.func @f10(%a0: vector<8xf4E2M1FN>, %a1: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  // expected-error @below {{'amdgpu.scaled_ext_packed_matrix' op blockSize of 16 can only have firstScaleByte be 0 or 1 for f4 and f6.}}
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(16) firstScaleLane(0) firstScaleByte(2) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return %r : vector<8xf32>
}

// -----

func.func @f11(%a0: vector<8xf4E2M1FN>, %a1: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  // expected-error @below {{'amdgpu.scaled_ext_packed_matrix' op blockSize of 32 can only have firstScaleByte be 0 or 2 for f4 and f6.}}
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(32) firstScaleLane(0) firstScaleByte(1) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return %r : vector<8xf32>
}

// -----

func.func @f12(%a0: vector<8xf8E4M3FN>, %a1: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  // expected-error @below {{'amdgpu.scaled_ext_packed_matrix' op blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) for f8.}}
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(16) firstScaleLane(0) firstScaleByte(1) : vector<8xf8E4M3FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return %r : vector<8xf32>
}

// -----

func.func @f13(%a: vector<32xf8E5M2>, %b: vector<32xf6E3M2FN>, %c: vector<4xf32>) -> vector<4xf32> {
  // expected-error @below {{'amdgpu.mfma' op non-default abid, blgp, and cbsz aren't supported on MFMAs that can be scaled as those fields are used for type information}}
  // expected-error @below {{failed to legalize operation 'amdgpu.mfma' that was explicitly marked illegal}}
  %r = amdgpu.mfma 16x16x128 %a * %b + %c {cbsz = 2:i32, abid=1:i32} blgp = bcast_second_32 : vector<32xf8E5M2>, vector<32xf6E3M2FN>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @f14(%a: i32, %c: vector<4xi32>) -> vector<4xi32> {
  // expected-error @below {{'amdgpu.mfma' op no intrinsic matching MFMA size on given chipset}}
  // expected-error @below {{failed to legalize operation 'amdgpu.mfma' that was explicitly marked illegal}}
  %r = amdgpu.mfma 16x16x16 %a * %a + %c blgp = none : i32, i32, vector<4xi32>
  return %r : vector<4xi32>
}

// -----

func.func @f15(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xi32>, %i: vector<4xi8>) -> vector<4xi32> {
  // expected-error @below {{'amdgpu.sparse_mfma' op no intrinsic matching sparse MFMA on the given chipset}}
  // expected-error @below {{failed to legalize operation 'amdgpu.sparse_mfma' that was explicitly marked illegal}}
  %r = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) {cbsz = 1 : i32, abid = 1 : i32} : vector<4xf16>, vector<8xf16>, vector<4xi32>
  return %r : vector<4xi32>
}

// -----

func.func @f16(%a: vector<32xf8E5M2>, %b: vector<32xf8E5M2>, %c: vector<4xf32>, %s: f8E8M0FNU, %t: f8E8M0FNU) -> vector<4xf32> {
  // expected-error @below {{'amdgpu.scaled_mfma' op no intrinsic matching scaled MFMA size on given chipset}}
  // expected-error @below {{failed to legalize operation 'amdgpu.scaled_mfma' that was explicitly marked illegal}}
  %r = amdgpu.scaled_mfma 16x16x64 (%s[0] * %a) * (%t[3] * %b) + %c : f8E8M0FNU, vector<32xf8E5M2>, f8E8M0FNU, vector<32xf8E5M2>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @f17(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  // expected-error @below {{'amdgpu.wmma' op WMMA only supported on gfx11 and gfx12}}
  // expected-error @below {{failed to legalize operation 'amdgpu.wmma' that was explicitly marked illegal}}
  %r = amdgpu.wmma 16x16x4 %a * %b + %c : vector<2xf32>, vector<2xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @f18(%a: vector<64xf8E5M2>, %b: vector<64xf8E5M2>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  // expected-error @below {{'amdgpu.scaled_wmma' op WMMA scale only supported on gfx1250+}}
  // expected-error @below {{failed to legalize operation 'amdgpu.scaled_wmma' that was explicitly marked illegal}}
  %r = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<8xf32>
  return %r : vector<8xf32>
}

// -----

func.func @f19(%m: memref<64x64xi32>, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %i: index) -> !amdgpu.tdm_base<i32> {
  // expected-error @below {{'amdgpu.make_dma_base' op make_dma_base is only supported on gfx1250}}
  // expected-error @below {{failed to legalize operation 'amdgpu.make_dma_base' that was explicitly marked illegal}}
  %1 = amdgpu.make_dma_base %m[%i, %i], %l[%i, %i] : memref<64x64xi32>, memref<64x64xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>
  return %1 : !amdgpu.tdm_base<i32>
}

// -----

func.func @f20(%m: memref<64xi8>, %l: memref<64xi8, #gpu.address_space<workgroup>>, %i: index) -> !amdgpu.tdm_gather_base<i8, i16> {
  // expected-error @below {{'amdgpu.make_gather_dma_base' op make_dma_base is only supported on gfx1250}}
  // expected-error @below {{failed to legalize operation 'amdgpu.make_gather_dma_base' that was explicitly marked illegal}}
  %1 = amdgpu.make_gather_dma_base %m[%i], %l[%i] : memref<64xi8>, memref<64xi8, #gpu.address_space<workgroup>> -> !amdgpu.tdm_gather_base<i8, i16>
  return %1 : !amdgpu.tdm_gather_base<i8, i16>
}

// -----

func.func @f21(%b: !amdgpu.tdm_base<i32>, %i: index) -> !amdgpu.tdm_descriptor {
  // expected-error @below {{'amdgpu.make_dma_descriptor' op make_dma_descriptor is only supported on gfx1250}}
  // expected-error @below {{failed to legalize operation 'amdgpu.make_dma_descriptor' that was explicitly marked illegal}}
  %2 = amdgpu.make_dma_descriptor %b globalSize [128, 64] globalStride [64, 1] sharedSize [32, 16] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return %2 : !amdgpu.tdm_descriptor
}

// -----

func.func @f22(%d: !amdgpu.tdm_descriptor) {
  // expected-error @below {{'amdgpu.tensor_load_to_lds' op is only supported on gfx1250}}
  // expected-error @below {{failed to legalize operation 'amdgpu.tensor_load_to_lds' that was explicitly marked illegal}}
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f23(%d: !amdgpu.tdm_descriptor) {
  // expected-error @below {{'amdgpu.tensor_store_from_lds' op is only supported on gfx1250}}
  // expected-error @below {{failed to legalize operation 'amdgpu.tensor_store_from_lds' that was explicitly marked illegal}}
  amdgpu.tensor_store_from_lds %d : !amdgpu.tdm_descriptor
  return
}
