// RUN: mlir-opt %s --split-input-file --convert-nvgpu-to-nvvm | FileCheck %s

func.func @copy(%dst: memref<16x16xf32, 3>, %src: memref<?x?xf32>, %i: index, %n: index) {
  %0 = nvgpu.device_async_copy %src[%i, %i], %dst[%i, %i], 4 : memref<?x?xf32> to memref<16x16xf32, 3>
  %1 = nvgpu.device_async_copy %src[%i, %i], %dst[%i, %i], 4 {bypassL1} : memref<?x?xf32> to memref<16x16xf32, 3>
  %2 = nvgpu.device_async_copy %src[%i, %i], %dst[%i, %i], 4, %n : memref<?x?xf32> to memref<16x16xf32, 3>
  %3 = nvgpu.device_async_create_group %0, %1
  nvgpu.device_async_wait %3 {numGroups = 1 : i32}
  nvgpu.device_async_wait %3
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @copy(%arg0: memref<16x16xf32, 3>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : memref<?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %arg0 : memref<16x16xf32, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %3[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %5 = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:     %6 = llvm.mul %2, %5 : i64
// CHECK-NEXT:     %7 = llvm.add %6, %2 : i64
// CHECK-NEXT:     %8 = llvm.getelementptr %4[%7] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT:     %9 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %10 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %11 = llvm.mul %2, %10 : i64
// CHECK-NEXT:     %12 = llvm.add %11, %2 : i64
// CHECK-NEXT:     %13 = llvm.getelementptr %9[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %14 = llvm.addrspacecast %13 : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT:     nvvm.cp.async.shared.global %8, %14, 16, cache =  ca : !llvm.ptr<3>, !llvm.ptr<1>
// CHECK-NEXT:     %15 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %16 = llvm.extractvalue %3[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %17 = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:     %18 = llvm.mul %2, %17 : i64
// CHECK-NEXT:     %19 = llvm.add %18, %2 : i64
// CHECK-NEXT:     %20 = llvm.getelementptr %16[%19] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT:     %21 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %22 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %23 = llvm.mul %2, %22 : i64
// CHECK-NEXT:     %24 = llvm.add %23, %2 : i64
// CHECK-NEXT:     %25 = llvm.getelementptr %21[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %26 = llvm.addrspacecast %25 : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT:     nvvm.cp.async.shared.global %20, %26, 16, cache =  cg : !llvm.ptr<3>, !llvm.ptr<1>
// CHECK-NEXT:     %27 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %28 = llvm.extractvalue %3[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %29 = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:     %30 = llvm.mul %2, %29 : i64
// CHECK-NEXT:     %31 = llvm.add %30, %2 : i64
// CHECK-NEXT:     %32 = llvm.getelementptr %28[%31] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT:     %33 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %34 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %35 = llvm.mul %2, %34 : i64
// CHECK-NEXT:     %36 = llvm.add %35, %2 : i64
// CHECK-NEXT:     %37 = llvm.getelementptr %33[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %38 = llvm.addrspacecast %37 : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT:     %39 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %40 = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:     %41 = llvm.trunc %0 : i64 to i32
// CHECK-NEXT:     %42 = llvm.mul %40, %41 : i32
// CHECK-NEXT:     %43 = llvm.lshr %42, %39 : i32
// CHECK-NEXT:     nvvm.cp.async.shared.global %32, %38, 16, cache =  ca, %43 : !llvm.ptr<3>, !llvm.ptr<1>, i32
// CHECK-NEXT:     %44 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     nvvm.cp.async.commit.group
// CHECK-NEXT:     %45 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     nvvm.cp.async.wait.group 1
// CHECK-NEXT:     nvvm.cp.async.wait.group 0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c1(%dst: memref<16x16xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>, %src: memref<16xf32, strided<[1], offset: 7>, #gpu.address_space<global>>, %i: index) {
  %0 = nvgpu.device_async_copy %src[%i], %dst[%i, %i], 2 : memref<16xf32, strided<[1], offset: 7>, #gpu.address_space<global>> to memref<16x16xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
  nvgpu.device_async_wait %0
  %g = nvgpu.device_async_create_group
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @c1(%arg0: memref<16x16xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>, %arg1: memref<16xf32, strided<[1], offset: 7>, #gpu.address_space<global>>, %arg2: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : memref<16xf32, strided<[1], offset: 7>, #gpu.address_space<global>> to !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : memref<16x16xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %2[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %5 = llvm.getelementptr %3[%4] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT:     %6 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %7 = llvm.mul %1, %6 : i64
// CHECK-NEXT:     %8 = llvm.add %7, %1 : i64
// CHECK-NEXT:     %9 = llvm.getelementptr %5[%8] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT:     %10 = llvm.extractvalue %0[1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %11 = llvm.mlir.constant(7 : index) : i64
// CHECK-NEXT:     %12 = llvm.getelementptr %10[%11] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
// CHECK-NEXT:     %13 = llvm.getelementptr %12[%1] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
// CHECK-NEXT:     %14 = llvm.addrspacecast %13 : !llvm.ptr<1> to !llvm.ptr<1>
// CHECK-NEXT:     nvvm.cp.async.shared.global %9, %14, 8, cache =  ca : !llvm.ptr<3>, !llvm.ptr<1>
// CHECK-NEXT:     %15 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     nvvm.cp.async.wait.group 0
// CHECK-NEXT:     nvvm.cp.async.commit.group
// CHECK-NEXT:     %16 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c2(%dst: memref<16xi8, 3>, %src: memref<16xi8, 5>, %i: index) {
  %0 = nvgpu.device_async_copy %src[%i], %dst[%i], 16 {foo = 1 : i32} : memref<16xi8, 5> to memref<16xi8, 3>
  nvgpu.device_async_wait %0 {numGroups = -3 : i32, bar}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @c2(%arg0: memref<16xi8, 3>, %arg1: memref<16xi8, 5>, %arg2: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : memref<16xi8, 5> to !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : memref<16xi8, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.getelementptr %3[%1] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i8
// CHECK-NEXT:     %5 = llvm.extractvalue %0[1] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = llvm.getelementptr %5[%1] : (!llvm.ptr<5>, i64) -> !llvm.ptr<5>, i8
// CHECK-NEXT:     %7 = llvm.addrspacecast %6 : !llvm.ptr<5> to !llvm.ptr<1>
// CHECK-NEXT:     nvvm.cp.async.shared.global %4, %7, 16, cache =  ca : !llvm.ptr<3>, !llvm.ptr<1>
// CHECK-NEXT:     %8 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     nvvm.cp.async.wait.group -3
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c4(%dst: memref<16xi4, 3>, %src: memref<16xi4, #gpu.address_space<private>>, %i: index, %n: index) {
  %0 = nvgpu.device_async_copy %src[%i], %dst[%i], 8, %n : memref<16xi4, #gpu.address_space<private>> to memref<16xi4, 3>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @c4(%arg0: memref<16xi4, 3>, %arg1: memref<16xi4, #gpu.address_space<private>>, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : memref<16xi4, #gpu.address_space<private>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %arg0 : memref<16xi4, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %3[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %5 = llvm.getelementptr %4[%2] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i4
// CHECK-NEXT:     %6 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %7 = llvm.getelementptr %6[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i4
// CHECK-NEXT:     %8 = llvm.addrspacecast %7 : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT:     %9 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %10 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %11 = llvm.trunc %0 : i64 to i32
// CHECK-NEXT:     %12 = llvm.mul %10, %11 : i32
// CHECK-NEXT:     %13 = llvm.lshr %12, %9 : i32
// CHECK-NEXT:     nvvm.cp.async.shared.global %5, %8, 4, cache =  ca, %13 : !llvm.ptr<3>, !llvm.ptr<1>, i32
// CHECK-NEXT:     %14 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c6(%dst: memref<16xf32, 3>, %src: memref<16xf32, 3>, %i: index, %n: index) {
  %0 = nvgpu.device_async_copy %src[%i], %dst[%i], 2, %n : memref<16xf32, 3> to memref<16xf32, 3>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @c6(%arg0: memref<16xf32, 3>, %arg1: memref<16xf32, 3>, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : memref<16xf32, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %arg0 : memref<16xf32, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %3[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %5 = llvm.getelementptr %4[%2] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT:     %6 = llvm.extractvalue %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %7 = llvm.getelementptr %6[%2] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT:     %8 = llvm.addrspacecast %7 : !llvm.ptr<3> to !llvm.ptr<1>
// CHECK-NEXT:     %9 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %10 = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:     %11 = llvm.trunc %0 : i64 to i32
// CHECK-NEXT:     %12 = llvm.mul %10, %11 : i32
// CHECK-NEXT:     %13 = llvm.lshr %12, %9 : i32
// CHECK-NEXT:     nvvm.cp.async.shared.global %5, %8, 8, cache =  ca, %13 : !llvm.ptr<3>, !llvm.ptr<1>, i32
// CHECK-NEXT:     %14 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c7(%dst: memref<f32, 3>, %src: memref<f32, 1>) {
  %0 = nvgpu.device_async_copy %src[], %dst[], 1 : memref<f32, 1> to memref<f32, 3>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @c7(%arg0: memref<f32, 3>, %arg1: memref<f32, 1>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : memref<f32, 1> to !llvm.struct<(ptr<1>, ptr<1>, i64)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<f32, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i64)>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[1] : !llvm.struct<(ptr<1>, ptr<1>, i64)>
// CHECK-NEXT:     %4 = llvm.addrspacecast %3 : !llvm.ptr<1> to !llvm.ptr<1>
// CHECK-NEXT:     nvvm.cp.async.shared.global %2, %4, 4, cache =  ca : !llvm.ptr<3>, !llvm.ptr<1>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
