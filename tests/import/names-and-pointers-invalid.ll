; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; NUL in names; what is taken the local equivalent of; signed pointers; attributes of calls; metadata of globals and casts.

// -----
@"a\00b" = global i32 0

// -----
define void @"a\00"() {
  ret void
}

// -----
define void @f(i32 %"a\00b") {
  ret void
}

// -----
%"a\00b" = type { i32 }
@g = global %"a\00b" zeroinitializer

// -----
$"a\00" = comdat any

// -----
!"a\00" = !{}

// -----
define void @f() {
"a\00b":
  ret void
}

// -----
define void @f() {
  %"a\00b" = add i32 1, 2
  ret void
}

// -----
define void @f() {
  br label %"a\00b"
"a\00b":
  ret void
}

// -----
@g = global ptr @"x\00"

// -----
@g = global i32 0, comdat($"a\00")

// -----
define i32 @f(i32 %"") {
  ret i32 %""
}

// -----
declare void @f() builtin

// -----
declare void @f() #0
attributes #0 = { builtin }

// -----
define void @f() builtin {
  ret void
}

// -----
declare void @f(ptr builtin)

// -----
declare builtin void @f()

// -----
declare void @llvm.donothing() builtin

// -----
declare void @f() #0
attributes #0 = { builtin nobuiltin }

// -----
@x = global i32 0
@g = global ptr dso_local_equivalent @x

// -----
@x = global i32 0
define ptr @h() {
  ret ptr dso_local_equivalent @x
}

// -----
@x = alias i32, ptr @y
@y = global i32 0
@g = global ptr dso_local_equivalent @x

// -----
@x = alias i32, ptr @y
@y = global i32 0
define ptr @h() {
  ret ptr dso_local_equivalent @x
}

// -----
@x = ifunc void (), ptr @y
define ptr @y() {
  ret ptr null
}
@g = global ptr dso_local_equivalent @x

// -----
@x = ifunc void (), ptr @y
define ptr @y() {
  ret ptr null
}
define ptr @h() {
  ret ptr dso_local_equivalent @x
}

// -----
@g = global ptr dso_local_equivalent @x

// -----
define ptr @h() {
  ret ptr dso_local_equivalent @x
}

// -----
declare extern_weak void @x()
@g = global ptr dso_local_equivalent @x

// -----
declare extern_weak void @x()
define ptr @h() {
  ret ptr dso_local_equivalent @x
}

// -----
@x = addrspace(1) global i32 0
@g = global ptr dso_local_equivalent @x

// -----
@x = addrspace(1) global i32 0
define ptr @h() {
  ret ptr dso_local_equivalent @x
}

// -----
@g = global ptr ptrauth (ptr @x, i64 1)
declare void @x()

// -----
@g = global ptr ptrauth (i32 1, i32 1)
declare void @x()

// -----
@g = global ptr ptrauth (ptr @x, i32 1, i32 2)
declare void @x()

// -----
@g = global ptr ptrauth (ptr @x, i32 1, i64 2, i64 3)
declare void @x()

// -----
@g = global ptr ptrauth (ptr @x)
declare void @x()

// -----
@g = global ptr ptrauth (ptr @x, i32 undef)
declare void @x()

// -----
@g = global ptr ptrauth (ptr @x, i32 1, i64 2, ptr null, i32 1)
declare void @x()

// -----
declare ptr @q()
define void @f(i64 %x, ptr %p) {
  %a = load ptr, ptr %p, !nofree !0
  ret void
}
!0 = !{}
!1 = !{i32 1}

// -----
declare ptr @q()
define void @f(i64 %x, ptr %p) {
  %a = load i64, ptr %p, !nofree !0
  ret void
}
!0 = !{}
!1 = !{i32 1}

// -----
declare ptr @q()
define void @f(i64 %x, ptr %p) {
  %a = call ptr @q(), !nofree !0
  ret void
}
!0 = !{}
!1 = !{i32 1}

