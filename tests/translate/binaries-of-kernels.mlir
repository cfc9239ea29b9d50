// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

gpu.binary @kernels [#gpu.object<#nvvm.target, offload = "BLOB">]

// -----

gpu.binary @kernels [#gpu.object<#nvvm.target, assembly = "BLOB">]

// -----

gpu.binary @kernels [#gpu.object<#nvvm.target, properties = {O = 3 : i32, section = "__ptx"}, assembly = "BLOB\00">]

// -----

gpu.binary @kernels [#gpu.object<#nvvm.target, properties = {O = "3", section = 4}, bin = "BLOB">]

// -----

gpu.binary @kernels [#gpu.object<#rocdl.target, bin = "BLOB">]

// -----

gpu.binary @kernels [#gpu.object<#xevm.target, bin = "BLOB">]

// -----

gpu.binary @kernels [#gpu.object<#xevm.target, assembly = "BLOB">]

// -----

gpu.binary @kernels [#gpu.object<#nvvm.target, properties = {section = ""}, "BLOB">]

// -----

gpu.binary @kernels <#gpu.select_object<1>> [#gpu.object<#nvvm.target, "BLOB">, #gpu.object<#rocdl.target, "OTHER">]

// -----

gpu.binary @kernels <#gpu.select_object<#rocdl.target>> [#gpu.object<#nvvm.target, "BLOB">, #gpu.object<#rocdl.target, "OTHER">]

// -----

gpu.binary @kernels <#gpu.select_object<#rocdl.target>> [#gpu.object<#nvvm.target, "BLOB">, #gpu.object<#rocdl.target, "OTHER">, #gpu.object<#rocdl.target, "OTHER2">]

// -----

gpu.binary @kernels [#gpu.object<#nvvm.target, "">]

// -----

gpu.binary @kernels <#gpu.select_object<1 : index>> [#gpu.object<#nvvm.target, "BLOB">,#gpu.object<#nvvm.target, "BLOB2">]

// -----

gpu.binary @kernels <#gpu.select_object<18446744073709551617 : i128>> [#gpu.object<#nvvm.target, "BLOB">,#gpu.object<#nvvm.target, "BLOB2">]

// -----

gpu.binary @a [#gpu.object<#nvvm.target, "A">]
gpu.binary @b [#gpu.object<#nvvm.target, "BB">]

// -----

llvm.func @c()  { llvm.return }
llvm.mlir.global_ctors ctors = [@c], priorities = [3 : i32], data = [#llvm.zero]
gpu.binary @a [#gpu.object<#nvvm.target, "A">]
llvm.mlir.global_dtors dtors = [@c], priorities = [3 : i32], data = [#llvm.zero]

// -----

gpu.binary @"a b" [#gpu.object<#nvvm.target, "A">]

// -----

module {
 gpu.binary @a [#gpu.object<#nvvm.target, "A">]
 module { 
 gpu.binary @b [#gpu.object<#nvvm.target, "A">]
 }
}

// -----

gpu.binary @kernels [#gpu.object<#nvvm.target, properties = {O = 3 : si32}, assembly = "B">]

// -----

gpu.binary @kernels [#gpu.object<#nvvm.target, properties = {O = 3.0 : f32}, assembly = "B">]

// -----

module attributes {gpu.container_module, llvm.data_layout = "e-P1-p1:64:64"} {
llvm.func @c()  { llvm.return }
llvm.mlir.global_ctors ctors = [@c], priorities = [3 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@c], priorities = [3 : i32], data = [#llvm.zero]
gpu.binary @a [#gpu.object<#nvvm.target, "A">]
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: @kernels_binary = internal constant [4 x i8] c"BLOB", align 8
// CHECK-NEXT: @kernels_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_unload, ptr null }]
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoad(ptr @kernels_binary, i64 4)
// CHECK-NEXT:   store ptr %[[V0]], ptr @kernels_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoad(ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @kernels_module, align 8
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
// CHECK-NEXT: @kernels_binary = internal constant [5 x i8] c"BLOB\00", align 8
// CHECK-NEXT: @kernels_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_unload, ptr null }]
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoadJIT(ptr @kernels_binary, i32 0)
// CHECK-NEXT:   store ptr %[[V0]], ptr @kernels_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoadJIT(ptr, i32)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @kernels_module, align 8
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
// CHECK-NEXT: @kernels_binary = internal constant [6 x i8] c"BLOB\00\00", section "__ptx", align 8
// CHECK-NEXT: @kernels_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_unload, ptr null }]
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoadJIT(ptr @kernels_binary, i32 3)
// CHECK-NEXT:   store ptr %[[V0]], ptr @kernels_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoadJIT(ptr, i32)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @kernels_module, align 8
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
// CHECK-NEXT: @kernels_binary = internal constant [4 x i8] c"BLOB", align 8
// CHECK-NEXT: @kernels_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_unload, ptr null }]
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoad(ptr @kernels_binary, i64 4)
// CHECK-NEXT:   store ptr %[[V0]], ptr @kernels_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoad(ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @kernels_module, align 8
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
// CHECK-NEXT: @kernels_binary = internal constant [4 x i8] c"BLOB", align 8
// CHECK-NEXT: @kernels_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_unload, ptr null }]
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoad(ptr @kernels_binary, i64 4)
// CHECK-NEXT:   store ptr %[[V0]], ptr @kernels_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoad(ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @kernels_module, align 8
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
// CHECK-NEXT: @kernels_binary = internal constant [4 x i8] c"BLOB", align 8
// CHECK-NEXT: @kernels_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_unload, ptr null }]
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoad(ptr @kernels_binary, i64 4)
// CHECK-NEXT:   store ptr %[[V0]], ptr @kernels_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoad(ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @kernels_module, align 8
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
// CHECK-NEXT: @kernels_binary = internal constant [5 x i8] c"BLOB\00", align 8
// CHECK-NEXT: @kernels_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_unload, ptr null }]
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoadJIT(ptr @kernels_binary, i32 0)
// CHECK-NEXT:   store ptr %[[V0]], ptr @kernels_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoadJIT(ptr, i32)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @kernels_module, align 8
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
// CHECK-NEXT: @kernels_binary = internal constant [4 x i8] c"BLOB", align 8
// CHECK-NEXT: @kernels_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_unload, ptr null }]
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoad(ptr @kernels_binary, i64 4)
// CHECK-NEXT:   store ptr %[[V0]], ptr @kernels_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoad(ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @kernels_module, align 8
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
// CHECK-NEXT: @kernels_binary = internal constant [5 x i8] c"OTHER", align 8
// CHECK-NEXT: @kernels_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_unload, ptr null }]
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoad(ptr @kernels_binary, i64 5)
// CHECK-NEXT:   store ptr %[[V0]], ptr @kernels_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoad(ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @kernels_module, align 8
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
// CHECK-NEXT: @kernels_binary = internal constant [5 x i8] c"OTHER", align 8
// CHECK-NEXT: @kernels_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_unload, ptr null }]
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoad(ptr @kernels_binary, i64 5)
// CHECK-NEXT:   store ptr %[[V0]], ptr @kernels_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoad(ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @kernels_module, align 8
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
// CHECK-NEXT: @kernels_binary = internal constant [6 x i8] c"OTHER2", align 8
// CHECK-NEXT: @kernels_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_unload, ptr null }]
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoad(ptr @kernels_binary, i64 6)
// CHECK-NEXT:   store ptr %[[V0]], ptr @kernels_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoad(ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @kernels_module, align 8
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
// CHECK-NEXT: @kernels_binary = internal constant [0 x i8] zeroinitializer, align 8
// CHECK-NEXT: @kernels_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_unload, ptr null }]
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoad(ptr @kernels_binary, i64 0)
// CHECK-NEXT:   store ptr %[[V0]], ptr @kernels_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoad(ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @kernels_module, align 8
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
// CHECK-NEXT: @kernels_binary = internal constant [5 x i8] c"BLOB2", align 8
// CHECK-NEXT: @kernels_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_unload, ptr null }]
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoad(ptr @kernels_binary, i64 5)
// CHECK-NEXT:   store ptr %[[V0]], ptr @kernels_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoad(ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @kernels_module, align 8
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
// CHECK-NEXT: @kernels_binary = internal constant [5 x i8] c"BLOB2", align 8
// CHECK-NEXT: @kernels_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_unload, ptr null }]
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoad(ptr @kernels_binary, i64 5)
// CHECK-NEXT:   store ptr %[[V0]], ptr @kernels_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoad(ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @kernels_module, align 8
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
// CHECK-NEXT: @a_binary = internal constant [1 x i8] c"A", align 8
// CHECK-NEXT: @a_module = internal global ptr null
// CHECK-NEXT: @b_binary = internal constant [2 x i8] c"BB", align 8
// CHECK-NEXT: @b_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_load, ptr null }, { i32, ptr, ptr } { i32 123, ptr @b_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_unload, ptr null }, { i32, ptr, ptr } { i32 123, ptr @b_unload, ptr null }]
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
// CHECK-NEXT: define internal void @b_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoad(ptr @b_binary, i64 2)
// CHECK-NEXT:   store ptr %[[V0]], ptr @b_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @b_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @b_module, align 8
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
// CHECK-NEXT: @a_binary = internal constant [1 x i8] c"A", align 8
// CHECK-NEXT: @a_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 3, ptr @c, ptr null }, { i32, ptr, ptr } { i32 123, ptr @a_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 3, ptr @c, ptr null }, { i32, ptr, ptr } { i32 123, ptr @a_unload, ptr null }]
// CHECK-EMPTY:
// CHECK-NEXT: define void @c() {
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
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: @"a b_binary" = internal constant [1 x i8] c"A", align 8
// CHECK-NEXT: @"a b_module" = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @"a b_load", ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @"a b_unload", ptr null }]
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @"a b_load"() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoad(ptr @"a b_binary", i64 1)
// CHECK-NEXT:   store ptr %[[V0]], ptr @"a b_module", align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoad(ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @"a b_unload"() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @"a b_module", align 8
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
// CHECK-NEXT: @a_binary = internal constant [1 x i8] c"A", align 8
// CHECK-NEXT: @a_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @a_unload, ptr null }]
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
// CHECK-NEXT: @kernels_binary = internal constant [2 x i8] c"B\00", align 8
// CHECK-NEXT: @kernels_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_unload, ptr null }]
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoadJIT(ptr @kernels_binary, i32 3)
// CHECK-NEXT:   store ptr %[[V0]], ptr @kernels_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoadJIT(ptr, i32)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @kernels_module, align 8
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
// CHECK-NEXT: @kernels_binary = internal constant [2 x i8] c"B\00", align 8
// CHECK-NEXT: @kernels_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 123, ptr @kernels_unload, ptr null }]
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_load() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call ptr @mgpuModuleLoadJIT(ptr @kernels_binary, i32 0)
// CHECK-NEXT:   store ptr %[[V0]], ptr @kernels_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoadJIT(ptr, i32)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @kernels_unload() section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @kernels_module, align 8
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
// CHECK-NEXT: target datalayout = "e-P1-p1:64:64"
// CHECK-EMPTY:
// CHECK-NEXT: @a_binary = internal constant [1 x i8] c"A", align 8
// CHECK-NEXT: @a_module = internal global ptr null
// CHECK-NEXT: @llvm.global_ctors = appending global [2 x { i32, ptr addrspace(1), ptr }] [{ i32, ptr addrspace(1), ptr } { i32 3, ptr addrspace(1) @c, ptr null }, { i32, ptr addrspace(1), ptr } { i32 123, ptr addrspace(1) @a_load, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [2 x { i32, ptr addrspace(1), ptr }] [{ i32, ptr addrspace(1), ptr } { i32 3, ptr addrspace(1) @c, ptr null }, { i32, ptr addrspace(1), ptr } { i32 123, ptr addrspace(1) @a_unload, ptr null }]
// CHECK-EMPTY:
// CHECK-NEXT: define void @c() addrspace(1) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_load() addrspace(1) section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = call addrspace(1) ptr @mgpuModuleLoad(ptr @a_binary, i64 1)
// CHECK-NEXT:   store ptr %[[V0]], ptr @a_module, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mgpuModuleLoad(ptr, i64) addrspace(1)
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @a_unload() addrspace(1) section ".text.startup" {
// CHECK-NEXT: entry:
// CHECK-NEXT:   %[[V0:[^ ]+]] = load ptr, ptr @a_module, align 8
// CHECK-NEXT:   call addrspace(1) void @mgpuModuleUnload(ptr %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mgpuModuleUnload(ptr) addrspace(1)
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
