// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

llvm.func @f0(%x0: vector<2xf16>, %x1: vector<2xf16>, %x2: vector<2xf16>, %x3: vector<2xf16>, %x4: vector<2xf16>, %x5: vector<2xf16>, %m: i32, %t: i16) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.sp.sync A[%x0, %x1] B[%x2, %x3] C[%x4, %x5] sparseMetadata[%m] selector[%z] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return %0 : !llvm.struct<(vector<2xf16>, vector<2xf16>)>
}

llvm.func @f1(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %m: i32, %t: i16) -> !llvm.struct<(i32, i32, i32, i32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.sp.sync A[%x0, %x1] B[%x2, %x3] C[%x4, %x5, %x6, %x7] sparseMetadata[%m] selector[%z] {multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return %0 : !llvm.struct<(i32, i32, i32, i32)>
}

llvm.func @f2(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %m: i32, %t: i16) -> !llvm.struct<(i32, i32, i32, i32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.sp.sync A[%x0, %x1] B[%x2, %x3] C[%x4, %x5, %x6, %x7] sparseMetadata[%m] selector[%z] {multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return %0 : !llvm.struct<(i32, i32, i32, i32)>
}

llvm.func @f3(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %m: i32, %t: i16) -> !llvm.struct<(i32, i32, i32, i32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.sp.sync A[%x0, %x1] B[%x2, %x3] C[%x4, %x5, %x6, %x7] sparseMetadata[%m] selector[%z] {multiplicandAPtxType = #nvvm.mma_type<u4>, multiplicandBPtxType = #nvvm.mma_type<u4>, intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return %0 : !llvm.struct<(i32, i32, i32, i32)>
}

llvm.func @f4(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %x8: i32, %x9: i32, %x10: i32, %x11: i32, %m: i32, %t: i16) -> !llvm.struct<(i32, i32, i32, i32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.sp.sync A[%x0, %x1, %x2, %x3] B[%x4, %x5, %x6, %x7] C[%x8, %x9, %x10, %x11] sparseMetadata[%m] selector[%z] {multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return %0 : !llvm.struct<(i32, i32, i32, i32)>
}

llvm.func @f5(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %x8: i32, %x9: i32, %x10: i32, %x11: i32, %m: i32, %t: i16) -> !llvm.struct<(i32, i32, i32, i32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.sp.sync A[%x0, %x1, %x2, %x3] B[%x4, %x5, %x6, %x7] C[%x8, %x9, %x10, %x11] sparseMetadata[%m] selector[%z] {multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<u8>, intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return %0 : !llvm.struct<(i32, i32, i32, i32)>
}

llvm.func @f6(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %x8: i32, %x9: i32, %x10: i32, %x11: i32, %m: i32, %t: i16) -> !llvm.struct<(i32, i32, i32, i32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.sp.sync A[%x0, %x1, %x2, %x3] B[%x4, %x5, %x6, %x7] C[%x8, %x9, %x10, %x11] sparseMetadata[%m] selector[%z] {multiplicandAPtxType = #nvvm.mma_type<u4>, multiplicandBPtxType = #nvvm.mma_type<s4>, intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return %0 : !llvm.struct<(i32, i32, i32, i32)>
}

llvm.func @f7(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %m: i32, %t: i16) -> !llvm.struct<(i32, i32, i32, i32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.sp.sync A[%x0, %x1] B[%x2, %x3] C[%x4, %x5, %x6, %x7] sparseMetadata[%m] selector[%z] {orderedMetadata, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return %0 : !llvm.struct<(i32, i32, i32, i32)>
}

llvm.func @f8(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %m: i32, %t: i16) -> !llvm.struct<(i32, i32, i32, i32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.sp.sync A[%x0, %x1] B[%x2, %x3] C[%x4, %x5, %x6, %x7] sparseMetadata[%m] selector[%z] {orderedMetadata, multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<u8>, intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return %0 : !llvm.struct<(i32, i32, i32, i32)>
}

llvm.func @f9(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %m: i32, %t: i16) -> !llvm.struct<(i32, i32, i32, i32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.sp.sync A[%x0, %x1] B[%x2, %x3] C[%x4, %x5, %x6, %x7] sparseMetadata[%m] selector[%z] {orderedMetadata, multiplicandAPtxType = #nvvm.mma_type<u4>, multiplicandBPtxType = #nvvm.mma_type<s4>, intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return %0 : !llvm.struct<(i32, i32, i32, i32)>
}

llvm.func @f10(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %x8: f32, %x9: f32, %x10: f32, %x11: f32, %m: i32, %t: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.sp.sync A[%x0, %x1, %x2, %x3] B[%x4, %x5, %x6, %x7] C[%x8, %x9, %x10, %x11] sparseMetadata[%m] selector[%z] {orderedMetadata, multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return %0 : !llvm.struct<(f32, f32, f32, f32)>
}

llvm.func @f11(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %x8: i32, %x9: i32, %x10: i32, %x11: i32, %m: i32, %t: i16) -> !llvm.struct<(i32, i32, i32, i32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.sp.sync A[%x0, %x1, %x2, %x3] B[%x4, %x5, %x6, %x7] C[%x8, %x9, %x10, %x11] sparseMetadata[%m] selector[%z] {orderedMetadata, multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<s8>, intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return %0 : !llvm.struct<(i32, i32, i32, i32)>
}

llvm.func @f12(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %x8: i32, %x9: i32, %x10: i32, %x11: i32, %m: i32, %t: i16) -> !llvm.struct<(i32, i32, i32, i32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.sp.sync A[%x0, %x1, %x2, %x3] B[%x4, %x5, %x6, %x7] C[%x8, %x9, %x10, %x11] sparseMetadata[%m] selector[%z] {orderedMetadata, multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<u4>, intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return %0 : !llvm.struct<(i32, i32, i32, i32)>
}

llvm.func @f13(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: f32, %x7: f32, %x8: f32, %x9: f32, %m: i32, %t: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.block_scale A[%x0, %x1, %x2, %x3] B[%x4, %x5] C[%x6, %x7, %x8, %x9] scaleA[%m, %t, %t] scaleB[%m, %t, %t] {multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return %0 : !llvm.struct<(f32, f32, f32, f32)>
}

llvm.func @f14(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: f32, %x7: f32, %x8: f32, %x9: f32, %m: i32, %t: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.block_scale A[%x0, %x1, %x2, %x3] B[%x4, %x5] C[%x6, %x7, %x8, %x9] scaleA[%m, %t, %t] scaleB[%m, %t, %t] {multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return %0 : !llvm.struct<(f32, f32, f32, f32)>
}

llvm.func @f15(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: f32, %x7: f32, %x8: f32, %x9: f32, %m: i32, %t: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.block_scale A[%x0, %x1, %x2, %x3] B[%x4, %x5] C[%x6, %x7, %x8, %x9] scaleA[%m, %t, %t] scaleB[%m, %t, %t] {multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return %0 : !llvm.struct<(f32, f32, f32, f32)>
}

llvm.func @f16(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: f32, %x7: f32, %x8: f32, %x9: f32, %m: i32, %t: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.block_scale A[%x0, %x1, %x2, %x3] B[%x4, %x5] C[%x6, %x7, %x8, %x9] scaleA[%m, %t, %t] scaleB[%m, %t, %t] {multiplicandAPtxType = #nvvm.mma_type<e5m2>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return %0 : !llvm.struct<(f32, f32, f32, f32)>
}

llvm.func @f17(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: f32, %x7: f32, %x8: f32, %x9: f32, %m: i32, %t: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.block_scale A[%x0, %x1, %x2, %x3] B[%x4, %x5] C[%x6, %x7, %x8, %x9] scaleA[%m, %t, %t] scaleB[%m, %t, %t] {multiplicandAPtxType = #nvvm.mma_type<e5m2>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return %0 : !llvm.struct<(f32, f32, f32, f32)>
}

llvm.func @f18(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: f32, %x7: f32, %x8: f32, %x9: f32, %m: i32, %t: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.block_scale A[%x0, %x1, %x2, %x3] B[%x4, %x5] C[%x6, %x7, %x8, %x9] scaleA[%m, %t, %t] scaleB[%m, %t, %t] {multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return %0 : !llvm.struct<(f32, f32, f32, f32)>
}

llvm.func @f19(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: f32, %x7: f32, %x8: f32, %x9: f32, %m: i32, %t: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.block_scale A[%x0, %x1, %x2, %x3] B[%x4, %x5] C[%x6, %x7, %x8, %x9] scaleA[%m, %t, %t] scaleB[%m, %t, %t] {multiplicandAPtxType = #nvvm.mma_type<e2m3>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return %0 : !llvm.struct<(f32, f32, f32, f32)>
}

llvm.func @f20(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: f32, %x7: f32, %x8: f32, %x9: f32, %m: i32, %t: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.block_scale A[%x0, %x1, %x2, %x3] B[%x4, %x5] C[%x6, %x7, %x8, %x9] scaleA[%m, %t, %t] scaleB[%m, %t, %t] {multiplicandAPtxType = #nvvm.mma_type<e2m3>, multiplicandBPtxType = #nvvm.mma_type<e2m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return %0 : !llvm.struct<(f32, f32, f32, f32)>
}

llvm.func @f21(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: f32, %x7: f32, %x8: f32, %x9: f32, %m: i32, %t: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.block_scale A[%x0, %x1, %x2, %x3] B[%x4, %x5] C[%x6, %x7, %x8, %x9] scaleA[%m, %t, %t] scaleB[%m, %t, %t] {multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return %0 : !llvm.struct<(f32, f32, f32, f32)>
}

llvm.func @f22(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: f32, %x7: f32, %x8: f32, %x9: f32, %m: i32, %t: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.block_scale A[%x0, %x1, %x2, %x3] B[%x4, %x5] C[%x6, %x7, %x8, %x9] scaleA[%m, %t, %t] scaleB[%m, %t, %t] {multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return %0 : !llvm.struct<(f32, f32, f32, f32)>
}

llvm.func @f23(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %x8: f32, %x9: f32, %x10: f32, %x11: f32, %m: i32, %t: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.sp.block_scale A[%x0, %x1, %x2, %x3] B[%x4, %x5, %x6, %x7] C[%x8, %x9, %x10, %x11] sparseMetadata[%m] selector[%z] scaleA[%m, %t, %t] scaleB[%m, %t, %t] {orderedMetadata, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4nvf4>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return %0 : !llvm.struct<(f32, f32, f32, f32)>
}

llvm.func @f24(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %x8: f32, %x9: f32, %x10: f32, %x11: f32, %m: i32, %t: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.sp.block_scale A[%x0, %x1, %x2, %x3] B[%x4, %x5, %x6, %x7] C[%x8, %x9, %x10, %x11] sparseMetadata[%m] selector[%z] scaleA[%m, %t, %t] scaleB[%m, %t, %t] {orderedMetadata, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return %0 : !llvm.struct<(f32, f32, f32, f32)>
}

llvm.func @f25(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %x8: f32, %x9: f32, %x10: f32, %x11: f32, %m: i32, %t: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.sp.block_scale A[%x0, %x1, %x2, %x3] B[%x4, %x5, %x6, %x7] C[%x8, %x9, %x10, %x11] sparseMetadata[%m] selector[%z] scaleA[%m, %t, %t] scaleB[%m, %t, %t] {orderedMetadata, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return %0 : !llvm.struct<(f32, f32, f32, f32)>
}

llvm.func @f26(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %x8: f32, %x9: f32, %x10: f32, %x11: f32, %m: i32, %t: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.sp.block_scale A[%x0, %x1, %x2, %x3] B[%x4, %x5, %x6, %x7] C[%x8, %x9, %x10, %x11] sparseMetadata[%m] selector[%z] scaleA[%m, %t, %t] scaleB[%m, %t, %t] {orderedMetadata, multiplicandAPtxType = #nvvm.mma_type<e5m2>, multiplicandBPtxType = #nvvm.mma_type<e2m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return %0 : !llvm.struct<(f32, f32, f32, f32)>
}

llvm.func @f27(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %x8: f32, %x9: f32, %x10: f32, %x11: f32, %m: i32, %t: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.sp.block_scale A[%x0, %x1, %x2, %x3] B[%x4, %x5, %x6, %x7] C[%x8, %x9, %x10, %x11] sparseMetadata[%m] selector[%z] scaleA[%m, %t, %t] scaleB[%m, %t, %t] {orderedMetadata, multiplicandAPtxType = #nvvm.mma_type<e5m2>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return %0 : !llvm.struct<(f32, f32, f32, f32)>
}

llvm.func @f28(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %x8: f32, %x9: f32, %x10: f32, %x11: f32, %m: i32, %t: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.sp.block_scale A[%x0, %x1, %x2, %x3] B[%x4, %x5, %x6, %x7] C[%x8, %x9, %x10, %x11] sparseMetadata[%m] selector[%z] scaleA[%m, %t, %t] scaleB[%m, %t, %t] {orderedMetadata, multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return %0 : !llvm.struct<(f32, f32, f32, f32)>
}

llvm.func @f29(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %x8: f32, %x9: f32, %x10: f32, %x11: f32, %m: i32, %t: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.sp.block_scale A[%x0, %x1, %x2, %x3] B[%x4, %x5, %x6, %x7] C[%x8, %x9, %x10, %x11] sparseMetadata[%m] selector[%z] scaleA[%m, %t, %t] scaleB[%m, %t, %t] {orderedMetadata, multiplicandAPtxType = #nvvm.mma_type<e2m3>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return %0 : !llvm.struct<(f32, f32, f32, f32)>
}

llvm.func @f30(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %x8: f32, %x9: f32, %x10: f32, %x11: f32, %m: i32, %t: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.sp.block_scale A[%x0, %x1, %x2, %x3] B[%x4, %x5, %x6, %x7] C[%x8, %x9, %x10, %x11] sparseMetadata[%m] selector[%z] scaleA[%m, %t, %t] scaleB[%m, %t, %t] {orderedMetadata, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return %0 : !llvm.struct<(f32, f32, f32, f32)>
}

llvm.func @f31(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %x8: f32, %x9: f32, %x10: f32, %x11: f32, %m: i32, %t: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.sp.block_scale A[%x0, %x1, %x2, %x3] B[%x4, %x5, %x6, %x7] C[%x8, %x9, %x10, %x11] sparseMetadata[%m] selector[%z] scaleA[%m, %t, %t] scaleB[%m, %t, %t] {orderedMetadata, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return %0 : !llvm.struct<(f32, f32, f32, f32)>
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define { <2 x half>, <2 x half> } @f0(<2 x half> %[[V0:[^ ]+]], <2 x half> %[[V1:[^ ]+]], <2 x half> %[[V2:[^ ]+]], <2 x half> %[[V3:[^ ]+]], <2 x half> %[[V4:[^ ]+]], <2 x half> %[[V5:[^ ]+]], i32 %[[V6:[^ ]+]], i16 %[[V7:[^ ]+]]) {
// CHECK-NEXT:   %[[V9:[^ ]+]] = call { <2 x half>, <2 x half> } @llvm.nvvm.mma.sp.m16n8k16.row.col.f16.f16(<2 x half> %[[V0]], <2 x half> %[[V1]], <2 x half> %[[V2]], <2 x half> %[[V3]], <2 x half> %[[V4]], <2 x half> %[[V5]], i32 %[[V6]], i32 0)
// CHECK-NEXT:   ret { <2 x half>, <2 x half> } %[[V9]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { i32, i32, i32, i32 } @f1(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], i32 %[[V6:[^ ]+]], i32 %[[V7:[^ ]+]], i32 %[[V8:[^ ]+]], i16 %[[V9:[^ ]+]]) {
// CHECK-NEXT:   %[[V11:[^ ]+]] = call { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.m16n8k32.row.col.s8.u8(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], i32 %[[V6]], i32 %[[V7]], i32 %[[V8]], i32 0)
// CHECK-NEXT:   ret { i32, i32, i32, i32 } %[[V11]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { i32, i32, i32, i32 } @f2(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], i32 %[[V6:[^ ]+]], i32 %[[V7:[^ ]+]], i32 %[[V8:[^ ]+]], i16 %[[V9:[^ ]+]]) {
// CHECK-NEXT:   %[[V11:[^ ]+]] = call { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.m16n8k64.row.col.s4(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], i32 %[[V6]], i32 %[[V7]], i32 %[[V8]], i32 0)
// CHECK-NEXT:   ret { i32, i32, i32, i32 } %[[V11]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { i32, i32, i32, i32 } @f3(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], i32 %[[V6:[^ ]+]], i32 %[[V7:[^ ]+]], i32 %[[V8:[^ ]+]], i16 %[[V9:[^ ]+]]) {
// CHECK-NEXT:   %[[V11:[^ ]+]] = call { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.m16n8k64.row.col.u4(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], i32 %[[V6]], i32 %[[V7]], i32 %[[V8]], i32 0)
// CHECK-NEXT:   ret { i32, i32, i32, i32 } %[[V11]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { i32, i32, i32, i32 } @f4(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], i32 %[[V6:[^ ]+]], i32 %[[V7:[^ ]+]], i32 %[[V8:[^ ]+]], i32 %[[V9:[^ ]+]], i32 %[[V10:[^ ]+]], i32 %[[V11:[^ ]+]], i32 %[[V12:[^ ]+]], i16 %[[V13:[^ ]+]]) {
// CHECK-NEXT:   %[[V15:[^ ]+]] = call { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.m16n8k64.row.col.s8(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], i32 %[[V6]], i32 %[[V7]], i32 %[[V8]], i32 %[[V9]], i32 %[[V10]], i32 %[[V11]], i32 %[[V12]], i32 0)
// CHECK-NEXT:   ret { i32, i32, i32, i32 } %[[V15]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { i32, i32, i32, i32 } @f5(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], i32 %[[V6:[^ ]+]], i32 %[[V7:[^ ]+]], i32 %[[V8:[^ ]+]], i32 %[[V9:[^ ]+]], i32 %[[V10:[^ ]+]], i32 %[[V11:[^ ]+]], i32 %[[V12:[^ ]+]], i16 %[[V13:[^ ]+]]) {
// CHECK-NEXT:   %[[V15:[^ ]+]] = call { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.m16n8k64.row.col.u8(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], i32 %[[V6]], i32 %[[V7]], i32 %[[V8]], i32 %[[V9]], i32 %[[V10]], i32 %[[V11]], i32 %[[V12]], i32 0)
// CHECK-NEXT:   ret { i32, i32, i32, i32 } %[[V15]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { i32, i32, i32, i32 } @f6(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], i32 %[[V6:[^ ]+]], i32 %[[V7:[^ ]+]], i32 %[[V8:[^ ]+]], i32 %[[V9:[^ ]+]], i32 %[[V10:[^ ]+]], i32 %[[V11:[^ ]+]], i32 %[[V12:[^ ]+]], i16 %[[V13:[^ ]+]]) {
// CHECK-NEXT:   %[[V15:[^ ]+]] = call { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.m16n8k128.row.col.u4.s4(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], i32 %[[V6]], i32 %[[V7]], i32 %[[V8]], i32 %[[V9]], i32 %[[V10]], i32 %[[V11]], i32 %[[V12]], i32 0)
// CHECK-NEXT:   ret { i32, i32, i32, i32 } %[[V15]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { i32, i32, i32, i32 } @f7(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], i32 %[[V6:[^ ]+]], i32 %[[V7:[^ ]+]], i32 %[[V8:[^ ]+]], i16 %[[V9:[^ ]+]]) {
// CHECK-NEXT:   %[[V11:[^ ]+]] = call { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k32.row.col.s8(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], i32 %[[V6]], i32 %[[V7]], i32 %[[V8]], i32 0)
// CHECK-NEXT:   ret { i32, i32, i32, i32 } %[[V11]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { i32, i32, i32, i32 } @f8(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], i32 %[[V6:[^ ]+]], i32 %[[V7:[^ ]+]], i32 %[[V8:[^ ]+]], i16 %[[V9:[^ ]+]]) {
// CHECK-NEXT:   %[[V11:[^ ]+]] = call { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k32.row.col.u8(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], i32 %[[V6]], i32 %[[V7]], i32 %[[V8]], i32 0)
// CHECK-NEXT:   ret { i32, i32, i32, i32 } %[[V11]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { i32, i32, i32, i32 } @f9(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], i32 %[[V6:[^ ]+]], i32 %[[V7:[^ ]+]], i32 %[[V8:[^ ]+]], i16 %[[V9:[^ ]+]]) {
// CHECK-NEXT:   %[[V11:[^ ]+]] = call { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col.u4.s4(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], i32 %[[V6]], i32 %[[V7]], i32 %[[V8]], i32 0)
// CHECK-NEXT:   ret { i32, i32, i32, i32 } %[[V11]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { float, float, float, float } @f10(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], i32 %[[V6:[^ ]+]], i32 %[[V7:[^ ]+]], float %[[V8:[^ ]+]], float %[[V9:[^ ]+]], float %[[V10:[^ ]+]], float %[[V11:[^ ]+]], i32 %[[V12:[^ ]+]], i16 %[[V13:[^ ]+]]) {
// CHECK-NEXT:   %[[V15:[^ ]+]] = call { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k16.row.col.tf32(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], i32 %[[V6]], i32 %[[V7]], float %[[V8]], float %[[V9]], float %[[V10]], float %[[V11]], i32 %[[V12]], i32 0)
// CHECK-NEXT:   ret { float, float, float, float } %[[V15]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { i32, i32, i32, i32 } @f11(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], i32 %[[V6:[^ ]+]], i32 %[[V7:[^ ]+]], i32 %[[V8:[^ ]+]], i32 %[[V9:[^ ]+]], i32 %[[V10:[^ ]+]], i32 %[[V11:[^ ]+]], i32 %[[V12:[^ ]+]], i16 %[[V13:[^ ]+]]) {
// CHECK-NEXT:   %[[V15:[^ ]+]] = call { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col.u8.s8(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], i32 %[[V6]], i32 %[[V7]], i32 %[[V8]], i32 %[[V9]], i32 %[[V10]], i32 %[[V11]], i32 %[[V12]], i32 0)
// CHECK-NEXT:   ret { i32, i32, i32, i32 } %[[V15]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { i32, i32, i32, i32 } @f12(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], i32 %[[V6:[^ ]+]], i32 %[[V7:[^ ]+]], i32 %[[V8:[^ ]+]], i32 %[[V9:[^ ]+]], i32 %[[V10:[^ ]+]], i32 %[[V11:[^ ]+]], i32 %[[V12:[^ ]+]], i16 %[[V13:[^ ]+]]) {
// CHECK-NEXT:   %[[V15:[^ ]+]] = call { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k128.row.col.s4.u4(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], i32 %[[V6]], i32 %[[V7]], i32 %[[V8]], i32 %[[V9]], i32 %[[V10]], i32 %[[V11]], i32 %[[V12]], i32 0)
// CHECK-NEXT:   ret { i32, i32, i32, i32 } %[[V15]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { float, float, float, float } @f13(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], float %[[V6:[^ ]+]], float %[[V7:[^ ]+]], float %[[V8:[^ ]+]], float %[[V9:[^ ]+]], i32 %[[V10:[^ ]+]], i16 %[[V11:[^ ]+]]) {
// CHECK-NEXT:   %[[V13:[^ ]+]] = call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], float %[[V6]], float %[[V7]], float %[[V8]], float %[[V9]], i32 %[[V10]], i16 %[[V11]], i16 %[[V11]], i32 %[[V10]], i16 %[[V11]], i16 %[[V11]])
// CHECK-NEXT:   ret { float, float, float, float } %[[V13]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { float, float, float, float } @f14(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], float %[[V6:[^ ]+]], float %[[V7:[^ ]+]], float %[[V8:[^ ]+]], float %[[V9:[^ ]+]], i32 %[[V10:[^ ]+]], i16 %[[V11:[^ ]+]]) {
// CHECK-NEXT:   %[[V13:[^ ]+]] = call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.scale.1x.f32.e4m3.e4m3.f32.ue8m0(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], float %[[V6]], float %[[V7]], float %[[V8]], float %[[V9]], i32 %[[V10]], i16 %[[V11]], i16 %[[V11]], i32 %[[V10]], i16 %[[V11]], i16 %[[V11]])
// CHECK-NEXT:   ret { float, float, float, float } %[[V13]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { float, float, float, float } @f15(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], float %[[V6:[^ ]+]], float %[[V7:[^ ]+]], float %[[V8:[^ ]+]], float %[[V9:[^ ]+]], i32 %[[V10:[^ ]+]], i16 %[[V11:[^ ]+]]) {
// CHECK-NEXT:   %[[V13:[^ ]+]] = call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.scale.1x.f32.e4m3.e3m2.f32.ue8m0(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], float %[[V6]], float %[[V7]], float %[[V8]], float %[[V9]], i32 %[[V10]], i16 %[[V11]], i16 %[[V11]], i32 %[[V10]], i16 %[[V11]], i16 %[[V11]])
// CHECK-NEXT:   ret { float, float, float, float } %[[V13]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { float, float, float, float } @f16(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], float %[[V6:[^ ]+]], float %[[V7:[^ ]+]], float %[[V8:[^ ]+]], float %[[V9:[^ ]+]], i32 %[[V10:[^ ]+]], i16 %[[V11:[^ ]+]]) {
// CHECK-NEXT:   %[[V13:[^ ]+]] = call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.scale.1x.f32.e5m2.e5m2.f32.ue8m0(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], float %[[V6]], float %[[V7]], float %[[V8]], float %[[V9]], i32 %[[V10]], i16 %[[V11]], i16 %[[V11]], i32 %[[V10]], i16 %[[V11]], i16 %[[V11]])
// CHECK-NEXT:   ret { float, float, float, float } %[[V13]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { float, float, float, float } @f17(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], float %[[V6:[^ ]+]], float %[[V7:[^ ]+]], float %[[V8:[^ ]+]], float %[[V9:[^ ]+]], i32 %[[V10:[^ ]+]], i16 %[[V11:[^ ]+]]) {
// CHECK-NEXT:   %[[V13:[^ ]+]] = call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.scale.1x.f32.e5m2.e3m2.f32.ue8m0(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], float %[[V6]], float %[[V7]], float %[[V8]], float %[[V9]], i32 %[[V10]], i16 %[[V11]], i16 %[[V11]], i32 %[[V10]], i16 %[[V11]], i16 %[[V11]])
// CHECK-NEXT:   ret { float, float, float, float } %[[V13]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { float, float, float, float } @f18(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], float %[[V6:[^ ]+]], float %[[V7:[^ ]+]], float %[[V8:[^ ]+]], float %[[V9:[^ ]+]], i32 %[[V10:[^ ]+]], i16 %[[V11:[^ ]+]]) {
// CHECK-NEXT:   %[[V13:[^ ]+]] = call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.scale.1x.f32.e3m2.e3m2.f32.ue8m0(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], float %[[V6]], float %[[V7]], float %[[V8]], float %[[V9]], i32 %[[V10]], i16 %[[V11]], i16 %[[V11]], i32 %[[V10]], i16 %[[V11]], i16 %[[V11]])
// CHECK-NEXT:   ret { float, float, float, float } %[[V13]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { float, float, float, float } @f19(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], float %[[V6:[^ ]+]], float %[[V7:[^ ]+]], float %[[V8:[^ ]+]], float %[[V9:[^ ]+]], i32 %[[V10:[^ ]+]], i16 %[[V11:[^ ]+]]) {
// CHECK-NEXT:   %[[V13:[^ ]+]] = call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.scale.1x.f32.e2m3.e3m2.f32.ue8m0(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], float %[[V6]], float %[[V7]], float %[[V8]], float %[[V9]], i32 %[[V10]], i16 %[[V11]], i16 %[[V11]], i32 %[[V10]], i16 %[[V11]], i16 %[[V11]])
// CHECK-NEXT:   ret { float, float, float, float } %[[V13]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { float, float, float, float } @f20(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], float %[[V6:[^ ]+]], float %[[V7:[^ ]+]], float %[[V8:[^ ]+]], float %[[V9:[^ ]+]], i32 %[[V10:[^ ]+]], i16 %[[V11:[^ ]+]]) {
// CHECK-NEXT:   %[[V13:[^ ]+]] = call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.scale.1x.f32.e2m3.e2m3.f32.ue8m0(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], float %[[V6]], float %[[V7]], float %[[V8]], float %[[V9]], i32 %[[V10]], i16 %[[V11]], i16 %[[V11]], i32 %[[V10]], i16 %[[V11]], i16 %[[V11]])
// CHECK-NEXT:   ret { float, float, float, float } %[[V13]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { float, float, float, float } @f21(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], float %[[V6:[^ ]+]], float %[[V7:[^ ]+]], float %[[V8:[^ ]+]], float %[[V9:[^ ]+]], i32 %[[V10:[^ ]+]], i16 %[[V11:[^ ]+]]) {
// CHECK-NEXT:   %[[V13:[^ ]+]] = call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.scale.1x.f32.e2m1.e3m2.f32.ue8m0(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], float %[[V6]], float %[[V7]], float %[[V8]], float %[[V9]], i32 %[[V10]], i16 %[[V11]], i16 %[[V11]], i32 %[[V10]], i16 %[[V11]], i16 %[[V11]])
// CHECK-NEXT:   ret { float, float, float, float } %[[V13]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { float, float, float, float } @f22(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], float %[[V6:[^ ]+]], float %[[V7:[^ ]+]], float %[[V8:[^ ]+]], float %[[V9:[^ ]+]], i32 %[[V10:[^ ]+]], i16 %[[V11:[^ ]+]]) {
// CHECK-NEXT:   %[[V13:[^ ]+]] = call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.scale.1x.f32.e2m1.e2m1.f32.ue8m0(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], float %[[V6]], float %[[V7]], float %[[V8]], float %[[V9]], i32 %[[V10]], i16 %[[V11]], i16 %[[V11]], i32 %[[V10]], i16 %[[V11]], i16 %[[V11]])
// CHECK-NEXT:   ret { float, float, float, float } %[[V13]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { float, float, float, float } @f23(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], i32 %[[V6:[^ ]+]], i32 %[[V7:[^ ]+]], float %[[V8:[^ ]+]], float %[[V9:[^ ]+]], float %[[V10:[^ ]+]], float %[[V11:[^ ]+]], i32 %[[V12:[^ ]+]], i16 %[[V13:[^ ]+]]) {
// CHECK-NEXT:   %[[V15:[^ ]+]] = call { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k128.row.col.mxf4nvf4.scale.4x.f32.e2m1.e2m1.f32.ue4m3(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], i32 %[[V6]], i32 %[[V7]], float %[[V8]], float %[[V9]], float %[[V10]], float %[[V11]], i32 %[[V12]], i32 0, i32 %[[V12]], i16 %[[V13]], i16 %[[V13]], i32 %[[V12]], i16 %[[V13]], i16 %[[V13]])
// CHECK-NEXT:   ret { float, float, float, float } %[[V15]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { float, float, float, float } @f24(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], i32 %[[V6:[^ ]+]], i32 %[[V7:[^ ]+]], float %[[V8:[^ ]+]], float %[[V9:[^ ]+]], float %[[V10:[^ ]+]], float %[[V11:[^ ]+]], i32 %[[V12:[^ ]+]], i16 %[[V13:[^ ]+]]) {
// CHECK-NEXT:   %[[V15:[^ ]+]] = call { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e4m3.e3m2.f32.ue8m0(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], i32 %[[V6]], i32 %[[V7]], float %[[V8]], float %[[V9]], float %[[V10]], float %[[V11]], i32 %[[V12]], i32 0, i32 %[[V12]], i16 %[[V13]], i16 %[[V13]], i32 %[[V12]], i16 %[[V13]], i16 %[[V13]])
// CHECK-NEXT:   ret { float, float, float, float } %[[V15]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { float, float, float, float } @f25(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], i32 %[[V6:[^ ]+]], i32 %[[V7:[^ ]+]], float %[[V8:[^ ]+]], float %[[V9:[^ ]+]], float %[[V10:[^ ]+]], float %[[V11:[^ ]+]], i32 %[[V12:[^ ]+]], i16 %[[V13:[^ ]+]]) {
// CHECK-NEXT:   %[[V15:[^ ]+]] = call { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e4m3.e2m1.f32.ue8m0(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], i32 %[[V6]], i32 %[[V7]], float %[[V8]], float %[[V9]], float %[[V10]], float %[[V11]], i32 %[[V12]], i32 0, i32 %[[V12]], i16 %[[V13]], i16 %[[V13]], i32 %[[V12]], i16 %[[V13]], i16 %[[V13]])
// CHECK-NEXT:   ret { float, float, float, float } %[[V15]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { float, float, float, float } @f26(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], i32 %[[V6:[^ ]+]], i32 %[[V7:[^ ]+]], float %[[V8:[^ ]+]], float %[[V9:[^ ]+]], float %[[V10:[^ ]+]], float %[[V11:[^ ]+]], i32 %[[V12:[^ ]+]], i16 %[[V13:[^ ]+]]) {
// CHECK-NEXT:   %[[V15:[^ ]+]] = call { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e5m2.e2m3.f32.ue8m0(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], i32 %[[V6]], i32 %[[V7]], float %[[V8]], float %[[V9]], float %[[V10]], float %[[V11]], i32 %[[V12]], i32 0, i32 %[[V12]], i16 %[[V13]], i16 %[[V13]], i32 %[[V12]], i16 %[[V13]], i16 %[[V13]])
// CHECK-NEXT:   ret { float, float, float, float } %[[V15]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { float, float, float, float } @f27(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], i32 %[[V6:[^ ]+]], i32 %[[V7:[^ ]+]], float %[[V8:[^ ]+]], float %[[V9:[^ ]+]], float %[[V10:[^ ]+]], float %[[V11:[^ ]+]], i32 %[[V12:[^ ]+]], i16 %[[V13:[^ ]+]]) {
// CHECK-NEXT:   %[[V15:[^ ]+]] = call { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e5m2.e2m1.f32.ue8m0(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], i32 %[[V6]], i32 %[[V7]], float %[[V8]], float %[[V9]], float %[[V10]], float %[[V11]], i32 %[[V12]], i32 0, i32 %[[V12]], i16 %[[V13]], i16 %[[V13]], i32 %[[V12]], i16 %[[V13]], i16 %[[V13]])
// CHECK-NEXT:   ret { float, float, float, float } %[[V15]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { float, float, float, float } @f28(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], i32 %[[V6:[^ ]+]], i32 %[[V7:[^ ]+]], float %[[V8:[^ ]+]], float %[[V9:[^ ]+]], float %[[V10:[^ ]+]], float %[[V11:[^ ]+]], i32 %[[V12:[^ ]+]], i16 %[[V13:[^ ]+]]) {
// CHECK-NEXT:   %[[V15:[^ ]+]] = call { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e3m2.e2m1.f32.ue8m0(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], i32 %[[V6]], i32 %[[V7]], float %[[V8]], float %[[V9]], float %[[V10]], float %[[V11]], i32 %[[V12]], i32 0, i32 %[[V12]], i16 %[[V13]], i16 %[[V13]], i32 %[[V12]], i16 %[[V13]], i16 %[[V13]])
// CHECK-NEXT:   ret { float, float, float, float } %[[V15]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { float, float, float, float } @f29(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], i32 %[[V6:[^ ]+]], i32 %[[V7:[^ ]+]], float %[[V8:[^ ]+]], float %[[V9:[^ ]+]], float %[[V10:[^ ]+]], float %[[V11:[^ ]+]], i32 %[[V12:[^ ]+]], i16 %[[V13:[^ ]+]]) {
// CHECK-NEXT:   %[[V15:[^ ]+]] = call { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e2m3.e2m1.f32.ue8m0(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], i32 %[[V6]], i32 %[[V7]], float %[[V8]], float %[[V9]], float %[[V10]], float %[[V11]], i32 %[[V12]], i32 0, i32 %[[V12]], i16 %[[V13]], i16 %[[V13]], i32 %[[V12]], i16 %[[V13]], i16 %[[V13]])
// CHECK-NEXT:   ret { float, float, float, float } %[[V15]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { float, float, float, float } @f30(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], i32 %[[V6:[^ ]+]], i32 %[[V7:[^ ]+]], float %[[V8:[^ ]+]], float %[[V9:[^ ]+]], float %[[V10:[^ ]+]], float %[[V11:[^ ]+]], i32 %[[V12:[^ ]+]], i16 %[[V13:[^ ]+]]) {
// CHECK-NEXT:   %[[V15:[^ ]+]] = call { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e2m1.e4m3.f32.ue8m0(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], i32 %[[V6]], i32 %[[V7]], float %[[V8]], float %[[V9]], float %[[V10]], float %[[V11]], i32 %[[V12]], i32 0, i32 %[[V12]], i16 %[[V13]], i16 %[[V13]], i32 %[[V12]], i16 %[[V13]], i16 %[[V13]])
// CHECK-NEXT:   ret { float, float, float, float } %[[V15]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { float, float, float, float } @f31(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], i32 %[[V5:[^ ]+]], i32 %[[V6:[^ ]+]], i32 %[[V7:[^ ]+]], float %[[V8:[^ ]+]], float %[[V9:[^ ]+]], float %[[V10:[^ ]+]], float %[[V11:[^ ]+]], i32 %[[V12:[^ ]+]], i16 %[[V13:[^ ]+]]) {
// CHECK-NEXT:   %[[V15:[^ ]+]] = call { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e2m1.e2m1.f32.ue8m0(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 %[[V5]], i32 %[[V6]], i32 %[[V7]], float %[[V8]], float %[[V9]], float %[[V10]], float %[[V11]], i32 %[[V12]], i32 0, i32 %[[V12]], i16 %[[V13]], i16 %[[V13]], i32 %[[V12]], i16 %[[V13]], i16 %[[V13]])
// CHECK-NEXT:   ret { float, float, float, float } %[[V15]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { <2 x half>, <2 x half> } @llvm.nvvm.mma.sp.m16n8k16.row.col.f16.f16(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, i32, i32 immarg range(i32 0, 4)) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.m16n8k32.row.col.s8.u8(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 immarg range(i32 0, 2)) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.m16n8k64.row.col.s4(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 immarg range(i32 0, 2)) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.m16n8k64.row.col.u4(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 immarg range(i32 0, 2)) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.m16n8k64.row.col.s8(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 immarg range(i32 0, 1)) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.m16n8k64.row.col.u8(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 immarg range(i32 0, 1)) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.m16n8k128.row.col.u4.s4(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 immarg range(i32 0, 1)) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k32.row.col.s8(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 immarg range(i32 0, 2)) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k32.row.col.u8(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 immarg range(i32 0, 2)) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col.u4.s4(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 immarg range(i32 0, 2)) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k16.row.col.tf32(i32, i32, i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i32 immarg range(i32 0, 2)) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col.u8.s8(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 immarg range(i32 0, 1)) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k128.row.col.s4.u4(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 immarg range(i32 0, 1)) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0(i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i16, i16, i32, i16, i16) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.scale.1x.f32.e4m3.e4m3.f32.ue8m0(i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i16, i16, i32, i16, i16) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.scale.1x.f32.e4m3.e3m2.f32.ue8m0(i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i16, i16, i32, i16, i16) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.scale.1x.f32.e5m2.e5m2.f32.ue8m0(i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i16, i16, i32, i16, i16) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.scale.1x.f32.e5m2.e3m2.f32.ue8m0(i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i16, i16, i32, i16, i16) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.scale.1x.f32.e3m2.e3m2.f32.ue8m0(i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i16, i16, i32, i16, i16) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.scale.1x.f32.e2m3.e3m2.f32.ue8m0(i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i16, i16, i32, i16, i16) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.scale.1x.f32.e2m3.e2m3.f32.ue8m0(i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i16, i16, i32, i16, i16) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.scale.1x.f32.e2m1.e3m2.f32.ue8m0(i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i16, i16, i32, i16, i16) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.scale.1x.f32.e2m1.e2m1.f32.ue8m0(i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i16, i16, i32, i16, i16) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k128.row.col.mxf4nvf4.scale.4x.f32.e2m1.e2m1.f32.ue4m3(i32, i32, i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i32 immarg range(i32 0, 1), i32, i16, i16, i32, i16, i16) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e4m3.e3m2.f32.ue8m0(i32, i32, i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i32 immarg range(i32 0, 1), i32, i16, i16, i32, i16, i16) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e4m3.e2m1.f32.ue8m0(i32, i32, i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i32 immarg range(i32 0, 1), i32, i16, i16, i32, i16, i16) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e5m2.e2m3.f32.ue8m0(i32, i32, i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i32 immarg range(i32 0, 1), i32, i16, i16, i32, i16, i16) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e5m2.e2m1.f32.ue8m0(i32, i32, i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i32 immarg range(i32 0, 1), i32, i16, i16, i32, i16, i16) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e3m2.e2m1.f32.ue8m0(i32, i32, i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i32 immarg range(i32 0, 1), i32, i16, i16, i32, i16, i16) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e2m3.e2m1.f32.ue8m0(i32, i32, i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i32 immarg range(i32 0, 1), i32, i16, i16, i32, i16, i16) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e2m1.e4m3.f32.ue8m0(i32, i32, i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i32 immarg range(i32 0, 1), i32, i16, i16, i32, i16, i16) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e2m1.e2m1.f32.ue8m0(i32, i32, i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i32 immarg range(i32 0, 1), i32, i16, i16, i32, i16, i16) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nounwind memory(none) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
