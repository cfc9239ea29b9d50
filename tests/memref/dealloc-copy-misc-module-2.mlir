// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --finalize-memref-to-llvm --allow-unregistered-dialect | FileCheck %s --check-prefix=LLVM
// RUN: mlir-opt %s --expand-strided-metadata --allow-unregistered-dialect | FileCheck %s --check-prefix=EXPAND
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @f24(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.extract_aligned_pointer_as_index %u : memref<*xf32> -> index
  return
}

// CHECK-LABEL: func.func @f24(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %arg3 : memref<*xf32> -> index
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f24(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg3 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// LLVM-NEXT: %1 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
// LLVM-NEXT: %2 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// LLVM-NEXT: %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
// LLVM-NEXT: %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f24(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f25(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.extract_aligned_pointer_as_index %m : memref<4x?xf32> -> index {x}
  return
}

// CHECK-LABEL: func.func @f25(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<4x?xf32> -> index {x}
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f25(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %2 = llvm.ptrtoint %1 : !llvm.ptr to i64
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f25(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f26(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0, %1, %2:2, %3:2 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  return
}

// CHECK-LABEL: func.func @f26(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f26(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %4 = llvm.insertvalue %1, %3[0] : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %6 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %8 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %9 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %10 = llvm.extractvalue %0[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %11 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %12 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f26(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f27(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0, %1 = memref.extract_strided_metadata %z : memref<f32> -> memref<f32>, index
  return
}

// CHECK-LABEL: func.func @f27(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %base_buffer, %offset = memref.extract_strided_metadata %arg2 : memref<f32> -> memref<f32>, index
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f27(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %4 = llvm.insertvalue %1, %3[0] : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %6 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %8 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f27(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f28(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0:4 = memref.extract_strided_metadata %g : memref<?xi32> -> memref<i32>, index, index, index
  return
}

// CHECK-LABEL: func.func @f28(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg7 : memref<?xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f28(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg7 : memref<?xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %4 = llvm.insertvalue %1, %3[0] : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %6 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %8 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %9 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %10 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f28(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }
