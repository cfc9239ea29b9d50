// RUN: mlir-opt %s --convert-amdgpu-to-rocdl=chipset=gfx1250 | FileCheck %s

func.func @f2(%m: memref<64x128xi8, strided<[?, 1], offset: ?>>, %i: i32) -> vector<8xi8> {
  %0 = amdgpu.raw_buffer_load %m[%i,%i] : memref<64x128xi8, strided<[?, 1], offset: ?>>, i32,i32 -> vector<8xi8>
  return %0 : vector<8xi8>
}

func.func @f7(%m: memref<64xf32>, %i: i32, %v: f32) {
  amdgpu.raw_buffer_atomic_fadd %v -> %m[%i] : f32 -> memref<64xf32>, i32
  return
}

func.func @f12(%m: memref<64xi32>, %i: i32, %v: i32) -> i32 {
  %0 = amdgpu.raw_buffer_atomic_cmpswap %v, %v -> %m[%i] : i32 -> memref<64xi32>, i32
  return %0 : i32
}

func.func @f15(%m: memref<64xi64>, %i: i32, %v: i64, %w: i64) -> i64 {
  %0 = amdgpu.raw_buffer_atomic_cmpswap %v, %w -> %m[%i] : i64 -> memref<64xi64>, i32
  return %0 : i64
}

func.func @f16(%m: memref<8xi32, strided<[?], offset: ?>>, %b: i64, %s: i14) -> memref<8xi32, strided<[?], offset: ?>, #amdgpu.address_space<fat_raw_buffer>> {
  %0 = amdgpu.fat_raw_buffer_cast %m validBytes(%b) cacheSwizzleStride(%s) boundsCheck(false) : memref<8xi32, strided<[?], offset: ?>> to memref<8xi32, strided<[?], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
  return %0 : memref<8xi32, strided<[?], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
}

func.func @f17(%m: memref<8xi32, strided<[?], offset: ?>>, %b: i64, %s: i14) -> memref<8xi32, strided<[?]>, #amdgpu.address_space<fat_raw_buffer>> {
  %0 = amdgpu.fat_raw_buffer_cast %m resetOffset : memref<8xi32, strided<[?], offset: ?>> to memref<8xi32, strided<[?]>, #amdgpu.address_space<fat_raw_buffer>>
  return %0 : memref<8xi32, strided<[?]>, #amdgpu.address_space<fat_raw_buffer>>
}

func.func @f18(%m: memref<?xi32>) -> memref<?xi32, #amdgpu.address_space<fat_raw_buffer>> {
  %0 = amdgpu.fat_raw_buffer_cast %m : memref<?xi32> to memref<?xi32, #amdgpu.address_space<fat_raw_buffer>>
  return %0 : memref<?xi32, #amdgpu.address_space<fat_raw_buffer>>
}

func.func @f19(%m: memref<i8>) -> memref<i8, #amdgpu.address_space<fat_raw_buffer>> {
  %0 = amdgpu.fat_raw_buffer_cast %m : memref<i8> to memref<i8, #amdgpu.address_space<fat_raw_buffer>>
  return %0 : memref<i8, #amdgpu.address_space<fat_raw_buffer>>
}

func.func @f22(%m: memref<64xf32>, %i: i32) -> vector<4xf32> {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xf32>, i32 -> vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f27(%m: memref<64xf16>, %i: i32) -> vector<4xf16> {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xf16>, i32 -> vector<4xf16>
  return %r : vector<4xf16>
}

func.func @f32(%m: memref<64xbf16>, %i: i32) -> vector<2xbf16> {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xbf16>, i32 -> vector<2xbf16>
  return %r : vector<2xbf16>
}

func.func @f37(%m: memref<64xi8>, %i: i32) -> vector<3xi8> {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xi8>, i32 -> vector<3xi8>
  return %r : vector<3xi8>
}

func.func @f42(%m: memref<64xf64>, %i: i32) -> f64 {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xf64>, i32 -> f64
  return %r : f64
}

func.func @f47(%m: memref<64xi1>, %i: i32) -> i1 {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xi1>, i32 -> i1
  return %r : i1
}

func.func @f52(%m: memref<64xi16>, %i: i32) -> i16 {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xi16>, i32 -> i16
  return %r : i16
}

func.func @f57(%m: memref<64xf8E5M2>, %i: i32) -> vector<2xf8E5M2> {
  %r = amdgpu.raw_buffer_load %m[%i] : memref<64xf8E5M2>, i32 -> vector<2xf8E5M2>
  return %r : vector<2xf8E5M2>
}

func.func @f62(%m: memref<64x4xf32, strided<[8, 1]>>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = -3 : i32} %m[%i, %i] sgprOffset %i : memref<64x4xf32, strided<[8, 1]>>, i32, i32 -> f32
  return %r : f32
}

