// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

llvm.func @f0(%arg0: i32) {
  nvvm.barrier id = %arg0
  llvm.return
}


llvm.func @f1(%arg0: i32, %arg1: i32) {
  %0 = nvvm.barrier id = %arg0 number_of_threads = %arg1 -> i32
  llvm.return
}


llvm.func @f2(%arg0: i32) {
  %0 = nvvm.barrier #nvvm.reduction<popc> %arg0 -> i32
  llvm.return
}


llvm.func @f5() {
  nvvm.barrier0
  llvm.return
}


llvm.func @f6() {
  nvvm.cluster.arrive
  llvm.return
}


llvm.func @f7() {
  nvvm.cluster.arrive {aligned}
  llvm.return
}


llvm.func @f8() {
  nvvm.cluster.arrive.relaxed
  llvm.return
}


llvm.func @f9() {
  nvvm.cluster.arrive.relaxed {aligned}
  llvm.return
}


llvm.func @f10() {
  nvvm.cluster.wait
  llvm.return
}


llvm.func @f11() {
  nvvm.cluster.wait {aligned}
  llvm.return
}


llvm.func @f12() {
  nvvm.fence.mbarrier.init
  llvm.return
}


llvm.func @f13() {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  llvm.return
}


llvm.func @f14() {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cluster>}
  llvm.return
}


llvm.func @f15() {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<alias>}
  llvm.return
}


llvm.func @f16() {
  nvvm.fence.proxy.release <gpu>
  llvm.return
}


llvm.func @f17() {
  nvvm.fence.sc.cluster
  llvm.return
}


llvm.func @f18() {
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<acquire>}
  llvm.return
}


llvm.func @f19() {
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<release>}
  llvm.return
}


llvm.func @f20(%arg0: !llvm.ptr, %arg1: i32) {
  %0 = nvvm.mbarrier.arrive %arg0, %arg1 : !llvm.ptr -> i64
  llvm.return
}


llvm.func @f21(%arg0: !llvm.ptr, %arg1: i32) {
  nvvm.mbarrier.arrive %arg0, %arg1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr
  llvm.return
}


llvm.func @f22(%arg0: !llvm.ptr) {
  %0 = nvvm.mbarrier.arrive %arg0 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr -> i64
  llvm.return
}


llvm.func @f23(%arg0: !llvm.ptr<3>, %arg1: i32) {
  nvvm.mbarrier.arrive.expect_tx %arg0, %arg1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32
  llvm.return
}


llvm.func @f24(%arg0: !llvm.ptr<7>, %arg1: i32) {
  nvvm.mbarrier.arrive.expect_tx %arg0, %arg1 : !llvm.ptr<7>, i32
  llvm.return
}


llvm.func @f25(%arg0: !llvm.ptr<3>, %arg1: i32) {
  %0 = nvvm.mbarrier.arrive.expect_tx %arg0, %arg1 : !llvm.ptr<3>, i32 -> i64
  llvm.return
}


llvm.func @f26(%arg0: !llvm.ptr, %arg1: i32) {
  %0 = nvvm.mbarrier.arrive.nocomplete %arg0, %arg1 : !llvm.ptr, i32 -> i64
  llvm.return
}


llvm.func @f27(%arg0: !llvm.ptr<3>, %arg1: i32) {
  %0 = nvvm.mbarrier.arrive.nocomplete %arg0, %arg1 : !llvm.ptr<3>, i32 -> i64
  llvm.return
}


llvm.func @f28(%arg0: !llvm.ptr<7>) {
  nvvm.mbarrier.arrive_drop %arg0 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>
  llvm.return
}


llvm.func @f29(%arg0: !llvm.ptr<3>, %arg1: i32) {
  nvvm.mbarrier.arrive_drop %arg0, %arg1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>
  llvm.return
}


llvm.func @f30(%arg0: !llvm.ptr<3>) {
  %0 = nvvm.mbarrier.arrive_drop %arg0 : !llvm.ptr<3> -> i64
  llvm.return
}


llvm.func @f31(%arg0: !llvm.ptr, %arg1: i32) {
  nvvm.mbarrier.arrive_drop.expect_tx %arg0, %arg1 {relaxed = true} : !llvm.ptr, i32
  llvm.return
}


