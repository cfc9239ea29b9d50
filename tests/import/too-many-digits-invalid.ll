; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Digits beyond those that there is place for are passed over, but where anything else is wrong after
; them, the last of them is what is said.

@a = global double 0x3FF00000000000000000
@b = global fp128 0xL00000000000000003FFF0000000000001
@c = foo

; // -----

@a = global x86_fp80 0xK3FFFC000000000000000999
@b = global i32 1.0

; // -----

@a = global fp128 0xL00000000000000003FFF0000000000001
@b = global i4294967296 0

; // -----

define i32 @f() {
  ret i32 %99999999999999999999999999
}

; // -----

; There are no more elements or bytes than 64 bits can tell.

@a = global [18446744073709551616 x i8] zeroinitializer

; // -----

@a = global i32 0, align 18446744073709551616

; // -----

define void @f(ptr align(18446744073709551616) %p) {
  ret void
}

; // -----

define void @f(ptr dereferenceable(18446744073709551616) %p) {
  ret void
}

; // -----

@a = global ptr addrspace(18446744073709551616) null

; // -----

!0 = !DIExpression(DW_OP_constu, 18446744073709551616)

; CHECK: <unknown>:0: error: within split at tests/import/too-many-digits-invalid.ll:1 offset :7:19: error: constant bigger than 128 bits detected
; CHECK-NEXT: @b = global fp128 0xL00000000000000003FFF0000000000001
; CHECK-NEXT:                   ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/too-many-digits-invalid.ll:10 offset :3:22: error: constant bigger than 128 bits detected
; CHECK-NEXT: @a = global x86_fp80 0xK3FFFC000000000000000999
; CHECK-NEXT:                      ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/too-many-digits-invalid.ll:15 offset :4:13: error: bitwidth for integer type out of range
; CHECK-NEXT: @b = global i4294967296 0
; CHECK-NEXT:             ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/too-many-digits-invalid.ll:20 offset :4:11: error: constant bigger than 64 bits detected
; CHECK-NEXT:   ret i32 %[[V99999999999999999999999999:[^ ]+]]
; CHECK-NEXT:           ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/too-many-digits-invalid.ll:26 offset :5:14: error: expected number in address space
; CHECK-NEXT: @a = global [18446744073709551616 x i8] zeroinitializer
; CHECK-NEXT:              ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/too-many-digits-invalid.ll:32 offset :3:26: error: alignment is not a power of two
; CHECK-NEXT: @a = global i32 0, align 18446744073709551616
; CHECK-NEXT:                          ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/too-many-digits-invalid.ll:36 offset :3:25: error: alignment is not a power of two
; CHECK-NEXT: define void @f(ptr align(18446744073709551616) %[[P:[^ ]+]]) {
; CHECK-NEXT:                         ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/too-many-digits-invalid.ll:48 offset :3:27: error: expected 32-bit integer (too large)
; CHECK-NEXT: @a = global ptr addrspace(18446744073709551616) null
; CHECK-NEXT:                           ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/too-many-digits-invalid.ll:52 offset :3:34: error: element too large, limit is 18446744073709551615
; CHECK-NEXT: !0 = !DIExpression(DW_OP_constu, 18446744073709551616)
; CHECK-NEXT:                                  ^
; CHECK-EMPTY:
; CHECK-EMPTY:
; CHECK-EMPTY:
; CHECK-EMPTY:
; CHECK-EMPTY:
; CHECK-EMPTY:
; CHECK-EMPTY:
; CHECK-EMPTY:
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr {llvm.dereferenceable = -1 : i64}) {
; CHECK-NEXT:     llvm.return
; CHECK-NEXT:   }
; CHECK-NEXT: }
