// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

module attributes {gpu.container_module} {
gpu.binary @a [#gpu.object<#nvvm.target, "A">]
llvm.func @host(%n: i64, %p: !llvm.ptr, %s: i32, %st: !llvm.ptr) {
    gpu.launch_func @a::@k1 blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args(%p : !llvm.ptr, %s : i32)
    llvm.return
}
}

// -----

module attributes {gpu.container_module} {
gpu.binary @a [#gpu.object<#nvvm.target, "A">]
llvm.func @h2(%n: i64, %p: !llvm.ptr) {
    %t = gpu.launch_func async @a::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args (%n : i64)
    llvm.return
}
}

// -----

module attributes {gpu.container_module} {
gpu.binary @a [#gpu.object<#nvvm.target, "A">]
llvm.func @h2(%n: i64, %p: !llvm.ptr) {
    %t = gpu.launch_func async @a::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args (%n : i64)
    gpu.launch_func [%t] @a::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args (%n : i64)
    llvm.return
}
}

// -----

module attributes {gpu.container_module} {
gpu.binary @a [#gpu.object<#nvvm.target, "A">]
llvm.func @h2(%n: i64, %p: !llvm.ptr, %x: !llvm.struct<(i32, f64)>, %v: vector<4xf32>, %z: !llvm.array<3 x i8>) {
    gpu.launch_func @a::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args (%x : !llvm.struct<(i32, f64)>, %v : vector<4xf32>, %z : !llvm.array<3 x i8>)
    llvm.return
}
}

// -----

module attributes {gpu.container_module} {
gpu.binary @a [#gpu.object<#nvvm.target, "A">]
llvm.func @h2(%n: i64, %p: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c = llvm.mlir.constant(7 : i32) : i32
    gpu.launch_func @a::@k clusters in (%c1, %c1, %n) blocks in (%c1, %c1, %c1) threads in (%c1, %n, %c1) : i64 dynamic_shared_memory_size %c args (%c : i32, %c1 : i64)
    llvm.return
}
}

// -----

module attributes {gpu.container_module} {
gpu.binary @a [#gpu.object<#nvvm.target, "A">]
llvm.func @h2(%n: i64, %p: !llvm.ptr) {
    gpu.launch_func @a::@b::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args (%n : i64)
    llvm.return
}
}

// -----

module attributes {gpu.container_module} {
gpu.binary @a [#gpu.object<#nvvm.target, "A">]
llvm.func @h2(%n: i64, %p: !llvm.ptr) {
    gpu.launch_func @a blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args (%n : i64)
    llvm.return
}
}

// -----

module attributes {gpu.container_module} {
gpu.binary @a [#gpu.object<#nvvm.target, "A">]
llvm.func @h2(%n: i64, %p: !llvm.ptr) {
    llvm.br ^bb1
    ^bb1:
    gpu.launch_func @a::@k1 blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args (%n : i64)
    llvm.br ^bb2
    ^bb2:
    gpu.launch_func @a::@k1 blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args (%n : i64)
    llvm.return
}
llvm.func @h3(%n: i64, %p: !llvm.ptr) {
    gpu.launch_func @a::@"k 2" blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args (%n : i64)
    gpu.launch_func @a::@k1 blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args (%n : i64)
    llvm.return
}
}

// -----

module attributes {gpu.container_module} {
gpu.binary @a [#gpu.object<#nvvm.target, "A">]
gpu.binary @a_b [#gpu.object<#nvvm.target, "A">]
llvm.func @h2(%n: i64, %p: !llvm.ptr) {
    gpu.launch_func @a::@b_k blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args (%n : i64)
    gpu.launch_func @a_b::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args (%n : i64)
    llvm.return
}
}

// -----

module attributes {gpu.container_module} {
gpu.binary @a [#gpu.object<#nvvm.target, "A">]
llvm.func @h2(%n: i64, %p: !llvm.ptr) {
    gpu.launch_func @a::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args (%n : i64)
    %m = llvm.add %n, %n : i64
    %c = llvm.icmp "eq" %n, %m : i64
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    gpu.launch_func @a::@k1 blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args (%n : i64)
    llvm.br ^bb3
  ^bb2:
    gpu.launch_func @a::@k2 blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args (%n : i64)
    llvm.br ^bb3
  ^bb3:
    llvm.return
}
}

// -----

module attributes {gpu.container_module} {
gpu.binary @a [#gpu.object<#nvvm.target, "B">]
llvm.func @h2(%n: i64, %p: !llvm.ptr) {
  llvm.call @mgpuStreamDestroy(%p) : (!llvm.ptr) -> ()
  gpu.launch_func @a::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args(%p : !llvm.ptr) 
  %0 = "llvm.intr.ctlz"(%n) <{is_zero_poison = false}> : (i64) -> i64
  llvm.return
}
llvm.func fastcc @mgpuStreamDestroy(!llvm.ptr {llvm.nonnull}) attributes {passthrough = ["nounwind"]}
}

// -----

module attributes {gpu.container_module} {
gpu.binary @a [#gpu.object<#nvvm.target, "B">] 
llvm.mlir.global internal @a_k_name("k\00") : !llvm.array<2 x i8>
llvm.func @h2(%n: i64, %p: !llvm.ptr) {
  %0 = llvm.mlir.addressof @a_k_name : !llvm.ptr
  gpu.launch_func @a::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args(%0 : !llvm.ptr) 
  llvm.return
}
}

// -----

module attributes {gpu.container_module, llvm.data_layout = "e-p:32:32"} {
gpu.binary @a [#gpu.object<#nvvm.target, assembly = "A">]
llvm.func @h2(%n: i32, %p: !llvm.ptr) {
    gpu.launch_func @a::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) : i32 args (%n : i32)
    %0 = llvm.mlir.constant(3 : i32) : i32
    %c = llvm.mlir.constant(3 : i64) : i64
    gpu.launch_func <%p : !llvm.ptr> @a::@k1 clusters in (%n, %n, %n) blocks in (%n, %n, %n) threads in (%n, %n, %0) : i32 dynamic_shared_memory_size %0 args (%c : i64, %n : i32)
    llvm.return
}
}

// -----

#file = #llvm.di_file<"x.mlir" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "h2", file = #file, subprogramFlags = Definition>
#loc1 = loc("x.mlir":3:4)
#loc2 = loc(fused<#sp>[#loc1])
module attributes {gpu.container_module} {
gpu.binary @a [#gpu.object<#nvvm.target, assembly = "A">]  loc(#loc1)
llvm.func @h2(%n: i64, %p: !llvm.ptr) {
    gpu.launch_func @a::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args (%n : i64) loc(#loc1)
    llvm.return loc(#loc1)
} loc(#loc2)
}
