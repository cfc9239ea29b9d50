// RUN: mlir-opt %s --convert-nvvm-to-llvm --split-input-file --verify-diagnostics

llvm.func @wide(%p: i128) {
  // expected-error @+1 {{The register type could not be deduced from MLIR type. The 'i128' is not supported. Supported types are:i1, i16, i32, i64, f32, f64,pointers.}}
  nvvm.inline_ptx "a $0;" ro(%p : i128)
  llvm.return
}