func.func @f67(%m: memref<?x4x?xf32>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load %m[%i, %i, %i] : memref<?x4x?xf32>, i32, i32, i32 -> f32
  return %r : f32
}

func.func @f72(%m: memref<4x8x?xf32, strided<[?, 8, ?], offset: ?>>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = -3 : i32} %m[%i, %i, %i] sgprOffset %i : memref<4x8x?xf32, strided<[?, 8, ?], offset: ?>>, i32, i32, i32 -> f32
  return %r : f32
}

func.func @f77(%m: memref<8x8xf32, strided<[0, 1]>>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load %m[%i, %i] : memref<8x8xf32, strided<[0, 1]>>, i32, i32 -> f32
  return %r : f32
}

func.func @f82(%m: memref<64xf32, 1>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = -3 : i32} %m[%i] sgprOffset %i : memref<64xf32, 1>, i32 -> f32
  return %r : f32
}

func.func @f87(%m: memref<f32, strided<[], offset: 4>>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load %m[] : memref<f32, strided<[], offset: 4>> -> f32
  return %r : f32
}

func.func @f92(%m: memref<f32>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load {indexOffset = 5 : i32} %m[] : memref<f32> -> f32
  return %r : f32
}

func.func @f97(%m: memref<64xf32>, %i: i32, %v: f32) {
  amdgpu.raw_buffer_atomic_fadd %v -> %m[%i] : f32 -> memref<64xf32>, i32
  return
}

func.func @f102(%m: memref<64xf16>, %i: i32, %v: f16) -> f16 {
  %r = amdgpu.raw_buffer_atomic_cmpswap %v, %v -> %m[%i] : f16 -> memref<64xf16>, i32
  return %r : f16
}

func.func @f107(%m: memref<64xi64>, %i: i32, %v: i64) -> i64 {
  %r = amdgpu.raw_buffer_atomic_cmpswap %v, %v -> %m[%i] : i64 -> memref<64xi64>, i32
  return %r : i64
}

func.func @f112(%m: memref<64xf16>, %i: i32, %v: vector<4xf16>) -> vector<4xf16> {
  %r = amdgpu.raw_buffer_atomic_cmpswap %v, %v -> %m[%i] : vector<4xf16> -> memref<64xf16>, i32
  return %r : vector<4xf16>
}

