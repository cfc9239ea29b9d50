// RUN: mlir-opt %s --convert-amdgpu-to-rocdl=chipset=gfx942 | FileCheck %s

func.func @f0(%m: memref<64xf32>, %i: i32) -> f32 {
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<64xf32>, i32 -> f32
  return %0 : f32
}

func.func @f1(%m: memref<?x?xf32>, %i: i32, %s: i32) -> vector<4xf32> {
  %0 = amdgpu.raw_buffer_load {boundsCheck=false,indexOffset=4:i32} %m[%i,%i] sgprOffset %s : memref<?x?xf32>, i32,i32 -> vector<4xf32>
  return %0 : vector<4xf32>
}

func.func @f2(%m: memref<64x128xi8, strided<[?, 1], offset: ?>>, %i: i32) -> vector<8xi8> {
  %0 = amdgpu.raw_buffer_load %m[%i,%i] : memref<64x128xi8, strided<[?, 1], offset: ?>>, i32,i32 -> vector<8xi8>
  return %0 : vector<8xi8>
}

func.func @f3(%m: memref<f16>) -> f16 {
  %0 = amdgpu.raw_buffer_load %m[] : memref<f16> -> f16
  return %0 : f16
}

func.func @f4(%m: memref<64xf32>, %i: i32, %v: f32) {
  amdgpu.raw_buffer_store %v -> %m[%i] : f32 -> memref<64xf32>, i32
  return
}

func.func @f5(%m: memref<64xbf16>, %i: i32, %v: vector<2xbf16>) {
  amdgpu.raw_buffer_store %v -> %m[%i] : vector<2xbf16> -> memref<64xbf16>, i32
  return
}

func.func @f6(%m: memref<64xf8E5M2FNUZ>, %i: i32, %v: vector<16xf8E5M2FNUZ>) {
  amdgpu.raw_buffer_store %v -> %m[%i] : vector<16xf8E5M2FNUZ> -> memref<64xf8E5M2FNUZ>, i32
  return
}

func.func @f7(%m: memref<64xf32>, %i: i32, %v: f32) {
  amdgpu.raw_buffer_atomic_fadd %v -> %m[%i] : f32 -> memref<64xf32>, i32
  return
}

func.func @f8(%m: memref<64xf16>, %i: i32, %v: vector<2xf16>) {
  amdgpu.raw_buffer_atomic_fadd %v -> %m[%i] : vector<2xf16> -> memref<64xf16>, i32
  return
}

func.func @f9(%m: memref<64xf32>, %i: i32, %v: f32) {
  amdgpu.raw_buffer_atomic_fmax %v -> %m[%i] : f32 -> memref<64xf32>, i32
  return
}

func.func @f10(%m: memref<64xi32>, %i: i32, %v: i32) {
  amdgpu.raw_buffer_atomic_smax %v -> %m[%i] : i32 -> memref<64xi32>, i32
  return
}

func.func @f11(%m: memref<64xi32>, %i: i32, %v: i32) {
  amdgpu.raw_buffer_atomic_umin %v -> %m[%i] : i32 -> memref<64xi32>, i32
  return
}

func.func @f12(%m: memref<64xi32>, %i: i32, %v: i32) -> i32 {
  %0 = amdgpu.raw_buffer_atomic_cmpswap %v, %v -> %m[%i] : i32 -> memref<64xi32>, i32
  return %0 : i32
}

func.func @f13(%m: memref<64xf32>, %i: i32, %v: f32, %w: f32) -> f32 {
  %0 = amdgpu.raw_buffer_atomic_cmpswap %v, %w -> %m[%i] : f32 -> memref<64xf32>, i32
  return %0 : f32
}

func.func @f14(%m: memref<64xf16>, %i: i32, %v: vector<2xf16>, %w: vector<2xf16>) -> vector<2xf16> {
  %0 = amdgpu.raw_buffer_atomic_cmpswap %v, %w -> %m[%i] : vector<2xf16> -> memref<64xf16>, i32
  return %0 : vector<2xf16>
}

func.func @f15(%m: memref<64xi64>, %i: i32, %v: i64, %w: i64) -> i64 {
  %0 = amdgpu.raw_buffer_atomic_cmpswap %v, %w -> %m[%i] : i64 -> memref<64xi64>, i32
  return %0 : i64
}

func.func @f16(%m: memref<8xi32, strided<[?], offset: ?>>, %b: i64, %s: i14) -> memref<8xi32, strided<[?], offset: ?>, #amdgpu.address_space<fat_raw_buffer>> {
  %0 = amdgpu.fat_raw_buffer_cast %m validBytes(%b) cacheSwizzleStride(%s) boundsCheck(false) : memref<8xi32, strided<[?], offset: ?>> to memref<8xi32, strided<[?], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
  return %0 : memref<8xi32, strided<[?], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
}

func.func @f18(%m: memref<?xi32>) -> memref<?xi32, #amdgpu.address_space<fat_raw_buffer>> {
  %0 = amdgpu.fat_raw_buffer_cast %m : memref<?xi32> to memref<?xi32, #amdgpu.address_space<fat_raw_buffer>>
  return %0 : memref<?xi32, #amdgpu.address_space<fat_raw_buffer>>
}