llvm.func @f32(%arg0: !llvm.ptr<7>, %arg1: i32) {
  nvvm.mbarrier.arrive_drop.expect_tx %arg0, %arg1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
  llvm.return
}


llvm.func @f33(%arg0: !llvm.ptr<3>, %arg1: i32) {
  nvvm.mbarrier.arrive_drop.expect_tx %arg0, %arg1 : !llvm.ptr<3>, i32
  llvm.return
}


llvm.func @f34(%arg0: !llvm.ptr, %arg1: i32) {
  %0 = nvvm.mbarrier.arrive_drop.nocomplete %arg0, %arg1 : !llvm.ptr, i32 -> i64
  llvm.return
}


llvm.func @f35(%arg0: !llvm.ptr<3>, %arg1: i32) {
  %0 = nvvm.mbarrier.arrive_drop.nocomplete %arg0, %arg1 : !llvm.ptr<3>, i32 -> i64
  llvm.return
}


llvm.func @f36(%arg0: !llvm.ptr<3>, %arg1: i32) {
  nvvm.mbarrier.complete_tx %arg0, %arg1 : !llvm.ptr<3>, i32
  llvm.return
}


llvm.func @f37(%arg0: !llvm.ptr<3>, %arg1: i32) {
  nvvm.mbarrier.complete_tx %arg0, %arg1 : !llvm.ptr<3>, i32
  llvm.return
}


llvm.func @f38(%arg0: !llvm.ptr<3>, %arg1: i32) {
  nvvm.mbarrier.complete_tx %arg0, %arg1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32
  llvm.return
}


llvm.func @f39(%arg0: !llvm.ptr<3>, %arg1: i32) {
  nvvm.mbarrier.expect_tx %arg0, %arg1 : !llvm.ptr<3>, i32
  llvm.return
}


llvm.func @f40(%arg0: !llvm.ptr<3>, %arg1: i32) {
  nvvm.mbarrier.expect_tx %arg0, %arg1 : !llvm.ptr<3>, i32
  llvm.return
}


llvm.func @f41(%arg0: !llvm.ptr<3>, %arg1: i32) {
  nvvm.mbarrier.expect_tx %arg0, %arg1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32
  llvm.return
}


llvm.func @f42(%arg0: !llvm.ptr, %arg1: i32) {
  nvvm.mbarrier.init %arg0, %arg1 : !llvm.ptr, i32
  llvm.return
}


llvm.func @f43(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1) {
  nvvm.mbarrier.init %arg0, %arg1, predicate = %arg2 : !llvm.ptr, i32, i1
  llvm.return
}


llvm.func @f44(%arg0: !llvm.ptr<3>, %arg1: i32) {
  nvvm.mbarrier.init %arg0, %arg1 : !llvm.ptr<3>, i32
  llvm.return
}


llvm.func @f45(%arg0: !llvm.ptr) {
  nvvm.mbarrier.inval %arg0 : !llvm.ptr
  llvm.return
}


llvm.func @f46(%arg0: !llvm.ptr<3>) {
  nvvm.mbarrier.inval %arg0 : !llvm.ptr<3>
  llvm.return
}


llvm.func @f47(%arg0: !llvm.ptr, %arg1: i64) {
  %0 = nvvm.mbarrier.test.wait %arg0, %arg1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i64 -> i1
  llvm.return
}


llvm.func @f48(%arg0: !llvm.ptr<3>, %arg1: i32) {
  %0 = nvvm.mbarrier.test.wait %arg0, %arg1 : !llvm.ptr<3>, i32 -> i1
  llvm.return
}


llvm.func @f49(%arg0: !llvm.ptr<3>, %arg1: i32) {
  %0 = nvvm.mbarrier.test.wait %arg0, %arg1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32 -> i1
  llvm.return
}


llvm.func @f50(%arg0: !llvm.ptr, %arg1: i32) {
  %0 = nvvm.mbarrier.try_wait %arg0, %arg1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i32 -> i1
  llvm.return
}


llvm.func @f51(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i32) {
  %0 = nvvm.mbarrier.try_wait %arg0, %arg1, %arg2 {relaxed = true} : !llvm.ptr<3>, i32, i32 -> i1
  llvm.return
}


