// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(convert-scf-to-cf),expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,convert-ub-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)' | FileCheck %s

func.func @f(%m: memref<memref<?xi8>>, %i: index) -> memref<?xi8> {
  %0 = memref.load %m[] : memref<memref<?xi8>>
  memref.store %0, %m[] : memref<memref<?xi8>>
  return %0 : memref<?xi8>
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg0, %[[V0]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg1, %[[V1]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %arg2, %[[V2]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V3]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V5:.*]] = llvm.load %[[V4]] : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V3]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: llvm.store %[[V5]], %[[V6]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT: llvm.return %[[V5]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xmemref<?xi8>>, %i: index) -> memref<?xi8> {
  %0 = memref.load %m[%i] : memref<4xmemref<?xi8>>
  memref.store %0, %m[%i] : memref<4xmemref<?xi8>>
  return %0 : memref<?xi8>
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg0, %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg1, %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %arg2, %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %arg3, %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %arg4, %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.getelementptr inbounds|nuw %[[V6]][%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.load %[[V7]] : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.getelementptr inbounds|nuw %[[V9]][%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.store %[[V8]], %[[V10]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT: llvm.return %[[V8]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<memref<*xf32>>, %i: index) -> memref<*xf32> {
  %0 = memref.load %m[] : memref<memref<*xf32>>
  memref.store %0, %m[] : memref<memref<*xf32>>
  return %0 : memref<*xf32>
}

// CHECK: module {
// CHECK-NEXT: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64) -> !llvm.struct<(i64, ptr)> {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg0, %[[V0]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg1, %[[V1]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %arg2, %[[V2]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V3]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V5:.*]] = llvm.load %[[V4]] : !llvm.ptr -> !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V3]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: llvm.store %[[V5]], %[[V6]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %[[V7:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V8:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[V9:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[V10:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[V11:.*]] = llvm.mul %[[V8]], %[[V10]] : i64
// CHECK-NEXT: %[[V12:.*]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V13:.*]] = llvm.mul %[[V8]], %[[V12]] : i64
// CHECK-NEXT: %[[V14:.*]] = llvm.add %[[V13]], %[[V7]] : i64
// CHECK-NEXT: %[[V15:.*]] = llvm.mul %[[V14]], %[[V9]] : i64
// CHECK-NEXT: %[[V16:.*]] = llvm.add %[[V11]], %[[V15]] : i64
// CHECK-NEXT: %[[V17:.*]] = llvm.call @malloc(%[[V16]]) : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[V18:.*]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V17]], %[[V18]], %[[V16]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[V19:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V20:.*]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V21:.*]] = llvm.insertvalue %[[V20]], %[[V19]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V22:.*]] = llvm.insertvalue %[[V17]], %[[V21]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: llvm.return %[[V22]] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xmemref<*xf32>>, %i: index) -> memref<*xf32> {
  %0 = memref.load %m[%i] : memref<4xmemref<*xf32>>
  memref.store %0, %m[%i] : memref<4xmemref<*xf32>>
  return %0 : memref<*xf32>
}

// CHECK: module {
// CHECK-NEXT: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> !llvm.struct<(i64, ptr)> {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg0, %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg1, %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %arg2, %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %arg3, %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %arg4, %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.getelementptr inbounds|nuw %[[V6]][%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V8:.*]] = llvm.load %[[V7]] : !llvm.ptr -> !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.getelementptr inbounds|nuw %[[V9]][%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i64, ptr)>
// CHECK-NEXT: llvm.store %[[V8]], %[[V10]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %[[V11:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V12:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[V13:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[V14:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[V15:.*]] = llvm.mul %[[V12]], %[[V14]] : i64
// CHECK-NEXT: %[[V16:.*]] = llvm.extractvalue %[[V8]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V17:.*]] = llvm.mul %[[V12]], %[[V16]] : i64
// CHECK-NEXT: %[[V18:.*]] = llvm.add %[[V17]], %[[V11]] : i64
// CHECK-NEXT: %[[V19:.*]] = llvm.mul %[[V18]], %[[V13]] : i64
// CHECK-NEXT: %[[V20:.*]] = llvm.add %[[V15]], %[[V19]] : i64
// CHECK-NEXT: %[[V21:.*]] = llvm.call @malloc(%[[V20]]) : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[V22:.*]] = llvm.extractvalue %[[V8]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V21]], %[[V22]], %[[V20]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[V23:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V24:.*]] = llvm.extractvalue %[[V8]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V25:.*]] = llvm.insertvalue %[[V24]], %[[V23]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V26:.*]] = llvm.insertvalue %[[V21]], %[[V25]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: llvm.return %[[V26]] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<si32>, %i: index) -> si32 {
  %0 = memref.load %m[] : memref<si32>
  memref.store %0, %m[] : memref<si32>
  return %0 : si32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg0, %[[V0]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg1, %[[V1]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %arg2, %[[V2]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V3]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V5:.*]] = llvm.load %[[V4]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V3]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: llvm.store %[[V5]], %[[V6]] : i32, !llvm.ptr
// CHECK-NEXT: llvm.return %[[V5]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xsi32>, %i: index) -> si32 {
  %0 = memref.load %m[%i] : memref<4xsi32>
  memref.store %0, %m[%i] : memref<4xsi32>
  return %0 : si32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg0, %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg1, %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %arg2, %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %arg3, %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %arg4, %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.getelementptr inbounds|nuw %[[V6]][%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %[[V8:.*]] = llvm.load %[[V7]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.getelementptr inbounds|nuw %[[V9]][%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: llvm.store %[[V8]], %[[V10]] : i32, !llvm.ptr
// CHECK-NEXT: llvm.return %[[V8]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<ui8>, %i: index) -> ui8 {
  %0 = memref.load %m[] : memref<ui8>
  memref.store %0, %m[] : memref<ui8>
  return %0 : ui8
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64) -> i8 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg0, %[[V0]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg1, %[[V1]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %arg2, %[[V2]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V3]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V5:.*]] = llvm.load %[[V4]] : !llvm.ptr -> i8
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V3]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: llvm.store %[[V5]], %[[V6]] : i8, !llvm.ptr
// CHECK-NEXT: llvm.return %[[V5]] : i8
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xui8>, %i: index) -> ui8 {
  %0 = memref.load %m[%i] : memref<4xui8>
  memref.store %0, %m[%i] : memref<4xui8>
  return %0 : ui8
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> i8 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg0, %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg1, %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %arg2, %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %arg3, %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %arg4, %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.getelementptr inbounds|nuw %[[V6]][%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %[[V8:.*]] = llvm.load %[[V7]] : !llvm.ptr -> i8
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.getelementptr inbounds|nuw %[[V9]][%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: llvm.store %[[V8]], %[[V10]] : i8, !llvm.ptr
// CHECK-NEXT: llvm.return %[[V8]] : i8
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<2x3x4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i, %i] : memref<2x3x4xf32>
  memref.store %0, %m[%i, %i, %i] : memref<2x3x4xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg0, %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg1, %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %arg2, %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %arg3, %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %arg6, %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.insertvalue %arg4, %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %arg7, %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %arg5, %[[V7]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V9:.*]] = llvm.insertvalue %arg8, %[[V8]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.extractvalue %[[V9]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.mlir.constant(12 : index) : i64
// CHECK-NEXT: %[[V12:.*]] = llvm.mul %arg9, %[[V11]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V13:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[V14:.*]] = llvm.mul %arg9, %[[V13]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V15:.*]] = llvm.add %[[V12]], %[[V14]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V16:.*]] = llvm.add %[[V15]], %arg9 overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V17:.*]] = llvm.getelementptr inbounds|nuw %[[V10]][%[[V16]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V18:.*]] = llvm.load %[[V17]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[V19:.*]] = llvm.extractvalue %[[V9]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V20:.*]] = llvm.mlir.constant(12 : index) : i64
// CHECK-NEXT: %[[V21:.*]] = llvm.mul %arg9, %[[V20]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V22:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[V23:.*]] = llvm.mul %arg9, %[[V22]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V24:.*]] = llvm.add %[[V21]], %[[V23]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V25:.*]] = llvm.add %[[V24]], %arg9 overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V26:.*]] = llvm.getelementptr inbounds|nuw %[[V19]][%[[V25]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %[[V18]], %[[V26]] : f32, !llvm.ptr
// CHECK-NEXT: llvm.return %[[V18]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x3x?xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i, %i] : memref<?x3x?xf32>
  memref.store %0, %m[%i, %i, %i] : memref<?x3x?xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg0, %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg1, %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %arg2, %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %arg3, %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %arg6, %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.insertvalue %arg4, %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %arg7, %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %arg5, %[[V7]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V9:.*]] = llvm.insertvalue %arg8, %[[V8]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.extractvalue %[[V9]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.extractvalue %[[V9]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.mul %arg9, %[[V11]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V13:.*]] = llvm.extractvalue %[[V9]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V14:.*]] = llvm.mul %arg9, %[[V13]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V15:.*]] = llvm.add %[[V12]], %[[V14]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V16:.*]] = llvm.add %[[V15]], %arg9 overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V17:.*]] = llvm.getelementptr inbounds|nuw %[[V10]][%[[V16]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V18:.*]] = llvm.load %[[V17]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[V19:.*]] = llvm.extractvalue %[[V9]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V20:.*]] = llvm.extractvalue %[[V9]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V21:.*]] = llvm.mul %arg9, %[[V20]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V22:.*]] = llvm.extractvalue %[[V9]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V23:.*]] = llvm.mul %arg9, %[[V22]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V24:.*]] = llvm.add %[[V21]], %[[V23]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V25:.*]] = llvm.add %[[V24]], %arg9 overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V26:.*]] = llvm.getelementptr inbounds|nuw %[[V19]][%[[V25]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %[[V18]], %[[V26]] : f32, !llvm.ptr
// CHECK-NEXT: llvm.return %[[V18]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32, 1>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32, 1>
  memref.store %0, %m[%i] : memref<4xf32, 1>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg0, %[[V0]][0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg1, %[[V1]][1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %arg2, %[[V2]][2] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %arg3, %[[V3]][3, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %arg4, %[[V4]][4, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.getelementptr inbounds|nuw %[[V6]][%arg5] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
// CHECK-NEXT: %[[V8:.*]] = llvm.load %[[V7]] : !llvm.ptr<1> -> f32
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.getelementptr inbounds|nuw %[[V9]][%arg5] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
// CHECK-NEXT: llvm.store %[[V8]], %[[V10]] : f32, !llvm.ptr<1>
// CHECK-NEXT: llvm.return %[[V8]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32, strided<[2]>>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32, strided<[2]>>
  memref.store %0, %m[%i] : memref<4xf32, strided<[2]>>
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
// CHECK-NEXT: %[[V7:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[V8:.*]] = llvm.mul %arg5, %[[V7]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V9:.*]] = llvm.getelementptr inbounds|nuw %[[V6]][%[[V8]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V10:.*]] = llvm.load %[[V9]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[V11:.*]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[V13:.*]] = llvm.mul %arg5, %[[V12]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V14:.*]] = llvm.getelementptr inbounds|nuw %[[V11]][%[[V13]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %[[V10]], %[[V14]] : f32, !llvm.ptr
// CHECK-NEXT: llvm.return %[[V10]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32, strided<[?], offset: ?>>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32, strided<[?], offset: ?>>
  memref.store %0, %m[%i] : memref<4xf32, strided<[?], offset: ?>>
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
// CHECK-NEXT: %[[V7:.*]] = llvm.extractvalue %[[V5]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.getelementptr %[[V6]][%[[V7]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V5]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.mul %arg5, %[[V9]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V11:.*]] = llvm.getelementptr inbounds|nuw %[[V8]][%[[V10]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V12:.*]] = llvm.load %[[V11]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[V13:.*]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V14:.*]] = llvm.extractvalue %[[V5]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V15:.*]] = llvm.getelementptr %[[V13]][%[[V14]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V16:.*]] = llvm.extractvalue %[[V5]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V17:.*]] = llvm.mul %arg5, %[[V16]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V18:.*]] = llvm.getelementptr inbounds|nuw %[[V15]][%[[V17]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %[[V12]], %[[V18]] : f32, !llvm.ptr
// CHECK-NEXT: llvm.return %[[V12]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x4xf32, strided<[1, 4], offset: 2>>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<4x4xf32, strided<[1, 4], offset: 2>>
  memref.store %0, %m[%i, %i] : memref<4x4xf32, strided<[1, 4], offset: 2>>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg0, %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg1, %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %arg2, %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %arg3, %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %arg5, %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.insertvalue %arg4, %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %arg6, %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V9:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[V10:.*]] = llvm.getelementptr %[[V8]][%[[V9]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V11:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[V12:.*]] = llvm.mul %arg7, %[[V11]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V13:.*]] = llvm.add %arg7, %[[V12]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V14:.*]] = llvm.getelementptr inbounds|nuw %[[V10]][%[[V13]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V15:.*]] = llvm.load %[[V14]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[V16:.*]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V17:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[V18:.*]] = llvm.getelementptr %[[V16]][%[[V17]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V19:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[V20:.*]] = llvm.mul %arg7, %[[V19]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V21:.*]] = llvm.add %arg7, %[[V20]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V22:.*]] = llvm.getelementptr inbounds|nuw %[[V18]][%[[V21]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %[[V15]], %[[V22]] : f32, !llvm.ptr
// CHECK-NEXT: llvm.return %[[V15]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }
