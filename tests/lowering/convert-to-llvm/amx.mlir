// RUN: mlir-opt %s --convert-to-llvm | FileCheck %s
// RUN: mlir-opt %s --convert-to-llvm=filter-dialects=amx | FileCheck %s --check-prefix=ALONE

func.func @zero() -> !amx.tile<16x16xi32> {
  %0 = amx.tile_zero {x = 1} : !amx.tile<16x16xi32>
  return %0 : !amx.tile<16x16xi32>
}
func.func @dynamic(%m: memref<?x?xbf16>, %i: index, %j: index) {
  %0 = amx.tile_load %m[%i, %j] {note = "x"} : memref<?x?xbf16> into !amx.tile<16x32xbf16>
  amx.tile_store %m[%j, %i], %0 : memref<?x?xbf16>, !amx.tile<16x32xbf16>
  return
}
func.func @static(%m: memref<2x16x32xf16>, %i: index) {
  %0 = amx.tile_load %m[%i, %i, %i] : memref<2x16x32xf16> into !amx.tile<16x32xf16>
  amx.tile_store %m[%i, %i, %i], %0 : memref<2x16x32xf16>, !amx.tile<16x32xf16>
  return
}
func.func @strided(%m: memref<?xi32>, %i: index, %s: index, %z: memref<i8>) {
  %0 = amx.tile_load %m[%i], %s : memref<?xi32> into !amx.tile<4x8xi32>
  amx.tile_store %m[%i], %0, %s : memref<?xi32>, !amx.tile<4x8xi32>
  %1 = amx.tile_load %z[], %s : memref<i8> into !amx.tile<4x8xi8>
  return
}
func.func @offset(%m: memref<?x4x8xf32, strided<[?, 8, 1], offset: ?>>, %i: index) {
  %0 = amx.tile_load %m[%i, %i, %i] : memref<?x4x8xf32, strided<[?, 8, 1], offset: ?>> into !amx.tile<4x8xf32>
  return
}
func.func @muls(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x32xi8>, %c: !amx.tile<16x8xi32>, %d: !amx.tile<4x32xbf16>, %e: !amx.tile<16x32xbf16>, %f: !amx.tile<4x16xf32>, %g: !amx.tile<16x32xf16>, %h: !amx.tile<16x16xf32>) {
  %0 = amx.tile_muli %a, %b, %c : !amx.tile<16x64xi8>, !amx.tile<16x32xi8>, !amx.tile<16x8xi32>
  %1 = amx.tile_muli %a zext, %b, %c : !amx.tile<16x64xi8>, !amx.tile<16x32xi8>, !amx.tile<16x8xi32>
  %2 = amx.tile_muli %a, %b zext, %c : !amx.tile<16x64xi8>, !amx.tile<16x32xi8>, !amx.tile<16x8xi32>
  %3 = amx.tile_muli %a zext, %b zext, %c {y} : !amx.tile<16x64xi8>, !amx.tile<16x32xi8>, !amx.tile<16x8xi32>
  %4 = amx.tile_mulf %d, %e, %f : !amx.tile<4x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<4x16xf32>
  %5 = amx.tile_mulf %g, %g, %h : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @zero() -> !llvm.x86_amx {
// CHECK-NEXT:     [[V0:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// CHECK-NEXT:     [[V1:%[^ ]+]] = llvm.mlir.constant(64 : i16) : i16
// CHECK-NEXT:     [[V2:%[^ ]+]] = llvm.call_intrinsic "llvm.x86.tilezero.internal"([[V0]], [[V1]]) {x = 1 : i64} : (i16, i16) -> !llvm.x86_amx
// CHECK-NEXT:     llvm.return [[V2]] : !llvm.x86_amx
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @dynamic([[ARG0:%[^ ]+]]: !llvm.ptr, [[ARG1:%[^ ]+]]: !llvm.ptr, [[ARG2:%[^ ]+]]: i64, [[ARG3:%[^ ]+]]: i64, [[ARG4:%[^ ]+]]: i64, [[ARG5:%[^ ]+]]: i64, [[ARG6:%[^ ]+]]: i64, [[ARG7:%[^ ]+]]: i64, [[ARG8:%[^ ]+]]: i64) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     [[V1:%[^ ]+]] = llvm.insertvalue [[ARG0]], [[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     [[V2:%[^ ]+]] = llvm.insertvalue [[ARG1]], [[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     [[V3:%[^ ]+]] = llvm.insertvalue [[ARG2]], [[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     [[V4:%[^ ]+]] = llvm.insertvalue [[ARG3]], [[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     [[V5:%[^ ]+]] = llvm.insertvalue [[ARG5]], [[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     [[V6:%[^ ]+]] = llvm.insertvalue [[ARG4]], [[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     [[V7:%[^ ]+]] = llvm.insertvalue [[ARG6]], [[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     [[V8:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// CHECK-NEXT:     [[V9:%[^ ]+]] = llvm.mlir.constant(64 : i16) : i16
// CHECK-NEXT:     [[V10:%[^ ]+]] = llvm.extractvalue [[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     [[V11:%[^ ]+]] = llvm.extractvalue [[V7]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     [[V12:%[^ ]+]] = llvm.mul [[ARG7]], [[V11]] : i64
// CHECK-NEXT:     [[V13:%[^ ]+]] = llvm.add [[V12]], [[ARG8]] : i64
// CHECK-NEXT:     [[V14:%[^ ]+]] = llvm.getelementptr [[V10]]{{\[}}[[V13]]] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
// CHECK-NEXT:     [[V15:%[^ ]+]] = llvm.extractvalue [[V7]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     [[V16:%[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     [[V17:%[^ ]+]] = llvm.mul [[V16]], [[V15]] : i64
// CHECK-NEXT:     [[V18:%[^ ]+]] = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"([[V8]], [[V9]], [[V14]], [[V17]]) {note = "x"} : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
// CHECK-NEXT:     [[V19:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// CHECK-NEXT:     [[V20:%[^ ]+]] = llvm.mlir.constant(64 : i16) : i16
// CHECK-NEXT:     [[V21:%[^ ]+]] = llvm.extractvalue [[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     [[V22:%[^ ]+]] = llvm.extractvalue [[V7]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     [[V23:%[^ ]+]] = llvm.mul [[ARG8]], [[V22]] : i64
// CHECK-NEXT:     [[V24:%[^ ]+]] = llvm.add [[V23]], [[ARG7]] : i64
// CHECK-NEXT:     [[V25:%[^ ]+]] = llvm.getelementptr [[V21]]{{\[}}[[V24]]] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
// CHECK-NEXT:     [[V26:%[^ ]+]] = llvm.extractvalue [[V7]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     [[V27:%[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     [[V28:%[^ ]+]] = llvm.mul [[V27]], [[V26]] : i64
// CHECK-NEXT:     llvm.call_intrinsic "llvm.x86.tilestored64.internal"([[V19]], [[V20]], [[V25]], [[V28]], [[V18]]) : (i16, i16, !llvm.ptr, i64, !llvm.x86_amx) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @static([[ARG0:%[^ ]+]]: !llvm.ptr, [[ARG1:%[^ ]+]]: !llvm.ptr, [[ARG2:%[^ ]+]]: i64, [[ARG3:%[^ ]+]]: i64, [[ARG4:%[^ ]+]]: i64, [[ARG5:%[^ ]+]]: i64, [[ARG6:%[^ ]+]]: i64, [[ARG7:%[^ ]+]]: i64, [[ARG8:%[^ ]+]]: i64, [[ARG9:%[^ ]+]]: i64) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     [[V1:%[^ ]+]] = llvm.insertvalue [[ARG0]], [[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     [[V2:%[^ ]+]] = llvm.insertvalue [[ARG1]], [[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     [[V3:%[^ ]+]] = llvm.insertvalue [[ARG2]], [[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     [[V4:%[^ ]+]] = llvm.insertvalue [[ARG3]], [[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     [[V5:%[^ ]+]] = llvm.insertvalue [[ARG6]], [[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     [[V6:%[^ ]+]] = llvm.insertvalue [[ARG4]], [[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     [[V7:%[^ ]+]] = llvm.insertvalue [[ARG7]], [[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     [[V8:%[^ ]+]] = llvm.insertvalue [[ARG5]], [[V7]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     [[V9:%[^ ]+]] = llvm.insertvalue [[ARG8]], [[V8]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     [[V10:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// CHECK-NEXT:     [[V11:%[^ ]+]] = llvm.mlir.constant(64 : i16) : i16
// CHECK-NEXT:     [[V12:%[^ ]+]] = llvm.extractvalue [[V9]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     [[V13:%[^ ]+]] = llvm.mlir.constant(512 : index) : i64
// CHECK-NEXT:     [[V14:%[^ ]+]] = llvm.mul [[ARG9]], [[V13]] : i64
// CHECK-NEXT:     [[V15:%[^ ]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT:     [[V16:%[^ ]+]] = llvm.mul [[ARG9]], [[V15]] : i64
// CHECK-NEXT:     [[V17:%[^ ]+]] = llvm.add [[V14]], [[V16]] : i64
// CHECK-NEXT:     [[V18:%[^ ]+]] = llvm.add [[V17]], [[ARG9]] : i64
// CHECK-NEXT:     [[V19:%[^ ]+]] = llvm.getelementptr [[V12]]{{\[}}[[V18]]] : (!llvm.ptr, i64) -> !llvm.ptr, f16
// CHECK-NEXT:     [[V20:%[^ ]+]] = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT:     [[V21:%[^ ]+]] = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"([[V10]], [[V11]], [[V19]], [[V20]]) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
// CHECK-NEXT:     [[V22:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// CHECK-NEXT:     [[V23:%[^ ]+]] = llvm.mlir.constant(64 : i16) : i16
// CHECK-NEXT:     [[V24:%[^ ]+]] = llvm.extractvalue [[V9]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     [[V25:%[^ ]+]] = llvm.mlir.constant(512 : index) : i64
// CHECK-NEXT:     [[V26:%[^ ]+]] = llvm.mul [[ARG9]], [[V25]] : i64
// CHECK-NEXT:     [[V27:%[^ ]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT:     [[V28:%[^ ]+]] = llvm.mul [[ARG9]], [[V27]] : i64
// CHECK-NEXT:     [[V29:%[^ ]+]] = llvm.add [[V26]], [[V28]] : i64
// CHECK-NEXT:     [[V30:%[^ ]+]] = llvm.add [[V29]], [[ARG9]] : i64
// CHECK-NEXT:     [[V31:%[^ ]+]] = llvm.getelementptr [[V24]]{{\[}}[[V30]]] : (!llvm.ptr, i64) -> !llvm.ptr, f16
// CHECK-NEXT:     [[V32:%[^ ]+]] = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT:     llvm.call_intrinsic "llvm.x86.tilestored64.internal"([[V22]], [[V23]], [[V31]], [[V32]], [[V21]]) : (i16, i16, !llvm.ptr, i64, !llvm.x86_amx) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @strided([[ARG0:%[^ ]+]]: !llvm.ptr, [[ARG1:%[^ ]+]]: !llvm.ptr, [[ARG2:%[^ ]+]]: i64, [[ARG3:%[^ ]+]]: i64, [[ARG4:%[^ ]+]]: i64, [[ARG5:%[^ ]+]]: i64, [[ARG6:%[^ ]+]]: i64, [[ARG7:%[^ ]+]]: !llvm.ptr, [[ARG8:%[^ ]+]]: !llvm.ptr, [[ARG9:%[^ ]+]]: i64) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     [[V1:%[^ ]+]] = llvm.insertvalue [[ARG7]], [[V0]][0] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     [[V2:%[^ ]+]] = llvm.insertvalue [[ARG8]], [[V1]][1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     [[V3:%[^ ]+]] = llvm.insertvalue [[ARG9]], [[V2]][2] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     [[V4:%[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     [[V5:%[^ ]+]] = llvm.insertvalue [[ARG0]], [[V4]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     [[V6:%[^ ]+]] = llvm.insertvalue [[ARG1]], [[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     [[V7:%[^ ]+]] = llvm.insertvalue [[ARG2]], [[V6]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     [[V8:%[^ ]+]] = llvm.insertvalue [[ARG3]], [[V7]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     [[V9:%[^ ]+]] = llvm.insertvalue [[ARG4]], [[V8]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     [[V10:%[^ ]+]] = llvm.mlir.constant(4 : i16) : i16
// CHECK-NEXT:     [[V11:%[^ ]+]] = llvm.mlir.constant(32 : i16) : i16
// CHECK-NEXT:     [[V12:%[^ ]+]] = llvm.extractvalue [[V9]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     [[V13:%[^ ]+]] = llvm.getelementptr [[V12]]{{\[}}[[ARG5]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     [[V14:%[^ ]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     [[V15:%[^ ]+]] = llvm.mul [[V14]], [[ARG6]] : i64
// CHECK-NEXT:     [[V16:%[^ ]+]] = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"([[V10]], [[V11]], [[V13]], [[V15]]) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
// CHECK-NEXT:     [[V17:%[^ ]+]] = llvm.mlir.constant(4 : i16) : i16
// CHECK-NEXT:     [[V18:%[^ ]+]] = llvm.mlir.constant(32 : i16) : i16
// CHECK-NEXT:     [[V19:%[^ ]+]] = llvm.extractvalue [[V9]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     [[V20:%[^ ]+]] = llvm.getelementptr [[V19]]{{\[}}[[ARG5]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     [[V21:%[^ ]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     [[V22:%[^ ]+]] = llvm.mul [[V21]], [[ARG6]] : i64
// CHECK-NEXT:     llvm.call_intrinsic "llvm.x86.tilestored64.internal"([[V17]], [[V18]], [[V20]], [[V22]], [[V16]]) : (i16, i16, !llvm.ptr, i64, !llvm.x86_amx) -> ()
// CHECK-NEXT:     [[V23:%[^ ]+]] = llvm.mlir.constant(4 : i16) : i16
// CHECK-NEXT:     [[V24:%[^ ]+]] = llvm.mlir.constant(8 : i16) : i16
// CHECK-NEXT:     [[V25:%[^ ]+]] = llvm.extractvalue [[V3]][1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     [[V26:%[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     [[V27:%[^ ]+]] = llvm.mul [[V26]], [[ARG6]] : i64
// CHECK-NEXT:     [[V28:%[^ ]+]] = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"([[V23]], [[V24]], [[V25]], [[V27]]) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @offset([[ARG0:%[^ ]+]]: !llvm.ptr, [[ARG1:%[^ ]+]]: !llvm.ptr, [[ARG2:%[^ ]+]]: i64, [[ARG3:%[^ ]+]]: i64, [[ARG4:%[^ ]+]]: i64, [[ARG5:%[^ ]+]]: i64, [[ARG6:%[^ ]+]]: i64, [[ARG7:%[^ ]+]]: i64, [[ARG8:%[^ ]+]]: i64, [[ARG9:%[^ ]+]]: i64) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     [[V1:%[^ ]+]] = llvm.insertvalue [[ARG0]], [[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     [[V2:%[^ ]+]] = llvm.insertvalue [[ARG1]], [[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     [[V3:%[^ ]+]] = llvm.insertvalue [[ARG2]], [[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     [[V4:%[^ ]+]] = llvm.insertvalue [[ARG3]], [[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     [[V5:%[^ ]+]] = llvm.insertvalue [[ARG6]], [[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     [[V6:%[^ ]+]] = llvm.insertvalue [[ARG4]], [[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     [[V7:%[^ ]+]] = llvm.insertvalue [[ARG7]], [[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     [[V8:%[^ ]+]] = llvm.insertvalue [[ARG5]], [[V7]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     [[V9:%[^ ]+]] = llvm.insertvalue [[ARG8]], [[V8]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     [[V10:%[^ ]+]] = llvm.mlir.constant(4 : i16) : i16
// CHECK-NEXT:     [[V11:%[^ ]+]] = llvm.mlir.constant(32 : i16) : i16
// CHECK-NEXT:     [[V12:%[^ ]+]] = llvm.extractvalue [[V9]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     [[V13:%[^ ]+]] = llvm.extractvalue [[V9]][2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     [[V14:%[^ ]+]] = llvm.getelementptr [[V12]]{{\[}}[[V13]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     [[V15:%[^ ]+]] = llvm.extractvalue [[V9]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     [[V16:%[^ ]+]] = llvm.mul [[ARG9]], [[V15]] : i64
// CHECK-NEXT:     [[V17:%[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     [[V18:%[^ ]+]] = llvm.mul [[ARG9]], [[V17]] : i64
// CHECK-NEXT:     [[V19:%[^ ]+]] = llvm.add [[V16]], [[V18]] : i64
// CHECK-NEXT:     [[V20:%[^ ]+]] = llvm.add [[V19]], [[ARG9]] : i64
// CHECK-NEXT:     [[V21:%[^ ]+]] = llvm.getelementptr [[V14]]{{\[}}[[V20]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     [[V22:%[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     [[V23:%[^ ]+]] = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"([[V10]], [[V11]], [[V21]], [[V22]]) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @muls([[ARG0:%[^ ]+]]: !llvm.x86_amx, [[ARG1:%[^ ]+]]: !llvm.x86_amx, [[ARG2:%[^ ]+]]: !llvm.x86_amx, [[ARG3:%[^ ]+]]: !llvm.x86_amx, [[ARG4:%[^ ]+]]: !llvm.x86_amx, [[ARG5:%[^ ]+]]: !llvm.x86_amx, [[ARG6:%[^ ]+]]: !llvm.x86_amx, [[ARG7:%[^ ]+]]: !llvm.x86_amx) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// CHECK-NEXT:     [[V1:%[^ ]+]] = llvm.mlir.constant(64 : i16) : i16
// CHECK-NEXT:     [[V2:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// CHECK-NEXT:     [[V3:%[^ ]+]] = llvm.mlir.constant(32 : i16) : i16
// CHECK-NEXT:     [[V4:%[^ ]+]] = llvm.call_intrinsic "llvm.x86.tdpbssd.internal"([[V0]], [[V3]], [[V1]], [[ARG2]], [[ARG0]], [[ARG1]]) : (i16, i16, i16, !llvm.x86_amx, !llvm.x86_amx, !llvm.x86_amx) -> !llvm.x86_amx
// CHECK-NEXT:     [[V5:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// CHECK-NEXT:     [[V6:%[^ ]+]] = llvm.mlir.constant(64 : i16) : i16
// CHECK-NEXT:     [[V7:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// CHECK-NEXT:     [[V8:%[^ ]+]] = llvm.mlir.constant(32 : i16) : i16
// CHECK-NEXT:     [[V9:%[^ ]+]] = llvm.call_intrinsic "llvm.x86.tdpbusd.internal"([[V5]], [[V8]], [[V6]], [[ARG2]], [[ARG0]], [[ARG1]]) {isZextLhs} : (i16, i16, i16, !llvm.x86_amx, !llvm.x86_amx, !llvm.x86_amx) -> !llvm.x86_amx
// CHECK-NEXT:     [[V10:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// CHECK-NEXT:     [[V11:%[^ ]+]] = llvm.mlir.constant(64 : i16) : i16
// CHECK-NEXT:     [[V12:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// CHECK-NEXT:     [[V13:%[^ ]+]] = llvm.mlir.constant(32 : i16) : i16
// CHECK-NEXT:     [[V14:%[^ ]+]] = llvm.call_intrinsic "llvm.x86.tdpbsud.internal"([[V10]], [[V13]], [[V11]], [[ARG2]], [[ARG0]], [[ARG1]]) {isZextRhs} : (i16, i16, i16, !llvm.x86_amx, !llvm.x86_amx, !llvm.x86_amx) -> !llvm.x86_amx
// CHECK-NEXT:     [[V15:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// CHECK-NEXT:     [[V16:%[^ ]+]] = llvm.mlir.constant(64 : i16) : i16
// CHECK-NEXT:     [[V17:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// CHECK-NEXT:     [[V18:%[^ ]+]] = llvm.mlir.constant(32 : i16) : i16
// CHECK-NEXT:     [[V19:%[^ ]+]] = llvm.call_intrinsic "llvm.x86.tdpbuud.internal"([[V15]], [[V18]], [[V16]], [[ARG2]], [[ARG0]], [[ARG1]]) {isZextLhs, isZextRhs, y} : (i16, i16, i16, !llvm.x86_amx, !llvm.x86_amx, !llvm.x86_amx) -> !llvm.x86_amx
// CHECK-NEXT:     [[V20:%[^ ]+]] = llvm.mlir.constant(4 : i16) : i16
// CHECK-NEXT:     [[V21:%[^ ]+]] = llvm.mlir.constant(64 : i16) : i16
// CHECK-NEXT:     [[V22:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// CHECK-NEXT:     [[V23:%[^ ]+]] = llvm.mlir.constant(64 : i16) : i16
// CHECK-NEXT:     [[V24:%[^ ]+]] = llvm.call_intrinsic "llvm.x86.tdpbf16ps.internal"([[V20]], [[V23]], [[V21]], [[ARG5]], [[ARG3]], [[ARG4]]) : (i16, i16, i16, !llvm.x86_amx, !llvm.x86_amx, !llvm.x86_amx) -> !llvm.x86_amx
// CHECK-NEXT:     [[V25:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// CHECK-NEXT:     [[V26:%[^ ]+]] = llvm.mlir.constant(64 : i16) : i16
// CHECK-NEXT:     [[V27:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// CHECK-NEXT:     [[V28:%[^ ]+]] = llvm.mlir.constant(64 : i16) : i16
// CHECK-NEXT:     [[V29:%[^ ]+]] = llvm.call_intrinsic "llvm.x86.tdpfp16ps.internal"([[V25]], [[V28]], [[V26]], [[ARG7]], [[ARG6]], [[ARG6]]) : (i16, i16, i16, !llvm.x86_amx, !llvm.x86_amx, !llvm.x86_amx) -> !llvm.x86_amx
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ALONE: module {
// ALONE-NEXT:   func.func @zero() -> !amx.tile<16x16xi32> {
// ALONE-NEXT:     [[V0:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// ALONE-NEXT:     [[V1:%[^ ]+]] = llvm.mlir.constant(64 : i16) : i16
// ALONE-NEXT:     [[V2:%[^ ]+]] = llvm.call_intrinsic "llvm.x86.tilezero.internal"([[V0]], [[V1]]) {x = 1 : i64} : (i16, i16) -> !llvm.x86_amx
// ALONE-NEXT:     [[V3:%[^ ]+]] = builtin.unrealized_conversion_cast [[V2]] : !llvm.x86_amx to !amx.tile<16x16xi32>
// ALONE-NEXT:     return [[V3]] : !amx.tile<16x16xi32>
// ALONE-NEXT:   }
// ALONE-NEXT:   func.func @dynamic([[ARG0:%[^ ]+]]: memref<?x?xbf16>, [[ARG1:%[^ ]+]]: index, [[ARG2:%[^ ]+]]: index) {
// ALONE-NEXT:     [[V0:%[^ ]+]] = builtin.unrealized_conversion_cast [[ARG2]] : index to i64
// ALONE-NEXT:     [[V1:%[^ ]+]] = builtin.unrealized_conversion_cast [[ARG1]] : index to i64
// ALONE-NEXT:     [[V2:%[^ ]+]] = builtin.unrealized_conversion_cast [[ARG0]] : memref<?x?xbf16> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// ALONE-NEXT:     [[V3:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// ALONE-NEXT:     [[V4:%[^ ]+]] = llvm.mlir.constant(64 : i16) : i16
// ALONE-NEXT:     [[V5:%[^ ]+]] = llvm.extractvalue [[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// ALONE-NEXT:     [[V6:%[^ ]+]] = llvm.extractvalue [[V2]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// ALONE-NEXT:     [[V7:%[^ ]+]] = llvm.mul [[V1]], [[V6]] : i64
// ALONE-NEXT:     [[V8:%[^ ]+]] = llvm.add [[V7]], [[V0]] : i64
// ALONE-NEXT:     [[V9:%[^ ]+]] = llvm.getelementptr [[V5]]{{\[}}[[V8]]] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
// ALONE-NEXT:     [[V10:%[^ ]+]] = llvm.extractvalue [[V2]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// ALONE-NEXT:     [[V11:%[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// ALONE-NEXT:     [[V12:%[^ ]+]] = llvm.mul [[V11]], [[V10]] : i64
// ALONE-NEXT:     [[V13:%[^ ]+]] = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"([[V3]], [[V4]], [[V9]], [[V12]]) {note = "x"} : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
// ALONE-NEXT:     [[V14:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// ALONE-NEXT:     [[V15:%[^ ]+]] = llvm.mlir.constant(64 : i16) : i16
// ALONE-NEXT:     [[V16:%[^ ]+]] = llvm.extractvalue [[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// ALONE-NEXT:     [[V17:%[^ ]+]] = llvm.extractvalue [[V2]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// ALONE-NEXT:     [[V18:%[^ ]+]] = llvm.mul [[V0]], [[V17]] : i64
// ALONE-NEXT:     [[V19:%[^ ]+]] = llvm.add [[V18]], [[V1]] : i64
// ALONE-NEXT:     [[V20:%[^ ]+]] = llvm.getelementptr [[V16]]{{\[}}[[V19]]] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
// ALONE-NEXT:     [[V21:%[^ ]+]] = llvm.extractvalue [[V2]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// ALONE-NEXT:     [[V22:%[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// ALONE-NEXT:     [[V23:%[^ ]+]] = llvm.mul [[V22]], [[V21]] : i64
// ALONE-NEXT:     llvm.call_intrinsic "llvm.x86.tilestored64.internal"([[V14]], [[V15]], [[V20]], [[V23]], [[V13]]) : (i16, i16, !llvm.ptr, i64, !llvm.x86_amx) -> ()
// ALONE-NEXT:     return
// ALONE-NEXT:   }
// ALONE-NEXT:   func.func @static([[ARG0:%[^ ]+]]: memref<2x16x32xf16>, [[ARG1:%[^ ]+]]: index) {
// ALONE-NEXT:     [[V0:%[^ ]+]] = builtin.unrealized_conversion_cast [[ARG1]] : index to i64
// ALONE-NEXT:     [[V1:%[^ ]+]] = builtin.unrealized_conversion_cast [[ARG0]] : memref<2x16x32xf16> to !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// ALONE-NEXT:     [[V2:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// ALONE-NEXT:     [[V3:%[^ ]+]] = llvm.mlir.constant(64 : i16) : i16
// ALONE-NEXT:     [[V4:%[^ ]+]] = llvm.extractvalue [[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// ALONE-NEXT:     [[V5:%[^ ]+]] = llvm.mlir.constant(512 : index) : i64
// ALONE-NEXT:     [[V6:%[^ ]+]] = llvm.mul [[V0]], [[V5]] : i64
// ALONE-NEXT:     [[V7:%[^ ]+]] = llvm.mlir.constant(32 : index) : i64
// ALONE-NEXT:     [[V8:%[^ ]+]] = llvm.mul [[V0]], [[V7]] : i64
// ALONE-NEXT:     [[V9:%[^ ]+]] = llvm.add [[V6]], [[V8]] : i64
// ALONE-NEXT:     [[V10:%[^ ]+]] = llvm.add [[V9]], [[V0]] : i64
// ALONE-NEXT:     [[V11:%[^ ]+]] = llvm.getelementptr [[V4]]{{\[}}[[V10]]] : (!llvm.ptr, i64) -> !llvm.ptr, f16
// ALONE-NEXT:     [[V12:%[^ ]+]] = llvm.mlir.constant(64 : i64) : i64
// ALONE-NEXT:     [[V13:%[^ ]+]] = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"([[V2]], [[V3]], [[V11]], [[V12]]) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
// ALONE-NEXT:     [[V14:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// ALONE-NEXT:     [[V15:%[^ ]+]] = llvm.mlir.constant(64 : i16) : i16
// ALONE-NEXT:     [[V16:%[^ ]+]] = llvm.extractvalue [[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// ALONE-NEXT:     [[V17:%[^ ]+]] = llvm.mlir.constant(512 : index) : i64
// ALONE-NEXT:     [[V18:%[^ ]+]] = llvm.mul [[V0]], [[V17]] : i64
// ALONE-NEXT:     [[V19:%[^ ]+]] = llvm.mlir.constant(32 : index) : i64
// ALONE-NEXT:     [[V20:%[^ ]+]] = llvm.mul [[V0]], [[V19]] : i64
// ALONE-NEXT:     [[V21:%[^ ]+]] = llvm.add [[V18]], [[V20]] : i64
// ALONE-NEXT:     [[V22:%[^ ]+]] = llvm.add [[V21]], [[V0]] : i64
// ALONE-NEXT:     [[V23:%[^ ]+]] = llvm.getelementptr [[V16]]{{\[}}[[V22]]] : (!llvm.ptr, i64) -> !llvm.ptr, f16
// ALONE-NEXT:     [[V24:%[^ ]+]] = llvm.mlir.constant(64 : i64) : i64
// ALONE-NEXT:     llvm.call_intrinsic "llvm.x86.tilestored64.internal"([[V14]], [[V15]], [[V23]], [[V24]], [[V13]]) : (i16, i16, !llvm.ptr, i64, !llvm.x86_amx) -> ()
// ALONE-NEXT:     return
// ALONE-NEXT:   }
// ALONE-NEXT:   func.func @strided([[ARG0:%[^ ]+]]: memref<?xi32>, [[ARG1:%[^ ]+]]: index, [[ARG2:%[^ ]+]]: index, [[ARG3:%[^ ]+]]: memref<i8>) {
// ALONE-NEXT:     [[V0:%[^ ]+]] = builtin.unrealized_conversion_cast [[ARG3]] : memref<i8> to !llvm.struct<(ptr, ptr, i64)>
// ALONE-NEXT:     [[V1:%[^ ]+]] = builtin.unrealized_conversion_cast [[ARG2]] : index to i64
// ALONE-NEXT:     [[V2:%[^ ]+]] = builtin.unrealized_conversion_cast [[ARG1]] : index to i64
// ALONE-NEXT:     [[V3:%[^ ]+]] = builtin.unrealized_conversion_cast [[ARG0]] : memref<?xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// ALONE-NEXT:     [[V4:%[^ ]+]] = llvm.mlir.constant(4 : i16) : i16
// ALONE-NEXT:     [[V5:%[^ ]+]] = llvm.mlir.constant(32 : i16) : i16
// ALONE-NEXT:     [[V6:%[^ ]+]] = llvm.extractvalue [[V3]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// ALONE-NEXT:     [[V7:%[^ ]+]] = llvm.getelementptr [[V6]]{{\[}}[[V2]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// ALONE-NEXT:     [[V8:%[^ ]+]] = llvm.mlir.constant(4 : i64) : i64
// ALONE-NEXT:     [[V9:%[^ ]+]] = llvm.mul [[V8]], [[V1]] : i64
// ALONE-NEXT:     [[V10:%[^ ]+]] = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"([[V4]], [[V5]], [[V7]], [[V9]]) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
// ALONE-NEXT:     [[V11:%[^ ]+]] = llvm.mlir.constant(4 : i16) : i16
// ALONE-NEXT:     [[V12:%[^ ]+]] = llvm.mlir.constant(32 : i16) : i16
// ALONE-NEXT:     [[V13:%[^ ]+]] = llvm.extractvalue [[V3]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// ALONE-NEXT:     [[V14:%[^ ]+]] = llvm.getelementptr [[V13]]{{\[}}[[V2]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// ALONE-NEXT:     [[V15:%[^ ]+]] = llvm.mlir.constant(4 : i64) : i64
// ALONE-NEXT:     [[V16:%[^ ]+]] = llvm.mul [[V15]], [[V1]] : i64
// ALONE-NEXT:     llvm.call_intrinsic "llvm.x86.tilestored64.internal"([[V11]], [[V12]], [[V14]], [[V16]], [[V10]]) : (i16, i16, !llvm.ptr, i64, !llvm.x86_amx) -> ()
// ALONE-NEXT:     [[V17:%[^ ]+]] = llvm.mlir.constant(4 : i16) : i16
// ALONE-NEXT:     [[V18:%[^ ]+]] = llvm.mlir.constant(8 : i16) : i16
// ALONE-NEXT:     [[V19:%[^ ]+]] = llvm.extractvalue [[V0]][1] : !llvm.struct<(ptr, ptr, i64)> 
// ALONE-NEXT:     [[V20:%[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// ALONE-NEXT:     [[V21:%[^ ]+]] = llvm.mul [[V20]], [[V1]] : i64
// ALONE-NEXT:     [[V22:%[^ ]+]] = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"([[V17]], [[V18]], [[V19]], [[V21]]) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
// ALONE-NEXT:     return
// ALONE-NEXT:   }
// ALONE-NEXT:   func.func @offset([[ARG0:%[^ ]+]]: memref<?x4x8xf32, strided<[?, 8, 1], offset: ?>>, [[ARG1:%[^ ]+]]: index) {
// ALONE-NEXT:     [[V0:%[^ ]+]] = builtin.unrealized_conversion_cast [[ARG1]] : index to i64
// ALONE-NEXT:     [[V1:%[^ ]+]] = builtin.unrealized_conversion_cast [[ARG0]] : memref<?x4x8xf32, strided<[?, 8, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// ALONE-NEXT:     [[V2:%[^ ]+]] = llvm.mlir.constant(4 : i16) : i16
// ALONE-NEXT:     [[V3:%[^ ]+]] = llvm.mlir.constant(32 : i16) : i16
// ALONE-NEXT:     [[V4:%[^ ]+]] = llvm.extractvalue [[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// ALONE-NEXT:     [[V5:%[^ ]+]] = llvm.extractvalue [[V1]][2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// ALONE-NEXT:     [[V6:%[^ ]+]] = llvm.getelementptr [[V4]]{{\[}}[[V5]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// ALONE-NEXT:     [[V7:%[^ ]+]] = llvm.extractvalue [[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// ALONE-NEXT:     [[V8:%[^ ]+]] = llvm.mul [[V0]], [[V7]] : i64
// ALONE-NEXT:     [[V9:%[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// ALONE-NEXT:     [[V10:%[^ ]+]] = llvm.mul [[V0]], [[V9]] : i64
// ALONE-NEXT:     [[V11:%[^ ]+]] = llvm.add [[V8]], [[V10]] : i64
// ALONE-NEXT:     [[V12:%[^ ]+]] = llvm.add [[V11]], [[V0]] : i64
// ALONE-NEXT:     [[V13:%[^ ]+]] = llvm.getelementptr [[V6]]{{\[}}[[V12]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// ALONE-NEXT:     [[V14:%[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// ALONE-NEXT:     [[V15:%[^ ]+]] = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"([[V2]], [[V3]], [[V13]], [[V14]]) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
// ALONE-NEXT:     return
// ALONE-NEXT:   }
// ALONE-NEXT:   func.func @muls([[ARG0:%[^ ]+]]: !amx.tile<16x64xi8>, [[ARG1:%[^ ]+]]: !amx.tile<16x32xi8>, [[ARG2:%[^ ]+]]: !amx.tile<16x8xi32>, [[ARG3:%[^ ]+]]: !amx.tile<4x32xbf16>, [[ARG4:%[^ ]+]]: !amx.tile<16x32xbf16>, [[ARG5:%[^ ]+]]: !amx.tile<4x16xf32>, [[ARG6:%[^ ]+]]: !amx.tile<16x32xf16>, [[ARG7:%[^ ]+]]: !amx.tile<16x16xf32>) {
// ALONE-NEXT:     [[V0:%[^ ]+]] = builtin.unrealized_conversion_cast [[ARG7]] : !amx.tile<16x16xf32> to !llvm.x86_amx
// ALONE-NEXT:     [[V1:%[^ ]+]] = builtin.unrealized_conversion_cast [[ARG6]] : !amx.tile<16x32xf16> to !llvm.x86_amx
// ALONE-NEXT:     [[V2:%[^ ]+]] = builtin.unrealized_conversion_cast [[ARG5]] : !amx.tile<4x16xf32> to !llvm.x86_amx
// ALONE-NEXT:     [[V3:%[^ ]+]] = builtin.unrealized_conversion_cast [[ARG4]] : !amx.tile<16x32xbf16> to !llvm.x86_amx
// ALONE-NEXT:     [[V4:%[^ ]+]] = builtin.unrealized_conversion_cast [[ARG3]] : !amx.tile<4x32xbf16> to !llvm.x86_amx
// ALONE-NEXT:     [[V5:%[^ ]+]] = builtin.unrealized_conversion_cast [[ARG2]] : !amx.tile<16x8xi32> to !llvm.x86_amx
// ALONE-NEXT:     [[V6:%[^ ]+]] = builtin.unrealized_conversion_cast [[ARG1]] : !amx.tile<16x32xi8> to !llvm.x86_amx
// ALONE-NEXT:     [[V7:%[^ ]+]] = builtin.unrealized_conversion_cast [[ARG0]] : !amx.tile<16x64xi8> to !llvm.x86_amx
// ALONE-NEXT:     [[V8:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// ALONE-NEXT:     [[V9:%[^ ]+]] = llvm.mlir.constant(64 : i16) : i16
// ALONE-NEXT:     [[V10:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// ALONE-NEXT:     [[V11:%[^ ]+]] = llvm.mlir.constant(32 : i16) : i16
// ALONE-NEXT:     [[V12:%[^ ]+]] = llvm.call_intrinsic "llvm.x86.tdpbssd.internal"([[V8]], [[V11]], [[V9]], [[V5]], [[V7]], [[V6]]) : (i16, i16, i16, !llvm.x86_amx, !llvm.x86_amx, !llvm.x86_amx) -> !llvm.x86_amx
// ALONE-NEXT:     [[V13:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// ALONE-NEXT:     [[V14:%[^ ]+]] = llvm.mlir.constant(64 : i16) : i16
// ALONE-NEXT:     [[V15:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// ALONE-NEXT:     [[V16:%[^ ]+]] = llvm.mlir.constant(32 : i16) : i16
// ALONE-NEXT:     [[V17:%[^ ]+]] = llvm.call_intrinsic "llvm.x86.tdpbusd.internal"([[V13]], [[V16]], [[V14]], [[V5]], [[V7]], [[V6]]) {isZextLhs} : (i16, i16, i16, !llvm.x86_amx, !llvm.x86_amx, !llvm.x86_amx) -> !llvm.x86_amx
// ALONE-NEXT:     [[V18:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// ALONE-NEXT:     [[V19:%[^ ]+]] = llvm.mlir.constant(64 : i16) : i16
// ALONE-NEXT:     [[V20:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// ALONE-NEXT:     [[V21:%[^ ]+]] = llvm.mlir.constant(32 : i16) : i16
// ALONE-NEXT:     [[V22:%[^ ]+]] = llvm.call_intrinsic "llvm.x86.tdpbsud.internal"([[V18]], [[V21]], [[V19]], [[V5]], [[V7]], [[V6]]) {isZextRhs} : (i16, i16, i16, !llvm.x86_amx, !llvm.x86_amx, !llvm.x86_amx) -> !llvm.x86_amx
// ALONE-NEXT:     [[V23:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// ALONE-NEXT:     [[V24:%[^ ]+]] = llvm.mlir.constant(64 : i16) : i16
// ALONE-NEXT:     [[V25:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// ALONE-NEXT:     [[V26:%[^ ]+]] = llvm.mlir.constant(32 : i16) : i16
// ALONE-NEXT:     [[V27:%[^ ]+]] = llvm.call_intrinsic "llvm.x86.tdpbuud.internal"([[V23]], [[V26]], [[V24]], [[V5]], [[V7]], [[V6]]) {isZextLhs, isZextRhs, y} : (i16, i16, i16, !llvm.x86_amx, !llvm.x86_amx, !llvm.x86_amx) -> !llvm.x86_amx
// ALONE-NEXT:     [[V28:%[^ ]+]] = llvm.mlir.constant(4 : i16) : i16
// ALONE-NEXT:     [[V29:%[^ ]+]] = llvm.mlir.constant(64 : i16) : i16
// ALONE-NEXT:     [[V30:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// ALONE-NEXT:     [[V31:%[^ ]+]] = llvm.mlir.constant(64 : i16) : i16
// ALONE-NEXT:     [[V32:%[^ ]+]] = llvm.call_intrinsic "llvm.x86.tdpbf16ps.internal"([[V28]], [[V31]], [[V29]], [[V2]], [[V4]], [[V3]]) : (i16, i16, i16, !llvm.x86_amx, !llvm.x86_amx, !llvm.x86_amx) -> !llvm.x86_amx
// ALONE-NEXT:     [[V33:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// ALONE-NEXT:     [[V34:%[^ ]+]] = llvm.mlir.constant(64 : i16) : i16
// ALONE-NEXT:     [[V35:%[^ ]+]] = llvm.mlir.constant(16 : i16) : i16
// ALONE-NEXT:     [[V36:%[^ ]+]] = llvm.mlir.constant(64 : i16) : i16
// ALONE-NEXT:     [[V37:%[^ ]+]] = llvm.call_intrinsic "llvm.x86.tdpfp16ps.internal"([[V33]], [[V36]], [[V34]], [[V0]], [[V1]], [[V1]]) : (i16, i16, i16, !llvm.x86_amx, !llvm.x86_amx, !llvm.x86_amx) -> !llvm.x86_amx
// ALONE-NEXT:     return
// ALONE-NEXT:   }
// ALONE-NEXT: }
