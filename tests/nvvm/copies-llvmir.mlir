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

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f0() {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.commit.group()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f1(ptr addrspace(1) %[[V0:[^ ]+]], ptr addrspace(3) %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global(ptr addrspace(1) %[[V0]], ptr addrspace(3) %[[V1]], i32 %[[V2]], i64 0, i1 false)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f2(ptr addrspace(1) %[[V0:[^ ]+]], ptr addrspace(3) %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i16 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global.bytemask(ptr addrspace(1) %[[V0]], ptr addrspace(3) %[[V1]], i32 %[[V2]], i64 0, i1 false, i16 %[[V3]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f3(ptr addrspace(1) %[[V0:[^ ]+]], ptr addrspace(3) %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global(ptr addrspace(1) %[[V0]], ptr addrspace(3) %[[V1]], i32 %[[V2]], i64 %[[V3]], i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f4(ptr addrspace(1) %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.prefetch.L2(ptr addrspace(1) %[[V0]], i32 %[[V1]], i64 0, i1 false)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f5(ptr addrspace(1) %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.prefetch.L2(ptr addrspace(1) %[[V0]], i32 %[[V1]], i64 %[[V2]], i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f6(ptr addrspace(3) %[[V0:[^ ]+]], ptr addrspace(1) %[[V1:[^ ]+]], ptr addrspace(3) %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.global.to.shared.cta(ptr addrspace(3) %[[V0]], ptr addrspace(3) %[[V2]], ptr addrspace(1) %[[V1]], i32 %[[V3]], i64 0, i1 false)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f7(ptr addrspace(3) %[[V0:[^ ]+]], ptr addrspace(1) %[[V1:[^ ]+]], ptr addrspace(3) %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i64 %[[V4:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.global.to.shared.cta(ptr addrspace(3) %[[V0]], ptr addrspace(3) %[[V2]], ptr addrspace(1) %[[V1]], i32 %[[V3]], i64 %[[V4]], i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f8(ptr addrspace(7) %[[V0:[^ ]+]], ptr addrspace(1) %[[V1:[^ ]+]], ptr addrspace(3) %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(7) %[[V0]], ptr addrspace(3) %[[V2]], ptr addrspace(1) %[[V1]], i32 %[[V3]], i16 0, i64 0, i1 false, i1 false)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f9(ptr addrspace(7) %[[V0:[^ ]+]], ptr addrspace(3) %[[V1:[^ ]+]], ptr addrspace(3) %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.shared.cta.to.cluster(ptr addrspace(7) %[[V0]], ptr addrspace(3) %[[V2]], ptr addrspace(3) %[[V1]], i32 %[[V3]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f10(ptr %[[V0:[^ ]+]], ptr addrspace(3) %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], i1 %[[V6:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.4d(ptr addrspace(3) %[[V1]], ptr %[[V0]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], i64 0, i1 false)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f11(ptr %[[V0:[^ ]+]], ptr addrspace(3) %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], i32 %[[V6:[^ ]+]], i64 %[[V7:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.scatter4.2d(ptr addrspace(3) %[[V1]], ptr %[[V0]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], i32 %[[V6]], i64 %[[V7]], i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f12(ptr %[[V0:[^ ]+]], ptr addrspace(3) %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i64 %[[V4:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.2d(ptr addrspace(3) %[[V1]], ptr %[[V0]], i32 %[[V2]], i32 %[[V3]], i64 %[[V4]], i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f13(ptr %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], i16 %[[V6:[^ ]+]], i16 %[[V7:[^ ]+]], i64 %[[V8:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.tensor.prefetch.im2col.w.5d(ptr %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], i16 %[[V6]], i16 %[[V7]], i64 %[[V8]], i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f14(ptr %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i16 %[[V5:[^ ]+]], i16 %[[V6:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.tensor.prefetch.im2col.w.4d(ptr %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i16 %[[V5]], i16 %[[V6]], i64 0, i1 false)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f15(ptr %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.1d(ptr %[[V0]], i32 %[[V1]], i64 %[[V2]], i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f18(ptr %[[V0:[^ ]+]], ptr addrspace(3) %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.tensor.reduce.inc.im2col.4d(ptr addrspace(3) %[[V1]], ptr %[[V0]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], i64 0, i1 false)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f19() {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.wait.group(i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f20() {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.wait.group.read(i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f21() {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.wait.group(i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f22() {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.commit.group()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f23(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.mbarrier.arrive(ptr %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f24(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.mbarrier.arrive(ptr %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f25(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.mbarrier.arrive.noinc(ptr %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f26(ptr addrspace(3) %[[V0:[^ ]+]], ptr addrspace(1) %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.cg.shared.global.16.s(ptr addrspace(3) %[[V0]], ptr addrspace(1) %[[V1]], i32 %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f27(ptr addrspace(3) %[[V0:[^ ]+]], ptr addrspace(1) %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.ca.shared.global.4.s(ptr addrspace(3) %[[V0]], ptr addrspace(1) %[[V1]], i32 %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f28(ptr addrspace(3) %[[V0:[^ ]+]], ptr addrspace(1) %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) %[[V0]], ptr addrspace(1) %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f29() {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.wait.group(i32 8)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f30() {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.wait.group(i32 16)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f31() {
// CHECK-NEXT:   call void @llvm.nvvm.cp.async.wait.group(i32 32)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f32(ptr %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call ptr @llvm.nvvm.mapa(ptr %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f33(ptr addrspace(3) %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f34(ptr addrspace(4) %[[V0:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.prefetch.tensormap.p4(ptr addrspace(4) %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f35(ptr %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.st.bulk(ptr %[[V0]], i64 %[[V1]], i64 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f36(ptr %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.st.bulk(ptr %[[V0]], i64 %[[V1]], i64 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f37(ptr addrspace(3) %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.st.bulk.shared.cta(ptr addrspace(3) %[[V0]], i64 %[[V1]], i64 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f38() {
// CHECK-NEXT:   call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f39() {
// CHECK-NEXT:   call void @llvm.nvvm.wgmma.fence.sync.aligned()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f40() {
// CHECK-NEXT:   call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f41() {
// CHECK-NEXT:   call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f42() {
// CHECK-NEXT:   call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 5)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @llvm.nvvm.cp.async.bulk.commit.group() #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.cp.async.bulk.shared.cta.to.global(ptr addrspace(1) writeonly, ptr addrspace(3) readonly, i32, i64, i1 immarg) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.cp.async.bulk.shared.cta.to.global.bytemask(ptr addrspace(1) writeonly, ptr addrspace(3) readonly, i32, i64, i1 immarg, i16) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.cp.async.bulk.prefetch.L2(ptr addrspace(1) readonly captures(none), i32, i64, i1 immarg) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.cp.async.bulk.global.to.shared.cta(ptr addrspace(3) writeonly, ptr addrspace(3), ptr addrspace(1) readonly, i32, i64, i1 immarg) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(7) writeonly, ptr addrspace(3), ptr addrspace(1) readonly, i32, i16, i64, i1 immarg, i1 immarg) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.cp.async.bulk.shared.cta.to.cluster(ptr addrspace(7) writeonly, ptr addrspace(3), ptr addrspace(3) readonly, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.4d(ptr addrspace(3) readonly, ptr readonly, i32, i32, i32, i32, i64, i1 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.scatter4.2d(ptr addrspace(3) readonly, ptr readonly, i32, i32, i32, i32, i32, i64, i1 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.2d(ptr addrspace(3) readonly, ptr readonly, i32, i32, i64, i1 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare void @llvm.nvvm.cp.async.bulk.tensor.prefetch.im2col.w.5d(ptr readonly, i32, i32, i32, i32, i32, i16, i16, i64, i1 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare void @llvm.nvvm.cp.async.bulk.tensor.prefetch.im2col.w.4d(ptr readonly, i32, i32, i32, i32, i16, i16, i64, i1 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare void @llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.1d(ptr readonly, i32, i64, i1 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare void @llvm.nvvm.cp.async.bulk.tensor.reduce.inc.im2col.4d(ptr addrspace(3) readonly, ptr readonly, i32, i32, i32, i32, i64, i1 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @llvm.nvvm.cp.async.bulk.wait.group(i32 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @llvm.nvvm.cp.async.bulk.wait.group.read(i32 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @llvm.nvvm.cp.async.commit.group() #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare void @llvm.nvvm.cp.async.mbarrier.arrive(ptr) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare void @llvm.nvvm.cp.async.mbarrier.arrive.noinc(ptr) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.cp.async.cg.shared.global.16.s(ptr addrspace(3) noalias writeonly, ptr addrspace(1) noalias readonly, i32) #4
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.cp.async.ca.shared.global.4.s(ptr addrspace(3) noalias writeonly, ptr addrspace(1) noalias readonly, i32) #4
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) noalias writeonly, ptr addrspace(1) noalias readonly) #4
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @llvm.nvvm.cp.async.wait.group(i32 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare ptr @llvm.nvvm.mapa(ptr captures(none), i32) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) captures(none), i32) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.prefetch.tensormap.p4(ptr addrspace(4) readonly captures(none)) #6
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
// CHECK-NEXT: declare void @llvm.nvvm.st.bulk(ptr writeonly captures(none), i64, i64 immarg) #7
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
// CHECK-NEXT: declare void @llvm.nvvm.st.bulk.shared.cta(ptr addrspace(3) writeonly captures(none), i64, i64 immarg) #7
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @llvm.nvvm.wgmma.commit_group.sync.aligned() #8
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @llvm.nvvm.wgmma.fence.sync.aligned() #8
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 immarg) #8
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
// CHECK-NEXT: attributes #2 = { convergent nocallback nofree nosync nounwind willreturn }
// CHECK-NEXT: attributes #3 = { convergent nocallback nounwind }
// CHECK-NEXT: attributes #4 = { nocallback nounwind memory(argmem: readwrite) }
// CHECK-NEXT: attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-NEXT: attributes #6 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
// CHECK-NEXT: attributes #7 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
// CHECK-NEXT: attributes #8 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
