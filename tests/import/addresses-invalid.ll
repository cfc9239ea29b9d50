; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Addresses of intrinsics and of entry blocks, places of errors, handlers of exceptions.

// -----
define void @f(ptr %p) {
  store ptr @llvm.abs.i32, ptr %p
  ret void
}
declare void @llvm.donothing()
declare i32 @llvm.abs.i32(i32, i1)

; CHECK: Cannot take the address of an intrinsic!
; CHECK: store ptr @llvm.abs.i32, ptr %p, align 8
; CHECK: Invalid user of intrinsic instruction!
; CHECK: store ptr @llvm.abs.i32, ptr %p, align 8
// -----
define void @f(ptr %p) {
  call void %p(ptr @llvm.abs.i32)
  ret void
}
declare void @llvm.donothing()
declare i32 @llvm.abs.i32(i32, i1)

; CHECK: Cannot take the address of an intrinsic!
; CHECK: call void %p(ptr @llvm.abs.i32)
; CHECK: Invalid user of intrinsic instruction!
; CHECK: call void %p(ptr @llvm.abs.i32)
// -----
@g = global ptr @llvm.abs.i32
declare void @llvm.donothing()
declare i32 @llvm.abs.i32(i32, i1)

; CHECK: Invalid user of intrinsic instruction!
; CHECK: ptr @g
// -----
@g = global ptr getelementptr (i8, ptr @llvm.abs.i32, i64 1)
declare void @llvm.donothing()
declare i32 @llvm.abs.i32(i32, i1)

; CHECK: Invalid user of intrinsic instruction!
; CHECK: ptr getelementptr (i8, ptr @llvm.abs.i32, i64 1)
// -----
@a = alias i32 (i32, i1), ptr @llvm.abs.i32
declare void @llvm.donothing()
declare i32 @llvm.abs.i32(i32, i1)

; CHECK: Invalid user of intrinsic instruction!
; CHECK: ptr @a
; CHECK: Alias must point to a definition
; CHECK: ptr @a
// -----
@g = global ptr @llvm.abs.i32
@h = global [2 x ptr] [ptr @llvm.abs.i32, ptr @llvm.donothing]
define ptr @f() {
  ret ptr @llvm.abs.i32
}
declare void @llvm.donothing()
declare i32 @llvm.abs.i32(i32, i1)

; CHECK: Cannot take the address of an intrinsic!
; CHECK: ret ptr @llvm.abs.i32
; CHECK: Invalid user of intrinsic instruction!
; CHECK: [2 x ptr] [ptr @llvm.abs.i32, ptr @llvm.donothing]
; CHECK: Invalid user of intrinsic instruction!
; CHECK: ptr @g
// -----
define void @f() prefix ptr @llvm.abs.i32 {
  ret void
}
declare void @llvm.donothing()
declare i32 @llvm.abs.i32(i32, i1)

; CHECK: Invalid user of intrinsic instruction!
; CHECK: ptr @f
// -----
define ptr @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi ptr [ @llvm.abs.i32, %0 ], [ null, %a ]
  ret ptr %p
}
declare void @llvm.donothing()
declare i32 @llvm.abs.i32(i32, i1)

; CHECK: Cannot take the address of an intrinsic!
; CHECK: %p = phi ptr [ @llvm.abs.i32, %0 ], [ null, %a ]
; CHECK: Invalid user of intrinsic instruction!
; CHECK: %p = phi ptr [ @llvm.abs.i32, %0 ], [ null, %a ]
// -----
define void @f(ptr %p) {
  call void %p() [ "x"(ptr @llvm.abs.i32) ]
  ret void
}
declare void @llvm.donothing()
declare i32 @llvm.abs.i32(i32, i1)

; CHECK: Cannot take the address of an intrinsic!
; CHECK: call void %p() [ "x"(ptr @llvm.abs.i32) ]
; CHECK: Invalid user of intrinsic instruction!
; CHECK: call void %p() [ "x"(ptr @llvm.abs.i32) ]
// -----
define ptr @f() {
e:
  ret ptr blockaddress(@f, %e)
}

; CHECK: blockaddress may not be used with the entry block!
; CHECK: label %e
// -----
@g = global ptr blockaddress(@f, %e)
define void @f() {
e:
  ret void
}

; CHECK: blockaddress may not be used with the entry block!
; CHECK: label %e
// -----
define ptr @f() {
e:
  ret ptr blockaddress(@h, %x)
}
define void @h() {
x:
  ret void
}

; CHECK: blockaddress may not be used with the entry block!
; CHECK: label %x
// -----
declare void @h()
@g = global ptr blockaddress(@h, %x)

; CHECK: cannot take blockaddress inside a declaration
; CHECK: @g = global ptr blockaddress(@h, %x)
// -----
@g = global ptr blockaddress(@h, %x)

; CHECK: expected function name in blockaddress
; CHECK: @g = global ptr blockaddress(@h, %x)
// -----
@h = global i32 0
@g = global ptr blockaddress(@h, %x)

; CHECK: expected function name in blockaddress
; CHECK: @g = global ptr blockaddress(@h, %x)
// -----
define ptr @h(i32 %x) {
  ret ptr blockaddress(@h, %x)
}

