// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(convert-scf-to-cf),expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,convert-ub-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)' | FileCheck %s

func.func @f(%m: memref<4xf32, affine_map<(d0) -> (d0 * 2 + 1)>>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32, affine_map<(d0) -> (d0 * 2 + 1)>>
  memref.store %0, %m[%i] : memref<4xf32, affine_map<(d0) -> (d0 * 2 + 1)>>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg0, %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg1, %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %arg2, %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %arg3, %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %arg4, %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V8:.*]] = llvm.getelementptr %[[V6]][%[[V7]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V9:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[V10:.*]] = llvm.mul %arg5, %[[V9]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V11:.*]] = llvm.getelementptr inbounds|nuw %[[V8]][%[[V10]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V12:.*]] = llvm.load %[[V11]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[V13:.*]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V14:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V15:.*]] = llvm.getelementptr %[[V13]][%[[V14]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V16:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[V17:.*]] = llvm.mul %arg5, %[[V16]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V18:.*]] = llvm.getelementptr inbounds|nuw %[[V15]][%[[V17]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %[[V12]], %[[V18]] : f32, !llvm.ptr
// CHECK-NEXT: llvm.return %[[V12]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<0xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<0xf32>
  memref.store %0, %m[%i] : memref<0xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg0, %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg1, %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %arg2, %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %arg3, %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %arg4, %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.getelementptr inbounds|nuw %[[V6]][%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V8:.*]] = llvm.load %[[V7]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.getelementptr inbounds|nuw %[[V9]][%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %[[V8]], %[[V10]] : f32, !llvm.ptr
// CHECK-NEXT: llvm.return %[[V8]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x?x?x?xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i, %i, %i] : memref<?x?x?x?xf32>
  memref.store %0, %m[%i, %i, %i, %i] : memref<?x?x?x?xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i64) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg0, %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg1, %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %arg2, %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %arg3, %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %arg7, %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.insertvalue %arg4, %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %arg8, %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %arg5, %[[V7]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[V9:.*]] = llvm.insertvalue %arg9, %[[V8]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.insertvalue %arg6, %[[V9]][3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %arg10, %[[V10]][4, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.extractvalue %[[V11]][1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[V13:.*]] = llvm.extractvalue %[[V11]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[V14:.*]] = llvm.mul %arg11, %[[V13]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V15:.*]] = llvm.extractvalue %[[V11]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[V16:.*]] = llvm.mul %arg11, %[[V15]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V17:.*]] = llvm.add %[[V14]], %[[V16]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V18:.*]] = llvm.extractvalue %[[V11]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[V19:.*]] = llvm.mul %arg11, %[[V18]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V20:.*]] = llvm.add %[[V17]], %[[V19]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V21:.*]] = llvm.add %[[V20]], %arg11 overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V22:.*]] = llvm.getelementptr inbounds|nuw %[[V12]][%[[V21]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V23:.*]] = llvm.load %[[V22]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[V24:.*]] = llvm.extractvalue %[[V11]][1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[V25:.*]] = llvm.extractvalue %[[V11]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[V26:.*]] = llvm.mul %arg11, %[[V25]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V27:.*]] = llvm.extractvalue %[[V11]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[V28:.*]] = llvm.mul %arg11, %[[V27]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V29:.*]] = llvm.add %[[V26]], %[[V28]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V30:.*]] = llvm.extractvalue %[[V11]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[V31:.*]] = llvm.mul %arg11, %[[V30]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V32:.*]] = llvm.add %[[V29]], %[[V31]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V33:.*]] = llvm.add %[[V32]], %arg11 overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V34:.*]] = llvm.getelementptr inbounds|nuw %[[V24]][%[[V33]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %[[V23]], %[[V34]] : f32, !llvm.ptr
// CHECK-NEXT: llvm.return %[[V23]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }
