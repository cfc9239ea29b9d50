; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@ti = external constant ptr

declare i32 @__gxx_personality_v0(...)

declare i32 @may(i32)

declare i32 @vf(i32, ...)

define i32 @inv(i32 %0, ptr %1) personality ptr @__gxx_personality_v0 {
  %3 = invoke i32 @may(i32 %0)
          to label %4 unwind label %5

4:                                                ; preds = %2
  ret i32 %3

5:                                                ; preds = %2
  %6 = landingpad { ptr, i32 }
          cleanup
          catch ptr @ti
  resume { ptr, i32 } %6
}

define void @mem(ptr %0, i32 %1, float %2, i1 %3) {
  %5 = load volatile i32, ptr %0, align 16, !alias.scope !1, !noalias !4, !llvm.access.group !6
  %6 = load i32, ptr %0, align 4, !tbaa !9, !nontemporal !13, !llvm.access.group !7
  %7 = load atomic i32, ptr %0 syncscope("singlethread") acquire, align 4
  store atomic i32 %1, ptr %0 release, align 4
  %8 = load float, ptr %0, align 4, !invariant.load !14
  %9 = load ptr, ptr %0, align 8, !dereferenceable !15
  fence syncscope("agent") seq_cst
  fence acquire
  %10 = atomicrmw volatile fadd ptr %0, float %2 monotonic, align 4
  %11 = cmpxchg weak volatile ptr %0, i32 %1, i32 %1 seq_cst acquire, align 4
  %12 = extractvalue { i32, i1 } %11, 0
  %13 = call i32 (i32, ...) @vf(i32 %1, float %2)
  %14 = call i32 %0(i32 %1)
  %15 = tail call fastcc zeroext i32 @may(i32 noundef %1) #6
  %16 = call i32 asm sideeffect inteldialect "add $0, $1", "=r,r"(i32 %1)
  call void asm "nop", ""()
  %17 = call i32 @llvm.umax.i32(i32 %1, i32 %1)
  br label %18, !llvm.loop !16

18:                                               ; preds = %18, %4
  br i1 %3, label %18, label %19, !llvm.loop !16

19:                                               ; preds = %18
  ret void
}

define <4 x float> @vec(<4 x float> %0, i32 %1, float %2, ptr %3, <4 x i1> %4, <4 x ptr> %5, <vscale x 4 x i32> %6) {
  %8 = extractelement <4 x float> %0, i32 %1
  %9 = insertelement <4 x float> %0, float %2, i32 %1
  %10 = shufflevector <4 x float> %9, <4 x float> %0, <4 x i32> <i32 0, i32 4, i32 poison, i32 3>
  %11 = fadd <4 x float> <float 3.000000e+00, float 4.000000e+00, float 5.000000e+00, float 6.000000e+00>, %10
  %12 = fmul <4 x float> splat (float 2.000000e+00), %11
  %13 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 16 %3, <4 x i1> %4, <4 x float> %0)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %13, ptr align 16 %3, <4 x i1> %4)
  %14 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %5, <4 x i1> %4, <4 x float> poison)
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %13, <4 x ptr> align 4 %5, <4 x i1> %4)
  %15 = call reassoc float @llvm.vector.reduce.fadd.v4f32(float %2, <4 x float> %0)
  %16 = add <vscale x 4 x i32> %6, %6
  %17 = add <vscale x 4 x i32> splat (i32 5), %16
  %18 = fcmp olt <4 x float> %0, <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>
  %19 = bitcast <4 x float> %0 to <2 x i64>
  %20 = sub <2 x i64> <i64 4611686019492741120, i64 4647714816524288000>, %19
  %21 = getelementptr float, ptr %3, <4 x i32> <i32 1, i32 2, i32 3, i32 4>
  ret <4 x float> %12
}

define { i32, [2 x float] } @agg() {
  ret { i32, [2 x float] } { i32 1, [2 x float] [float 1.000000e+00, float 1.000000e+00] }
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr captures(none), <4 x i1>, <4 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr captures(none), <4 x i1>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr>, <4 x i1>, <4 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
declare void @llvm.masked.scatter.v4f32.v4p0(<4 x float>, <4 x ptr>, <4 x i1>) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #5

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(write) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!2}
!2 = distinct !{!2, !3, !"s1"}
!3 = distinct !{!3, !"dom"}
!4 = !{!5}
!5 = distinct !{!5, !3}
!6 = !{!7, !8}
!7 = distinct !{}
!8 = distinct !{}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = !{i32 1}
!14 = !{}
!15 = !{i64 8}
!16 = distinct !{!16, !17, !18, !19, !20, !21, !22, !23}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.vectorize.enable", i1 true}
!19 = !{!"llvm.loop.vectorize.width", i32 8}
!20 = !{!"llvm.loop.interleave.count", i32 4}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = !{!"llvm.loop.unroll.count", i32 2}
!23 = !{!"llvm.loop.parallel_accesses", !7, !8}
