// RUN: mlir-opt %s --test-lower-to-llvm=reassociate-fp-reductions --dump-pass-pipeline 2>&1 | FileCheck %s

module {}

// CHECK: Pass Manager with 17 passes:
// CHECK-NEXT: builtin.module(
// CHECK-NEXT:   func.func(
// CHECK-NEXT:     convert-vector-to-scf{full-unroll=false lower-scalable=false lower-tensors=false target-rank=1}
// CHECK-NEXT:   ),
// CHECK-NEXT:   func.func(
// CHECK-NEXT:     convert-linalg-to-loops
// CHECK-NEXT:   ),
// CHECK-NEXT:   lower-affine,
// CHECK-NEXT:   convert-scf-to-cf{allow-pattern-rollback=true},
// CHECK-NEXT:   canonicalize{  max-iterations=10 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=true},
// CHECK-NEXT:   cse,
// CHECK-NEXT:   convert-vector-to-llvm{enable-amx=false enable-arm-bf16=false enable-arm-i8mm=false enable-arm-neon=false enable-arm-sve=false enable-x86vector=false force-32bit-vector-indices=true reassociate-fp-reductions=true use-vector-alignment=false vector-contract-lowering=dot vector-transpose-lowering=eltwise},
// CHECK-NEXT:   func.func(
// CHECK-NEXT:     convert-math-to-llvm{approximate-log1p=true}
// CHECK-NEXT:   ),
// CHECK-NEXT:   expand-strided-metadata,
// CHECK-NEXT:   lower-affine,
// CHECK-NEXT:   finalize-memref-to-llvm{index-bitwidth=0 use-aligned-alloc=false use-generic-functions=false},
// CHECK-NEXT:   convert-func-to-llvm{index-bitwidth=0 use-bare-ptr-memref-call-conv=false},
// CHECK-NEXT:   convert-arith-to-llvm{index-bitwidth=0},
// CHECK-NEXT:   convert-cf-to-llvm{index-bitwidth=0},
// CHECK-NEXT:   convert-index-to-llvm{index-bitwidth=0},
// CHECK-NEXT:   convert-ub-to-llvm{index-bitwidth=0},
// CHECK-NEXT:   reconcile-unrealized-casts
// CHECK-NEXT: )
// CHECK-EMPTY:
// CHECK-NEXT: module {
// CHECK-NEXT: }
