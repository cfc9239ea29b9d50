// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

func.func @w(){
 amdgpu.memory_counter_wait load(1) ds(2)
 amdgpu.memory_counter_wait load(3) store(2)
 amdgpu.memory_counter_wait
 amdgpu.lds_barrier
 amdgpu.lds_barrier
 amdgpu.lds_barrier {a}
 amdgpu.memory_counter_wait
 amdgpu.memory_counter_wait exp(1)
 return
}
// -----
func.func @w2(){
 amdgpu.lds_barrier
 amdgpu.memory_counter_wait ds(0)
 amdgpu.lds_barrier
 amdgpu.memory_counter_wait ds(5) {x}
 amdgpu.memory_counter_wait ds(-1) {y}
 amdgpu.memory_counter_wait tensor(7)
 return
}
// -----
func.func @l(%m: memref<64xf32>, %i: i32, %v: f32, %u: i32, %mi: memref<?xi32>) -> (f32, f32, f32, f32, f32, f32, f32){
 %c64 = arith.constant 64:i32
 %c63 = arith.constant 63:i32
 %cn = arith.constant -1:i32
 %c10 = arith.constant 10:i32
 %z = arith.constant 0.0:f32
 %0 = amdgpu.raw_buffer_load %m[%c64] : memref<64xf32>, i32 -> f32
 %1 = amdgpu.raw_buffer_load %m[%c63] : memref<64xf32>, i32 -> f32
 %2 = amdgpu.raw_buffer_load %m[%cn] : memref<64xf32>, i32 -> f32
 %3 = amdgpu.raw_buffer_load {indexOffset=60:i32} %m[%c10] : memref<64xf32>, i32 -> f32
 %4 = amdgpu.raw_buffer_load {boundsCheck=false} %m[%c64] : memref<64xf32>, i32 -> f32
 %5 = amdgpu.raw_buffer_load %m[%c10] sgprOffset %c63 : memref<64xf32>, i32 -> f32
 %6 = amdgpu.raw_buffer_load %m[%c10] sgprOffset %u : memref<64xf32>, i32 -> f32
 amdgpu.raw_buffer_store %v -> %m[%c64] : f32 -> memref<64xf32>, i32
 amdgpu.raw_buffer_store %v -> %m[%c64] sgprOffset %u : f32 -> memref<64xf32>, i32
 amdgpu.raw_buffer_store {indexOffset=-4:i32} %v -> %m[%c64] : f32 -> memref<64xf32>, i32
 amdgpu.raw_buffer_store {indexOffset=4:i32} %v -> %m[%c63] : f32 -> memref<64xf32>, i32
 amdgpu.raw_buffer_atomic_fadd %v -> %m[%c64] : f32 -> memref<64xf32>, i32
 amdgpu.raw_buffer_atomic_fmax %v -> %m[%c64] : f32 -> memref<64xf32>, i32
 amdgpu.raw_buffer_atomic_smax %i -> %mi[%c64] : i32 -> memref<?xi32>, i32
 %7 = amdgpu.raw_buffer_atomic_cmpswap %v, %v -> %m[%c64] : f32 -> memref<64xf32>, i32
 return %0,%1,%2,%3,%4,%5,%6: f32,f32,f32,f32,f32,f32,f32
}
// -----
func.func @s(%m: memref<64x8xi32>, %i: i32, %s: memref<64xi32,strided<[2],offset:3>>,%t: memref<64xi32,strided<[?],offset:3>>, %z: memref<i32>, %b: memref<64xi32,affine_map<(d0)->(d0 floordiv 2)>>){
 %c64 = arith.constant 64:i32
 %c63 = arith.constant 63:i32
 %c7 = arith.constant 7:i32
 %c8 = arith.constant 8:i32
 amdgpu.raw_buffer_atomic_smax %i -> %m[%c63,%c8] : i32 -> memref<64x8xi32>, i32,i32
 amdgpu.raw_buffer_atomic_umin %i -> %m[%c63,%c7] : i32 -> memref<64x8xi32>, i32,i32
 amdgpu.raw_buffer_atomic_umin %i -> %m[%c64,%c7] : i32 -> memref<64x8xi32>, i32,i32
 amdgpu.raw_buffer_atomic_umin %i -> %m[%c64,%i] : i32 -> memref<64x8xi32>, i32,i32
 amdgpu.raw_buffer_atomic_umin %i -> %s[%c63] : i32 -> memref<64xi32,strided<[2],offset:3>>, i32
 amdgpu.raw_buffer_atomic_umin %i -> %s[%c64] : i32 -> memref<64xi32,strided<[2],offset:3>>, i32
 amdgpu.raw_buffer_atomic_umin %i -> %t[%c64] : i32 -> memref<64xi32,strided<[?],offset:3>>, i32
 amdgpu.raw_buffer_atomic_umin %i -> %b[%c64] : i32 -> memref<64xi32,affine_map<(d0)->(d0 floordiv 2)>>, i32
 amdgpu.raw_buffer_store %i -> %z[] : i32 -> memref<i32>
 amdgpu.raw_buffer_store {indexOffset=1:i32} %i -> %z[] : i32 -> memref<i32>
 return
}
// -----
func.func @g(%src: memref<32x32xf16>, %dst: memref<64xf16,3>, %i: index, %p: memref<?x?xf16>){
 %s = memref.cast %src : memref<32x32xf16> to memref<?x?xf16>
 %d = memref.cast %dst : memref<64xf16,3> to memref<?xf16,3>
 %s2 = memref.cast %src : memref<32x32xf16> to memref<?x?xf16,strided<[?,?]>>
 %p2 = memref.cast %p : memref<?x?xf16> to memref<32x32xf16>
 amdgpu.gather_to_lds %s[%i,%i], %d[%i] : vector<2xf16>, memref<?x?xf16>, memref<?xf16,3>
 amdgpu.gather_to_lds %s2[%i,%i], %dst[%i] : vector<2xf16>, memref<?x?xf16,strided<[?,?]>>, memref<64xf16,3>
 amdgpu.gather_to_lds %p2[%i,%i], %dst[%i] : vector<2xf16>, memref<32x32xf16>, memref<64xf16,3>
 return
}
// -----
func.func @sm(%a: vector<32xf8E4M3FN>, %c: vector<4xf32>, %s4: vector<4xf8E8M0FNU>, %s: f8E8M0FNU, %big: vector<16xf8E8M0FNU>,%m2: vector<4x4xf8E8M0FNU>, %v1: vector<1xf8E8M0FNU>) -> (vector<4xf32>,vector<4xf32>,vector<4xf32>,vector<4xf32>,vector<4xf32>,vector<4xf32>) {
 %e = vector.extract %s4[2] : f8E8M0FNU from vector<4xf8E8M0FNU>
 %z = arith.constant dense<1.0>:vector<4xf8E8M0FNU>
 %i = vector.insert %e, %z [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
 %0 = amdgpu.scaled_mfma 16x16x128 (%i[0] * %a) * (%s4[1] * %a) + %c : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
 %e2 = vector.extract %big[6] : f8E8M0FNU from vector<16xf8E8M0FNU>
 %i2 = vector.insert %e2, %z [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
 %1 = amdgpu.scaled_mfma 16x16x128 (%i2[0] * %a) * (%i[0] * %a) + %c : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
 %e3 = vector.extract %m2[2,3] : f8E8M0FNU from vector<4x4xf8E8M0FNU>
 %i3 = vector.insert %e3, %z [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
 %2 = amdgpu.scaled_mfma 16x16x128 (%i3[0] * %a) * (%i3[1] * %a) + %c : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
 %3 = amdgpu.scaled_mfma 16x16x128 (%e[0] * %a) * (%s[0] * %a) + %c : f8E8M0FNU, vector<32xf8E4M3FN>, f8E8M0FNU, vector<32xf8E4M3FN>, vector<4xf32>
 %4 = amdgpu.scaled_mfma 16x16x128 (%e3[0] * %a) * (%e2[3] * %a) + %c : f8E8M0FNU, vector<32xf8E4M3FN>, f8E8M0FNU, vector<32xf8E4M3FN>, vector<4xf32>
 %i5 = vector.insert %e, %z [1] : f8E8M0FNU into vector<4xf8E8M0FNU>
 %5 = amdgpu.scaled_mfma 16x16x128 (%i5[1] * %a) * (%i5[2] * %a) + %c : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
 return %0,%1,%2,%3,%4,%5: vector<4xf32>,vector<4xf32>,vector<4xf32>,vector<4xf32>,vector<4xf32>,vector<4xf32>
}
// -----
func.func @dim(%m: memref<?x4xf32>, %v: i64, %sw: i14) -> (index, index, memref<?x4xf32,#amdgpu.address_space<fat_raw_buffer>>){
 %c0=arith.constant 0:index
 %f = amdgpu.fat_raw_buffer_cast %m validBytes(%v) boundsCheck(false) resetOffset cacheSwizzleStride(%sw) {a} : memref<?x4xf32> to memref<?x4xf32,#amdgpu.address_space<fat_raw_buffer>>
 %g = amdgpu.fat_raw_buffer_cast %m boundsCheck(true) : memref<?x4xf32> to memref<?x4xf32,#amdgpu.address_space<fat_raw_buffer>>
 %g2 = amdgpu.fat_raw_buffer_cast %m boundsCheck(true) : memref<?x4xf32> to memref<?x4xf32,#amdgpu.address_space<fat_raw_buffer>>
 %d = memref.dim %f,%c0: memref<?x4xf32,#amdgpu.address_space<fat_raw_buffer>>
 %d2 = memref.dim %g,%c0: memref<?x4xf32,#amdgpu.address_space<fat_raw_buffer>>
 return %d, %d2,%g2 : index, index, memref<?x4xf32,#amdgpu.address_space<fat_raw_buffer>>
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>, %i: i32) -> !amdgpu.tdm_descriptor {
%c=arith.constant 64:index
%cn=arith.constant -3:index
%r = amdgpu.make_dma_descriptor %b globalSize [2,3] globalStride [%cn,1] sharedSize [%c,%cn] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
return %r:!amdgpu.tdm_descriptor}
// -----
func.func @g(%a: vector<32xf8E4M3FN>, %c: vector<4xf32>, %v: vector<5x3xf8E8M0FNU>, %six: vector<6xf8E8M0FNU>, %dyn: index) -> (vector<4xf32>,vector<4xf32>,vector<4xf32>,vector<4xf32>) {
 %z = arith.constant dense<1.0>:vector<4xf8E8M0FNU>
 %e = vector.extract %v[4,2] : f8E8M0FNU from vector<5x3xf8E8M0FNU>
 %i = vector.insert %e, %z [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
 %e1 = vector.extract %six[5] : f8E8M0FNU from vector<6xf8E8M0FNU>
 %i1 = vector.insert %e1, %z [3] : f8E8M0FNU into vector<4xf8E8M0FNU>
 %0 = amdgpu.scaled_mfma 16x16x128 (%i[1] * %a) * (%i1[2] * %a) + %c {foo} : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
 %e2 = vector.extract %six[%dyn] : f8E8M0FNU from vector<6xf8E8M0FNU>
 %i2 = vector.insert %e2, %z [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
 %1 = amdgpu.scaled_mfma 16x16x128 (%z[1] * %a) * (%i1[2] * %a) + %c : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
 %i3 = vector.insert %e1, %z [%dyn] : f8E8M0FNU into vector<4xf8E8M0FNU>
 %2 = amdgpu.scaled_mfma 16x16x128 (%i3[1] * %a) * (%i3[2] * %a) + %c : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
 %e4 = vector.extract %v[1] : vector<3xf8E8M0FNU> from vector<5x3xf8E8M0FNU>
 %e5 = vector.extract %e4[%dyn] : f8E8M0FNU from vector<3xf8E8M0FNU>
 %i5 = vector.insert %e5, %z [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
 %3 = amdgpu.scaled_mfma 16x16x128 (%i5[1] * %a) * (%i[2] * %a) + %c : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>



 return %0,%1,%2,%3 : vector<4xf32>,vector<4xf32>,vector<4xf32>,vector<4xf32>
}
