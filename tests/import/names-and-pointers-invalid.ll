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

; CHECK: <unknown>:0: error: within split at tests/import/names-and-pointers-invalid.ll:5 offset :2:1: error: NUL character is not allowed in names
; CHECK-NEXT: @"a\00b" = global i32 0
; CHECK-NEXT: ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/names-and-pointers-invalid.ll:8 offset :2:13: error: NUL character is not allowed in names
; CHECK-NEXT: define void @"a\00"() {
; CHECK-NEXT:             ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/names-and-pointers-invalid.ll:13 offset :2:20: error: NUL character is not allowed in names
; CHECK-NEXT: define void @f(i32 %"a\00b") {
; CHECK-NEXT:                    ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/names-and-pointers-invalid.ll:18 offset :2:1: error: NUL character is not allowed in names
; CHECK-NEXT: %"a\00b" = type { i32 }
; CHECK-NEXT: ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/names-and-pointers-invalid.ll:22 offset :2:1: error: NUL character is not allowed in names
; CHECK-NEXT: $"a\00" = comdat any
; CHECK-NEXT: ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/names-and-pointers-invalid.ll:25 offset :2:2: error: expected integer
; CHECK-NEXT: !"a\00" = !{}
; CHECK-NEXT:  ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/names-and-pointers-invalid.ll:28 offset :3:1: error: NUL character is not allowed in names
; CHECK-NEXT: "a\00b":
; CHECK-NEXT: ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/names-and-pointers-invalid.ll:34 offset :3:3: error: NUL character is not allowed in names
; CHECK-NEXT:   %"a\00b" = add i32 1, 2
; CHECK-NEXT:   ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/names-and-pointers-invalid.ll:40 offset :3:12: error: NUL character is not allowed in names
; CHECK-NEXT:   br label %"a\00b"
; CHECK-NEXT:            ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/names-and-pointers-invalid.ll:47 offset :2:17: error: NUL character is not allowed in names
; CHECK-NEXT: @g = global ptr @"x\00"
; CHECK-NEXT:                 ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/names-and-pointers-invalid.ll:50 offset :2:27: error: NUL character is not allowed in names
; CHECK-NEXT: @g = global i32 0, comdat($"a\00")
; CHECK-NEXT:                           ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/names-and-pointers-invalid.ll:53 offset :2:19: error: 'builtin' attribute not valid on function
; CHECK-NEXT: declare void @f() builtin
; CHECK-NEXT:                   ^
; CHECK-EMPTY:
; CHECK-NEXT: Attribute 'builtin' can only be applied to a callsite.
; CHECK-NEXT: ptr @f
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/names-and-pointers-invalid.ll:60 offset :2:18: error: 'builtin' attribute not valid on function
; CHECK-NEXT: define void @f() builtin {
; CHECK-NEXT:                  ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/names-and-pointers-invalid.ll:65 offset :2:21: error: this attribute does not apply to parameters
; CHECK-NEXT: declare void @f(ptr builtin)
; CHECK-NEXT:                     ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/names-and-pointers-invalid.ll:68 offset :2:9: error: this attribute does not apply to return values
; CHECK-NEXT: declare builtin void @f()
; CHECK-NEXT:         ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/names-and-pointers-invalid.ll:71 offset :2:32: error: 'builtin' attribute not valid on function
; CHECK-NEXT: declare void @llvm.donothing() builtin
; CHECK-NEXT:                                ^
; CHECK-EMPTY:
; CHECK-NEXT: Attribute 'builtin' can only be applied to a callsite.
; CHECK-NEXT: ptr @f
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/names-and-pointers-invalid.ll:78 offset :3:38: error: expected a function, alias to function, or ifunc in dso_local_equivalent
; CHECK-NEXT: @g = global ptr dso_local_equivalent @x
; CHECK-NEXT:                                      ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/names-and-pointers-invalid.ll:82 offset :4:32: error: expected a function, alias to function, or ifunc in dso_local_equivalent
; CHECK-NEXT:   ret ptr dso_local_equivalent @x
; CHECK-NEXT:                                ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/names-and-pointers-invalid.ll:88 offset :4:38: error: expected a function, alias to function, or ifunc in dso_local_equivalent
; CHECK-NEXT: @g = global ptr dso_local_equivalent @x
; CHECK-NEXT:                                      ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/names-and-pointers-invalid.ll:93 offset :5:32: error: expected a function, alias to function, or ifunc in dso_local_equivalent
; CHECK-NEXT:   ret ptr dso_local_equivalent @x
; CHECK-NEXT:                                ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: 'llvm.dso_local_equivalent' op must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'
; CHECK-NEXT: <unknown>:0: note: see current operation: %[[V1:[^ ]+]] = "llvm.dso_local_equivalent"() <{function_name = @x}> : () -> !llvm.ptr
; CHECK-NEXT: <unknown>:0: error: 'llvm.dso_local_equivalent' op must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'
; CHECK-NEXT: <unknown>:0: note: see current operation: %[[V1]] = "llvm.dso_local_equivalent"() <{function_name = @x}> : () -> !llvm.ptr
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/names-and-pointers-invalid.ll:116 offset :2:38: error: unknown function 'x' referenced by dso_local_equivalent
; CHECK-NEXT: @g = global ptr dso_local_equivalent @x
; CHECK-NEXT:                                      ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/names-and-pointers-invalid.ll:119 offset :3:32: error: unknown function 'x' referenced by dso_local_equivalent
; CHECK-NEXT:   ret ptr dso_local_equivalent @x
; CHECK-NEXT:                                ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: 'llvm.dso_local_equivalent' op target function with 'extern_weak' linkage not allowed
; CHECK-NEXT: <unknown>:0: note: see current operation: %[[V1]] = "llvm.dso_local_equivalent"() <{function_name = @x}> : () -> !llvm.ptr
; CHECK-NEXT: <unknown>:0: error: 'llvm.dso_local_equivalent' op target function with 'extern_weak' linkage not allowed
; CHECK-NEXT: <unknown>:0: note: see current operation: %[[V1]] = "llvm.dso_local_equivalent"() <{function_name = @x}> : () -> !llvm.ptr
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/names-and-pointers-invalid.ll:134 offset :2:17: error: constant ptrauth key must be i32 constant
; CHECK-NEXT: @g = global ptr ptrauth (ptr @x, i64 1)
; CHECK-NEXT:                 ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/names-and-pointers-invalid.ll:138 offset :2:17: error: constant ptrauth base pointer must be a pointer
; CHECK-NEXT: @g = global ptr ptrauth (i32 1, i32 1)
; CHECK-NEXT:                 ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/names-and-pointers-invalid.ll:142 offset :2:17: error: constant ptrauth integer discriminator must be i64 constant
; CHECK-NEXT: @g = global ptr ptrauth (ptr @x, i32 1, i32 2)
; CHECK-NEXT:                 ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/names-and-pointers-invalid.ll:146 offset :2:17: error: constant ptrauth address discriminator must be a pointer
; CHECK-NEXT: @g = global ptr ptrauth (ptr @x, i32 1, i64 2, i64 3)
; CHECK-NEXT:                 ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/names-and-pointers-invalid.ll:150 offset :2:32: error: expected comma in constant ptrauth expression
; CHECK-NEXT: @g = global ptr ptrauth (ptr @x)
; CHECK-NEXT:                                ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/names-and-pointers-invalid.ll:154 offset :2:17: error: constant ptrauth key must be i32 constant
; CHECK-NEXT: @g = global ptr ptrauth (ptr @x, i32 undef)
; CHECK-NEXT:                 ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/names-and-pointers-invalid.ll:158 offset :2:17: error: constant ptrauth deactivation symbol must be a pointer
; CHECK-NEXT: @g = global ptr ptrauth (ptr @x, i32 1, i64 2, ptr null, i32 1)
; CHECK-NEXT:                 ^
; CHECK-EMPTY:
; CHECK-NEXT: nofree applies only to inttoptr instruction
; CHECK-NEXT:   %[[A:[^ ]+]] = load ptr, ptr %[[P:[^ ]+]], align 8, !nofree !0
; CHECK-NEXT: nofree applies only to pointer types
; CHECK-NEXT:   %[[A]] = load i64, ptr %[[P]], align 4, !nofree !0
; CHECK-NEXT: nofree applies only to inttoptr instruction
; CHECK-NEXT:   %[[A]] = call ptr @q(), !nofree !0
; CHECK-NEXT: nofree applies only to pointer types
; CHECK-NEXT:   %[[A]] = add i64 %[[X:[^ ]+]], 1, !nofree !0
; CHECK-NEXT: nofree applies only to inttoptr instruction
; CHECK-NEXT:   %[[A]] = addrspacecast ptr %[[P]] to ptr addrspace(1), !nofree !0
; CHECK-NEXT: nofree applies only to pointer types
; CHECK-NEXT:   %[[A]] = inttoptr <2 x i64> zeroinitializer to <2 x ptr>, !nofree !0
; CHECK-NEXT: nofree metadata must be empty
; CHECK-NEXT:   %[[A]] = inttoptr i64 %[[X]] to ptr, !nofree !0
; CHECK-NEXT: nofree applies only to inttoptr instruction
; CHECK-NEXT:   %[[A]] = load ptr, ptr %[[P]], align 8, !nofree !0
; CHECK-NEXT: nofree applies only to pointer types
; CHECK-NEXT:   %[[A]] = load i64, ptr %[[P]], align 4, !nofree !0
; CHECK-NEXT: nofree applies only to inttoptr instruction
; CHECK-NEXT:   %[[A]] = call ptr @q(), !nofree !0
; CHECK-NEXT: nofree applies only to pointer types
; CHECK-NEXT:   %[[A]] = add i64 %[[X]], 1, !nofree !0
; CHECK-NEXT: nofree applies only to inttoptr instruction
; CHECK-NEXT:   %[[A]] = addrspacecast ptr %[[P]] to ptr addrspace(1), !nofree !0
; CHECK-NEXT: nofree applies only to pointer types
; CHECK-NEXT:   %[[A]] = inttoptr <2 x i64> zeroinitializer to <2 x ptr>, !nofree !0
; CHECK-NEXT: ref metadata must have one operand
; CHECK-NEXT: ptr @x
; CHECK-NEXT: !0 = !{ptr @y, ptr @z}
; CHECK-NEXT: ref metadata must have one operand
; CHECK-NEXT: ptr @x
; CHECK-NEXT: !0 = !{}
; CHECK-NEXT: ref metadata must be ValueAsMetadata
; CHECK-NEXT: ptr @x
; CHECK-NEXT: !0 = !{null}
; CHECK-NEXT: ref value must be pointer typed
; CHECK-NEXT: ptr @x
; CHECK-NEXT: !0 = !{i32 1}
; CHECK-NEXT: ref metadata must be ValueAsMetadata
; CHECK-NEXT: ptr @x
; CHECK-NEXT: !0 = !{!"x"}
; CHECK-NEXT: ref metadata must be ValueAsMetadata
; CHECK-NEXT: ptr @x
; CHECK-NEXT: !0 = !{!1}
; CHECK-NEXT: calling convention does not permit calls
; CHECK-NEXT:   %[[X]] = call amdgpu_gfx_whole_wave i32 @f(i1 true)
; CHECK-NEXT: Calling convention requires first argument to be i1
; CHECK-NEXT: ptr @f
; CHECK-NEXT: Calling convention requires first argument to be i1
; CHECK-NEXT: ptr @f
; CHECK-NEXT: Calling convention does not support varargs or perfect forwarding!
; CHECK-NEXT: ptr @f
; CHECK-NEXT: Calling convention requires first argument to not be inreg
; CHECK-NEXT: ptr @f
; CHECK-NEXT: calling convention does not permit calls
; CHECK-NEXT:   %[[X]] = call amdgpu_gfx_whole_wave i32 @f(i1 true, i32 1)
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT: }
