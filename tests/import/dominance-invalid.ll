; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Values are known where they are used: what is said, of which use, and in which order.

// -----
define i32 @same(i32 %a) {
  %x = add i32 %y, 1
  %y = add i32 %a, 1
  ret i32 %x
}

// -----
define i32 @own(i32 %a) {
  %x = add i32 %x, %x
  ret i32 %x
}

// -----
define i32 @cross(i1 %c, i32 %a) {
  br i1 %c, label %l, label %r
l:
  %x = add i32 %a, 1
  br label %j
r:
  %z = mul i32 %x, %x
  br label %j
j:
  %p = phi i32 [ %x, %l ], [ %x, %r ]
  %q = add i32 %x, %z
  ret i32 %q
}

// -----
define i32 @unreach(i32 %a) {
  ret i32 %d
dead:
  %d = add i32 %d, %e
  %e = add i32 %a, 1
  br label %dead2
dead2:
  %f = add i32 %d, %d
  ret i32 %f
}

// -----
declare i32 @g()
declare i32 @p(...)
define i32 @inv() personality ptr @p {
  %r = invoke i32 @g() to label %n unwind label %u
n:
  %k = phi i32 [ %r, %0 ]
  ret i32 %k
u:
  %l = landingpad { ptr, i32 } cleanup
  ret i32 %r
}

// -----
define i32 @phiorder(i1 %c) {
  br label %l
l:
  %p = phi i32 [ 0, %0 ], [ %q, %l ]
  %q = phi i32 [ 1, %0 ], [ %p, %l ]
  %s = phi i32 [ %t, %0 ], [ %t, %l ]
  %t = add i32 %s, 1
  br i1 %c, label %l, label %e
e:
  ret i32 %q
}

// -----
declare void @v(i32, i32)
declare void @llvm.assume(i1)
define void @bundle(ptr %z) {
  call void @llvm.assume(i1 true) [ "align"(ptr %q, i64 8) ]
  call void @v(i32 %i, i32 %j)
  %q = getelementptr i8, ptr %z, i32 1
  %i = add i32 1, 1
  %j = add i32 1, 1
  ret void
}

// -----
define i32 @callbr() {
  %r = callbr i32 asm "", "=r,!i"() to label %n [label %u]
n:
  ret i32 %r
u:
  ret i32 %r
}

// -----
define void @order(ptr %z) {
  call void %f(i32 %i, i32 %j) [ "x"(i32 %k, i32 %i) ]
  store i32 %i, ptr %q
  %sel = select i1 %c, i32 %i, i32 %j
  %g = getelementptr i8, ptr %q, i32 %i
  %cx = cmpxchg ptr %q, i32 %i, i32 %j seq_cst seq_cst
  switch i32 %i, label %n [ i32 1, label %n ]
n:
  %q = getelementptr i8, ptr %z, i32 1
  %i = add i32 1, 1
  %j = add i32 1, 1
  %k = add i32 1, 1
  %c = icmp eq i32 1, 1
  %f = load ptr, ptr %z
  ret void
}

// -----
define i32 @dbl(i1 %c, i32 %a) {
entry:
  br i1 %c, label %l, label %l
l:
  %p = phi i32 [ %x, %entry ], [ %x, %entry ]
  %x = add i32 %a, 1
  br label %l2
l2:
  ret i32 %p
}

// -----
declare void @v(i32, i32)
define void @bad(i1 %c) {
  call void @v(i32 signext zeroext %i, i32 0)
  %b = load i32, ptr %p, !range !0
  %i = add i32 1, 1
  %p = load ptr, ptr null
  musttail call void @v(i32 %jj, i32 %jj)
  %jj = add i32 1, 1
  ret void
}
!0 = !{i32 1}

// -----
define void @bad2(i1 %c) {
  %b = load i32, ptr %p, !range !0
  %b2 = add i32 %b2, %p2, !range !0
  %p = load ptr, ptr null
  %p2 = add i32 1, 1
  ret void
}
!0 = !{i32 1}

// -----
declare i32 @g()
declare i32 @p(...)
define i32 @inv2(i1 %c) personality ptr @p {
  br i1 %c, label %a, label %n
a:
  %r = invoke i32 @g() to label %n unwind label %u
n:
  %k = phi i32 [ %r, %a ], [ %r, %0 ]
  %k2 = add i32 %r, 1
  ret i32 %k
u:
  %l = landingpad { ptr, i32 } cleanup
  ret i32 %r
}

// -----
define void @selfphi(i1 %c) {
  %k = phi i32 [ %k, %0 ]
  ret void
}
