// RUN: mlir-opt %s --split-input-file --finalize-memref-to-llvm --allow-unregistered-dialect | FileCheck %s

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<8x16xf32> into memref<128xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1]] : memref<8x16xf32> into memref<128xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.collapse_shape %d [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg1 {{\[\[}}0, 1]] : memref<?x?xf32> into memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.collapse_shape %m [[0], [1]] : memref<8x16xf32> into memref<8x16xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.collapse_shape %tt [[0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg12 {{\[\[}}0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.collapse_shape %tt [[0, 1], [2]] {x} : memref<2x3x4xf32> into memref<6x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg12 {{\[\[}}0, 1], [2]] {x} : memref<2x3x4xf32> into memref<6x4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.expand_shape %l [[0, 1]] output_shape [8, 4] : memref<32xf32> into memref<8x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg2 {{\[\[}}0, 1]] output_shape [8, 4] : memref<32xf32> into memref<8x4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.expand_shape %l [[0, 1, 2]] output_shape [2, 4, 4] : memref<32xf32> into memref<2x4x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg2 {{\[\[}}0, 1, 2]] output_shape [2, 4, 4] : memref<32xf32> into memref<2x4x4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.expand_shape %dl [[0, 1]] output_shape [%i, 4] : memref<?xf32> into memref<?x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg3 {{\[\[}}0, 1]] output_shape [%arg6, 4] : memref<?xf32> into memref<?x4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.expand_shape %d [[0, 1], [2]] output_shape [%i, 4, %i] : memref<?x?xf32> into memref<?x4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg1 {{\[\[}}0, 1], [2]] output_shape [%arg6, 4, %arg6] : memref<?x?xf32> into memref<?x4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.expand_shape %z [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg5 [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.expand_shape %s [[0, 1], [2]] output_shape [4, 2, 16] : memref<8x16xf32, strided<[32, 1], offset: ?>> into memref<4x2x16xf32, strided<[64, 32, 1], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg4 {{\[\[}}0, 1], [2]] output_shape [4, 2, 16] : memref<8x16xf32, strided<[32, 1], offset: ?>> into memref<4x2x16xf32, strided<[64, 32, 1], offset: ?>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.expand_shape %dl [[0, 1]] output_shape [%i, %i] : memref<?xf32> into memref<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg3 {{\[\[}}0, 1]] output_shape [%arg6, %arg6] : memref<?xf32> into memref<?x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.expand_shape %l [[0]] output_shape [32] : memref<32xf32> into memref<32xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.reshape %m(%sh) : (memref<8x16xf32>, memref<2xindex>) -> memref<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg7 : memref<2xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<8x16xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %[[V3]], %[[V2]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.insertvalue %[[V4]], %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %[[V7]], %[[V6]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V9:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V10:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V11:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.getelementptr inbounds|nuw %[[V11]][%[[V10]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %[[V13:.*]] = llvm.load %[[V12]] : !llvm.ptr -> i64
// CHECK-NEXT: %[[V14:.*]] = builtin.unrealized_conversion_cast %[[V13]] : i64 to index
// CHECK-NEXT: %[[V15:.*]] = builtin.unrealized_conversion_cast %[[V14]] : index to i64
// CHECK-NEXT: %[[V16:.*]] = llvm.insertvalue %[[V15]], %[[V8]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V17:.*]] = llvm.insertvalue %[[V9]], %[[V16]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V18:.*]] = llvm.mul %[[V9]], %[[V15]] : i64
// CHECK-NEXT: %[[V19:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V20:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V21:.*]] = llvm.getelementptr inbounds|nuw %[[V20]][%[[V19]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %[[V22:.*]] = llvm.load %[[V21]] : !llvm.ptr -> i64
// CHECK-NEXT: %[[V23:.*]] = builtin.unrealized_conversion_cast %[[V22]] : i64 to index
// CHECK-NEXT: %[[V24:.*]] = builtin.unrealized_conversion_cast %[[V23]] : index to i64
// CHECK-NEXT: %[[V25:.*]] = llvm.insertvalue %[[V24]], %[[V17]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V26:.*]] = llvm.insertvalue %[[V18]], %[[V25]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V27:.*]] = llvm.mul %[[V18]], %[[V24]] : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.reshape %m(%si) : (memref<8x16xf32>, memref<2xi32>) -> memref<4x32xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<8x16xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %[[V2]], %[[V1]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %[[V3]], %[[V4]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V5]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V9:.*]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT: %[[V10:.*]] = llvm.insertvalue %[[V9]], %[[V7]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %[[V8]], %[[V10]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.mul %[[V8]], %[[V9]] : i64
// CHECK-NEXT: %[[V13:.*]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT: %[[V14:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[V15:.*]] = llvm.insertvalue %[[V14]], %[[V11]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V16:.*]] = llvm.insertvalue %[[V13]], %[[V15]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V17:.*]] = llvm.mul %[[V13]], %[[V14]] : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.reshape %u(%sd) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg9 : memref<?xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg10 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %[[V2]], %[[V3]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V5:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[V7:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[V8:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[V9:.*]] = llvm.mul %[[V6]], %[[V8]] : i64
// CHECK-NEXT: %[[V10:.*]] = llvm.extractvalue %[[V4]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V11:.*]] = llvm.mul %[[V6]], %[[V10]] : i64
// CHECK-NEXT: %[[V12:.*]] = llvm.add %[[V11]], %[[V5]] : i64
// CHECK-NEXT: %[[V13:.*]] = llvm.mul %[[V12]], %[[V7]] : i64
// CHECK-NEXT: %[[V14:.*]] = llvm.add %[[V9]], %[[V13]] : i64
// CHECK-NEXT: %[[V15:.*]] = llvm.alloca %[[V14]] x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[V16:.*]] = llvm.insertvalue %[[V15]], %[[V4]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V17:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V18:.*]] = llvm.load %[[V17]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %[[V19:.*]] = llvm.getelementptr %[[V17]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %[[V20:.*]] = llvm.load %[[V19]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %[[V21:.*]] = llvm.getelementptr %[[V17]][2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %[[V22:.*]] = llvm.load %[[V21]] : !llvm.ptr -> i64
// CHECK-NEXT: llvm.store %[[V18]], %[[V15]] : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %[[V23:.*]] = llvm.getelementptr %[[V15]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.store %[[V20]], %[[V23]] : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %[[V24:.*]] = llvm.getelementptr %[[V15]][2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.store %[[V22]], %[[V24]] : i64, !llvm.ptr
// CHECK-NEXT: %[[V25:.*]] = llvm.getelementptr %[[V15]][0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, i64)>
// CHECK-NEXT: %[[V26:.*]] = llvm.getelementptr %[[V25]][%[[V2]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %[[V27:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V28:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V29:.*]] = llvm.sub %[[V2]], %[[V28]] : i64
// CHECK-NEXT: llvm.br ^bb1(%[[V29]], %[[V28]] : i64, i64)
// CHECK-NEXT: ^bb1(%[[V30:.*]]: i64, %[[V31:.*]]: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V32:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V33:.*]] = llvm.icmp "sge" %[[V30]], %[[V32]] : i64
// CHECK-NEXT: llvm.cond_br %[[V33]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V34:.*]] = llvm.getelementptr %[[V27]][%[[V30]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %[[V35:.*]] = llvm.load %[[V34]] : !llvm.ptr -> i64
// CHECK-NEXT: %[[V36:.*]] = llvm.getelementptr %[[V25]][%[[V30]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: llvm.store %[[V35]], %[[V36]] : i64, !llvm.ptr
// CHECK-NEXT: %[[V37:.*]] = llvm.getelementptr %[[V26]][%[[V30]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: llvm.store %[[V31]], %[[V37]] : i64, !llvm.ptr
// CHECK-NEXT: %[[V38:.*]] = llvm.mul %[[V31]], %[[V35]] : i64
// CHECK-NEXT: %[[V39:.*]] = llvm.sub %[[V30]], %[[V28]] : i64
// CHECK-NEXT: llvm.br ^bb1(%[[V39]], %[[V38]] : i64, i64)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.reshape %u(%sh) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg7 : memref<2xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg10 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %[[V5:.*]] = llvm.getelementptr %[[V3]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %[[V6:.*]] = llvm.load %[[V5]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V4]], %[[V2]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %[[V6]], %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V9:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V10:.*]] = llvm.insertvalue %[[V9]], %[[V8]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V12:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V13:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V14:.*]] = llvm.getelementptr inbounds|nuw %[[V13]][%[[V12]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %[[V15:.*]] = llvm.load %[[V14]] : !llvm.ptr -> i64
// CHECK-NEXT: %[[V16:.*]] = builtin.unrealized_conversion_cast %[[V15]] : i64 to index
// CHECK-NEXT: %[[V17:.*]] = builtin.unrealized_conversion_cast %[[V16]] : index to i64
// CHECK-NEXT: %[[V18:.*]] = llvm.insertvalue %[[V17]], %[[V10]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V19:.*]] = llvm.insertvalue %[[V11]], %[[V18]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V20:.*]] = llvm.mul %[[V11]], %[[V17]] : i64
// CHECK-NEXT: %[[V21:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V22:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V23:.*]] = llvm.getelementptr inbounds|nuw %[[V22]][%[[V21]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %[[V24:.*]] = llvm.load %[[V23]] : !llvm.ptr -> i64
// CHECK-NEXT: %[[V25:.*]] = builtin.unrealized_conversion_cast %[[V24]] : i64 to index
// CHECK-NEXT: %[[V26:.*]] = builtin.unrealized_conversion_cast %[[V25]] : index to i64
// CHECK-NEXT: %[[V27:.*]] = llvm.insertvalue %[[V26]], %[[V19]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V28:.*]] = llvm.insertvalue %[[V20]], %[[V27]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V29:.*]] = llvm.mul %[[V20]], %[[V26]] : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.transpose %m (a, b) -> (b, a) : memref<8x16xf32> to memref<16x8xf32, strided<[1, 16]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<8x16xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %[[V2]], %[[V1]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %[[V4]], %[[V3]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V5]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.extractvalue %[[V0]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V9:.*]] = llvm.insertvalue %[[V8]], %[[V7]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.extractvalue %[[V0]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %[[V10]], %[[V9]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V13:.*]] = llvm.insertvalue %[[V12]], %[[V11]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V14:.*]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V15:.*]] = llvm.insertvalue %[[V14]], %[[V13]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.transpose %m (a, b) -> (b, a) : memref<8x16xf32> to memref<16x8xf32, affine_map<(d0, d1) -> (d1 * 16 + d0)>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<8x16xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %[[V2]], %[[V1]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %[[V4]], %[[V3]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V5]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.extractvalue %[[V0]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V9:.*]] = llvm.insertvalue %[[V8]], %[[V7]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.extractvalue %[[V0]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %[[V10]], %[[V9]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V13:.*]] = llvm.insertvalue %[[V12]], %[[V11]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V14:.*]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V15:.*]] = llvm.insertvalue %[[V14]], %[[V13]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.transpose %d (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : memref<?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %[[V2]], %[[V1]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %[[V4]], %[[V3]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V5]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.extractvalue %[[V0]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V9:.*]] = llvm.insertvalue %[[V8]], %[[V7]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.extractvalue %[[V0]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %[[V10]], %[[V9]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V13:.*]] = llvm.insertvalue %[[V12]], %[[V11]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V14:.*]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V15:.*]] = llvm.insertvalue %[[V14]], %[[V13]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
