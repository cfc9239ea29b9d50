// RUN: mlir-opt %s --convert-amdgpu-to-rocdl=chipset=gfx1100 | FileCheck %s

func.func @f1(%m: memref<?x?xf32>, %i: i32, %s: i32) -> vector<4xf32> {
  %0 = amdgpu.raw_buffer_load {boundsCheck=false,indexOffset=4:i32} %m[%i,%i] sgprOffset %s : memref<?x?xf32>, i32,i32 -> vector<4xf32>
  return %0 : vector<4xf32>
}

func.func @f6(%m: memref<64xf8E5M2FNUZ>, %i: i32, %v: vector<16xf8E5M2FNUZ>) {
  amdgpu.raw_buffer_store %v -> %m[%i] : vector<16xf8E5M2FNUZ> -> memref<64xf8E5M2FNUZ>, i32
  return
}

func.func @f11(%m: memref<64xi32>, %i: i32, %v: i32) {
  amdgpu.raw_buffer_atomic_umin %v -> %m[%i] : i32 -> memref<64xi32>, i32
  return
}

func.func @f16(%m: memref<8xi32, strided<[?], offset: ?>>, %b: i64, %s: i14) -> memref<8xi32, strided<[?], offset: ?>, #amdgpu.address_space<fat_raw_buffer>> {
  %0 = amdgpu.fat_raw_buffer_cast %m validBytes(%b) cacheSwizzleStride(%s) boundsCheck(false) : memref<8xi32, strided<[?], offset: ?>> to memref<8xi32, strided<[?], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
  return %0 : memref<8xi32, strided<[?], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
}

func.func @f21(%m: memref<64xf32>, %i: i32) -> vector<3xf32> {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xf32>, i32 -> vector<3xf32>
  return %r : vector<3xf32>
}

func.func @f26(%m: memref<64xf16>, %i: i32) -> vector<2xf16> {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xf16>, i32 -> vector<2xf16>
  return %r : vector<2xf16>
}

func.func @f31(%m: memref<64xbf16>, %i: i32) -> vector<1xbf16> {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xbf16>, i32 -> vector<1xbf16>
  return %r : vector<1xbf16>
}

func.func @f36(%m: memref<64xi8>, %i: i32) -> vector<2xi8> {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xi8>, i32 -> vector<2xi8>
  return %r : vector<2xi8>
}

func.func @f41(%m: memref<64xi8>, %i: i32) -> vector<16xi8> {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xi8>, i32 -> vector<16xi8>
  return %r : vector<16xi8>
}

func.func @f46(%m: memref<64xi64>, %i: i32) -> vector<2xi64> {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xi64>, i32 -> vector<2xi64>
  return %r : vector<2xi64>
}

func.func @f51(%m: memref<64xi4>, %i: i32) -> vector<2xi4> {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xi4>, i32 -> vector<2xi4>
  return %r : vector<2xi4>
}

func.func @f56(%m: memref<64xf8E4M3FN>, %i: i32) -> vector<4xf8E4M3FN> {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xf8E4M3FN>, i32 -> vector<4xf8E4M3FN>
  return %r : vector<4xf8E4M3FN>
}

func.func @f61(%m: memref<64x4xf32, strided<[8, 1]>>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load %m[%i, %i] : memref<64x4xf32, strided<[8, 1]>>, i32, i32 -> f32
  return %r : f32
}

func.func @f66(%m: memref<64xf32, strided<[2], offset: ?>>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = -3 : i32} %m[%i] sgprOffset %i : memref<64xf32, strided<[2], offset: ?>>, i32 -> f32
  return %r : f32
}

func.func @f71(%m: memref<4x8x?xf32, strided<[?, 8, ?], offset: ?>>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load %m[%i, %i, %i] : memref<4x8x?xf32, strided<[?, 8, ?], offset: ?>>, i32, i32, i32 -> f32
  return %r : f32
}

func.func @f76(%m: memref<8x8xf32, strided<[1, 8]>>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = -3 : i32} %m[%i, %i] sgprOffset %i : memref<8x8xf32, strided<[1, 8]>>, i32, i32 -> f32
  return %r : f32
}

func.func @f81(%m: memref<64xf32, 1>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xf32, 1>, i32 -> f32
  return %r : f32
}

func.func @f86(%m: memref<64xf32, strided<[-1], offset: 63>>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = -3 : i32} %m[%i] sgprOffset %i : memref<64xf32, strided<[-1], offset: 63>>, i32 -> f32
  return %r : f32
}

