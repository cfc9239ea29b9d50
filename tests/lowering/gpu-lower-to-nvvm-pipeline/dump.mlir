// RUN: mlir-opt %s --gpu-lower-to-nvvm-pipeline --dump-pass-pipeline 2>&1 | FileCheck %s
// RUN: mlir-opt %s "--gpu-lower-to-nvvm-pipeline=cubin-format=isa index-bitwidth=32 cubin-triple=t cubin-chip=c cubin-features=f opt-level=3 kernel-bare-ptr-calling-convention host-bare-ptr-calling-convention ptxas-cmd-options='-v -x' allow-pattern-rollback=0" --dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=GIVEN

module {}
