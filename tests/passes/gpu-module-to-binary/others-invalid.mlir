// ORACLE: differs (objects-without-code-generators)
// RUN: mlir-opt %s --split-input-file --gpu-module-to-binary --verify-diagnostics

// expected-error @+2 {{a fat binary for 'nvptx64-nvidia-cuda' is made by LLVM, of what format=llvm gives}}
// expected-error @+1 {{An error happened while serializing the module.}}
gpu.module @k1 [#nvvm.target] {
  llvm.func @k(%a: i32) attributes {gpu.kernel, nvvm.kernel} { llvm.return }
}
