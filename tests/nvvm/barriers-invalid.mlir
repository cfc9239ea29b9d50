// RUN: mlir-opt %s --split-input-file --verify-diagnostics

llvm.func @f(%a0: i32, %a1: i32) {
  // expected-error @+1 {{'nvvm.barrier' op barrier id is missing, it should be set between 0 to 15}}
  "nvvm.barrier"(%a0, %a1) <{reductionOp = #nvvm.reduction<and>, operandSegmentSizes = array<i32: 0, 1, 1>}> : (i32, i32) -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'nvvm.barrier' op reduction predicate and reduction operation must be specified together}}
  "nvvm.barrier"() <{reductionOp = #nvvm.reduction<or>, operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: i32, %a1: i32) {
  // expected-error @+1 {{'nvvm.barrier' op reduction are only available when id is 0}}
  "nvvm.barrier"(%a0, %a1) <{reductionOp = #nvvm.reduction<or>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'nvvm.fence.proxy' op generic proxy not a supported proxy kind}}
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<generic>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'nvvm.fence.proxy' op tensormap proxy is not a supported proxy kind}}
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<tensormap>, space = #nvvm.shared_space<cluster>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'nvvm.fence.proxy' op only async_shared fence can have space attribute}}
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<alias>, space = #nvvm.shared_space<cluster>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr, %a1: i32) {
  // expected-error @+1 {{'nvvm.fence.proxy.acquire' op uni-directional proxies only support generic for from_proxy attribute}}
  "nvvm.fence.proxy.acquire"(%a0, %a1) <{scope = #nvvm.mem_scope<gpu>, fromProxy = #nvvm.proxy_kind<async.global>, toProxy = #nvvm.proxy_kind<generic>}> : (!llvm.ptr, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr, %a1: i32) {
  // expected-error @+1 {{'nvvm.fence.proxy.acquire' op uni-directional proxies only support tensormap for to_proxy attribute}}
  "nvvm.fence.proxy.acquire"(%a0, %a1) <{scope = #nvvm.mem_scope<gpu>, toProxy = #nvvm.proxy_kind<async.global>}> : (!llvm.ptr, i32) -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'nvvm.fence.proxy.release' op uni-directional proxies only support generic for from_proxy attribute}}
  "nvvm.fence.proxy.release"() <{scope = #nvvm.mem_scope<cluster>, fromProxy = #nvvm.proxy_kind<async>, toProxy = #nvvm.proxy_kind<async.global>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'nvvm.fence.proxy.release' op uni-directional proxies only support tensormap for to_proxy attribute}}
  "nvvm.fence.proxy.release"() <{scope = #nvvm.mem_scope<cta>, fromProxy = #nvvm.proxy_kind<generic>, toProxy = #nvvm.proxy_kind<async.shared>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'nvvm.fence.proxy.sync_restrict' op only generic is support for from_proxy attribute}}
  "nvvm.fence.proxy.sync_restrict"() <{order = #nvvm.mem_order<release>, fromProxy = #nvvm.proxy_kind<tensormap>, toProxy = #nvvm.proxy_kind<async.shared>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'nvvm.fence.proxy.sync_restrict' op only acquire and release semantics are supported}}
  "nvvm.fence.proxy.sync_restrict"() <{order = #nvvm.mem_order<relaxed>, fromProxy = #nvvm.proxy_kind<async>, toProxy = #nvvm.proxy_kind<async.global>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'nvvm.fence.proxy.sync_restrict' op only async is supported for to_proxy attribute}}
  "nvvm.fence.proxy.sync_restrict"() <{order = #nvvm.mem_order<release>, fromProxy = #nvvm.proxy_kind<generic>, toProxy = #nvvm.proxy_kind<async.shared>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'nvvm.fence.sync_restrict' op only acquire and release semantics are supported}}
  "nvvm.fence.sync_restrict"() <{order = #nvvm.mem_order<weak>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr, %a1: i32) {
  // expected-error @+1 {{mbarrier scope must be either CTA or Cluster}}
  %r = "nvvm.mbarrier.arrive"(%a0, %a1) <{scope = #nvvm.mem_scope<sys>, relaxed = false}> : (!llvm.ptr, i32) -> (i64)
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<7>) {
  // expected-error @+1 {{mbarrier in shared_cluster space cannot return any value}}
  %r = "nvvm.mbarrier.arrive"(%a0) <{relaxed = false}> : (!llvm.ptr<7>) -> (i64)
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<3>, %a1: i32) {
  // expected-error @+1 {{mbarrier scope must be either CTA or Cluster}}
  "nvvm.mbarrier.arrive.expect_tx"(%a0, %a1) <{scope = #nvvm.mem_scope<sys>, relaxed = false}> : (!llvm.ptr<3>, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<7>, %a1: i32) {
  // expected-error @+1 {{mbarrier in shared_cluster space cannot return any value}}
  %r = "nvvm.mbarrier.arrive.expect_tx"(%a0, %a1) <{relaxed = false}> : (!llvm.ptr<7>, i32) -> (i64)
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr, %a1: i32, %a2: i1) {
  // expected-error @+1 {{mbarrier scope must be CTA when using predicate}}
  "nvvm.mbarrier.arrive.expect_tx"(%a0, %a1, %a2) <{scope = #nvvm.mem_scope<sys>, relaxed = true}> : (!llvm.ptr, i32, i1) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<3>, %a1: i32, %a2: i1) {
  // expected-error @+1 {{return-value is not supported when using predicate}}
  %r = "nvvm.mbarrier.arrive.expect_tx"(%a0, %a1, %a2) <{scope = #nvvm.mem_scope<cta>, relaxed = true}> : (!llvm.ptr<3>, i32, i1) -> (i64)
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<7>) {
  // expected-error @+1 {{mbarrier scope must be either CTA or Cluster}}
  %r = "nvvm.mbarrier.arrive_drop"(%a0) <{scope = #nvvm.mem_scope<sys>, relaxed = true}> : (!llvm.ptr<7>) -> (i64)
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<7>, %a1: i32) {
  // expected-error @+1 {{mbarrier in shared_cluster space cannot return any value}}
  %r = "nvvm.mbarrier.arrive_drop"(%a0, %a1) <{relaxed = true}> : (!llvm.ptr<7>, i32) -> (i64)
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr, %a1: i32) {
  // expected-error @+1 {{mbarrier scope must be either CTA or Cluster}}
  "nvvm.mbarrier.arrive_drop.expect_tx"(%a0, %a1) <{scope = #nvvm.mem_scope<gpu>}> : (!llvm.ptr, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<7>, %a1: i32) {
  // expected-error @+1 {{mbarrier in shared_cluster space cannot return any value}}
  %r = "nvvm.mbarrier.arrive_drop.expect_tx"(%a0, %a1) <{scope = #nvvm.mem_scope<cluster>, relaxed = false}> : (!llvm.ptr<7>, i32) -> (i64)
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<3>, %a1: i32) {
  // expected-error @+1 {{mbarrier scope must be either CTA or Cluster}}
  "nvvm.mbarrier.complete_tx"(%a0, %a1) <{scope = #nvvm.mem_scope<gpu>}> : (!llvm.ptr<3>, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<3>, %a1: i32) {
  // expected-error @+1 {{mbarrier scope must be either CTA or Cluster}}
  "nvvm.mbarrier.expect_tx"(%a0, %a1) <{scope = #nvvm.mem_scope<gpu>}> : (!llvm.ptr<3>, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<3>, %a1: i32) {
  // expected-error @+1 {{mbarrier scope must be either CTA or Cluster}}
  %r = "nvvm.mbarrier.test.wait"(%a0, %a1) <{scope = #nvvm.mem_scope<gpu>, relaxed = true}> : (!llvm.ptr<3>, i32) -> (i1)
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr, %a1: i64, %a2: i32) {
  // expected-error @+1 {{mbarrier scope must be either CTA or Cluster}}
  %r = "nvvm.mbarrier.try_wait"(%a0, %a1, %a2) <{scope = #nvvm.mem_scope<gpu>, relaxed = false}> : (!llvm.ptr, i64, i32) -> (i1)
  llvm.return
}
