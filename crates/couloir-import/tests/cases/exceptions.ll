; An invoke whose result goes on to a block as an argument; unreachable blocks are left out.
declare i32 @callee(i32)
declare i32 @personality(...)
define i32 @merge(i32 %n, i1 %c) personality ptr @personality {
entry:
  br i1 %c, label %call, label %done
call:
  %value = invoke i32 @callee(i32 %n) to label %done unwind label %pad
done:
  %merged = phi i32 [ 0, %entry ], [ %value, %call ]
  ret i32 %merged
pad:
  %caught = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %caught
unreachable:
  ret i32 7
}
define void @assumed(i1 %c, ptr %p) {
  call void @llvm.assume(i1 %c)
  call void @llvm.assume(i1 true) [ "nonnull"(ptr %p) ]
  call void asm sideeffect "", "~{memory}"()
  br i1 %c, label %then, label %else, !llvm.loop !0
then:
  ret void
else:
  ret void
}
declare void @llvm.assume(i1)
@array = constant [2 x [3 x i8]] [[3 x i8] c"abc", [3 x i8] c"def"]
@mixed = global [2 x ptr] [ptr @array, ptr null]
@splat = global <4 x i1> splat (i1 true)
@empty = global {} zeroinitializer
@float = global float 0x7FF8000000000000
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.runtime.disable"}
