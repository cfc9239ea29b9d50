// RUN: mlir-opt %s --convert-amdgpu-to-rocdl=chipset=gfx950 | FileCheck %s

func.func @f0(%m: memref<64x64xi32>, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %i: index) {
  amdgpu.gather_to_lds %m[%i,%i], %l[%i,%i] : vector<4xi32>, memref<64x64xi32>, memref<64x64xi32, #gpu.address_space<workgroup>> 
  return
}


func.func @f1(%m: memref<64x?xi32, strided<[?,1],offset:?>,#amdgpu.address_space<fat_raw_buffer>>, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %i: index) {
  amdgpu.gather_to_lds %m[%i,%i], %l[%i,%i] : i32, memref<64x?xi32, strided<[?,1],offset:?>,#amdgpu.address_space<fat_raw_buffer>>, memref<64x64xi32, #gpu.address_space<workgroup>>
  return
}


func.func @f2(%m: memref<64xi8, #amdgpu.address_space<fat_raw_buffer>>, %l: memref<64xi8, 3>, %i: index) {
  amdgpu.gather_to_lds %m[%i], %l[%i] : vector<2xi8>, memref<64xi8, #amdgpu.address_space<fat_raw_buffer>>, memref<64xi8, 3>
  return
}

func.func @f3(%m: memref<64xf32, 1>, %l: memref<64xf32, 3>, %i: index) {
  amdgpu.gather_to_lds %m[%i], %l[%i] : vector<3xf32>, memref<64xf32, 1>, memref<64xf32, 3>
  return
}

func.func @f4(%k: memref<64xf16, 3>, %i: index) -> vector<4xf16> {
  %0 = amdgpu.transpose_load %k[%i] : memref<64xf16, 3> -> vector<4xf16>
  return %0: vector<4xf16>
}

func.func @f5(%k: memref<64x32xi8, 3>, %i: index) -> vector<8xi8> {
  %0 = amdgpu.transpose_load %k[%i,%i] : memref<64x32xi8, 3> -> vector<8xi8>
  return %0: vector<8xi8>
}

func.func @f6(%k: memref<64x32xi8, #gpu.address_space<workgroup>>, %i: index) -> vector<4xi16> {
  %0 = amdgpu.transpose_load %k[%i,%i] : memref<64x32xi8, #gpu.address_space<workgroup>> -> vector<4xi16>
  return %0: vector<4xi16>
}

func.func @f7(%k: memref<64x32xf8E5M2, 3>, %i: index) -> vector<8xf8E5M2> {
  %0 = amdgpu.transpose_load %k[%i,%i] : memref<64x32xf8E5M2, 3> -> vector<8xf8E5M2>
  return %0: vector<8xf8E5M2>
}

func.func @f8(%k: memref<64x32xbf16, 3>, %i: index) -> vector<4xbf16> {
  %0 = amdgpu.transpose_load %k[%i,%i] : memref<64x32xbf16, 3> -> vector<4xbf16>
  return %0: vector<4xbf16>
}

func.func @f9(%k: memref<64x32xi8, 3>, %i: index) -> vector<16xi4> {
  %0 = amdgpu.transpose_load %k[%i,%i] : memref<64x32xi8, 3> -> vector<16xi4>
  return %0: vector<16xi4>
}

func.func @f10(%k: memref<64x32xi8, 3>, %i: index) -> vector<16xi6> {
  %0 = amdgpu.transpose_load %k[%i,%i] : memref<64x32xi8, 3> -> vector<16xi6>
  return %0: vector<16xi6>
}

