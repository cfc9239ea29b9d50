target datalayout = "e-m:e-i64:64-n32:64-S128"
target triple = "x86_64-linux"
module asm "foo"
module asm "bar"
$cd = comdat any
$cw = comdat largest
%T = type { i32, { i8, ptr }, [2 x i16] }
@a = global %T zeroinitializer
@b = global [4 x i32] zeroinitializer
@c = global [2 x %T] zeroinitializer
@d = global ptr null
@e = constant [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] [i32 3, i32 4]]
@f = global <4 x float> <float 1.0, float 2.0, float 3.0, float 4.0>
@h = global ptr getelementptr inbounds (i8, ptr @e, i64 4)
@i = global [2 x ptr] [ptr @e, ptr @h]
@j = global i32 undef
@k = global double 2.5
@l = global i128 170141183460469231731687303715884105727
@m = thread_local(initialexec) global i32 3, section "sec", align 16
@n = external hidden global i32
@cd = linkonce_odr global i32 1, comdat
@o = weak global i32 1, comdat($cw)
@p = global i64 ptrtoint (ptr @a to i64)
@q = global [0 x i32] zeroinitializer
@r = global [3 x i8] c"abc"
@s = global { i32, i32 } { i32 1, i32 2 }
@t = global i1 true
@u = global [2 x i1] [i1 true, i1 false]
@v = global [2 x float] [float 1.0, float undef]
@w = global <2 x i32> zeroinitializer
@x = addrspace(3) global i32 undef
@0 = private global i32 4
@y = global x86_fp80 0xK3FFF8000000000000000
@z = global half 1.0
@aa = global [2 x half] [half 1.0, half 2.0]
@al = alias i32, ptr @k
@al2 = hidden alias i32, getelementptr (i8, ptr @e, i64 4)
@if = ifunc void (), ptr @res
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @fn, ptr null }]
@llvm.used = appending global [1 x ptr] [ptr @k], section "llvm.metadata"
define ptr @res() { ret ptr null }
define void @fn() section "abc" comdat($cd) align 16 gc "x" personality ptr @pers { ret void }
declare i32 @pers(...)
declare void @g(ptr sret(%T) align 8, ptr byval(i32), i8 zeroext, i32 inreg, ptr nest, ptr noalias nonnull dereferenceable(8), i32 range(i32 0, 10), ptr captures(none) readonly, ptr writeonly, float nofpclass(nan), i32 noundef signext)
declare noalias nonnull ptr @g2() local_unnamed_addr
