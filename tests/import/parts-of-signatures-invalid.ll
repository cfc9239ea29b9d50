; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; What of the type of an intrinsic is wrong first: the result, unless it depends on an argument,
; an argument, how many there are.

declare float @llvm.ctpop.i32(i64, i64)
define void @f() {
  %r = call float @llvm.ctpop.i32(i64 0, i64 0)
  ret void
}

; CHECK: Intrinsic has incorrect return type!
; CHECK: ptr @llvm.ctpop.i32

// -----

declare i32 @llvm.ctpop.i32(i32, i32)
define void @f() {
  %r = call i32 @llvm.ctpop.i32(i32 0, i32 0)
  ret void
}

; CHECK: Intrinsic has incorrect argument type!
; CHECK: ptr @llvm.ctpop.i32

// -----

declare i32 @llvm.ctpop.i32()
define void @f() {
  %r = call i32 @llvm.ctpop.i32()
  ret void
}

; CHECK: Callsite was not defined with variable arguments!
; CHECK: ptr @llvm.ctpop.i32

// -----

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr)
define void @f() {
  call void @llvm.memcpy.p0.p0.i64(ptr null, ptr null)
  ret void
}

; CHECK: Callsite was not defined with variable arguments!
; CHECK: ptr @llvm.memcpy.p0.p0.i64

// -----

declare i32 @llvm.ctpop.i32(i32, ...)
define void @f() {
  %r = call i32 (i32, ...) @llvm.ctpop.i32(i32 0)
  ret void
}

; CHECK: Intrinsic was not defined with variable arguments!
; CHECK: ptr @llvm.ctpop.i32

// -----

declare i64 @llvm.vector.reduce.add.v4i32(<4 x i32>)
define void @f() {
  %r = call i64 @llvm.vector.reduce.add.v4i32(<4 x i32> zeroinitializer)
  ret void
}

; CHECK: Intrinsic has incorrect return type!
; CHECK: ptr @llvm.vector.reduce.add.v4i32

// -----

declare i64 @llvm.vector.reduce.add.v4i32(i64)
define void @f() {
  %r = call i64 @llvm.vector.reduce.add.v4i32(i64 0)
  ret void
}

; CHECK: Intrinsic has incorrect argument type!
; CHECK: ptr @llvm.vector.reduce.add.v4i32

// -----

declare { i32, i8 } @llvm.sadd.with.overflow.i32(i32, i32)
define void @f() {
  %r = call { i32, i8 } @llvm.sadd.with.overflow.i32(i32 0, i32 0)
  ret void
}

; CHECK: Intrinsic has incorrect return type!
; CHECK: ptr @llvm.sadd.with.overflow.i32
