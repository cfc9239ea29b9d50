// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(convert-scf-to-cf),expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,convert-ub-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)' --split-input-file --verify-diagnostics

// expected-error @unknown {{conversion to strided form failed either due to non-strided layout maps (which should have been normalized away) or other reasons}}
func.func @f(%m: memref<?xf32, affine_map<(d0) -> (d0 mod 2)>>) {
  return
}
// -----

// expected-error @+1 {{custom op 'func.func' 'sym_visibility' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func @f() attributes {sym_visibility = "private"} {
  return
}
// -----

// expected-error @+1 {{expected ','}}
func.func @f() attributes {frame_pointer = #llvm.framePointerKind<all>, target_cpu = "a", memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none>} {
  return
}
