; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Intrinsics that are not declared must be of LLVM 22, or of a version before that.

define void @f() {
  call void @llvm.foo()
  ret void
}

; // -----

define void @f() {
  call void @llvm.x86.foo()
  ret void
}

; // -----

define void @f() {
  call void @llvm.experimental.vector.reduce.foo()
  ret void
}

; // -----

define void @f() {
  call void @llvm.ctlz.foo()
  ret void
}

; // -----

; A call as of another type is left as it is.

define void @f(ptr %p) {
  call void @llvm.memcpy.p0.p0.i32(ptr %p, i32 3)
  ret void
}
declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i32, i1)

; CHECK: <unknown>:0: error: within split at tests/import/intrinsics-unknown-invalid.ll:1 offset :6:13: error: unknown intrinsic 'llvm.foo'
; CHECK-NEXT:   call void @llvm.foo()
; CHECK-NEXT:             ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/intrinsics-unknown-invalid.ll:10 offset :4:13: error: unknown intrinsic 'llvm.x86.foo'
; CHECK-NEXT:   call void @llvm.x86.foo()
; CHECK-NEXT:             ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/intrinsics-unknown-invalid.ll:17 offset :4:13: error: unknown intrinsic 'llvm.experimental.vector.reduce.foo'
; CHECK-NEXT:   call void @llvm.experimental.vector.reduce.foo()
; CHECK-NEXT:             ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/intrinsics-unknown-invalid.ll:24 offset :4:13: error: invalid intrinsic signature
; CHECK-NEXT:   call void @llvm.ctlz.foo()
; CHECK-NEXT:             ^
; CHECK-EMPTY:
; CHECK-NEXT: Intrinsic called with incompatible signature
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i32(ptr %[[P:[^ ]+]], i32 3)
; CHECK-NEXT: Invalid user of intrinsic instruction!
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i32(ptr %[[P]], i32 3)
