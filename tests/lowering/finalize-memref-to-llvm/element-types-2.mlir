// RUN: mlir-opt %s --split-input-file --finalize-memref-to-llvm | FileCheck %s

func.func @f(%m: memref<4xmemref<*xf32>>, %i: index) -> memref<*xf32> {
  %0 = memref.load %m[%i] : memref<4xmemref<*xf32>>
  memref.store %0, %m[%i] : memref<4xmemref<*xf32>>
  return %0 : memref<*xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xmemref<*xf32>>, %arg1: index) -> memref<*xf32> {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xmemref<*xf32>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V5:.*]] = builtin.unrealized_conversion_cast %[[V4]] : !llvm.struct<(i64, ptr)> to memref<*xf32>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.getelementptr inbounds|nuw %[[V6]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i64, ptr)>
// CHECK-NEXT: llvm.store %[[V4]], %[[V7]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: return %[[V5]] : memref<*xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xsi32>, %i: index) -> si32 {
  %0 = memref.load %m[%i] : memref<4xsi32>
  memref.store %0, %m[%i] : memref<4xsi32>
  return %0 : si32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xsi32>, %arg1: index) -> si32 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xsi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[V5:.*]] = builtin.unrealized_conversion_cast %[[V4]] : i32 to si32
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.getelementptr inbounds|nuw %[[V6]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: llvm.store %[[V4]], %[[V7]] : i32, !llvm.ptr
// CHECK-NEXT: return %[[V5]] : si32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xui8>, %i: index) -> ui8 {
  %0 = memref.load %m[%i] : memref<4xui8>
  memref.store %0, %m[%i] : memref<4xui8>
  return %0 : ui8
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xui8>, %arg1: index) -> ui8 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xui8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> i8
// CHECK-NEXT: %[[V5:.*]] = builtin.unrealized_conversion_cast %[[V4]] : i8 to ui8
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.getelementptr inbounds|nuw %[[V6]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: llvm.store %[[V4]], %[[V7]] : i8, !llvm.ptr
// CHECK-NEXT: return %[[V5]] : ui8
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<2x3x4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i, %i] : memref<2x3x4xf32>
  memref.store %0, %m[%i, %i, %i] : memref<2x3x4xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<2x3x4xf32>, %arg1: index) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<2x3x4xf32> to !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.constant(12 : index) : i64
