// RUN: mlir-opt %s --convert-gpu-to-nvvm=allowed-dialects=gpu --verify-diagnostics

// expected-error@+1 {{dialect does not implement ConvertToLLVMPatternInterface: gpu}}
gpu.module @m {
}
