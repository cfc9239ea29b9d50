// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

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


llvm.func @f16(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32, %arg4: i32) {
  nvvm.cp.async.bulk.tensor.reduce %arg0, %arg1, box[%arg2, %arg3, %arg4] {redKind = #nvvm.tma_redux_kind<add>} : <1>, <3>
  llvm.return
}


llvm.func @f17(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) {
  nvvm.cp.async.bulk.tensor.reduce %arg0, %arg1, box[%arg2] {redKind = #nvvm.tma_redux_kind<add>} : <1>, <3>
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

// CHECK: module {
// CHECK-NEXT:   llvm.func @f0() {
// CHECK-NEXT:     nvvm.cp.async.bulk.commit.group
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f1(%[[ARG0:[^ ]+]]: !llvm.ptr<1>, %[[ARG1:[^ ]+]]: !llvm.ptr<3>, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.cp.async.bulk.global.shared.cta %[[ARG0]], %[[ARG1]], %[[ARG2]] : <1>, <3>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f2(%[[ARG0:[^ ]+]]: !llvm.ptr<1>, %[[ARG1:[^ ]+]]: !llvm.ptr<3>, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i16) {
// CHECK-NEXT:     nvvm.cp.async.bulk.global.shared.cta %[[ARG0]], %[[ARG1]], %[[ARG2]] byte_mask = %[[ARG3]] : <1>, <3>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f3(%[[ARG0:[^ ]+]]: !llvm.ptr<1>, %[[ARG1:[^ ]+]]: !llvm.ptr<3>, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i64) {
// CHECK-NEXT:     nvvm.cp.async.bulk.global.shared.cta %[[ARG0]], %[[ARG1]], %[[ARG2]] l2_cache_hint = %[[ARG3]] : <1>, <3>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f4(%[[ARG0:[^ ]+]]: !llvm.ptr<1>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.cp.async.bulk.prefetch %[[ARG0]], %[[ARG1]] : <1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f5(%[[ARG0:[^ ]+]]: !llvm.ptr<1>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64) {
// CHECK-NEXT:     nvvm.cp.async.bulk.prefetch %[[ARG0]], %[[ARG1]] l2_cache_hint = %[[ARG2]] : <1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f6(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: !llvm.ptr<1>, %[[ARG2:[^ ]+]]: !llvm.ptr<3>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.cp.async.bulk.shared.cluster.global %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]] : !llvm.ptr<3>, <1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f7(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: !llvm.ptr<1>, %[[ARG2:[^ ]+]]: !llvm.ptr<3>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i64) {
// CHECK-NEXT:     nvvm.cp.async.bulk.shared.cluster.global %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]] l2_cache_hint = %[[ARG4]] : !llvm.ptr<3>, <1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f8(%[[ARG0:[^ ]+]]: !llvm.ptr<7>, %[[ARG1:[^ ]+]]: !llvm.ptr<1>, %[[ARG2:[^ ]+]]: !llvm.ptr<3>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.cp.async.bulk.shared.cluster.global %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]] : !llvm.ptr<7>, <1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f9(%[[ARG0:[^ ]+]]: !llvm.ptr<7>, %[[ARG1:[^ ]+]]: !llvm.ptr<3>, %[[ARG2:[^ ]+]]: !llvm.ptr<3>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.cp.async.bulk.shared.cluster.shared.cta %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]] : <7>, <3>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f10(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr<3>, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i1) {
// CHECK-NEXT:     nvvm.cp.async.bulk.tensor.global.shared.cta %[[ARG0]], %[[ARG1]], box[%[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]]], predicate = %[[ARG6]] : !llvm.ptr, <3>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f11(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr<3>, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32, %[[ARG7:[^ ]+]]: i64) {
// CHECK-NEXT:     nvvm.cp.async.bulk.tensor.global.shared.cta %[[ARG0]], %[[ARG1]], box[%[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]]] l2_cache_hint = %[[ARG7]] {mode = #nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, <3>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f12(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr<3>, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i64) {
// CHECK-NEXT:     nvvm.cp.async.bulk.tensor.global.shared.cta %[[ARG0]], %[[ARG1]], box[%[[ARG2]], %[[ARG3]]] l2_cache_hint = %[[ARG4]] : !llvm.ptr, <3>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f13(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i16, %[[ARG7:[^ ]+]]: i16, %[[ARG8:[^ ]+]]: i64) {
// CHECK-NEXT:     nvvm.cp.async.bulk.tensor.prefetch %[[ARG0]], box[%[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]]] im2col[%[[ARG6]], %[[ARG7]]] l2_cache_hint = %[[ARG8]] {mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f14(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i16, %[[ARG6:[^ ]+]]: i16) {
// CHECK-NEXT:     nvvm.cp.async.bulk.tensor.prefetch %[[ARG0]], box[%[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]]] im2col[%[[ARG5]], %[[ARG6]]] {mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f15(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64) {
// CHECK-NEXT:     nvvm.cp.async.bulk.tensor.prefetch %[[ARG0]], box[%[[ARG1]]] l2_cache_hint = %[[ARG2]] : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f16(%[[ARG0:[^ ]+]]: !llvm.ptr<1>, %[[ARG1:[^ ]+]]: !llvm.ptr<3>, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.cp.async.bulk.tensor.reduce %[[ARG0]], %[[ARG1]], box[%[[ARG2]], %[[ARG3]], %[[ARG4]]] {redKind = #nvvm.tma_redux_kind<add>} : <1>, <3>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f17(%[[ARG0:[^ ]+]]: !llvm.ptr<1>, %[[ARG1:[^ ]+]]: !llvm.ptr<3>, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.cp.async.bulk.tensor.reduce %[[ARG0]], %[[ARG1]], box[%[[ARG2]]] {redKind = #nvvm.tma_redux_kind<add>} : <1>, <3>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f18(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr<3>, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.cp.async.bulk.tensor.reduce %[[ARG0]], %[[ARG1]], box[%[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]]] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<inc>} : !llvm.ptr, <3>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f19() {
// CHECK-NEXT:     nvvm.cp.async.bulk.wait_group 0
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f20() {
// CHECK-NEXT:     nvvm.cp.async.bulk.wait_group 0 {read}
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f21() {
// CHECK-NEXT:     nvvm.cp.async.bulk.wait_group 1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f22() {
// CHECK-NEXT:     nvvm.cp.async.commit.group
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f23(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     nvvm.cp.async.mbarrier.arrive %[[ARG0]] : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f24(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     nvvm.cp.async.mbarrier.arrive %[[ARG0]] : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f25(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     nvvm.cp.async.mbarrier.arrive %[[ARG0]] {noinc = true} : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f26(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: !llvm.ptr<1>, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.cp.async.shared.global %[[ARG0]], %[[ARG1]], 16, cache =  cg, %[[ARG2]] : !llvm.ptr<3>, !llvm.ptr<1>, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f27(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: !llvm.ptr<1>, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.cp.async.shared.global %[[ARG0]], %[[ARG1]], 4, cache =  ca, %[[ARG2]] : !llvm.ptr<3>, !llvm.ptr<1>, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f28(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: !llvm.ptr<1>) {
// CHECK-NEXT:     nvvm.cp.async.shared.global %[[ARG0]], %[[ARG1]], 16, cache =  cg : !llvm.ptr<3>, !llvm.ptr<1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f29() {
// CHECK-NEXT:     nvvm.cp.async.wait.group 8
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f30() {
// CHECK-NEXT:     nvvm.cp.async.wait.group 16
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f31() {
// CHECK-NEXT:     nvvm.cp.async.wait.group 32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f32(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.mapa %[[ARG0]], %[[ARG1]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f33(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.mapa %[[ARG0]], %[[ARG1]] : !llvm.ptr<3> -> !llvm.ptr<7>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f34(%[[ARG0:[^ ]+]]: !llvm.ptr<4>) {
// CHECK-NEXT:     nvvm.prefetch tensormap, %[[ARG0]] : !llvm.ptr<4>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f35(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i64) {
// CHECK-NEXT:     nvvm.st.bulk %[[ARG0]], size = %[[ARG1]] : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f36(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i64) {
// CHECK-NEXT:     nvvm.st.bulk %[[ARG0]], size = %[[ARG1]] : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f37(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: i64) {
// CHECK-NEXT:     nvvm.st.bulk %[[ARG0]], size = %[[ARG1]] : !llvm.ptr<3>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f38() {
// CHECK-NEXT:     nvvm.wgmma.commit.group.sync.aligned
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f39() {
// CHECK-NEXT:     nvvm.wgmma.fence.aligned
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f40() {
// CHECK-NEXT:     nvvm.wgmma.wait.group.sync.aligned 0
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f41() {
// CHECK-NEXT:     nvvm.wgmma.wait.group.sync.aligned 1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f42() {
// CHECK-NEXT:     nvvm.wgmma.wait.group.sync.aligned 5
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f0", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.cp.async.bulk.commit.group"() : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<1>, ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f1", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG105:[^ ]+]]: !llvm.ptr<1>, %[[ARG106:[^ ]+]]: !llvm.ptr<3>, %[[ARG107:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.cp.async.bulk.global.shared.cta"(%[[ARG105]], %[[ARG106]], %[[ARG107]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<1>, ptr<3>, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG101:[^ ]+]]: !llvm.ptr<1>, %[[ARG102:[^ ]+]]: !llvm.ptr<3>, %[[ARG103:[^ ]+]]: i32, %[[ARG104:[^ ]+]]: i16):
// GENERIC-NEXT:     "nvvm.cp.async.bulk.global.shared.cta"(%[[ARG101]], %[[ARG102]], %[[ARG103]], %[[ARG104]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32, i16) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<1>, ptr<3>, i32, i64)>, linkage = #llvm.linkage<external>, sym_name = "f3", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG97:[^ ]+]]: !llvm.ptr<1>, %[[ARG98:[^ ]+]]: !llvm.ptr<3>, %[[ARG99:[^ ]+]]: i32, %[[ARG100:[^ ]+]]: i64):
// GENERIC-NEXT:     "nvvm.cp.async.bulk.global.shared.cta"(%[[ARG97]], %[[ARG98]], %[[ARG99]], %[[ARG100]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32, i64) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f4", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG95:[^ ]+]]: !llvm.ptr<1>, %[[ARG96:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.cp.async.bulk.prefetch"(%[[ARG95]], %[[ARG96]]) : (!llvm.ptr<1>, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<1>, i32, i64)>, linkage = #llvm.linkage<external>, sym_name = "f5", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG92:[^ ]+]]: !llvm.ptr<1>, %[[ARG93:[^ ]+]]: i32, %[[ARG94:[^ ]+]]: i64):
// GENERIC-NEXT:     "nvvm.cp.async.bulk.prefetch"(%[[ARG92]], %[[ARG93]], %[[ARG94]]) : (!llvm.ptr<1>, i32, i64) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, ptr<1>, ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f6", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG88:[^ ]+]]: !llvm.ptr<3>, %[[ARG89:[^ ]+]]: !llvm.ptr<1>, %[[ARG90:[^ ]+]]: !llvm.ptr<3>, %[[ARG91:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.cp.async.bulk.shared.cluster.global"(%[[ARG88]], %[[ARG89]], %[[ARG90]], %[[ARG91]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<3>, !llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, ptr<1>, ptr<3>, i32, i64)>, linkage = #llvm.linkage<external>, sym_name = "f7", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG83:[^ ]+]]: !llvm.ptr<3>, %[[ARG84:[^ ]+]]: !llvm.ptr<1>, %[[ARG85:[^ ]+]]: !llvm.ptr<3>, %[[ARG86:[^ ]+]]: i32, %[[ARG87:[^ ]+]]: i64):
// GENERIC-NEXT:     "nvvm.cp.async.bulk.shared.cluster.global"(%[[ARG83]], %[[ARG84]], %[[ARG85]], %[[ARG86]], %[[ARG87]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1>}> : (!llvm.ptr<3>, !llvm.ptr<1>, !llvm.ptr<3>, i32, i64) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<7>, ptr<1>, ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f8", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG79:[^ ]+]]: !llvm.ptr<7>, %[[ARG80:[^ ]+]]: !llvm.ptr<1>, %[[ARG81:[^ ]+]]: !llvm.ptr<3>, %[[ARG82:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.cp.async.bulk.shared.cluster.global"(%[[ARG79]], %[[ARG80]], %[[ARG81]], %[[ARG82]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<7>, !llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<7>, ptr<3>, ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f9", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG75:[^ ]+]]: !llvm.ptr<7>, %[[ARG76:[^ ]+]]: !llvm.ptr<3>, %[[ARG77:[^ ]+]]: !llvm.ptr<3>, %[[ARG78:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.cp.async.bulk.shared.cluster.shared.cta"(%[[ARG75]], %[[ARG76]], %[[ARG77]], %[[ARG78]]) : (!llvm.ptr<7>, !llvm.ptr<3>, !llvm.ptr<3>, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, ptr<3>, i32, i32, i32, i32, i1)>, linkage = #llvm.linkage<external>, sym_name = "f10", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG68:[^ ]+]]: !llvm.ptr, %[[ARG69:[^ ]+]]: !llvm.ptr<3>, %[[ARG70:[^ ]+]]: i32, %[[ARG71:[^ ]+]]: i32, %[[ARG72:[^ ]+]]: i32, %[[ARG73:[^ ]+]]: i32, %[[ARG74:[^ ]+]]: i1):
// GENERIC-NEXT:     "nvvm.cp.async.bulk.tensor.global.shared.cta"(%[[ARG68]], %[[ARG69]], %[[ARG70]], %[[ARG71]], %[[ARG72]], %[[ARG73]], %[[ARG74]]) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 4, 0, 1>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i32, i32, i1) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, ptr<3>, i32, i32, i32, i32, i32, i64)>, linkage = #llvm.linkage<external>, sym_name = "f11", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG60:[^ ]+]]: !llvm.ptr, %[[ARG61:[^ ]+]]: !llvm.ptr<3>, %[[ARG62:[^ ]+]]: i32, %[[ARG63:[^ ]+]]: i32, %[[ARG64:[^ ]+]]: i32, %[[ARG65:[^ ]+]]: i32, %[[ARG66:[^ ]+]]: i32, %[[ARG67:[^ ]+]]: i64):
// GENERIC-NEXT:     "nvvm.cp.async.bulk.tensor.global.shared.cta"(%[[ARG60]], %[[ARG61]], %[[ARG62]], %[[ARG63]], %[[ARG64]], %[[ARG65]], %[[ARG66]], %[[ARG67]]) <{mode = #nvvm.tma_store_mode<tile_scatter4>, operandSegmentSizes = array<i32: 1, 1, 5, 1, 0>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i32, i32, i32, i64) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, ptr<3>, i32, i32, i64)>, linkage = #llvm.linkage<external>, sym_name = "f12", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG55:[^ ]+]]: !llvm.ptr, %[[ARG56:[^ ]+]]: !llvm.ptr<3>, %[[ARG57:[^ ]+]]: i32, %[[ARG58:[^ ]+]]: i32, %[[ARG59:[^ ]+]]: i64):
// GENERIC-NEXT:     "nvvm.cp.async.bulk.tensor.global.shared.cta"(%[[ARG55]], %[[ARG56]], %[[ARG57]], %[[ARG58]], %[[ARG59]]) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 2, 1, 0>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i64) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32, i32, i32, i32, i32, i16, i16, i64)>, linkage = #llvm.linkage<external>, sym_name = "f13", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG46:[^ ]+]]: !llvm.ptr, %[[ARG47:[^ ]+]]: i32, %[[ARG48:[^ ]+]]: i32, %[[ARG49:[^ ]+]]: i32, %[[ARG50:[^ ]+]]: i32, %[[ARG51:[^ ]+]]: i32, %[[ARG52:[^ ]+]]: i16, %[[ARG53:[^ ]+]]: i16, %[[ARG54:[^ ]+]]: i64):
// GENERIC-NEXT:     "nvvm.cp.async.bulk.tensor.prefetch"(%[[ARG46]], %[[ARG47]], %[[ARG48]], %[[ARG49]], %[[ARG50]], %[[ARG51]], %[[ARG52]], %[[ARG53]], %[[ARG54]]) <{mode = #nvvm.tma_load_mode<im2col_w>, operandSegmentSizes = array<i32: 1, 5, 2, 1>}> : (!llvm.ptr, i32, i32, i32, i32, i32, i16, i16, i64) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32, i32, i32, i32, i16, i16)>, linkage = #llvm.linkage<external>, sym_name = "f14", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG39:[^ ]+]]: !llvm.ptr, %[[ARG40:[^ ]+]]: i32, %[[ARG41:[^ ]+]]: i32, %[[ARG42:[^ ]+]]: i32, %[[ARG43:[^ ]+]]: i32, %[[ARG44:[^ ]+]]: i16, %[[ARG45:[^ ]+]]: i16):
// GENERIC-NEXT:     "nvvm.cp.async.bulk.tensor.prefetch"(%[[ARG39]], %[[ARG40]], %[[ARG41]], %[[ARG42]], %[[ARG43]], %[[ARG44]], %[[ARG45]]) <{mode = #nvvm.tma_load_mode<im2col_w>, operandSegmentSizes = array<i32: 1, 4, 2, 0>}> : (!llvm.ptr, i32, i32, i32, i32, i16, i16) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32, i64)>, linkage = #llvm.linkage<external>, sym_name = "f15", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG36:[^ ]+]]: !llvm.ptr, %[[ARG37:[^ ]+]]: i32, %[[ARG38:[^ ]+]]: i64):
// GENERIC-NEXT:     "nvvm.cp.async.bulk.tensor.prefetch"(%[[ARG36]], %[[ARG37]], %[[ARG38]]) <{mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (!llvm.ptr, i32, i64) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<1>, ptr<3>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f16", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG31:[^ ]+]]: !llvm.ptr<1>, %[[ARG32:[^ ]+]]: !llvm.ptr<3>, %[[ARG33:[^ ]+]]: i32, %[[ARG34:[^ ]+]]: i32, %[[ARG35:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.cp.async.bulk.tensor.reduce"(%[[ARG31]], %[[ARG32]], %[[ARG33]], %[[ARG34]], %[[ARG35]]) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 3, 0>, redKind = #nvvm.tma_redux_kind<add>}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32, i32, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<1>, ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f17", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG28:[^ ]+]]: !llvm.ptr<1>, %[[ARG29:[^ ]+]]: !llvm.ptr<3>, %[[ARG30:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.cp.async.bulk.tensor.reduce"(%[[ARG28]], %[[ARG29]], %[[ARG30]]) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 1, 0>, redKind = #nvvm.tma_redux_kind<add>}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, ptr<3>, i32, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f18", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG22:[^ ]+]]: !llvm.ptr, %[[ARG23:[^ ]+]]: !llvm.ptr<3>, %[[ARG24:[^ ]+]]: i32, %[[ARG25:[^ ]+]]: i32, %[[ARG26:[^ ]+]]: i32, %[[ARG27:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.cp.async.bulk.tensor.reduce"(%[[ARG22]], %[[ARG23]], %[[ARG24]], %[[ARG25]], %[[ARG26]], %[[ARG27]]) <{mode = #nvvm.tma_store_mode<im2col>, operandSegmentSizes = array<i32: 1, 1, 4, 0>, redKind = #nvvm.tma_redux_kind<inc>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i32, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f19", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.cp.async.bulk.wait_group"() <{group = 0 : i32}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f20", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.cp.async.bulk.wait_group"() <{group = 0 : i32, read}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f21", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.cp.async.bulk.wait_group"() <{group = 1 : i32}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f22", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.cp.async.commit.group"() : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "f23", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG21:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "nvvm.cp.async.mbarrier.arrive"(%[[ARG21]]) <{noinc = false}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "f24", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG20:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "nvvm.cp.async.mbarrier.arrive"(%[[ARG20]]) <{noinc = false}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "f25", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG19:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "nvvm.cp.async.mbarrier.arrive"(%[[ARG19]]) <{noinc = true}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, ptr<1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f26", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG16:[^ ]+]]: !llvm.ptr<3>, %[[ARG17:[^ ]+]]: !llvm.ptr<1>, %[[ARG18:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.cp.async.shared.global"(%[[ARG16]], %[[ARG17]], %[[ARG18]]) <{modifier = #nvvm<load_cache_modifier cg>, size = 16 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, ptr<1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f27", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG13:[^ ]+]]: !llvm.ptr<3>, %[[ARG14:[^ ]+]]: !llvm.ptr<1>, %[[ARG15:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.cp.async.shared.global"(%[[ARG13]], %[[ARG14]], %[[ARG15]]) <{modifier = #nvvm<load_cache_modifier ca>, size = 4 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, ptr<1>)>, linkage = #llvm.linkage<external>, sym_name = "f28", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG11:[^ ]+]]: !llvm.ptr<3>, %[[ARG12:[^ ]+]]: !llvm.ptr<1>):
// GENERIC-NEXT:     "nvvm.cp.async.shared.global"(%[[ARG11]], %[[ARG12]]) <{modifier = #nvvm<load_cache_modifier cg>, size = 16 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f29", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.cp.async.wait.group"() <{n = 8 : i32}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f30", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.cp.async.wait.group"() <{n = 16 : i32}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f31", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.cp.async.wait.group"() <{n = 32 : i32}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "f32", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG9:[^ ]+]]: !llvm.ptr, %[[ARG10:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "nvvm.mapa"(%[[ARG9]], %[[ARG10]]) : (!llvm.ptr, i32) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f33", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG7:[^ ]+]]: !llvm.ptr<3>, %[[ARG8:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "nvvm.mapa"(%[[ARG7]], %[[ARG8]]) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<4>)>, linkage = #llvm.linkage<external>, sym_name = "f34", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG6:[^ ]+]]: !llvm.ptr<4>):
// GENERIC-NEXT:     "nvvm.prefetch"(%[[ARG6]]) <{tensormap}> : (!llvm.ptr<4>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i64)>, linkage = #llvm.linkage<external>, sym_name = "f35", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: i64):
// GENERIC-NEXT:     "nvvm.st.bulk"(%[[ARG4]], %[[ARG5]]) <{initVal = 0 : i64}> : (!llvm.ptr, i64) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i64)>, linkage = #llvm.linkage<external>, sym_name = "f36", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: i64):
// GENERIC-NEXT:     "nvvm.st.bulk"(%[[ARG2]], %[[ARG3]]) <{initVal = 0 : i64}> : (!llvm.ptr, i64) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i64)>, linkage = #llvm.linkage<external>, sym_name = "f37", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: i64):
// GENERIC-NEXT:     "nvvm.st.bulk"(%[[ARG0]], %[[ARG1]]) <{initVal = 0 : i64}> : (!llvm.ptr<3>, i64) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f38", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f39", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.wgmma.fence.aligned"() : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f40", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.wgmma.wait.group.sync.aligned"() <{group = 0 : i64}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f41", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.wgmma.wait.group.sync.aligned"() <{group = 1 : i64}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f42", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.wgmma.wait.group.sync.aligned"() <{group = 5 : i64}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