; CHECK: referenced value is not a basic block
; CHECK: ret ptr blockaddress(@h, %x)
// -----
define void @f(ptr %p, ptr swifterror %e) {
  store ptr %e, ptr %p
  ret void
}
declare void @g(ptr swifterror)
declare void @h(ptr)

; CHECK: swifterror value should be the second operand when used by stores
; CHECK: ptr %e
; CHECK: store ptr %e, ptr %p, align 8
// -----
define void @f(ptr %p, ptr swifterror %e) {
  %x = getelementptr i8, ptr %e, i64 1
  ret void
}
declare void @g(ptr swifterror)
declare void @h(ptr)

; CHECK: swifterror value can only be loaded and stored from, or as a swifterror argument!
; CHECK: ptr %e
; CHECK: %x = getelementptr i8, ptr %e, i64 1
// -----
define void @f(ptr %p, ptr swifterror %e) {
  call void @h(ptr %e)
  ret void
}
declare void @g(ptr swifterror)
declare void @h(ptr)

; CHECK: swifterror value when used in a callsite should be marked with swifterror attribute
; CHECK: ptr %e
; CHECK: call void @h(ptr %e)
// -----
define void @f(ptr %p, ptr swifterror %e) {
  call void @g(ptr swifterror %p)
  ret void
}
declare void @g(ptr swifterror)
declare void @h(ptr)

; CHECK: swifterror argument for call has mismatched parameter
; CHECK: ptr %p
; CHECK: call void @g(ptr swifterror %p)
// -----
define void @f(ptr %p, ptr swifterror %e) {
  %y = ptrtoint ptr %e to i64
  ret void
}
declare void @g(ptr swifterror)
declare void @h(ptr)

; CHECK: swifterror value can only be loaded and stored from, or as a swifterror argument!
; CHECK: ptr %e
; CHECK: %y = ptrtoint ptr %e to i64
// -----
define void @f(ptr %p, ptr swifterror %e) {
  %a = alloca swifterror i32
  ret void
}
declare void @g(ptr swifterror)
declare void @h(ptr)

; CHECK: swifterror alloca must have pointer type
; CHECK: %a = alloca swifterror i32, align 4
// -----
define void @f(ptr %p, ptr swifterror %e) {
  %a = alloca swifterror ptr, i32 2
  ret void
}
declare void @g(ptr swifterror)
declare void @h(ptr)

; CHECK: swifterror alloca must not be array allocation
; CHECK: %a = alloca swifterror ptr, i32 2, align 8
// -----
define void @f(ptr %p, ptr swifterror %e) {
  %a = alloca swifterror ptr
  store ptr %a, ptr %p
  ret void
}
declare void @g(ptr swifterror)
declare void @h(ptr)

; CHECK: swifterror value should be the second operand when used by stores
; CHECK: %a = alloca swifterror ptr, align 8
; CHECK: store ptr %a, ptr %p, align 8
// -----
define void @f(ptr %p, ptr swifterror %e) {
  call void @g(ptr swifterror null)
  ret void
}
declare void @g(ptr swifterror)
declare void @h(ptr)

; CHECK: swifterror argument should come from an alloca or parameter
; CHECK: ptr null
; CHECK: call void @g(ptr swifterror null)
// -----
define ptr @f(ptr swifterror %e) {
  ret ptr %e
}

; CHECK: swifterror value can only be loaded and stored from, or as a swifterror argument!
; CHECK: ptr %e
; CHECK: ret ptr %e
// -----
define void @f(i1 %c) personality ptr @p {
  invoke void @g() to label %r unwind label %cs
cs:
  %s = catchswitch within none [label %r] unwind to caller
r:
  ret void
}
declare i32 @p(...)
declare void @g()

; CHECK: CatchSwitchInst handlers must be catchpads
; CHECK: %s = catchswitch within none [label %r] unwind to caller
; CHECK: label %r
// -----
define void @f(i1 %c) personality ptr @p {
  invoke void @g() to label %r unwind label %cs
cs:
  %s = catchswitch within none [label %h] unwind label %r
h:
  %p = catchpad within %s []
  catchret from %p to label %r
r:
  ret void
}
declare i32 @p(...)
declare void @g()

; CHECK: CatchSwitchInst must unwind to an EH block which is not a landingpad.
; CHECK: %s = catchswitch within none [label %h] unwind label %r
// -----
define void @f(i1 %c) personality ptr @p {
  invoke void @g() to label %r unwind label %cs
cs:
  %s = catchswitch within none [label %h] unwind label %l
h:
  %p = catchpad within %s []
  catchret from %p to label %r
l:
  %z = landingpad i32 cleanup
  ret void
r:
  ret void
}
declare i32 @p(...)
declare void @g()

; CHECK: CatchSwitchInst must unwind to an EH block which is not a landingpad.
; CHECK: %s = catchswitch within none [label %h] unwind label %l
; CHECK: Block containing LandingPadInst must be jumped to only by the unwind edge of an invoke.
; CHECK: %z = landingpad i32
; CHECK: cleanup
// -----
define void @f(i1 %c) personality ptr @p {
  invoke void @g() to label %r unwind label %cs
cs:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %p = cleanuppad within none []
  cleanupret from %p unwind to caller
r:
  ret void
}
declare i32 @p(...)
declare void @g()

; CHECK: CatchSwitchInst handlers must be catchpads
; CHECK: %s = catchswitch within none [label %h] unwind to caller
; CHECK: label %h
