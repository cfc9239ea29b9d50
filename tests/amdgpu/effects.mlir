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

// CHECK: module {
// CHECK-NEXT:   func.func @effects(%arg0: memref<64xf32>, %arg1: memref<64xi32>, %arg2: memref<64xf32, #gpu.address_space<workgroup>>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:     amdgpu.raw_buffer_store %arg5 -> %arg0[%arg4] : f32 -> memref<64xf32>, i32
// CHECK-NEXT:     %0 = amdgpu.raw_buffer_atomic_cmpswap %arg5, %arg5 -> %arg0[%arg4] : f32 -> memref<64xf32>, i32
// CHECK-NEXT:     amdgpu.raw_buffer_atomic_fadd %arg5 -> %arg0[%arg4] : f32 -> memref<64xf32>, i32
// CHECK-NEXT:     %1 = amdgpu.mfma 16x16x4 %arg5 * %arg5 + %arg6 blgp =  none : f32, f32, vector<4xf32>
// CHECK-NEXT:     amdgpu.gather_to_lds %arg0[%arg3], %arg2[%arg3] : f32, memref<64xf32>, memref<64xf32, #gpu.address_space<workgroup>>
// CHECK-NEXT:     amdgpu.sched_barrier allow = <valu>
// CHECK-NEXT:     return %1, %1 : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
