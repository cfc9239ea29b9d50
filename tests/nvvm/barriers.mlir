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

