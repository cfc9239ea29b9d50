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

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: @a_binary = internal global i32 1
// CHECK-NEXT: @a_module = internal global i32 1
// CHECK-NEXT: @a_binary.1 = internal constant [1 x i8] c"A", align 8
// CHECK-NEXT: @a_module.2 = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_load.3, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_unload.4, ptr null }]
// CHECK-EMPTY:
// CHECK-NEXT: declare void @a_load()
// CHECK-EMPTY:
// CHECK-NEXT: declare void @a_unload()
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuModuleLoad(i32)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuModuleUnload(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_load.3() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoad(ptr @a_binary.1, i64 1)
// CHECK-NEXT:   store ptr %[[V0]], ptr @a_module.2, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_unload.4() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @a_module.2, align 8
// CHECK-NEXT:   call void @mgpuModuleUnload(ptr %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
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
// CHECK-NEXT: @a_module = internal global i32 1
// CHECK-NEXT: @a_binary = internal constant [1 x i8] c"A", align 8
// CHECK-NEXT: @a_module.1 = internal global ptr null
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
// CHECK-NEXT:   store ptr %[[V0]], ptr @a_module.1, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoad(ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @a_module.1, align 8
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
// CHECK-NEXT: @mgpuLaunchKernel = internal global i32 1
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
// CHECK-NEXT: @q = global i32 1
// CHECK-NEXT: @a_binary = internal constant [1 x i8] c"A", align 8
// CHECK-NEXT: @a_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors.1 = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_unload, ptr null }]
// CHECK-EMPTY:
// CHECK-NEXT: @llvm.global_ctors = alias i32, ptr @q
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
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[V0]] = type { i64 }
// CHECK-EMPTY:
// CHECK-NEXT: @a_k_name = internal global i32 1
// CHECK-NEXT: @a_binary = internal constant [1 x i8] c"A", align 8
// CHECK-NEXT: @a_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_unload, ptr null }]
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
// CHECK-NEXT: declare void @mgpuLaunchKernel()
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleGetFunction(ptr, ptr)
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
// CHECK-NEXT: declare ptr @mgpuStreamCreate()
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuStreamSynchronize(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuStreamDestroy(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
