// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @f(%p: !ptr.ptr<#llvm.address_space<3>>) -> !ptr.ptr<#llvm.address_space<3>> { 
  %0 = ptr.constant #ptr.null : !ptr.ptr<#llvm.address_space<3>>
  llvm.return %0 : !ptr.ptr<#llvm.address_space<3>> }

// -----

llvm.func @f(%p: !ptr.ptr<#llvm.address_space<0>>) -> !ptr.ptr<#llvm.address_space<0>> { 
  %0 = ptr.constant #ptr.address<0x1000> : !ptr.ptr<#llvm.address_space<0>>
  llvm.return %0 : !ptr.ptr<#llvm.address_space<0>> }

// -----

llvm.func @f(%p: !ptr.ptr<#llvm.address_space<0>>) -> !ptr.ptr<#llvm.address_space<0>> { 
  %0 = ptr.constant #ptr.address<-5> : !ptr.ptr<#llvm.address_space<0>>
  llvm.return %0 : !ptr.ptr<#llvm.address_space<0>> }

// -----

llvm.func @f() -> i64 {
  %0 = ptr.type_offset f64 : i64
  llvm.return %0 : i64 }

// -----

llvm.func @f() -> i32 {
  %0 = ptr.type_offset !llvm.struct<(i8, i32)> : i32
  llvm.return %0 : i32 }

// -----

llvm.func @f() -> i128 {
  %0 = ptr.type_offset vector<3xi32> : i128
  llvm.return %0 : i128 }

// -----

llvm.func @f(%p: !ptr.ptr<#llvm.address_space<0>>) {
  %0 = ptr.type_offset f32 : index
  llvm.return }

// -----

llvm.func @f(%p: !ptr.ptr<#llvm.address_space<0>>) -> i128 {
  %0 = ptr.ptr_diff nuw %p, %p : !ptr.ptr<#llvm.address_space<0>> -> i128
  llvm.return %0 : i128 }

// -----

llvm.func @f(%p: !ptr.ptr<#llvm.address_space<0>>, %q: !ptr.ptr<#llvm.address_space<0>>) -> i16 {
  %0 = ptr.ptr_diff nuw|nsw %p, %q : !ptr.ptr<#llvm.address_space<0>> -> i16
  llvm.return %0 : i16 }

// -----

llvm.func @f(%m: vector<4x!ptr.ptr<#llvm.address_space<0>>>, %mm: vector<4xi1>, %v: vector<4xf64>, %p: !ptr.ptr<#llvm.address_space<0>>) {
  %0 = ptr.gather %m, %mm, %v : vector<4x!ptr.ptr<#llvm.address_space<0>>> -> vector<4xf64>
  ptr.scatter %v, %m, %mm : vector<4xf64>, vector<4x!ptr.ptr<#llvm.address_space<0>>>
  %1 = ptr.masked_load %p, %mm, %v : !ptr.ptr<#llvm.address_space<0>> -> vector<4xf64>
  ptr.masked_store %v, %p, %mm : vector<4xf64>, !ptr.ptr<#llvm.address_space<0>>
  llvm.return }

// -----

llvm.func @f(%m: vector<[4]x!ptr.ptr<#llvm.address_space<2>>>, %mm: vector<[4]xi1>, %v: vector<[4]xf64>, %p: !ptr.ptr<#llvm.address_space<2>>, %f: f64) {
  %0 = ptr.gather %m, %mm, %v alignment = 8 : vector<[4]x!ptr.ptr<#llvm.address_space<2>>> -> vector<[4]xf64>
  ptr.scatter %v, %m, %mm alignment = 8 : vector<[4]xf64>, vector<[4]x!ptr.ptr<#llvm.address_space<2>>>
  %1 = ptr.masked_load %p, %mm, %v : !ptr.ptr<#llvm.address_space<2>> -> vector<[4]xf64>
  ptr.masked_store %v, %p, %mm : vector<[4]xf64>, !ptr.ptr<#llvm.address_space<2>>
  %2 = ptr.load %p alignment = 2 : !ptr.ptr<#llvm.address_space<2>> -> f64
  %3 = ptr.load volatile %p nontemporal : !ptr.ptr<#llvm.address_space<2>> -> i64
  %4 = ptr.load %p atomic seq_cst alignment = 8 : !ptr.ptr<#llvm.address_space<2>> -> i64
  %5 = ptr.load %p invariant invariant_group : !ptr.ptr<#llvm.address_space<2>> -> !llvm.struct<(i8, i64)>
  ptr.store volatile %f, %p alignment = 16 : f64, !ptr.ptr<#llvm.address_space<2>>
  ptr.store %f, %p atomic syncscope("s") unordered alignment = 16 nontemporal invariant_group : f64, !ptr.ptr<#llvm.address_space<2>>
  llvm.return }

// -----

module attributes {llvm.data_layout = "p:32:32"} {
llvm.func @f(%p: !ptr.ptr<#llvm.address_space<0>>, %q: !ptr.ptr<#llvm.address_space<0>>) -> i64 {
  %0 = ptr.ptr_diff nuw|nsw %p, %q : !ptr.ptr<#llvm.address_space<0>> -> i64
  %c = ptr.constant #ptr.address<-5> : !ptr.ptr<#llvm.address_space<0>>
  %1 = ptr.ptr_add %c, %0 : !ptr.ptr<#llvm.address_space<0>>, i64
  ptr.store %0, %1 : i64, !ptr.ptr<#llvm.address_space<0>>
  llvm.return %0 : i64 }
}

// -----

llvm.func @f(%p: !ptr.ptr<#llvm.address_space<0>>) -> !ptr.ptr<#llvm.address_space<0>> { 
  %0 = ptr.constant #ptr.address<-1> : !ptr.ptr<#llvm.address_space<0>>
  llvm.return %0 : !ptr.ptr<#llvm.address_space<0>> }

// -----

llvm.func @f(%p: !ptr.ptr<#llvm.address_space<0>>) -> !ptr.ptr<#llvm.address_space<0>> { 
  %0 = ptr.constant #ptr.address<-8> : !ptr.ptr<#llvm.address_space<0>>
  llvm.return %0 : !ptr.ptr<#llvm.address_space<0>> }

// -----

llvm.func @f(%p: !ptr.ptr<#llvm.address_space<0>>) -> !ptr.ptr<#llvm.address_space<0>> { 
  %0 = ptr.constant #ptr.address<-0x10> : !ptr.ptr<#llvm.address_space<0>>
  llvm.return %0 : !ptr.ptr<#llvm.address_space<0>> }

// -----

llvm.func @f(%p: !ptr.ptr<#llvm.address_space<0>>) -> !ptr.ptr<#llvm.address_space<0>> { 
  %0 = ptr.constant #ptr.address<true> : !ptr.ptr<#llvm.address_space<0>>
  llvm.return %0 : !ptr.ptr<#llvm.address_space<0>> }

// -----

llvm.func @f(%p: !ptr.ptr<#llvm.address_space<0>>) -> !ptr.ptr<#llvm.address_space<0>> { 
  %0 = ptr.constant #ptr.address<-7> : !ptr.ptr<#llvm.address_space<0>>
  llvm.return %0 : !ptr.ptr<#llvm.address_space<0>> }

// -----

llvm.func @f(%p: !ptr.ptr<#llvm.address_space<0>>) -> !ptr.ptr<#llvm.address_space<0>> { 
  %0 = ptr.constant #ptr.address<-128> : !ptr.ptr<#llvm.address_space<0>>
  llvm.return %0 : !ptr.ptr<#llvm.address_space<0>> }

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define ptr addrspace(3) @f(ptr addrspace(3) %[[V0:[^ ]+]]) {
// CHECK-NEXT:   ret ptr addrspace(3) null
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define ptr @f(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   ret ptr inttoptr (i64 4096 to ptr)
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define ptr @f(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   ret ptr inttoptr (i64 11 to ptr)
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define i64 @f() {
// CHECK-NEXT:   ret i64 8
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define i32 @f() {
// CHECK-NEXT:   ret i32 8
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define i128 @f() {
// CHECK-NEXT:   ret i128 16
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]]) {
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
// CHECK-NEXT: define i128 @f(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = ptrtoaddr ptr %[[V0]] to i64
// CHECK-NEXT:   %[[V3:[^ ]+]] = ptrtoaddr ptr %[[V0]] to i64
// CHECK-NEXT:   %[[V4:[^ ]+]] = sub nuw i64 %[[V2]], %[[V3]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = sext i64 %[[V4]] to i128
// CHECK-NEXT:   ret i128 %[[V5]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define i16 @f(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = ptrtoaddr ptr %[[V0]] to i64
// CHECK-NEXT:   %[[V4:[^ ]+]] = ptrtoaddr ptr %[[V1]] to i64
// CHECK-NEXT:   %[[V5:[^ ]+]] = sub nuw nsw i64 %[[V3]], %[[V4]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = trunc i64 %[[V5]] to i16
// CHECK-NEXT:   ret i16 %[[V6]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(<4 x ptr> %[[V0:[^ ]+]], <4 x i1> %[[V1:[^ ]+]], <4 x double> %[[V2:[^ ]+]], ptr %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <4 x double> @llvm.masked.gather.v4f64.v4p0(<4 x ptr> align 1 %[[V0]], <4 x i1> %[[V1]], <4 x double> %[[V2]])
// CHECK-NEXT:   call void @llvm.masked.scatter.v4f64.v4p0(<4 x double> %[[V2]], <4 x ptr> align 1 %[[V0]], <4 x i1> %[[V1]])
// CHECK-NEXT:   %[[V6:[^ ]+]] = call <4 x double> @llvm.masked.load.v4f64.p0(ptr align 1 %[[V3]], <4 x i1> %[[V1]], <4 x double> %[[V2]])
// CHECK-NEXT:   call void @llvm.masked.store.v4f64.p0(<4 x double> %[[V2]], ptr align 1 %[[V3]], <4 x i1> %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
// CHECK-NEXT: declare <4 x double> @llvm.masked.gather.v4f64.v4p0(<4 x ptr>, <4 x i1>, <4 x double>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
// CHECK-NEXT: declare void @llvm.masked.scatter.v4f64.v4p0(<4 x double>, <4 x ptr>, <4 x i1>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare <4 x double> @llvm.masked.load.v4f64.p0(ptr captures(none), <4 x i1>, <4 x double>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
// CHECK-NEXT: declare void @llvm.masked.store.v4f64.p0(<4 x double>, ptr captures(none), <4 x i1>) #3
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(read) }
// CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(write) }
// CHECK-NEXT: attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
// CHECK-NEXT: attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(<vscale x 4 x ptr addrspace(2)> %[[V0:[^ ]+]], <vscale x 4 x i1> %[[V1:[^ ]+]], <vscale x 4 x double> %[[V2:[^ ]+]], ptr addrspace(2) %[[V3:[^ ]+]], double %[[V4:[^ ]+]]) {
// CHECK-NEXT:   %[[V6:[^ ]+]] = call <vscale x 4 x double> @llvm.masked.gather.nxv4f64.nxv4p2(<vscale x 4 x ptr addrspace(2)> align 8 %[[V0]], <vscale x 4 x i1> %[[V1]], <vscale x 4 x double> %[[V2]])
// CHECK-NEXT:   call void @llvm.masked.scatter.nxv4f64.nxv4p2(<vscale x 4 x double> %[[V2]], <vscale x 4 x ptr addrspace(2)> align 8 %[[V0]], <vscale x 4 x i1> %[[V1]])
// CHECK-NEXT:   %[[V7:[^ ]+]] = call <vscale x 4 x double> @llvm.masked.load.nxv4f64.p2(ptr addrspace(2) align 1 %[[V3]], <vscale x 4 x i1> %[[V1]], <vscale x 4 x double> %[[V2]])
// CHECK-NEXT:   call void @llvm.masked.store.nxv4f64.p2(<vscale x 4 x double> %[[V2]], ptr addrspace(2) align 1 %[[V3]], <vscale x 4 x i1> %[[V1]])
// CHECK-NEXT:   %[[V8:[^ ]+]] = load double, ptr addrspace(2) %[[V3]], align 2
// CHECK-NEXT:   %[[V9:[^ ]+]] = load volatile i64, ptr addrspace(2) %[[V3]], align 4, !nontemporal !1
// CHECK-NEXT:   %[[V10:[^ ]+]] = load atomic i64, ptr addrspace(2) %[[V3]] seq_cst, align 8
// CHECK-NEXT:   %[[V11:[^ ]+]] = load { i8, i64 }, ptr addrspace(2) %[[V3]], align 4, !invariant.load !2, !invariant.group !2
// CHECK-NEXT:   store volatile double %[[V4]], ptr addrspace(2) %[[V3]], align 16
// CHECK-NEXT:   store atomic double %[[V4]], ptr addrspace(2) %[[V3]] syncscope("s") unordered, align 16, !nontemporal !1, !invariant.group !2
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
// CHECK-NEXT: declare <vscale x 4 x double> @llvm.masked.gather.nxv4f64.nxv4p2(<vscale x 4 x ptr addrspace(2)>, <vscale x 4 x i1>, <vscale x 4 x double>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
// CHECK-NEXT: declare void @llvm.masked.scatter.nxv4f64.nxv4p2(<vscale x 4 x double>, <vscale x 4 x ptr addrspace(2)>, <vscale x 4 x i1>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare <vscale x 4 x double> @llvm.masked.load.nxv4f64.p2(ptr addrspace(2) captures(none), <vscale x 4 x i1>, <vscale x 4 x double>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
// CHECK-NEXT: declare void @llvm.masked.store.nxv4f64.p2(<vscale x 4 x double>, ptr addrspace(2) captures(none), <vscale x 4 x i1>) #3
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(read) }
// CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(write) }
// CHECK-NEXT: attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
// CHECK-NEXT: attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i32 1}
// CHECK-NEXT: !2 = !{}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-NEXT: target datalayout = "p:32:32"
// CHECK-EMPTY:
// CHECK-NEXT: define i64 @f(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = ptrtoaddr ptr %[[V0]] to i32
// CHECK-NEXT:   %[[V4:[^ ]+]] = ptrtoaddr ptr %[[V1]] to i32
// CHECK-NEXT:   %[[V5:[^ ]+]] = sub nuw nsw i32 %[[V3]], %[[V4]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = sext i32 %[[V5]] to i64
// CHECK-NEXT:   %[[V7:[^ ]+]] = getelementptr i8, ptr inttoptr (i32 11 to ptr), i64 %[[V6]]
// CHECK-NEXT:   store i64 %[[V6]], ptr %[[V7]], align 4
// CHECK-NEXT:   ret i64 %[[V6]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define ptr @f(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   ret ptr inttoptr (i64 15 to ptr)
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define ptr @f(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   ret ptr inttoptr (i64 24 to ptr)
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define ptr @f(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   ret ptr inttoptr (i64 240 to ptr)
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define ptr @f(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   ret ptr inttoptr (i64 1 to ptr)
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define ptr @f(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   ret ptr inttoptr (i64 9 to ptr)
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define ptr @f(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   ret ptr inttoptr (i64 3968 to ptr)
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