// CHECK: module {
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
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
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
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: memref<64xf32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(256 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     rocdl.raw.ptr.buffer.atomic.fadd %[[ARG2]], %[[V6]], %[[V7]], %[[V9]], %[[V10]] : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: memref<64xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(256 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.atomic.cmpswap %[[ARG2]], %[[ARG2]], %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i32
// CHECK-NEXT:     return %[[V11]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: memref<64xi64>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(512 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
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
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
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
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: memref<8xi32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i14) -> memref<8xi32, strided<[?]>, #amdgpu.address_space<fat_raw_buffer>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<8xi32, strided<[?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mul %[[V1]], %[[V2]] : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mul %[[V3]], %[[V4]] : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.getelementptr %[[V6]][%[[V7]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V0]][3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V0]][4] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = rocdl.make.buffer.rsrc %[[V8]], %[[V12]], %[[V5]], %[[V13]] : !llvm.ptr to <7>
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertvalue %[[V14]], %[[V15]][0] : !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.insertvalue %[[V14]], %[[V16]][1] : !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V17]][2] : !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.insertvalue %[[V10]], %[[V18]][3] : !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V19]][4] : !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = builtin.unrealized_conversion_cast %[[V20]] : !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)> to memref<8xi32, strided<[?]>, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT:     return %[[V21]] : memref<8xi32, strided<[?]>, #amdgpu.address_space<fat_raw_buffer>>
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
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
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
// CHECK-NEXT:   func.func @f19(%[[ARG0:[^ ]+]]: memref<i8>) -> memref<i8, #amdgpu.address_space<fat_raw_buffer>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<i8> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V1]], %[[V5]] : !llvm.ptr to <7>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<7>, ptr<7>, i64)>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[V6]], %[[V7]][0] : !llvm.struct<(ptr<7>, ptr<7>, i64)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[V6]], %[[V8]][1] : !llvm.struct<(ptr<7>, ptr<7>, i64)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V3]], %[[V9]][2] : !llvm.struct<(ptr<7>, ptr<7>, i64)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = builtin.unrealized_conversion_cast %[[V10]] : !llvm.struct<(ptr<7>, ptr<7>, i64)> to memref<i8, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT:     return %[[V11]] : memref<i8, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f22(%[[ARG0:[^ ]+]]: memref<64xf32>, %[[ARG1:[^ ]+]]: i32) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(256 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : vector<4xf32>
// CHECK-NEXT:     return %[[V11]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f27(%[[ARG0:[^ ]+]]: memref<64xf16>, %[[ARG1:[^ ]+]]: i32) -> vector<4xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(128 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : vector<2xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.bitcast %[[V11]] : vector<2xi32> to vector<4xf16>
// CHECK-NEXT:     return %[[V12]] : vector<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f32(%[[ARG0:[^ ]+]]: memref<64xbf16>, %[[ARG1:[^ ]+]]: i32) -> vector<2xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xbf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(128 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.bitcast %[[V11]] : i32 to vector<2xbf16>
// CHECK-NEXT:     return %[[V12]] : vector<2xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f37(%[[ARG0:[^ ]+]]: memref<64xi8>, %[[ARG1:[^ ]+]]: i32) -> vector<3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i24
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.bitcast %[[V11]] : i24 to vector<3xi8>
// CHECK-NEXT:     return %[[V12]] : vector<3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f42(%[[ARG0:[^ ]+]]: memref<64xf64>, %[[ARG1:[^ ]+]]: i32) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(512 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : f64
// CHECK-NEXT:     return %[[V11]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f47(%[[ARG0:[^ ]+]]: memref<64xi1>, %[[ARG1:[^ ]+]]: i32) -> i1 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi1> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i1
// CHECK-NEXT:     return %[[V11]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f52(%[[ARG0:[^ ]+]]: memref<64xi16>, %[[ARG1:[^ ]+]]: i32) -> i16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(128 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i16
// CHECK-NEXT:     return %[[V11]] : i16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f57(%[[ARG0:[^ ]+]]: memref<64xf8E5M2>, %[[ARG1:[^ ]+]]: i32) -> vector<2xf8E5M2> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf8E5M2> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i16
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.bitcast %[[V11]] : i16 to vector<2xi8>
// CHECK-NEXT:     %[[V13:[^ ]+]] = builtin.unrealized_conversion_cast %[[V12]] : vector<2xi8> to vector<2xf8E5M2>
// CHECK-NEXT:     return %[[V13]] : vector<2xf8E5M2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f62(%[[ARG0:[^ ]+]]: memref<64x4xf32, strided<[8, 1]>>, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64x4xf32, strided<[8, 1]>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(35184372088831 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
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
// CHECK-NEXT:   func.func @f67(%[[ARG0:[^ ]+]]: memref<?x4x?xf32>, %[[ARG1:[^ ]+]]: i32) -> f32 {
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
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
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
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mul %[[V28]], %[[V1]] : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V18]], %[[V27]], %[[V29]], %[[V30]] : f32
// CHECK-NEXT:     return %[[V31]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f72(%[[ARG0:[^ ]+]]: memref<4x8x?xf32, strided<[?, 8, ?], offset: ?>>, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<4x8x?xf32, strided<[?, 8, ?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V3]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(35184372088831 : i64) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.make.buffer.rsrc %[[V4]], %[[V6]], %[[V5]], %[[V7]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.trunc %[[V9]] : i64 to i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[ARG1]], %[[V10]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mul %[[ARG1]], %[[V12]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.add %[[V11]], %[[V13]] : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V0]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.trunc %[[V15]] : i64 to i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mul %[[ARG1]], %[[V16]] : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.add %[[V14]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mul %[[V18]], %[[V1]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V8]], %[[V19]], %[[V20]], %[[V21]] : f32
// CHECK-NEXT:     return %[[V22]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f77(%[[ARG0:[^ ]+]]: memref<8x8xf32, strided<[0, 1]>>, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<8x8xf32, strided<[0, 1]>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mul %[[ARG1]], %[[V7]] : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.add %[[V8]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mul %[[V9]], %[[V1]] : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mul %[[V11]], %[[V1]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V10]], %[[V12]], %[[V13]] : f32
// CHECK-NEXT:     return %[[V14]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f82(%[[ARG0:[^ ]+]]: memref<64xf32, 1>, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf32, 1> to !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(35184372088831 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : <1> to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V6]], %[[V7]], %[[V8]], %[[V9]] : f32
// CHECK-NEXT:     return %[[V10]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f87(%[[ARG0:[^ ]+]]: memref<f32, strided<[], offset: 4>>, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<f32, strided<[], offset: 4>> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V3]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.make.buffer.rsrc %[[V4]], %[[V6]], %[[V5]], %[[V7]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mul %[[V9]], %[[V1]] : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mul %[[V11]], %[[V1]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[V8]], %[[V10]], %[[V12]], %[[V13]] : f32
// CHECK-NEXT:     return %[[V14]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f92(%[[ARG0:[^ ]+]]: memref<f32>, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
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
// CHECK-NEXT:   func.func @f97(%[[ARG0:[^ ]+]]: memref<64xf32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(256 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     rocdl.raw.ptr.buffer.atomic.fadd %[[ARG2]], %[[V6]], %[[V7]], %[[V9]], %[[V10]] : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f102(%[[ARG0:[^ ]+]]: memref<64xf16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[ARG2]] : f16 to i16
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[ARG2]] : f16 to i16
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(128 : i64) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.make.buffer.rsrc %[[V4]], %[[V6]], %[[V5]], %[[V7]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[V10]], %[[V1]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = rocdl.raw.ptr.buffer.atomic.cmpswap %[[V2]], %[[V3]], %[[V8]], %[[V9]], %[[V11]], %[[V12]] : i16
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.bitcast %[[V13]] : i16 to f16
// CHECK-NEXT:     return %[[V14]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f107(%[[ARG0:[^ ]+]]: memref<64xi64>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(512 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.make.buffer.rsrc %[[V2]], %[[V4]], %[[V3]], %[[V5]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V8]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.raw.ptr.buffer.atomic.cmpswap %[[ARG2]], %[[ARG2]], %[[V6]], %[[V7]], %[[V9]], %[[V10]] : i64
// CHECK-NEXT:     return %[[V11]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f112(%[[ARG0:[^ ]+]]: memref<64xf16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xf16>) -> vector<4xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[ARG2]] : vector<4xf16> to vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[ARG2]] : vector<4xf16> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(128 : i64) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.make.buffer.rsrc %[[V4]], %[[V6]], %[[V5]], %[[V7]] : !llvm.ptr to <8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[V10]], %[[V1]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = rocdl.raw.ptr.buffer.atomic.cmpswap %[[V2]], %[[V3]], %[[V8]], %[[V9]], %[[V11]], %[[V12]] : vector<2xi32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.bitcast %[[V13]] : vector<2xi32> to vector<4xf16>
// CHECK-NEXT:     return %[[V14]] : vector<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }
