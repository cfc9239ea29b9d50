// RUN: mlir-opt %s --split-input-file --gpu-module-to-binary=format=llvm --verify-diagnostics

// expected-error @+1 {{the module has no target attributes}}
gpu.module @k1 {
  llvm.func @k(%a: i32) attributes {gpu.kernel} { llvm.return }
}
gpu.module @k2 [#nvvm.target] {
  llvm.func @k(%a: i32) attributes {gpu.kernel} { llvm.return }
}

// -----

// expected-error @+2 {{Failed creating the llvm::Module.}}
// expected-error @+1 {{An error happened while serializing the module.}}
gpu.module @k1 [#nvvm.target] {
  // expected-error @+2 {{unsupported GPU operation: gpu.func}}
  // expected-error @+1 {{LLVM Translation failed for operation: gpu.func}}
  gpu.func @k(%a: i32) kernel { gpu.return }
}