// CHECK-NEXT: %[[V4:.*]] = llvm.mul %[[V0]], %[[V3]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.mul %[[V0]], %[[V5]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V7:.*]] = llvm.add %[[V4]], %[[V6]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V8:.*]] = llvm.add %[[V7]], %[[V0]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V9:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V8]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V10:.*]] = llvm.load %[[V9]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[V11:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.mlir.constant(12 : index) : i64
// CHECK-NEXT: %[[V13:.*]] = llvm.mul %[[V0]], %[[V12]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V14:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[V15:.*]] = llvm.mul %[[V0]], %[[V14]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V16:.*]] = llvm.add %[[V13]], %[[V15]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V17:.*]] = llvm.add %[[V16]], %[[V0]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V18:.*]] = llvm.getelementptr inbounds|nuw %[[V11]][%[[V17]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %[[V10]], %[[V18]] : f32, !llvm.ptr
// CHECK-NEXT: return %[[V10]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x3x?xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i, %i] : memref<?x3x?xf32>
  memref.store %0, %m[%i, %i, %i] : memref<?x3x?xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?x3x?xf32>, %arg1: index) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<?x3x?xf32> to !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.mul %[[V0]], %[[V3]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.mul %[[V0]], %[[V5]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V7:.*]] = llvm.add %[[V4]], %[[V6]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V8:.*]] = llvm.add %[[V7]], %[[V0]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V9:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V8]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V10:.*]] = llvm.load %[[V9]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[V11:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V13:.*]] = llvm.mul %[[V0]], %[[V12]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V14:.*]] = llvm.extractvalue %[[V1]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V15:.*]] = llvm.mul %[[V0]], %[[V14]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V16:.*]] = llvm.add %[[V13]], %[[V15]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V17:.*]] = llvm.add %[[V16]], %[[V0]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V18:.*]] = llvm.getelementptr inbounds|nuw %[[V11]][%[[V17]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %[[V10]], %[[V18]] : f32, !llvm.ptr
// CHECK-NEXT: return %[[V10]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32, 1>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32, 1>
  memref.store %0, %m[%i] : memref<4xf32, 1>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32, 1>, %arg1: index) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xf32, 1> to !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
// CHECK-NEXT: %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr<1> -> f32
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr inbounds|nuw %[[V5]][%[[V0]]] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
// CHECK-NEXT: llvm.store %[[V4]], %[[V6]] : f32, !llvm.ptr<1>
// CHECK-NEXT: return %[[V4]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32, strided<[2]>>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32, strided<[2]>>
  memref.store %0, %m[%i] : memref<4xf32, strided<[2]>>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32, strided<[2]>>, %arg1: index) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xf32, strided<[2]>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[V4:.*]] = llvm.mul %[[V0]], %[[V3]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V4]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V6:.*]] = llvm.load %[[V5]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[V7:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[V9:.*]] = llvm.mul %[[V0]], %[[V8]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V10:.*]] = llvm.getelementptr inbounds|nuw %[[V7]][%[[V9]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %[[V6]], %[[V10]] : f32, !llvm.ptr
// CHECK-NEXT: return %[[V6]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32, strided<[?], offset: ?>>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32, strided<[?], offset: ?>>
  memref.store %0, %m[%i] : memref<4xf32, strided<[?], offset: ?>>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xf32, strided<[?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.getelementptr %[[V2]][%[[V3]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.mul %[[V0]], %[[V5]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V7:.*]] = llvm.getelementptr inbounds|nuw %[[V4]][%[[V6]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V8:.*]] = llvm.load %[[V7]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.extractvalue %[[V1]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.getelementptr %[[V9]][%[[V10]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V12:.*]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V13:.*]] = llvm.mul %[[V0]], %[[V12]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V14:.*]] = llvm.getelementptr inbounds|nuw %[[V11]][%[[V13]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %[[V8]], %[[V14]] : f32, !llvm.ptr
// CHECK-NEXT: return %[[V8]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x4xf32, strided<[1, 4], offset: 2>>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<4x4xf32, strided<[1, 4], offset: 2>>
  memref.store %0, %m[%i, %i] : memref<4x4xf32, strided<[1, 4], offset: 2>>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x4xf32, strided<[1, 4], offset: 2>>, %arg1: index) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x4xf32, strided<[1, 4], offset: 2>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[V4:.*]] = llvm.getelementptr %[[V2]][%[[V3]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V5:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.mul %[[V0]], %[[V5]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V7:.*]] = llvm.add %[[V0]], %[[V6]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V8:.*]] = llvm.getelementptr inbounds|nuw %[[V4]][%[[V7]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V9:.*]] = llvm.load %[[V8]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[V10:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[V12:.*]] = llvm.getelementptr %[[V10]][%[[V11]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V13:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[V14:.*]] = llvm.mul %[[V0]], %[[V13]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V15:.*]] = llvm.add %[[V0]], %[[V14]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V16:.*]] = llvm.getelementptr inbounds|nuw %[[V12]][%[[V15]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %[[V9]], %[[V16]] : f32, !llvm.ptr
// CHECK-NEXT: return %[[V9]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32, affine_map<(d0) -> (d0 * 2 + 1)>>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32, affine_map<(d0) -> (d0 * 2 + 1)>>
  memref.store %0, %m[%i] : memref<4xf32, affine_map<(d0) -> (d0 * 2 + 1)>>
  return %0 : f32
}

// CHECK: #map = affine_map<(d0) -> (d0 * 2 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32, #map>, %arg1: index) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xf32, #map> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V4:.*]] = llvm.getelementptr %[[V2]][%[[V3]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V5:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.mul %[[V0]], %[[V5]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V7:.*]] = llvm.getelementptr inbounds|nuw %[[V4]][%[[V6]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V8:.*]] = llvm.load %[[V7]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V11:.*]] = llvm.getelementptr %[[V9]][%[[V10]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V12:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[V13:.*]] = llvm.mul %[[V0]], %[[V12]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V14:.*]] = llvm.getelementptr inbounds|nuw %[[V11]][%[[V13]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %[[V8]], %[[V14]] : f32, !llvm.ptr
// CHECK-NEXT: return %[[V8]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<0xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<0xf32>
  memref.store %0, %m[%i] : memref<0xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<0xf32>, %arg1: index) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<0xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr inbounds|nuw %[[V5]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %[[V4]], %[[V6]] : f32, !llvm.ptr
// CHECK-NEXT: return %[[V4]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x?x?x?xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i, %i, %i] : memref<?x?x?x?xf32>
  memref.store %0, %m[%i, %i, %i, %i] : memref<?x?x?x?xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?x?x?x?xf32>, %arg1: index) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<?x?x?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.mul %[[V0]], %[[V3]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.mul %[[V0]], %[[V5]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V7:.*]] = llvm.add %[[V4]], %[[V6]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V8:.*]] = llvm.extractvalue %[[V1]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[V9:.*]] = llvm.mul %[[V0]], %[[V8]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V10:.*]] = llvm.add %[[V7]], %[[V9]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V11:.*]] = llvm.add %[[V10]], %[[V0]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V12:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V11]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V13:.*]] = llvm.load %[[V12]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[V14:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[V15:.*]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[V16:.*]] = llvm.mul %[[V0]], %[[V15]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V17:.*]] = llvm.extractvalue %[[V1]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[V18:.*]] = llvm.mul %[[V0]], %[[V17]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V19:.*]] = llvm.add %[[V16]], %[[V18]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V20:.*]] = llvm.extractvalue %[[V1]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[V21:.*]] = llvm.mul %[[V0]], %[[V20]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V22:.*]] = llvm.add %[[V19]], %[[V21]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V23:.*]] = llvm.add %[[V22]], %[[V0]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V24:.*]] = llvm.getelementptr inbounds|nuw %[[V14]][%[[V23]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %[[V13]], %[[V24]] : f32, !llvm.ptr
// CHECK-NEXT: return %[[V13]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }
