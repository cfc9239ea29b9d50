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

// CHECK: module {
// CHECK-NEXT:   func.func @w() {
// CHECK-NEXT:     amdgpu.memory_counter_wait load(1) store(2) ds(2)
// CHECK-NEXT:     amdgpu.lds_barrier {a}
// CHECK-NEXT:     amdgpu.memory_counter_wait exp(1)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CHECK: module {
// CHECK-NEXT:   func.func @w2() {
// CHECK-NEXT:     amdgpu.lds_barrier
// CHECK-NEXT:     amdgpu.memory_counter_wait ds(0)
// CHECK-NEXT:     amdgpu.lds_barrier
// CHECK-NEXT:     amdgpu.memory_counter_wait ds(5) tensor(7) {x}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CHECK: module {
// CHECK-NEXT:   func.func @l(%arg0: memref<64xf32>, %arg1: i32, %arg2: f32, %arg3: i32, %arg4: memref<?xi32>) -> (f32, f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT:     %c64_i32 = arith.constant 64 : i32
// CHECK-NEXT:     %c63_i32 = arith.constant 63 : i32
// CHECK-NEXT:     %c10_i32 = arith.constant 10 : i32
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = amdgpu.raw_buffer_load %arg0[%c63_i32] : memref<64xf32>, i32 -> f32
// CHECK-NEXT:     %1 = amdgpu.raw_buffer_load {boundsCheck = false} %arg0[%c64_i32] : memref<64xf32>, i32 -> f32
// CHECK-NEXT:     %2 = amdgpu.raw_buffer_load %arg0[%c10_i32] sgprOffset %arg3 : memref<64xf32>, i32 -> f32
// CHECK-NEXT:     amdgpu.raw_buffer_store %arg2 -> %arg0[%c64_i32] sgprOffset %arg3 : f32 -> memref<64xf32>, i32
// CHECK-NEXT:     amdgpu.raw_buffer_store {indexOffset = -4 : i32} %arg2 -> %arg0[%c64_i32] : f32 -> memref<64xf32>, i32
// CHECK-NEXT:     amdgpu.raw_buffer_atomic_smax %arg1 -> %arg4[%c64_i32] : i32 -> memref<?xi32>, i32
// CHECK-NEXT:     return %cst, %0, %cst, %cst, %1, %cst, %2 : f32, f32, f32, f32, f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CHECK: #map = affine_map<(d0) -> (d0 floordiv 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @s(%arg0: memref<64x8xi32>, %arg1: i32, %arg2: memref<64xi32, strided<[2], offset: 3>>, %arg3: memref<64xi32, strided<[?], offset: 3>>, %arg4: memref<i32>, %arg5: memref<64xi32, #map>) {
// CHECK-NEXT:     %c64_i32 = arith.constant 64 : i32
// CHECK-NEXT:     %c63_i32 = arith.constant 63 : i32
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     amdgpu.raw_buffer_atomic_umin %arg1 -> %arg0[%c63_i32, %c7_i32] : i32 -> memref<64x8xi32>, i32, i32
// CHECK-NEXT:     amdgpu.raw_buffer_atomic_umin %arg1 -> %arg0[%c64_i32, %arg1] : i32 -> memref<64x8xi32>, i32, i32
// CHECK-NEXT:     amdgpu.raw_buffer_atomic_umin %arg1 -> %arg3[%c64_i32] : i32 -> memref<64xi32, strided<[?], offset: 3>>, i32
// CHECK-NEXT:     amdgpu.raw_buffer_atomic_umin %arg1 -> %arg5[%c64_i32] : i32 -> memref<64xi32, #map>, i32
// CHECK-NEXT:     amdgpu.raw_buffer_store %arg1 -> %arg4[] : i32 -> memref<i32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<32x32xf16>, %arg1: memref<64xf16, 3>, %arg2: index, %arg3: memref<?x?xf16>) {
// CHECK-NEXT:     %cast = memref.cast %arg3 : memref<?x?xf16> to memref<32x32xf16>
// CHECK-NEXT:     amdgpu.gather_to_lds %arg0[%arg2, %arg2], %arg1[%arg2] : vector<2xf16>, memref<32x32xf16>, memref<64xf16, 3>
// CHECK-NEXT:     amdgpu.gather_to_lds %arg0[%arg2, %arg2], %arg1[%arg2] : vector<2xf16>, memref<32x32xf16>, memref<64xf16, 3>
// CHECK-NEXT:     amdgpu.gather_to_lds %cast[%arg2, %arg2], %arg1[%arg2] : vector<2xf16>, memref<32x32xf16>, memref<64xf16, 3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CHECK: module {
// CHECK-NEXT:   func.func @sm(%arg0: vector<32xf8E4M3FN>, %arg1: vector<4xf32>, %arg2: vector<4xf8E8M0FNU>, %arg3: f8E8M0FNU, %arg4: vector<16xf8E8M0FNU>, %arg5: vector<4x4xf8E8M0FNU>, %arg6: vector<1xf8E8M0FNU>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<4xf8E8M0FNU>
// CHECK-NEXT:     %0 = vector.extract %arg2[2] : f8E8M0FNU from vector<4xf8E8M0FNU>
// CHECK-NEXT:     %1 = vector.insert %0, %cst [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
// CHECK-NEXT:     %2 = amdgpu.scaled_mfma 16x16x128 (%1[0] * %arg0) * (%arg2[1] * %arg0) + %arg1 : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
// CHECK-NEXT:     %3 = vector.extract %arg4[6] : f8E8M0FNU from vector<16xf8E8M0FNU>
// CHECK-NEXT:     %4 = vector.extract_strided_slice %arg4 {offsets = [4], sizes = [4], strides = [1]} : vector<16xf8E8M0FNU> to vector<4xf8E8M0FNU>
// CHECK-NEXT:     %5 = amdgpu.scaled_mfma 16x16x128 (%4[2] * %arg0) * (%1[0] * %arg0) + %arg1 : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
// CHECK-NEXT:     %6 = vector.extract %arg5[2, 3] : f8E8M0FNU from vector<4x4xf8E8M0FNU>
// CHECK-NEXT:     %7 = vector.shape_cast %arg5 : vector<4x4xf8E8M0FNU> to vector<16xf8E8M0FNU>
// CHECK-NEXT:     %8 = vector.extract_strided_slice %7 {offsets = [8], sizes = [4], strides = [1]} : vector<16xf8E8M0FNU> to vector<4xf8E8M0FNU>
// CHECK-NEXT:     %9 = vector.shape_cast %arg5 : vector<4x4xf8E8M0FNU> to vector<16xf8E8M0FNU>
// CHECK-NEXT:     %10 = vector.extract_strided_slice %9 {offsets = [8], sizes = [4], strides = [1]} : vector<16xf8E8M0FNU> to vector<4xf8E8M0FNU>
// CHECK-NEXT:     %11 = amdgpu.scaled_mfma 16x16x128 (%8[3] * %arg0) * (%10[3] * %arg0) + %arg1 : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
// CHECK-NEXT:     %12 = amdgpu.scaled_mfma 16x16x128 (%0[0] * %arg0) * (%arg3[0] * %arg0) + %arg1 : f8E8M0FNU, vector<32xf8E4M3FN>, f8E8M0FNU, vector<32xf8E4M3FN>, vector<4xf32>
// CHECK-NEXT:     %13 = amdgpu.scaled_mfma 16x16x128 (%6[0] * %arg0) * (%3[3] * %arg0) + %arg1 : f8E8M0FNU, vector<32xf8E4M3FN>, f8E8M0FNU, vector<32xf8E4M3FN>, vector<4xf32>
// CHECK-NEXT:     %14 = vector.insert %0, %cst [1] : f8E8M0FNU into vector<4xf8E8M0FNU>
// CHECK-NEXT:     %15 = amdgpu.scaled_mfma 16x16x128 (%14[1] * %arg0) * (%14[2] * %arg0) + %arg1 : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
// CHECK-NEXT:     return %2, %5, %11, %12, %13, %15 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CHECK: module {
// CHECK-NEXT:   func.func @dim(%arg0: memref<?x4xf32>, %arg1: i64, %arg2: i14) -> (index, index, memref<?x4xf32, #amdgpu.address_space<fat_raw_buffer>>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = amdgpu.fat_raw_buffer_cast %arg0 validBytes(%arg1) cacheSwizzleStride(%arg2) boundsCheck(false) resetOffset {a} : memref<?x4xf32> to memref<?x4xf32, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT:     %1 = amdgpu.fat_raw_buffer_cast %arg0 : memref<?x4xf32> to memref<?x4xf32, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT:     %2 = amdgpu.fat_raw_buffer_cast %arg0 : memref<?x4xf32> to memref<?x4xf32, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT:     %dim = memref.dim %0, %c0 : memref<?x4xf32, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT:     %dim_0 = memref.dim %1, %c0 : memref<?x4xf32, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT:     return %dim, %dim_0, %2 : index, index, memref<?x4xf32, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: !amdgpu.tdm_base<i32>, %arg1: i32) -> !amdgpu.tdm_descriptor {
// CHECK-NEXT:     %c-3 = arith.constant -3 : index
// CHECK-NEXT:     %0 = amdgpu.make_dma_descriptor %arg0 globalSize [2, 3] globalStride [%c-3, 1] sharedSize [64, %c-3] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
// CHECK-NEXT:     return %0 : !amdgpu.tdm_descriptor
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: vector<32xf8E4M3FN>, %arg1: vector<4xf32>, %arg2: vector<5x3xf8E8M0FNU>, %arg3: vector<6xf8E8M0FNU>, %arg4: index) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<4xf8E8M0FNU>
// CHECK-NEXT:     %0 = vector.extract %arg2[4, 2] : f8E8M0FNU from vector<5x3xf8E8M0FNU>
// CHECK-NEXT:     %1 = vector.insert %0, %cst [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
// CHECK-NEXT:     %2 = vector.extract %arg3[5] : f8E8M0FNU from vector<6xf8E8M0FNU>
// CHECK-NEXT:     %3 = vector.insert %2, %cst [3] : f8E8M0FNU into vector<4xf8E8M0FNU>
// CHECK-NEXT:     %4 = vector.shape_cast %arg2 : vector<5x3xf8E8M0FNU> to vector<15xf8E8M0FNU>
// CHECK-NEXT:     %5 = vector.extract_strided_slice %4 {offsets = [11], sizes = [4], strides = [1]} : vector<15xf8E8M0FNU> to vector<4xf8E8M0FNU>
// CHECK-NEXT:     %6 = vector.extract_strided_slice %arg3 {offsets = [2], sizes = [4], strides = [1]} : vector<6xf8E8M0FNU> to vector<4xf8E8M0FNU>
// CHECK-NEXT:     %7 = amdgpu.scaled_mfma 16x16x128 (%5[3] * %arg0) * (%6[3] * %arg0) + %arg1 {foo} : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
// CHECK-NEXT:     %8 = amdgpu.scaled_mfma 16x16x128 (%cst[1] * %arg0) * (%3[2] * %arg0) + %arg1 : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
// CHECK-NEXT:     %9 = vector.extract_strided_slice %arg3 {offsets = [2], sizes = [4], strides = [1]} : vector<6xf8E8M0FNU> to vector<4xf8E8M0FNU>
// CHECK-NEXT:     %10 = vector.extract_strided_slice %arg3 {offsets = [2], sizes = [4], strides = [1]} : vector<6xf8E8M0FNU> to vector<4xf8E8M0FNU>
// CHECK-NEXT:     %11 = amdgpu.scaled_mfma 16x16x128 (%9[3] * %arg0) * (%10[3] * %arg0) + %arg1 : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
// CHECK-NEXT:     %12 = vector.extract %arg2[1] : vector<3xf8E8M0FNU> from vector<5x3xf8E8M0FNU>
// CHECK-NEXT:     %13 = vector.extract %12[%arg4] : f8E8M0FNU from vector<3xf8E8M0FNU>
// CHECK-NEXT:     %14 = vector.insert %13, %cst [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
// CHECK-NEXT:     %15 = amdgpu.scaled_mfma 16x16x128 (%14[1] * %arg0) * (%1[2] * %arg0) + %arg1 : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
// CHECK-NEXT:     return %7, %8, %11, %15 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
