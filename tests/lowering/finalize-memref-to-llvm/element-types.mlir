// RUN: mlir-opt %s --split-input-file --finalize-memref-to-llvm | FileCheck %s

func.func @f(%m: memref<4xi1>, %i: index) -> i1 {
  %0 = memref.load %m[%i] : memref<4xi1>
  memref.store %0, %m[%i] : memref<4xi1>
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xi1>, %arg1: index) -> i1 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xi1> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i1
// CHECK-NEXT: %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> i1
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr inbounds|nuw %[[V5]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i1
// CHECK-NEXT: llvm.store %[[V4]], %[[V6]] : i1, !llvm.ptr
// CHECK-NEXT: return %[[V4]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xi4>, %i: index) -> i4 {
  %0 = memref.load %m[%i] : memref<4xi4>
  memref.store %0, %m[%i] : memref<4xi4>
  return %0 : i4
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xi4>, %arg1: index) -> i4 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xi4> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i4
// CHECK-NEXT: %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> i4
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr inbounds|nuw %[[V5]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i4
// CHECK-NEXT: llvm.store %[[V4]], %[[V6]] : i4, !llvm.ptr
// CHECK-NEXT: return %[[V4]] : i4
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xi8>, %i: index) -> i8 {
  %0 = memref.load %m[%i] : memref<4xi8>
  memref.store %0, %m[%i] : memref<4xi8>
  return %0 : i8
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xi8>, %arg1: index) -> i8 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> i8
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr inbounds|nuw %[[V5]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: llvm.store %[[V4]], %[[V6]] : i8, !llvm.ptr
// CHECK-NEXT: return %[[V4]] : i8
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xi24>, %i: index) -> i24 {
  %0 = memref.load %m[%i] : memref<4xi24>
  memref.store %0, %m[%i] : memref<4xi24>
  return %0 : i24
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xi24>, %arg1: index) -> i24 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xi24> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i24
// CHECK-NEXT: %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> i24
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr inbounds|nuw %[[V5]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i24
// CHECK-NEXT: llvm.store %[[V4]], %[[V6]] : i24, !llvm.ptr
// CHECK-NEXT: return %[[V4]] : i24
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xi64>, %i: index) -> i64 {
  %0 = memref.load %m[%i] : memref<4xi64>
  memref.store %0, %m[%i] : memref<4xi64>
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xi64>, %arg1: index) -> i64 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xi64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> i64
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr inbounds|nuw %[[V5]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: llvm.store %[[V4]], %[[V6]] : i64, !llvm.ptr
// CHECK-NEXT: return %[[V4]] : i64
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xi128>, %i: index) -> i128 {
  %0 = memref.load %m[%i] : memref<4xi128>
  memref.store %0, %m[%i] : memref<4xi128>
  return %0 : i128
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xi128>, %arg1: index) -> i128 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xi128> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i128
// CHECK-NEXT: %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> i128
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr inbounds|nuw %[[V5]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i128
// CHECK-NEXT: llvm.store %[[V4]], %[[V6]] : i128, !llvm.ptr
// CHECK-NEXT: return %[[V4]] : i128
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xindex>, %i: index) -> index {
  %0 = memref.load %m[%i] : memref<4xindex>
  memref.store %0, %m[%i] : memref<4xindex>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xindex>, %arg1: index) -> index {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> i64
// CHECK-NEXT: %[[V5:.*]] = builtin.unrealized_conversion_cast %[[V4]] : i64 to index
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.getelementptr inbounds|nuw %[[V6]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: llvm.store %[[V4]], %[[V7]] : i64, !llvm.ptr
// CHECK-NEXT: return %[[V5]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf16>, %i: index) -> f16 {
  %0 = memref.load %m[%i] : memref<4xf16>
  memref.store %0, %m[%i] : memref<4xf16>
  return %0 : f16
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf16>, %arg1: index) -> f16 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f16
// CHECK-NEXT: %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> f16
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr inbounds|nuw %[[V5]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f16
// CHECK-NEXT: llvm.store %[[V4]], %[[V6]] : f16, !llvm.ptr
// CHECK-NEXT: return %[[V4]] : f16
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xbf16>, %i: index) -> bf16 {
  %0 = memref.load %m[%i] : memref<4xbf16>
  memref.store %0, %m[%i] : memref<4xbf16>
  return %0 : bf16
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xbf16>, %arg1: index) -> bf16 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xbf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
// CHECK-NEXT: %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> bf16
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr inbounds|nuw %[[V5]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
// CHECK-NEXT: llvm.store %[[V4]], %[[V6]] : bf16, !llvm.ptr
// CHECK-NEXT: return %[[V4]] : bf16
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf64>, %i: index) -> f64 {
  %0 = memref.load %m[%i] : memref<4xf64>
  memref.store %0, %m[%i] : memref<4xf64>
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf64>, %arg1: index) -> f64 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xf64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK-NEXT: %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> f64
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr inbounds|nuw %[[V5]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK-NEXT: llvm.store %[[V4]], %[[V6]] : f64, !llvm.ptr
// CHECK-NEXT: return %[[V4]] : f64
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf80>, %i: index) -> f80 {
  %0 = memref.load %m[%i] : memref<4xf80>
  memref.store %0, %m[%i] : memref<4xf80>
  return %0 : f80
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf80>, %arg1: index) -> f80 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xf80> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f80
// CHECK-NEXT: %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> f80
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr inbounds|nuw %[[V5]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f80
// CHECK-NEXT: llvm.store %[[V4]], %[[V6]] : f80, !llvm.ptr
// CHECK-NEXT: return %[[V4]] : f80
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf128>, %i: index) -> f128 {
  %0 = memref.load %m[%i] : memref<4xf128>
  memref.store %0, %m[%i] : memref<4xf128>
  return %0 : f128
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf128>, %arg1: index) -> f128 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xf128> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f128
// CHECK-NEXT: %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> f128
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr inbounds|nuw %[[V5]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f128
// CHECK-NEXT: llvm.store %[[V4]], %[[V6]] : f128, !llvm.ptr
// CHECK-NEXT: return %[[V4]] : f128
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf8E5M2>, %i: index) -> f8E5M2 {
  %0 = memref.load %m[%i] : memref<4xf8E5M2>
  memref.store %0, %m[%i] : memref<4xf8E5M2>
  return %0 : f8E5M2
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf8E5M2>, %arg1: index) -> f8E5M2 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xf8E5M2> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> i8
// CHECK-NEXT: %[[V5:.*]] = builtin.unrealized_conversion_cast %[[V4]] : i8 to f8E5M2
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.getelementptr inbounds|nuw %[[V6]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: llvm.store %[[V4]], %[[V7]] : i8, !llvm.ptr
// CHECK-NEXT: return %[[V5]] : f8E5M2
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xcomplex<f32>>, %i: index) -> complex<f32> {
  %0 = memref.load %m[%i] : memref<4xcomplex<f32>>
  memref.store %0, %m[%i] : memref<4xcomplex<f32>>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xcomplex<f32>>, %arg1: index) -> complex<f32> {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xcomplex<f32>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[V5:.*]] = builtin.unrealized_conversion_cast %[[V4]] : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.getelementptr inbounds|nuw %[[V6]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, f32)>
// CHECK-NEXT: llvm.store %[[V4]], %[[V7]] : !llvm.struct<(f32, f32)>, !llvm.ptr
// CHECK-NEXT: return %[[V5]] : complex<f32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xvector<4xf32>>, %i: index) -> vector<4xf32> {
  %0 = memref.load %m[%i] : memref<4xvector<4xf32>>
  memref.store %0, %m[%i] : memref<4xvector<4xf32>>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xvector<4xf32>>, %arg1: index) -> vector<4xf32> {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xvector<4xf32>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xf32>
// CHECK-NEXT: %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr inbounds|nuw %[[V5]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xf32>
// CHECK-NEXT: llvm.store %[[V4]], %[[V6]] : vector<4xf32>, !llvm.ptr
// CHECK-NEXT: return %[[V4]] : vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xvector<2x3xi8>>, %i: index) -> vector<2x3xi8> {
  %0 = memref.load %m[%i] : memref<4xvector<2x3xi8>>
  memref.store %0, %m[%i] : memref<4xvector<2x3xi8>>
  return %0 : vector<2x3xi8>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xvector<2x3xi8>>, %arg1: index) -> vector<2x3xi8> {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xvector<2x3xi8>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT: %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT: %[[V5:.*]] = builtin.unrealized_conversion_cast %[[V4]] : !llvm.array<2 x vector<3xi8>> to vector<2x3xi8>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.getelementptr inbounds|nuw %[[V6]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT: llvm.store %[[V4]], %[[V7]] : !llvm.array<2 x vector<3xi8>>, !llvm.ptr
// CHECK-NEXT: return %[[V5]] : vector<2x3xi8>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xvector<[4]xi32>>, %i: index) -> vector<[4]xi32> {
  %0 = memref.load %m[%i] : memref<4xvector<[4]xi32>>
  memref.store %0, %m[%i] : memref<4xvector<[4]xi32>>
  return %0 : vector<[4]xi32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xvector<[4]xi32>>, %arg1: index) -> vector<[4]xi32> {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xvector<[4]xi32>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, vector<[4]xi32>
// CHECK-NEXT: %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> vector<[4]xi32>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr inbounds|nuw %[[V5]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, vector<[4]xi32>
// CHECK-NEXT: llvm.store %[[V4]], %[[V6]] : vector<[4]xi32>, !llvm.ptr
// CHECK-NEXT: return %[[V4]] : vector<[4]xi32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xvector<3xindex>>, %i: index) -> vector<3xindex> {
  %0 = memref.load %m[%i] : memref<4xvector<3xindex>>
  memref.store %0, %m[%i] : memref<4xvector<3xindex>>
  return %0 : vector<3xindex>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xvector<3xindex>>, %arg1: index) -> vector<3xindex> {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xvector<3xindex>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, vector<3xi64>
// CHECK-NEXT: %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> vector<3xi64>
// CHECK-NEXT: %[[V5:.*]] = builtin.unrealized_conversion_cast %[[V4]] : vector<3xi64> to vector<3xindex>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.getelementptr inbounds|nuw %[[V6]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, vector<3xi64>
// CHECK-NEXT: llvm.store %[[V4]], %[[V7]] : vector<3xi64>, !llvm.ptr
// CHECK-NEXT: return %[[V5]] : vector<3xindex>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xmemref<2xf32>>, %i: index) -> memref<2xf32> {
  %0 = memref.load %m[%i] : memref<4xmemref<2xf32>>
  memref.store %0, %m[%i] : memref<4xmemref<2xf32>>
  return %0 : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xmemref<2xf32>>, %arg1: index) -> memref<2xf32> {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xmemref<2xf32>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = builtin.unrealized_conversion_cast %[[V4]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xf32>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.getelementptr inbounds|nuw %[[V6]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.store %[[V4]], %[[V7]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT: return %[[V5]] : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xmemref<?xi8>>, %i: index) -> memref<?xi8> {
  %0 = memref.load %m[%i] : memref<4xmemref<?xi8>>
  memref.store %0, %m[%i] : memref<4xmemref<?xi8>>
  return %0 : memref<?xi8>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xmemref<?xi8>>, %arg1: index) -> memref<?xi8> {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xmemref<?xi8>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = builtin.unrealized_conversion_cast %[[V4]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xi8>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.getelementptr inbounds|nuw %[[V6]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.store %[[V4]], %[[V7]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT: return %[[V5]] : memref<?xi8>
// CHECK-NEXT: }
// CHECK-NEXT: }