func.func @f91(%m: memref<64xf32>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load {indexOffset = 0 : i32} %m[%i] : memref<64xf32>, i32 -> f32
  return %r : f32
}

func.func @f96(%m: memref<64xf16>, %i: i32, %v: vector<2xf16>) {
  amdgpu.raw_buffer_atomic_fadd %v -> %m[%i] : vector<2xf16> -> memref<64xf16>, i32
  return
}

func.func @f101(%m: memref<64xi16>, %i: i32, %v: i16) -> i16 {
  %r = amdgpu.raw_buffer_atomic_cmpswap %v, %v -> %m[%i] : i16 -> memref<64xi16>, i32
  return %r : i16
}

func.func @f106(%m: memref<64xf64>, %i: i32, %v: f64) -> f64 {
  %r = amdgpu.raw_buffer_atomic_cmpswap %v, %v -> %m[%i] : f64 -> memref<64xf64>, i32
  return %r : f64
}

func.func @f111(%m: memref<64xi128>, %i: i32, %v: i128) -> i128 {
  %r = amdgpu.raw_buffer_atomic_cmpswap %v, %v -> %m[%i] : i128 -> memref<64xi128>, i32
  return %r : i128
}

// CHECK: module {
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
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(553807872 : i32) : i32
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
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: memref<64xf8E5M2FNUZ>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<16xf8E5M2FNUZ>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf8E5M2FNUZ> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<16xf8E5M2FNUZ> to vector<16xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(822243328 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.make.buffer.rsrc %[[V4]], %[[V6]], %[[V5]], %[[V7]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[ARG1]], %[[V2]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[V10]], %[[V2]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     rocdl.raw.ptr.buffer.store %[[V3]], %[[V8]], %[[V9]], %[[V11]], %[[V12]] : vector<4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: memref<64xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(256 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(822243328 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     rocdl.raw.ptr.buffer.atomic.umin %[[ARG2]], %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: memref<8xi32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i14) -> memref<8xi32, strided<[?], offset: ?>, #amdgpu.address_space<fat_raw_buffer>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<8xi32, strided<[?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V0]][3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][4] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(553807872 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.make.buffer.rsrc %[[V1]], %[[V5]], %[[ARG1]], %[[V6]] : !llvm.ptr to <7>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V8]][0] : !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V9]][1] : !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[V2]], %[[V10]][2] : !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V3]], %[[V11]][3] : !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertvalue %[[V4]], %[[V12]][4] : !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = builtin.unrealized_conversion_cast %[[V13]] : !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)> to memref<8xi32, strided<[?], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT:     return %[[V14]] : memref<8xi32, strided<[?], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f21(%[[ARG0:[^ ]+]]: memref<64xf32>, %[[ARG1:[^ ]+]]: i32) -> vector<3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(256 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(822243328 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : vector<3xf32>
// CHECK-NEXT:     return %[[V11]] : vector<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f26(%[[ARG0:[^ ]+]]: memref<64xf16>, %[[ARG1:[^ ]+]]: i32) -> vector<2xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(128 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(822243328 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.bitcast %[[V11]] : i32 to vector<2xf16>
// CHECK-NEXT:     return %[[V12]] : vector<2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f31(%[[ARG0:[^ ]+]]: memref<64xbf16>, %[[ARG1:[^ ]+]]: i32) -> vector<1xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xbf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(128 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(822243328 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i16
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.bitcast %[[V11]] : i16 to vector<1xbf16>
// CHECK-NEXT:     return %[[V12]] : vector<1xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f36(%[[ARG0:[^ ]+]]: memref<64xi8>, %[[ARG1:[^ ]+]]: i32) -> vector<2xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(822243328 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i16
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.bitcast %[[V11]] : i16 to vector<2xi8>
// CHECK-NEXT:     return %[[V12]] : vector<2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f41(%[[ARG0:[^ ]+]]: memref<64xi8>, %[[ARG1:[^ ]+]]: i32) -> vector<16xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(822243328 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : vector<4xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.bitcast %[[V11]] : vector<4xi32> to vector<16xi8>
// CHECK-NEXT:     return %[[V12]] : vector<16xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f46(%[[ARG0:[^ ]+]]: memref<64xi64>, %[[ARG1:[^ ]+]]: i32) -> vector<2xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(512 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(822243328 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : vector<2xi64>
// CHECK-NEXT:     return %[[V11]] : vector<2xi64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f51(%[[ARG0:[^ ]+]]: memref<64xi4>, %[[ARG1:[^ ]+]]: i32) -> vector<2xi4> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi4> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(822243328 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i8
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.bitcast %[[V11]] : i8 to vector<2xi4>
// CHECK-NEXT:     return %[[V12]] : vector<2xi4>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f56(%[[ARG0:[^ ]+]]: memref<64xf8E4M3FN>, %[[ARG1:[^ ]+]]: i32) -> vector<4xf8E4M3FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf8E4M3FN> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(822243328 : i32) : i32
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
// CHECK-NEXT:   func.func @f61(%[[ARG0:[^ ]+]]: memref<64x4xf32, strided<[8, 1]>>, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64x4xf32, strided<[8, 1]>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(2048 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(822243328 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mul %[[ARG1]], %[[V7]] : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.add %[[V8]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mul %[[V9]], %[[V1]] : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mul %[[V11]], %[[V1]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V10]], %[[V12]], %[[V13]] : f32
// CHECK-NEXT:     return %[[V14]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f66(%[[ARG0:[^ ]+]]: memref<64xf32, strided<[2], offset: ?>>, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf32, strided<[2], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V3]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(512 : i64) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(553807872 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.make.buffer.rsrc %[[V4]], %[[V6]], %[[V5]], %[[V7]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mul %[[ARG1]], %[[V9]] : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[V10]], %[[V1]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V8]], %[[V11]], %[[V12]], %[[V13]] : f32
// CHECK-NEXT:     return %[[V14]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f71(%[[ARG0:[^ ]+]]: memref<4x8x?xf32, strided<[?, 8, ?], offset: ?>>, %[[ARG1:[^ ]+]]: i32) -> f32 {
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
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mlir.constant(822243328 : i32) : i32
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
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mul %[[V32]], %[[V1]] : i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V20]], %[[V31]], %[[V33]], %[[V34]] : f32
// CHECK-NEXT:     return %[[V35]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f76(%[[ARG0:[^ ]+]]: memref<8x8xf32, strided<[1, 8]>>, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<8x8xf32, strided<[1, 8]>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(256 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(553807872 : i32) : i32
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
// CHECK-NEXT:   func.func @f81(%[[ARG0:[^ ]+]]: memref<64xf32, 1>, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf32, 1> to !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(256 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(822243328 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : <1> to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : f32
// CHECK-NEXT:     return %[[V11]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f86(%[[ARG0:[^ ]+]]: memref<64xf32, strided<[-1], offset: 63>>, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf32, strided<[-1], offset: 63>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(63 : index) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V3]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(553807872 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.make.buffer.rsrc %[[V4]], %[[V6]], %[[V5]], %[[V7]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mul %[[ARG1]], %[[V9]] : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[V10]], %[[V1]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V8]], %[[V11]], %[[V12]], %[[V13]] : f32
// CHECK-NEXT:     return %[[V14]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f91(%[[ARG0:[^ ]+]]: memref<64xf32>, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(256 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(822243328 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : f32
// CHECK-NEXT:     return %[[V11]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f96(%[[ARG0:[^ ]+]]: memref<64xf16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<2xf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(128 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(822243328 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     rocdl.raw.ptr.buffer.atomic.fadd %[[ARG2]], %[[V6]], %[[V7]], %[[V9]], %[[V10]] : vector<2xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f101(%[[ARG0:[^ ]+]]: memref<64xi16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i16) -> i16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(128 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(822243328 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.atomic.cmpswap %[[ARG2]], %[[ARG2]], %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i16
// CHECK-NEXT:     return %[[V11]] : i16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f106(%[[ARG0:[^ ]+]]: memref<64xf64>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[ARG2]] : f64 to i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[ARG2]] : f64 to i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(512 : i64) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(822243328 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.make.buffer.rsrc %[[V4]], %[[V6]], %[[V5]], %[[V7]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[V10]], %[[V1]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = rocdl.raw.ptr.buffer.atomic.cmpswap %[[V2]], %[[V3]], %[[V8]], %[[V9]], %[[V11]], %[[V12]] : i64
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.bitcast %[[V13]] : i64 to f64
// CHECK-NEXT:     return %[[V14]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f111(%[[ARG0:[^ ]+]]: memref<64xi128>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i128) -> i128 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi128> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(1024 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(822243328 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.atomic.cmpswap %[[ARG2]], %[[ARG2]], %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i128
// CHECK-NEXT:     return %[[V11]] : i128
// CHECK-NEXT:   }
// CHECK-NEXT: }
