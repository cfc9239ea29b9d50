// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir --verify-diagnostics

// expected-error @+2 {{the requested target object couldn't be found}}
// expected-error @+1 {{LLVM Translation failed for operation: gpu.binary}}
gpu.binary @kernels <#gpu.select_object<2>> [#gpu.object<#nvvm.target, "BLOB">, #gpu.object<#rocdl.target, "OTHER">]

// -----

// expected-error @+2 {{the requested target object couldn't be found}}
// expected-error @+1 {{LLVM Translation failed for operation: gpu.binary}}
gpu.binary @kernels <#gpu.select_object<#rocdl.target<O = 1>>> [#gpu.object<#nvvm.target, "BLOB">, #gpu.object<#rocdl.target, "OTHER">]

// -----

// expected-error @+2 {{the requested target object couldn't be found}}
// expected-error @+1 {{LLVM Translation failed for operation: gpu.binary}}
gpu.binary @kernels <#gpu.select_object<4294967296 : i64>> [#gpu.object<#nvvm.target, "BLOB">]

// -----

module attributes {gpu.container_module} {
gpu.module @a { llvm.func @k() attributes {gpu.kernel} { llvm.return } }
llvm.func @host(%n: i64, %p: !llvm.ptr, %s: i32, %st: !llvm.ptr) {
// expected-error @+2 {{Couldn't find the binary holding the kernel: "a"}}
// expected-error @+1 {{LLVM Translation failed for operation: gpu.launch_func}}
    gpu.launch_func @a::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 
    llvm.return
}
}

// -----

module attributes {gpu.container_module} {
llvm.func @a_module()
gpu.binary @a [#gpu.object<#nvvm.target, "A">]
llvm.func @h2(%n: i64, %p: !llvm.ptr) {
// expected-error @+2 {{Couldn't find the binary: a_module}}
// expected-error @+1 {{LLVM Translation failed for operation: gpu.launch_func}}
    gpu.launch_func @a::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args (%n : i64)
    llvm.return
}
}

// -----

module attributes {gpu.container_module} {
llvm.mlir.alias external @a_module : i32 {
  %0 = llvm.mlir.addressof @q : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external @q(1 : i32) : i32
gpu.binary @a [#gpu.object<#nvvm.target, "A">]
llvm.func @h2(%n: i64, %p: !llvm.ptr) {
// expected-error @+2 {{Couldn't find the binary: a_module}}
// expected-error @+1 {{LLVM Translation failed for operation: gpu.launch_func}}
    gpu.launch_func @a::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args (%n : i64)
    llvm.return
}
}
