; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; What leads where, what begins a block that an exception leads to, and accesses at once.

// -----
define void @f(i1 %c) {
  %k = phi i32 [ %k, %0 ]
  ret void
}

// -----
define i32 @f(i1 %c) {
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  %k = phi i32 [ 1, %0 ]
  ret i32 %k
}

// -----
define i32 @f(i1 %c) {
  br i1 %c, label %x, label %y
x:
  ret i32 0
y:
  %k = phi i32 [ 1, %0 ], [ 2, %x ]
  ret i32 %k
}

// -----
define i32 @f(i1 %c) {
  br i1 %c, label %x, label %y
x:
  ret i32 0
y:
  %k = phi i32 [ 2, %x ]
  ret i32 %k
}

// -----
define i32 @f(i1 %c) {
  br i1 %c, label %y, label %y
y:
  %k = phi i32 [ 1, %0 ], [ 2, %0 ]
  ret i32 %k
}

// -----
define i32 @f(i1 %c) {
  br i1 %c, label %y, label %y
y:
  %k = phi i32 [ 1, %0 ]
  ret i32 %k
}

// -----
define i32 @f(i1 %c) {
  ret i32 0
y:
  %k = phi i32 [ 1, %0 ]
  ret i32 %k
}

// -----
define i32 @f(i1 %c) {
e:
  br label %e
}

// -----
define i32 @f(i1 %c) {
  br label %y
y:
  %a = add i32 1, 2
  %k = phi i32 [ 1, %0 ]
  ret i32 %k
}

// -----
define i32 @f(i1 %c) {
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  %k = phi i32 [ 1, %0 ]
  %l = phi i32 [ 1, %0 ], [ 2, %x ], [3, %x]
  %m = phi i32 [ %q, %0 ], [ 2, %y ]
  %q = add i32 %k, %l
  ret i32 %k
}

// -----
declare token @llvm.experimental.convergence.anchor() convergent
define void @f() convergent {
  %t = call token @llvm.experimental.convergence.anchor()
  br label %x
x:
  %p = phi token [ %t, %0 ]
  ret void
}

// -----
declare i32 @p(...)
define void @f() personality ptr @p {
  br label %x
x:
  %l = landingpad i32 cleanup
  ret void
}

// -----
declare void @g()
declare i32 @p(...)
define void @f() personality ptr @p {
  invoke void @g() to label %x unwind label %x
x:
  %l = landingpad i32 cleanup
  ret void
}

// -----
declare void @g()
define void @f() {
  invoke void @g() to label %x unwind label %y
x:
  ret void
y:
  %l = landingpad i32 cleanup
  ret void
}

// -----
declare void @g()
declare i32 @p(...)
define void @f() personality ptr @p {
  invoke void @g() to label %x unwind label %y
x:
  ret void
y:
  ret void
}

// -----
declare void @g()
declare i32 @p(...)
define void @f() personality ptr @p {
  invoke void @g() to label %x unwind label %y
x:
  ret void
y:
  %a = add i32 1, 1
  %l = landingpad i32 cleanup
  ret void
}

// -----
declare void @g()
declare i32 @p(...)
define void @f() personality ptr @p {
  invoke void @g() to label %x unwind label %y
x:
  ret void
y:
  %l = landingpad i32
  ret void
}

// -----
declare i32 @p(...)
define void @f() {
  resume i32 1
}

// -----
declare void @g()
declare i32 @p(...)
define void @f() personality ptr @p {
  invoke void @g() to label %x unwind label %y
x:
  ret void
y:
  %l = landingpad i32 cleanup
  resume i64 1
}

// -----
declare void @g()
declare i32 @p(...)
define void @f() personality ptr @p {
  invoke void @g() to label %x unwind label %y
x:
  invoke void @g() to label %z unwind label %w
z:
  ret void
y:
  %l = landingpad i32 cleanup
  ret void
w:
  %l2 = landingpad i64 cleanup
  ret void
}

// -----
declare void @g()
declare i32 @p(...)
define void @f() personality ptr @p {
  %c = cleanuppad within none []
  cleanupret from %c unwind to caller
}

// -----
define void @f(ptr %p) {
  %s = cmpxchg ptr %p, float 1.0, float 2.0 seq_cst seq_cst
  ret void
}

// -----
%s = type { i32 }
define void @f(ptr %p) {
  %x = load atomic %s, ptr %p monotonic, align 4
  ret void
}

// -----
%s = type { i32 }
define void @f(ptr %p, %s %v) {
  store atomic %s %v, ptr %p monotonic, align 4
  %x = load atomic i7, ptr %p monotonic, align 4
  %y = load atomic i24, ptr %p monotonic, align 4
  %z = load atomic <4 x i8>, ptr %p monotonic, align 4
  %w = cmpxchg ptr %p, i7 0, i7 1 seq_cst seq_cst
 ret void
}

// -----
define void @f(<2 x i32> %p) {
  %x = shufflevector <2 x i32> %p, <2 x i32> %p, <2 x i32> <i32 0, i32 9>
  ret void
}

// -----
define void @f(<2 x ptr> %c, <3 x i32> %i) {
  %x = getelementptr i32, <2 x ptr> %c, <3 x i32> %i
  ret void
}
