; RUN: mlir-translate %s --import-llvm | FileCheck %s

; Calls of intrinsics that LLVM 22 has no more are what took their place; those with other types in
; their names get the right ones. New declarations come last.

define i32 @barriers(i32 %a, i32 %b) {
  call void @llvm.nvvm.barrier0()
  call void @llvm.nvvm.barrier.n(i32 %a)
  call void @llvm.nvvm.bar.sync(i32 %a)
  call void @llvm.nvvm.barrier(i32 %a, i32 %b)
  call void @llvm.nvvm.barrier.sync(i32 %a)
  call void @llvm.nvvm.barrier.sync.cnt(i32 %a, i32 %b)
  %1 = call i32 @llvm.nvvm.barrier0.popc(i32 %a)
  %2 = call i32 @llvm.nvvm.barrier0.and(i32 %1)
  %3 = call i32 @llvm.nvvm.barrier0.or(i32 %2)
  ret i32 %3
}

define i64 @numbers(i32 %a, i64 %b, i16 %c) {
  %1 = call i32 @llvm.nvvm.abs.i(i32 %a)
  %2 = call i32 @llvm.nvvm.max.i(i32 %1, i32 %a)
  %3 = call i16 @llvm.nvvm.min.us(i16 %c, i16 7)
  %4 = call i32 @llvm.nvvm.clz.ll(i64 %b)
  %5 = call i32 @llvm.nvvm.brev32(i32 %4)
  %6 = call float @llvm.nvvm.bitcast.i2f(i32 %5)
  %7 = call i64 @llvm.nvvm.rotate.right.b64(i64 %b, i32 %2)
  %8 = call i64 @llvm.nvvm.swap.lo.hi.b64(i64 %7)
  %9 = call float @llvm.nvvm.ex2.approx.ftz.f(float %6)
  %10 = call float @llvm.nvvm.fabs.f(float %9)
  %11 = call i32 @llvm.flt.rounds()
  ret i64 %8
}

define <vscale x 4 x i32> @splices(<4 x i32> %a, <vscale x 4 x i32> %b) {
  %1 = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %a, <4 x i32> %a, i32 1)
  %2 = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %1, <4 x i32> %a, i32 -2)
  %3 = call <vscale x 4 x i32> @llvm.vector.splice.nxv4i32(<vscale x 4 x i32> %b, <vscale x 4 x i32> %b, i32 -1)
  ret <vscale x 4 x i32> %3
}

define i64 @memory(ptr %p, ptr addrspace(1) %q, float %x) {
  %1 = call float @llvm.nvvm.atomic.load.add.f32.p0(ptr %p, float %x)
  %2 = call i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr %p, i32 7)
  %3 = call i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1) %q, i32 4)
  %4 = call ptr addrspace(1) @llvm.nvvm.ptr.gen.to.global.p1.p0(ptr %p)
  %5 = call i64 @llvm.objectsize.i64(ptr %p, i1 false)
  %6 = call ptr @llvm.frameaddress(i32 0)
  ret i64 %5
}

declare void @llvm.nvvm.barrier0()
declare void @llvm.nvvm.barrier.n(i32)
declare void @llvm.nvvm.bar.sync(i32)
declare void @llvm.nvvm.barrier(i32, i32)
declare void @llvm.nvvm.barrier.sync(i32)
declare void @llvm.nvvm.barrier.sync.cnt(i32, i32)
declare i32 @llvm.nvvm.barrier0.popc(i32)
declare i32 @llvm.nvvm.barrier0.and(i32)
declare i32 @llvm.nvvm.barrier0.or(i32)
declare i32 @llvm.nvvm.abs.i(i32)
declare i32 @llvm.nvvm.max.i(i32, i32)
declare i16 @llvm.nvvm.min.us(i16, i16)
declare i32 @llvm.nvvm.clz.ll(i64)
declare i32 @llvm.nvvm.brev32(i32)
declare float @llvm.nvvm.bitcast.i2f(i32)
declare i64 @llvm.nvvm.rotate.right.b64(i64, i32)
declare i64 @llvm.nvvm.swap.lo.hi.b64(i64)
declare float @llvm.nvvm.ex2.approx.ftz.f(float)
declare float @llvm.nvvm.fabs.f(float)
declare i32 @llvm.flt.rounds()
declare <4 x i32> @llvm.vector.splice.v4i32(<4 x i32>, <4 x i32>, i32)
declare <vscale x 4 x i32> @llvm.vector.splice.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, i32)
declare float @llvm.nvvm.atomic.load.add.f32.p0(ptr, float)
declare i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr, i32)
declare i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1), i32)
declare ptr addrspace(1) @llvm.nvvm.ptr.gen.to.global.p1.p0(ptr)
declare i64 @llvm.objectsize.i64(ptr, i1)
declare ptr @llvm.frameaddress(i32)
