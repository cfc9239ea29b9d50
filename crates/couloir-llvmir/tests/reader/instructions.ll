; ModuleID = 'instructions'
source_filename = "instructions"

@g = global i32 0
@tl = thread_local global i32 0

declare i32 @h(i32, ...)

declare i32 @pers(...)

; Function Attrs: alwaysinline nounwind allocsize(0) memory(read)
define i32 @main(i32 %a, ptr %p, i1 %c, <4 x i32> %v, { i32, ptr } %s, float %x) #0 personality ptr @pers {
entry:
  %al = alloca i32, align 4
  %al2 = alloca i64, i32 %a, align 16
  %0 = add nuw nsw i32 %a, 5
  %1 = extractvalue { i32, ptr } %s, 0
  %2 = insertvalue { i32, ptr } %s, i32 %0, 0
  %3 = extractelement <4 x i32> %v, i32 2
  %4 = insertelement <4 x i32> %v, i32 %3, i64 1
  %5 = shufflevector <4 x i32> %v, <4 x i32> poison, <2 x i32> <i32 0, i32 poison>
  %6 = load atomic volatile i32, ptr %p syncscope("agent") acquire, align 4
  store atomic i32 %6, ptr %p release, align 4
  %7 = load i32, ptr %p, align 8, !invariant.load !0, !nontemporal !1
  fence syncscope("x") seq_cst
  %8 = cmpxchg weak volatile ptr %p, i32 %a, i32 1 acq_rel monotonic, align 4
  %9 = atomicrmw xchg ptr %p, i32 5 seq_cst, align 4
  %10 = atomicrmw volatile fadd ptr %p, float 1.000000e+00 syncscope("y") monotonic, align 8
  %11 = getelementptr inbounds { i32, [4 x i32] }, ptr %p, i64 0, i32 1, i32 %a
  %12 = getelementptr nusw nuw i8, ptr %p, i64 4
  %13 = fadd fast float %x, 1.000000e+00
  %14 = fcmp nnan olt float %13, 0.000000e+00
  %15 = select i1 %c, i32 1, i32 undef
  %16 = freeze i32 %15
  %17 = call i32 (i32, ...) @h(i32 %16, ptr null) #8
  %18 = call i32 asm sideeffect inteldialect "foo $0, $1", "=r,r"(i32 %17)
  %19 = tail call i32 %p(i32 7)
  ret i32 %19

bb2:                                              ; No predecessors!
  ret i32 0
}

define i32 @i2(ptr %f, i1 %c, i32 %n) personality ptr @pers {
  %r = invoke i32 (i32, ...) @h(i32 1)
          to label %ok unwind label %bad

ok:                                               ; preds = %0
  br i1 %c, label %x, label %x, !prof !2

x:                                                ; preds = %ok, %ok
  %ph = phi i32 [ %r, %ok ], [ %r, %ok ]
  %z = phi ptr [ @g, %ok ], [ @g, %ok ]
  switch i32 %ph, label %d [
    i32 1, label %e
    i32 2, label %e
  ], !prof !3

e:                                                ; preds = %x, %x
  %y = phi i32 [ 1, %x ], [ 1, %x ]
  ret i32 %y

d:                                                ; preds = %x
  %va = va_arg ptr %f, i32
  indirectbr ptr %f, [label %e2, label %d2]

e2:                                               ; preds = %d
  unreachable

d2:                                               ; preds = %d
  ret i32 %va

bad:                                              ; preds = %0
  %lp = landingpad { ptr, i32 }
          cleanup
          catch ptr @g
          filter [1 x ptr] [ptr @g]
  resume { ptr, i32 } %lp
}

define void @vv(...) {
  %l = alloca ptr, align 8
  call void @llvm.va_start.p0(ptr %l)
  %m = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 1, i32 2)
  %n = call i32 @llvm.ctlz.i32(i32 4, i1 true)
  %o = call float @llvm.fma.f32(float 1.000000e+00, float 2.000000e+00, float 3.000000e+00)
  call void @llvm.lifetime.start.p0(ptr %l)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %l, ptr %l, i64 4, i1 false)
  call void @llvm.assume(i1 true) [ "align"(ptr %l, i64 8) ]
  call void @llvm.prefetch.p0(ptr %l, i32 0, i32 3, i32 1)
  %q = call i64 @llvm.objectsize.i64.p0(ptr %l, i1 false, i1 true, i1 false)
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> zeroinitializer)
  %t = call ptr @llvm.threadlocal.address.p0(ptr @tl)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.objectsize.i64.p0(ptr, i1 immarg, i1 immarg, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #2

attributes #0 = { alwaysinline nounwind allocsize(0) memory(read) "foo"="bar" "frame-pointer"="all" "no-infs-fp-math"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind willreturn }
attributes #8 = { convergent nounwind willreturn memory(none) }

!0 = !{}
!1 = !{i32 1}
!2 = !{!"branch_weights", i32 5, i32 7}
!3 = !{!"branch_weights", i32 5, i32 7, i32 9}
