// Only the first pass that fails is heard, wherever later ones would have failed,
// and of the functions it fails on only the first.
// RUN: mlir-opt %s --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(convert-scf-to-cf,expand-strided-metadata,convert-arith-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,finalize-memref-to-llvm,reconcile-unrealized-casts)'

func.func private @malloc(i32) -> !llvm.ptr
func.func @fails_late(%n: index) -> memref<?xf32> {
  %m = memref.alloc(%n) : memref<?xf32>
  return %m : memref<?xf32>
}
func.func @right() {
  return
}
func.func @fails_first(%t: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{failed to legalize operation 'scf.forall' that was explicitly marked illegal}}
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xf32> {
    scf.forall.in_parallel {
    }
  }
  return %r : tensor<4xf32>
}
func.func @fails_first_too(%t: tensor<4xf32>) -> tensor<4xf32> {
  %r = scf.forall (%i) in (5) shared_outs(%o = %t) -> tensor<4xf32> {
    scf.forall.in_parallel {
    }
  }
  return %r : tensor<4xf32>
}

// -----

// expected-error@+1 {{redefinition of reserved function 'malloc' of different type '!llvm.func<ptr (i32)>' is prohibited}}
func.func private @malloc(i32) -> !llvm.ptr
func.func @f(%n: index) -> memref<?xf32> {
  %m = memref.alloc(%n) : memref<?xf32>
  return %m : memref<?xf32>
}
func.func @g(%n: index) -> memref<?xf32> {
  %m = memref.alloc(%n) : memref<?xf32>
  return %m : memref<?xf32>
}

// -----

// expected-note@-2 {{see existing symbol definition here}}
// What the conversion of assertions leaves is wrong, which the verifier says
// before later passes run.
// expected-error@+1 {{redefinition of symbol named 'puts'}}
func.func private @puts(i32)
func.func @f(%c: i1) {
  cf.assert %c, "no"
  return
}
