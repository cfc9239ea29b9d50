; RUN: mlir-translate %s --split-input-file --import-llvm | FileCheck %s

; Conventions, and attributes that leave others nothing to say.

// -----

declare void @a() "aarch64_pstate_sm_enabled" "aarch64_pstate_sm_body"
declare void @b() "aarch64_pstate_sm_body" "aarch64_pstate_sm_compatible"
declare void @c() "aarch64_pstate_sm_compatible"

; CHECK: llvm.func @a() attributes {arm_streaming}
; CHECK: llvm.func @b() attributes {arm_locally_streaming}
; CHECK: llvm.func @c() attributes {arm_streaming_compatible}

// -----

target datalayout = "A5"
declare amdgpu_kernel void @f(ptr byref(i32))
declare void @g(ptr writable) memory(argmem: write)

; CHECK: llvm.func amdgpu_kernelcc @f(!llvm.ptr {llvm.byref = i32})
; CHECK: llvm.func @g(!llvm.ptr) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
