// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

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



// CHECK: module {
// CHECK-NEXT:   llvm.func @f0(%[[ARG0:[^ ]+]]: vector<2xf16>, %[[ARG1:[^ ]+]]: vector<2xf16>, %[[ARG2:[^ ]+]]: vector<2xf16>, %[[ARG3:[^ ]+]]: vector<2xf16>, %[[ARG4:[^ ]+]]: vector<2xf16>, %[[ARG5:[^ ]+]]: vector<2xf16>, %[[ARG6:[^ ]+]]: i32, %[[ARG7:[^ ]+]]: i16) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.sp.sync A[%[[ARG0]], %[[ARG1]]] B[%[[ARG2]], %[[ARG3]]] C[%[[ARG4]], %[[ARG5]]] sparseMetadata[%[[ARG6]]] selector[%[[V0]]] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f1(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32, %[[ARG7:[^ ]+]]: i32, %[[ARG8:[^ ]+]]: i32, %[[ARG9:[^ ]+]]: i16) -> !llvm.struct<(i32, i32, i32, i32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.sp.sync A[%[[ARG0]], %[[ARG1]]] B[%[[ARG2]], %[[ARG3]]] C[%[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]]] sparseMetadata[%[[ARG8]]] selector[%[[V0]]] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f2(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32, %[[ARG7:[^ ]+]]: i32, %[[ARG8:[^ ]+]]: i32, %[[ARG9:[^ ]+]]: i16) -> !llvm.struct<(i32, i32, i32, i32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.sp.sync A[%[[ARG0]], %[[ARG1]]] B[%[[ARG2]], %[[ARG3]]] C[%[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]]] sparseMetadata[%[[ARG8]]] selector[%[[V0]]] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f3(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32, %[[ARG7:[^ ]+]]: i32, %[[ARG8:[^ ]+]]: i32, %[[ARG9:[^ ]+]]: i16) -> !llvm.struct<(i32, i32, i32, i32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.sp.sync A[%[[ARG0]], %[[ARG1]]] B[%[[ARG2]], %[[ARG3]]] C[%[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]]] sparseMetadata[%[[ARG8]]] selector[%[[V0]]] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<u4>, multiplicandBPtxType = #nvvm.mma_type<u4>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f4(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32, %[[ARG7:[^ ]+]]: i32, %[[ARG8:[^ ]+]]: i32, %[[ARG9:[^ ]+]]: i32, %[[ARG10:[^ ]+]]: i32, %[[ARG11:[^ ]+]]: i32, %[[ARG12:[^ ]+]]: i32, %[[ARG13:[^ ]+]]: i16) -> !llvm.struct<(i32, i32, i32, i32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.sp.sync A[%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]] B[%[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]]] C[%[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]] sparseMetadata[%[[ARG12]]] selector[%[[V0]]] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f5(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32, %[[ARG7:[^ ]+]]: i32, %[[ARG8:[^ ]+]]: i32, %[[ARG9:[^ ]+]]: i32, %[[ARG10:[^ ]+]]: i32, %[[ARG11:[^ ]+]]: i32, %[[ARG12:[^ ]+]]: i32, %[[ARG13:[^ ]+]]: i16) -> !llvm.struct<(i32, i32, i32, i32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.sp.sync A[%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]] B[%[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]]] C[%[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]] sparseMetadata[%[[ARG12]]] selector[%[[V0]]] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f6(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32, %[[ARG7:[^ ]+]]: i32, %[[ARG8:[^ ]+]]: i32, %[[ARG9:[^ ]+]]: i32, %[[ARG10:[^ ]+]]: i32, %[[ARG11:[^ ]+]]: i32, %[[ARG12:[^ ]+]]: i32, %[[ARG13:[^ ]+]]: i16) -> !llvm.struct<(i32, i32, i32, i32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.sp.sync A[%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]] B[%[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]]] C[%[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]] sparseMetadata[%[[ARG12]]] selector[%[[V0]]] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<u4>, multiplicandBPtxType = #nvvm.mma_type<s4>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f7(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32, %[[ARG7:[^ ]+]]: i32, %[[ARG8:[^ ]+]]: i32, %[[ARG9:[^ ]+]]: i16) -> !llvm.struct<(i32, i32, i32, i32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.sp.sync A[%[[ARG0]], %[[ARG1]]] B[%[[ARG2]], %[[ARG3]]] C[%[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]]] sparseMetadata[%[[ARG8]]] selector[%[[V0]]] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f8(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32, %[[ARG7:[^ ]+]]: i32, %[[ARG8:[^ ]+]]: i32, %[[ARG9:[^ ]+]]: i16) -> !llvm.struct<(i32, i32, i32, i32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.sp.sync A[%[[ARG0]], %[[ARG1]]] B[%[[ARG2]], %[[ARG3]]] C[%[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]]] sparseMetadata[%[[ARG8]]] selector[%[[V0]]] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<u8>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f9(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32, %[[ARG7:[^ ]+]]: i32, %[[ARG8:[^ ]+]]: i32, %[[ARG9:[^ ]+]]: i16) -> !llvm.struct<(i32, i32, i32, i32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.sp.sync A[%[[ARG0]], %[[ARG1]]] B[%[[ARG2]], %[[ARG3]]] C[%[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]]] sparseMetadata[%[[ARG8]]] selector[%[[V0]]] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<u4>, multiplicandBPtxType = #nvvm.mma_type<s4>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f10(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32, %[[ARG7:[^ ]+]]: i32, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: f32, %[[ARG11:[^ ]+]]: f32, %[[ARG12:[^ ]+]]: i32, %[[ARG13:[^ ]+]]: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.sp.sync A[%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]] B[%[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]]] C[%[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]] sparseMetadata[%[[ARG12]]] selector[%[[V0]]] {multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f11(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32, %[[ARG7:[^ ]+]]: i32, %[[ARG8:[^ ]+]]: i32, %[[ARG9:[^ ]+]]: i32, %[[ARG10:[^ ]+]]: i32, %[[ARG11:[^ ]+]]: i32, %[[ARG12:[^ ]+]]: i32, %[[ARG13:[^ ]+]]: i16) -> !llvm.struct<(i32, i32, i32, i32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.sp.sync A[%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]] B[%[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]]] C[%[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]] sparseMetadata[%[[ARG12]]] selector[%[[V0]]] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<s8>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f12(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32, %[[ARG7:[^ ]+]]: i32, %[[ARG8:[^ ]+]]: i32, %[[ARG9:[^ ]+]]: i32, %[[ARG10:[^ ]+]]: i32, %[[ARG11:[^ ]+]]: i32, %[[ARG12:[^ ]+]]: i32, %[[ARG13:[^ ]+]]: i16) -> !llvm.struct<(i32, i32, i32, i32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.sp.sync A[%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]] B[%[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]]] C[%[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]] sparseMetadata[%[[ARG12]]] selector[%[[V0]]] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<u4>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f13(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: f32, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i32, %[[ARG11:[^ ]+]]: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.block_scale A[%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]] B[%[[ARG4]], %[[ARG5]]] C[%[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]]] scaleA[%[[ARG10]], %[[ARG11]], %[[ARG11]]] scaleB[%[[ARG10]], %[[ARG11]], %[[ARG11]]] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f14(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: f32, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i32, %[[ARG11:[^ ]+]]: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.block_scale A[%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]] B[%[[ARG4]], %[[ARG5]]] C[%[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]]] scaleA[%[[ARG10]], %[[ARG11]], %[[ARG11]]] scaleB[%[[ARG10]], %[[ARG11]], %[[ARG11]]] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f15(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: f32, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i32, %[[ARG11:[^ ]+]]: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.block_scale A[%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]] B[%[[ARG4]], %[[ARG5]]] C[%[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]]] scaleA[%[[ARG10]], %[[ARG11]], %[[ARG11]]] scaleB[%[[ARG10]], %[[ARG11]], %[[ARG11]]] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f16(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: f32, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i32, %[[ARG11:[^ ]+]]: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.block_scale A[%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]] B[%[[ARG4]], %[[ARG5]]] C[%[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]]] scaleA[%[[ARG10]], %[[ARG11]], %[[ARG11]]] scaleB[%[[ARG10]], %[[ARG11]], %[[ARG11]]] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e5m2>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f17(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: f32, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i32, %[[ARG11:[^ ]+]]: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.block_scale A[%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]] B[%[[ARG4]], %[[ARG5]]] C[%[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]]] scaleA[%[[ARG10]], %[[ARG11]], %[[ARG11]]] scaleB[%[[ARG10]], %[[ARG11]], %[[ARG11]]] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e5m2>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f18(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: f32, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i32, %[[ARG11:[^ ]+]]: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.block_scale A[%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]] B[%[[ARG4]], %[[ARG5]]] C[%[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]]] scaleA[%[[ARG10]], %[[ARG11]], %[[ARG11]]] scaleB[%[[ARG10]], %[[ARG11]], %[[ARG11]]] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f19(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: f32, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i32, %[[ARG11:[^ ]+]]: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.block_scale A[%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]] B[%[[ARG4]], %[[ARG5]]] C[%[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]]] scaleA[%[[ARG10]], %[[ARG11]], %[[ARG11]]] scaleB[%[[ARG10]], %[[ARG11]], %[[ARG11]]] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e2m3>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f20(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: f32, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i32, %[[ARG11:[^ ]+]]: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.block_scale A[%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]] B[%[[ARG4]], %[[ARG5]]] C[%[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]]] scaleA[%[[ARG10]], %[[ARG11]], %[[ARG11]]] scaleB[%[[ARG10]], %[[ARG11]], %[[ARG11]]] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e2m3>, multiplicandBPtxType = #nvvm.mma_type<e2m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f21(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: f32, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i32, %[[ARG11:[^ ]+]]: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.block_scale A[%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]] B[%[[ARG4]], %[[ARG5]]] C[%[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]]] scaleA[%[[ARG10]], %[[ARG11]], %[[ARG11]]] scaleB[%[[ARG10]], %[[ARG11]], %[[ARG11]]] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f22(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: f32, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i32, %[[ARG11:[^ ]+]]: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.block_scale A[%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]] B[%[[ARG4]], %[[ARG5]]] C[%[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]]] scaleA[%[[ARG10]], %[[ARG11]], %[[ARG11]]] scaleB[%[[ARG10]], %[[ARG11]], %[[ARG11]]] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f23(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32, %[[ARG7:[^ ]+]]: i32, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: f32, %[[ARG11:[^ ]+]]: f32, %[[ARG12:[^ ]+]]: i32, %[[ARG13:[^ ]+]]: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.sp.block_scale A[%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]] B[%[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]]] C[%[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]] sparseMetadata[%[[ARG12]]] selector[%[[V0]]] scaleA[%[[ARG12]], %[[ARG13]], %[[ARG13]]] scaleB[%[[ARG12]], %[[ARG13]], %[[ARG13]]] {blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4nvf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x4>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f24(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32, %[[ARG7:[^ ]+]]: i32, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: f32, %[[ARG11:[^ ]+]]: f32, %[[ARG12:[^ ]+]]: i32, %[[ARG13:[^ ]+]]: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.sp.block_scale A[%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]] B[%[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]]] C[%[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]] sparseMetadata[%[[ARG12]]] selector[%[[V0]]] scaleA[%[[ARG12]], %[[ARG13]], %[[ARG13]]] scaleB[%[[ARG12]], %[[ARG13]], %[[ARG13]]] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f25(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32, %[[ARG7:[^ ]+]]: i32, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: f32, %[[ARG11:[^ ]+]]: f32, %[[ARG12:[^ ]+]]: i32, %[[ARG13:[^ ]+]]: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.sp.block_scale A[%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]] B[%[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]]] C[%[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]] sparseMetadata[%[[ARG12]]] selector[%[[V0]]] scaleA[%[[ARG12]], %[[ARG13]], %[[ARG13]]] scaleB[%[[ARG12]], %[[ARG13]], %[[ARG13]]] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f26(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32, %[[ARG7:[^ ]+]]: i32, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: f32, %[[ARG11:[^ ]+]]: f32, %[[ARG12:[^ ]+]]: i32, %[[ARG13:[^ ]+]]: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.sp.block_scale A[%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]] B[%[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]]] C[%[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]] sparseMetadata[%[[ARG12]]] selector[%[[V0]]] scaleA[%[[ARG12]], %[[ARG13]], %[[ARG13]]] scaleB[%[[ARG12]], %[[ARG13]], %[[ARG13]]] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e5m2>, multiplicandBPtxType = #nvvm.mma_type<e2m3>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f27(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32, %[[ARG7:[^ ]+]]: i32, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: f32, %[[ARG11:[^ ]+]]: f32, %[[ARG12:[^ ]+]]: i32, %[[ARG13:[^ ]+]]: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.sp.block_scale A[%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]] B[%[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]]] C[%[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]] sparseMetadata[%[[ARG12]]] selector[%[[V0]]] scaleA[%[[ARG12]], %[[ARG13]], %[[ARG13]]] scaleB[%[[ARG12]], %[[ARG13]], %[[ARG13]]] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e5m2>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f28(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32, %[[ARG7:[^ ]+]]: i32, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: f32, %[[ARG11:[^ ]+]]: f32, %[[ARG12:[^ ]+]]: i32, %[[ARG13:[^ ]+]]: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.sp.block_scale A[%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]] B[%[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]]] C[%[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]] sparseMetadata[%[[ARG12]]] selector[%[[V0]]] scaleA[%[[ARG12]], %[[ARG13]], %[[ARG13]]] scaleB[%[[ARG12]], %[[ARG13]], %[[ARG13]]] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f29(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32, %[[ARG7:[^ ]+]]: i32, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: f32, %[[ARG11:[^ ]+]]: f32, %[[ARG12:[^ ]+]]: i32, %[[ARG13:[^ ]+]]: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.sp.block_scale A[%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]] B[%[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]]] C[%[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]] sparseMetadata[%[[ARG12]]] selector[%[[V0]]] scaleA[%[[ARG12]], %[[ARG13]], %[[ARG13]]] scaleB[%[[ARG12]], %[[ARG13]], %[[ARG13]]] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e2m3>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f30(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32, %[[ARG7:[^ ]+]]: i32, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: f32, %[[ARG11:[^ ]+]]: f32, %[[ARG12:[^ ]+]]: i32, %[[ARG13:[^ ]+]]: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.sp.block_scale A[%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]] B[%[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]]] C[%[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]] sparseMetadata[%[[ARG12]]] selector[%[[V0]]] scaleA[%[[ARG12]], %[[ARG13]], %[[ARG13]]] scaleB[%[[ARG12]], %[[ARG13]], %[[ARG13]]] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f31(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32, %[[ARG7:[^ ]+]]: i32, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: f32, %[[ARG11:[^ ]+]]: f32, %[[ARG12:[^ ]+]]: i32, %[[ARG13:[^ ]+]]: i16) -> !llvm.struct<(f32, f32, f32, f32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.mma.sp.block_scale A[%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]] B[%[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]]] C[%[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]] sparseMetadata[%[[ARG12]]] selector[%[[V0]]] scaleA[%[[ARG12]], %[[ARG13]], %[[ARG13]]] scaleB[%[[ARG12]], %[[ARG13]], %[[ARG13]]] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(vector<2xf16>, vector<2xf16>)> (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f0", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG390:[^ ]+]]: vector<2xf16>, %[[ARG391:[^ ]+]]: vector<2xf16>, %[[ARG392:[^ ]+]]: vector<2xf16>, %[[ARG393:[^ ]+]]: vector<2xf16>, %[[ARG394:[^ ]+]]: vector<2xf16>, %[[ARG395:[^ ]+]]: vector<2xf16>, %[[ARG396:[^ ]+]]: i32, %[[ARG397:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V62:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V63:[^ ]+]] = "nvvm.mma.sp.sync"(%[[ARG390]], %[[ARG391]], %[[ARG392]], %[[ARG393]], %[[ARG394]], %[[ARG395]], %[[ARG396]], %[[V62]]) <{multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 2, 2, 2, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32, i32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
// GENERIC-NEXT:     "llvm.return"(%[[V63]]) : (!llvm.struct<(vector<2xf16>, vector<2xf16>)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(i32, i32, i32, i32)> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f1", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG380:[^ ]+]]: i32, %[[ARG381:[^ ]+]]: i32, %[[ARG382:[^ ]+]]: i32, %[[ARG383:[^ ]+]]: i32, %[[ARG384:[^ ]+]]: i32, %[[ARG385:[^ ]+]]: i32, %[[ARG386:[^ ]+]]: i32, %[[ARG387:[^ ]+]]: i32, %[[ARG388:[^ ]+]]: i32, %[[ARG389:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V60:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V61:[^ ]+]] = "nvvm.mma.sp.sync"(%[[ARG380]], %[[ARG381]], %[[ARG382]], %[[ARG383]], %[[ARG384]], %[[ARG385]], %[[ARG386]], %[[ARG387]], %[[ARG388]], %[[V60]]) <{intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>}> : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// GENERIC-NEXT:     "llvm.return"(%[[V61]]) : (!llvm.struct<(i32, i32, i32, i32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(i32, i32, i32, i32)> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG370:[^ ]+]]: i32, %[[ARG371:[^ ]+]]: i32, %[[ARG372:[^ ]+]]: i32, %[[ARG373:[^ ]+]]: i32, %[[ARG374:[^ ]+]]: i32, %[[ARG375:[^ ]+]]: i32, %[[ARG376:[^ ]+]]: i32, %[[ARG377:[^ ]+]]: i32, %[[ARG378:[^ ]+]]: i32, %[[ARG379:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V58:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V59:[^ ]+]] = "nvvm.mma.sp.sync"(%[[ARG370]], %[[ARG371]], %[[ARG372]], %[[ARG373]], %[[ARG374]], %[[ARG375]], %[[ARG376]], %[[ARG377]], %[[ARG378]], %[[V58]]) <{intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// GENERIC-NEXT:     "llvm.return"(%[[V59]]) : (!llvm.struct<(i32, i32, i32, i32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(i32, i32, i32, i32)> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f3", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG360:[^ ]+]]: i32, %[[ARG361:[^ ]+]]: i32, %[[ARG362:[^ ]+]]: i32, %[[ARG363:[^ ]+]]: i32, %[[ARG364:[^ ]+]]: i32, %[[ARG365:[^ ]+]]: i32, %[[ARG366:[^ ]+]]: i32, %[[ARG367:[^ ]+]]: i32, %[[ARG368:[^ ]+]]: i32, %[[ARG369:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V56:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V57:[^ ]+]] = "nvvm.mma.sp.sync"(%[[ARG360]], %[[ARG361]], %[[ARG362]], %[[ARG363]], %[[ARG364]], %[[ARG365]], %[[ARG366]], %[[ARG367]], %[[ARG368]], %[[V56]]) <{intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<u4>, multiplicandBPtxType = #nvvm.mma_type<u4>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// GENERIC-NEXT:     "llvm.return"(%[[V57]]) : (!llvm.struct<(i32, i32, i32, i32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(i32, i32, i32, i32)> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f4", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG346:[^ ]+]]: i32, %[[ARG347:[^ ]+]]: i32, %[[ARG348:[^ ]+]]: i32, %[[ARG349:[^ ]+]]: i32, %[[ARG350:[^ ]+]]: i32, %[[ARG351:[^ ]+]]: i32, %[[ARG352:[^ ]+]]: i32, %[[ARG353:[^ ]+]]: i32, %[[ARG354:[^ ]+]]: i32, %[[ARG355:[^ ]+]]: i32, %[[ARG356:[^ ]+]]: i32, %[[ARG357:[^ ]+]]: i32, %[[ARG358:[^ ]+]]: i32, %[[ARG359:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V54:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V55:[^ ]+]] = "nvvm.mma.sp.sync"(%[[ARG346]], %[[ARG347]], %[[ARG348]], %[[ARG349]], %[[ARG350]], %[[ARG351]], %[[ARG352]], %[[ARG353]], %[[ARG354]], %[[ARG355]], %[[ARG356]], %[[ARG357]], %[[ARG358]], %[[V54]]) <{intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, operandSegmentSizes = array<i32: 4, 4, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// GENERIC-NEXT:     "llvm.return"(%[[V55]]) : (!llvm.struct<(i32, i32, i32, i32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(i32, i32, i32, i32)> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f5", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG332:[^ ]+]]: i32, %[[ARG333:[^ ]+]]: i32, %[[ARG334:[^ ]+]]: i32, %[[ARG335:[^ ]+]]: i32, %[[ARG336:[^ ]+]]: i32, %[[ARG337:[^ ]+]]: i32, %[[ARG338:[^ ]+]]: i32, %[[ARG339:[^ ]+]]: i32, %[[ARG340:[^ ]+]]: i32, %[[ARG341:[^ ]+]]: i32, %[[ARG342:[^ ]+]]: i32, %[[ARG343:[^ ]+]]: i32, %[[ARG344:[^ ]+]]: i32, %[[ARG345:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V52:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V53:[^ ]+]] = "nvvm.mma.sp.sync"(%[[ARG332]], %[[ARG333]], %[[ARG334]], %[[ARG335]], %[[ARG336]], %[[ARG337]], %[[ARG338]], %[[ARG339]], %[[ARG340]], %[[ARG341]], %[[ARG342]], %[[ARG343]], %[[ARG344]], %[[V52]]) <{intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<u8>, operandSegmentSizes = array<i32: 4, 4, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// GENERIC-NEXT:     "llvm.return"(%[[V53]]) : (!llvm.struct<(i32, i32, i32, i32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(i32, i32, i32, i32)> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f6", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG318:[^ ]+]]: i32, %[[ARG319:[^ ]+]]: i32, %[[ARG320:[^ ]+]]: i32, %[[ARG321:[^ ]+]]: i32, %[[ARG322:[^ ]+]]: i32, %[[ARG323:[^ ]+]]: i32, %[[ARG324:[^ ]+]]: i32, %[[ARG325:[^ ]+]]: i32, %[[ARG326:[^ ]+]]: i32, %[[ARG327:[^ ]+]]: i32, %[[ARG328:[^ ]+]]: i32, %[[ARG329:[^ ]+]]: i32, %[[ARG330:[^ ]+]]: i32, %[[ARG331:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V50:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V51:[^ ]+]] = "nvvm.mma.sp.sync"(%[[ARG318]], %[[ARG319]], %[[ARG320]], %[[ARG321]], %[[ARG322]], %[[ARG323]], %[[ARG324]], %[[ARG325]], %[[ARG326]], %[[ARG327]], %[[ARG328]], %[[ARG329]], %[[ARG330]], %[[V50]]) <{intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<u4>, multiplicandBPtxType = #nvvm.mma_type<s4>, operandSegmentSizes = array<i32: 4, 4, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>}> : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// GENERIC-NEXT:     "llvm.return"(%[[V51]]) : (!llvm.struct<(i32, i32, i32, i32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(i32, i32, i32, i32)> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f7", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG308:[^ ]+]]: i32, %[[ARG309:[^ ]+]]: i32, %[[ARG310:[^ ]+]]: i32, %[[ARG311:[^ ]+]]: i32, %[[ARG312:[^ ]+]]: i32, %[[ARG313:[^ ]+]]: i32, %[[ARG314:[^ ]+]]: i32, %[[ARG315:[^ ]+]]: i32, %[[ARG316:[^ ]+]]: i32, %[[ARG317:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V48:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V49:[^ ]+]] = "nvvm.mma.sp.sync"(%[[ARG308]], %[[ARG309]], %[[ARG310]], %[[ARG311]], %[[ARG312]], %[[ARG313]], %[[ARG314]], %[[ARG315]], %[[ARG316]], %[[V48]]) <{intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 32>}> : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// GENERIC-NEXT:     "llvm.return"(%[[V49]]) : (!llvm.struct<(i32, i32, i32, i32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(i32, i32, i32, i32)> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f8", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG298:[^ ]+]]: i32, %[[ARG299:[^ ]+]]: i32, %[[ARG300:[^ ]+]]: i32, %[[ARG301:[^ ]+]]: i32, %[[ARG302:[^ ]+]]: i32, %[[ARG303:[^ ]+]]: i32, %[[ARG304:[^ ]+]]: i32, %[[ARG305:[^ ]+]]: i32, %[[ARG306:[^ ]+]]: i32, %[[ARG307:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V46:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V47:[^ ]+]] = "nvvm.mma.sp.sync"(%[[ARG298]], %[[ARG299]], %[[ARG300]], %[[ARG301]], %[[ARG302]], %[[ARG303]], %[[ARG304]], %[[ARG305]], %[[ARG306]], %[[V46]]) <{intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<u8>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 32>}> : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// GENERIC-NEXT:     "llvm.return"(%[[V47]]) : (!llvm.struct<(i32, i32, i32, i32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(i32, i32, i32, i32)> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f9", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG288:[^ ]+]]: i32, %[[ARG289:[^ ]+]]: i32, %[[ARG290:[^ ]+]]: i32, %[[ARG291:[^ ]+]]: i32, %[[ARG292:[^ ]+]]: i32, %[[ARG293:[^ ]+]]: i32, %[[ARG294:[^ ]+]]: i32, %[[ARG295:[^ ]+]]: i32, %[[ARG296:[^ ]+]]: i32, %[[ARG297:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V44:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V45:[^ ]+]] = "nvvm.mma.sp.sync"(%[[ARG288]], %[[ARG289]], %[[ARG290]], %[[ARG291]], %[[ARG292]], %[[ARG293]], %[[ARG294]], %[[ARG295]], %[[ARG296]], %[[V44]]) <{intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<u4>, multiplicandBPtxType = #nvvm.mma_type<s4>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// GENERIC-NEXT:     "llvm.return"(%[[V45]]) : (!llvm.struct<(i32, i32, i32, i32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(f32, f32, f32, f32)> (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f10", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG274:[^ ]+]]: i32, %[[ARG275:[^ ]+]]: i32, %[[ARG276:[^ ]+]]: i32, %[[ARG277:[^ ]+]]: i32, %[[ARG278:[^ ]+]]: i32, %[[ARG279:[^ ]+]]: i32, %[[ARG280:[^ ]+]]: i32, %[[ARG281:[^ ]+]]: i32, %[[ARG282:[^ ]+]]: f32, %[[ARG283:[^ ]+]]: f32, %[[ARG284:[^ ]+]]: f32, %[[ARG285:[^ ]+]]: f32, %[[ARG286:[^ ]+]]: i32, %[[ARG287:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V42:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V43:[^ ]+]] = "nvvm.mma.sp.sync"(%[[ARG274]], %[[ARG275]], %[[ARG276]], %[[ARG277]], %[[ARG278]], %[[ARG279]], %[[ARG280]], %[[ARG281]], %[[ARG282]], %[[ARG283]], %[[ARG284]], %[[ARG285]], %[[ARG286]], %[[V42]]) <{multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, operandSegmentSizes = array<i32: 4, 4, 4, 1, 1>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
// GENERIC-NEXT:     "llvm.return"(%[[V43]]) : (!llvm.struct<(f32, f32, f32, f32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(i32, i32, i32, i32)> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f11", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG260:[^ ]+]]: i32, %[[ARG261:[^ ]+]]: i32, %[[ARG262:[^ ]+]]: i32, %[[ARG263:[^ ]+]]: i32, %[[ARG264:[^ ]+]]: i32, %[[ARG265:[^ ]+]]: i32, %[[ARG266:[^ ]+]]: i32, %[[ARG267:[^ ]+]]: i32, %[[ARG268:[^ ]+]]: i32, %[[ARG269:[^ ]+]]: i32, %[[ARG270:[^ ]+]]: i32, %[[ARG271:[^ ]+]]: i32, %[[ARG272:[^ ]+]]: i32, %[[ARG273:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V40:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V41:[^ ]+]] = "nvvm.mma.sp.sync"(%[[ARG260]], %[[ARG261]], %[[ARG262]], %[[ARG263]], %[[ARG264]], %[[ARG265]], %[[ARG266]], %[[ARG267]], %[[ARG268]], %[[ARG269]], %[[ARG270]], %[[ARG271]], %[[ARG272]], %[[V40]]) <{intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<s8>, operandSegmentSizes = array<i32: 4, 4, 4, 1, 1>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// GENERIC-NEXT:     "llvm.return"(%[[V41]]) : (!llvm.struct<(i32, i32, i32, i32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(i32, i32, i32, i32)> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f12", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG246:[^ ]+]]: i32, %[[ARG247:[^ ]+]]: i32, %[[ARG248:[^ ]+]]: i32, %[[ARG249:[^ ]+]]: i32, %[[ARG250:[^ ]+]]: i32, %[[ARG251:[^ ]+]]: i32, %[[ARG252:[^ ]+]]: i32, %[[ARG253:[^ ]+]]: i32, %[[ARG254:[^ ]+]]: i32, %[[ARG255:[^ ]+]]: i32, %[[ARG256:[^ ]+]]: i32, %[[ARG257:[^ ]+]]: i32, %[[ARG258:[^ ]+]]: i32, %[[ARG259:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V38:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V39:[^ ]+]] = "nvvm.mma.sp.sync"(%[[ARG246]], %[[ARG247]], %[[ARG248]], %[[ARG249]], %[[ARG250]], %[[ARG251]], %[[ARG252]], %[[ARG253]], %[[ARG254]], %[[ARG255]], %[[ARG256]], %[[ARG257]], %[[ARG258]], %[[V38]]) <{intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<u4>, operandSegmentSizes = array<i32: 4, 4, 4, 1, 1>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 128>}> : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// GENERIC-NEXT:     "llvm.return"(%[[V39]]) : (!llvm.struct<(i32, i32, i32, i32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(f32, f32, f32, f32)> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f13", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG234:[^ ]+]]: i32, %[[ARG235:[^ ]+]]: i32, %[[ARG236:[^ ]+]]: i32, %[[ARG237:[^ ]+]]: i32, %[[ARG238:[^ ]+]]: i32, %[[ARG239:[^ ]+]]: i32, %[[ARG240:[^ ]+]]: f32, %[[ARG241:[^ ]+]]: f32, %[[ARG242:[^ ]+]]: f32, %[[ARG243:[^ ]+]]: f32, %[[ARG244:[^ ]+]]: i32, %[[ARG245:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V36:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V37:[^ ]+]] = "nvvm.mma.block_scale"(%[[ARG234]], %[[ARG235]], %[[ARG236]], %[[ARG237]], %[[ARG238]], %[[ARG239]], %[[ARG240]], %[[ARG241]], %[[ARG242]], %[[ARG243]], %[[ARG244]], %[[ARG245]], %[[ARG245]], %[[ARG244]], %[[ARG245]], %[[ARG245]]) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
// GENERIC-NEXT:     "llvm.return"(%[[V37]]) : (!llvm.struct<(f32, f32, f32, f32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(f32, f32, f32, f32)> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f14", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG222:[^ ]+]]: i32, %[[ARG223:[^ ]+]]: i32, %[[ARG224:[^ ]+]]: i32, %[[ARG225:[^ ]+]]: i32, %[[ARG226:[^ ]+]]: i32, %[[ARG227:[^ ]+]]: i32, %[[ARG228:[^ ]+]]: f32, %[[ARG229:[^ ]+]]: f32, %[[ARG230:[^ ]+]]: f32, %[[ARG231:[^ ]+]]: f32, %[[ARG232:[^ ]+]]: i32, %[[ARG233:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V34:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V35:[^ ]+]] = "nvvm.mma.block_scale"(%[[ARG222]], %[[ARG223]], %[[ARG224]], %[[ARG225]], %[[ARG226]], %[[ARG227]], %[[ARG228]], %[[ARG229]], %[[ARG230]], %[[ARG231]], %[[ARG232]], %[[ARG233]], %[[ARG233]], %[[ARG232]], %[[ARG233]], %[[ARG233]]) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
// GENERIC-NEXT:     "llvm.return"(%[[V35]]) : (!llvm.struct<(f32, f32, f32, f32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(f32, f32, f32, f32)> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f15", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG210:[^ ]+]]: i32, %[[ARG211:[^ ]+]]: i32, %[[ARG212:[^ ]+]]: i32, %[[ARG213:[^ ]+]]: i32, %[[ARG214:[^ ]+]]: i32, %[[ARG215:[^ ]+]]: i32, %[[ARG216:[^ ]+]]: f32, %[[ARG217:[^ ]+]]: f32, %[[ARG218:[^ ]+]]: f32, %[[ARG219:[^ ]+]]: f32, %[[ARG220:[^ ]+]]: i32, %[[ARG221:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V32:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V33:[^ ]+]] = "nvvm.mma.block_scale"(%[[ARG210]], %[[ARG211]], %[[ARG212]], %[[ARG213]], %[[ARG214]], %[[ARG215]], %[[ARG216]], %[[ARG217]], %[[ARG218]], %[[ARG219]], %[[ARG220]], %[[ARG221]], %[[ARG221]], %[[ARG220]], %[[ARG221]], %[[ARG221]]) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
// GENERIC-NEXT:     "llvm.return"(%[[V33]]) : (!llvm.struct<(f32, f32, f32, f32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(f32, f32, f32, f32)> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f16", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG198:[^ ]+]]: i32, %[[ARG199:[^ ]+]]: i32, %[[ARG200:[^ ]+]]: i32, %[[ARG201:[^ ]+]]: i32, %[[ARG202:[^ ]+]]: i32, %[[ARG203:[^ ]+]]: i32, %[[ARG204:[^ ]+]]: f32, %[[ARG205:[^ ]+]]: f32, %[[ARG206:[^ ]+]]: f32, %[[ARG207:[^ ]+]]: f32, %[[ARG208:[^ ]+]]: i32, %[[ARG209:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V30:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V31:[^ ]+]] = "nvvm.mma.block_scale"(%[[ARG198]], %[[ARG199]], %[[ARG200]], %[[ARG201]], %[[ARG202]], %[[ARG203]], %[[ARG204]], %[[ARG205]], %[[ARG206]], %[[ARG207]], %[[ARG208]], %[[ARG209]], %[[ARG209]], %[[ARG208]], %[[ARG209]], %[[ARG209]]) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e5m2>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
// GENERIC-NEXT:     "llvm.return"(%[[V31]]) : (!llvm.struct<(f32, f32, f32, f32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(f32, f32, f32, f32)> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f17", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG186:[^ ]+]]: i32, %[[ARG187:[^ ]+]]: i32, %[[ARG188:[^ ]+]]: i32, %[[ARG189:[^ ]+]]: i32, %[[ARG190:[^ ]+]]: i32, %[[ARG191:[^ ]+]]: i32, %[[ARG192:[^ ]+]]: f32, %[[ARG193:[^ ]+]]: f32, %[[ARG194:[^ ]+]]: f32, %[[ARG195:[^ ]+]]: f32, %[[ARG196:[^ ]+]]: i32, %[[ARG197:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V28:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V29:[^ ]+]] = "nvvm.mma.block_scale"(%[[ARG186]], %[[ARG187]], %[[ARG188]], %[[ARG189]], %[[ARG190]], %[[ARG191]], %[[ARG192]], %[[ARG193]], %[[ARG194]], %[[ARG195]], %[[ARG196]], %[[ARG197]], %[[ARG197]], %[[ARG196]], %[[ARG197]], %[[ARG197]]) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e5m2>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
// GENERIC-NEXT:     "llvm.return"(%[[V29]]) : (!llvm.struct<(f32, f32, f32, f32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(f32, f32, f32, f32)> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f18", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG174:[^ ]+]]: i32, %[[ARG175:[^ ]+]]: i32, %[[ARG176:[^ ]+]]: i32, %[[ARG177:[^ ]+]]: i32, %[[ARG178:[^ ]+]]: i32, %[[ARG179:[^ ]+]]: i32, %[[ARG180:[^ ]+]]: f32, %[[ARG181:[^ ]+]]: f32, %[[ARG182:[^ ]+]]: f32, %[[ARG183:[^ ]+]]: f32, %[[ARG184:[^ ]+]]: i32, %[[ARG185:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V26:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V27:[^ ]+]] = "nvvm.mma.block_scale"(%[[ARG174]], %[[ARG175]], %[[ARG176]], %[[ARG177]], %[[ARG178]], %[[ARG179]], %[[ARG180]], %[[ARG181]], %[[ARG182]], %[[ARG183]], %[[ARG184]], %[[ARG185]], %[[ARG185]], %[[ARG184]], %[[ARG185]], %[[ARG185]]) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
// GENERIC-NEXT:     "llvm.return"(%[[V27]]) : (!llvm.struct<(f32, f32, f32, f32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(f32, f32, f32, f32)> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f19", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG162:[^ ]+]]: i32, %[[ARG163:[^ ]+]]: i32, %[[ARG164:[^ ]+]]: i32, %[[ARG165:[^ ]+]]: i32, %[[ARG166:[^ ]+]]: i32, %[[ARG167:[^ ]+]]: i32, %[[ARG168:[^ ]+]]: f32, %[[ARG169:[^ ]+]]: f32, %[[ARG170:[^ ]+]]: f32, %[[ARG171:[^ ]+]]: f32, %[[ARG172:[^ ]+]]: i32, %[[ARG173:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V24:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V25:[^ ]+]] = "nvvm.mma.block_scale"(%[[ARG162]], %[[ARG163]], %[[ARG164]], %[[ARG165]], %[[ARG166]], %[[ARG167]], %[[ARG168]], %[[ARG169]], %[[ARG170]], %[[ARG171]], %[[ARG172]], %[[ARG173]], %[[ARG173]], %[[ARG172]], %[[ARG173]], %[[ARG173]]) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e2m3>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
// GENERIC-NEXT:     "llvm.return"(%[[V25]]) : (!llvm.struct<(f32, f32, f32, f32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(f32, f32, f32, f32)> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f20", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG150:[^ ]+]]: i32, %[[ARG151:[^ ]+]]: i32, %[[ARG152:[^ ]+]]: i32, %[[ARG153:[^ ]+]]: i32, %[[ARG154:[^ ]+]]: i32, %[[ARG155:[^ ]+]]: i32, %[[ARG156:[^ ]+]]: f32, %[[ARG157:[^ ]+]]: f32, %[[ARG158:[^ ]+]]: f32, %[[ARG159:[^ ]+]]: f32, %[[ARG160:[^ ]+]]: i32, %[[ARG161:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V22:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V23:[^ ]+]] = "nvvm.mma.block_scale"(%[[ARG150]], %[[ARG151]], %[[ARG152]], %[[ARG153]], %[[ARG154]], %[[ARG155]], %[[ARG156]], %[[ARG157]], %[[ARG158]], %[[ARG159]], %[[ARG160]], %[[ARG161]], %[[ARG161]], %[[ARG160]], %[[ARG161]], %[[ARG161]]) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e2m3>, multiplicandBPtxType = #nvvm.mma_type<e2m3>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
// GENERIC-NEXT:     "llvm.return"(%[[V23]]) : (!llvm.struct<(f32, f32, f32, f32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(f32, f32, f32, f32)> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f21", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG138:[^ ]+]]: i32, %[[ARG139:[^ ]+]]: i32, %[[ARG140:[^ ]+]]: i32, %[[ARG141:[^ ]+]]: i32, %[[ARG142:[^ ]+]]: i32, %[[ARG143:[^ ]+]]: i32, %[[ARG144:[^ ]+]]: f32, %[[ARG145:[^ ]+]]: f32, %[[ARG146:[^ ]+]]: f32, %[[ARG147:[^ ]+]]: f32, %[[ARG148:[^ ]+]]: i32, %[[ARG149:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V20:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V21:[^ ]+]] = "nvvm.mma.block_scale"(%[[ARG138]], %[[ARG139]], %[[ARG140]], %[[ARG141]], %[[ARG142]], %[[ARG143]], %[[ARG144]], %[[ARG145]], %[[ARG146]], %[[ARG147]], %[[ARG148]], %[[ARG149]], %[[ARG149]], %[[ARG148]], %[[ARG149]], %[[ARG149]]) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
// GENERIC-NEXT:     "llvm.return"(%[[V21]]) : (!llvm.struct<(f32, f32, f32, f32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(f32, f32, f32, f32)> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f22", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG126:[^ ]+]]: i32, %[[ARG127:[^ ]+]]: i32, %[[ARG128:[^ ]+]]: i32, %[[ARG129:[^ ]+]]: i32, %[[ARG130:[^ ]+]]: i32, %[[ARG131:[^ ]+]]: i32, %[[ARG132:[^ ]+]]: f32, %[[ARG133:[^ ]+]]: f32, %[[ARG134:[^ ]+]]: f32, %[[ARG135:[^ ]+]]: f32, %[[ARG136:[^ ]+]]: i32, %[[ARG137:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V18:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V19:[^ ]+]] = "nvvm.mma.block_scale"(%[[ARG126]], %[[ARG127]], %[[ARG128]], %[[ARG129]], %[[ARG130]], %[[ARG131]], %[[ARG132]], %[[ARG133]], %[[ARG134]], %[[ARG135]], %[[ARG136]], %[[ARG137]], %[[ARG137]], %[[ARG136]], %[[ARG137]], %[[ARG137]]) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
// GENERIC-NEXT:     "llvm.return"(%[[V19]]) : (!llvm.struct<(f32, f32, f32, f32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(f32, f32, f32, f32)> (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f23", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG112:[^ ]+]]: i32, %[[ARG113:[^ ]+]]: i32, %[[ARG114:[^ ]+]]: i32, %[[ARG115:[^ ]+]]: i32, %[[ARG116:[^ ]+]]: i32, %[[ARG117:[^ ]+]]: i32, %[[ARG118:[^ ]+]]: i32, %[[ARG119:[^ ]+]]: i32, %[[ARG120:[^ ]+]]: f32, %[[ARG121:[^ ]+]]: f32, %[[ARG122:[^ ]+]]: f32, %[[ARG123:[^ ]+]]: f32, %[[ARG124:[^ ]+]]: i32, %[[ARG125:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V16:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V17:[^ ]+]] = "nvvm.mma.sp.block_scale"(%[[ARG112]], %[[ARG113]], %[[ARG114]], %[[ARG115]], %[[ARG116]], %[[ARG117]], %[[ARG118]], %[[ARG119]], %[[ARG120]], %[[ARG121]], %[[ARG122]], %[[ARG123]], %[[ARG124]], %[[V16]], %[[ARG124]], %[[ARG125]], %[[ARG125]], %[[ARG124]], %[[ARG125]], %[[ARG125]]) <{blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4nvf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x4>, shape = #nvvm.shape<m = 16, n = 8, k = 128>}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
// GENERIC-NEXT:     "llvm.return"(%[[V17]]) : (!llvm.struct<(f32, f32, f32, f32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(f32, f32, f32, f32)> (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f24", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG98:[^ ]+]]: i32, %[[ARG99:[^ ]+]]: i32, %[[ARG100:[^ ]+]]: i32, %[[ARG101:[^ ]+]]: i32, %[[ARG102:[^ ]+]]: i32, %[[ARG103:[^ ]+]]: i32, %[[ARG104:[^ ]+]]: i32, %[[ARG105:[^ ]+]]: i32, %[[ARG106:[^ ]+]]: f32, %[[ARG107:[^ ]+]]: f32, %[[ARG108:[^ ]+]]: f32, %[[ARG109:[^ ]+]]: f32, %[[ARG110:[^ ]+]]: i32, %[[ARG111:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V14:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V15:[^ ]+]] = "nvvm.mma.sp.block_scale"(%[[ARG98]], %[[ARG99]], %[[ARG100]], %[[ARG101]], %[[ARG102]], %[[ARG103]], %[[ARG104]], %[[ARG105]], %[[ARG106]], %[[ARG107]], %[[ARG108]], %[[ARG109]], %[[ARG110]], %[[V14]], %[[ARG110]], %[[ARG111]], %[[ARG111]], %[[ARG110]], %[[ARG111]], %[[ARG111]]) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
// GENERIC-NEXT:     "llvm.return"(%[[V15]]) : (!llvm.struct<(f32, f32, f32, f32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(f32, f32, f32, f32)> (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f25", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG84:[^ ]+]]: i32, %[[ARG85:[^ ]+]]: i32, %[[ARG86:[^ ]+]]: i32, %[[ARG87:[^ ]+]]: i32, %[[ARG88:[^ ]+]]: i32, %[[ARG89:[^ ]+]]: i32, %[[ARG90:[^ ]+]]: i32, %[[ARG91:[^ ]+]]: i32, %[[ARG92:[^ ]+]]: f32, %[[ARG93:[^ ]+]]: f32, %[[ARG94:[^ ]+]]: f32, %[[ARG95:[^ ]+]]: f32, %[[ARG96:[^ ]+]]: i32, %[[ARG97:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V12:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V13:[^ ]+]] = "nvvm.mma.sp.block_scale"(%[[ARG84]], %[[ARG85]], %[[ARG86]], %[[ARG87]], %[[ARG88]], %[[ARG89]], %[[ARG90]], %[[ARG91]], %[[ARG92]], %[[ARG93]], %[[ARG94]], %[[ARG95]], %[[ARG96]], %[[V12]], %[[ARG96]], %[[ARG97]], %[[ARG97]], %[[ARG96]], %[[ARG97]], %[[ARG97]]) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
// GENERIC-NEXT:     "llvm.return"(%[[V13]]) : (!llvm.struct<(f32, f32, f32, f32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(f32, f32, f32, f32)> (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f26", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG70:[^ ]+]]: i32, %[[ARG71:[^ ]+]]: i32, %[[ARG72:[^ ]+]]: i32, %[[ARG73:[^ ]+]]: i32, %[[ARG74:[^ ]+]]: i32, %[[ARG75:[^ ]+]]: i32, %[[ARG76:[^ ]+]]: i32, %[[ARG77:[^ ]+]]: i32, %[[ARG78:[^ ]+]]: f32, %[[ARG79:[^ ]+]]: f32, %[[ARG80:[^ ]+]]: f32, %[[ARG81:[^ ]+]]: f32, %[[ARG82:[^ ]+]]: i32, %[[ARG83:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V10:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V11:[^ ]+]] = "nvvm.mma.sp.block_scale"(%[[ARG70]], %[[ARG71]], %[[ARG72]], %[[ARG73]], %[[ARG74]], %[[ARG75]], %[[ARG76]], %[[ARG77]], %[[ARG78]], %[[ARG79]], %[[ARG80]], %[[ARG81]], %[[ARG82]], %[[V10]], %[[ARG82]], %[[ARG83]], %[[ARG83]], %[[ARG82]], %[[ARG83]], %[[ARG83]]) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e5m2>, multiplicandBPtxType = #nvvm.mma_type<e2m3>, operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
// GENERIC-NEXT:     "llvm.return"(%[[V11]]) : (!llvm.struct<(f32, f32, f32, f32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(f32, f32, f32, f32)> (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f27", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG56:[^ ]+]]: i32, %[[ARG57:[^ ]+]]: i32, %[[ARG58:[^ ]+]]: i32, %[[ARG59:[^ ]+]]: i32, %[[ARG60:[^ ]+]]: i32, %[[ARG61:[^ ]+]]: i32, %[[ARG62:[^ ]+]]: i32, %[[ARG63:[^ ]+]]: i32, %[[ARG64:[^ ]+]]: f32, %[[ARG65:[^ ]+]]: f32, %[[ARG66:[^ ]+]]: f32, %[[ARG67:[^ ]+]]: f32, %[[ARG68:[^ ]+]]: i32, %[[ARG69:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V8:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V9:[^ ]+]] = "nvvm.mma.sp.block_scale"(%[[ARG56]], %[[ARG57]], %[[ARG58]], %[[ARG59]], %[[ARG60]], %[[ARG61]], %[[ARG62]], %[[ARG63]], %[[ARG64]], %[[ARG65]], %[[ARG66]], %[[ARG67]], %[[ARG68]], %[[V8]], %[[ARG68]], %[[ARG69]], %[[ARG69]], %[[ARG68]], %[[ARG69]], %[[ARG69]]) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e5m2>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
// GENERIC-NEXT:     "llvm.return"(%[[V9]]) : (!llvm.struct<(f32, f32, f32, f32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(f32, f32, f32, f32)> (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f28", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG42:[^ ]+]]: i32, %[[ARG43:[^ ]+]]: i32, %[[ARG44:[^ ]+]]: i32, %[[ARG45:[^ ]+]]: i32, %[[ARG46:[^ ]+]]: i32, %[[ARG47:[^ ]+]]: i32, %[[ARG48:[^ ]+]]: i32, %[[ARG49:[^ ]+]]: i32, %[[ARG50:[^ ]+]]: f32, %[[ARG51:[^ ]+]]: f32, %[[ARG52:[^ ]+]]: f32, %[[ARG53:[^ ]+]]: f32, %[[ARG54:[^ ]+]]: i32, %[[ARG55:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V6:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V7:[^ ]+]] = "nvvm.mma.sp.block_scale"(%[[ARG42]], %[[ARG43]], %[[ARG44]], %[[ARG45]], %[[ARG46]], %[[ARG47]], %[[ARG48]], %[[ARG49]], %[[ARG50]], %[[ARG51]], %[[ARG52]], %[[ARG53]], %[[ARG54]], %[[V6]], %[[ARG54]], %[[ARG55]], %[[ARG55]], %[[ARG54]], %[[ARG55]], %[[ARG55]]) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
// GENERIC-NEXT:     "llvm.return"(%[[V7]]) : (!llvm.struct<(f32, f32, f32, f32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(f32, f32, f32, f32)> (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f29", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG28:[^ ]+]]: i32, %[[ARG29:[^ ]+]]: i32, %[[ARG30:[^ ]+]]: i32, %[[ARG31:[^ ]+]]: i32, %[[ARG32:[^ ]+]]: i32, %[[ARG33:[^ ]+]]: i32, %[[ARG34:[^ ]+]]: i32, %[[ARG35:[^ ]+]]: i32, %[[ARG36:[^ ]+]]: f32, %[[ARG37:[^ ]+]]: f32, %[[ARG38:[^ ]+]]: f32, %[[ARG39:[^ ]+]]: f32, %[[ARG40:[^ ]+]]: i32, %[[ARG41:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V4:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V5:[^ ]+]] = "nvvm.mma.sp.block_scale"(%[[ARG28]], %[[ARG29]], %[[ARG30]], %[[ARG31]], %[[ARG32]], %[[ARG33]], %[[ARG34]], %[[ARG35]], %[[ARG36]], %[[ARG37]], %[[ARG38]], %[[ARG39]], %[[ARG40]], %[[V4]], %[[ARG40]], %[[ARG41]], %[[ARG41]], %[[ARG40]], %[[ARG41]], %[[ARG41]]) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e2m3>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
// GENERIC-NEXT:     "llvm.return"(%[[V5]]) : (!llvm.struct<(f32, f32, f32, f32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(f32, f32, f32, f32)> (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f30", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG14:[^ ]+]]: i32, %[[ARG15:[^ ]+]]: i32, %[[ARG16:[^ ]+]]: i32, %[[ARG17:[^ ]+]]: i32, %[[ARG18:[^ ]+]]: i32, %[[ARG19:[^ ]+]]: i32, %[[ARG20:[^ ]+]]: i32, %[[ARG21:[^ ]+]]: i32, %[[ARG22:[^ ]+]]: f32, %[[ARG23:[^ ]+]]: f32, %[[ARG24:[^ ]+]]: f32, %[[ARG25:[^ ]+]]: f32, %[[ARG26:[^ ]+]]: i32, %[[ARG27:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V3:[^ ]+]] = "nvvm.mma.sp.block_scale"(%[[ARG14]], %[[ARG15]], %[[ARG16]], %[[ARG17]], %[[ARG18]], %[[ARG19]], %[[ARG20]], %[[ARG21]], %[[ARG22]], %[[ARG23]], %[[ARG24]], %[[ARG25]], %[[ARG26]], %[[V2]], %[[ARG26]], %[[ARG27]], %[[ARG27]], %[[ARG26]], %[[ARG27]], %[[ARG27]]) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
// GENERIC-NEXT:     "llvm.return"(%[[V3]]) : (!llvm.struct<(f32, f32, f32, f32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(f32, f32, f32, f32)> (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16)>, linkage = #llvm.linkage<external>, sym_name = "f31", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32, %[[ARG7:[^ ]+]]: i32, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: f32, %[[ARG11:[^ ]+]]: f32, %[[ARG12:[^ ]+]]: i32, %[[ARG13:[^ ]+]]: i16):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "nvvm.mma.sp.block_scale"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[V0]], %[[ARG12]], %[[ARG13]], %[[ARG13]], %[[ARG12]], %[[ARG13]], %[[ARG13]]) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
// GENERIC-NEXT:     "llvm.return"(%[[V1]]) : (!llvm.struct<(f32, f32, f32, f32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
