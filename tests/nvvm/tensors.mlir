// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

llvm.func @f0(%arg0: !llvm.ptr<3>) {
  %0 = nvvm.ldmatrix %arg0 {eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b4x16_p64>, layout = #nvvm.mma_layout<col>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  llvm.return
}


llvm.func @f1(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i32) {
  nvvm.stmatrix %arg0, %arg1, %arg2 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32, i32
  llvm.return
}


llvm.func @f2(%arg0: !llvm.ptr, %arg1: i32) {
  nvvm.tcgen05.alloc %arg0, %arg1 : !llvm.ptr, i32
  llvm.return
}


llvm.func @f3(%arg0: !llvm.ptr, %arg1: i32) {
  nvvm.tcgen05.alloc %arg0, %arg1 : !llvm.ptr, i32
  llvm.return
}


llvm.func @f4(%arg0: !llvm.ptr, %arg1: i32) {
  nvvm.tcgen05.alloc %arg0, %arg1 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr, i32
  llvm.return
}


llvm.func @f5(%arg0: !llvm.ptr) {
  nvvm.tcgen05.commit %arg0 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr
  llvm.return
}


llvm.func @f6(%arg0: !llvm.ptr) {
  nvvm.tcgen05.commit %arg0 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr
  llvm.return
}


llvm.func @f7(%arg0: !llvm.ptr<3>, %arg1: i16) {
  nvvm.tcgen05.commit %arg0, multicast_mask = %arg1 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
  llvm.return
}


llvm.func @f8(%arg0: !llvm.ptr<6>, %arg1: i64) {
  nvvm.tcgen05.cp %arg0, %arg1 {multicast = #nvvm.tcgen05_cp_multicast<warpx4>, shape = #nvvm.tcgen05_cp_shape<shape_32x128b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>}
  llvm.return
}


llvm.func @f9(%arg0: !llvm.ptr<6>, %arg1: i64) {
  nvvm.tcgen05.cp %arg0, %arg1 {shape = #nvvm.tcgen05_cp_shape<shape_128x128b>}
  llvm.return
}


llvm.func @f10(%arg0: !llvm.ptr<6>, %arg1: i64) {
  nvvm.tcgen05.cp %arg0, %arg1 {shape = #nvvm.tcgen05_cp_shape<shape_4x256b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>}
  llvm.return
}


llvm.func @f11(%arg0: !llvm.ptr<6>, %arg1: i32) {
  nvvm.tcgen05.dealloc %arg0, %arg1 : !llvm.ptr<6>, i32
  llvm.return
}


llvm.func @f12(%arg0: !llvm.ptr<6>, %arg1: i32) {
  nvvm.tcgen05.dealloc %arg0, %arg1 : !llvm.ptr<6>, i32
  llvm.return
}


llvm.func @f13(%arg0: !llvm.ptr<6>, %arg1: i32) {
  nvvm.tcgen05.dealloc %arg0, %arg1 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<6>, i32
  llvm.return
}


llvm.func @f14() {
  nvvm.tcgen05.fence <before>
  llvm.return
}


llvm.func @f15() {
  nvvm.tcgen05.fence <after>
  llvm.return
}


llvm.func @f16(%arg0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %arg0 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<8xi32>
  llvm.return
}


llvm.func @f17(%arg0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %arg0 pack {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : vector<2xi32>
  llvm.return
}


llvm.func @f18(%arg0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %arg0 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : vector<2xi32>
  llvm.return
}


llvm.func @f19(%arg0: !llvm.ptr<6>, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: vector<8xi32>) {
  nvvm.tcgen05.mma %arg0, %arg1, %arg2, %arg3, %arg4 mask = %arg5 {collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, vector<8xi32>)
  llvm.return
}


llvm.func @f20(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: vector<8xi32>) {
  nvvm.tcgen05.mma %arg0, %arg1, %arg2, %arg3, %arg4 mask = %arg5 {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, vector<8xi32>)
  llvm.return
}


llvm.func @f21(%arg0: !llvm.ptr<6>, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.block_scale %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 {blockScale = #nvvm.tcgen05_mma_block_scale<block32>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}


llvm.func @f22(%arg0: !llvm.ptr<6>, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.block_scale %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 {collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}


llvm.func @f23(%arg0: !llvm.ptr<6>, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.block_scale %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 {blockScale = #nvvm.tcgen05_mma_block_scale<block16>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}


llvm.func @f24(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.sp %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  llvm.return
}


llvm.func @f25(%arg0: !llvm.ptr<6>, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.sp %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>)
  llvm.return
}


llvm.func @f26(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: i64, %arg7: vector<8xi32>) {
  nvvm.tcgen05.mma.sp %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 scale = %arg6 mask = %arg7 {collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64, vector<8xi32>)
  llvm.return
}


llvm.func @f27(%arg0: !llvm.ptr<6>, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: !llvm.ptr<6>, %arg7: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.sp.block_scale %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7 {blockScale = #nvvm.tcgen05_mma_block_scale<block32>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}


llvm.func @f28(%arg0: !llvm.ptr<6>, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: !llvm.ptr<6>, %arg7: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.sp.block_scale %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7 {blockScale = #nvvm.tcgen05_mma_block_scale<block16>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}


llvm.func @f29(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: !llvm.ptr<6>, %arg7: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.sp.block_scale %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7 {collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}


llvm.func @f30(%arg0: !llvm.ptr<6>, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: i1) {
  nvvm.tcgen05.mma.ws %arg0, %arg1, %arg2, %arg3, %arg4 {collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, i64, i64, i32, i1)
  llvm.return
}


llvm.func @f31(%arg0: !llvm.ptr<6>, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: i64) {
  nvvm.tcgen05.mma.ws %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 {collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, i64)
  llvm.return
}


llvm.func @f32(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: i64) {
  nvvm.tcgen05.mma.ws %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
  llvm.return
}


llvm.func @f33(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: i64) {
  nvvm.tcgen05.mma.ws.sp %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 {kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
  llvm.return
}


llvm.func @f34(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: i64) {
  nvvm.tcgen05.mma.ws.sp %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b3>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
  llvm.return
}


llvm.func @f35(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.ws.sp %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b1>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  llvm.return
}


llvm.func @f36(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i8, %arg4: i1, %arg5: i8) {
  %0 = nvvm.tcgen05.mma_smem_desc(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (i32, i32, i32, i8, i1, i8) -> i64
  llvm.return
}


llvm.func @f37() {
  nvvm.tcgen05.relinquish_alloc_permit
  llvm.return
}


llvm.func @f38() {
  nvvm.tcgen05.relinquish_alloc_permit
  llvm.return
}


llvm.func @f39() {
  nvvm.tcgen05.relinquish_alloc_permit {group = #nvvm.cta_group<cta_2>}
  llvm.return
}


llvm.func @f40(%arg0: !llvm.ptr<6>) {
  nvvm.tcgen05.shift %arg0 : !llvm.ptr<6>
  llvm.return
}


llvm.func @f41(%arg0: !llvm.ptr<6>) {
  nvvm.tcgen05.shift %arg0 : !llvm.ptr<6>
  llvm.return
}


llvm.func @f42(%arg0: !llvm.ptr<6>) {
  nvvm.tcgen05.shift %arg0 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<6>
  llvm.return
}


llvm.func @f43(%arg0: !llvm.ptr<6>, %arg1: vector<16xi32>) {
  nvvm.tcgen05.st %arg0, %arg1 unpack {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : vector<16xi32>
  llvm.return
}


llvm.func @f44(%arg0: !llvm.ptr<6>, %arg1: vector<4xi32>, %arg2: i64) {
  nvvm.tcgen05.st %arg0, %arg1, %arg2 unpack {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<4xi32>
  llvm.return
}


llvm.func @f45(%arg0: !llvm.ptr<6>, %arg1: vector<64xi32>, %arg2: i64) {
  nvvm.tcgen05.st %arg0, %arg1, %arg2 {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<64xi32>
  llvm.return
}


llvm.func @f46() {
  nvvm.tcgen05.wait <load>
  llvm.return
}


llvm.func @f47() {
  nvvm.tcgen05.wait <store>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f0(%[[ARG0:[^ ]+]]: !llvm.ptr<3>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.ldmatrix %[[ARG0]] {eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b4x16_p64>, layout = #nvvm.mma_layout<col>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f1(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.stmatrix %[[ARG0]], %[[ARG1]], %[[ARG2]] {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f2(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.tcgen05.alloc %[[ARG0]], %[[ARG1]] : !llvm.ptr, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f3(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.tcgen05.alloc %[[ARG0]], %[[ARG1]] : !llvm.ptr, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f4(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.tcgen05.alloc %[[ARG0]], %[[ARG1]] {group = #nvvm.cta_group<cta_2>} : !llvm.ptr, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f5(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     nvvm.tcgen05.commit %[[ARG0]] {group = #nvvm.cta_group<cta_2>} : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f6(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     nvvm.tcgen05.commit %[[ARG0]] {group = #nvvm.cta_group<cta_2>} : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f7(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: i16) {
// CHECK-NEXT:     nvvm.tcgen05.commit %[[ARG0]], multicast_mask = %[[ARG1]] {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f8(%[[ARG0:[^ ]+]]: !llvm.ptr<6>, %[[ARG1:[^ ]+]]: i64) {
// CHECK-NEXT:     nvvm.tcgen05.cp %[[ARG0]], %[[ARG1]] {multicast = #nvvm.tcgen05_cp_multicast<warpx4>, shape = #nvvm.tcgen05_cp_shape<shape_32x128b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>}
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f9(%[[ARG0:[^ ]+]]: !llvm.ptr<6>, %[[ARG1:[^ ]+]]: i64) {
// CHECK-NEXT:     nvvm.tcgen05.cp %[[ARG0]], %[[ARG1]] {shape = #nvvm.tcgen05_cp_shape<shape_128x128b>}
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f10(%[[ARG0:[^ ]+]]: !llvm.ptr<6>, %[[ARG1:[^ ]+]]: i64) {
// CHECK-NEXT:     nvvm.tcgen05.cp %[[ARG0]], %[[ARG1]] {shape = #nvvm.tcgen05_cp_shape<shape_4x256b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>}
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f11(%[[ARG0:[^ ]+]]: !llvm.ptr<6>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.tcgen05.dealloc %[[ARG0]], %[[ARG1]] : !llvm.ptr<6>, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f12(%[[ARG0:[^ ]+]]: !llvm.ptr<6>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.tcgen05.dealloc %[[ARG0]], %[[ARG1]] : !llvm.ptr<6>, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f13(%[[ARG0:[^ ]+]]: !llvm.ptr<6>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.tcgen05.dealloc %[[ARG0]], %[[ARG1]] {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<6>, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f14() {
// CHECK-NEXT:     nvvm.tcgen05.fence <before>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f15() {
// CHECK-NEXT:     nvvm.tcgen05.fence <after>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f16(%[[ARG0:[^ ]+]]: !llvm.ptr<6>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.tcgen05.ld %[[ARG0]] pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<8xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f17(%[[ARG0:[^ ]+]]: !llvm.ptr<6>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.tcgen05.ld %[[ARG0]] pack {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : vector<2xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f18(%[[ARG0:[^ ]+]]: !llvm.ptr<6>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.tcgen05.ld %[[ARG0]] pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : vector<2xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f19(%[[ARG0:[^ ]+]]: !llvm.ptr<6>, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i1, %[[ARG5:[^ ]+]]: vector<8xi32>) {
// CHECK-NEXT:     nvvm.tcgen05.mma %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]] mask = %[[ARG5]] {collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, vector<8xi32>)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f20(%[[ARG0:[^ ]+]]: !llvm.ptr<6>, %[[ARG1:[^ ]+]]: !llvm.ptr<6>, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i1, %[[ARG5:[^ ]+]]: vector<8xi32>) {
// CHECK-NEXT:     nvvm.tcgen05.mma %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]] mask = %[[ARG5]] {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, vector<8xi32>)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f21(%[[ARG0:[^ ]+]]: !llvm.ptr<6>, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i1, %[[ARG5:[^ ]+]]: !llvm.ptr<6>, %[[ARG6:[^ ]+]]: !llvm.ptr<6>) {
// CHECK-NEXT:     nvvm.tcgen05.mma.block_scale %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]] {blockScale = #nvvm.tcgen05_mma_block_scale<block32>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f22(%[[ARG0:[^ ]+]]: !llvm.ptr<6>, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i1, %[[ARG5:[^ ]+]]: !llvm.ptr<6>, %[[ARG6:[^ ]+]]: !llvm.ptr<6>) {
// CHECK-NEXT:     nvvm.tcgen05.mma.block_scale %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]] {collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f23(%[[ARG0:[^ ]+]]: !llvm.ptr<6>, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i1, %[[ARG5:[^ ]+]]: !llvm.ptr<6>, %[[ARG6:[^ ]+]]: !llvm.ptr<6>) {
// CHECK-NEXT:     nvvm.tcgen05.mma.block_scale %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]] {blockScale = #nvvm.tcgen05_mma_block_scale<block16>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f24(%[[ARG0:[^ ]+]]: !llvm.ptr<6>, %[[ARG1:[^ ]+]]: !llvm.ptr<6>, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i1, %[[ARG5:[^ ]+]]: !llvm.ptr<6>) {
// CHECK-NEXT:     nvvm.tcgen05.mma.sp %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f25(%[[ARG0:[^ ]+]]: !llvm.ptr<6>, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i1, %[[ARG5:[^ ]+]]: !llvm.ptr<6>) {
// CHECK-NEXT:     nvvm.tcgen05.mma.sp %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f26(%[[ARG0:[^ ]+]]: !llvm.ptr<6>, %[[ARG1:[^ ]+]]: !llvm.ptr<6>, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i1, %[[ARG5:[^ ]+]]: !llvm.ptr<6>, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: vector<8xi32>) {
// CHECK-NEXT:     nvvm.tcgen05.mma.sp %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] scale = %[[ARG6]] mask = %[[ARG7]] {collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64, vector<8xi32>)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f27(%[[ARG0:[^ ]+]]: !llvm.ptr<6>, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i1, %[[ARG5:[^ ]+]]: !llvm.ptr<6>, %[[ARG6:[^ ]+]]: !llvm.ptr<6>, %[[ARG7:[^ ]+]]: !llvm.ptr<6>) {
// CHECK-NEXT:     nvvm.tcgen05.mma.sp.block_scale %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]] {blockScale = #nvvm.tcgen05_mma_block_scale<block32>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f28(%[[ARG0:[^ ]+]]: !llvm.ptr<6>, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i1, %[[ARG5:[^ ]+]]: !llvm.ptr<6>, %[[ARG6:[^ ]+]]: !llvm.ptr<6>, %[[ARG7:[^ ]+]]: !llvm.ptr<6>) {
// CHECK-NEXT:     nvvm.tcgen05.mma.sp.block_scale %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]] {blockScale = #nvvm.tcgen05_mma_block_scale<block16>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f29(%[[ARG0:[^ ]+]]: !llvm.ptr<6>, %[[ARG1:[^ ]+]]: !llvm.ptr<6>, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i1, %[[ARG5:[^ ]+]]: !llvm.ptr<6>, %[[ARG6:[^ ]+]]: !llvm.ptr<6>, %[[ARG7:[^ ]+]]: !llvm.ptr<6>) {
// CHECK-NEXT:     nvvm.tcgen05.mma.sp.block_scale %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]] {collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f30(%[[ARG0:[^ ]+]]: !llvm.ptr<6>, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i1) {
// CHECK-NEXT:     nvvm.tcgen05.mma.ws %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]] {collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, i64, i64, i32, i1)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f31(%[[ARG0:[^ ]+]]: !llvm.ptr<6>, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i1, %[[ARG5:[^ ]+]]: i64) {
// CHECK-NEXT:     nvvm.tcgen05.mma.ws %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] {collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, i64)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f32(%[[ARG0:[^ ]+]]: !llvm.ptr<6>, %[[ARG1:[^ ]+]]: !llvm.ptr<6>, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i1, %[[ARG5:[^ ]+]]: i64) {
// CHECK-NEXT:     nvvm.tcgen05.mma.ws %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f33(%[[ARG0:[^ ]+]]: !llvm.ptr<6>, %[[ARG1:[^ ]+]]: !llvm.ptr<6>, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i1, %[[ARG5:[^ ]+]]: !llvm.ptr<6>, %[[ARG6:[^ ]+]]: i64) {
// CHECK-NEXT:     nvvm.tcgen05.mma.ws.sp %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]] {kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f34(%[[ARG0:[^ ]+]]: !llvm.ptr<6>, %[[ARG1:[^ ]+]]: !llvm.ptr<6>, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i1, %[[ARG5:[^ ]+]]: !llvm.ptr<6>, %[[ARG6:[^ ]+]]: i64) {
// CHECK-NEXT:     nvvm.tcgen05.mma.ws.sp %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]] {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b3>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f35(%[[ARG0:[^ ]+]]: !llvm.ptr<6>, %[[ARG1:[^ ]+]]: !llvm.ptr<6>, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i1, %[[ARG5:[^ ]+]]: !llvm.ptr<6>) {
// CHECK-NEXT:     nvvm.tcgen05.mma.ws.sp %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b1>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f36(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i8, %[[ARG4:[^ ]+]]: i1, %[[ARG5:[^ ]+]]: i8) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.tcgen05.mma_smem_desc(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]]) : (i32, i32, i32, i8, i1, i8) -> i64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f37() {
// CHECK-NEXT:     nvvm.tcgen05.relinquish_alloc_permit
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f38() {
// CHECK-NEXT:     nvvm.tcgen05.relinquish_alloc_permit
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f39() {
// CHECK-NEXT:     nvvm.tcgen05.relinquish_alloc_permit {group = #nvvm.cta_group<cta_2>}
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f40(%[[ARG0:[^ ]+]]: !llvm.ptr<6>) {
// CHECK-NEXT:     nvvm.tcgen05.shift %[[ARG0]] : !llvm.ptr<6>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f41(%[[ARG0:[^ ]+]]: !llvm.ptr<6>) {
// CHECK-NEXT:     nvvm.tcgen05.shift %[[ARG0]] : !llvm.ptr<6>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f42(%[[ARG0:[^ ]+]]: !llvm.ptr<6>) {
// CHECK-NEXT:     nvvm.tcgen05.shift %[[ARG0]] {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<6>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f43(%[[ARG0:[^ ]+]]: !llvm.ptr<6>, %[[ARG1:[^ ]+]]: vector<16xi32>) {
// CHECK-NEXT:     nvvm.tcgen05.st %[[ARG0]], %[[ARG1]] unpack {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : vector<16xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f44(%[[ARG0:[^ ]+]]: !llvm.ptr<6>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: i64) {
// CHECK-NEXT:     nvvm.tcgen05.st %[[ARG0]], %[[ARG1]], %[[ARG2]] unpack {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f45(%[[ARG0:[^ ]+]]: !llvm.ptr<6>, %[[ARG1:[^ ]+]]: vector<64xi32>, %[[ARG2:[^ ]+]]: i64) {
// CHECK-NEXT:     nvvm.tcgen05.st %[[ARG0]], %[[ARG1]], %[[ARG2]] {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<64xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f46() {
// CHECK-NEXT:     nvvm.tcgen05.wait <load>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f47() {
// CHECK-NEXT:     nvvm.tcgen05.wait <store>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>)>, linkage = #llvm.linkage<external>, sym_name = "f0", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG159:[^ ]+]]: !llvm.ptr<3>):
// GENERIC-NEXT:     %[[V4:[^ ]+]] = "nvvm.ldmatrix"(%[[ARG159]]) <{eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b4x16_p64>, layout = #nvvm.mma_layout<col>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>}> : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f1", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG156:[^ ]+]]: !llvm.ptr<3>, %[[ARG157:[^ ]+]]: i32, %[[ARG158:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.stmatrix"(%[[ARG156]], %[[ARG157]], %[[ARG158]]) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>, i32, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "f2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG154:[^ ]+]]: !llvm.ptr, %[[ARG155:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.tcgen05.alloc"(%[[ARG154]], %[[ARG155]]) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "f3", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG152:[^ ]+]]: !llvm.ptr, %[[ARG153:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.tcgen05.alloc"(%[[ARG152]], %[[ARG153]]) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "f4", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG150:[^ ]+]]: !llvm.ptr, %[[ARG151:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.tcgen05.alloc"(%[[ARG150]], %[[ARG151]]) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "f5", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG149:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "nvvm.tcgen05.commit"(%[[ARG149]]) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "f6", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG148:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "nvvm.tcgen05.commit"(%[[ARG148]]) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i16)>, linkage = #llvm.linkage<external>, sym_name = "f7", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG146:[^ ]+]]: !llvm.ptr<3>, %[[ARG147:[^ ]+]]: i16):
// GENERIC-NEXT:     "nvvm.tcgen05.commit"(%[[ARG146]], %[[ARG147]]) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr<3>, i16) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, i64)>, linkage = #llvm.linkage<external>, sym_name = "f8", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG144:[^ ]+]]: !llvm.ptr<6>, %[[ARG145:[^ ]+]]: i64):
// GENERIC-NEXT:     "nvvm.tcgen05.cp"(%[[ARG144]], %[[ARG145]]) <{group = #nvvm.cta_group<cta_1>, multicast = #nvvm.tcgen05_cp_multicast<warpx4>, shape = #nvvm.tcgen05_cp_shape<shape_32x128b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>}> : (!llvm.ptr<6>, i64) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, i64)>, linkage = #llvm.linkage<external>, sym_name = "f9", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG142:[^ ]+]]: !llvm.ptr<6>, %[[ARG143:[^ ]+]]: i64):
// GENERIC-NEXT:     "nvvm.tcgen05.cp"(%[[ARG142]], %[[ARG143]]) <{group = #nvvm.cta_group<cta_1>, multicast = #nvvm.tcgen05_cp_multicast<none>, shape = #nvvm.tcgen05_cp_shape<shape_128x128b>}> : (!llvm.ptr<6>, i64) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, i64)>, linkage = #llvm.linkage<external>, sym_name = "f10", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG140:[^ ]+]]: !llvm.ptr<6>, %[[ARG141:[^ ]+]]: i64):
// GENERIC-NEXT:     "nvvm.tcgen05.cp"(%[[ARG140]], %[[ARG141]]) <{group = #nvvm.cta_group<cta_1>, multicast = #nvvm.tcgen05_cp_multicast<none>, shape = #nvvm.tcgen05_cp_shape<shape_4x256b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>}> : (!llvm.ptr<6>, i64) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f11", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG138:[^ ]+]]: !llvm.ptr<6>, %[[ARG139:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.tcgen05.dealloc"(%[[ARG138]], %[[ARG139]]) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<6>, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f12", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG136:[^ ]+]]: !llvm.ptr<6>, %[[ARG137:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.tcgen05.dealloc"(%[[ARG136]], %[[ARG137]]) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<6>, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f13", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG134:[^ ]+]]: !llvm.ptr<6>, %[[ARG135:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.tcgen05.dealloc"(%[[ARG134]], %[[ARG135]]) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr<6>, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f14", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.tcgen05.fence"() <{kind = #nvvm.tcgen05_fence<before>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f15", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.tcgen05.fence"() <{kind = #nvvm.tcgen05_fence<after>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>)>, linkage = #llvm.linkage<external>, sym_name = "f16", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG133:[^ ]+]]: !llvm.ptr<6>):
// GENERIC-NEXT:     %[[V3:[^ ]+]] = "nvvm.tcgen05.ld"(%[[ARG133]]) <{pack, shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>}> : (!llvm.ptr<6>) -> vector<8xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>)>, linkage = #llvm.linkage<external>, sym_name = "f17", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG132:[^ ]+]]: !llvm.ptr<6>):
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "nvvm.tcgen05.ld"(%[[ARG132]]) <{pack, shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>}> : (!llvm.ptr<6>) -> vector<2xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>)>, linkage = #llvm.linkage<external>, sym_name = "f18", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG131:[^ ]+]]: !llvm.ptr<6>):
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "nvvm.tcgen05.ld"(%[[ARG131]]) <{pack, shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>}> : (!llvm.ptr<6>) -> vector<2xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, i64, i64, i32, i1, vector<8xi32>)>, linkage = #llvm.linkage<external>, sym_name = "f19", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG125:[^ ]+]]: !llvm.ptr<6>, %[[ARG126:[^ ]+]]: i64, %[[ARG127:[^ ]+]]: i64, %[[ARG128:[^ ]+]]: i32, %[[ARG129:[^ ]+]]: i1, %[[ARG130:[^ ]+]]: vector<8xi32>):
// GENERIC-NEXT:     "nvvm.tcgen05.mma"(%[[ARG125]], %[[ARG126]], %[[ARG127]], %[[ARG128]], %[[ARG129]], %[[ARG130]]) <{collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f16>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 1>}> : (!llvm.ptr<6>, i64, i64, i32, i1, vector<8xi32>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, ptr<6>, i64, i32, i1, vector<8xi32>)>, linkage = #llvm.linkage<external>, sym_name = "f20", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG119:[^ ]+]]: !llvm.ptr<6>, %[[ARG120:[^ ]+]]: !llvm.ptr<6>, %[[ARG121:[^ ]+]]: i64, %[[ARG122:[^ ]+]]: i32, %[[ARG123:[^ ]+]]: i1, %[[ARG124:[^ ]+]]: vector<8xi32>):
// GENERIC-NEXT:     "nvvm.tcgen05.mma"(%[[ARG119]], %[[ARG120]], %[[ARG121]], %[[ARG122]], %[[ARG123]], %[[ARG124]]) <{collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 1>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, vector<8xi32>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, i64, i64, i32, i1, ptr<6>, ptr<6>)>, linkage = #llvm.linkage<external>, sym_name = "f21", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG112:[^ ]+]]: !llvm.ptr<6>, %[[ARG113:[^ ]+]]: i64, %[[ARG114:[^ ]+]]: i64, %[[ARG115:[^ ]+]]: i32, %[[ARG116:[^ ]+]]: i1, %[[ARG117:[^ ]+]]: !llvm.ptr<6>, %[[ARG118:[^ ]+]]: !llvm.ptr<6>):
// GENERIC-NEXT:     "nvvm.tcgen05.mma.block_scale"(%[[ARG112]], %[[ARG113]], %[[ARG114]], %[[ARG115]], %[[ARG116]], %[[ARG117]], %[[ARG118]]) <{blockScale = #nvvm.tcgen05_mma_block_scale<block32>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, i64, i64, i32, i1, ptr<6>, ptr<6>)>, linkage = #llvm.linkage<external>, sym_name = "f22", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG105:[^ ]+]]: !llvm.ptr<6>, %[[ARG106:[^ ]+]]: i64, %[[ARG107:[^ ]+]]: i64, %[[ARG108:[^ ]+]]: i32, %[[ARG109:[^ ]+]]: i1, %[[ARG110:[^ ]+]]: !llvm.ptr<6>, %[[ARG111:[^ ]+]]: !llvm.ptr<6>):
// GENERIC-NEXT:     "nvvm.tcgen05.mma.block_scale"(%[[ARG105]], %[[ARG106]], %[[ARG107]], %[[ARG108]], %[[ARG109]], %[[ARG110]], %[[ARG111]]) <{blockScale = #nvvm.tcgen05_mma_block_scale<default>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, i64, i64, i32, i1, ptr<6>, ptr<6>)>, linkage = #llvm.linkage<external>, sym_name = "f23", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG98:[^ ]+]]: !llvm.ptr<6>, %[[ARG99:[^ ]+]]: i64, %[[ARG100:[^ ]+]]: i64, %[[ARG101:[^ ]+]]: i32, %[[ARG102:[^ ]+]]: i1, %[[ARG103:[^ ]+]]: !llvm.ptr<6>, %[[ARG104:[^ ]+]]: !llvm.ptr<6>):
// GENERIC-NEXT:     "nvvm.tcgen05.mma.block_scale"(%[[ARG98]], %[[ARG99]], %[[ARG100]], %[[ARG101]], %[[ARG102]], %[[ARG103]], %[[ARG104]]) <{blockScale = #nvvm.tcgen05_mma_block_scale<block16>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf4nvf4>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, ptr<6>, i64, i32, i1, ptr<6>)>, linkage = #llvm.linkage<external>, sym_name = "f24", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG92:[^ ]+]]: !llvm.ptr<6>, %[[ARG93:[^ ]+]]: !llvm.ptr<6>, %[[ARG94:[^ ]+]]: i64, %[[ARG95:[^ ]+]]: i32, %[[ARG96:[^ ]+]]: i1, %[[ARG97:[^ ]+]]: !llvm.ptr<6>):
// GENERIC-NEXT:     "nvvm.tcgen05.mma.sp"(%[[ARG92]], %[[ARG93]], %[[ARG94]], %[[ARG95]], %[[ARG96]], %[[ARG97]]) <{collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<i8>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, i64, i64, i32, i1, ptr<6>)>, linkage = #llvm.linkage<external>, sym_name = "f25", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG86:[^ ]+]]: !llvm.ptr<6>, %[[ARG87:[^ ]+]]: i64, %[[ARG88:[^ ]+]]: i64, %[[ARG89:[^ ]+]]: i32, %[[ARG90:[^ ]+]]: i1, %[[ARG91:[^ ]+]]: !llvm.ptr<6>):
// GENERIC-NEXT:     "nvvm.tcgen05.mma.sp"(%[[ARG86]], %[[ARG87]], %[[ARG88]], %[[ARG89]], %[[ARG90]], %[[ARG91]]) <{collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f16>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, ptr<6>, i64, i32, i1, ptr<6>, i64, vector<8xi32>)>, linkage = #llvm.linkage<external>, sym_name = "f26", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG78:[^ ]+]]: !llvm.ptr<6>, %[[ARG79:[^ ]+]]: !llvm.ptr<6>, %[[ARG80:[^ ]+]]: i64, %[[ARG81:[^ ]+]]: i32, %[[ARG82:[^ ]+]]: i1, %[[ARG83:[^ ]+]]: !llvm.ptr<6>, %[[ARG84:[^ ]+]]: i64, %[[ARG85:[^ ]+]]: vector<8xi32>):
// GENERIC-NEXT:     "nvvm.tcgen05.mma.sp"(%[[ARG78]], %[[ARG79]], %[[ARG80]], %[[ARG81]], %[[ARG82]], %[[ARG83]], %[[ARG84]], %[[ARG85]]) <{collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64, vector<8xi32>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, i64, i64, i32, i1, ptr<6>, ptr<6>, ptr<6>)>, linkage = #llvm.linkage<external>, sym_name = "f27", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG70:[^ ]+]]: !llvm.ptr<6>, %[[ARG71:[^ ]+]]: i64, %[[ARG72:[^ ]+]]: i64, %[[ARG73:[^ ]+]]: i32, %[[ARG74:[^ ]+]]: i1, %[[ARG75:[^ ]+]]: !llvm.ptr<6>, %[[ARG76:[^ ]+]]: !llvm.ptr<6>, %[[ARG77:[^ ]+]]: !llvm.ptr<6>):
// GENERIC-NEXT:     "nvvm.tcgen05.mma.sp.block_scale"(%[[ARG70]], %[[ARG71]], %[[ARG72]], %[[ARG73]], %[[ARG74]], %[[ARG75]], %[[ARG76]], %[[ARG77]]) <{blockScale = #nvvm.tcgen05_mma_block_scale<block32>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf8f6f4>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, i64, i64, i32, i1, ptr<6>, ptr<6>, ptr<6>)>, linkage = #llvm.linkage<external>, sym_name = "f28", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG62:[^ ]+]]: !llvm.ptr<6>, %[[ARG63:[^ ]+]]: i64, %[[ARG64:[^ ]+]]: i64, %[[ARG65:[^ ]+]]: i32, %[[ARG66:[^ ]+]]: i1, %[[ARG67:[^ ]+]]: !llvm.ptr<6>, %[[ARG68:[^ ]+]]: !llvm.ptr<6>, %[[ARG69:[^ ]+]]: !llvm.ptr<6>):
// GENERIC-NEXT:     "nvvm.tcgen05.mma.sp.block_scale"(%[[ARG62]], %[[ARG63]], %[[ARG64]], %[[ARG65]], %[[ARG66]], %[[ARG67]], %[[ARG68]], %[[ARG69]]) <{blockScale = #nvvm.tcgen05_mma_block_scale<block16>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf4nvf4>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, ptr<6>, i64, i32, i1, ptr<6>, ptr<6>, ptr<6>)>, linkage = #llvm.linkage<external>, sym_name = "f29", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG54:[^ ]+]]: !llvm.ptr<6>, %[[ARG55:[^ ]+]]: !llvm.ptr<6>, %[[ARG56:[^ ]+]]: i64, %[[ARG57:[^ ]+]]: i32, %[[ARG58:[^ ]+]]: i1, %[[ARG59:[^ ]+]]: !llvm.ptr<6>, %[[ARG60:[^ ]+]]: !llvm.ptr<6>, %[[ARG61:[^ ]+]]: !llvm.ptr<6>):
// GENERIC-NEXT:     "nvvm.tcgen05.mma.sp.block_scale"(%[[ARG54]], %[[ARG55]], %[[ARG56]], %[[ARG57]], %[[ARG58]], %[[ARG59]], %[[ARG60]], %[[ARG61]]) <{blockScale = #nvvm.tcgen05_mma_block_scale<default>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf8f6f4>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, i64, i64, i32, i1)>, linkage = #llvm.linkage<external>, sym_name = "f30", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG49:[^ ]+]]: !llvm.ptr<6>, %[[ARG50:[^ ]+]]: i64, %[[ARG51:[^ ]+]]: i64, %[[ARG52:[^ ]+]]: i32, %[[ARG53:[^ ]+]]: i1):
// GENERIC-NEXT:     "nvvm.tcgen05.mma.ws"(%[[ARG49]], %[[ARG50]], %[[ARG51]], %[[ARG52]], %[[ARG53]]) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b0>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, kind = #nvvm.tcgen05_mma_kind<i8>}> : (!llvm.ptr<6>, i64, i64, i32, i1) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, i64, i64, i32, i1, i64)>, linkage = #llvm.linkage<external>, sym_name = "f31", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG43:[^ ]+]]: !llvm.ptr<6>, %[[ARG44:[^ ]+]]: i64, %[[ARG45:[^ ]+]]: i64, %[[ARG46:[^ ]+]]: i32, %[[ARG47:[^ ]+]]: i1, %[[ARG48:[^ ]+]]: i64):
// GENERIC-NEXT:     "nvvm.tcgen05.mma.ws"(%[[ARG43]], %[[ARG44]], %[[ARG45]], %[[ARG46]], %[[ARG47]], %[[ARG48]]) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b0>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, kind = #nvvm.tcgen05_mma_kind<f16>}> : (!llvm.ptr<6>, i64, i64, i32, i1, i64) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, ptr<6>, i64, i32, i1, i64)>, linkage = #llvm.linkage<external>, sym_name = "f32", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG37:[^ ]+]]: !llvm.ptr<6>, %[[ARG38:[^ ]+]]: !llvm.ptr<6>, %[[ARG39:[^ ]+]]: i64, %[[ARG40:[^ ]+]]: i32, %[[ARG41:[^ ]+]]: i1, %[[ARG42:[^ ]+]]: i64):
// GENERIC-NEXT:     "nvvm.tcgen05.mma.ws"(%[[ARG37]], %[[ARG38]], %[[ARG39]], %[[ARG40]], %[[ARG41]], %[[ARG42]]) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, ptr<6>, i64, i32, i1, ptr<6>, i64)>, linkage = #llvm.linkage<external>, sym_name = "f33", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG30:[^ ]+]]: !llvm.ptr<6>, %[[ARG31:[^ ]+]]: !llvm.ptr<6>, %[[ARG32:[^ ]+]]: i64, %[[ARG33:[^ ]+]]: i32, %[[ARG34:[^ ]+]]: i1, %[[ARG35:[^ ]+]]: !llvm.ptr<6>, %[[ARG36:[^ ]+]]: i64):
// GENERIC-NEXT:     "nvvm.tcgen05.mma.ws.sp"(%[[ARG30]], %[[ARG31]], %[[ARG32]], %[[ARG33]], %[[ARG34]], %[[ARG35]], %[[ARG36]]) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b0>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, kind = #nvvm.tcgen05_mma_kind<tf32>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, ptr<6>, i64, i32, i1, ptr<6>, i64)>, linkage = #llvm.linkage<external>, sym_name = "f34", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG23:[^ ]+]]: !llvm.ptr<6>, %[[ARG24:[^ ]+]]: !llvm.ptr<6>, %[[ARG25:[^ ]+]]: i64, %[[ARG26:[^ ]+]]: i32, %[[ARG27:[^ ]+]]: i1, %[[ARG28:[^ ]+]]: !llvm.ptr<6>, %[[ARG29:[^ ]+]]: i64):
// GENERIC-NEXT:     "nvvm.tcgen05.mma.ws.sp"(%[[ARG23]], %[[ARG24]], %[[ARG25]], %[[ARG26]], %[[ARG27]], %[[ARG28]], %[[ARG29]]) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b3>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, kind = #nvvm.tcgen05_mma_kind<f16>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, ptr<6>, i64, i32, i1, ptr<6>)>, linkage = #llvm.linkage<external>, sym_name = "f35", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG17:[^ ]+]]: !llvm.ptr<6>, %[[ARG18:[^ ]+]]: !llvm.ptr<6>, %[[ARG19:[^ ]+]]: i64, %[[ARG20:[^ ]+]]: i32, %[[ARG21:[^ ]+]]: i1, %[[ARG22:[^ ]+]]: !llvm.ptr<6>):
// GENERIC-NEXT:     "nvvm.tcgen05.mma.ws.sp"(%[[ARG17]], %[[ARG18]], %[[ARG19]], %[[ARG20]], %[[ARG21]], %[[ARG22]]) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b1>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, kind = #nvvm.tcgen05_mma_kind<tf32>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, i32, i8, i1, i8)>, linkage = #llvm.linkage<external>, sym_name = "f36", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG11:[^ ]+]]: i32, %[[ARG12:[^ ]+]]: i32, %[[ARG13:[^ ]+]]: i32, %[[ARG14:[^ ]+]]: i8, %[[ARG15:[^ ]+]]: i1, %[[ARG16:[^ ]+]]: i8):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "nvvm.tcgen05.mma_smem_desc"(%[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]], %[[ARG15]], %[[ARG16]]) : (i32, i32, i32, i8, i1, i8) -> i64
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f37", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.tcgen05.relinquish_alloc_permit"() <{group = #nvvm.cta_group<cta_1>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f38", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.tcgen05.relinquish_alloc_permit"() <{group = #nvvm.cta_group<cta_1>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f39", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.tcgen05.relinquish_alloc_permit"() <{group = #nvvm.cta_group<cta_2>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>)>, linkage = #llvm.linkage<external>, sym_name = "f40", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG10:[^ ]+]]: !llvm.ptr<6>):
// GENERIC-NEXT:     "nvvm.tcgen05.shift"(%[[ARG10]]) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<6>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>)>, linkage = #llvm.linkage<external>, sym_name = "f41", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG9:[^ ]+]]: !llvm.ptr<6>):
// GENERIC-NEXT:     "nvvm.tcgen05.shift"(%[[ARG9]]) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<6>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>)>, linkage = #llvm.linkage<external>, sym_name = "f42", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG8:[^ ]+]]: !llvm.ptr<6>):
// GENERIC-NEXT:     "nvvm.tcgen05.shift"(%[[ARG8]]) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr<6>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, vector<16xi32>)>, linkage = #llvm.linkage<external>, sym_name = "f43", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG6:[^ ]+]]: !llvm.ptr<6>, %[[ARG7:[^ ]+]]: vector<16xi32>):
// GENERIC-NEXT:     "nvvm.tcgen05.st"(%[[ARG6]], %[[ARG7]]) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>, unpack}> : (!llvm.ptr<6>, vector<16xi32>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, vector<4xi32>, i64)>, linkage = #llvm.linkage<external>, sym_name = "f44", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG3:[^ ]+]]: !llvm.ptr<6>, %[[ARG4:[^ ]+]]: vector<4xi32>, %[[ARG5:[^ ]+]]: i64):
// GENERIC-NEXT:     "nvvm.tcgen05.st"(%[[ARG3]], %[[ARG4]], %[[ARG5]]) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>, unpack}> : (!llvm.ptr<6>, vector<4xi32>, i64) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, vector<64xi32>, i64)>, linkage = #llvm.linkage<external>, sym_name = "f45", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr<6>, %[[ARG1:[^ ]+]]: vector<64xi32>, %[[ARG2:[^ ]+]]: i64):
// GENERIC-NEXT:     "nvvm.tcgen05.st"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>}> : (!llvm.ptr<6>, vector<64xi32>, i64) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f46", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.tcgen05.wait"() <{kind = #nvvm.tcgen05_wait<load>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f47", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.tcgen05.wait"() <{kind = #nvvm.tcgen05_wait<store>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