func.func @f20(%m: memref<64xf32>, %i: i32) -> vector<2xf32> {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xf32>, i32 -> vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f22(%m: memref<64xf32>, %i: i32) -> vector<4xf32> {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xf32>, i32 -> vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f24(%m: memref<64xf16>, %i: i32) -> f16 {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xf16>, i32 -> f16
  return %r : f16
}

func.func @f26(%m: memref<64xf16>, %i: i32) -> vector<2xf16> {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xf16>, i32 -> vector<2xf16>
  return %r : vector<2xf16>
}

func.func @f28(%m: memref<64xf16>, %i: i32) -> vector<6xf16> {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xf16>, i32 -> vector<6xf16>
  return %r : vector<6xf16>
}

func.func @f30(%m: memref<64xbf16>, %i: i32) -> bf16 {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xbf16>, i32 -> bf16
  return %r : bf16
}

func.func @f32(%m: memref<64xbf16>, %i: i32) -> vector<2xbf16> {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xbf16>, i32 -> vector<2xbf16>
  return %r : vector<2xbf16>
}

func.func @f34(%m: memref<64xi8>, %i: i32) -> i8 {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xi8>, i32 -> i8
  return %r : i8
}

func.func @f36(%m: memref<64xi8>, %i: i32) -> vector<2xi8> {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xi8>, i32 -> vector<2xi8>
  return %r : vector<2xi8>
}

func.func @f38(%m: memref<64xi8>, %i: i32) -> vector<4xi8> {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xi8>, i32 -> vector<4xi8>
  return %r : vector<4xi8>
}

func.func @f40(%m: memref<64xi8>, %i: i32) -> vector<12xi8> {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xi8>, i32 -> vector<12xi8>
  return %r : vector<12xi8>
}

func.func @f42(%m: memref<64xf64>, %i: i32) -> f64 {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xf64>, i32 -> f64
  return %r : f64
}

func.func @f44(%m: memref<64xf64>, %i: i32) -> vector<2xf64> {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xf64>, i32 -> vector<2xf64>
  return %r : vector<2xf64>
}

func.func @f46(%m: memref<64xi64>, %i: i32) -> vector<2xi64> {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xi64>, i32 -> vector<2xi64>
  return %r : vector<2xi64>
}

func.func @f48(%m: memref<64xi1>, %i: i32) -> vector<32xi1> {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xi1>, i32 -> vector<32xi1>
  return %r : vector<32xi1>
}

func.func @f50(%m: memref<64xi4>, %i: i32) -> vector<8xi4> {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xi4>, i32 -> vector<8xi4>
  return %r : vector<8xi4>
}

func.func @f52(%m: memref<64xi16>, %i: i32) -> i16 {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xi16>, i32 -> i16
  return %r : i16
}

func.func @f54(%m: memref<64xi16>, %i: i32) -> vector<8xi16> {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xi16>, i32 -> vector<8xi16>
  return %r : vector<8xi16>
}

func.func @f56(%m: memref<64xf8E4M3FN>, %i: i32) -> vector<4xf8E4M3FN> {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xf8E4M3FN>, i32 -> vector<4xf8E4M3FN>
  return %r : vector<4xf8E4M3FN>
}

func.func @f58(%m: memref<64xi48>, %i: i32) -> i48 {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xi48>, i32 -> i48
  return %r : i48
}

func.func @f60(%m: memref<64xi48>, %i: i32) -> vector<2xi48> {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xi48>, i32 -> vector<2xi48>
  return %r : vector<2xi48>
}

func.func @f62(%m: memref<64x4xf32, strided<[8, 1]>>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = -3 : i32} %m[%i, %i] sgprOffset %i : memref<64x4xf32, strided<[8, 1]>>, i32, i32 -> f32
  return %r : f32
}

func.func @f64(%m: memref<64xf32, strided<[1], offset: 4>>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = -3 : i32} %m[%i] sgprOffset %i : memref<64xf32, strided<[1], offset: 4>>, i32 -> f32
  return %r : f32
}

func.func @f66(%m: memref<64xf32, strided<[2], offset: ?>>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = -3 : i32} %m[%i] sgprOffset %i : memref<64xf32, strided<[2], offset: ?>>, i32 -> f32
  return %r : f32
}

func.func @f68(%m: memref<?x4x?xf32>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = -3 : i32} %m[%i, %i, %i] sgprOffset %i : memref<?x4x?xf32>, i32, i32, i32 -> f32
  return %r : f32
}

func.func @f70(%m: memref<4x?x8x?xf32>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = -3 : i32} %m[%i, %i, %i, %i] sgprOffset %i : memref<4x?x8x?xf32>, i32, i32, i32, i32 -> f32
  return %r : f32
}

func.func @f72(%m: memref<4x8x?xf32, strided<[?, 8, ?], offset: ?>>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = -3 : i32} %m[%i, %i, %i] sgprOffset %i : memref<4x8x?xf32, strided<[?, 8, ?], offset: ?>>, i32, i32, i32 -> f32
  return %r : f32
}

func.func @f74(%m: memref<0xf32>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = -3 : i32} %m[%i] sgprOffset %i : memref<0xf32>, i32 -> f32
  return %r : f32
}

