// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

llvm.func @plain() attributes {rocdl.kernel} {
  llvm.return
}

llvm.func @sizes() attributes {rocdl.kernel, rocdl.flat_work_group_size = "128,1024", rocdl.reqd_work_group_size = array<i32: 16, 4, 2>, rocdl.uniform_work_group_size = false} {
  llvm.return
}

llvm.func @most() attributes {rocdl.max_flat_work_group_size = 1024 : index, rocdl.waves_per_eu = 2 : i32, rocdl.unsafe_fp_atomics = true} {
  llvm.return
}

llvm.func @hints(%p: !llvm.ptr<1>, %v: i32) {
  %0 = llvm.load %p {rocdl.last_use} : !llvm.ptr<1> -> i32
  %1 = llvm.atomicrmw add %p, %v monotonic {rocdl.no_remote_memory, rocdl.no_fine_grained_memory, rocdl.ignore_denormal_mode} : !llvm.ptr<1>, i32
  llvm.return
}

llvm.func @library() {
  rocdl.barrier
  %0 = rocdl.workgroup.dim.x : i64
  %1 = rocdl.grid.dim.z range <i32, -5, 3> : i64
  %2 = rocdl.workitem.id.x range <i32, 0, 64> : i32
  llvm.return
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define amdgpu_kernel void @plain() #0 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define amdgpu_kernel void @sizes() #1 !reqd_work_group_size !1 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @most() #2 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @hints(ptr addrspace(1) %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = load i32, ptr addrspace(1) %[[V0]], align 4, !amdgpu.last.use !2
// CHECK-NEXT:   %[[V4:[^ ]+]] = atomicrmw add ptr addrspace(1) %[[V0]], i32 %[[V1]] monotonic, align 4, !amdgpu.ignore.denormal.mode !2, !amdgpu.no.fine.grained.memory !2, !amdgpu.no.remote.memory !2
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @library() {
// CHECK-NEXT:   fence syncscope("workgroup") release
// CHECK-NEXT:   call void @llvm.amdgcn.s.barrier()
// CHECK-NEXT:   fence syncscope("workgroup") acquire
// CHECK-NEXT:   %[[V1:[^ ]+]] = call i64 @__ockl_get_local_size(i32 0)
// CHECK-NEXT:   %[[V2:[^ ]+]] = call range(i64 4294967291, 3) i64 @__ockl_get_num_groups(i32 2)
// CHECK-NEXT:   %[[V3:[^ ]+]] = call range(i32 0, 64) i32 @llvm.amdgcn.workitem.id.x()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn
// CHECK-NEXT: declare void @llvm.amdgcn.s.barrier() #3
// CHECK-EMPTY:
// CHECK-NEXT: declare i64 @__ockl_get_local_size(i32)
// CHECK-EMPTY:
// CHECK-NEXT: declare i64 @__ockl_get_num_groups(i32)
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { "amdgpu-flat-work-group-size"="1,256" "uniform-work-group-size"="true" }
// CHECK-NEXT: attributes #1 = { "amdgpu-flat-work-group-size"="128,1024" "uniform-work-group-size"="false" }
// CHECK-NEXT: attributes #2 = { "amdgpu-flat-work-group-size"="1,1024" "amdgpu-unsafe-fp-atomics"="true" "amdgpu-waves-per-eu"="2" }
// CHECK-NEXT: attributes #3 = { convergent nocallback nofree nounwind willreturn }
// CHECK-NEXT: attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i32 16, i32 4, i32 2}
// CHECK-NEXT: !2 = !{}