llvm.func @f52(%arg0: !llvm.ptr<3>, %arg1: i32) {
  %0 = nvvm.mbarrier.try_wait %arg0, %arg1 {relaxed = true} : !llvm.ptr<3>, i32 -> i1
  llvm.return
}


llvm.func @f55() {
  nvvm.memory.barrier <cta>
  llvm.return
}


llvm.func @f56() {
  nvvm.memory.barrier <cluster>
  llvm.return
}


llvm.func @f57() {
  nvvm.memory.barrier <gpu>
  llvm.return
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f0(i32 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f1(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f2(i32 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = icmp ne i32 %[[V0]], 0
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f5() {
// CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f6() {
// CHECK-NEXT:   call void @llvm.nvvm.barrier.cluster.arrive()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f7() {
// CHECK-NEXT:   call void @llvm.nvvm.barrier.cluster.arrive.aligned()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f8() {
// CHECK-NEXT:   call void @llvm.nvvm.barrier.cluster.arrive.relaxed()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f9() {
// CHECK-NEXT:   call void @llvm.nvvm.barrier.cluster.arrive.relaxed.aligned()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f10() {
// CHECK-NEXT:   call void @llvm.nvvm.barrier.cluster.wait()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f11() {
// CHECK-NEXT:   call void @llvm.nvvm.barrier.cluster.wait.aligned()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f12() {
// CHECK-NEXT:   call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f13() {
// CHECK-NEXT:   call void @llvm.nvvm.fence.proxy.async.shared_cta()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f14() {
// CHECK-NEXT:   call void @llvm.nvvm.fence.proxy.async.shared_cluster()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f15() {
// CHECK-NEXT:   call void @llvm.nvvm.fence.proxy.alias()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f16() {
// CHECK-NEXT:   call void @llvm.nvvm.fence.proxy.tensormap_generic.release.gpu()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f17() {
// CHECK-NEXT:   call void @llvm.nvvm.fence.sc.cluster()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f18() {
// CHECK-NEXT:   call void @llvm.nvvm.fence.acquire.sync_restrict.space.cluster.scope.cluster()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f19() {
// CHECK-NEXT:   call void @llvm.nvvm.fence.release.sync_restrict.space.cta.scope.cluster()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f20(ptr %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = addrspacecast ptr %[[V0]] to ptr addrspace(3)
// CHECK-NEXT:   %[[V4:[^ ]+]] = call i64 @llvm.nvvm.mbarrier.arrive.scope.cta.space.cta(ptr addrspace(3) %[[V3]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f21(ptr %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = addrspacecast ptr %[[V0]] to ptr addrspace(3)
// CHECK-NEXT:   %[[V4:[^ ]+]] = call i64 @llvm.nvvm.mbarrier.arrive.relaxed.scope.cluster.space.cta(ptr addrspace(3) %[[V3]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f22(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = addrspacecast ptr %[[V0]] to ptr addrspace(3)
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i64 @llvm.nvvm.mbarrier.arrive.scope.cluster.space.cta(ptr addrspace(3) %[[V2]], i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f23(ptr addrspace(3) %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cluster.space.cta(ptr addrspace(3) %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f24(ptr addrspace(7) %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cluster(ptr addrspace(7) %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f25(ptr addrspace(3) %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f26(ptr %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i64 @llvm.nvvm.mbarrier.arrive.noComplete(ptr %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f27(ptr addrspace(3) %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i64 @llvm.nvvm.mbarrier.arrive.noComplete.shared(ptr addrspace(3) %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f28(ptr addrspace(7) %[[V0:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.mbarrier.arrive.drop.scope.cluster.space.cluster(ptr addrspace(7) %[[V0]], i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f29(ptr addrspace(3) %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i64 @llvm.nvvm.mbarrier.arrive.drop.scope.cluster.space.cta(ptr addrspace(3) %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f30(ptr addrspace(3) %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = call i64 @llvm.nvvm.mbarrier.arrive.drop.scope.cta.space.cta(ptr addrspace(3) %[[V0]], i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f31(ptr %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = addrspacecast ptr %[[V0]] to ptr addrspace(3)
// CHECK-NEXT:   %[[V4:[^ ]+]] = call i64 @llvm.nvvm.mbarrier.arrive.drop.expect.tx.relaxed.scope.cta.space.cta(ptr addrspace(3) %[[V3]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f32(ptr addrspace(7) %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cluster.space.cluster(ptr addrspace(7) %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f33(ptr addrspace(3) %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i64 @llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cta.space.cta(ptr addrspace(3) %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f34(ptr %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i64 @llvm.nvvm.mbarrier.arrive.drop.noComplete(ptr %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f35(ptr addrspace(3) %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i64 @llvm.nvvm.mbarrier.arrive.drop.noComplete.shared(ptr addrspace(3) %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f36(ptr addrspace(3) %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.mbarrier.complete.tx.scope.cta.space.cta(ptr addrspace(3) %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f37(ptr addrspace(3) %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.mbarrier.complete.tx.scope.cta.space.cta(ptr addrspace(3) %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f38(ptr addrspace(3) %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.mbarrier.complete.tx.scope.cluster.space.cta(ptr addrspace(3) %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f39(ptr addrspace(3) %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.mbarrier.expect.tx.scope.cta.space.cta(ptr addrspace(3) %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f40(ptr addrspace(3) %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.mbarrier.expect.tx.scope.cta.space.cta(ptr addrspace(3) %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f41(ptr addrspace(3) %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.mbarrier.expect.tx.scope.cluster.space.cta(ptr addrspace(3) %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f42(ptr %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.mbarrier.init(ptr %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f43(ptr %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i1 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.mbarrier.init(ptr %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f44(ptr addrspace(3) %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f45(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.mbarrier.inval(ptr %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f46(ptr addrspace(3) %[[V0:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.mbarrier.inval.shared(ptr addrspace(3) %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f47(ptr %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = addrspacecast ptr %[[V0]] to ptr addrspace(3)
// CHECK-NEXT:   %[[V4:[^ ]+]] = call i1 @llvm.nvvm.mbarrier.test.wait.scope.cluster.space.cta(ptr addrspace(3) %[[V3]], i64 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f48(ptr addrspace(3) %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i1 @llvm.nvvm.mbarrier.test.wait.parity.scope.cta.space.cta(ptr addrspace(3) %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f49(ptr addrspace(3) %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i1 @llvm.nvvm.mbarrier.test.wait.parity.relaxed.scope.cluster.space.cta(ptr addrspace(3) %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f50(ptr %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = addrspacecast ptr %[[V0]] to ptr addrspace(3)
// CHECK-NEXT:   %[[V4:[^ ]+]] = call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cluster.space.cta(ptr addrspace(3) %[[V3]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f51(ptr addrspace(3) %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call i1 @llvm.nvvm.mbarrier.try.wait.parity.tl.relaxed.scope.cta.space.cta(ptr addrspace(3) %[[V0]], i32 %[[V1]], i32 %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f52(ptr addrspace(3) %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i1 @llvm.nvvm.mbarrier.try.wait.parity.relaxed.scope.cta.space.cta(ptr addrspace(3) %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f55() {
// CHECK-NEXT:   call void @llvm.nvvm.membar.cta()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f56() {
// CHECK-NEXT:   call void @llvm.nvvm.fence.sc.cluster()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f57() {
// CHECK-NEXT:   call void @llvm.nvvm.membar.gl()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare void @llvm.nvvm.barrier.cluster.arrive() #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare void @llvm.nvvm.barrier.cluster.arrive.aligned() #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare void @llvm.nvvm.barrier.cluster.arrive.relaxed() #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare void @llvm.nvvm.barrier.cluster.arrive.relaxed.aligned() #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare void @llvm.nvvm.barrier.cluster.wait() #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare void @llvm.nvvm.barrier.cluster.wait.aligned() #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind
// CHECK-NEXT: declare void @llvm.nvvm.fence.mbarrier_init.release.cluster() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind
// CHECK-NEXT: declare void @llvm.nvvm.fence.proxy.async.shared_cta() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind
// CHECK-NEXT: declare void @llvm.nvvm.fence.proxy.async.shared_cluster() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind
// CHECK-NEXT: declare void @llvm.nvvm.fence.proxy.alias() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind
// CHECK-NEXT: declare void @llvm.nvvm.fence.proxy.tensormap_generic.release.gpu() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind
// CHECK-NEXT: declare void @llvm.nvvm.fence.sc.cluster() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind
// CHECK-NEXT: declare void @llvm.nvvm.fence.acquire.sync_restrict.space.cluster.scope.cluster() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind
// CHECK-NEXT: declare void @llvm.nvvm.fence.release.sync_restrict.space.cta.scope.cluster() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare i64 @llvm.nvvm.mbarrier.arrive.scope.cta.space.cta(ptr addrspace(3), i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind memory(argmem: readwrite)
// CHECK-NEXT: declare i64 @llvm.nvvm.mbarrier.arrive.relaxed.scope.cluster.space.cta(ptr addrspace(3), i32) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare i64 @llvm.nvvm.mbarrier.arrive.scope.cluster.space.cta(ptr addrspace(3), i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cluster.space.cta(ptr addrspace(3), i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare void @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cluster(ptr addrspace(7), i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare i64 @llvm.nvvm.mbarrier.arrive.noComplete(ptr, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare i64 @llvm.nvvm.mbarrier.arrive.noComplete.shared(ptr addrspace(3), i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare void @llvm.nvvm.mbarrier.arrive.drop.scope.cluster.space.cluster(ptr addrspace(7), i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare i64 @llvm.nvvm.mbarrier.arrive.drop.scope.cluster.space.cta(ptr addrspace(3), i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare i64 @llvm.nvvm.mbarrier.arrive.drop.scope.cta.space.cta(ptr addrspace(3), i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind memory(argmem: readwrite)
// CHECK-NEXT: declare i64 @llvm.nvvm.mbarrier.arrive.drop.expect.tx.relaxed.scope.cta.space.cta(ptr addrspace(3), i32) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare void @llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cluster.space.cluster(ptr addrspace(7), i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare i64 @llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare i64 @llvm.nvvm.mbarrier.arrive.drop.noComplete(ptr, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare i64 @llvm.nvvm.mbarrier.arrive.drop.noComplete.shared(ptr addrspace(3), i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.mbarrier.complete.tx.scope.cta.space.cta(ptr addrspace(3), i32) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.mbarrier.complete.tx.scope.cluster.space.cta(ptr addrspace(3), i32) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.mbarrier.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.mbarrier.expect.tx.scope.cluster.space.cta(ptr addrspace(3), i32) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare void @llvm.nvvm.mbarrier.init(ptr, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind memory(argmem: write)
// CHECK-NEXT: declare void @llvm.nvvm.mbarrier.inval(ptr writeonly captures(none)) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind memory(argmem: write)
// CHECK-NEXT: declare void @llvm.nvvm.mbarrier.inval.shared(ptr addrspace(3) writeonly captures(none)) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare i1 @llvm.nvvm.mbarrier.test.wait.scope.cluster.space.cta(ptr addrspace(3) captures(none), i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare i1 @llvm.nvvm.mbarrier.test.wait.parity.scope.cta.space.cta(ptr addrspace(3) captures(none), i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind memory(argmem: read)
// CHECK-NEXT: declare i1 @llvm.nvvm.mbarrier.test.wait.parity.relaxed.scope.cluster.space.cta(ptr addrspace(3) captures(none), i32) #4
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cluster.space.cta(ptr addrspace(3) captures(none), i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind memory(argmem: read)
// CHECK-NEXT: declare i1 @llvm.nvvm.mbarrier.try.wait.parity.tl.relaxed.scope.cta.space.cta(ptr addrspace(3) captures(none), i32, i32) #4
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind memory(argmem: read)
// CHECK-NEXT: declare i1 @llvm.nvvm.mbarrier.try.wait.parity.relaxed.scope.cta.space.cta(ptr addrspace(3) captures(none), i32) #4
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind
// CHECK-NEXT: declare void @llvm.nvvm.membar.cta() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind
// CHECK-NEXT: declare void @llvm.nvvm.membar.gl() #1
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { convergent nocallback nounwind }
// CHECK-NEXT: attributes #1 = { nocallback nounwind }
// CHECK-NEXT: attributes #2 = { convergent nocallback nounwind memory(argmem: readwrite) }
// CHECK-NEXT: attributes #3 = { convergent nocallback nounwind memory(argmem: write) }
// CHECK-NEXT: attributes #4 = { convergent nocallback nounwind memory(argmem: read) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
