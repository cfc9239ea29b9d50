; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(float %0, double %1, i32 %2, i64 %3, ptr %4, <4 x float> %5, <4 x i32> %6, i1 %7, <4 x i1> %8, ptr addrspace(3) %9, ...) {
  %11 = alloca i64, align 8
  %12 = call <4 x float> @llvm.acos.v4f32(<4 x float> %5)
  %13 = call <4 x float> @llvm.asin.v4f32(<4 x float> %5)
  %14 = call <4 x float> @llvm.atan.v4f32(<4 x float> %5)
  %15 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %5)
  %16 = call <4 x float> @llvm.ceil.v4f32(<4 x float> %5)
  %17 = call <4 x float> @llvm.floor.v4f32(<4 x float> %5)
  %18 = call <4 x float> @llvm.exp.v4f32(<4 x float> %5)
  %19 = call <4 x float> @llvm.exp2.v4f32(<4 x float> %5)
  %20 = call <4 x float> @llvm.exp10.v4f32(<4 x float> %5)
  %21 = call <4 x float> @llvm.log.v4f32(<4 x float> %5)
  %22 = call <4 x float> @llvm.log2.v4f32(<4 x float> %5)
  %23 = call <4 x float> @llvm.log10.v4f32(<4 x float> %5)
  %24 = call <4 x float> @llvm.cos.v4f32(<4 x float> %5)
  %25 = call <4 x float> @llvm.cosh.v4f32(<4 x float> %5)
  %26 = call <4 x float> @llvm.sin.v4f32(<4 x float> %5)
  %27 = call <4 x float> @llvm.sinh.v4f32(<4 x float> %5)
  %28 = call <4 x float> @llvm.tan.v4f32(<4 x float> %5)
  %29 = call <4 x float> @llvm.tanh.v4f32(<4 x float> %5)
  %30 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %5)
  %31 = call <4 x float> @llvm.rint.v4f32(<4 x float> %5)
  %32 = call <4 x float> @llvm.round.v4f32(<4 x float> %5)
  %33 = call <4 x float> @llvm.roundeven.v4f32(<4 x float> %5)
  %34 = call <4 x float> @llvm.nearbyint.v4f32(<4 x float> %5)
  %35 = call <4 x float> @llvm.trunc.v4f32(<4 x float> %5)
  %36 = call fast float @llvm.atan2.f32(float %0, float %0)
  %37 = call fast float @llvm.copysign.f32(float %0, float %0)
  %38 = call fast float @llvm.maxnum.f32(float %0, float %0)
  %39 = call fast float @llvm.maximum.f32(float %0, float %0)
  %40 = call fast float @llvm.minnum.f32(float %0, float %0)
  %41 = call fast float @llvm.minimum.f32(float %0, float %0)
  %42 = call fast float @llvm.pow.f32(float %0, float %0)
  %43 = call double @llvm.fma.f64(double %1, double %1, double %1)
  %44 = call double @llvm.fmuladd.f64(double %1, double %1, double %1)
  %45 = call i32 @llvm.smax.i32(i32 %2, i32 %2)
  %46 = call i32 @llvm.smin.i32(i32 %2, i32 %2)
  %47 = call i32 @llvm.umax.i32(i32 %2, i32 %2)
  %48 = call i32 @llvm.umin.i32(i32 %2, i32 %2)
  %49 = call i32 @llvm.sadd.sat.i32(i32 %2, i32 %2)
  %50 = call i32 @llvm.uadd.sat.i32(i32 %2, i32 %2)
  %51 = call i32 @llvm.ssub.sat.i32(i32 %2, i32 %2)
  %52 = call i32 @llvm.usub.sat.i32(i32 %2, i32 %2)
  %53 = call i32 @llvm.sshl.sat.i32(i32 %2, i32 %2)
  %54 = call i32 @llvm.ushl.sat.i32(i32 %2, i32 %2)
  %55 = call i32 @llvm.fshl.i32(i32 %2, i32 %2, i32 %2)
  %56 = call i32 @llvm.fshr.i32(i32 %2, i32 %2, i32 %2)
  %57 = call <4 x i32> @llvm.bitreverse.v4i32(<4 x i32> %6)
  %58 = call <4 x i32> @llvm.bswap.v4i32(<4 x i32> %6)
  %59 = call <4 x i32> @llvm.ctpop.v4i32(<4 x i32> %6)
  %60 = call i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %61 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %62 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %2, i32 %2)
  %63 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %2, i32 %2)
  %64 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %2, i32 %2)
  %65 = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %2, i32 %2)
  %66 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %2, i32 %2)
  %67 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %2, i32 %2)
  %68 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %6)
  %69 = call i32 @llvm.vector.reduce.and.v4i32(<4 x i32> %6)
  %70 = call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %6)
  %71 = call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> %6)
  %72 = call i32 @llvm.vector.reduce.mul.v4i32(<4 x i32> %6)
  %73 = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %6)
  %74 = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %6)
  %75 = call i32 @llvm.vector.reduce.umax.v4i32(<4 x i32> %6)
  %76 = call i32 @llvm.vector.reduce.umin.v4i32(<4 x i32> %6)
  %77 = call float @llvm.vector.reduce.fmax.v4f32(<4 x float> %5)
  %78 = call float @llvm.vector.reduce.fmin.v4f32(<4 x float> %5)
  %79 = call float @llvm.vector.reduce.fmaximum.v4f32(<4 x float> %5)
  %80 = call float @llvm.vector.reduce.fminimum.v4f32(<4 x float> %5)
  %81 = call float @llvm.powi.f32.i32(float %0, i32 %2)
  %82 = call float @llvm.ldexp.f32.i32(float %0, i32 %2)
  %83 = call { float, i32 } @llvm.frexp.f32.i32(float %0)
  %84 = call { float, float } @llvm.sincos.f32(float %0)
  %85 = call i64 @llvm.lrint.i64.f32(float %0)
  %86 = call i64 @llvm.llrint.i64.f32(float %0)
  %87 = call i64 @llvm.lround.i64.f32(float %0)
  %88 = call i64 @llvm.llround.i64.f32(float %0)
  %89 = call i32 @llvm.abs.i32(i32 %2, i1 true)
  %90 = call i1 @llvm.is.fpclass.f32(float %0, i32 3)
  %91 = call i1 @llvm.is.constant.f32(float %0)
  %92 = call i32 @llvm.expect.i32(i32 %2, i32 %2)
  %93 = call i32 @llvm.expect.with.probability.i32(i32 %2, i32 %2, double 5.000000e-01)
  %94 = call ptr @llvm.stacksave.p0()
  %95 = call ptr addrspace(3) @llvm.stacksave.p3()
  %96 = call i64 @llvm.vscale.i64()
  %97 = call <vscale x 4 x i32> @llvm.stepvector.nxv4i32()
  %98 = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64 %3, i64 %3)
  %99 = call ptr @llvm.ptrmask.p0.i64(ptr %4, i64 %3)
  %100 = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %6, <4 x i32> %6, <4 x i1> %8, i32 %2)
  %101 = call float @llvm.vp.reduce.fadd.v4f32(float %0, <4 x float> %5, <4 x i1> %8, i32 %2)
  %102 = call <4 x float> @llvm.vp.load.v4f32.p0(ptr %4, <4 x i1> %8, i32 %2)
  %103 = call <4 x float> @llvm.vp.select.v4f32(<4 x i1> %8, <4 x float> %5, <4 x float> %5, i32 %2)
  %104 = call <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float> %5, i64 0)
  %105 = call ptr @llvm.invariant.start.p0(i64 4, ptr %4)
  %106 = call ptr @llvm.launder.invariant.group.p0(ptr %4)
  %107 = call <8 x float> @llvm.vector.interleave2.v8f32(<4 x float> %5, <4 x float> %5)
  %108 = call { <2 x float>, <2 x float> } @llvm.vector.deinterleave2.v4f32(<4 x float> %5)
  %109 = call i32 @llvm.eh.typeid.for.p0(ptr %4)
  call void @llvm.stackrestore.p0(ptr %4)
  call void @llvm.memcpy.p0.p3.i64(ptr %4, ptr addrspace(3) %9, i64 %3, i1 true)
  call void @llvm.memcpy.inline.p0.p0.i64(ptr %4, ptr %4, i64 16, i1 false)
  call void @llvm.memmove.p0.p0.i32(ptr align 8 %4, ptr align 4 %4, i32 %2, i1 false)
  call void @llvm.memset.p0.i64(ptr %4, i8 0, i64 %3, i1 false)
  call void @llvm.lifetime.start.p0(ptr %11)
  call void @llvm.lifetime.end.p0(ptr %11)
  call void @llvm.assume(i1 %7)
  call void @llvm.assume(i1 true) [ "align"(ptr %4, i32 %2), "nonnull"(ptr %4) ]
  call void @llvm.prefetch.p0(ptr %4, i32 0, i32 3, i32 1)
  call void @llvm.trap()
  call void @llvm.debugtrap()
  call void @llvm.ubsantrap(i8 1)
  call void @llvm.va_start.p0(ptr %4)
  call void @llvm.va_end.p0(ptr %4)
  call void @llvm.va_copy.p0(ptr %4, ptr %4)
  call void @llvm.masked.compressstore.v4f32(<4 x float> %5, ptr %4, <4 x i1> %8)
  call void @llvm.vp.store.v4f32.p0(<4 x float> %5, ptr %4, <4 x i1> %8, i32 %2)
  call void @llvm.var.annotation.p0.p0(ptr %4, ptr %4, ptr %4, i32 %2, ptr %4)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.acos.v4f32(<4 x float>) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.asin.v4f32(<4 x float>) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.atan.v4f32(<4 x float>) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fabs.v4f32(<4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.ceil.v4f32(<4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.floor.v4f32(<4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.exp.v4f32(<4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.exp2.v4f32(<4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.exp10.v4f32(<4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.log.v4f32(<4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.log2.v4f32(<4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.log10.v4f32(<4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.cos.v4f32(<4 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.cosh.v4f32(<4 x float>) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.sin.v4f32(<4 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.sinh.v4f32(<4 x float>) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.tan.v4f32(<4 x float>) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.tanh.v4f32(<4 x float>) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.sqrt.v4f32(<4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.rint.v4f32(<4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.round.v4f32(<4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.roundeven.v4f32(<4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.nearbyint.v4f32(<4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.trunc.v4f32(<4 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.atan2.f32(float, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximum.f32(float, float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minimum.f32(float, float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.pow.f32(float, float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.uadd.sat.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ssub.sat.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sshl.sat.i32(i32, i32) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ushl.sat.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.bitreverse.v4i32(<4 x i32>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.bswap.v4i32(<4 x i32>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.ctpop.v4i32(<4 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.and.v4i32(<4 x i32>) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.xor.v4i32(<4 x i32>) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.mul.v4i32(<4 x i32>) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.smin.v4i32(<4 x i32>) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.umax.v4i32(<4 x i32>) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.umin.v4i32(<4 x i32>) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fmax.v4f32(<4 x float>) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fmin.v4f32(<4 x float>) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fmaximum.v4f32(<4 x float>) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fminimum.v4f32(<4 x float>) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.powi.f32.i32(float, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ldexp.f32.i32(float, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { float, i32 } @llvm.frexp.f32.i32(float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { float, float } @llvm.sincos.f32(float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.lrint.i64.f32(float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.llrint.i64.f32(float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.lround.i64.f32(float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.llround.i64.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #1

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
declare i1 @llvm.is.constant.f32(float) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.expect.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.expect.with.probability.i32(i32, i32, double immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr addrspace(3) @llvm.stacksave.p3() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vscale.i64() #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x i32> @llvm.stepvector.nxv4i32() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64, i64) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.vp.add.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vp.reduce.fadd.v4f32(float, <4 x float>, <4 x i1>, i32) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x float> @llvm.vp.load.v4f32.p0(ptr captures(none), <4 x i1>, i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.vp.select.v4f32(<4 x i1>, <4 x float>, <4 x float>, i32) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float>, i64 immarg) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none)) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite)
declare ptr @llvm.launder.invariant.group.p0(ptr) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.vector.interleave2.v8f32(<4 x float>, <4 x float>) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { <2 x float>, <2 x float> } @llvm.vector.deinterleave2.v4f32(<4 x float>) #0

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p3.i64(ptr noalias writeonly captures(none), ptr addrspace(3) noalias readonly captures(none), i64, i1 immarg) #9

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.inline.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #9

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i32(ptr writeonly captures(none), ptr readonly captures(none), i32, i1 immarg) #9

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #12

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #13

; Function Attrs: nounwind
declare void @llvm.debugtrap() #14

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.ubsantrap(i8 immarg) #13

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.compressstore.v4f32(<4 x float>, ptr captures(none), <4 x i1>) #15

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.vp.store.v4f32.p0(<4 x float>, ptr captures(none), <4 x i1>, i32) #15

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr) #16

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite) }
attributes #8 = { nounwind memory(none) }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #13 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #14 = { nounwind }
attributes #15 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #16 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
