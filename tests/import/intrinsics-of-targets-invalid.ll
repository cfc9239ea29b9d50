; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; What intrinsics of single targets ask of their arguments and of the function they are called in.

define spir_kernel void @f(i32 inreg %a, i32 %x) {
  call void (ptr, i32, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr null, i32 -1, i32 inreg 1, i32 %x, i32 0)
  unreachable
}

; CHECK: Intrinsic cannot be called from functions with this calling convention
; CHECK-NEXT: call void (ptr, i32, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr null, i32 -1, i32 inreg 1, i32 %x, i32 0)

// -----

define amdgpu_cs void @f(i32 inreg %a, i32 %x) {
  call void (ptr, i32, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr null, i32 -1, i32 1, i32 %x, i32 0)
  unreachable
}

; CHECK: SGPR arguments must have the `inreg` attribute
; CHECK-NEXT: call void (ptr, i32, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr null, i32 -1, i32 1, i32 %x, i32 0)

// -----

define amdgpu_cs void @f(i32 inreg %a, i32 %x) {
  call void (ptr, i32, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr null, i32 -1, i32 inreg 1, i32 inreg %a, i32 0)
  unreachable
}

; CHECK: VGPR arguments must not have the `inreg` attribute
; CHECK-NEXT: call void (ptr, i32, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr null, i32 -1, i32 inreg 1, i32 inreg %a, i32 0)

// -----

define amdgpu_cs void @f(i32 inreg %a, i32 %x) {
  call void (ptr, i32, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr null, i32 -1, i32 inreg 1, i32 %x, i32 0)
  ret void
}

; CHECK: llvm.amdgcn.cs.chain must be followed by unreachable
; CHECK-NEXT: call void (ptr, i32, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr null, i32 -1, i32 inreg 1, i32 %x, i32 0)

// -----

define amdgpu_cs void @f(i32 inreg %a, i32 %x) {
  %r = call i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32 1, i32 %x)
  ret void
}

; CHECK: Intrinsic can only be used from functions with the amdgpu_cs_chain or amdgpu_cs_chain_preserve calling conventions
; CHECK-NEXT: %r = call i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32 1, i32 %x)

// -----

define amdgpu_cs void @f(i32 inreg %a, i32 %x) {
  %r = call i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32 1, i32 %a)
  ret void
}

; CHECK: Intrinsic can only be used from functions with the amdgpu_cs_chain or amdgpu_cs_chain_preserve calling conventions
; CHECK-NEXT: %r = call i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32 1, i32 %a)
; CHECK-NEXT: Value for inactive lanes must be a VGPR function argument
; CHECK-NEXT: %r = call i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32 1, i32 %a)

// -----

define amdgpu_cs_chain void @f(i32 inreg %a, i32 %x) {
  %r = call i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32 1, i32 1)
  ret void
}

; CHECK: Value for inactive lanes must be a function argument
; CHECK-NEXT: %r = call i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32 1, i32 1)

// -----

define amdgpu_cs_chain void @f(i32 inreg %a, i32 %x) {
  %r = call i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32 1, i32 %a)
  ret void
}

; CHECK: Value for inactive lanes must be a VGPR function argument
; CHECK-NEXT: %r = call i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32 1, i32 %a)

// -----

define amdgpu_cs void @f(i32 %x) {
  call void @llvm.amdgcn.init.exec.from.input(i32 %x, i32 0)
  ret void
}

; CHECK: only inreg arguments to the parent function are valid as inputs to this intrinsic
; CHECK-NEXT: call void @llvm.amdgcn.init.exec.from.input(i32 %x, i32 0)

// -----

define void @f() {
  call void @llvm.amdgcn.s.prefetch.data.p3(ptr addrspace(3) null, i32 0)
  ret void
}

; CHECK: llvm.amdgcn.s.prefetch.data only supports global or constant memory

// -----

define amdgpu_gfx void @f(ptr %p) {
  %r = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr @w)
  ret void
}
declare amdgpu_gfx_whole_wave i32 @w(i1, i32)
declare i32 @n(i32)
declare amdgpu_gfx_whole_wave i32 @u(i1, i32 inreg)

; CHECK: Call argument count must match callee argument count
; CHECK-NEXT: %r = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr @w)

// -----

