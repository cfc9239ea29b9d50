// RUN: mlir-opt %s | FileCheck %s

// That metadata is in order goes without saying. Types that are not inferred are not printed.

llvm.func @product(%a: vector<2xf16>, %b: vector<2xf16>, %c: vector<2xf32>, %m: i32, %s: i32, %x: i32, %y: i16, %z: i16) {
  %0 = nvvm.mma.sp.block_scale A[%a, %a] B[%b, %b] C[%c, %c] sparseMetadata[%m] selector[%s] scaleA[%x, %y, %z] scaleB[%x, %y, %z]
    {shape = #nvvm.shape<m = 16, n = 8, k = 128>,
     multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>,
     scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>,
     kind = #nvvm.block_scale_kind<mxf4>}
    : (vector<2xf16>, vector<2xf16>, vector<2xf32>) -> !llvm.struct<(f32, f32)>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @product(%[[ARG0:[^ ]+]]: vector<2xf16>, %[[ARG1:[^ ]+]]: vector<2xf16>, %[[ARG2:[^ ]+]]: vector<2xf32>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i16, %[[ARG7:[^ ]+]]: i16) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.mma.sp.block_scale A[%[[ARG0]], %[[ARG0]]] B[%[[ARG1]], %[[ARG1]]] C[%[[ARG2]], %[[ARG2]]] sparseMetadata[%[[ARG3]]] selector[%[[ARG4]]] scaleA[%[[ARG5]], %[[ARG6]], %[[ARG7]]] scaleB[%[[ARG5]], %[[ARG6]], %[[ARG7]]] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (vector<2xf16>, vector<2xf16>, vector<2xf32>) -> !llvm.struct<(f32, f32)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
