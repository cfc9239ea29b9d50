@g = global i32 0
define void @f(ptr %p, ptr %q) !prof !20 {
entry:
  %a = load i32, ptr %p, !alias.scope !1, !noalias !4, !llvm.access.group !7
  %b = load ptr, ptr %p, !invariant.group !21, !dereferenceable !22
  store i32 %a, ptr %q, !llvm.access.group !8, !tbaa !30
  call void @llvm.experimental.noalias.scope.decl(metadata !1)
  %c = call i32 @h(ptr %p), !tbaa !30, !alias.scope !1, !range !23
  %m = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %p, <4 x i1> zeroinitializer, <4 x i32> poison)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %m, ptr align 8 %p, <4 x i1> splat (i1 true))
  %x = call float @llvm.experimental.constrained.fptrunc.f32.f64(double 1.0, metadata !"round.tonearest", metadata !"fpexcept.strict")
  br label %l
l:
  br i1 true, label %l, label %e, !llvm.loop !10
e:
  ret void
}
declare i32 @h(ptr) memory(argmem: read)
define void @loops(i1 %c) {
entry:
  br label %l
l:
  br i1 %c, label %l, label %l2, !llvm.loop !40
l2:
  br i1 %c, label %l2, label %l3, !llvm.loop !50
l3:
  br i1 %c, label %l3, label %e, !llvm.loop !60
e:
  ret void
}
!llvm.module.flags = !{!70, !71, !72}
!llvm.linker.options = !{!73}
!llvm.ident = !{!74}
!llvm.dependent-libraries = !{!75}
!llvm.commandline = !{!76}
!foo = !{!1}
!1 = !{!2}
!2 = distinct !{!2, !3, !"scope"}
!3 = distinct !{!3, !"domain"}
!4 = !{!5}
!5 = distinct !{!5, !3}
!7 = distinct !{}
!8 = !{!7, !9}
!9 = distinct !{}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.parallel_accesses", !7, !9}
!12 = !{!"llvm.loop.vectorize.width", i32 4}
!20 = !{!"function_entry_count", i64 42}
!21 = !{}
!22 = !{i64 8}
!23 = !{i32 0, i32 10}
!30 = !{!31, !32, i64 4, i64 1}
!31 = !{!"struct", !32, i64 0, !32, i64 4}
!32 = !{!"int", !33, i64 0}
!33 = !{!"root"}
!40 = distinct !{!40, !41, !42, !43}
!41 = !{!"llvm.loop.vectorize.enable", i1 true}
!42 = !{!"llvm.loop.unroll.enable"}
!43 = !{!"llvm.loop.isvectorized", i32 1}
!50 = distinct !{!50, !51}
!51 = !{!"llvm.loop.unknown.thing"}
!60 = distinct !{!60, !61, !62}
!61 = !{!"llvm.loop.vectorize.followup_all", !63}
!62 = !{!"llvm.loop.interleave.count", i32 2}
!63 = distinct !{!63, !62}
!70 = !{i32 1, !"wchar_size", i32 4}
!71 = !{i32 2, !"foo", !"bar"}
!72 = !{i32 2, !"odd", !21}
!73 = !{!"-l", !"x"}
!74 = !{!"clang"}
!75 = !{!"lib"}
!76 = !{!"cmd"}
