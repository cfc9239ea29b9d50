// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(convert-scf-to-cf),expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,convert-ub-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)' --split-input-file --verify-diagnostics

func.func @f() {
// expected-error @+1 {{'arith.constant' op integer return type must be signless}}
  %0 = arith.constant 1 : si32
  return
}
// -----

func.func @f() {
// expected-error @+1 {{integer constant out of range for attribute}}
  %0 = arith.constant 1 : i0
  return
}
