; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; What single intrinsics ask of the shapes and numbers they are given.

define void @f() {
  %r = call <4 x float> @llvm.vector.splice.left.v4f32(<4 x float> poison, <4 x float> poison, i32 4)
  ret void
}

; CHECK: The splice index exceeds the range [0, VL-1] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.
; CHECK-NEXT: %r = call <4 x float> @llvm.vector.splice.left.v4f32(<4 x float> poison, <4 x float> poison, i32 4)

// -----

define void @f() {
  %r = call <4 x float> @llvm.vector.splice.right.v4f32(<4 x float> poison, <4 x float> poison, i32 5)
  ret void
}

; CHECK: The splice index exceeds the range [0, VL] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.
; CHECK-NEXT: %r = call <4 x float> @llvm.vector.splice.right.v4f32(<4 x float> poison, <4 x float> poison, i32 5)

// -----

define void @f() vscale_range(2,4) {
  %r = call <vscale x 4 x float> @llvm.vector.splice.left.nxv4f32(<vscale x 4 x float> poison, <vscale x 4 x float> poison, i32 8)
  ret void
}

; CHECK: The splice index exceeds the range [0, VL-1] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.
; CHECK-NEXT: %r = call <vscale x 4 x float> @llvm.vector.splice.left.nxv4f32(<vscale x 4 x float> poison, <vscale x 4 x float> poison, i32 8)

// -----

define void @f() {
  %r = call <2 x i32> @llvm.experimental.constrained.fptosi.v2i32.f32(float poison, metadata !"fpexcept.strict")
  ret void
}

; CHECK: Intrinsic first argument and result disagree on vector use
; CHECK-NEXT: %r = call <2 x i32> @llvm.experimental.constrained.fptosi.v2i32.f32(float poison, metadata !"fpexcept.strict")

// -----

define void @f() {
  %r = call <2 x i32> @llvm.experimental.constrained.fptoui.v2i32.v4f32(<4 x float> poison, metadata !"fpexcept.strict")
  ret void
}

; CHECK: Intrinsic first argument and result vector lengths must be equal
; CHECK-NEXT: %r = call <2 x i32> @llvm.experimental.constrained.fptoui.v2i32.v4f32(<4 x float> poison, metadata !"fpexcept.strict")

// -----

define void @f() {
  %r = call float @llvm.fptrunc.round.f32.f64(double 1.0, metadata !{})
  ret void
}

; CHECK: invalid value for llvm.fptrunc.round metadata operand (the operand should be a string)
; CHECK-NEXT: !0 = !{}

// -----

define void @f() {
  %r = call <4 x i1> @llvm.vp.is.fpclass.v4f32(<4 x float> poison, i32 1024, <4 x i1> poison, i32 4)
  ret void
}

; CHECK: unsupported bits for llvm.vp.is.fpclass test mask

// -----

define void @f() {
  %r = call ptr addrspace(1) @llvm.thread.pointer.p1()
  ret void
}

; CHECK: llvm.thread.pointer intrinsic return type must be for the globals address space
; CHECK-NEXT: %r = call ptr addrspace(1) @llvm.thread.pointer.p1()

// -----

target datalayout = "G1"
define void @f() {
  %r = call ptr @llvm.thread.pointer.p0()
  ret void
}

; CHECK: llvm.thread.pointer intrinsic return type must be for the globals address space
; CHECK-NEXT: %r = call ptr @llvm.thread.pointer.p0()

// -----

define void @f() {
  %r = call ptr @llvm.experimental.gc.get.pointer.base.p0.p3(ptr addrspace(3) null)
  ret void
}

; CHECK: gc.get.pointer.base operand and result must be of the same type
; CHECK-NEXT: ptr @llvm.experimental.gc.get.pointer.base.p0.p3

// -----

define void @f() {
  call void @llvm.aarch64.prefetch(ptr null, i32 2, i32 0, i32 0, i32 0)
  call void @llvm.aarch64.prefetch(ptr null, i32 0, i32 4, i32 0, i32 0)
  call void @llvm.aarch64.prefetch(ptr null, i32 0, i32 0, i32 2, i32 0)
  call void @llvm.aarch64.prefetch(ptr null, i32 0, i32 0, i32 0, i32 2)
  ret void
}

; CHECK: write argument to llvm.aarch64.prefetch must be 0 or 1
; CHECK-NEXT: call void @llvm.aarch64.prefetch(ptr null, i32 2, i32 0, i32 0, i32 0)
; CHECK-NEXT: target argument to llvm.aarch64.prefetch must be 0-3
; CHECK-NEXT: call void @llvm.aarch64.prefetch(ptr null, i32 0, i32 4, i32 0, i32 0)
; CHECK-NEXT: stream argument to llvm.aarch64.prefetch must be 0 or 1
; CHECK-NEXT: call void @llvm.aarch64.prefetch(ptr null, i32 0, i32 0, i32 2, i32 0)
; CHECK-NEXT: isdata argument to llvm.aarch64.prefetch must be 0 or 1
; CHECK-NEXT: call void @llvm.aarch64.prefetch(ptr null, i32 0, i32 0, i32 0, i32 2)

// -----

define void @f() {
  call void @llvm.aarch64.range.prefetch(ptr null, i32 2, i32 0, i64 0)
  call void @llvm.aarch64.range.prefetch(ptr null, i32 0, i32 2, i64 0)
  ret void
}

; CHECK: write argument to llvm.aarch64.range.prefetch must be 0 or 1
; CHECK-NEXT: call void @llvm.aarch64.range.prefetch(ptr null, i32 2, i32 0, i64 0)
; CHECK-NEXT: stream argument to llvm.aarch64.range.prefetch must be 0 or 1
; CHECK-NEXT: call void @llvm.aarch64.range.prefetch(ptr null, i32 0, i32 2, i64 0)
