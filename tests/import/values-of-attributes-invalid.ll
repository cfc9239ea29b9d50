; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Values that attributes cannot have, and where they stand. Of several attributes that cannot stand
; in a list the last is reported.

// -----
declare nofpclass() float @f()

// -----
declare nofpclass(1024) float @f()

// -----
declare void @f(i32 nofpclass(qnan snan pinf pzero nzero))

// -----
declare range(i32 1, 1) i32 @f()

// -----
declare range(i8 300, 5) i8 @f()

// -----
declare void @f(ptr range(i8 200, 5))

// -----
declare range(<2 x i32> 0, 1) i32 @f()

// -----
declare void @f(ptr initializes((0, 4), (4, 8)))

// -----
declare void @f(ptr initializes((4, 4)))

// -----
declare void @f(ptr captures(address, none))

// -----
declare void @f(ptr captures(ret: address, ret: provenance))

// -----
declare void @f(ptr dereferenceable(0))

// -----
declare void @f() alignstack(3)

// -----
declare ptr @f(i64) allockind("alloc,x")

// -----
declare void @f() uwtable(foo)

// -----
declare noalias readonly captures(none) ptr @f()

// -----
declare i32 @f(ptr sret(i32))

// -----
declare void @f(i8, ...)
define void @g(i32 %x) {
  call void (i8, ...) @f(i8 1, i32 sret(i32) %x, i32 nonnull %x)
  ret void
}

// -----
define i32 @f(i1 %c, i32 %x) {
  %1 = select nnan i1 %c, i32 %x, i32 1
  ret i32 %1
}

// -----
define i32 @f(i32 %x) {
  %1 = add nuw nuw i32 %x, 1
  ret i32 %1
}

// -----
define ptr @f(ptr %p) {
  %1 = getelementptr { i32 }, ptr %p, i64 0, i32 1
  ret ptr %1
}

// -----
define <2 x i32> @f(<2 x i32> %v) {
  %1 = shufflevector <2 x i32> %v, <2 x i32> %v, <2 x i32> <i32 -1, i32 0>
  ret <2 x i32> %1
}

// -----
define void @f() {
  br label %1
1:
  ret void
}
@u = global ptr blockaddress(@f, %1)

// -----
^0 = typeidCompatibleVTable: (name: "x", summary: ((offset: 0, ^1)))

