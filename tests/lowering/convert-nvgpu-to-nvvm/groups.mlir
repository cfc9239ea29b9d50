// RUN: mlir-opt %s --split-input-file --convert-nvgpu-to-nvvm | FileCheck %s

!map = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = nan, interleave = none>
func.func @gen(%m: !map, %t: memref<64x64xf16, 3>) -> !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>> {
  %0 = nvgpu.warpgroup.generate.descriptor %t, %m : memref<64x64xf16, 3>, !map -> !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>
  return %0 : !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @gen(%arg0: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = nan, interleave = none>, %arg1: memref<64x64xf16, 3>) -> !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : memref<64x64xf16, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %1 = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT:     %2 = llvm.mlir.constant(512 : i64) : i64
// CHECK-NEXT:     %3 = llvm.extractvalue %0[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %4 = llvm.ptrtoint %3 : !llvm.ptr<3> to i64
// CHECK-NEXT:     %5 = llvm.mlir.constant(46 : i64) : i64
// CHECK-NEXT:     %6 = llvm.shl %4, %5 : i64
// CHECK-NEXT:     %7 = llvm.mlir.constant(50 : i64) : i64
// CHECK-NEXT:     %8 = llvm.lshr %6, %7 : i64
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %10 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %11 = llvm.mlir.constant(62 : i64) : i64
// CHECK-NEXT:     %12 = llvm.shl %10, %11 : i64
// CHECK-NEXT:     %13 = llvm.or %9, %12 : i64
// CHECK-NEXT:     %14 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %15 = llvm.mlir.constant(49 : i64) : i64
// CHECK-NEXT:     %16 = llvm.shl %14, %15 : i64
// CHECK-NEXT:     %17 = llvm.or %13, %16 : i64
// CHECK-NEXT:     %18 = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %19 = llvm.shl %1, %18 : i64
// CHECK-NEXT:     %20 = llvm.or %17, %19 : i64
// CHECK-NEXT:     %21 = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT:     %22 = llvm.shl %2, %21 : i64
// CHECK-NEXT:     %23 = llvm.or %20, %22 : i64
// CHECK-NEXT:     %24 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %25 = llvm.shl %8, %24 : i64
// CHECK-NEXT:     %26 = llvm.or %23, %25 : i64
// CHECK-NEXT:     %27 = builtin.unrealized_conversion_cast %26 : i64 to !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>
// CHECK-NEXT:     return %27 : !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!map = !nvgpu.tensormap.descriptor<tensor = memref<32x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
func.func @gen(%m: !map, %t: memref<128x16xf16, strided<[16,1], offset: ?>, 3>) -> !nvgpu.warpgroup.descriptor<tensor = memref<8x64xf16, 3>> {
  %0 = nvgpu.warpgroup.generate.descriptor %t, %m : memref<128x16xf16, strided<[16,1], offset: ?>, 3>, !map -> !nvgpu.warpgroup.descriptor<tensor = memref<8x64xf16, 3>>
  return %0 : !nvgpu.warpgroup.descriptor<tensor = memref<8x64xf16, 3>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @gen(%arg0: !nvgpu.tensormap.descriptor<tensor = memref<32x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %arg1: memref<128x16xf16, strided<[16, 1], offset: ?>, 3>) -> !nvgpu.warpgroup.descriptor<tensor = memref<8x64xf16, 3>> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : memref<128x16xf16, strided<[16, 1], offset: ?>, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %1 = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT:     %2 = llvm.mlir.constant(256 : i64) : i64
// CHECK-NEXT:     %3 = llvm.extractvalue %0[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %5 = llvm.getelementptr %3[%4] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f16
// CHECK-NEXT:     %6 = llvm.ptrtoint %5 : !llvm.ptr<3> to i64
// CHECK-NEXT:     %7 = llvm.mlir.constant(46 : i64) : i64
// CHECK-NEXT:     %8 = llvm.shl %6, %7 : i64
// CHECK-NEXT:     %9 = llvm.mlir.constant(50 : i64) : i64
// CHECK-NEXT:     %10 = llvm.lshr %8, %9 : i64
// CHECK-NEXT:     %11 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %12 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %13 = llvm.mlir.constant(62 : i64) : i64
// CHECK-NEXT:     %14 = llvm.shl %12, %13 : i64
// CHECK-NEXT:     %15 = llvm.or %11, %14 : i64
// CHECK-NEXT:     %16 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %17 = llvm.mlir.constant(49 : i64) : i64
// CHECK-NEXT:     %18 = llvm.shl %16, %17 : i64
// CHECK-NEXT:     %19 = llvm.or %15, %18 : i64
// CHECK-NEXT:     %20 = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %21 = llvm.shl %1, %20 : i64
// CHECK-NEXT:     %22 = llvm.or %19, %21 : i64
// CHECK-NEXT:     %23 = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT:     %24 = llvm.shl %2, %23 : i64
// CHECK-NEXT:     %25 = llvm.or %22, %24 : i64
// CHECK-NEXT:     %26 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %27 = llvm.shl %10, %26 : i64
// CHECK-NEXT:     %28 = llvm.or %25, %27 : i64
// CHECK-NEXT:     %29 = builtin.unrealized_conversion_cast %28 : i64 to !nvgpu.warpgroup.descriptor<tensor = memref<8x64xf16, 3>>
// CHECK-NEXT:     return %29 : !nvgpu.warpgroup.descriptor<tensor = memref<8x64xf16, 3>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!a = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf16, 3>>
!acc = !nvgpu.warpgroup.accumulator<fragmented = vector<128x16xf32>>
func.func @wg(%a: !a, %b: !b, %out: memref<128x16xf32, 3>) {
  %c = nvgpu.warpgroup.mma.init.accumulator -> !acc
  %d = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !a, !b, !acc -> !acc
  nvgpu.warpgroup.mma.store %d, %out : !acc to memref<128x16xf32, 3>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @wg(%arg0: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %arg1: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf16, 3>>, %arg2: memref<128x16xf32, 3>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf16, 3>> to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>> to i64
// CHECK-NEXT:     %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %3 = llvm.mlir.poison : !llvm.struct<(struct<(f32, f32, f32, f32, f32, f32, f32, f32)>, struct<(f32, f32, f32, f32, f32, f32, f32, f32)>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %3[0] : !llvm.struct<(struct<(f32, f32, f32, f32, f32, f32, f32, f32)>, struct<(f32, f32, f32, f32, f32, f32, f32, f32)>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %2, %4[0] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %6 = llvm.insertvalue %2, %5[1] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %7 = llvm.insertvalue %2, %6[2] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %8 = llvm.insertvalue %2, %7[3] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %9 = llvm.insertvalue %2, %8[4] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %10 = llvm.insertvalue %2, %9[5] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %11 = llvm.insertvalue %2, %10[6] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %12 = llvm.insertvalue %2, %11[7] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %13 = llvm.extractvalue %3[1] : !llvm.struct<(struct<(f32, f32, f32, f32, f32, f32, f32, f32)>, struct<(f32, f32, f32, f32, f32, f32, f32, f32)>)>
// CHECK-NEXT:     %14 = llvm.insertvalue %2, %13[0] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %15 = llvm.insertvalue %2, %14[1] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %16 = llvm.insertvalue %2, %15[2] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %17 = llvm.insertvalue %2, %16[3] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %18 = llvm.insertvalue %2, %17[4] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %19 = llvm.insertvalue %2, %18[5] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %20 = llvm.insertvalue %2, %19[6] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %21 = llvm.insertvalue %2, %20[7] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %22 = llvm.insertvalue %12, %3[0] : !llvm.struct<(struct<(f32, f32, f32, f32, f32, f32, f32, f32)>, struct<(f32, f32, f32, f32, f32, f32, f32, f32)>)>
// CHECK-NEXT:     %23 = llvm.insertvalue %21, %22[1] : !llvm.struct<(struct<(f32, f32, f32, f32, f32, f32, f32, f32)>, struct<(f32, f32, f32, f32, f32, f32, f32, f32)>)>
// CHECK-NEXT:     nvvm.wgmma.fence.aligned
// CHECK-NEXT:     %24 = llvm.mlir.poison : !llvm.struct<(struct<(f32, f32, f32, f32, f32, f32, f32, f32)>, struct<(f32, f32, f32, f32, f32, f32, f32, f32)>)>
// CHECK-NEXT:     %25 = llvm.extractvalue %23[0] : !llvm.struct<(struct<(f32, f32, f32, f32, f32, f32, f32, f32)>, struct<(f32, f32, f32, f32, f32, f32, f32, f32)>)>
// CHECK-NEXT:     %26 = nvvm.wgmma.mma_async %1, %0, %25, <m = 64, n = 16, k = 16>, D[<f32>, <one>, <wrapped>], A[<f16>, <one>, <row>], B[<f16>, <one>, <row>] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %27 = llvm.mlir.constant(2 : i32) : i64
// CHECK-NEXT:     %28 = llvm.add %1, %27 : i64
// CHECK-NEXT:     %29 = llvm.mlir.constant(128 : i32) : i64
// CHECK-NEXT:     %30 = llvm.add %0, %29 : i64
// CHECK-NEXT:     %31 = nvvm.wgmma.mma_async %28, %30, %26, <m = 64, n = 16, k = 16>, D[<f32>, <one>, <wrapped>], A[<f16>, <one>, <row>], B[<f16>, <one>, <row>] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %32 = llvm.mlir.constant(4 : i32) : i64
// CHECK-NEXT:     %33 = llvm.add %1, %32 : i64
// CHECK-NEXT:     %34 = llvm.mlir.constant(256 : i32) : i64
// CHECK-NEXT:     %35 = llvm.add %0, %34 : i64
// CHECK-NEXT:     %36 = nvvm.wgmma.mma_async %33, %35, %31, <m = 64, n = 16, k = 16>, D[<f32>, <one>, <wrapped>], A[<f16>, <one>, <row>], B[<f16>, <one>, <row>] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %37 = llvm.mlir.constant(6 : i32) : i64
// CHECK-NEXT:     %38 = llvm.add %1, %37 : i64
// CHECK-NEXT:     %39 = llvm.mlir.constant(384 : i32) : i64
// CHECK-NEXT:     %40 = llvm.add %0, %39 : i64
// CHECK-NEXT:     %41 = nvvm.wgmma.mma_async %38, %40, %36, <m = 64, n = 16, k = 16>, D[<f32>, <one>, <wrapped>], A[<f16>, <one>, <row>], B[<f16>, <one>, <row>] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %42 = llvm.extractvalue %23[1] : !llvm.struct<(struct<(f32, f32, f32, f32, f32, f32, f32, f32)>, struct<(f32, f32, f32, f32, f32, f32, f32, f32)>)>
// CHECK-NEXT:     %43 = llvm.mlir.constant(512 : i32) : i64
// CHECK-NEXT:     %44 = llvm.add %1, %43 : i64
// CHECK-NEXT:     %45 = nvvm.wgmma.mma_async %44, %0, %42, <m = 64, n = 16, k = 16>, D[<f32>, <one>, <wrapped>], A[<f16>, <one>, <row>], B[<f16>, <one>, <row>] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %46 = llvm.mlir.constant(514 : i32) : i64
// CHECK-NEXT:     %47 = llvm.add %1, %46 : i64
// CHECK-NEXT:     %48 = llvm.mlir.constant(128 : i32) : i64
// CHECK-NEXT:     %49 = llvm.add %0, %48 : i64
// CHECK-NEXT:     %50 = nvvm.wgmma.mma_async %47, %49, %45, <m = 64, n = 16, k = 16>, D[<f32>, <one>, <wrapped>], A[<f16>, <one>, <row>], B[<f16>, <one>, <row>] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %51 = llvm.mlir.constant(516 : i32) : i64
// CHECK-NEXT:     %52 = llvm.add %1, %51 : i64
// CHECK-NEXT:     %53 = llvm.mlir.constant(256 : i32) : i64
// CHECK-NEXT:     %54 = llvm.add %0, %53 : i64
// CHECK-NEXT:     %55 = nvvm.wgmma.mma_async %52, %54, %50, <m = 64, n = 16, k = 16>, D[<f32>, <one>, <wrapped>], A[<f16>, <one>, <row>], B[<f16>, <one>, <row>] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %56 = llvm.mlir.constant(518 : i32) : i64
// CHECK-NEXT:     %57 = llvm.add %1, %56 : i64
// CHECK-NEXT:     %58 = llvm.mlir.constant(384 : i32) : i64
// CHECK-NEXT:     %59 = llvm.add %0, %58 : i64
// CHECK-NEXT:     %60 = nvvm.wgmma.mma_async %57, %59, %55, <m = 64, n = 16, k = 16>, D[<f32>, <one>, <wrapped>], A[<f16>, <one>, <row>], B[<f16>, <one>, <row>] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %61 = llvm.insertvalue %41, %24[0] : !llvm.struct<(struct<(f32, f32, f32, f32, f32, f32, f32, f32)>, struct<(f32, f32, f32, f32, f32, f32, f32, f32)>)>
// CHECK-NEXT:     %62 = llvm.insertvalue %60, %61[1] : !llvm.struct<(struct<(f32, f32, f32, f32, f32, f32, f32, f32)>, struct<(f32, f32, f32, f32, f32, f32, f32, f32)>)>
// CHECK-NEXT:     nvvm.wgmma.commit.group.sync.aligned
// CHECK-NEXT:     nvvm.wgmma.wait.group.sync.aligned 1
// CHECK-NEXT:     %63 = llvm.extractvalue %62[0] : !llvm.struct<(struct<(f32, f32, f32, f32, f32, f32, f32, f32)>, struct<(f32, f32, f32, f32, f32, f32, f32, f32)>)>
// CHECK-NEXT:     %64 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %65 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %66 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %67 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %68 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %69 = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:     %70 = nvvm.read.ptx.sreg.tid.x : i32
// CHECK-NEXT:     %71 = llvm.urem %70, %69 : i32
// CHECK-NEXT:     %72 = llvm.udiv %70, %69 : i32
// CHECK-NEXT:     %73 = llvm.udiv %71, %66 : i32
// CHECK-NEXT:     %74 = llvm.urem %71, %66 : i32
// CHECK-NEXT:     %75 = llvm.mul %74, %65 : i32
// CHECK-NEXT:     %76 = llvm.mul %72, %68 : i32
// CHECK-NEXT:     %77 = llvm.add %73, %76 : i32
// CHECK-NEXT:     %78 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %79 = llvm.mul %78, %67 : i32
// CHECK-NEXT:     %80 = llvm.add %77, %79 : i32
// CHECK-NEXT:     %81 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %82 = llvm.mul %81, %67 : i32
// CHECK-NEXT:     %83 = llvm.add %75, %82 : i32
// CHECK-NEXT:     %84 = arith.index_cast %80 : i32 to index
// CHECK-NEXT:     %85 = arith.index_cast %83 : i32 to index
// CHECK-NEXT:     %86 = llvm.add %83, %64 : i32
// CHECK-NEXT:     %87 = arith.index_cast %86 : i32 to index
// CHECK-NEXT:     %88 = llvm.extractvalue %63[0] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %89 = llvm.extractvalue %63[1] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     memref.store %88, %arg2[%84, %85] : memref<128x16xf32, 3>
// CHECK-NEXT:     memref.store %89, %arg2[%84, %87] : memref<128x16xf32, 3>
// CHECK-NEXT:     %90 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %91 = llvm.mul %90, %67 : i32
// CHECK-NEXT:     %92 = llvm.add %75, %91 : i32
// CHECK-NEXT:     %93 = arith.index_cast %80 : i32 to index
// CHECK-NEXT:     %94 = arith.index_cast %92 : i32 to index
// CHECK-NEXT:     %95 = llvm.add %92, %64 : i32
// CHECK-NEXT:     %96 = arith.index_cast %95 : i32 to index
// CHECK-NEXT:     %97 = llvm.extractvalue %63[4] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %98 = llvm.extractvalue %63[5] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     memref.store %97, %arg2[%93, %94] : memref<128x16xf32, 3>
// CHECK-NEXT:     memref.store %98, %arg2[%93, %96] : memref<128x16xf32, 3>
// CHECK-NEXT:     %99 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %100 = llvm.mul %99, %67 : i32
// CHECK-NEXT:     %101 = llvm.add %77, %100 : i32
// CHECK-NEXT:     %102 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %103 = llvm.mul %102, %67 : i32
// CHECK-NEXT:     %104 = llvm.add %75, %103 : i32
// CHECK-NEXT:     %105 = arith.index_cast %101 : i32 to index
// CHECK-NEXT:     %106 = arith.index_cast %104 : i32 to index
// CHECK-NEXT:     %107 = llvm.add %104, %64 : i32
// CHECK-NEXT:     %108 = arith.index_cast %107 : i32 to index
// CHECK-NEXT:     %109 = llvm.extractvalue %63[2] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %110 = llvm.extractvalue %63[3] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     memref.store %109, %arg2[%105, %106] : memref<128x16xf32, 3>
// CHECK-NEXT:     memref.store %110, %arg2[%105, %108] : memref<128x16xf32, 3>
// CHECK-NEXT:     %111 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %112 = llvm.mul %111, %67 : i32
// CHECK-NEXT:     %113 = llvm.add %75, %112 : i32
// CHECK-NEXT:     %114 = arith.index_cast %101 : i32 to index
// CHECK-NEXT:     %115 = arith.index_cast %113 : i32 to index
// CHECK-NEXT:     %116 = llvm.add %113, %64 : i32
// CHECK-NEXT:     %117 = arith.index_cast %116 : i32 to index
// CHECK-NEXT:     %118 = llvm.extractvalue %63[6] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %119 = llvm.extractvalue %63[7] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     memref.store %118, %arg2[%114, %115] : memref<128x16xf32, 3>
// CHECK-NEXT:     memref.store %119, %arg2[%114, %117] : memref<128x16xf32, 3>
// CHECK-NEXT:     %120 = llvm.extractvalue %62[1] : !llvm.struct<(struct<(f32, f32, f32, f32, f32, f32, f32, f32)>, struct<(f32, f32, f32, f32, f32, f32, f32, f32)>)>
// CHECK-NEXT:     %121 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %122 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %123 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %124 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %125 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %126 = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:     %127 = nvvm.read.ptx.sreg.tid.x : i32
// CHECK-NEXT:     %128 = llvm.urem %127, %126 : i32
// CHECK-NEXT:     %129 = llvm.udiv %127, %126 : i32
// CHECK-NEXT:     %130 = llvm.udiv %128, %123 : i32
// CHECK-NEXT:     %131 = llvm.urem %128, %123 : i32
// CHECK-NEXT:     %132 = llvm.mul %131, %122 : i32
// CHECK-NEXT:     %133 = llvm.mul %129, %125 : i32
// CHECK-NEXT:     %134 = llvm.add %130, %133 : i32
// CHECK-NEXT:     %135 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %136 = llvm.add %134, %135 : i32
// CHECK-NEXT:     %137 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %138 = llvm.mul %137, %124 : i32
// CHECK-NEXT:     %139 = llvm.add %136, %138 : i32
// CHECK-NEXT:     %140 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %141 = llvm.mul %140, %124 : i32
// CHECK-NEXT:     %142 = llvm.add %132, %141 : i32
// CHECK-NEXT:     %143 = arith.index_cast %139 : i32 to index
// CHECK-NEXT:     %144 = arith.index_cast %142 : i32 to index
// CHECK-NEXT:     %145 = llvm.add %142, %121 : i32
// CHECK-NEXT:     %146 = arith.index_cast %145 : i32 to index
// CHECK-NEXT:     %147 = llvm.extractvalue %120[0] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %148 = llvm.extractvalue %120[1] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     memref.store %147, %arg2[%143, %144] : memref<128x16xf32, 3>
// CHECK-NEXT:     memref.store %148, %arg2[%143, %146] : memref<128x16xf32, 3>
// CHECK-NEXT:     %149 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %150 = llvm.mul %149, %124 : i32
// CHECK-NEXT:     %151 = llvm.add %132, %150 : i32
// CHECK-NEXT:     %152 = arith.index_cast %139 : i32 to index
// CHECK-NEXT:     %153 = arith.index_cast %151 : i32 to index
// CHECK-NEXT:     %154 = llvm.add %151, %121 : i32
// CHECK-NEXT:     %155 = arith.index_cast %154 : i32 to index
// CHECK-NEXT:     %156 = llvm.extractvalue %120[4] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %157 = llvm.extractvalue %120[5] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     memref.store %156, %arg2[%152, %153] : memref<128x16xf32, 3>
// CHECK-NEXT:     memref.store %157, %arg2[%152, %155] : memref<128x16xf32, 3>
// CHECK-NEXT:     %158 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %159 = llvm.mul %158, %124 : i32
// CHECK-NEXT:     %160 = llvm.add %136, %159 : i32
// CHECK-NEXT:     %161 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %162 = llvm.mul %161, %124 : i32
// CHECK-NEXT:     %163 = llvm.add %132, %162 : i32
// CHECK-NEXT:     %164 = arith.index_cast %160 : i32 to index
// CHECK-NEXT:     %165 = arith.index_cast %163 : i32 to index
// CHECK-NEXT:     %166 = llvm.add %163, %121 : i32
// CHECK-NEXT:     %167 = arith.index_cast %166 : i32 to index
// CHECK-NEXT:     %168 = llvm.extractvalue %120[2] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %169 = llvm.extractvalue %120[3] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     memref.store %168, %arg2[%164, %165] : memref<128x16xf32, 3>
// CHECK-NEXT:     memref.store %169, %arg2[%164, %167] : memref<128x16xf32, 3>
// CHECK-NEXT:     %170 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %171 = llvm.mul %170, %124 : i32
// CHECK-NEXT:     %172 = llvm.add %132, %171 : i32
// CHECK-NEXT:     %173 = arith.index_cast %160 : i32 to index
// CHECK-NEXT:     %174 = arith.index_cast %172 : i32 to index
// CHECK-NEXT:     %175 = llvm.add %172, %121 : i32
// CHECK-NEXT:     %176 = arith.index_cast %175 : i32 to index
// CHECK-NEXT:     %177 = llvm.extractvalue %120[6] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %178 = llvm.extractvalue %120[7] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     memref.store %177, %arg2[%173, %174] : memref<128x16xf32, 3>
// CHECK-NEXT:     memref.store %178, %arg2[%173, %176] : memref<128x16xf32, 3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!acc = !nvgpu.warpgroup.accumulator<fragmented = vector<64x24xf32>>
func.func @wg(%d: !acc, %out: memref<64x24xf32>) {
  nvgpu.warpgroup.mma.store %d, %out : !acc to memref<64x24xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @wg(%arg0: !nvgpu.warpgroup.accumulator<fragmented = vector<64x24xf32>>, %arg1: memref<64x24xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : !nvgpu.warpgroup.accumulator<fragmented = vector<64x24xf32>> to !llvm.struct<(struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>)>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[0] : !llvm.struct<(struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>)>
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %4 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %5 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %6 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %7 = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:     %8 = nvvm.read.ptx.sreg.tid.x : i32
// CHECK-NEXT:     %9 = llvm.urem %8, %7 : i32
// CHECK-NEXT:     %10 = llvm.udiv %8, %7 : i32
// CHECK-NEXT:     %11 = llvm.udiv %9, %4 : i32
// CHECK-NEXT:     %12 = llvm.urem %9, %4 : i32
// CHECK-NEXT:     %13 = llvm.mul %12, %3 : i32
// CHECK-NEXT:     %14 = llvm.mul %10, %6 : i32
// CHECK-NEXT:     %15 = llvm.add %11, %14 : i32
// CHECK-NEXT:     %16 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %17 = llvm.mul %16, %5 : i32
// CHECK-NEXT:     %18 = llvm.add %15, %17 : i32
// CHECK-NEXT:     %19 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %20 = llvm.mul %19, %5 : i32
// CHECK-NEXT:     %21 = llvm.add %13, %20 : i32
// CHECK-NEXT:     %22 = arith.index_cast %18 : i32 to index
// CHECK-NEXT:     %23 = arith.index_cast %21 : i32 to index
// CHECK-NEXT:     %24 = llvm.add %21, %2 : i32
// CHECK-NEXT:     %25 = arith.index_cast %24 : i32 to index
// CHECK-NEXT:     %26 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %27 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     memref.store %26, %arg1[%22, %23] : memref<64x24xf32>
// CHECK-NEXT:     memref.store %27, %arg1[%22, %25] : memref<64x24xf32>
// CHECK-NEXT:     %28 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %29 = llvm.mul %28, %5 : i32
// CHECK-NEXT:     %30 = llvm.add %13, %29 : i32
// CHECK-NEXT:     %31 = arith.index_cast %18 : i32 to index
// CHECK-NEXT:     %32 = arith.index_cast %30 : i32 to index
// CHECK-NEXT:     %33 = llvm.add %30, %2 : i32
// CHECK-NEXT:     %34 = arith.index_cast %33 : i32 to index
// CHECK-NEXT:     %35 = llvm.extractvalue %1[4] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %36 = llvm.extractvalue %1[5] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     memref.store %35, %arg1[%31, %32] : memref<64x24xf32>
// CHECK-NEXT:     memref.store %36, %arg1[%31, %34] : memref<64x24xf32>
// CHECK-NEXT:     %37 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %38 = llvm.mul %37, %5 : i32
// CHECK-NEXT:     %39 = llvm.add %13, %38 : i32
// CHECK-NEXT:     %40 = arith.index_cast %18 : i32 to index
// CHECK-NEXT:     %41 = arith.index_cast %39 : i32 to index
// CHECK-NEXT:     %42 = llvm.add %39, %2 : i32
// CHECK-NEXT:     %43 = arith.index_cast %42 : i32 to index
// CHECK-NEXT:     %44 = llvm.extractvalue %1[8] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %45 = llvm.extractvalue %1[9] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     memref.store %44, %arg1[%40, %41] : memref<64x24xf32>
// CHECK-NEXT:     memref.store %45, %arg1[%40, %43] : memref<64x24xf32>
// CHECK-NEXT:     %46 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %47 = llvm.mul %46, %5 : i32
// CHECK-NEXT:     %48 = llvm.add %15, %47 : i32
// CHECK-NEXT:     %49 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %50 = llvm.mul %49, %5 : i32
// CHECK-NEXT:     %51 = llvm.add %13, %50 : i32
// CHECK-NEXT:     %52 = arith.index_cast %48 : i32 to index
// CHECK-NEXT:     %53 = arith.index_cast %51 : i32 to index
// CHECK-NEXT:     %54 = llvm.add %51, %2 : i32
// CHECK-NEXT:     %55 = arith.index_cast %54 : i32 to index
// CHECK-NEXT:     %56 = llvm.extractvalue %1[2] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %57 = llvm.extractvalue %1[3] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     memref.store %56, %arg1[%52, %53] : memref<64x24xf32>
// CHECK-NEXT:     memref.store %57, %arg1[%52, %55] : memref<64x24xf32>
// CHECK-NEXT:     %58 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %59 = llvm.mul %58, %5 : i32
// CHECK-NEXT:     %60 = llvm.add %13, %59 : i32
// CHECK-NEXT:     %61 = arith.index_cast %48 : i32 to index
// CHECK-NEXT:     %62 = arith.index_cast %60 : i32 to index
// CHECK-NEXT:     %63 = llvm.add %60, %2 : i32
// CHECK-NEXT:     %64 = arith.index_cast %63 : i32 to index
// CHECK-NEXT:     %65 = llvm.extractvalue %1[6] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %66 = llvm.extractvalue %1[7] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     memref.store %65, %arg1[%61, %62] : memref<64x24xf32>
// CHECK-NEXT:     memref.store %66, %arg1[%61, %64] : memref<64x24xf32>
// CHECK-NEXT:     %67 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %68 = llvm.mul %67, %5 : i32
// CHECK-NEXT:     %69 = llvm.add %13, %68 : i32
// CHECK-NEXT:     %70 = arith.index_cast %48 : i32 to index
// CHECK-NEXT:     %71 = arith.index_cast %69 : i32 to index
// CHECK-NEXT:     %72 = llvm.add %69, %2 : i32
// CHECK-NEXT:     %73 = arith.index_cast %72 : i32 to index
// CHECK-NEXT:     %74 = llvm.extractvalue %1[10] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     %75 = llvm.extractvalue %1[11] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     memref.store %74, %arg1[%70, %71] : memref<64x24xf32>
// CHECK-NEXT:     memref.store %75, %arg1[%70, %73] : memref<64x24xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!a = !nvgpu.warpgroup.descriptor<tensor = memref<100x24xbf16, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<24x8xbf16, 3>>
!acc = !nvgpu.warpgroup.accumulator<fragmented = vector<100x8xf16>>
func.func @part(%a: !a, %b: !b, %c: !acc) -> !acc {
  %d = nvgpu.warpgroup.mma %a, %b, %c {transposeA, transposeB, waitGroup = 3} : !a, !b, !acc -> !acc
  return %d : !acc
}

// CHECK: module {
// CHECK-NEXT:   func.func @part(%arg0: !nvgpu.warpgroup.descriptor<tensor = memref<100x24xbf16, 3>>, %arg1: !nvgpu.warpgroup.descriptor<tensor = memref<24x8xbf16, 3>>, %arg2: !nvgpu.warpgroup.accumulator<fragmented = vector<100x8xf16>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<100x8xf16>> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : !nvgpu.warpgroup.accumulator<fragmented = vector<100x8xf16>> to !llvm.struct<(struct<(f16, f16)>, struct<(f16, f16)>)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : !nvgpu.warpgroup.descriptor<tensor = memref<24x8xbf16, 3>> to i64
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : !nvgpu.warpgroup.descriptor<tensor = memref<100x24xbf16, 3>> to i64
// CHECK-NEXT:     nvvm.wgmma.fence.aligned
// CHECK-NEXT:     %3 = llvm.mlir.poison : !llvm.struct<(struct<(f16, f16)>, struct<(f16, f16)>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[0] : !llvm.struct<(struct<(f16, f16)>, struct<(f16, f16)>)>
// CHECK-NEXT:     %5 = nvvm.wgmma.mma_async %2, %1, %4, <m = 64, n = 8, k = 16>, D[<f16>, <one>, <wrapped>], A[<bf16>, <one>, <col>], B[<bf16>, <one>, <row>] : !llvm.struct<(f16, f16)> -> !llvm.struct<(f16, f16)>
// CHECK-NEXT:     %6 = llvm.insertvalue %5, %3[0] : !llvm.struct<(struct<(f16, f16)>, struct<(f16, f16)>)>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %6 : !llvm.struct<(struct<(f16, f16)>, struct<(f16, f16)>)> to !nvgpu.warpgroup.accumulator<fragmented = vector<100x8xf16>>
// CHECK-NEXT:     nvvm.wgmma.commit.group.sync.aligned
// CHECK-NEXT:     nvvm.wgmma.wait.group.sync.aligned 3
// CHECK-NEXT:     return %7 : !nvgpu.warpgroup.accumulator<fragmented = vector<100x8xf16>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!a = !nvgpu.warpgroup.descriptor<tensor = memref<64x32xf8E4M3FN, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<32x8xf8E5M2, 3>>
!acc = !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>
func.func @bytes(%a: !a, %b: !b) -> !acc {
  %c = nvgpu.warpgroup.mma.init.accumulator -> !acc
  %d = nvgpu.warpgroup.mma %a, %b, %c : !a, !b, !acc -> !acc
  return %d : !acc
}

// CHECK: module {
// CHECK-NEXT:   func.func @bytes(%arg0: !nvgpu.warpgroup.descriptor<tensor = memref<64x32xf8E4M3FN, 3>>, %arg1: !nvgpu.warpgroup.descriptor<tensor = memref<32x8xf8E5M2, 3>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : !nvgpu.warpgroup.descriptor<tensor = memref<32x8xf8E5M2, 3>> to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : !nvgpu.warpgroup.descriptor<tensor = memref<64x32xf8E4M3FN, 3>> to i64
// CHECK-NEXT:     %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %3 = llvm.mlir.poison : !llvm.struct<(struct<(f32, f32, f32, f32)>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %3[0] : !llvm.struct<(struct<(f32, f32, f32, f32)>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %2, %4[0] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     %6 = llvm.insertvalue %2, %5[1] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     %7 = llvm.insertvalue %2, %6[2] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     %8 = llvm.insertvalue %2, %7[3] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %3[0] : !llvm.struct<(struct<(f32, f32, f32, f32)>)>
// CHECK-NEXT:     nvvm.wgmma.fence.aligned
// CHECK-NEXT:     %10 = llvm.mlir.poison : !llvm.struct<(struct<(f32, f32, f32, f32)>)>
// CHECK-NEXT:     %11 = llvm.extractvalue %9[0] : !llvm.struct<(struct<(f32, f32, f32, f32)>)>
// CHECK-NEXT:     %12 = nvvm.wgmma.mma_async %1, %0, %11, <m = 64, n = 8, k = 32>, D[<f32>, <one>, <wrapped>], A[<e4m3>, <one>, <row>], B[<e5m2>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     %13 = llvm.insertvalue %12, %10[0] : !llvm.struct<(struct<(f32, f32, f32, f32)>)>
// CHECK-NEXT:     %14 = builtin.unrealized_conversion_cast %13 : !llvm.struct<(struct<(f32, f32, f32, f32)>)> to !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>
// CHECK-NEXT:     nvvm.wgmma.commit.group.sync.aligned
// CHECK-NEXT:     nvvm.wgmma.wait.group.sync.aligned 1
// CHECK-NEXT:     return %14 : !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is not deep enough is not multiplied.
!a = !nvgpu.warpgroup.descriptor<tensor = memref<64x8xf16, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<8x8xf16, 3>>
!acc = !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>
func.func @shallow(%a: !a, %b: !b, %c: !acc) -> !acc {
  %d = nvgpu.warpgroup.mma %a, %b, %c : !a, !b, !acc -> !acc
  return %d : !acc
}

// CHECK: module {
// CHECK-NEXT:   func.func @shallow(%arg0: !nvgpu.warpgroup.descriptor<tensor = memref<64x8xf16, 3>>, %arg1: !nvgpu.warpgroup.descriptor<tensor = memref<8x8xf16, 3>>, %arg2: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>> to !llvm.struct<(struct<(f32, f32, f32, f32)>)>
// CHECK-NEXT:     nvvm.wgmma.fence.aligned
// CHECK-NEXT:     %1 = llvm.mlir.poison : !llvm.struct<(struct<(f32, f32, f32, f32)>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0] : !llvm.struct<(struct<(f32, f32, f32, f32)>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %2, %1[0] : !llvm.struct<(struct<(f32, f32, f32, f32)>)>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %3 : !llvm.struct<(struct<(f32, f32, f32, f32)>)> to !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>
// CHECK-NEXT:     nvvm.wgmma.commit.group.sync.aligned
// CHECK-NEXT:     nvvm.wgmma.wait.group.sync.aligned 1
// CHECK-NEXT:     return %4 : !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
