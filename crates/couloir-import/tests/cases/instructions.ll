declare i32 @h(i32, ...)
declare i32 @pers(...)
@g = global i32 0
@tl = thread_local global i32 0
define i32 @main(i32 %a, ptr %p, i1 %c, <4 x i32> %v, {i32, ptr} %s, float %x) #0 personality ptr @pers {
entry:
  %al = alloca i32, align 4
  %al2 = alloca i64, i32 %a, align 16
  %1 = add nuw nsw i32 %a, 5
  %2 = extractvalue {i32, ptr} %s, 0
  %3 = insertvalue {i32, ptr} %s, i32 %1, 0
  %4 = extractelement <4 x i32> %v, i32 2
  %5 = insertelement <4 x i32> %v, i32 %4, i64 1
  %6 = shufflevector <4 x i32> %v, <4 x i32> poison, <2 x i32> <i32 0, i32 poison>
  %7 = load atomic volatile i32, ptr %p syncscope("agent") acquire, align 4
  store atomic i32 %7, ptr %p release, align 4
  %8 = load i32, ptr %p, align 8, !nontemporal !1, !invariant.load !2
  fence syncscope("x") seq_cst
  %9 = cmpxchg weak volatile ptr %p, i32 %a, i32 1 acq_rel monotonic, align 4
  %10 = atomicrmw xchg ptr %p, i32 5 seq_cst, align 4
  %11 = atomicrmw volatile fadd ptr %p, float 1.0 syncscope("y") monotonic, align 8
  %12 = getelementptr inbounds {i32, [4 x i32]}, ptr %p, i64 0, i32 1, i32 %a
  %13 = getelementptr nusw nuw i8, ptr %p, i64 4
  %14 = fadd fast float %x, 1.0
  %15 = fcmp nnan olt float %14, 0.0
  %16 = select i1 %c, i32 1, i32 undef
  %17 = freeze i32 %16
  %18 = call i32 (i32, ...) @h(i32 %17, ptr null) #1
  %19 = call i32 asm sideeffect inteldialect "foo $0, $1", "=r,r"(i32 %18)
  %20 = tail call i32 %p(i32 7)
  ret i32 %20
bb2:
  ret i32 0
}
define i32 @i2(ptr %f, i1 %c, i32 %n) personality ptr @pers {
  %r = invoke i32 (i32, ...) @h(i32 1) to label %ok unwind label %bad
ok:
  br i1 %c, label %x, label %x, !prof !3
x:
  %ph = phi i32 [ %r, %ok ], [ %r, %ok ]
  %z = phi ptr [ @g, %ok ], [ @g, %ok ]
  switch i32 %ph, label %d [
   i32 1, label %e
   i32 2, label %e
  ], !prof !4
e:
  %y = phi i32 [ 1, %x ], [ 1, %x ]
  ret i32 %y
d:
  %va = va_arg ptr %f, i32
  indirectbr ptr %f, [label %e2, label %d2]
e2:
  unreachable
d2:
  ret i32 %va
bad:
  %lp = landingpad { ptr, i32 } cleanup catch ptr @g filter [1 x ptr] [ptr @g]
  resume { ptr, i32 } %lp
}
define void @vv(...) {
  %l = alloca ptr
  call void @llvm.va_start.p0(ptr %l)
  %m = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 1, i32 2)
  %n = call i32 @llvm.ctlz.i32(i32 4, i1 true)
  %o = call float @llvm.fma.f32(float 1.0, float 2.0, float 3.0)
  call void @llvm.lifetime.start.p0(ptr %l)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %l, ptr %l, i64 4, i1 false)
  call void @llvm.assume(i1 true) [ "align"(ptr %l, i64 8) ]
  call void @llvm.prefetch.p0(ptr %l, i32 0, i32 3, i32 1)
  %q = call i64 @llvm.objectsize.i64.p0(ptr %l, i1 false, i1 true, i1 false)
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> zeroinitializer)
  %t = call ptr @llvm.threadlocal.address.p0(ptr @tl)
  ret void
}
attributes #0 = { nounwind alwaysinline "frame-pointer"="all" "no-infs-fp-math"="true" "foo"="bar" memory(read) allocsize(0) }
attributes #1 = { nounwind willreturn memory(none) convergent }
!1 = !{i32 1}
!2 = !{}
!3 = !{!"branch_weights", i32 5, i32 7}
!4 = !{!"branch_weights", i32 5, i32 7, i32 9}