func.func @f76(%m: memref<8x8xf32, strided<[1, 8]>>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = -3 : i32} %m[%i, %i] sgprOffset %i : memref<8x8xf32, strided<[1, 8]>>, i32, i32 -> f32
  return %r : f32
}

func.func @f78(%m: memref<8x8xf32, strided<[0, 1]>>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = -3 : i32} %m[%i, %i] sgprOffset %i : memref<8x8xf32, strided<[0, 1]>>, i32, i32 -> f32
  return %r : f32
}

func.func @f80(%m: memref<1073741824x1073741824x16xf32>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = -3 : i32} %m[%i, %i, %i] sgprOffset %i : memref<1073741824x1073741824x16xf32>, i32, i32, i32 -> f32
  return %r : f32
}

func.func @f82(%m: memref<64xf32, 1>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = -3 : i32} %m[%i] sgprOffset %i : memref<64xf32, 1>, i32 -> f32
  return %r : f32
}

func.func @f84(%m: memref<64xf32, #gpu.address_space<global>>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = -3 : i32} %m[%i] sgprOffset %i : memref<64xf32, #gpu.address_space<global>>, i32 -> f32
  return %r : f32
}

func.func @f86(%m: memref<64xf32, strided<[-1], offset: 63>>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = -3 : i32} %m[%i] sgprOffset %i : memref<64xf32, strided<[-1], offset: 63>>, i32 -> f32
  return %r : f32
}

func.func @f88(%m: memref<f32, strided<[], offset: 4>>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = -3 : i32} %m[] sgprOffset %i : memref<f32, strided<[], offset: 4>> -> f32
  return %r : f32
}

func.func @f90(%m: memref<2147483648xf32>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = -3 : i32} %m[%i] sgprOffset %i : memref<2147483648xf32>, i32 -> f32
  return %r : f32
}

func.func @f92(%m: memref<f32>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load {indexOffset = 5 : i32} %m[] : memref<f32> -> f32
  return %r : f32
}

func.func @f94(%m: memref<64xi1>, %i: i32, %v: i1) {
  amdgpu.raw_buffer_store %v -> %m[%i] : i1 -> memref<64xi1>, i32
  return
}

func.func @f96(%m: memref<64xf16>, %i: i32, %v: vector<2xf16>) {
  amdgpu.raw_buffer_atomic_fadd %v -> %m[%i] : vector<2xf16> -> memref<64xf16>, i32
  return
}

func.func @f98(%m: memref<64xf32>, %i: i32, %v: f32) {
  amdgpu.raw_buffer_atomic_fmax %v -> %m[%i] : f32 -> memref<64xf32>, i32
  return
}

func.func @f100(%m: memref<64xi8>, %i: i32, %v: i8) -> i8 {
  %r = amdgpu.raw_buffer_atomic_cmpswap %v, %v -> %m[%i] : i8 -> memref<64xi8>, i32
  return %r : i8
}

func.func @f102(%m: memref<64xf16>, %i: i32, %v: f16) -> f16 {
  %r = amdgpu.raw_buffer_atomic_cmpswap %v, %v -> %m[%i] : f16 -> memref<64xf16>, i32
  return %r : f16
}

func.func @f104(%m: memref<64xbf16>, %i: i32, %v: vector<2xbf16>) -> vector<2xbf16> {
  %r = amdgpu.raw_buffer_atomic_cmpswap %v, %v -> %m[%i] : vector<2xbf16> -> memref<64xbf16>, i32
  return %r : vector<2xbf16>
}

func.func @f106(%m: memref<64xf64>, %i: i32, %v: f64) -> f64 {
  %r = amdgpu.raw_buffer_atomic_cmpswap %v, %v -> %m[%i] : f64 -> memref<64xf64>, i32
  return %r : f64
}

func.func @f108(%m: memref<64xf32>, %i: i32, %v: vector<2xf32>) -> vector<2xf32> {
  %r = amdgpu.raw_buffer_atomic_cmpswap %v, %v -> %m[%i] : vector<2xf32> -> memref<64xf32>, i32
  return %r : vector<2xf32>
}

func.func @f110(%m: memref<64xi8>, %i: i32, %v: vector<8xi8>) -> vector<8xi8> {
  %r = amdgpu.raw_buffer_atomic_cmpswap %v, %v -> %m[%i] : vector<8xi8> -> memref<64xi8>, i32
  return %r : vector<8xi8>
}

func.func @f112(%m: memref<64xf16>, %i: i32, %v: vector<4xf16>) -> vector<4xf16> {
  %r = amdgpu.raw_buffer_atomic_cmpswap %v, %v -> %m[%i] : vector<4xf16> -> memref<64xf16>, i32
  return %r : vector<4xf16>
}

