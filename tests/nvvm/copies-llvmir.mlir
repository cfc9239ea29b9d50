// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

llvm.func @f0() {
  nvvm.cp.async.bulk.commit.group
  llvm.return
}


llvm.func @f1(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) {
  nvvm.cp.async.bulk.global.shared.cta %arg0, %arg1, %arg2 : <1>, <3>
  llvm.return
}


llvm.func @f2(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i16) {
  nvvm.cp.async.bulk.global.shared.cta %arg0, %arg1, %arg2 byte_mask = %arg3 : <1>, <3>
  llvm.return
}


llvm.func @f3(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i64) {
  nvvm.cp.async.bulk.global.shared.cta %arg0, %arg1, %arg2 l2_cache_hint = %arg3 : <1>, <3>
  llvm.return
}


llvm.func @f4(%arg0: !llvm.ptr<1>, %arg1: i32) {
  nvvm.cp.async.bulk.prefetch %arg0, %arg1 : <1>
  llvm.return
}


llvm.func @f5(%arg0: !llvm.ptr<1>, %arg1: i32, %arg2: i64) {
  nvvm.cp.async.bulk.prefetch %arg0, %arg1 l2_cache_hint = %arg2 : <1>
  llvm.return
}


llvm.func @f6(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>, %arg2: !llvm.ptr<3>, %arg3: i32) {
  nvvm.cp.async.bulk.shared.cluster.global %arg0, %arg1, %arg2, %arg3 : !llvm.ptr<3>, <1>
  llvm.return
}


llvm.func @f7(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i64) {
  nvvm.cp.async.bulk.shared.cluster.global %arg0, %arg1, %arg2, %arg3 l2_cache_hint = %arg4 : !llvm.ptr<3>, <1>
  llvm.return
}


llvm.func @f8(%arg0: !llvm.ptr<7>, %arg1: !llvm.ptr<1>, %arg2: !llvm.ptr<3>, %arg3: i32) {
  nvvm.cp.async.bulk.shared.cluster.global %arg0, %arg1, %arg2, %arg3 : !llvm.ptr<7>, <1>
  llvm.return
}


llvm.func @f9(%arg0: !llvm.ptr<7>, %arg1: !llvm.ptr<3>, %arg2: !llvm.ptr<3>, %arg3: i32) {
  nvvm.cp.async.bulk.shared.cluster.shared.cta %arg0, %arg1, %arg2, %arg3 : <7>, <3>
  llvm.return
}


llvm.func @f10(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i1) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %arg0, %arg1, box[%arg2, %arg3, %arg4, %arg5], predicate = %arg6 : !llvm.ptr, <3>
  llvm.return
}


llvm.func @f11(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i64) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %arg0, %arg1, box[%arg2, %arg3, %arg4, %arg5, %arg6] l2_cache_hint = %arg7 {mode = #nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, <3>
  llvm.return
}


llvm.func @f12(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32, %arg4: i64) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %arg0, %arg1, box[%arg2, %arg3] l2_cache_hint = %arg4 : !llvm.ptr, <3>
  llvm.return
}


