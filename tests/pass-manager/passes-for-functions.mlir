// RUN: not mlir-opt %s --affine-loop-unroll 2>&1 | FileCheck %s
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(cse,affine-loop-unroll)' 2>&1 | FileCheck %s
// RUN: not mlir-opt %s --pass-pipeline='any(affine-loop-unroll)' 2>&1 | FileCheck %s --check-prefix=ANY
// RUN: mlir-opt %s --pass-pipeline='builtin.module(any(affine-loop-unroll{unroll-factor=-1}))' | FileCheck %s --check-prefix=EACH
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=0}))' 2>&1 | FileCheck %s --check-prefix=ZERO

func.func @f() {
  affine.for %i = 0 to 1 { }
  return
}
llvm.func @g() {
  affine.for %i = 0 to 1 { }
  llvm.return
}
module {
}

// CHECK: <unknown>:0: error: unable to schedule pass 'AffineLoopUnroll' on a PassManager intended to run on 'builtin.module'!
// ANY: error: 'builtin.module' op trying to schedule pass 'AffineLoopUnroll' on an unsupported operation
// EACH-NOT: affine.for
// EACH: llvm.return
// ZERO: <unknown>:0: error: Invalid option: 'unroll-factor' should be greater than 0 or equal to -1
