// RUN: mlir-opt %s --convert-nvvm-to-llvm --split-input-file --verify-diagnostics

llvm.func @wide(%p: i128) {
  // expected-error @+1 {{The register type could not be deduced from MLIR type. The 'i128' is not supported. Supported types are:i1, i16, i32, i64, f32, f64,pointers.}}
  nvvm.inline_ptx "a $0;" ro(%p : i128)
  llvm.return
}

// -----

llvm.func @sums(%a: i64, %b: i64, %s: !llvm.struct<(i8, i8, i8, i8)>) {
  // expected-error @+1 {{The register type could not be deduced from MLIR type. The 'i8' is not supported. Supported types are:i1, i16, i32, i64, f32, f64,pointers.}}
  %0 = nvvm.wgmma.mma_async %a, %b, %s, #nvvm.shape<m = 64, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<one>], A [<f16>, #nvvm.wgmma_scale_in<neg>, #nvvm.mma_layout<col>], B [<f16>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<col>] : !llvm.struct<(i8, i8, i8, i8)> -> !llvm.struct<(i8, i8, i8, i8)>
  llvm.return
}
