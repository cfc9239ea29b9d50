// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --finalize-memref-to-llvm --allow-unregistered-dialect | FileCheck %s --check-prefix=LLVM
// RUN: mlir-opt %s --expand-strided-metadata --allow-unregistered-dialect | FileCheck %s --check-prefix=EXPAND
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

// CHECK-DAG: #map = affine_map<(d0, d1) -> (d1 * 16 + d0)>

func.func @f0(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<8x16xf32> into memref<128xf32>
  return
}

// CHECK-LABEL: func.func @f0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1]] : memref<8x16xf32> into memref<128xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// LLVM-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1]] : memref<8x16xf32> into memref<128xf32>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f1(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.collapse_shape %d [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  return
}

// CHECK-LABEL: func.func @f1(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg1 {{\[\[}}0, 1]] : memref<?x?xf32> into memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f1(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// LLVM-NEXT: %collapse_shape = memref.collapse_shape %arg1 {{\[\[}}0, 1]] : memref<?x?xf32> into memref<?xf32>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f1(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f2(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.collapse_shape %m [[0], [1]] : memref<8x16xf32> into memref<8x16xf32>
  return
}

// CHECK-LABEL: func.func @f2(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0], [1]] : memref<8x16xf32> into memref<8x16xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f2(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f2(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f3(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.collapse_shape %tt [[0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
  return
}

// CHECK-LABEL: func.func @f3(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg12 {{\[\[}}0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f3(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// LLVM-NEXT: %collapse_shape = memref.collapse_shape %arg12 {{\[\[}}0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f3(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f4(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.collapse_shape %tt [[0, 1], [2]] {x} : memref<2x3x4xf32> into memref<6x4xf32>
  return
}

// CHECK-LABEL: func.func @f4(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg12 {{\[\[}}0, 1], [2]] {x} : memref<2x3x4xf32> into memref<6x4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f4(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// LLVM-NEXT: %collapse_shape = memref.collapse_shape %arg12 {{\[\[}}0, 1], [2]] {x} : memref<2x3x4xf32> into memref<6x4xf32>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f4(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f5(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.expand_shape %l [[0, 1]] output_shape [8, 4] : memref<32xf32> into memref<8x4xf32>
  return
}

// CHECK-LABEL: func.func @f5(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg2 {{\[\[}}0, 1]] output_shape [8, 4] : memref<32xf32> into memref<8x4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f5(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// LLVM-NEXT: %expand_shape = memref.expand_shape %arg2 {{\[\[}}0, 1]] output_shape [8, 4] : memref<32xf32> into memref<8x4xf32>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f5(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f6(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.expand_shape %l [[0, 1, 2]] output_shape [2, 4, 4] : memref<32xf32> into memref<2x4x4xf32>
  return
}

// CHECK-LABEL: func.func @f6(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg2 {{\[\[}}0, 1, 2]] output_shape [2, 4, 4] : memref<32xf32> into memref<2x4x4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f6(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// LLVM-NEXT: %expand_shape = memref.expand_shape %arg2 {{\[\[}}0, 1, 2]] output_shape [2, 4, 4] : memref<32xf32> into memref<2x4x4xf32>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f6(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f7(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.expand_shape %dl [[0, 1]] output_shape [%i, 4] : memref<?xf32> into memref<?x4xf32>
  return
}

// CHECK-LABEL: func.func @f7(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg3 {{\[\[}}0, 1]] output_shape [%arg6, 4] : memref<?xf32> into memref<?x4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f7(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// LLVM-NEXT: %expand_shape = memref.expand_shape %arg3 {{\[\[}}0, 1]] output_shape [%arg6, 4] : memref<?xf32> into memref<?x4xf32>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f7(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f8(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.expand_shape %d [[0, 1], [2]] output_shape [%i, 4, %i] : memref<?x?xf32> into memref<?x4x?xf32>
  return
}

// CHECK-LABEL: func.func @f8(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg1 {{\[\[}}0, 1], [2]] output_shape [%arg6, 4, %arg6] : memref<?x?xf32> into memref<?x4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f8(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// LLVM-NEXT: %expand_shape = memref.expand_shape %arg1 {{\[\[}}0, 1], [2]] output_shape [%arg6, 4, %arg6] : memref<?x?xf32> into memref<?x4x?xf32>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f8(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f9(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.expand_shape %z [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  return
}

// CHECK-LABEL: func.func @f9(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg5 [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f9(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// LLVM-NEXT: %expand_shape = memref.expand_shape %arg5 [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f9(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f10(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.expand_shape %s [[0, 1], [2]] output_shape [4, 2, 16] : memref<8x16xf32, strided<[32, 1], offset: ?>> into memref<4x2x16xf32, strided<[64, 32, 1], offset: ?>>
  return
}

