; ModuleID = 'metadata'
source_filename = "metadata"

@g = global i32 0

define void @f(ptr %p, ptr %q) !prof !11 {
entry:
  %a = load i32, ptr %p, align 4, !alias.scope !8, !noalias !12, !llvm.access.group !14
  %b = load ptr, ptr %p, align 8, !dereferenceable !15, !invariant.group !3
  store i32 %a, ptr %q, align 4, !tbaa !16, !llvm.access.group !20
  call void @llvm.experimental.noalias.scope.decl(metadata !8)
  %c = call i32 @h(ptr %p), !tbaa !16, !range !22, !alias.scope !8
  %m = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %p, <4 x i1> zeroinitializer, <4 x i32> poison)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %m, ptr align 8 %p, <4 x i1> splat (i1 true))
  %x = call float @llvm.experimental.constrained.fptrunc.f32.f64(double 1.000000e+00, metadata !"round.tonearest", metadata !"fpexcept.strict")
  br label %l

l:                                                ; preds = %l, %entry
  br i1 true, label %l, label %e, !llvm.loop !23

e:                                                ; preds = %l
  ret void
}

; Function Attrs: memory(argmem: read)
declare i32 @h(ptr) #0

define void @loops(i1 %c) {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  br i1 %c, label %l, label %l2, !llvm.loop !26

l2:                                               ; preds = %l2, %l
  br i1 %c, label %l2, label %l3, !llvm.loop !30

l3:                                               ; preds = %l3, %l2
  br i1 %c, label %l3, label %e, !llvm.loop !32

e:                                                ; preds = %l3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr captures(none), <4 x i1>, <4 x i32>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr captures(none), <4 x i1>) #4

attributes #0 = { memory(argmem: read) }
attributes #1 = { nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.linker.options = !{!4}
!llvm.ident = !{!5}
!llvm.dependent-libraries = !{!6}
!llvm.commandline = !{!7}
!foo = !{!8}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 2, !"foo", !"bar"}
!2 = !{i32 2, !"odd", !3}
!3 = !{}
!4 = !{!"-l", !"x"}
!5 = !{!"clang"}
!6 = !{!"lib"}
!7 = !{!"cmd"}
!8 = !{!9}
!9 = distinct !{!9, !10, !"scope"}
!10 = distinct !{!10, !"domain"}
!11 = !{!"function_entry_count", i64 42}
!12 = !{!13}
!13 = distinct !{!13, !10}
!14 = distinct !{}
!15 = !{i64 8}
!16 = !{!17, !18, i64 4, i64 1}
!17 = !{!"struct", !18, i64 0, !18, i64 4}
!18 = !{!"int", !19, i64 0}
!19 = !{!"root"}
!20 = !{!14, !21}
!21 = distinct !{}
!22 = !{i32 0, i32 10}
!23 = distinct !{!23, !24, !25}
!24 = !{!"llvm.loop.parallel_accesses", !14, !21}
!25 = !{!"llvm.loop.vectorize.width", i32 4}
!26 = distinct !{!26, !27, !28, !29}
!27 = !{!"llvm.loop.vectorize.enable", i1 true}
!28 = !{!"llvm.loop.unroll.enable"}
!29 = !{!"llvm.loop.isvectorized", i32 1}
!30 = distinct !{!30, !31}
!31 = !{!"llvm.loop.unknown.thing"}
!32 = distinct !{!32, !33, !35}
!33 = !{!"llvm.loop.vectorize.followup_all", !34}
!34 = distinct !{!34, !35}
!35 = !{!"llvm.loop.interleave.count", i32 2}
