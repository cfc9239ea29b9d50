// RUN: mlir-opt %s --split-input-file --verify-diagnostics

llvm.func @f(%a: i32, %c: !llvm.struct<(f32, f32, f32, f32)>) {
  // expected-error @+1 {{'nvvm.mma.sync' op Could not match types for the C operands; expected one of 2xvector<2xf16> 4xf32 but got !llvm.struct<(f32, f32, f32, f32)>}}
  %0 = "nvvm.mma.sync"(%a, %a, %a, %c) <{shape = #nvvm.shape<m = 16, n = 8, k = 4>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, operandSegmentSizes = array<i32: 2, 1, 1>}> : (i32, i32, i32, !llvm.struct<(f32, f32, f32, f32)>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: !llvm.struct<(i32, i32)>) {
  // expected-error @+1 {{'nvvm.mma.sync' op ctype does not match dtype}}
  %0 = "nvvm.mma.sync"(%a, %a, %a, %c) <{shape = #nvvm.shape<m = 16, n = 8, k = 4>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, operandSegmentSizes = array<i32: 2, 1, 1>}> : (i32, i32, i32, !llvm.struct<(i32, i32)>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