// CHECK-LABEL: func.func @f10(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg4 {{\[\[}}0, 1], [2]] output_shape [4, 2, 16] : memref<8x16xf32, strided<[32, 1], offset: ?>> into memref<4x2x16xf32, strided<[64, 32, 1], offset: ?>>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f10(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// LLVM-NEXT: %expand_shape = memref.expand_shape %arg4 {{\[\[}}0, 1], [2]] output_shape [4, 2, 16] : memref<8x16xf32, strided<[32, 1], offset: ?>> into memref<4x2x16xf32, strided<[64, 32, 1], offset: ?>>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f10(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f11(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.expand_shape %dl [[0, 1]] output_shape [%i, %i] : memref<?xf32> into memref<?x?xf32>
  return
}

// CHECK-LABEL: func.func @f11(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg3 {{\[\[}}0, 1]] output_shape [%arg6, %arg6] : memref<?xf32> into memref<?x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f11(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// LLVM-NEXT: %expand_shape = memref.expand_shape %arg3 {{\[\[}}0, 1]] output_shape [%arg6, %arg6] : memref<?xf32> into memref<?x?xf32>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f11(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f12(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.expand_shape %l [[0]] output_shape [32] : memref<32xf32> into memref<32xf32>
  return
}

// CHECK-LABEL: func.func @f12(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg2 {{\[\[}}0]] output_shape [32] : memref<32xf32> into memref<32xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f12(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f12(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f13(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.reshape %m(%sh) : (memref<8x16xf32>, memref<2xindex>) -> memref<?x?xf32>
  return
}