// -----
declare ptr @q()
define void @f(i64 %x, ptr %p) {
  %a = add i64 %x, 1, !nofree !0
  ret void
}
!0 = !{}
!1 = !{i32 1}

// -----
declare ptr @q()
define void @f(i64 %x, ptr %p) {
  %a = addrspacecast ptr %p to ptr addrspace(1), !nofree !0
  ret void
}
!0 = !{}
!1 = !{i32 1}

// -----
declare ptr @q()
define void @f(i64 %x, ptr %p) {
  %a = inttoptr <2 x i64> zeroinitializer to <2 x ptr>, !nofree !0
  ret void
}
!0 = !{}
!1 = !{i32 1}

// -----
declare ptr @q()
define void @f(i64 %x, ptr %p) {
  %a = inttoptr i64 %x to ptr, !nofree !1
  ret void
}
!0 = !{}
!1 = !{i32 1}

// -----
declare ptr @q()
define void @f(i64 %x, ptr %p) {
  %a = load ptr, ptr %p, !nofree !1
  ret void
}
!0 = !{}
!1 = !{i32 1}

// -----
declare ptr @q()
define void @f(i64 %x, ptr %p) {
  %a = load i64, ptr %p, !nofree !1
  ret void
}
!0 = !{}
!1 = !{i32 1}

// -----
declare ptr @q()
define void @f(i64 %x, ptr %p) {
  %a = call ptr @q(), !nofree !1
  ret void
}
!0 = !{}
!1 = !{i32 1}

// -----
declare ptr @q()
define void @f(i64 %x, ptr %p) {
  %a = add i64 %x, 1, !nofree !1
  ret void
}
!0 = !{}
!1 = !{i32 1}

// -----
declare ptr @q()
define void @f(i64 %x, ptr %p) {
  %a = addrspacecast ptr %p to ptr addrspace(1), !nofree !1
  ret void
}
!0 = !{}
!1 = !{i32 1}

// -----
declare ptr @q()
define void @f(i64 %x, ptr %p) {
  %a = inttoptr <2 x i64> zeroinitializer to <2 x ptr>, !nofree !1
  ret void
}
!0 = !{}
!1 = !{i32 1}

// -----
@x = global i32 0, !implicit.ref !0
@y = global i32 1
@z = global i32 1
!0 = !{ptr @y, ptr @z}
!1 = !{}

// -----
@x = global i32 0, !implicit.ref !0
@y = global i32 1
@z = global i32 1
!0 = !{}
!1 = !{}

// -----
@x = global i32 0, !implicit.ref !0
@y = global i32 1
@z = global i32 1
!0 = !{null}
!1 = !{}

// -----
@x = global i32 0, !implicit.ref !0
@y = global i32 1
@z = global i32 1
!0 = !{i32 1}
!1 = !{}

// -----
@x = global i32 0, !implicit.ref !0
@y = global i32 1
@z = global i32 1
!0 = !{!"x"}
!1 = !{}

// -----
@x = global i32 0, !implicit.ref !0
@y = global i32 1
@z = global i32 1
!0 = !{!1}
!1 = !{}

// -----
declare amdgpu_gfx_whole_wave i32 @f(i1 %a)
define void @g() {
  %x = call amdgpu_gfx_whole_wave i32 @f(i1 true)
  ret void
}

// -----
define amdgpu_gfx_whole_wave i32 @f(i32 %a) {
  ret i32 0
}

// -----
define amdgpu_gfx_whole_wave i32 @f() {
  ret i32 0
}

// -----
define amdgpu_gfx_whole_wave i32 @f(i1 %a, ...) {
  ret i32 0
}

// -----
define amdgpu_gfx_whole_wave i32 @f(i1 inreg %a) {
  ret i32 0
}

// -----
declare amdgpu_gfx_whole_wave i32 @f(i1 %a, i32 %b)
define void @g() {
  %x = call amdgpu_gfx_whole_wave i32 @f(i1 true, i32 1)
  ret void
}
