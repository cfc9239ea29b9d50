; What a module has besides globals and functions, and the order of all.

source_filename = "module.c"

$later = comdat any
$unused = comdat any
$first = comdat largest

@g = global i32 0, comdat($first)
@array = global [2 x <2 x i8>] zeroinitializer
@i = ifunc void (), ptr @resolve
@j = internal ifunc void (i32), ptr @resolve
@a = alias i32, ptr @g

module asm "one"
module asm ""
module asm "two"

define ptr @resolve() {
  call void @i()
  call void @other()
  call void @other(i32 3)
  ret ptr null
}

define void @later() comdat {
  ret void
}

define void @kernel(i32 %a) !vec_type_hint !0 !work_group_size_hint !1 !reqd_work_group_size !1 !intel_reqd_sub_group_size !2 !prof !3 {
  ret void
}

define <vscale x 4 x i32> @splat() {
  ret <vscale x 4 x i32> splat (i32 5)
}

define i32 @folded() {
  call void @take(<2 x ptr> getelementptr (i8, <2 x ptr> <ptr @g, ptr null>, i64 1))
  ret i32 trunc (i64 ptrtoint (ptr @g to i64) to i32)
}

define void @tagged(ptr %p) {
  %v = load i32, ptr %p, !mmra !20
  call void asm sideeffect "# $0", "*m"(ptr elementtype(i32) %p)
  call void @bundled() [ "tag"(i32 %v, i32 9) ]
  ret void
}

declare void @other()
declare void @bundled()
declare void @take(<2 x ptr>)

!llvm.module.flags = !{!4, !5, !6}
!llvm.ident = !{!7}
!llvm.linker.options = !{!8}

!0 = !{<4 x float> undef, i32 1}
!1 = !{i32 1, i32 2, i32 3}
!2 = !{i32 8}
!3 = !{!"function_entry_count", i64 42}
!4 = !{i32 5, !"CG Profile", !9}
!5 = !{i32 1, !"ProfileSummary", !11}
!6 = !{i32 1, !"PIC Level", i32 2}
!7 = !{!"clang"}
!8 = !{!"-l", !"m"}
!9 = distinct !{!10}
!10 = !{ptr @later, ptr @splat, i64 5}
!11 = !{!12, !13, !14, !15, !16, !17, !18, !19}
!12 = !{!"ProfileFormat", !"InstrProf"}
!13 = !{!"TotalCount", i64 10}
!14 = !{!"MaxCount", i64 9}
!15 = !{!"MaxInternalCount", i64 8}
!16 = !{!"MaxFunctionCount", i64 7}
!17 = !{!"NumCounts", i64 6}
!18 = !{!"NumFunctions", i64 5}
!19 = !{!"DetailedSummary", !21}
!20 = !{!"amdgpu-as", !"global"}
!21 = !{!22}
!22 = !{i32 10000, i64 86427, i32 1}
