; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

$cc = comdat any

@tl = weak thread_local unnamed_addr global float 1.000000e+00, section "x"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @cc, ptr null }]

@al = alias float, ptr @tl

; Function Attrs: noinline nounwind memory(argmem: read) alignstack(4) uwtable vscale_range(1,16)
define zeroext i32 @a(i32 noundef signext %0, ptr noalias readonly byval(i32) align 8 captures(none) dereferenceable(4) %1) #0 section "s" align 16 gc "gc" !prof !1 {
  ret i32 %0
}

declare fastcc void @b()

define linkonce_odr void @cc(i1 %0, i32 %1) comdat {
  br i1 %0, label %3, label %4, !prof !2, !llvm.loop !3

3:                                                ; preds = %2
  call fastcc void @b()
  switch i32 %1, label %4 [
    i32 1, label %5
    i32 -2, label %5
  ], !prof !5

4:                                                ; preds = %3, %2
  ret void

5:                                                ; preds = %3, %3
  unreachable
}

attributes #0 = { noinline nounwind memory(argmem: read) alignstack=4 uwtable vscale_range(1,16) "foo" "frame-pointer"="all" "key"="value" "no-infs-fp-math"="true" "target-cpu"="x" "target-features"="+sse,-a" }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!"function_entry_count", i64 42}
!2 = !{!"branch_weights", i32 1, i32 2}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.unroll.disable"}
!5 = !{!"branch_weights", i32 1, i32 2, i32 3}
