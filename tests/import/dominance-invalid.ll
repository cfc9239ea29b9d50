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

; CHECK: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[Y:[^ ]+]] = add i32 %[[A:[^ ]+]], 1
; CHECK-NEXT:   %[[X:[^ ]+]] = add i32 %[[Y]], 1
; CHECK-NEXT: Only PHI nodes may reference their own value!
; CHECK-NEXT:   %[[X]] = add i32 %[[X]], %[[X]]
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[X]] = add i32 %[[A]], 1
; CHECK-NEXT:   %[[Z:[^ ]+]] = mul i32 %[[X]], %[[X]]
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[X]] = add i32 %[[A]], 1
; CHECK-NEXT:   %[[Z]] = mul i32 %[[X]], %[[X]]
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[X]] = add i32 %[[A]], 1
; CHECK-NEXT:   %[[P:[^ ]+]] = phi i32 [ %[[X]], %[[L:[^ ]+]] ], [ %[[X]], %[[R:[^ ]+]] ]
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[X]] = add i32 %[[A]], 1
; CHECK-NEXT:   %[[Q:[^ ]+]] = add i32 %[[X]], %[[Z]]
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[Z]] = mul i32 %[[X]], %[[X]]
; CHECK-NEXT:   %[[Q]] = add i32 %[[X]], %[[Z]]
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[D:[^ ]+]] = add i32 %[[D]], %[[E:[^ ]+]]
; CHECK-NEXT:   ret i32 %[[D]]
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[R]] = invoke i32 @g()
; CHECK-NEXT:           to label %[[N:[^ ]+]] unwind label %[[U:[^ ]+]]
; CHECK-NEXT:   ret i32 %[[R]]
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[T:[^ ]+]] = add i32 %[[S:[^ ]+]], 1
; CHECK-NEXT:   %[[S]] = phi i32 [ %[[T]], %[[V0:[^ ]+]] ], [ %[[T]], %[[L]] ]
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[Q]] = getelementptr i8, ptr %[[Z]], i32 1
; CHECK-NEXT:   call void @llvm.assume(i1 true) [ "align"(ptr %[[Q]], i64 8) ]
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[I:[^ ]+]] = add i32 1, 1
; CHECK-NEXT:   call void @v(i32 %[[I]], i32 %[[J:[^ ]+]])
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[J]] = add i32 1, 1
; CHECK-NEXT:   call void @v(i32 %[[I]], i32 %[[J]])
; CHECK-NEXT: <unknown>:0: error: unhandled instruction:   %[[R]] = callbr i32 asm "", "=r,!i"()
; CHECK-NEXT:           to label %[[N]] [label %[[U]]]
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[I]] = add i32 1, 1
; CHECK-NEXT:   call void %[[F:[^ ]+]](i32 %[[I]], i32 %[[J]]) [ "x"(i32 %[[K:[^ ]+]], i32 %[[I]]) ]
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[J]] = add i32 1, 1
; CHECK-NEXT:   call void %[[F]](i32 %[[I]], i32 %[[J]]) [ "x"(i32 %[[K]], i32 %[[I]]) ]
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[K]] = add i32 1, 1
; CHECK-NEXT:   call void %[[F]](i32 %[[I]], i32 %[[J]]) [ "x"(i32 %[[K]], i32 %[[I]]) ]
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[I]] = add i32 1, 1
; CHECK-NEXT:   call void %[[F]](i32 %[[I]], i32 %[[J]]) [ "x"(i32 %[[K]], i32 %[[I]]) ]
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[F]] = load ptr, ptr %[[Z]], align 8
; CHECK-NEXT:   call void %[[F]](i32 %[[I]], i32 %[[J]]) [ "x"(i32 %[[K]], i32 %[[I]]) ]
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[I]] = add i32 1, 1
; CHECK-NEXT:   store i32 %[[I]], ptr %[[Q]], align 4
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[Q]] = getelementptr i8, ptr %[[Z]], i32 1
; CHECK-NEXT:   store i32 %[[I]], ptr %[[Q]], align 4
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[C:[^ ]+]] = icmp eq i32 1, 1
; CHECK-NEXT:   %[[SEL:[^ ]+]] = select i1 %[[C]], i32 %[[I]], i32 %[[J]]
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[I]] = add i32 1, 1
; CHECK-NEXT:   %[[SEL]] = select i1 %[[C]], i32 %[[I]], i32 %[[J]]
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[J]] = add i32 1, 1
; CHECK-NEXT:   %[[SEL]] = select i1 %[[C]], i32 %[[I]], i32 %[[J]]
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[Q]] = getelementptr i8, ptr %[[Z]], i32 1
; CHECK-NEXT:   %[[G:[^ ]+]] = getelementptr i8, ptr %[[Q]], i32 %[[I]]
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[I]] = add i32 1, 1
; CHECK-NEXT:   %[[G]] = getelementptr i8, ptr %[[Q]], i32 %[[I]]
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[Q]] = getelementptr i8, ptr %[[Z]], i32 1
; CHECK-NEXT:   %[[CX:[^ ]+]] = cmpxchg ptr %[[Q]], i32 %[[I]], i32 %[[J]] seq_cst seq_cst, align 4
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[I]] = add i32 1, 1
; CHECK-NEXT:   %[[CX]] = cmpxchg ptr %[[Q]], i32 %[[I]], i32 %[[J]] seq_cst seq_cst, align 4
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[J]] = add i32 1, 1
; CHECK-NEXT:   %[[CX]] = cmpxchg ptr %[[Q]], i32 %[[I]], i32 %[[J]] seq_cst seq_cst, align 4
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[I]] = add i32 1, 1
; CHECK-NEXT:   switch i32 %[[I]], label %[[N]] [
; CHECK-NEXT:     i32 1, label %[[N]]
; CHECK-NEXT:   ]
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[X]] = add i32 %[[A]], 1
; CHECK-NEXT:   %[[P]] = phi i32 [ %[[X]], %[[ENTRY:[^ ]+]] ], [ %[[X]], %[[ENTRY]] ]
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[X]] = add i32 %[[A]], 1
; CHECK-NEXT:   %[[P]] = phi i32 [ %[[X]], %[[ENTRY]] ], [ %[[X]], %[[ENTRY]] ]
; CHECK-NEXT: Attributes 'zeroext and signext' are incompatible!
; CHECK-NEXT:   call void @v(i32 signext zeroext %[[I]], i32 0)
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[I]] = add i32 1, 1
; CHECK-NEXT:   call void @v(i32 signext zeroext %[[I]], i32 0)
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[P]] = load ptr, ptr null, align 8
; CHECK-NEXT:   %[[B:[^ ]+]] = load i32, ptr %[[P]], align 4, !range !0
; CHECK-NEXT: Unfinished range!
; CHECK-NEXT: !0 = !{i32 1}
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[JJ:[^ ]+]] = add i32 1, 1
; CHECK-NEXT:   musttail call void @v(i32 %[[JJ]], i32 %[[JJ]])
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[JJ]] = add i32 1, 1
; CHECK-NEXT:   musttail call void @v(i32 %[[JJ]], i32 %[[JJ]])
; CHECK-NEXT: musttail call must precede a ret with an optional bitcast
; CHECK-NEXT:   musttail call void @v(i32 %[[JJ]], i32 %[[JJ]])
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[P]] = load ptr, ptr null, align 8
; CHECK-NEXT:   %[[B]] = load i32, ptr %[[P]], align 4, !range !0
; CHECK-NEXT: Unfinished range!
; CHECK-NEXT: !0 = !{i32 1}
; CHECK-NEXT: Only PHI nodes may reference their own value!
; CHECK-NEXT:   %[[B2:[^ ]+]] = add i32 %[[B2]], %[[P2:[^ ]+]], !range !0
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[R]] = invoke i32 @g()
; CHECK-NEXT:           to label %[[N]] unwind label %[[U]]
; CHECK-NEXT:   %[[K]] = phi i32 [ %[[R]], %[[A]] ], [ %[[R]], %[[V0]] ]
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[R]] = invoke i32 @g()
; CHECK-NEXT:           to label %[[N]] unwind label %[[U]]
; CHECK-NEXT:   %[[K2:[^ ]+]] = add i32 %[[R]], 1
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[R]] = invoke i32 @g()
; CHECK-NEXT:           to label %[[N]] unwind label %[[U]]
; CHECK-NEXT:   ret i32 %[[R]]
; CHECK-NEXT: PHINode should have one entry for each predecessor of its parent basic block!
; CHECK-NEXT:   %[[K]] = phi i32 [ %[[K]], %[[V0]] ]
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT: }
