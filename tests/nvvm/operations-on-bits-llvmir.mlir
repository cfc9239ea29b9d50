// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

// The operation on bits is part of the name where there are bits.
llvm.func @f(%a: i32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sync A[%a] B[%a] C[%a, %a] {b1Op = #nvvm.mma_b1op<xor_popc>, intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 8, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
  %1 = nvvm.mma.sync A[%h, %h] B[%h, %h] C[%h, %h, %h, %h] {b1Op = #nvvm.mma_b1op<and_popc>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  %2 = nvvm.mma.sync A[%a] B[%a] C[%a, %a] {b1Op = #nvvm.mma_b1op<and_popc>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 8, n = 8, k = 128>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]], <2 x half> %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = call { i32, i32 } @llvm.nvvm.mma.m8n8k16.row.col.satfinite.s8.u8(i32 %[[V0]], i32 %[[V0]], i32 %[[V0]], i32 %[[V0]])
// CHECK-NEXT:   %[[V3:[^ ]+]] = call { <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.mma.m8n8k4.row.col.f16.f16(<2 x half> %[[V1]], <2 x half> %[[V1]], <2 x half> %[[V1]], <2 x half> %[[V1]], <2 x half> %[[V1]], <2 x half> %[[V1]], <2 x half> %[[V1]], <2 x half> %[[V1]])
// CHECK-NEXT:   %[[V4:[^ ]+]] = call { i32, i32 } @llvm.nvvm.mma.and.popc.m8n8k128.row.col.b1(i32 %[[V0]], i32 %[[V0]], i32 %[[V0]], i32 %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { i32, i32 } @llvm.nvvm.mma.m8n8k16.row.col.satfinite.s8.u8(i32, i32, i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.mma.m8n8k4.row.col.f16.f16(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { i32, i32 } @llvm.nvvm.mma.and.popc.m8n8k128.row.col.b1(i32, i32, i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nounwind memory(none) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
