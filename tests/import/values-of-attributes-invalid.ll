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
@t = global ptr blockaddress(@f, %1)
define void @f() {
  br label %1
1:
  ret void
}
@u = global ptr blockaddress(@f, %1)

// -----
^0 = typeidCompatibleVTable: (name: "x", summary: ((offset: 0, ^1)))
