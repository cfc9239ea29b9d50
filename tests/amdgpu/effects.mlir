// RUN: mlir-opt %s --cse --canonicalize | FileCheck %s

// What only reads is dropped, what is pure is computed once, barriers and writes stay.
func.func @effects(%m: memref<64xf32>, %n: memref<64xi32>, %l: memref<64xf32, #gpu.address_space<workgroup>>, %k: index, %i: i32, %f: f32, %c: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<64xf32>, i32 -> f32
  amdgpu.raw_buffer_store %f -> %m[%i] : f32 -> memref<64xf32>, i32
  %1 = amdgpu.raw_buffer_atomic_cmpswap %f, %f -> %m[%i] : f32 -> memref<64xf32>, i32
  amdgpu.raw_buffer_atomic_fadd %f -> %m[%i] : f32 -> memref<64xf32>, i32
  %2 = amdgpu.mfma 16x16x4 %f * %f + %c blgp = none : f32, f32, vector<4xf32>
  %3 = amdgpu.mfma 16x16x4 %f * %f + %c blgp = none : f32, f32, vector<4xf32>
  %4 = amdgpu.dpp %i %i row_mirror : i32
  %5 = amdgpu.transpose_load %l[%k] : memref<64xf32, #gpu.address_space<workgroup>> -> vector<4xf16>
  amdgpu.gather_to_lds %m[%k], %l[%k] : f32, memref<64xf32>, memref<64xf32, #gpu.address_space<workgroup>>
  amdgpu.sched_barrier allow = <valu>
  return %2, %3 : vector<4xf32>, vector<4xf32>
}
