// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.mlir.global internal @a_binary(1 : i32) : i32
llvm.mlir.global internal @a_module(1 : i32) : i32
llvm.func @a_load()
llvm.func @a_unload()
llvm.func @mgpuModuleLoad(i32)
llvm.func @mgpuModuleUnload(!llvm.ptr)
gpu.binary @a [#gpu.object<#nvvm.target, "A">]

// -----

module attributes {gpu.container_module} {
llvm.mlir.global internal @a_module(1 : i32) : i32
gpu.binary @a [#gpu.object<#nvvm.target, "A">]
llvm.func @h2(%n: i64, %p: !llvm.ptr) {
    gpu.launch_func @a::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args (%n : i64)
    llvm.return
}
}

// -----

module attributes {gpu.container_module} {
llvm.mlir.global internal @mgpuLaunchKernel(1 : i32) : i32
gpu.binary @a [#gpu.object<#nvvm.target, "A">]
llvm.func @h2(%n: i64, %p: !llvm.ptr) {
    gpu.launch_func @a::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args (%n : i64)
    llvm.return
}
}

// -----

module attributes {gpu.container_module} {
llvm.mlir.alias external @llvm.global_ctors : i32 {
  %0 = llvm.mlir.addressof @q : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external @q(1 : i32) : i32
gpu.binary @a [#gpu.object<#nvvm.target, "A">]
}

// -----

module attributes {gpu.container_module} {
gpu.binary @a [#gpu.object<#nvvm.target, "A">]
llvm.func @h2(%n: i64, %p: !llvm.ptr) {
    gpu.launch_func @a::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args (%n : i64) {a = 4}
    llvm.return
}
llvm.func @mgpuLaunchKernel()
llvm.func @mgpuModuleGetFunction(!llvm.ptr, !llvm.ptr) -> !llvm.ptr
llvm.mlir.global internal @a_k_name(1 : i32) : i32
}
