// ORACLE: differs (objects-without-code-generators)
// RUN: mlir-opt %s --split-input-file --gpu-module-to-binary=format=llvm | FileCheck %s

module {
gpu.module @k1 <#gpu.select_object<1>> [#nvvm.target<O = 0>, #nvvm.target<O = 0, chip = "sm_90">] attributes {foo = 1, gpu.x} {
  llvm.func @k(%a: i32) attributes {gpu.kernel, nvvm.kernel} { llvm.return }
}
func.func @f() { return }
module @inner {
gpu.module @k2 [#nvvm.target<O = 0>] { }
}
gpu.module @k3 [#rocdl.target<O = 0>] { }
}

// -----

module {
gpu.module @k [#xevm.target] { }
}