define amdgpu_gfx void @f(ptr %p) {
  %r = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr @w, i64 1)
  ret void
}
declare amdgpu_gfx_whole_wave i32 @w(i1, i32)
declare i32 @n(i32)
declare amdgpu_gfx_whole_wave i32 @u(i1, i32 inreg)

; CHECK: Argument types must match
; CHECK-NEXT: %r = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr @w, i64 1)

// -----

define amdgpu_gfx void @f(ptr %p) {
  %r = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr @n, i32 1)
  ret void
}
declare amdgpu_gfx_whole_wave i32 @w(i1, i32)
declare i32 @n(i32)
declare amdgpu_gfx_whole_wave i32 @u(i1, i32 inreg)

; CHECK: Callee must have the amdgpu_gfx_whole_wave calling convention
; CHECK-NEXT: %r = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr @n, i32 1)

// -----

define amdgpu_gfx void @f(ptr %p) {
  %r = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr @u, i32 1)
  ret void
}
declare amdgpu_gfx_whole_wave i32 @w(i1, i32)
declare i32 @n(i32)
declare amdgpu_gfx_whole_wave i32 @u(i1, i32 inreg)

; CHECK: Argument inreg attributes must match
; CHECK-NEXT: %r = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr @u, i32 1)

// -----

define amdgpu_gfx void @f(ptr %p) {
  %r = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr %p, i32 1)
  ret void
}
declare amdgpu_gfx_whole_wave i32 @w(i1, i32)
declare i32 @n(i32)
declare amdgpu_gfx_whole_wave i32 @u(i1, i32 inreg)

; CHECK: Indirect whole wave calls are not allowed
; CHECK-NEXT: %r = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr %p, i32 1)

// -----

define void @f(ptr addrspace(1) %p) {
  %r = call i32 @llvm.amdgcn.cooperative.atomic.load.32x4B.p1(ptr addrspace(1) %p, i32 0, metadata !"x")
  ret void
}

; CHECK: cooperative atomic intrinsics require that the last argument is a metadata string
; CHECK-NEXT: %r = call i32 @llvm.amdgcn.cooperative.atomic.load.32x4B.p1(ptr addrspace(1) %p, i32 0, metadata !"x")
; CHECK-NEXT: metadata !"x"

// -----

define void @f(ptr addrspace(3) %p) {
  call void @llvm.amdgcn.cooperative.atomic.store.16x8B.p3(ptr addrspace(3) %p, <2 x i32> poison, i32 0, metadata !{!"agent"})
  ret void
}

; CHECK: cooperative atomic intrinsics require a generic or global pointer
; CHECK-NEXT: call void @llvm.amdgcn.cooperative.atomic.store.16x8B.p3(ptr addrspace(3) %p, <2 x i32> poison, i32 0, metadata !0)
; CHECK-NEXT: ptr addrspace(3) %p

// -----

target triple = "amdgcn-amd-amdhsa"
define void @f() {
  %a = alloca i32
  ret void
}

; CHECK: alloca on amdgpu must be in addrspace(5)
; CHECK-NEXT: %a = alloca i32, align 4

// -----

target triple = "amdgcn-amd-amdhsa"
target datalayout = "A5"
define void @f() {
  %a = alloca i32, addrspace(3)
  ret void
}

; CHECK: alloca on amdgpu must be in addrspace(5)
; CHECK-NEXT: %a = alloca i32, align 4, addrspace(3)

// -----

define void @f(ptr addrspace(6) %a, i64 %b, i32 %c, i1 %d) {
  call void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6) %a, ptr addrspace(6) %a, i64 %b, i32 %c, i1 %d, i32 9, i32 4, i32 -1)
  ret void
}

; CHECK: immarg value 9 out of range [0, 4)
; CHECK-NEXT: call void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6) %a, ptr addrspace(6) %a, i64 %b, i32 %c, i1 %d, /* kind= */ i32 9, /* cta_group= */ i32 4, /* collector= */ i32 -1)

// -----

define void @f(ptr %a) {
  call void @llvm.nvvm.tensormap.replace.fill.mode.p0(ptr %a, i32 2)
  ret void
}

; CHECK: immarg value 2 out of range [0, 2)
; CHECK-NEXT: call void @llvm.nvvm.tensormap.replace.fill.mode.p0(ptr %a, /* fill_mode=OOB-NaN fill */ i32 2)
