; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Attributes where they cannot stand.

// -----
%T = type {i32, i32}
declare writeonly i32 @f()

; CHECK: {{.*}}:3:9: error: this attribute does not apply to return values
// -----
define ptr @f(i64 %a, i64 %b) captures(none) {
  ret ptr null
}

; CHECK: {{.*}}:2:31: error: this attribute does not apply to functions
// -----
%T = type {i32, i32}
declare void @g(i32)
define void @f(i32 %x, ptr %p) {
  call void @g(i32 immarg %x)
  call void %p(i32 immarg %x)
  ret void
}

; CHECK: immarg attribute only applies to intrinsics
; CHECK: call void @g(i32 immarg %x)
; CHECK: immarg may not apply only to call sites
; CHECK: i32 %x
; CHECK: call void @g(i32 immarg %x)
; CHECK: immarg attribute only applies to intrinsics
; CHECK: call void %p(i32 immarg %x)
; CHECK: immarg may not apply only to call sites
; CHECK: i32 %x
; CHECK: call void %p(i32 immarg %x)
// -----
%T = type {i32, i32}
define void @f(i32 nofpclass(nan) %x) {
  ret void
}

; CHECK: Attribute 'nofpclass(nan)' applied to incompatible type!
; CHECK: ptr @f
// -----
%T = type {i32, i32}
define void @f(i32 dead_on_return %x) {
  ret void
}

; CHECK: Attribute 'dead_on_return' applied to incompatible type!
; CHECK: ptr @f
// -----
define ptr @f(i64 %a, i64 %b) "target-features"="sse,-avx" {
  ret ptr null
}

; CHECK: target feature 'sse' must start with a '+' or '-'
; CHECK: ptr @f
// -----
declare private  hidden void @f()

; CHECK: {{.*}}:2:9: error: invalid linkage for function declaration
// -----
@g = global i32 0
@f = common   alias i32, ptr @g

; CHECK: {{.*}}:3:1: error: invalid linkage type for alias
// -----
define ptr @g() { ret ptr null }
@f = common   ifunc void (), ptr @g

; CHECK: IFunc should have private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage!
; CHECK: ptr @f
// -----
@h = global [4 x i32] zeroinitializer
@h1 = addrspace(1) global i32 0
@a2 = alias ptr (), ptr @f
@ext = external global i32
define ptr @f() { ret ptr null }
@a = ifunc i32 (i32), ptr @h
@b = ifunc void (), ptr @f, partition "x"

; CHECK: IFunc must have a Function resolver
; CHECK: ptr @a
// -----
declare ptr @g(i64, i64)
define void @f(ptr %p) {
  %1 = call ptr @g(i64 1, i64 2) align 8
  %2 = call ptr %p(i64 1, i64 2) align 8
  ret void
}

; CHECK: Attribute 'align 8' does not apply to functions!
; CHECK: %1 = call ptr @g(i64 1, i64 2) #0
; CHECK: Attribute 'align 8' does not apply to functions!
; CHECK: %2 = call ptr %p(i64 1, i64 2) #0
