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

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[V0:[^ ]+]] = type { ptr, i32 }
// CHECK-EMPTY:
// CHECK-NEXT: @a_binary = internal constant [1 x i8] c"A", align 8
// CHECK-NEXT: @a_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_unload, ptr null }]
// CHECK-NEXT: @a_k1_name = private unnamed_addr constant [3 x i8] c"k1\00", align 1
// CHECK-EMPTY:
// CHECK-NEXT: define void @host(i64 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], ptr %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = alloca %[[V0]], align 8
// CHECK-NEXT:   %[[V6:[^ ]+]] = alloca ptr, i64 2, align 8
// CHECK-NEXT:   %[[V7:[^ ]+]] = getelementptr inbounds nuw %[[V0]], ptr %[[V5]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[V1]], ptr %[[V7]], align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = getelementptr ptr, ptr %[[V6]], i32 0
// CHECK-NEXT:   store ptr %[[V7]], ptr %[[V8]], align 8
// CHECK-NEXT:   %[[V9:[^ ]+]] = getelementptr inbounds nuw %[[V0]], ptr %[[V5]], i32 0, i32 1
// CHECK-NEXT:   store i32 %[[V2]], ptr %[[V9]], align 4
// CHECK-NEXT:   %[[V10:[^ ]+]] = getelementptr ptr, ptr %[[V6]], i32 1
// CHECK-NEXT:   store ptr %[[V9]], ptr %[[V10]], align 8
// CHECK-NEXT:   %[[V11:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   %[[V12:[^ ]+]] = call ptr @mgpuModuleGetFunction(ptr %[[V11]], ptr @a_k1_name)
// CHECK-NEXT:   %[[V13:[^ ]+]] = call ptr @mgpuStreamCreate()
// CHECK-NEXT:   call void @mgpuLaunchKernel(ptr %[[V12]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i32 0, ptr %[[V13]], ptr %[[V6]], ptr null, i64 2)
// CHECK-NEXT:   call void @mgpuStreamSynchronize(ptr %[[V13]])
// CHECK-NEXT:   call void @mgpuStreamDestroy(ptr %[[V13]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoad(ptr @a_binary, i64 1)
// CHECK-NEXT:   store ptr %[[V0]], ptr @a_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoad(ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   call void @mgpuModuleUnload(ptr %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuModuleUnload(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleGetFunction(ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuStreamCreate()
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuLaunchKernel(ptr, i64, i64, i64, i64, i64, i64, i32, ptr, ptr, ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuStreamSynchronize(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuStreamDestroy(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[V0]] = type { i64 }
// CHECK-EMPTY:
// CHECK-NEXT: @a_binary = internal constant [1 x i8] c"A", align 8
// CHECK-NEXT: @a_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_unload, ptr null }]
// CHECK-NEXT: @a_k_name = private unnamed_addr constant [2 x i8] c"k\00", align 1
// CHECK-EMPTY:
// CHECK-NEXT: define void @h2(i64 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = alloca %[[V0]], align 8
// CHECK-NEXT:   %[[V4:[^ ]+]] = alloca ptr, i64 1, align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = getelementptr inbounds nuw %[[V0]], ptr %[[V3]], i32 0, i32 0
// CHECK-NEXT:   store i64 %[[V0]], ptr %[[V5]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr ptr, ptr %[[V4]], i32 0
// CHECK-NEXT:   store ptr %[[V5]], ptr %[[V6]], align 8
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = call ptr @mgpuModuleGetFunction(ptr %[[V7]], ptr @a_k_name)
// CHECK-NEXT:   %[[V9:[^ ]+]] = call ptr @mgpuStreamCreate()
// CHECK-NEXT:   call void @mgpuLaunchKernel(ptr %[[V8]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i32 0, ptr %[[V9]], ptr %[[V4]], ptr null, i64 1)
// CHECK-NEXT:   call void @mgpuStreamSynchronize(ptr %[[V9]])
// CHECK-NEXT:   call void @mgpuStreamDestroy(ptr %[[V9]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoad(ptr @a_binary, i64 1)
// CHECK-NEXT:   store ptr %[[V0]], ptr @a_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoad(ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   call void @mgpuModuleUnload(ptr %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuModuleUnload(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleGetFunction(ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuStreamCreate()
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuLaunchKernel(ptr, i64, i64, i64, i64, i64, i64, i32, ptr, ptr, ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuStreamSynchronize(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuStreamDestroy(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[V0]] = type { i64 }
// CHECK-NEXT: %[[V1:[^ ]+]] = type { i64 }
// CHECK-EMPTY:
// CHECK-NEXT: @a_binary = internal constant [1 x i8] c"A", align 8
// CHECK-NEXT: @a_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_unload, ptr null }]
// CHECK-NEXT: @a_k_name = private unnamed_addr constant [2 x i8] c"k\00", align 1
// CHECK-EMPTY:
// CHECK-NEXT: define void @h2(i64 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = alloca %[[V0]], align 8
// CHECK-NEXT:   %[[V4:[^ ]+]] = alloca ptr, i64 1, align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = getelementptr inbounds nuw %[[V0]], ptr %[[V3]], i32 0, i32 0
// CHECK-NEXT:   store i64 %[[V0]], ptr %[[V5]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr ptr, ptr %[[V4]], i32 0
// CHECK-NEXT:   store ptr %[[V5]], ptr %[[V6]], align 8
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = call ptr @mgpuModuleGetFunction(ptr %[[V7]], ptr @a_k_name)
// CHECK-NEXT:   %[[V9:[^ ]+]] = call ptr @mgpuStreamCreate()
// CHECK-NEXT:   call void @mgpuLaunchKernel(ptr %[[V8]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i32 0, ptr %[[V9]], ptr %[[V4]], ptr null, i64 1)
// CHECK-NEXT:   call void @mgpuStreamSynchronize(ptr %[[V9]])
// CHECK-NEXT:   call void @mgpuStreamDestroy(ptr %[[V9]])
// CHECK-NEXT:   %[[V10:[^ ]+]] = alloca %[[V1]], align 8
// CHECK-NEXT:   %[[V11:[^ ]+]] = alloca ptr, i64 1, align 8
// CHECK-NEXT:   %[[V12:[^ ]+]] = getelementptr inbounds nuw %[[V1]], ptr %[[V10]], i32 0, i32 0
// CHECK-NEXT:   store i64 %[[V0]], ptr %[[V12]], align 4
// CHECK-NEXT:   %[[V13:[^ ]+]] = getelementptr ptr, ptr %[[V11]], i32 0
// CHECK-NEXT:   store ptr %[[V12]], ptr %[[V13]], align 8
// CHECK-NEXT:   %[[V14:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   %[[V15:[^ ]+]] = call ptr @mgpuModuleGetFunction(ptr %[[V14]], ptr @a_k_name)
// CHECK-NEXT:   %[[V16:[^ ]+]] = call ptr @mgpuStreamCreate()
// CHECK-NEXT:   call void @mgpuLaunchKernel(ptr %[[V15]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i32 0, ptr %[[V16]], ptr %[[V11]], ptr null, i64 1)
// CHECK-NEXT:   call void @mgpuStreamSynchronize(ptr %[[V16]])
// CHECK-NEXT:   call void @mgpuStreamDestroy(ptr %[[V16]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoad(ptr @a_binary, i64 1)
// CHECK-NEXT:   store ptr %[[V0]], ptr @a_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoad(ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   call void @mgpuModuleUnload(ptr %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuModuleUnload(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleGetFunction(ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuStreamCreate()
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuLaunchKernel(ptr, i64, i64, i64, i64, i64, i64, i32, ptr, ptr, ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuStreamSynchronize(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuStreamDestroy(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[V0]] = type { { i32, double }, <4 x float>, [3 x i8] }
// CHECK-EMPTY:
// CHECK-NEXT: @a_binary = internal constant [1 x i8] c"A", align 8
// CHECK-NEXT: @a_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_unload, ptr null }]
// CHECK-NEXT: @a_k_name = private unnamed_addr constant [2 x i8] c"k\00", align 1
// CHECK-EMPTY:
// CHECK-NEXT: define void @h2(i64 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], { i32, double } %[[V2:[^ ]+]], <4 x float> %[[V3:[^ ]+]], [3 x i8] %[[V4:[^ ]+]]) {
// CHECK-NEXT:   %[[V6:[^ ]+]] = alloca %[[V0]], align 16
// CHECK-NEXT:   %[[V7:[^ ]+]] = alloca ptr, i64 3, align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = getelementptr inbounds nuw %[[V0]], ptr %[[V6]], i32 0, i32 0
// CHECK-NEXT:   store { i32, double } %[[V2]], ptr %[[V8]], align 8
// CHECK-NEXT:   %[[V9:[^ ]+]] = getelementptr ptr, ptr %[[V7]], i32 0
// CHECK-NEXT:   store ptr %[[V8]], ptr %[[V9]], align 8
// CHECK-NEXT:   %[[V10:[^ ]+]] = getelementptr inbounds nuw %[[V0]], ptr %[[V6]], i32 0, i32 1
// CHECK-NEXT:   store <4 x float> %[[V3]], ptr %[[V10]], align 16
// CHECK-NEXT:   %[[V11:[^ ]+]] = getelementptr ptr, ptr %[[V7]], i32 1
// CHECK-NEXT:   store ptr %[[V10]], ptr %[[V11]], align 8
// CHECK-NEXT:   %[[V12:[^ ]+]] = getelementptr inbounds nuw %[[V0]], ptr %[[V6]], i32 0, i32 2
// CHECK-NEXT:   store [3 x i8] %[[V4]], ptr %[[V12]], align 1
// CHECK-NEXT:   %[[V13:[^ ]+]] = getelementptr ptr, ptr %[[V7]], i32 2
// CHECK-NEXT:   store ptr %[[V12]], ptr %[[V13]], align 8
// CHECK-NEXT:   %[[V14:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   %[[V15:[^ ]+]] = call ptr @mgpuModuleGetFunction(ptr %[[V14]], ptr @a_k_name)
// CHECK-NEXT:   %[[V16:[^ ]+]] = call ptr @mgpuStreamCreate()
// CHECK-NEXT:   call void @mgpuLaunchKernel(ptr %[[V15]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i32 0, ptr %[[V16]], ptr %[[V7]], ptr null, i64 3)
// CHECK-NEXT:   call void @mgpuStreamSynchronize(ptr %[[V16]])
// CHECK-NEXT:   call void @mgpuStreamDestroy(ptr %[[V16]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoad(ptr @a_binary, i64 1)
// CHECK-NEXT:   store ptr %[[V0]], ptr @a_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoad(ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   call void @mgpuModuleUnload(ptr %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuModuleUnload(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleGetFunction(ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuStreamCreate()
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuLaunchKernel(ptr, i64, i64, i64, i64, i64, i64, i32, ptr, ptr, ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuStreamSynchronize(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuStreamDestroy(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[V0]] = type { i32, i64 }
// CHECK-EMPTY:
// CHECK-NEXT: @a_binary = internal constant [1 x i8] c"A", align 8
// CHECK-NEXT: @a_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_unload, ptr null }]
// CHECK-NEXT: @a_k_name = private unnamed_addr constant [2 x i8] c"k\00", align 1
// CHECK-EMPTY:
// CHECK-NEXT: define void @h2(i64 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = alloca %[[V0]], align 8
// CHECK-NEXT:   %[[V4:[^ ]+]] = alloca ptr, i64 2, align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = getelementptr inbounds nuw %[[V0]], ptr %[[V3]], i32 0, i32 0
// CHECK-NEXT:   store i32 7, ptr %[[V5]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr ptr, ptr %[[V4]], i32 0
// CHECK-NEXT:   store ptr %[[V5]], ptr %[[V6]], align 8
// CHECK-NEXT:   %[[V7:[^ ]+]] = getelementptr inbounds nuw %[[V0]], ptr %[[V3]], i32 0, i32 1
// CHECK-NEXT:   store i64 1, ptr %[[V7]], align 4
// CHECK-NEXT:   %[[V8:[^ ]+]] = getelementptr ptr, ptr %[[V4]], i32 1
// CHECK-NEXT:   store ptr %[[V7]], ptr %[[V8]], align 8
// CHECK-NEXT:   %[[V9:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   %[[V10:[^ ]+]] = call ptr @mgpuModuleGetFunction(ptr %[[V9]], ptr @a_k_name)
// CHECK-NEXT:   %[[V11:[^ ]+]] = call ptr @mgpuStreamCreate()
// CHECK-NEXT:   call void @mgpuLaunchClusterKernel(ptr %[[V10]], i64 1, i64 1, i64 %[[V0]], i64 1, i64 1, i64 1, i64 1, i64 %[[V0]], i64 1, i32 7, ptr %[[V11]], ptr %[[V4]], ptr null)
// CHECK-NEXT:   call void @mgpuStreamSynchronize(ptr %[[V11]])
// CHECK-NEXT:   call void @mgpuStreamDestroy(ptr %[[V11]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoad(ptr @a_binary, i64 1)
// CHECK-NEXT:   store ptr %[[V0]], ptr @a_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoad(ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   call void @mgpuModuleUnload(ptr %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuModuleUnload(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleGetFunction(ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuStreamCreate()
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuLaunchClusterKernel(ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i32, ptr, ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuStreamSynchronize(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuStreamDestroy(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[V0]] = type { i64 }
// CHECK-EMPTY:
// CHECK-NEXT: @a_binary = internal constant [1 x i8] c"A", align 8
// CHECK-NEXT: @a_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_unload, ptr null }]
// CHECK-NEXT: @a_k_name = private unnamed_addr constant [2 x i8] c"k\00", align 1
// CHECK-EMPTY:
// CHECK-NEXT: define void @h2(i64 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = alloca %[[V0]], align 8
// CHECK-NEXT:   %[[V4:[^ ]+]] = alloca ptr, i64 1, align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = getelementptr inbounds nuw %[[V0]], ptr %[[V3]], i32 0, i32 0
// CHECK-NEXT:   store i64 %[[V0]], ptr %[[V5]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr ptr, ptr %[[V4]], i32 0
// CHECK-NEXT:   store ptr %[[V5]], ptr %[[V6]], align 8
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = call ptr @mgpuModuleGetFunction(ptr %[[V7]], ptr @a_k_name)
// CHECK-NEXT:   %[[V9:[^ ]+]] = call ptr @mgpuStreamCreate()
// CHECK-NEXT:   call void @mgpuLaunchKernel(ptr %[[V8]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i32 0, ptr %[[V9]], ptr %[[V4]], ptr null, i64 1)
// CHECK-NEXT:   call void @mgpuStreamSynchronize(ptr %[[V9]])
// CHECK-NEXT:   call void @mgpuStreamDestroy(ptr %[[V9]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoad(ptr @a_binary, i64 1)
// CHECK-NEXT:   store ptr %[[V0]], ptr @a_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoad(ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   call void @mgpuModuleUnload(ptr %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuModuleUnload(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleGetFunction(ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuStreamCreate()
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuLaunchKernel(ptr, i64, i64, i64, i64, i64, i64, i32, ptr, ptr, ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuStreamSynchronize(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuStreamDestroy(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[V0]] = type { i64 }
// CHECK-EMPTY:
// CHECK-NEXT: @a_binary = internal constant [1 x i8] c"A", align 8
// CHECK-NEXT: @a_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_unload, ptr null }]
// CHECK-NEXT: @a_a_name = private unnamed_addr constant [2 x i8] c"a\00", align 1
// CHECK-EMPTY:
// CHECK-NEXT: define void @h2(i64 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = alloca %[[V0]], align 8
// CHECK-NEXT:   %[[V4:[^ ]+]] = alloca ptr, i64 1, align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = getelementptr inbounds nuw %[[V0]], ptr %[[V3]], i32 0, i32 0
// CHECK-NEXT:   store i64 %[[V0]], ptr %[[V5]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr ptr, ptr %[[V4]], i32 0
// CHECK-NEXT:   store ptr %[[V5]], ptr %[[V6]], align 8
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = call ptr @mgpuModuleGetFunction(ptr %[[V7]], ptr @a_a_name)
// CHECK-NEXT:   %[[V9:[^ ]+]] = call ptr @mgpuStreamCreate()
// CHECK-NEXT:   call void @mgpuLaunchKernel(ptr %[[V8]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i32 0, ptr %[[V9]], ptr %[[V4]], ptr null, i64 1)
// CHECK-NEXT:   call void @mgpuStreamSynchronize(ptr %[[V9]])
// CHECK-NEXT:   call void @mgpuStreamDestroy(ptr %[[V9]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoad(ptr @a_binary, i64 1)
// CHECK-NEXT:   store ptr %[[V0]], ptr @a_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoad(ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   call void @mgpuModuleUnload(ptr %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuModuleUnload(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleGetFunction(ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuStreamCreate()
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuLaunchKernel(ptr, i64, i64, i64, i64, i64, i64, i32, ptr, ptr, ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuStreamSynchronize(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuStreamDestroy(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[V0]] = type { i64 }
// CHECK-NEXT: %[[V1:[^ ]+]] = type { i64 }
// CHECK-NEXT: %[[V2:[^ ]+]] = type { i64 }
// CHECK-NEXT: %[[V3:[^ ]+]] = type { i64 }
// CHECK-EMPTY:
// CHECK-NEXT: @a_binary = internal constant [1 x i8] c"A", align 8
// CHECK-NEXT: @a_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_unload, ptr null }]
// CHECK-NEXT: @a_k1_name = private unnamed_addr constant [3 x i8] c"k1\00", align 1
// CHECK-NEXT: @"a_k 2_name" = private unnamed_addr constant [4 x i8] c"k 2\00", align 1
// CHECK-EMPTY:
// CHECK-NEXT: define void @h2(i64 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   br label %[[V3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %[[V2:[^ ]+]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = alloca %[[V0]], align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = alloca ptr, i64 1, align 8
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr inbounds nuw %[[V0]], ptr %[[V4]], i32 0, i32 0
// CHECK-NEXT:   store i64 %[[V0]], ptr %[[V6]], align 4
// CHECK-NEXT:   %[[V7:[^ ]+]] = getelementptr ptr, ptr %[[V5]], i32 0
// CHECK-NEXT:   store ptr %[[V6]], ptr %[[V7]], align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   %[[V9:[^ ]+]] = call ptr @mgpuModuleGetFunction(ptr %[[V8]], ptr @a_k1_name)
// CHECK-NEXT:   %[[V10:[^ ]+]] = call ptr @mgpuStreamCreate()
// CHECK-NEXT:   call void @mgpuLaunchKernel(ptr %[[V9]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i32 0, ptr %[[V10]], ptr %[[V5]], ptr null, i64 1)
// CHECK-NEXT:   call void @mgpuStreamSynchronize(ptr %[[V10]])
// CHECK-NEXT:   call void @mgpuStreamDestroy(ptr %[[V10]])
// CHECK-NEXT:   br label %[[V11:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 11:                                               ; preds = %[[V3]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = alloca %[[V1]], align 8
// CHECK-NEXT:   %[[V13:[^ ]+]] = alloca ptr, i64 1, align 8
// CHECK-NEXT:   %[[V14:[^ ]+]] = getelementptr inbounds nuw %[[V1]], ptr %[[V12]], i32 0, i32 0
// CHECK-NEXT:   store i64 %[[V0]], ptr %[[V14]], align 4
// CHECK-NEXT:   %[[V15:[^ ]+]] = getelementptr ptr, ptr %[[V13]], i32 0
// CHECK-NEXT:   store ptr %[[V14]], ptr %[[V15]], align 8
// CHECK-NEXT:   %[[V16:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   %[[V17:[^ ]+]] = call ptr @mgpuModuleGetFunction(ptr %[[V16]], ptr @a_k1_name)
// CHECK-NEXT:   %[[V18:[^ ]+]] = call ptr @mgpuStreamCreate()
// CHECK-NEXT:   call void @mgpuLaunchKernel(ptr %[[V17]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i32 0, ptr %[[V18]], ptr %[[V13]], ptr null, i64 1)
// CHECK-NEXT:   call void @mgpuStreamSynchronize(ptr %[[V18]])
// CHECK-NEXT:   call void @mgpuStreamDestroy(ptr %[[V18]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @h3(i64 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = alloca %[[V2:[^ ]+]], align 8
// CHECK-NEXT:   %[[V4:[^ ]+]] = alloca ptr, i64 1, align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = getelementptr inbounds nuw %[[V2]], ptr %[[V3]], i32 0, i32 0
// CHECK-NEXT:   store i64 %[[V0]], ptr %[[V5]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr ptr, ptr %[[V4]], i32 0
// CHECK-NEXT:   store ptr %[[V5]], ptr %[[V6]], align 8
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = call ptr @mgpuModuleGetFunction(ptr %[[V7]], ptr @"a_k 2_name")
// CHECK-NEXT:   %[[V9:[^ ]+]] = call ptr @mgpuStreamCreate()
// CHECK-NEXT:   call void @mgpuLaunchKernel(ptr %[[V8]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i32 0, ptr %[[V9]], ptr %[[V4]], ptr null, i64 1)
// CHECK-NEXT:   call void @mgpuStreamSynchronize(ptr %[[V9]])
// CHECK-NEXT:   call void @mgpuStreamDestroy(ptr %[[V9]])
// CHECK-NEXT:   %[[V10:[^ ]+]] = alloca %[[V3]], align 8
// CHECK-NEXT:   %[[V11:[^ ]+]] = alloca ptr, i64 1, align 8
// CHECK-NEXT:   %[[V12:[^ ]+]] = getelementptr inbounds nuw %[[V3]], ptr %[[V10]], i32 0, i32 0
// CHECK-NEXT:   store i64 %[[V0]], ptr %[[V12]], align 4
// CHECK-NEXT:   %[[V13:[^ ]+]] = getelementptr ptr, ptr %[[V11]], i32 0
// CHECK-NEXT:   store ptr %[[V12]], ptr %[[V13]], align 8
// CHECK-NEXT:   %[[V14:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   %[[V15:[^ ]+]] = call ptr @mgpuModuleGetFunction(ptr %[[V14]], ptr @a_k1_name)
// CHECK-NEXT:   %[[V16:[^ ]+]] = call ptr @mgpuStreamCreate()
// CHECK-NEXT:   call void @mgpuLaunchKernel(ptr %[[V15]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i32 0, ptr %[[V16]], ptr %[[V11]], ptr null, i64 1)
// CHECK-NEXT:   call void @mgpuStreamSynchronize(ptr %[[V16]])
// CHECK-NEXT:   call void @mgpuStreamDestroy(ptr %[[V16]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoad(ptr @a_binary, i64 1)
// CHECK-NEXT:   store ptr %[[V0]], ptr @a_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoad(ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   call void @mgpuModuleUnload(ptr %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuModuleUnload(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleGetFunction(ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuStreamCreate()
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuLaunchKernel(ptr, i64, i64, i64, i64, i64, i64, i32, ptr, ptr, ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuStreamSynchronize(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuStreamDestroy(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[V0]] = type { i64 }
// CHECK-NEXT: %[[V1:[^ ]+]] = type { i64 }
// CHECK-EMPTY:
// CHECK-NEXT: @a_binary = internal constant [1 x i8] c"A", align 8
// CHECK-NEXT: @a_module = internal global ptr null
// CHECK-NEXT: @a_b_binary = internal constant [1 x i8] c"A", align 8
// CHECK-NEXT: @a_b_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_load, ptr null }, { i32, ptr, ptr } { i32 123, ptr @a_b_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_unload, ptr null }, { i32, ptr, ptr } { i32 123, ptr @a_b_unload, ptr null }]
// CHECK-NEXT: @a_b_k_name = private unnamed_addr constant [4 x i8] c"b_k\00", align 1
// CHECK-EMPTY:
// CHECK-NEXT: define void @h2(i64 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = alloca %[[V0]], align 8
// CHECK-NEXT:   %[[V4:[^ ]+]] = alloca ptr, i64 1, align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = getelementptr inbounds nuw %[[V0]], ptr %[[V3]], i32 0, i32 0
// CHECK-NEXT:   store i64 %[[V0]], ptr %[[V5]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr ptr, ptr %[[V4]], i32 0
// CHECK-NEXT:   store ptr %[[V5]], ptr %[[V6]], align 8
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = call ptr @mgpuModuleGetFunction(ptr %[[V7]], ptr @a_b_k_name)
// CHECK-NEXT:   %[[V9:[^ ]+]] = call ptr @mgpuStreamCreate()
// CHECK-NEXT:   call void @mgpuLaunchKernel(ptr %[[V8]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i32 0, ptr %[[V9]], ptr %[[V4]], ptr null, i64 1)
// CHECK-NEXT:   call void @mgpuStreamSynchronize(ptr %[[V9]])
// CHECK-NEXT:   call void @mgpuStreamDestroy(ptr %[[V9]])
// CHECK-NEXT:   %[[V10:[^ ]+]] = alloca %[[V1]], align 8
// CHECK-NEXT:   %[[V11:[^ ]+]] = alloca ptr, i64 1, align 8
// CHECK-NEXT:   %[[V12:[^ ]+]] = getelementptr inbounds nuw %[[V1]], ptr %[[V10]], i32 0, i32 0
// CHECK-NEXT:   store i64 %[[V0]], ptr %[[V12]], align 4
// CHECK-NEXT:   %[[V13:[^ ]+]] = getelementptr ptr, ptr %[[V11]], i32 0
// CHECK-NEXT:   store ptr %[[V12]], ptr %[[V13]], align 8
// CHECK-NEXT:   %[[V14:[^ ]+]] = load ptr, ptr @a_b_module, align 8
// CHECK-NEXT:   %[[V15:[^ ]+]] = call ptr @mgpuModuleGetFunction(ptr %[[V14]], ptr @a_b_k_name)
// CHECK-NEXT:   %[[V16:[^ ]+]] = call ptr @mgpuStreamCreate()
// CHECK-NEXT:   call void @mgpuLaunchKernel(ptr %[[V15]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i32 0, ptr %[[V16]], ptr %[[V11]], ptr null, i64 1)
// CHECK-NEXT:   call void @mgpuStreamSynchronize(ptr %[[V16]])
// CHECK-NEXT:   call void @mgpuStreamDestroy(ptr %[[V16]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoad(ptr @a_binary, i64 1)
// CHECK-NEXT:   store ptr %[[V0]], ptr @a_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoad(ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   call void @mgpuModuleUnload(ptr %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuModuleUnload(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_b_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoad(ptr @a_b_binary, i64 1)
// CHECK-NEXT:   store ptr %[[V0]], ptr @a_b_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_b_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @a_b_module, align 8
// CHECK-NEXT:   call void @mgpuModuleUnload(ptr %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleGetFunction(ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuStreamCreate()
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuLaunchKernel(ptr, i64, i64, i64, i64, i64, i64, i32, ptr, ptr, ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuStreamSynchronize(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuStreamDestroy(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[V0]] = type { i64 }
// CHECK-NEXT: %[[V1:[^ ]+]] = type { i64 }
// CHECK-NEXT: %[[V2:[^ ]+]] = type { i64 }
// CHECK-EMPTY:
// CHECK-NEXT: @a_binary = internal constant [1 x i8] c"A", align 8
// CHECK-NEXT: @a_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_unload, ptr null }]
// CHECK-NEXT: @a_k_name = private unnamed_addr constant [2 x i8] c"k\00", align 1
// CHECK-NEXT: @a_k2_name = private unnamed_addr constant [3 x i8] c"k2\00", align 1
// CHECK-NEXT: @a_k1_name = private unnamed_addr constant [3 x i8] c"k1\00", align 1
// CHECK-EMPTY:
// CHECK-NEXT: define void @h2(i64 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = alloca %[[V0]], align 8
// CHECK-NEXT:   %[[V4:[^ ]+]] = alloca ptr, i64 1, align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = getelementptr inbounds nuw %[[V0]], ptr %[[V3]], i32 0, i32 0
// CHECK-NEXT:   store i64 %[[V0]], ptr %[[V5]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr ptr, ptr %[[V4]], i32 0
// CHECK-NEXT:   store ptr %[[V5]], ptr %[[V6]], align 8
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = call ptr @mgpuModuleGetFunction(ptr %[[V7]], ptr @a_k_name)
// CHECK-NEXT:   %[[V9:[^ ]+]] = call ptr @mgpuStreamCreate()
// CHECK-NEXT:   call void @mgpuLaunchKernel(ptr %[[V8]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i32 0, ptr %[[V9]], ptr %[[V4]], ptr null, i64 1)
// CHECK-NEXT:   call void @mgpuStreamSynchronize(ptr %[[V9]])
// CHECK-NEXT:   call void @mgpuStreamDestroy(ptr %[[V9]])
// CHECK-NEXT:   %[[V10:[^ ]+]] = add i64 %[[V0]], %[[V0]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = icmp eq i64 %[[V0]], %[[V10]]
// CHECK-NEXT:   br i1 %[[V11]], label %[[V12:[^ ]+]], label %[[V20:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 12:                                               ; preds = %[[V2:[^ ]+]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = alloca %[[V1]], align 8
// CHECK-NEXT:   %[[V14:[^ ]+]] = alloca ptr, i64 1, align 8
// CHECK-NEXT:   %[[V15:[^ ]+]] = getelementptr inbounds nuw %[[V1]], ptr %[[V13]], i32 0, i32 0
// CHECK-NEXT:   store i64 %[[V0]], ptr %[[V15]], align 4
// CHECK-NEXT:   %[[V16:[^ ]+]] = getelementptr ptr, ptr %[[V14]], i32 0
// CHECK-NEXT:   store ptr %[[V15]], ptr %[[V16]], align 8
// CHECK-NEXT:   %[[V17:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   %[[V18:[^ ]+]] = call ptr @mgpuModuleGetFunction(ptr %[[V17]], ptr @a_k1_name)
// CHECK-NEXT:   %[[V19:[^ ]+]] = call ptr @mgpuStreamCreate()
// CHECK-NEXT:   call void @mgpuLaunchKernel(ptr %[[V18]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i32 0, ptr %[[V19]], ptr %[[V14]], ptr null, i64 1)
// CHECK-NEXT:   call void @mgpuStreamSynchronize(ptr %[[V19]])
// CHECK-NEXT:   call void @mgpuStreamDestroy(ptr %[[V19]])
// CHECK-NEXT:   br label %[[V28:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 20:                                               ; preds = %[[V2]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = alloca %[[V2]], align 8
// CHECK-NEXT:   %[[V22:[^ ]+]] = alloca ptr, i64 1, align 8
// CHECK-NEXT:   %[[V23:[^ ]+]] = getelementptr inbounds nuw %[[V2]], ptr %[[V21]], i32 0, i32 0
// CHECK-NEXT:   store i64 %[[V0]], ptr %[[V23]], align 4
// CHECK-NEXT:   %[[V24:[^ ]+]] = getelementptr ptr, ptr %[[V22]], i32 0
// CHECK-NEXT:   store ptr %[[V23]], ptr %[[V24]], align 8
// CHECK-NEXT:   %[[V25:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   %[[V26:[^ ]+]] = call ptr @mgpuModuleGetFunction(ptr %[[V25]], ptr @a_k2_name)
// CHECK-NEXT:   %[[V27:[^ ]+]] = call ptr @mgpuStreamCreate()
// CHECK-NEXT:   call void @mgpuLaunchKernel(ptr %[[V26]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i32 0, ptr %[[V27]], ptr %[[V22]], ptr null, i64 1)
// CHECK-NEXT:   call void @mgpuStreamSynchronize(ptr %[[V27]])
// CHECK-NEXT:   call void @mgpuStreamDestroy(ptr %[[V27]])
// CHECK-NEXT:   br label %[[V28]]
// CHECK-EMPTY:
// CHECK-NEXT: 28:                                               ; preds = %[[V12]], %[[V20]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoad(ptr @a_binary, i64 1)
// CHECK-NEXT:   store ptr %[[V0]], ptr @a_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoad(ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   call void @mgpuModuleUnload(ptr %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuModuleUnload(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleGetFunction(ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuStreamCreate()
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuLaunchKernel(ptr, i64, i64, i64, i64, i64, i64, i32, ptr, ptr, ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuStreamSynchronize(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuStreamDestroy(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[V0]] = type { ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @a_binary = internal constant [1 x i8] c"B", align 8
// CHECK-NEXT: @a_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_unload, ptr null }]
// CHECK-NEXT: @a_k_name = private unnamed_addr constant [2 x i8] c"k\00", align 1
// CHECK-EMPTY:
// CHECK-NEXT: define void @h2(i64 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @mgpuStreamDestroy(ptr %[[V1]])
// CHECK-NEXT:   %[[V3:[^ ]+]] = alloca %[[V0]], align 8
// CHECK-NEXT:   %[[V4:[^ ]+]] = alloca ptr, i64 1, align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = getelementptr inbounds nuw %[[V0]], ptr %[[V3]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[V1]], ptr %[[V5]], align 8
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr ptr, ptr %[[V4]], i32 0
// CHECK-NEXT:   store ptr %[[V5]], ptr %[[V6]], align 8
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = call ptr @mgpuModuleGetFunction(ptr %[[V7]], ptr @a_k_name)
// CHECK-NEXT:   %[[V9:[^ ]+]] = call ptr @mgpuStreamCreate()
// CHECK-NEXT:   call void @mgpuLaunchKernel(ptr %[[V8]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i32 0, ptr %[[V9]], ptr %[[V4]], ptr null, i64 1)
// CHECK-NEXT:   call void @mgpuStreamSynchronize(ptr %[[V9]])
// CHECK-NEXT:   call void @mgpuStreamDestroy(ptr %[[V9]])
// CHECK-NEXT:   %[[V10:[^ ]+]] = call i64 @llvm.ctlz.i64(i64 %[[V0]], i1 false)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare fastcc void @mgpuStreamDestroy(ptr nonnull) #0
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoad(ptr @a_binary, i64 1)
// CHECK-NEXT:   store ptr %[[V0]], ptr @a_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoad(ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   call void @mgpuModuleUnload(ptr %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuModuleUnload(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleGetFunction(ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuStreamCreate()
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuLaunchKernel(ptr, i64, i64, i64, i64, i64, i64, i32, ptr, ptr, ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuStreamSynchronize(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.ctlz.i64(i64, i1 immarg) #1
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[V0]] = type { ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @a_k_name = internal global [2 x i8] c"k\00"
// CHECK-NEXT: @a_binary = internal constant [1 x i8] c"B", align 8
// CHECK-NEXT: @a_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_unload, ptr null }]
// CHECK-EMPTY:
// CHECK-NEXT: define void @h2(i64 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = alloca %[[V0]], align 8
// CHECK-NEXT:   %[[V4:[^ ]+]] = alloca ptr, i64 1, align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = getelementptr inbounds nuw %[[V0]], ptr %[[V3]], i32 0, i32 0
// CHECK-NEXT:   store ptr @a_k_name, ptr %[[V5]], align 8
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr ptr, ptr %[[V4]], i32 0
// CHECK-NEXT:   store ptr %[[V5]], ptr %[[V6]], align 8
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = call ptr @mgpuModuleGetFunction(ptr %[[V7]], ptr @a_k_name)
// CHECK-NEXT:   %[[V9:[^ ]+]] = call ptr @mgpuStreamCreate()
// CHECK-NEXT:   call void @mgpuLaunchKernel(ptr %[[V8]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i32 0, ptr %[[V9]], ptr %[[V4]], ptr null, i64 1)
// CHECK-NEXT:   call void @mgpuStreamSynchronize(ptr %[[V9]])
// CHECK-NEXT:   call void @mgpuStreamDestroy(ptr %[[V9]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoad(ptr @a_binary, i64 1)
// CHECK-NEXT:   store ptr %[[V0]], ptr @a_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoad(ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   call void @mgpuModuleUnload(ptr %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuModuleUnload(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleGetFunction(ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuStreamCreate()
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuLaunchKernel(ptr, i64, i64, i64, i64, i64, i64, i32, ptr, ptr, ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuStreamSynchronize(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuStreamDestroy(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-NEXT: target datalayout = "e-p:32:32"
// CHECK-EMPTY:
// CHECK-NEXT: %[[V0]] = type { i32 }
// CHECK-NEXT: %[[V1:[^ ]+]] = type { i64, i32 }
// CHECK-EMPTY:
// CHECK-NEXT: @a_binary = internal constant [2 x i8] c"A\00", align 8
// CHECK-NEXT: @a_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_unload, ptr null }]
// CHECK-NEXT: @a_k_name = private unnamed_addr constant [2 x i8] c"k\00", align 1
// CHECK-NEXT: @a_k1_name = private unnamed_addr constant [3 x i8] c"k1\00", align 1
// CHECK-EMPTY:
// CHECK-NEXT: define void @h2(i32 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = alloca %[[V0]], align 8
// CHECK-NEXT:   %[[V4:[^ ]+]] = alloca ptr, align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = getelementptr inbounds nuw %[[V0]], ptr %[[V3]], i32 0, i32 0
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[V5]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr ptr, ptr %[[V4]], i32 0
// CHECK-NEXT:   store ptr %[[V5]], ptr %[[V6]], align 4
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr @a_module, align 4
// CHECK-NEXT:   %[[V8:[^ ]+]] = call ptr @mgpuModuleGetFunction(ptr %[[V7]], ptr @a_k_name)
// CHECK-NEXT:   %[[V9:[^ ]+]] = call ptr @mgpuStreamCreate()
// CHECK-NEXT:   call void @mgpuLaunchKernel(ptr %[[V8]], i32 %[[V0]], i32 %[[V0]], i32 %[[V0]], i32 %[[V0]], i32 %[[V0]], i32 %[[V0]], i32 0, ptr %[[V9]], ptr %[[V4]], ptr null, i64 1)
// CHECK-NEXT:   call void @mgpuStreamSynchronize(ptr %[[V9]])
// CHECK-NEXT:   call void @mgpuStreamDestroy(ptr %[[V9]])
// CHECK-NEXT:   %[[V10:[^ ]+]] = alloca %[[V1]], align 8
// CHECK-NEXT:   %[[V11:[^ ]+]] = alloca ptr, i32 2, align 4
// CHECK-NEXT:   %[[V12:[^ ]+]] = getelementptr inbounds nuw %[[V1]], ptr %[[V10]], i32 0, i32 0
// CHECK-NEXT:   store i64 3, ptr %[[V12]], align 4
// CHECK-NEXT:   %[[V13:[^ ]+]] = getelementptr ptr, ptr %[[V11]], i32 0
// CHECK-NEXT:   store ptr %[[V12]], ptr %[[V13]], align 4
// CHECK-NEXT:   %[[V14:[^ ]+]] = getelementptr inbounds nuw %[[V1]], ptr %[[V10]], i32 0, i32 1
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[V14]], align 4
// CHECK-NEXT:   %[[V15:[^ ]+]] = getelementptr ptr, ptr %[[V11]], i32 1
// CHECK-NEXT:   store ptr %[[V14]], ptr %[[V15]], align 4
// CHECK-NEXT:   %[[V16:[^ ]+]] = load ptr, ptr @a_module, align 4
// CHECK-NEXT:   %[[V17:[^ ]+]] = call ptr @mgpuModuleGetFunction(ptr %[[V16]], ptr @a_k1_name)
// CHECK-NEXT:   call void @mgpuLaunchClusterKernel(ptr %[[V17]], i32 %[[V0]], i32 %[[V0]], i32 %[[V0]], i32 %[[V0]], i32 %[[V0]], i32 %[[V0]], i32 %[[V0]], i32 %[[V0]], i32 3, i32 3, ptr %[[V1]], ptr %[[V11]], ptr null)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoadJIT(ptr @a_binary, i32 0)
// CHECK-NEXT:   store ptr %[[V0]], ptr @a_module, align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoadJIT(ptr, i32)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @a_module, align 4
// CHECK-NEXT:   call void @mgpuModuleUnload(ptr %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuModuleUnload(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleGetFunction(ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuStreamCreate()
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuLaunchKernel(ptr, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuStreamSynchronize(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuStreamDestroy(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuLaunchClusterKernel(ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[V0]] = type { i64 }
// CHECK-EMPTY:
// CHECK-NEXT: @a_binary = internal constant [2 x i8] c"A\00", align 8
// CHECK-NEXT: @a_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_unload, ptr null }]
// CHECK-NEXT: @a_k_name = private unnamed_addr constant [2 x i8] c"k\00", align 1
// CHECK-EMPTY:
// CHECK-NEXT: define void @h2(i64 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) !dbg !3 {
// CHECK-NEXT:   %[[V3:[^ ]+]] = alloca %[[V0]], align 8, !dbg !4
// CHECK-NEXT:   %[[V4:[^ ]+]] = alloca ptr, i64 1, align 8, !dbg !4
// CHECK-NEXT:   %[[V5:[^ ]+]] = getelementptr inbounds nuw %[[V0]], ptr %[[V3]], i32 0, i32 0, !dbg !4
// CHECK-NEXT:   store i64 %[[V0]], ptr %[[V5]], align 4, !dbg !4
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr ptr, ptr %[[V4]], i32 0, !dbg !4
// CHECK-NEXT:   store ptr %[[V5]], ptr %[[V6]], align 8, !dbg !4
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr @a_module, align 8, !dbg !4
// CHECK-NEXT:   %[[V8:[^ ]+]] = call ptr @mgpuModuleGetFunction(ptr %[[V7]], ptr @a_k_name), !dbg !4
// CHECK-NEXT:   %[[V9:[^ ]+]] = call ptr @mgpuStreamCreate(), !dbg !4
// CHECK-NEXT:   call void @mgpuLaunchKernel(ptr %[[V8]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i64 %[[V0]], i32 0, ptr %[[V9]], ptr %[[V4]], ptr null, i64 1), !dbg !4
// CHECK-NEXT:   call void @mgpuStreamSynchronize(ptr %[[V9]]), !dbg !4
// CHECK-NEXT:   call void @mgpuStreamDestroy(ptr %[[V9]]), !dbg !4
// CHECK-NEXT:   ret void, !dbg !4
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoadJIT(ptr @a_binary, i32 0)
// CHECK-NEXT:   store ptr %[[V0]], ptr @a_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoadJIT(ptr, i32)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   call void @mgpuModuleUnload(ptr %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuModuleUnload(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleGetFunction(ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuStreamCreate()
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuLaunchKernel(ptr, i64, i64, i64, i64, i64, i64, i32, ptr, ptr, ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuStreamSynchronize(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuStreamDestroy(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.dbg.cu = !{!0}
// CHECK-NEXT: !llvm.module.flags = !{!2}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
// CHECK-NEXT: !1 = !DIFile(filename: "x.mlir", directory: "/")
// CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !3 = distinct !DISubprogram(name: "h2", scope: !1, file: !1, spFlags: DISPFlagDefinition, unit: !0)
// CHECK-NEXT: !4 = !DILocation(line: 3, column: 4, scope: !3)