func.func @f114(%m: memref<64xf8E5M2>, %i: i32, %v: vector<4xf8E5M2>) -> vector<4xf8E5M2> {
  %r = amdgpu.raw_buffer_atomic_cmpswap %v, %v -> %m[%i] : vector<4xf8E5M2> -> memref<64xf8E5M2>, i32
  return %r : vector<4xf8E5M2>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: memref<64xf32>, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(256 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : f32
// CHECK-NEXT:     return %[[V11]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mul %[[V3]], %[[V4]] : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V0]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V0]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mul %[[V6]], %[[V7]] : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.intr.umax(%[[V5]], %[[V8]]) : (i64, i64) -> i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[V9]], %[[V10]] : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V12]], %[[V11]], %[[V13]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.trunc %[[V15]] : i64 to i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mul %[[ARG1]], %[[V16]] : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.add %[[V17]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.add %[[V18]], %[[V19]] : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mul %[[V20]], %[[V1]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mul %[[ARG2]], %[[V1]] : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V14]], %[[V21]], %[[V22]], %[[V23]] : vector<4xf32>
// CHECK-NEXT:     return %[[V24]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: memref<64x128xi8, strided<[?, 1], offset: ?>>, %[[ARG1:[^ ]+]]: i32) -> vector<8xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64x128xi8, strided<[?, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V3]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[V5]], %[[V6]] : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V0]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V0]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mul %[[V8]], %[[V9]] : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.intr.umax(%[[V7]], %[[V10]]) : (i64, i64) -> i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mul %[[V11]], %[[V12]] : i64
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = rocdl.make.buffer.rsrc %[[V4]], %[[V14]], %[[V13]], %[[V15]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.trunc %[[V17]] : i64 to i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mul %[[ARG1]], %[[V18]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.add %[[V19]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mul %[[V20]], %[[V1]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mul %[[V22]], %[[V1]] : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V16]], %[[V21]], %[[V23]], %[[V24]] : vector<2xi32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.bitcast %[[V25]] : vector<2xi32> to vector<8xi8>
// CHECK-NEXT:     return %[[V26]] : vector<8xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: memref<f16>) -> f16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<f16> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mul %[[V7]], %[[V1]] : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mul %[[V9]], %[[V1]] : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V8]], %[[V10]], %[[V11]] : f16
// CHECK-NEXT:     return %[[V12]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: memref<64xf32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(256 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     rocdl.raw.ptr.buffer.store %[[ARG2]], %[[V6]], %[[V7]], %[[V9]], %[[V10]] : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: memref<64xbf16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<2xbf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xbf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[ARG2]] : vector<2xbf16> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(128 : i64) : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.make.buffer.rsrc %[[V3]], %[[V5]], %[[V4]], %[[V6]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mul %[[V9]], %[[V1]] : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     rocdl.raw.ptr.buffer.store %[[V2]], %[[V7]], %[[V8]], %[[V10]], %[[V11]] : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: memref<64xf8E5M2FNUZ>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<16xf8E5M2FNUZ>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf8E5M2FNUZ> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<16xf8E5M2FNUZ> to vector<16xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.make.buffer.rsrc %[[V4]], %[[V6]], %[[V5]], %[[V7]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[ARG1]], %[[V2]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[V10]], %[[V2]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     rocdl.raw.ptr.buffer.store %[[V3]], %[[V8]], %[[V9]], %[[V11]], %[[V12]] : vector<4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: memref<64xf32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(256 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     rocdl.raw.ptr.buffer.atomic.fadd %[[ARG2]], %[[V6]], %[[V7]], %[[V9]], %[[V10]] : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: memref<64xf16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<2xf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(128 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     rocdl.raw.ptr.buffer.atomic.fadd %[[ARG2]], %[[V6]], %[[V7]], %[[V9]], %[[V10]] : vector<2xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: memref<64xf32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(256 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     rocdl.raw.ptr.buffer.atomic.fmax %[[ARG2]], %[[V6]], %[[V7]], %[[V9]], %[[V10]] : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: memref<64xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(256 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     rocdl.raw.ptr.buffer.atomic.smax %[[ARG2]], %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: memref<64xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(256 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     rocdl.raw.ptr.buffer.atomic.umin %[[ARG2]], %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: memref<64xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(256 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.atomic.cmpswap %[[ARG2]], %[[ARG2]], %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i32
// CHECK-NEXT:     return %[[V11]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: memref<64xf32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[ARG2]] : f32 to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[ARG3]] : f32 to i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(256 : i64) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.make.buffer.rsrc %[[V4]], %[[V6]], %[[V5]], %[[V7]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[V10]], %[[V1]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = rocdl.raw.ptr.buffer.atomic.cmpswap %[[V2]], %[[V3]], %[[V8]], %[[V9]], %[[V11]], %[[V12]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.bitcast %[[V13]] : i32 to f32
// CHECK-NEXT:     return %[[V14]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: memref<64xf16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<2xf16>, %[[ARG3:[^ ]+]]: vector<2xf16>) -> vector<2xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[ARG2]] : vector<2xf16> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<2xf16> to i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(128 : i64) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.make.buffer.rsrc %[[V4]], %[[V6]], %[[V5]], %[[V7]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[V10]], %[[V1]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = rocdl.raw.ptr.buffer.atomic.cmpswap %[[V2]], %[[V3]], %[[V8]], %[[V9]], %[[V11]], %[[V12]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.bitcast %[[V13]] : i32 to vector<2xf16>
// CHECK-NEXT:     return %[[V14]] : vector<2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: memref<64xi64>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(512 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.atomic.cmpswap %[[ARG2]], %[[ARG3]], %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i64
// CHECK-NEXT:     return %[[V11]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: memref<8xi32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i14) -> memref<8xi32, strided<[?], offset: ?>, #amdgpu.address_space<fat_raw_buffer>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<8xi32, strided<[?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V0]][3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][4] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.zext %[[ARG2]] : i14 to i16
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(16384 : i16) : i16
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.or disjoint %[[V5]], %[[V6]] : i16
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = rocdl.make.buffer.rsrc %[[V1]], %[[V7]], %[[ARG1]], %[[V8]] : !llvm.ptr to <7>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V10]][0] : !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V11]][1] : !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertvalue %[[V2]], %[[V12]][2] : !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.insertvalue %[[V3]], %[[V13]][3] : !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.insertvalue %[[V4]], %[[V14]][4] : !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = builtin.unrealized_conversion_cast %[[V15]] : !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)> to memref<8xi32, strided<[?], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT:     return %[[V16]] : memref<8xi32, strided<[?], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: memref<?xi32>) -> memref<?xi32, #amdgpu.address_space<fat_raw_buffer>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<?xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mul %[[V1]], %[[V2]] : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mul %[[V3]], %[[V4]] : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V0]][3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V0]][4] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.make.buffer.rsrc %[[V6]], %[[V10]], %[[V5]], %[[V11]] : !llvm.ptr to <7>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.insertvalue %[[V12]], %[[V13]][0] : !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.insertvalue %[[V12]], %[[V14]][1] : !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V15]][2] : !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.insertvalue %[[V8]], %[[V16]][3] : !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V17]][4] : !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = builtin.unrealized_conversion_cast %[[V18]] : !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)> to memref<?xi32, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT:     return %[[V19]] : memref<?xi32, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f20(%[[ARG0:[^ ]+]]: memref<64xf32>, %[[ARG1:[^ ]+]]: i32) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(256 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : vector<2xf32>
// CHECK-NEXT:     return %[[V11]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f22(%[[ARG0:[^ ]+]]: memref<64xf32>, %[[ARG1:[^ ]+]]: i32) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(256 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : vector<4xf32>
// CHECK-NEXT:     return %[[V11]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f24(%[[ARG0:[^ ]+]]: memref<64xf16>, %[[ARG1:[^ ]+]]: i32) -> f16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(128 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : f16
// CHECK-NEXT:     return %[[V11]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f26(%[[ARG0:[^ ]+]]: memref<64xf16>, %[[ARG1:[^ ]+]]: i32) -> vector<2xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(128 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.bitcast %[[V11]] : i32 to vector<2xf16>
// CHECK-NEXT:     return %[[V12]] : vector<2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f28(%[[ARG0:[^ ]+]]: memref<64xf16>, %[[ARG1:[^ ]+]]: i32) -> vector<6xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(128 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : vector<3xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.bitcast %[[V11]] : vector<3xi32> to vector<6xf16>
// CHECK-NEXT:     return %[[V12]] : vector<6xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f30(%[[ARG0:[^ ]+]]: memref<64xbf16>, %[[ARG1:[^ ]+]]: i32) -> bf16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xbf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(128 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : bf16
// CHECK-NEXT:     return %[[V11]] : bf16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f32(%[[ARG0:[^ ]+]]: memref<64xbf16>, %[[ARG1:[^ ]+]]: i32) -> vector<2xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xbf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(128 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.bitcast %[[V11]] : i32 to vector<2xbf16>
// CHECK-NEXT:     return %[[V12]] : vector<2xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f34(%[[ARG0:[^ ]+]]: memref<64xi8>, %[[ARG1:[^ ]+]]: i32) -> i8 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i8
// CHECK-NEXT:     return %[[V11]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f36(%[[ARG0:[^ ]+]]: memref<64xi8>, %[[ARG1:[^ ]+]]: i32) -> vector<2xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i16
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.bitcast %[[V11]] : i16 to vector<2xi8>
// CHECK-NEXT:     return %[[V12]] : vector<2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f38(%[[ARG0:[^ ]+]]: memref<64xi8>, %[[ARG1:[^ ]+]]: i32) -> vector<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.bitcast %[[V11]] : i32 to vector<4xi8>
// CHECK-NEXT:     return %[[V12]] : vector<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f40(%[[ARG0:[^ ]+]]: memref<64xi8>, %[[ARG1:[^ ]+]]: i32) -> vector<12xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : vector<3xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.bitcast %[[V11]] : vector<3xi32> to vector<12xi8>
// CHECK-NEXT:     return %[[V12]] : vector<12xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f42(%[[ARG0:[^ ]+]]: memref<64xf64>, %[[ARG1:[^ ]+]]: i32) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(512 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : f64
// CHECK-NEXT:     return %[[V11]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f44(%[[ARG0:[^ ]+]]: memref<64xf64>, %[[ARG1:[^ ]+]]: i32) -> vector<2xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(512 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : vector<2xf64>
// CHECK-NEXT:     return %[[V11]] : vector<2xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f46(%[[ARG0:[^ ]+]]: memref<64xi64>, %[[ARG1:[^ ]+]]: i32) -> vector<2xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(512 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : vector<2xi64>
// CHECK-NEXT:     return %[[V11]] : vector<2xi64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f48(%[[ARG0:[^ ]+]]: memref<64xi1>, %[[ARG1:[^ ]+]]: i32) -> vector<32xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi1> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.bitcast %[[V11]] : i32 to vector<32xi1>
// CHECK-NEXT:     return %[[V12]] : vector<32xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f50(%[[ARG0:[^ ]+]]: memref<64xi4>, %[[ARG1:[^ ]+]]: i32) -> vector<8xi4> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi4> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.bitcast %[[V11]] : i32 to vector<8xi4>
// CHECK-NEXT:     return %[[V12]] : vector<8xi4>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f52(%[[ARG0:[^ ]+]]: memref<64xi16>, %[[ARG1:[^ ]+]]: i32) -> i16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(128 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i16
// CHECK-NEXT:     return %[[V11]] : i16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f54(%[[ARG0:[^ ]+]]: memref<64xi16>, %[[ARG1:[^ ]+]]: i32) -> vector<8xi16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(128 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : vector<4xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.bitcast %[[V11]] : vector<4xi32> to vector<8xi16>
// CHECK-NEXT:     return %[[V12]] : vector<8xi16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f56(%[[ARG0:[^ ]+]]: memref<64xf8E4M3FN>, %[[ARG1:[^ ]+]]: i32) -> vector<4xf8E4M3FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf8E4M3FN> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.bitcast %[[V11]] : i32 to vector<4xi8>
// CHECK-NEXT:     %[[V13:[^ ]+]] = builtin.unrealized_conversion_cast %[[V12]] : vector<4xi8> to vector<4xf8E4M3FN>
// CHECK-NEXT:     return %[[V13]] : vector<4xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f58(%[[ARG0:[^ ]+]]: memref<64xi48>, %[[ARG1:[^ ]+]]: i32) -> i48 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi48> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(384 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i48
// CHECK-NEXT:     return %[[V11]] : i48
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f60(%[[ARG0:[^ ]+]]: memref<64xi48>, %[[ARG1:[^ ]+]]: i32) -> vector<2xi48> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi48> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(384 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : vector<2xi48>
// CHECK-NEXT:     return %[[V11]] : vector<2xi48>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f62(%[[ARG0:[^ ]+]]: memref<64x4xf32, strided<[8, 1]>>, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64x4xf32, strided<[8, 1]>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(2048 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mul %[[ARG1]], %[[V7]] : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.add %[[V8]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mul %[[V9]], %[[V1]] : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V10]], %[[V11]], %[[V12]] : f32
// CHECK-NEXT:     return %[[V13]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f64(%[[ARG0:[^ ]+]]: memref<64xf32, strided<[1], offset: 4>>, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf32, strided<[1], offset: 4>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V3]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(256 : i64) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.make.buffer.rsrc %[[V4]], %[[V6]], %[[V5]], %[[V7]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V8]], %[[V9]], %[[V10]], %[[V11]] : f32
// CHECK-NEXT:     return %[[V12]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f66(%[[ARG0:[^ ]+]]: memref<64xf32, strided<[2], offset: ?>>, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf32, strided<[2], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V3]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(512 : i64) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.make.buffer.rsrc %[[V4]], %[[V6]], %[[V5]], %[[V7]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mul %[[ARG1]], %[[V9]] : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[V10]], %[[V1]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V8]], %[[V11]], %[[V12]], %[[V13]] : f32
// CHECK-NEXT:     return %[[V14]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f68(%[[ARG0:[^ ]+]]: memref<?x4x?xf32>, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<?x4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mul %[[V3]], %[[V4]] : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V0]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V0]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mul %[[V6]], %[[V7]] : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.intr.umax(%[[V5]], %[[V8]]) : (i64, i64) -> i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V0]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V0]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mul %[[V10]], %[[V11]] : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.intr.umax(%[[V9]], %[[V12]]) : (i64, i64) -> i64
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mul %[[V13]], %[[V14]] : i64
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V16]], %[[V15]], %[[V17]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.trunc %[[V19]] : i64 to i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mul %[[ARG1]], %[[V20]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.extractvalue %[[V0]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.trunc %[[V22]] : i64 to i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mul %[[ARG1]], %[[V23]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.add %[[V21]], %[[V24]] : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.add %[[V25]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.mul %[[V26]], %[[V1]] : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V18]], %[[V27]], %[[V28]], %[[V29]] : f32
// CHECK-NEXT:     return %[[V30]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f70(%[[ARG0:[^ ]+]]: memref<4x?x8x?xf32>, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<4x?x8x?xf32> to !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mul %[[V3]], %[[V4]] : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V0]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V0]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mul %[[V6]], %[[V7]] : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.intr.umax(%[[V5]], %[[V8]]) : (i64, i64) -> i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V0]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V0]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mul %[[V10]], %[[V11]] : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.intr.umax(%[[V9]], %[[V12]]) : (i64, i64) -> i64
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V0]][3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V0]][4, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mul %[[V14]], %[[V15]] : i64
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.intr.umax(%[[V13]], %[[V16]]) : (i64, i64) -> i64
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mul %[[V17]], %[[V18]] : i64
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V20]], %[[V19]], %[[V21]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.trunc %[[V23]] : i64 to i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mul %[[ARG1]], %[[V24]] : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.extractvalue %[[V0]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.trunc %[[V26]] : i64 to i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mul %[[ARG1]], %[[V27]] : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.add %[[V25]], %[[V28]] : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.extractvalue %[[V0]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.trunc %[[V30]] : i64 to i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mul %[[ARG1]], %[[V31]] : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.add %[[V29]], %[[V32]] : i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.add %[[V33]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.mul %[[V34]], %[[V1]] : i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V38:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V22]], %[[V35]], %[[V36]], %[[V37]] : f32
// CHECK-NEXT:     return %[[V38]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f72(%[[ARG0:[^ ]+]]: memref<4x8x?xf32, strided<[?, 8, ?], offset: ?>>, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<4x8x?xf32, strided<[?, 8, ?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V3]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[V5]], %[[V6]] : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V0]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V0]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mul %[[V8]], %[[V9]] : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.intr.umax(%[[V7]], %[[V10]]) : (i64, i64) -> i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractvalue %[[V0]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V0]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mul %[[V12]], %[[V13]] : i64
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.intr.umax(%[[V11]], %[[V14]]) : (i64, i64) -> i64
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mul %[[V15]], %[[V16]] : i64
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = rocdl.make.buffer.rsrc %[[V4]], %[[V18]], %[[V17]], %[[V19]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.trunc %[[V21]] : i64 to i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mul %[[ARG1]], %[[V22]] : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mul %[[ARG1]], %[[V24]] : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.add %[[V23]], %[[V25]] : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.extractvalue %[[V0]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.trunc %[[V27]] : i64 to i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mul %[[ARG1]], %[[V28]] : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.add %[[V26]], %[[V29]] : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.mul %[[V30]], %[[V1]] : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V20]], %[[V31]], %[[V32]], %[[V33]] : f32
// CHECK-NEXT:     return %[[V34]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f74(%[[ARG0:[^ ]+]]: memref<0xf32>, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<0xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V8]], %[[V9]] : f32
// CHECK-NEXT:     return %[[V10]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f76(%[[ARG0:[^ ]+]]: memref<8x8xf32, strided<[1, 8]>>, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<8x8xf32, strided<[1, 8]>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(256 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mul %[[ARG1]], %[[V7]] : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.add %[[ARG1]], %[[V8]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mul %[[V9]], %[[V1]] : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V10]], %[[V11]], %[[V12]] : f32
// CHECK-NEXT:     return %[[V13]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f78(%[[ARG0:[^ ]+]]: memref<8x8xf32, strided<[0, 1]>>, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<8x8xf32, strided<[0, 1]>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mul %[[ARG1]], %[[V7]] : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.add %[[V8]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mul %[[V9]], %[[V1]] : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V10]], %[[V11]], %[[V12]] : f32
// CHECK-NEXT:     return %[[V13]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f80(%[[ARG0:[^ ]+]]: memref<1073741824x1073741824x16xf32>, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<1073741824x1073741824x16xf32> to !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(68719476736 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mul %[[ARG1]], %[[V7]] : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mul %[[ARG1]], %[[V9]] : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.add %[[V8]], %[[V10]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.add %[[V11]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mul %[[V12]], %[[V1]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V13]], %[[V14]], %[[V15]] : f32
// CHECK-NEXT:     return %[[V16]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f82(%[[ARG0:[^ ]+]]: memref<64xf32, 1>, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf32, 1> to !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(256 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : <1> to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V8]], %[[V9]] : f32
// CHECK-NEXT:     return %[[V10]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f84(%[[ARG0:[^ ]+]]: memref<64xf32, #gpu.address_space<global>>, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf32, #gpu.address_space<global>> to !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(256 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : <1> to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V8]], %[[V9]] : f32
// CHECK-NEXT:     return %[[V10]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f86(%[[ARG0:[^ ]+]]: memref<64xf32, strided<[-1], offset: 63>>, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf32, strided<[-1], offset: 63>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(63 : index) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V3]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.make.buffer.rsrc %[[V4]], %[[V6]], %[[V5]], %[[V7]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mul %[[ARG1]], %[[V9]] : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[V10]], %[[V1]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V8]], %[[V11]], %[[V12]], %[[V13]] : f32
// CHECK-NEXT:     return %[[V14]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f88(%[[ARG0:[^ ]+]]: memref<f32, strided<[], offset: 4>>, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<f32, strided<[], offset: 4>> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V3]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.make.buffer.rsrc %[[V4]], %[[V6]], %[[V5]], %[[V7]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mul %[[V9]], %[[V1]] : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V8]], %[[V10]], %[[V11]], %[[V12]] : f32
// CHECK-NEXT:     return %[[V13]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f90(%[[ARG0:[^ ]+]]: memref<2147483648xf32>, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<2147483648xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(8589934592 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V8]], %[[V9]] : f32
// CHECK-NEXT:     return %[[V10]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f92(%[[ARG0:[^ ]+]]: memref<f32>, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.add %[[V7]], %[[V8]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mul %[[V9]], %[[V1]] : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mul %[[V11]], %[[V1]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V10]], %[[V12]], %[[V13]] : f32
// CHECK-NEXT:     return %[[V14]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f94(%[[ARG0:[^ ]+]]: memref<64xi1>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi1> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     rocdl.raw.ptr.buffer.store %[[ARG2]], %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f96(%[[ARG0:[^ ]+]]: memref<64xf16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<2xf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(128 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     rocdl.raw.ptr.buffer.atomic.fadd %[[ARG2]], %[[V6]], %[[V7]], %[[V9]], %[[V10]] : vector<2xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f98(%[[ARG0:[^ ]+]]: memref<64xf32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(256 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     rocdl.raw.ptr.buffer.atomic.fmax %[[ARG2]], %[[V6]], %[[V7]], %[[V9]], %[[V10]] : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f100(%[[ARG0:[^ ]+]]: memref<64xi8>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i8) -> i8 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.atomic.cmpswap %[[ARG2]], %[[ARG2]], %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i8
// CHECK-NEXT:     return %[[V11]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f102(%[[ARG0:[^ ]+]]: memref<64xf16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[ARG2]] : f16 to i16
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[ARG2]] : f16 to i16
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(128 : i64) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.make.buffer.rsrc %[[V4]], %[[V6]], %[[V5]], %[[V7]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[V10]], %[[V1]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = rocdl.raw.ptr.buffer.atomic.cmpswap %[[V2]], %[[V3]], %[[V8]], %[[V9]], %[[V11]], %[[V12]] : i16
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.bitcast %[[V13]] : i16 to f16
// CHECK-NEXT:     return %[[V14]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f104(%[[ARG0:[^ ]+]]: memref<64xbf16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<2xbf16>) -> vector<2xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xbf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[ARG2]] : vector<2xbf16> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[ARG2]] : vector<2xbf16> to i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(128 : i64) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.make.buffer.rsrc %[[V4]], %[[V6]], %[[V5]], %[[V7]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[V10]], %[[V1]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = rocdl.raw.ptr.buffer.atomic.cmpswap %[[V2]], %[[V3]], %[[V8]], %[[V9]], %[[V11]], %[[V12]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.bitcast %[[V13]] : i32 to vector<2xbf16>
// CHECK-NEXT:     return %[[V14]] : vector<2xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f106(%[[ARG0:[^ ]+]]: memref<64xf64>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[ARG2]] : f64 to i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[ARG2]] : f64 to i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(512 : i64) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.make.buffer.rsrc %[[V4]], %[[V6]], %[[V5]], %[[V7]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[V10]], %[[V1]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = rocdl.raw.ptr.buffer.atomic.cmpswap %[[V2]], %[[V3]], %[[V8]], %[[V9]], %[[V11]], %[[V12]] : i64
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.bitcast %[[V13]] : i64 to f64
// CHECK-NEXT:     return %[[V14]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f108(%[[ARG0:[^ ]+]]: memref<64xf32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(256 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.atomic.cmpswap %[[ARG2]], %[[ARG2]], %[[V6]], %[[V7]], %[[V9]], %[[V10]] : vector<2xf32>
// CHECK-NEXT:     return %[[V11]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f110(%[[ARG0:[^ ]+]]: memref<64xi8>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<8xi8>) -> vector<8xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[ARG2]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[ARG2]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.make.buffer.rsrc %[[V4]], %[[V6]], %[[V5]], %[[V7]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[V10]], %[[V1]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = rocdl.raw.ptr.buffer.atomic.cmpswap %[[V2]], %[[V3]], %[[V8]], %[[V9]], %[[V11]], %[[V12]] : vector<2xi32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.bitcast %[[V13]] : vector<2xi32> to vector<8xi8>
// CHECK-NEXT:     return %[[V14]] : vector<8xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f112(%[[ARG0:[^ ]+]]: memref<64xf16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xf16>) -> vector<4xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[ARG2]] : vector<4xf16> to vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[ARG2]] : vector<4xf16> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(128 : i64) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.make.buffer.rsrc %[[V4]], %[[V6]], %[[V5]], %[[V7]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[V10]], %[[V1]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = rocdl.raw.ptr.buffer.atomic.cmpswap %[[V2]], %[[V3]], %[[V8]], %[[V9]], %[[V11]], %[[V12]] : vector<2xi32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.bitcast %[[V13]] : vector<2xi32> to vector<4xf16>
// CHECK-NEXT:     return %[[V14]] : vector<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f114(%[[ARG0:[^ ]+]]: memref<64xf8E5M2>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xf8E5M2>) -> vector<4xf8E5M2> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf8E5M2> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<4xf8E5M2> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(159744 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = rocdl.make.buffer.rsrc %[[V5]], %[[V7]], %[[V6]], %[[V8]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mul %[[ARG1]], %[[V2]] : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mul %[[V11]], %[[V2]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = rocdl.raw.ptr.buffer.atomic.cmpswap %[[V3]], %[[V4]], %[[V9]], %[[V10]], %[[V12]], %[[V13]] : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.bitcast %[[V14]] : i32 to vector<4xi8>
// CHECK-NEXT:     %[[V16:[^ ]+]] = builtin.unrealized_conversion_cast %[[V15]] : vector<4xi8> to vector<4xf8E5M2>
// CHECK-NEXT:     return %[[V16]] : vector<4xf8E5M2>
// CHECK-NEXT:   }
// CHECK-NEXT: }
