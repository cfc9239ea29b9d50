// RUN: mlir-opt %s --convert-amdgpu-to-rocdl=chipset=gfx1030 | FileCheck %s

!wg = memref<64x64xi32, #gpu.address_space<workgroup>>
func.func @f0(%m: memref<64x?xi32, strided<[?,1],offset:?>,#amdgpu.address_space<fat_raw_buffer>>, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %i: index) { amdgpu.gather_to_lds %m[%i,%i], %l[%i,%i] : i32, memref<64x?xi32, strided<[?,1],offset:?>,#amdgpu.address_space<fat_raw_buffer>>, memref<64x64xi32, #gpu.address_space<workgroup>>
 return }

func.func @f1(%m: memref<64xi8, #amdgpu.address_space<fat_raw_buffer>>, %l: memref<64xi8, 3>, %i: index) {
  amdgpu.gather_to_lds %m[%i], %l[%i] : vector<2xi8>, memref<64xi8, #amdgpu.address_space<fat_raw_buffer>>, memref<64xi8, 3>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: memref<64x?xi32, strided<[?, 1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>, %[[ARG1:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG2:[^ ]+]]: index) {
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
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: memref<64xi8, #amdgpu.address_space<fat_raw_buffer>>, %[[ARG1:[^ ]+]]: memref<64xi8, 3>, %[[ARG2:[^ ]+]]: index) {
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
// CHECK-NEXT: }
