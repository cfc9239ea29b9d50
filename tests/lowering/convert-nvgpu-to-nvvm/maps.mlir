// RUN: mlir-opt %s --split-input-file --convert-nvgpu-to-nvvm | FileCheck %s

!map = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = nan, interleave = none>
!map1 = !nvgpu.tensormap.descriptor<tensor = memref<128xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!b = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @tma(%u: memref<*xf16>, %n: index, %p: i1, %dst: memref<64x64xf16, 3>, %b: !b, %mask: i16) {
  %c0 = arith.constant 0 : index
  %m = nvgpu.tma.create.descriptor %u box[%n, %c0] : memref<*xf16> -> !map
  nvgpu.tma.prefetch.descriptor %m : !map
  nvgpu.tma.prefetch.descriptor %m, predicate = %p : !map
  nvgpu.tma.fence.descriptor %m : !map
  nvgpu.tma.async.load %m[%c0, %n], %b[%n] to %dst : !map, !b -> memref<64x64xf16, 3>
  nvgpu.tma.async.load %m[%c0, %n], %b[%n] to %dst multicast_mask = %mask, predicate = %p : !map, !b -> memref<64x64xf16, 3>
  nvgpu.tma.async.store %dst to %m[%c0, %n] : memref<64x64xf16, 3> -> !map
  nvgpu.tma.async.store %dst to %m[%c0, %n], predicate = %p : memref<64x64xf16, 3> -> !map
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @tma(%arg0: memref<*xf16>, %arg1: index, %arg2: i1, %arg3: memref<64x64xf16, 3>, %arg4: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg5: i16) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg4 : !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg3 : memref<64x64xf16, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %arg0 : memref<*xf16> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %c0 : index to i64
// CHECK-NEXT:     %5 = llvm.mlir.constant(6 : i32) : i64
// CHECK-NEXT:     %6 = llvm.extractvalue %3[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %7 = llvm.extractvalue %3[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %8 = llvm.mlir.constant(5 : i32) : i64
// CHECK-NEXT:     %9 = llvm.alloca %8 x i64 : (i64) -> !llvm.ptr
// CHECK-NEXT:     %10 = llvm.mlir.constant(0 : i32) : i64
// CHECK-NEXT:     %11 = llvm.getelementptr %9[%10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.store %2, %11 : i64, !llvm.ptr
// CHECK-NEXT:     %12 = llvm.mlir.constant(1 : i32) : i64
// CHECK-NEXT:     %13 = llvm.getelementptr %9[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.store %4, %13 : i64, !llvm.ptr
// CHECK-NEXT:     %14 = llvm.mlir.constant(0 : i32) : i64
// CHECK-NEXT:     %15 = llvm.mlir.constant(3 : i32) : i64
// CHECK-NEXT:     %16 = llvm.mlir.constant(3 : i32) : i64
// CHECK-NEXT:     %17 = llvm.mlir.constant(1 : i32) : i64
// CHECK-NEXT:     %18 = llvm.call @mgpuTensorMapEncodeTiledMemref(%6, %7, %5, %14, %15, %16, %17, %9) : (i64, !llvm.ptr, i64, i64, i64, i64, i64, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     nvvm.prefetch tensormap, %18 : !llvm.ptr
// CHECK-NEXT:     nvvm.prefetch tensormap, %18, predicate = %arg2 : !llvm.ptr, i1
// CHECK-NEXT:     %19 = llvm.mlir.constant(128 : i32) : i32
// CHECK-NEXT:     nvvm.fence.proxy.acquire <sys> %18, %19
// CHECK-NEXT:     %20 = llvm.extractvalue %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %21 = llvm.addrspacecast %20 : !llvm.ptr<3> to !llvm.ptr<7>
// CHECK-NEXT:     %22 = llvm.extractvalue %0[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %23 = llvm.getelementptr %22[%2] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT:     %24 = llvm.trunc %4 : i64 to i32
// CHECK-NEXT:     %25 = llvm.trunc %2 : i64 to i32
// CHECK-NEXT:     nvvm.cp.async.bulk.tensor.shared.cluster.global %21, %18, %23, box[%24, %25] : !llvm.ptr<7>, !llvm.ptr
// CHECK-NEXT:     %26 = llvm.extractvalue %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %27 = llvm.addrspacecast %26 : !llvm.ptr<3> to !llvm.ptr<7>
// CHECK-NEXT:     %28 = llvm.extractvalue %0[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %29 = llvm.getelementptr %28[%2] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT:     %30 = llvm.trunc %4 : i64 to i32
// CHECK-NEXT:     %31 = llvm.trunc %2 : i64 to i32
// CHECK-NEXT:     nvvm.cp.async.bulk.tensor.shared.cluster.global %27, %18, %29, box[%30, %31] multicast_mask = %arg5 predicate = %arg2 : !llvm.ptr<7>, !llvm.ptr
// CHECK-NEXT:     %32 = llvm.extractvalue %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %33 = llvm.trunc %4 : i64 to i32
// CHECK-NEXT:     %34 = llvm.trunc %2 : i64 to i32
// CHECK-NEXT:     nvvm.cp.async.bulk.tensor.global.shared.cta %18, %32, box[%33, %34] : !llvm.ptr, <3>
// CHECK-NEXT:     %35 = llvm.extractvalue %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %36 = llvm.trunc %4 : i64 to i32
// CHECK-NEXT:     %37 = llvm.trunc %2 : i64 to i32
// CHECK-NEXT:     nvvm.cp.async.bulk.tensor.global.shared.cta %18, %35, box[%36, %37], predicate = %arg2 : !llvm.ptr, <3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuTensorMapEncodeTiledMemref(i64, !llvm.ptr, i64, i64, i64, i64, i64, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: }

// -----

!map = !nvgpu.tensormap.descriptor<tensor = memref<16x4x8x4x16xf16, #gpu.address_space<workgroup>>, swizzle = none, l2promo = l2promo_64b, oob = nan, interleave = none>
!b = !nvgpu.mbarrier.group<memorySpace = 3, num_barriers = 7>
func.func @tl(%m: !map, %b: !b, %d: memref<16x4x8x4x16xf16, strided<[1,2,3,?,5], offset: 9>, 3>, %i: index, %mask: i16, %u: memref<*xf16, 5>) {
  nvgpu.tma.async.load %m[%i,%i,%i,%i,%i], %b[%i] to %d multicast_mask = %mask {a} : !map, !b -> memref<16x4x8x4x16xf16, strided<[1,2,3,?,5], offset: 9>, 3>
  nvgpu.tma.async.store %d to %m[%i,%i,%i,%i,%i] {b} : memref<16x4x8x4x16xf16, strided<[1,2,3,?,5], offset: 9>, 3> -> !map
  %mm = nvgpu.tma.create.descriptor %u box[] {c}: memref<*xf16, 5> -> !map
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @tl(%arg0: !nvgpu.tensormap.descriptor<tensor = memref<16x4x8x4x16xf16, #gpu.address_space<workgroup>>, swizzle = none, l2promo = l2promo_64b, oob = nan, interleave = none>, %arg1: !nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 7>, %arg2: memref<16x4x8x4x16xf16, strided<[1, 2, 3, ?, 5], offset: 9>, 3>, %arg3: index, %arg4: i16, %arg5: memref<*xf16, 5>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg5 : memref<*xf16, 5> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : !nvgpu.tensormap.descriptor<tensor = memref<16x4x8x4x16xf16, #gpu.address_space<workgroup>>, swizzle = none, l2promo = l2promo_64b, oob = nan, interleave = none> to !llvm.ptr
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %arg1 : !nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 7> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %arg2 : memref<16x4x8x4x16xf16, strided<[1, 2, 3, ?, 5], offset: 9>, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<5 x i64>, array<5 x i64>)>
// CHECK-NEXT:     %5 = llvm.extractvalue %4[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<5 x i64>, array<5 x i64>)>
// CHECK-NEXT:     %6 = llvm.mlir.constant(9 : index) : i64
// CHECK-NEXT:     %7 = llvm.getelementptr %5[%6] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f16
// CHECK-NEXT:     %8 = llvm.addrspacecast %7 : !llvm.ptr<3> to !llvm.ptr<7>
// CHECK-NEXT:     %9 = llvm.extractvalue %3[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %10 = llvm.getelementptr %9[%1] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT:     %11 = llvm.trunc %1 : i64 to i32
// CHECK-NEXT:     %12 = llvm.trunc %1 : i64 to i32
// CHECK-NEXT:     %13 = llvm.trunc %1 : i64 to i32
// CHECK-NEXT:     %14 = llvm.trunc %1 : i64 to i32
// CHECK-NEXT:     %15 = llvm.trunc %1 : i64 to i32
// CHECK-NEXT:     nvvm.cp.async.bulk.tensor.shared.cluster.global %8, %2, %10, box[%11, %12, %13, %14, %15] multicast_mask = %arg4 : !llvm.ptr<7>, !llvm.ptr
// CHECK-NEXT:     %16 = llvm.extractvalue %4[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<5 x i64>, array<5 x i64>)>
// CHECK-NEXT:     %17 = llvm.mlir.constant(9 : index) : i64
// CHECK-NEXT:     %18 = llvm.getelementptr %16[%17] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f16
// CHECK-NEXT:     %19 = llvm.trunc %1 : i64 to i32
// CHECK-NEXT:     %20 = llvm.trunc %1 : i64 to i32
// CHECK-NEXT:     %21 = llvm.trunc %1 : i64 to i32
// CHECK-NEXT:     %22 = llvm.trunc %1 : i64 to i32
// CHECK-NEXT:     %23 = llvm.trunc %1 : i64 to i32
// CHECK-NEXT:     nvvm.cp.async.bulk.tensor.global.shared.cta %2, %18, box[%19, %20, %21, %22, %23] : !llvm.ptr, <3>
// CHECK-NEXT:     %24 = llvm.mlir.constant(6 : i32) : i64
// CHECK-NEXT:     %25 = llvm.extractvalue %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %26 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %27 = llvm.mlir.constant(5 : i32) : i64
// CHECK-NEXT:     %28 = llvm.alloca %27 x i64 : (i64) -> !llvm.ptr
// CHECK-NEXT:     %29 = llvm.mlir.constant(0 : i32) : i64
// CHECK-NEXT:     %30 = llvm.mlir.constant(0 : i32) : i64
// CHECK-NEXT:     %31 = llvm.mlir.constant(1 : i32) : i64
// CHECK-NEXT:     %32 = llvm.mlir.constant(1 : i32) : i64
// CHECK-NEXT:     %33 = llvm.call @mgpuTensorMapEncodeTiledMemref(%25, %26, %24, %29, %30, %31, %32, %28) : (i64, !llvm.ptr, i64, i64, i64, i64, i64, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuTensorMapEncodeTiledMemref(i64, !llvm.ptr, i64, i64, i64, i64, i64, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: }
