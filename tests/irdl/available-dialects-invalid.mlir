// RUN: not mlir-opt %s --irdl-file=%S/apart.mlir 2>&1 | FileCheck %s

// Dialects that are described are among those that there are.

func.func @f() {
  there.is_none
  return
}

// CHECK: tests/irdl/available-dialects-invalid.mlir:6:3: error: Dialect `there' not found for custom op 'there.is_none' 
// CHECK-NEXT:   there.is_none
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/irdl/available-dialects-invalid.mlir:6:3: note: Available dialects: acc, affine, amdgpu, amx, arith, arm_neon, arm_sme, arm_sve, async, bufferization, builtin, cf, complex, d (*), dlti, emitc, func, gpu, index, irdl, linalg, llvm, math, memref, ml_program, mpi, nvgpu, nvvm, omp, pdl, pdl_interp, ptr, quant, rocdl, scf, shape, shard, smt, sparse_tensor, spirv, tensor, test, test_dyn, test_irdl_to_cpp, tosa, transform, ub, vector, wasmssa, x86vector, xegpu, xevm (* corresponding to loaded but unregistered dialects); for more info on dialect registration see https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management