llvm.func @f13(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i16, %arg7: i16, %arg8: i64) {
  nvvm.cp.async.bulk.tensor.prefetch %arg0, box[%arg1, %arg2, %arg3, %arg4, %arg5] im2col[%arg6, %arg7] l2_cache_hint = %arg8 {mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr
  llvm.return
}


llvm.func @f14(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i16, %arg6: i16) {
  nvvm.cp.async.bulk.tensor.prefetch %arg0, box[%arg1, %arg2, %arg3, %arg4] im2col[%arg5, %arg6] {mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr
  llvm.return
}


llvm.func @f15(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64) {
  nvvm.cp.async.bulk.tensor.prefetch %arg0, box[%arg1] l2_cache_hint = %arg2 : !llvm.ptr
  llvm.return
}


llvm.func @f18(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32) {
  nvvm.cp.async.bulk.tensor.reduce %arg0, %arg1, box[%arg2, %arg3, %arg4, %arg5] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<inc>} : !llvm.ptr, <3>
  llvm.return
}


llvm.func @f19() {
  nvvm.cp.async.bulk.wait_group 0
  llvm.return
}


llvm.func @f20() {
  nvvm.cp.async.bulk.wait_group 0 {read}
  llvm.return
}


llvm.func @f21() {
  nvvm.cp.async.bulk.wait_group 1
  llvm.return
}


llvm.func @f22() {
  nvvm.cp.async.commit.group
  llvm.return
}


llvm.func @f23(%arg0: !llvm.ptr) {
  nvvm.cp.async.mbarrier.arrive %arg0 : !llvm.ptr
  llvm.return
}


llvm.func @f24(%arg0: !llvm.ptr) {
  nvvm.cp.async.mbarrier.arrive %arg0 : !llvm.ptr
  llvm.return
}


llvm.func @f25(%arg0: !llvm.ptr) {
  nvvm.cp.async.mbarrier.arrive %arg0 {noinc = true} : !llvm.ptr
  llvm.return
}


llvm.func @f26(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>, %arg2: i32) {
  nvvm.cp.async.shared.global %arg0, %arg1, 16, cache =  cg, %arg2 : !llvm.ptr<3>, !llvm.ptr<1>, i32
  llvm.return
}


llvm.func @f27(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>, %arg2: i32) {
  nvvm.cp.async.shared.global %arg0, %arg1, 4, cache =  ca, %arg2 : !llvm.ptr<3>, !llvm.ptr<1>, i32
  llvm.return
}


llvm.func @f28(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>) {
  nvvm.cp.async.shared.global %arg0, %arg1, 16, cache =  cg : !llvm.ptr<3>, !llvm.ptr<1>
  llvm.return
}


llvm.func @f29() {
  nvvm.cp.async.wait.group 8
  llvm.return
}


llvm.func @f30() {
  nvvm.cp.async.wait.group 16
  llvm.return
}


llvm.func @f31() {
  nvvm.cp.async.wait.group 32
  llvm.return
}


llvm.func @f32(%arg0: !llvm.ptr, %arg1: i32) {
  %0 = nvvm.mapa %arg0, %arg1 : !llvm.ptr -> !llvm.ptr
  llvm.return
}


llvm.func @f33(%arg0: !llvm.ptr<3>, %arg1: i32) {
  %0 = nvvm.mapa %arg0, %arg1 : !llvm.ptr<3> -> !llvm.ptr<7>
  llvm.return
}


llvm.func @f34(%arg0: !llvm.ptr<4>) {
  nvvm.prefetch tensormap, %arg0 : !llvm.ptr<4>
  llvm.return
}


llvm.func @f35(%arg0: !llvm.ptr, %arg1: i64) {
  nvvm.st.bulk %arg0, size = %arg1 : !llvm.ptr
  llvm.return
}


llvm.func @f36(%arg0: !llvm.ptr, %arg1: i64) {
  nvvm.st.bulk %arg0, size = %arg1 : !llvm.ptr
  llvm.return
}


llvm.func @f37(%arg0: !llvm.ptr<3>, %arg1: i64) {
  nvvm.st.bulk %arg0, size = %arg1 : !llvm.ptr<3>
  llvm.return
}


llvm.func @f38() {
  nvvm.wgmma.commit.group.sync.aligned
  llvm.return
}


llvm.func @f39() {
  nvvm.wgmma.fence.aligned
  llvm.return
}


llvm.func @f40() {
  nvvm.wgmma.wait.group.sync.aligned 0
  llvm.return
}


llvm.func @f41() {
  nvvm.wgmma.wait.group.sync.aligned 1
  llvm.return
}


llvm.func @f42() {
  nvvm.wgmma.wait.group.sync.aligned 5
  llvm.return
}

