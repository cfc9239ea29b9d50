; RUN: mlir-translate %s --import-llvm --split-input-file | FileCheck %s

; Calls of functions as ones of other types, of aliases and of constants; bundles of calls are dropped.

// -----
declare i32 @printf(ptr, ...)
define i32 @f(ptr %p) {
  %r = call i32 (ptr, ...) @printf(ptr %p, i32 1, double 2.0)
  ret i32 %r
}

; CHECK: llvm.func @printf(!llvm.ptr, ...) -> i32
; CHECK: llvm.func @f(%arg0: !llvm.ptr) -> i32 {
; CHECK: %0 = llvm.mlir.constant(1 : i32) : i32
; CHECK: %1 = llvm.mlir.constant(2.000000e+00 : f64) : f64
; CHECK: %2 = llvm.call @printf(%arg0, %0, %1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, f64) -> i32
; CHECK: llvm.return %2 : i32
// -----
declare void @g(i32, ...)
define void @f(ptr %p) {
  call void @g(i32 1)
  ret void
}

; CHECK: llvm.func @g(i32, ...)
; CHECK: llvm.func @f(%arg0: !llvm.ptr) {
; CHECK: %0 = llvm.mlir.constant(1 : i32) : i32
; CHECK: llvm.call @g(%0) vararg(!llvm.func<void (i32, ...)>) : (i32) -> ()
// -----
declare i32 @g(i32)
define i64 @f(ptr %p) {
  %r = call i64 @g(ptr %p)
  ret i64 %r
}

; CHECK: llvm.func @g(i32) -> i32
; CHECK: llvm.func @f(%arg0: !llvm.ptr) -> i64 {
; CHECK: %0 = llvm.mlir.addressof @g : !llvm.ptr
; CHECK: %1 = llvm.call %0(%arg0) : !llvm.ptr, (!llvm.ptr) -> i64
; CHECK: llvm.return %1 : i64
// -----
define void @f(ptr %p) {
  call void null()
  call void undef(i32 1)
  call void inttoptr (i64 5 to ptr)()
  ret void
}

; CHECK: llvm.func @f(%arg0: !llvm.ptr) {
; CHECK: %0 = llvm.mlir.zero : !llvm.ptr
; CHECK: %1 = llvm.mlir.undef : !llvm.ptr
; CHECK: %2 = llvm.mlir.constant(1 : i32) : i32
; CHECK: %3 = llvm.mlir.constant(5 : i64) : i64
; CHECK: %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
; CHECK: llvm.call %0() : !llvm.ptr, () -> ()
; CHECK: llvm.call %1(%2) : !llvm.ptr, (i32) -> ()
; CHECK: llvm.call %4() : !llvm.ptr, () -> ()
// -----
@a = alias void (), ptr @g
define void @g() {
  call void @a()
  ret void
}

; CHECK: llvm.mlir.alias external @a : !llvm.func<void ()> {
; CHECK: %0 = llvm.mlir.addressof @g : !llvm.ptr
; CHECK: llvm.return %0 : !llvm.ptr
; CHECK: llvm.func @g() {
; CHECK: %0 = llvm.mlir.addressof @a : !llvm.ptr
; CHECK: llvm.call %0() : !llvm.ptr, () -> ()
// -----
@a = ifunc void (), ptr @g
define ptr @g() {
  ret ptr null
}
define void @h() {
  call void @a()
  ret void
}

; CHECK: llvm.mlir.ifunc external @a : !llvm.func<void ()>, !llvm.ptr @g
; CHECK: llvm.func @g() -> !llvm.ptr {
; CHECK: %0 = llvm.mlir.zero : !llvm.ptr
; CHECK: llvm.return %0 : !llvm.ptr
; CHECK: llvm.func @h() {
; CHECK: llvm.call @a() : () -> ()
// -----
declare i32 @__gxx_personality_v0(...)
declare void @g()
declare i32 @h(i32, ...)
@ti = external constant ptr
define void @f(ptr %p) personality ptr @__gxx_personality_v0 {
entry:
  invoke void @g() [ "tag"(i32 1, ptr %p) ] to label %n unwind label %u
n:
  ret void
u:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

; CHECK: llvm.mlir.global external constant @ti() {addr_space = 0 : i32} : !llvm.ptr
; CHECK: llvm.func @__gxx_personality_v0(...) -> i32
; CHECK: llvm.func @g()
; CHECK: llvm.func @h(i32, ...) -> i32
; CHECK: llvm.func @f(%arg0: !llvm.ptr) attributes {personality = @__gxx_personality_v0} {
; CHECK: llvm.invoke @g() to ^bb1 unwind ^bb2 : () -> ()
; CHECK: ^bb1:  // pred: ^bb0
; CHECK: ^bb2:  // pred: ^bb0
; CHECK: %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
; CHECK: llvm.resume %0 : !llvm.struct<(ptr, i32)>
// -----
declare void @g()
define void @f(ptr %p) {
  call void @g() [ "deopt"(i32 1) ]
  ret void
}

; CHECK: llvm.func @g()
; CHECK: llvm.func @f(%arg0: !llvm.ptr) {
; CHECK: llvm.call @g() : () -> ()
