// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

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


llvm.func @f46() {
  nvvm.tcgen05.wait <load>
  llvm.return
}


llvm.func @f47() {
  nvvm.tcgen05.wait <store>
  llvm.return
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f0(ptr addrspace(3) %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = call { i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m16n16.x1.trans.b8x16.b4x16_p64.p3(ptr addrspace(3) %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f1(ptr addrspace(3) %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x2.trans.b16.p3(ptr addrspace(3) %[[V0]], i32 %[[V1]], i32 %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f2(ptr %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.alloc.cg1(ptr %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f3(ptr %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.alloc.cg1(ptr %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f4(ptr %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.alloc.cg2(ptr %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f5(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.commit.cg2(ptr %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f6(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.commit.cg2(ptr %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f7(ptr addrspace(3) %[[V0:[^ ]+]], i16 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) %[[V0]], i16 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f8(ptr addrspace(6) %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.cp.32x128b_warpx4.b6x16_p32.cg1(ptr addrspace(6) %[[V0]], i64 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f9(ptr addrspace(6) %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.cp.128x128b.cg1(ptr addrspace(6) %[[V0]], i64 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f10(ptr addrspace(6) %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.cp.4x256b.b6x16_p32.cg1(ptr addrspace(6) %[[V0]], i64 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f11(ptr addrspace(6) %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f12(ptr addrspace(6) %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f13(ptr addrspace(6) %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f14() {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f15() {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f16(ptr addrspace(6) %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = call <8 x i32> @llvm.nvvm.tcgen05.ld.16x128b.x4(ptr addrspace(6) %[[V0]], i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f17(ptr addrspace(6) %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = call <2 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x2(ptr addrspace(6) %[[V0]], i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f18(ptr addrspace(6) %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = call <2 x i32> @llvm.nvvm.tcgen05.ld.16x64b.x2(ptr addrspace(6) %[[V0]], i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f19(ptr addrspace(6) %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i1 %[[V4:[^ ]+]], <8 x i32> %[[V5:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.mma.shared.disable_output_lane.cg2(ptr addrspace(6) %[[V0]], i64 %[[V1]], i64 %[[V2]], i32 %[[V3]], i1 %[[V4]], <8 x i32> %[[V5]], i32 0, i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f20(ptr addrspace(6) %[[V0:[^ ]+]], ptr addrspace(6) %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i1 %[[V4:[^ ]+]], <8 x i32> %[[V5:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.mma.tensor.disable_output_lane.cg2(ptr addrspace(6) %[[V0]], ptr addrspace(6) %[[V1]], i64 %[[V2]], i32 %[[V3]], i1 %[[V4]], <8 x i32> %[[V5]], i32 3, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f21(ptr addrspace(6) %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i1 %[[V4:[^ ]+]], ptr addrspace(6) %[[V5:[^ ]+]], ptr addrspace(6) %[[V6:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.mma.shared.mxf4.block_scale.block32(ptr addrspace(6) %[[V0]], i64 %[[V1]], i64 %[[V2]], i32 %[[V3]], i1 %[[V4]], ptr addrspace(6) %[[V5]], ptr addrspace(6) %[[V6]], i32 1, i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f22(ptr addrspace(6) %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i1 %[[V4:[^ ]+]], ptr addrspace(6) %[[V5:[^ ]+]], ptr addrspace(6) %[[V6:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.mma.shared.mxf8f6f4.block_scale(ptr addrspace(6) %[[V0]], i64 %[[V1]], i64 %[[V2]], i32 %[[V3]], i1 %[[V4]], ptr addrspace(6) %[[V5]], ptr addrspace(6) %[[V6]], i32 1, i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f23(ptr addrspace(6) %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i1 %[[V4:[^ ]+]], ptr addrspace(6) %[[V5:[^ ]+]], ptr addrspace(6) %[[V6:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.mma.shared.mxf4nvf4.block_scale.block16(ptr addrspace(6) %[[V0]], i64 %[[V1]], i64 %[[V2]], i32 %[[V3]], i1 %[[V4]], ptr addrspace(6) %[[V5]], ptr addrspace(6) %[[V6]], i32 2, i32 3)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f24(ptr addrspace(6) %[[V0:[^ ]+]], ptr addrspace(6) %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i1 %[[V4:[^ ]+]], ptr addrspace(6) %[[V5:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.mma.sp.tensor(ptr addrspace(6) %[[V0]], ptr addrspace(6) %[[V1]], i64 %[[V2]], i32 %[[V3]], i1 %[[V4]], ptr addrspace(6) %[[V5]], i32 3, i32 1, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f25(ptr addrspace(6) %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i1 %[[V4:[^ ]+]], ptr addrspace(6) %[[V5:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.mma.sp.shared(ptr addrspace(6) %[[V0]], i64 %[[V1]], i64 %[[V2]], i32 %[[V3]], i1 %[[V4]], ptr addrspace(6) %[[V5]], i32 0, i32 2, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f27(ptr addrspace(6) %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i1 %[[V4:[^ ]+]], ptr addrspace(6) %[[V5:[^ ]+]], ptr addrspace(6) %[[V6:[^ ]+]], ptr addrspace(6) %[[V7:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.mma.sp.shared.mxf8f6f4.block_scale.block32(ptr addrspace(6) %[[V0]], i64 %[[V1]], i64 %[[V2]], i32 %[[V3]], i1 %[[V4]], ptr addrspace(6) %[[V5]], ptr addrspace(6) %[[V6]], ptr addrspace(6) %[[V7]], i32 2, i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f28(ptr addrspace(6) %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i1 %[[V4:[^ ]+]], ptr addrspace(6) %[[V5:[^ ]+]], ptr addrspace(6) %[[V6:[^ ]+]], ptr addrspace(6) %[[V7:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.mma.sp.shared.mxf4nvf4.block_scale.block16(ptr addrspace(6) %[[V0]], i64 %[[V1]], i64 %[[V2]], i32 %[[V3]], i1 %[[V4]], ptr addrspace(6) %[[V5]], ptr addrspace(6) %[[V6]], ptr addrspace(6) %[[V7]], i32 2, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f29(ptr addrspace(6) %[[V0:[^ ]+]], ptr addrspace(6) %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i1 %[[V4:[^ ]+]], ptr addrspace(6) %[[V5:[^ ]+]], ptr addrspace(6) %[[V6:[^ ]+]], ptr addrspace(6) %[[V7:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.mma.sp.tensor.mxf8f6f4.block_scale(ptr addrspace(6) %[[V0]], ptr addrspace(6) %[[V1]], i64 %[[V2]], i32 %[[V3]], i1 %[[V4]], ptr addrspace(6) %[[V5]], ptr addrspace(6) %[[V6]], ptr addrspace(6) %[[V7]], i32 2, i32 2)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f30(ptr addrspace(6) %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i1 %[[V4:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.mma.ws.shared(ptr addrspace(6) %[[V0]], i64 %[[V1]], i64 %[[V2]], i32 %[[V3]], i1 %[[V4]], i32 3, i32 0, i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f31(ptr addrspace(6) %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i1 %[[V4:[^ ]+]], i64 %[[V5:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.mma.ws.shared.zero_col_mask(ptr addrspace(6) %[[V0]], i64 %[[V1]], i64 %[[V2]], i32 %[[V3]], i1 %[[V4]], i64 %[[V5]], i32 0, i32 0, i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f32(ptr addrspace(6) %[[V0:[^ ]+]], ptr addrspace(6) %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i1 %[[V4:[^ ]+]], i64 %[[V5:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.mma.ws.tensor.zero_col_mask(ptr addrspace(6) %[[V0]], ptr addrspace(6) %[[V1]], i64 %[[V2]], i32 %[[V3]], i1 %[[V4]], i64 %[[V5]], i32 2, i32 2, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f33(ptr addrspace(6) %[[V0:[^ ]+]], ptr addrspace(6) %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i1 %[[V4:[^ ]+]], ptr addrspace(6) %[[V5:[^ ]+]], i64 %[[V6:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.mma.ws.sp.tensor.zero_col_mask(ptr addrspace(6) %[[V0]], ptr addrspace(6) %[[V1]], i64 %[[V2]], i32 %[[V3]], i1 %[[V4]], ptr addrspace(6) %[[V5]], i64 %[[V6]], i32 1, i32 0, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f34(ptr addrspace(6) %[[V0:[^ ]+]], ptr addrspace(6) %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i1 %[[V4:[^ ]+]], ptr addrspace(6) %[[V5:[^ ]+]], i64 %[[V6:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.mma.ws.sp.tensor.zero_col_mask(ptr addrspace(6) %[[V0]], ptr addrspace(6) %[[V1]], i64 %[[V2]], i32 %[[V3]], i1 %[[V4]], ptr addrspace(6) %[[V5]], i64 %[[V6]], i32 0, i32 3, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f35(ptr addrspace(6) %[[V0:[^ ]+]], ptr addrspace(6) %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i1 %[[V4:[^ ]+]], ptr addrspace(6) %[[V5:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.mma.ws.sp.tensor(ptr addrspace(6) %[[V0]], ptr addrspace(6) %[[V1]], i64 %[[V2]], i32 %[[V3]], i1 %[[V4]], ptr addrspace(6) %[[V5]], i32 1, i32 1, i32 3)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f36(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i8 %[[V3:[^ ]+]], i1 %[[V4:[^ ]+]], i8 %[[V5:[^ ]+]]) {
// CHECK-NEXT:   %[[V7:[^ ]+]] = and i32 %[[V0]], 16383
// CHECK-NEXT:   %[[V8:[^ ]+]] = zext i32 %[[V7]] to i64
// CHECK-NEXT:   %[[V9:[^ ]+]] = shl i64 %[[V8]], 0
// CHECK-NEXT:   %[[V10:[^ ]+]] = or i64 0, %[[V9]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = and i32 %[[V1]], 16383
// CHECK-NEXT:   %[[V12:[^ ]+]] = zext i32 %[[V11]] to i64
// CHECK-NEXT:   %[[V13:[^ ]+]] = shl i64 %[[V12]], 16
// CHECK-NEXT:   %[[V14:[^ ]+]] = or i64 %[[V10]], %[[V13]]
// CHECK-NEXT:   %[[V15:[^ ]+]] = and i32 %[[V2]], 16383
// CHECK-NEXT:   %[[V16:[^ ]+]] = zext i32 %[[V15]] to i64
// CHECK-NEXT:   %[[V17:[^ ]+]] = shl i64 %[[V16]], 32
// CHECK-NEXT:   %[[V18:[^ ]+]] = or i64 %[[V14]], %[[V17]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = or i64 %[[V18]], 70368744177664
// CHECK-NEXT:   %[[V20:[^ ]+]] = zext i8 %[[V3]] to i32
// CHECK-NEXT:   %[[V21:[^ ]+]] = and i32 %[[V20]], 7
// CHECK-NEXT:   %[[V22:[^ ]+]] = zext i32 %[[V21]] to i64
// CHECK-NEXT:   %[[V23:[^ ]+]] = shl i64 %[[V22]], 49
// CHECK-NEXT:   %[[V24:[^ ]+]] = or i64 %[[V19]], %[[V23]]
// CHECK-NEXT:   %[[V25:[^ ]+]] = zext i1 %[[V4]] to i32
// CHECK-NEXT:   %[[V26:[^ ]+]] = and i32 %[[V25]], 1
// CHECK-NEXT:   %[[V27:[^ ]+]] = zext i32 %[[V26]] to i64
// CHECK-NEXT:   %[[V28:[^ ]+]] = shl i64 %[[V27]], 52
// CHECK-NEXT:   %[[V29:[^ ]+]] = or i64 %[[V24]], %[[V28]]
// CHECK-NEXT:   %[[V30:[^ ]+]] = zext i8 %[[V5]] to i32
// CHECK-NEXT:   %[[V31:[^ ]+]] = and i32 %[[V30]], 7
// CHECK-NEXT:   %[[V32:[^ ]+]] = zext i32 %[[V31]] to i64
// CHECK-NEXT:   %[[V33:[^ ]+]] = shl i64 %[[V32]], 61
// CHECK-NEXT:   %[[V34:[^ ]+]] = or i64 %[[V29]], %[[V33]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f37() {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f38() {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f39() {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f40(ptr addrspace(6) %[[V0:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.shift.down.cg1(ptr addrspace(6) %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f41(ptr addrspace(6) %[[V0:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.shift.down.cg1(ptr addrspace(6) %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f42(ptr addrspace(6) %[[V0:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.shift.down.cg2(ptr addrspace(6) %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f43(ptr addrspace(6) %[[V0:[^ ]+]], <16 x i32> %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.st.16x64b.x16(ptr addrspace(6) %[[V0]], <16 x i32> %[[V1]], i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f46() {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.wait.ld()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f47() {
// CHECK-NEXT:   call void @llvm.nvvm.tcgen05.wait.st()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind memory(argmem: read)
// CHECK-NEXT: declare { i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m16n16.x1.trans.b8x16.b4x16_p64.p3(ptr addrspace(3) readonly captures(none)) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind memory(argmem: write)
// CHECK-NEXT: declare void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x2.trans.b16.p3(ptr addrspace(3) writeonly captures(none), i32, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.alloc.cg1(ptr writeonly captures(none), i32) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.alloc.cg2(ptr writeonly captures(none), i32) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.commit.cg2(ptr captures(none)) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) captures(none), i16) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.cp.32x128b_warpx4.b6x16_p32.cg1(ptr addrspace(6) captures(none), i64) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.cp.128x128b.cg1(ptr addrspace(6) captures(none), i64) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.cp.4x256b.b6x16_p32.cg1(ptr addrspace(6) captures(none), i64) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) captures(none), i32) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) captures(none), i32) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.fence.before.thread.sync() #4
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.fence.after.thread.sync() #4
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind memory(argmem: readwrite)
// CHECK-NEXT: declare <8 x i32> @llvm.nvvm.tcgen05.ld.16x128b.x4(ptr addrspace(6) captures(none), i1 immarg) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind memory(argmem: readwrite)
// CHECK-NEXT: declare <2 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x2(ptr addrspace(6) captures(none), i1 immarg) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind memory(argmem: readwrite)
// CHECK-NEXT: declare <2 x i32> @llvm.nvvm.tcgen05.ld.16x64b.x2(ptr addrspace(6) captures(none), i1 immarg) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.mma.shared.disable_output_lane.cg2(ptr addrspace(6) writeonly, i64, i64, i32, i1, <8 x i32>, i32 immarg range(i32 0, 4), i32 immarg range(i32 0, 4)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.mma.tensor.disable_output_lane.cg2(ptr addrspace(6) writeonly, ptr addrspace(6) readonly, i64, i32, i1, <8 x i32>, i32 immarg range(i32 0, 4), i32 immarg range(i32 0, 4)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.mma.shared.mxf4.block_scale.block32(ptr addrspace(6) writeonly, i64, i64, i32, i1, ptr addrspace(6), ptr addrspace(6), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.mma.shared.mxf8f6f4.block_scale(ptr addrspace(6) writeonly, i64, i64, i32, i1, ptr addrspace(6), ptr addrspace(6), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.mma.shared.mxf4nvf4.block_scale.block16(ptr addrspace(6) writeonly, i64, i64, i32, i1, ptr addrspace(6), ptr addrspace(6), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.mma.sp.tensor(ptr addrspace(6) writeonly, ptr addrspace(6) readonly, i64, i32, i1, ptr addrspace(6), i32 immarg range(i32 0, 4), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.mma.sp.shared(ptr addrspace(6) writeonly, i64, i64, i32, i1, ptr addrspace(6), i32 immarg range(i32 0, 4), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.mma.sp.shared.mxf8f6f4.block_scale.block32(ptr addrspace(6) writeonly, i64, i64, i32, i1, ptr addrspace(6), ptr addrspace(6), ptr addrspace(6), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.mma.sp.shared.mxf4nvf4.block_scale.block16(ptr addrspace(6) writeonly, i64, i64, i32, i1, ptr addrspace(6), ptr addrspace(6), ptr addrspace(6), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.mma.sp.tensor.mxf8f6f4.block_scale(ptr addrspace(6) writeonly, ptr addrspace(6) readonly, i64, i32, i1, ptr addrspace(6), ptr addrspace(6), ptr addrspace(6), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.mma.ws.shared(ptr addrspace(6) writeonly, i64, i64, i32, i1, i32 immarg range(i32 0, 4), i32 immarg range(i32 0, 4), i32 immarg range(i32 0, 4)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.mma.ws.shared.zero_col_mask(ptr addrspace(6) writeonly, i64, i64, i32, i1, i64, i32 immarg range(i32 0, 4), i32 immarg range(i32 0, 4), i32 immarg range(i32 0, 4)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.mma.ws.tensor.zero_col_mask(ptr addrspace(6) writeonly, ptr addrspace(6) readonly, i64, i32, i1, i64, i32 immarg range(i32 0, 4), i32 immarg range(i32 0, 4), i32 immarg range(i32 0, 4)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.mma.ws.sp.tensor.zero_col_mask(ptr addrspace(6) writeonly, ptr addrspace(6) readonly, i64, i32, i1, ptr addrspace(6), i64, i32 immarg range(i32 0, 4), i32 immarg range(i32 0, 4), i32 immarg range(i32 0, 4)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.mma.ws.sp.tensor(ptr addrspace(6) writeonly, ptr addrspace(6) readonly, i64, i32, i1, ptr addrspace(6), i32 immarg range(i32 0, 4), i32 immarg range(i32 0, 4), i32 immarg range(i32 0, 4)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1() #6
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2() #6
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.shift.down.cg1(ptr addrspace(6) captures(none)) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.shift.down.cg2(ptr addrspace(6) captures(none)) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.st.16x64b.x16(ptr addrspace(6) captures(none), <16 x i32>, i1 immarg) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.wait.ld() #6
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.tcgen05.wait.st() #6
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { convergent nocallback nounwind memory(argmem: read) }
// CHECK-NEXT: attributes #1 = { convergent nocallback nounwind memory(argmem: write) }
// CHECK-NEXT: attributes #2 = { convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) }
// CHECK-NEXT: attributes #3 = { convergent nounwind memory(argmem: readwrite) }
// CHECK-NEXT: attributes #4 = { nounwind }
// CHECK-NEXT: attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
// CHECK-NEXT: attributes #6 = { convergent nounwind memory(inaccessiblemem: readwrite) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
