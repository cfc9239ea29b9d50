// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(convert-scf-to-cf),expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,convert-ub-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)' --split-input-file --verify-diagnostics

// expected-error @+1 {{invalid memref element type}}
func.func @f(%n: index) -> memref<4x!llvm.struct<(i8, f64)>> {
  %0 = memref.alloc() : memref<4x!llvm.struct<(i8, f64)>>
  return %0 : memref<4x!llvm.struct<(i8, f64)>>
}
// -----

// expected-error @+1 {{invalid memref element type}}
func.func @f(%n: index) -> memref<?x!llvm.struct<(i8, f64)>> {
  %0 = memref.alloca(%n) : memref<?x!llvm.struct<(i8, f64)>>
  return %0 : memref<?x!llvm.struct<(i8, f64)>>
}
