// RUN: mlir-opt %s --gpu-lower-to-nvvm-pipeline --dump-pass-pipeline 2>&1 | FileCheck %s
// RUN: mlir-opt %s "--gpu-lower-to-nvvm-pipeline=cubin-format=isa index-bitwidth=32 cubin-triple=t cubin-chip=c cubin-features=f opt-level=3 kernel-bare-ptr-calling-convention host-bare-ptr-calling-convention ptxas-cmd-options='-v -x' allow-pattern-rollback=0" --dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=GIVEN

module {}



// CHECK: Pass Manager with 23 passes:
// CHECK-NEXT: builtin.module(
// CHECK-NEXT:   convert-nvgpu-to-nvvm,
// CHECK-NEXT:   gpu-kernel-outlining{data-layout-str=},
// CHECK-NEXT:   convert-vector-to-scf{full-unroll=false lower-scalable=false lower-tensors=false target-rank=1},
// CHECK-NEXT:   convert-scf-to-cf{allow-pattern-rollback=true},
// CHECK-NEXT:   convert-nvvm-to-llvm,
// CHECK-NEXT:   convert-func-to-llvm{index-bitwidth=0 use-bare-ptr-memref-call-conv=false},
// CHECK-NEXT:   expand-strided-metadata,
// CHECK-NEXT:   nvvm-attach-target{O=2 chip=sm_50 fast=false features=+ptx60 ftz=false  module= ptxas-cmd-options= triple=nvptx64-nvidia-cuda},
// CHECK-NEXT:   lower-affine,
// CHECK-NEXT:   convert-arith-to-llvm{index-bitwidth=0},
// CHECK-NEXT:   convert-index-to-llvm{index-bitwidth=64},
// CHECK-NEXT:   canonicalize{  max-iterations=10 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=true},
// CHECK-NEXT:   cse,
// CHECK-NEXT:   gpu.module(
// CHECK-NEXT:     convert-gpu-to-nvvm{allow-pattern-rollback=true  has-redux=false index-bitwidth=64 use-bare-ptr-memref-call-conv=false}
// CHECK-NEXT:   ),
// CHECK-NEXT:   gpu.module(
// CHECK-NEXT:     canonicalize{  max-iterations=10 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=true}
// CHECK-NEXT:   ),
// CHECK-NEXT:   gpu.module(
// CHECK-NEXT:     cse
// CHECK-NEXT:   ),
// CHECK-NEXT:   gpu.module(
// CHECK-NEXT:     reconcile-unrealized-casts
// CHECK-NEXT:   ),
// CHECK-NEXT:   gpu-to-llvm{intersperse-sizes-for-kernels=false use-bare-pointers-for-host=false use-bare-pointers-for-kernels=false},
// CHECK-NEXT:   gpu-module-to-binary{format=fatbin  opts= section= toolkit=},
// CHECK-NEXT:   convert-math-to-llvm{approximate-log1p=true},
// CHECK-NEXT:   canonicalize{  max-iterations=10 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=true},
// CHECK-NEXT:   cse,
// CHECK-NEXT:   reconcile-unrealized-casts
// CHECK-NEXT: )
// CHECK-EMPTY:
// CHECK-NEXT: module {
// CHECK-NEXT: }

// GIVEN: Pass Manager with 23 passes:
// GIVEN-NEXT: builtin.module(
// GIVEN-NEXT:   convert-nvgpu-to-nvvm,
// GIVEN-NEXT:   gpu-kernel-outlining{data-layout-str=},
// GIVEN-NEXT:   convert-vector-to-scf{full-unroll=false lower-scalable=false lower-tensors=false target-rank=1},
// GIVEN-NEXT:   convert-scf-to-cf{allow-pattern-rollback=true},
// GIVEN-NEXT:   convert-nvvm-to-llvm,
// GIVEN-NEXT:   convert-func-to-llvm{index-bitwidth=0 use-bare-ptr-memref-call-conv=false},
// GIVEN-NEXT:   expand-strided-metadata,
// GIVEN-NEXT:   nvvm-attach-target{O=3 chip=c fast=false features=f ftz=false  module= ptxas-cmd-options={-v -x} triple=t},
// GIVEN-NEXT:   lower-affine,
// GIVEN-NEXT:   convert-arith-to-llvm{index-bitwidth=0},
// GIVEN-NEXT:   convert-index-to-llvm{index-bitwidth=32},
// GIVEN-NEXT:   canonicalize{  max-iterations=10 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=true},
// GIVEN-NEXT:   cse,
// GIVEN-NEXT:   gpu.module(
// GIVEN-NEXT:     convert-gpu-to-nvvm{allow-pattern-rollback=false  has-redux=false index-bitwidth=32 use-bare-ptr-memref-call-conv=true}
// GIVEN-NEXT:   ),
// GIVEN-NEXT:   gpu.module(
// GIVEN-NEXT:     canonicalize{  max-iterations=10 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=true}
// GIVEN-NEXT:   ),
// GIVEN-NEXT:   gpu.module(
// GIVEN-NEXT:     cse
// GIVEN-NEXT:   ),
// GIVEN-NEXT:   gpu.module(
// GIVEN-NEXT:     reconcile-unrealized-casts
// GIVEN-NEXT:   ),
// GIVEN-NEXT:   gpu-to-llvm{intersperse-sizes-for-kernels=false use-bare-pointers-for-host=true use-bare-pointers-for-kernels=true},
// GIVEN-NEXT:   gpu-module-to-binary{format=isa  opts= section= toolkit=},
// GIVEN-NEXT:   convert-math-to-llvm{approximate-log1p=true},
// GIVEN-NEXT:   canonicalize{  max-iterations=10 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=true},
// GIVEN-NEXT:   cse,
// GIVEN-NEXT:   reconcile-unrealized-casts
// GIVEN-NEXT: )
// GIVEN-EMPTY:
// GIVEN-NEXT: module {
// GIVEN-NEXT: }