; CHECK: <unknown>:0: error: within split at tests/import/values-of-attributes-invalid.ll:6 offset :2:19: error: expected nofpclass test mask
; CHECK-NEXT: declare nofpclass() float @f()
; CHECK-NEXT:                   ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-attributes-invalid.ll:9 offset :2:23: error: invalid mask value for 'nofpclass'
; CHECK-NEXT: declare nofpclass(1024) float @f()
; CHECK-NEXT:                       ^
; CHECK-EMPTY:
; CHECK-NEXT: Attribute 'nofpclass(nan pinf zero)' applied to incompatible type!
; CHECK-NEXT: ptr @f
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-attributes-invalid.ll:15 offset :2:23: error: the range represent the empty set but limits aren't 0!
; CHECK-NEXT: declare range(i32 1, 1) i32 @f()
; CHECK-NEXT:                       ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-attributes-invalid.ll:18 offset :2:18: error: integer is too large for the bit width of specified type
; CHECK-NEXT: declare range(i8 300, 5) i8 @f()
; CHECK-NEXT:                  ^
; CHECK-EMPTY:
; CHECK-NEXT: Attribute 'range(i8 -56, 5)' applied to incompatible type!
; CHECK-NEXT: ptr @f
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-attributes-invalid.ll:24 offset :2:15: error: the range must have integer type!
; CHECK-NEXT: declare range(<2 x i32> 0, 1) i32 @f()
; CHECK-NEXT:               ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-attributes-invalid.ll:27 offset :2:48: error: Invalid (unordered or overlapping) range list
; CHECK-NEXT: declare void @f(ptr initializes((0, 4), (4, 8)))
; CHECK-NEXT:                                                ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-attributes-invalid.ll:30 offset :2:38: error: the range should not represent the full or empty set!
; CHECK-NEXT: declare void @f(ptr initializes((4, 4)))
; CHECK-NEXT:                                      ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-attributes-invalid.ll:33 offset :2:43: error: cannot use 'none' with other component
; CHECK-NEXT: declare void @f(ptr captures(address, none))
; CHECK-NEXT:                                           ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-attributes-invalid.ll:36 offset :2:49: error: duplicate 'ret' location
; CHECK-NEXT: declare void @f(ptr captures(ret: address, ret: provenance))
; CHECK-NEXT:                                                 ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-attributes-invalid.ll:39 offset :2:37: error: dereferenceable bytes must be non-zero
; CHECK-NEXT: declare void @f(ptr dereferenceable(0))
; CHECK-NEXT:                                     ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-attributes-invalid.ll:42 offset :2:30: error: stack alignment is not a power of two
; CHECK-NEXT: declare void @f() alignstack(3)
; CHECK-NEXT:                              ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-attributes-invalid.ll:45 offset :2:31: error: unknown allockind x
; CHECK-NEXT: declare ptr @f(i64) allockind("alloc,x")
; CHECK-NEXT:                               ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-attributes-invalid.ll:48 offset :2:27: error: expected unwind table kind
; CHECK-NEXT: declare void @f() uwtable(foo)
; CHECK-NEXT:                           ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-attributes-invalid.ll:51 offset :2:26: error: this attribute does not apply to return values
; CHECK-NEXT: declare noalias readonly captures(none) ptr @f()
; CHECK-NEXT:                          ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-attributes-invalid.ll:54 offset :2:9: error: functions with 'sret' argument must return void
; CHECK-NEXT: declare i32 @f(ptr sret(i32))
; CHECK-NEXT:         ^
; CHECK-EMPTY:
; CHECK-NEXT: Attribute 'sret(i32)' applied to incompatible type!
; CHECK-NEXT:   call void (i8, ...) @f(i8 1, i32 sret(i32) %[[X:[^ ]+]], i32 nonnull %[[X]])
; CHECK-NEXT: Attribute 'sret' cannot be used for vararg call arguments!
; CHECK-NEXT:   call void (i8, ...) @f(i8 1, i32 sret(i32) %[[X]], i32 nonnull %[[X]])
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-attributes-invalid.ll:64 offset :3:8: error: fast-math-flags specified for select without floating-point scalar or vector return type
; CHECK-NEXT:   %[[V1:[^ ]+]] = select nnan i1 %[[C:[^ ]+]], i32 %[[X]], i32 1
; CHECK-NEXT:        ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-attributes-invalid.ll:70 offset :3:16: error: expected type
; CHECK-NEXT:   %[[V1]] = add nuw nuw i32 %[[X]], 1
; CHECK-NEXT:                ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-attributes-invalid.ll:76 offset :3:31: error: invalid getelementptr indices
; CHECK-NEXT:   %[[V1]] = getelementptr { i32 }, ptr %[[P:[^ ]+]], i64 0, i32 1
; CHECK-NEXT:                               ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-attributes-invalid.ll:82 offset :3:22: error: invalid shufflevector operands
; CHECK-NEXT:   %[[V1]] = shufflevector <2 x i32> %[[V:[^ ]+]], <2 x i32> %[[V]], <2 x i32> <i32 -1, i32 0>
; CHECK-NEXT:                      ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-attributes-invalid.ll:88 offset :7:34: error: cannot take address of numeric label after the function is defined
; CHECK-NEXT: @u = global ptr blockaddress(@f, %[[V1]])
; CHECK-NEXT:                                  ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-attributes-invalid.ll:96 offset :2:6: error: Expected 'gv', 'module', 'typeid', 'flags' or 'blockcount' at the start of summary entry
; CHECK-NEXT: ^0 = typeidCompatibleVTable: (name: "x", summary: ((offset: 0, ^1)))
; CHECK-NEXT:      ^
; CHECK-EMPTY:
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT: }