// CHECK-LABEL: func.func @f13(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %reshape = memref.reshape %arg0(%arg7) : (memref<8x16xf32>, memref<2xindex>) -> memref<?x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f13(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg7 : memref<2xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<8x16xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %3 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %4 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %5 = llvm.insertvalue %3, %2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %6 = llvm.insertvalue %4, %5[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %7 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %8 = llvm.insertvalue %7, %6[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %9 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %10 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %11 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %12 = llvm.getelementptr inbounds|nuw %11[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// LLVM-NEXT: %13 = llvm.load %12 : !llvm.ptr -> i64
// LLVM-NEXT: %14 = builtin.unrealized_conversion_cast %13 : i64 to index
// LLVM-NEXT: %15 = builtin.unrealized_conversion_cast %14 : index to i64
// LLVM-NEXT: %16 = llvm.insertvalue %15, %8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %17 = llvm.insertvalue %9, %16[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %18 = llvm.mul %9, %15 : i64
// LLVM-NEXT: %19 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %20 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %21 = llvm.getelementptr inbounds|nuw %20[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// LLVM-NEXT: %22 = llvm.load %21 : !llvm.ptr -> i64
// LLVM-NEXT: %23 = builtin.unrealized_conversion_cast %22 : i64 to index
// LLVM-NEXT: %24 = builtin.unrealized_conversion_cast %23 : index to i64
// LLVM-NEXT: %25 = llvm.insertvalue %24, %17[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %26 = llvm.insertvalue %18, %25[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %27 = llvm.mul %18, %24 : i64
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f13(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f14(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.reshape %m(%si) : (memref<8x16xf32>, memref<2xi32>) -> memref<4x32xf32>
  return
}

// CHECK-LABEL: func.func @f14(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %reshape = memref.reshape %arg0(%arg8) : (memref<8x16xf32>, memref<2xi32>) -> memref<4x32xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f14(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : memref<8x16xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %3 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %4 = llvm.insertvalue %2, %1[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %5 = llvm.insertvalue %3, %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %6 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %8 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %9 = llvm.mlir.constant(32 : index) : i64
// LLVM-NEXT: %10 = llvm.insertvalue %9, %7[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %11 = llvm.insertvalue %8, %10[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %12 = llvm.mul %8, %9 : i64
// LLVM-NEXT: %13 = llvm.mlir.constant(32 : index) : i64
// LLVM-NEXT: %14 = llvm.mlir.constant(4 : index) : i64
// LLVM-NEXT: %15 = llvm.insertvalue %14, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %16 = llvm.insertvalue %13, %15[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %17 = llvm.mul %13, %14 : i64
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f14(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f15(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.reshape %u(%sd) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  return
}

// CHECK-LABEL: func.func @f15(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %reshape = memref.reshape %arg10(%arg9) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f15(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg9 : memref<?xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %1 = builtin.unrealized_conversion_cast %arg10 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// LLVM-NEXT: %2 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// LLVM-NEXT: %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<(i64, ptr)>
// LLVM-NEXT: %5 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %6 = llvm.mlir.constant(2 : index) : i64
// LLVM-NEXT: %7 = llvm.mlir.constant(8 : index) : i64
// LLVM-NEXT: %8 = llvm.mlir.constant(8 : index) : i64
// LLVM-NEXT: %9 = llvm.mul %6, %8 : i64
// LLVM-NEXT: %10 = llvm.extractvalue %4[0] : !llvm.struct<(i64, ptr)>
// LLVM-NEXT: %11 = llvm.mul %6, %10 : i64
// LLVM-NEXT: %12 = llvm.add %11, %5 : i64
// LLVM-NEXT: %13 = llvm.mul %12, %7 : i64
// LLVM-NEXT: %14 = llvm.add %9, %13 : i64
// LLVM-NEXT: %15 = llvm.alloca %14 x i8 : (i64) -> !llvm.ptr
// LLVM-NEXT: %16 = llvm.insertvalue %15, %4[1] : !llvm.struct<(i64, ptr)>
// LLVM-NEXT: %17 = llvm.extractvalue %1[1] : !llvm.struct<(i64, ptr)>
// LLVM-NEXT: %18 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
// LLVM-NEXT: %19 = llvm.getelementptr %17[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// LLVM-NEXT: %20 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
// LLVM-NEXT: %21 = llvm.getelementptr %17[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// LLVM-NEXT: %22 = llvm.load %21 : !llvm.ptr -> i64
// LLVM-NEXT: llvm.store %18, %15 : !llvm.ptr, !llvm.ptr
// LLVM-NEXT: %23 = llvm.getelementptr %15[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// LLVM-NEXT: llvm.store %20, %23 : !llvm.ptr, !llvm.ptr
// LLVM-NEXT: %24 = llvm.getelementptr %15[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// LLVM-NEXT: llvm.store %22, %24 : i64, !llvm.ptr
// LLVM-NEXT: %25 = llvm.getelementptr %15[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, i64)>
// LLVM-NEXT: %26 = llvm.getelementptr %25[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// LLVM-NEXT: %27 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %28 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %29 = llvm.sub %2, %28 : i64
// LLVM-NEXT: llvm.br ^bb1(%29, %28 : i64, i64)
// LLVM-NEXT: ^bb1(%30: i64, %31: i64):  // 2 preds: ^bb0, ^bb2
// LLVM-NEXT: %32 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %33 = llvm.icmp "sge" %30, %32 : i64
// LLVM-NEXT: llvm.cond_br %33, ^bb2, ^bb3
// LLVM-NEXT: ^bb2:  // pred: ^bb1
// LLVM-NEXT: %34 = llvm.getelementptr %27[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// LLVM-NEXT: %35 = llvm.load %34 : !llvm.ptr -> i64
// LLVM-NEXT: %36 = llvm.getelementptr %25[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// LLVM-NEXT: llvm.store %35, %36 : i64, !llvm.ptr
// LLVM-NEXT: %37 = llvm.getelementptr %26[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// LLVM-NEXT: llvm.store %31, %37 : i64, !llvm.ptr
// LLVM-NEXT: %38 = llvm.mul %31, %35 : i64
// LLVM-NEXT: %39 = llvm.sub %30, %28 : i64
// LLVM-NEXT: llvm.br ^bb1(%39, %38 : i64, i64)
// LLVM-NEXT: ^bb3:  // pred: ^bb1
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f15(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f16(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.reshape %u(%sh) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
  return
}

// CHECK-LABEL: func.func @f16(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %reshape = memref.reshape %arg10(%arg7) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f16(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg7 : memref<2xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %1 = builtin.unrealized_conversion_cast %arg10 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// LLVM-NEXT: %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %3 = llvm.extractvalue %1[1] : !llvm.struct<(i64, ptr)>
// LLVM-NEXT: %4 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
// LLVM-NEXT: %5 = llvm.getelementptr %3[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// LLVM-NEXT: %6 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
// LLVM-NEXT: %7 = llvm.insertvalue %4, %2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %8 = llvm.insertvalue %6, %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %9 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %10 = llvm.insertvalue %9, %8[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %11 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %12 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %13 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %14 = llvm.getelementptr inbounds|nuw %13[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// LLVM-NEXT: %15 = llvm.load %14 : !llvm.ptr -> i64
// LLVM-NEXT: %16 = builtin.unrealized_conversion_cast %15 : i64 to index
// LLVM-NEXT: %17 = builtin.unrealized_conversion_cast %16 : index to i64
// LLVM-NEXT: %18 = llvm.insertvalue %17, %10[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %19 = llvm.insertvalue %11, %18[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %20 = llvm.mul %11, %17 : i64
// LLVM-NEXT: %21 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %22 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %23 = llvm.getelementptr inbounds|nuw %22[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// LLVM-NEXT: %24 = llvm.load %23 : !llvm.ptr -> i64
// LLVM-NEXT: %25 = builtin.unrealized_conversion_cast %24 : i64 to index
// LLVM-NEXT: %26 = builtin.unrealized_conversion_cast %25 : index to i64
// LLVM-NEXT: %27 = llvm.insertvalue %26, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %28 = llvm.insertvalue %20, %27[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %29 = llvm.mul %20, %26 : i64
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f16(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f17(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.transpose %m (a, b) -> (b, a) : memref<8x16xf32> to memref<16x8xf32, strided<[1, 16]>>
  return
}

// CHECK-LABEL: func.func @f17(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<8x16xf32> to memref<16x8xf32, strided<[1, 16]>>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f17(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : memref<8x16xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %3 = llvm.insertvalue %2, %1[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %4 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %5 = llvm.insertvalue %4, %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %6 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %8 = llvm.extractvalue %0[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %9 = llvm.insertvalue %8, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %10 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %11 = llvm.insertvalue %10, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %12 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %13 = llvm.insertvalue %12, %11[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %14 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %15 = llvm.insertvalue %14, %13[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f17(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f18(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.transpose %m (a, b) -> (b, a) : memref<8x16xf32> to memref<16x8xf32, affine_map<(d0, d1) -> (d1 * 16 + d0)>>
  return
}

// CHECK-LABEL: func.func @f18(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<8x16xf32> to memref<16x8xf32, #map>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f18(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : memref<8x16xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %3 = llvm.insertvalue %2, %1[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %4 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %5 = llvm.insertvalue %4, %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %6 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %8 = llvm.extractvalue %0[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %9 = llvm.insertvalue %8, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %10 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %11 = llvm.insertvalue %10, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %12 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %13 = llvm.insertvalue %12, %11[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %14 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %15 = llvm.insertvalue %14, %13[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f18(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f19(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.transpose %d (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  return
}

// CHECK-LABEL: func.func @f19(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %transpose = memref.transpose %arg1 (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f19(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : memref<?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %3 = llvm.insertvalue %2, %1[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %4 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %5 = llvm.insertvalue %4, %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %6 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %8 = llvm.extractvalue %0[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %9 = llvm.insertvalue %8, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %10 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %11 = llvm.insertvalue %10, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %12 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %13 = llvm.insertvalue %12, %11[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %14 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %15 = llvm.insertvalue %14, %13[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f19(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f20(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.transpose %tt (i, j, k) -> (k, i, j) : memref<2x3x4xf32> to memref<4x2x3xf32, strided<[1, 12, 4]>>
  return
}

// CHECK-LABEL: func.func @f20(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %transpose = memref.transpose %arg12 (d0, d1, d2) -> (d2, d0, d1) : memref<2x3x4xf32> to memref<4x2x3xf32, strided<[1, 12, 4]>>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f20(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg12 : memref<2x3x4xf32> to !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: %3 = llvm.insertvalue %2, %1[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: %4 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: %5 = llvm.insertvalue %4, %3[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: %6 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: %8 = llvm.extractvalue %0[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: %9 = llvm.insertvalue %8, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: %10 = llvm.extractvalue %0[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: %11 = llvm.insertvalue %10, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: %12 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: %13 = llvm.insertvalue %12, %11[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: %14 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: %15 = llvm.insertvalue %14, %13[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: %16 = llvm.extractvalue %0[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: %17 = llvm.insertvalue %16, %15[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: %18 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: %19 = llvm.insertvalue %18, %17[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f20(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f21(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.transpose %m (a, b) -> (a, b) : memref<8x16xf32> to memref<8x16xf32, strided<[16, 1]>>
  return
}

// CHECK-LABEL: func.func @f21(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %transpose = memref.transpose %arg0 (d0, d1) -> (d0, d1) : memref<8x16xf32> to memref<8x16xf32, strided<[16, 1]>>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f21(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f21(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f22(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.transpose %m (a, b) -> (a, b) : memref<8x16xf32> to memref<8x16xf32>
  return
}

// CHECK-LABEL: func.func @f22(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %transpose = memref.transpose %arg0 (d0, d1) -> (d0, d1) : memref<8x16xf32> to memref<8x16xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f22(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f22(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f23(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.transpose %m (a, b) -> (b, a) {x} : memref<8x16xf32> to memref<16x8xf32, strided<[1, 16]>>
  return
}

// CHECK-LABEL: func.func @f23(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) {x} : memref<8x16xf32> to memref<16x8xf32, strided<[1, 16]>>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f23(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : memref<8x16xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %3 = llvm.insertvalue %2, %1[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %4 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %5 = llvm.insertvalue %4, %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %6 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %8 = llvm.extractvalue %0[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %9 = llvm.insertvalue %8, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %10 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %11 = llvm.insertvalue %10, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %12 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %13 = llvm.insertvalue %12, %11[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %14 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %15 = llvm.insertvalue %14, %13[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f23(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }
