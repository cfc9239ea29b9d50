// RUN: mlir-opt %s --split-input-file --verify-diagnostics

llvm.func @f(%a0: !llvm.ptr<3>, %a1: !llvm.ptr<1>, %a2: !llvm.ptr<3>, %a3: i32, %a4: i16) {
  // expected-error @+1 {{Multicast is not supported with shared::cta mode.}}
  "nvvm.cp.async.bulk.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> : (!llvm.ptr<3>, !llvm.ptr<1>, !llvm.ptr<3>, i32, i16) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  // expected-error @+1 {{Scatter4 mode expects 5 coordinates}}
  "nvvm.cp.async.bulk.tensor.global.shared.cta"(%a0, %a1, %a2, %a3, %a4, %a5) <{mode = #nvvm.tma_store_mode<tile_scatter4>, operandSegmentSizes = array<i32: 1, 1, 4, 0, 0>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i32, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i64) {
  // expected-error @+1 {{expects coordinates between 1 to 5 dimension}}
  "nvvm.cp.async.bulk.tensor.global.shared.cta"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 6, 1, 0>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i32, i32, i32, i32, i64) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i64, %a5: i1) {
  // expected-error @+1 {{Inline-ptx lowering unsupported with L2 cache-hint.}}
  "nvvm.cp.async.bulk.tensor.global.shared.cta"(%a0, %a1, %a2, %a3, %a4, %a5) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 2, 1, 1>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i64, i1) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i64, %a5: i1) {
  // expected-error @+1 {{Inline-ptx lowering supported only for Tile mode.}}
  "nvvm.cp.async.bulk.tensor.global.shared.cta"(%a0, %a1, %a2, %a3, %a4, %a5) <{mode = #nvvm.tma_store_mode<tile_scatter4>, operandSegmentSizes = array<i32: 1, 1, 2, 1, 1>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i64, i1) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i16, %a4: i16, %a5: i16, %a6: i16, %a7: i16) {
  // expected-error @+1 {{ im2col offsets expected 0 (provided 5)}}
  "nvvm.cp.async.bulk.tensor.prefetch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 2, 5, 0>}> : (!llvm.ptr, i32, i32, i16, i16, i16, i16, i16) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i16, %a8: i16, %a9: i16, %a10: i16) {
  // expected-error @+1 {{expects coordinates between 1 to 5 dimension}}
  "nvvm.cp.async.bulk.tensor.prefetch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) <{mode = #nvvm.tma_load_mode<im2col>, operandSegmentSizes = array<i32: 1, 6, 4, 0>}> : (!llvm.ptr, i32, i32, i32, i32, i32, i32, i16, i16, i16, i16) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr, %a1: i32, %a2: i16, %a3: i16, %a4: i16) {
  // expected-error @+1 {{to use im2col_w mode, the tensor has to be at least 3-dimensional}}
  "nvvm.cp.async.bulk.tensor.prefetch"(%a0, %a1, %a2, %a3, %a4) <{mode = #nvvm.tma_load_mode<im2col_w>, operandSegmentSizes = array<i32: 1, 1, 3, 0>}> : (!llvm.ptr, i32, i16, i16, i16) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr, %a1: i32, %a2: i16, %a3: i16, %a4: i16, %a5: i16, %a6: i64) {
  // expected-error @+1 {{to use im2col_w_128 mode, the tensor has to be at least 3-dimensional}}
  "nvvm.cp.async.bulk.tensor.prefetch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{mode = #nvvm.tma_load_mode<im2col_w_128>, operandSegmentSizes = array<i32: 1, 1, 4, 1>}> : (!llvm.ptr, i32, i16, i16, i16, i16, i64) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr, %a1: i32, %a2: i16, %a3: i16, %a4: i16, %a5: i16, %a6: i16, %a7: i64) {
  // expected-error @+1 {{to use im2col mode, the tensor has to be at least 3-dimensional}}
  "nvvm.cp.async.bulk.tensor.prefetch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{mode = #nvvm.tma_load_mode<im2col>, operandSegmentSizes = array<i32: 1, 1, 5, 1>}> : (!llvm.ptr, i32, i16, i16, i16, i16, i16, i64) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<3>, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i64) {
  // expected-error @+1 {{expects coordinates between 1 to 5 dimension}}
  "nvvm.cp.async.bulk.tensor.reduce"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) <{redKind = #nvvm.tma_redux_kind<min>, mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 6, 1>}> : (!llvm.ptr<3>, !llvm.ptr<3>, i32, i32, i32, i32, i32, i32, i64) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<1>, %a1: !llvm.ptr<3>) {
  // expected-error @+1 {{Scatter mode unsupported for CpAsyncBulkTensorReduceOp}}
  "nvvm.cp.async.bulk.tensor.reduce"(%a0, %a1) <{redKind = #nvvm.tma_redux_kind<add>, mode = #nvvm.tma_store_mode<tile_scatter4>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<1>, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32) {
  // expected-error @+1 {{to use im2col mode, the tensor has to be at least 3-dimensional}}
  "nvvm.cp.async.bulk.tensor.reduce"(%a0, %a1, %a2, %a3) <{redKind = #nvvm.tma_redux_kind<add>, mode = #nvvm.tma_store_mode<im2col>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: !llvm.ptr<3>, %a6: i16, %a7: i16, %a8: i16, %a9: i16, %a10: i16, %a11: i64) {
  // expected-error @+1 {{ im2col offsets expected 0 (provided 4)}}
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{mode = #nvvm.tma_load_mode<tile>, group = #nvvm.cta_group<cta_2>, operandSegmentSizes = array<i32: 1, 1, 3, 1, 4, 1, 1, 0>}> : (!llvm.ptr<7>, !llvm.ptr, i32, i32, i32, !llvm.ptr<3>, i16, i16, i16, i16, i16, i64) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: !llvm.ptr<3>, %a5: i16, %a6: i16, %a7: i16, %a8: i1) {
  // expected-error @+1 {{Predicate is supported only for Tile and Im2col modes.}}
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) <{mode = #nvvm.tma_load_mode<tile_gather4>, isCTAOnly = false, operandSegmentSizes = array<i32: 1, 1, 2, 1, 2, 1, 0, 1>}> : (!llvm.ptr<3>, !llvm.ptr, i32, i32, !llvm.ptr<3>, i16, i16, i16, i1) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: !llvm.ptr<3>, %a7: i16, %a8: i16, %a9: i16, %a10: i64) {
  // expected-error @+1 {{Shared::cta destination requires address-space 3.}}
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) <{mode = #nvvm.tma_load_mode<im2col_w_128>, isCTAOnly = true, group = #nvvm.cta_group<cta_1>, operandSegmentSizes = array<i32: 1, 1, 4, 1, 2, 1, 1, 0>}> : (!llvm.ptr<7>, !llvm.ptr, i32, i32, i32, i32, !llvm.ptr<3>, i16, i16, i16, i64) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: !llvm.ptr<3>, %a5: i16, %a6: i16, %a7: i16, %a8: i16, %a9: i16, %a10: i16, %a11: i16, %a12: i1) {
  // expected-error @+1 {{Predicate is supported only for shared::cluster mode.}}
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12) <{isCTAOnly = true, group = #nvvm.cta_group<cta_2>, operandSegmentSizes = array<i32: 1, 1, 2, 1, 6, 1, 0, 1>}> : (!llvm.ptr<7>, !llvm.ptr, i32, i32, !llvm.ptr<3>, i16, i16, i16, i16, i16, i16, i16, i1) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: !llvm.ptr<3>, %a9: i16, %a10: i64, %a11: i1) {
  // expected-error @+1 {{expects coordinates between 1 to 5 dimension}}
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{mode = #nvvm.tma_load_mode<tile>, isCTAOnly = false, group = #nvvm.cta_group<cta_2>, operandSegmentSizes = array<i32: 1, 1, 6, 1, 0, 1, 1, 1>}> : (!llvm.ptr<3>, !llvm.ptr, i32, i32, i32, i32, i32, i32, !llvm.ptr<3>, i16, i64, i1) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: !llvm.ptr<3>, %a8: i16, %a9: i16, %a10: i16, %a11: i16) {
  // expected-error @+1 {{Multicast is not supported with shared::cta mode.}}
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{isCTAOnly = true, group = #nvvm.cta_group<cta_1>, operandSegmentSizes = array<i32: 1, 1, 5, 1, 3, 1, 0, 0>}> : (!llvm.ptr<3>, !llvm.ptr, i32, i32, i32, i32, i32, !llvm.ptr<3>, i16, i16, i16, i16) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<3>, %a1: !llvm.ptr<1>) {
  // expected-error @+1 {{Only CG and CA cache modifiers are supported.}}
  "nvvm.cp.async.shared.global"(%a0, %a1) <{size = 8 : i32, modifier = #nvvm<load_cache_modifier lu>}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<3>, %a1: !llvm.ptr<1>, %a2: i32) {
  // expected-error @+1 {{CG cache modifier is only support for 16 bytes copy.}}
  "nvvm.cp.async.shared.global"(%a0, %a1, %a2) <{size = 4 : i32, modifier = #nvvm<load_cache_modifier cg>}> : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr, %a1: i32) {
  // expected-error @+1 {{'nvvm.mapa' op failed to verify that Valid address-space check(or mapping) for mapa Op}}
  %r = "nvvm.mapa"(%a0, %a1) : (!llvm.ptr, i32) -> (!llvm.ptr<7>)
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<5>) {
  // expected-error @+1 {{'nvvm.prefetch' op requires specification of either cache level or tensormap}}
  "nvvm.prefetch"(%a0) <{evictPriority = #nvvm<cache_eviction_priority evict_normal>}> : (!llvm.ptr<5>) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<4>, %a1: i1) {
  // expected-error @+1 {{'nvvm.prefetch' op prefetch to cache level requires a generic, global, or local pointer}}
  "nvvm.prefetch"(%a0, %a1) <{cacheLevel = #nvvm<prefetch_cache_level L1>, evictPriority = #nvvm<cache_eviction_priority evict_last>, uniform, in_param_space}> : (!llvm.ptr<4>, i1) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr) {
  // expected-error @+1 {{'nvvm.prefetch' op unsupported cache level, the only supported uniform cache level is L1}}
  "nvvm.prefetch"(%a0) <{cacheLevel = #nvvm<prefetch_cache_level L2>, evictPriority = #nvvm<cache_eviction_priority no_allocate>, uniform, in_param_space}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<5>, %a1: i1) {
  // expected-error @+1 {{'nvvm.prefetch' op cannot specify both tensormap and cache level}}
  "nvvm.prefetch"(%a0, %a1) <{cacheLevel = #nvvm<prefetch_cache_level L1>, evictPriority = #nvvm<cache_eviction_priority evict_normal>, tensormap, uniform}> : (!llvm.ptr<5>, i1) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<5>, %a1: i1) {
  // expected-error @+1 {{'nvvm.prefetch' op prefetch to uniform cache requires a generic pointer}}
  "nvvm.prefetch"(%a0, %a1) <{cacheLevel = #nvvm<prefetch_cache_level L1>, evictPriority = #nvvm<cache_eviction_priority evict_normal>, uniform}> : (!llvm.ptr<5>, i1) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<5>, %a1: i1) {
  // expected-error @+1 {{'nvvm.prefetch' op prefetch tensormap requires a generic or constant pointer}}
  "nvvm.prefetch"(%a0, %a1) <{evictPriority = #nvvm<cache_eviction_priority no_allocate>, tensormap, uniform}> : (!llvm.ptr<5>, i1) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr, %a1: i64) {
  // expected-error @+1 {{'nvvm.st.bulk' op only 0 is supported for initVal, got 1}}
  "nvvm.st.bulk"(%a0, %a1) <{initVal = 1 : i64}> : (!llvm.ptr, i64) -> ()
  llvm.return
}
