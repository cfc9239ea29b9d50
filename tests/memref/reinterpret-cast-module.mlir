// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --finalize-memref-to-llvm --allow-unregistered-dialect | FileCheck %s --check-prefix=LLVM
// RUN: mlir-opt %s --expand-strided-metadata --allow-unregistered-dialect | FileCheck %s --check-prefix=EXPAND
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @f0(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [128], strides: [1] : memref<8x16xf32> to memref<128xf32>
  return
}

// CHECK-LABEL: func.func @f0(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [128], strides: [1] : memref<8x16xf32> to memref<128xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f0(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : memref<8x16xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %3 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %4 = llvm.insertvalue %2, %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %5 = llvm.insertvalue %3, %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %6 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %8 = llvm.mlir.constant(128 : index) : i64
// LLVM-NEXT: %9 = llvm.insertvalue %8, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %10 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %11 = llvm.insertvalue %10, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f0(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f1(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [128], strides: [1] : memref<8x16xf32> to memref<128xf32, strided<[1]>>
  return
}

// CHECK-LABEL: func.func @f1(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [128], strides: [1] : memref<8x16xf32> to memref<128xf32, strided<[1]>>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f1(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : memref<8x16xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %3 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %4 = llvm.insertvalue %2, %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %5 = llvm.insertvalue %3, %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %6 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %8 = llvm.mlir.constant(128 : index) : i64
// LLVM-NEXT: %9 = llvm.insertvalue %8, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %10 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %11 = llvm.insertvalue %10, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f1(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f2(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [5], sizes: [4, 4], strides: [16, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: 5>>
  return
}

// CHECK-LABEL: func.func @f2(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [5], sizes: [4, 4], strides: [16, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: 5>>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f2(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : memref<8x16xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %3 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %4 = llvm.insertvalue %2, %1[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %5 = llvm.insertvalue %3, %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %6 = llvm.mlir.constant(5 : index) : i64
// LLVM-NEXT: %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %8 = llvm.mlir.constant(4 : index) : i64
// LLVM-NEXT: %9 = llvm.insertvalue %8, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %10 = llvm.mlir.constant(16 : index) : i64
// LLVM-NEXT: %11 = llvm.insertvalue %10, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %12 = llvm.mlir.constant(4 : index) : i64
// LLVM-NEXT: %13 = llvm.insertvalue %12, %11[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %14 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %15 = llvm.insertvalue %14, %13[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f2(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f3(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [%i, 4], strides: [%i, 1] : memref<8x16xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  return
}

// CHECK-LABEL: func.func @f3(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [%arg1, 4], strides: [%arg1, 1] : memref<8x16xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f3(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// LLVM-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<8x16xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %3 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %4 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %5 = llvm.insertvalue %3, %2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %6 = llvm.insertvalue %4, %5[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %7 = llvm.insertvalue %0, %6[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %8 = llvm.insertvalue %0, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %9 = llvm.insertvalue %0, %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %10 = llvm.mlir.constant(4 : index) : i64
// LLVM-NEXT: %11 = llvm.insertvalue %10, %9[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %12 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %13 = llvm.insertvalue %12, %11[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f3(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f4(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [], strides: [] : memref<8x16xf32> to memref<f32>
  return
}

// CHECK-LABEL: func.func @f4(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [], strides: [] : memref<8x16xf32> to memref<f32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f4(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : memref<8x16xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %3 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %4 = llvm.insertvalue %2, %1[0] : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %5 = llvm.insertvalue %3, %4[1] : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %6 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f4(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f5(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
  %0 = memref.reinterpret_cast %u to offset: [0], sizes: [4], strides: [1] : memref<*xf32> to memref<4xf32>
  return
}

// CHECK-LABEL: func.func @f5(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg4 to offset: [0], sizes: [4], strides: [1] : memref<*xf32> to memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f5(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg4 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// LLVM-NEXT: %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %2 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
// LLVM-NEXT: %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
// LLVM-NEXT: %4 = llvm.getelementptr %2[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// LLVM-NEXT: %5 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
// LLVM-NEXT: %6 = llvm.insertvalue %3, %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %7 = llvm.insertvalue %5, %6[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %8 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %9 = llvm.insertvalue %8, %7[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %10 = llvm.mlir.constant(4 : index) : i64
// LLVM-NEXT: %11 = llvm.insertvalue %10, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %12 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %13 = llvm.insertvalue %12, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f5(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f6(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
  %0 = memref.reinterpret_cast %z to offset: [%i], sizes: [4], strides: [%i] : memref<f32> to memref<4xf32, strided<[?], offset: ?>>
  return
}

// CHECK-LABEL: func.func @f6(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg3 to offset: [%arg1], sizes: [4], strides: [%arg1] : memref<f32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f6(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// LLVM-NEXT: %1 = builtin.unrealized_conversion_cast %arg3 : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %3 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %4 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %5 = llvm.insertvalue %3, %2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %6 = llvm.insertvalue %4, %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %7 = llvm.insertvalue %0, %6[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %8 = llvm.mlir.constant(4 : index) : i64
// LLVM-NEXT: %9 = llvm.insertvalue %8, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %10 = llvm.insertvalue %0, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f6(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f7(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
  %0 = memref.reinterpret_cast %z to offset: [0], sizes: [4], strides: [1] {x} : memref<f32> to memref<4xf32>
  return
}

// CHECK-LABEL: func.func @f7(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg3 to offset: [0], sizes: [4], strides: [1] {x} : memref<f32> to memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f7(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg3 : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %3 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %4 = llvm.insertvalue %2, %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %5 = llvm.insertvalue %3, %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %6 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %8 = llvm.mlir.constant(4 : index) : i64
// LLVM-NEXT: %9 = llvm.insertvalue %8, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %10 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %11 = llvm.insertvalue %10, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f7(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f8(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [0] : memref<8x16xf32> to memref<4xf32, strided<[0]>>
  return
}

// CHECK-LABEL: func.func @f8(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4], strides: [0] : memref<8x16xf32> to memref<4xf32, strided<[0]>>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f8(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : memref<8x16xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %3 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %4 = llvm.insertvalue %2, %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %5 = llvm.insertvalue %3, %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %6 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %8 = llvm.mlir.constant(4 : index) : i64
// LLVM-NEXT: %9 = llvm.insertvalue %8, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %10 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %11 = llvm.insertvalue %10, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f8(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f9(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [-1] : memref<8x16xf32> to memref<4xf32, strided<[-1]>>
  return
}

// CHECK-LABEL: func.func @f9(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4], strides: [-1] : memref<8x16xf32> to memref<4xf32, strided<[-1]>>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f9(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : memref<8x16xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %3 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %4 = llvm.insertvalue %2, %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %5 = llvm.insertvalue %3, %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %6 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %8 = llvm.mlir.constant(4 : index) : i64
// LLVM-NEXT: %9 = llvm.insertvalue %8, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %10 = llvm.mlir.constant(-1 : index) : i64
// LLVM-NEXT: %11 = llvm.insertvalue %10, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f9(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f10(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%i], strides: [1] : memref<8x16xf32> to memref<?xf32, strided<[?], offset: ?>>
  return
}

// CHECK-LABEL: func.func @f10(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<8x16xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f10(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// LLVM-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<8x16xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %3 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %4 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %5 = llvm.insertvalue %3, %2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %6 = llvm.insertvalue %4, %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %7 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %8 = llvm.insertvalue %7, %6[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %9 = llvm.insertvalue %0, %8[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %10 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %11 = llvm.insertvalue %10, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f10(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }
