// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

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


llvm.func @f3(%arg0: i32) {
  nvvm.barrier.arrive number_of_threads = %arg0
  llvm.return
}


llvm.func @f4(%arg0: i32, %arg1: i32) {
  nvvm.barrier.arrive id = %arg0 number_of_threads = %arg1
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


llvm.func @f53(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32) {
  nvvm.mbarrier.try_wait.parity %arg0, %arg1, %arg2 : !llvm.ptr, i32, i32
  llvm.return
}


llvm.func @f54(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i32) {
  nvvm.mbarrier.try_wait.parity %arg0, %arg1, %arg2 : !llvm.ptr<3>, i32, i32
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

// CHECK: module {
// CHECK-NEXT:   llvm.func @f0(%[[ARG0:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.barrier id = %[[ARG0]]
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f1(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.barrier id = %[[ARG0]] number_of_threads = %[[ARG1]] -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f2(%[[ARG0:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.barrier #nvvm.reduction<popc> %[[ARG0]] -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f3(%[[ARG0:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.barrier.arrive number_of_threads = %[[ARG0]]
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f4(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.barrier.arrive id = %[[ARG0]] number_of_threads = %[[ARG1]]
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f5() {
// CHECK-NEXT:     nvvm.barrier0
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f6() {
// CHECK-NEXT:     nvvm.cluster.arrive
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f7() {
// CHECK-NEXT:     nvvm.cluster.arrive {aligned}
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f8() {
// CHECK-NEXT:     nvvm.cluster.arrive.relaxed
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f9() {
// CHECK-NEXT:     nvvm.cluster.arrive.relaxed {aligned}
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f10() {
// CHECK-NEXT:     nvvm.cluster.wait
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f11() {
// CHECK-NEXT:     nvvm.cluster.wait {aligned}
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f12() {
// CHECK-NEXT:     nvvm.fence.mbarrier.init
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f13() {
// CHECK-NEXT:     nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f14() {
// CHECK-NEXT:     nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cluster>}
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f15() {
// CHECK-NEXT:     nvvm.fence.proxy {kind = #nvvm.proxy_kind<alias>}
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f16() {
// CHECK-NEXT:     nvvm.fence.proxy.release <gpu>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f17() {
// CHECK-NEXT:     nvvm.fence.sc.cluster
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f18() {
// CHECK-NEXT:     nvvm.fence.sync_restrict {order = #nvvm.mem_order<acquire>}
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f19() {
// CHECK-NEXT:     nvvm.fence.sync_restrict {order = #nvvm.mem_order<release>}
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f20(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.mbarrier.arrive %[[ARG0]], %[[ARG1]] : !llvm.ptr -> i64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f21(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.mbarrier.arrive %[[ARG0]], %[[ARG1]] {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f22(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.mbarrier.arrive %[[ARG0]] {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr -> i64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f23(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.mbarrier.arrive.expect_tx %[[ARG0]], %[[ARG1]] {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f24(%[[ARG0:[^ ]+]]: !llvm.ptr<7>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.mbarrier.arrive.expect_tx %[[ARG0]], %[[ARG1]] : !llvm.ptr<7>, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f25(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.mbarrier.arrive.expect_tx %[[ARG0]], %[[ARG1]] : !llvm.ptr<3>, i32 -> i64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f26(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.mbarrier.arrive.nocomplete %[[ARG0]], %[[ARG1]] : !llvm.ptr, i32 -> i64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f27(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.mbarrier.arrive.nocomplete %[[ARG0]], %[[ARG1]] : !llvm.ptr<3>, i32 -> i64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f28(%[[ARG0:[^ ]+]]: !llvm.ptr<7>) {
// CHECK-NEXT:     nvvm.mbarrier.arrive_drop %[[ARG0]] {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f29(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.mbarrier.arrive_drop %[[ARG0]], %[[ARG1]] {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f30(%[[ARG0:[^ ]+]]: !llvm.ptr<3>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.mbarrier.arrive_drop %[[ARG0]] : !llvm.ptr<3> -> i64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f31(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.mbarrier.arrive_drop.expect_tx %[[ARG0]], %[[ARG1]] {relaxed = true} : !llvm.ptr, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f32(%[[ARG0:[^ ]+]]: !llvm.ptr<7>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.mbarrier.arrive_drop.expect_tx %[[ARG0]], %[[ARG1]] {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f33(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.mbarrier.arrive_drop.expect_tx %[[ARG0]], %[[ARG1]] : !llvm.ptr<3>, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f34(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.mbarrier.arrive_drop.nocomplete %[[ARG0]], %[[ARG1]] : !llvm.ptr, i32 -> i64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f35(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.mbarrier.arrive_drop.nocomplete %[[ARG0]], %[[ARG1]] : !llvm.ptr<3>, i32 -> i64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f36(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.mbarrier.complete_tx %[[ARG0]], %[[ARG1]] : !llvm.ptr<3>, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f37(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.mbarrier.complete_tx %[[ARG0]], %[[ARG1]] : !llvm.ptr<3>, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f38(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.mbarrier.complete_tx %[[ARG0]], %[[ARG1]] {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f39(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.mbarrier.expect_tx %[[ARG0]], %[[ARG1]] : !llvm.ptr<3>, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f40(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.mbarrier.expect_tx %[[ARG0]], %[[ARG1]] : !llvm.ptr<3>, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f41(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.mbarrier.expect_tx %[[ARG0]], %[[ARG1]] {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f42(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.mbarrier.init %[[ARG0]], %[[ARG1]] : !llvm.ptr, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f43(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i1) {
// CHECK-NEXT:     nvvm.mbarrier.init %[[ARG0]], %[[ARG1]], predicate = %[[ARG2]] : !llvm.ptr, i32, i1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f44(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.mbarrier.init %[[ARG0]], %[[ARG1]] : !llvm.ptr<3>, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f45(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     nvvm.mbarrier.inval %[[ARG0]] : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f46(%[[ARG0:[^ ]+]]: !llvm.ptr<3>) {
// CHECK-NEXT:     nvvm.mbarrier.inval %[[ARG0]] : !llvm.ptr<3>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f47(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.mbarrier.test.wait %[[ARG0]], %[[ARG1]] {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i64 -> i1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f48(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.mbarrier.test.wait %[[ARG0]], %[[ARG1]] : !llvm.ptr<3>, i32 -> i1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f49(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.mbarrier.test.wait %[[ARG0]], %[[ARG1]] {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32 -> i1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f50(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.mbarrier.try_wait %[[ARG0]], %[[ARG1]] {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i32 -> i1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f51(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.mbarrier.try_wait %[[ARG0]], %[[ARG1]], %[[ARG2]] {relaxed = true} : !llvm.ptr<3>, i32, i32 -> i1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f52(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.mbarrier.try_wait %[[ARG0]], %[[ARG1]] {relaxed = true} : !llvm.ptr<3>, i32 -> i1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f53(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.mbarrier.try_wait.parity %[[ARG0]], %[[ARG1]], %[[ARG2]] : !llvm.ptr, i32, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f54(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.mbarrier.try_wait.parity %[[ARG0]], %[[ARG1]], %[[ARG2]] : !llvm.ptr<3>, i32, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f55() {
// CHECK-NEXT:     nvvm.memory.barrier <cta>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f56() {
// CHECK-NEXT:     nvvm.memory.barrier <cluster>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f57() {
// CHECK-NEXT:     nvvm.memory.barrier <gpu>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f0", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG75:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.barrier"(%[[ARG75]]) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f1", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG73:[^ ]+]]: i32, %[[ARG74:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V15:[^ ]+]] = "nvvm.barrier"(%[[ARG73]], %[[ARG74]]) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG72:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V14:[^ ]+]] = "nvvm.barrier"(%[[ARG72]]) <{operandSegmentSizes = array<i32: 0, 0, 1>, reductionOp = #nvvm.reduction<popc>}> : (i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f3", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG71:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.barrier.arrive"(%[[ARG71]]) : (i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f4", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG69:[^ ]+]]: i32, %[[ARG70:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.barrier.arrive"(%[[ARG69]], %[[ARG70]]) : (i32, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f5", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.barrier0"() : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f6", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.cluster.arrive"() : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f7", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.cluster.arrive"() <{aligned}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f8", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.cluster.arrive.relaxed"() : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f9", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.cluster.arrive.relaxed"() <{aligned}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f10", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.cluster.wait"() : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f11", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.cluster.wait"() <{aligned}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f12", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.fence.mbarrier.init"() : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f13", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f14", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cluster>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f15", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<alias>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f16", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.fence.proxy.release"() <{fromProxy = #nvvm.proxy_kind<generic>, scope = #nvvm.mem_scope<gpu>, toProxy = #nvvm.proxy_kind<tensormap>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f17", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.fence.sc.cluster"() : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f18", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.fence.sync_restrict"() <{order = #nvvm.mem_order<acquire>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f19", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.fence.sync_restrict"() <{order = #nvvm.mem_order<release>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "f20", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG67:[^ ]+]]: !llvm.ptr, %[[ARG68:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V13:[^ ]+]] = "nvvm.mbarrier.arrive"(%[[ARG67]], %[[ARG68]]) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr, i32) -> i64
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "f21", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG65:[^ ]+]]: !llvm.ptr, %[[ARG66:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.mbarrier.arrive"(%[[ARG65]], %[[ARG66]]) <{relaxed = true, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "f22", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG64:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     %[[V12:[^ ]+]] = "nvvm.mbarrier.arrive"(%[[ARG64]]) <{relaxed = false, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr) -> i64
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f23", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG62:[^ ]+]]: !llvm.ptr<3>, %[[ARG63:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.mbarrier.arrive.expect_tx"(%[[ARG62]], %[[ARG63]]) <{relaxed = false, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<3>, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<7>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f24", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG60:[^ ]+]]: !llvm.ptr<7>, %[[ARG61:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.mbarrier.arrive.expect_tx"(%[[ARG60]], %[[ARG61]]) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<7>, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f25", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG58:[^ ]+]]: !llvm.ptr<3>, %[[ARG59:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V11:[^ ]+]] = "nvvm.mbarrier.arrive.expect_tx"(%[[ARG58]], %[[ARG59]]) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> i64
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "f26", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG56:[^ ]+]]: !llvm.ptr, %[[ARG57:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V10:[^ ]+]] = "nvvm.mbarrier.arrive.nocomplete"(%[[ARG56]], %[[ARG57]]) : (!llvm.ptr, i32) -> i64
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f27", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG54:[^ ]+]]: !llvm.ptr<3>, %[[ARG55:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V9:[^ ]+]] = "nvvm.mbarrier.arrive.nocomplete"(%[[ARG54]], %[[ARG55]]) : (!llvm.ptr<3>, i32) -> i64
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<7>)>, linkage = #llvm.linkage<external>, sym_name = "f28", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG53:[^ ]+]]: !llvm.ptr<7>):
// GENERIC-NEXT:     "nvvm.mbarrier.arrive_drop"(%[[ARG53]]) <{relaxed = false, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<7>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f29", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG51:[^ ]+]]: !llvm.ptr<3>, %[[ARG52:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.mbarrier.arrive_drop"(%[[ARG51]], %[[ARG52]]) <{relaxed = false, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<3>, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>)>, linkage = #llvm.linkage<external>, sym_name = "f30", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG50:[^ ]+]]: !llvm.ptr<3>):
// GENERIC-NEXT:     %[[V8:[^ ]+]] = "nvvm.mbarrier.arrive_drop"(%[[ARG50]]) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>) -> i64
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "f31", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG48:[^ ]+]]: !llvm.ptr, %[[ARG49:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.mbarrier.arrive_drop.expect_tx"(%[[ARG48]], %[[ARG49]]) <{relaxed = true, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<7>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f32", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG46:[^ ]+]]: !llvm.ptr<7>, %[[ARG47:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.mbarrier.arrive_drop.expect_tx"(%[[ARG46]], %[[ARG47]]) <{relaxed = false, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<7>, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f33", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG44:[^ ]+]]: !llvm.ptr<3>, %[[ARG45:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.mbarrier.arrive_drop.expect_tx"(%[[ARG44]], %[[ARG45]]) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "f34", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG42:[^ ]+]]: !llvm.ptr, %[[ARG43:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V7:[^ ]+]] = "nvvm.mbarrier.arrive_drop.nocomplete"(%[[ARG42]], %[[ARG43]]) : (!llvm.ptr, i32) -> i64
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f35", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG40:[^ ]+]]: !llvm.ptr<3>, %[[ARG41:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V6:[^ ]+]] = "nvvm.mbarrier.arrive_drop.nocomplete"(%[[ARG40]], %[[ARG41]]) : (!llvm.ptr<3>, i32) -> i64
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f36", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG38:[^ ]+]]: !llvm.ptr<3>, %[[ARG39:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.mbarrier.complete_tx"(%[[ARG38]], %[[ARG39]]) <{scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f37", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG36:[^ ]+]]: !llvm.ptr<3>, %[[ARG37:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.mbarrier.complete_tx"(%[[ARG36]], %[[ARG37]]) <{scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f38", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG34:[^ ]+]]: !llvm.ptr<3>, %[[ARG35:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.mbarrier.complete_tx"(%[[ARG34]], %[[ARG35]]) <{scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<3>, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f39", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG32:[^ ]+]]: !llvm.ptr<3>, %[[ARG33:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.mbarrier.expect_tx"(%[[ARG32]], %[[ARG33]]) <{scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f40", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG30:[^ ]+]]: !llvm.ptr<3>, %[[ARG31:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.mbarrier.expect_tx"(%[[ARG30]], %[[ARG31]]) <{scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f41", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG28:[^ ]+]]: !llvm.ptr<3>, %[[ARG29:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.mbarrier.expect_tx"(%[[ARG28]], %[[ARG29]]) <{scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<3>, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "f42", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG26:[^ ]+]]: !llvm.ptr, %[[ARG27:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.mbarrier.init"(%[[ARG26]], %[[ARG27]]) : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32, i1)>, linkage = #llvm.linkage<external>, sym_name = "f43", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG23:[^ ]+]]: !llvm.ptr, %[[ARG24:[^ ]+]]: i32, %[[ARG25:[^ ]+]]: i1):
// GENERIC-NEXT:     "nvvm.mbarrier.init"(%[[ARG23]], %[[ARG24]], %[[ARG25]]) : (!llvm.ptr, i32, i1) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f44", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG21:[^ ]+]]: !llvm.ptr<3>, %[[ARG22:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.mbarrier.init"(%[[ARG21]], %[[ARG22]]) : (!llvm.ptr<3>, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "f45", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG20:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "nvvm.mbarrier.inval"(%[[ARG20]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>)>, linkage = #llvm.linkage<external>, sym_name = "f46", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG19:[^ ]+]]: !llvm.ptr<3>):
// GENERIC-NEXT:     "nvvm.mbarrier.inval"(%[[ARG19]]) : (!llvm.ptr<3>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i64)>, linkage = #llvm.linkage<external>, sym_name = "f47", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG17:[^ ]+]]: !llvm.ptr, %[[ARG18:[^ ]+]]: i64):
// GENERIC-NEXT:     %[[V5:[^ ]+]] = "nvvm.mbarrier.test.wait"(%[[ARG17]], %[[ARG18]]) <{relaxed = false, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr, i64) -> i1
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f48", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG15:[^ ]+]]: !llvm.ptr<3>, %[[ARG16:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V4:[^ ]+]] = "nvvm.mbarrier.test.wait"(%[[ARG15]], %[[ARG16]]) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> i1
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f49", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG13:[^ ]+]]: !llvm.ptr<3>, %[[ARG14:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V3:[^ ]+]] = "nvvm.mbarrier.test.wait"(%[[ARG13]], %[[ARG14]]) <{relaxed = true, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<3>, i32) -> i1
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "f50", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "nvvm.mbarrier.try_wait"(%[[ARG11]], %[[ARG12]]) <{relaxed = false, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr, i32) -> i1
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f51", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG8:[^ ]+]]: !llvm.ptr<3>, %[[ARG9:[^ ]+]]: i32, %[[ARG10:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "nvvm.mbarrier.try_wait"(%[[ARG8]], %[[ARG9]], %[[ARG10]]) <{relaxed = true, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32, i32) -> i1
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f52", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG6:[^ ]+]]: !llvm.ptr<3>, %[[ARG7:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "nvvm.mbarrier.try_wait"(%[[ARG6]], %[[ARG7]]) <{relaxed = true, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> i1
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f53", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.mbarrier.try_wait.parity"(%[[ARG3]], %[[ARG4]], %[[ARG5]]) : (!llvm.ptr, i32, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f54", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.mbarrier.try_wait.parity"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (!llvm.ptr<3>, i32, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f55", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.memory.barrier"() <{scope = #nvvm.mem_scope<cta>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f56", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.memory.barrier"() <{scope = #nvvm.mem_scope<cluster>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f57", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.memory.barrier"() <{scope = #nvvm.mem_scope<gpu>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