func.func @f11(%k: memref<64x32xi8, 3>, %i: index) -> vector<16xf6E3M2FN> {
  %0 = amdgpu.transpose_load %k[%i,%i] : memref<64x32xi8, 3> -> vector<16xf6E3M2FN>
  return %0: vector<16xf6E3M2FN>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: memref<64x64xi32>, %[[ARG1:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : memref<64x64xi32, #gpu.address_space<workgroup>> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64x64xi32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mul %[[V1]], %[[V4]] : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.add %[[V5]], %[[V1]] : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.getelementptr %[[V3]][%[[V6]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mul %[[V1]], %[[V9]] : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.add %[[V10]], %[[V1]] : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.getelementptr %[[V8]][%[[V11]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
// CHECK-NEXT:     rocdl.load.to.lds %[[V7]], %[[V12]], 16, 0, 0 : !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: memref<64x?xi32, strided<[?, 1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>, %[[ARG1:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : memref<64x64xi32, #gpu.address_space<workgroup>> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64x?xi32, strided<[?, 1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>> to !llvm.struct<(ptr<7>, ptr<7>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr<7>, ptr<7>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V2]][2] : !llvm.struct<(ptr<7>, ptr<7>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.getelementptr %[[V3]][%[[V4]]] : (!llvm.ptr<7>, i64) -> !llvm.ptr<7>, i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V2]][4, 0] : !llvm.struct<(ptr<7>, ptr<7>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[V1]], %[[V6]] : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.add %[[V7]], %[[V1]] : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.getelementptr %[[V5]][%[[V8]]] : (!llvm.ptr<7>, i64) -> !llvm.ptr<7>, i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mul %[[V1]], %[[V11]] : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.add %[[V12]], %[[V1]] : i64
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.getelementptr %[[V10]][%[[V13]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
// CHECK-NEXT:     rocdl.load.to.lds %[[V9]], %[[V14]], 4, 0, 0 : <7>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: memref<64xi8, #amdgpu.address_space<fat_raw_buffer>>, %[[ARG1:[^ ]+]]: memref<64xi8, 3>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : memref<64xi8, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi8, #amdgpu.address_space<fat_raw_buffer>> to !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr<7>, ptr<7>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.getelementptr %[[V3]][%[[V1]]] : (!llvm.ptr<7>, i64) -> !llvm.ptr<7>, i8
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.getelementptr %[[V5]][%[[V1]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i8
// CHECK-NEXT:     rocdl.load.to.lds %[[V4]], %[[V6]], 2, 0, 0 : <7>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: memref<64xf32, 1>, %[[ARG1:[^ ]+]]: memref<64xf32, 3>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : memref<64xf32, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf32, 1> to !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.getelementptr %[[V3]][%[[V1]]] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.getelementptr %[[V5]][%[[V1]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT:     rocdl.load.to.lds %[[V4]], %[[V6]], 12, 0, 0 : <1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: memref<64xf16, 3>, %[[ARG1:[^ ]+]]: index) -> vector<4xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xf16, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f16
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.ds.read.tr16.b64 %[[V3]] : <3> -> vector<4xf16>
// CHECK-NEXT:     return %[[V4]] : vector<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: memref<64x32xi8, 3>, %[[ARG1:[^ ]+]]: index) -> vector<8xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64x32xi8, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mul %[[V0]], %[[V3]] : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.add %[[V4]], %[[V0]] : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V5]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i8
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.ds.read.tr8.b64 %[[V6]] : <3> -> vector<2xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.bitcast %[[V7]] : vector<2xi32> to vector<8xi8>
// CHECK-NEXT:     return %[[V8]] : vector<8xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: memref<64x32xi8, #gpu.address_space<workgroup>>, %[[ARG1:[^ ]+]]: index) -> vector<4xi16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64x32xi8, #gpu.address_space<workgroup>> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mul %[[V0]], %[[V3]] : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.add %[[V4]], %[[V0]] : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V5]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i8
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.ds.read.tr16.b64 %[[V6]] : <3> -> vector<4xi16>
// CHECK-NEXT:     return %[[V7]] : vector<4xi16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: memref<64x32xf8E5M2, 3>, %[[ARG1:[^ ]+]]: index) -> vector<8xf8E5M2> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64x32xf8E5M2, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mul %[[V0]], %[[V3]] : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.add %[[V4]], %[[V0]] : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V5]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i8
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.ds.read.tr8.b64 %[[V6]] : <3> -> vector<2xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.bitcast %[[V7]] : vector<2xi32> to vector<8xi8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = builtin.unrealized_conversion_cast %[[V8]] : vector<8xi8> to vector<8xf8E5M2>
// CHECK-NEXT:     return %[[V9]] : vector<8xf8E5M2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: memref<64x32xbf16, 3>, %[[ARG1:[^ ]+]]: index) -> vector<4xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64x32xbf16, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mul %[[V0]], %[[V3]] : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.add %[[V4]], %[[V0]] : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V5]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, bf16
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.ds.read.tr16.b64 %[[V6]] : <3> -> vector<4xbf16>
// CHECK-NEXT:     return %[[V7]] : vector<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: memref<64x32xi8, 3>, %[[ARG1:[^ ]+]]: index) -> vector<16xi4> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64x32xi8, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mul %[[V0]], %[[V3]] : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.add %[[V4]], %[[V0]] : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V5]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i8
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.ds.read.tr4.b64 %[[V6]] : <3> -> vector<2xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.bitcast %[[V7]] : vector<2xi32> to vector<16xi4>
// CHECK-NEXT:     return %[[V8]] : vector<16xi4>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: memref<64x32xi8, 3>, %[[ARG1:[^ ]+]]: index) -> vector<16xi6> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64x32xi8, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mul %[[V0]], %[[V3]] : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.add %[[V4]], %[[V0]] : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V5]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i8
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.ds.read.tr6.b96 %[[V6]] : <3> -> vector<3xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.bitcast %[[V7]] : vector<3xi32> to vector<16xi6>
// CHECK-NEXT:     return %[[V8]] : vector<16xi6>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: memref<64x32xi8, 3>, %[[ARG1:[^ ]+]]: index) -> vector<16xf6E3M2FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64x32xi8, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mul %[[V0]], %[[V3]] : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.add %[[V4]], %[[V0]] : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V5]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i8
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.ds.read.tr6.b96 %[[V6]] : <3> -> vector<3xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.bitcast %[[V7]] : vector<3xi32> to vector<16xi6>
// CHECK-NEXT:     %[[V9:[^ ]+]] = builtin.unrealized_conversion_cast %[[V8]] : vector<16xi6> to vector<16xf6E3M2FN>
// CHECK-NEXT:     return %[[V9]] : vector<16xf6E3M2FN>
// CHECK-NEXT:   }
// CHECK-NEXT: }
